//! For tests and campaigns only: what generates programs and traces, what knows the truth about them, and what runs them.
//!
//! No crate that is shipped depends on this one, except as a dev-dependency. An oracle here shares no code with what it judges.
#![forbid(unsafe_code)]

pub mod clang;
pub mod process;
pub mod programs;

pub mod given;
pub mod header;
pub mod known;
pub mod planted;

pub mod arithmetic;
pub mod traces;

pub mod agree;
pub mod avr;
pub mod fuzz_files;
pub mod fuzz_threads;
pub mod ground_truth;

pub mod measure;
