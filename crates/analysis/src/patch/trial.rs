//! Compiles a changed program and checks it as the original was checked: races and deadlocks included, within the same limits.

use crate::check::campaign::Verdict;
use crate::check::{Check, search};
use crate::explain::Explanation;
use crate::explain::patched::{Tested, Why};
use driver::Setup;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use trace::FailureKind;
use vm::sched::{RoundRobin, Scheduler};
use vm::{End, Output, Stop};

/// Steps of a run: so many times those of the failing one, and so many more.
const LONGER: u64 = 20;
const LEAST_STEPS: u64 = 200_000;
/// Runs whose output is compared.
const COMPARED: u64 = 4;

/// How changed programs are checked.
pub struct Checks<'a> {
    pub check: &'a Check<'a>,
    /// Look for data races, as the check did.
    pub races: bool,
    pub stop: &'a Stop,
}

pub(super) struct Trial<'a> {
    setup: Setup,
    checks: &'a Checks<'a>,
    /// What good runs of the original print, each with its lines in order of the alphabet.
    prints: BTreeSet<Vec<String>>,
}

impl<'a> Trial<'a> {
    pub(super) fn new(setup: &Setup, e: &Explanation, checks: &'a Checks<'a>) -> Trial<'a> {
        // A change after which runs do not end is none that helps, and that shows soon.
        let most = e.failing.outcome.steps.saturating_mul(LONGER).saturating_add(LEAST_STEPS);
        let setup = Setup { races: checks.races, ..setup.with_max_steps(most).stopping(checks.stop) };
        let schedules =
            e.passing.iter().map(|p| &p.0.outcome.schedule).chain(e.more.iter().take(8).map(|m| &m.schedule));
        let prints = schedules.filter_map(|s| printed(&setup, &mut vm::sched::Replay::loosely(s.clone()))).collect();
        Trial { setup, checks, prints }
    }

    /// What the check said.
    pub(super) fn test(&self, files: &[(PathBuf, String)]) -> Result<Tested, Why> {
        let program = self.setup.program.changed(files).and_then(Result::ok).ok_or(Why::NotCompiled)?;
        let setup = Setup { program: Arc::new(program), ..self.setup.clone() };
        if !self.still_works(&setup) {
            return Err(Why::PrintsOther);
        }
        let (report, _) = search(&setup, self.checks.check);
        if let Some(failure) = report.failures.first() {
            return Err(Why::Fails(failure.failure.kind.id()));
        }
        if !report.races.is_empty() {
            return Err(Why::Fails(FailureKind::DataRace.id()));
        }
        let runs = report.tally.schedules;
        match report.verdict {
            Verdict::Proved => Ok(Tested { runs, proved: report.doubts.is_empty() }),
            Verdict::Exhausted if report.tally.unfinished == 0 => Ok(Tested { runs, proved: false }),
            _ => Err(Why::Unfinished),
        }
    }

    /// Whether it prints what the original prints when it ends well. Where that differs from run to run, one that is alike is enough.
    fn still_works(&self, setup: &Setup) -> bool {
        let run = |n: u64| printed(setup, &mut RoundRobin::new(1 + n * 7));
        self.prints.is_empty() || (0..COMPARED).filter_map(run).any(|p| self.prints.contains(&p))
    }
}

/// What a run prints, if it ends well.
fn printed(setup: &Setup, scheduler: &mut dyn Scheduler) -> Option<Vec<String>> {
    let kept = Arc::new(Mutex::new(Vec::new()));
    let outcome = setup.run_to(Output::Capture(kept.clone()), scheduler);
    let bytes = kept.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut lines: Vec<String> = String::from_utf8_lossy(&bytes).lines().map(str::to_string).collect();
    lines.sort();
    (outcome.end == End::Exit(0)).then_some(lines)
}
