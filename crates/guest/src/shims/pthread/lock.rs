//! Mutexes, spin locks and read-write locks.

use super::{
    Act, Call, Entry, Lock, OBJECT, Outcome, Patience, Pending, Refusal, Ret, Role, Stop, answer, bury, clear, error,
    in_c, is_time, live, object, own, timed_out,
};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::sync::{MutexKind, Sync};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    object("pthread_mutex_init", mutex_init),
    object("pthread_mutex_destroy", mutex_destroy),
    object("pthread_mutex_lock", |c| on_mutex(c, Sync::mutex_lock)).takes(Lock::Mutex, Patience::Waits),
    object("pthread_mutex_trylock", |c| on_mutex(c, Sync::mutex_trylock)).takes(Lock::Mutex, Patience::Tries),
    object("pthread_mutex_timedlock", mutex_timedlock)
        .takes(Lock::Mutex, Patience::Timed)
        .also(&["pthread_mutex_clocklock"]),
    object("pthread_mutex_unlock", |c| on_mutex(c, Sync::mutex_unlock)).gives(),
    object("pthread_mutex_consistent", |c| on_mutex(c, Sync::mutex_consistent)),
    own("__unsnarl_next_to_abandon", |c| Ok(c.sync.next_to_abandon(c.thread).unwrap_or(0).into())),
    object("__unsnarl_abandon", |c| on_mutex(c, Sync::mutex_abandon)).role(Role::Gives).words("leave locked"),
    object("pthread_mutex_getprioceiling", ceiling).also(&["pthread_mutex_setprioceiling"]),
    object("pthread_spin_init", spin_init),
    object("pthread_spin_destroy", spin_destroy),
    object("pthread_spin_lock", |c| on_spin(c, Sync::mutex_lock)).takes(Lock::Mutex, Patience::Waits),
    object("pthread_spin_trylock", |c| on_spin(c, Sync::mutex_trylock)).takes(Lock::Mutex, Patience::Tries),
    object("pthread_spin_unlock", |c| on_spin(c, Sync::mutex_unlock)).gives(),
    object("pthread_rwlock_init", rwlock_init),
    object("pthread_rwlock_destroy", rwlock_destroy),
    object("pthread_rwlock_rdlock", |c| on_rwlock(c, Sync::read_lock)).takes(Lock::Read, Patience::Waits),
    object("pthread_rwlock_tryrdlock", |c| on_rwlock(c, Sync::try_read_lock)).takes(Lock::Read, Patience::Tries),
    object("pthread_rwlock_timedrdlock", |c| rwlock_timed(c, false))
        .takes(Lock::Read, Patience::Timed)
        .also(&["pthread_rwlock_clockrdlock"]),
    object("pthread_rwlock_wrlock", |c| on_rwlock(c, Sync::write_lock)).takes(Lock::Write, Patience::Waits),
    object("pthread_rwlock_trywrlock", |c| on_rwlock(c, Sync::try_write_lock)).takes(Lock::Write, Patience::Tries),
    object("pthread_rwlock_timedwrlock", |c| rwlock_timed(c, true))
        .takes(Lock::Write, Patience::Timed)
        .also(&["pthread_rwlock_clockwrlock"]),
    object("pthread_rwlock_unlock", |c| on_rwlock(c, Sync::rw_unlock)).gives(),
    in_c("mtx_lock", OBJECT).takes(Lock::Mutex, Patience::Waits),
    in_c("mtx_trylock", OBJECT).takes(Lock::Mutex, Patience::Tries),
    in_c("mtx_timedlock", OBJECT).takes(Lock::Mutex, Patience::Timed),
    in_c("mtx_unlock", OBJECT).gives(),
    in_c("mtx_init", OBJECT).also(&["mtx_destroy"]),
];

const MUTEX_SIZE: u64 = 40;
/// Where a `pthread_mutex_t` has its kind.
const MUTEX_KIND_AT: u64 = 16;
/// In its kind: it is robust. Attributes have this elsewhere.
const ROBUST: u32 = 16;
const ROBUST_ATTRIBUTE: u32 = 1 << 30;
/// The kind of a mutex that was destroyed.
const DESTROYED_KIND: u32 = u32::MAX;
const RWLOCK_SIZE: u64 = 56;
/// Where a `pthread_rwlock_t` has its kind.
const RWLOCK_KIND_AT: u64 = 48;
/// The kind that lets nobody read while a writer waits; that of the same name but for the last word does not.
const PREFER_WRITER_NONRECURSIVE: u32 = 2;

fn kind_of(number: u32) -> MutexKind {
    match number & 3 {
        1 => MutexKind::Recursive,
        2 => MutexKind::ErrorCheck,
        _ => MutexKind::Normal,
    }
}

