//! Loads, stores, addresses, atomics, local variables.

use super::analysis::{self, AddressForm, direct_access, gep_parts};
use super::{Lowerer, Unsupported};
use crate::bytecode::{AllocaSite, Ext, Op, Reg, Src};
use crate::layout::{self, Scalar};
use ir::inst::{Ordering, RmwOp};
use ir::{Inst, InstKind, Operand, Type, TypeId};
use trace::MemoryOrder;

#[derive(Clone, Copy)]
enum Address {
    /// A register plus a constant.
    Offset(Reg, i32),
    /// `p + scale * x`, the index of 64 bits or (narrow) signed 32.
    Index { p: Reg, x: Reg, scale: u16, narrow: bool },
    /// A constant.
    Absolute(u64),
}

/// LLVM's orders under their names in C.
pub(super) fn memory_order(order: Ordering) -> MemoryOrder {
    match order {
        Ordering::Unordered => MemoryOrder::Unordered,
        Ordering::Monotonic => MemoryOrder::Relaxed,
        Ordering::Acquire => MemoryOrder::Acquire,
        Ordering::Release => MemoryOrder::Release,
        Ordering::AcqRel => MemoryOrder::AcqRel,
        Ordering::SeqCst => MemoryOrder::SeqCst,
    }
}

impl Lowerer<'_> {
    /// The instruction that defines an operand, if it was folded into its user.
    fn folded_def(&self, op: Operand) -> Option<usize> {
        let Operand::Local(l) = op else { return None };
        let def = self.info.def[l.index()];
        (def != u32::MAX && self.info.folded[def as usize]).then_some(def as usize)
    }

    fn address(&mut self, ptr: Operand) -> Result<Address, Unsupported> {
        if let Some(def) = self.folded_def(ptr) {
            let inst = &self.body.insts[def];
            if let (InstKind::Gep { base, indices, .. }, Some(form)) =
                (&inst.kind, analysis::address_form(self.module, inst))
            {
                match form {
                    AddressForm::Offset(off) => {
                        return Ok(match self.src(*base)? {
                            Src::Imm(v) => Address::Absolute(v.wrapping_add(off as i64 as u64)),
                            Src::Reg(p) => Address::Offset(p, off),
                        });
                    }
                    AddressForm::Index { index, scale } => {
                        let p = self.reg(*base)?;
                        let (x, narrow) = self.index(indices[index])?;
                        return Ok(Address::Index { p, x, scale, narrow });
                    }
                }
            }
        }
        Ok(match self.src(ptr)? {
            Src::Imm(v) => Address::Absolute(v),
            Src::Reg(p) => Address::Offset(p, 0),
        })
    }

    /// An index as a register, and whether it is signed 32 bits wide.
    fn index(&mut self, (ty, op): (TypeId, Operand)) -> Result<(Reg, bool), Unsupported> {
        if let Some(def) = self.folded_def(op)
            && let InstKind::Cast { value, .. } = self.body.insts[def].kind
        {
            return Ok((self.reg(value)?, true));
        }
        let bits = self.module.types.bit_width(ty).unwrap_or(64);
        let r = self.reg(op)?;
        match bits {
            64 => Ok((r, false)),
            32 => Ok((r, true)),
            _ if bits < 64 => {
                let d = self.temp(1);
                self.emit(Op::SExt { from: bits as u8, to: 64, d, s: r });
                Ok((d, false))
            }
            // The low word of a wider index.
            _ => Ok((r, false)),
        }
    }

    /// Is this a promoted alloca? Then its register.
    fn promoted(&self, ptr: Operand) -> Option<Reg> {
        match ptr {
            Operand::Local(l) if self.info.promoted[l.index()] => Some(self.regs[l.index()]),
            _ => None,
        }
    }

    pub(super) fn load(&mut self, ty: TypeId, ptr: Operand, atomic: Option<Ordering>) -> Result<(), Unsupported> {
        let n = self.slots(ty).ok_or("a load of a type without registers")?;
        let d = self.dest();
        if let Some(s) = self.promoted(ptr) {
            let aliased = self.body.insts[self.at].result.is_some_and(|r| self.info.alias[r.index()].is_some());
            if !aliased {
                (0..n).for_each(|i| self.mov(d + i, s + i));
            }
            return Ok(());
        }
        if let Some(order) = atomic {
            let ty = self.scalar(ty).ok_or("an atomic load of an aggregate")?;
            let p = self.reg(ptr)?;
            self.ext(Ext::AtomicLoad { ty, order: memory_order(order), d, p });
            return Ok(());
        }
        if let Some((lanes, lane)) = layout::vector(&self.module.types, ty)
            && lane.bits() % 8 != 0
        {
            let p = self.reg(ptr)?;
            self.ext(Ext::LoadPacked { lane_bits: lane.bits(), lanes, d, p });
            return Ok(());
        }
        if let Some(scalar) = self.scalar(ty) {
            let address = self.address(ptr)?;
            self.load_scalar(scalar, d, address);
            return Ok(());
        }
        let p = self.reg(ptr)?;
        for leaf in layout::leaves(&self.module.types, ty).ok_or("a load of a type without registers")? {
            let off = i32::try_from(leaf.offset).map_err(|_| "a load of a very large value")?;
            self.load_scalar(leaf.scalar, d + leaf.slot, Address::Offset(p, off));
        }
        Ok(())
    }

    fn load_scalar(&mut self, ty: Scalar, d: Reg, address: Address) {
        let bytes = ty.bytes();
        let address = match address {
            Address::Absolute(v) if direct_access(ty) && bytes != 2 => {
                let (lo, hi) = (v as u32, (v >> 32) as u32);
                return self.emit(match bytes {
                    1 => Op::LoadA8 { d, lo, hi },
                    4 => Op::LoadA32 { d, lo, hi },
                    _ => Op::LoadA64 { d, lo, hi },
                });
            }
            Address::Absolute(v) => Address::Offset(self.in_reg(Src::Imm(v)), 0),
            a => a,
        };
        match address {
            Address::Offset(p, off) if direct_access(ty) => self.emit(match bytes {
                1 => Op::Load8 { d, p, off },
                2 => Op::Load16 { d, p, off },
                4 => Op::Load32 { d, p, off },
                _ => Op::Load64 { d, p, off },
            }),
            Address::Index { p, x, scale, narrow } => self.emit(match (bytes, narrow) {
                (1, false) => Op::LoadX8 { scale, d, p, x },
                (2, false) => Op::LoadX16 { scale, d, p, x },
                (4, false) => Op::LoadX32 { scale, d, p, x },
                (_, false) => Op::LoadX64 { scale, d, p, x },
                (1, true) => Op::LoadW8 { scale, d, p, x },
                (2, true) => Op::LoadW16 { scale, d, p, x },
                (4, true) => Op::LoadW32 { scale, d, p, x },
                (_, true) => Op::LoadW64 { scale, d, p, x },
            }),
            Address::Offset(p, off) => self.ext(Ext::Load { ty, d, p, off: i64::from(off) }),
            Address::Absolute(_) => {}
        }
    }

    pub(super) fn store(
        &mut self,
        ty: TypeId,
        value: Operand,
        ptr: Operand,
        atomic: Option<Ordering>,
    ) -> Result<(), Unsupported> {
        if let Some(d) = self.promoted(ptr) {
            for (i, s) in self.srcs(value)?.into_iter().enumerate() {
                self.mov_src(d + i as u32, s);
            }
            return Ok(());
        }
        if let Some(order) = atomic {
            let ty = self.scalar(ty).ok_or("an atomic store of an aggregate")?;
            let (s, p) = (self.regs_of(value)?, self.reg(ptr)?);
            self.ext(Ext::AtomicStore { ty, order: memory_order(order), s, p });
            return Ok(());
        }
        if let Some((lanes, lane)) = layout::vector(&self.module.types, ty)
            && lane.bits() % 8 != 0
        {
            let (s, p) = (self.regs_of(value)?, self.reg(ptr)?);
            self.ext(Ext::StorePacked { lane_bits: lane.bits(), lanes, s, p });
            return Ok(());
        }
        let srcs = self.srcs(value)?;
        if let Some(scalar) = self.scalar(ty) {
            let address = self.address(ptr)?;
            self.store_scalar(scalar, &srcs, address);
            return Ok(());
        }
        let p = self.reg(ptr)?;
        for leaf in layout::leaves(&self.module.types, ty).ok_or("a store of a type without registers")? {
            let off = i32::try_from(leaf.offset).map_err(|_| "a store of a very large value")?;
            let (from, n) = (leaf.slot as usize, leaf.scalar.slots() as usize);
            self.store_scalar(leaf.scalar, &srcs[from..from + n], Address::Offset(p, off));
        }
        Ok(())
    }

    fn store_scalar(&mut self, ty: Scalar, srcs: &[Src], address: Address) {
        let bytes = ty.bytes();
        if !direct_access(ty) {
            let s = self.in_regs(srcs);
            let (p, off) = match address {
                Address::Offset(p, off) => (p, off),
                Address::Absolute(v) => (self.in_reg(Src::Imm(v)), 0),
                Address::Index { p, .. } => (p, 0),
            };
            return self.ext(Ext::Store { ty, s, p, off: i64::from(off) });
        }
        if let (Address::Offset(p, off), Src::Imm(v)) = (address, srcs[0]) {
            let imm = if bytes == 8 { i32::try_from(v as i64).ok() } else { Some(v as i32) };
            if let Some(imm) = imm {
                return self.emit(match bytes {
                    1 => Op::StoreI8 { imm, p, off },
                    2 => Op::StoreI16 { imm, p, off },
                    4 => Op::StoreI32 { imm, p, off },
                    _ => Op::StoreI64 { imm, p, off },
                });
            }
        }
        let s = self.in_reg(srcs[0]);
        let address = match address {
            Address::Absolute(v) if bytes != 2 => {
                let (lo, hi) = (v as u32, (v >> 32) as u32);
                return self.emit(match bytes {
                    1 => Op::StoreA8 { s, lo, hi },
                    4 => Op::StoreA32 { s, lo, hi },
                    _ => Op::StoreA64 { s, lo, hi },
                });
            }
            Address::Absolute(v) => Address::Offset(self.in_reg(Src::Imm(v)), 0),
            a => a,
        };
        match address {
            Address::Offset(p, off) => self.emit(match bytes {
                1 => Op::Store8 { s, p, off },
                2 => Op::Store16 { s, p, off },
                4 => Op::Store32 { s, p, off },
                _ => Op::Store64 { s, p, off },
            }),
            Address::Index { p, x, scale, narrow } => self.emit(match (bytes, narrow) {
                (1, false) => Op::StoreX8 { scale, s, p, x },
                (2, false) => Op::StoreX16 { scale, s, p, x },
                (4, false) => Op::StoreX32 { scale, s, p, x },
                (_, false) => Op::StoreX64 { scale, s, p, x },
                (1, true) => Op::StoreW8 { scale, s, p, x },
                (2, true) => Op::StoreW16 { scale, s, p, x },
                (4, true) => Op::StoreW32 { scale, s, p, x },
                (_, true) => Op::StoreW64 { scale, s, p, x },
            }),
            Address::Absolute(_) => {}
        }
    }

    pub(super) fn gep(
        &mut self,
        ty: TypeId,
        source: TypeId,
        base_ty: TypeId,
        base: Operand,
        indices: &[(TypeId, Operand)],
    ) -> Result<(), Unsupported> {
        let lanes = match self.module.types.get(ty) {
            Type::Vector { len, .. } => *len,
            _ => return self.scalar_gep(self.dest(), source, base, indices),
        };
        // Lane by lane: the parts that are vectors contribute their lane, the others the same value each time.
        let (offset, variable) = self.vector_gep_parts(source, indices)?;
        let base_is_vector = matches!(self.module.types.get(base_ty), Type::Vector { .. });
        let base = self.srcs(base)?;
        let index_srcs: Vec<_> = variable.iter().map(|&(n, _)| self.srcs(indices[n].1)).collect::<Result<_, _>>()?;
        let d = self.dest();
        for lane in 0..lanes as usize {
            let start = base[if base_is_vector { lane } else { 0 }];
            let d = d + lane as u32;
            let p = self.in_reg(start);
            let o = self.in_reg(Src::Imm(offset as u64));
            self.emit(Op::Add64 { d, a: p, b: o });
            for (&(n, size), srcs) in variable.iter().zip(&index_srcs) {
                let s = srcs[if srcs.len() > 1 { lane } else { 0 }];
                let bits = self.lanes(indices[n].0)?.1.bits();
                let x = self.temp(1);
                self.int_cast(true, bits, 64, x, s);
                let scaled = self.temp(1);
                self.int_bin(ir::inst::BinOp::Mul, 64, scaled, Src::Reg(x), Src::Imm(size));
                self.emit(Op::Add64 { d, a: d, b: scaled });
            }
        }
        Ok(())
    }

    /// As [`gep_parts`], with vector indices counted as variable.
    fn vector_gep_parts(
        &self,
        source: TypeId,
        indices: &[(TypeId, Operand)],
    ) -> Result<(i64, Vec<(usize, u64)>), Unsupported> {
        gep_parts(self.module, source, indices).ok_or_else(|| "this vector address computation".into())
    }

    fn scalar_gep(
        &mut self,
        d: Reg,
        source: TypeId,
        base: Operand,
        indices: &[(TypeId, Operand)],
    ) -> Result<(), Unsupported> {
        let (offset, variable) =
            gep_parts(self.module, source, indices).ok_or("an address computation over a type without a size")?;
        let base = self.src(base)?;
        let mut from = base;
        for (n, size) in variable {
            let p = self.in_reg(from);
            let (x, narrow) = self.index(indices[n])?;
            match u16::try_from(size) {
                Ok(scale) if narrow => self.emit(Op::GepW { scale, d, p, x }),
                Ok(scale) => self.emit(Op::Gep { scale, d, p, x }),
                Err(_) => {
                    let wide = self.temp(1);
                    if narrow {
                        self.emit(Op::SExt { from: 32, to: 64, d: wide, s: x });
                    } else {
                        self.mov(wide, x);
                    }
                    self.int_bin(ir::inst::BinOp::Mul, 64, wide, Src::Reg(wide), Src::Imm(size));
                    self.emit(Op::Add64 { d, a: p, b: wide });
                }
            }
            from = Src::Reg(d);
        }
        match from {
            Src::Imm(v) => self.constant(d, v.wrapping_add(offset as u64)),
            Src::Reg(r) if offset == 0 => self.mov(d, r),
            Src::Reg(r) => self.int_bin(ir::inst::BinOp::Add, 64, d, Src::Reg(r), Src::Imm(offset as u64)),
        }
        Ok(())
    }

    pub(super) fn alloca(
        &mut self,
        inst: &Inst,
        ty: TypeId,
        count: Option<(TypeId, Operand)>,
        align: u32,
    ) -> Result<(), Unsupported> {
        let Some(result) = inst.result else { return Ok(()) };
        if self.info.promoted[result.index()] {
            return Ok(());
        }
        let layout = self.module.types.layout(ty).ok_or("a local variable of a type without a size")?;
        let align = u64::from(align).max(layout.align).max(1).next_power_of_two();
        let d = self.dest();
        let site = self.image.add_local(self.function, result);
        let in_entry = self.body.blocks.first().is_some_and(|b| b.insts.contains(&(self.at as u32)));
        match self.fixed_size(ty, count).filter(|_| in_entry) {
            Some(size) => {
                let index = self.code.allocas.len() as u32;
                self.code.allocas.push(AllocaSite { size, align, site });
                self.emit(Op::Alloca { d, site: index });
            }
            None => {
                let wide = self.temp(1);
                match count {
                    None => self.constant(wide, 1),
                    Some((ty, n)) => {
                        let bits = self.scalar(ty).map_or(64, |s| s.bits());
                        let s = self.src(n)?;
                        self.int_cast(false, bits.min(64), 64, wide, s);
                    }
                }
                self.ext(Ext::DynAlloca { elem: layout.size, align, count: wide, d, site });
            }
        }
        Ok(())
    }

    pub(super) fn cmpxchg(
        &mut self,
        ty: TypeId,
        ptr: Operand,
        expected: Operand,
        new: Operand,
        orders: (Ordering, Ordering),
    ) -> Result<(), Unsupported> {
        let ty = self.scalar(ty).ok_or("a compare-and-exchange of an aggregate")?;
        let (p, expected, new) = (self.reg(ptr)?, self.regs_of(expected)?, self.regs_of(new)?);
        let d = self.dest();
        let orders = (memory_order(orders.0), memory_order(orders.1));
        self.ext(Ext::CmpXchg { ty, orders, d, p, expected, new });
        Ok(())
    }

    pub(super) fn atomic_rmw(
        &mut self,
        op: RmwOp,
        ty: TypeId,
        ptr: Operand,
        value: Operand,
        order: Ordering,
    ) -> Result<(), Unsupported> {
        let ty = self.scalar(ty).ok_or("an atomic operation on an aggregate")?;
        let (p, s) = (self.reg(ptr)?, self.regs_of(value)?);
        let d = self.dest();
        self.ext(Ext::AtomicRmw { op, ty, order: memory_order(order), d, p, s });
        Ok(())
    }

    pub(super) fn va_arg(&mut self, ty: TypeId, list: Operand) -> Result<(), Unsupported> {
        let leaves = layout::leaves(&self.module.types, ty).ok_or("va_arg of a type without registers")?;
        let l = self.module.types.layout(ty).ok_or("va_arg of a type without a size")?;
        let (list, d) = (self.reg(list)?, self.dest());
        self.ext(Ext::VaArg { list, d, leaves: leaves.into(), size: l.size, align: l.align });
        Ok(())
    }
}
