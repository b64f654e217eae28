//! printf: walks a format, takes its arguments and writes the text, as glibc does in the C locale.
//!
//! One engine serves bytes and `wchar_t`. In the C locale the two convert into each other only as ASCII, in UTF-8
//! wide characters become bytes (but not bytes wide ones); anything else ends the output with EILSEQ. Grouping (`'`) and other digits (`I`) have no effect there.

use super::float_print::{Body, Class, Number, Style, body};
use super::spec::{Amount, Length, Reader, Spec, Unit};
use crate::call::{Stop, VaList};
use crate::errno::Errno;
use crate::memory::{Addr, Memory};

/// Where the text goes: everything is counted, but no more than `keep` characters are stored.
pub(crate) struct Out<T> {
    pub(crate) text: Vec<T>,
    pub(crate) keep: usize,
    pub(crate) total: u64,
    /// Wide characters become UTF-8 among bytes; ASCII only if not.
    pub(crate) utf8: bool,
}

impl<T: Unit> Out<T> {
    pub(crate) fn new(keep: usize) -> Out<T> {
        Out { text: Vec::new(), keep, total: 0, utf8: false }
    }

    fn units(&mut self, units: &[T]) {
        let room = self.keep - self.text.len();
        self.text.extend_from_slice(&units[..units.len().min(room)]);
        self.total += units.len() as u64;
    }

    fn ascii(&mut self, text: &[u8]) {
        let room = self.keep - self.text.len();
        T::append(&mut self.text, &text[..text.len().min(room)]);
        self.total += text.len() as u64;
    }

    fn repeat(&mut self, b: u8, count: usize) {
        let room = self.keep - self.text.len();
        self.text.extend(std::iter::repeat_n(T::ascii(b), count.min(room)));
        self.total += count as u64;
    }

    /// What printf returns: the length, if it is an `int`.
    pub(crate) fn length(&self) -> Result<i32, Errno> {
        i32::try_from(self.total).map_err(|_| Errno::EOVERFLOW)
    }
}

/// Formats into `out`; the length, or the error that ended the output early. `errno` is what `%m` names.
pub(crate) fn print<T: Unit>(
    format: &[T],
    args: &mut VaList,
    mem: &mut Memory,
    errno: Errno,
    out: &mut Out<T>,
) -> Result<Result<i32, Errno>, Stop> {
    let mut args = Arguments { list: args, positional: positional_kinds(format) };
    args.fetch_positional(mem)?;
    let mut reader = Reader { format, at: 0 };
    while reader.at < format.len() {
        let start = reader.at;
        while reader.at < format.len() && reader.peek() != b'%' {
            reader.at += 1;
        }
        out.units(&format[start..reader.at]);
        if !reader.take(b'%') {
            break;
        }
        let done = match reader.spec() {
            Ok(spec) => convert(spec, &mut args, mem, errno, out)?,
            Err(e) => Err(e),
        };
        if let Err(e) = done.and(out.length()) {
            return Ok(Err(e));
        }
    }
    Ok(out.length())
}

/// How an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ArgKind {
    Int,
    Double,
    LongDouble,
}

#[derive(Clone, Copy)]
enum Arg {
    Wanted(ArgKind),
    Int(u64),
    Float(Number),
}

fn kind_of(spec: &Spec) -> Option<ArgKind> {
    match spec.conversion {
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => match spec.length {
            Length::LongLong => Some(ArgKind::LongDouble),
            _ => Some(ArgKind::Double),
        },
        b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'b' | b'B' | b'c' | b'C' | b's' | b'S' | b'p' | b'n' => {
            Some(ArgKind::Int)
        }
        _ => None,
    }
}

