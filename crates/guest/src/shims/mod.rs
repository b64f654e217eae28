//! The C library. A shim decodes the ABI of one function and calls what gives it its meaning, which lives in
//! `world` (files, streams, environment, clock) or `memory`.
//!
//! How to add a function: write `fn name(c: &mut Call) -> Result<Ret, Stop>` in the file of its header, add an
//! [`Entry`] to the `SHIMS` table of that file, and a test under `tests/run` (docs/adding-a-shim.md). A shim of one line
//! stands in its entry, as a closure. Whatever else somebody wants to know about the function (does it allocate, does it take
//! a lock) stands in that entry, and nowhere else.
//! Functions that call back into the program (qsort, atexit) are written in C, in `crates/guest/runtime`.

mod atomic;
mod complex;
mod ctype;
mod dirent;
mod effect;
mod entry;
mod env;
mod fcntl_stat;
mod fnmatch;
mod getopt;
pub mod globals;
mod handlers;
pub(crate) mod inet;
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

pub use effect::{Effect, Until, Waits};
pub use entry::{Entry, Lock, Patience, Role, Target};
pub use symbolic::section;
pub use syscall::compared_with_futex;

use crate::call::{Call, Pending, Ret, Stop, VaList};
use entry::{in_c, memory, object, own, text, threads, world, yields};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

pub type Shim = fn(&mut Call<'_>) -> Result<Ret, Stop>;

const TABLES: &[&[Entry]] = &[
    stdio::block::SHIMS,
    stdio::chars::SHIMS,
    stdio::err::SHIMS,
    stdio::lines::SHIMS,
    stdio::open::SHIMS,
    stdio::position::SHIMS,
    stdio::print::SHIMS,
    stdio::scan::SHIMS,
    stdio::state::SHIMS,
    stdio_wide::SHIMS,
    pthread::thread::SHIMS,
    pthread::attr::SHIMS,
    pthread::lock::SHIMS,
    pthread::wait::SHIMS,
    pthread::semaphore::SHIMS,
    pthread::keys::SHIMS,
    sched::SHIMS,
    syscall::SHIMS,
    atomic::SIZED,
    atomic::GENERIC,
    string::memory::SHIMS,
    string::copy::SHIMS,
    string::compare::SHIMS,
    string::search::SHIMS,
    string::token::SHIMS,
    string::names::SHIMS,
    ctype::CLASSIFIERS,
    ctype::SHIMS,
    wchar::text::SHIMS,
    wchar::number::SHIMS,
    wchar::multibyte::SHIMS,
    math::UNARY,
    math::UNARY_F,
    math::ROOT,
    math::ROOT_F,
    math::BINARY,
    math::BINARY_F,
    math::TERNARY,
    math::TERNARY_F,
    math::TO_INTEGER,
    math::TO_INTEGER_F,
    math::SCALE,
    math::SCALE_F,
    math::SCALE_LONG,
    math::SCALE_LONG_F,
    math::BESSEL,
    math::BESSEL_F,
    math::SHIMS,
    math::extended::UNARY,
    math::extended::BINARY,
    math::extended::TO_INTEGER,
    math::extended::SHIMS,
    math::fenv::SHIMS,
    complex::UNARY,
    complex::SHIMS,
    stdlib::alloc::SHIMS,
    stdlib::arith::SHIMS,
    stdlib::end::SHIMS,
    stdlib::number::SHIMS,
    stdlib::random::SHIMS,
    dirent::SHIMS,
    env::SHIMS,
    fcntl_stat::SHIMS,
    fnmatch::SHIMS,
    getopt::SHIMS,
    inet::SHIMS,
    locale::SHIMS,
    misc::SHIMS,
    mman::SHIMS,
    poll::SHIMS,
    process::SHIMS,
    signal::SHIMS,
    symbolic::SHIMS,
    temp::SHIMS,
    time::SHIMS,
    unistd::SHIMS,
];

pub fn entries() -> impl Iterator<Item = &'static Entry> {
    TABLES.iter().copied().flatten()
}

pub fn lookup(name: &str) -> Option<&'static Entry> {
    static INDEX: OnceLock<FxHashMap<&'static str, &'static Entry>> = OnceLock::new();
    let index = INDEX.get_or_init(|| entries().flat_map(|e| e.names().map(move |name| (name, e))).collect());
    index.get(name).copied()
}

#[cfg(test)]
mod hostile;
#[cfg(test)]
mod tests;
