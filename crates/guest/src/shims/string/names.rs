//! Names: of errors, of signals, and the parts of file names.

use super::super::{Call, Entry, Ret, Stop, memory, world};
use crate::errno::Errno;
use crate::memory::Addr;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    world("strerror", strerror),
    memory("strerror_l", strerror),
    memory("strerror_r", strerror_r).also(&["__strerror_r"]),
    memory("__xpg_strerror_r", xpg_strerror_r),
    memory("strerrordesc_np", strerrordesc_np),
    memory("strerrorname_np", strerrorname_np),
    world("strsignal", strsignal),
    memory("sigdescr_np", sigdescr_np),
    memory("sigabbrev_np", sigabbrev_np),
    memory("basename", basename),
    memory("__xpg_basename", xpg_basename),
    memory("dirname", dirname),
];

/// A string of the library's own, made once per (`name`, `number`).
pub(in crate::shims) fn constant_string(
    c: &mut Call<'_>,
    name: &'static str,
    number: i64,
    text: &str,
) -> Result<Addr, Stop> {
    if let Some(at) = c.world.statics.get(name, number) {
        return Ok(at);
    }
    let mut bytes = text.as_bytes().to_vec();
    bytes.push(0);
    let at = c.library_object(&bytes)?;
    c.world.statics.set(name, number, at);
    Ok(at)
}

fn strerror(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.int(0);
    Ok(Ret::One(constant_string(c, "strerror", number.into(), &Errno(number).text())?))
}

fn strerrordesc_np(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if Errno(c.int(0)).known_text().is_some() { strerror(c) } else { Ok(Ret::One(0)) }
}

fn strerrorname_np(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.int(0);
    match Errno(number).name() {
        Some(name) => Ok(Ret::One(constant_string(c, "strerrorname_np", number.into(), name)?)),
        None => Ok(Ret::One(0)),
    }
}

/// Copies what fits, always with a terminator; whether all did.
fn write_cut(c: &mut Call<'_>, to: Addr, room: u64, text: &[u8]) -> Result<bool, Stop> {
    if room > 0 {
        let n = text.len().min(room as usize - 1);
        c.write_string(to, &text[..n])?;
    }
    Ok((text.len() as u64) < room)
}

/// The GNU one, which returns the text.
fn strerror_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let e = Errno(c.int(0));
    if e.known_text().is_some() {
        return strerror(c);
    }
    write_cut(c, c.ptr(1), c.size(2), e.text().as_bytes())?;
    Ok(Ret::One(c.ptr(1)))
}

/// The POSIX one, which returns an error number.
fn xpg_strerror_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let e = Errno(c.int(0));
    let fits = write_cut(c, c.ptr(1), c.size(2), e.text().as_bytes())?;
    Ok(match (e.known_text().is_some(), fits) {
        (false, _) => Errno::EINVAL.0,
        (true, false) => Errno::ERANGE.0,
        (true, true) => 0,
    }
    .into())
}

/// Abbreviation and description of signals 1 to 31.
const SIGNALS: [(&str, &str); 31] = [
    ("HUP", "Hangup"),
    ("INT", "Interrupt"),
    ("QUIT", "Quit"),
    ("ILL", "Illegal instruction"),
    ("TRAP", "Trace/breakpoint trap"),
    ("ABRT", "Aborted"),
    ("BUS", "Bus error"),
    ("FPE", "Floating point exception"),
    ("KILL", "Killed"),
    ("USR1", "User defined signal 1"),
    ("SEGV", "Segmentation fault"),
    ("USR2", "User defined signal 2"),
    ("PIPE", "Broken pipe"),
    ("ALRM", "Alarm clock"),
    ("TERM", "Terminated"),
    ("STKFLT", "Stack fault"),
    ("CHLD", "Child exited"),
    ("CONT", "Continued"),
    ("STOP", "Stopped (signal)"),
    ("TSTP", "Stopped"),
    ("TTIN", "Stopped (tty input)"),
    ("TTOU", "Stopped (tty output)"),
    ("URG", "Urgent I/O condition"),
    ("XCPU", "CPU time limit exceeded"),
    ("XFSZ", "File size limit exceeded"),
    ("VTALRM", "Virtual timer expired"),
    ("PROF", "Profiling timer expired"),
    ("WINCH", "Window changed"),
    ("POLL", "I/O possible"),
    ("PWR", "Power failure"),
    ("SYS", "Bad system call"),
];

fn signal_entry(number: i32) -> Option<(&'static str, &'static str)> {
    SIGNALS.get(usize::try_from(number).ok()?.checked_sub(1)?).copied()
}

/// What strsignal calls a signal.
pub(in crate::shims) fn signal_text(number: i32) -> String {
    match (signal_entry(number), number) {
        (Some((_, text)), _) => text.to_string(),
        (None, 34..=64) => format!("Real-time signal {}", number - 34),
        (None, _) => format!("Unknown signal {number}"),
    }
}

fn strsignal(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.int(0);
    Ok(Ret::One(constant_string(c, "strsignal", number.into(), &signal_text(number))?))
}

fn sigdescr_np(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match signal_entry(c.int(0)) {
        Some(_) => strsignal(c),
        None => Ok(Ret::One(0)),
    }
}

fn sigabbrev_np(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.int(0);
    match signal_entry(number) {
        Some((name, _)) => Ok(Ret::One(constant_string(c, "sigabbrev_np", number.into(), name)?)),
        None => Ok(Ret::One(0)),
    }
}

/// The GNU one, which changes nothing.
fn basename(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.mem.c_string(c.ptr(0))?;
    let start = path.iter().rposition(|&b| b == b'/').map_or(0, |slash| slash + 1);
    Ok(Ret::One(c.ptr(0) + start as u64))
}

/// The POSIX one, which may cut slashes off the end.
fn xpg_basename(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = if c.ptr(0) == 0 { Vec::new() } else { c.string(0)? };
    if path.is_empty() {
        return Ok(Ret::One(constant_string(c, "basename", 0, ".")?));
    }
    let Some(last) = path.iter().rposition(|&b| b != b'/') else {
        // Only slashes: the last of them.
        return Ok(Ret::One(c.ptr(0) + path.len() as u64 - 1));
    };
    if last + 1 < path.len() {
        c.mem.write_u8(c.ptr(0) + last as u64 + 1, 0)?;
    }
    let start = path[..last].iter().rposition(|&b| b == b'/').map_or(0, |slash| slash + 1);
    Ok(Ret::One(c.ptr(0) + start as u64))
}

fn dirname(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = if c.ptr(0) == 0 { Vec::new() } else { c.string(0)? };
    // After the directory: the slash before the last component, with all slashes next to it.
    let cut = path
        .iter()
        .rposition(|&b| b != b'/')
        .and_then(|last| path[..=last].iter().rposition(|&b| b == b'/'))
        .map(|slash| path[..slash].iter().rposition(|&b| b != b'/').map_or(0, |end| end + 1));
    match cut {
        Some(0) | None if path.first() == Some(&b'/') => {
            // The root; exactly two slashes stay two, as POSIX allows.
            let slashes = path.iter().take_while(|&&b| b == b'/').count();
            let keep = if slashes == 2 { 2 } else { 1 };
            if keep < path.len() {
                c.mem.write_u8(c.ptr(0) + keep as u64, 0)?;
            }
            Ok(Ret::One(c.ptr(0)))
        }
        Some(cut) => {
            c.mem.write_u8(c.ptr(0) + cut as u64, 0)?;
            Ok(Ret::One(c.ptr(0)))
        }
        None => Ok(Ret::One(constant_string(c, "basename", 0, ".")?)),
    }
}
