//! Our machine and simavr, instruction by instruction.

use testkit::avr::instructions::compare;

/// `cargo xtask fuzz-avr` does the same for ten million.
#[test]
fn generated_instructions_do_what_they_do_in_simavr() {
    for (mcu, seed) in [("atmega328p", 1), ("atmega128", 2), ("atmega2560", 3)] {
        if let Err(difference) = compare(mcu, 40_000, seed) {
            panic!("{difference}");
        }
    }
}
