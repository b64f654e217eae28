//! Tables like the thesis' figures 3.5 to 3.7: how deep each approach comes, in what time, on the programs of `tests/stack`; real firmware; and the speed of the
//! machine beside simavr, in the same run.

use super::arduino::Core;
use super::{firmware, simavr};
use avr::bound::Assumptions;
use avr::search::approaches::Approach;
use avr::search::directed::Options;
use avr::stack::{Answer, Request, Timers, analyse};
use avr::{Machine, Program};
use std::path::Path;
use std::time::{Duration, Instant};

const APPROACHES: [(&str, Option<Approach>); 8] = [
    ("random", Some(Approach::Random)),
    ("genetic", Some(Approach::Genetic)),
    ("3", Some(Approach::AllSampled)),
    ("4", Some(Approach::SampledDirected)),
    ("VICE", Some(Approach::Vice)),
    ("6", Some(Approach::AllDirected)),
    ("DTall", Some(Approach::DtAll)),
    ("ours", None),
];

fn answer(program: &Program, approach: Option<Approach>, time: Duration) -> Answer {
    let options = Options {
        events: 40,
        time,
        runs: u64::MAX,
        settle: 20_000,
        boot: 64_000_000,
        handlers: Vec::new(),
        limits: Default::default(),
        bound: None,
        frequency: 16_000_000,
        seed: 1,
    };
    let assumptions = &Assumptions::default();
    analyse(program, Request { path: "x.elf", assumptions, timers: Timers::Free, approach, options }, &|| false)
}

/// Bytes, seconds and percent of sides of branches for each approach, each with so much time at most.
pub fn approaches(time: Duration) {
    println!("bytes (seconds; % of branch sides), at most {} s each", time.as_secs());
    let names: Vec<String> = APPROACHES.iter().map(|(name, _)| format!("{name:>16}")).collect();
    println!("{:<12}{} {:>6}", "program", names.join(""), "bound");
    for firmware in firmware::all() {
        let Ok(program) = Program::read(&firmware.compile(&["-Os"]), None) else { continue };
        print!("{:<12}", firmware.name);
        let mut bound = None;
        for (_, approach) in APPROACHES {
            let start = Instant::now();
            let found = answer(&program, approach, time);
            let sides = 100 * found.sides.0 / found.sides.1.max(1);
            let cell = format!("{} ({:.1}; {sides}%)", found.deepest, start.elapsed().as_secs_f64());
            print!("{cell:>16}");
            bound = found.bound.bytes;
        }
        println!(" {:>6}", bound.map_or("-".into(), |b| b.to_string()));
    }
}

/// Sketches on the Arduino core: deepest, bound, fraction.
pub fn sketches(folder: &Path, time: Duration) -> Result<(), String> {
    let core = Core::new()?;
    let mut files: Vec<_> =
        std::fs::read_dir(folder).map_err(|e| e.to_string())?.filter_map(|f| Some(f.ok()?.path())).collect();
    files.sort();
    println!("{:<12} {:>7} {:>6} {:>5}  seconds  not resolved", "sketch", "deepest", "bound", "%");
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "cpp")) {
        let program = Program::read(&core.build(file)?, None).map_err(|e| e.to_string())?;
        let start = Instant::now();
        let found = answer(&program, None, time);
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let bound = found.bound.bytes.map_or("-".to_string(), |b| b.to_string());
        let percent =
            found.bound.bytes.map_or("-".to_string(), |b| (100 * u32::from(found.deepest) / b.max(1)).to_string());
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{name:<12} {:>7} {bound:>6} {percent:>5}  {seconds:>7.1}  {}",
            found.deepest,
            found.bound.unresolved.len()
        );
    }
    Ok(())
}

/// Millions of cycles per second, ours and simavr's, on firmware that never sleeps.
pub fn speed() -> Result<(), String> {
    const CYCLES: u64 = 100_000_000;
    println!("{:<12} {:>10} {:>10}  ratio   (millions of cycles per second)", "program", "ours", "simavr");
    for firmware in
        firmware::all().iter().filter(|f| ["paths_1", "nesting_1", "nesting_2", "usart"].contains(&&*f.name))
    {
        let program = Program::read(&firmware.compile(&["-Os"]), None).map_err(|e| e.to_string())?;
        let start = Instant::now();
        let mut machine = Machine::new(program.code.clone());
        machine.run_alone(CYCLES).map_err(|halt| halt.to_string())?;
        let ours = CYCLES as f64 / start.elapsed().as_micros() as f64;
        let theirs = CYCLES as f64 / simavr::time(&firmware.mcu, &program.code.flash, CYCLES)? as f64;
        println!("{:<12} {ours:>10.1} {theirs:>10.1} {:>6.1}", firmware.name, ours / theirs);
    }
    Ok(())
}
