//! A saved run repeated, and whether it was the same.

mod follow;
mod verdict;

pub use follow::{Once, follow};
pub use verdict::{Verdict, advice};
