//! Is the oracle right? All runs of the VM, one after the other, against it.

use super::code::Code;
use super::flips::{Decision, Grain, Kind, Path, flips, follow};
use super::reach::Reach;
use super::tokens::{self, Run};
use driver::Setup;
use std::collections::BTreeSet;
use vm::Output;
use vm::sched::{Bounds, Explorer, Progress};
use vm::{End, Outcome, Tracking};

/// States of the search for flips, at most.
const MOST_STATES: u64 = 1_000_000;

/// What went wrong in a run of the VM besides deadlocks: the thread's number and the line.
pub(crate) fn failure(outcome: &Outcome) -> Option<(u8, u32)> {
    match &outcome.end {
        End::Failed(f) if !matches!(f.kind.id(), "deadlock" | "livelock") => {
            let name = f.thread.to_string();
            let thread = name.rsplit_once('.').map_or(0, |(_, n)| n.parse().unwrap_or(u8::MAX));
            Some((thread, f.stack.first().map_or(0, |p| p.line)))
        }
        _ => None,
    }
}

/// The order of a run, with the access that failed as a last step.
fn order(run: &Run, outcome: &Outcome) -> Vec<(u8, Option<u32>)> {
    let mut order = run.order.clone();
    if let (End::Failed(f), Some((thread, line))) = (&outcome.end, failure(outcome))
        && f.kind.id().ends_with("out-of-bounds")
        && !order.is_empty()
    {
        order.push((thread, Some(line)));
    }
    order
}

/// How a run of the VM looks to the oracle; an error if it did something that the oracle does not know of.
pub(crate) fn path(code: &Code, inputs: &[i32], run: &Run, outcome: &Outcome) -> Result<Path, String> {
    let path = follow(code, inputs, &order(run, outcome))?;
    for made in run.made.iter().filter(|m| m.decision.kind == Kind::If) {
        let Some((_, ours)) = path.decisions.iter().find(|(d, _)| *d == made.decision) else {
            return Err(format!("{:?} was made by the VM only", made.decision));
        };
        if (*ours == 1) != made.taken {
            return Err(format!("{:?} was {} in the VM, {ours} in the oracle", made.decision, made.taken));
        }
    }
    Ok(path)
}

/// What all runs of the VM showed.
#[derive(Default)]
pub(crate) struct Crossed {
    pub(crate) runs: u64,
    pub(crate) complete: bool,
}

/// Tries every order of a program without inputs, at most so many.
pub(crate) fn cross(code: &Code, setup: &Setup, reach: &Reach, most: u64) -> Result<Crossed, String> {
    let mut explorer = Explorer::new(Bounds { reduce: false, ..Bounds::default() });
    let mut first: Option<Path> = None;
    let mut flipped: BTreeSet<Decision> = BTreeSet::new();
    let mut seen = Reach::default();
    let mut crossed = Crossed::default();
    loop {
        let mut machine = setup.machine(Output::Discard);
        machine.track(Tracking { all_branches: true, no_tables: true, ..Tracking::default() });
        machine.schedule_with(&mut explorer);
        let outcome = machine.run();
        crossed.runs += 1;

        let run = Run::new(&tokens::of_machine(&machine));
        drop(machine);
        let path = path(code, &[], &run, &outcome)?;
        for (d, value) in path.decisions.iter().filter(|(d, _)| d.kind == Kind::If) {
            if !run.made.iter().any(|m| m.decision == *d) {
                return Err(format!("{d:?} was made by the oracle only"));
            }
            seen.branches.insert((d.line, *value == 1));
        }
        if let Some((_, line)) = failure(&outcome) {
            seen.failures.insert(line);
        }
        match &first {
            None => first = Some(path),
            Some(first) => flipped.extend(first.first_difference(code, &path)),
        }
        match explorer.advance() {
            Progress::More if crossed.runs < most => {}
            Progress::More => break,
            Progress::Complete => {
                crossed.complete = true;
                break;
            }
        }
    }
    if explorer.diverged {
        return Err("the VM did something else under the same schedule".into());
    }
    let Some(first) = first else { return Ok(crossed) };
    let Some(known) = flips(code, &first, &[Vec::new()], Grain::Strict, MOST_STATES) else { return Ok(crossed) };
    let lack = |what: &str, missing: String| if missing == "{}" { Ok(()) } else { Err(format!("{what}: {missing}")) };
    let only = |a: &BTreeSet<Decision>, b: &BTreeSet<Decision>| format!("{:?}", a - b);
    lack("flips that only the VM sees", only(&flipped, &known))?;
    lack("branches that only the VM sees", format!("{:?}", &seen.branches - &reach.branches))?;
    lack("failures that only the VM sees", format!("{:?}", &seen.failures - &reach.failures))?;
    if crossed.complete {
        lack("flips that only the oracle sees", only(&known, &flipped))?;
        lack("branches that only the oracle sees", format!("{:?}", &reach.branches - &seen.branches))?;
        lack("failures that only the oracle sees", format!("{:?}", &reach.failures - &seen.failures))?;
    }
    Ok(crossed)
}
