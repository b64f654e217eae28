//! Conversion specifications of printf: `%-08.3Lf` taken apart.

use crate::errno::Errno;

/// `NL_ARGMAX`
const MOST_ARGUMENTS: usize = 4096;

/// A character of a format or of its output: a byte, or a `wchar_t`.
pub(crate) trait Unit: Copy + Eq {
    fn code(self) -> u32;
    /// From a character's code, which fits.
    fn from_code(code: u32) -> Self;
    fn ascii(b: u8) -> Self {
        Self::from_code(b.into())
    }
    /// Appends bytes as they are.
    fn append(to: &mut Vec<Self>, bytes: &[u8]) {
        to.extend(bytes.iter().map(|&b| Self::from_code(b.into())));
    }
    const WIDE: bool;
}

impl Unit for u8 {
    fn code(self) -> u32 {
        self.into()
    }
    fn from_code(code: u32) -> u8 {
        code as u8
    }
    fn append(to: &mut Vec<u8>, bytes: &[u8]) {
        to.extend_from_slice(bytes);
    }
    const WIDE: bool = false;
}

impl Unit for u32 {
    fn code(self) -> u32 {
        self
    }
    fn from_code(code: u32) -> u32 {
        code
    }
    const WIDE: bool = true;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Flags {
    pub(crate) left: bool,
    pub(crate) plus: bool,
    pub(crate) space: bool,
    pub(crate) alternate: bool,
    pub(crate) zero: bool,
    /// `'`, which does nothing in the C locale.
    pub(crate) group: bool,
    /// `I`, which does nothing in the C locale.
    pub(crate) locale_digits: bool,
}

/// A width or precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Amount {
    None,
    Fixed(i32),
    /// `*`
    Next,
    /// `*n$`
    Arg(usize),
}

/// Length modifiers, as far as they differ on x86-64.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    Int,
    /// `hh`
    Char,
    /// `h`
    Short,
    /// `l`, `j`, `z`, `t`
    Long,
    /// `ll`, `L`, `q`: also `long double`
    LongLong,
}

impl Length {
    /// Cut to the type's width and extended to 64 bits with its sign.
    pub(crate) fn signed(self, v: u64) -> i64 {
        match self {
            Length::Char => i64::from(v as i8),
            Length::Short => i64::from(v as i16),
            Length::Int => i64::from(v as i32),
            Length::Long | Length::LongLong => v as i64,
        }
    }

    /// Cut to the type's width.
    pub(crate) fn unsigned(self, v: u64) -> u64 {
        match self {
            Length::Char => u64::from(v as u8),
            Length::Short => u64::from(v as u16),
            Length::Int => u64::from(v as u32),
            Length::Long | Length::LongLong => v,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spec {
    /// `n$`
    pub(crate) arg: Option<usize>,
    pub(crate) flags: Flags,
    pub(crate) width: Amount,
    pub(crate) precision: Amount,
    pub(crate) length: Length,
    /// The conversion's letter; a NUL character stands for anything outside ASCII.
    pub(crate) conversion: u8,
}

pub(crate) struct Reader<'a, T> {
    pub(crate) format: &'a [T],
    pub(crate) at: usize,
}

impl<T: Unit> Reader<'_, T> {
    /// The ASCII character here; 0 at the end, 0x80 for anything outside ASCII.
    pub(crate) fn peek(&self) -> u8 {
        match self.format.get(self.at) {
            Some(u) => u8::try_from(u.code()).unwrap_or(0x80).min(0x80),
            None => 0,
        }
    }

    pub(crate) fn take(&mut self, b: u8) -> bool {
        let found = self.peek() == b && self.at < self.format.len();
        self.at += usize::from(found);
        found
    }

    /// A decimal number, if one stands here; `None` inside if it is too large for an `int`.
    pub(crate) fn number(&mut self) -> Option<Option<i32>> {
        let start = self.at;
        let mut value = Some(0i32);
        while self.peek().is_ascii_digit() {
            let digit = i32::from(self.peek() - b'0');
            value = value.and_then(|v| v.checked_mul(10)?.checked_add(digit));
            self.at += 1;
        }
        (self.at > start).then_some(value)
    }

    /// `n$`, if it stands here.
    pub(crate) fn position(&mut self) -> Option<usize> {
        let start = self.at;
        if let Some(Some(n)) = self.number()
            && n > 0
            && self.take(b'$')
        {
            return Some(n as usize);
        }
        self.at = start;
        None
    }

    /// The same, unless no call has so many arguments.
    fn argument(&mut self) -> Result<Option<usize>, Errno> {
        match self.position() {
            Some(n) if n > MOST_ARGUMENTS => Err(Errno::EOVERFLOW),
            position => Ok(position),
        }
    }

    fn amount(&mut self) -> Result<Option<Amount>, Errno> {
        if self.take(b'*') {
            return Ok(Some(self.argument()?.map_or(Amount::Next, Amount::Arg)));
        }
        match self.number() {
            Some(Some(n)) => Ok(Some(Amount::Fixed(n))),
            Some(None) => Err(Errno::EOVERFLOW),
            None => Ok(None),
        }
    }

    pub(crate) fn length(&mut self) -> Length {
        match self.peek() {
            b'h' => {
                self.at += 1;
                if self.take(b'h') { Length::Char } else { Length::Short }
            }
            b'l' => {
                self.at += 1;
                if self.take(b'l') { Length::LongLong } else { Length::Long }
            }
            b'L' | b'q' => {
                self.at += 1;
                Length::LongLong
            }
            b'j' | b'z' | b'Z' | b't' => {
                self.at += 1;
                Length::Long
            }
            _ => Length::Int,
        }
    }

    fn flags(&mut self) -> Flags {
        let mut flags = Flags::default();
        loop {
            match self.peek() {
                b'-' => flags.left = true,
                b'+' => flags.plus = true,
                b' ' => flags.space = true,
                b'#' => flags.alternate = true,
                b'0' => flags.zero = true,
                b'\'' => flags.group = true,
                b'I' => flags.locale_digits = true,
                _ => return flags,
            }
            self.at += 1;
        }
    }

    /// The specification after a `%`.
    pub(crate) fn spec(&mut self) -> Result<Spec, Errno> {
        let arg = self.argument()?;
        let flags = self.flags();
        let width = self.amount()?.unwrap_or(Amount::None);
        let precision = if self.take(b'.') { self.amount()?.unwrap_or(Amount::Fixed(0)) } else { Amount::None };
        let length = self.length();
        if self.at >= self.format.len() {
            return Err(Errno::EINVAL);
        }
        let conversion = self.peek() & 0x7f;
        self.at += 1;
        Ok(Spec { arg, flags, width, precision, length, conversion })
    }
}
