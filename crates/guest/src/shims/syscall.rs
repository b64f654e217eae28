//! `syscall`: those numbers whose meaning is that of a function we have, and futexes.
//!
//! What a call touches depends on its number: [`effect`] says so. Which thread a wake wakes, and when a wait's time is up, is
//! the strategy's choice.

use super::{Call, Effect, Entry, Pending, Ret, Role, Stop, Waits, lookup, world};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::sync::{BlockReason, FutexLook, MAIN, Refusal, WokenBy};
use trace::sync::ALL_BITS;

pub(super) const SHIMS: &[Entry] = &[world("syscall", syscall).role(Role::Identifies).effect(Effect::Syscall)];

const EXIT: i64 = 60;
const FUTEX: i64 = 202;

/// Numbers whose meaning is that of a function.
const FUNCTIONS: &[(i64, &str)] = &[
    (0, "read"),
    (1, "write"),
    (3, "close"),
    (8, "lseek"),
    (24, "sched_yield"),
    (35, "nanosleep"),
    (39, "getpid"),
    (63, "uname"),
    (79, "getcwd"),
    (102, "getuid"),
    (104, "getgid"),
    (107, "getuid"),
    (108, "getgid"),
    (110, "getppid"),
    (186, "gettid"),
    (203, "sched_setaffinity"),
    (204, "sched_getaffinity"),
    (228, "clock_gettime"),
    (230, "clock_nanosleep"),
    (231, "_exit"),
    (309, "getcpu"),
    (318, "getrandom"),
];

fn function(number: i64) -> Option<&'static Entry> {
    let (_, name) = FUNCTIONS.iter().find(|f| f.0 == number)?;
    lookup(name)
}

pub(super) fn effect(number: u64) -> Effect {
    match number as i64 {
        FUTEX => Effect::Futex,
        EXIT => Effect::Threads(Waits::No),
        number => function(number).map_or(Effect::World, |f| f.effect),
    }
}

fn syscall(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.long(0);
    match number {
        EXIT => return exit(c),
        FUTEX => return futex(c),
        _ => {}
    }
    let Some((name, shim)) = function(number).and_then(|f| Some((f.name, f.shim?))) else {
        return c.unsupported(format!("the system call number {number}"));
    };
    let slots = c.slots.get(1..).unwrap_or(&[]);
    shim(&mut c.with_args(name, slots))
}

/// Ends only the calling thread, without its destructors.
fn exit(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let alone = c.sync.threads.iter().filter(|t| !t.done).count() <= 1;
    match () {
        () if alone => Err(Stop::Exit { status: c.int(1), flush: false }),
        () if c.thread == MAIN => c.unsupported(
            "the main thread ends alone (exit, number 60): use pthread_exit, or exit_group to end the process",
        ),
        () => Err(Stop::ThreadExit(0)),
    }
}

const WAIT: i32 = 0;
const WAKE: i32 = 1;
const REQUEUE: i32 = 3;
const CMP_REQUEUE: i32 = 4;
const WAIT_BITSET: i32 = 9;
const WAKE_BITSET: i32 = 10;

const REFUSED: [(i32, &str); 8] = [
    (2, "FUTEX_FD"),
    (5, "FUTEX_WAKE_OP"),
    (6, "FUTEX_LOCK_PI"),
    (7, "FUTEX_UNLOCK_PI"),
    (8, "FUTEX_TRYLOCK_PI"),
    (11, "FUTEX_WAIT_REQUEUE_PI"),
    (12, "FUTEX_CMP_REQUEUE_PI"),
    (13, "FUTEX_LOCK_PI2"),
];

const PRIVATE: i32 = 128;
const CLOCK_REALTIME: i32 = 256;

/// `syscall(SYS_futex, word, operation, value, timeout or value 2, word 2, value 3)`
fn futex(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (at, operation, value) = (c.ptr(1), c.int(2) & !(PRIVATE | CLOCK_REALTIME), c.arg(3) as u32);
    let bits = c.arg(6) as u32;
    if !at.is_multiple_of(4) {
        return c.fail(Errno::EINVAL);
    }
    match operation {
        WAIT => wait(c, at, value, ALL_BITS),
        WAIT_BITSET | WAKE_BITSET if bits == 0 => c.fail(Errno::EINVAL),
        WAIT_BITSET => wait(c, at, value, bits),
        WAKE => wake(c, at, value, ALL_BITS),
        WAKE_BITSET => wake(c, at, value, bits),
        REQUEUE | CMP_REQUEUE => requeue(c, at, operation == CMP_REQUEUE),
        other => match REFUSED.iter().find(|r| r.0 == other) {
            Some((_, name)) => c.unsupported(format!("the futex operation {name}")),
            None => c.fail(Errno::ENOSYS),
        },
    }
}

/// Which argument of a futex call is compared with the word.
pub fn compared_with_futex(effect: Effect, arguments: &[u64]) -> Option<usize> {
    if effect != Effect::Futex {
        return None;
    }
    let n = match *arguments.get(2)? as i32 & !(PRIVATE | CLOCK_REALTIME) {
        WAIT | WAIT_BITSET => 3,
        CMP_REQUEUE => 6,
        _ => return None,
    };
    (n < arguments.len()).then_some(n)
}

fn wait(c: &mut Call<'_>, at: Addr, expected: u32, bits: u32) -> Result<Ret, Stop> {
    let timed = c.ptr(4) != 0;
    if let Some(Pending::Futex(woken)) = *c.pending {
        return match c.sync.futex_wait_end(at, c.thread, woken) {
            Ok(()) => {
                *c.pending = None;
                if woken == WokenBy::TimeOut { c.fail(Errno::ETIMEDOUT) } else { Ok(Ret::One(0)) }
            }
            Err(Refusal::Block(reason)) => Err(Stop::Block { reason, timed }),
            Err(Refusal::Errno(e)) => c.fail(e),
            Err(Refusal::Misuse(m)) => Err(Stop::Misuse(m)),
        };
    }
    if timed && !super::pthread::is_time(c, c.ptr(4))? {
        return c.fail(Errno::EINVAL);
    }
    let look = FutexLook { expected, found: c.mem.read_u32(at)?, timed, bits };
    if !c.sync.futex_wait_begin(at, c.thread, look) {
        return c.fail(Errno::EAGAIN);
    }
    *c.pending = Some(Pending::Futex(WokenBy::Signal));
    Err(Stop::Block { reason: BlockReason::Futex(at), timed })
}

/// At most as many as a positive number says; the kernel wakes one for 0 too.
fn count(number: u32) -> u32 {
    number.clamp(1, i32::MAX as u32)
}

fn wake(c: &mut Call<'_>, at: Addr, most: u32, bits: u32) -> Result<Ret, Stop> {
    Ok(c.sync.futex_wake(at, count(most), bits).into())
}

fn requeue(c: &mut Call<'_>, at: Addr, compares: bool) -> Result<Ret, Stop> {
    let (to, most_woken, most_moved) = (c.ptr(5), c.arg(3) as u32, c.arg(4) as u32);
    if !to.is_multiple_of(4) || most_woken > i32::MAX as u32 || most_moved > i32::MAX as u32 {
        return c.fail(Errno::EINVAL);
    }
    if compares && c.mem.read_u32(at)? != c.arg(6) as u32 {
        return c.fail(Errno::EAGAIN);
    }
    let (woken, moved) = c.sync.futex_requeue(at, most_woken, to, most_moved);
    // The plain form does not count those that it moved.
    Ok(if compares { woken + moved } else { woken }.into())
}
