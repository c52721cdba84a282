#!/bin/sh
# What the project needs from the system's package manager: nothing but Python with venv, so far.
set -eu
if python3 -c 'import ensurepip, venv' 2>/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && apt-get install -y -qq python3-venv
else
    echo "Missing from the system: python3-venv. On Debian or Ubuntu: sudo apt-get install python3-venv" >&2
    exit 1
fi
