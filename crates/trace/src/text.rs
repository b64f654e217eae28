//! The one way in which all our text files write words: bare if that is unmistakable, otherwise in quotes.
//!
//! | in quotes | means |
//! | --- | --- |
//! | `\n` `\t` `\r` `\\` `\"` | newline, tab, carriage return, backslash, quote |
//! | `\xNN` | the byte NN |
//! | anything else | its UTF-8 |

use crate::Place;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// Characters that a person would not see, or that would change how the line looks.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn escape_byte(out: &mut String, byte: u8) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    out.push_str("\\x");
    out.push(DIGITS[usize::from(byte >> 4)].into());
    out.push(DIGITS[usize::from(byte & 15)].into());
}

fn escape_char(out: &mut String, c: char) {
    match c {
        '\n' => out.push_str("\\n"),
        '\t' => out.push_str("\\t"),
        '\r' => out.push_str("\\r"),
        '\\' => out.push_str("\\\\"),
        '"' => out.push_str("\\\""),
        c if is_hidden(c) => c.encode_utf8(&mut [0; 4]).bytes().for_each(|b| escape_byte(out, b)),
        c => out.push(c),
    }
}

pub(crate) fn quote_into(out: &mut String, bytes: &[u8]) {
    out.push('"');
    for chunk in bytes.utf8_chunks() {
        chunk.valid().chars().for_each(|c| escape_char(out, c));
        chunk.invalid().iter().for_each(|&b| escape_byte(out, b));
    }
    out.push('"');
}

pub(crate) fn quoted(bytes: &[u8]) -> String {
    let mut out = String::new();
    quote_into(&mut out, bytes);
    out
}

/// How many bytes of the text would be written as `\xNN`.
pub(crate) fn hidden_bytes(bytes: &[u8]) -> usize {
    let in_chunk = |s: &str| {
        s.chars().filter(|&c| is_hidden(c) && !matches!(c, '\n' | '\t' | '\r')).map(char::len_utf8).sum::<usize>()
    };
    bytes.utf8_chunks().map(|chunk| in_chunk(chunk.valid()) + chunk.invalid().len()).sum()
}

/// Whether a text can stand in a line without quotes. Words that mean something of their own cannot.
fn is_bare(text: &str) -> bool {
    !text.starts_with(['#', '|', '@'])
        && !matches!(text, "" | "?" | "-" | "->")
        && text.chars().all(|c| match c {
            '"' | '\\' => false,
            '!'..='~' => true,
            c => !c.is_whitespace() && !is_hidden(c),
        })
}

pub(crate) fn word_into(out: &mut String, bytes: &[u8]) {
    match std::str::from_utf8(bytes) {
        Ok(text) if is_bare(text) => out.push_str(text),
        _ => quote_into(out, bytes),
    }
}

pub(crate) fn word(bytes: &[u8]) -> String {
    let mut out = String::new();
    word_into(&mut out, bytes);
    out
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Word<'a> {
    pub(crate) bytes: Cow<'a, [u8]>,
    /// A quoted word never is a keyword or a mark.
    pub(crate) quoted: bool,
}

impl Word<'_> {
    /// Whether it is this mark or keyword.
    pub(crate) fn is(&self, mark: &str) -> bool {
        !self.quoted && *self.bytes == *mark.as_bytes()
    }

    pub(crate) fn text(&self) -> Result<&str, String> {
        std::str::from_utf8(&self.bytes).map_err(|_| format!("`{}` is not valid UTF-8", self.shown()))
    }

    /// For messages.
    pub(crate) fn shown(&self) -> String {
        let text: String = String::from_utf8_lossy(&self.bytes).chars().take(60).collect();
        word(text.as_bytes())
    }
}

