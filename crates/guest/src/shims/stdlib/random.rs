//! rand, random, drand48 and their families: where their state lies in guest memory.

use super::super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::world::random::{Rand48, Random, rand_r as next_rand_r};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    world("rand", random),
    world("srand", srandom),
    world("rand_r", rand_r),
    world("random", random),
    world("srandom", srandom),
    world("initstate", initstate),
    world("setstate", setstate),
    world("random_r", random_r),
    world("srandom_r", srandom_r),
    world("initstate_r", initstate_r),
    world("setstate_r", setstate_r),
    world("drand48", |c| Ok(Rand48::as_f64(step48(c)).into())),
    world("erand48", |c| Ok(Rand48::as_f64(step48_at(c, c.ptr(0))?).into())),
    world("lrand48", |c| Ok(Rand48::as_nonnegative(step48(c)).into())),
    world("nrand48", |c| Ok(Rand48::as_nonnegative(step48_at(c, c.ptr(0))?).into())),
    world("mrand48", |c| Ok(Rand48::as_signed(step48(c)).into())),
    world("jrand48", |c| Ok(Rand48::as_signed(step48_at(c, c.ptr(0))?).into())),
    world("srand48", srand48),
    world("seed48", seed48),
    world("lcong48", lcong48),
    world("srand48_r", srand48_r),
    world("drand48_r", drand48_r),
    world("lrand48_r", lrand48_r),
    world("mrand48_r", mrand48_r),
];

/// The generator whose state `initstate` put at `at`; `None` if there is no such state.
fn load(c: &Call<'_>, at: Addr) -> Result<Option<Random>, Stop> {
    let Some(behind) = Random::words_behind(c.mem.read_u32(at)?) else { return Ok(None) };
    Ok(Random::from_bytes(c.mem.bytes(at, behind + 4)?))
}

fn with_current<T>(c: &mut Call<'_>, f: impl FnOnce(&mut Random) -> T) -> Result<T, Stop> {
    let at = c.world.generators.state_at;
    if at == 0 {
        return Ok(f(&mut c.world.generators.random));
    }
    let Some(mut generator) = load(c, at)? else { return c.unsupported("the state given to setstate was overwritten") };
    let result = f(&mut generator);
    c.write(at, &generator.to_bytes())?;
    Ok(result)
}

fn random(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(with_current(c, Random::next)?.into())
}

fn srandom(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let seed = c.int(0) as u32;
    with_current(c, |g| g.seed(seed))?;
    Ok(Ret::Void)
}

fn rand_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (value, seed) = next_rand_r(c.mem.read_u32(c.ptr(0))?);
    c.mem.write_u32(c.ptr(0), seed)?;
    Ok(value.into())
}

/// The address of the state in use, for `initstate` and `setstate` to return. The default state moves into guest
/// memory here, because the program can name it from now on.
fn current_address(c: &mut Call<'_>) -> Result<Addr, Stop> {
    if c.world.generators.state_at == 0 {
        let bytes = c.world.generators.random.to_bytes();
        c.world.generators.state_at = c.library_object(&bytes)?;
    }
    Ok(c.world.generators.state_at)
}

fn initstate(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let old = current_address(c)?;
    let Some(generator) = Random::for_size(c.size(2), c.int(0) as u32) else {
        c.set_errno(Errno::EINVAL);
        return Ok(Ret::One(0));
    };
    c.write(c.ptr(1), &generator.to_bytes())?;
    c.world.generators.state_at = c.ptr(1);
    Ok(Ret::One(old))
}

fn setstate(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let old = current_address(c)?;
    if load(c, c.ptr(0))?.is_none() {
        c.set_errno(Errno::EINVAL);
        return Ok(Ret::One(0));
    }
    c.world.generators.state_at = c.ptr(0);
    Ok(Ret::One(old))
}

// struct random_data: fptr 0, rptr 8, state 16, rand_type 24, rand_deg 28, rand_sep 32, end_ptr 40.

fn load_data(c: &Call<'_>, data: Addr) -> Result<Option<(Random, Addr)>, Stop> {
    c.mem.any_bytes(data, 48)?;
    let state = c.mem.read_u64(data + 16)?;
    if state == 0 {
        return Ok(None);
    }
    let kind = c.mem.read_u32(data + 24)? as usize;
    let degree = c.mem.read_u32(data + 28)?;
    let rear = if kind == 0 { 0 } else { c.mem.read_u64(data + 8)?.wrapping_sub(state) / 4 };
    let bytes = c.mem.bytes(state, u64::from(degree.max(1)) * 4)?;
    let words = bytes.chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect();
    Ok(Random::from_parts(kind, rear as usize, words).map(|g| (g, state)))
}

fn store_data(c: &mut Call<'_>, data: Addr, generator: &Random, state: Addr) -> Result<(), Stop> {
    let (kind, degree, separation, front, rear) = generator.shape();
    let bytes: Vec<u8> = generator.words().iter().flat_map(|w| w.to_le_bytes()).collect();
    c.write(state, &bytes)?;
    c.mem.write_u64(data, state + 4 * front as u64)?;
    c.mem.write_u64(data + 8, state + 4 * rear as u64)?;
    c.mem.write_u64(data + 16, state)?;
    c.mem.write_u32(data + 24, kind as u32)?;
    c.mem.write_u32(data + 28, degree as u32)?;
    c.mem.write_u32(data + 32, separation as u32)?;
    c.mem.write_u64(data + 40, state + 4 * degree as u64)?;
    Ok(())
}

