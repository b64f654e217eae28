use super::super::{Call, Entry, Ret, Role, Stop, world};
use super::{note, reading, write};
use crate::follow::stdio;
use crate::memory::Addr;
use trace::FailureKind;

pub(in super::super) const SHIMS: &[Entry] = &[
    world("fread", fread).follow(stdio::fread).role(Role::Reads).also(&["fread_unlocked"]),
    world("__fread_chk", fread_chk).follow(stdio::fread_chk).role(Role::Reads).also(&["__fread_unlocked_chk"]),
    world("fwrite", fwrite).prints().block(0, &[1, 2]).also(&["fwrite_unlocked"]),
];

/// Bytes are read into the buffer as they come, so that only what is really read must fit.
fn read_items(c: &mut Call<'_>, to: Addr, size: u64, count: u64, file: Addr) -> Result<Ret, Stop> {
    const STEP: u64 = 1 << 20;
    let Some(bytes) = size.checked_mul(count) else {
        return c.unsupported(format!("{count} items of {size} bytes are more than an address space"));
    };
    if bytes == 0 {
        return Ok(Ret::One(0));
    }
    let mut done = 0;
    let mut buffer = Vec::new();
    while done < bytes {
        buffer.resize((bytes - done).min(STEP) as usize, 0);
        let moved = match reading(c, file, |stream, io| stream.read(io, &mut buffer))? {
            Ok(moved) => moved,
            Err(_) => break,
        };
        note(c, moved.errno)?;
        c.write(to + done, &buffer[..moved.count])?;
        done += moved.count as u64;
        if moved.count < buffer.len() {
            break;
        }
    }
    Ok(Ret::One(done / size))
}

fn fread(c: &mut Call<'_>) -> Result<Ret, Stop> {
    read_items(c, c.ptr(0), c.size(1), c.size(2), c.ptr(3))
}

fn fread_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (to, room, size, count, file) = (c.ptr(0), c.size(1), c.size(2), c.size(3), c.ptr(4));
    if size.checked_mul(count).is_none_or(|bytes| bytes > room) {
        return c.fault(
            FailureKind::Fortify,
            format!("buffer overflow detected: {count} items of {size} bytes do not fit a buffer of {room}"),
        );
    }
    read_items(c, to, size, count, file)
}

fn fwrite(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (from, size, count, file) = (c.ptr(0), c.size(1), c.size(2), c.ptr(3));
    let Some(len) = size.checked_mul(count) else {
        return c.unsupported(format!("{count} items of {size} bytes are more than an address space"));
    };
    if len == 0 {
        return Ok(Ret::One(0));
    }
    let bytes = c.mem.bytes(from, len)?.to_vec();
    let moved = write(c, file, &bytes)?;
    Ok(Ret::One(moved.count as u64 / size))
}
