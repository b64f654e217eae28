//! pthread.h, semaphore.h, sched.h: the ABI. What the operations mean is in `crate::sync`; what calls back into the
//! program (`pthread_once`, key destructors, C11's `thrd_create`) is C, in `runtime/thread.c`.

use super::{Call, Pending, Ret, Shim, Stop};
use crate::memory::Addr;
use crate::sync::{BlockReason, MAIN, MutexKind, Outcome, Refusal, SyncOp, ThreadId, WokenBy};
use crate::world::Errno;

pub(super) const SHIMS: &[(&str, Shim)] = &[
    ("__unsnarl_spawn", spawn),
    ("__unsnarl_thread_exit", thread_exit),
    ("__unsnarl_is_main", is_main),
    ("__unsnarl_wait_for_others", wait_for_others),
    ("__unsnarl_once_begin", once_begin),
    ("__unsnarl_once_end", once_end),
    ("__unsnarl_key_take", key_take),
    ("pthread_self", |c| Ok(Ret::One(handle(c.thread)))),
    ("thrd_current", |c| Ok(Ret::One(handle(c.thread)))),
    ("pthread_equal", |c| Ok((c.arg(0) == c.arg(1)).into())),
    ("pthread_join", join),
    ("pthread_tryjoin_np", tryjoin),
    ("pthread_detach", detach),
    ("pthread_attr_init", attr_init),
    ("pthread_attr_destroy", zero),
    ("pthread_attr_setdetachstate", attr_set_detach),
    ("pthread_attr_getdetachstate", attr_get_detach),
    ("pthread_attr_setstacksize", zero),
    ("pthread_attr_setguardsize", zero),
    ("pthread_attr_setscope", zero),
    ("pthread_setname_np", zero),
    ("pthread_setconcurrency", zero),
    ("pthread_mutex_init", mutex_init),
    ("pthread_mutex_destroy", mutex_destroy),
    ("pthread_mutex_lock", mutex_lock),
    ("pthread_mutex_trylock", mutex_trylock),
    ("pthread_mutex_timedlock", mutex_timedlock),
    ("pthread_mutex_clocklock", mutex_timedlock),
    ("pthread_mutex_unlock", mutex_unlock),
    ("pthread_mutexattr_init", mutexattr_init),
    ("pthread_mutexattr_destroy", zero),
    ("pthread_mutexattr_settype", mutexattr_settype),
    ("pthread_mutexattr_gettype", mutexattr_gettype),
    ("pthread_mutexattr_setpshared", zero),
    ("pthread_mutexattr_setrobust", zero),
    ("pthread_mutexattr_setprotocol", zero),
    ("pthread_spin_init", spin_init),
    ("pthread_spin_destroy", mutex_destroy),
    ("pthread_spin_lock", mutex_lock),
    ("pthread_spin_trylock", mutex_trylock),
    ("pthread_spin_unlock", mutex_unlock),
    ("pthread_cond_init", zero),
    ("pthread_cond_destroy", cond_destroy),
    ("pthread_cond_wait", cond_wait),
    ("pthread_cond_timedwait", cond_timedwait),
    ("pthread_cond_clockwait", cond_timedwait),
    ("pthread_cond_signal", cond_signal),
    ("pthread_cond_broadcast", cond_broadcast),
    ("pthread_condattr_init", zero),
    ("pthread_condattr_destroy", zero),
    ("pthread_condattr_setclock", zero),
    ("pthread_condattr_setpshared", zero),
    ("pthread_rwlock_init", zero),
    ("pthread_rwlock_destroy", rwlock_destroy),
    ("pthread_rwlock_rdlock", rwlock_rdlock),
    ("pthread_rwlock_tryrdlock", rwlock_tryrdlock),
    ("pthread_rwlock_wrlock", rwlock_wrlock),
    ("pthread_rwlock_trywrlock", rwlock_trywrlock),
    ("pthread_rwlock_unlock", rwlock_unlock),
    ("pthread_rwlockattr_init", zero),
    ("pthread_rwlockattr_destroy", zero),
    ("pthread_barrier_init", barrier_init),
    ("pthread_barrier_destroy", barrier_destroy),
    ("pthread_barrier_wait", barrier_wait),
    ("pthread_barrierattr_init", zero),
    ("pthread_barrierattr_destroy", zero),
    ("sem_init", sem_init),
    ("sem_destroy", sem_destroy),
    ("sem_wait", sem_wait),
    ("sem_trywait", sem_trywait),
    ("sem_timedwait", sem_timedwait),
    ("sem_post", sem_post),
    ("sem_getvalue", sem_getvalue),
    ("pthread_key_create", key_create),
    ("pthread_key_delete", key_delete),
    ("pthread_setspecific", setspecific),
    ("pthread_getspecific", getspecific),
    ("sched_yield", |_| Err(Stop::Yield(Ret::One(0)))),
    ("thrd_yield", |_| Err(Stop::Yield(Ret::Void))),
    ("pthread_cancel", cancel),
    ("pthread_setcancelstate", zero),
    ("pthread_setcanceltype", zero),
    ("pthread_testcancel", zero),
];

