//! The analyses: each is a search with an aim, and a result that is data. How results look is the business of the command line.
//!
//! | module | what it is | paper |
//! | --- | --- | --- |
//! | [`ended`] | why a search is over | |
//! | [`lost`] | where inputs were lost | |
//! | `asking` | whatever stops a command stops the solver | |
//! | [`spared`] | what was found is kept when we panic | |
//! | [`symptom`] | what a failing run must show again | |
//! | [`minimise`] | a failing schedule made simpler | |
//! | [`interleaving`] | the part of a run that a person wants to see | |
//! | [`predict`] | from runs that were seen to runs that nobody saw | TAME |
//! | [`hunt`] | what `races` and `deadlocks` share | Racageddon, ConLock |
//! | [`races`], [`deadlocks`] | candidates, and runs that stand in them | Racageddon, ConLock |
//! | [`defuse`] | every flow of data between threads, run | STEM |
//! | [`confirm`] | what another tool suspects, tried out | |
//! | [`branches`] | decisions that depend on the schedule | TAME |
//! | [`check`] | many runs until one fails | |
//! | [`explain`] | why a run fails | Symbiosis |
//! | [`patch`] | a change of lines that avoids it, compiled and checked | |
//! | [`query`] | questions about a saved trace | |
#![forbid(unsafe_code)]

mod asking;
pub mod branches;
pub mod check;
pub mod confirm;
pub mod deadlocks;
pub mod defuse;
pub mod ended;
pub mod explain;
pub mod hunt;
pub mod interleaving;
pub mod lost;
pub mod minimise;
pub mod patch;
pub mod predict;
pub mod query;
pub mod races;
pub mod spared;
pub mod symptom;

pub use ended::Ended;
