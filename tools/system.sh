#!/bin/sh
# What the project needs from the system's package manager: Python with venv, and for the tests a Chromium and a PostgreSQL.
# Firefox and WebKit are installed where they can be: without one of them, only its own test is skipped.
set -eu
missing=""
python3 -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
command -v chromium >/dev/null || missing="$missing chromium"
# Debian keeps its programs out of the path.
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
optional=""
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || optional="$optional firefox-esr"
command -v WebKitWebDriver >/dev/null || optional="$optional webkit2gtk-driver"
# WebKit shows its window on a screen that Xvfb pretends to have.
command -v Xvfb >/dev/null || optional="$optional xvfb"
[ -z "$missing$optional" ] && exit 0
install() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }
absent() { echo "Not on this machine, so tests that use it are skipped: $1" >&2; }
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || [ -z "$missing" ]
    [ -z "$missing" ] || install $missing
    for one in $optional; do install "$one" || absent "$one"; done
else
    for one in $optional; do absent "$one"; done
    [ -z "$missing" ] && exit 0
    echo "Missing from the system:$missing. On Debian or Ubuntu: sudo apt-get install$missing" >&2
    exit 1
fi
