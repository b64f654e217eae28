//! Values that events delivered, followed through a run: which decisions depend on them, and which other values would decide otherwise.
//!
//! The concolic execution of the thesis (section 3.2, "DT"), on machine code: registers, flags and bytes of memory that depend on an event's value carry an
//! expression of [`trace`]; a branch or skip on one is a decision. [`Symbolic`] looks on while the machine runs (a run without it pays nothing), and
//! [`other_values`] asks [`solve`].
//!
//! What is not followed: an address that depends on a value (it is taken to be the one observed), and bytes that wait behind another in a USART.

mod arithmetic;
mod ask;
mod shadow;

pub use ask::{Asked, other_values};
pub use shadow::{Decision, Symbolic};
