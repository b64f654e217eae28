//! printf and its family.

use super::super::{Call, Entry, Ret, Stop, VaList, world};
use super::{EOF, Std, standard, write};
use crate::errno::Errno;
use crate::follow;
use crate::format::print::{Out, print};
use crate::memory::Addr;
use trace::FailureKind;

pub(in super::super) const SHIMS: &[Entry] = &[
    world("printf", |c| to_stdout(c, c.ptr(0), c.varargs())).prints().format(0).also(&["_IO_printf"]),
    world("vprintf", |c| to_stdout(c, c.ptr(0), c.va_list(1))).prints().format(0),
    world("fprintf", |c| to_stream(c, c.ptr(0), c.ptr(1), c.varargs())).prints().format(1).also(&["_IO_fprintf"]),
    world("vfprintf", |c| to_stream(c, c.ptr(0), c.ptr(1), c.va_list(2))).prints().format(1).also(&["_IO_vfprintf"]),
    world("dprintf", |c| to_descriptor(c, c.ptr(1), c.varargs())).prints_to_descriptor().format(1),
    world("vdprintf", |c| to_descriptor(c, c.ptr(1), c.va_list(2))).prints_to_descriptor().format(1),
    world("sprintf", |c| to_buffer(c, c.ptr(0), None, c.ptr(1), c.varargs()))
        .follow(follow::print::unbounded::<1>)
        .also(&["_IO_sprintf"]),
    world("vsprintf", |c| to_buffer(c, c.ptr(0), None, c.ptr(1), c.va_list(2)))
        .follow(follow::print::unbounded::<1>)
        .also(&["_IO_vsprintf"]),
    world("snprintf", |c| to_buffer(c, c.ptr(0), Some(c.size(1)), c.ptr(2), c.varargs()))
        .follow(follow::print::bounded::<2>),
    world("vsnprintf", |c| to_buffer(c, c.ptr(0), Some(c.size(1)), c.ptr(2), c.va_list(3)))
        .follow(follow::print::bounded::<2>),
    world("asprintf", |c| to_new_string(c, c.ptr(1), c.varargs()))
        .follow(follow::print::to_new::<1>)
        .also(&["__asprintf"]),
    world("vasprintf", |c| to_new_string(c, c.ptr(1), c.va_list(2))).follow(follow::print::to_new::<1>),
    // The fortified forms have a flag (which forbids %n in writable memory; we allow it) before the format.
    world("__printf_chk", |c| to_stdout(c, c.ptr(1), c.varargs())).prints().format(1),
    world("__vprintf_chk", |c| to_stdout(c, c.ptr(1), c.va_list(2))).prints().format(1),
    world("__fprintf_chk", |c| to_stream(c, c.ptr(0), c.ptr(2), c.varargs())).prints().format(2),
    world("__vfprintf_chk", |c| to_stream(c, c.ptr(0), c.ptr(2), c.va_list(3))).prints().format(2),
    world("__dprintf_chk", |c| to_descriptor(c, c.ptr(2), c.varargs())).prints_to_descriptor().format(2),
    world("__vdprintf_chk", |c| to_descriptor(c, c.ptr(2), c.va_list(3))).prints_to_descriptor().format(2),
    world("__sprintf_chk", |c| fortified(c, c.ptr(0), c.size(2), c.ptr(3), c.varargs()))
        .follow(follow::print::unbounded::<3>),
    world("__vsprintf_chk", |c| fortified(c, c.ptr(0), c.size(2), c.ptr(3), c.va_list(4)))
        .follow(follow::print::unbounded::<3>),
    world("__snprintf_chk", |c| fortified_sized(c, c.varargs())).follow(follow::print::bounded::<4>),
    world("__vsnprintf_chk", |c| fortified_sized(c, c.va_list(5))).follow(follow::print::bounded::<4>),
    world("__asprintf_chk", |c| to_new_string(c, c.ptr(2), c.varargs())).follow(follow::print::to_new::<2>),
    world("__vasprintf_chk", |c| to_new_string(c, c.ptr(2), c.va_list(3))).follow(follow::print::to_new::<2>),
];

/// Text, what printf returns for it, and why the program stops instead (after the text so far).
pub(super) struct Text {
    pub(super) bytes: Vec<u8>,
    length: i32,
    stop: Option<Stop>,
}

impl Text {
    fn finish(self) -> Result<Ret, Stop> {
        match self.stop {
            Some(stop) => Err(stop),
            None => Ok(self.length.into()),
        }
    }
}

