//! How multibyte characters are made: one byte below 128 each in the "C" locale, UTF-8 in "C.UTF-8".
//!
//! As glibc's, the UTF-8 here goes up to 2^31 in six bytes; overlong forms and surrogates are errors.

use crate::call::Stop;

/// A character of which only the first bytes are known (`mbstate_t`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// How many bytes it has; 0 if none is pending.
    total: u8,
    /// How many of them are known.
    known: u8,
    /// The bits of those.
    value: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decoded {
    /// A character, and how many bytes were taken for it.
    Character(u32, u64),
    Incomplete(State),
    Invalid,
}

impl State {
    /// From the two words of an `mbstate_t`; what cannot be one counts as none pending.
    pub(crate) fn from_words(count: u32, value: u32) -> State {
        let (total, known) = ((count >> 8) as u8, count as u8);
        if (2..=6).contains(&total) && (1..total).contains(&known) {
            State { total, known, value }
        } else {
            State::default()
        }
    }

    pub(crate) fn to_words(self) -> (u32, u32) {
        (u32::from(self.total) << 8 | u32::from(self.known), self.value)
    }

    /// Takes bytes from `next` (which gives the byte of an index, or none at the end) until a character is complete.
    pub(crate) fn decode(self, utf8: bool, next: impl Fn(u64) -> Result<Option<u8>, Stop>) -> Result<Decoded, Stop> {
        let (mut state, mut used) = (self, 0);
        loop {
            let Some(byte) = next(used)? else { return Ok(Decoded::Incomplete(state)) };
            used += 1;
            if state.total == 0 {
                if byte.is_ascii() {
                    return Ok(Decoded::Character(byte.into(), used));
                }
                let total = byte.leading_ones() as u8;
                // C0 and C1 could only begin an overlong form.
                if !utf8 || !(2..=6).contains(&total) || byte < 0xc2 {
                    return Ok(Decoded::Invalid);
                }
                let bits = u32::from(byte) & (0x7f >> total);
                state = State { total, known: 1, value: bits << (6 * (total - 1)) };
                continue;
            }
            if byte & 0xc0 != 0x80 {
                return Ok(Decoded::Invalid);
            }
            state.known += 1;
            state.value |= u32::from(byte & 0x3f) << (6 * (state.total - state.known));
            if state.known == state.total {
                let overlong = state.total > 2 && state.value >> (5 * state.total - 4) == 0;
                let surrogate = (0xd800..0xe000).contains(&state.value);
                return Ok(if overlong || surrogate {
                    Decoded::Invalid
                } else {
                    Decoded::Character(state.value, used)
                });
            }
        }
    }
}

/// The bytes of a wide character; `None` if it has none.
pub(crate) fn encode(utf8: bool, wide: u32) -> Option<Vec<u8>> {
    let more = match wide {
        0..0x80 => return Some(vec![wide as u8]),
        _ if !utf8 => return None,
        0x80..0x800 => 1,
        0xd800..0xe000 | 0x8000_0000.. => return None,
        0x800..0x1_0000 => 2,
        0x1_0000..0x20_0000 => 3,
        0x20_0000..0x400_0000 => 4,
        0x400_0000..0x8000_0000 => 5,
    };
    let first = (0xff00u32 >> (more + 1)) as u8 | (wide >> (6 * more)) as u8;
    let rest = (0..more).rev().map(|i| 0x80 | (wide >> (6 * i)) as u8 & 0x3f);
    Some(std::iter::once(first).chain(rest).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decode(bytes: &[u8]) -> Decoded {
        State::default().decode(true, |i| Ok(bytes.get(i as usize).copied())).expect("no memory is read")
    }

    #[test]
    fn every_character_comes_back() {
        for wide in (0..0x11_0000).chain([0x1f_ffff, 0x20_0000, 0x3ff_ffff, 0x400_0000, 0x7fff_ffff]) {
            match encode(true, wide) {
                Some(bytes) => assert_eq!(decode(&bytes), Decoded::Character(wide, bytes.len() as u64), "{wide:x}"),
                None => assert!((0xd800..0xe000).contains(&wide)),
            }
        }
    }

    /// The words of the state are those of glibc 2.36.
    #[test]
    fn beginnings_and_errors() {
        let words = |bytes: &[u8]| match decode(bytes) {
            Decoded::Incomplete(state) => Some(state.to_words()),
            _ => None,
        };
        assert_eq!(words(b"\xf5"), Some((0x401, 0x14_0000)));
        assert_eq!(words(b"\xc2"), Some((0x201, 0x80)));
        assert_eq!(words(b"\xed\xa0"), Some((0x302, 0xd800)));
        assert_eq!(words(b"\xf0\x9f\x98"), Some((0x403, 0x1f600)));
        assert_eq!(words(b"\xfd"), Some((0x601, 0x4000_0000)));
        for bytes in
            [&b"\xc0\x80"[..], b"\xed\xa0\x80", b"\xe0\x80\x80", b"\xc2a", b"\x80", b"\xff", b"\xf0\x80\x80\x80"]
        {
            assert_eq!(decode(bytes), Decoded::Invalid, "{bytes:x?}");
        }
    }
}
