//! Inputs that could be anything, as the program asks for them (include/unsnarl.h, KLEE's and SV-COMP's names), and
//! assumptions about them. What an input is in this run comes from [`Inputs::symbolic`](crate::world::Inputs).

use super::{Call, Ret, Shim, Stop};

/// Those that write to memory.
pub(super) const FILLS: &[(&str, Shim)] = &[("unsnarl_symbolic", fill), ("klee_make_symbolic", fill)];

/// Those that return a value.
pub(super) const VALUES: &[(&str, Shim)] = &[
    ("__VERIFIER_nondet_bool", value),
    ("__VERIFIER_nondet__Bool", value),
    ("__VERIFIER_nondet_char", value),
    ("__VERIFIER_nondet_uchar", value),
    ("__VERIFIER_nondet_short", value),
    ("__VERIFIER_nondet_ushort", value),
    ("__VERIFIER_nondet_int", value),
    ("__VERIFIER_nondet_uint", value),
    ("__VERIFIER_nondet_unsigned", value),
    ("__VERIFIER_nondet_unsigned_int", value),
    ("__VERIFIER_nondet_u32", value),
    ("__VERIFIER_nondet_float", value),
    ("__VERIFIER_nondet_long", value),
    ("__VERIFIER_nondet_ulong", value),
    ("__VERIFIER_nondet_longlong", value),
    ("__VERIFIER_nondet_ulonglong", value),
    ("__VERIFIER_nondet_size_t", value),
    ("__VERIFIER_nondet_loff_t", value),
    ("__VERIFIER_nondet_pointer", value),
    ("__VERIFIER_nondet_double", value),
];

/// Those that end runs of no interest.
pub(super) const ASSUMPTIONS: &[(&str, Shim)] =
    &[("unsnarl_assume", assume), ("klee_assume", assume), ("__VERIFIER_assume", assume)];

const ENDED: &str = "an assumption of the program did not hold, and the run ended there";

/// The bytes of the value that a function returns; `None` if it returns no input.
pub fn value_size(name: &str) -> Option<u64> {
    let kind = name.strip_prefix("__VERIFIER_nondet_")?;
    Some(match kind {
        "bool" | "_Bool" | "char" | "uchar" => 1,
        "short" | "ushort" => 2,
        "int" | "uint" | "unsigned" | "unsigned_int" | "u32" | "float" => 4,
        _ => 8,
    })
}

/// Whether a function makes the memory at its first argument an input.
pub fn fills(name: &str) -> bool {
    FILLS.iter().any(|f| f.0 == name)
}

/// Whether a function ends the run if its argument is 0.
pub fn assumes(name: &str) -> bool {
    ASSUMPTIONS.iter().any(|f| f.0 == name)
}

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

fn value(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let size = value_size(c.name).unwrap_or(8) as usize;
    let bytes = c.world.next_input(c.thread, c.thread_name, size);
    let value = bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
    Ok(Ret::One(value))
}

fn assume(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.arg(0) != 0 {
        return Ok(Ret::Void);
    }
    c.world.note(ENDED);
    Err(Stop::Exit { status: 0, flush: true })
}