/// The words of a line, one after the other. Errors are messages without a place.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Words<'a> {
        Words { rest: line }
    }

    /// What is left, without the blanks before it.
    pub(crate) fn rest(&self) -> &'a str {
        self.rest.trim_start_matches([' ', '\t'])
    }

    pub(crate) fn next(&mut self) -> Result<Option<Word<'a>>, String> {
        let text = self.rest();
        let Some(quoted) = text.strip_prefix('"') else {
            let end = text.find([' ', '\t']).unwrap_or(text.len());
            let (word, rest) = text.split_at(end);
            self.rest = rest;
            if word.contains('"') {
                return Err(format!("a quote inside the word `{word}`"));
            }
            let word = Word { bytes: Cow::Borrowed(word.as_bytes()), quoted: false };
            return Ok(Some(word).filter(|w| !w.bytes.is_empty()));
        };
        let (bytes, rest) = unquote(quoted)?;
        if !(rest.is_empty() || rest.starts_with([' ', '\t'])) {
            return Err("expected a blank after the closing quote".into());
        }
        self.rest = rest;
        Ok(Some(Word { bytes, quoted: true }))
    }

    /// The next word; `what` says what it should be.
    pub(crate) fn expect(&mut self, what: &str) -> Result<Word<'a>, String> {
        self.next()?.ok_or_else(|| format!("expected {what}, found the end of the line"))
    }

    pub(crate) fn bytes(&mut self, what: &str) -> Result<Vec<u8>, String> {
        Ok(self.expect(what)?.bytes.into_owned())
    }

    pub(crate) fn string(&mut self, what: &str) -> Result<String, String> {
        Ok(self.expect(what)?.text()?.to_string())
    }

    pub(crate) fn parse<T: std::str::FromStr>(&mut self, what: &str) -> Result<T, String> {
        let word = self.expect(what)?;
        let value = if word.quoted { None } else { word.text()?.parse().ok() };
        value.ok_or_else(|| format!("expected {what}, found `{}`", word.shown()))
    }

    /// The next word must be this mark.
    pub(crate) fn mark(&mut self, mark: &str) -> Result<(), String> {
        let word = self.expect(&format!("`{mark}`"))?;
        if word.is(mark) { Ok(()) } else { Err(format!("expected `{mark}`, found `{}`", word.shown())) }
    }

    /// Takes the next word if it is this mark.
    pub(crate) fn take(&mut self, mark: &str) -> Result<bool, String> {
        let mut ahead = self.clone();
        let found = ahead.next()?.is_some_and(|w| w.is(mark));
        if found {
            *self = ahead;
        }
        Ok(found)
    }

    /// Nothing may follow.
    pub(crate) fn end(&mut self) -> Result<(), String> {
        match self.next()? {
            None => Ok(()),
            Some(word) => Err(format!("expected the end of the line, found `{}`", word.shown())),
        }
    }
}

/// The bytes up to the closing quote, and what follows it.
fn unquote(text: &str) -> Result<(Cow<'_, [u8]>, &str), String> {
    let special = |s: &str| s.find(['"', '\\']).ok_or("expected a closing quote, found the end of the line");
    let end = special(text)?;
    if let Some(rest) = text[end..].strip_prefix('"') {
        return Ok((Cow::Borrowed(&text.as_bytes()[..end]), rest));
    }
    let mut bytes = Vec::new();
    let mut rest = text;
    loop {
        let end = special(rest)?;
        bytes.extend_from_slice(&rest.as_bytes()[..end]);
        rest = &rest[end..];
        if let Some(rest) = rest.strip_prefix('"') {
            return Ok((Cow::Owned(bytes), rest));
        }
        let escape = rest.as_bytes().get(1).copied();
        let length = if escape == Some(b'x') { 4 } else { 2 };
        let byte = match escape {
            Some(b'n') => Some(b'\n'),
            Some(b't') => Some(b'\t'),
            Some(b'r') => Some(b'\r'),
            Some(c @ (b'\\' | b'"')) => Some(c),
            Some(b'x') => rest.get(2..4).and_then(hex_byte),
            _ => None,
        };
        let (Some(byte), Some(behind)) = (byte, rest.get(length..)) else {
            let shown: String = rest.chars().take(4).collect();
            return Err(format!("`{shown}` is no escape: expected \\n, \\t, \\r, \\\\, \\\" or \\xNN"));
        };
        bytes.push(byte);
        rest = behind;
    }
}

fn hex_byte(digits: &str) -> Option<u8> {
    let both = digits.len() == 2 && digits.bytes().all(|b| b.is_ascii_hexdigit());
    both.then(|| u8::from_str_radix(digits, 16).ok()).flatten()
}

pub(crate) fn hex_into(out: &mut String, bytes: &[u8]) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    for b in bytes {
        out.push(DIGITS[usize::from(b >> 4)].into());
        out.push(DIGITS[usize::from(b & 15)].into());
    }
}

