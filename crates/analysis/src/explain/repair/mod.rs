//! What would avoid the failure, derived from its cause and tried out.
//!
//! A repair is a rule for the scheduler: a piece of code is indivisible, something waits for something else, locks are taken in
//! one order. The program is run under it again, with strategies of `check`: whether the failure is gone, and whether
//! another one came, is reported with the suggestion. Symbiosis' figures mark such regions by hand (seeds 003, figure 6).
//!
//! | cause | repair |
//! | --- | --- |
//! | x before y before z, x and z of one thread | x to z indivisible |
//! | locks taken crosswise | all of them under one |
//! | a thread waits on a condition that was signalled | every signal wakes all |
//! | x before y | x after y, or after the end of y's thread |
//!
//! Limits: "gone" means that no run of the budget failed. Code that was never seen inside a region ends it.

mod propose;
mod trial;

use super::guided::Rules;
use std::sync::Arc;
use trace::Place;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Code that must not be interleaved.
    Atomic,
    /// Something must come after something else.
    Order,
    LockOrder,
    /// A signal that wakes all who wait.
    Broadcast,
}

impl Kind {
    pub fn id(self) -> &'static str {
        match self {
            Kind::Atomic => "atomic",
            Kind::Order => "order",
            Kind::LockOrder => "lock-order",
            Kind::Broadcast => "broadcast",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Proposal {
    pub kind: Kind,
    pub text: String,
    /// The same without how to do it, if the text says that.
    pub what: Option<String>,
    pub places: Vec<Place>,
    pub plan: Plan,
    pub rules: Arc<Rules>,
}

/// What the code would have to do, for a patch.
#[derive(Clone, Debug)]
pub enum Plan {
    /// One thread at a time goes from here to there, in one function. The locks are those that others hold, the likeliest first.
    Region {
        from: Place,
        to: Place,
        locks: Vec<u64>,
    },
    /// One lock wherever some data is used.
    Everywhere,
    /// The first waits for the second, or for the end of its thread (an index into the actors of the run that ends well).
    Order {
        later: Place,
        earlier: Option<Place>,
        thread: usize,
    },
    LockOrder,
    /// Signals of this condition variable wake all.
    Broadcast(u64),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// No run failed.
    Gone,
    /// The failure did not come, but another one did.
    Another(String),
    /// The threads waited for each other because of the repair.
    Deadlock,
    Still,
}

impl Verdict {
    pub fn id(&self) -> &'static str {
        match self {
            Verdict::Gone => "gone",
            Verdict::Another(_) => "another-failure",
            Verdict::Deadlock => "deadlock",
            Verdict::Still => "still",
        }
    }
}

/// A suggestion that was tried.
#[derive(Clone, Debug)]
pub struct Repair {
    pub proposal: Proposal,
    pub verdict: Verdict,
    pub runs: u64,
}

pub use propose::{Known, Side, propose};
pub use trial::try_out;
