//! The virtual machine: runs LLVM IR with every memory access checked.

#![forbid(unsafe_code)]

mod arith;
pub mod bytecode;
pub mod exec;
pub mod image;
pub mod layout;
pub mod race;
pub mod sched;
mod seen;

pub use exec::stop::Stop;
pub use exec::{
    Birth, Captured, Did, End, Exclude, FoundRace, Limits, Machine, Moment, Observer, Outcome, Seen, Standing,
    StopReason, Tracking, Waiting, Written,
};
pub use guest::sync::{BlockReason, Deed, ThreadId, ThreadOp};
pub use guest::world::files::Output;
pub use image::{BranchSide, CodeAccess, CodeFlows, CodeLimit, CodeLink, Escort, Image, InCode, LoadError};
pub use image::{MayFlow, MayRace, Shared, Towards, Way};
pub use seen::NotFollowed;
