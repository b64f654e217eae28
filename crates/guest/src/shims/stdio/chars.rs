use super::super::{Call, Entry, Ret, Role, Stop, world};
use super::{EOF, Std, on, reading, standard, write_or_eof};
use crate::follow::stdio;
use crate::memory::Addr;

pub(in super::super) const SHIMS: &[Entry] = &[
    world("fgetc", fgetc).follow(stdio::fgetc).role(Role::Reads).also(&[
        "fgetc_unlocked",
        "getc",
        "getc_unlocked",
        "_IO_getc",
        "__uflow",
    ]),
    world("__underflow", underflow).follow(stdio::fgetc),
    world("getchar", getchar).follow(stdio::getchar).role(Role::Reads).also(&["getchar_unlocked"]),
    world("fputc", fputc).prints().also(&["fputc_unlocked", "putc", "putc_unlocked", "_IO_putc"]),
    world("__overflow", overflow).prints(),
    world("putchar", putchar).prints().also(&["putchar_unlocked"]),
    world("ungetc", ungetc).follow(stdio::ungetc),
    world("getw", getw),
    world("putw", |c| write_or_eof(c, c.ptr(1), &c.int(0).to_le_bytes(), 0)).prints(),
];

fn get(c: &mut Call<'_>, file: Addr) -> Result<Ret, Stop> {
    let byte = reading(c, file, |stream, io| stream.read_byte(io))?;
    Ok(byte.ok().flatten().map_or(EOF, i32::from).into())
}

fn fgetc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    get(c, c.ptr(0))
}

fn getchar(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let file = standard(c, Std::In)?;
    get(c, file)
}

fn underflow(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = reading(c, c.ptr(0), |stream, io| stream.peek_byte(io))?;
    Ok(byte.ok().flatten().map_or(EOF, i32::from).into())
}

fn put(c: &mut Call<'_>, file: Addr, code: i32) -> Result<Ret, Stop> {
    let byte = code as u8;
    let put = on(c, file, |stream, io| match stream.orient(-1) {
        1 => Ok(false),
        _ => stream.write_byte(io, byte).map(|()| true),
    })?;
    Ok(if put == Ok(true) { byte.into() } else { EOF }.into())
}

fn fputc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    put(c, c.ptr(1), c.int(0))
}

fn putchar(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let file = standard(c, Std::Out)?;
    put(c, file, c.int(0))
}

/// The stream comes first here; `EOF` for the character only flushes.
fn overflow(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.int(1) != EOF {
        return put(c, c.ptr(0), c.int(1));
    }
    let flushed = on(c, c.ptr(0), |stream, io| stream.flush(io))?;
    Ok(if flushed.is_ok() { 0 } else { EOF }.into())
}

fn ungetc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let code = c.int(0);
    if code == EOF {
        return Ok(EOF.into());
    }
    let back = on(c, c.ptr(1), |stream, io| stream.unget(io, code as u8))?;
    Ok(if back.is_ok() { i32::from(code as u8) } else { EOF }.into())
}

fn getw(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mut word = [0; 4];
    let moved = reading(c, c.ptr(0), |stream, io| stream.read(io, &mut word))?;
    Ok(if moved.is_ok_and(|m| m.count == 4) { i32::from_le_bytes(word) } else { EOF }.into())
}
