//! A piece of a run that stands alone.

use super::ties::Ties;
use super::{Chunker, Cut};
use trace::{EventId, Segment, Trace};

/// A piece of a run: the state at a cut, and the events of a window of each thread after it.
#[derive(Clone, Debug)]
pub struct Chunk {
    /// A trace of its own, whose prefix ([`Trace::start`]) says the state at the cut. Its expressions know only the unknowns
    /// of its windows; what was read before has the value observed.
    pub trace: Trace,
    /// Where it lies. A window may end earlier than planned: before an operation that waited for what is not in the chunk and that
    /// has no rule of its own in the model.
    pub cut: Cut,
    /// The names that its events have in the run (or in the chunk that it was made of), in the order of the trace; `None` for
    /// those of the prefix that stand for several.
    pub sources: Vec<Option<EventId>>,
    pub(super) ties: Ties,
}

impl Chunk {
    /// The observed schedule as far as it comes before the cut: a run that begins with it stands exactly at the cut.
    pub fn prefix_schedule(&self, observed: &[Segment]) -> Vec<Segment> {
        self.cut.prefix_schedule(observed, &self.trace.tables)
    }

    /// The name in this chunk's trace of an event of its source.
    pub fn find(&self, source: EventId) -> Option<EventId> {
        self.trace.ids().zip(&self.sources).find(|(_, s)| **s == Some(source)).map(|((id, _), _)| id)
    }
}

/// The chunk of a whole trace that lies at a cut, which must be closed. (The trace of a chunk is not whole: for a cut inside a
/// chunk there is [`Focus`](super::Focus).)
pub fn restrict(trace: &Trace, cut: &Cut) -> Chunk {
    let mut chunker = Chunker::new(vec![cut.clone()]);
    chunker.push_trace(trace);
    let mut chunks = chunker.finish(&trace.program, &trace.tables, &trace.exprs);
    chunks.swap_remove(0)
}