/// `PTHREAD_BARRIER_SERIAL_THREAD`
const SERIAL: i64 = -1;
/// Where a `pthread_mutex_t` has its kind.
const MUTEX_KIND_AT: u64 = 16;
const MAX_KEYS: usize = 1024;

fn handle(id: ThreadId) -> u64 {
    crate::exec::thread_handle(id)
}

fn thread_of(handle: u64) -> ThreadId {
    // A handle that nobody gave names a thread that is not there.
    ThreadId(u32::try_from(handle.wrapping_sub(1)).unwrap_or(u32::MAX))
}

fn zero(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(0))
}

/// The convention of pthread functions: the error number is the result.
fn answer(outcome: Outcome<()>, timed: bool) -> Result<Ret, Stop> {
    match outcome {
        Ok(()) => Ok(Ret::One(0)),
        Err(Refusal::Errno(e)) => Ok(e.0.into()),
        Err(Refusal::Fault(f)) => Err(Stop::Fault(f)),
        Err(Refusal::Block(reason)) => Err(Stop::Block { reason, timed }),
    }
}

fn spawn(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let detached = c.ptr(1) != 0 && c.mem.read_u32(c.ptr(1))? == 1;
    Err(Stop::Spawn { function: c.ptr(2), args: vec![c.arg(3), c.arg(4)], handle_at: c.ptr(0), detached })
}

fn thread_exit(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Err(Stop::ThreadExit(c.arg(0)))
}

fn is_main(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok((c.thread == MAIN).into())
}

fn wait_for_others(c: &mut Call<'_>) -> Result<Ret, Stop> {
    // To the others, main has ended now.
    if let Some(main) = c.sync.threads.get_mut(c.thread.0 as usize) {
        main.done = true;
    }
    if c.sync.is_enabled(c.thread, BlockReason::Exited) {
        return Ok(Ret::Void);
    }
    Err(Stop::Block { reason: BlockReason::Exited, timed: false })
}

fn join(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let value_at = c.ptr(1);
    match c.sync.join(thread_of(c.arg(0)), c.thread) {
        Ok(joined) => {
            if value_at != 0 {
                c.mem.write_u64(value_at, joined.value)?;
            }
            Ok(Ret::One(0))
        }
        Err(refusal) => answer(Err(refusal), false),
    }
}

fn tryjoin(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match join(c) {
        Err(Stop::Block { .. }) => {
            c.sync.did_to(SyncOp::TryJoin { took: false }, thread_of(c.arg(0)));
            Ok(Errno::EBUSY.0.into())
        }
        other => other,
    }
}

fn detach(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.detach(thread_of(c.arg(0))), false)
}

fn attr_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.bytes_mut(c.ptr(0), 56)?.fill(0);
    Ok(Ret::One(0))
}

fn attr_set_detach(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u32(c.ptr(0), c.int(1) as u32)?;
    Ok(Ret::One(0))
}

fn attr_get_detach(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let state = c.mem.read_u32(c.ptr(0))?;
    c.mem.write_u32(c.ptr(1), state)?;
    Ok(Ret::One(0))
}

fn kind_of(number: u32) -> MutexKind {
    match number & 3 {
        1 => MutexKind::Recursive,
        2 => MutexKind::ErrorCheck,
        _ => MutexKind::Normal,
    }
}