/// A mutex as its memory has it: the kind stands in its static initialiser.
pub(super) fn known_mutex(c: &mut Call<'_>, at: Addr) -> Result<Addr, Stop> {
    c.mem.read_u32(at)?;
    let number = c.mem.read_u32(at.wrapping_add(MUTEX_KIND_AT))?;
    if number == DESTROYED_KIND {
        answer(c.sync.destroyed("mutex", at), false)?;
    }
    c.sync.mutex_know(at, kind_of(number), number & ROBUST != 0);
    Ok(at)
}

fn mutex_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = if c.ptr(1) == 0 { 0 } else { c.mem.read_u32(c.ptr(1))? };
    let at = c.ptr(0);
    clear(c, at, MUTEX_SIZE)?;
    let robust = number & ROBUST_ATTRIBUTE != 0;
    c.mem.write_u32(at + MUTEX_KIND_AT, number & 3 | if robust { ROBUST } else { 0 })?;
    answer(c.sync.mutex_init(at, kind_of(number), robust), false)
}

fn mutex_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = known_mutex(c, c.ptr(0))?;
    let answered = answer(c.sync.mutex_destroy(at, c.caller()), false)?;
    c.mem.write_u32(at + MUTEX_KIND_AT, DESTROYED_KIND)?;
    Ok(answered)
}

fn on_mutex(c: &mut Call<'_>, act: Act) -> Result<Ret, Stop> {
    let at = known_mutex(c, c.ptr(0))?;
    answer(act(c.sync, at, c.caller()), false)
}

/// Where the time of a timed call stands: after the clock, if it names one.
fn deadline(c: &Call<'_>) -> Addr {
    c.ptr(if c.name.contains("_clock") { 2 } else { 1 })
}

fn mutex_timedlock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = known_mutex(c, c.ptr(0))?;
    if timed_out(c) {
        c.sync.mutex_give_up(at);
        return error(if is_time(c, deadline(c))? { Errno::ETIMEDOUT } else { Errno::EINVAL });
    }
    answer(c.sync.mutex_lock(at, c.caller()), true)
}

fn ceiling(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("threads have no priorities here; leave the priority ceiling out")
}

fn known_spin(c: &mut Call<'_>) -> Result<Addr, Stop> {
    let at = live(c, MutexKind::Spin.what(), c.ptr(0))?;
    c.sync.mutex_know(at, MutexKind::Spin, false);
    Ok(at)
}

fn spin_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u32(c.ptr(0), 0)?;
    answer(c.sync.mutex_init(c.ptr(0), MutexKind::Spin, false), false)
}

fn on_spin(c: &mut Call<'_>, act: Act) -> Result<Ret, Stop> {
    let at = known_spin(c)?;
    answer(act(c.sync, at, c.caller()), false)
}

fn spin_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = known_spin(c)?;
    bury(c, at, Sync::mutex_destroy)
}

fn rwlock_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let kind = if c.ptr(1) == 0 { 0 } else { c.mem.read_u32(c.ptr(1))? & 3 };
    let at = c.ptr(0);
    clear(c, at, RWLOCK_SIZE)?;
    c.mem.write_u32(at + RWLOCK_KIND_AT, kind)?;
    answer(c.sync.rw_init(at, kind == PREFER_WRITER_NONRECURSIVE), false)
}

/// A lock as its memory has it: the kind stands in its static initialiser.
fn rwlock(c: &mut Call<'_>) -> Result<Addr, Stop> {
    let at = live(c, "read-write lock", c.ptr(0))?;
    // Not logged: who changes it changes the lock, and it is no access beside that.
    let kind = c.mem.value(at.wrapping_add(RWLOCK_KIND_AT), 4);
    c.sync.rw_know(at, kind == u64::from(PREFER_WRITER_NONRECURSIVE));
    Ok(at)
}

/// The answer of an operation that may have begun to wait where others see it: then that was a step of its own.
fn answer_rw(c: &mut Call<'_>, at: Addr, outcome: Outcome<()>, timed: bool) -> Result<Ret, Stop> {
    let waits = matches!(outcome, Err(Refusal::Block(_))) && c.sync.waits_to_write(at, c.thread);
    *c.pending = waits.then_some(Pending::Queued);
    answer(outcome, timed)
}

fn rwlock_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = rwlock(c)?;
    bury(c, at, Sync::rw_destroy)
}

fn on_rwlock(c: &mut Call<'_>, act: Act) -> Result<Ret, Stop> {
    let at = rwlock(c)?;
    let outcome = act(c.sync, at, c.caller());
    answer_rw(c, at, outcome, false)
}

fn rwlock_timed(c: &mut Call<'_>, to_write: bool) -> Result<Ret, Stop> {
    let at = rwlock(c)?;
    let gave_up = timed_out(c);
    // Unlike that of a mutex, this time is looked at in any case.
    if !is_time(c, deadline(c))? {
        return error(Errno::EINVAL);
    }
    if gave_up {
        c.sync.rw_give_up(at, to_write, c.caller());
        return error(Errno::ETIMEDOUT);
    }
    let taken = if to_write { c.sync.write_lock(at, c.caller()) } else { c.sync.read_lock(at, c.caller()) };
    answer_rw(c, at, taken, true)
}
