//! The status register, and how arithmetic sets it.

pub const C: u8 = 0;
pub const Z: u8 = 1;
pub const N: u8 = 2;
pub const V: u8 = 3;
pub const S: u8 = 4;
pub const H: u8 = 5;
pub const T: u8 = 6;
pub const I: u8 = 7;

/// I and T, which arithmetic leaves alone.
const OTHERS: u8 = 0xc0;

fn with_sign(n: bool, v: bool, rest: u8) -> u8 {
    rest | u8::from(n) << N | u8::from(v) << V | u8::from(n ^ v) << S
}

fn zero(r: u8) -> u8 {
    u8::from(r == 0) << Z
}

/// After an addition.
#[inline]
pub(crate) fn add(sreg: u8, a: u8, b: u8, r: u8) -> u8 {
    let carries = a & b | b & !r | !r & a;
    let v = (a ^ r) & (b ^ r) & 0x80 != 0;
    with_sign(r & 0x80 != 0, v, sreg & OTHERS | carries >> 7 | (carries >> 3 & 1) << H | zero(r))
}

/// After a subtraction or comparison.
#[inline]
pub(crate) fn sub(sreg: u8, a: u8, b: u8, r: u8) -> u8 {
    let borrows = !a & b | b & r | r & !a;
    let v = (a ^ b) & (a ^ r) & 0x80 != 0;
    with_sign(r & 0x80 != 0, v, sreg & OTHERS | borrows >> 7 | (borrows >> 3 & 1) << H | zero(r))
}

/// After one with a borrow: zero stays only if it was.
#[inline]
pub(crate) fn sbc(sreg: u8, a: u8, b: u8, r: u8) -> u8 {
    sub(sreg, a, b, r) & (sreg | !(1 << Z))
}

#[inline]
pub(crate) fn logic(sreg: u8, r: u8) -> u8 {
    with_sign(r & 0x80 != 0, false, sreg & (OTHERS | 1 << H | 1 << C) | zero(r))
}

pub(crate) fn com(sreg: u8, r: u8) -> u8 {
    logic(sreg, r) | 1 << C
}

/// After a shift to the right that moved `a`'s lowest bit into the carry.
pub(crate) fn shift(sreg: u8, a: u8, r: u8) -> u8 {
    let (n, c) = (r & 0x80 != 0, a & 1);
    with_sign(n, n ^ (c != 0), sreg & (OTHERS | 1 << H) | c | zero(r))
}

/// After `inc` (overflow at 0x80) and `dec` (at 0x7f).
#[inline]
pub(crate) fn step(sreg: u8, r: u8, overflow: u8) -> u8 {
    with_sign(r & 0x80 != 0, r == overflow, sreg & (OTHERS | 1 << H | 1 << C) | zero(r))
}

/// After `adiw`.
pub(crate) fn add_word(sreg: u8, a: u16, r: u16) -> u8 {
    let (n, v, c) = (r & 0x8000 != 0, !a & r & 0x8000 != 0, !r & a & 0x8000 != 0);
    with_sign(n, v, sreg & (OTHERS | 1 << H) | u8::from(c) | u8::from(r == 0) << Z)
}

/// After `sbiw`.
pub(crate) fn sub_word(sreg: u8, a: u16, r: u16) -> u8 {
    let (n, v, c) = (r & 0x8000 != 0, a & !r & 0x8000 != 0, r & !a & 0x8000 != 0);
    with_sign(n, v, sreg & (OTHERS | 1 << H) | u8::from(c) | u8::from(r == 0) << Z)
}

/// After a multiplication: the carry is given, the result is the one that is kept.
pub(crate) fn mul(sreg: u8, carry: bool, kept: u16) -> u8 {
    sreg & !(1 << C | 1 << Z) | u8::from(carry) | u8::from(kept == 0) << Z
}
