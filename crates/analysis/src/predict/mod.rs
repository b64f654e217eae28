//! From runs that were seen to runs that nobody saw: goals are asked of the solver, witnesses are run, and what they show is
//! asked about in turn (directed search; the flips are those of TAME, the iteration is concolic testing's).
//!
//! | file | what it is |
//! | --- | --- |
//! | `observe.rs` | one run as a symbolic trace |
//! | `decisions.rs` | where that run decided something that could have been decided otherwise |
//! | `depends.rs` | what depends on inputs |
//! | `goals.rs` | what else it could lead to: deadlocks, stale accesses, lost signals |
//! | `confirm.rs` | whether a run did what its witness promised |
//! | `inputs.rs` | the inputs of a witness, as a run takes them |
//! | `calls.rs` | calls whose order is kept |
//! | `companions.rs` | what others do if a thread is held back |
//! | `held.rs`, `lives.rs` | locks held, and the order that creations and joins make |
//! | `aim.rs` | what a search is after besides other decisions |
//! | `alone.rs` | other inputs in the order observed |
//! | `near.rs` | the neighbourhood of a goal in a long trace |
//! | `memory.rs` | what gives way when there is too little memory |
//! | `novelty.rs` | what a run showed that is new, alone or in company |
//! | `orders.rs` | inputs that were found, in other orders |
//! | `several.rs` | several flows of data in one run |
//! | `texts.rs` | texts put together from others |
//! | `search.rs` | which goal of which trace next |
//!
//! Nothing is reported from here that was not executed. A witness whose run does something else is counted as
//! unconfirmed, and is a bug of ours.

pub mod aim;
mod alone;
pub mod calls;
mod companions;
pub mod confirm;
pub mod decisions;
pub mod depends;
pub mod goals;
pub mod held;
pub mod inputs;
pub mod lives;
mod memory;
mod near;
mod novelty;
pub mod observe;
mod orders;
pub mod search;
mod several;
mod texts;

pub use decisions::{Decision, Decisions};
pub use observe::{Observed, Observer};
pub use search::{Budget, Found, Search, Tally};
