//! What the reader says about a module it cannot read.

use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    pub path: Box<str>,
    /// Line, from 1; 0 if it concerns the file as a whole.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
    /// The text of that line, shortened around the column if it is long.
    pub source_line: Box<str>,
    /// Column of the caret in `source_line`, from 0.
    pub caret: usize,
    pub message: String,
}

impl Error {
    /// An error at byte `offset` of `text`.
    pub fn at(path: &str, text: &str, offset: usize, message: impl Into<String>) -> Error {
        const SHOWN: usize = 120;
        let offset = offset.min(text.len());
        let bytes = text.as_bytes();
        let start = bytes[..offset].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        let end = bytes[offset..].iter().position(|&b| b == b'\n').map_or(text.len(), |i| offset + i);
        let line = 1 + bytes[..start].iter().filter(|&&b| b == b'\n').count();
        let from = if offset - start > SHOWN / 2 { offset - SHOWN / 2 } else { start };
        let shown = String::from_utf8_lossy(&bytes[from..end.min(from + SHOWN)]).trim_end().to_string();
        Error {
            path: path.into(),
            line: line as u32,
            column: (offset - start + 1) as u32,
            source_line: shown.into(),
            caret: offset - from,
            message: message.into(),
        }
    }

    pub fn whole(path: &str, message: impl Into<String>) -> Error {
        Error { path: path.into(), line: 0, column: 0, source_line: "".into(), caret: 0, message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            return write!(f, "{}: {}", self.path, self.message);
        }
        writeln!(f, "{}:{}:{}: {}", self.path, self.line, self.column, self.message)?;
        writeln!(f, "  {}", self.source_line)?;
        write!(f, "  {:>width$}", "^", width = self.caret + 1)
    }
}

impl std::error::Error for Error {}
