//! What the VM, the solver and the analyses tell each other, and the files in which it is kept.
//!
//! | word | here |
//! | --- | --- |
//! | thread, place, failure | [`ThreadName`], [`Place`], [`Failure`] |
//! | event | [`Event`]: what other threads can see; named by [`EventId`] |
//! | schedule | [`Schedule`]: who runs until when |
//! | run | [`RunFile`]: program, inputs and schedule, saved as readable text (`x.run`) |
//! | expression | [`Exprs`]: how values depend on what other threads and inputs decide; [`ExprId`] names one |
//! | trace | [`Trace`]: the events of a run in their order; written and read as a stream by [`TraceWriter`] and [`TraceReader`], as text or in a compact form |
//! | event hash | [`EventHash`]: one number for "the same execution" |
//!
//! Every file opens with its kind and version. A file that cannot be understood gives a [`FormatError`] with the line
//! and what was expected there, never a panic.
#![forbid(unsafe_code)]

mod error;
pub mod event;
pub mod event_hash;
pub mod expr;
pub mod failure;
pub mod filter;
pub mod location;
pub mod order;
pub mod place;
pub mod run_file;
pub mod schedule;
pub mod sync;
pub mod tables;
#[cfg(test)]
mod testing;
mod text;
pub mod thread;
pub mod trace_file;
pub mod unknowns;
pub mod validate;

pub use error::{FormatError, Position};
pub use event::{Access, BranchKind, Event, EventId, OtherSide, Source, What};
pub use event_hash::EventHash;
pub use expr::{ExprId, ExprOp, Exprs, Node, Var};
pub use failure::{Failure, FailureKind, InVain, ObjectNote, OtherStack};
pub use filter::Filter;
pub use location::{Location, LocationKind, Number};
pub use order::MemoryOrder;
pub use place::{Place, one_line};
pub use run_file::{RunFailure, RunFile, RunOutcome, Stands};
pub use schedule::{Begin, Check, Schedule, Segment, Turn};
pub use sync::{LockUse, Object, SECTIONS, SyncOp, Wake};
pub use tables::Tables;
pub use thread::ThreadName;
pub use trace_file::{Form, Trace, TraceReader, TraceWriter};
pub use unknowns::Unknowns;
