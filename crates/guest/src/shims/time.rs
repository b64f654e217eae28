//! time.h, and the clocks of sys/time.h, sys/times.h and sys/resource.h, on the virtual clock.

use super::string::names::constant_string;
use super::{Call, Entry, Pending, Ret, Stop, world, yields};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::sync::BlockReason;
use crate::world::calendar::{self, Tm};
use crate::world::clock::{Clock, SECOND};
use crate::world::strftime::strftime as format_time;
use crate::world::strptime::strptime as parse_time;

pub(super) const SHIMS: &[Entry] = &[
    world("time", time),
    world("gettimeofday", gettimeofday),
    world("settimeofday", |c| c.fail(Errno::EPERM)).also(&["clock_settime"]),
    world("clock_gettime", clock_gettime).also(&["__clock_gettime"]),
    world("clock_getres", clock_getres),
    world("clock_getcpuclockid", clock_getcpuclockid),
    world("clock", |c| Ok((c.world.clock.cpu_ns() / 1000).into())),
    world("timespec_get", timespec_get),
    world("timespec_getres", timespec_getres),
    yields("nanosleep", nanosleep).also(&["__nanosleep"]),
    yields("clock_nanosleep", clock_nanosleep),
    yields("usleep", usleep),
    yields("sleep", sleep),
    world("times", times),
    world("getrusage", getrusage),
    world("gmtime", gmtime),
    world("gmtime_r", |c| break_down(c, c.ptr(1), Zone::Gmt)),
    world("localtime", localtime),
    world("localtime_r", |c| break_down(c, c.ptr(1), Zone::Local)),
    world("mktime", mktime).also(&["timelocal"]),
    world("timegm", timegm),
    world("strftime", strftime).also(&["strftime_l", "__strftime_l"]),
    world("strptime", strptime).also(&["strptime_l"]),
    world("asctime", asctime),
    world("asctime_r", asctime_r),
    world("ctime", ctime),
    world("ctime_r", |c| put_ctime(c, c.ptr(1))),
    world("difftime", |c| Ok(((i128::from(c.long(0)) - i128::from(c.long(1))) as f64).into())),
    world("tzset", tzset),
    world("dysize", |c| Ok(if calendar::is_leap(c.int(0).into()) { 366i32 } else { 365 }.into())),
];

/// `CLOCKS_PER_SEC` is a million; `times` counts in hundredths of a second.
const TICK_NS: i64 = 10_000_000;

fn write_pair(c: &mut Call<'_>, at: Addr, first: i64, second: i64) -> Result<(), Stop> {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&first.to_le_bytes());
    bytes[8..].copy_from_slice(&second.to_le_bytes());
    c.write(at, &bytes)
}

fn write_timespec(c: &mut Call<'_>, at: Addr, ns: i64) -> Result<(), Stop> {
    write_pair(c, at, ns.div_euclid(SECOND), ns.rem_euclid(SECOND))
}

fn write_timeval(c: &mut Call<'_>, at: Addr, ns: i64) -> Result<(), Stop> {
    write_pair(c, at, ns.div_euclid(SECOND), ns.rem_euclid(SECOND) / 1000)
}

/// What a clock shows; `None` for an id that does not exist.
fn read_clock(clock: &Clock, id: i32) -> Option<i64> {
    match id {
        0 | 5 | 8 | 11 => Some(clock.now_ns()),
        1 | 4 | 6 | 7 | 9 => Some(clock.monotonic_ns()),
        2 | 3 => Some(clock.cpu_ns()),
        _ => None,
    }
}

fn time(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let seconds = c.world.clock.now_ns().div_euclid(SECOND);
    if c.ptr(0) != 0 {
        c.mem.write_u64(c.ptr(0), seconds as u64)?;
    }
    Ok(seconds.into())
}

