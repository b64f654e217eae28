//! Integer arithmetic, and base 64 as `a64l` has it.

use super::super::{Call, Entry, Ret, Stop, memory};
use crate::follow::arith;
use trace::FailureKind;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("abs", |c| Ok(c.int(0).wrapping_abs().into())).follow(arith::abs).of_numbers(),
    memory("labs", |c| Ok(c.long(0).wrapping_abs().into()))
        .follow(arith::labs)
        .of_numbers()
        .also(&["llabs", "imaxabs"]),
    memory("div", div).follow(arith::div).of_numbers(),
    memory("ldiv", ldiv).also(&["lldiv", "imaxdiv"]),
    memory("a64l", a64l),
    memory("l64a", l64a),
    memory("__popcountdi2", |c| Ok(c.arg(0).count_ones().into())),
    memory("__popcountsi2", |c| Ok((c.arg(0) as u32).count_ones().into())),
    memory("__ctzdi2", |c| Ok(c.arg(0).trailing_zeros().into())),
    memory("__clzdi2", |c| Ok(c.arg(0).leading_zeros().into())),
    memory("__mulodi4", mulodi4),
    memory("__mulosi4", mulosi4),
];

fn check_division(c: &Call<'_>, zero: bool, overflow: bool) -> Result<(), Stop> {
    match (zero, overflow) {
        (true, _) => c.fault(FailureKind::DivisionByZero, format!("{} by zero", c.name)),
        (_, true) => c.fault(FailureKind::DivisionOverflow, format!("{} of the smallest number by -1", c.name)),
        _ => Ok(()),
    }
}

/// `div_t` comes back in one register: the quotient in its low half, the remainder above.
fn div(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (n, d) = (c.int(0), c.int(1));
    check_division(c, d == 0, n == i32::MIN && d == -1)?;
    Ok(Ret::One(u64::from((n / d) as u32) | u64::from((n % d) as u32) << 32))
}

fn ldiv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (n, d) = (c.long(0), c.long(1));
    check_division(c, d == 0, n == i64::MIN && d == -1)?;
    Ok(Ret::Two((n / d) as u64, (n % d) as u64))
}

const DIGITS: &[u8; 64] = b"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

fn a64l(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mut value = 0u32;
    for i in 0..6 {
        let byte = c.mem.read_u8(c.ptr(0) + i)?;
        let Some(digit) = DIGITS.iter().position(|&d| d == byte) else { break };
        value |= (digit as u32).wrapping_shl(6 * i as u32);
    }
    Ok(value.into())
}

fn l64a(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mut value = c.long(0) as u32;
    let mut text = Vec::new();
    while value != 0 {
        text.push(DIGITS[value as usize & 63]);
        value >>= 6;
    }
    let buffer = match c.world.statics.get("l64a", 0) {
        Some(at) => at,
        None => c.library_object(&[0; 7])?,
    };
    c.world.statics.set("l64a", 0, buffer);
    c.write_string(buffer, &text)?;
    Ok(Ret::One(buffer))
}

fn mulodi4(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (value, overflow) = c.long(0).overflowing_mul(c.long(1));
    c.mem.write_u32(c.ptr(2), overflow.into())?;
    Ok(value.into())
}

fn mulosi4(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (value, overflow) = c.int(0).overflowing_mul(c.int(1));
    c.mem.write_u32(c.ptr(2), overflow.into())?;
    Ok(value.into())
}
