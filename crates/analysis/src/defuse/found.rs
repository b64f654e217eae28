//! What is reported: each flow with its status and its run.

use super::aim::{Flows, Known, Shown};
use crate::ended::Ended;
use crate::hunt::statics::Statics;
use crate::hunt::{Blocked, Candidates, Case, Hunt, Judgement, Keep, Kept, Proofs, Stats, Verdict};
use crate::lost::LostInput;
use driver::Error;
use serde::{Serialize, Serializer};
use std::path::PathBuf;
use trace::{Failure, Place, ThreadName};
use vm::{BranchSide, MayFlow, Way};

/// One end of a flow.
#[derive(Clone, Serialize)]
pub struct End {
    pub at: Place,
    /// `None` if only the code tells of it.
    pub thread: Option<ThreadName>,
}

/// In one word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// A run showed it.
    Explicit,
    /// The solver predicted it, and a run showed it.
    Implicit,
    Undecided,
    /// No order of the paths seen has it.
    Impossible,
}

pub struct Flow {
    pub variable: String,
    /// `None`: what was there before there were threads.
    pub write: Option<End>,
    pub read: End,
    pub predicted: bool,
    pub judgement: Judgement,
}

impl Flow {
    pub fn status(&self) -> Status {
        match self.judgement.verdict() {
            Verdict::Confirmed if self.predicted => Status::Implicit,
            Verdict::Confirmed => Status::Explicit,
            Verdict::Undecided => Status::Undecided,
            Verdict::Refuted => Status::Impossible,
        }
    }
}

/// A side of a branch, for people.
pub struct Side {
    pub at: Place,
    pub way: Way,
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Keys<'a> {
            at: &'a Place,
            side: String,
        }
        Keys { at: &self.at, side: self.way.to_string() }.serialize(serializer)
    }
}

/// Sides of branches that lead to the ends of flows.
#[derive(Serialize)]
pub struct EscortPair {
    pub write_side: Side,
    pub read_side: Side,
    pub covered: bool,
}

/// A failure that was met on the way.
pub struct Met {
    pub failure: Failure,
    pub run: Option<PathBuf>,
    pub inputs: Vec<(String, u64)>,
    /// The run was to show a flow that the solver had predicted.
    pub predicted: bool,
}

/// What came of it.
pub struct Outcome {
    pub flows: Vec<Flow>,
    pub escorts: Vec<EscortPair>,
    pub failures: Vec<Met>,
    pub stats: Stats,
    pub ended: Ended,
    pub not_looked_at: Vec<String>,
    pub lost_inputs: Vec<LostInput>,
    /// Runs that went another way than the solver said.
    pub complaints: Vec<String>,
    /// Runs that could not be saved, and why; what had to be given up for memory.
    pub notes: Vec<String>,
}

impl Flows {
    fn escorts(&self) -> Vec<EscortPair> {
        let side = |s: &BranchSide| Side { at: s.place.clone(), way: s.way };
        let all = self.guide.escorts.iter().zip(&self.guide.covered);
        all.map(|(e, covered)| EscortPair { write_side: side(&e.write), read_side: side(&e.read), covered: *covered })
            .collect()
    }
}

impl Candidates for Flows {
    const CURIOUS: bool = true;
    /// There is no neighbourhood that a flow of data is asked of instead.
    const LONGEST: usize = 20_000;
    type InCode = MayFlow;

    fn news(&self) -> u64 {
        self.news
    }

    fn cases(&self) -> impl Iterator<Item = &Case> {
        self.all.iter().map(|k| &k.case)
    }

    fn statics(&self) -> &Statics<MayFlow> {
        &self.statics
    }

    fn not_looked_at(&self) -> Vec<String> {
        self.guide.limits.iter().map(ToString::to_string).collect()
    }
}

