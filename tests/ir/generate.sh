#!/bin/sh
# Makes the modules of this folder anew. They are kept in the repository, so that tests need no compiler.
set -e
cd "$(dirname "$0")"
flags="-S -emit-llvm -g -Xclang -disable-O0-optnone -w -fdebug-compilation-dir=."
for version in 14 19; do
    for level in 0 2; do
        clang-$version $flags -O$level language.c -o language.clang$version.O$level.ll
    done
    clang++-$version $flags -O0 -fexceptions exceptions.cpp -o exceptions.clang$version.O0.ll
done
rustc --edition 2024 --crate-type lib -g -C opt-level=0 -C codegen-units=1 --remap-path-prefix "$PWD=." --emit=llvm-ir bank.rs -o bank.rustc.O0.ll
rustc --edition 2024 --crate-type lib -g -C opt-level=2 -C codegen-units=1 --remap-path-prefix "$PWD=." --emit=llvm-ir bank.rs -o bank.rustc.O2.ll