pub(in super::super) fn errno(c: &Call<'_>) -> Errno {
    Errno(c.mem.read_u32(c.errno_at).unwrap_or(0) as i32)
}

/// Formats, storing no more than `keep` bytes; errno is set on failure.
pub(super) fn text(c: &mut Call<'_>, format: Addr, mut args: VaList, keep: usize) -> Result<Text, Stop> {
    let format = c.mem.c_string(format)?.to_vec();
    let errno = errno(c);
    let room = c.room();
    let mut out = Out { utf8: c.world.locale.is_utf8(c.thread), ..Out::new(keep.min(room)) };
    let (length, stop) = match print(&format, &mut args, c.mem, errno, &mut out) {
        Ok(_) if keep > room && out.total > room as u64 => {
            c.set_errno(Errno::ENOMEM);
            return Ok(Text { bytes: Vec::new(), length: -1, stop: None });
        }
        Ok(Ok(length)) => (length, None),
        Ok(Err(e)) => {
            c.set_errno(e);
            (-1, None)
        }
        Err(stop) => (-1, Some(stop)),
    };
    Ok(Text { bytes: out.text, length, stop })
}

fn to_stdout(c: &mut Call<'_>, format: Addr, args: VaList) -> Result<Ret, Stop> {
    let file = standard(c, Std::Out)?;
    to_stream(c, file, format, args)
}

pub(super) fn to_stream(c: &mut Call<'_>, file: Addr, format: Addr, args: VaList) -> Result<Ret, Stop> {
    c.world.streams.get(file, c.mem)?;
    let text = text(c, format, args, usize::MAX)?;
    let moved = write(c, file, &text.bytes)?;
    if moved.count < text.bytes.len() && text.stop.is_none() {
        return Ok(EOF.into());
    }
    text.finish()
}

fn to_descriptor(c: &mut Call<'_>, format: Addr, args: VaList) -> Result<Ret, Stop> {
    let fd = c.int(0);
    let text = text(c, format, args, usize::MAX)?;
    let mut rest = &text.bytes[..];
    while !rest.is_empty() {
        match c.world.files.write(fd, rest) {
            Ok(n) => rest = &rest[n..],
            Err(e) => {
                super::note(c, Some(e))?;
                return Ok(EOF.into());
            }
        }
    }
    text.finish()
}

/// Into a buffer of `size` bytes; `None` if the program did not say how many there are. Only the bytes really
/// written must fit the object.
fn to_buffer(c: &mut Call<'_>, to: Addr, size: Option<u64>, format: Addr, args: VaList) -> Result<Ret, Stop> {
    let keep = size.map_or(usize::MAX, |s| usize::try_from(s.saturating_sub(1)).unwrap_or(usize::MAX));
    let keep = keep.min(enough(c, to));
    let text = text(c, format, args, keep)?;
    if size != Some(0) {
        c.write_string(to, &text.bytes)?;
    }
    text.finish()
}

fn to_new_string(c: &mut Call<'_>, format: Addr, args: VaList) -> Result<Ret, Stop> {
    let at = c.ptr(0);
    let text = text(c, format, args, usize::MAX)?;
    if text.length >= 0 {
        let string = c.malloc_string(&text.bytes)?;
        if string == 0 {
            return Ok(EOF.into());
        }
        c.mem.write_u64(at, string)?;
    }
    text.finish()
}

/// So many bytes surely do not fit into the object at an address: more need not be stored to say so.
pub(in super::super) fn enough(c: &Call<'_>, at: Addr) -> usize {
    c.mem.rest(at).map_or(0, <[u8]>::len) + (1 << 20)
}

/// `sprintf` into an object of `room` bytes, as far as the compiler knew.
fn fortified(c: &mut Call<'_>, to: Addr, room: u64, format: Addr, args: VaList) -> Result<Ret, Stop> {
    let text = text(c, format, args, enough(c, to))?;
    let needed = text.bytes.len() as u64 + 1;
    if needed > room {
        let message = format!("buffer overflow detected: sprintf writes {needed} bytes into a buffer of {room}");
        return c.fault(FailureKind::Fortify, message);
    }
    c.write_string(to, &text.bytes)?;
    text.finish()
}

fn fortified_sized(c: &mut Call<'_>, args: VaList) -> Result<Ret, Stop> {
    let (to, size, room, format) = (c.ptr(0), c.size(1), c.size(3), c.ptr(4));
    if size > room {
        let message = format!("buffer overflow detected: snprintf may write {size} bytes into a buffer of {room}");
        return c.fault(FailureKind::Fortify, message);
    }
    to_buffer(c, to, Some(size), format, args)
}
