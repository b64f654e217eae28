//! What the tool could not do: whose fault it is, where, and what to do.

use std::fmt;

/// Exit status: the program failed.
pub(crate) const FOUND: u8 = 1;
/// Exit status: the tool could not do it.
pub(crate) const CANNOT: u8 = 2;
/// Exit status: Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// A message for a person.
#[derive(Debug)]
pub struct Error(pub(crate) String);

impl std::error::Error for Error {}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<ir::Error> for Error {
    fn from(e: ir::Error) -> Error {
        Error(e.to_string())
    }
}

impl From<vm::LoadError> for Error {
    fn from(e: vm::LoadError) -> Error {
        Error(e.to_string())
    }
}