/// The kinds of all arguments, if the format numbers them (`%n$`); else none.
fn positional_kinds<T: Unit>(format: &[T]) -> Vec<Arg> {
    let mut kinds: Vec<Arg> = Vec::new();
    if !format.iter().any(|u| u.code() == u32::from(b'$')) {
        return kinds;
    }
    let mut want = |n: usize, kind| {
        if kinds.len() < n {
            kinds.resize(n, Arg::Wanted(ArgKind::Int));
        }
        kinds[n - 1] = Arg::Wanted(kind);
    };
    let mut reader = Reader { format, at: 0 };
    while reader.at < format.len() {
        if !reader.take(b'%') {
            reader.at += 1;
            continue;
        }
        let Ok(spec) = reader.spec() else { break };
        for amount in [spec.width, spec.precision] {
            if let Amount::Arg(n) = amount {
                want(n, ArgKind::Int);
            }
        }
        if let (Some(n), Some(kind)) = (spec.arg, kind_of(&spec)) {
            want(n, kind);
        }
    }
    kinds
}

struct Arguments<'a> {
    list: &'a mut VaList,
    positional: Vec<Arg>,
}

impl Arguments<'_> {
    fn fetch_positional(&mut self, mem: &mut Memory) -> Result<(), Stop> {
        for i in 0..self.positional.len() {
            if let Arg::Wanted(kind) = self.positional[i] {
                self.positional[i] = self.fetch(kind, mem)?;
            }
        }
        Ok(())
    }

    fn fetch(&mut self, kind: ArgKind, mem: &mut Memory) -> Result<Arg, Stop> {
        Ok(match kind {
            ArgKind::Int => Arg::Int(self.list.next_int(mem)?),
            ArgKind::Double => Arg::Float(self.list.next_f64(mem)?.into()),
            ArgKind::LongDouble => Arg::Float(self.list.next_f80(mem)?.into()),
        })
    }

    fn take(&mut self, at: Option<usize>, kind: ArgKind, mem: &mut Memory) -> Result<Arg, Stop> {
        match at {
            Some(n) => Ok(self.positional.get(n - 1).copied().unwrap_or(Arg::Int(0))),
            None => self.fetch(kind, mem),
        }
    }

    fn int(&mut self, at: Option<usize>, mem: &mut Memory) -> Result<u64, Stop> {
        match self.take(at, ArgKind::Int, mem)? {
            Arg::Int(v) => Ok(v),
            // The same number used with two types: the program's confusion, no crash.
            Arg::Float(_) | Arg::Wanted(_) => Ok(0),
        }
    }

    /// A number that is written as digits, be it an address.
    fn shown(&mut self, at: Option<usize>, mem: &mut Memory) -> Result<u64, Stop> {
        let value = self.int(at, mem)?;
        mem.show(value);
        Ok(value)
    }

    fn amount(&mut self, amount: Amount, mem: &mut Memory) -> Result<Option<i32>, Stop> {
        Ok(match amount {
            Amount::None => None,
            Amount::Fixed(n) => Some(n),
            Amount::Next => Some(self.int(None, mem)? as i32),
            Amount::Arg(n) => Some(self.int(Some(n), mem)? as i32),
        })
    }
}

/// A specification with its numbers known.
struct Layout {
    spec: Spec,
    width: usize,
    left: bool,
    precision: Option<usize>,
}

