//! From LLVM IR to bytecode, one function at a time, when it is first called.
//!
//! Vectors and aggregates are flattened into scalars, so an operation on a vector is one op a lane. What cannot be
//! lowered becomes an op that stops the run with its reason if it is ever executed.

mod aggregate;
mod analysis;
pub(crate) mod call;
mod cast;
mod control;
mod dead;
mod float;
mod inst;
pub(crate) mod int;
mod intrinsic;
mod memory;
mod verify;

use crate::bytecode::{Code, Ext, LocalRegister, Op, OpInfo, Reg, Src};
use crate::image::Image;
use crate::layout::{self, Scalar};
use analysis::Analysis;
pub(crate) use analysis::for_each_operand;
use ir::{Body, Function, LocalId, Module, Operand, TypeId};
use rustc_hash::FxHashMap;

const NONE: Reg = u32::MAX;

/// What a frame has besides its variables, at the least: the return address and the caller's frame pointer. A
/// compiler often needs more, but a program that runs natively must not run out of stack here.
const FRAME_BYTES: u64 = 16;

pub(crate) struct Lowerer<'a> {
    image: &'a Image,
    module_index: u32,
    module: &'a Module,
    /// The function's id in the image.
    function: u32,
    body: &'a Body,
    info: Analysis,
    code: Code,
    /// Register of each local; `NONE` for those without a value.
    regs: Vec<Reg>,
    /// Op index of each label: the blocks first, then edges.
    labels: Vec<u32>,
    /// Constants that this block has in a register.
    constants: FxHashMap<u64, Reg>,
    /// Instructions passed since the last op that counted.
    passed: u32,
    /// The instruction being lowered.
    at: usize,
    loc: u32,
    /// Slots of values that were moved so far.
    weight: u64,
    /// Where the code of each instruction is.
    places: Vec<dead::Place>,
    /// Registers that this block has taken for itself, and where.
    block_only: Vec<(Reg, u32, u32)>,
}

/// Registers that count for nothing.
const FEW_REGISTERS: u32 = 4096;
/// Slots of values that the instructions of a function may move, all in all: what is far beyond this is made to do harm.
const MOST_WEIGHT: u64 = 1 << 22;

/// Why an instruction could not be lowered.
pub(crate) type Unsupported = String;

pub(crate) fn lower(image: &Image, function: u32, module_index: u32, func: &Function, body: &Body) -> Code {
    let module = image.module(module_index);
    let info = Analysis::of(module, body, func.params.len());
    let mut l = Lowerer {
        image,
        module_index,
        module,
        function,
        body,
        info,
        code: Code::default(),
        regs: vec![NONE; body.local_types.len()],
        labels: vec![0; body.blocks.len()],
        constants: FxHashMap::default(),
        passed: 0,
        at: 0,
        loc: 0,
        weight: 0,
        places: vec![dead::Place::default(); body.insts.len()],
        block_only: Vec::new(),
    };
    l.code.varargs = func.varargs;
    l.note_varargs(func);
    l.assign_registers(func);
    for block in 0..body.blocks.len() {
        l.block(block);
    }
    l.patch_labels();
    l.find_dead();
    // Values that fill so many registers would lie on the stack.
    if l.code.regs > FEW_REGISTERS {
        l.code.frame_bytes = l.code.frame_bytes.saturating_add(l.code.regs.into());
    }
    l.code
}

impl<'a> Lowerer<'a> {
    fn slots(&self, ty: TypeId) -> Option<u32> {
        layout::slots(&self.module.types, ty)
    }

    fn scalar(&self, ty: TypeId) -> Option<Scalar> {
        layout::scalar(&self.module.types, ty)
    }

    /// Parameters first, then promoted allocas, then every other result.
    fn assign_registers(&mut self, func: &Function) {
        let mut next = 0;
        for (i, p) in func.params.iter().enumerate() {
            self.regs[i] = next;
            next = next.saturating_add(self.slots(p.ty).unwrap_or(0));
        }
        self.code.params = next;
        let body = self.body;
        let zeroed_from = next;
        for inst in &body.insts {
            if let (ir::InstKind::Alloca { ty, .. }, Some(r)) = (&inst.kind, inst.result)
                && self.info.promoted[r.index()]
            {
                match self.info.home[r.index()] {
                    Some(param) => self.regs[r.index()] = self.regs[param.index()],
                    None => {
                        self.regs[r.index()] = next;
                        self.add_local(*ty, r, next);
                        next = next.saturating_add(self.slots(*ty).unwrap_or(1));
                    }
                }
            }
        }
        self.code.zeroed = zeroed_from..next;
        for inst in &body.insts {
            if let Some(r) = inst.result
                && self.regs[r.index()] == NONE
                && self.info.alias[r.index()].is_none()
            {
                self.regs[r.index()] = next;
                next = next.saturating_add(self.slots(inst.ty).unwrap_or(1));
            }
        }
        self.code.regs = next;
        self.code.frame_bytes = self.fixed_locals().next_multiple_of(16).saturating_add(FRAME_BYTES);
    }

