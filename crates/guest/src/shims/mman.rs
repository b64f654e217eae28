//! sys/mman.h.
//!
//! Protection is that of a whole mapping: `PROT_READ` on any part of it makes all of it constant, and `PROT_NONE`
//! forbids no reads. `MAP_FIXED` and growing mappings are not known.

use super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::world::files::flags::{O_ACCMODE, O_RDWR, O_WRONLY};
use crate::world::mappings::{PAGE, Source};

pub(super) const SHIMS: &[Entry] = &[
    world("mmap", mmap).also(&["mmap64"]),
    world("munmap", |c| c.done(|c| c.world.mappings.unmap(c.mem, c.ptr(0), c.size(1), c.site))),
    world("mprotect", mprotect),
    world("msync", msync),
    world("mremap", mremap),
    world("madvise", advise).also(&["posix_madvise", "mlock", "mlock2", "munlock", "mlockall", "munlockall"]),
    world("mincore", mincore),
    world("brk", brk).also(&["sbrk"]),
    world("shm_open", shared_memory).also(&["shm_unlink", "memfd_create"]),
];

const PROT_WRITE: i32 = 2;
const MAP_SHARED: i32 = 1;
const MAP_PRIVATE: i32 = 2;
const MAP_TYPE: i32 = 15;
const MAP_FIXED: i32 = 0x10;
const MAP_ANONYMOUS: i32 = 0x20;
const MAP_GROWSDOWN: i32 = 0x100;
const MAP_FIXED_NOREPLACE: i32 = 0x10_0000;

fn mmap(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (len, protection, flags, fd) = (c.size(1), c.int(2), c.int(3), c.int(4));
    let Ok(offset) = u64::try_from(c.long(5)) else { return c.fail(Errno::EINVAL) };
    if flags & (MAP_FIXED | MAP_FIXED_NOREPLACE | MAP_GROWSDOWN) != 0 {
        return c.unsupported("MAP_FIXED and MAP_GROWSDOWN: let the system choose the address");
    }
    let shared = match flags & MAP_TYPE {
        MAP_PRIVATE => false,
        MAP_SHARED | 3 => true,
        _ => return c.fail(Errno::EINVAL),
    };
    if len == 0 || !offset.is_multiple_of(PAGE) {
        return c.fail(Errno::EINVAL);
    }
    let writable = protection & PROT_WRITE != 0;
    let source = if flags & MAP_ANONYMOUS != 0 {
        Source::Anonymous
    } else {
        let mode = match c.world.files.flags(fd) {
            Ok(flags) => flags & O_ACCMODE,
            Err(e) => return c.fail(e),
        };
        if mode == O_WRONLY || shared && writable && mode != O_RDWR {
            return c.fail(Errno::EACCES);
        }
        // A mapping that only reads has nothing to write back.
        Source::File { fd, offset, shared: shared && mode == O_RDWR }
    };
    let place = (c.region, c.site);
    let mapped = c.world.mappings.map(c.mem, &mut c.world.files, place, len, source);
    if let Ok(addr) = mapped {
        c.mem.set_constant(addr, !writable && source != Source::Anonymous);
    }
    c.result(mapped)
}

fn mprotect(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.sync.doubt("memory is protected beside other threads");
    let (addr, protection) = (c.ptr(0), c.int(2));
    if !addr.is_multiple_of(PAGE) {
        return c.fail(Errno::EINVAL);
    }
    if c.mem.object(addr).is_none() && !c.world.mappings.contains(addr) {
        return c.fail(Errno::ENOMEM);
    }
    c.mem.set_constant(addr, protection & PROT_WRITE == 0);
    Ok(Ret::One(0))
}

fn msync(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if !c.ptr(0).is_multiple_of(PAGE) {
        return c.fail(Errno::EINVAL);
    }
    match c.world.mappings.sync(c.mem, c.ptr(0))? {
        true => Ok(Ret::One(0)),
        false => c.fail(Errno::ENOMEM),
    }
}

/// Moves an anonymous or private mapping to a larger (or smaller) one.
fn mremap(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const MAYMOVE: i32 = 1;
    let (old, old_len, len, flags) = (c.ptr(0), c.size(1), c.size(2), c.int(3));
    if !old.is_multiple_of(PAGE) || len == 0 || flags & !MAYMOVE != 0 {
        return c.fail(Errno::EINVAL);
    }
    if len <= old_len {
        return Ok(Ret::One(old));
    }
    if flags & MAYMOVE == 0 {
        return c.fail(Errno::ENOMEM);
    }
    if c.world.mappings.is_shared(old) {
        return c.unsupported("growing a shared file mapping: map it again instead");
    }
    let place = (c.region, c.site);
    let moved = c.world.mappings.map(c.mem, &mut c.world.files, place, len, Source::Anonymous);
    if let Ok(new) = moved {
        c.mem.copy(new, old, old_len)?;
        let _ = c.world.mappings.unmap(c.mem, old, old_len, c.site);
    }
    c.result(moved)
}

/// Advice and locks change nothing a program can see.
/// Advice changes nothing, but for `MADV_DONTNEED`: what is not needed is zero again.
fn advise(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const MADV_DONTNEED: i32 = 4;
    if c.name != "madvise" || c.int(2) != MADV_DONTNEED {
        return Ok(Ret::One(0));
    }
    match c.world.mappings.source(c.ptr(0)) {
        Some(Source::Anonymous) => c.mem.bytes_mut(c.ptr(0), c.size(1))?.fill(0),
        Some(Source::File { shared: true, .. }) => {}
        Some(Source::File { .. }) => return c.unsupported("MADV_DONTNEED for a private mapping of a file"),
        None => return c.fail(Errno::ENOMEM),
    }
    Ok(Ret::One(0))
}

fn mincore(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let pages = c.size(1).div_ceil(PAGE);
    c.mem.bytes_mut(c.ptr(2), pages)?.fill(1);
    Ok(Ret::One(0))
}

fn brk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("Unsnarl has no program break, because every object stands alone: use malloc or mmap")
}

fn shared_memory(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("Unsnarl runs one process and has no shared memory: use an anonymous mapping")
}
