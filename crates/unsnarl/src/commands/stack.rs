//! `unsnarl stack`: how deep the stack of an AVR firmware can get.

use super::{CANNOT, finish};
use crate::cli::{Format, StackOptions, TimerMode};
use crate::report::json::stack as document;
use crate::report::{print_all, stack as text};
use avr::Program;
use avr::bound::Assumptions;
use avr::search::directed::Options;
use avr::stack::{Request, SavedRun, Timers, analyse, links};
use driver::Error;
use driver::stop::on_ctrl_c;
use std::path::{Path, PathBuf};

/// Cycles that a firmware may take until it switches interrupts on: four seconds at 16 MHz.
const BOOT: u64 = 64_000_000;

/// Nothing larger is read: a HEX file of the largest flash is below this, and debug info seldom is above.
const LARGEST: u64 = 64 << 20;

pub(crate) fn run(options: &StackOptions) -> Result<u8, Error> {
    let program = read(&options.file, options.mcu.as_deref())?;
    let assumptions = assumptions(options, &program)?;
    let timers = match options.timers {
        TimerMode::Free => Timers::Free,
        TimerMode::Exact => Timers::Exact,
    };
    let search = Options {
        events: options.events,
        time: options.time,
        runs: options.runs,
        settle: options.settle,
        boot: BOOT,
        handlers: Vec::new(),
        bound: None,
        limits: Default::default(),
        frequency: options.frequency,
        seed: options.seed,
    };
    let stop = on_ctrl_c()?;
    let path = options.file.display().to_string();
    let approach = options.approach.of_thesis();
    let request = Request { path: &path, assumptions: &assumptions, timers, approach, options: search };
    let answer = analyse(&program, request, &|| stop.is_over());
    let run = save(&answer.run, &options.out, &options.file)?;
    let limit = options.limit.unwrap_or(answer.room.into());
    let report = document::Report { program: &program, answer: &answer, run: &run, limit };
    let out = match options.format {
        Format::Text => text::text(&report),
        Format::Json => document::json(&report)?,
    };
    finish(&out, u32::from(answer.deepest) > limit, &stop)
}

/// Repeats a saved sequence of events.
pub(crate) fn replay(path: &Path, bytes: &[u8]) -> Result<u8, Error> {
    let run = SavedRun::read(&String::from_utf8_lossy(bytes)).map_err(|why| Error::at(path, why))?;
    let firmware = PathBuf::from(&run.program);
    let program = read(&firmware, Some(&run.mcu))?;
    if !run.is_of(&program) {
        return Err(Error::at(&firmware, "is not the firmware that this run was made with"));
    }
    let (machine, chain, _) = run.play(&program);
    print_all(&text::chain(&links(&program, &chain)))?;
    let (now, then) = (machine.deepest(), run.deepest);
    if now == then {
        driver::say!("replayed: the stack is {now} bytes deep at cycle {}, as recorded", chain.cycle);
        return Ok(0);
    }
    driver::say!(
        "unsnarl: the stack is {now} bytes deep, and {then} were recorded: this is a bug in unsnarl, or the run was edited"
    );
    Ok(CANNOT)
}

fn read(path: &Path, mcu: Option<&str>) -> Result<Program, Error> {
    let size = std::fs::metadata(path).map_err(|e| Error::at(path, e))?;
    if size.is_dir() {
        return Err(Error::at(path, "this is a folder; name a firmware in it"));
    }
    if size.len() > LARGEST {
        return Err(Error::at(path, format!("has {} bytes, and no firmware is so large", size.len())));
    }
    let bytes = std::fs::read(path).map_err(|e| Error::at(path, e))?;
    Program::read(&bytes, mcu).map_err(|why| Error::at(path, why))
}

/// What the user knows about calls and recursion.
fn assumptions(options: &StackOptions, program: &Program) -> Result<Assumptions, Error> {
    let unknown =
        |name: &str| Error::new(format!("{name}: the firmware has no function, handler or address of this name"));
    let function = |name: &str| program.find(name.trim()).ok_or_else(|| unknown(name.trim()));
    let mut all = Assumptions::default();
    for text in &options.assume {
        let Some((from, to)) = text.split_once(" calls ") else {
            return Err(Error::new(format!("--assume '{text}': write 'F calls G, H'")));
        };
        let targets = to.split(',').map(function).collect::<Result<Vec<_>, _>>()?;
        all.calls.entry(function(from)?).or_default().extend(targets);
    }
    for text in &options.recursion {
        let wrong = || Error::new(format!("--recursion {text}: write F=N, with N from 1 to 255"));
        let (name, times) = text.split_once('=').ok_or_else(wrong)?;
        let times: u8 = times.parse().ok().filter(|&n| n > 0).ok_or_else(wrong)?;
        // A handler is entered through its vector.
        let entry = match program.mcu().number(name) {
            Some(vector) => 2 * vector as u32,
            None => function(name)?,
        };
        all.recursion.insert(entry, times);
    }
    Ok(all)
}

fn save(run: &SavedRun, folder: &Path, firmware: &Path) -> Result<PathBuf, Error> {
    if folder == Path::new(".unsnarl") && folder.is_symlink() {
        return Err(Error::new(".unsnarl is a link: name the folder for runs with --out"));
    }
    std::fs::create_dir_all(folder).map_err(|e| Error::at(folder, e))?;
    let stem = firmware.file_stem().map_or("firmware".into(), |n| n.to_string_lossy());
    let path = folder.join(format!("{stem}-stack.run"));
    std::fs::write(&path, run.to_string()).map_err(|e| Error::at(&path, e))?;
    Ok(path)
}
