#!/bin/sh
# The main job: a bug that shows once in many runs, found and replayed; and a memory error that nobody sees natively.
set -eu
cd "$(dirname "$0")/../examples/demo"
unsnarl=$1
runs=$(mktemp -d)
trap 'rm -rf "$runs"' EXIT

say() { printf '\n\033[1m$ %s\033[0m\n' "$*"; }
[ -t 1 ] || say() { printf '\n$ %s\n' "$*"; }

# Runs a command that must end with this status.
expect() {
    wanted=$1
    shift
    status=0
    "$@" 2>&1 || status=$?
    echo "(exit status $status)"
    if [ "$status" != "$wanted" ]; then
        echo "demo: exit status $wanted was expected" >&2
        exit 1
    fi
}

say "unsnarl check tickets.c"
expect 1 "$unsnarl" check --out "$runs" tickets.c

say "unsnarl replay tickets-assertion-1.run"
expect 1 "$unsnarl" replay "$runs"/tickets-assertion-1.run

say "unsnarl run queue.c"
expect 1 "$unsnarl" run --save "$runs"/queue.run queue.c
