#!/bin/sh
# Makes a folder with a Debian for 64-bit ARM in it, and what core needs; nothing of it runs while it is made.
#
#   setup/arm64.sh PYTHON FOLDER      PYTHON fetches packages
set -eu
cd "$(dirname "$0")/.."
python=$1 folder=$2
sh setup/packages.sh "$python" arm64
wanted=$(sha256sum setup/lock.txt setup/arm64.sh)
[ "$(cat "$folder/stamp" 2>/dev/null)" != "$wanted" ] || exit 0

rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
echo "Fetching a Debian for 64-bit ARM into $folder"
mmdebstrap --quiet --variant=extract --arch=arm64 --include=python3 trixie "$folder"
[ -e "$folder/lib" ] || ln -s usr/lib "$folder/lib"

# What core is made of, by the app's own lock, for that machine.
awk '/^[a-z]/ {taken = ($0 ~ /^(cffi|msgspec|pycparser|pymunk|typing-extensions)==/)} taken' setup/lock.txt >"$folder/core.txt"
"$python" -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
    --platform manylinux_2_28_aarch64 --platform manylinux_2_17_aarch64 --platform manylinux2014_aarch64 \
    --python-version 3.13 --implementation cp --target "$folder/opt/core" --requirement "$folder/core.txt"
echo "$wanted" >"$folder/stamp"
