//! Candidates that are neither confirmed nor refuted.

use super::statics::Line;
use solve::Unknown;
use std::fmt;
use std::mem::{Discriminant, discriminant};
use std::sync::Arc;
use trace::{Place, ThreadName};

/// What keeps a candidate from being decided.
#[derive(Clone, Debug)]
pub enum Blocked {
    /// A run that should lead there did something else.
    Strayed,
    /// The run that stood there did not come again.
    Lost,
    /// The solver does not know.
    GaveUp(Unknown),
    /// No run came to both sides.
    Unseen,
    /// So many of so many questions were not asked.
    NotAsked { left: u32, of: u32 },
    /// So many occurrences were left out.
    LeftOut(u64),
    /// It is impossible only with a value that is not followed, here.
    NotFollowed(Option<Place>),
    /// A limit of the search, in its own words.
    Limit(Arc<str>),
    /// No run came to a line of it.
    Unreached(Line),
    /// No run had its lines in so many threads.
    SameThread(usize),
    /// No single run came to all its lines.
    Apart,
    /// A run was over before this thread was: what it would have done beside the others is not known.
    CutOff(ThreadName),
}

/// What two candidates have in common that are blocked for the same reason.
pub type Alike = (Discriminant<Blocked>, Option<Discriminant<Unknown>>, Option<Arc<str>>);

impl Blocked {
    /// The same for those that differ only in numbers and lines.
    pub fn alike(&self) -> Alike {
        let why = if let Blocked::GaveUp(why) = self { Some(discriminant(why)) } else { None };
        let about = match self {
            Blocked::Limit(text) | Blocked::Unreached((text, _)) => Some(text.clone()),
            _ => None,
        };
        (discriminant(self), why, about)
    }
}

impl fmt::Display for Blocked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Blocked::Strayed => f.write_str("a run that should lead there did something else: a bug of Unsnarl's"),
            Blocked::Lost => f.write_str("the run that stood there did not come again: a bug of Unsnarl's"),
            Blocked::GaveUp(why) => write!(f, "the solver gave up: {why}"),
            Blocked::CutOff(thread) => {
                write!(f, "no order of the paths seen has it, but some runs were over before thread {thread} was")
            }
            Blocked::Unseen => f.write_str("no run came to both sides of it"),
            Blocked::NotAsked { left, of } => {
                write!(f, "{left} of {of} questions were not asked before the search ended")
            }
            Blocked::LeftOut(more) => {
                write!(f, "impossible where it was asked, but {more} more occurrences were left out")
            }
            Blocked::NotFollowed(at) => {
                f.write_str("impossible where it was asked, but only with a value that is not followed there")?;
                at.as_ref().map_or(Ok(()), |p| write!(f, " ({}:{})", p.file_name(), p.line))
            }
            Blocked::Limit(limit) => write!(f, "impossible where it was asked, but not looked at: {limit}"),
            Blocked::Unreached((file, line)) => {
                write!(f, "no run came to {file}:{line} while there were other threads")
            }
            Blocked::SameThread(n) => {
                let number =
                    ["no", "one", "two", "three", "four"].get(*n).map_or_else(|| n.to_string(), ToString::to_string);
                write!(f, "no run had them in {number} threads")
            }
            Blocked::Apart => f.write_str("no single run came to both of its sides"),
        }
    }
}
