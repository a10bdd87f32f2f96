#!/bin/sh
# Is a package small enough? All that it holds for one processor, the one that phones have, may take 40 MB.
#
#   setup/phones/size.sh PACKAGE…
set -eu
most=40000000
for package in "$@"; do
    bytes=$(unzip -v "$package" | awk 'length($7) == 8 && index($8, "lib/x86") != 1 {sum += $3} END {print sum + 0}')
    [ "$bytes" -gt 0 ] || { echo "There is nothing in it." >&2 && exit 1; }
    echo "$(basename "$package") takes $((bytes / 1000)) kB for a phone's processor"
    [ "$bytes" -le "$most" ] || { echo "That is more than $((most / 1000)) kB." >&2 && exit 1; }
done
