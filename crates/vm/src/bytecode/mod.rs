//! What a function becomes: dense register bytecode. [`Op`] is the hot set, [`Ext`] everything else, [`Code`] the whole.

mod ext;
mod op;

pub use ext::{Ext, Fun, OverflowOp, Touch, VA_LIST};
pub use op::Op;

use crate::layout::Scalar;
use guest::shims::{Entry, Shim};

/// A register of the current frame.
pub type Reg = u32;

/// Where an argument comes from.
#[derive(Clone, Copy, Debug)]
pub enum Src {
    Reg(Reg),
    Imm(u64),
}

#[derive(Clone, Copy, Debug)]
pub enum Callee {
    /// A function of the image.
    Function(u32),
    Pointer(Reg),
    /// A library function that an intrinsic stands for.
    Shim(Shim, &'static Entry),
}

/// An argument passed by hidden copy.
#[derive(Clone, Copy, Debug)]
pub struct ByVal {
    /// Its slot among the arguments.
    pub slot: u32,
    pub size: u64,
    pub align: u64,
}

/// One variadic argument as it lies in the overflow area.
#[derive(Clone, Copy, Debug)]
pub struct VarArg {
    /// Its first slot among the arguments.
    pub slot: u32,
    pub offset: u64,
    pub kind: VarArgKind,
}

#[derive(Clone, Copy, Debug)]
pub enum VarArgKind {
    Scalar(Scalar),
    /// The bytes that a byval pointer points at.
    Bytes(u64),
}

/// Everything about a call that the op has no room for.
#[derive(Clone, Debug)]
pub struct CallSite {
    pub callee: Callee,
    pub args: Box<[Src]>,
    /// How many of them belong to declared parameters.
    pub fixed: u32,
    pub byval: Box<[ByVal]>,
    /// Variadic arguments and the size of their area; empty for calls without.
    pub varargs: Box<[VarArg]>,
    /// Bytes of the variadic area: registers, then stack.
    pub va_size: u64,
    pub dst: Reg,
    pub ret_slots: u32,
    /// Width of a one-slot integer result, to cut what a shim returns; 64 otherwise.
    pub ret_bits: u32,
    /// Somebody looks at the result.
    pub used: bool,
    /// The instruction of the function's body; `u32::MAX` for a call of our own.
    pub inst: u32,
}

impl CallSite {
    /// The `n`-th argument slot, given the caller's registers; 0 if the call has fewer.
    #[inline]
    pub(crate) fn argument(&self, n: usize, regs: &[u64]) -> u64 {
        match self.args.get(n) {
            Some(Src::Reg(r)) => regs[*r as usize],
            Some(Src::Imm(v)) => *v,
            None => 0,
        }
    }

    /// The arguments that are passed by copying what they point at: their slots, and how many bytes.
    pub(crate) fn copied(&self) -> impl Iterator<Item = (u32, u64)> {
        let variadic = self.varargs.iter().filter_map(|v| match v.kind {
            VarArgKind::Bytes(size) => Some((v.slot, size)),
            VarArgKind::Scalar(_) => None,
        });
        self.byval.iter().map(|b| (b.slot, b.size)).chain(variadic)
    }
}

/// A switch: sorted cases for a binary search, or a dense table.
#[derive(Clone, Debug)]
pub enum Switch {
    /// `targets[v - low]`
    Dense {
        low: u64,
        /// Targets; holes hold the default.
        targets: Box<[u32]>,
        default: u32,
    },
    /// Cases in increasing order.
    Sparse {
        /// Values and targets.
        cases: Box<[(u64, u32)]>,
        default: u32,
    },
}

/// A local variable that lives in memory.
#[derive(Clone, Debug)]
pub struct AllocaSite {
    pub size: u64,
    pub align: u64,
    /// Its place in the image's table of local variables.
    pub site: guest::memory::Site,
}

/// A register that stands for a local variable, or for a part of one.
#[derive(Clone, Debug)]
pub struct LocalRegister {
    pub register: Reg,
    /// The bits of the register that belong to the variable.
    pub bits: u64,
    /// Bytes of the variable.
    pub size: u64,
    /// Its place in the image's table of local variables.
    pub site: guest::memory::Site,
}

/// Where an op came from.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpInfo {
    /// `!dbg` node plus one; 0 if there is none.
    pub loc: u32,
    /// IR instructions executed since the last op that counted, this one's included.
    pub step: u32,
}

/// Registers from `first` on that will not be read before they are written, for a thread that stands before an op from `from` to `to`.
#[derive(Clone, Copy, Debug)]
pub struct Dead {
    pub first: Reg,
    pub slots: u32,
    pub from: u32,
    pub to: u32,
}

#[derive(Debug, Default)]
pub struct Code {
    pub ops: Vec<Op>,
    /// Parallel to `ops`.
    pub info: Vec<OpInfo>,
    pub ext: Vec<Ext>,
    pub calls: Vec<CallSite>,
    pub switches: Vec<Switch>,
    pub allocas: Vec<AllocaSite>,
    /// Branches, in order, that jump when the condition of the IR does not hold.
    pub inverted: Vec<u32>,
    /// Slots that the parameters take, from register 0 on.
    pub params: u32,
    /// Registers that stand for local variables, which start as zero.
    pub zeroed: std::ops::Range<u32>,
    /// What these are.
    pub locals: Vec<LocalRegister>,
    /// Registers in all.
    pub regs: u32,
    /// Registers that hold nothing of use somewhere, in the order of registers.
    pub dead: Vec<Dead>,
    /// What the frame counts for on the guest's stack, in bytes.
    pub frame_bytes: u64,
    pub varargs: bool,
    /// `gp_offset` and `fp_offset` of a fresh `va_list`.
    pub va_start: (u32, u32),
}

impl Code {
    /// The registers, in order, that hold nothing of use before the op `at`.
    pub(crate) fn dead_before(&self, at: u32) -> impl Iterator<Item = Reg> {
        let same = self.dead.chunk_by(|a, b| a.first == b.first);
        let dead = same.filter(move |all| all.iter().any(|d| d.from <= at && at <= d.to));
        dead.flat_map(|all| all[0].first..all[0].first + all[0].slots)
    }

    /// Whether the branch at `op` jumps when the condition of the IR does not hold.
    pub fn is_inverted(&self, op: u32) -> bool {
        self.inverted.binary_search(&op).is_ok()
    }
}

impl Switch {
    pub fn retarget(&mut self, f: impl Fn(u32) -> u32) {
        match self {
            Switch::Dense { targets, default, .. } => {
                targets.iter_mut().for_each(|t| *t = f(*t));
                *default = f(*default);
            }
            Switch::Sparse { cases, default } => {
                cases.iter_mut().for_each(|(_, t)| *t = f(*t));
                *default = f(*default);
            }
        }
    }

    /// Where a value goes.
    #[inline]
    pub fn target(&self, v: u64) -> u32 {
        match self {
            Switch::Dense { low, targets, default } => {
                targets.get(v.wrapping_sub(*low) as usize).copied().unwrap_or(*default)
            }
            Switch::Sparse { cases, default } => {
                cases.binary_search_by_key(&v, |c| c.0).map_or(*default, |i| cases[i].1)
            }
        }
    }
}
