//! sprintf and snprintf: texts, characters and integers.

use super::string::length;
use super::{Following, Value, Variadic};
use crate::format::spec::{Amount, Length, Reader, Spec};
use crate::memory::Addr;
use trace::ExprOp;

struct Print<'f, 'a> {
    f: &'f mut Following<'a>,
    out: Vec<Value>,
    arguments: Variadic,
}

fn known(byte: u8) -> Value {
    Value::known(8, byte.into())
}

/// To an address, where there is so much room, with the format in a slot.
fn run(f: &mut Following<'_>, to: Addr, room: u64, format: usize, arguments: Variadic) -> Option<Value> {
    let format = f.pointer(format);
    let n = length(f, format, None)?;
    let mut text = Vec::new();
    for i in 0..n {
        let byte = f.byte(format + i)?;
        text.push(f.settle(byte) as u8);
    }
    let mut print = Print { f, out: Vec::new(), arguments };
    print.all(&text)?;
    let out = print.out;
    let total = out.len();
    if room > 0 {
        let kept = (total as u64).min(room - 1);
        for (i, byte) in out.into_iter().take(kept as usize).enumerate() {
            f.put(to.wrapping_add(i as u64), byte);
        }
        f.put(to.wrapping_add(kept), known(0));
    }
    Some(Value::int(i32::try_from(total).ok()?))
}

/// Where its variadic arguments are, given the slot of the format: in the call itself, or in a `va_list` after that.
fn arguments(f: &mut Following<'_>, format: usize) -> Option<Variadic> {
    let name = f.name().trim_start_matches("_IO_").trim_start_matches('_');
    if name.starts_with('v') { f.va_list(format + 1) } else { Some(f.variadic()) }
}

/// `sprintf`, and with a `va_list` `vsprintf`.
pub(crate) fn unbounded<const FORMAT: usize>(f: &mut Following<'_>) -> Option<Value> {
    let (to, arguments) = (f.pointer(0), arguments(f, FORMAT)?);
    run(f, to, u64::MAX, FORMAT, arguments)
}

/// `snprintf` and `vsnprintf`.
pub(crate) fn bounded<const FORMAT: usize>(f: &mut Following<'_>) -> Option<Value> {
    let (to, arguments) = (f.pointer(0), arguments(f, FORMAT)?);
    let room = f.size_at(1, to);
    run(f, to, room, FORMAT, arguments)
}

/// `asprintf` and `vasprintf`: into an object of its own, whose address is left where the first argument points.
pub(crate) fn to_new<const FORMAT: usize>(f: &mut Following<'_>) -> Option<Value> {
    let (at, arguments) = (f.pointer(0), arguments(f, FORMAT)?);
    let to = f.after(at);
    if (f.returned() as i32) < 0 {
        return f.lose();
    }
    run(f, to, u64::MAX, FORMAT, arguments)
}

impl Print<'_, '_> {
    fn lose(&mut self) -> Option<()> {
        self.f.lose();
        None
    }

    fn all(&mut self, format: &[u8]) -> Option<()> {
        let mut reader = Reader { format, at: 0 };
        while let Some(&unit) = format.get(reader.at) {
            reader.at += 1;
            if unit != b'%' {
                self.out.push(known(unit));
                continue;
            }
            let Ok(spec) = reader.spec() else { return self.lose() };
            self.convert(spec)?;
        }
        Some(())
    }

    fn argument(&mut self, width: u32) -> Option<Value> {
        self.arguments.next(self.f, width)
    }

    fn amount(&mut self, amount: Amount) -> Option<Option<i32>> {
        match amount {
            Amount::None => Some(None),
            Amount::Fixed(n) => Some(Some(n)),
            Amount::Next => {
                let value = self.argument(32)?;
                Some(Some(self.f.settle(value) as i32))
            }
            Amount::Arg(_) => {
                self.f.lose();
                None
            }
        }
    }