fn gettimeofday(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let now = c.world.clock.now_ns();
    if c.ptr(0) != 0 {
        write_timeval(c, c.ptr(0), now)?;
    }
    if c.ptr(1) != 0 {
        c.mem.write_u64(c.ptr(1), 0)?;
    }
    Ok(0i32.into())
}

fn clock_gettime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match read_clock(&c.world.clock, c.int(0)) {
        Some(now) => {
            write_timespec(c, c.ptr(1), now)?;
            Ok(0i32.into())
        }
        None => c.fail(Errno::EINVAL),
    }
}

fn clock_getres(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if read_clock(&c.world.clock, c.int(0)).is_none() {
        return c.fail(Errno::EINVAL);
    }
    if c.ptr(1) != 0 {
        let coarse = matches!(c.int(0), 5 | 6);
        write_timespec(c, c.ptr(1), if coarse { 4_000_000 } else { 1 })?;
    }
    Ok(0i32.into())
}

fn clock_getcpuclockid(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u32(c.ptr(1), 2)?;
    Ok(0i32.into())
}

/// `TIME_UTC` is the only base.
fn timespec_get(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.int(1) != 1 {
        return Ok(0i32.into());
    }
    write_timespec(c, c.ptr(0), c.world.clock.now_ns())?;
    Ok(1i32.into())
}

fn timespec_getres(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.int(1) != 1 {
        return Ok(0i32.into());
    }
    if c.ptr(0) != 0 {
        write_timespec(c, c.ptr(0), 1)?;
    }
    Ok(1i32.into())
}

/// A `struct timespec` as nanoseconds; `None` if it is not a valid one.
fn read_timespec(c: &Call<'_>, at: Addr) -> Result<Option<i64>, Stop> {
    let (seconds, ns) = (c.mem.read_u64(at)? as i64, c.mem.read_u64(at + 8)? as i64);
    let valid = seconds >= 0 && (0..SECOND).contains(&ns);
    Ok(valid.then(|| seconds.saturating_mul(SECOND).saturating_add(ns)))
}

/// Sleeps; what is left of the time if a handler ends it, which comes in the middle.
pub(super) fn sleep_for(c: &mut Call<'_>, ns: i64) -> Result<Option<i64>, Stop> {
    match c.pending.take() {
        None if ns > 0 && c.world.signals.has_handlers() => {
            *c.pending = Some(Pending::Asleep);
            Err(Stop::Block { reason: BlockReason::Asleep, timed: false })
        }
        Some(Pending::Interrupted) => {
            let left = ns / 2;
            c.world.clock.sleep((ns - left) as u64);
            Ok(Some(left))
        }
        _ => {
            c.world.clock.sleep(ns as u64);
            Ok(None)
        }
    }
}

fn nanosleep(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some(ns) = read_timespec(c, c.ptr(0))? else { return c.fail(Errno::EINVAL) };
    let left = sleep_for(c, ns)?;
    if c.ptr(1) != 0 {
        write_timespec(c, c.ptr(1), left.unwrap_or(0))?;
    }
    if left.is_some() { c.fail(Errno::EINTR) } else { Err(Stop::Yield(Ret::One(0))) }
}

/// Returns the error number instead of setting errno.
fn clock_nanosleep(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const TIMER_ABSTIME: i32 = 1;
    let (Some(now), Some(ns)) = (read_clock(&c.world.clock, c.int(0)), read_timespec(c, c.ptr(2))?) else {
        return Ok(Errno::EINVAL.0.into());
    };
    let absolute = c.int(1) & TIMER_ABSTIME != 0;
    let ns = if absolute { ns.saturating_sub(now).max(0) } else { ns };
    match sleep_for(c, ns)? {
        Some(left) => {
            if !absolute && c.ptr(3) != 0 {
                write_timespec(c, c.ptr(3), left)?;
            }
            Ok(Errno::EINTR.0.into())
        }
        None => Err(Stop::Yield(Ret::One(0))),
    }
}

