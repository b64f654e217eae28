//! scanf: walks a format over a source of characters and stores what it reads, as glibc does in the C locale.
//!
//! Follows glibc where it is odder than the standard: a number is read as far as it may go and only one
//! character is ever put back (`0x` before something else is consumed and reads as 0), and a number too large for
//! `long` is cut from the value that strtol saturates to. `%a` is always a float, never the old GNU allocation.

use super::scan_number::{self, Integer, Prefixes};
use super::spec::{Length, Reader, Unit};
use crate::call::{Stop, VaList};
use crate::errno::Errno;
use crate::memory::{Addr, Memory, ObjectKind, RegionId, Site};

/// Where scanf reads: a string or a stream.
pub(crate) trait Source {
    /// The next character; `None` at the end.
    fn next(&mut self, mem: &mut Memory) -> Result<Option<u32>, Stop>;
    /// Puts back the character that was just read.
    fn unget(&mut self, code: u32);
}

/// The characters of a string that was read before; its end is the end of input.
pub(crate) struct Text<'a, T> {
    pub(crate) text: &'a [T],
    pub(crate) at: usize,
}

impl<T: Unit> Source for Text<'_, T> {
    fn next(&mut self, _: &mut Memory) -> Result<Option<u32>, Stop> {
        let next = self.text.get(self.at).map(|u| u.code());
        self.at += usize::from(next.is_some());
        Ok(next)
    }
    fn unget(&mut self, _: u32) {
        self.at -= 1;
    }
}

/// Memory, and where in it `%m` allocates.
pub(crate) struct Target<'a> {
    pub(crate) mem: &'a mut Memory,
    pub(crate) region: RegionId,
    pub(crate) site: Site,
    /// C23: `0b` is a prefix for `%i`, and there is `%b`.
    pub(crate) binary: bool,
}

/// What scanf returns, and the `errno` it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scanned {
    pub(crate) result: i32,
    pub(crate) errno: Option<Errno>,
}

/// Why scanning ended before the format did.
pub(crate) enum End {
    Input,
    Mismatch,
    Stop(Stop),
}

impl From<Stop> for End {
    fn from(stop: Stop) -> End {
        End::Stop(stop)
    }
}

pub(crate) fn scan<T: Unit>(
    format: &[T],
    args: &mut VaList,
    target: Target<'_>,
    source: &mut dyn Source,
) -> Result<Scanned, Stop> {
    let input = Input { source, c: None, ended: false, count: 0 };
    let mut scanner =
        Scanner { args, pointers: vec![], next_pointer: 0, target, input, done: 0, errno: None, allocated: vec![] };
    let result = match scanner.run(format) {
        Ok(()) => scanner.done,
        Err(End::Mismatch) => scanner.done,
        Err(End::Input) if scanner.done == 0 => {
            for at in std::mem::take(&mut scanner.allocated) {
                scanner.target.mem.release(at, scanner.target.site);
            }
            -1
        }
        Err(End::Input) => scanner.done,
        Err(End::Stop(stop)) => return Err(stop),
    };
    Ok(Scanned { result, errno: scanner.errno })
}

/// The characters, as glibc's `inchar` gives them.
pub(super) struct Input<'a> {
    source: &'a mut dyn Source,
    /// The last character read; `None` at the end.
    pub(super) c: Option<u32>,
    /// Once the end was seen, nothing more is read.
    ended: bool,
    /// Characters consumed, for `%n`.
    count: u64,
}

impl Input<'_> {
    pub(super) fn next(&mut self, mem: &mut Memory) -> Result<Option<u32>, Stop> {
        self.c = if self.ended { None } else { self.source.next(mem)? };
        self.ended = self.c.is_none();
        self.count += u64::from(self.c.is_some());
        Ok(self.c)
    }

    /// Puts the last character back, unless it was the end.
    pub(super) fn unget(&mut self) {
        if let Some(c) = self.c {
            self.source.unget(c);
            self.count -= 1;
        }
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Directive {
    pub(crate) arg: Option<usize>,
    pub(crate) suppress: bool,
    pub(crate) allocate: bool,
    pub(crate) width: Option<u32>,
    pub(crate) length: Length,
    pub(crate) conversion: u8,
}

struct Scanner<'a> {
    args: &'a mut VaList,
    /// Arguments taken so far; all are pointers.
    pointers: Vec<Addr>,
    next_pointer: usize,
    target: Target<'a>,
    input: Input<'a>,
    done: i32,
    errno: Option<Errno>,
    /// What `%m` allocated, freed if the input ends before anything was stored.
    allocated: Vec<Addr>,
}

pub(super) fn is_space(c: Option<u32>) -> bool {
    matches!(c, Some(9..=13 | 32))
}

