//! Exhaustive exploration against the plain truth: on the small programs of `tests/explore`, exploration with
//! partial-order reduction must see exactly the outcomes that trying every order of every event sees.

use analysis::check::outcomes::outcomes;
use driver::{Program, Setup};
use libtest_mimic::{Failed, Trial};
use std::path::{Path, PathBuf};
use testkit::programs::{self, header_line};
use vm::Limits;
use vm::sched::Bounds;

/// Orders that plain enumeration may try; those programs have more that are about the number of runs.
const MOST: u64 = 100_000;
const MOST_OF_MANY: u64 = 20_000;

pub(crate) fn trials() -> Vec<Trial> {
    let trials = programs::all("explore").into_iter().map(|file| {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(format!("explore/{name}"), move || explore(&file))
    });
    trials.collect()
}

fn explore(file: &PathBuf) -> Result<(), Failed> {
    let program = Program::of(vec![programs::module(file, &[])?], Vec::new(), Vec::new()).map_err(|e| e.to_string())?;
    let setup = Setup {
        inputs: guest::world::Inputs { args: vec![b"program".to_vec()], ..Default::default() },
        limits: Limits { max_steps: 1_000_000, ..Limits::default() },
        ..Setup::new(program)
    };
    let reduced = outcomes(&setup, Bounds::default(), MOST);
    let most = if header_line(file, "runs").is_some() { MOST_OF_MANY } else { MOST };
    let plain = outcomes(&setup, Bounds { reduce: false, ..Bounds::default() }, most);
    println!(
        "{:32} {:>8} orders, {:>6} with reduction (+{} redundant), {} outcomes",
        Path::new(file).file_stem().unwrap_or_default().to_string_lossy(),
        plain.runs,
        reduced.runs,
        reduced.redundant,
        plain.distinct.len()
    );
    if !reduced.complete {
        return Err("exploration with reduction did not end".into());
    }
    if !plain.complete && !plain.distinct.is_subset(&reduced.distinct)
        || plain.complete && plain.distinct != reduced.distinct
    {
        let missed: Vec<_> = plain.distinct.difference(&reduced.distinct).collect();
        let extra: Vec<_> = reduced.distinct.difference(&plain.distinct).collect();
        return Err(format!("reduction misses {missed:?}; only reduction sees {extra:?}").into());
    }
    if let Some(expected) = header_line(file, "outcomes")
        && expected != reduced.distinct.len().to_string()
    {
        return Err(format!("{expected} outcomes are expected, there are {:?}", reduced.distinct).into());
    }
    if let Some(expected) = header_line(file, "runs")
        && expected != reduced.runs.to_string()
    {
        return Err(format!("{expected} runs are enough, there were {}", reduced.runs).into());
    }
    Ok(())
}
