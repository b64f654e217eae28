//! `unsnarl races`: data races, each confirmed by a run that stands at both accesses (Racageddon, chapter 4 of Eslamimehr's thesis).
//!
//! | file | what it is |
//! | --- | --- |
//! | `candidates.rs` | pairs of accesses that may race: locksets and happens-before together |
//! | `aim.rs` | the hunt: what to ask of which trace, and the runs after a race (phase 2) |
//! | `harm.rs` | what becomes of a race: both orders run on and compared |
//! | `found.rs` | what is reported: candidates of the same two lines as one, runs saved |
//!
//! Beyond the thesis: the permutations are those of a model that knows values, so that decisions and inputs are solved for
//! together with the order; a candidate that no order of the paths seen leads to is refuted, with the reason; and each race is
//! judged by what becomes of it.
//!
//! Limits: accesses are ordered as sequential consistency has it; what no run comes near is not seen.

mod aim;
mod candidates;
mod found;
mod harm;

pub use aim::{Access, Races};
pub use candidates::{Kind, candidates};
pub use found::Race;
pub use harm::Harm;
