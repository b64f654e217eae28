//! x86_fp80, the 80-bit `long double` of x86-64, through `rustc_apfloat`.
//!
//! In registers it is two slots (the low 64 bits, then the high 16); in memory ten bytes of sixteen.

use rustc_apfloat::ieee::{Double, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};

pub type F80 = X87DoubleExtended;

pub fn from_slots(low: u64, high: u64) -> F80 {
    F80::from_bits(u128::from(low) | (u128::from(high & 0xffff) << 64))
}

pub fn to_slots(v: F80) -> (u64, u64) {
    let bits = v.to_bits();
    (bits as u64, (bits >> 64) as u64 & 0xffff)
}

/// Exact.
pub fn from_f64(v: f64) -> F80 {
    Double::from_bits(u128::from(v.to_bits())).convert(&mut false).value
}

/// Rounded to nearest.
pub fn to_f64(v: F80) -> f64 {
    let d: Double = v.convert(&mut false).value;
    f64::from_bits(d.to_bits() as u64)
}
