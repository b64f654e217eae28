//! The virtual machine: runs LLVM IR with every memory access checked.

pub mod bytecode;
pub mod exec;
pub mod format;
pub mod fp80;
pub mod image;
pub mod layout;
mod lower;
pub mod memory;
pub mod race;
pub mod sched;
pub mod shims;
pub mod sync;
pub mod world;

pub use exec::stop::Stop;
pub use exec::{
    Birth, Captured, Did, End, Exclude, FoundRace, Limits, Machine, Moment, Observer, Outcome, Seen, Standing,
    StopReason, Tracking, Waiting, Written,
};
pub use image::{CodeAccess, CodeLimit, CodeLink, Image, InCode, LoadError, MayRace, Shared, Towards};
