#!/bin/sh
# Makes runtime.ll, the part of the C library that runs inside the VM, from the C files beside it.
# Needs clang-14 and llvm-link-14; run it after changing a file, and commit the result.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for source in *.c; do
    clang-14 -target x86_64-pc-linux-gnu -std=gnu11 -O1 -g0 -Wall -Wextra -Wno-unused-parameter -fno-builtin -fno-strict-aliasing \
        -fno-vectorize -fno-slp-vectorize -fno-stack-protector -fno-pic -S -emit-llvm -o "$work/${source%.c}.ll" "$source"
done
llvm-link-14 -S "$work"/*.ll |
    # What says for which processor and by which compiler means nothing to the VM.
    sed -e 's/"target-cpu"="[^"]*" *//' -e 's/"target-features"="[^"]*" *//' -e 's/"tune-cpu"="[^"]*" *//' \
        -e '/^; ModuleID/d' -e '/^source_filename/d' -e '/^!llvm.ident/d' -e '/^![0-9]* = !{!"Debian clang/d' \
        > runtime.ll
