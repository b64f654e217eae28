//! Integer arithmetic of stdlib.h and the order of bytes: no decision is taken here but for divisions that are impossible.

use super::{Following, Value};
use trace::ExprOp;

fn absolute(f: &mut Following<'_>, width: u32) -> Option<Value> {
    let value = f.arg(0, width);
    let negative = f.with(ExprOp::Slt, value, 0);
    let minus = f.op(ExprOp::Sub, Value::known(width, 0), value);
    Some(f.choose(negative, minus, value))
}

pub(crate) fn abs(f: &mut Following<'_>) -> Option<Value> {
    absolute(f, 32)
}

pub(crate) fn labs(f: &mut Following<'_>) -> Option<Value> {
    absolute(f, 64)
}

/// The quotient in the low half, the remainder above.
pub(crate) fn div(f: &mut Following<'_>) -> Option<Value> {
    let (n, d) = (f.arg(0, 32), f.arg(1, 32));
    let zero = f.is(d, 0);
    if f.holds(zero) {
        return None;
    }
    let (least, minus) = (f.is(n, 1 << 31), f.is(d, u64::from(u32::MAX)));
    let overflows = f.op(ExprOp::And, least, minus);
    if f.holds(overflows) {
        return None;
    }
    let (quotient, remainder) = (f.op(ExprOp::Sdiv, n, d), f.op(ExprOp::Srem, n, d));
    Some(f.above(remainder, quotient))
}

/// The number of the lowest bit that is set, from 1; 0 if none is.
fn first_set(f: &mut Following<'_>, width: u32) -> Option<Value> {
    let value = f.arg(0, width);
    let mut made = Value::int(0);
    for i in (0..width).rev() {
        let moved = f.with(ExprOp::Lshr, value, i.into());
        let bit = f.fit(moved, 1);
        made = f.choose(bit, Value::int(i as i32 + 1), made);
    }
    Some(made)
}

pub(crate) fn ffs(f: &mut Following<'_>) -> Option<Value> {
    first_set(f, 32)
}

pub(crate) fn ffsl(f: &mut Following<'_>) -> Option<Value> {
    first_set(f, 64)
}

/// The bytes of a number in the other order.
fn swapped(f: &mut Following<'_>, width: u32) -> Value {
    let value = f.arg(0, width);
    let mut made = f.fit(value, 8);
    for i in 1..width / 8 {
        let moved = f.with(ExprOp::Lshr, value, (8 * i).into());
        let byte = f.fit(moved, 8);
        made = f.above(made, byte);
    }
    made
}

pub(crate) fn htonl(f: &mut Following<'_>) -> Option<Value> {
    Some(swapped(f, 32))
}

pub(crate) fn htons(f: &mut Following<'_>) -> Option<Value> {
    let made = swapped(f, 16);
    Some(f.fit(made, 32))
}
