//! The C library. A shim decodes the ABI of one function and calls what gives it its meaning, which lives in
//! `world` (files, streams, environment, clock) or `memory`.
//!
//! How to add a shim: write `fn name(c: &mut Call) -> Result<Ret, Stop>` in the file of its header, add
//! `("name", name)` to the `SHIMS` table of that file, and a test under `tests/run` (docs/adding-a-shim.md).
//! Functions that call back into the program (qsort, atexit) are written in C, in `crates/vm/runtime`.

mod call;
mod complex;
mod ctype;
mod dirent;
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
mod signal;
mod stdio;
mod stdio_wide;
mod stdlib;
mod string;
mod temp;
mod time;
mod unistd;
mod wchar;

pub use call::{Call, Pending, Ret, Stop, VaList};

use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// The bytes of a wide character; `None` if it has none.
pub(crate) fn encode_wide(utf8: bool, wide: u32) -> Option<Vec<u8>> {
    wchar::encoding::encode(utf8, wide)
}

/// A library function.
pub type Shim = fn(&mut Call<'_>) -> Result<Ret, Stop>;

/// Every file's table.
const TABLES: &[&[(&str, Shim)]] = &[
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
    pthread::SHIMS,
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
    temp::SHIMS,
    time::SHIMS,
    unistd::SHIMS,
];

/// The names of all shims.
pub fn names() -> impl Iterator<Item = &'static str> {
    TABLES.iter().flat_map(|t| t.iter()).map(|t| t.0)
}

/// The shim of a name.
pub fn lookup(name: &str) -> Option<Shim> {
    static INDEX: OnceLock<FxHashMap<&'static str, Shim>> = OnceLock::new();
    let index = INDEX.get_or_init(|| TABLES.iter().flat_map(|t| t.iter().copied()).collect());
    index.get(name).copied()
}

#[cfg(test)]
mod hostile;
