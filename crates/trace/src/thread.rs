//! Threads are named by their birth, so that a name never depends on the schedule.

use serde::{Serialize, Serializer};
use std::fmt;

/// `0` is main, `0.1` its first child, `0.1.2` that one's second child.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ThreadName(Vec<u32>);

impl ThreadName {
    /// The main thread.
    pub fn main() -> ThreadName {
        ThreadName(Vec::new())
    }

    /// The `n`-th child, counted from 1.
    pub fn child(&self, n: u32) -> ThreadName {
        let mut path = self.0.clone();
        path.push(n);
        ThreadName(path)
    }
}

impl fmt::Display for ThreadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0")?;
        self.0.iter().try_for_each(|n| write!(f, ".{n}"))
    }
}

impl Serialize for ThreadName {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_birth() {
        let main = ThreadName::main();
        assert_eq!(main.to_string(), "0");
        assert_eq!(main.child(1).child(2).to_string(), "0.1.2");
    }
}
