//! What must hold of every program, whatever it does.

use super::program::Program;
use analysis::check::campaign::{Budget, Campaign, Report, Strategy};
use analysis::check::outcomes::{self, Explored, Outcomes};
use driver::Setup;
use guest::memory::REGION_BITS;
use std::collections::{BTreeSet, HashSet};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use vm::Limits;
use vm::sched::{Bounds, Pct, Pos, Random, Replay, Scheduler};

/// The part of the address space that main's first thread has for itself.
const FIRST_CHILD: u64 = 2;

/// Samples of each kind.
const SAMPLES: u64 = 80;
/// Orders of a campaign.
const CAMPAIGN: u64 = 200;

/// How much a program took.
#[derive(Clone, Copy, Default)]
pub(crate) struct Effort {
    /// Orders that plain enumeration tried.
    pub(crate) plain: u64,
    /// Runs with reduction that came to an end.
    pub(crate) reduced: u64,
    /// Runs with reduction that were given up.
    pub(crate) redundant: u64,
    /// Orders that differ in what depends on each other.
    pub(crate) shapes: u64,
    pub(crate) outcomes: u64,
    /// Plain enumeration was not finished.
    pub(crate) capped: bool,
    /// Exploration was cut short by one of its bounds.
    pub(crate) limited: bool,
}

pub(crate) struct Fault {
    /// Which of the properties does not hold.
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

fn fault<T>(kind: &'static str, text: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { kind, text: text.into() })
}

#[derive(Clone)]
pub(crate) struct Judge {
    pub(crate) clang: PathBuf,
    /// Orders for plain enumeration.
    pub(crate) most: u64,
    /// Compare campaigns on one and on two cores.
    pub(crate) campaigns: bool,
    /// Count the orders that differ in what depends on each other.
    pub(crate) shapes: bool,
    /// Let waits on condition variables end for no reason.
    pub(crate) spurious: bool,
}

/// What an exploration saw besides outcomes.
#[derive(Default)]
struct Seen {
    /// Words on which there was a race.
    racy: BTreeSet<u64>,
    shapes: HashSet<u64>,
}

impl Seen {
    /// `twins`: what belongs to one of them stands for the same of any other.
    fn add(&mut self, explored: &Explored<'_>, shapes: bool, twins: bool) {
        let of_any_twin = |at: u64| match at >> REGION_BITS {
            region @ FIRST_CHILD.. if twins => at - ((region - FIRST_CHILD) << REGION_BITS),
            _ => at,
        };
        // One access is reported one race of several, so races are compared by the word.
        self.racy.extend(explored.outcome.races.iter().map(|r| of_any_twin(r.race.at) & !7));
        if shapes && !explored.explorer.was_redundant() {
            self.shapes.insert(explored.explorer.shape());
        }
    }
}

impl Judge {
    pub(crate) fn judge(&self, program: &Program) -> Result<Effort, Fault> {
        let text = program.text();
        let module = match self.compile(&text) {
            Ok(module) => module,
            Err(e) => return fault("compile", e),
        };
        let built = match driver::Program::of(vec![module], Vec::new(), Vec::new()) {
            Ok(built) => built,
            Err(e) => return fault("load", e.to_string()),
        };
        let setup = Setup {
            inputs: guest::world::Inputs { args: vec![b"program".to_vec()], ..Default::default() },
            limits: Limits { max_steps: 20_000, ..Limits::default() },
            races: true,
            spurious: self.spurious,
            ..Setup::new(built)
        };
        let (mut with, mut without) = (Seen::default(), Seen::default());
        let reduced = outcomes::explore(&setup, Bounds::default(), self.most, |e| with.add(e, false, program.twins));
        let plain = outcomes::explore(&setup, Bounds { reduce: false, ..Bounds::default() }, self.most, |e| {
            without.add(e, self.shapes, program.twins)
        });
        compare(&reduced, &plain, &with, &without, self.most)?;
        let complete = reduced.complete.then_some(&reduced.distinct);
        sample(&setup, complete)?;
        if self.campaigns {
            campaigns(&setup)?;
        }
        Ok(Effort {
            plain: plain.runs,
            reduced: reduced.runs,
            redundant: reduced.redundant,
            shapes: without.shapes.len() as u64,
            outcomes: reduced.distinct.len() as u64,
            capped: plain.runs >= self.most,
            limited: !reduced.complete,
        })
    }

