//! scanf and its family, from strings and from standard input: numbers, words and characters.

use super::float;
use super::number::Digits;
use super::string::length;
use super::{Following, From, Value, Variadic};
use crate::format::scan::{Directive, End, directive, set};
use crate::format::spec::{Length, Reader};
use crate::memory::Addr;
use trace::expr::float::{DOUBLE, SINGLE};

enum Source {
    Text { at: Addr, end: Addr },
    Input { place: usize },
}

struct Scan<'f, 'a> {
    f: &'f mut Following<'a>,
    source: Source,
    /// The last character read; `None` at the end.
    c: Option<Value>,
    ended: bool,
    count: u64,
    done: i32,
    arguments: Variadic,
}

/// Why it ended before the format did; `Lost`: it is not followed.
enum Over {
    Input,
    Mismatch,
    Lost,
}

fn over(end: End) -> Over {
    match end {
        End::Input => Over::Input,
        End::Mismatch => Over::Mismatch,
        End::Stop(_) => Over::Lost,
    }
}

/// The format, whose bytes are what they are.
fn format(f: &mut Following<'_>, at: Addr) -> Option<Vec<u8>> {
    let n = length(f, at, None)?;
    (0..n)
        .map(|i| {
            let byte = f.byte(at + i)?;
            Some(f.settle(byte) as u8)
        })
        .collect()
}

fn run(f: &mut Following<'_>, source: Source, format: &[u8], arguments: Variadic) -> Option<Value> {
    let mut scan = Scan { f, source, c: None, ended: false, count: 0, done: 0, arguments };
    let ended = scan.all(format);
    let done = scan.done;
    match ended {
        Ok(()) | Err(Over::Mismatch) => Some(Value::int(done)),
        Err(Over::Input) => Some(Value::int(if done == 0 { -1 } else { done })),
        Err(Over::Lost) => f.lose(),
    }
}

/// Where its variadic arguments are, given the slot of the format: in the call itself, or in a `va_list` after that.
fn arguments(f: &mut Following<'_>, format: usize) -> Option<Variadic> {
    let name = f.name().rsplit('_').next().unwrap_or_default();
    if name.starts_with('v') { f.va_list(format + 1) } else { Some(f.variadic()) }
}

pub(crate) fn sscanf(f: &mut Following<'_>) -> Option<Value> {
    let (text, at) = (f.pointer(0), f.pointer(1));
    let n = length(f, text, None)?;
    let format = format(f, at)?;
    let arguments = arguments(f, 1)?;
    run(f, Source::Text { at: text, end: text + n }, &format, arguments)
}

/// The format is in a slot.
fn from_input(f: &mut Following<'_>, from: From, slot: usize) -> Option<Value> {
    let at = f.pointer(slot);
    let format = format(f, at)?;
    let arguments = arguments(f, slot)?;
    match f.place(from) {
        Some(place) => run(f, Source::Input { place }, &format, arguments),
        None => f.lose(),
    }
}

pub(crate) fn scanf(f: &mut Following<'_>) -> Option<Value> {
    from_input(f, From::Standard, 0)
}

pub(crate) fn fscanf(f: &mut Following<'_>) -> Option<Value> {
    let file = f.pointer(0);
    from_input(f, From::Stream(file), 1)
}

impl Scan<'_, '_> {
    fn next(&mut self) -> Result<Option<Value>, Over> {
        self.c = match &mut self.source {
            _ if self.ended => None,
            Source::Text { at, end } if at == end => None,
            Source::Text { at, .. } => {
                *at += 1;
                Some(self.f.byte(*at - 1).ok_or(Over::Lost)?)
            }
            Source::Input { place } => {
                let byte = self.f.input(*place);
                *place += usize::from(byte.is_some());
                byte
            }
        };
        self.ended = self.c.is_none();
        self.count += u64::from(self.c.is_some());
        Ok(self.c)
    }

    fn unget(&mut self) {
        if self.c.is_some() {
            self.count -= 1;
            match &mut self.source {
                Source::Text { at, .. } => *at -= 1,
                Source::Input { place } => *place -= 1,
            }
        }
    }

    fn is_space(&mut self, c: Option<Value>) -> bool {
        c.is_some_and(|c| {
            let space = self.f.is_space(c);
            self.f.holds(space)
        })
    }

    fn is(&mut self, c: Option<Value>, wanted: u8) -> bool {
        c.is_some_and(|c| {
            let is = self.f.is(c, wanted.into());
            self.f.holds(is)
        })
    }

    /// The same for a letter in either case.
    fn is_letter(&mut self, c: Option<Value>, wanted: u8) -> bool {
        let c = c.map(|c| self.f.lower(c));
        self.is(c, wanted)
    }

