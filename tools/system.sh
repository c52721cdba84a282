#!/bin/sh
# What the project needs from the system's package manager: Python with venv, and for the tests a Chromium and a PostgreSQL.
set -eu
missing=""
python3 -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
command -v chromium >/dev/null || missing="$missing chromium"
# Debian keeps its programs out of the path.
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "Missing from the system:$missing. On Debian or Ubuntu: sudo apt-get install$missing" >&2
    exit 1
fi