    fn compile(&self, text: &str) -> Result<ir::Module, String> {
        let mut command = Command::new(&self.clang);
        command.args(["-S", "-emit-llvm", "-g", "-O0", "-Xclang", "-disable-O0-optnone", "-w", "-pthread"]);
        command.args(["-x", "c", "-o", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|e| format!("{}: {e}", self.clang.display()))?;
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(text.as_bytes()).map_err(|e| e.to_string())?;
        }
        let out = child.wait_with_output().map_err(|e| e.to_string())?;
        if !out.status.success() {
            return Err(String::from_utf8_lossy(&out.stderr).into_owned());
        }
        ir::parse("program.c", String::from_utf8_lossy(&out.stdout).into_owned()).map_err(|e| e.to_string())
    }
}

/// With reduction and without: the same outcomes, the same racy words.
fn compare(reduced: &Outcomes, plain: &Outcomes, with: &Seen, without: &Seen, most: u64) -> Result<(), Fault> {
    if reduced.diverged || plain.diverged {
        return fault("diverged", "the same schedule led to different actions");
    }
    let missed: Vec<_> = plain.distinct.difference(&reduced.distinct).collect();
    let extra: Vec<_> = reduced.distinct.difference(&plain.distinct).collect();
    if reduced.complete && !missed.is_empty() {
        return fault("missed", format!("reduction misses {missed:?}\nof {:?}", plain.distinct));
    }
    if plain.complete && !extra.is_empty() {
        return fault("extra", format!("only reduction sees {extra:?}"));
    }
    if plain.complete && !reduced.complete && reduced.runs + reduced.redundant >= most {
        return fault("longer", "reduction takes longer than plain enumeration");
    }
    let (hidden, more) = (without.racy.difference(&with.racy), with.racy.difference(&without.racy));
    if reduced.complete && hidden.clone().next().is_some() || plain.complete && more.clone().next().is_some() {
        let hex = |set: Vec<&u64>| set.iter().map(|a| format!("{a:#x}")).collect::<Vec<_>>().join(" ");
        let (hidden, more) = (hex(hidden.collect()), hex(more.collect()));
        return fault("races", format!("races that only one sees: plain [{hidden}], reduced [{more}]"));
    }
    Ok(())
}

/// Sampled runs end in one of the known ways, and repeat exactly.
fn sample(setup: &Setup, known: Option<&BTreeSet<String>>) -> Result<(), Fault> {
    for seed in 0..3 * SAMPLES {
        let (mut scheduler, name): (Box<dyn Scheduler>, _) = match seed % 3 {
            0 => (Box::new(Random::new(seed)), "random"),
            1 => (Box::new(Pct::new(seed, 2 + (seed / 3 % 4) as u32, 20)), "PCT"),
            _ => (Box::new(Pos::new(seed)), "POS"),
        };
        let (outcome, text) = outcomes::run(setup, &mut *scheduler);
        if known.is_some_and(|k| !k.contains(&text)) {
            return fault("sample", format!("{name} with seed {seed} sees {text:?}, exploration does not"));
        }
        let mut replay = Replay::new(outcome.schedule.clone());
        let (again, text_again) = outcomes::run(setup, &mut replay);
        let same = replay.divergence.is_none()
            && text == text_again
            && outcome.end == again.end
            && outcome.schedule == again.schedule
            && (outcome.events, outcome.event_hash, outcome.steps) == (again.events, again.event_hash, again.steps);
        if !same {
            return fault(
                "replay",
                format!(
                    "{name} with seed {seed} does not repeat\nfirst: {text:?}, {} events, {:?}\nagain: {text_again:?}, {} events, {:?}\n{:?}",
                    outcome.events, outcome.schedule, again.events, again.schedule, replay.divergence
                ),
            );
        }
    }
    Ok(())
}

/// A campaign finds the same on one core and on two.
fn campaigns(setup: &Setup) -> Result<(), Fault> {
    for keep_going in [false, true] {
        let found = [1, 2].map(|jobs| {
            let budget = Budget { schedules: CAMPAIGN, jobs, keep_going, ..Budget::default() };
            describe(&Campaign::new(setup, Strategy::Mix, budget, 1).run(|_| ()))
        });
        if found[0] != found[1] {
            let text = format!("keep_going {keep_going}\none core: {}\ntwo cores: {}", found[0], found[1]);
            return fault("campaign", text);
        }
    }
    Ok(())
}

fn describe(report: &Report) -> String {
    let failures = report.failures.iter().map(|f| (f.number, f.failure.kind.id(), &f.schedule, f.event_hash));
    let races = report.races.iter().map(|r| (r.number, r.found.race, &r.schedule));
    format!(
        "{:?}, doubts {:?}, {:?}\nfailures {:?}\nraces {:?}",
        report.verdict,
        report.doubts,
        report.tally,
        failures.collect::<Vec<_>>(),
        races.collect::<Vec<_>>()
    )
}
