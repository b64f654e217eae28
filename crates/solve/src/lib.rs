//! From one observed run, which other runs are possible, and how to get there.
//!
//! A [`trace::Trace`] is a run that was seen. Its *model* says what every reordering of it must obey; a [`Goal`] says
//! where we want some threads to stand, and what must hold there. A [`Solver`] answers with a [`Witness`] (the order of
//! events and the inputs that lead there), with a proof that there is none, or that it does not know. A witness is only
//! a proposal: whoever asked runs it.
#![forbid(unsafe_code)]

mod answer;
mod backend;
mod cdcl;
pub mod check;
mod core;
mod cross;
#[cfg(feature = "z3")]
mod dumped;
mod formula;
mod goal;
mod goal_text;
mod model;
mod objects;
mod options;
pub mod partition;
mod portfolio;
mod schedule;
mod stop;
mod unknown;
mod values;
mod witness;
#[cfg(feature = "z3")]
mod z3_solver;

pub use answer::{Answer, Solver, Stats};
pub use backend::Backend;
pub use cdcl::CdclSolver;
pub use core::Core;
pub use cross::CrossCheck;
pub use formula::StepId;
pub use goal::{Goal, Question};
pub use goal_text::is_goal;
use model::{Cone, Rules};
pub use model::{Model, Step, Steps};
pub use options::Options;
pub use portfolio::Portfolio;
pub use unknown::Unknown;
pub use witness::Witness;
#[cfg(feature = "z3")]
pub use z3_solver::Z3Solver;
