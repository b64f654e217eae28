//! What a search is after besides other decisions: where runs are wanted to stand, and what comes of it.

use super::goals::{self, Candidate};
use super::observe::Observed;
use driver::Symbolic;
use rustc_hash::FxHashSet;
use solve::{Unknown, Witness};
use trace::{Place, Segment};
use vm::sched::Steer;

/// What came of a question about a candidate.
pub enum Answered<'a> {
    /// The run of the witness stood there.
    Stood(Reached<'a>),
    /// The run of the witness did something else.
    Strayed,
    /// The trace has no order that leads there.
    Impossible,
    Unknown(&'a Unknown),
}

/// How a run came where it was wanted.
pub struct Reached<'a> {
    pub run: &'a Observed,
    /// The turns that lead there; after them the run went on as it liked.
    pub schedule: &'a [Segment],
    pub witness: &'a Witness,
}

/// A run that an aim wants.
pub struct Wish {
    pub steer: Steer,
    pub inputs: Symbolic,
    /// The trace of the pool that it was made from.
    pub entry: usize,
    /// How the aim knows it again.
    pub tag: usize,
    pub why: String,
}

/// How much a side of a branch is wanted.
pub struct SideWish {
    /// On the scale of [`Search`](super::Search), between these.
    pub least: u8,
    pub most: u8,
    /// How much may come of it: where there is most comes first.
    pub room: Option<u32>,
}

impl Default for SideWish {
    fn default() -> SideWish {
        SideWish::from(0)
    }
}

impl From<u8> for SideWish {
    /// Not before this.
    fn from(least: u8) -> SideWish {
        SideWish { least, most: u8::MAX, room: None }
    }
}

impl SideWish {
    /// A rank and a distance with what is wanted taken into account.
    pub(super) fn apply(&self, (rank, distance): (u8, u64)) -> (u8, u64) {
        let distance = self.room.map_or(distance, |room| u64::from(u32::MAX - room));
        (rank.clamp(self.least, self.most), distance)
    }
}

/// What a search is after.
pub trait Aim {
    /// What else a new trace, the `entry`-th of the pool, could lead to; it was made `from` another one.
    fn candidates(&mut self, entry: usize, from: Option<usize>, run: &Observed) -> Vec<Candidate>;

    /// How much a candidate is wanted, lowest first, on the scale of [`Search`](super::Search); `None` if it is not any more.
    fn wants(&self, candidate: &Candidate) -> Option<u8>;

    /// How much a side of a branch that the `entry`-th trace did not take is wanted.
    fn wants_side(&self, _entry: usize, _place: &Place, _taken: bool) -> SideWish {
        SideWish::default()
    }

    /// Such a side is asked for.
    fn asks_side(&mut self, _entry: usize, _place: &Place, _taken: bool) {}

    /// What came of a candidate of the `entry`-th trace; runs to do next.
    fn answered(&mut self, entry: usize, run: &Observed, candidate: &Candidate, answer: Answered<'_>) -> Vec<Wish>;

    /// The next run is one of this candidate, too.
    fn also_predicted(&mut self, _candidate: &Candidate) {}

    /// What came of a run that was wanted.
    fn ran(&mut self, _tag: usize, _run: &Observed) {}

    /// A run, whatever it was done for.
    fn saw(&mut self, _run: &Observed) {}
}

/// Deadlocks, stale accesses and lost signals, each once: the runs themselves show what they are.
#[derive(Default)]
pub struct Failures {
    reached: FxHashSet<u64>,
}

impl Aim for Failures {
    fn candidates(&mut self, _entry: usize, _from: Option<usize>, run: &Observed) -> Vec<Candidate> {
        goals::candidates(&run.trace)
    }

    fn wants(&self, candidate: &Candidate) -> Option<u8> {
        (!self.reached.contains(&candidate.identity)).then_some(0)
    }

    fn answered(&mut self, _entry: usize, _run: &Observed, candidate: &Candidate, answer: Answered<'_>) -> Vec<Wish> {
        if matches!(answer, Answered::Stood(_) | Answered::Strayed) {
            self.reached.insert(candidate.identity);
        }
        Vec::new()
    }
}
