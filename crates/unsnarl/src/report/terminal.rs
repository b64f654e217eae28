//! The terminal: its width, and colour. The text says all of it without colour, too.

use anstyle::{AnsiColor, Style};
use std::io::IsTerminal;

/// The width of a page that is no terminal.
const USUAL: usize = 100;

/// The width to fill: what $COLUMNS says, or the terminal.
pub(crate) fn width() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    let seen = || terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| usize::from(width.0));
    said.or_else(seen).filter(|c| (40..=1000).contains(c)).unwrap_or(USUAL)
}

const BOLD: Style = Style::new().bold();
const RED: Style = AnsiColor::Red.on_default();
const GREEN: Style = AnsiColor::Green.on_default();
const BLUE: Style = AnsiColor::Blue.on_default();

/// What is painted, and how.
const WORDS: [(&str, Style); 9] = [
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

/// The same text in colour, if the reader is a person at a terminal who has not asked for plain text.
pub(crate) fn painted(text: String) -> String {
    let wanted = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty());
    if wanted { paint(text) } else { text }
}

fn paint(text: String) -> String {
    WORDS.iter().fold(text, |text, (words, style)| text.replace(words, &format!("{style}{words}{style:#}")))
}

#[cfg(test)]
mod tests {
    use super::{RED, paint};

    #[test]
    fn colour_adds_nothing_to_read() {
        let text = "Why: it fails\n  the failing run | a run that ends well\n  >>> assertion failed | x <- [a]\n";
        let coloured = paint(text.into());
        assert!(coloured.contains(&format!("{RED}>>> {RED:#}")));
        let mut plain = String::new();
        let mut rest = coloured.as_str();
        while let Some((before, after)) = rest.split_once('\x1b') {
            plain += before;
            rest = after.split_once('m').map_or("", |(_, r)| r);
        }
        assert_eq!(plain + rest, text);
    }
}
