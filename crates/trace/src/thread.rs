//! Threads are named by their birth, so that a name never depends on the schedule.

use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// `0` is main, `0.1` its first child, `0.1.2` that one's second child.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ThreadName(Vec<u32>);

impl ThreadName {
    pub fn main() -> ThreadName {
        ThreadName(Vec::new())
    }

    /// The `n`-th child, counted from 1.
    pub fn child(&self, n: u32) -> ThreadName {
        debug_assert!(n > 0, "children are counted from 1");
        let mut path = self.0.clone();
        path.push(n);
        ThreadName(path)
    }

    /// The thread that created this one; `None` for main.
    pub fn parent(&self) -> Option<ThreadName> {
        let (_, path) = self.0.split_last()?;
        Some(ThreadName(path.to_vec()))
    }

    /// The numbers after the leading 0.
    pub fn path(&self) -> &[u32] {
        &self.0
    }

    pub(crate) fn from_path(path: Vec<u32>) -> ThreadName {
        ThreadName(path)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseThreadError(String);

impl fmt::Display for ParseThreadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` names no thread: expected 0 (main), 0.1 (its first child), 0.1.2, ...", self.0)
    }
}

impl std::error::Error for ParseThreadError {}

impl FromStr for ThreadName {
    type Err = ParseThreadError;

    fn from_str(text: &str) -> Result<ThreadName, ParseThreadError> {
        let wrong = || ParseThreadError(text.chars().take(60).collect());
        let mut parts = text.split('.');
        if parts.next() != Some("0") {
            return Err(wrong());
        }
        let number = |part: &str| match part.as_bytes() {
            // Only the one spelling that Display writes: no sign, no leading zero.
            [b'1'..=b'9', ..] => part.parse().map_err(|_| wrong()),
            _ => Err(wrong()),
        };
        parts.map(number).collect::<Result<_, _>>().map(ThreadName)
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
        assert_eq!(main.child(3).parent(), Some(main.clone()));
        assert_eq!(main.parent(), None);
    }

    #[test]
    fn text_names_threads() {
        for name in ["0", "0.1", "0.12.3", "0.4294967295"] {
            assert_eq!(name.parse::<ThreadName>().map(|t| t.to_string()).as_deref(), Ok(name));
        }
        for wrong in ["", "1", "0.", "0.0", "0.01", "0.+1", "0.1.", ".1", "0.4294967296", "0 .1", "0.x"] {
            assert!(wrong.parse::<ThreadName>().is_err(), "{wrong:?}");
        }
    }
}