fn random_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some((mut generator, state)) = load_data(c, c.ptr(0))? else { return c.fail(Errno::EINVAL) };
    let value = generator.next();
    store_data(c, c.ptr(0), &generator, state)?;
    c.mem.write_u32(c.ptr(1), value as u32)?;
    Ok(0i32.into())
}

fn srandom_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some((mut generator, state)) = load_data(c, c.ptr(1))? else { return c.fail(Errno::EINVAL) };
    generator.seed(c.int(0) as u32);
    store_data(c, c.ptr(1), &generator, state)?;
    Ok(0i32.into())
}

/// Notes the position of the state that a `struct random_data` leaves, so that setstate_r can come back to it.
fn leave_state(c: &mut Call<'_>, data: Addr) -> Result<(), Stop> {
    if let Some((old, state)) = load_data(c, data)? {
        c.write(state - 4, &old.to_bytes())?;
    }
    Ok(())
}

fn initstate_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    leave_state(c, c.ptr(3))?;
    let Some(generator) = Random::for_size(c.size(2), c.int(0) as u32) else { return c.fail(Errno::EINVAL) };
    c.write(c.ptr(1), &generator.to_bytes())?;
    store_data(c, c.ptr(3), &generator, c.ptr(1) + 4)?;
    Ok(0i32.into())
}

fn setstate_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    leave_state(c, c.ptr(1))?;
    let Some(generator) = load(c, c.ptr(0))? else { return c.fail(Errno::EINVAL) };
    store_data(c, c.ptr(1), &generator, c.ptr(0) + 4)?;
    Ok(0i32.into())
}

/// The next state of the default generator.
fn step48(c: &mut Call<'_>) -> u64 {
    let generator = &mut c.world.generators.rand48;
    generator.x = generator.step(generator.x);
    generator.x
}

/// The next state of the caller's own `unsigned short[3]`.
fn step48_at(c: &mut Call<'_>, at: Addr) -> Result<u64, Stop> {
    let x = c.world.generators.rand48.step(read48(c, at)?);
    write48(c, at, x)?;
    Ok(x)
}

fn read48(c: &Call<'_>, at: Addr) -> Result<u64, Stop> {
    let bytes = c.mem.read::<6>(at)?;
    Ok(bytes.iter().rev().fold(0, |x, &b| x << 8 | u64::from(b)))
}

fn write48(c: &mut Call<'_>, at: Addr, x: u64) -> Result<(), Stop> {
    c.write(at, &x.to_le_bytes()[..6])
}

fn srand48(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let seed = c.long(0);
    c.world.generators.rand48.seed(seed);
    Ok(Ret::Void)
}

fn seed48(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let x = read48(c, c.ptr(0))?;
    c.world.generators.rand48.seed_all(x);
    let old = match c.world.statics.get("seed48", 0) {
        Some(at) => at,
        None => c.library_object(&[0; 6])?,
    };
    c.world.statics.set("seed48", 0, old);
    write48(c, old, c.world.generators.rand48.old_x)?;
    Ok(Ret::One(old))
}

fn lcong48(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = c.ptr(0);
    let (x, a, summand) = (read48(c, at)?, read48(c, at + 6)?, c.mem.read_u16(at + 12)?);
    let generator = &mut c.world.generators.rand48;
    *generator = Rand48 { x, a, c: summand, old_x: generator.old_x };
    Ok(Ret::Void)
}

// struct drand48_data: x 0, old_x 6, c 12, init 14, a 16.

/// One step of the generator in a `struct drand48_data`.
fn step48_in(c: &mut Call<'_>, data: Addr) -> Result<u64, Stop> {
    c.mem.any_bytes(data, 24)?;
    if c.mem.read_u16(data + 14)? == 0 {
        c.mem.write_u64(data + 16, Rand48::default().a)?;
        c.mem.write_u16(data + 12, Rand48::default().c)?;
        c.mem.write_u16(data + 14, 1)?;
    }
    let generator = Rand48 { a: c.mem.read_u64(data + 16)?, c: c.mem.read_u16(data + 12)?, ..Rand48::default() };
    let x = generator.step(read48(c, data)?);
    write48(c, data, x)?;
    Ok(x)
}

fn srand48_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mut generator = Rand48::default();
    generator.seed(c.long(0));
    let data = c.ptr(1);
    write48(c, data, generator.x)?;
    c.mem.write_u16(data + 12, generator.c)?;
    c.mem.write_u16(data + 14, 1)?;
    c.mem.write_u64(data + 16, generator.a)?;
    Ok(0i32.into())
}

fn drand48_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let x = step48_in(c, c.ptr(0))?;
    c.mem.write_u64(c.ptr(1), Rand48::as_f64(x).to_bits())?;
    Ok(0i32.into())
}

fn lrand48_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let x = step48_in(c, c.ptr(0))?;
    c.mem.write_u64(c.ptr(1), Rand48::as_nonnegative(x) as u64)?;
    Ok(0i32.into())
}

fn mrand48_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let x = step48_in(c, c.ptr(0))?;
    c.mem.write_u64(c.ptr(1), Rand48::as_signed(x) as u64)?;
    Ok(0i32.into())
}
