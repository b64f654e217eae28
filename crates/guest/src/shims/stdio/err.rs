//! Messages about errors: `perror`, `err.h`, `error.h`, `psignal`.

use super::super::string::names::signal_text;
use super::super::{Call, Entry, Ret, Stop, VaList, world};
use super::print::{errno, text};
use super::{Std, on, standard, write};
use crate::errno::Errno;
use crate::memory::Addr;

pub(in super::super) const SHIMS: &[Entry] = &[
    world("perror", perror).prints(),
    world("psignal", psignal).prints(),
    world("warn", |c| warn(c, c.varargs(), Some(errno(c)))).prints(),
    world("vwarn", |c| warn(c, c.va_list(1), Some(errno(c)))).prints(),
    world("warnx", |c| warn(c, c.varargs(), None)).prints(),
    world("vwarnx", |c| warn(c, c.va_list(1), None)).prints(),
    world("err", |c| err(c, c.varargs(), Some(errno(c)))),
    world("verr", |c| err(c, c.va_list(2), Some(errno(c)))),
    world("errx", |c| err(c, c.varargs(), None)),
    world("verrx", |c| err(c, c.va_list(2), None)),
    world("error", |c| error_message(c, b": ".to_vec(), c.ptr(2))),
    world("error_at_line", error_at_line),
];

fn to_stderr(c: &mut Call<'_>, bytes: &[u8]) -> Result<(), Stop> {
    let file = standard(c, Std::Err)?;
    write(c, file, bytes)?;
    Ok(())
}

/// What a string variable of the library holds now, if the program mentions it.
fn variable(c: &Call<'_>, name: &'static str) -> Option<Vec<u8>> {
    let at = c.mem.read_u64(c.world.statics.get(name, 0)?).ok()?;
    c.mem.c_string(at).ok().map(<[u8]>::to_vec)
}

/// `program_invocation_name`
fn full_name(c: &Call<'_>) -> Vec<u8> {
    variable(c, "program_invocation_name").unwrap_or_else(|| c.world.inputs.args.first().cloned().unwrap_or_default())
}

/// `program_invocation_short_name`
fn short_name(c: &Call<'_>) -> Vec<u8> {
    if let Some(name) = variable(c, "program_invocation_short_name") {
        return name;
    }
    let name = c.world.inputs.args.first().cloned().unwrap_or_default();
    let start = name.iter().rposition(|&b| b == b'/').map_or(0, |n| n + 1);
    name[start..].to_vec()
}

fn perror(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let reason = errno(c).text();
    labelled(c, 0, reason.as_bytes())
}

fn psignal(c: &mut Call<'_>) -> Result<Ret, Stop> {
    labelled(c, 1, signal_text(c.int(0)).as_bytes())
}

/// `label: text`, with the label in this slot, if there is one.
fn labelled(c: &mut Call<'_>, slot: usize, text: &[u8]) -> Result<Ret, Stop> {
    let mut line = if c.ptr(slot) == 0 { Vec::new() } else { c.string(slot)? };
    if !line.is_empty() {
        line.extend(b": ");
    }
    line.extend(text);
    line.push(b'\n');
    to_stderr(c, &line)?;
    Ok(Ret::Void)
}

/// `name: text: reason`, as `warn` prints it; without a reason as `warnx`.
fn message(c: &mut Call<'_>, format: Addr, args: VaList, reason: Option<Errno>) -> Result<(), Stop> {
    let mut line = short_name(c);
    line.extend(b": ");
    if format != 0 {
        line.extend(text(c, format, args, usize::MAX)?.bytes);
        if reason.is_some() {
            line.extend(b": ");
        }
    }
    if let Some(reason) = reason {
        line.extend(reason.text().bytes());
    }
    line.push(b'\n');
    to_stderr(c, &line)
}

/// The guest's own `exit`, so that its atexit handlers run.
fn exit(c: &Call<'_>, status: i32) -> Result<Ret, Stop> {
    Err(Stop::CallGuest { func: c.world.exit, args: vec![u64::from(status as u32)], ret: Ret::Void })
}

fn warn(c: &mut Call<'_>, args: VaList, reason: Option<Errno>) -> Result<Ret, Stop> {
    message(c, c.ptr(0), args, reason)?;
    Ok(Ret::Void)
}

fn err(c: &mut Call<'_>, args: VaList, reason: Option<Errno>) -> Result<Ret, Stop> {
    message(c, c.ptr(1), args, reason)?;
    exit(c, c.int(0))
}

/// `error` flushes stdout first, and ends the program only with a status.
fn error_message(c: &mut Call<'_>, place: Vec<u8>, format: Addr) -> Result<Ret, Stop> {
    let (status, number) = (c.int(0), c.int(1));
    let out = standard(c, Std::Out)?;
    let _ = on(c, out, |stream, io| stream.flush(io))?;
    let mut line = full_name(c);
    line.extend(place);
    line.extend(text(c, format, c.varargs(), usize::MAX)?.bytes);
    if number != 0 {
        line.extend(b": ");
        line.extend(Errno(number).text().bytes());
    }
    line.push(b'\n');
    to_stderr(c, &line)?;
    if let Some(count) = c.world.statics.get("error_message_count", 0) {
        let n = c.mem.read_u32(count)?;
        c.mem.write_u32(count, n.wrapping_add(1))?;
    }
    if status != 0 { exit(c, status) } else { Ok(Ret::Void) }
}

fn error_at_line(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let place = match c.ptr(2) {
        0 => b": ".to_vec(),
        _ => {
            let mut place = b":".to_vec();
            place.extend(c.string(2)?);
            place.extend(format!(":{}: ", c.int(3) as u32).bytes());
            place
        }
    };
    error_message(c, place, c.ptr(4))
}
