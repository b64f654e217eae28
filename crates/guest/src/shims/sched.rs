//! sched.h: what can be asked about scheduling. Who runs when is the strategy's choice, whatever is set here.

use super::pthread::named_thread;
use super::pthread::thread::{affinity, read_processors, set_affinity, write_processors};
use super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::world::PID;
use std::ops::RangeInclusive;

pub(super) const SHIMS: &[Entry] = &[
    world("sched_get_priority_min", |c| priority(c, |p| *p.start())),
    world("sched_get_priority_max", |c| priority(c, |p| *p.end())),
    world("sched_getscheduler", |c| c.value(|c| is_ours(c).map(|()| OTHER))),
    world("sched_setscheduler", setscheduler),
    world("sched_getparam", getparam),
    world("sched_setparam", setparam),
    world("sched_rr_get_interval", rr_get_interval),
    world("sched_setaffinity", setaffinity),
    world("sched_getaffinity", getaffinity),
    world("__sched_cpucount", cpucount),
    world("pthread_getschedparam", thread_getparam),
    world("pthread_setschedparam", thread_setparam),
    world("pthread_setschedprio", |c| thread_set(c, OTHER, c.int(1))),
    world("getcpu", getcpu),
    world("sched_getcpu", |_| Ok(Ret::One(0))),
];

const OTHER: i32 = 0;
const FIFO: i32 = 1;
const RR: i32 = 2;
const BATCH: i32 = 3;
const IDLE: i32 = 5;

pub(super) fn priorities(policy: i32) -> Option<RangeInclusive<i32>> {
    match policy {
        FIFO | RR => Some(1..=99),
        OTHER | BATCH | IDLE => Some(0..=0),
        _ => None,
    }
}

/// Whether it is a policy that POSIX names.
pub(super) fn is_policy(policy: i32) -> bool {
    matches!(policy, OTHER | FIFO | RR)
}

fn priority(c: &mut Call<'_>, which: fn(&RangeInclusive<i32>) -> i32) -> Result<Ret, Stop> {
    match priorities(c.int(0)) {
        Some(p) => Ok(which(&p).into()),
        None => c.fail(Errno::EINVAL),
    }
}

/// The process, or one of its threads, that a process id means.
fn is_ours(c: &Call<'_>) -> Result<(), Errno> {
    match c.int(0) {
        0 | PID => Ok(()),
        n if n < 0 => Err(Errno::EINVAL),
        n if n == c.tid() => Ok(()),
        _ => Err(Errno::ESRCH),
    }
}

/// Only a privileged program may ask for more than the usual policy.
fn may_set(policy: i32, priority: i32) -> Result<(), Errno> {
    match priorities(policy) {
        Some(p) if !p.contains(&priority) => Err(Errno::EINVAL),
        None => Err(Errno::EINVAL),
        Some(_) if policy == FIFO || policy == RR => Err(Errno::EPERM),
        Some(_) => Ok(()),
    }
}

fn setscheduler(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let priority = c.mem.read_u32(c.ptr(2))? as i32;
    let set = is_ours(c).and_then(|()| may_set(c.int(1), priority)).map(|()| 0);
    c.result(set)
}

fn getparam(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u32(c.ptr(1), 0)?;
    c.value(|c| is_ours(c).map(|()| 0))
}

fn setparam(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let priority = c.mem.read_u32(c.ptr(1))? as i32;
    let set = is_ours(c).and_then(|()| may_set(OTHER, priority)).map(|()| 0);
    c.result(set)
}

/// A turn of 100 ms: what Linux has for round robin.
fn rr_get_interval(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = c.ptr(1);
    c.mem.any_bytes(at, 16)?;
    c.mem.write_u64(at, 0)?;
    c.mem.write_u64(at + 8, 100_000_000)?;
    c.value(|c| is_ours(c).map(|()| 0))
}

fn setaffinity(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let set = read_processors(c, c.ptr(2), c.size(1))?;
    let ours = is_ours(c);
    let thread = &mut c.sync.threads[c.thread.0 as usize];
    let done = ours.and_then(|()| set_affinity(thread, set)).map(|()| 0);
    c.result(done)
}

fn getaffinity(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let ours = is_ours(c);
    if ours.is_err() || c.size(1) < 8 {
        return c.fail(ours.err().unwrap_or(Errno::EINVAL));
    }
    let set = affinity(&c.sync.threads[c.thread.0 as usize]);
    write_processors(c, c.ptr(2), c.size(1), set)?;
    Ok(Ret::One(0))
}

fn cpucount(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let bytes = c.mem.bytes(c.ptr(1), c.size(0))?;
    Ok(bytes.iter().map(|b| b.count_ones()).sum::<u32>().into())
}

fn is_alive(c: &Call<'_>) -> bool {
    c.sync.threads.get(named_thread(c).0 as usize).is_some_and(|t| !t.done)
}

fn thread_getparam(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if !is_alive(c) {
        return Ok(Errno::ESRCH.0.into());
    }
    c.mem.write_u32(c.ptr(1), OTHER as u32)?;
    c.mem.write_u32(c.ptr(2), 0)?;
    Ok(Ret::One(0))
}

fn thread_set(c: &mut Call<'_>, policy: i32, priority: i32) -> Result<Ret, Stop> {
    if !is_alive(c) {
        return Ok(Errno::ESRCH.0.into());
    }
    Ok(may_set(policy, priority).err().map_or(0, |e| e.0).into())
}

fn thread_setparam(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let priority = c.mem.read_u32(c.ptr(2))? as i32;
    thread_set(c, c.int(1), priority)
}

/// The first processor of the first node.
fn getcpu(c: &mut Call<'_>) -> Result<Ret, Stop> {
    for slot in 0..2 {
        if c.ptr(slot) != 0 {
            c.mem.write_u32(c.ptr(slot), 0)?;
        }
    }
    Ok(Ret::One(0))
}
