//! What a run does where nothing else is asked of it, if flows of data are wanted: the paper's guided execution (STEM) without a solver.
//!
//! Whoever would read what no read at its place has found so far goes first. If nobody would, whoever is about to write what another one
//! would then be the first to find. Only plain reads and writes at one address are looked at: it is a taste, not a promise.

use super::{Candidate, Next, Point};
use guest::memory::Addr;
use rustc_hash::FxHashMap;
use rustc_hash::FxHashSet;
use trace::{Begin, ThreadName};

/// Who, and where in the code.
type Side = (ThreadName, (u32, u32));

/// The flows that runs have shown, and who wrote what in this one.
#[derive(Default)]
pub struct Curiosity {
    seen: FxHashSet<(Option<Side>, Side)>,
    written: FxHashMap<Addr, Side>,
}

impl Curiosity {
    /// A run begins.
    pub(super) fn begin(&mut self) {
        self.written.clear();
    }

    /// Of those who may go on, the one to go first; `None` if it makes no difference here.
    pub(super) fn pick(&self, point: &Point<'_>, may: impl Fn(&Candidate) -> bool) -> Option<usize> {
        let may = |c: &Candidate| c.begin == Begin::Go && may(c);
        let reads = |c: &Candidate| match c.next {
            Next::Read(at, _) => self.is_new(self.written.get(&at), side(point, c)?).then_some(()),
            _ => None,
        };
        let reader = point.candidates.iter().position(|c| may(c) && reads(c).is_some());
        reader.or_else(|| point.candidates.iter().position(|c| may(c) && self.is_awaited(point, c)))
    }

    /// Whether others would be the first to find what this one writes.
    fn is_awaited(&self, point: &Point<'_>, writer: &Candidate) -> bool {
        let (Next::Write(at, _), Some(from)) = (writer.next, side(point, writer)) else { return false };
        let finds = |c: &Candidate| matches!(c.next, Next::Read(a, _) if a == at) && c.thread != writer.thread;
        let new = |c: &Candidate| side(point, c).is_some_and(|to| self.is_new(Some(&from), to));
        point.candidates.iter().any(|c| finds(c) && new(c))
    }

    fn is_new(&self, write: Option<&Side>, read: Side) -> bool {
        !self.seen.contains(&(write.cloned(), read))
    }

    /// This one goes on.
    pub(super) fn goes(&mut self, point: &Point<'_>, candidate: &Candidate) {
        let Some(side) = side(point, candidate) else { return };
        match candidate.next {
            Next::Read(at, _) => {
                self.seen.insert((self.written.get(&at).cloned(), side));
            }
            Next::Write(at, _) => {
                self.written.insert(at, side);
            }
            _ => {}
        }
    }
}

fn side(point: &Point<'_>, c: &Candidate) -> Option<Side> {
    Some((point.names.get(c.thread.0 as usize)?.clone(), c.code))
}
