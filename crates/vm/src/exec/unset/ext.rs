//! Operations outside the hot set. What they store is noted after them.

use super::super::ext::Jump;
use super::super::{Leave, Machine};
use super::Unset;
use super::report::{Found, Use};
use super::rules::{self, Operand};
use crate::bytecode::{Code, Ext, Fun, Reg};
use crate::layout::{Leaf, Scalar, mask};
use guest::memory::{Addr, Memory};
use ir::inst::{BinOp, RmwOp};
use trace::ExprOp;

/// Unset bits that an operation stores.
struct Stores {
    at: Addr,
    /// Bytes.
    size: usize,
    /// Of each eight bytes.
    words: Vec<Unset>,
}

impl Stores {
    fn apply(&self, mem: &mut Memory) {
        for (n, from) in (0..self.size).step_by(8).enumerate() {
            let word = self.words.get(n).or(self.words.first()).copied().unwrap_or_default();
            word.stored(mem, self.at + from as u64, (self.size - from).min(8));
        }
    }
}

/// The unset bits of each eight bytes of a value in memory.
fn words(mem: &Memory, at: Addr, ty: Scalar) -> Vec<Unset> {
    let size = ty.bytes() as usize;
    let part = |from: usize| {
        let word = Unset::loaded(mem, at + from as u64, (size - from).min(8));
        Unset { bits: word.bits & mask(ty.bits() - 8 * from as u32), ..word }
    };
    (0..size).step_by(8).map(part).collect()
}

fn first_unset(words: impl IntoIterator<Item = Unset>) -> Option<Unset> {
    words.into_iter().find(|w| w.bits != 0)
}

fn slots(bits: u32) -> u32 {
    bits.div_ceil(64)
}

/// The operands of an operation that an intrinsic stands for.
fn operands(fun: Fun) -> usize {
    match fun {
        Fun::FShl | Fun::FShr | Fun::Fma | Fun::FMulAdd => 3,
        Fun::SMax | Fun::SMin | Fun::UMax | Fun::UMin => 2,
        Fun::SAddSat | Fun::UAddSat | Fun::SSubSat | Fun::USubSat | Fun::SShlSat | Fun::UShlSat => 2,
        Fun::SCmp | Fun::UCmp | Fun::CopySign | Fun::Pow | Fun::Powi | Fun::Atan2 | Fun::Ldexp => 2,
        Fun::MinNum | Fun::MaxNum | Fun::Minimum | Fun::Maximum => 2,
        _ => 1,
    }
}

