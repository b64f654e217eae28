//! Attributes of threads, mutexes, condition variables, read-write locks and barriers.
//!
//! They are laid out as glibc does, except for a thread's set of processors, which is a pointer there:
//!
//! | `pthread_attr_t` | bytes |     | `pthread_mutexattr_t` | bits |
//! | --- | --- | --- | --- | --- |
//! | priority | 0..4 | | type | 0..2 |
//! | policy | 4..8 | | ceiling | 12..24 |
//! | flags | 8..12 | | protocol | 28..30 |
//! | guard size | 16..24 | | robust | 30 |
//! | end of the stack | 24..32 | | shared between processes | 31 |
//! | stack size | 32..40 | | | |
//! | processors, whether they are set | 40..56 | | | |

use super::super::sched::{is_policy, priorities};
use super::thread::{read_processors, write_processors};
use super::{Call, Entry, Ret, Role, Stop, clear, error, memory, named_thread, world, zero};
use crate::errno::Errno;
use crate::memory::{Addr, REGION_BITS};
use std::ops::RangeInclusive;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("pthread_attr_init", attr_init),
    memory("pthread_attr_destroy", zero),
    memory("pthread_attr_setdetachstate", |c| set_flag(c, DETACHED)),
    memory("pthread_attr_getdetachstate", |c| get_flag(c, DETACHED)),
    memory("pthread_attr_setinheritsched", |c| set_flag(c, EXPLICIT_SCHED)),
    memory("pthread_attr_getinheritsched", |c| get_flag(c, EXPLICIT_SCHED)),
    memory("pthread_attr_setscope", set_scope),
    memory("pthread_attr_getscope", |c| get_flag(c, PROCESS_SCOPE)),
    memory("pthread_attr_setschedparam", set_schedparam),
    memory("pthread_attr_getschedparam", |c| get_u32(c, PRIORITY_AT)),
    memory("pthread_attr_setschedpolicy", set_schedpolicy),
    memory("pthread_attr_getschedpolicy", |c| get_u32(c, POLICY_AT)),
    memory("pthread_attr_setguardsize", |c| set_u64(c, GUARD_AT)),
    memory("pthread_attr_getguardsize", |c| get_u64(c, GUARD_AT)),
    memory("pthread_attr_setstacksize", set_stacksize),
    memory("pthread_attr_getstacksize", get_stacksize),
    memory("pthread_attr_setstackaddr", |c| set_u64(c, STACK_END_AT)),
    memory("pthread_attr_getstackaddr", |c| get_u64(c, STACK_END_AT)),
    memory("pthread_attr_setstack", set_stack),
    memory("pthread_attr_getstack", get_stack),
    memory("pthread_attr_setaffinity_np", set_affinity),
    memory("pthread_attr_getaffinity_np", get_affinity),
    world("pthread_getattr_np", getattr).role(Role::Identifies),
    memory("pthread_getattr_default_np", attr_init),
    memory("pthread_mutexattr_init", word_init),
    memory("pthread_mutexattr_destroy", zero),
    memory("pthread_mutexattr_settype", |c| set_bits(c, 0, 3, 0..=3)),
    memory("pthread_mutexattr_gettype", |c| get_bits(c, 0, 3)),
    memory("pthread_mutexattr_setpshared", |c| set_bits(c, 31, 1, 0..=1)),
    memory("pthread_mutexattr_getpshared", |c| get_bits(c, 31, 1)),
    memory("pthread_mutexattr_setrobust", |c| set_bits(c, 30, 1, 0..=1)),
    memory("pthread_mutexattr_getrobust", |c| get_bits(c, 30, 1)),
    memory("pthread_mutexattr_setprotocol", set_protocol),
    memory("pthread_mutexattr_getprotocol", |c| get_bits(c, 28, 3)),
    memory("pthread_mutexattr_setprioceiling", |c| set_bits(c, 12, 0xfff, 1..=99)),
    memory("pthread_mutexattr_getprioceiling", get_ceiling),
    memory("pthread_condattr_init", word_init),
    memory("pthread_condattr_destroy", zero),
    memory("pthread_condattr_setclock", |c| set_bits(c, 1, 1, 0..=1)),
    memory("pthread_condattr_getclock", |c| get_bits(c, 1, 1)),
    memory("pthread_condattr_setpshared", |c| set_bits(c, 0, 1, 0..=1)),
    memory("pthread_condattr_getpshared", |c| get_bits(c, 0, 1)),
    memory("pthread_rwlockattr_init", rwlockattr_init),
    memory("pthread_rwlockattr_destroy", zero),
    memory("pthread_rwlockattr_setkind_np", |c| set_bits(c, 0, 3, 0..=2)),
    memory("pthread_rwlockattr_getkind_np", |c| get_bits(c, 0, 3)),
    memory("pthread_rwlockattr_setpshared", |c| set_bits(c, 2, 1, 0..=1)),
    memory("pthread_rwlockattr_getpshared", |c| get_bits(c, 2, 1)),
    memory("pthread_barrierattr_init", word_init),
    memory("pthread_barrierattr_destroy", zero),
    memory("pthread_barrierattr_setpshared", |c| set_bits(c, 0, 1, 0..=1)),
    memory("pthread_barrierattr_getpshared", |c| get_bits(c, 0, 1)),
];

