//! From a person's words to runs: how programs get in, what a run is given, and how it is kept, repeated and written down.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`error`] | what the tool could not do |
//! | [`stop`] | Ctrl-C |
//! | [`plain`] | text that a terminal does not take for commands |
//! | [`progress`] | the line that says how far a search is |
//! | [`files`] | files written whole or not at all |
//! | [`sources`] | source files for reports |
//! | [`build`] | from C, IR and bitcode to modules |
//! | [`cc`] | a compiler whose objects carry IR, and builds that use it |
//! | [`program`] | a program with its identity |
//! | [`setup`] | the one description of a run |
//! | [`races`] | a data race described as a failure |
//! | [`ending`] | how a run ended |
//! | [`saved`] | runs as files |
//! | [`replay`] | a saved run repeated, and whether it was the same |
//! | [`traces`] | what a run did, as a trace |
#![forbid(unsafe_code)]

pub mod build;
pub mod cc;
pub mod ending;
pub mod error;
pub mod files;
pub mod memory;
pub mod plain;
pub mod program;
pub mod progress;
pub mod races;
pub mod replay;
pub mod saved;
pub mod setup;
pub mod sources;
pub mod stop;
pub mod traces;

pub use error::Error;
pub use program::Program;
pub use setup::{Setup, Symbolic};
