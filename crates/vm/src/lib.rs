//! The virtual machine: runs LLVM IR with every memory access checked.

pub mod format;
pub mod fp80;
pub mod memory;
pub mod shims;
pub mod world;
