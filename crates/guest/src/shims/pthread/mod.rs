//! pthread.h and semaphore.h: the ABI. What the operations mean is in `crate::sync`; what calls back into the
//! program (`pthread_once`, key destructors, C11's `thrd_create`) is C, in `runtime/thread.c`.
//!
//! Objects keep in guest memory only what a program can set without a call: a mutex its kind, as its static initialiser
//! does. An object that was destroyed is marked there too, so that memory that serves again is no longer marked.

pub(super) mod attr;
pub(super) mod keys;
pub(super) mod lock;
pub(super) mod semaphore;
pub(super) mod thread;
pub(super) mod wait;

use super::{Call, Effect, Entry, Lock, Patience, Pending, Ret, Role, Stop, Until, Waits};
use super::{in_c, memory, object, own, threads, world, yields};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::sync::{Caller, Outcome, Refusal, Sync, ThreadId};

const OBJECT: Effect = Effect::Object(Waits::No);

/// What a destroyed object has in its first bytes; a mutex has a kind that says so instead.
const DESTROYED: u32 = 0xdead_0b1e;

/// The `pthread_t` of the calling thread.
fn own_handle(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(c.sync.threads.get(c.thread.0 as usize).map_or(0, |t| t.handle)))
}

/// The thread that the first argument names.
pub(super) fn named_thread(c: &Call<'_>) -> ThreadId {
    c.sync.thread_of(c.arg(0))
}

fn zero(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(0))
}

/// The error number as the result.
fn error(e: Errno) -> Result<Ret, Stop> {
    Ok(e.0.into())
}

/// The convention of pthread functions: the error number is the result.
fn answer(outcome: Outcome<()>, timed: bool) -> Result<Ret, Stop> {
    match outcome {
        Ok(()) => Ok(Ret::One(0)),
        Err(Refusal::Errno(e)) => error(e),
        Err(Refusal::Misuse(m)) => Err(Stop::Misuse(m)),
        Err(Refusal::Block(reason)) => Err(Stop::Block { reason, timed }),
    }
}

/// Whether a handler ended the wait.
fn was_interrupted(c: &mut Call<'_>) -> bool {
    c.pending.take_if(|p| *p == Pending::Interrupted).is_some()
}

pub(super) fn timed_out(c: &mut Call<'_>) -> bool {
    c.pending.take() == Some(Pending::TimedOut)
}

/// The address of an object that is not a mutex, if it was not destroyed.
fn live(c: &mut Call<'_>, what: &'static str, at: Addr) -> Result<Addr, Stop> {
    if c.mem.read_u32(at)? == DESTROYED {
        answer(c.sync.destroyed(what, at), false)?;
    }
    Ok(at)
}

fn clear(c: &mut Call<'_>, at: Addr, size: u64) -> Result<(), Stop> {
    c.mem.bytes_mut(at, size)?.fill(0);
    Ok(())
}

/// What a call does with an object that is there.
type Act = fn(&mut Sync, Addr, Caller) -> Outcome<()>;

/// Ends an object's life and marks it.
fn bury(c: &mut Call<'_>, at: Addr, end: Act) -> Result<Ret, Stop> {
    let answered = answer(end(c.sync, at, c.caller()), false)?;
    if answered == Ret::One(0) {
        c.mem.write_u32(at, DESTROYED)?;
    }
    Ok(answered)
}

/// Whether the time that a call is willing to wait until is one.
pub(super) fn is_time(c: &Call<'_>, at: Addr) -> Result<bool, Stop> {
    c.mem.read_u64(at)?;
    Ok(c.mem.read_u64(at + 8)? < 1_000_000_000)
}
