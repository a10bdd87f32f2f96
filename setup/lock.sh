#!/bin/sh
# Writes the lock files anew from the pins in pyproject.toml: one file for all Pythons and machines, with the hashes of
# all files of each package; and setup/app.txt, the app's own pins, for pip. Run it by `make lock` after changing a pin.
#
#   setup/lock.sh PYTHON
set -eu
cd "$(dirname "$0")/.."
sh setup/packages.sh "$1"

tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
"$1" -m venv "$tools"
"$tools/bin/python" -m pip install --quiet --disable-pip-version-check --only-binary :all: uv==0.13.8

lock() { # lock FILE HEADING REQUIREMENTS: nothing is taken from an older lock, and nothing names where files came from
    {
        echo "# $2"
        echo "# Written by \`make lock\` from pyproject.toml; not by hand."
        "$tools/bin/uv" pip compile --quiet --no-deps --generate-hashes --universal --python-version 3.11 \
            --no-header --no-annotate "$3"
    } >"$tools/new"
    cp "$tools/new" "$1"
}

# uv adds the app's own pins to those of an extra; each lock has one list of its own, so the lists are written out.
"$tools/bin/python" - "$tools" <<'PYTHON'
import pathlib
import sys
import tomllib

project = tomllib.loads(pathlib.Path("pyproject.toml").read_text())["project"]
extras = project["optional-dependencies"]
out = pathlib.Path(sys.argv[1])
(out / "main.in").write_text("\n".join(project["dependencies"] + extras["dev"]))
for extra in ("art", "bench", "build", "cluster", "phones", "radio"):
    (out / f"{extra}.in").write_text("\n".join(extras[extra]))
heading = "# What the app needs, for pip install --no-deps. Written by `make lock` from pyproject.toml; not by hand.\n"
pathlib.Path("setup/app.txt").write_text(heading + "".join(f"{pin}\n" for pin in project["dependencies"]))
PYTHON

lock setup/lock.txt "The app, and what checks it." "$tools/main.in"
lock setup/lock-art.txt "What \`make art\` draws and sounds with; installed on top of lock.txt." "$tools/art.in"
lock setup/lock-bench.txt "What \`make bench\` measures us against; installed on top of lock.txt." "$tools/bench.in"
lock setup/lock-build.txt "What packs the sources of packages that have no wheel." "$tools/build.in"
lock setup/lock-cluster.txt "What spreads matches over a cluster; installed on top of lock.txt." "$tools/cluster.in"
lock setup/lock-phones.txt "What \`make check-android\` packs with; in an environment of its own." "$tools/phones.in"
lock setup/lock-radio.txt "What \`make radio\` checks Bluetooth with; installed on top of lock.txt." "$tools/radio.in"
