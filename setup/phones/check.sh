#!/bin/sh
# Checks the package for phones, by the Python that phones get.
#
#   setup/phones/check.sh PYTHON [--write]
set -eu
cd "$(dirname "$0")/../.."

is_it() { # is_it PYTHON: one of the version that is packed
    [ "$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" = 3.13 ]
}

python=
for candidate in "$1" python3.13; do
    if is_it "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "The package for phones is checked by Python 3.13, and there is none here: make check-android PYTHON=…" >&2
    exit 1
fi
shift

# The app's own packages, as for every other target; and what packs, in an environment of its own.
venv=.venv
[ "$python" = python3 ] || venv=.venv-$(basename "$python")
sh setup/setup.sh "$python" "$venv"
sh setup/packages.sh "$python" phones
tools=build/phones/venv
wanted="$("$python" --version) $(sha256sum setup/lock-phones.txt)"
if [ "$(cat "$tools/stamp" 2>/dev/null)" != "$wanted" ]; then
    echo "Installing setup/lock-phones.txt into $tools"
    "$python" -m venv --clear "$tools"
    "$tools/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --no-deps --require-hashes \
        --only-binary :all: --requirement setup/lock-phones.txt
    echo "$wanted" >"$tools/stamp"
fi
sh setup/phones/fetch.sh build/phones/found

exec "$tools/bin/python" -m tests.phones --python "$PWD/$venv/bin/python" "$@"
