use super::{Lowerer, Unsupported};
use crate::bytecode::{Ext, Op, Reg, Src};
use crate::layout::{self, Scalar};
use ir::inst::CastOp;
use ir::{Operand, TypeId};

impl Lowerer<'_> {
    pub(super) fn cast(&mut self, op: CastOp, from: TypeId, to: TypeId, value: Operand) -> Result<(), Unsupported> {
        if op == CastOp::BitCast {
            return self.bit_cast(from, to, value);
        }
        let ((lanes, from), (_, to)) = (self.lanes(from)?, self.lanes(to)?);
        let srcs = self.srcs(value)?;
        let d = self.dest();
        let n = from.slots() as usize;
        for i in 0..lanes as usize {
            let d = d + i as u32 * to.slots();
            self.scalar_cast(op, from, to, d, &srcs[i * n..(i + 1) * n]);
        }
        Ok(())
    }

    fn scalar_cast(&mut self, op: CastOp, from: Scalar, to: Scalar, d: Reg, s: &[Src]) {
        let integers = |this: &mut Self, signed| {
            if from.slots() > 1 || to.slots() > 1 {
                let s = this.in_regs(s);
                this.wide_cast(signed, from.bits(), to.bits(), d, s);
            } else {
                this.int_cast(signed, from.bits(), to.bits(), d, s[0]);
            }
        };
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::AddrSpaceCast => {
                integers(self, false)
            }
            CastOp::SExt => integers(self, true),
            CastOp::FpTrunc | CastOp::FpExt => {
                let s = self.in_regs(s);
                match (from, to) {
                    (Scalar::F32, Scalar::F64) => self.emit(Op::F32ToF64 { d, s }),
                    (Scalar::F64, Scalar::F32) => self.emit(Op::F64ToF32 { d, s }),
                    _ => self.ext(Ext::FloatCast { from, to, d, s }),
                }
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                let s = self.in_regs(s);
                let signed = op == CastOp::FpToSi;
                match (from, to, signed) {
                    (Scalar::F64, Scalar::Int(32), true) => self.emit(Op::F64ToI32 { d, s }),
                    (Scalar::F64, Scalar::Int(64), true) => self.emit(Op::F64ToI64 { d, s }),
                    _ => self.ext(Ext::FloatToInt { from, bits: to.bits(), signed, saturate: false, d, s }),
                }
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                let s = self.in_regs(s);
                let signed = op == CastOp::SiToFp;
                match (from, to, signed) {
                    (Scalar::Int(32), Scalar::F64, true) => self.emit(Op::I32ToF64 { d, s }),
                    (Scalar::Int(64), Scalar::F64, true) => self.emit(Op::I64ToF64 { d, s }),
                    _ => self.ext(Ext::IntToFloat { bits: from.bits(), signed, to, d, s }),
                }
            }
            CastOp::BitCast => {}
        }
    }

    fn bit_cast(&mut self, from: TypeId, to: TypeId, value: Operand) -> Result<(), Unsupported> {
        let types = &self.module.types;
        let (Some(from), Some(to)) = (layout::leaves(types, from), layout::leaves(types, to)) else {
            return Err("a bit cast of a type without registers".into());
        };
        let widths = |l: &[layout::Leaf]| l.iter().map(|l| l.scalar.bits()).collect::<Vec<_>>();
        if widths(&from) == widths(&to) {
            return self.copy(value);
        }
        let s = self.regs_of(value)?;
        let d = self.dest();
        self.ext(Ext::BitCast { from: from.into(), to: to.into(), d, s });
        Ok(())
    }
}