fn convert<T: Unit>(
    spec: Spec,
    args: &mut Arguments<'_>,
    mem: &mut Memory,
    errno: Errno,
    out: &mut Out<T>,
) -> Result<Result<(), Errno>, Stop> {
    let width = args.amount(spec.width, mem)?;
    let precision = args.amount(spec.precision, mem)?;
    let layout = Layout {
        spec,
        width: width.unwrap_or(0).unsigned_abs() as usize,
        left: spec.flags.left || width.is_some_and(|w| w < 0),
        precision: precision.and_then(|p| usize::try_from(p).ok()),
    };
    if layout.width > i32::MAX as usize {
        return Ok(Err(Errno::EOVERFLOW));
    }
    let wide = spec.length == Length::Long || spec.length == Length::LongLong;
    match spec.conversion {
        b'%' => out.ascii(b"%"),
        b'd' | b'i' => {
            let v = spec.length.signed(args.shown(spec.arg, mem)?);
            layout.integer(v < 0, v.unsigned_abs().to_string(), v == 0, out);
        }
        b'u' | b'o' | b'x' | b'X' | b'b' | b'B' => {
            let v = spec.length.unsigned(args.shown(spec.arg, mem)?);
            let digits = match spec.conversion {
                b'u' => v.to_string(),
                b'o' => format!("{v:o}"),
                b'x' => format!("{v:x}"),
                b'b' | b'B' => format!("{v:b}"),
                _ => format!("{v:X}"),
            };
            layout.integer(false, digits, v == 0, out);
        }
        b'p' => match args.shown(spec.arg, mem)? {
            0 => layout.text(b"(nil)", out),
            v => layout.integer(false, format!("{v:x}"), false, out),
        },
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let kind = kind_of(&spec).unwrap_or(ArgKind::Double);
            match args.take(spec.arg, kind, mem)? {
                Arg::Float(v) => layout.float(v, out),
                Arg::Int(v) => layout.float(f64::from_bits(v).into(), out),
                Arg::Wanted(_) => {}
            }
        }
        b'c' | b'C' => {
            let v = args.int(spec.arg, mem)?;
            return Ok(layout.character(v, wide || spec.conversion == b'C', out));
        }
        b's' | b'S' => {
            let at = args.int(spec.arg, mem)?;
            return layout.string(at, wide || spec.conversion == b'S', mem, out);
        }
        b'm' => {
            let text = match errno.name() {
                Some(name) if spec.flags.alternate => name.into(),
                _ if spec.flags.alternate => return Ok(layout.error_number(errno, out)),
                _ => errno.text(),
            };
            let kept = layout.precision.map_or(text.len(), |p| p.min(text.len()));
            layout.text(&text.as_bytes()[..kept], out);
        }
        b'n' => {
            let at = args.int(spec.arg, mem)?;
            store_count(at, spec.length, out.total, mem)?;
        }
        _ => layout.unknown(out),
    }
    Ok(Ok(()))
}

fn store_count(at: Addr, length: Length, count: u64, mem: &mut Memory) -> Result<(), Stop> {
    match length {
        Length::Char => mem.write_u8(at, count as u8)?,
        Length::Short => mem.write_u16(at, count as u16)?,
        Length::Int => mem.write_u32(at, count as u32)?,
        Length::Long | Length::LongLong => mem.write_u64(at, count)?,
    }
    Ok(())
}

impl Layout {
    /// Pads with blanks to the width.
    fn padded<T: Unit>(&self, len: usize, out: &mut Out<T>, write: impl FnOnce(&mut Out<T>)) {
        let pad = self.width.saturating_sub(len);
        if !self.left {
            out.repeat(b' ', pad);
        }
        write(out);
        if self.left {
            out.repeat(b' ', pad);
        }
    }

    fn text<T: Unit>(&self, text: &[u8], out: &mut Out<T>) {
        self.padded(text.len(), out, |out| out.ascii(text));
    }

    /// A sign or `0x`, then zeros if `zero` pads with them, then the body.
    fn number<T: Unit>(&self, prefix: &[u8], zeros: usize, body: &Body, zero: bool, out: &mut Out<T>) {
        let len = prefix.len() + zeros + body.head.len() + body.zeros + body.tail.len();
        let zeros = if zero && !self.left { zeros + self.width.saturating_sub(len) } else { zeros };
        let len = len.max(prefix.len() + zeros + body.head.len() + body.zeros + body.tail.len());
        self.padded(len, out, |out| {
            out.ascii(prefix);
            out.repeat(b'0', zeros);
            out.ascii(&body.head);
            out.repeat(b'0', body.zeros);
            out.ascii(&body.tail);
        });
    }

