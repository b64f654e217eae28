//! poll.h and sys/select.h. Files and standard streams are always ready; a pipe is when it has bytes or room. Nothing
//! becomes ready by waiting, so a timeout is over at once, unless a handler ends it before, and waiting without one for nothing
//! would last for ever.

use super::time::sleep_for;
use super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::world::clock::SECOND;
use crate::world::files::{OPEN_MAX, Ready};

pub(super) const SHIMS: &[Entry] =
    &[world("poll", poll).also(&["__poll_chk"]), world("ppoll", ppoll), world("select", select).also(&["pselect"])];

const POLLIN: u16 = 1;
const POLLOUT: u16 = 4;
const POLLERR: u16 = 8;
const POLLHUP: u16 = 16;
const POLLNVAL: u16 = 32;
const POLLRDNORM: u16 = 64;
const POLLWRNORM: u16 = 256;

fn events(ready: Result<Ready, Errno>, wanted: u16) -> u16 {
    let Ok(ready) = ready else { return POLLNVAL };
    let mut events = 0;
    if ready.read {
        events |= POLLIN | POLLRDNORM;
    }
    if ready.write {
        events |= POLLOUT | POLLWRNORM;
    }
    events &= wanted;
    if ready.hung_up {
        events |= POLLHUP;
    }
    if ready.error {
        events |= POLLERR;
    }
    events
}

/// How long a call is willing to wait.
enum Patience {
    ForEver,
    Nanoseconds(i64),
}

/// A pair of seconds and parts of one, each of so many nanoseconds; without one it waits for ever.
fn patience(c: &Call<'_>, at: Addr, part: i64) -> Result<Patience, Stop> {
    if at == 0 {
        return Ok(Patience::ForEver);
    }
    let (seconds, parts) = (c.mem.read_u64(at)? as i64, c.mem.read_u64(at + 8)? as i64);
    Ok(Patience::Nanoseconds(seconds.saturating_mul(SECOND).saturating_add(parts.saturating_mul(part))))
}

/// Nothing is ready; `for_none`: the call is about no file at all.
fn wait(c: &mut Call<'_>, patience: Patience, for_none: bool) -> Result<Ret, Stop> {
    match patience {
        Patience::Nanoseconds(ns) => match sleep_for(c, ns.max(0))? {
            Some(_) => c.fail(Errno::EINTR),
            None => Ok(Ret::One(0)),
        },
        Patience::ForEver if for_none && c.world.signals.has_handlers() => super::signal::pause(c),
        Patience::ForEver => {
            c.unsupported("nothing is ready and nothing can become so: the program would wait for ever")
        }
    }
}

/// `struct pollfd`: fd at 0, events at 4, revents at 6.
fn poll_all(c: &mut Call<'_>, patience: Patience) -> Result<Ret, Stop> {
    let (array, count) = (c.ptr(0), c.size(1));
    if count > OPEN_MAX as u64 {
        return c.fail(Errno::EINVAL);
    }
    let mut ready = 0;
    for i in 0..count {
        let at = array + 8 * i;
        let fd = c.mem.read_u32(at)? as i32;
        let wanted = c.mem.read_u16(at + 4)?;
        let found = if fd < 0 { 0 } else { events(c.world.files.ready(fd), wanted) };
        c.mem.write_u16(at + 6, found)?;
        ready += i32::from(found != 0);
    }
    if ready == 0 { wait(c, patience, count == 0) } else { Ok(ready.into()) }
}

fn poll(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let ms = i64::from(c.int(2));
    poll_all(c, if ms < 0 { Patience::ForEver } else { Patience::Nanoseconds(ms * 1_000_000) })
}

fn ppoll(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let patience = patience(c, c.ptr(2), 1)?;
    poll_all(c, patience)
}

/// The descriptors below `n` in an `fd_set`.
fn members(c: &Call<'_>, set: Addr, n: u64) -> Result<Vec<u64>, Stop> {
    let mut found = Vec::new();
    if set != 0 {
        for fd in 0..n {
            let word = c.mem.read_u64(set + fd / 64 * 8)?;
            if word >> (fd % 64) & 1 != 0 {
                found.push(fd);
            }
        }
    }
    Ok(found)
}

fn select(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = c.int(0);
    if !(0..=1024).contains(&n) {
        return c.fail(Errno::EINVAL);
    }
    let n = n as u64;
    let sets = [c.ptr(1), c.ptr(2), c.ptr(3)];
    let mut results: [Vec<u64>; 3] = Default::default();
    for (kind, &set) in sets.iter().enumerate() {
        for fd in members(c, set, n)? {
            let ready = match c.world.files.ready(fd as i32) {
                Ok(ready) => ready,
                Err(e) => return c.fail(e),
            };
            let is = match kind {
                0 => ready.read || ready.hung_up,
                1 => ready.write,
                _ => false,
            };
            if is {
                results[kind].push(fd);
            }
        }
    }
    let total: usize = results.iter().map(Vec::len).sum();
    if total == 0 {
        let patience = patience(c, c.ptr(4), if c.name == "pselect" { 1 } else { 1000 })?;
        let waited = wait(c, patience, sets.iter().all(|&set| set == 0))?;
        if waited != Ret::One(0) {
            return Ok(waited);
        }
    }
    for (&set, fds) in sets.iter().zip(&results) {
        if set == 0 {
            continue;
        }
        for word in 0..n.div_ceil(64) {
            let bits = fds.iter().filter(|&&fd| fd / 64 == word).fold(0, |bits, fd| bits | 1u64 << (fd % 64));
            c.mem.write_u64(set + 8 * word, bits)?;
        }
    }
    Ok((total as i32).into())
}
