#!/bin/sh
# Makes a virtual environment that holds exactly what a lock names, and does nothing when it is there already.
#
#   setup/setup.sh PYTHON VENV [EXTRA-LOCK…]
#
# setup/lock.txt is always installed; extra locks (setup/lock-bench.txt) are added on top.
set -eu
cd "$(dirname "$0")/.."
python=$1
venv=$2
shift 2

# A key says what an environment was made from: which Python, and which lock. A change of either changes it.
key() {
    "$python" - "$1" <<'PYTHON'
import hashlib
import pathlib
import sys

print(sys.version.split()[0], sys.base_prefix, hashlib.sha256(pathlib.Path(sys.argv[1]).read_bytes()).hexdigest())
PYTHON
}

# Stamps are written last, so an interrupted set-up is done again.
stamp() { echo "$venv/$(basename "$1").stamp"; }
current() { [ -x "$venv/bin/python" ] && [ "$(cat "$(stamp "$1")" 2>/dev/null)" = "$2" ]; }

# The lock is the whole truth: pip looks for nothing else, builds nothing, and takes no file whose hash differs.
# kivymd asks for pycairo, which we leave out: hence --no-deps.
install() { # install LOCK KEY [PIP-OPTION…]
    lock=$1 made_from=$2
    shift 2
    echo "Installing $lock into $venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
        --no-deps --require-hashes --only-binary :all: "$@" --requirement "$lock"
    echo "$made_from" >"$(stamp "$lock")"
}

# The exceptions: hkdf is published as source only, and materialyoucolor has no wheel for Linux on ARM, where it is packed
# in pure Python as for phones. Both are packed here, by a setuptools that is locked too.
install_main() {
    install setup/lock-build.txt "$(key setup/lock-build.txt)"
    packed=hkdf
    if [ "$(uname -sm)" = "Linux aarch64" ]; then
        packed=hkdf,materialyoucolor
        MYCP_PURE_PYTHON=1
        export MYCP_PURE_PYTHON
    fi
    install setup/lock.txt "$1" --no-build-isolation --use-pep517 --no-binary "$packed"
}

sh setup/packages.sh "$python"
wanted=$(key setup/lock.txt)
if ! current setup/lock.txt "$wanted"; then
    # From nothing, so that a package which left the lock leaves the environment too.
    "$python" -m venv --clear "$venv"
    install_main "$wanted"
fi
for extra in "$@"; do
    wanted=$(key "$extra")
    current "$extra" "$wanted" || install "$extra" "$wanted"
done
