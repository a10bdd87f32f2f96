#!/bin/sh
# Walks through the app at several sizes, languages and text sizes; leaves numbered pictures in build/tour, in a folder each.
#
#   RUN=PYTHON [ONLY=PARTS] [LOOK=NAMES] setup/tour.sh [NAME…]
#
# Names as fr-phone-1.0, parts as paleo,rooms; all without. Looks as strong,red_green: in strong contrast, other colours.
set -eu
cd "$(dirname "$0")/.."
wanted=$*
taken=0
for language in fr en; do
    for device in phone small tablet; do
        case $device in
        phone) size=1080x2340 density=3 ;;
        small) size=720x1280 density=2 ;;
        tablet) size=1600x2560 density=2 ;;
        esac
        for text in 1.0 2.0; do
            name=$language-$device-$text
            case " ${wanted:-$name} " in *" $name "*) ;; *) continue ;; esac
            folder=build/tour/$name${LOOK:+-$LOOK}
            rm -rf "$folder"
            xvfb-run -a -s "-screen 0 1700x2700x24" "$RUN" -m mobile --tour "$folder" \
                --lang "$language" --size "$size" --density "$density" --text "$text" --only "${ONLY:-}" --look "${LOOK:-}"
            echo "$folder"
            taken=$((taken + 1))
        done
    done
done
if [ "$taken" -eq 0 ]; then
    echo "There is no tour called $wanted; one is called fr-phone-1.0." >&2
    exit 1
fi
