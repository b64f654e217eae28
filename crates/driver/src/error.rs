//! What the tool could not do: whose fault it is, where, and what to do.

use std::fmt;
use trace::Place;

#[derive(Debug)]
pub enum Error {
    Message(String),
    Unsupported {
        /// What, and what to do instead.
        what: String,
        /// Where, innermost first.
        stack: Vec<Place>,
    },
}

impl Error {
    pub fn new(message: impl Into<String>) -> Error {
        Error::Message(message.into())
    }

    /// What is wrong with something that has a name: a file, an option.
    pub fn of(name: impl fmt::Display, what: impl fmt::Display) -> Error {
        Error::Message(format!("{name}: {what}"))
    }

    pub fn at(path: &std::path::Path, what: impl fmt::Display) -> Error {
        Error::of(path.display(), what)
    }
}

impl std::error::Error for Error {}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Message(text) => f.write_str(text),
            Error::Unsupported { what, .. } => write!(f, "cannot go on: {what}"),
        }
    }
}

impl From<ir::Error> for Error {
    fn from(e: ir::Error) -> Error {
        Error::new(e.to_string())
    }
}

impl From<vm::LoadError> for Error {
    fn from(e: vm::LoadError) -> Error {
        Error::new(e.to_string())
    }
}
