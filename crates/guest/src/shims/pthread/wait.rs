//! Condition variables and barriers: waits in two halves.

use super::lock::known_mutex;
use super::{Call, Entry, OBJECT, Pending, Ret, Role, Stop, answer, bury, clear, error, in_c, is_time, live, object};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::sync::{BlockReason, Sync, WokenBy};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    object("pthread_cond_init", cond_init),
    object("pthread_cond_destroy", cond_destroy),
    object("pthread_cond_wait", |c| wait(c, false)).role(Role::WaitsOn { timed: false }).words("wait on"),
    object("pthread_cond_timedwait", cond_timedwait)
        .role(Role::WaitsOn { timed: true })
        .words("wait for some time on")
        .also(&["pthread_cond_clockwait"]),
    object("pthread_cond_signal", cond_signal).words("signal"),
    object("pthread_cond_broadcast", cond_broadcast).words("broadcast"),
    object("pthread_barrier_init", barrier_init),
    object("pthread_barrier_destroy", barrier_destroy),
    object("pthread_barrier_wait", barrier_wait).words("wait at"),
    in_c("cnd_wait", OBJECT).role(Role::WaitsOn { timed: false }).words("wait on"),
    in_c("cnd_timedwait", OBJECT).role(Role::WaitsOn { timed: true }).words("wait for some time on"),
    in_c("cnd_signal", OBJECT).words("signal"),
    in_c("cnd_broadcast", OBJECT).words("broadcast"),
    in_c("cnd_init", OBJECT).also(&["cnd_destroy"]),
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
    bury(c, at, Sync::condition_destroy)
}

fn wait(c: &mut Call<'_>, timed: bool) -> Result<Ret, Stop> {
    let Some(Pending::Wait(waiting)) = *c.pending else {
        let at = condition(c)?;
        let mutex = known_mutex(c, c.ptr(1))?;
        return match c.sync.wait_begin(at, mutex, timed, c.caller()) {
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
    // What became of a robust mutex is more important.
    if waiting.woken == WokenBy::TimeOut && answered == Ret::One(0) { error(Errno::ETIMEDOUT) } else { Ok(answered) }
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
    bury(c, at, Sync::barrier_destroy)
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