const SIZE: u64 = 56;
const PRIORITY_AT: u64 = 0;
const POLICY_AT: u64 = 4;
const FLAGS_AT: u64 = 8;
const GUARD_AT: u64 = 16;
const STACK_END_AT: u64 = 24;
const STACK_SIZE_AT: u64 = 32;
const PROCESSORS_AT: u64 = 40;

const DETACHED: u32 = 1;
const EXPLICIT_SCHED: u32 = 2;
const PROCESS_SCOPE: u32 = 4;

const PAGE: u64 = 4096;
const MIN_STACK: u64 = 16384;
const DEFAULT_STACK: u64 = 8 << 20;

fn attr_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    clear(c, c.ptr(0), SIZE)?;
    c.mem.write_u64(c.ptr(0) + GUARD_AT, PAGE)?;
    Ok(Ret::One(0))
}

/// The attributes' address, all of whose bytes are there.
fn attr(c: &Call<'_>) -> Result<Addr, Stop> {
    c.mem.any_bytes(c.ptr(0), SIZE)?;
    Ok(c.ptr(0))
}

pub(super) fn is_detached(c: &Call<'_>, at: Addr) -> Result<bool, Stop> {
    c.mem.any_bytes(at, SIZE)?;
    Ok(c.mem.read_u32(at + FLAGS_AT)? & DETACHED != 0)
}

/// Sets a flag to the second argument, which is 0 or 1.
fn set_flag(c: &mut Call<'_>, flag: u32) -> Result<Ret, Stop> {
    let at = attr(c)? + FLAGS_AT;
    if !(0..=1).contains(&c.int(1)) {
        return error(Errno::EINVAL);
    }
    let others = c.mem.read_u32(at)? & !flag;
    c.mem.write_u32(at, if c.int(1) != 0 { others | flag } else { others })?;
    Ok(Ret::One(0))
}

fn get_flag(c: &mut Call<'_>, flag: u32) -> Result<Ret, Stop> {
    let value = u32::from(c.mem.read_u32(attr(c)? + FLAGS_AT)? & flag != 0);
    c.mem.write_u32(c.ptr(1), value)?;
    Ok(Ret::One(0))
}

fn get_u32(c: &mut Call<'_>, offset: u64) -> Result<Ret, Stop> {
    let value = c.mem.read_u32(attr(c)? + offset)?;
    c.mem.write_u32(c.ptr(1), value)?;
    Ok(Ret::One(0))
}

fn get_u64(c: &mut Call<'_>, offset: u64) -> Result<Ret, Stop> {
    let value = c.mem.read_u64(attr(c)? + offset)?;
    c.mem.write_u64(c.ptr(1), value)?;
    Ok(Ret::One(0))
}

/// Threads compete with those of all processes, as on Linux.
fn set_scope(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.int(1) {
        0 => Ok(Ret::One(0)),
        1 => error(Errno::ENOTSUP),
        _ => error(Errno::EINVAL),
    }
}

fn set_schedparam(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = attr(c)?;
    let priority = c.mem.read_u32(c.ptr(1))? as i32;
    let policy = c.mem.read_u32(at + POLICY_AT)? as i32;
    if !priorities(policy).is_some_and(|p| p.contains(&priority)) {
        return error(Errno::EINVAL);
    }
    c.mem.write_u32(at + PRIORITY_AT, priority as u32)?;
    Ok(Ret::One(0))
}

fn set_schedpolicy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = attr(c)?;
    if !is_policy(c.int(1)) {
        return error(Errno::EINVAL);
    }
    c.mem.write_u32(at + POLICY_AT, c.int(1) as u32)?;
    Ok(Ret::One(0))
}

fn set_u64(c: &mut Call<'_>, offset: u64) -> Result<Ret, Stop> {
    let at = attr(c)? + offset;
    c.mem.write_u64(at, c.size(1))?;
    Ok(Ret::One(0))
}

fn set_stacksize(c: &mut Call<'_>) -> Result<Ret, Stop> {
    attr(c)?;
    if c.size(1) < MIN_STACK { error(Errno::EINVAL) } else { set_u64(c, STACK_SIZE_AT) }
}

