//! Odds and ends: `errno`, random bytes, `ioctl`, and what is refused by name.

use super::{Call, Entry, Ret, Stop, memory, world};
use crate::errno::Errno;

pub(super) const SHIMS: &[Entry] = &[
    // Where it is never changes, and is no secret: what is read or written there is an access as any other.
    memory("__errno_location", |c| Ok(Ret::One(c.errno_at))),
    world("getentropy", getentropy),
    world("getrandom", getrandom),
    world("arc4random", |c| Ok((c.world.files.entropy.next_u64() as u32).into())),
    world("arc4random_uniform", arc4random_uniform),
    world("arc4random_buf", arc4random_buf),
    world("ioctl", ioctl),
    world("openlog", nothing).also(&["closelog"]),
    world("syslog", nothing).prints().also(&["vsyslog"]),
    world("setlogmask", setlogmask),
    world("regcomp", regex).also(&["regexec", "regerror", "regfree"]),
    world("wordexp", |c| c.unsupported("there is no shell whose rules could be followed")).also(&["wordfree"]),
    world("getcontext", contexts).also(&["setcontext", "makecontext", "swapcontext"]),
    world("backtrace", backtrace).also(&["backtrace_symbols"]),
    world("backtrace_symbols_fd", nothing),
];

/// Fills guest memory; the length is checked by the memory before anything is made.
fn fill(c: &mut Call<'_>, at: u64, len: u64) -> Result<(), Stop> {
    let to = c.mem.bytes_mut(at, len)?;
    c.world.files.entropy.fill(to);
    Ok(())
}

fn getentropy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.size(1) > 256 {
        return c.fail(Errno::EIO);
    }
    fill(c, c.ptr(0), c.size(1))?;
    Ok(Ret::One(0))
}

fn getrandom(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fill(c, c.ptr(0), c.size(1))?;
    Ok(Ret::One(c.size(1)))
}

fn arc4random_uniform(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let bound = c.arg(0) & 0xffff_ffff;
    let bits = c.world.files.entropy.next_u64();
    Ok(if bound < 2 { 0 } else { bits % bound }.into())
}

fn arc4random_buf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fill(c, c.ptr(0), c.size(1))?;
    Ok(Ret::Void)
}

fn ioctl(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const FIONREAD: u64 = 0x541b;
    const FIONBIO: u64 = 0x5421;
    const FIOCLEX: u64 = 0x5451;
    const FIONCLEX: u64 = 0x5450;
    const O_NONBLOCK: i32 = crate::world::files::flags::O_NONBLOCK;
    let (fd, request, at) = (c.int(0), c.arg(1) & 0xffff_ffff, c.ptr(2));
    let flags = match c.world.files.flags(fd) {
        Ok(flags) => flags,
        Err(e) => return c.fail(e),
    };
    let result = match request {
        FIONREAD => match c.world.files.available(fd) {
            Ok(n) => {
                c.mem.write_u32(at, n.min(i32::MAX as u64) as u32)?;
                Ok(())
            }
            Err(e) => Err(e),
        },
        FIONBIO => {
            let on = c.mem.read_u32(at)? != 0;
            c.world.files.set_flags(fd, if on { flags | O_NONBLOCK } else { flags & !O_NONBLOCK })
        }
        FIOCLEX => c.world.files.set_cloexec(fd, true),
        FIONCLEX => c.world.files.set_cloexec(fd, false),
        // Window sizes, terminal settings and all else: the guest's terminals have none.
        _ => Err(Errno::ENOTTY),
    };
    c.result(result.map(|()| 0))
}

fn nothing(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::Void)
}

fn setlogmask(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const ALL: i32 = 0xff;
    let before = c.world.log_mask.unwrap_or(ALL);
    if c.int(0) != 0 {
        c.world.log_mask = Some(c.int(0));
    }
    Ok(before.into())
}

/// An empty stack: addresses of the guest's code mean nothing outside.
fn backtrace(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(0))
}

fn regex(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("POSIX regular expressions are not there yet; compile a regex library into the program")
}

fn contexts(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("Unsnarl cannot switch between stacks; use threads")
}