/// A mutex that was not seen before has its kind in its static initialiser.
fn known_mutex(c: &mut Call<'_>, at: Addr) -> Result<Addr, Stop> {
    if !c.sync.mutex_is_known(at) {
        // A spin lock is only four bytes, and has no kind.
        c.mem.read_u32(at)?;
        let kind = c.mem.bytes(at, 40).map_or(Ok(0), |_| c.mem.read_u32(at + MUTEX_KIND_AT))?;
        c.sync.mutex_know(at, kind_of(kind));
    }
    Ok(at)
}

fn mutex_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = if c.ptr(1) == 0 { 0 } else { c.mem.read_u32(c.ptr(1))? };
    let at = c.ptr(0);
    c.mem.bytes_mut(at, 40)?.fill(0);
    c.mem.write_u32(at + MUTEX_KIND_AT, number)?;
    answer(c.sync.mutex_init(at, kind_of(number)), false)
}

fn spin_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u32(c.ptr(0), 0)?;
    answer(c.sync.mutex_init(c.ptr(0), MutexKind::Normal), false)
}

fn mutex_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.mutex_destroy(c.ptr(0)), false)
}

fn mutex_lock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = known_mutex(c, c.ptr(0))?;
    answer(c.sync.mutex_lock(at, c.thread), false)
}

fn mutex_trylock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = known_mutex(c, c.ptr(0))?;
    answer(c.sync.mutex_trylock(at, c.thread), false)
}

/// Whether the time of this call's wait is up.
fn timed_out(c: &mut Call<'_>) -> bool {
    c.pending.take() == Some(Pending::TimedOut)
}

fn mutex_timedlock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if timed_out(c) {
        return Ok(Errno::ETIMEDOUT.0.into());
    }
    let at = known_mutex(c, c.ptr(0))?;
    answer(c.sync.mutex_lock(at, c.thread), true)
}

fn mutex_unlock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = known_mutex(c, c.ptr(0))?;
    answer(c.sync.mutex_unlock(at, c.thread), false)
}

fn mutexattr_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u32(c.ptr(0), 0)?;
    Ok(Ret::One(0))
}

fn mutexattr_settype(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if !(0..=3).contains(&c.int(1)) {
        return Ok(Errno::EINVAL.0.into());
    }
    c.mem.write_u32(c.ptr(0), c.int(1) as u32)?;
    Ok(Ret::One(0))
}

fn mutexattr_gettype(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.mem.read_u32(c.ptr(0))?;
    c.mem.write_u32(c.ptr(1), number)?;
    Ok(Ret::One(0))
}

fn wait(c: &mut Call<'_>, timed: bool) -> Result<Ret, Stop> {
    let waiting = match *c.pending {
        Some(Pending::Wait(w)) => w,
        _ => {
            let mutex = known_mutex(c, c.ptr(1))?;
            match c.sync.wait_begin(c.ptr(0), mutex, c.thread) {
                Ok(w) => {
                    *c.pending = Some(Pending::Wait(w));
                    let reason = BlockReason::Condition(w.condition, w.mutex);
                    return Err(Stop::Block { reason, timed });
                }
                Err(refusal) => return answer(Err(refusal), false),
            }
        }
    };
    match c.sync.wait_end(waiting, c.thread) {
        Ok(()) => {
            *c.pending = None;
            Ok(Ret::One(if waiting.woken == WokenBy::TimeOut { Errno::ETIMEDOUT.0 as u64 } else { 0 }))
        }
        Err(refusal) => answer(Err(refusal), timed),
    }
}

fn cond_wait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    wait(c, false)
}

fn cond_timedwait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    wait(c, true)
}

fn cond_signal(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.sync.signal(c.ptr(0));
    Ok(Ret::One(0))
}

fn cond_broadcast(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.sync.broadcast(c.ptr(0));
    Ok(Ret::One(0))
}

fn cond_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.condition_destroy(c.ptr(0)), false)
}

fn rwlock_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.rw_destroy(c.ptr(0)), false)
}
fn rwlock_rdlock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.read_lock(c.ptr(0), c.thread), false)
}
fn rwlock_wrlock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.write_lock(c.ptr(0), c.thread), false)
}
fn rwlock_unlock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.rw_unlock(c.ptr(0), c.thread), false)
}

fn rwlock_tryrdlock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.try_read_lock(c.ptr(0), c.thread), false)
}
fn rwlock_trywrlock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.try_write_lock(c.ptr(0), c.thread), false)
}