/// Searches for all flows of a program.
pub fn defuse(hunt: &Hunt<'_>) -> Result<Outcome, Error> {
    let (search, ended) = hunt.search(Flows::of(hunt.setup.image()))?;
    let aim = &search.aim;
    let mut runs = Runs { all: &aim.runs, saved: vec![None; aim.runs.len()], kept: hunt.kept() };
    let failures = aim.failed.iter().filter_map(|f| {
        let run = runs.path(f.run)?;
        let inputs = aim.runs[f.run].named.clone();
        Some(Met { failure: f.failure.clone(), run, inputs, predicted: f.predicted })
    });
    let failures: Vec<Met> = failures.collect();
    let mut proofs = hunt.proofs(&search);
    let mut flows: Vec<Flow> = aim.all.iter().map(|known| flow(known, &mut runs, &mut proofs)).collect();
    flows.extend(aim.statics.open().map(|(flow, blocked)| in_code(flow, blocked)));
    flows.sort_by_cached_key(|f| {
        let end = |e: &End| (e.at.file.clone(), e.at.line, e.at.column, e.thread.clone());
        (f.status(), f.variable.clone(), f.write.as_ref().map(end), end(&f.read))
    });
    drop(proofs);
    let mut stats = Stats::of(&search.tally(), hunt.started);
    stats.unconfirmed += runs.kept.lost;
    stats.judge(flows.iter().map(|f| f.judgement.verdict()));
    Ok(Outcome {
        flows,
        escorts: aim.escorts(),
        failures,
        stats,
        ended,
        not_looked_at: aim.not_looked_at(),
        lost_inputs: search.lost(),
        complaints: search.complaints.clone(),
        notes: runs.kept.notes.into_iter().chain(search.given_up()).collect(),
    })
}

/// The runs that showed something, each saved when it is needed first.
struct Runs<'a> {
    all: &'a [Shown],
    /// What came of saving each.
    saved: Vec<Option<Saved>>,
    kept: Kept<'a>,
}

#[derive(Clone)]
enum Saved {
    At(Option<PathBuf>),
    /// It did not come again.
    Lost,
}

impl Runs<'_> {
    /// Where a run is saved, if it could be; `None` if it did not come again.
    fn path(&mut self, run: usize) -> Option<Option<PathBuf>> {
        let (shown, kept) = (&self.all[run], &mut self.kept);
        let saved = self.saved[run].get_or_insert_with(|| {
            // How a run ends that is too long is nothing to come again.
            let Some(outcome) = shown.outcome.clone() else { return Saved::At(None) };
            let keep = Keep {
                name: format!("flow-{}", run + 1),
                inputs: &shown.inputs,
                outcome,
                schedule: &shown.schedule,
                event_hash: shown.event_hash,
                stands: &[],
                found_by: "a search for flows of data",
            };
            match kept.save(&keep) {
                Some(path) => Saved::At(path),
                None => {
                    kept.lost += 1;
                    Saved::Lost
                }
            }
        });
        match saved {
            Saved::At(path) => Some(path.clone()),
            Saved::Lost => None,
        }
    }
}

/// A flow that runs or traces have shown.
fn flow(known: &Known, runs: &mut Runs<'_>, proofs: &mut Proofs<'_>) -> Flow {
    let judgement = match known.run {
        Some(run) => match runs.path(run) {
            Some(path) => Judgement::Confirmed { run: path, inputs: runs.all[run].named.clone() },
            None => Judgement::Undecided { blocked: Blocked::Lost },
        },
        None => open(proofs, known),
    };
    let end = |(place, thread): &(Place, ThreadName)| End { at: place.clone(), thread: Some(thread.clone()) };
    Flow {
        variable: known.location.clone(),
        write: known.write.as_ref().map(end),
        read: end(&known.read),
        predicted: known.predicted,
        judgement,
    }
}

/// What the code alone says and no run could.
fn in_code(flow: &MayFlow, blocked: Blocked) -> Flow {
    let end = |a: &vm::CodeAccess| End { at: a.place.clone(), thread: None };
    Flow {
        variable: flow.data.clone(),
        write: Some(end(&flow.write)),
        read: end(&flow.read),
        predicted: false,
        judgement: Judgement::Undecided { blocked },
    }
}

/// A flow that no run showed.
fn open(proofs: &mut Proofs<'_>, known: &Known) -> Judgement {
    match known.case.blocked() {
        Some(blocked) => Judgement::Undecided { blocked },
        None => proofs.judge(&known.case.refuted_by, None),
    }
}