/// The stack size, or the one of every thread that was not reported otherwise.
fn stack_size(c: &Call<'_>, at: Addr) -> Result<u64, Stop> {
    let size = c.mem.read_u64(at + STACK_SIZE_AT)?;
    Ok(if size == 0 { DEFAULT_STACK } else { size })
}

fn get_stacksize(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let size = stack_size(c, attr(c)?)?;
    c.mem.write_u64(c.ptr(1), size)?;
    Ok(Ret::One(0))
}

/// The stack that the program offers stays unused: every local variable is an object of its own.
fn set_stack(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = attr(c)?;
    let (stack, size) = (c.ptr(1), c.size(2));
    if size < MIN_STACK {
        return error(Errno::EINVAL);
    }
    c.mem.write_u64(at + STACK_END_AT, stack.wrapping_add(size))?;
    c.mem.write_u64(at + STACK_SIZE_AT, size)?;
    Ok(Ret::One(0))
}

fn get_stack(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = attr(c)?;
    let size = c.mem.read_u64(at + STACK_SIZE_AT)?;
    let stack = c.mem.read_u64(at + STACK_END_AT)?.wrapping_sub(size);
    c.mem.write_u64(c.ptr(1), stack)?;
    c.mem.write_u64(c.ptr(2), size)?;
    Ok(Ret::One(0))
}

fn set_affinity(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = attr(c)?;
    let is_set = c.ptr(2) != 0 && c.size(1) != 0;
    let set = if is_set { read_processors(c, c.ptr(2), c.size(1))? } else { 0 };
    c.mem.write_u64(at + PROCESSORS_AT, set)?;
    c.mem.write_u64(at + PROCESSORS_AT + 8, is_set.into())?;
    Ok(Ret::One(0))
}

fn get_affinity(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = attr(c)?;
    let (set, is_set) = (c.mem.read_u64(at + PROCESSORS_AT)?, c.mem.read_u64(at + PROCESSORS_AT + 8)? != 0);
    if is_set {
        write_processors(c, c.ptr(2), c.size(1), set)?;
    } else {
        c.mem.bytes_mut(c.ptr(2), c.size(1))?.fill(0xff);
    }
    Ok(Ret::One(0))
}

/// What a thread has; its stack is the part of the address space where its objects are.
fn getattr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let who = named_thread(c);
    let Some(t) = c.sync.threads.get(who.0 as usize) else { return error(Errno::ESRCH) };
    let flags = if t.detached { DETACHED } else { 0 };
    let at = c.ptr(1);
    clear(c, at, SIZE)?;
    c.mem.write_u32(at + FLAGS_AT, flags)?;
    c.mem.write_u64(at + GUARD_AT, if who == crate::sync::MAIN { 0 } else { PAGE })?;
    c.mem.write_u64(at + STACK_SIZE_AT, DEFAULT_STACK)?;
    let region = if who == c.thread { u64::from(c.region.0) } else { u64::from(who.0) + 1 };
    c.mem.write_u64(at + STACK_END_AT, (region << REGION_BITS) + DEFAULT_STACK)?;
    Ok(Ret::One(0))
}

fn word_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u32(c.ptr(0), 0)?;
    Ok(Ret::One(0))
}

fn rwlockattr_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u64(c.ptr(0), 0)?;
    Ok(Ret::One(0))
}

/// Sets some bits of the first word to the second argument, if that is `legal`.
fn set_bits(c: &mut Call<'_>, shift: u32, mask: u32, legal: RangeInclusive<i32>) -> Result<Ret, Stop> {
    let value = c.mem.read_u32(c.ptr(0))?;
    if !legal.contains(&c.int(1)) {
        return error(Errno::EINVAL);
    }
    c.mem.write_u32(c.ptr(0), value & !(mask << shift) | (c.int(1) as u32) << shift)?;
    Ok(Ret::One(0))
}

fn get_bits(c: &mut Call<'_>, shift: u32, mask: u32) -> Result<Ret, Stop> {
    let value = c.mem.read_u32(c.ptr(0))?;
    c.mem.write_u32(c.ptr(1), value >> shift & mask)?;
    Ok(Ret::One(0))
}

fn set_protocol(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if (1..=2).contains(&c.int(1)) {
        c.world.note("threads have no priorities here, so mutex protocols are ignored (pthread_mutexattr_setprotocol)");
    }
    set_bits(c, 28, 3, 0..=2)
}

/// The lowest there is, if none was set.
fn get_ceiling(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let ceiling = (c.mem.read_u32(c.ptr(0))? >> 12 & 0xfff).max(1);
    c.mem.write_u32(c.ptr(1), ceiling)?;
    Ok(Ret::One(0))
}
