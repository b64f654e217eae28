//! Condition variables and barriers: waits in two halves.

use super::lock::known_mutex;
use super::{Call, Pending, Ret, Shim, Stop, answer, bury, clear, error, is_time, live};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::sync::{BlockReason, WokenBy};

pub(in crate::shims) const SHIMS: &[(&str, Shim)] = &[
    ("pthread_cond_init", cond_init),
    ("pthread_cond_destroy", cond_destroy),
    ("pthread_cond_wait", cond_wait),
    ("pthread_cond_timedwait", cond_timedwait),
    ("pthread_cond_clockwait", cond_timedwait),
    ("pthread_cond_signal", cond_signal),
    ("pthread_cond_broadcast", cond_broadcast),
    ("pthread_barrier_init", barrier_init),
    ("pthread_barrier_destroy", barrier_destroy),
    ("pthread_barrier_wait", barrier_wait),
];

/// `PTHREAD_BARRIER_SERIAL_THREAD`
const SERIAL: i64 = -1;
const CONDITION_SIZE: u64 = 48;
const BARRIER_SIZE: u64 = 32;

fn condition(c: &mut Call<'_>) -> Result<Addr, Stop> {
    live(c, "condition variable", c.ptr(0))
}

fn cond_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    clear(c, c.ptr(0), CONDITION_SIZE)?;
    answer(c.sync.condition_init(c.ptr(0)), false)
}

fn cond_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = condition(c)?;
    let ended = c.sync.condition_destroy(at, c.caller());
    bury(c, at, ended)
}

fn wait(c: &mut Call<'_>, timed: bool) -> Result<Ret, Stop> {
    let Some(Pending::Wait(waiting)) = *c.pending else {
        let at = condition(c)?;
        let mutex = known_mutex(c, c.ptr(1))?;
        return match c.sync.wait_begin(at, mutex, c.caller()) {
            Ok(w) => {
                *c.pending = Some(Pending::Wait(w));
                Err(Stop::Block { reason: BlockReason::Condition(w.condition, w.mutex), timed })
            }
            Err(refusal) => answer(Err(refusal), false),
        };
    };
    // The condition variable may be gone by now, the mutex not.
    known_mutex(c, waiting.mutex)?;
    let answered = answer(c.sync.wait_end(waiting, c.caller()), timed)?;
    *c.pending = None;
    if waiting.woken == WokenBy::TimeOut { error(Errno::ETIMEDOUT) } else { Ok(answered) }
}

fn cond_wait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    wait(c, false)
}

fn cond_timedwait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let deadline = c.ptr(if c.name.ends_with("clockwait") { 3 } else { 2 });
    if c.pending.is_none() && !is_time(c, deadline)? {
        return error(Errno::EINVAL);
    }
    wait(c, true)
}

fn cond_signal(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = condition(c)?;
    c.sync.signal(at, c.caller());
    Ok(Ret::One(0))
}

fn cond_broadcast(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = condition(c)?;
    c.sync.broadcast(at, c.caller());
    Ok(Ret::One(0))
}

fn barrier_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    clear(c, c.ptr(0), BARRIER_SIZE)?;
    answer(c.sync.barrier_init(c.ptr(0), c.arg(2) as u32), false)
}

fn barrier_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = live(c, "barrier", c.ptr(0))?;
    let ended = c.sync.barrier_destroy(at, c.caller());
    bury(c, at, ended)
}

fn barrier_wait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if let Some(Pending::Barrier { round, last }) = *c.pending {
        // The barrier may be gone by now: the first to leave may destroy it.
        let left = answer(c.sync.barrier_leave(c.ptr(0), round), false)?;
        *c.pending = None;
        return Ok(if last { SERIAL.into() } else { left });
    }
    let at = live(c, "barrier", c.ptr(0))?;
    match c.sync.barrier_arrive(at, c.caller()) {
        Ok((round, last)) => {
            *c.pending = Some(Pending::Barrier { round, last });
            Err(Stop::Block { reason: BlockReason::Barrier(at, round), timed: false })
        }
        Err(refusal) => answer(Err(refusal), false),
    }
}
