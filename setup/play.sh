#!/bin/sh
# Opens the app; where there is no screen, takes its tour on a virtual one and says where the pictures are.
#
#   RUN=PYTHON setup/play.sh
set -eu
cd "$(dirname "$0")/.."
if [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$RUN" -m mobile
fi
case ${LC_ALL:-${LANG:-}} in fr*) language=fr ;; *) language=en ;; esac
echo "There is no screen here: the app shows itself on a virtual one. The pictures will lie in:"
sh setup/tour.sh "$language-phone-1.0"