    fn sign(&self, negative: bool) -> &'static [u8] {
        match (negative, self.spec.flags.plus, self.spec.flags.space) {
            (true, _, _) => b"-",
            (false, true, _) => b"+",
            (false, false, true) => b" ",
            (false, false, false) => b"",
        }
    }

    fn integer<T: Unit>(&self, negative: bool, digits: String, is_zero: bool, out: &mut Out<T>) {
        let mut digits = if is_zero && self.precision == Some(0) { Vec::new() } else { digits.into_bytes() };
        let alternate = self.spec.flags.alternate;
        let mut prefix = match self.spec.conversion {
            b'd' | b'i' | b'p' => self.sign(negative).to_vec(),
            _ => Vec::new(),
        };
        match self.spec.conversion {
            b'x' if alternate && !is_zero => prefix.extend(b"0x"),
            b'X' if alternate && !is_zero => prefix.extend(b"0X"),
            b'b' if alternate && !is_zero => prefix.extend(b"0b"),
            b'B' if alternate && !is_zero => prefix.extend(b"0B"),
            b'p' => prefix.extend(b"0x"),
            b'o' if alternate && digits.first() != Some(&b'0') && self.precision.unwrap_or(0) <= digits.len() => {
                digits.insert(0, b'0');
            }
            _ => {}
        }
        let zeros = self.precision.unwrap_or(0).saturating_sub(digits.len());
        let zero = self.spec.flags.zero && self.precision.is_none();
        self.number(&prefix, zeros, &Body { head: digits, ..Body::default() }, zero, out);
    }

    /// `%#m` of an error without a name: as `%d`.
    fn error_number<T: Unit>(&self, errno: Errno, out: &mut Out<T>) -> Result<(), Errno> {
        let spec = Spec { conversion: b'd', ..self.spec };
        let layout = Layout { spec, ..*self };
        layout.integer(errno.0 < 0, errno.0.unsigned_abs().to_string(), errno.0 == 0, out);
        Ok(())
    }

    fn float<T: Unit>(&self, number: Number, out: &mut Out<T>) {
        let upper = self.spec.conversion.is_ascii_uppercase();
        let style = match self.spec.conversion.to_ascii_lowercase() {
            b'f' => Style::Fixed,
            b'e' => Style::Scientific,
            b'g' => Style::General,
            _ => Style::Hexadecimal,
        };
        let mut prefix = self.sign(number.negative).to_vec();
        let word = |text: &[u8]| Body { head: text.to_vec(), ..Body::default() };
        let (mut body, zero) = match number.class {
            Class::Infinity => (word(b"inf"), false),
            Class::Nan => (word(b"nan"), false),
            Class::Finite { mantissa, exponent, hex_digits } => {
                if style == Style::Hexadecimal {
                    prefix.extend(b"0x");
                }
                let point = self.spec.flags.alternate;
                (body(mantissa, exponent, hex_digits, style, self.precision, point), self.spec.flags.zero)
            }
        };
        if upper {
            prefix.make_ascii_uppercase();
            body.head.make_ascii_uppercase();
            body.tail.make_ascii_uppercase();
        }
        self.number(&prefix, 0, &body, zero, out);
    }

    fn character<T: Unit>(&self, v: u64, wide: bool, out: &mut Out<T>) -> Result<(), Errno> {
        let units = match (T::WIDE, wide) {
            (false, false) => vec![T::from_code(u32::from(v as u8))],
            (true, true) => vec![T::from_code(v as u32)],
            (false, true) => narrow(v as u32, out.utf8)?,
            (true, false) => vec![T::from_code(ascii_only(u32::from(v as u8))?)],
        };
        self.padded(units.len(), out, |out| out.units(&units));
        Ok(())
    }

    fn string<T: Unit>(&self, at: Addr, wide: bool, mem: &Memory, out: &mut Out<T>) -> Result<Result<(), Errno>, Stop> {
        let most = self.precision.unwrap_or(usize::MAX);
        if at == 0 {
            // glibc does not cut it.
            self.text(if most >= 6 { b"(null)" } else { b"" }, out);
            return Ok(Ok(()));
        }
        if !wide && !T::WIDE {
            let bytes = read_bytes(mem, at, most)?;
            let pad = self.width.saturating_sub(bytes.len());
            if !self.left {
                out.repeat(b' ', pad);
            }
            out.ascii(bytes);
            if self.left {
                out.repeat(b' ', pad);
            }
            return Ok(Ok(()));
        }
        let codes = if wide {
            read_wide(mem, at, most)?
        } else {
            read_bytes(mem, at, most)?.iter().map(|&b| b.into()).collect()
        };
        let mut units: Vec<T> = Vec::new();
        for code in codes {
            let next = match (wide, T::WIDE) {
                (true, false) => narrow(code, out.utf8),
                (false, true) => ascii_only(code).map(|code| vec![T::from_code(code)]),
                _ => Ok(vec![T::from_code(code)]),
            };
            match next {
                // The precision counts bytes here, and no character is cut in two.
                Ok(next) if wide && !T::WIDE && units.len() + next.len() > most => break,
                Ok(next) => units.extend(next),
                Err(e) => return Ok(Err(e)),
            }
        }
        self.padded(units.len(), out, |out| out.units(&units));
        Ok(Ok(()))
    }

    /// glibc writes a conversion it does not know back, in its own order.
    fn unknown<T: Unit>(&self, out: &mut Out<T>) {
        let flags = self.spec.flags;
        let mut text = b"%".to_vec();
        for (on, letter) in [
            (flags.alternate, b'#'),
            (flags.group, b'\''),
            (flags.plus, b'+'),
            (flags.space && !flags.plus, b' '),
            (self.left, b'-'),
            (flags.zero && !flags.left, b'0'),
            (flags.locale_digits, b'I'),
        ] {
            if on {
                text.push(letter);
            }
        }
        if self.width != 0 {
            text.extend(self.width.to_string().bytes());
        }
        if let Some(precision) = self.precision {
            text.extend(format!(".{precision}").bytes());
        }
        text.push(self.spec.conversion);
        out.ascii(&text);
    }
}

