#!/bin/sh
# Runs all tests in two rows, one beside the other: those that mostly wait, for a window or for another device, and
# those that reckon. What the first row told is said at the end.
#
#   RUN=PYTHON setup/test.sh
set -u
cd "$(dirname "$0")/.."
told=$(mktemp)
"$RUN" -m pytest tests/mobile tests/session >"$told" 2>&1 &
waiting=$!
trap 'kill "$waiting" 2>/dev/null; rm -f "$told"' EXIT
trap 'exit 1' INT TERM

failed=0
"$RUN" -m pytest --ignore=tests/mobile --ignore=tests/session || failed=1
echo "The tests of windows and sessions, which ran meanwhile:"
wait "$waiting" || failed=1
cat "$told"
exit "$failed"
