//! The environment functions of stdlib.h.

use super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::world::env::EnvError;

pub(super) const SHIMS: &[Entry] = &[
    world("getenv", getenv).also(&["secure_getenv", "__secure_getenv"]),
    world("setenv", setenv),
    world("unsetenv", unsetenv),
    world("putenv", putenv),
    world("clearenv", clearenv),
];

fn done(c: &mut Call<'_>, result: Result<(), EnvError>) -> Result<Ret, Stop> {
    match result {
        Ok(()) => Ok(Ret::One(0)),
        Err(EnvError::Fault(fault)) => Err(fault.into()),
        Err(EnvError::Full) => c.fail(Errno::ENOMEM),
    }
}

fn getenv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let name = c.string(0)?;
    Ok(c.world.env.get(c.mem, &name)?.into())
}

/// A name that a variable can have.
fn name(c: &Call<'_>) -> Result<Option<Vec<u8>>, Stop> {
    if c.ptr(0) == 0 {
        return Ok(None);
    }
    let name = c.string(0)?;
    Ok(Some(name).filter(|n| !n.is_empty() && !n.contains(&b'=')))
}

fn setenv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some(name) = name(c)? else { return c.fail(Errno::EINVAL) };
    let value = c.string(1)?;
    let overwrite = c.int(2) != 0;
    let result = c.world.env.set(c.mem, &name, &value, overwrite);
    done(c, result)
}

fn unsetenv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some(name) = name(c)? else { return c.fail(Errno::EINVAL) };
    let result = c.world.env.unset(c.mem, &name);
    done(c, result)
}

/// The very string becomes part of the environment; one without `=` removes the variable.
fn putenv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (at, text) = (c.ptr(0), c.string(0)?);
    let result = match text.iter().position(|&b| b == b'=') {
        Some(n) => c.world.env.put(c.mem, &text[..n], at),
        None => c.world.env.unset(c.mem, &text),
    };
    done(c, result)
}

fn clearenv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let result = c.world.env.clear(c.mem);
    done(c, result)
}