impl Machine<'_> {
    fn unset_reg(&self, base: usize, r: Reg) -> Unset {
        self.thread.unset[base + r as usize]
    }

    fn unset_operand(&self, base: usize, r: Reg) -> Operand {
        Operand { value: self.thread.regs[base + r as usize], unset: self.unset_reg(base, r).bits }
    }

    fn put_unset(&mut self, base: usize, r: Reg, unset: Unset) {
        self.thread.unset[base + r as usize] = unset;
    }

    fn unset_words(&self, base: usize, r: Reg, bits: u32) -> Vec<Unset> {
        (0..slots(bits)).map(|i| self.unset_reg(base, r + i)).collect()
    }

    fn put_words(&mut self, base: usize, d: Reg, words: &[Unset]) {
        (d..).zip(words).for_each(|(r, &word)| self.put_unset(base, r, word));
    }

    /// All of a result is unset if anything of its operands is.
    fn all_unset(&mut self, base: usize, d: Reg, bits: u32, from: impl IntoIterator<Item = Unset>) {
        let like = first_unset(from);
        for i in 0..slots(bits) {
            let word = like.map(|l| Unset { bits: mask(bits - 64 * i), ..l }).unwrap_or_default();
            self.put_unset(base, d + i, word);
        }
    }

    /// A register has to be set for this.
    fn needs(&self, base: usize, r: Reg, what: Use) -> Result<u64, Found> {
        let unset = self.unset_reg(base, r);
        if unset.bits != 0 {
            return Err(Found { what, source: unset.source });
        }
        Ok(self.thread.regs[base + r as usize])
    }

    /// An operation outside the hot set, with the unset bits if they are followed.
    pub(in crate::exec) fn extended_with_unset(&mut self, ext: &Ext, code: &Code, base: usize) -> Result<Jump, Leave> {
        if !self.follows_unset {
            return self.extended(ext, code, base);
        }
        let stores = self.unset_before(ext, base).map_err(|found| Leave::from(self.uninitialised(found)))?;
        let done = self.extended(ext, code, base)?;
        if let Some(stores) = stores {
            stores.apply(&mut self.mem);
        }
        Ok(done)
    }

    /// Before an operation outside the hot set: registers get their unset bits; what is left to do after it.
    fn unset_before(&mut self, ext: &Ext, base: usize) -> Result<Option<Stores>, Found> {
        match *ext {
            Ext::WideBin { op, bits, d, a, b } => self.wide_binary(base, op, bits, [d, a, b]),
            Ext::WideCmp { bits, d, a, b, .. } => {
                let all = [self.unset_words(base, a, bits), self.unset_words(base, b, bits)].concat();
                self.all_unset(base, d, 1, all);
            }
            Ext::WideCast { signed, from, to, d, s } => self.wide_cast_unset(base, signed, (from, to), d, s),
            Ext::FloatBin { ty, d, a, b, .. } => {
                let all = [self.unset_words(base, a, ty.bits()), self.unset_words(base, b, ty.bits())].concat();
                self.all_unset(base, d, ty.bits(), all);
            }
            Ext::FloatCmp { ty, d, a, b, .. } => {
                let all = [self.unset_words(base, a, ty.bits()), self.unset_words(base, b, ty.bits())].concat();
                self.all_unset(base, d, 1, all);
            }
            Ext::FNeg { ty, d, s } => self.all_unset(base, d, ty.bits(), self.unset_words(base, s, ty.bits())),
            Ext::FloatCast { from, to, d, s } => {
                self.all_unset(base, d, to.bits(), self.unset_words(base, s, from.bits()));
            }
            Ext::FloatToInt { from, bits, d, s, .. } => {
                self.all_unset(base, d, bits, self.unset_words(base, s, from.bits()));
            }
            Ext::IntToFloat { bits, to, d, s, .. } => {
                self.all_unset(base, d, to.bits(), self.unset_words(base, s, bits));
            }
            Ext::BitCast { ref from, ref to, d, s } => self.bit_cast_unset(base, from, to, d, s),
            Ext::Load { ty, d, p, off } => {
                let at = self.needs(base, p, Use::Read)?.wrapping_add(off as u64);
                self.put_words(base, d, &words(&self.mem, at, ty));
            }
            Ext::AtomicLoad { ty, d, p, .. } => {
                let at = self.needs(base, p, Use::Read)?;
                self.put_words(base, d, &words(&self.mem, at, ty));
            }
            Ext::Store { ty, s, p, off } => {
                let at = self.needs(base, p, Use::Write)?.wrapping_add(off as u64);
                return Ok(Some(self.stores(base, at, ty, s)));
            }
            Ext::AtomicStore { ty, s, p, .. } => {
                let at = self.needs(base, p, Use::Write)?;
                return Ok(Some(self.stores(base, at, ty, s)));
            }
            Ext::LoadPacked { lane_bits, lanes, d, p } => {
                let at = self.needs(base, p, Use::Read)?;
                let like = first_unset(words(&self.mem, at, Scalar::Wide(lane_bits * lanes)));
                let lane = like.map(|l| Unset { bits: mask(lane_bits), ..l }).unwrap_or_default();
                (0..lanes).for_each(|i| self.put_unset(base, d + i, lane));
            }
            Ext::StorePacked { lane_bits, lanes, s, p } => {
                let at = self.needs(base, p, Use::Write)?;
                let like = first_unset((0..lanes).map(|i| self.unset_reg(base, s + i)));
                let word = like.map(|l| Unset { bits: u64::MAX, ..l }).unwrap_or_default();
                return Ok(Some(Stores { at, size: (lane_bits * lanes).div_ceil(8) as usize, words: vec![word] }));
            }
            Ext::AtomicRmw { op, ty, d, p, s, .. } => {
                let at = self.needs(base, p, Use::Write)?;
                let old = words(&self.mem, at, ty);
                let new = self.updated_unset(base, op, ty, at, &old, s);
                self.put_words(base, d, &old);
                return Ok(Some(Stores { at, size: ty.bytes() as usize, words: new }));
            }
            Ext::CmpXchg { ty, d, p, expected, new, .. } => {
                let at = self.needs(base, p, Use::Write)?;
                return Ok(Some(self.exchanged(base, at, ty, d, expected, new)));
            }
            Ext::MemCopy { to, from, len } => {
                if self.needs(base, len, Use::Length)? != 0 {
                    self.needs(base, from, Use::Read)?;
                    self.needs(base, to, Use::Write)?;
                }
            }
            Ext::MemSet { to, byte, len } => {
                let size = self.needs(base, len, Use::Length)? as usize;
                let byte = self.unset_reg(base, byte);
                if size != 0 {
                    let at = self.needs(base, to, Use::Write)?;
                    let bits = (byte.bits & 0xff) * 0x0101_0101_0101_0101;
                    return Ok((bits != 0).then(|| Stores { at, size, words: vec![Unset { bits, ..byte }] }));
                }
            }
            Ext::Fun { fun, ty, d, a, b, c } => self.function_unset(base, fun, ty, d, [a, b, c]),
            Ext::Overflow { bits, d, a, b, .. } => {
                let all = [self.unset_words(base, a, bits), self.unset_words(base, b, bits)].concat();
                self.all_unset(base, d, bits, all.iter().copied());
                self.all_unset(base, d + slots(bits), 1, all);
            }
            Ext::VaStart { list } => _ = self.needs(base, list, Use::Write)?,
            Ext::VaCopy { to, from } => {
                self.needs(base, to, Use::Write)?;
                self.needs(base, from, Use::Read)?;
            }
            Ext::VaArg { list, d, ref leaves, .. } => {
                let list = self.needs(base, list, Use::Read)?;
                let at = super::super::shadow::va_argument(&self.mem, list, ext);
                for leaf in leaves {
                    let found = at.map(|at| words(&self.mem, at + leaf.offset, leaf.scalar)).unwrap_or_default();
                    self.put_words(base, d + leaf.slot, &found);
                }
            }
            Ext::DynAlloca { count, d, .. } => {
                self.needs(base, count, Use::Size)?;
                self.put_unset(base, d, Unset::default());
            }
            Ext::ExtractLane { lanes, slots, d, vec, index } => {
                let like = self.unset_reg(base, index);
                let i = self.thread.regs[base + index as usize];
                for k in 0..slots {
                    let lane = if i < u64::from(lanes) { vec + i as u32 * slots + k } else { index };
                    let lane =
                        if like.bits != 0 { Unset { bits: u64::MAX, ..like } } else { self.unset_reg(base, lane) };
                    self.put_unset(base, d + k, lane);
                }
            }
            Ext::InsertLane { lanes, slots, d, value, index } => {
                let i = self.thread.regs[base + index as usize];
                for k in (0..slots).filter(|_| i < u64::from(lanes)) {
                    self.put_unset(base, d + i as u32 * slots + k, self.unset_reg(base, value + k));
                }
            }
            Ext::IndirectBr { addr, .. } => _ = self.needs(base, addr, Use::Target)?,
            Ext::WideSwitch { v, slots, .. } => {
                for i in 0..slots {
                    self.needs(base, v + i, Use::Switch)?;
                }
            }
            Ext::ObjectSize { d, .. } | Ext::StackSave { d } | Ext::TlsAddr { d, .. } => {
                self.put_unset(base, d, Unset::default());
            }
            Ext::FrameAddress { d } | Ext::ReadCycles { d } => self.put_unset(base, d, Unset::default()),
            Ext::StackRestore { .. } | Ext::Fence { .. } => {}
            Ext::Trap { .. } | Ext::Unreachable | Ext::Unsupported { .. } => {}
        }
        Ok(None)
    }

    fn stores(&self, base: usize, at: Addr, ty: Scalar, s: Reg) -> Stores {
        Stores { at, size: ty.bytes() as usize, words: self.unset_words(base, s, ty.bits()) }
    }

    /// Bits of words go their own ways; shifts and sums of wide numbers leave all unset.
    fn wide_binary(&mut self, base: usize, op: BinOp, bits: u32, [d, a, b]: [Reg; 3]) {
        if matches!(op, BinOp::And | BinOp::Or | BinOp::Xor) {
            for i in 0..slots(bits) {
                let (x, y) = (self.unset_reg(base, a + i), self.unset_reg(base, b + i));
                let (left, right) = (self.unset_operand(base, a + i), self.unset_operand(base, b + i));
                let unset = rules::binary(op, 64, left, right);
                self.put_unset(base, d + i, Unset { bits: unset, ..if x.bits != 0 { x } else { y } });
            }
            return;
        }
        let count = first_unset(self.unset_words(base, b, bits));
        let shifts = matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr);
        let all = self.unset_words(base, a, bits);
        if shifts && count.is_none() && bits <= 128 {
            let wide = |words: &[u64]| u128::from(words[0]) | words.get(1).map_or(0, |&w| u128::from(w) << 64);
            let values: Vec<u64> = (0..slots(bits)).map(|i| self.thread.regs[base + (b + i) as usize]).collect();
            let unset: Vec<u64> = all.iter().map(|w| w.bits).collect();
            // Unset bits go where bits go.
            let moved = crate::arith::wide(op, bits, wide(&unset), wide(&values)).unwrap_or(u128::MAX);
            let like = first_unset(all).unwrap_or_default();
            for i in 0..slots(bits) {
                self.put_unset(base, d + i, Unset { bits: (moved >> (64 * i)) as u64, ..like });
            }
            return;
        }
        self.all_unset(base, d, bits, all.into_iter().chain(count));
    }

    fn wide_cast_unset(&mut self, base: usize, signed: bool, (from, to): (u32, u32), d: Reg, s: Reg) {
        let mut words = self.unset_words(base, s, from);
        let top = from - 64 * (slots(from) - 1);
        if let Some(last) = words.last_mut()
            && signed
            && from < to
            && last.bits >> (top - 1) & 1 != 0
        {
            // The sign goes all the way up.
            last.bits |= !mask(top);
            let sign = Unset { bits: u64::MAX, ..*last };
            words.resize(slots(to) as usize, sign);
        }
        words.resize(slots(to) as usize, Unset::default());
        for (i, word) in (0..).zip(words) {
            self.put_unset(base, d + i, Unset { bits: word.bits & mask(to - 64 * i), ..word });
        }
    }

    fn bit_cast_unset(&mut self, base: usize, from: &[Leaf], to: &[Leaf], d: Reg, s: Reg) {
        let parts = |leaf: &Leaf| self.unset_words(base, s + leaf.slot, leaf.scalar.bits());
        let all: Vec<Unset> = from.iter().flat_map(parts).collect();
        let whole = |leaves: &[Leaf]| leaves.iter().all(|l| l.scalar.bits().is_multiple_of(8));
        let Some(like) = first_unset(all.iter().copied()).filter(|_| whole(from) && whole(to)) else {
            to.iter().for_each(|l| self.all_unset(base, d + l.slot, l.scalar.bits(), all.iter().copied()));
            return;
        };
        let bytes_of = |leaf: &Leaf| -> Vec<u8> {
            let words = self.unset_words(base, s + leaf.slot, leaf.scalar.bits());
            let bytes = words.iter().flat_map(|w| w.bits.to_le_bytes());
            bytes.take(leaf.scalar.bytes() as usize).collect()
        };
        let bytes: Vec<u8> = from.iter().flat_map(bytes_of).collect();
        let mut rest = bytes.into_iter();
        for leaf in to {
            let own: Vec<u8> = rest.by_ref().take(leaf.scalar.bytes() as usize).collect();
            for (i, word) in (0..).zip(own.chunks(8)) {
                let bits = word.iter().rev().fold(0, |bits, &b| bits << 8 | u64::from(b));
                self.put_unset(base, d + leaf.slot + i, Unset { bits, ..like });
            }
        }
    }

    fn function_unset(&mut self, base: usize, fun: Fun, ty: Scalar, d: Reg, regs: [Reg; 3]) {
        let used = &regs[..operands(fun)];
        let all: Vec<Unset> = used.iter().flat_map(|&r| self.unset_words(base, r, ty.bits())).collect();
        let bits = ty.bits();
        let Some(like) = first_unset(all.iter().copied()) else {
            return self.all_unset(base, d, bits, []);
        };
        let [x, y, count] = regs.map(|r| self.thread.unset.get(base + r as usize).map_or(0, |u| u.bits));
        let exact = match (fun, ty) {
            (Fun::BSwap, Scalar::Int(n)) => Some(x.swap_bytes() >> (64 - n)),
            (Fun::BitReverse, Scalar::Int(n)) => Some(x.reverse_bits() >> (64 - n)),
            (Fun::FShl | Fun::FShr, Scalar::Int(n)) if count == 0 => {
                let by = (self.thread.regs[base + regs[2] as usize] % u64::from(n)) as u32;
                let both = u128::from(x) << n | u128::from(y);
                let moved = if fun == Fun::FShl { both << by >> n } else { both >> by };
                Some(moved as u64 & mask(n))
            }
            _ => None,
        };
        match exact {
            Some(bits) => self.put_unset(base, d, Unset { bits, ..like }),
            None => self.all_unset(base, d, bits, all),
        }
    }

    /// What an update makes of the old value.
    fn updated_unset(&self, base: usize, op: RmwOp, ty: Scalar, at: Addr, old: &[Unset], s: Reg) -> Vec<Unset> {
        let operand = self.unset_words(base, s, ty.bits());
        let simple = match op {
            RmwOp::Xchg => return operand,
            RmwOp::Add => Some(BinOp::Add),
            RmwOp::Sub => Some(BinOp::Sub),
            RmwOp::And | RmwOp::Nand => Some(BinOp::And),
            RmwOp::Or => Some(BinOp::Or),
            RmwOp::Xor => Some(BinOp::Xor),
            _ => None,
        };
        let Some(like) = first_unset(old.iter().chain(&operand).copied()) else { return operand };
        match simple.filter(|_| old.len() == 1) {
            Some(op) => {
                let before = self.mem.contents(at, u64::from(ty.bytes()));
                let value = before.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
                let old = Operand { value, unset: old[0].bits };
                let bits = rules::binary(op, ty.bits(), old, self.unset_operand(base, s));
                vec![Unset { bits, ..like }]
            }
            None => vec![Unset { bits: u64::MAX, ..like }; old.len()],
        }
    }

    /// Whether the two are equal may be unset; what is stored then goes by what is done.
    fn exchanged(&mut self, base: usize, at: Addr, ty: Scalar, d: Reg, expected: Reg, new: Reg) -> Stores {
        let old = words(&self.mem, at, ty);
        let before = self.mem.contents(at, u64::from(ty.bytes()));
        let (mut same, mut depends, mut differs) = (true, None, false);
        for (i, (bytes, word)) in (0..).zip(before.chunks(8).zip(&old)) {
            let value = bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
            let bits = (ty.bits() - 64 * i).min(64);
            let wanted = self.unset_operand(base, expected + i);
            let found = Operand { value, unset: word.bits };
            same &= (value ^ wanted.value) & mask(bits) == 0;
            if rules::compares(ExprOp::Eq, bits, found, wanted) {
                depends = Some(if word.bits != 0 { *word } else { self.unset_reg(base, expected + i) });
            } else {
                differs |= (value ^ wanted.value) & mask(bits) != 0;
            }
        }
        self.put_words(base, d, &old);
        let flag = depends.filter(|_| !differs).map(|l| Unset { bits: 1, ..l }).unwrap_or_default();
        self.put_unset(base, d + ty.slots(), flag);
        let stored = if same { self.unset_words(base, new, ty.bits()) } else { old };
        Stores { at, size: ty.bytes() as usize, words: stored }
    }
}
