//! Threads: birth, end, join, and what can be asked of one.

use super::super::process::PROCESSORS;
use super::super::signal::send_to;
use super::{
    Call, Effect, Entry, Ret, Role, Stop, Until, Waits, answer, error, in_c, is_time, named_thread, own, own_handle,
    threads, timed_out, world, yields, zero,
};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::sync::{BlockReason, Deed, MAIN, ThreadOp, ThreadRecord};

const THREADS: Effect = Effect::Threads(Waits::No);

pub(in crate::shims) const SHIMS: &[Entry] = &[
    threads("__unsnarl_spawn", spawn).role(Role::Spawns { given: 3 }).words("create a thread"),
    threads("__unsnarl_thread_exit", |c| Err(Stop::ThreadExit(c.arg(0)))).role(Role::Exits).words("end of the thread"),
    in_c("pthread_create", THREADS).role(Role::Creates { function: 2, given: 3 }),
    in_c("thrd_create", THREADS).role(Role::Creates { function: 1, given: 2 }),
    in_c("pthread_exit", THREADS).also(&["thrd_exit", "thrd_join", "thrd_detach"]),
    in_c("thrd_sleep", Effect::Yield),
    own("__unsnarl_leave", leave),
    threads("__unsnarl_wait_for_others", wait_for_others).words("wait for all others"),
    world("__unsnarl_thread_kill", thread_kill).role(Role::SendsSignal),
    own("pthread_self", own_handle).role(Role::Identifies).also(&["thrd_current"]),
    own("pthread_equal", |c| Ok((c.arg(0) == c.arg(1)).into())).role(Role::Identifies),
    threads("pthread_join", join).role(Role::Joins).waits(Until::Ended, false).words("join"),
    threads("pthread_tryjoin_np", tryjoin).role(Role::Joins).words("try to join"),
    threads("pthread_timedjoin_np", timedjoin)
        .role(Role::Joins)
        .waits(Until::Ended, true)
        .words("join for some time")
        .also(&["pthread_clockjoin_np"]),
    threads("pthread_detach", |c| answer(c.sync.detach(named_thread(c), c.caller()), false)),
    world("pthread_setname_np", setname).role(Role::Identifies),
    world("pthread_getname_np", getname).role(Role::Identifies),
    world("pthread_setaffinity_np", setaffinity),
    world("pthread_getaffinity_np", getaffinity),
    world("pthread_getcpuclockid", getcpuclockid).role(Role::Identifies),
    own("pthread_setconcurrency", zero).also(&["pthread_getconcurrency", "pthread_atfork"]),
    yields("sched_yield", |_| Err(Stop::Yield(Ret::One(0)))),
    yields("pthread_yield", |_| Err(Stop::Yield(Ret::One(0)))),
    yields("thrd_yield", |_| Err(Stop::Yield(Ret::Void))),
    own("pthread_cancel", cancel),
    world("pthread_setcancelstate", setcancel).also(&["pthread_setcanceltype"]),
    own("pthread_testcancel", zero),
];

/// The longest name of a thread, with its zero.
const NAME_SIZE: usize = 16;

fn spawn(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let detached = c.ptr(1) != 0 && super::attr::is_detached(c, c.ptr(1))?;
    Err(Stop::Spawn { function: c.ptr(2), args: vec![c.arg(3), c.arg(4)], handle_at: c.ptr(0), detached })
}

/// The thread ends. One that holds no robust mutex takes no more steps for that than before there were any: runs of those days replay.
fn leave(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let is_main = Ret::from(c.thread == MAIN);
    match c.sync.next_to_abandon(c.thread) {
        None => Ok(is_main),
        Some(_) => Err(Stop::CallGuest { func: c.ptr(0), args: Vec::new(), ret: is_main }),
    }
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
    join_at(c, false)
}

fn join_at(c: &mut Call<'_>, timed: bool) -> Result<Ret, Stop> {
    let value_at = c.ptr(1);
    match c.sync.join(named_thread(c), c.caller()) {
        Ok(joined) => {
            if value_at != 0 {
                c.mem.write_u64(value_at, joined.value)?;
            }
            Ok(Ret::One(0))
        }
        Err(refusal) => answer(Err(refusal), timed),
    }
}

fn tryjoin(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match join(c) {
        Err(Stop::Block { .. }) => {
            c.sync.did_to(ThreadOp::TryJoin, named_thread(c));
            error(Errno::EBUSY)
        }
        done => {
            // It would have come back, too, if the thread had not ended.
            if let Some(Deed::Thread { op: op @ ThreadOp::Join, .. }) = c.sync.deeds.last_mut() {
                *op = ThreadOp::TryJoined;
            }
            done
        }
    }
}

fn timedjoin(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if timed_out(c) {
        c.sync.did_to(ThreadOp::TryJoin, named_thread(c));
        let deadline = c.ptr(if c.name == "pthread_clockjoin_np" { 3 } else { 2 });
        return error(if is_time(c, deadline)? { Errno::ETIMEDOUT } else { Errno::EINVAL });
    }
    join_at(c, true)
}

