#!/bin/sh
# Puts into the Xcode project that buildozer made what its settings have no word for: which service is looked for near by,
# the links that lead in, and what is said about privacy. Written, and not yet run.
#
#   setup/phones/ios/complete.sh FOLDER      where buildozer builds
set -eu
here=$(cd "$(dirname "$0")" && pwd)
plist=$(find "$1" -name '*-Info.plist' -path '*pichenette*' | head -1)
[ -n "$plist" ] || { echo "There is no project in $1." >&2 && exit 1; }
edit() {
    /usr/libexec/PlistBuddy -c "$1" "$plist" 2>/dev/null || true
}
edit "Delete :NSBonjourServices"
edit "Add :NSBonjourServices array"
edit "Add :NSBonjourServices:0 string _pichenette._tcp"
edit "Delete :CFBundleURLTypes"
edit "Add :CFBundleURLTypes array"
edit "Add :CFBundleURLTypes:0 dict"
edit "Add :CFBundleURLTypes:0:CFBundleURLName string org.pichenette"
edit "Add :CFBundleURLTypes:0:CFBundleURLSchemes array"
edit "Add :CFBundleURLTypes:0:CFBundleURLSchemes:0 string pichenette"
edit "Delete :UIRequiresFullScreen"
edit "Add :UIRequiresFullScreen bool false"
cp "$here/PrivacyInfo.xcprivacy" "$(dirname "$plist")/PrivacyInfo.xcprivacy"
echo "Completed: $plist. PrivacyInfo.xcprivacy lies beside it, and must be added to the project's resources."
