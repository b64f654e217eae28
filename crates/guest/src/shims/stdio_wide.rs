//! The wide side of stdio. In the C locale a wide character is a byte below 128 in a file; any other is EILSEQ.

use super::stdio::print::{enough, errno};
use super::stdio::scan::FromStream;
use super::stdio::{EOF, note, on, reading_as, standard};
use super::{Call, Entry, Ret, Stop, VaList, world};
use crate::errno::Errno;
use crate::format::print::{Out, ascii_only, print, read_wide};
use crate::format::scan::{Source, Target, Text, scan};
use crate::memory::{Addr, Memory};
use crate::world::World;
use crate::world::streams::{Moved, Std, Trouble};
use trace::FailureKind;

pub(super) const SHIMS: &[Entry] = &[
    world("wprintf", |c| to_stdout(c, c.ptr(0), c.varargs())).prints().format(0),
    world("vwprintf", |c| to_stdout(c, c.ptr(0), c.va_list(1))).prints().format(0),
    world("fwprintf", |c| to_stream(c, c.ptr(0), c.ptr(1), c.varargs())).prints().format(1),
    world("vfwprintf", |c| to_stream(c, c.ptr(0), c.ptr(1), c.va_list(2))).prints().format(1),
    world("swprintf", |c| to_buffer(c, c.ptr(0), c.size(1), c.ptr(2), c.varargs())),
    world("vswprintf", |c| to_buffer(c, c.ptr(0), c.size(1), c.ptr(2), c.va_list(3))),
    world("__wprintf_chk", |c| to_stdout(c, c.ptr(1), c.varargs())).prints().format(1),
    world("__vwprintf_chk", |c| to_stdout(c, c.ptr(1), c.va_list(2))).prints().format(1),
    world("__fwprintf_chk", |c| to_stream(c, c.ptr(0), c.ptr(2), c.varargs())).prints().format(2),
    world("__vfwprintf_chk", |c| to_stream(c, c.ptr(0), c.ptr(2), c.va_list(3))).prints().format(2),
    world("__swprintf_chk", |c| fortified(c, c.varargs())),
    world("__vswprintf_chk", |c| fortified(c, c.va_list(5))),
    world("wscanf", |c| from_stdin(c, c.ptr(0), c.varargs())).also(&["__isoc99_wscanf", "__isoc23_wscanf"]),
    world("vwscanf", |c| from_stdin(c, c.ptr(0), c.va_list(1))).also(&["__isoc99_vwscanf", "__isoc23_vwscanf"]),
    world("fwscanf", fwscanf).also(&["__isoc99_fwscanf", "__isoc23_fwscanf"]),
    world("vfwscanf", vfwscanf).also(&["__isoc99_vfwscanf", "__isoc23_vfwscanf"]),
    world("swscanf", |c| from_string(c, c.varargs())).also(&["__isoc99_swscanf", "__isoc23_swscanf"]),
    world("vswscanf", |c| from_string(c, c.va_list(2))).also(&["__isoc99_vswscanf", "__isoc23_vswscanf"]),
    world("fputwc", fputwc).prints().also(&["fputwc_unlocked", "putwc", "putwc_unlocked"]),
    world("putwchar", putwchar).prints().also(&["putwchar_unlocked"]),
    world("fputws", fputws).prints().also(&["fputws_unlocked"]),
    world("fgetwc", fgetwc).also(&["fgetwc_unlocked", "getwc", "getwc_unlocked"]),
    world("getwchar", getwchar).also(&["getwchar_unlocked"]),
    world("fgetws", |c| line_into(c, c.ptr(0), c.int(1), c.ptr(2))).also(&["fgetws_unlocked"]),
    world("__fgetws_chk", fgetws_chk),
    world("ungetwc", ungetwc),
    world("fwide", fwide),
];

/// Writes wide characters; false if not all went out.
fn write(c: &mut Call<'_>, file: Addr, text: &[u32]) -> Result<bool, Stop> {
    let good = text.iter().position(|&u| u >= 0x80).unwrap_or(text.len());
    let bytes: Vec<u8> = text[..good].iter().map(|&u| u as u8).collect();
    let moved = on(c, file, |stream, io| {
        if stream.orient(1) < 0 {
            return Ok(Moved { count: 0, errno: None });
        }
        let mut moved = stream.write(io, &bytes)?;
        if good < text.len() && moved.errno.is_none() {
            stream.set_error();
            moved.errno = Some(Errno::EILSEQ);
        }
        Ok(moved)
    })?;
    let moved = moved.unwrap_or_else(|e| Moved { count: 0, errno: Some(e) });
    note(c, moved.errno)?;
    Ok(moved.errno.is_none() && moved.count == text.len())
}

