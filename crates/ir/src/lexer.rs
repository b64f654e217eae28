//! Reads characters, words, names, strings and brackets straight from the bytes of a module.
//!
//! There is no token vector: the parser asks for what it expects, and a byte says which way to go.
//! Comments and newlines are blanks, except where [`Lexer::skip_spaces`] asks to stay on the line.

use crate::ids::Span;
use std::borrow::Cow;

#[derive(Debug)]
pub(crate) struct Fail {
    /// Byte of the text that is to blame.
    pub(crate) offset: usize,
    pub(crate) message: String,
    /// The construct is unknown rather than wrong: inside an instruction it becomes [`crate::InstKind::Unsupported`].
    pub(crate) unknown: bool,
}

/// The result of every reading function; the error is boxed to keep the good case small.
pub(crate) type Read<T> = Result<T, Box<Fail>>;

#[cold]
pub(crate) fn fail<T>(offset: usize, message: impl Into<String>) -> Read<T> {
    Err(Box::new(Fail { offset, message: message.into(), unknown: false }))
}

/// Something that this reader does not know at `offset`.
#[cold]
pub(crate) fn unknown<T>(offset: usize, message: impl Into<String>) -> Read<T> {
    Err(Box::new(Fail { offset, message: message.into(), unknown: true }))
}

/// A name after `%`, `@` or `$`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Name<'t> {
    /// `%12`
    Number(u32),
    /// `%x`, `%"a b"`
    Text(Cow<'t, str>),
}

const KEYWORD: u8 = 1;
const NAME: u8 = 2;
const BLANK: u8 = 4;

static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        if b.is_ascii_alphanumeric() || b == b'_' {
            table[i] |= KEYWORD | NAME;
        }
        if matches!(b, b'-' | b'$' | b'.') {
            table[i] |= NAME;
        }
        if matches!(b, b' ' | b'\n' | b'\t' | b'\r') {
            table[i] |= BLANK;
        }
        i += 1;
    }
    table
};

#[derive(Clone)]
pub(crate) struct Lexer<'t> {
    text: &'t str,
    bytes: &'t [u8],
    /// The next byte.
    pub(crate) pos: usize,
}

impl<'t> Lexer<'t> {
    pub(crate) fn new(text: &'t str) -> Lexer<'t> {
        Lexer { text, bytes: text.as_bytes(), pos: 0 }
    }

    pub(crate) fn text(&self) -> &'t str {
        self.text
    }

