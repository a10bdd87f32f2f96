#!/bin/sh
# Are all libraries of a package laid out for pages of 16 KB? Each segment that is loaded must be aligned to that at least.
#
#   setup/phones/pages.sh PACKAGE…
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0 seen=0
for package in "$@"; do
    unzip -qo "$package" '*.so' -d "$work/out"
    # All of Python's own modules lie in an archive that is only called a library; a phone unpacks and loads them, too.
    find "$work/out" -name libpybundle.so >"$work/list"
    while read -r bundle; do
        mkdir "$bundle.out"
        tar -xzf "$bundle" -C "$bundle.out"
        rm "$bundle"
    done <"$work/list"
    find "$work/out" -name '*.so' -type f >"$work/list"
    while read -r library; do
        readelf -h "$library" >/dev/null
        seen=$((seen + 1))
        for align in $(readelf -lW "$library" | awk '$1 == "LOAD" {print $NF}'); do
            if [ $((align)) -lt 16384 ]; then
                echo "$(basename "$library") of $(basename "$package") is laid out for pages of $((align)) bytes" >&2
                bad=1
            fi
        done
    done <"$work/list"
    rm -rf "$work/out"
done
[ "$seen" -gt 0 ] || { echo "There is no library in it." >&2 && exit 1; }
[ "$bad" = 0 ] && echo "$seen libraries are laid out for pages of 16 KB"