/// Formats; the text, and the length or -1 (with errno).
fn text(c: &mut Call<'_>, format: Addr, mut args: VaList, keep: usize) -> Result<(Out<u32>, i32), Stop> {
    let format = read_wide(c.mem, format, usize::MAX)?;
    let errno = errno(c);
    let room = c.room() / 4;
    let mut out = Out::new(keep.min(room));
    let length = match print(&format, &mut args, c.mem, errno, &mut out)? {
        _ if keep > room && out.total > room as u64 => {
            c.set_errno(Errno::ENOMEM);
            out.text.clear();
            -1
        }
        Ok(length) => length,
        Err(e) => {
            c.set_errno(e);
            -1
        }
    };
    Ok((out, length))
}

fn to_stdout(c: &mut Call<'_>, format: Addr, args: VaList) -> Result<Ret, Stop> {
    let file = standard(c, Std::Out)?;
    to_stream(c, file, format, args)
}

fn to_stream(c: &mut Call<'_>, file: Addr, format: Addr, args: VaList) -> Result<Ret, Stop> {
    c.world.streams.get(file, c.mem)?;
    let (out, length) = text(c, format, args, usize::MAX)?;
    Ok(if write(c, file, &out.text)? { length } else { EOF }.into())
}

/// Unlike snprintf, text that does not fit is an error; the buffer then holds what does.
fn to_buffer(c: &mut Call<'_>, to: Addr, size: u64, format: Addr, args: VaList) -> Result<Ret, Stop> {
    if size == 0 {
        return Ok(EOF.into());
    }
    let keep = usize::try_from(size - 1).unwrap_or(usize::MAX).min(enough(c, to));
    let (out, length) = text(c, format, args, keep)?;
    let bytes: Vec<u8> = out.text.iter().copied().chain([0]).flat_map(u32::to_le_bytes).collect();
    c.write(to, &bytes)?;
    Ok(if out.total >= size { EOF } else { length }.into())
}

fn fortified(c: &mut Call<'_>, args: VaList) -> Result<Ret, Stop> {
    let (to, size, room, format) = (c.ptr(0), c.size(1), c.size(3), c.ptr(4));
    if size > room {
        let message = format!("buffer overflow detected: swprintf may write {size} characters into a buffer of {room}");
        return c.fault(FailureKind::Fortify, message);
    }
    to_buffer(c, to, size, format, args)
}

/// A stream whose bytes must be ASCII.
struct Ascii<'a>(FromStream<'a>);

impl Source for Ascii<'_> {
    fn next(&mut self, mem: &mut Memory) -> Result<Option<u32>, Stop> {
        match self.0.next(mem)?.map(ascii_only) {
            Some(Err(e)) => {
                self.0.stream.set_error();
                self.0.errno = Some(e);
                Ok(None)
            }
            Some(Ok(code)) => Ok(Some(code)),
            None => Ok(None),
        }
    }
    fn unget(&mut self, code: u32) {
        self.0.unget(code);
    }
}

fn from_stream(c: &mut Call<'_>, file: Addr, format: Addr, mut args: VaList) -> Result<Ret, Stop> {
    let binary = c.name.starts_with("__isoc23");
    let format = read_wide(c.mem, format, usize::MAX)?;
    // Standard output is flushed and the stream oriented before the first character.
    if reading_as(c, file, 1, |stream, _| Ok(stream.orient(1)))? != Ok(1) {
        return Ok(EOF.into());
    }
    let World { streams, files, .. } = &mut *c.world;
    let stream = streams.get(file, c.mem)?;
    let mut source = Ascii(FromStream { stream, files, region: c.region, site: c.site, errno: None });
    let target = Target { mem: c.mem, region: c.region, site: c.site, binary };
    let scanned = scan(&format, &mut args, target, &mut source)?;
    let errno = source.0.errno.or(scanned.errno);
    let bits = source.0.stream.flag_bits();
    c.mem.write_u32(file, bits)?;
    note(c, errno)?;
    Ok(scanned.result.into())
}

