//! `unsnarl defuse`: every flow of data between threads, each shown by a run (STEM: Zhang et al., "Automated Testing of Definition-Use Data
//! Flow for Multithreaded Programs").
//!
//! A *flow* is a write and a read that finds what it wrote, by their places, their threads and the data. Without a write it is what was there
//! before there were threads.
//!
//! | file | the paper's | what it is |
//! | --- | --- | --- |
//! | `observed.rs` | explicit pairs | which write each read of a run found |
//! | `candidates.rs` | potential pairs of a trace | the reads that could find another write, in another order or with other inputs |
//! | `guide.rs` | escort pairs | what the code says: flows, and the branches whose other side leads to those that no run has shown |
//! | `aim.rs` | the overall algorithm | the search: what is asked of each new path, and what comes of it |
//! | `facts.rs` | | what else runs tell of a flow: locks, how they ended (DeFuse's invariants) |
//! | `found.rs` | | what is reported |
//! | `journal.rs`, `db/` | | runs saved, and everything kept in a database, which answers questions |
//! | `table_1.rs` | table I | a test that follows it step by step |
//!
//! Beyond the paper: a flow that the solver predicts counts only when a run has shown it; what no order of the paths seen shows is said
//! to be impossible there, with the reason; flows of the code whose lines no run reached are searched for.

mod aim;
mod candidates;
pub mod db;
mod facts;
mod found;
mod guide;
mod journal;
mod observed;
#[cfg(test)]
mod table_1;

pub use found::{End, EscortPair, EscortsEnded, Flow, Met, Outcome, Side, Status, defuse};
