//! The values of constants, once every global has its address.

use super::lower::int;
use super::{Image, Resolved};
use crate::arith;
use crate::layout::{self, Scalar, mask, sext};
use ir::inst::{BinOp, CastOp};
use ir::{ConstExpr, ConstId, Constant, Type, TypeId};

type Slots = Result<Vec<u64>, String>;

impl Image {
    pub(crate) fn constant_slots(&self, module: u32, id: ConstId) -> Slots {
        let m = self.module(module);
        let ty = m.const_type(id);
        let count = layout::slots(&m.types, ty).ok_or("a constant too large for registers")?;
        match m.constant(id) {
            Constant::Int(v) => Ok((0..count).map(|i| if i < 2 { (v >> (64 * i)) as u64 } else { 0 }).collect()),
            Constant::WideInt(words) => Ok((0..count as usize).map(|i| words.get(i).copied().unwrap_or(0)).collect()),
            Constant::Float(bits) => Ok((0..count).map(|i| (bits >> (64 * i)) as u64).collect()),
            // Undefined and poisoned values have one meaning here: zero.
            Constant::Zero | Constant::Undef | Constant::Poison => Ok(vec![0; count as usize]),
            Constant::Symbol(s) => match self.resolve(module, *s) {
                Resolved::Function(f) => Ok(vec![self.function_address(f)]),
                Resolved::Address(a) => Ok(vec![a]),
                Resolved::Tls(_) => Err("the address of a thread-local variable is not a constant".into()),
            },
            Constant::Aggregate(parts) => {
                let mut out = Vec::with_capacity(count as usize);
                for &part in parts {
                    out.extend(self.constant_slots(module, part)?);
                }
                Ok(out)
            }
            Constant::Bytes(bytes) => match m.types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    let size = layout::scalar(&m.types, *elem).map_or(1, Scalar::bytes) as usize;
                    Ok(bytes.chunks(size).map(|c| c.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))).collect())
                }
                _ => Err("bytes that are not an array".into()),
            },
            Constant::Splat(part) => {
                let one = self.constant_slots(module, *part)?;
                Ok(one.iter().copied().cycle().take(count as usize).collect())
            }
            Constant::BlockAddress { func, block } => match self.resolve(module, *func) {
                Resolved::Function(f) => Ok(vec![self.block_address(f, *block)]),
                _ => Err("the address of a block of an unknown function".into()),
            },
            Constant::Expr(e) => self.expression(module, ty, e),
        }
    }

    pub(crate) fn constant_bytes(&self, module: u32, id: ConstId, to: &mut [u8]) -> Result<(), String> {
        let m = self.module(module);
        let ty = m.const_type(id);
        match (m.constant(id), m.types.get(ty)) {
            (Constant::Zero | Constant::Undef | Constant::Poison, _) => Ok(()),
            (Constant::Bytes(bytes), _) => {
                let n = bytes.len().min(to.len());
                to[..n].copy_from_slice(&bytes[..n]);
                Ok(())
            }
            (Constant::Aggregate(parts), Type::Struct { .. }) => {
                let (offsets, _) = m.types.struct_layout(ty).ok_or("a struct without a size")?;
                for (&part, at) in parts.iter().zip(offsets) {
                    let rest = to.get_mut(at as usize..).ok_or("a struct larger than its variable")?;
                    self.constant_bytes(module, part, rest)?;
                }
                Ok(())
            }
            (Constant::Aggregate(parts), Type::Array { elem, .. }) => {
                let step = m.types.layout(*elem).ok_or("an array of a type without a size")?.size as usize;
                for (i, &part) in parts.iter().enumerate() {
                    let rest = to.get_mut(i * step..).ok_or("an array larger than its variable")?;
                    self.constant_bytes(module, part, rest)?;
                }
                Ok(())
            }
            _ => {
                let slots = self.constant_slots(module, id)?;
                if let Some((lanes, lane)) = layout::vector(&m.types, ty)
                    && lane.bits() % 8 != 0
                {
                    for (i, v) in slots.iter().enumerate().take(lanes as usize) {
                        for bit in 0..lane.bits() as usize {
                            let at = i * lane.bits() as usize + bit;
                            if v >> bit & 1 != 0 && at / 8 < to.len() {
                                to[at / 8] |= 1 << (at % 8);
                            }
                        }
                    }
                    return Ok(());
                }
                for leaf in layout::leaves(&m.types, ty).ok_or("a constant of a type without registers")? {
                    let n = leaf.scalar.bytes() as usize;
                    let at = leaf.offset as usize;
                    let words = &slots[leaf.slot as usize..];
                    let bytes = words.iter().flat_map(|w| w.to_le_bytes()).take(n);
                    let place = to.get_mut(at..at + n).ok_or("a constant larger than its variable")?;
                    place.iter_mut().zip(bytes).for_each(|(p, b)| *p = b);
                }
                Ok(())
            }
        }
    }

    fn expression(&self, module: u32, ty: TypeId, e: &ConstExpr) -> Slots {
        let m = self.module(module);
        let bits = |ty: TypeId| layout::scalar(&m.types, ty).map(|s| s.bits());
        let value = |id: ConstId| self.constant_slots(module, id);
        let one = |id: ConstId| value(id).and_then(|v| v.first().copied().ok_or_else(|| "an empty constant".into()));
        match e {
            ConstExpr::Gep { source, base, indices } => {
                let mut at = one(*base)?;
                let mut ty = *source;
                for (n, &index) in indices.iter().enumerate() {
                    let width = bits(m.const_type(index)).unwrap_or(64).min(64);
                    let i = sext(one(index)?, width);
                    if n > 0
                        && let Type::Struct { fields, .. } = m.types.get(ty)
                    {
                        let next = *fields.get(i as usize).ok_or("an index that leads out of its struct")?;
                        at = at.wrapping_add(m.types.struct_layout(ty).ok_or("a struct without a size")?.0[i as usize]);
                        ty = next;
                        continue;
                    }
                    if n > 0 {
                        ty = match m.types.get(ty) {
                            Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
                            _ => return Err("an index into a scalar".into()),
                        };
                    }
                    let size = m.types.layout(ty).ok_or("an address computation over a type without a size")?.size;
                    at = at.wrapping_add((i as u64).wrapping_mul(size));
                }
                Ok(vec![at])
            }
            ConstExpr::Cast { op, value: id } => {
                let slots = value(*id)?;
                let (Some(from), Some(to)) = (bits(m.const_type(*id)), bits(ty)) else {
                    return if *op == CastOp::BitCast { Ok(slots) } else { Err("a constant cast of vectors".into()) };
                };
                match op {
                    CastOp::BitCast | CastOp::AddrSpaceCast => Ok(slots),
                    CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr if to <= 64 => {
                        Ok(vec![slots[0] & mask(to)])
                    }
                    CastOp::SExt if from <= 64 && to <= 64 => Ok(vec![sext(slots[0], from) as u64 & mask(to)]),
                    CastOp::ZExt | CastOp::PtrToInt => Ok(vec![slots[0], 0]),
                    _ => Err(format!("the constant conversion {op:?}")),
                }
            }
            ConstExpr::Bin { op, a, b } => {
                let width = bits(ty).filter(|&b| b <= 64).ok_or("constant arithmetic over 64 bits")?;
                let (a, b) = (one(*a)?, one(*b)?);
                let v = match op {
                    BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => {
                        arith::divide(*op, width, a, b).map_err(|f| f.message)?
                    }
                    BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
                        return Err(format!("the constant operation {op:?}"));
                    }
                    _ => arith::alu(*op, width, a, b),
                };
                Ok(vec![v])
            }
            ConstExpr::ICmp { pred, a, b } => {
                let width = bits(m.const_type(*a)).filter(|&b| b <= 64).ok_or("a constant comparison over 64 bits")?;
                Ok(vec![u64::from(int::compare(*pred, width, one(*a)?, one(*b)?))])
            }
            ConstExpr::Select { cond, a, b } => {
                if one(*cond)? & 1 != 0 {
                    value(*a)
                } else {
                    value(*b)
                }
            }
            ConstExpr::ExtractValue { agg, path } => {
                let (at, ty) =
                    layout::path(&m.types, m.const_type(*agg), path).ok_or("a path that leads out of its aggregate")?;
                let n = layout::slots(&m.types, ty).unwrap_or(0) as usize;
                Ok(value(*agg)?[at as usize..at as usize + n].to_vec())
            }
            _ => Err("a constant expression of an unusual kind".into()),
        }
    }

    pub(crate) fn mentions_tls(&self, module: u32, id: ConstId) -> bool {
        match self.module(module).constant(id) {
            Constant::Symbol(s) => matches!(self.resolve(module, *s), Resolved::Tls(_)),
            Constant::Expr(e) => match &**e {
                ConstExpr::Gep { base, .. } => self.mentions_tls(module, *base),
                ConstExpr::Cast { value, .. } => self.mentions_tls(module, *value),
                ConstExpr::Bin { a, b, .. } => self.mentions_tls(module, *a) || self.mentions_tls(module, *b),
                _ => false,
            },
            _ => false,
        }
    }

    /// The thread-local variable that a constant points into, and the offset in it.
    pub(crate) fn tls_address(&self, module: u32, id: ConstId) -> Result<(u32, i64), String> {
        let m = self.module(module);
        match m.constant(id) {
            Constant::Symbol(s) => match self.resolve(module, *s) {
                Resolved::Tls(index) => Ok((index, 0)),
                _ => Err("not a thread-local variable".into()),
            },
            Constant::Expr(e) => match &**e {
                ConstExpr::Cast { value, .. } => self.tls_address(module, *value),
                ConstExpr::Gep { source, base, indices } => {
                    let (index, before) = self.tls_address(module, *base)?;
                    let mut offset = 0i64;
                    let mut ty = *source;
                    for (n, &i) in indices.iter().enumerate() {
                        let width = m.types.bit_width(m.const_type(i)).unwrap_or(64).min(64) as u32;
                        let i = sext(self.constant_slots(module, i)?[0], width);
                        if n > 0
                            && let Type::Struct { fields, .. } = m.types.get(ty)
                        {
                            let next = *fields.get(i as usize).ok_or("an index that leads out of its struct")?;
                            offset += m.types.struct_layout(ty).ok_or("a struct without a size")?.0[i as usize] as i64;
                            ty = next;
                            continue;
                        }
                        if n > 0 {
                            ty = match m.types.get(ty) {
                                Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
                                _ => return Err("an index into a scalar".into()),
                            };
                        }
                        offset += i * m.types.layout(ty).ok_or("a type without a size")?.size as i64;
                    }
                    Ok((index, before + offset))
                }
                _ => Err("arithmetic on the address of a thread-local variable".into()),
            },
            _ => Err("not a thread-local variable".into()),
        }
    }
}
