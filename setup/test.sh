#!/bin/sh
# Runs all tests side by side: a row of those that mostly wait for other devices, three that take the tests of windows, which
# mostly wait for what moves, a few files at a time, and a row of those that reckon. What the others told is said at the end.
#
#   RUN=PYTHON setup/test.sh
set -u
cd "$(dirname "$0")/.."
told=$(mktemp -d)
trap 'kill $rows 2>/dev/null; rm -rf "$told"' EXIT
trap 'exit 1' INT TERM

sessions="tests/session $(echo tests/mobile/test_session*.py)"
tour=tests/mobile/test_tour.py # takes longest, so it comes first
windows="$tour $(find tests/mobile -name 'test_*.py' ! -name 'test_session*' ! -path "$tour" | sort)"

# Some files of windows. On another Python it may be that none of them has a test to run: that is no failure.
# shellcheck disable=SC2016 # the shell that is started reads it
some='"$0" -m pytest "$@" >"$(mktemp "$TOLD/windows.XXXXXX")" 2>&1 || [ $? -eq 5 ]'

# shellcheck disable=SC2086 # several words are meant
{
    "$RUN" -m pytest $sessions >"$told/sessions" 2>&1 &
    rows=$! waits=$!
    echo "$windows" | TOLD=$told xargs -P 3 -n 4 sh -c "$some" "$RUN" &
    rows="$rows $!" shown=$!
}

failed=0
"$RUN" -m pytest --ignore=tests/mobile --ignore=tests/session || failed=1
wait "$shown" || failed=1
echo "The tests of windows, which ran meanwhile:"
cat "$told"/windows.*
wait "$waits" || failed=1
echo "The tests of sessions, which ran meanwhile too:"
cat "$told/sessions"
exit "$failed"
