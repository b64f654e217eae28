//! A C source as tokens: words, numbers, texts and marks, each with its place. Comments, directives, and lines that the
//! preprocessor left out are not among them.
//!
//! Limits: macros are seen as they are written, not as they expand.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Word,
    Number,
    /// A string or a character.
    Text,
    Mark,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// Bytes of the text.
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) line: u32,
    /// From 1, in bytes, as clang counts.
    pub(super) column: u32,
}

pub(super) struct Source {
    pub(super) path: PathBuf,
    pub(super) text: String,
    pub(super) tokens: Vec<Token>,
}

/// Marks of several characters, the longest first.
const MARKS: [&str; 22] = [
    "<<=", ">>=", "...", "->", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "==", "!=", "<=", ">=",
    "&&", "||", "<<", ">>",
];

impl Source {
    /// `seen` are the lines that the compiler saw.
    pub(super) fn new(path: PathBuf, text: String, seen: &BTreeSet<u32>) -> Source {
        let (mut tokens, groups) = read(&text);
        let is_dead = |group: &Range<u32>| seen.range(group.clone()).next().is_none();
        let dead: Vec<Range<u32>> = groups.into_iter().filter(is_dead).collect();
        tokens.retain(|t| !dead.iter().any(|g| g.contains(&t.line)));
        Source { path, text, tokens }
    }

    pub(super) fn word(&self, token: usize) -> &str {
        self.tokens.get(token).map_or("", |t| &self.text[t.start..t.end])
    }

    /// The bytes from the first token to the last one.
    pub(super) fn bytes(&self, first: usize, last: usize) -> Range<usize> {
        self.tokens[first].start..self.tokens[last].end
    }

    /// Tokens as they are written.
    pub(super) fn written(&self, tokens: Range<usize>) -> &str {
        if tokens.is_empty() { "" } else { &self.text[self.bytes(tokens.start, tokens.end - 1)] }
    }

    /// Tokens without blanks, to compare with others.
    pub(super) fn squeezed(&self, tokens: Range<usize>) -> String {
        tokens.map(|t| self.word(t)).collect()
    }

    /// The token at a place, or the last one before it in the same line, or the first of the line.
    pub(super) fn at(&self, line: u32, column: u32) -> Option<usize> {
        let first = self.tokens.partition_point(|t| t.line < line);
        let end = self.tokens.partition_point(|t| t.line <= line);
        let column = column.max(1);
        (first..end).rev().find(|&t| self.tokens[t].column <= column).or((first < end).then_some(first))
    }