impl Scanner<'_> {
    fn run<T: Unit>(&mut self, format: &[T]) -> Result<(), End> {
        let mut reader = Reader { format, at: 0 };
        let mut skip = false;
        while let Some(unit) = format.get(reader.at) {
            reader.at += 1;
            if unit.code() == u32::from(b'%') {
                let directive = directive(&mut reader)?;
                if skip || !matches!(directive.conversion, b'[' | b'c' | b'C' | b'n') {
                    self.skip_space()?;
                    skip = false;
                }
                self.convert(directive, &mut reader)?;
            } else if is_space(Some(unit.code())) {
                skip = true;
            } else {
                let mut c = self.input.next(self.target.mem)?;
                while skip && is_space(c) {
                    c = self.input.next(self.target.mem)?;
                }
                skip = false;
                self.literal(unit.code())?;
            }
        }
        if skip {
            self.skip_space()?;
        }
        Ok(())
    }

    fn skip_space(&mut self) -> Result<(), End> {
        while is_space(self.input.next(self.target.mem)?) {}
        self.input.unget();
        Ok(())
    }

    /// The character just read must be this one.
    fn literal(&mut self, wanted: u32) -> Result<(), End> {
        match self.input.c {
            None => Err(End::Input),
            Some(c) if c == wanted => Ok(()),
            Some(_) => {
                self.input.unget();
                Err(End::Mismatch)
            }
        }
    }

    fn pointer(&mut self, directive: Directive) -> Result<Addr, Stop> {
        let index = match directive.arg {
            Some(n) => n - 1,
            None => {
                self.next_pointer += 1;
                self.next_pointer - 1
            }
        };
        while self.pointers.len() <= index {
            self.pointers.push(self.args.next_int(self.target.mem)?);
        }
        Ok(self.pointers[index])
    }

    fn convert<T: Unit>(&mut self, d: Directive, reader: &mut Reader<'_, T>) -> Result<(), End> {
        let wide = matches!(d.length, Length::Long | Length::LongLong);
        match d.conversion {
            b'%' => {
                self.input.next(self.target.mem)?;
                self.literal(b'%'.into())
            }
            b'n' => {
                if !d.suppress {
                    let at = self.pointer(d)?;
                    let count = self.input.count;
                    self.store_integer(at, d.length, count)?;
                }
                Ok(())
            }
            b'c' | b'C' => self.characters(d, wide || d.conversion == b'C', T::WIDE),
            b's' | b'S' => self.word(d, wide || d.conversion == b'S', T::WIDE, |c| !is_space(Some(c))),
            b'[' => {
                let set = set(reader)?;
                self.word(d, wide, T::WIDE, |c| set.contains(c))
            }
            b'd' => self.integer(d, 10, true),
            b'i' => self.integer(d, 0, true),
            b'u' => self.integer(d, 10, false),
            b'o' => self.integer(d, 8, false),
            b'x' | b'X' => self.integer(d, 16, false),
            b'b' if self.target.binary => self.integer(d, 2, false),
            b'p' => self.pointer_value(d),
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => self.float(d),
            _ => Err(End::Mismatch),
        }
    }

    fn pointer_value(&mut self, d: Directive) -> Result<(), End> {
        let text = scan_number::integer(&mut self.input, self.target.mem, d.width, 16, Prefixes::Pointer)?;
        self.finish_integer(Directive { length: Length::Long, ..d }, text, false)
    }

    fn integer(&mut self, d: Directive, base: u32, signed: bool) -> Result<(), End> {
        let prefixes = if self.target.binary { Prefixes::Binary } else { Prefixes::Plain };
        let text = scan_number::integer(&mut self.input, self.target.mem, d.width, base, prefixes)?;
        self.finish_integer(d, text, signed)
    }

    fn finish_integer(&mut self, d: Directive, text: Integer, signed: bool) -> Result<(), End> {
        let (value, overflow) = text.value(signed);
        if overflow {
            self.errno = Some(Errno::ERANGE);
        }
        if !d.suppress {
            let at = self.pointer(d)?;
            self.store_integer(at, d.length, value)?;
            self.done += 1;
        }
        Ok(())
    }

    fn store_integer(&mut self, at: Addr, length: Length, value: u64) -> Result<(), Stop> {
        let mem = &mut *self.target.mem;
        match length {
            Length::Char => mem.write_u8(at, value as u8)?,
            Length::Short => mem.write_u16(at, value as u16)?,
            Length::Int => mem.write_u32(at, value as u32)?,
            Length::Long | Length::LongLong => mem.write_u64(at, value)?,
        }
        Ok(())
    }

    fn float(&mut self, d: Directive) -> Result<(), End> {
        let text = scan_number::float(&mut self.input, self.target.mem, d.width)?;
        let bytes = scan_number::float_bytes(&text, d.length).ok_or(End::Mismatch)?;
        if bytes.range_error {
            self.errno = Some(Errno::ERANGE);
        }
        if !d.suppress {
            let at = self.pointer(d)?;
            self.store(at, &bytes.value)?;
            self.done += 1;
        }
        Ok(())
    }

    fn store(&mut self, at: Addr, bytes: &[u8]) -> Result<(), Stop> {
        self.target.mem.bytes_mut(at, bytes.len() as u64)?.copy_from_slice(bytes);
        Ok(())
    }

    /// Characters that one conversion may take: each is kept as a number, and copied.
    fn room(&self) -> usize {
        usize::try_from(self.target.mem.room() / 16).unwrap_or(usize::MAX)
    }

    /// `%c`: as many characters as the width says, whatever they are.
    fn characters(&mut self, d: Directive, wide: bool, wide_input: bool) -> Result<(), End> {
        let width = d.width.unwrap_or(1) as usize;
        let mut text = Vec::new();
        let room = self.room();
        while text.len() < width {
            if text.len() > room {
                self.errno = Some(Errno::ENOMEM);
                return Err(End::Input);
            }
            match self.input.next(self.target.mem)? {
                Some(c) => text.push(c),
                None => break,
            }
        }
        if text.is_empty() {
            return Err(End::Input);
        }
        self.finish_text(d, text, wide, wide_input, false)
    }

    /// `%s` and `%[`: the longest run of characters that belong to it.
    fn word(&mut self, d: Directive, wide: bool, wide_input: bool, belongs: impl Fn(u32) -> bool) -> Result<(), End> {
        let width = d.width.map_or(usize::MAX, |w| w as usize);
        if self.input.next(self.target.mem)?.is_none() {
            return Err(End::Input);
        }
        let mut text = Vec::new();
        let room = self.room();
        while let Some(c) = self.input.c {
            if !belongs(c) {
                self.input.unget();
                break;
            }
            text.push(c);
            if text.len() > room {
                self.errno = Some(Errno::ENOMEM);
                return Err(End::Input);
            }
            if text.len() >= width {
                break;
            }
            self.input.next(self.target.mem)?;
        }
        if text.is_empty() {
            return Err(End::Mismatch);
        }
        self.finish_text(d, text, wide, wide_input, true)
    }

    fn finish_text(
        &mut self,
        d: Directive,
        text: Vec<u32>,
        wide: bool,
        wide_input: bool,
        end: bool,
    ) -> Result<(), End> {
        if wide != wide_input && text.iter().any(|&c| c >= 0x80) {
            self.errno = Some(Errno::EILSEQ);
            return Err(End::Mismatch);
        }
        if d.suppress {
            return Ok(());
        }
        let codes = text.iter().copied().chain(end.then_some(0));
        let bytes: Vec<u8> =
            if wide { codes.flat_map(u32::to_le_bytes).collect() } else { codes.map(|c| c as u8).collect() };
        let mut at = self.pointer(d)?;
        if d.allocate {
            let Target { region, site, .. } = self.target;
            let Some(object) = self.target.mem.alloc(region, ObjectKind::Heap, bytes.len() as u64, 16, site) else {
                self.errno = Some(Errno::ENOMEM);
                return Err(End::Input);
            };
            self.allocated.push(object);
            self.store(at, &object.to_le_bytes())?;
            at = object;
        }
        self.store(at, &bytes)?;
        self.done += 1;
        Ok(())
    }
}