    fn all(&mut self, format: &[u8]) -> Result<(), Over> {
        let mut reader = Reader { format, at: 0 };
        let mut skip = false;
        let space = |b: u8| matches!(b, 9..=13 | 32);
        while let Some(&unit) = format.get(reader.at) {
            reader.at += 1;
            if unit == b'%' {
                let d = directive(&mut reader).map_err(over)?;
                if skip || !matches!(d.conversion, b'[' | b'c' | b'C' | b'n') {
                    self.skip_space()?;
                    skip = false;
                }
                self.convert(d, &mut reader)?;
            } else if space(unit) {
                skip = true;
            } else {
                let mut c = self.next()?;
                while skip && self.is_space(c) {
                    c = self.next()?;
                }
                skip = false;
                self.literal(unit)?;
            }
        }
        if skip { self.skip_space() } else { Ok(()) }
    }

    fn skip_space(&mut self) -> Result<(), Over> {
        loop {
            let c = self.next()?;
            if !self.is_space(c) {
                self.unget();
                return Ok(());
            }
        }
    }

    fn literal(&mut self, wanted: u8) -> Result<(), Over> {
        let c = self.c;
        if c.is_none() {
            return Err(Over::Input);
        }
        if !self.is(c, wanted) {
            self.unget();
            return Err(Over::Mismatch);
        }
        Ok(())
    }

    fn pointer(&mut self, d: &Directive) -> Result<Addr, Over> {
        if d.arg.is_some() {
            return Err(Over::Lost);
        }
        let pointer = self.arguments.next(self.f, 64).ok_or(Over::Lost)?;
        Ok(self.f.settle(pointer))
    }

    fn convert(&mut self, d: Directive, reader: &mut Reader<'_, u8>) -> Result<(), Over> {
        let wide = matches!(d.length, Length::Long | Length::LongLong);
        match d.conversion {
            b'%' => {
                self.next()?;
                self.literal(b'%')
            }
            b'n' => {
                if !d.suppress {
                    let at = self.pointer(&d)?;
                    self.store(at, d.length, Value::known(64, self.count));
                }
                Ok(())
            }
            b'c' if !wide => self.characters(&d),
            b's' if !wide => self.word(&d, |f, c| {
                let space = f.is_space(c);
                f.not(space)
            }),
            b'[' if !wide => {
                let set = set(reader).map_err(over)?;
                self.word(&d, |f, c| {
                    let ranges = set.ranges.iter().map(|&(low, high)| (low.into(), high.into()));
                    let inside = f.within_any(c, ranges);
                    if set.negated { f.not(inside) } else { inside }
                })
            }
            b'd' => self.integer(&d, 10, true),
            b'i' => self.integer(&d, 0, true),
            b'u' => self.integer(&d, 10, false),
            b'o' => self.integer(&d, 8, false),
            b'x' | b'X' => self.integer(&d, 16, false),
            b'b' if self.f.name().starts_with("__isoc23") => self.integer(&d, 2, false),
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => self.float(&d),
            _ => Err(Over::Lost),
        }
    }

    fn store(&mut self, at: Addr, length: Length, value: Value) {
        let width = match length {
            Length::Char => 8,
            Length::Short => 16,
            Length::Int => 32,
            Length::Long | Length::LongLong => 64,
        };
        let value = self.f.fit(value, width);
        self.f.put(at, value);
    }

    fn integer(&mut self, d: &Directive, base: u64, signed: bool) -> Result<(), Over> {
        let mut base = base;
        let mut left = d.width.map_or(u64::MAX, u64::from);
        let mut c = self.next()?;
        if c.is_none() {
            return Err(Over::Input);
        }
        let negative = self.is(c, b'-');
        if negative || self.is(c, b'+') {
            left = left.saturating_sub(1);
            c = self.next()?;
        }
        let mut any = false;
        if left > 0 && self.is(c, b'0') {
            any = true;
            left -= 1;
            c = self.next()?;
            let binary = self.f.name().starts_with("__isoc23") && matches!(base, 0 | 2);
            if left > 0 && self.is_letter(c, b'x') {
                if base == 0 {
                    base = 16;
                }
                if base == 16 {
                    left -= 1;
                    c = self.next()?;
                }
            } else if left > 0 && binary && self.is_letter(c, b'b') {
                base = 2;
                left -= 1;
                c = self.next()?;
            } else if base == 0 {
                base = 8;
            }
        }
        if base == 0 {
            base = 10;
        }
        let mut digits = Digits::new(base);
        while left > 0
            && let Some(byte) = c
        {
            let (is_digit, digit) = Digits::digit(self.f, base, byte);
            if !self.f.holds(is_digit) {
                break;
            }
            digits.add(self.f, digit);
            any = true;
            left -= 1;
            c = self.next()?;
        }
        self.unget();
        if !any {
            return Err(Over::Mismatch);
        }
        let value = digits.finish(self.f, negative, signed);
        if !d.suppress {
            let at = self.pointer(d)?;
            self.store(at, d.length, value);
            self.done += 1;
        }
        Ok(())
    }

    fn is_plain(&mut self, c: Option<Value>) -> bool {
        c.is_some_and(|c| float::is_plain(self.f, c))
    }

    /// A character of a number with a point, if there may be one more.
    fn part(&mut self, left: &mut u64) -> Result<Option<Value>, Over> {
        if *left == 0 {
            return Ok(None);
        }
        *left -= 1;
        self.next()
    }

