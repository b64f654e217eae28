//! Text for a terminal. Names, messages and file names come from programs and files that nobody has to trust: whatever a terminal
//! would take for a command, or would show in another order than it stands, is written out (`\u001b`, as in JSON).
//!
//! All that the tool prints goes through here: [`crate::say!`] to standard error, [`Plain`] to standard output.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::{self, Write};
use std::path::Path;

fn is_harmless(c: char) -> bool {
    match c {
        '\n' | '\t' => true,
        // Ends of lines and paragraphs, and what turns the direction of writing.
        '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{61c}' => false,
        // What nobody sees.
        '\u{200b}' | '\u{2060}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}' => false,
        c => !c.is_control(),
    }
}

/// The same text without commands for a terminal.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_harmless) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match is_harmless(c) {
            true => out.push(c),
            // Writing to a string does not fail.
            false => _ = write!(out, "\\u{:04x}", u32::from(c)),
        }
    }
    out.into()
}

/// Writes plain text. Every piece must be whole characters, as `write!` gives them.
pub struct Plain<W>(pub W);

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_all(plain(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// One or more lines on standard error.
pub fn say(text: fmt::Arguments<'_>) {
    // Nowhere to complain if standard error is gone.
    let _ = writeln!(io::stderr(), "{}", plain(&text.to_string()));
}

/// A path as a shell needs it, for commands that a person can paste.
pub fn quoted(path: &Path) -> String {
    let path = path.to_string_lossy();
    if path.contains(char::is_control) {
        // What the shells call ANSI-C quoting, in one line.
        return format!("$'{}'", path.escape_debug());
    }
    shlex::try_quote(&path).map_or_else(|_| "PATH".into(), |q| q.into_owned())
}

/// `eprintln!`, plain.
#[macro_export]
macro_rules! say {
    ($($text:tt)*) => { $crate::plain::say(format_args!($($text)*)) };
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn nothing_is_left_that_a_terminal_obeys() {
        assert_eq!(plain("plain\ttext\n\u{e4}\u{1f600}"), "plain\ttext\n\u{e4}\u{1f600}");
        assert_eq!(
            plain("\x1b]0;title\x07\r\x08\x7f\u{9b}31m"),
            "\\u001b]0;title\\u0007\\u000d\\u0008\\u007f\\u009b31m"
        );
        assert_eq!(plain("a\u{202e}b\u{2066}c\u{2028}d"), "a\\u202eb\\u2066c\\u2028d");
    }
}
