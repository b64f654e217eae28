#!/bin/sh
# Installs what a fresh Debian or Ubuntu lacks to build, test and measure Unsnarl. Instant when nothing is missing.
set -eu

have() { command -v "$1" >/dev/null 2>&1; }

if ! have cargo; then
    echo "setup: Rust is missing. Install it with rustup." >&2
    exit 1
fi

# What is missing, as Debian packages.
missing() {
    have clang || echo clang
    have lli && have llvm-dis || echo llvm
    have csmith || echo csmith
    [ -f /usr/include/csmith/csmith.h ] || dpkg -L libcsmith-dev >/dev/null 2>&1 || echo libcsmith-dev
    have cc || echo gcc
    # `unsnarl cc` puts sections into objects; patches are applied as a person would.
    have objcopy || echo binutils
    have patch || echo patch
    [ -f /usr/include/z3.h ] || echo libz3-dev
    have z3 || echo z3
    # Draws the pages of `explain --html` and `defuse --html` in the tests.
    have chromium || have chromium-browser || have google-chrome || echo chromium
    # Only for what is asked for: the tables of `make bench`.
    [ "${1:-}" != valgrind ] || have valgrind || echo valgrind
    [ -f /usr/include/stdio.h ] || echo libc6-dev
    [ "${1:-}" != valgrind ] || [ -d /usr/share/arduino/hardware/arduino/avr ] || echo arduino-core-avr
    # What the AVR machine is compared with, and compilers for its firmware.
    [ -f /usr/include/simavr/sim_avr.h ] || echo libsimavr-dev libelf-dev
    have avr-gcc || echo gcc-avr binutils-avr
    [ -f /usr/lib/avr/include/avr/io.h ] || echo avr-libc
}

packages=$(missing "$@" | tr '\n' ' ')
if [ -n "$packages" ]; then
    if ! have apt-get; then
        echo "setup: these are missing: $packages(Debian's names); install them with your package manager" >&2
        exit 1
    fi
    if [ "$(id -u)" = 0 ]; then
        sudo=
    elif have sudo && sudo -n true 2>/dev/null; then
        sudo="sudo -n"
    else
        echo "setup: these packages are missing; run this once:" >&2
        echo "    sudo apt-get update && sudo apt-get install -y $packages" >&2
        exit 1
    fi
    echo "setup: installing $packages" >&2
    # shellcheck disable=SC2086 # both are lists of words
    install() { $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q $packages; }
    # The package lists may be missing or old: update them only if it does not work without.
    install >/dev/null 2>&1 || { $sudo apt-get update -q && install; }
fi

version=$(clang --version | sed -n 's/.*version \([0-9]*\).*/\1/p' | head -n 1)
if [ "${version:-0}" -lt 14 ]; then
    echo "setup: clang ${version:-?} is too old, 14 is needed: https://apt.llvm.org has newer ones" >&2
    exit 1
fi
