#!/bin/sh
# Installs a package on the emulator or phone that is there, starts it, and waits for its first frames.
#
#   setup/phones/start.sh PACKAGE FOLDER      pictures and the log are left in the folder
set -eu
package=$1 folder=$2
name=org.pichenette.pichenette
mkdir -p "$folder"
raw=$(mktemp)
trap 'rm -f "$raw"' EXIT

sound() { # stops where an error was told
    adb logcat -d -s python:* AndroidRuntime:E >"$folder/log.txt"
    if grep -q "Traceback\|FATAL EXCEPTION" "$folder/log.txt"; then
        tail -60 "$folder/log.txt" >&2
        exit 1
    fi
}

drawn() { # drawn PICTURE: stops where the middle of the screen, four bytes each dot, is of hardly any colours
    adb exec-out screencap -p >"$folder/$1"
    adb exec-out screencap >"$raw"
    dots=$(($(wc -c <"$raw") / 4))
    colours=$(tail -c +$((dots / 4 * 4 + 1)) "$raw" | head -c $((dots / 2 * 4)) | od -An -v -tx4 -w4 | sort -u | wc -l)
    [ "$colours" -ge 8 ] || { echo "Nothing is drawn: $1 has $colours colours." >&2 && exit 1; }
}

adb install -r "$package"
adb logcat -c
adb shell am start -W -n "$name/org.kivy.android.PythonActivity"

# Kivy says so when it has loaded all and begins to draw.
for _ in $(seq 90); do
    sound
    if grep -q "Start application main loop" "$folder/log.txt"; then
        sleep 5
        drawn started.png
        # Put aside and taken up again it is still the same process.
        before=$(adb shell pidof "$name")
        adb shell input keyevent KEYCODE_HOME
        sleep 3
        adb shell am start -W -n "$name/org.kivy.android.PythonActivity"
        sleep 3
        [ "$(adb shell pidof "$name")" = "$before" ] || { echo "It did not live through being put aside." >&2 && exit 1; }
        sound
        drawn again.png
        echo "It starts, draws, and comes back."
        exit 0
    fi
    sleep 2
done
tail -60 "$folder/log.txt" >&2
echo "It did not start within three minutes." >&2
exit 1
