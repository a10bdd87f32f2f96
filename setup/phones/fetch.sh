#!/bin/sh
# Fetches what `make check-android` holds our names against: all classes of Android's API as declarations, and the resources
# of the system. Both are known by their hashes; what is there already stays.
#
#   setup/phones/fetch.sh FOLDER
set -eu
mkdir -p "$1"
cd "$1"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

right() { # right FILE SHA256
    echo "$2  $1" | sha256sum --check --status 2>/dev/null
}

types=android-platform-37.d.ts types_hash=8c582d8b5f4b5fe158d47bbb198cb69f85b70d435fb17e41e77b0015405a4416
if ! right "$types" "$types_hash"; then
    (cd "$work" && npm pack --silent "@nativescript/types-android@9.1.1" >/dev/null && tar -xzf ./*.tgz)
    cp "$work/package/lib/android/$types" "$types"
    right "$types" "$types_hash" || { echo "$types is another one than ours" >&2 && exit 1; }
fi

# The newest that Debian has; older ones do not know what our manifest names.
resources=framework-res.apk resources_hash=dc4ad5f3fa6323c490a55b8898765ee98c7a957e3c096b86e2319b900434ab31
if ! right "$resources" "$resources_hash"; then
    mkdir -p "$work/apt/lists/partial" "$work/apt/archives/partial"
    # Where this is no Debian but has its apt, as Ubuntu, DEBIAN says from where; the hash says whether it is what we mean.
    debian=$(apt-get indextargets --format '$(REPO_URI)' 'Label: Debian' 'Created-By: Packages' 2>/dev/null | head -1)
    debian=${debian:-${DEBIAN:-}}
    if [ -z "$debian" ]; then
        echo "The system's resources are Debian's package android-framework-res, and this is no Debian: set DEBIAN." >&2
        exit 0
    fi
    echo "deb [trusted=yes] $debian trixie main" >"$work/apt/sources"
    apt() {
        apt-get -qq -o Dir::State="$work/apt" -o Dir::State::Lists="$work/apt/lists" -o Dir::Cache="$work/apt" \
            -o Dir::Etc::SourceList="$work/apt/sources" -o Dir::Etc::SourceParts=/dev/null -o Debug::NoLocking=1 \
            -o APT::Sandbox::User= -o APT::Architecture=amd64 -o Acquire::Languages=none "$@"
    }
    apt update
    (cd "$work" && apt download android-framework-res && dpkg -x android-framework-res_*.deb out)
    cp "$work/out/usr/share/android-framework-res/$resources" "$resources"
    right "$resources" "$resources_hash" || { echo "$resources is another one than ours" >&2 && exit 1; }
fi
