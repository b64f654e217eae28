//! fenv.h, as far as a machine goes that always rounds to nearest and never traps: a program can raise, test and
//! clear exception flags, but its arithmetic raises none, and no other rounding mode can be set.

use super::super::{Call, Entry, Ret, Stop, memory};
use crate::memory::Addr;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("fegetround", |_| Ok(0i32.into())),
    memory("fesetround", |c| Ok((c.int(0) != 0).into())),
    memory("feclearexcept", feclearexcept),
    memory("feraiseexcept", feraiseexcept).also(&["fesetexcept"]),
    memory("fetestexcept", |c| Ok((c.world.float_exceptions & c.arg(0) as u32).into())),
    memory("fegetexceptflag", fegetexceptflag),
    memory("fesetexceptflag", fesetexceptflag),
    memory("fegetenv", fegetenv),
    memory("fesetenv", fesetenv),
    memory("feholdexcept", feholdexcept),
    memory("feupdateenv", feupdateenv),
    memory("feenableexcept", |_| Ok(0i32.into())).also(&["fedisableexcept", "fegetexcept"]),
];

/// All exceptions of x86, `__FE_DENORM` included.
const ALL: u32 = 0x3f;
/// `FE_DFL_ENV` and `FE_NOMASK_ENV` are the highest addresses.
const FIRST_SPECIAL: Addr = -2i64 as u64;
const ENV_SIZE: usize = 32;
const MXCSR_AT: usize = 28;
const MXCSR_DEFAULT: u32 = 0x1f80;

fn feclearexcept(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.world.float_exceptions &= !(c.arg(0) as u32);
    Ok(0i32.into())
}

fn feraiseexcept(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.world.float_exceptions |= c.arg(0) as u32 & ALL;
    Ok(0i32.into())
}

fn fegetexceptflag(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.write_u16(c.ptr(0), (c.world.float_exceptions & c.arg(1) as u32) as u16)?;
    Ok(0i32.into())
}

fn fesetexceptflag(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (flags, which) = (u32::from(c.mem.read_u16(c.ptr(0))?), c.arg(1) as u32 & ALL);
    c.world.float_exceptions = c.world.float_exceptions & !which | flags & which;
    Ok(0i32.into())
}

fn fegetenv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mut env = [0; ENV_SIZE];
    let mxcsr = MXCSR_DEFAULT | c.world.float_exceptions;
    env[MXCSR_AT..].copy_from_slice(&mxcsr.to_le_bytes());
    c.write(c.ptr(0), &env)?;
    Ok(0i32.into())
}

fn saved_exceptions(c: &Call<'_>) -> Result<u32, Stop> {
    if c.ptr(0) >= FIRST_SPECIAL {
        return Ok(0);
    }
    c.mem.any_bytes(c.ptr(0), ENV_SIZE as u64)?;
    Ok(c.mem.read_u32(c.ptr(0) + MXCSR_AT as u64)? & ALL)
}

fn fesetenv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.world.float_exceptions = saved_exceptions(c)?;
    Ok(0i32.into())
}

fn feholdexcept(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fegetenv(c)?;
    c.world.float_exceptions = 0;
    Ok(0i32.into())
}

fn feupdateenv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.world.float_exceptions |= saved_exceptions(c)?;
    Ok(0i32.into())
}
