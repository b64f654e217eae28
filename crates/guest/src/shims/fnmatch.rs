//! fnmatch.h in the C locale, with the GNU flags but without the ksh patterns (FNM_EXTMATCH).

use super::{Call, Entry, Ret, Stop, memory};

pub(super) const SHIMS: &[Entry] = &[memory("fnmatch", fnmatch)];

const FNM_PATHNAME: i32 = 1;
const FNM_NOESCAPE: i32 = 2;
const FNM_PERIOD: i32 = 4;
const FNM_LEADING_DIR: i32 = 8;
const FNM_CASEFOLD: i32 = 16;
const FNM_EXTMATCH: i32 = 32;
const FNM_NOMATCH: i32 = 1;

fn fnmatch(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (pattern, text, flags) = (c.string(0)?, c.string(1)?, c.int(2));
    if flags & FNM_EXTMATCH != 0 {
        return c.unsupported("FNM_EXTMATCH patterns");
    }
    Ok(if matches(&pattern, &text, flags) { 0 } else { FNM_NOMATCH }.into())
}

/// Whether the whole text matches.
///
/// Only the last star is ever retried, which is enough because an earlier one could only give the same rest; with
/// FNM_PATHNAME a star ends at a slash, and so does its retrying.
pub(super) fn matches(pattern: &[u8], text: &[u8], flags: i32) -> bool {
    let fold = |b: u8| if flags & FNM_CASEFOLD != 0 { b.to_ascii_lowercase() } else { b };
    let path = flags & FNM_PATHNAME != 0;
    // A period at the start (of a part, with FNM_PATHNAME) must be matched by a period itself.
    let guarded =
        |t: usize| flags & FNM_PERIOD != 0 && text.get(t) == Some(&b'.') && (t == 0 || path && text[t - 1] == b'/');
    let (mut p, mut t) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    loop {
        let step = match pattern.get(p) {
            None if t == text.len() || flags & FNM_LEADING_DIR != 0 && text[t] == b'/' => return true,
            None => None,
            Some(b'*') => {
                if guarded(t) {
                    None
                } else {
                    star = Some((p + 1, t));
                    Some((p + 1, t))
                }
            }
            Some(_) if t == text.len() => None,
            Some(b'?') => (!(guarded(t) || path && text[t] == b'/')).then_some((p + 1, t + 1)),
            Some(b'[') => match bracket(&pattern[p..], text[t], flags) {
                Some((hit, len)) => (hit && !(path && text[t] == b'/') && !guarded(t)).then_some((p + len, t + 1)),
                None => (text[t] == b'[').then_some((p + 1, t + 1)),
            },
            Some(b'\\') if flags & FNM_NOESCAPE == 0 => match pattern.get(p + 1) {
                Some(&b) => (fold(b) == fold(text[t])).then_some((p + 2, t + 1)),
                None => None,
            },
            Some(&b) => (fold(b) == fold(text[t])).then_some((p + 1, t + 1)),
        };
        if let Some(next) = step {
            (p, t) = next;
            continue;
        }
        match star {
            Some((behind, at)) if at < text.len() && !(path && text[at] == b'/') => {
                star = Some((behind, at + 1));
                (p, t) = (behind, at + 1);
            }
            _ => return false,
        }
    }
}

fn class(name: &[u8], b: u8) -> Option<bool> {
    Some(match name {
        b"alpha" => b.is_ascii_alphabetic(),
        b"digit" => b.is_ascii_digit(),
        b"alnum" => b.is_ascii_alphanumeric(),
        b"upper" => b.is_ascii_uppercase(),
        b"lower" => b.is_ascii_lowercase(),
        b"space" => b.is_ascii_whitespace() || b == 11,
        b"blank" => b == b' ' || b == b'\t',
        b"punct" => b.is_ascii_punctuation(),
        b"print" => (32..127).contains(&b),
        b"graph" => b.is_ascii_graphic(),
        b"cntrl" => b.is_ascii_control(),
        b"xdigit" => b.is_ascii_hexdigit(),
        _ => return None,
    })
}

/// A bracket expression at the start of `pattern`: whether it takes `b`, and its length; `None` if it has no end.
fn bracket(pattern: &[u8], b: u8, flags: i32) -> Option<(bool, usize)> {
    let fold = |b: u8| if flags & FNM_CASEFOLD != 0 { b.to_ascii_lowercase() } else { b };
    let mut i = 1;
    let negated = matches!(pattern.get(i), Some(b'!' | b'^'));
    i += usize::from(negated);
    let first = i;
    let mut hit = false;
    loop {
        let mut low = *pattern.get(i)?;
        if low == b']' && i > first {
            return Some((hit != negated, i + 1));
        }
        if low == b'[' && pattern.get(i + 1) == Some(&b':') {
            let name = &pattern[i + 2..];
            if let Some(len) = name.windows(2).position(|w| w == b":]")
                && let Some(is) = class(&name[..len], b)
            {
                hit |= is;
                i += len + 4;
                continue;
            }
        }
        if low == b'\\' && flags & FNM_NOESCAPE == 0 {
            i += 1;
            low = *pattern.get(i)?;
        }
        i += 1;
        let mut high = low;
        if pattern.get(i) == Some(&b'-') && !matches!(pattern.get(i + 1), None | Some(b']')) {
            i += 1;
            high = *pattern.get(i)?;
            if high == b'\\' && flags & FNM_NOESCAPE == 0 {
                i += 1;
                high = *pattern.get(i)?;
            }
            i += 1;
        }
        hit |= (fold(low)..=fold(high)).contains(&fold(b));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_as_in_glibc() {
        let yes = |p: &str, t: &str, f: i32| assert!(matches(p.as_bytes(), t.as_bytes(), f), "{p} {t} {f}");
        let no = |p: &str, t: &str, f: i32| assert!(!matches(p.as_bytes(), t.as_bytes(), f), "{p} {t} {f}");
        yes("*.c", "file.c", 0);
        no("*.c", "file.h", 0);
        yes("f[a-i]?e", "file", 0);
        yes("*a*b*", "xxaxxbxx", 0);
        no("*a*b", "xxaxxbxx", 0);
        yes("*", "a/b", 0);
        no("*", "a/b", FNM_PATHNAME);
        yes("*/b", "a/b", FNM_PATHNAME);
        no("*", ".hidden", FNM_PERIOD);
        yes(".*", ".hidden", FNM_PERIOD);
        no("a/*", "a/.b", FNM_PATHNAME | FNM_PERIOD);
        yes("[!a]b", "cb", 0);
        no("[!a]b", "ab", 0);
        yes("[]]", "]", 0);
        yes("[[:digit:]x]", "7", 0);
        yes("\\*", "*", 0);
        no("\\*", "a", 0);
        yes("\\a", "\\a", FNM_NOESCAPE);
        yes("ABC", "abc", FNM_CASEFOLD);
        yes("a", "a/b/c", FNM_LEADING_DIR);
        yes("[", "[", 0);
        yes("", "", 0);
        no("", "a", 0);
    }
}
