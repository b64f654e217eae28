//! What `races` and `deadlocks` share: candidates that are hunted down one by one (Racageddon and ConLock, chapters 4 and 5 of
//! Eslamimehr's thesis).
//!
//! The thesis alternates two things for each candidate: *execute* (concolic execution towards its events) and *permute* (a
//! solver reorders a trace so that the events meet). Here one search ([`crate::predict::Search`]) does both for all candidates
//! at once: a flip of a decision, inputs included, is an execution that shows what no run has shown, and every new trace is asked
//! about every candidate that is still open in it. What one trace taught serves all: equivalent runs are not done twice, and a
//! candidate that one trace refuted is asked again only of other traces, less and less eagerly.
//!
//! Nothing counts as confirmed that was not executed: [`driver::saved::Watch`] looks at the machine.

pub mod blocked;
pub mod case;
pub mod ends;
pub mod judgement;
pub mod proof;
pub mod reason;
pub mod search;
pub mod statics;

pub use blocked::Blocked;
pub use case::Case;
pub use ends::Ends;
pub use judgement::{Judgement, Verdict};
pub use proof::Proofs;
pub use reason::Reason;
pub use search::{Candidates, Count, Hunt, Judged, Keep, Kept, Report, Stats, Verdicts};

/// A name without its numbers: `cells[3]` is hunted as `cells[4]` is. Numbers that are part of a word stay: `lock1` is not `lock2`.
pub fn without_numbers(name: &str) -> String {
    let mut left = String::with_capacity(name.len());
    let mut skips = false;
    for c in name.chars() {
        let begins = !left.ends_with(|p: char| p.is_alphanumeric() || p == '_' || p == ':');
        skips = c.is_ascii_digit() && (skips || begins);
        if !skips {
            left.push(c);
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::without_numbers;

    #[test]
    fn numbers_of_elements_go_and_those_of_words_stay() {
        for (name, without) in [
            ("cells[13].next", "cells[].next"),
            ("counter1", "counter1"),
            ("table2[7].field3", "table2[].field3"),
            ("the end of thread 0.12", "the end of thread ."),
            ("block of 24 bytes from pool.c:12", "block of  bytes from pool.c:12"),
        ] {
            assert_eq!(super::without_numbers(name), without, "{name}");
        }
        assert_ne!(without_numbers("m1"), without_numbers("m2"));
    }
}
