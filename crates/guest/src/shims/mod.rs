//! The C library. A shim decodes the ABI of one function and calls what gives it its meaning, which lives in
//! `world` (files, streams, environment, clock) or `memory`.
//!
//! How to add a shim: write `fn name(c: &mut Call) -> Result<Ret, Stop>` in the file of its header, add
//! `("name", name)` to the `SHIMS` table of that file, and a test under `tests/run` (docs/adding-a-shim.md).
//! Functions that call back into the program (qsort, atexit) are written in C, in `crates/guest/runtime`.

mod atomic;
mod complex;
mod ctype;
mod dirent;
mod effect;
mod env;
mod fcntl_stat;
mod fnmatch;
mod getopt;
pub mod globals;
mod inet;
mod libm;
mod locale;
mod math;
mod misc;
mod mman;
mod poll;
mod process;
mod pthread;
mod sched;
mod signal;
mod stdio;
mod stdio_wide;
mod stdlib;
mod string;
mod symbolic;
mod syscall;
mod temp;
mod time;
mod unistd;
mod wchar;

pub use effect::{Effect, Waits};
pub use symbolic::{assumes, fills, value_size};

use crate::call::{Call, Pending, Ret, Stop, VaList};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// A library function.
pub type Shim = fn(&mut Call<'_>) -> Result<Ret, Stop>;

/// A synchronisation operation that never waits, or says so itself.
const OBJECT: Effect = Effect::Object(Waits::No);

/// Every file's table, and what its functions touch unless `effect.rs` knows better.
const TABLES: &[(&[(&str, Shim)], Effect)] = &[
    (stdio::block::SHIMS, Effect::World),
    (stdio::chars::SHIMS, Effect::World),
    (stdio::err::SHIMS, Effect::World),
    (stdio::lines::SHIMS, Effect::World),
    (stdio::open::SHIMS, Effect::World),
    (stdio::position::SHIMS, Effect::World),
    (stdio::print::SHIMS, Effect::World),
    (stdio::scan::SHIMS, Effect::World),
    (stdio::state::SHIMS, Effect::World),
    (stdio_wide::SHIMS, Effect::World),
    (pthread::thread::SHIMS, Effect::Own),
    (pthread::attr::SHIMS, Effect::Memory),
    (pthread::lock::SHIMS, OBJECT),
    (pthread::wait::SHIMS, OBJECT),
    (pthread::semaphore::SHIMS, OBJECT),
    (pthread::keys::SHIMS, OBJECT),
    (sched::SHIMS, Effect::World),
    (syscall::SHIMS, Effect::Syscall),
    (atomic::SIZED, Effect::Own),
    (atomic::GENERIC, Effect::Own),
    (string::memory::SHIMS, Effect::Memory),
    (string::copy::SHIMS, Effect::Memory),
    (string::compare::SHIMS, Effect::Memory),
    (string::search::SHIMS, Effect::Memory),
    (string::token::SHIMS, Effect::Memory),
    (string::names::SHIMS, Effect::Memory),
    (ctype::CLASSIFIERS, Effect::Own),
    (ctype::SHIMS, Effect::Own),
    (wchar::text::SHIMS, Effect::Memory),
    (wchar::number::SHIMS, Effect::Memory),
    (wchar::multibyte::SHIMS, Effect::World),
    (math::UNARY, Effect::Memory),
    (math::UNARY_F, Effect::Memory),
    (math::BINARY, Effect::Memory),
    (math::BINARY_F, Effect::Memory),
    (math::TERNARY, Effect::Memory),
    (math::TERNARY_F, Effect::Memory),
    (math::TO_INTEGER, Effect::Memory),
    (math::TO_INTEGER_F, Effect::Memory),
    (math::SCALE, Effect::Memory),
    (math::SCALE_F, Effect::Memory),
    (math::SCALE_LONG, Effect::Memory),
    (math::SCALE_LONG_F, Effect::Memory),
    (math::BESSEL, Effect::Memory),
    (math::BESSEL_F, Effect::Memory),
    (math::SHIMS, Effect::Memory),
    (math::extended::UNARY, Effect::Memory),
    (math::extended::BINARY, Effect::Memory),
    (math::extended::TO_INTEGER, Effect::Memory),
    (math::extended::SHIMS, Effect::Memory),
    (math::fenv::SHIMS, Effect::Memory),
    (complex::UNARY, Effect::Memory),
    (complex::SHIMS, Effect::Memory),
    (stdlib::alloc::SHIMS, Effect::Own),
    (stdlib::arith::SHIMS, Effect::Memory),
    (stdlib::end::SHIMS, Effect::Own),
    (stdlib::number::SHIMS, Effect::Memory),
    (stdlib::random::SHIMS, Effect::World),
    (dirent::SHIMS, Effect::World),
    (env::SHIMS, Effect::World),
    (fcntl_stat::SHIMS, Effect::World),
    (fnmatch::SHIMS, Effect::Memory),
    (getopt::SHIMS, Effect::World),
    (inet::SHIMS, Effect::Memory),
    (locale::SHIMS, Effect::World),
    (misc::SHIMS, Effect::World),
    (mman::SHIMS, Effect::World),
    (poll::SHIMS, Effect::World),
    (process::SHIMS, Effect::World),
    (signal::SHIMS, Effect::World),
    (symbolic::FILLS, Effect::Memory),
    (symbolic::VALUES, Effect::Own),
    (symbolic::ASSUMPTIONS, Effect::Assume),
    (temp::SHIMS, Effect::World),
    (time::SHIMS, Effect::World),
    (unistd::SHIMS, Effect::World),
];

/// The names of all shims.
pub fn names() -> impl Iterator<Item = &'static str> {
    TABLES.iter().flat_map(|t| t.0).map(|t| t.0)
}

/// The shim of a name, and what it touches.
pub fn lookup(name: &str) -> Option<(Shim, Effect)> {
    static INDEX: OnceLock<FxHashMap<&'static str, (Shim, Effect)>> = OnceLock::new();
    let index = INDEX.get_or_init(|| {
        let all =
            TABLES.iter().flat_map(|&(table, effect)| table.iter().map(move |&(name, shim)| (name, shim, effect)));
        all.map(|(name, shim, effect)| (name, (shim, effect::exception(name).unwrap_or(effect)))).collect()
    });
    index.get(name).copied()
}

#[cfg(test)]
mod hostile;
