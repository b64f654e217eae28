//! ctype.h: no decision is taken here, the results say it all.

use super::{Following, Value};
use trace::ExprOp;

/// The classes of a character, of those in `mask`.
pub(crate) fn class(f: &mut Following<'_>, mask: u16, classes: fn(u8) -> u16) -> Option<Value> {
    let character = f.arg(0, 32);
    let low = f.with(ExprOp::Add, character, 128);
    let there = f.with(ExprOp::Ult, low, 384);
    if !f.holds(there) {
        return f.lose();
    }
    let member = |b: u64| classes(b as u8) & mask != 0;
    let begins = (0..256).filter(|&b| member(b) && (b == 0 || !member(b - 1)));
    let ranges: Vec<(u64, u64)> =
        begins.map(|low| (low, (low..256).find(|&b| b == 255 || !member(b + 1)).unwrap_or(255))).collect();
    let inside = f.within_any(character, ranges);
    Some(f.choose(inside, Value::known(32, mask.into()), Value::known(32, 0)))
}

/// Letters of one case become those of the other.
fn change(f: &mut Following<'_>, from: u8, by: u64) -> Option<Value> {
    let character = f.arg(0, 32);
    let letter = f.within(character, from.into(), u64::from(from) + 25);
    let changed = f.with(ExprOp::Add, character, by);
    // What a `char` with a sign makes of a byte above 127, but for the end of a file.
    let negative = f.within(character, 0xffff_ff80, 0xffff_fffe);
    let byte = f.with(ExprOp::And, character, 0xff);
    let other = f.choose(negative, byte, character);
    Some(f.choose(letter, changed, other))
}

pub(crate) fn tolower(f: &mut Following<'_>) -> Option<Value> {
    change(f, b'A', 32)
}

pub(crate) fn toupper(f: &mut Following<'_>) -> Option<Value> {
    change(f, b'a', 32u64.wrapping_neg())
}

pub(crate) fn isascii(f: &mut Following<'_>) -> Option<Value> {
    let character = f.arg(0, 32);
    let ascii = f.with(ExprOp::Ule, character, 0x7f);
    Some(f.fit(ascii, 32))
}

pub(crate) fn toascii(f: &mut Following<'_>) -> Option<Value> {
    let character = f.arg(0, 32);
    Some(f.with(ExprOp::And, character, 0x7f))
}
