#!/bin/sh
# Installs the project's system packages: Python with venv, and for the tests Chromium and PostgreSQL.
# Firefox and WebKit are optional: without one of them, only its own test is skipped.
set -eu
has() { command -v "$1" >/dev/null; }
missing=""
python3 -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
# Debian does not put its programs on the path.
has initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
optional=""
# Headless Chromium opens a page in half the processor time, but not every system has it.
has chromium-headless-shell || optional="$optional chromium-headless-shell"
has firefox-esr || has firefox || optional="$optional firefox-esr"
has WebKitWebDriver || optional="$optional webkit2gtk-driver"
# WebKit needs a screen; Xvfb provides a virtual one.
has Xvfb || optional="$optional xvfb"
has_chromium() { has chromium-headless-shell || has chromium; }
[ -z "$missing$optional" ] && exit 0
install() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }
absent() { echo "Not on this machine, so the tests do without it: $1" >&2; }
if [ "$(id -u)" = 0 ] && has apt-get; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || [ -z "$missing" ]
    [ -z "$missing" ] || install $missing
    for one in $optional; do install "$one" || absent "$one"; done
    has_chromium || install chromium
else
    has_chromium || missing="$missing chromium"
    for one in $optional; do absent "$one"; done
    [ -z "$missing" ] && exit 0
    echo "Missing from the system:$missing. On Debian or Ubuntu: sudo apt-get install$missing" >&2
    exit 1
fi
