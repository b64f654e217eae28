//! Do the types of an instruction fit together?
//!
//! The reader takes what the grammar allows, and a hand-written or broken file may say more than that. Lowering counts
//! on registers being where the types say, so an instruction that fails here stops the run instead of being lowered.

use super::{Lowerer, Unsupported};
use crate::layout::{self, Scalar};
use ir::inst::{Call, Callee, CastOp, RmwOp};
use ir::{ConstId, Inst, InstKind, Operand, TypeId};

type Shape = (u32, Scalar);

fn is_int(s: Scalar) -> bool {
    matches!(s, Scalar::Int(_) | Scalar::Wide(_))
}

fn is_float(s: Scalar) -> bool {
    !is_int(s) && s != Scalar::Ptr
}

impl Lowerer<'_> {
    pub(super) fn verify(&self, inst: &Inst) -> Result<(), Unsupported> {
        match self.fits(inst) {
            Some(true) => Ok(()),
            _ => Err("an instruction whose types do not fit together".into()),
        }
    }

    fn type_of(&self, op: Operand) -> Option<TypeId> {
        match op {
            Operand::Local(l) => self.body.local_types.get(l.index()).copied(),
            Operand::Const(c) => Some(self.module.const_type(c)),
            Operand::Metadata(_) => None,
        }
    }

    fn slots_of(&self, op: Operand) -> Option<u32> {
        self.slots(self.type_of(op)?)
    }

    pub(super) fn shape(&self, ty: TypeId) -> Option<Shape> {
        self.lanes(ty).ok()
    }

    pub(super) fn shape_of(&self, op: Operand) -> Option<Shape> {
        self.shape(self.type_of(op)?)
    }

    fn is_pointer(&self, op: Operand) -> bool {
        self.type_of(op).and_then(|ty| self.scalar(ty)) == Some(Scalar::Ptr)
    }

    /// One integer, of any width.
    fn is_number(&self, op: Operand) -> bool {
        self.type_of(op).and_then(|ty| self.scalar(ty)).is_some_and(is_int)
    }

    /// `None` and `Some(false)` are both no.
    fn fits(&self, inst: &Inst) -> Option<bool> {
        let ty = inst.ty;
        Some(match &inst.kind {
            InstKind::Bin { a, b, .. } => {
                let shape = self.shape(ty)?;
                shape.1 != Scalar::Ptr && self.shape_of(*a)? == shape && self.shape_of(*b)? == shape
            }
            InstKind::FNeg { value } => self.shape_of(*value)? == self.shape(ty)? && is_float(self.shape(ty)?.1),
            InstKind::Freeze { value } => self.slots_of(*value)? == self.slots(ty)?,
            InstKind::Cast { op, value, from } => self.cast_fits(*op, *value, *from, ty)?,
            InstKind::ICmp { a, b, ty: of, .. } => {
                let shape = self.shape(*of)?;
                !is_float(shape.1)
                    && self.shape_of(*a)? == shape
                    && self.shape_of(*b)? == shape
                    && self.shape(ty)? == (shape.0, Scalar::Int(1))
            }
            InstKind::FCmp { a, b, ty: of, .. } => {
                let shape = self.shape(*of)?;
                is_float(shape.1)
                    && self.shape_of(*a)? == shape
                    && self.shape_of(*b)? == shape
                    && self.shape(ty)? == (shape.0, Scalar::Int(1))
            }
            InstKind::Select { cond, cond_ty, a, b } => {
                let slots = self.slots(ty)?;
                let (lanes, c) = self.shape(*cond_ty)?;
                let spread = layout::vector(&self.module.types, *cond_ty).is_none()
                    || layout::vector(&self.module.types, ty).is_some_and(|v| v.0 == lanes);
                c == Scalar::Int(1)
                    && spread
                    && self.shape_of(*cond)? == (lanes, c)
                    && self.slots_of(*a)? == slots
                    && self.slots_of(*b)? == slots
            }
            InstKind::ExtractValue { agg, agg_ty, path } => {
                let (_, part) = layout::path(&self.module.types, *agg_ty, path)?;
                self.slots_of(*agg)? == self.slots(*agg_ty)? && self.slots(part)? == self.slots(ty)?
            }
            InstKind::InsertValue { agg, value, path, .. } => {
                let (_, part) = layout::path(&self.module.types, ty, path)?;
                self.slots_of(*agg)? == self.slots(ty)? && self.slots(part)? == self.slots_of(*value)?
            }
            InstKind::ExtractElement { vec, vec_ty, index, .. } => {
                let shape = self.shape(*vec_ty)?;
                self.shape_of(*vec)? == shape && self.scalar(ty)? == shape.1 && self.is_number(*index)
            }
            InstKind::InsertElement { vec, value, index, .. } => {
                let shape = self.shape(ty)?;
                self.shape_of(*vec)? == shape && self.shape_of(*value)? == (1, shape.1) && self.is_number(*index)
            }
            InstKind::ShuffleVector { a, b, vec_ty, mask } => {
                let shape = self.shape(*vec_ty)?;
                self.shape_of(*a)? == shape
                    && self.shape_of(*b)? == shape
                    && self.shape(ty)? == (self.mask_lanes(*mask)?, shape.1)
            }
            InstKind::Alloca { count, .. } => count.is_none_or(|(_, n)| self.is_number(n)),
            InstKind::Load { ptr, .. } => self.is_pointer(*ptr),
            InstKind::Store { value, ty, ptr, .. } => {
                self.is_pointer(*ptr) && self.slots_of(*value)? == self.slots(*ty)?
            }
            InstKind::Gep { base, indices, .. } => {
                let (lanes, at) = self.shape(ty)?;
                let part = |op: Operand| self.shape_of(op).filter(|s| s.0 == 1 || s.0 == lanes).map(|s| s.1);
                at == Scalar::Ptr
                    && part(*base)? == Scalar::Ptr
                    && indices.iter().all(|(_, i)| part(*i).is_some_and(is_int))
            }
            InstKind::CmpXchg { ptr, expected, new, ty: of, .. } => {
                let scalar = self.scalar(*of)?;
                self.is_pointer(*ptr)
                    && scalar.bits() <= 128
                    && self.shape_of(*expected)? == (1, scalar)
                    && self.shape_of(*new)? == (1, scalar)
                    && self.slots(ty)? == scalar.slots() + 1
            }
            InstKind::AtomicRmw { op, ptr, value, .. } => {
                let scalar = self.scalar(ty)?;
                let floats = matches!(op, RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin);
                self.is_pointer(*ptr)
                    && scalar.bits() <= 128
                    && self.shape_of(*value)? == (1, scalar)
                    && (*op == RmwOp::Xchg || floats == is_float(scalar))
            }
            InstKind::VaArg { list } => self.is_pointer(*list),
            InstKind::Call(call) => self.call_fits(call)? && self.slots(call.ret)? == self.slots(ty)?,
            InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => self.call_fits(call)?,
            InstKind::CondBr { cond, .. } => self.shape_of(*cond)? == (1, Scalar::Int(1)),
            InstKind::Switch { value, ty, .. } => {
                self.is_number(*value) && self.shape_of(*value)? == self.shape(*ty)?
            }
            InstKind::IndirectBr { addr, .. } => self.is_pointer(*addr),
            InstKind::Ret { value } => value.is_none_or(|(ty, v)| self.slots_of(v) == self.slots(ty)),
            _ => true,
        })
    }

    pub(super) fn cast_fits(&self, op: CastOp, value: Operand, from: TypeId, to: TypeId) -> Option<bool> {
        if op == CastOp::BitCast {
            let bits = |ty| layout::leaves(&self.module.types, ty).map(|l| l.iter().map(|l| l.scalar.bits()).sum());
            let (a, b): (u32, u32) = (bits(from)?, bits(to)?);
            return Some(a == b && self.slots_of(value)? == self.slots(from)?);
        }
        let ((lanes, a), (to_lanes, b)) = (self.shape(from)?, self.shape(to)?);
        let kinds = match op {
            CastOp::Trunc => is_int(a) && is_int(b) && a.bits() > b.bits(),
            CastOp::ZExt | CastOp::SExt => is_int(a) && is_int(b) && a.bits() < b.bits(),
            CastOp::FpTrunc | CastOp::FpExt => is_float(a) && is_float(b),
            CastOp::FpToUi | CastOp::FpToSi => is_float(a) && is_int(b),
            CastOp::UiToFp | CastOp::SiToFp => is_int(a) && is_float(b),
            CastOp::PtrToInt => a == Scalar::Ptr && is_int(b),
            CastOp::IntToPtr => is_int(a) && b == Scalar::Ptr,
            CastOp::AddrSpaceCast => a == Scalar::Ptr && b == Scalar::Ptr,
            CastOp::BitCast => true,
        };
        Some(kinds && lanes == to_lanes && self.shape_of(value)? == (lanes, a))
    }

    fn call_fits(&self, call: &Call) -> Option<bool> {
        for arg in &call.args {
            if matches!(arg.value, Operand::Metadata(_)) {
                continue;
            }
            if self.slots_of(arg.value)? != self.slots(arg.ty)?
                || arg.attrs.byval.is_some() && !self.is_pointer(arg.value)
            {
                return Some(false);
            }
        }
        Some(match &call.callee {
            Callee::Value(v) => self.is_pointer(*v),
            _ => true,
        })
    }

    fn mask_lanes(&self, mask: ConstId) -> Option<u32> {
        Some(self.shuffle_mask(mask).ok()?.len() as u32)
    }
}