    pub(crate) fn bytes(&self) -> &'t [u8] {
        self.bytes
    }

    /// The byte here, blanks not skipped; 0 at the end.
    #[inline]
    pub(crate) fn here(&self) -> u8 {
        self.bytes.get(self.pos).copied().unwrap_or(0)
    }

    /// The byte `n` further on; 0 past the end.
    #[inline]
    pub(crate) fn ahead(&self, n: usize) -> u8 {
        self.bytes.get(self.pos + n).copied().unwrap_or(0)
    }

    pub(crate) fn at_end(&self) -> bool {
        self.pos >= self.bytes.len()
    }

    /// Skips blanks, newlines and comments.
    #[inline]
    pub(crate) fn skip_blank(&mut self) {
        while let Some(&b) = self.bytes.get(self.pos) {
            if CLASS[b as usize] & BLANK != 0 {
                self.pos += 1;
            } else if b == b';' {
                self.skip_line();
            } else {
                break;
            }
        }
    }

    /// Skips blanks up to the end of the line.
    pub(crate) fn skip_spaces(&mut self) {
        while matches!(self.here(), b' ' | b'\t') {
            self.pos += 1;
        }
    }

    /// Goes to the newline that ends this line, or to the end.
    pub(crate) fn skip_line(&mut self) {
        self.pos = match self.bytes[self.pos..].iter().position(|&b| b == b'\n') {
            Some(n) => self.pos + n,
            None => self.bytes.len(),
        };
    }

    /// The next byte that is not blank; 0 at the end.
    #[inline]
    pub(crate) fn peek(&mut self) -> u8 {
        self.skip_blank();
        self.here()
    }

    #[inline]
    pub(crate) fn eat(&mut self, b: u8) -> bool {
        let found = self.peek() == b && !self.at_end();
        self.pos += usize::from(found);
        found
    }

    #[inline]
    pub(crate) fn expect(&mut self, b: u8) -> Read<()> {
        if self.eat(b) { Ok(()) } else { self.expected(&format!("`{}`", b as char)) }
    }

    /// Fails with "expected `what`" at the next token.
    #[cold]
    pub(crate) fn expected<T>(&mut self, what: &str) -> Read<T> {
        self.skip_blank();
        let found = self.found();
        fail(self.pos, format!("expected {what}, found {found}"))
    }

    /// The next token as a message shows it.
    pub(crate) fn found(&self) -> String {
        let rest = &self.bytes[self.pos.min(self.bytes.len())..];
        if rest.is_empty() {
            return "the end of the file".into();
        }
        let sigil = usize::from(matches!(rest[0], b'%' | b'@' | b'!' | b'$' | b'#'));
        let len = rest[sigil..].iter().take(40).take_while(|&&b| CLASS[b as usize] & NAME != 0).count() + sigil;
        let len = if len == 0 {
            self.text.get(self.pos..).and_then(|t| t.chars().next()).map_or(1, char::len_utf8)
        } else {
            len
        };
        format!("`{}`", String::from_utf8_lossy(&rest[..len.min(rest.len())]))
    }

    /// The run of letters, digits and `_` here; empty if there is none.
    #[inline]
    pub(crate) fn peek_word(&mut self) -> &'t [u8] {
        self.skip_blank();
        let start = self.pos;
        let mut end = start;
        while end < self.bytes.len() && CLASS[self.bytes[end] as usize] & KEYWORD != 0 {
            end += 1;
        }
        &self.bytes[start..end]
    }

    /// Takes that run.
    #[inline]
    pub(crate) fn word(&mut self) -> &'t [u8] {
        let word = self.peek_word();
        self.pos += word.len();
        word
    }

    #[inline]
    pub(crate) fn eat_word(&mut self, word: &[u8]) -> bool {
        let found = self.peek_word() == word;
        if found {
            self.pos += word.len();
        }
        found
    }

    pub(crate) fn expect_word(&mut self, word: &str) -> Read<()> {
        if self.eat_word(word.as_bytes()) { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    /// Takes the run of name characters here (letters, digits, `-$._`), blanks not skipped.
    #[inline]
    pub(crate) fn run(&mut self) -> &'t str {
        let start = self.pos;
        while self.pos < self.bytes.len() && CLASS[self.bytes[self.pos] as usize] & NAME != 0 {
            self.pos += 1;
        }
        &self.text[start..self.pos]
    }

    /// The name after a sigil that has been taken.
    #[inline]
    pub(crate) fn name(&mut self) -> Read<Name<'t>> {
        if self.here() == b'"' {
            return Ok(Name::Text(self.string()?));
        }
        let start = self.pos;
        let run = self.run();
        if run.is_empty() {
            return fail(start, format!("expected a name, found {}", self.found()));
        }
        if run.as_bytes()[0].is_ascii_digit() {
            return match run.parse() {
                Ok(n) => Ok(Name::Number(n)),
                Err(_) => fail(start, format!("`{run}` is not a name: one that starts with a digit is a number")),
            };
        }
        Ok(Name::Text(Cow::Borrowed(run)))
    }

    /// The `"..."` here, escapes decoded.
    pub(crate) fn string(&mut self) -> Read<Cow<'t, str>> {
        let raw = self.raw_string()?;
        if !raw.as_bytes().contains(&b'\\') {
            return Ok(Cow::Borrowed(raw));
        }
        Ok(Cow::Owned(String::from_utf8_lossy(&unescape(raw.as_bytes())).into_owned()))
    }

    /// The inside of the `"..."` here, escapes left as they are.
    pub(crate) fn raw_string(&mut self) -> Read<&'t str> {
        self.skip_blank();
        let start = self.pos;
        if self.here() != b'"' {
            return self.expected("a string");
        }
        match self.bytes[start + 1..].iter().position(|&b| b == b'"') {
            Some(n) => {
                self.pos = start + n + 2;
                Ok(&self.text[start + 1..start + 1 + n])
            }
            None => fail(start, "the string has no end"),
        }
    }

    /// A decimal number that fits.
    pub(crate) fn number<T: std::str::FromStr>(&mut self) -> Read<T> {
        self.skip_blank();
        let start = self.pos;
        while self.here().is_ascii_digit() {
            self.pos += 1;
        }
        if start == self.pos {
            return self.expected("a number");
        }
        match self.text[start..self.pos].parse() {
            Ok(n) => Ok(n),
            Err(_) => fail(start, "the number is too large here"),
        }
    }

    /// Skips from the opening bracket here to after its closing one, strings and comments respected.
    pub(crate) fn skip_balanced(&mut self) -> Read<()> {
        let start = self.pos;
        let mut depth = 0usize;
        while self.pos < self.bytes.len() {
            match self.bytes[self.pos] {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        self.pos += 1;
                        return Ok(());
                    }
                }
                b'"' => {
                    self.raw_string()?;
                    continue;
                }
                b';' => {
                    self.skip_line();
                    continue;
                }
                _ => {}
            }
            self.pos += 1;
        }
        fail(start, "the bracket is never closed")
    }

    /// Skips to the newline that ends this logical line: one with no bracket open.
    pub(crate) fn skip_logical_line(&mut self) -> Read<()> {
        while self.pos < self.bytes.len() {
            match self.bytes[self.pos] {
                b'\n' => return Ok(()),
                b'(' | b'[' | b'{' => self.skip_balanced()?,
                b'"' => {
                    self.raw_string()?;
                }
                b';' => self.skip_line(),
                _ => self.pos += 1,
            }
        }
        Ok(())
    }

    pub(crate) fn span_from(&self, start: usize) -> Span {
        Span { start: start as u32, end: self.pos as u32 }
    }
}

/// Decodes `\XX` and `\\`.
pub(crate) fn unescape(raw: &[u8]) -> Vec<u8> {
    let hex = |b: u8| (b as char).to_digit(16).map(|d| d as u8);
    let mut out = Vec::with_capacity(raw.len());
    let mut i = 0;
    while i < raw.len() {
        if raw[i] == b'\\' {
            if raw.get(i + 1) == Some(&b'\\') {
                out.push(b'\\');
                i += 2;
                continue;
            }
            let digits = (raw.get(i + 1).and_then(|&b| hex(b)), raw.get(i + 2).and_then(|&b| hex(b)));
            if let (Some(high), Some(low)) = digits {
                out.push(high << 4 | low);
                i += 3;
                continue;
            }
        }
        out.push(raw[i]);
        i += 1;
    }
    out
}
