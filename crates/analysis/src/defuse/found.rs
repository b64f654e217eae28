//! What is reported: each flow with its status and its run.

use super::aim::{Flows, Known};
use super::db::{Database, Suspicion, general};
use super::journal::Journal;
use crate::ended::Ended;
use crate::hunt::statics::Statics;
use crate::hunt::{Blocked, Candidates, Case, Hunt, Judgement, Proofs, Stats, Verdict};
use crate::lost::LostInput;
use driver::Error;
use serde::{Serialize, Serializer};
use std::path::PathBuf;
use trace::{Failure, Place, ThreadName};
use vm::{BranchSide, Escort, MayFlow, Way};

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
    /// Its number in the database.
    pub pair: i64,
    /// Its number in this search; none if only the code tells of it.
    pub(super) number: Option<usize>,
    /// The data; all elements of an array are one.
    pub variable: String,
    /// `None`: what was there before there were threads.
    pub write: Option<End>,
    pub read: End,
    pub predicted: bool,
    /// The how-manieth run showed it first, from 1.
    pub first_run: Option<u64>,
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

/// Why no more pairs of branches are looked for (the paper's loop).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EscortsEnded {
    /// Runs have shown a flow of each.
    Covered,
    /// No question is left that could lead to the others.
    Unreachable,
    /// The runs, the time or somebody's patience came to an end before.
    Budget,
}

impl EscortsEnded {
    fn of(escorts: &[EscortPair], ended: Ended) -> EscortsEnded {
        match ended {
            _ if escorts.iter().all(|e| e.covered) => EscortsEnded::Covered,
            Ended::Complete | Ended::Lost | Ended::Signals | Ended::Calls => EscortsEnded::Unreachable,
            Ended::Found | Ended::Budget | Ended::Time | Ended::Interrupted => EscortsEnded::Budget,
        }
    }
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
    pub escorts_ended: EscortsEnded,
    pub failures: Vec<Met>,
    /// What to look at first: of all that the database has.
    pub suspicious: Vec<Suspicion>,
    /// Of all flows in the database that are not impossible, those that a run has shown, in percent.
    pub coverage: f64,
    pub stats: Stats,
    pub ended: Ended,
    pub not_looked_at: Vec<String>,
    pub lost_inputs: Vec<LostInput>,
    /// Runs that went another way than the solver said.
    pub complaints: Vec<String>,
    /// Runs that could not be saved, and why; what had to be given up for memory.
    pub notes: Vec<String>,
    /// Why the database does not have everything that is here.
    pub not_kept: Option<Error>,
}

impl Status {
    /// As JSON and the database have it.
    pub fn word(self) -> &'static str {
        match self {
            Status::Explicit => "explicit",
            Status::Implicit => "implicit",
            Status::Undecided => "undecided",
            Status::Impossible => "impossible",
        }
    }

    /// What the database cannot say otherwise is undecided.
    pub(super) fn of_word(word: &str) -> Status {
        let all = [Status::Explicit, Status::Implicit, Status::Impossible];
        all.into_iter().find(|status| status.word() == word).unwrap_or(Status::Undecided)
    }
}

impl Flows {
    fn escorts(&self) -> Vec<EscortPair> {
        let side = |s: &BranchSide| Side { at: s.place.clone(), way: s.way };
        let pair = |(e, covered): (&Escort, bool)| EscortPair {
            write_side: side(&e.write),
            read_side: side(&e.read),
            covered,
        };
        self.guide.covered().map(pair).collect()
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

/// Searches for all flows of a program. What comes of it goes into the database, too.
pub fn defuse(hunt: &Hunt<'_>, database: &mut Database) -> Result<Outcome, Error> {
    let mut journal = Journal::begin(hunt, database)?;
    let (search, ended) = hunt.search(Flows::of(hunt.setup.image()), &mut |search| journal.look(search))?;
    let aim = &search.aim;
    let failures = aim.failed.iter().filter_map(|f| {
        let run = journal.path(aim, f.run)?;
        let inputs = aim.runs[f.run].named.clone();
        Some(Met { failure: f.failure.clone(), run, inputs, predicted: f.predicted })
    });
    let failures: Vec<Met> = failures.collect();
    let mut proofs = hunt.proofs(&search);
    let mut flows: Vec<Flow> = (0..aim.all.len()).map(|number| flow(aim, number, &mut journal, &mut proofs)).collect();
    flows.extend(aim.statics.open().map(|(flow, blocked)| in_code(flow, blocked)));
    flows.sort_by_cached_key(|f| {
        let end = |e: &End| (e.at.file.clone(), e.at.line, e.at.column, e.thread.clone());
        (f.status(), f.variable.clone(), f.write.as_ref().map(end), end(&f.read))
    });
    drop(proofs);
    let mut stats = Stats::of(&search.tally(), hunt.started);
    stats.unconfirmed += journal.kept.lost;
    stats.judge(flows.iter().map(|f| f.judgement.verdict()));
    let notes = std::mem::take(&mut journal.kept.notes);
    let escorts = aim.escorts();
    let mut outcome = Outcome {
        flows,
        escorts_ended: EscortsEnded::of(&escorts, ended),
        escorts,
        failures,
        suspicious: Vec::new(),
        coverage: 0.0,
        stats,
        ended,
        not_looked_at: aim.not_looked_at(),
        lost_inputs: search.lost(),
        complaints: search.complaints.clone(),
        notes: notes.into_iter().chain(search.given_up()).collect(),
        not_kept: None,
    };
    journal.end(aim, &mut outcome)?;
    outcome.not_kept = journal.trouble;
    Ok(outcome)
}

/// A flow that runs or traces have shown.
fn flow(aim: &Flows, number: usize, journal: &mut Journal<'_>, proofs: &mut Proofs<'_>) -> Flow {
    let known = &aim.all[number];
    let judgement = match known.run {
        Some(run) => match journal.path(aim, run) {
            Some(path) => Judgement::Confirmed { run: path, inputs: aim.runs[run].named.clone() },
            None => Judgement::Undecided { blocked: Blocked::Lost },
        },
        None => open(proofs, known, aim),
    };
    let end = |(place, thread): &(Place, ThreadName)| End { at: place.clone(), thread: Some(thread.clone()) };
    Flow {
        pair: 0,
        number: Some(number),
        variable: general(&known.location),
        write: known.write.as_ref().map(end),
        read: end(&known.read),
        predicted: known.predicted,
        first_run: known.first_run,
        judgement,
    }
}

/// What the code alone says and no run could.
fn in_code(flow: &MayFlow, blocked: Blocked) -> Flow {
    let end = |a: &vm::CodeAccess| End { at: a.place.clone(), thread: None };
    Flow {
        pair: 0,
        number: None,
        variable: general(&flow.data),
        write: Some(end(&flow.write)),
        read: end(&flow.read),
        predicted: false,
        first_run: None,
        judgement: Judgement::Undecided { blocked },
    }
}

/// A flow that no run showed.
fn open(proofs: &mut Proofs<'_>, known: &Known, aim: &Flows) -> Judgement {
    let judgement = match known.case.blocked() {
        Some(blocked) => return Judgement::Undecided { blocked },
        None => proofs.judge(&known.case.refuted_by, None),
    };
    let ends = known.write.iter().chain([&known.read]).map(|(_, thread)| thread);
    match ends.into_iter().find(|thread| aim.cut_off.contains(thread)) {
        Some(thread) if matches!(judgement, Judgement::Refuted { .. }) => {
            Judgement::Undecided { blocked: Blocked::CutOff(thread.clone()) }
        }
        _ => judgement,
    }
}
