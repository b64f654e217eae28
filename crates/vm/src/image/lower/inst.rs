//! The instructions that are neither control flow, memory nor calls.

use super::{Lowerer, Unsupported};
use crate::bytecode::{Ext, Op, Src};
use crate::layout::{self, Scalar};
use ir::inst::BinOp;
use ir::{Inst, InstKind, Operand, TypeId};

impl Lowerer<'_> {
    pub(super) fn instruction(&mut self, inst: &Inst) -> Result<(), Unsupported> {
        self.weigh(self.slots(inst.ty).unwrap_or(1))?;
        match &inst.kind {
            InstKind::Bin { op, a, b } => self.bin(*op, inst.ty, *a, *b),
            InstKind::FNeg { value } => self.fneg(inst.ty, *value),
            InstKind::Cast { op, value, from } => self.cast(*op, *from, inst.ty, *value),
            InstKind::ICmp { pred, a, b, ty } => self.icmp(*pred, *ty, *a, *b),
            InstKind::FCmp { pred, a, b, ty } => self.fcmp(*pred, *ty, *a, *b),
            InstKind::Select { cond, cond_ty, a, b } => self.select(*cond, *cond_ty, *a, *b),
            InstKind::Freeze { value } => self.freeze(*value),
            InstKind::ExtractValue { agg, agg_ty, path } => self.extract_value(*agg, *agg_ty, path),
            InstKind::InsertValue { agg, value, path, .. } => self.insert_value(inst.ty, *agg, *value, path),
            InstKind::ExtractElement { vec, vec_ty, index, .. } => self.extract_element(*vec, *vec_ty, *index),
            InstKind::InsertElement { vec, value, index, .. } => self.insert_element(inst.ty, *vec, *value, *index),
            InstKind::ShuffleVector { a, b, vec_ty, mask } => self.shuffle(*a, *b, *vec_ty, *mask),
            InstKind::Alloca { ty, count, align } => self.alloca(inst, *ty, *count, *align),
            InstKind::Load { ptr, ordering, .. } => self.load(inst.ty, *ptr, *ordering),
            InstKind::Store { value, ty, ptr, ordering, .. } => self.store(*ty, *value, *ptr, *ordering),
            InstKind::Gep { source, base_ty, base, indices } => self.gep(inst.ty, *source, *base_ty, *base, indices),
            InstKind::Fence { ordering } => {
                self.ext(Ext::Fence { order: super::memory::memory_order(*ordering) });
                Ok(())
            }
            InstKind::CmpXchg { ptr, expected, new, ty, success, failure, .. } => {
                self.cmpxchg(*ty, *ptr, *expected, *new, (*success, *failure))
            }
            InstKind::AtomicRmw { op, ptr, value, ordering, .. } => {
                self.atomic_rmw(*op, inst.ty, *ptr, *value, *ordering)
            }
            InstKind::VaArg { list } => self.va_arg(inst.ty, *list),
            InstKind::Call(call) => self.call(call),
            InstKind::LandingPad { .. } | InstKind::Resume { .. } => {
                Err("unwinding (C++ exceptions, Rust panics)".into())
            }
            InstKind::Unsupported { text } => Err(format!("the instruction `{}`", self.module.text_of(*text).trim())),
            _ => Err("this control flow".into()),
        }
    }

    /// The lanes of a vector or the one scalar of a scalar type.
    pub(super) fn lanes(&self, ty: TypeId) -> Result<(u32, Scalar), Unsupported> {
        layout::vector(&self.module.types, ty)
            .or_else(|| self.scalar(ty).map(|s| (1, s)))
            .ok_or_else(|| "an operation on a type that is neither scalar nor vector".into())
    }

    pub(super) fn bin(&mut self, op: BinOp, ty: TypeId, a: Operand, b: Operand) -> Result<(), Unsupported> {
        let (lanes, scalar) = self.lanes(ty)?;
        let (a, b) = (self.srcs(a)?, self.srcs(b)?);
        let d = self.dest();
        let n = scalar.slots() as usize;
        for i in 0..lanes as usize {
            let (d, a, b) = (d + (i * n) as u32, &a[i * n..(i + 1) * n], &b[i * n..(i + 1) * n]);
            match scalar {
                Scalar::Int(_) | Scalar::Wide(_) | Scalar::Ptr => self.scalar_int_bin(op, scalar, d, a, b),
                _ => self.float_bin(op, scalar, d, a, b),
            }
        }
        Ok(())
    }

    fn icmp(&mut self, pred: ir::inst::IntPred, ty: TypeId, a: Operand, b: Operand) -> Result<(), Unsupported> {
        let (lanes, scalar) = self.lanes(ty)?;
        let (a, b) = (self.srcs(a)?, self.srcs(b)?);
        let d = self.dest();
        let n = scalar.slots() as usize;
        for i in 0..lanes as usize {
            let (d, a, b) = (d + i as u32, &a[i * n..(i + 1) * n], &b[i * n..(i + 1) * n]);
            match scalar {
                Scalar::Wide(bits) => {
                    let (a, b) = (self.in_regs(a), self.in_regs(b));
                    self.ext(Ext::WideCmp { pred, bits, d, a, b });
                }
                _ => self.int_cmp(pred, scalar.bits(), d, a[0], b[0]),
            }
        }
        Ok(())
    }

    fn select(&mut self, cond: Operand, cond_ty: TypeId, a: Operand, b: Operand) -> Result<(), Unsupported> {
        let d = self.dest();
        let (a, b) = (self.srcs(a)?, self.srcs(b)?);
        let cond = self.srcs(cond)?;
        let lanes = layout::vector(&self.module.types, cond_ty).map_or(1, |v| v.0) as usize;
        let per_lane = a.len() / lanes.max(1);
        for i in 0..a.len() {
            let c = cond[(i / per_lane.max(1)).min(cond.len() - 1)];
            self.choose(d + i as u32, c, a[i], b[i]);
        }
        Ok(())
    }

    /// `d = c ? a : b`
    pub(super) fn choose(&mut self, d: u32, c: Src, a: Src, b: Src) {
        match c {
            Src::Imm(v) => self.mov_src(d, if v & 1 != 0 { a } else { b }),
            Src::Reg(c) => {
                let a = self.in_reg(a);
                self.mov_src(d, b);
                self.emit(Op::CMov { d, c, a });
            }
        }
    }

    fn freeze(&mut self, value: Operand) -> Result<(), Unsupported> {
        let d = self.dest();
        for (i, s) in (d..).zip(self.srcs(value)?) {
            match s {
                Src::Reg(s) => self.emit(Op::Freeze { d: i, s }),
                Src::Imm(v) => self.constant(i, v),
            }
        }
        Ok(())
    }

    pub(super) fn copy(&mut self, value: Operand) -> Result<(), Unsupported> {
        let d = self.dest();
        for (i, s) in self.srcs(value)?.into_iter().enumerate() {
            self.mov_src(d + i as u32, s);
        }
        Ok(())
    }
}