    /// The token that closes what another one opens, or `None`.
    pub(super) fn closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0usize;
        for t in open..self.tokens.len() {
            match self.word(t) {
                "(" | "{" | "[" => depth += 1,
                ")" | "}" | "]" => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(t);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The arguments of a call whose name is this token.
    pub(super) fn arguments(&self, name: usize) -> Option<Vec<Range<usize>>> {
        if self.tokens.get(name)?.kind != Kind::Word || self.word(name + 1) != "(" {
            return None;
        }
        let end = self.closing(name + 1)?;
        let (mut all, mut start, mut depth) = (Vec::new(), name + 2, 0);
        for t in name + 2..end {
            match self.word(t) {
                "(" | "{" | "[" => depth += 1,
                ")" | "}" | "]" => depth -= 1,
                "," if depth == 0 => {
                    all.push(start..t);
                    start = t + 1;
                }
                _ => {}
            }
        }
        if start < end {
            all.push(start..end);
        }
        Some(all)
    }

    /// Names of functions that are called within these tokens, each with its token.
    pub(super) fn calls(&self, tokens: Range<usize>) -> impl Iterator<Item = (usize, &str)> {
        tokens.filter(|&t| self.tokens[t].kind == Kind::Word && self.word(t + 1) == "(").map(|t| (t, self.word(t)))
    }

    /// The blanks at the beginning of the line of a byte.
    pub(super) fn indent(&self, byte: usize) -> &str {
        let start = self.text[..byte].rfind('\n').map_or(0, |n| n + 1);
        let line = &self.text[start..];
        &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
    }

    /// Where something goes that comes after this byte on a line of its own: behind a comment at the end of the line.
    pub(super) fn behind(&self, byte: usize) -> usize {
        let rest = &self.text[byte..];
        let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
        let code = line.trim_start();
        let is_comment = code.is_empty()
            || code.starts_with("//")
            || code.starts_with("/*") && code.find("*/").is_some_and(|end| code[end + 2..].trim().is_empty());
        if is_comment { byte + line.trim_end().len() } else { byte }
    }

    /// The bytes that go with a statement that is taken away: its whole lines, if nothing else is on them.
    pub(super) fn whole_lines(&self, bytes: Range<usize>) -> Range<usize> {
        let start = self.text[..bytes.start].rfind('\n').map_or(0, |n| n + 1);
        let end = self.behind(bytes.end);
        let alone = self.text[start..bytes.start].trim().is_empty() && self.text[end..].starts_with('\n');
        if alone { start..end + 1 } else { bytes }
    }
}

/// The tokens, and the lines of each part of a conditional.
fn read(text: &str) -> (Vec<Token>, Vec<Range<u32>>) {
    let bytes = text.as_bytes();
    let (mut tokens, mut groups, mut open) = (Vec::new(), Vec::new(), Vec::new());
    let (mut i, mut line, mut begins, mut line_start) = (0, 1u32, true, 0);
    while i < bytes.len() {
        let start = i;
        match bytes[i] {
            b'\n' => {
                (i, line, begins) = (i + 1, line + 1, true);
                line_start = i;
                continue;
            }
            b' ' | b'\t' | b'\r' | b'\\' => {
                i += 1;
                continue;
            }
            b'/' if bytes.get(i + 1) == Some(&b'/') => i = end_of_line(bytes, i),
            b'/' if bytes.get(i + 1) == Some(&b'*') => {
                i = text[i + 2..].find("*/").map_or(bytes.len(), |n| i + n + 4);
            }
            b'#' if begins => {
                i = end_of_line(bytes, i);
                let directive = text[start + 1..i].trim_start();
                let here = line;
                if directive.starts_with("if") {
                    open.push(here + 1);
                } else if directive.starts_with("el") {
                    if let Some(from) = open.last_mut() {
                        groups.push(*from..here);
                        *from = here + 1;
                    }
                } else if directive.starts_with("endif") {
                    groups.extend(open.pop().map(|from| from..here));
                }
            }
            quote @ (b'"' | b'\'') => {
                i += 1;
                while i < bytes.len() && bytes[i] != quote && bytes[i] != b'\n' {
                    i += if bytes[i] == b'\\' { 2 } else { 1 };
                }
                i = (i + 1).min(bytes.len());
                push(&mut tokens, Kind::Text, start..i, (line, line_start));
            }
            b if b.is_ascii_alphabetic() || b == b'_' || b >= 0x80 => {
                let is_part = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_' || *b >= 0x80;
                i += bytes[i..].iter().take_while(|b| is_part(b)).count();
                push(&mut tokens, Kind::Word, start..i, (line, line_start));
            }
            b if b.is_ascii_digit() => {
                i += bytes[i..].iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'.').count();
                push(&mut tokens, Kind::Number, start..i, (line, line_start));
            }
            _ => {
                i += MARKS.iter().find(|m| text[i..].starts_with(**m)).map_or(1, |m| m.len());
                push(&mut tokens, Kind::Mark, start..i, (line, line_start));
            }
        }
        begins = false;
        let lines = bytes[start..i.min(bytes.len())].iter().filter(|b| **b == b'\n').count() as u32;
        if lines > 0 {
            line += lines;
            line_start = text[..i].rfind('\n').map_or(0, |n| n + 1);
        }
    }
    (tokens, groups)
}

fn push(tokens: &mut Vec<Token>, kind: Kind, bytes: Range<usize>, (line, line_start): (u32, usize)) {
    let column = (bytes.start - line_start) as u32 + 1;
    tokens.push(Token { kind, start: bytes.start, end: bytes.end, line, column });
}

/// The end of a line that may be continued.
fn end_of_line(bytes: &[u8], from: usize) -> usize {
    let mut i = from;
    while i < bytes.len() && !(bytes[i] == b'\n' && bytes[i - 1] != b'\\') {
        i += 1;
    }
    i
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_compiler_does_not_see_is_left_out() {
        let text = "#ifdef A\nint a; // one\n#else\nint b = '\\'' + \"//\"[0];\n#endif\n#define X \\\n  1\nx->y++; /* two\n */ z;\n";
        let source = Source::new("a.c".into(), text.into(), &BTreeSet::from([4, 8, 9]));
        assert_eq!(source.squeezed(0..source.tokens.len()), "intb='\\''+\"//\"[0];x->y++;z;");
        let last = source.tokens[source.tokens.len() - 2];
        assert_eq!((last.line, last.column), (9, 5));
        assert_eq!(source.at(8, 4).map(|t| source.word(t)), Some("y"));
    }

    #[test]
    fn whole_lines_go_with_their_comments() {
        let text = "  a(); // why\n  b(); c();\n";
        let source = Source::new("a.c".into(), text.into(), &BTreeSet::new());
        assert_eq!(&text[source.whole_lines(source.bytes(0, 3))], "  a(); // why\n");
        assert_eq!(&text[source.whole_lines(source.bytes(4, 7))], "b();");
    }
}
