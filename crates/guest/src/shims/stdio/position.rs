use super::super::{Call, Entry, Ret, Stop, world};
use super::on;
use crate::errno::Errno;
use crate::memory::Addr;

pub(in super::super) const SHIMS: &[Entry] = &[
    world("fseek", |c| Ok(seek(c, c.ptr(0), c.long(1), c.int(2))?.into())).also(&["fseeko", "fseeko64"]),
    world("ftell", ftell).also(&["ftello", "ftello64"]),
    world("rewind", rewind),
    world("fgetpos", fgetpos).also(&["fgetpos64"]),
    world("fsetpos", fsetpos).also(&["fsetpos64"]),
];

fn seek(c: &mut Call<'_>, file: Addr, offset: i64, whence: i32) -> Result<i32, Stop> {
    Ok(if on(c, file, |stream, io| stream.seek(io, offset, whence))?.is_ok() { 0 } else { -1 })
}

fn ftell(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = on(c, c.ptr(0), |stream, io| stream.tell(io))?;
    if at.is_ok_and(|at| at < 0) {
        // After ungetc at the start; glibc returns the number all the same.
        c.set_errno(Errno::EINVAL);
    }
    Ok(at.unwrap_or(-1).into())
}

fn rewind(c: &mut Call<'_>) -> Result<Ret, Stop> {
    seek(c, c.ptr(0), 0, 0)?;
    // The error indicator goes even if the seek failed.
    let _ = on(c, c.ptr(0), |stream, _| {
        stream.clear_error();
        Ok(())
    })?;
    Ok(Ret::Void)
}

/// `fpos_t` is the position and the conversion state, which the C locale does not have.
fn fgetpos(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let to = c.ptr(1);
    match on(c, c.ptr(0), |stream, io| stream.tell(io))? {
        Ok(at) => {
            c.write(to, &at.to_le_bytes())?;
            c.write(to + 8, &[0; 8])?;
            Ok(0.into())
        }
        Err(_) => Ok((-1).into()),
    }
}

fn fsetpos(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = c.mem.read_u64(c.ptr(1))? as i64;
    Ok(seek(c, c.ptr(0), at, 0)?.into())
}
