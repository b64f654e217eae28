use serde::Serialize;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// A line of the source, and the function it belongs to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Place {
    /// The file as the compiler was given it; empty if there is no debug info.
    pub file: Arc<str>,
    /// Line, from 1; 0 if unknown.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
    /// The function, as the source names it.
    pub function: Arc<str>,
}

impl Place {
    pub fn unknown() -> Place {
        Place { file: "".into(), line: 0, column: 0, function: "".into() }
    }

    /// The file, for a line of text.
    pub fn file_name(&self) -> Cow<'_, str> {
        one_line(&self.file)
    }

    /// The function, for a line of text.
    pub fn function_name(&self) -> Cow<'_, str> {
        one_line(&self.function)
    }

    /// Whether the file and line are known.
    pub fn is_known(&self) -> bool {
        self.line > 0 && !self.file.is_empty()
    }
}

/// A name in a line of its own: one with an end of a line in it would be two.
pub fn one_line(name: &str) -> Cow<'_, str> {
    match name.contains(char::is_control) {
        true => name.escape_debug().to_string().into(),
        false => name.into(),
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let function = self.function_name();
        if !self.is_known() {
            return write!(f, "{function} (no source line)");
        }
        write!(f, "{}:{}", self.file_name(), self.line)?;
        if self.column > 0 {
            write!(f, ":{}", self.column)?;
        }
        write!(f, " in {function}")
    }
}
