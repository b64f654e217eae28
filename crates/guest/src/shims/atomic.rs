//! libatomic: what a compiler calls for atomic objects that it cannot handle itself (16 bytes without `cmpxchg16b`,
//! 24 bytes, objects that are not aligned). Each call is one event, however large the object; its memory order is
//! taken to be sequentially consistent.
//!
//! The generic forms have the size first: `__atomic_load(size, object, result, order)`. The others have it in their
//! names: `__atomic_fetch_add_8(object, value, order)`. A value of 16 bytes takes two slots.

use super::{Call, Effect, Entry, Ret, Shim, Stop, own};
use crate::memory::Addr;

const fn atomic(name: &'static str, shim: Shim, bytes: Option<u8>, reads_only: bool) -> Entry {
    own(name, shim).effect(Effect::Atomic { bytes, reads_only })
}

macro_rules! sized {
    ($($name:literal, $reads_only:literal => $shim:expr),* $(,)?) => {
        &[$(
            atomic(concat!($name, "_1"), |c| $shim(c, 1), Some(1), $reads_only),
            atomic(concat!($name, "_2"), |c| $shim(c, 2), Some(2), $reads_only),
            atomic(concat!($name, "_4"), |c| $shim(c, 4), Some(4), $reads_only),
            atomic(concat!($name, "_8"), |c| $shim(c, 8), Some(8), $reads_only),
            atomic(concat!($name, "_16"), |c| $shim(c, 16), Some(16), $reads_only),
        )*]
    };
}

pub(super) const SIZED: &[Entry] = sized! {
    "__atomic_load", true => load,
    "__atomic_store", false => store,
    "__atomic_exchange", false => |c, n| update(c, n, Gives::Old, |_, v| v),
    "__atomic_compare_exchange", false => compare_exchange,
    "__atomic_fetch_add", false => |c, n| update(c, n, Gives::Old, u128::wrapping_add),
    "__atomic_fetch_sub", false => |c, n| update(c, n, Gives::Old, u128::wrapping_sub),
    "__atomic_fetch_and", false => |c, n| update(c, n, Gives::Old, |a, b| a & b),
    "__atomic_fetch_or", false => |c, n| update(c, n, Gives::Old, |a, b| a | b),
    "__atomic_fetch_xor", false => |c, n| update(c, n, Gives::Old, |a, b| a ^ b),
    "__atomic_fetch_nand", false => |c, n| update(c, n, Gives::Old, |a, b| !(a & b)),
    "__atomic_add_fetch", false => |c, n| update(c, n, Gives::New, u128::wrapping_add),
    "__atomic_sub_fetch", false => |c, n| update(c, n, Gives::New, u128::wrapping_sub),
    "__atomic_and_fetch", false => |c, n| update(c, n, Gives::New, |a, b| a & b),
    "__atomic_or_fetch", false => |c, n| update(c, n, Gives::New, |a, b| a | b),
    "__atomic_xor_fetch", false => |c, n| update(c, n, Gives::New, |a, b| a ^ b),
    "__atomic_nand_fetch", false => |c, n| update(c, n, Gives::New, |a, b| !(a & b)),
};

pub(super) const GENERIC: &[Entry] = &[
    atomic("__atomic_load", generic_load, None, true),
    atomic("__atomic_store", generic_store, None, false),
    atomic("__atomic_exchange", generic_exchange, None, false),
    atomic("__atomic_compare_exchange", generic_compare_exchange, None, false),
    own("__atomic_is_lock_free", is_lock_free),
];

/// Which value a function returns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gives {
    Old,
    New,
}

fn read(c: &Call<'_>, at: Addr, size: u64) -> Result<u128, Stop> {
    Ok(c.mem.bytes(at, size)?.iter().rev().fold(0, |v, &b| v << 8 | u128::from(b)))
}

fn write(c: &mut Call<'_>, at: Addr, size: u64, value: u128) -> Result<(), Stop> {
    let to = c.mem.bytes_mut(at, size)?;
    to.copy_from_slice(&value.to_le_bytes()[..to.len()]);
    Ok(())
}

/// A value that is passed in slots.
fn value(c: &Call<'_>, slot: usize, size: u64) -> u128 {
    let high = if size == 16 { c.arg(slot + 1) } else { 0 };
    u128::from(high) << 64 | u128::from(c.arg(slot))
}

fn ret(value: u128, size: u64) -> Ret {
    if size == 16 { Ret::Two(value as u64, (value >> 64) as u64) } else { Ret::One(value as u64) }
}

fn load(c: &mut Call<'_>, size: u64) -> Result<Ret, Stop> {
    Ok(ret(read(c, c.ptr(0), size)?, size))
}

fn store(c: &mut Call<'_>, size: u64) -> Result<Ret, Stop> {
    let new = value(c, 1, size);
    write(c, c.ptr(0), size, new)?;
    Ok(Ret::Void)
}

fn update(c: &mut Call<'_>, size: u64, gives: Gives, f: fn(u128, u128) -> u128) -> Result<Ret, Stop> {
    let old = read(c, c.ptr(0), size)?;
    let new = f(old, value(c, 1, size));
    write(c, c.ptr(0), size, new)?;
    Ok(ret(if gives == Gives::Old { old } else { new }, size))
}

/// `(object, expected, desired, ...)`
fn compare_exchange(c: &mut Call<'_>, size: u64) -> Result<Ret, Stop> {
    let (at, expected_at) = (c.ptr(0), c.ptr(1));
    let (old, expected) = (read(c, at, size)?, read(c, expected_at, size)?);
    if old == expected {
        let new = value(c, 2, size);
        write(c, at, size, new)?;
    } else {
        write(c, expected_at, size, old)?;
    }
    Ok((old == expected).into())
}

/// `(size, object, result, order)`
fn generic_load(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.copy(c.ptr(2), c.ptr(1), c.size(0))?;
    Ok(Ret::Void)
}

/// `(size, object, value, order)`
fn generic_store(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.copy(c.ptr(1), c.ptr(2), c.size(0))?;
    Ok(Ret::Void)
}

/// `(size, object, value, result, order)`
fn generic_exchange(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (size, at) = (c.size(0), c.ptr(1));
    // The value and the result may be the same variable.
    let new = c.mem.bytes(c.ptr(2), size)?.to_vec();
    c.mem.copy(c.ptr(3), at, size)?;
    c.write(at, &new)?;
    Ok(Ret::Void)
}

/// `(size, object, expected, desired, ...)`
fn generic_compare_exchange(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (size, at, expected) = (c.size(0), c.ptr(1), c.ptr(2));
    let equal = c.mem.bytes(at, size)? == c.mem.bytes(expected, size)?;
    if equal {
        c.mem.copy(at, c.ptr(3), size)?;
    } else {
        c.mem.copy(expected, at, size)?;
    }
    Ok(equal.into())
}

/// `(size, object)`: what x86-64 does in one instruction.
fn is_lock_free(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let size = c.size(0);
    Ok((matches!(size, 1 | 2 | 4 | 8) && c.ptr(1).is_multiple_of(size)).into())
}