fn usleep(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let us = i64::from(c.arg(0) as u32);
    if sleep_for(c, us * 1000)?.is_some() { c.fail(Errno::EINTR) } else { Err(Stop::Yield(Ret::One(0))) }
}

fn sleep(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let seconds = i64::from(c.arg(0) as u32);
    match sleep_for(c, seconds * SECOND)? {
        // Whole seconds that are left.
        Some(left) => Ok((left / SECOND).into()),
        None => Err(Stop::Yield(Ret::One(0))),
    }
}

fn times(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) != 0 {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&(c.world.clock.cpu_ns() / TICK_NS).to_le_bytes());
        c.write(c.ptr(0), &bytes)?;
    }
    Ok((c.world.clock.monotonic_ns() / TICK_NS).into())
}

fn getrusage(c: &mut Call<'_>) -> Result<Ret, Stop> {
    // RUSAGE_CHILDREN, RUSAGE_SELF and RUSAGE_THREAD.
    if !(-1..=1).contains(&c.int(0)) {
        return c.fail(Errno::EINVAL);
    }
    let own = c.int(0) >= 0;
    let used = if own { c.world.clock.cpu_ns() } else { 0 };
    let resident_kib = if own { c.mem.max_live_bytes() / 1024 } else { 0 };
    c.write(c.ptr(1), &[0; 144])?;
    write_timeval(c, c.ptr(1), used)?;
    c.mem.write_u64(c.ptr(1) + 32, resident_kib)?;
    Ok(0i32.into())
}

// struct tm: nine ints, gmtoff 40, zone 48.
const TM_SIZE: usize = 56;

fn read_tm(c: &Call<'_>, at: Addr) -> Result<Tm, Stop> {
    // Which of the fields count depends on who asks.
    let bytes = c.mem.any_bytes(at, 48)?;
    let int = |i: usize| i32::from_le_bytes([bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3]]);
    let gmtoff = c.mem.any_u64(at + 40)? as i64;
    Ok(Tm {
        sec: int(0),
        min: int(1),
        hour: int(2),
        mday: int(3),
        mon: int(4),
        year: int(5),
        wday: int(6),
        yday: int(7),
        isdst: int(8),
        gmtoff,
    })
}

/// Writes all fields but the zone.
fn write_tm(c: &mut Call<'_>, at: Addr, tm: &Tm) -> Result<(), Stop> {
    let ints = [tm.sec, tm.min, tm.hour, tm.mday, tm.mon, tm.year, tm.wday, tm.yday, tm.isdst];
    let bytes: Vec<u8> = ints.iter().flat_map(|i| i.to_le_bytes()).collect();
    c.write(at, &bytes)?;
    c.mem.write_u64(at + 40, tm.gmtoff as u64)?;
    Ok(())
}

/// The zone's name as functions leave it in `tm_zone`.
#[derive(Clone, Copy)]
enum Zone {
    Gmt,
    Local,
}

fn set_zone(c: &mut Call<'_>, at: Addr, zone: Zone) -> Result<(), Stop> {
    let name = match zone {
        Zone::Gmt => constant_string(c, "tm_zone", 0, "GMT")?,
        Zone::Local => constant_string(c, "tm_zone", 1, "UTC")?,
    };
    c.mem.write_u64(at + 48, name)?;
    Ok(())
}

/// A buffer that the library keeps and returns.
fn buffer(c: &mut Call<'_>, name: &'static str, size: usize) -> Result<Addr, Stop> {
    if let Some(at) = c.world.statics.get(name, 0) {
        return Ok(at);
    }
    let at = c.library_object(&vec![0; size])?;
    c.world.statics.set(name, 0, at);
    Ok(at)
}

/// Breaks the time at slot 0 down into `to`.
fn break_down(c: &mut Call<'_>, to: Addr, zone: Zone) -> Result<Ret, Stop> {
    let seconds = c.mem.read_u64(c.ptr(0))? as i64;
    match calendar::from_seconds(seconds) {
        Some(tm) => {
            write_tm(c, to, &tm)?;
            set_zone(c, to, zone)?;
            Ok(Ret::One(to))
        }
        None => {
            c.set_errno(Errno::EOVERFLOW);
            Ok(Ret::One(0))
        }
    }
}

