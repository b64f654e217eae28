//! Colour for the terminal. The text says all of it without, too.

use std::io::IsTerminal;

const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[31m";
const GREEN: &str = "\x1b[32m";
const BLUE: &str = "\x1b[34m";
const PLAIN: &str = "\x1b[0m";

/// What is painted, and how.
const WORDS: [(&str, &str); 9] = [
    ("Why:", BOLD),
    ("What differs:", BOLD),
    ("What would help:", BOLD),
    ("What was tried, in vain:", BOLD),
    ("the failing run", RED),
    ("a run that ends well", GREEN),
    ("  ends well", GREEN),
    (">>> ", RED),
    ("<- ", BLUE),
];

/// Whether the reader is a person at a terminal who has not asked for plain text.
pub(crate) fn wanted() -> bool {
    std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
}

/// The same text in colour.
pub(crate) fn painted(text: &str) -> String {
    let mut text = text.to_string();
    for (words, colour) in WORDS {
        text = text.replace(words, &format!("{colour}{words}{PLAIN}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{PLAIN, RED, painted};

    #[test]
    fn colour_adds_nothing_to_read() {
        let text = "Why: it fails\n  the failing run | a run that ends well\n  >>> assertion failed | x <- [a]\n";
        let coloured = painted(text);
        assert!(coloured.contains(&format!("{RED}>>> {PLAIN}")));
        let mut plain = String::new();
        let mut rest = coloured.as_str();
        while let Some((before, after)) = rest.split_once('\x1b') {
            plain += before;
            rest = after.split_once('m').map_or("", |(_, r)| r);
        }
        assert_eq!(plain + rest, text);
    }
}