fn from_stdin(c: &mut Call<'_>, format: Addr, args: VaList) -> Result<Ret, Stop> {
    let file = standard(c, Std::In)?;
    from_stream(c, file, format, args)
}

fn from_string(c: &mut Call<'_>, mut args: VaList) -> Result<Ret, Stop> {
    let binary = c.name.starts_with("__isoc23");
    let text = read_wide(c.mem, c.ptr(0), usize::MAX)?;
    let format = read_wide(c.mem, c.ptr(1), usize::MAX)?;
    let target = Target { mem: c.mem, region: c.region, site: c.site, binary };
    let scanned = scan(&format, &mut args, target, &mut Text { text: &text, at: 0 })?;
    note(c, scanned.errno)?;
    Ok(scanned.result.into())
}

fn fwscanf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    from_stream(c, c.ptr(0), c.ptr(1), c.varargs())
}
fn vfwscanf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    from_stream(c, c.ptr(0), c.ptr(1), c.va_list(2))
}
fn put(c: &mut Call<'_>, file: Addr, code: u32) -> Result<Ret, Stop> {
    Ok(if write(c, file, &[code])? { code } else { EOF as u32 }.into())
}

fn fputwc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    put(c, c.ptr(1), c.int(0) as u32)
}

fn putwchar(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let file = standard(c, Std::Out)?;
    put(c, file, c.int(0) as u32)
}

fn fputws(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let text = read_wide(c.mem, c.ptr(0), usize::MAX)?;
    Ok(if write(c, c.ptr(1), &text)? { 1 } else { EOF }.into())
}

/// The next wide character; `None` at the end and on errors.
fn get(c: &mut Call<'_>, file: Addr) -> Result<Option<u32>, Stop> {
    let code = reading_as(c, file, 1, |stream, io| {
        if stream.orient(1) < 0 {
            return Ok(None);
        }
        match stream.read_byte(io)? {
            Some(b) if b >= 0x80 => {
                stream.set_error();
                Err(Trouble::Errno(Errno::EILSEQ))
            }
            byte => Ok(byte.map(u32::from)),
        }
    })?;
    Ok(code.ok().flatten())
}

fn fgetwc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(get(c, c.ptr(0))?.unwrap_or(EOF as u32).into())
}

fn getwchar(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let file = standard(c, Std::In)?;
    Ok(get(c, file)?.unwrap_or(EOF as u32).into())
}

fn line_into(c: &mut Call<'_>, to: Addr, size: i32, file: Addr) -> Result<Ret, Stop> {
    if size <= 0 {
        return Ok(Ret::One(0));
    }
    let mut line = Vec::new();
    while line.len() < size as usize - 1 {
        let Some(code) = get(c, file)? else { break };
        line.push(code);
        if code == u32::from(b'\n') {
            break;
        }
    }
    let failed = c.world.streams.get(file, c.mem)?.is_error();
    if size > 1 && (line.is_empty() || failed) {
        return Ok(Ret::One(0));
    }
    let bytes: Vec<u8> = line.into_iter().chain([0]).flat_map(u32::to_le_bytes).collect();
    c.write(to, &bytes)?;
    Ok(Ret::One(to))
}

fn fgetws_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (to, room, size, file) = (c.ptr(0), c.size(1), c.int(2), c.ptr(3));
    if size > 0 && size as u64 > room {
        let message = format!("buffer overflow detected: fgetws may write {size} characters into a buffer of {room}");
        return c.fault(FailureKind::Fortify, message);
    }
    line_into(c, to, size, file)
}

fn ungetwc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let code = c.int(0) as u32;
    if code == EOF as u32 {
        return Ok(code.into());
    }
    let back = on(c, c.ptr(1), |stream, io| {
        stream.orient(1);
        stream.unget(io, ascii_only(code)? as u8)
    })?;
    Ok(if back.is_ok() { code } else { EOF as u32 }.into())
}

fn fwide(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let wanted = c.int(1);
    Ok(c.world.streams.get(c.slots.first().copied().unwrap_or(0), c.mem)?.orient(wanted).into())
}
