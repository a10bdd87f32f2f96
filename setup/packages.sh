#!/bin/sh
# Installs the system packages that are missing, by apt-get; elsewhere it says what is missing.
# Stops when PYTHON is none that we can work with.
#
#   setup/packages.sh PYTHON [radio|phones|arm64]      also what `make radio`, `check-android` or `check-arm64` needs
set -eu
python=$1
missing=

need() { # need PACKAGE WHAT-FOR COMMAND…: the package is there when the command succeeds
    package=$1 purpose=$2
    shift 2
    if ! "$@" >/dev/null 2>&1; then
        echo "Missing: $package, for $purpose"
        missing="$missing $package"
    fi
}

if version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null); then
    case $version in
    3.11 | 3.12 | 3.13) ;;
    *)
        echo "Pichenette needs Python 3.11, 3.12 or 3.13, and $python is $version." >&2
        echo "If you have another, name it: make play PYTHON=python3.12" >&2
        exit 1
        ;;
    esac
    # Debian and Ubuntu keep the pip that a virtual environment starts with in a package per version.
    need "python$version-venv" "the virtual environment" "$python" -c "import ensurepip"
elif [ "$python" = python3 ]; then
    need python3 "everything" false
    need python3-venv "the virtual environment" false
else
    echo "$python does not run here." >&2
    exit 1
fi

# A window needs OpenGL and a touch screen's library, and tests look at it on a screen that nobody sees.
library() { # library NAME: it can be loaded
    "$python" -c "import ctypes, sys; ctypes.CDLL(sys.argv[1])" "$1"
}
drivers() { # where there is no dpkg the system's own way of drawing will do
    ! command -v dpkg || dpkg -s libgl1-mesa-dri
}
if [ "$(uname -s)" = Linux ]; then
    need xvfb "tests of the app, and pictures of it without a screen" command -v Xvfb
    need xauth "the same" command -v xauth
    need xdotool "tests with a mouse" command -v xdotool
    need xsel "the clipboard" command -v xsel
    need libgl1 "the window" library libGL.so.1
    need libegl1 "the window" library libEGL.so.1
    need libgles2 "the window" library libGLESv2.so.2
    need libgl1-mesa-dri "drawing without a graphics card" drivers
    need libmtdev1 "touch screens" library libmtdev.so.1
fi

if [ "${2:-}" = radio ]; then
    need default-jdk-headless "Android's side of Bluetooth and of touches" command -v javac
fi

if [ "${2:-}" = phones ]; then
    need npm "all classes of Android's, as declarations" command -v npm
fi

if [ "${2:-}" = arm64 ]; then
    need mmdebstrap "a Debian for another processor" command -v mmdebstrap
    need qemu-user-static "the other processor" command -v qemu-aarch64-static
fi

[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "There is no apt-get here: please install these by your system's own means (names as in Debian):$missing" >&2
    exit 1
fi

as_root=
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "There is no sudo here. Please run as root: apt-get install$missing" >&2
        exit 1
    fi
    as_root=sudo
    echo "sudo may ask for your password, to install:$missing"
fi
# shellcheck disable=SC2086 # several words are meant; the variable goes through sudo only this way
{
    $as_root apt-get update -qq
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
}