    /// Registers from `first` on stand for a local variable.
    fn add_local(&mut self, ty: TypeId, local: LocalId, first: Reg) {
        let Some(scalar) = self.scalar(ty) else { return };
        let site = self.image.add_local(self.function, local);
        let bits = scalar.bits();
        self.code.locals.extend((0..scalar.slots()).map(|i| LocalRegister {
            register: first + i,
            bits: layout::mask((bits - 64 * i).min(64)),
            size: u64::from(scalar.bytes()),
            site,
        }));
    }

    /// Bytes of the local variables that every activation has once: those of the entry block.
    fn fixed_locals(&self) -> u64 {
        let entry = self.body.blocks.first().map(|b| b.insts.clone());
        let sizes = entry.into_iter().flatten().filter_map(|i| match &self.body.insts[i as usize].kind {
            ir::InstKind::Alloca { ty, count, .. } => self.fixed_size(*ty, *count),
            _ => None,
        });
        sizes.fold(0u64, u64::saturating_add).min(1 << 60)
    }

    /// The size of a local variable, if it does not depend on anything.
    fn fixed_size(&self, ty: TypeId, count: Option<(TypeId, Operand)>) -> Option<u64> {
        let count = match count {
            None => 1,
            Some((_, n)) => analysis::const_index(self.module, n)? as u64,
        };
        self.module.types.layout(ty)?.size.checked_mul(count)
    }

    /// Counts slots that are moved.
    fn weigh(&mut self, slots: u32) -> Result<(), Unsupported> {
        self.weight += u64::from(slots);
        if self.weight > MOST_WEIGHT { Err("a function with so many large values".into()) } else { Ok(()) }
    }

    fn temp(&mut self, slots: u32) -> Reg {
        let first = self.code.regs;
        self.code.regs += slots;
        self.begin_block_only(first, slots);
        first
    }

    fn emit(&mut self, op: Op) {
        // An op that counts has taken the instructions passed so far with it. Where it can be an event it tells its clock.
        let step = match op {
            Op::Call { n, .. } | Op::Ret { n, .. } => u32::from(n),
            // Neither is an event, but a decision of a trace.
            Op::BrIf { n, .. }
            | Op::BrIfNot { n, .. }
            | Op::BrEq { n, .. }
            | Op::BrNe { n, .. }
            | Op::BrUlt { n, .. }
            | Op::BrUle { n, .. }
            | Op::BrSlt32 { n, .. }
            | Op::BrSle32 { n, .. }
            | Op::BrSlt64 { n, .. }
            | Op::BrSle64 { n, .. }
            | Op::BrEqI32 { n, .. }
            | Op::BrNeI32 { n, .. }
            | Op::BrUltI32 { n, .. }
            | Op::BrUgtI32 { n, .. }
            | Op::BrSltI32 { n, .. }
            | Op::BrSgtI32 { n, .. }
            | Op::BrEqI64 { n, .. }
            | Op::BrNeI64 { n, .. }
            | Op::BrUltI64 { n, .. }
            | Op::BrUgtI64 { n, .. }
            | Op::BrSltI64 { n, .. }
            | Op::BrSgtI64 { n, .. }
            | Op::Switch { n, .. } => u32::from(n),
            _ => self.passed,
        };
        self.code.ops.push(op);
        self.code.info.push(OpInfo { loc: self.loc, step });
    }

    fn ext(&mut self, ext: Ext) {
        let i = self.code.ext.len() as u32;
        self.code.ext.push(ext);
        self.emit(Op::Ext { i });
    }

    /// Takes the instructions passed so far into an op that counts.
    fn count(&mut self) -> u16 {
        if self.passed > u32::from(u16::MAX) {
            let n = self.passed;
            self.emit(Op::Steps { n });
            self.passed = 0;
        }
        std::mem::take(&mut self.passed) as u16
    }

    fn constant(&mut self, d: Reg, v: u64) {
        self.emit(Op::Const { d, lo: v as u32, hi: (v >> 32) as u32 });
    }

    fn mov(&mut self, d: Reg, s: Reg) {
        if d != s {
            self.emit(Op::Mov { d, s });
        }
    }

    fn mov_src(&mut self, d: Reg, s: Src) {
        match s {
            Src::Reg(s) => self.mov(d, s),
            Src::Imm(v) => self.constant(d, v),
        }
    }

    /// A register that holds the source.
    fn in_reg(&mut self, s: Src) -> Reg {
        match s {
            Src::Reg(r) => r,
            Src::Imm(v) => {
                if let Some(&r) = self.constants.get(&v) {
                    return r;
                }
                let r = self.temp(1);
                self.constant(r, v);
                self.constants.insert(v, r);
                r
            }
        }
    }

