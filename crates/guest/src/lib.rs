//! What a guest program finds besides its own instructions: checked memory, threads and locks, files and the clock,
//! and the C library. It knows nothing of the instructions themselves: those are the crate `vm`'s.

pub mod errno;
pub mod fp80;
pub mod memory;
pub mod sync;

pub mod world;

pub mod call;

pub mod format;

pub mod follow;

pub mod shims;

/// The part of the C library that is itself a program, as LLVM IR: what calls back into the program, like `qsort`.
/// `runtime/build.sh` makes it from the C files there; it is linked into every program.
pub const RUNTIME: &str = include_str!("../runtime/runtime.ll");
