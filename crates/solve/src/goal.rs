//! Where we want threads to stand, and what must hold there.

use trace::{EventId, ExprId};

/// A goal of the design's section 5.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// The thread of this branch stands at it, and decides the other way. An operation whose result depends on the order
    /// (trylock, timed wait, once) counts as a branch.
    Flip(EventId),
    /// A flip whose other side fails, whatever happens then.
    Fail(EventId),
    /// The thread of this event stands at it.
    At(EventId),
    /// Both stand at conflicting accesses of one location.
    Pair(EventId, EventId),
    /// Each stands at a lock that the next one holds, or to read at one that the next has begun to wait for, to write.
    Cycle(Vec<EventId>),
    /// Nobody can go on, and of each list somebody stands at one of the waits.
    Stuck(Vec<Vec<EventId>>),
    /// The read is next, and would find what the write wrote; without one, what was there when the trace begins.
    Use { write: Option<EventId>, read: EventId },
    /// The free has happened, and a thread stands at an access of the object.
    Stale {
        free: EventId,
        /// The access, or a second free.
        access: EventId,
    },
}

/// A goal, and how far other threads must have come at least.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Question {
    pub goal: Goal,
    pub reached: Vec<EventId>,
    /// These reads have happened, and found what these writes wrote; without one, what was there when the trace begins.
    pub uses: Vec<(Option<EventId>, EventId)>,
    /// These expressions have other values than these: of the ways to another decision, the ones not seen yet.
    pub not: Vec<(ExprId, u64)>,
    /// If the second of these has happened, the first has, and before it. Each is a part of its own: an answer that there is
    /// no witness says which of them it needed ([`crate::Core::orders`]).
    pub orders: Vec<(EventId, EventId)>,
}

impl From<Goal> for Question {
    fn from(goal: Goal) -> Question {
        Question { goal, reached: Vec::new(), uses: Vec::new(), not: Vec::new(), orders: Vec::new() }
    }
}

impl Question {
    /// What must have happened besides the goal.
    pub fn happened(&self) -> impl Iterator<Item = EventId> {
        let uses = self.uses.iter().flat_map(|&(write, read)| write.into_iter().chain([read]));
        self.reached.iter().copied().chain(uses)
    }
}