    /// Consecutive registers that hold the sources.
    fn in_regs(&mut self, s: &[Src]) -> Reg {
        if let [one] = s {
            return self.in_reg(*one);
        }
        if let Some(Src::Reg(first)) = s.first().copied()
            && s.iter().enumerate().all(|(i, s)| matches!(s, Src::Reg(r) if *r == first + i as u32))
        {
            return first;
        }
        let d = self.temp(s.len() as u32);
        for (i, &s) in s.iter().enumerate() {
            self.mov_src(d + i as u32, s);
        }
        d
    }

    fn local(&self, l: LocalId) -> Reg {
        match self.info.alias[l.index()] {
            Some(home) => self.regs[home.index()],
            None => self.regs[l.index()],
        }
    }

    /// All slots of an operand.
    fn srcs(&mut self, op: Operand) -> Result<Vec<Src>, Unsupported> {
        match op {
            Operand::Local(l) => {
                let ty = self.body.local_types[l.index()];
                let n = self.slots(ty).ok_or("a value of a type without registers")?;
                self.weigh(n)?;
                let first = self.local(l);
                Ok((0..n).map(|i| Src::Reg(first + i)).collect())
            }
            Operand::Const(id) => {
                if self.image.mentions_tls(self.module_index, id) {
                    return Ok(vec![Src::Reg(self.tls_constant(id)?)]);
                }
                let slots = self.image.constant_slots(self.module_index, id)?;
                if self.slots(self.module.const_type(id)) != Some(slots.len() as u32) {
                    return Err("a constant that does not fit its type".into());
                }
                Ok(slots.into_iter().map(Src::Imm).collect())
            }
            Operand::Metadata(_) => Ok(Vec::new()),
        }
    }

    /// An operand of one slot.
    fn src(&mut self, op: Operand) -> Result<Src, Unsupported> {
        if let Operand::Local(l) = op {
            return Ok(Src::Reg(self.local(l)));
        }
        self.srcs(op)?.first().copied().ok_or_else(|| "an operand without a value".into())
    }

    /// An operand of one slot in a register.
    fn reg(&mut self, op: Operand) -> Result<Reg, Unsupported> {
        let s = self.src(op)?;
        Ok(self.in_reg(s))
    }

    /// An operand's slots in consecutive registers.
    fn regs_of(&mut self, op: Operand) -> Result<Reg, Unsupported> {
        let s = self.srcs(op)?;
        Ok(self.in_regs(&s))
    }

    /// Where the current instruction's result goes.
    fn dest(&self) -> Reg {
        if let Some(home) = self.info.target[self.at] {
            return self.regs[home.index()];
        }
        match self.body.insts[self.at].result {
            Some(r) => self.regs[r.index()],
            None => 0,
        }
    }

    /// A constant that contains the address of a thread-local variable.
    fn tls_constant(&mut self, id: ir::ConstId) -> Result<Reg, Unsupported> {
        let (index, offset) = self.image.tls_address(self.module_index, id)?;
        let d = self.temp(1);
        self.ext(Ext::TlsAddr { index, d });
        if offset != 0 {
            let o = self.in_reg(Src::Imm(offset as u64));
            self.emit(Op::Add64 { d, a: d, b: o });
        }
        Ok(d)
    }

    /// Replaces label numbers by op indices.
    fn patch_labels(&mut self) {
        let labels = &self.labels;
        for op in &mut self.code.ops {
            use Op::*;
            match op {
                Jmp { t, .. } | BrIf { t, .. } | BrIfNot { t, .. } => *t = labels[*t as usize],
                BrEq { t, .. } | BrNe { t, .. } | BrUlt { t, .. } | BrUle { t, .. } => *t = labels[*t as usize],
                BrSlt32 { t, .. } | BrSle32 { t, .. } | BrSlt64 { t, .. } | BrSle64 { t, .. } => {
                    *t = labels[*t as usize]
                }
                BrEqI32 { t, .. } | BrNeI32 { t, .. } | BrUltI32 { t, .. } | BrUgtI32 { t, .. } => {
                    *t = labels[*t as usize]
                }
                BrSltI32 { t, .. } | BrSgtI32 { t, .. } | BrEqI64 { t, .. } | BrNeI64 { t, .. } => {
                    *t = labels[*t as usize]
                }
                BrUltI64 { t, .. } | BrUgtI64 { t, .. } | BrSltI64 { t, .. } | BrSgtI64 { t, .. } => {
                    *t = labels[*t as usize]
                }
                _ => {}
            }
        }
        for switch in &mut self.code.switches {
            switch.retarget(|t| labels[t as usize]);
        }
        for ext in &mut self.code.ext {
            match ext {
                Ext::IndirectBr { targets, .. } => targets.iter_mut().for_each(|(_, t)| *t = labels[*t as usize]),
                Ext::WideSwitch { cases, default, .. } => {
                    cases.iter_mut().for_each(|(_, t)| *t = labels[*t as usize]);
                    *default = labels[*default as usize];
                }
                _ => {}
            }
        }
    }
}