/// The part after a `%`.
pub(crate) fn directive<T: Unit>(reader: &mut Reader<'_, T>) -> Result<Directive, End> {
    let arg = reader.position();
    let mut suppress = false;
    loop {
        match reader.peek() {
            b'*' => suppress = true,
            b'\'' | b'I' => {}
            _ => break,
        }
        reader.at += 1;
    }
    let width = match reader.number() {
        Some(Some(n)) if n > 0 => Some(n as u32),
        Some(None) => Some(i32::MAX as u32),
        _ => None,
    };
    let allocate = reader.take(b'm');
    let length = reader.length();
    if reader.at >= reader.format.len() {
        return Err(End::Mismatch);
    }
    let conversion = reader.peek();
    reader.at += 1;
    Ok(Directive { arg, suppress, allocate, width, length, conversion })
}

/// The characters of `%[...]`.
pub(crate) struct Set {
    pub(crate) negated: bool,
    pub(crate) ranges: Vec<(u32, u32)>,
}

impl Set {
    fn contains(&self, c: u32) -> bool {
        self.ranges.iter().any(|&(low, high)| low <= c && c <= high) != self.negated
    }
}

/// Reads a set up to its `]`.
pub(crate) fn set<T: Unit>(reader: &mut Reader<'_, T>) -> Result<Set, End> {
    let negated = reader.take(b'^');
    let mut ranges = Vec::new();
    let code = |at: usize| reader.format.get(at).map(|u| u.code());
    let mut at = reader.at;
    // A `]` or `-` that comes first stands for itself.
    if let Some(c) = code(at).filter(|&c| c == u32::from(b']') || c == u32::from(b'-')) {
        ranges.push((c, c));
        at += 1;
    }
    loop {
        let c = code(at).ok_or(End::Mismatch)?;
        if c == u32::from(b']') {
            break;
        }
        let previous = at.checked_sub(1).and_then(code);
        let next = code(at + 1).filter(|&n| n != u32::from(b']'));
        match (previous, next) {
            (Some(low), Some(high)) if c == u32::from(b'-') && low <= high => ranges.push((low, high)),
            _ => ranges.push((c, c)),
        }
        at += 1;
    }
    reader.at = at + 1;
    Ok(Set { negated, ranges })
}
