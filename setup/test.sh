#!/bin/sh
# Runs all tests in three rows, side by side: those that mostly wait for other devices, those of windows, and those that
# reckon. What the first two told is said at the end.
#
#   RUN=PYTHON setup/test.sh
set -u
cd "$(dirname "$0")/.."
told=$(mktemp -d)
trap 'kill $rows 2>/dev/null; rm -rf "$told"' EXIT
trap 'exit 1' INT TERM

sessions="tests/session $(echo tests/mobile/test_session*.py)"
# shellcheck disable=SC2086 # several words are meant
"$RUN" -m pytest $sessions >"$told/sessions" 2>&1 &
rows=$! waits=$!
"$RUN" -m pytest tests/mobile --ignore-glob='*/test_session*.py' >"$told/windows" 2>&1 &
rows="$rows $!" windows=$!

failed=0
"$RUN" -m pytest --ignore=tests/mobile --ignore=tests/session || failed=1
wait "$windows" || failed=1
echo "The tests of windows, which ran meanwhile:"
cat "$told/windows"
wait "$waits" || failed=1
echo "The tests of sessions, which ran meanwhile too:"
cat "$told/sessions"
exit "$failed"
