//! semaphore.h. Named semaphores live as long as the process, and nobody else sees them.

use super::{Call, Entry, Ret, Stop, Until, answer, clear, is_time, live, object, timed_out, was_interrupted, world};
use crate::errno::Errno;
use crate::memory::{Addr, GLOBALS, ObjectKind, Site};
use crate::sync::{Outcome, Refusal, Sync};
use crate::world::files::flags::{O_CREAT, O_EXCL};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    object("sem_init", sem_init),
    object("sem_destroy", sem_destroy),
    object("sem_wait", sem_wait).waits(Until::OneIsThere, false).words("take from"),
    object("sem_trywait", |c| on_semaphore(c, Sync::semaphore_trywait)).words("try to take from"),
    object("sem_timedwait", sem_timedwait)
        .waits(Until::OneIsThere, true)
        .words("take for some time from")
        .also(&["sem_clockwait"]),
    object("sem_post", |c| on_semaphore(c, Sync::semaphore_post)).words("give to"),
    object("sem_getvalue", sem_getvalue),
    world("sem_open", sem_open),
    object("sem_close", sem_close),
    world("sem_unlink", sem_unlink),
];

const SIZE: u64 = 32;
/// `SEM_FAILED`
const FAILED: Ret = Ret::One(0);
const LONGEST_NAME: usize = 251;

/// The convention of semaphore functions: -1 and `errno`.
fn sem_answer(c: &mut Call<'_>, outcome: Outcome<()>, timed: bool) -> Result<Ret, Stop> {
    match outcome {
        Err(Refusal::Errno(e)) => c.fail(e),
        other => answer(other, timed),
    }
}

fn semaphore(c: &mut Call<'_>) -> Result<Addr, Stop> {
    live(c, "semaphore", c.ptr(0))
}

fn on_semaphore(c: &mut Call<'_>, act: fn(&mut Sync, Addr) -> Outcome<()>) -> Result<Ret, Stop> {
    let at = semaphore(c)?;
    let outcome = act(c.sync, at);
    sem_answer(c, outcome, false)
}

fn sem_init(c: &mut Call<'_>) -> Result<Ret, Stop> {
    clear(c, c.ptr(0), SIZE)?;
    let made = c.sync.semaphore_init(c.ptr(0), c.arg(2) as u32);
    sem_answer(c, made, false)
}

fn sem_destroy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = semaphore(c)?;
    super::bury(c, at, Sync::semaphore_destroy)
}

fn sem_wait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = semaphore(c)?;
    if was_interrupted(c) {
        c.sync.semaphore_give_up(at);
        return c.fail(Errno::EINTR);
    }
    let outcome = c.sync.semaphore_wait(at);
    sem_answer(c, outcome, false)
}

fn sem_timedwait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = semaphore(c)?;
    if was_interrupted(c) {
        c.sync.semaphore_give_up(at);
        return c.fail(Errno::EINTR);
    }
    let deadline = c.ptr(if c.name == "sem_clockwait" { 2 } else { 1 });
    let gave_up = timed_out(c);
    if !is_time(c, deadline)? {
        return c.fail(Errno::EINVAL);
    }
    if gave_up {
        c.sync.semaphore_give_up(at);
        return c.fail(Errno::ETIMEDOUT);
    }
    let outcome = c.sync.semaphore_wait(at);
    sem_answer(c, outcome, true)
}

fn sem_getvalue(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = semaphore(c)?;
    match c.sync.semaphore_value(at) {
        Ok(value) => {
            c.mem.write_u32(c.ptr(1), value)?;
            Ok(Ret::One(0))
        }
        Err(refusal) => sem_answer(c, Err(refusal), false),
    }
}

/// The name without the slashes it starts with.
fn name(c: &Call<'_>) -> Result<Result<Vec<u8>, Errno>, Stop> {
    let given = c.string(0)?;
    let start = given.iter().position(|&b| b != b'/').unwrap_or(given.len());
    let name = given[start..].to_vec();
    Ok(match () {
        () if name.is_empty() || name.contains(&b'/') => Err(Errno::EINVAL),
        () if name.len() > LONGEST_NAME => Err(Errno::ENAMETOOLONG),
        () => Ok(name),
    })
}

fn sem_open(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let flags = c.int(1);
    let fail = |c: &mut Call<'_>, e: Errno| {
        c.set_errno(e);
        Ok(FAILED)
    };
    let name = match name(c)? {
        Ok(name) => name,
        Err(e) => return fail(c, e),
    };
    if let Some(known) = c.sync.named_semaphores.iter().find(|s| s.0 == name) {
        let at = known.1;
        return if flags & O_CREAT != 0 && flags & O_EXCL != 0 { fail(c, Errno::EEXIST) } else { Ok(Ret::One(at)) };
    }
    if flags & O_CREAT == 0 {
        return fail(c, Errno::ENOENT);
    }
    let mut more = c.varargs();
    more.next_int(c.mem)?;
    let value = more.next_int(c.mem)? as u32;
    if value > i32::MAX as u32 {
        return fail(c, Errno::EINVAL);
    }
    // All threads can open it, so it belongs to none of them.
    let Some(at) = c.mem.alloc(GLOBALS, ObjectKind::Library, SIZE, 16, Site(0)) else {
        return fail(c, Errno::ENOSPC);
    };
    clear(c, at, SIZE)?;
    sem_made(c, name, at, value)
}

fn sem_made(c: &mut Call<'_>, name: Vec<u8>, at: Addr, value: u32) -> Result<Ret, Stop> {
    c.sync.named_semaphores.push((name, at));
    answer(c.sync.semaphore_init(at, value), false)?;
    Ok(Ret::One(at))
}

fn sem_close(c: &mut Call<'_>) -> Result<Ret, Stop> {
    semaphore(c)?;
    Ok(Ret::One(0))
}

/// The name is free again; who has the semaphore open keeps it.
fn sem_unlink(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let name = match name(c)? {
        Ok(name) => name,
        Err(Errno::EINVAL) => return c.fail(Errno::ENOENT),
        Err(e) => return c.fail(e),
    };
    match c.sync.named_semaphores.iter().position(|s| s.0 == name) {
        Some(i) => {
            c.sync.named_semaphores.remove(i);
            Ok(Ret::One(0))
        }
        None => c.fail(Errno::ENOENT),
    }
}
