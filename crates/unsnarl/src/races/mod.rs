//! `unsnarl races`: data races, each confirmed by a run that stands at both accesses (Racageddon, chapter 4 of Eslamimehr's thesis).
//!
//! | file | what it is |
//! | --- | --- |
//! | `candidates.rs` | pairs of accesses that may race: locksets and happens-before together |
//! | `aim.rs` | the hunt: what to ask of which trace, and the runs behind a race (phase 2) |
//! | `harm.rs` | what becomes of a race: both orders run on and compared |
//! | `found.rs` | what is reported: candidates of the same two lines as one, runs saved |
//! | `report.rs`, `text.rs`, `command.rs` | JSON, for people, the command |
//!
//! Beyond the thesis: the permutations are those of a model that knows values, so that decisions and inputs are solved for
//! together with the order; a candidate that no order of the paths seen leads to is refuted, with the reason; and each race is
//! judged by what becomes of it.
//!
//! Limits: accesses are ordered as sequential consistency has it; what no run comes near is not seen.

mod aim;
mod candidates;
pub(crate) mod command;
mod found;
mod harm;
mod report;
mod text;

pub(crate) use aim::{Access, Races};
pub(crate) use candidates::{Kind, candidates};
pub(crate) use found::Race;
pub(crate) use harm::Harm;
pub(crate) use report::{Entry, Report};