/// A wide character as bytes.
fn narrow<T: Unit>(code: u32, utf8: bool) -> Result<Vec<T>, Errno> {
    let bytes = super::encoding::encode(utf8, code).ok_or(Errno::EILSEQ)?;
    Ok(bytes.into_iter().map(|b| T::from_code(u32::from(b))).collect())
}

/// A character of the C locale in the other encoding.
pub(crate) fn ascii_only(code: u32) -> Result<u32, Errno> {
    if code < 0x80 { Ok(code) } else { Err(Errno::EILSEQ) }
}

/// A string of at most `most` bytes; nothing after it is read, so it needs no terminator then.
fn read_bytes(mem: &Memory, at: Addr, most: usize) -> Result<&[u8], Stop> {
    if most == 0 {
        return Ok(&[]);
    }
    let rest = mem.rest(at)?;
    let window = &rest[..most.min(rest.len())];
    let end = window.iter().position(|&b| b == 0);
    mem.log_read(at, end.map_or(window.len(), |n| n + 1) as u64);
    match end {
        Some(n) => Ok(&window[..n]),
        None if window.len() == most => Ok(window),
        // Let memory say how it ran out.
        None => Ok(mem.c_string(at)?),
    }
}

/// A string of at most `most` wide characters.
pub(crate) fn read_wide(mem: &Memory, at: Addr, most: usize) -> Result<Vec<u32>, Stop> {
    let mut text = Vec::new();
    while text.len() < most {
        match mem.read_u32(at + 4 * text.len() as u64)? {
            0 => break,
            c => text.push(c),
        }
    }
    Ok(text)
}