/// The thread that the first argument names, if it is alive.
fn alive<'a>(c: &'a mut Call<'_>) -> Option<&'a mut ThreadRecord> {
    let id = named_thread(c);
    c.sync.did_to(ThreadOp::Look, id);
    c.sync.threads.get_mut(id.0 as usize).filter(|t| !t.done)
}

fn setname(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let name = c.string(1)?;
    if name.len() >= NAME_SIZE {
        return error(Errno::ERANGE);
    }
    match alive(c) {
        Some(t) => {
            t.name = Some(name);
            Ok(Ret::One(0))
        }
        None => error(Errno::ESRCH),
    }
}

fn getname(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some(t) = alive(c) else { return error(Errno::ESRCH) };
    let given = t.name.clone();
    if c.size(2) < NAME_SIZE as u64 {
        return error(Errno::ERANGE);
    }
    // Threads start with the name of the program.
    let program = || {
        let path = c.world.inputs.args.first().map_or(&[][..], |a| &a[..]);
        let name = path.rsplit(|&b| b == b'/').next().unwrap_or(path);
        name[..name.len().min(NAME_SIZE - 1)].to_vec()
    };
    let name = given.unwrap_or_else(program);
    c.write_string(c.ptr(1), &name)?;
    Ok(Ret::One(0))
}

const ALL_PROCESSORS: u64 = (1 << PROCESSORS) - 1;

/// The first 64 processors of a `cpu_set_t`.
pub(in crate::shims) fn read_processors(c: &Call<'_>, at: Addr, size: u64) -> Result<u64, Stop> {
    let bytes = c.mem.bytes(at, size)?;
    Ok(bytes.iter().take(8).rev().fold(0, |set, &b| set << 8 | u64::from(b)))
}

pub(in crate::shims) fn write_processors(c: &mut Call<'_>, at: Addr, size: u64, set: u64) -> Result<(), Stop> {
    let to = c.mem.bytes_mut(at, size)?;
    to.fill(0);
    to.iter_mut().zip(set.to_le_bytes()).for_each(|(to, b)| *to = b);
    Ok(())
}

/// Says on which processors a thread may run, which means nothing here.
pub(in crate::shims) fn set_affinity(t: &mut ThreadRecord, set: u64) -> Result<(), Errno> {
    if set & ALL_PROCESSORS == 0 {
        return Err(Errno::EINVAL);
    }
    t.processors = Some(set & ALL_PROCESSORS);
    Ok(())
}

pub(in crate::shims) fn affinity(t: &ThreadRecord) -> u64 {
    t.processors.unwrap_or(ALL_PROCESSORS)
}

fn setaffinity(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let set = read_processors(c, c.ptr(2), c.size(1))?;
    match alive(c).map(|t| set_affinity(t, set)) {
        Some(Ok(())) => Ok(Ret::One(0)),
        Some(Err(e)) => error(e),
        None => error(Errno::ESRCH),
    }
}

fn getaffinity(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some(set) = alive(c).map(|t| affinity(t)) else { return error(Errno::ESRCH) };
    if c.size(1) < 8 {
        return error(Errno::EINVAL);
    }
    write_processors(c, c.ptr(2), c.size(1), set)?;
    Ok(Ret::One(0))
}

/// The clock of the calling thread: those of others are not told apart.
fn getcpuclockid(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const CLOCK_THREAD_CPUTIME_ID: u32 = 3;
    if alive(c).is_none() {
        return error(Errno::ESRCH);
    }
    c.mem.write_u32(c.ptr(1), CLOCK_THREAD_CPUTIME_ID)?;
    Ok(Ret::One(0))
}

/// For `pthread_kill`: 0 if the signal is for the caller itself, -1 if nothing is to be done, or the error number.
fn thread_kill(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (own, signal) = (named_thread(c) == c.thread, c.int(1));
    match alive(c) {
        _ if !(0..=64).contains(&signal) => error(Errno::EINVAL),
        None => error(Errno::ESRCH),
        Some(_) if signal == 0 => Ok(Ret::One(-1i64 as u64)),
        Some(_) if own => Ok(Ret::One(0)),
        Some(_) => {
            let to = named_thread(c);
            send_to(c, to, signal);
            Ok(Ret::One(-1i64 as u64))
        }
    }
}

fn cancel(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("cancellation of threads; let the thread end by itself, with a flag it looks at")
}

/// Since no thread is ever cancelled, this is only remembered.
fn setcancel(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let which = usize::from(c.name == "pthread_setcanceltype");
    if !(0..=1).contains(&c.int(0)) {
        return error(Errno::EINVAL);
    }
    let new = c.int(0) as u32;
    let old = match c.sync.threads.get_mut(c.thread.0 as usize) {
        Some(t) => std::mem::replace(&mut t.cancel[which], new),
        None => 0,
    };
    if c.ptr(1) != 0 {
        c.mem.write_u32(c.ptr(1), old)?;
    }
    Ok(Ret::One(0))
}
