//! Damaged firmware: an error, or a firmware that is bounded and run like any other. Never a panic, never for ever.

use avr::bound::{Assumptions, bound};
use avr::search::directed::Options;
use avr::stack::{Request, SavedRun, Timers, analyse};
use avr::{Machine, Program};
use std::time::Duration;
use testkit::avr::firmware::all;
use testkit::traces::chance::Random;

#[test]
fn damaged_firmware_is_refused_or_run() {
    let (mut refused, mut run) = (0, 0);
    for (firmware, seed) in all().iter().zip(1..) {
        let good = firmware.compile(&["-Os"]);
        let mut random = Random::new(seed);
        for i in 0..150 {
            let mut bytes = good.clone();
            if i % 10 == 0 {
                bytes.truncate(random.below(good.len() as u64) as usize);
            }
            // Headers and code are at the start, symbols at the end: both get their share.
            for _ in 0..1 + random.below(8) {
                let near = 1 + random.below(bytes.len().max(1) as u64);
                let at = random.below(near) as usize;
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = random.below(256) as u8;
                }
            }
            match Program::read(&bytes, None) {
                Err(why) => {
                    assert!(!why.to_string().is_empty());
                    refused += 1;
                }
                Ok(program) => {
                    let found = bound(&program, &Assumptions::default());
                    // It may stop: that is a value.
                    let _ = Machine::new(program.code.clone()).run_alone(50_000);
                    program.lines(found.path.iter().map(|s| s.at));
                    run += 1;
                }
            }
        }
    }
    assert!(refused > 50 && run > 50, "{refused} refused, {run} run");
}

#[test]
fn damaged_firmware_is_searched() {
    for (firmware, seed) in all().iter().zip(1..) {
        let program = Program::read(&firmware.compile(&["-Os"]), None).expect("a firmware");
        let mut random = Random::new(seed);
        for _ in 0..6 {
            let mut program = program.clone();
            let code = std::sync::Arc::make_mut(&mut program.code);
            for _ in 0..4 {
                let at = 60 + random.below(u64::from(program.used / 2) - 62) as u32;
                code.patch(at, [random.below(1 << 16) as u16, random.below(1 << 16) as u16]);
            }
            let options = Options {
                events: 10,
                time: Duration::from_secs(20),
                runs: 60,
                settle: 5000,
                boot: 100_000,
                handlers: Vec::new(),
                limits: Default::default(),
                bound: None,
                frequency: 16_000_000,
                seed: 1,
            };
            let assumptions = &Assumptions::default();
            analyse(
                &program,
                Request { path: "x.elf", assumptions, timers: Timers::Free, approach: None, options },
                &|| false,
            );
        }
    }
}

#[test]
fn damaged_runs_are_refused_or_read() {
    let good = "unsnarl stack run 1\nprogram x.elf\nflash 0x12\nmcu atmega328p\nfrequency 16000000\nevent 5 ADC 7\nend 9\ndeepest 3\n";
    assert!(SavedRun::read(good).is_ok());
    assert!(SavedRun::read("unsnarl stack run 2\n").is_err_and(|why| why.contains("another version")));
    assert!(SavedRun::read(&good.replace("ADC", "NOBODY")).is_err_and(|why| why.contains("line 6")));
    let mut random = Random::new(1);
    for _ in 0..2000 {
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..1 + random.below(3) {
            let at = random.below(bytes.len() as u64) as usize;
            bytes[at] = random.below(128) as u8;
        }
        // Either will do.
        let _ = SavedRun::read(&String::from_utf8_lossy(&bytes));
    }
}