    /// All letters of a word have to be there.
    fn letters(&mut self, left: &mut u64, letters: &[u8], text: &mut Vec<Value>) -> Result<(), Over> {
        for &wanted in letters {
            let c = self.part(left)?;
            if !self.is_letter(c, wanted) {
                return Err(Over::Mismatch);
            }
            text.extend(c);
        }
        Ok(())
    }

    /// The characters of a number with a point: which belong to one is said by simpler rules than those of `strtod`.
    fn float_text(&mut self, d: &Directive) -> Result<Vec<Value>, Over> {
        let mut left = d.width.map_or(u64::MAX, u64::from);
        let mut text = Vec::new();
        let mut c = self.part(&mut left)?;
        if c.is_none() {
            return Err(Over::Input);
        }
        if !self.is_plain(c) && (self.is(c, b'-') || self.is(c, b'+')) {
            text.extend(c);
            c = self.part(&mut left)?;
            if c.is_none() {
                return Err(Over::Mismatch);
            }
        }
        let plain = self.is_plain(c);
        if !plain && self.is_letter(c, b'n') {
            text.extend(c);
            self.letters(&mut left, b"an", &mut text)?;
            return Ok(text);
        }
        if !plain && self.is_letter(c, b'i') {
            text.extend(c);
            self.letters(&mut left, b"nf", &mut text)?;
            if left > 0 {
                c = self.part(&mut left)?;
                if self.is_letter(c, b'i') {
                    text.extend(c);
                    self.letters(&mut left, b"nity", &mut text)?;
                } else {
                    self.unget();
                }
            }
            return Ok(text);
        }
        let start = text.len();
        let (mut digit, mut dot, mut exponent) = (false, false, None);
        if left > 0 && self.is(c, b'0') {
            text.extend(c);
            c = self.part(&mut left)?;
            if left > 0 && self.is_letter(c, b'x') {
                return Err(Over::Lost);
            }
            digit = true;
        }
        while let Some(byte) = c {
            let (is_digit, _) = Digits::digit(self.f, 10, byte);
            if self.f.holds(is_digit) {
                digit = true;
            } else if exponent == Some(text.len()) && (self.is(c, b'-') || self.is(c, b'+')) {
            } else if digit && exponent.is_none() && self.is_letter(c, b'e') {
                exponent = Some(text.len() + 1);
                dot = true;
            } else if !dot && self.is(c, b'.') {
                dot = true;
            } else {
                self.unget();
                break;
            }
            text.push(byte);
            if left == 0 {
                break;
            }
            c = self.part(&mut left)?;
        }
        if text.len() == start { Err(Over::Mismatch) } else { Ok(text) }
    }

    fn float(&mut self, d: &Directive) -> Result<(), Over> {
        let layout = match d.length {
            Length::LongLong => return Err(Over::Lost),
            Length::Long => DOUBLE,
            Length::Int | Length::Char | Length::Short => SINGLE,
        };
        let text = self.float_text(d)?;
        let at = |_: &mut Following<'_>, i: u64| Some(text.get(i as usize).copied().unwrap_or(Value::known(8, 0)));
        match float::number(self.f, &at, layout).ok_or(Over::Lost)? {
            float::Read::Lost => Err(Over::Lost),
            float::Read::Nothing => Err(Over::Mismatch),
            float::Read::Number(value, _) => {
                if !d.suppress {
                    let at = self.pointer(d)?;
                    self.f.put(at, value);
                    self.done += 1;
                }
                Ok(())
            }
        }
    }

    fn characters(&mut self, d: &Directive) -> Result<(), Over> {
        let width = d.width.unwrap_or(1) as usize;
        let mut text = Vec::new();
        while text.len() < width
            && let Some(c) = self.next()?
        {
            text.push(c);
        }
        if text.is_empty() {
            return Err(Over::Input);
        }
        self.finish(d, text)
    }

    fn word(&mut self, d: &Directive, belongs: impl Fn(&mut Following<'_>, Value) -> Value) -> Result<(), Over> {
        let width = d.width.map_or(usize::MAX, |w| w as usize);
        if self.next()?.is_none() {
            return Err(Over::Input);
        }
        let mut text = Vec::new();
        while let Some(c) = self.c {
            let more = belongs(self.f, c);
            if !self.f.holds(more) {
                self.unget();
                break;
            }
            text.push(c);
            if text.len() >= width {
                break;
            }
            self.next()?;
        }
        if text.is_empty() {
            return Err(Over::Mismatch);
        }
        text.push(Value::known(8, 0));
        self.finish(d, text)
    }

    fn finish(&mut self, d: &Directive, text: Vec<Value>) -> Result<(), Over> {
        if d.suppress {
            return Ok(());
        }
        let mut at = self.pointer(d)?;
        if d.allocate {
            at = self.f.after(at);
        }
        for (i, byte) in text.into_iter().enumerate() {
            self.f.put(at.wrapping_add(i as u64), byte);
        }
        self.done += 1;
        Ok(())
    }
}