fn gmtime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let to = buffer(c, "struct tm", TM_SIZE)?;
    break_down(c, to, Zone::Gmt)
}

fn localtime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let to = buffer(c, "struct tm", TM_SIZE)?;
    break_down(c, to, Zone::Local)
}

fn make_time(c: &mut Call<'_>, tm: Tm, zone: Zone) -> Result<Ret, Stop> {
    match calendar::normalise(&tm) {
        Some((seconds, tm)) => {
            write_tm(c, c.ptr(0), &tm)?;
            set_zone(c, c.ptr(0), zone)?;
            Ok(seconds.into())
        }
        None => c.fail(Errno::EOVERFLOW),
    }
}

fn mktime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let tm = read_tm(c, c.ptr(0))?;
    make_time(c, tm, Zone::Local)
}

fn timegm(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let tm = Tm { isdst: 0, ..read_tm(c, c.ptr(0))? };
    make_time(c, tm, Zone::Gmt)
}

fn strftime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (to, room, format) = (c.ptr(0), c.size(1), c.string(2)?);
    let tm = read_tm(c, c.ptr(3))?;
    let zone = match format.contains(&b'Z') {
        true => match c.mem.read_u64(c.ptr(3) + 48)? {
            0 => Vec::new(),
            at => c.mem.c_string(at)?.to_vec(),
        },
        false => Vec::new(),
    };
    // What does not fit into the object is an access out of bounds, however much it is.
    let most = room.min(c.mem.rest(to).map_or(0, <[u8]>::len) as u64 + (1 << 12));
    let text = format_time(&format, &tm, &zone, most as usize);
    if text.len() as u64 >= room {
        return Ok(Ret::One(0));
    }
    c.write_string(to, &text)?;
    Ok(Ret::One(text.len() as u64))
}

fn strptime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (text, format) = (c.string(0)?, c.string(1)?);
    let tm = read_tm(c, c.ptr(2))?;
    match parse_time(&text, &format, &tm) {
        Some((used, tm)) => {
            write_tm(c, c.ptr(2), &tm)?;
            Ok(Ret::One(c.ptr(0) + used as u64))
        }
        None => Ok(Ret::One(0)),
    }
}

fn put_asctime(c: &mut Call<'_>, tm: &Tm, to: Addr) -> Result<Ret, Stop> {
    match calendar::asctime(tm) {
        Some(text) => {
            c.write_string(to, text.as_bytes())?;
            Ok(Ret::One(to))
        }
        None => {
            c.set_errno(Errno::EOVERFLOW);
            Ok(Ret::One(0))
        }
    }
}

/// The longest text that asctime can make of any fields.
const ASCTIME_SIZE: usize = 3 + 1 + 3 + 5 * 12 + 4;

fn asctime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let tm = read_tm(c, c.ptr(0))?;
    let to = buffer(c, "asctime", ASCTIME_SIZE)?;
    put_asctime(c, &tm, to)
}

fn asctime_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let tm = read_tm(c, c.ptr(0))?;
    put_asctime(c, &tm, c.ptr(1))
}

fn put_ctime(c: &mut Call<'_>, to: Addr) -> Result<Ret, Stop> {
    let seconds = c.mem.read_u64(c.ptr(0))? as i64;
    match calendar::from_seconds(seconds) {
        Some(tm) => put_asctime(c, &tm, to),
        None => {
            c.set_errno(Errno::EOVERFLOW);
            Ok(Ret::One(0))
        }
    }
}

fn ctime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let to = buffer(c, "asctime", ASCTIME_SIZE)?;
    put_ctime(c, to)
}

/// The variables are right from the start.
fn tzset(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::Void)
}
