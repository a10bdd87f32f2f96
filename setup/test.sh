#!/bin/sh
# Runs all tests in four rows, side by side: those that mostly wait for other devices, two of windows, which mostly wait for
# what moves, and those that reckon. What the first three told is said at the end.
#
#   RUN=PYTHON setup/test.sh
set -u
cd "$(dirname "$0")/.."
told=$(mktemp -d)
trap 'kill $rows 2>/dev/null; rm -rf "$told"' EXIT
trap 'exit 1' INT TERM

sessions="tests/session $(echo tests/mobile/test_session*.py)"
windows=$(find tests/mobile -name 'test_*.py' ! -name 'test_session*' | sort)

# Every second file of the windows, from the first or the second on.
half() {
    echo "$windows" | awk -v rest="$1" 'NR % 2 == rest'
}

# shellcheck disable=SC2046,SC2086 # several words are meant
{
    "$RUN" -m pytest $sessions >"$told/sessions" 2>&1 &
    rows=$! waits=$!
    "$RUN" -m pytest $(half 1) >"$told/windows" 2>&1 &
    rows="$rows $!" first=$!
    "$RUN" -m pytest $(half 0) >"$told/more" 2>&1 &
    rows="$rows $!" second=$!
}

failed=0
"$RUN" -m pytest --ignore=tests/mobile --ignore=tests/session || failed=1
wait "$first" || failed=1
echo "The tests of windows, which ran meanwhile:"
cat "$told/windows"
wait "$second" || failed=1
cat "$told/more"
wait "$waits" || failed=1
echo "The tests of sessions, which ran meanwhile too:"
cat "$told/sessions"
exit "$failed"
