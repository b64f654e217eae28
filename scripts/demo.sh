#!/bin/sh
# The main job: a bug that shows once in many runs, found, explained and replayed; and a memory error that nobody sees
# natively. The explanation stays behind as a page, .unsnarl/scanner.html.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root/examples/demo"
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

mkdir -p "$root/.unsnarl"

say "unsnarl check scanner.c --html scanner.html"
expect 1 "$unsnarl" check --out "$runs" --html "$root/.unsnarl/scanner.html" scanner.c

say "unsnarl replay scanner-assertion-1.run"
expect 1 "$unsnarl" replay "$runs"/scanner-assertion-1.run

say "unsnarl run queue.c"
expect 1 "$unsnarl" run --save "$runs"/queue.run queue.c

printf '\nThe explanation as a page: %s\n' "$root/.unsnarl/scanner.html"
