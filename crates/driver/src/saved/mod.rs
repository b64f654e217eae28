//! Saved runs: a program, what it was given, and its schedule, kept so that the execution can be repeated on any
//! machine, without the sources and without a compiler.
//!
//! A run is a text file ([`trace::RunFile`]); the program's IR lies beside it as `program-HASH.ll`, once for all runs of
//! that program. A run names its program by the hash of its contents ([`crate::program::identity`]), so a program that has changed is
//! noticed before anything is replayed.
//!
//! A run may come from a stranger: what it may touch is decided by the person who replays it ([`Trust`]).
//!
//! Limits: files that the program reads are not part of a run, only their hashes; what it writes is kept in memory.

mod checks;
mod load;
mod save;
mod settings;
mod stand;
mod trust;

pub use checks::{Comparer, Divergence, Recorder, expectation};
pub use load::{Loaded, load};
pub use save::{Found, Keeper, save, save_recorded};
pub use stand::{Post, Watch};
pub use trust::Trust;
