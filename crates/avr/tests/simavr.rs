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

/// The programs of `tests/stack` as they are, up to the first interrupt or sleep. After that simavr 1.6 goes by another clock than the data sheets: its handlers are entered
/// in no time, and its prescalers start when a timer is switched on (they run freely).
#[test]
fn firmware_does_what_it_does_in_simavr() {
    const INSTRUCTIONS: u64 = 20_000;
    for firmware in testkit::avr::firmware::all() {
        let program = avr::Program::read(&firmware.compile(&["-Os"]), None).expect("a firmware");
        let theirs = testkit::avr::simavr::firmware(&firmware.mcu, &program.code.flash, INSTRUCTIONS).expect("simavr");
        assert_eq!(theirs.len() as u64, INSTRUCTIONS);
        let mut ours = avr::Machine::new(program.code.clone());
        // simavr's stack pointer is at the end of RAM after every reset.
        ours.sp = program.mcu().ram_end;
        for (state, i) in theirs.iter().zip(0..) {
            ours.step(&mut ()).expect("it goes on");
            let vectors = 2 * program.mcu().vectors.len() as u32 + 2;
            if ours.sleeping || i > 0 && (ours.pc < vectors || state.pc < vectors) {
                assert!(i > 100, "{} is interrupted at once", firmware.name);
                break;
            }
            let registers = (0..32).map(|r| ours.register(r)).collect::<Vec<_>>();
            assert_eq!(
                (ours.pc, ours.sp, ours.sreg, &registers, ours.cycles),
                (state.pc, state.sp, state.sreg, &state.registers, state.cycles),
                "{}, instruction {i}",
                firmware.name
            );
        }
    }
}
