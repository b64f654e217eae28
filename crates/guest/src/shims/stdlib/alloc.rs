//! malloc and its family. An object has exactly the size that was asked for, and an address of its own.

use super::super::{Call, Effect, Entry, Ret, Role, Stop, memory, own, world};
use crate::errno::Errno;
use crate::memory::{Addr, ObjectKind};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    own("malloc", |c| Ok(Ret::One(unwritten(c, 16, c.size(0))))).role(Role::Allocates).also(&["__libc_malloc"]),
    own("calloc", calloc).role(Role::Allocates).also(&["__libc_calloc"]),
    own("realloc", |c| reallocate(c, c.size(1))).role(Role::Reallocates).effect(Effect::Free).also(&["__libc_realloc"]),
    own("reallocarray", reallocarray).role(Role::Reallocates).effect(Effect::Free),
    own("free", free).frees().also(&["__libc_free", "cfree"]),
    world("posix_memalign", posix_memalign).role(Role::AllocatesInto(0)),
    own("aligned_alloc", aligned_alloc).role(Role::Allocates).also(&["memalign"]),
    own("valloc", |c| Ok(Ret::One(aligned(c, PAGE, c.size(0))))).role(Role::Allocates),
    own("pvalloc", pvalloc).role(Role::Allocates),
    memory("malloc_usable_size", malloc_usable_size),
    own("malloc_trim", |_| Ok(0i32.into())),
    own("mallopt", |_| Ok(1i32.into())),
    own("malloc_stats", |_| Ok(Ret::Void)),
];

const PAGE: u64 = 4096;

/// The product of two slots, or null with ENOMEM as the C function returns it.
fn product(c: &mut Call<'_>, a: usize, b: usize) -> Option<u64> {
    let size = c.size(a).checked_mul(c.size(b));
    if size.is_none() {
        c.set_errno(Errno::ENOMEM);
    }
    size
}

/// A new object that the program has to write before it uses what is there.
fn unwritten(c: &mut Call<'_>, align: u64, size: u64) -> Addr {
    let at = c.malloc_aligned(size, align);
    c.mem.mark_unwritten(at);
    at
}

fn calloc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    // Every new object is zero.
    Ok(Ret::One(product(c, 0, 1).map_or(0, |size| c.malloc(size))))
}

fn reallocarray(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match product(c, 1, 2) {
        Some(size) => reallocate(c, size),
        None => Ok(Ret::One(0)),
    }
}

/// Always moves, so that no pointer to the old object works by luck.
fn reallocate(c: &mut Call<'_>, size: u64) -> Result<Ret, Stop> {
    let old = c.ptr(0);
    if old == 0 {
        return Ok(Ret::One(unwritten(c, 16, size)));
    }
    let before = match c.mem.object(old) {
        Some(o) if o.kind == ObjectKind::Heap && o.base == old => o.size,
        _ => return Err(c.mem.explain_free(old, true).into()),
    };
    let new = if size == 0 { 0 } else { unwritten(c, 16, size) };
    if size != 0 && new == 0 {
        return Ok(Ret::One(0));
    }
    c.mem.copy(new, old, before.min(size))?;
    c.mem.free(old, c.site)?;
    Ok(Ret::One(new))
}

fn free(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) != 0 {
        c.mem.free(c.ptr(0), c.site)?;
    }
    Ok(Ret::Void)
}

fn posix_memalign(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (align, size) = (c.size(1), c.size(2));
    if align % 8 != 0 || !align.is_power_of_two() {
        return Ok(Errno::EINVAL.0.into());
    }
    match c.mem.alloc(c.region, ObjectKind::Heap, size, align.max(16), c.site) {
        Some(at) => {
            c.mem.mark_unwritten(at);
            c.mem.write_u64(c.ptr(0), at)?;
            Ok(0i32.into())
        }
        None => {
            // As in glibc, although POSIX says nothing of it.
            c.set_errno(Errno::ENOMEM);
            Ok(Errno::ENOMEM.0.into())
        }
    }
}

fn aligned(c: &mut Call<'_>, align: u64, size: u64) -> Addr {
    unwritten(c, align.max(16), size)
}

/// glibc rounds an alignment that is no power of two up to the next one.
fn aligned_alloc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.size(0).checked_next_power_of_two() {
        Some(align) => Ok(Ret::One(aligned(c, align, c.size(1)))),
        None => {
            c.set_errno(Errno::EINVAL);
            Ok(Ret::One(0))
        }
    }
}

fn pvalloc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let size = c.size(0).checked_next_multiple_of(PAGE).unwrap_or(u64::MAX);
    Ok(Ret::One(aligned(c, PAGE, size)))
}

fn malloc_usable_size(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = c.ptr(0);
    if at == 0 {
        return Ok(Ret::One(0));
    }
    match c.mem.object(at) {
        Some(o) if o.kind == ObjectKind::Heap && o.base == at => {
            c.mem.any_bytes(at, o.size.min(1))?;
            Ok(Ret::One(o.size))
        }
        _ => Err(c.mem.explain(at, 1, false).into()),
    }
}
