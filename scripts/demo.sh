#!/bin/sh
# The main job as far as it exists: a program that works, and the same program with a bug that nobody sees natively.
set -eu
cd "$(dirname "$0")/../examples/demo"
unsnarl=$1

say() { printf '\n\033[1m$ %s\033[0m\n' "$*"; }
[ -t 1 ] || say() { printf '\n$ %s\n' "$*"; }

say "unsnarl run -DFIXED queue.c"
"$unsnarl" run -DFIXED queue.c

say "unsnarl run queue.c    # without the fix"
status=0
"$unsnarl" run queue.c 2>&1 || status=$?
echo "(exit status $status)"
if [ "$status" != 1 ]; then
    echo "demo: a failure and exit status 1 were expected" >&2
    exit 1
fi
