//! How to get somewhere: what a solver proposes, and the VM runs.

use trace::EventId;

/// How to get to a goal from the start of the trace.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Witness {
    /// The events inside the frontier, in an order in which they can happen. Events that conflict with no other one may be
    /// missing: whoever follows the order passes through them.
    pub order: Vec<EventId>,
    /// The inputs ([`trace::What::Symbolic`]) and their values.
    pub inputs: Vec<(EventId, u64)>,
    /// What the symbolic reads inside the frontier find.
    pub values: Vec<(EventId, u64)>,
    pub stands_at: Vec<EventId>,
}
