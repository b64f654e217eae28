//! What runs once, and thread-specific keys.

use super::{Call, Entry, OBJECT, Ret, Stop, Until, answer, error, in_c, object, own, world};
use crate::errno::Errno;
use crate::sync::Key;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    object("__unsnarl_once_begin", once_begin).waits(Until::NobodyRuns, false).words("call once"),
    object("__unsnarl_once_end", once_end).words("call once"),
    own("__unsnarl_key_take", key_take),
    world("pthread_key_create", key_create),
    world("pthread_key_delete", key_delete),
    own("pthread_setspecific", setspecific),
    own("pthread_getspecific", getspecific),
    in_c("pthread_once", OBJECT).also(&["call_once"]),
];

const MAX_KEYS: usize = 1024;

fn once_begin(c: &mut Call<'_>) -> Result<Ret, Stop> {
    // Some programs set it back to PTHREAD_ONCE_INIT.
    if c.mem.read_u32(c.ptr(0))? == 0 {
        c.sync.once_again(c.ptr(0));
    }
    match c.sync.once_begin(c.ptr(0), c.caller()) {
        Ok(run) => Ok(run.into()),
        Err(refusal) => answer(Err(refusal), false),
    }
}

fn once_end(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.sync.once_end(c.ptr(0));
    c.mem.write_u32(c.ptr(0), 2)?;
    Ok(Ret::Void)
}

/// The first number that no key has.
fn key_create(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.sync.keys.iter().position(|k| !k.live).unwrap_or(c.sync.keys.len());
    if number >= MAX_KEYS {
        return error(Errno::EAGAIN);
    }
    c.mem.write_u32(c.ptr(0), number as u32)?;
    let destructor = c.ptr(1);
    if number == c.sync.keys.len() {
        c.sync.keys.push(Key::default());
    }
    let generation = c.sync.keys[number].generation.wrapping_add(1);
    c.sync.keys[number] = Key { live: true, destructor, generation };
    Ok(Ret::One(0))
}

fn key_delete(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.sync.doubt("a key of thread-specific data is deleted beside other threads");
    let number = c.arg(0) as usize;
    match c.sync.keys.get_mut(number) {
        Some(key) if key.live => {
            key.live = false;
            Ok(Ret::One(0))
        }
        _ => error(Errno::EINVAL),
    }
}

fn setspecific(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.arg(0) as usize;
    let Some(key) = c.sync.keys.get(number).filter(|k| k.live) else {
        return error(Errno::EINVAL);
    };
    if c.specific.len() <= number {
        c.specific.resize(number + 1, (0, 0));
    }
    c.specific[number] = (c.arg(1), key.generation);
    Ok(Ret::One(0))
}

fn getspecific(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let number = c.arg(0) as usize;
    let generation = c.sync.keys.get(number).map(|k| k.generation);
    let held = c.specific.get(number).filter(|v| generation == Some(v.1));
    Ok(Ret::One(held.map_or(0, |v| v.0)))
}

/// The next key, from the number at `c.ptr(0)` on, with a destructor and a value: takes the value out, stores it,
/// puts the number after the key, and returns the destructor; null if there is none.
fn key_take(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let from = c.mem.read_u32(c.ptr(0))? as usize;
    for (number, value) in c.specific.iter_mut().enumerate().skip(from) {
        if value.0 != 0
            && let Some(key) = c.sync.keys.get(number)
            && key.live
            && key.destructor != 0
            && key.generation == value.1
        {
            let held = std::mem::take(&mut value.0);
            c.mem.write_u64(c.ptr(1), held)?;
            c.mem.write_u32(c.ptr(0), number as u32 + 1)?;
            return Ok(Ret::One(key.destructor));
        }
    }
    Ok(Ret::One(0))
}
