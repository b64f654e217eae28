//! What `races` and `deadlocks` share: candidates that are hunted down one by one (Racageddon and ConLock, chapters 4 and 5 of
//! Eslamimehr's thesis).
//!
//! The thesis alternates two things for each candidate: *execute* (concolic execution towards its events) and *permute* (a
//! solver reorders a trace so that the events meet). Here one search ([`crate::predict::Search`]) does both for all candidates
//! at once: a flip of a decision, inputs included, is an execution that shows what no run has shown, and every new trace is asked
//! about every candidate that is still open in it. What one trace taught serves all: equivalent runs are not done twice, and a
//! candidate that one trace refuted is asked again only of other traces, less and less eagerly.
//!
//! Nothing counts as confirmed that was not executed: [`crate::runs::Watch`] looks at the machine.

pub(crate) mod case;
pub(crate) mod command;
pub(crate) mod judgement;
pub(crate) mod reason;
pub(crate) mod statics;
pub(crate) mod text;

pub(crate) use case::Case;
pub(crate) use judgement::{Judgement, Verdict};
pub(crate) use reason::Reason;
