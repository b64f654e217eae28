//! Names of data in memory, as a person would call them.

use serde::{Serialize, Serializer};
use std::fmt;

/// What memory a location lies in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LocationKind {
    Global,
    ThreadLocal,
    /// A local variable or an argument.
    Local,
    /// From malloc and its family.
    Heap,
    /// From mmap.
    Mapping,
    /// The C library's own.
    Library,
    /// In no object: null, a function, an address out of nowhere.
    Nowhere,
}

impl LocationKind {
    pub fn id(self) -> &'static str {
        match self {
            LocationKind::Global => "global",
            LocationKind::ThreadLocal => "thread-local",
            LocationKind::Local => "local",
            LocationKind::Heap => "heap",
            LocationKind::Mapping => "mapping",
            LocationKind::Library => "library",
            LocationKind::Nowhere => "nowhere",
        }
    }
}

impl Serialize for LocationKind {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.id())
    }
}

/// How the bits of a number are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    Signed,
    Unsigned,
    /// A floating-point number.
    Real,
    Character,
    Pointer,
    /// How many writers wait for a read-write lock that prefers them.
    WaitingWriters,
    /// What became of a robust mutex: 0 it is in order, 1 its holder ended, 2 taken after that and not repaired yet, 3 never repaired.
    Health,
}

impl Number {
    /// Whether it is what a lock keeps for itself. Then 0 says that all is as usual.
    pub fn is_of_lock(self) -> bool {
        matches!(self, Number::WaitingWriters | Number::Health)
    }
}

/// Some bytes of memory, and what they are called.
///
/// Shown as `queue.filled`, `args[1].id (local of main)`, `node.next (heap, pool.c:41)` or, if the bytes are not
/// exactly what the name means, with their number: `total+4 (2 bytes)`, `line[8] (4 bytes, heap, read.c:7)`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Location {
    /// The name alone: `queue.filled`, `args[1].id`, `node.next`, `total+4`.
    pub name: String,
    /// What tells it from others of that name: `local of main`, `heap, pool.c:41`; empty for global variables.
    pub origin: String,
    /// Whether the bytes are not exactly what the name means.
    pub partial: bool,
    pub kind: LocationKind,
    /// The first address of its object.
    pub base: u64,
    /// Where in the object it lies.
    pub offset: u64,
    /// How many bytes.
    pub size: u64,
    /// Whether the object was live when the name was asked for.
    pub live: bool,
    /// How its value is meant, if it is one number and its type is known.
    #[serde(skip)]
    pub number: Option<Number>,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        let bytes = match self.size {
            _ if !self.partial => String::new(),
            1 => "1 byte".into(),
            n => format!("{n} bytes"),
        };
        match (bytes.as_str(), self.origin.as_str()) {
            ("", "") => Ok(()),
            (one, "") | ("", one) => write!(f, " ({one})"),
            (bytes, origin) => write!(f, " ({bytes}, {origin})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_exact_shows_its_size() {
        let (kind, origin) = (LocationKind::Local, "local of main".to_string());
        let mut at = Location {
            name: "n+4".into(),
            origin,
            partial: true,
            kind,
            base: 64,
            offset: 4,
            size: 2,
            live: true,
            number: None,
        };
        assert_eq!(at.to_string(), "n+4 (2 bytes, local of main)");
        at.origin.clear();
        at.size = 1;
        assert_eq!(at.to_string(), "n+4 (1 byte)");
        at.partial = false;
        assert_eq!(at.to_string(), "n+4");
    }
}
