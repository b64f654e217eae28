use super::{Lowerer, Unsupported};
use crate::bytecode::{Ext, Op, Reg, Src};
use crate::layout::Scalar;
use ir::inst::{BinOp, FloatPred};
use ir::{Operand, TypeId};

impl Lowerer<'_> {
    pub(super) fn float_bin(&mut self, op: BinOp, ty: Scalar, d: Reg, a: &[Src], b: &[Src]) {
        let (a, b) = (self.in_regs(a), self.in_regs(b));
        let hot = match (ty, op) {
            (Scalar::F32, BinOp::FAdd) => Op::FAdd32 { d, a, b },
            (Scalar::F32, BinOp::FSub) => Op::FSub32 { d, a, b },
            (Scalar::F32, BinOp::FMul) => Op::FMul32 { d, a, b },
            (Scalar::F32, BinOp::FDiv) => Op::FDiv32 { d, a, b },
            (Scalar::F64, BinOp::FAdd) => Op::FAdd64 { d, a, b },
            (Scalar::F64, BinOp::FSub) => Op::FSub64 { d, a, b },
            (Scalar::F64, BinOp::FMul) => Op::FMul64 { d, a, b },
            (Scalar::F64, BinOp::FDiv) => Op::FDiv64 { d, a, b },
            _ => return self.ext(Ext::FloatBin { op, ty, d, a, b }),
        };
        self.emit(hot);
    }

    pub(super) fn fneg(&mut self, ty: TypeId, value: Operand) -> Result<(), Unsupported> {
        let (lanes, scalar) = self.lanes(ty)?;
        let s = self.regs_of(value)?;
        let d = self.dest();
        for i in 0..lanes {
            let at = i * scalar.slots();
            self.ext(Ext::FNeg { ty: scalar, d: d + at, s: s + at });
        }
        Ok(())
    }

    pub(super) fn fcmp(&mut self, pred: FloatPred, ty: TypeId, a: Operand, b: Operand) -> Result<(), Unsupported> {
        let (lanes, scalar) = self.lanes(ty)?;
        let (a, b) = (self.regs_of(a)?, self.regs_of(b)?);
        let d = self.dest();
        for i in 0..lanes {
            let (d, a, b) = (d + i, a + i * scalar.slots(), b + i * scalar.slots());
            match scalar {
                Scalar::F32 => self.emit(Op::FCmp32 { pred, d, a, b }),
                Scalar::F64 => self.emit(Op::FCmp64 { pred, d, a, b }),
                _ => self.ext(Ext::FloatCmp { pred, ty: scalar, d, a, b }),
            }
        }
        Ok(())
    }
}
