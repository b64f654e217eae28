//! Is a race harmful? Both orders of the two accesses are run on, and what becomes of them is compared.
//!
//! After the two accesses the same thread goes on in both runs, so that what differs then is the work of the race. It is tried with
//! either thread. Equal runs prove nothing for all the other ways to go on: *benign so far*.

use crate::predict::Observed;
use rustc_hash::{FxHashMap, FxHashSet};
use serde::Serialize;
use trace::{Failure, OtherSide, RunOutcome, Segment, ThreadName};
use vm::FoundRace;

/// What a race does, the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    /// Only one order was run.
    Unknown,
    /// Both orders end alike, wherever it was tried.
    SameOutcome,
    /// What is decided or printed depends on it.
    DifferentValues,
    Failure,
}

/// A run that went on after the race.
pub struct Ended {
    pub schedule: Vec<Segment>,
    pub event_hash: u64,
    pub races: Vec<FoundRace>,
    pub outcome: Option<RunOutcome>,
    pub failure: Option<Failure>,
    /// The lines it printed, sorted.
    printed: Vec<Vec<u8>>,
    /// What each thread decided, by the place: a hash of the outcomes in their order.
    decided: FxHashMap<(ThreadName, u64), u64>,
    /// Places where a thread only waits for another one.
    waiting: FxHashSet<u64>,
}

impl Ended {
    pub fn of(run: &Observed) -> Ended {
        let threads = run.trace.tables.threads();
        // Lines of several threads may change places without anybody being the wiser.
        let mut printed: Vec<Vec<u8>> = run.printed.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
        printed.sort();
        let mut decided: FxHashMap<(ThreadName, u64), u64> = FxHashMap::default();
        for d in &run.decisions.all {
            let key = (threads[d.event.thread as usize].clone(), d.site);
            let sum = decided.entry(key).or_default();
            let values = d.value.as_ref().map_or(&[][..], |(_, values)| values);
            *sum = crate::predict::decisions::pair(*sum, u64::from(d.taken) + 2);
            values.iter().for_each(|v| *sum = crate::predict::decisions::pair(*sum, *v));
        }
        let waits = |d: &&crate::predict::Decision| d.other == OtherSide::Repeats;
        Ended {
            schedule: run.outcome.schedule.clone(),
            event_hash: run.outcome.event_hash,
            races: run.outcome.races.clone(),
            outcome: driver::ending::outcome_of(&run.outcome),
            failure: run.failure(),
            printed,
            decided,
            waiting: run.decisions.all.iter().filter(waits).map(|d| d.site).collect(),
        }
    }

    /// What is different in another run.
    fn differs(&self, other: &Ended) -> Option<&'static str> {
        if self.printed != other.printed {
            return Some("what is printed depends on it");
        }
        let waits = |site: &u64| self.waiting.contains(site) || other.waiting.contains(site);
        let same = |(key, sum): (&(ThreadName, u64), &u64)| waits(&key.1) || other.decided.get(key) == Some(sum);
        let all_there = |key: &(ThreadName, u64)| waits(&key.1) || self.decided.contains_key(key);
        if !self.decided.iter().all(same) || !other.decided.keys().all(all_there) {
            return Some("a branch depends on it");
        }
        let status = |e: &Ended| match e.outcome {
            Some(RunOutcome::Exit(status)) => Some(status),
            _ => None,
        };
        (status(self) != status(other)).then_some("how the program ends depends on it")
    }
}

fn same_failure(a: &Failure, b: &Failure) -> bool {
    (a.kind, &a.at) == (b.kind, &b.at)
}

/// Compares. `runs`: the first access first and the other way round, once with either thread going on. `usual`: how the program fails
/// without the race. The harm, why, and the run that fails.
pub(super) fn harm(runs: &[Option<Ended>; 4], usual: Option<&Failure>) -> (Harm, String, Option<usize>) {
    const ONE: &str = "only one order was run";
    let failure = |n: usize| runs[n].as_ref().and_then(|r| r.failure.as_ref());
    for (n, failed) in (0..runs.len()).filter_map(|n| Some((n, failure(n)?))) {
        // The run with the other order is the neighbour.
        let also = failure(n ^ 1).is_some_and(|f| same_failure(f, failed));
        if !also || usual.is_none_or(|u| !same_failure(u, failed)) {
            return (Harm::Failure, failed.message.clone(), Some(n));
        }
    }
    let pairs = [(&runs[0], &runs[1]), (&runs[2], &runs[3])];
    let different = pairs.iter().find_map(|(a, b)| a.as_ref()?.differs(b.as_ref()?));
    match different {
        Some(why) => (Harm::DifferentValues, why.to_string(), None),
        None if pairs.iter().all(|(a, b)| a.is_none() || b.is_none()) => (Harm::Unknown, ONE.to_string(), None),
        None => (Harm::SameOutcome, "both orders end alike".to_string(), None),
    }
}
