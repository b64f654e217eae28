//! Inputs that could be anything, as the program asks for them (include/unsnarl.h, KLEE's and SV-COMP's names), and
//! assumptions about them. What an input is in this run comes from [`Inputs::symbolic`](crate::world::Inputs).

use super::{Call, Effect, Entry, Ret, Role, Stop, in_c, memory, own, threads};
use crate::sync::BlockReason;

pub(super) const SHIMS: &[Entry] = &[
    memory("unsnarl_symbolic", fill).role(Role::Asks).also(&["klee_make_symbolic", "__VERIFIER_nondet_memory"]),
    // A program's own definition of these gives way: where it would end the process, the run is of no interest.
    own("unsnarl_assume", assume).role(Role::Assumes).also(&[
        "klee_assume",
        "__VERIFIER_assume",
        "assume_abort_if_not",
    ]),
    threads(BEGIN, |_| Ok(Ret::Void)).role(Role::BeginsSection),
    own(END, |_| Ok(Ret::Void)).role(Role::EndsSection),
    in_c("klee_int", Effect::Own).role(Role::AsksValue(4)).also(&["klee_range"]),
    in_c("klee_choose", Effect::Own).role(Role::AsksValue(8)),
    in_c("__VERIFIER_nondet_int128", Effect::Own).role(Role::AsksValue(16)).also(&["__VERIFIER_nondet_uint128"]),
    value::<1>("__VERIFIER_nondet_bool").also(&[
        "__VERIFIER_nondet__Bool",
        "__VERIFIER_nondet_char",
        "__VERIFIER_nondet_schar",
        "__VERIFIER_nondet_uchar",
        "__VERIFIER_nondet_unsigned_char",
        "__VERIFIER_nondet_s8",
        "__VERIFIER_nondet_u8",
        "__VERIFIER_nondet_int8_t",
        "__VERIFIER_nondet_uint8_t",
    ]),
    value::<2>("__VERIFIER_nondet_short").also(&[
        "__VERIFIER_nondet_ushort",
        "__VERIFIER_nondet_unsigned_short",
        "__VERIFIER_nondet_s16",
        "__VERIFIER_nondet_u16",
        "__VERIFIER_nondet_int16_t",
        "__VERIFIER_nondet_uint16_t",
    ]),
    value::<4>("__VERIFIER_nondet_int").also(&[
        "__VERIFIER_nondet_uint",
        "__VERIFIER_nondet_unsigned",
        "__VERIFIER_nondet_unsigned_int",
        "__VERIFIER_nondet_s32",
        "__VERIFIER_nondet_u32",
        "__VERIFIER_nondet_int32_t",
        "__VERIFIER_nondet_uint32_t",
        "__VERIFIER_nondet_wchar_t",
        "__VERIFIER_nondet_float",
    ]),
    value::<8>("__VERIFIER_nondet_long").also(&[
        "__VERIFIER_nondet_ulong",
        "__VERIFIER_nondet_unsigned_long",
        "__VERIFIER_nondet_longlong",
        "__VERIFIER_nondet_ulonglong",
        "__VERIFIER_nondet_unsigned_long_long",
        "__VERIFIER_nondet_s64",
        "__VERIFIER_nondet_u64",
        "__VERIFIER_nondet_int64_t",
        "__VERIFIER_nondet_uint64_t",
        "__VERIFIER_nondet_size_t",
        "__VERIFIER_nondet_ssize_t",
        "__VERIFIER_nondet_off_t",
        "__VERIFIER_nondet_loff_t",
        "__VERIFIER_nondet_sector_t",
        "__VERIFIER_nondet_time_t",
        "__VERIFIER_nondet_ptrdiff_t",
        "__VERIFIER_nondet_intptr_t",
        "__VERIFIER_nondet_uintptr_t",
        "__VERIFIER_nondet_pthread_t",
        "__VERIFIER_nondet_pointer",
        "__VERIFIER_nondet_charp",
        "__VERIFIER_nondet_pchar",
        "__VERIFIER_nondet_const_char_pointer",
        "__VERIFIER_nondet_double",
    ]),
];

/// Functions of the program with such a name are indivisible, by the rules of SV-COMP; these two say so of what is between them.
const SECTION: &str = "__VERIFIER_atomic_";
const BEGIN: &str = "__VERIFIER_atomic_begin";
const END: &str = "__VERIFIER_atomic_end";

/// What begins and ends the body of a function of the program that is indivisible by its name.
pub fn section(name: &str) -> Option<[&'static Entry; 2]> {
    let named = name.starts_with(SECTION) && name != BEGIN && name != END;
    Some([super::lookup(BEGIN)?, super::lookup(END)?]).filter(|_| named)
}

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
