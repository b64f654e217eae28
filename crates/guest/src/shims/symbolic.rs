//! Inputs that could be anything, as the program asks for them (include/unsnarl.h, KLEE's and SV-COMP's names), and
//! assumptions about them. What an input is in this run comes from [`Inputs::symbolic`](crate::world::Inputs).

use super::{Call, Entry, Ret, Role, Stop, memory, own};
use crate::sync::BlockReason;

pub(super) const SHIMS: &[Entry] = &[
    memory("unsnarl_symbolic", fill).role(Role::Asks).also(&["klee_make_symbolic"]),
    own("unsnarl_assume", assume).role(Role::Assumes).also(&["klee_assume", "__VERIFIER_assume"]),
    value::<1>("__VERIFIER_nondet_bool").also(&[
        "__VERIFIER_nondet__Bool",
        "__VERIFIER_nondet_char",
        "__VERIFIER_nondet_uchar",
    ]),
    value::<2>("__VERIFIER_nondet_short").also(&["__VERIFIER_nondet_ushort"]),
    value::<4>("__VERIFIER_nondet_int").also(&[
        "__VERIFIER_nondet_uint",
        "__VERIFIER_nondet_unsigned",
        "__VERIFIER_nondet_unsigned_int",
        "__VERIFIER_nondet_u32",
        "__VERIFIER_nondet_float",
    ]),
    value::<8>("__VERIFIER_nondet_long").also(&[
        "__VERIFIER_nondet_ulong",
        "__VERIFIER_nondet_longlong",
        "__VERIFIER_nondet_ulonglong",
        "__VERIFIER_nondet_size_t",
        "__VERIFIER_nondet_loff_t",
        "__VERIFIER_nondet_pointer",
        "__VERIFIER_nondet_double",
    ]),
];

/// A function that returns an input of so many bytes.
const fn value<const BYTES: u8>(name: &'static str) -> Entry {
    own(name, input::<BYTES>).role(Role::AsksValue(BYTES))
}

const ENDED: &str = "an assumption of the program did not hold, and its thread ended there";

fn fill(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (at, size) = (c.ptr(0), c.size(1));
    if c.ptr(2) != 0 {
        c.mem.c_string(c.ptr(2))?;
    }
    // Before so many bytes are made.
    c.mem.bytes_mut(at, size)?;
    let bytes = c.world.next_input(c.thread, c.thread_name, size as usize);
    c.mem.bytes_mut(at, size)?.copy_from_slice(&bytes);
    Ok(Ret::Void)
}

fn input<const BYTES: u8>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let bytes = c.world.next_input(c.thread, c.thread_name, BYTES.into());
    let value = bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
    Ok(Ret::One(value))
}

fn assume(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.arg(0) != 0 {
        return Ok(Ret::Void);
    }
    c.world.note(ENDED);
    // Whatever the others do now they could have done before this.
    Err(Stop::Block { reason: BlockReason::Assumption, timed: false })
}
