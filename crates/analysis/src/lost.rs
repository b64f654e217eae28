//! Where inputs were lost: from there on nobody knows what other values would have done.

use serde::Serialize;
use std::collections::BTreeMap;
use trace::Place;
use vm::NotFollowed;

/// Why an input was not followed any further.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// What was done with it has no expression.
    NotFollowed(NotFollowed),
    /// The solver did not say whether a decision on it could go otherwise.
    Undecided,
    /// There are more values than were told apart.
    Values,
    /// A run that it led to needs what is not there: the run ended here.
    Unsupported(String),
}

impl Why {
    /// One word that never changes.
    pub fn id(&self) -> &'static str {
        match self {
            Why::NotFollowed(NotFollowed::Library(_)) => "library",
            Why::NotFollowed(NotFollowed::Excluded) => "excluded",
            Why::NotFollowed(NotFollowed::FloatingPoint) => "floating-point",
            Why::NotFollowed(NotFollowed::WideInteger) => "wide-integer",
            Why::NotFollowed(NotFollowed::Size) => "size",
            Why::NotFollowed(NotFollowed::StreamBuffer) => "stream-buffer",
            Why::NotFollowed(NotFollowed::Operation) => "operation",
            Why::Undecided => "undecided",
            Why::Values => "too-many-values",
            Why::Unsupported(_) => "unsupported",
        }
    }

    /// The function of the library that it went into.
    pub fn function(&self) -> Option<&str> {
        match self {
            Why::NotFollowed(NotFollowed::Library(name)) => Some(name),
            _ => None,
        }
    }
}

/// One place at which inputs were lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LostInput {
    pub at: Place,
    #[serde(serialize_with = "id")]
    pub why: Why,
    pub function: Option<String>,
    /// In how many runs.
    pub runs: u64,
}

fn id<S: serde::Serializer>(why: &Why, s: S) -> Result<S::Ok, S::Error> {
    s.serialize_str(why.id())
}

/// All of them, as they are found.
#[derive(Clone, Default, Debug)]
pub struct Lost(BTreeMap<(Key, Why), (Place, u64)>);

/// What tells places apart: file, line, function.
type Key = (String, u32, String);

impl Lost {
    /// It was lost there in one more run.
    pub fn add(&mut self, at: &Place, why: Why) {
        let key = (at.file.to_string(), at.line, at.function.to_string());
        self.0.entry((key, why)).or_insert_with(|| (at.clone(), 0)).1 += 1;
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// By place.
    pub fn all(&self) -> Vec<LostInput> {
        let one = |((_, why), (at, runs)): (&(Key, Why), &(Place, u64))| LostInput {
            at: at.clone(),
            why: why.clone(),
            function: why.function().map(str::to_string),
            runs: *runs,
        };
        self.0.iter().map(one).collect()
    }
}