    fn convert(&mut self, spec: Spec) -> Option<()> {
        let flags = spec.flags;
        if spec.arg.is_some() || flags.alternate || flags.group || flags.locale_digits {
            return self.lose();
        }
        let (width, precision) = (self.amount(spec.width)?, self.amount(spec.precision)?);
        let left = flags.left || width.is_some_and(|w| w < 0);
        let width = width.unwrap_or(0).unsigned_abs() as usize;
        let precision = precision.and_then(|p| u64::try_from(p).ok());
        let wide = matches!(spec.length, Length::Long | Length::LongLong);
        let body = match spec.conversion {
            b'%' => {
                self.out.push(known(b'%'));
                return Some(());
            }
            b'c' if !wide => vec![self.argument(8)?],
            b's' if !wide => {
                let at = self.argument(64)?;
                let at = self.f.settle(at);
                self.text(at, precision)?
            }
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' => {
                let (sign, mut digits) = self.integer(&spec, precision)?;
                let zeros = precision.unwrap_or(0).saturating_sub(digits.len() as u64) as usize;
                let mut zeros = zeros.min(i32::MAX as usize);
                if flags.zero && precision.is_none() && !left {
                    zeros = width.saturating_sub(sign.len() + digits.len());
                }
                digits.splice(0..0, std::iter::repeat_n(known(b'0'), zeros));
                digits.splice(0..0, sign);
                digits
            }
            _ => return self.lose(),
        };
        let blanks = std::iter::repeat_n(known(b' '), width.saturating_sub(body.len()));
        if left {
            self.out.extend(body);
            self.out.extend(blanks);
        } else {
            self.out.extend(blanks);
            self.out.extend(body);
        }
        Some(())
    }

    fn text(&mut self, at: Addr, most: Option<u64>) -> Option<Vec<Value>> {
        if at == 0 {
            let shown: &[u8] = if most.is_none_or(|m| m >= 6) { b"(null)" } else { b"" };
            return Some(shown.iter().map(|&b| known(b)).collect());
        }
        let n = length(self.f, at, most.map(|m| Value::known(64, m)))?;
        (0..n).map(|i| self.f.byte(at + i)).collect()
    }

    /// The sign, and the digits.
    fn integer(&mut self, spec: &Spec, precision: Option<u64>) -> Option<(Vec<Value>, Vec<Value>)> {
        let bits = match spec.length {
            Length::Char => 8,
            Length::Short => 16,
            Length::Int => 32,
            Length::Long | Length::LongLong => 64,
        };
        let mut value = self.argument(bits)?;
        let f = &mut *self.f;
        let mut sign = Vec::new();
        if matches!(spec.conversion, b'd' | b'i') {
            let negative = f.with(ExprOp::Slt, value, 0);
            if f.holds(negative) {
                sign.push(known(b'-'));
                value = f.op(ExprOp::Sub, Value::known(bits, 0), value);
            } else if spec.flags.plus {
                sign.push(known(b'+'));
            } else if spec.flags.space {
                sign.push(known(b' '));
            }
        }
        let base: u64 = match spec.conversion {
            b'o' => 8,
            b'x' | b'X' => 16,
            _ => 10,
        };
        if precision == Some(0) {
            let zero = f.is(value, 0);
            if f.holds(zero) {
                return Some((sign, Vec::new()));
            }
        }
        // How many there are is decided, what they are is not.
        let mut powers = vec![1u64];
        while let Some(next) = powers[powers.len() - 1].checked_mul(base)
            && (bits == 64 || next >> bits == 0)
        {
            let fewer = f.with(ExprOp::Ult, value, next);
            if f.holds(fewer) {
                break;
            }
            powers.push(next);
        }
        let mut digits = Vec::new();
        for (n, &power) in powers.iter().rev().enumerate() {
            let mut digit = f.with(ExprOp::Udiv, value, power);
            if n > 0 {
                digit = f.with(ExprOp::Urem, digit, base);
            }
            let digit = f.fit(digit, 8);
            let mut shown = f.with(ExprOp::Add, digit, b'0'.into());
            if base == 16 {
                let a = if spec.conversion == b'X' { b'A' } else { b'a' };
                let letter = f.with(ExprOp::Add, digit, u64::from(a) - 10);
                let low = f.with(ExprOp::Ule, digit, 9);
                shown = f.choose(low, shown, letter);
            }
            digits.push(shown);
        }
        Some((sign, digits))
    }
}
