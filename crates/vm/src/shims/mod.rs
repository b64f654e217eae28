//! The C library. A shim decodes the ABI of one function and calls what gives it its meaning, which lives in
//! `world` (files, streams, environment, clock) or `memory`.
//!
//! How to add a shim: write `fn name(c: &mut Call) -> Result<Ret, Stop>` in the file of its header, add
//! `("name", name)` to the `SHIMS` table of that file, and a test under `tests/run` (docs/adding-a-shim.md).
//! Functions that call back into the program (qsort, atexit) are written in C, in `crates/vm/runtime`.

mod call;
mod stdlib;
mod string;

pub use call::{Call, Ret, Stop, VaList};

use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// A library function.
pub type Shim = fn(&mut Call<'_>) -> Result<Ret, Stop>;

/// Every file's table.
const TABLES: &[&[(&str, Shim)]] = &[
    string::memory::SHIMS,
    string::copy::SHIMS,
    string::compare::SHIMS,
    string::search::SHIMS,
    string::token::SHIMS,
    string::names::SHIMS,
    stdlib::alloc::SHIMS,
    stdlib::arith::SHIMS,
    stdlib::end::SHIMS,
    stdlib::number::SHIMS,
    stdlib::random::SHIMS,
];

/// The shim of a name.
pub fn lookup(name: &str) -> Option<Shim> {
    static INDEX: OnceLock<FxHashMap<&'static str, Shim>> = OnceLock::new();
    let index = INDEX.get_or_init(|| TABLES.iter().flat_map(|t| t.iter().copied()).collect());
    index.get(name).copied()
}
