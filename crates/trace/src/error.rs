//! A file that is not what it should be.

use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Position {
    /// Nowhere in particular: the file as a whole, or its reading.
    File,
    /// A line, from 1.
    Line(u64),
    /// An offset, in a file that has no lines.
    Byte(u64),
}

/// Why a file cannot be understood: where, and what was expected. The caller knows the file's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    pub at: Position,
    pub message: String,
}

impl FormatError {
    pub(crate) fn line(number: u64, message: impl Into<String>) -> FormatError {
        FormatError { at: Position::Line(number), message: message.into() }
    }

    pub(crate) fn file(message: impl Into<String>) -> FormatError {
        FormatError { at: Position::File, message: message.into() }
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Position::File => write!(f, "{}", self.message),
            Position::Line(n) => write!(f, "line {n}: {}", self.message),
            Position::Byte(n) => write!(f, "byte {n}: {}", self.message),
        }
    }
}

impl std::error::Error for FormatError {}

/// Checks a first line such as `unsnarl run 1` or `unsnarl run 1.2`, and gives its minor version.
///
/// A new major version is another language. A new minor version has more words, which the reader meets as they come.
pub(crate) fn check_header(line: &str, kind: &str, major: u32) -> Result<u32, FormatError> {
    let wrong = |message: String| Err(FormatError::line(1, message));
    let shown: String = line.chars().take(60).collect();
    let Some(version) = line.strip_prefix("unsnarl ").and_then(|l| l.strip_prefix(kind)?.strip_prefix(' ')) else {
        return wrong(match line.strip_prefix("unsnarl ").and_then(|l| l.split(' ').next()) {
            Some(other) => format!("this is an Unsnarl {other} file, expected a {kind} file"),
            None => format!("expected `unsnarl {kind} {major}`, found `{shown}`: this is no Unsnarl {kind} file"),
        });
    };
    let (ours, minor) = version.trim_end().split_once('.').unwrap_or((version.trim_end(), "0"));
    let (Ok(theirs), Ok(minor)) = (ours.parse::<u32>(), minor.parse::<u32>()) else {
        return wrong(format!("expected a version as in `unsnarl {kind} {major}`, found `{shown}`"));
    };
    if theirs != major {
        let what = if theirs > major { "newer" } else { "older" };
        return wrong(format!(
            "this {kind} file has version {theirs}, and this Unsnarl reads version {major}: \
             use the {what} Unsnarl that wrote it, or make the file again"
        ));
    }
    Ok(minor)
}