fn barrier_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.barrier_init(c.ptr(0), c.arg(2) as u32), false)
}
fn barrier_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    answer(c.sync.barrier_destroy(c.ptr(0)), false)
}
fn barrier_wait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = c.ptr(0);
    if let Some(Pending::Barrier { round, last }) = *c.pending {
        let left = answer(c.sync.barrier_leave(at, round), false)?;
        *c.pending = None;
        return Ok(if last { SERIAL.into() } else { left });
    }
    match c.sync.barrier_arrive(at) {
        Ok((round, last)) => {
            *c.pending = Some(Pending::Barrier { round, last });
            Err(Stop::Block { reason: BlockReason::Barrier(at, round), timed: false })
        }
        Err(refusal) => answer(Err(refusal), false),
    }
}

/// The convention of semaphore functions: -1 and `errno`.
fn sem_answer(c: &mut Call<'_>, outcome: Outcome<()>, timed: bool) -> Result<Ret, Stop> {
    match outcome {
        Err(Refusal::Errno(e)) => c.fail(e),
        other => answer(other, timed),
    }
}

fn sem_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.bytes_mut(c.ptr(0), 32)?.fill(0);
    c.sync.semaphore_init(c.ptr(0), c.arg(2) as u32);
    Ok(Ret::One(0))
}
fn sem_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.sync.semaphore_destroy(c.ptr(0));
    Ok(Ret::One(0))
}
fn sem_wait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let outcome = c.sync.semaphore_wait(c.ptr(0));
    sem_answer(c, outcome, false)
}
fn sem_timedwait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if timed_out(c) {
        return c.fail(Errno::ETIMEDOUT);
    }
    let outcome = c.sync.semaphore_wait(c.ptr(0));
    sem_answer(c, outcome, true)
}
fn sem_trywait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let outcome = c.sync.semaphore_trywait(c.ptr(0));
    sem_answer(c, outcome, false)
}
fn sem_post(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let outcome = c.sync.semaphore_post(c.ptr(0));
    sem_answer(c, outcome, false)
}
fn sem_getvalue(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let value = c.sync.semaphore_value(c.ptr(0));
    c.mem.write_u32(c.ptr(1), value)?;
    Ok(Ret::One(0))
}

fn once_begin(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.sync.once_begin(c.ptr(0), c.thread) {
        Ok(run) => Ok(run.into()),
        Err(refusal) => answer(Err(refusal), false),
    }
}
fn once_end(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.sync.once_end(c.ptr(0));
    c.mem.write_u32(c.ptr(0), 2)?;
    Ok(Ret::Void)
}

fn key_create(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.sync.keys.len() >= MAX_KEYS {
        return Ok(Errno::EAGAIN.0.into());
    }
    c.mem.write_u32(c.ptr(0), c.sync.keys.len() as u32)?;
    c.sync.keys.push(Some(c.ptr(1)));
    Ok(Ret::One(0))
}
fn key_delete(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let key = c.arg(0) as usize;
    match c.sync.keys.get_mut(key) {
        Some(key @ Some(_)) => {
            *key = None;
            Ok(Ret::One(0))
        }
        _ => Ok(Errno::EINVAL.0.into()),
    }
}
fn setspecific(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let key = c.arg(0) as usize;
    if !matches!(c.sync.keys.get(key), Some(Some(_))) {
        return Ok(Errno::EINVAL.0.into());
    }
    if c.specific.len() <= key {
        c.specific.resize(key + 1, 0);
    }
    c.specific[key] = c.arg(1);
    Ok(Ret::One(0))
}
fn getspecific(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(c.specific.get(c.arg(0) as usize).copied().unwrap_or(0)))
}

/// The next key with a destructor and a value: takes the value out, stores it, returns the destructor.
fn key_take(c: &mut Call<'_>) -> Result<Ret, Stop> {
    for (key, value) in c.specific.iter_mut().enumerate() {
        if *value != 0
            && let Some(&Some(destructor)) = c.sync.keys.get(key)
            && destructor != 0
        {
            let value = std::mem::take(value);
            c.mem.write_u64(c.ptr(0), value)?;
            return Ok(Ret::One(destructor));
        }
    }
    Ok(Ret::One(0))
}

fn cancel(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("cancellation of threads; let the thread end by itself, with a flag it looks at")
}
