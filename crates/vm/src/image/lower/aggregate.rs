//! Structs, arrays and vectors as values: all of them moves between registers.

use super::analysis::const_index;
use super::{Lowerer, Unsupported};
use crate::bytecode::{Ext, Src};
use crate::layout;
use ir::{ConstId, Constant, Operand, TypeId};

impl Lowerer<'_> {
    pub(super) fn extract_value(&mut self, agg: Operand, agg_ty: TypeId, path: &[u32]) -> Result<(), Unsupported> {
        let (at, ty) =
            layout::path(&self.module.types, agg_ty, path).ok_or("a path that leads out of its aggregate")?;
        let n = self.slots(ty).ok_or("a value of a type without registers")?;
        let srcs = self.srcs(agg)?;
        let d = self.dest();
        for i in 0..n {
            self.mov_src(d + i, srcs[(at + i) as usize]);
        }
        Ok(())
    }

    pub(super) fn insert_value(
        &mut self,
        ty: TypeId,
        agg: Operand,
        value: Operand,
        path: &[u32],
    ) -> Result<(), Unsupported> {
        let (at, _) = layout::path(&self.module.types, ty, path).ok_or("a path that leads out of its aggregate")?;
        self.copy(agg)?;
        let d = self.dest();
        for (i, s) in self.srcs(value)?.into_iter().enumerate() {
            self.mov_src(d + at + i as u32, s);
        }
        Ok(())
    }

    pub(super) fn extract_element(&mut self, vec: Operand, vec_ty: TypeId, index: Operand) -> Result<(), Unsupported> {
        let (lanes, scalar) = self.lanes(vec_ty)?;
        let n = scalar.slots();
        let d = self.dest();
        match const_index(self.module, index) {
            Some(i) => {
                let srcs = self.srcs(vec)?;
                for k in 0..n {
                    // A lane that is not there is poison: zero.
                    let s = srcs.get((i as u64 as usize).saturating_mul(n as usize) + k as usize);
                    self.mov_src(d + k, s.copied().unwrap_or(Src::Imm(0)));
                }
            }
            None => {
                let (vec, index) = (self.regs_of(vec)?, self.reg(index)?);
                self.ext(Ext::ExtractLane { lanes, slots: n, d, vec, index });
            }
        }
        Ok(())
    }

    pub(super) fn insert_element(
        &mut self,
        ty: TypeId,
        vec: Operand,
        value: Operand,
        index: Operand,
    ) -> Result<(), Unsupported> {
        let (lanes, scalar) = self.lanes(ty)?;
        let n = scalar.slots();
        self.copy(vec)?;
        let d = self.dest();
        match const_index(self.module, index) {
            Some(i) => {
                for (k, s) in self.srcs(value)?.into_iter().enumerate() {
                    if (i as u64) < u64::from(lanes) {
                        self.mov_src(d + i as u32 * n + k as u32, s);
                    }
                }
            }
            None => {
                let (value, index) = (self.regs_of(value)?, self.reg(index)?);
                self.ext(Ext::InsertLane { lanes, slots: n, d, value, index });
            }
        }
        Ok(())
    }

    pub(super) fn shuffle(&mut self, a: Operand, b: Operand, vec_ty: TypeId, mask: ConstId) -> Result<(), Unsupported> {
        let (lanes, scalar) = self.lanes(vec_ty)?;
        let n = scalar.slots();
        let mut srcs = self.srcs(a)?;
        srcs.extend(self.srcs(b)?);
        let d = self.dest();
        let picks = self.shuffle_mask(mask)?;
        for (i, pick) in picks.into_iter().enumerate() {
            for k in 0..n {
                let s = match pick {
                    Some(lane) if lane < 2 * lanes => srcs[(lane * n + k) as usize],
                    _ => Src::Imm(0),
                };
                self.mov_src(d + i as u32 * n + k, s);
            }
        }
        Ok(())
    }

    pub(super) fn shuffle_mask(&self, mask: ConstId) -> Result<Vec<Option<u32>>, Unsupported> {
        let len = layout::vector(&self.module.types, self.module.const_type(mask)).map_or(0, |v| v.0);
        let lane = |id: &ConstId| match self.module.constant(*id) {
            Constant::Int(v) => Some(*v as u32),
            Constant::Zero => Some(0),
            _ => None,
        };
        Ok(match self.module.constant(mask) {
            Constant::Zero => vec![Some(0); len as usize],
            Constant::Undef | Constant::Poison => vec![None; len as usize],
            Constant::Splat(id) => vec![lane(id); len as usize],
            Constant::Aggregate(ids) => ids.iter().map(lane).collect(),
            _ => return Err("a shuffle whose mask is not a constant".into()),
        })
    }
}