pub(crate) fn from_hex(text: &str) -> Result<Vec<u8>, String> {
    let pairs = text.as_bytes().chunks(2);
    let bytes = pairs.map(|pair| std::str::from_utf8(pair).ok().and_then(hex_byte)).collect::<Option<Vec<u8>>>();
    bytes.ok_or_else(|| "expected pairs of hex digits".into())
}

pub(crate) fn path_bytes(path: &Path) -> &[u8] {
    path.as_os_str().as_encoded_bytes()
}

#[cfg(unix)]
pub(crate) fn path_from(bytes: Vec<u8>) -> Result<PathBuf, String> {
    use std::os::unix::ffi::OsStringExt;
    Ok(std::ffi::OsString::from_vec(bytes).into())
}

#[cfg(not(unix))]
pub(crate) fn path_from(bytes: Vec<u8>) -> Result<PathBuf, String> {
    String::from_utf8(bytes).map(PathBuf::from).map_err(|_| "a path that is not valid UTF-8".into())
}

/// Appends a place: `file.c:41:9 function`, `- function` without a file, `?` if nothing is known.
pub(crate) fn place_into(out: &mut String, place: &Place) {
    if *place == Place::unknown() {
        return out.push('?');
    }
    if place.file.is_empty() && place.line == 0 && place.column == 0 {
        out.push('-');
    } else {
        word_into(out, format!("{}:{}:{}", place.file, place.line, place.column).as_bytes());
    }
    out.push(' ');
    word_into(out, place.function.as_bytes());
}

pub(crate) fn place_from(words: &mut Words<'_>) -> Result<Place, String> {
    let wanted = "a place such as file.c:41:9";
    let word = words.expect(wanted)?;
    if word.is("?") {
        return Ok(Place::unknown());
    }
    let (file, line, column) = if word.is("-") {
        ("", 0, 0)
    } else {
        let mut parts = word.text()?.rsplitn(3, ':');
        let column = parts.next().and_then(|n| n.parse().ok());
        let line = parts.next().and_then(|n| n.parse().ok());
        let (Some(file), Some(line), Some(column)) = (parts.next(), line, column) else {
            return Err(format!("expected {wanted}, found `{}`", word.shown()));
        };
        (file, line, column)
    };
    let function = words.expect("the name of a function after the place")?;
    Ok(Place { file: file.into(), line, column, function: function.text()?.into() })
}

fn unquoted(bytes: &[u8]) -> String {
    let out = quoted(bytes);
    out[1..out.len() - 1].to_string()
}

/// Bytes in JSON: a string with our escapes, without the quotes.
pub(crate) fn serialize_bytes<S: Serializer, B: AsRef<[u8]>>(bytes: &B, s: S) -> Result<S::Ok, S::Error> {
    s.serialize_str(&unquoted(bytes.as_ref()))
}

pub(crate) fn serialize_list<S: Serializer>(list: &[Vec<u8>], s: S) -> Result<S::Ok, S::Error> {
    list.iter().map(|bytes| unquoted(bytes)).collect::<Vec<_>>().serialize(s)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    #[test]
    fn words_come_back_as_they_were() {
        let mut random = Random::new(1);
        for _ in 0..3000 {
            let words: Vec<Vec<u8>> = (0..random.below(5)).map(|_| random.bytes(12)).collect();
            let line = words.iter().map(|w| word(w)).collect::<Vec<_>>().join("  ");
            let mut read = Words::new(&line);
            for expected in &words {
                assert_eq!(read.bytes("a word").as_ref(), Ok(expected), "{line}");
            }
            assert_eq!(read.end(), Ok(()));
            assert!(!line.contains(['\n', '\r']));
        }
    }

    #[test]
    fn wrong_words_are_errors() {
        for wrong in
            [r#"""#, r#""a"#, r#""\"#, r#""\x"#, r#""\x1"#, r#""\x1é""#, r#""\q""#, r#""a"b"#, r#"a"b""#, r#""\+1""#]
        {
            assert!(Words::new(wrong).next().is_err(), "{wrong}");
        }
        assert!(from_hex("0").is_err() && from_hex("0g").is_err() && from_hex("é").is_err() && from_hex("+1").is_err());
    }
}
