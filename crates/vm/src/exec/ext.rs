//! Operations outside the hot set.

pub(super) mod wide;

use super::{Leave, Machine, float};
use crate::arith;
use crate::bytecode::{Code, Ext, Fun, OverflowOp, Reg, VA_LIST};
use crate::image::lower::call::REGISTER_SAVE;
use crate::layout::{Leaf, Scalar, mask};
use guest::call::Stop;
use guest::memory::{Addr, Fault};
use ir::inst::{BinOp, IntPred, RmwOp};
use trace::FailureKind;

/// Nothing, or a jump: instructions to count, and the op to go on at.
pub(super) type Jump = Option<(u64, u32)>;

impl Machine<'_> {
    fn get(&self, base: usize, r: Reg) -> u64 {
        self.thread.regs[base + r as usize]
    }

    fn set(&mut self, base: usize, r: Reg, v: u64) {
        self.thread.regs[base + r as usize] = v;
    }

    /// A value of up to 128 bits.
    fn wide(&self, base: usize, r: Reg, bits: u32) -> u128 {
        let low = u128::from(self.get(base, r));
        if bits <= 64 { low } else { low | u128::from(self.get(base, r + 1)) << 64 }
    }

    fn set_wide(&mut self, base: usize, r: Reg, bits: u32, v: u128) {
        self.set(base, r, v as u64);
        if bits > 64 {
            self.set(base, r + 1, (v >> 64) as u64);
        }
    }

    fn too_wide(bits: u32) -> Leave {
        Leave::Stop(Stop::Unsupported(format!("this operation on integers of {bits} bits")))
    }

    pub(crate) fn extended(&mut self, ext: &Ext, code: &Code, base: usize) -> Result<Jump, Leave> {
        match *ext {
            Ext::WideBin { op, bits, d, a, b } => {
                if bits > 128 {
                    self.very_wide(op, bits, base, d, a, b)?;
                    return Ok(None);
                }
                let v = arith::wide(op, bits, self.wide(base, a, bits), self.wide(base, b, bits))?;
                self.set_wide(base, d, bits, v);
            }
            Ext::WideCmp { pred, bits, d, a, b } => {
                let n = bits.div_ceil(64);
                let this = &*self;
                let words = |r: Reg| (0..n).rev().map(move |i| this.get(base, r + i));
                let unsigned = words(a).cmp(words(b));
                let sign = |r: Reg| this.get(base, r + n - 1) >> ((bits - 1) % 64) & 1;
                let signed = sign(b).cmp(&sign(a)).then(unsigned);
                let v = match pred {
                    IntPred::Eq => unsigned.is_eq(),
                    IntPred::Ne => unsigned.is_ne(),
                    IntPred::Ugt => unsigned.is_gt(),
                    IntPred::Uge => unsigned.is_ge(),
                    IntPred::Ult => unsigned.is_lt(),
                    IntPred::Ule => unsigned.is_le(),
                    IntPred::Sgt => signed.is_gt(),
                    IntPred::Sge => signed.is_ge(),
                    IntPred::Slt => signed.is_lt(),
                    IntPred::Sle => signed.is_le(),
                };
                self.set(base, d, u64::from(v));
            }
            Ext::WideCast { signed, from, to, d, s } => {
                let n = from.div_ceil(64);
                let mut words: Vec<u64> = (0..n).map(|i| self.get(base, s + i)).collect();
                let top = from - (n - 1) * 64;
                let negative = signed && words[n as usize - 1] >> (top - 1) & 1 != 0;
                if negative {
                    words[n as usize - 1] |= !mask(top);
                }
                words.resize(to.div_ceil(64) as usize, if negative { u64::MAX } else { 0 });
                let last = words.len() - 1;
                words[last] &= mask(to - last as u32 * 64);
                for (i, w) in words.into_iter().enumerate() {
                    self.set(base, d + i as u32, w);
                }
            }
            Ext::FloatBin { op, ty, d, a, b } => {
                let v = float::bin(op, ty, self.wide(base, a, ty.bits()), self.wide(base, b, ty.bits()));
                self.set_wide(base, d, ty.bits(), v);
            }
            Ext::FloatCmp { pred, ty, d, a, b } => {
                let order = float::compare(ty, self.wide(base, a, ty.bits()), self.wide(base, b, ty.bits()));
                self.set(base, d, u64::from(arith::float_test(pred, order)));
            }
            Ext::FNeg { ty, d, s } => {
                let v = float::negate(ty, self.wide(base, s, ty.bits()));
                self.set_wide(base, d, ty.bits(), v);
            }
            Ext::FloatCast { from, to, d, s } => {
                let v = float::cast(from, to, self.wide(base, s, from.bits()));
                self.set_wide(base, d, to.bits(), v);
            }
            Ext::FloatToInt { from, bits, signed, saturate, d, s } => {
                if bits > 128 {
                    let v = float::to_words(from, bits, signed, saturate, self.wide(base, s, from.bits()));
                    self.set_words(base, d, &v);
                    return Ok(None);
                }
                let v = float::to_int(from, bits, signed, saturate, self.wide(base, s, from.bits()));
                self.set_wide(base, d, bits, v);
            }
            Ext::IntToFloat { bits, signed, to, d, s } => {
                if bits > 128 {
                    let v = wide::to_float(bits, signed, to, &self.words(base, s, bits));
                    self.set_wide(base, d, to.bits(), v);
                    return Ok(None);
                }
                let v = float::from_int(bits, signed, to, self.wide(base, s, bits));
                self.set_wide(base, d, to.bits(), v);
            }
            Ext::BitCast { ref from, ref to, d, s } => self.bit_cast(base, from, to, d, s),
            Ext::Load { ty, d, p, off } => {
                let at = self.get(base, p).wrapping_add(off as u64);
                self.load(base, ty, d, at)?;
            }
            Ext::Store { ty, s, p, off } => {
                let at = self.get(base, p).wrapping_add(off as u64);
                self.store(base, ty, s, at)?;
            }
            Ext::LoadPacked { lane_bits, lanes, d, p } => {
                let bytes = (lane_bits * lanes).div_ceil(8);
                let data = self.mem.bytes(self.get(base, p), u64::from(bytes))?.to_vec();
                for i in 0..lanes {
                    let v = (0..lane_bits).fold(0, |v, k| {
                        let bit = (i * lane_bits + k) as usize;
                        v | u64::from(data[bit / 8] >> (bit % 8) & 1) << k
                    });
                    self.set(base, d + i, v);
                }
            }
            Ext::StorePacked { lane_bits, lanes, s, p } => {
                let mut data = vec![0u8; (lane_bits * lanes).div_ceil(8) as usize];
                for i in 0..lanes {
                    let v = self.get(base, s + i);
                    for k in 0..lane_bits {
                        let bit = (i * lane_bits + k) as usize;
                        data[bit / 8] |= ((v >> k & 1) as u8) << (bit % 8);
                    }
                }
                let at = self.get(base, p);
                self.mem.bytes_mut(at, data.len() as u64)?.copy_from_slice(&data);
            }
            Ext::AtomicLoad { ty, d, p, .. } => {
                let at = self.atomic_address(ty, self.get(base, p))?;
                self.load(base, ty, d, at)?;
            }
            Ext::AtomicStore { ty, s, p, .. } => {
                let at = self.atomic_address(ty, self.get(base, p))?;
                self.store(base, ty, s, at)?;
            }
            Ext::AtomicRmw { op, ty, d, p, s, .. } => {
                let at = self.atomic_address(ty, self.get(base, p))?;
                let operand = self.wide(base, s, ty.bits());
                let old = self.read_wide(ty, at)?;
                let new = rmw(op, ty, old, operand);
                self.write_wide(ty, at, new)?;
                self.set_wide(base, d, ty.bits(), old);
            }
            Ext::CmpXchg { ty, d, p, expected, new, .. } => {
                let at = self.atomic_address(ty, self.get(base, p))?;
                let (expected, new) = (self.wide(base, expected, ty.bits()), self.wide(base, new, ty.bits()));
                let old = self.read_wide(ty, at)?;
                // A failed exchange still needs the right to write.
                self.write_wide(ty, at, if old == expected { new } else { old })?;
                self.set_wide(base, d, ty.bits(), old);
                self.set(base, d + ty.slots(), u64::from(old == expected));
            }
            Ext::Fence { order } => self.saw_fence(order),
            Ext::DynAlloca { elem, align, count, d, site } => {
                let size = elem.saturating_mul(self.get(base, count));
                let at = self.stack_object(size, align, site)?;
                self.mem.mark_unwritten(at);
                self.set(base, d, at);
            }
            Ext::MemCopy { to, from, len } => {
                self.mem.copy(self.get(base, to), self.get(base, from), self.get(base, len))?;
            }
            Ext::MemSet { to, byte, len } => {
                let (to, byte, len) = (self.get(base, to), self.get(base, byte), self.get(base, len));
                self.mem.bytes_mut(to, len)?.fill(byte as u8);
            }
            Ext::Fun { fun, ty, d, a, b, c } => self.fun(base, fun, ty, d, [a, b, c])?,
            Ext::Overflow { op, bits, d, a, b } => {
                if bits > 128 {
                    let (a, b) = (self.words(base, a, bits), self.words(base, b, bits));
                    let (v, over) = wide::overflowing(op, bits, &a, &b).ok_or_else(|| Self::too_wide(bits))?;
                    self.set_words(base, d, &v);
                    self.set(base, d + bits.div_ceil(64), u64::from(over));
                    return Ok(None);
                }
                let (v, over) = overflowing(op, bits, self.wide(base, a, bits), self.wide(base, b, bits));
                self.set_wide(base, d, bits, v);
                self.set(base, d + bits.div_ceil(64), u64::from(over));
            }
            Ext::VaStart { list } => {
                let list = self.get(base, list);
                let area = self.thread.frames.last().map_or(0, |f| f.va_area);
                self.mem.write_u32(list, code.va_start.0)?;
                self.mem.write_u32(list + 4, code.va_start.1)?;
                self.mem.write_u64(list + 8, area + REGISTER_SAVE)?;
                self.mem.write_u64(list + 16, area)?;
            }
            Ext::VaCopy { to, from } => {
                self.mem.copy(self.get(base, to), self.get(base, from), VA_LIST)?;
            }
            Ext::VaArg { list, d, ref leaves, size, align } => {
                let list = self.get(base, list);
                let at = match leaves[..] {
                    [Leaf { scalar: Scalar::Int(_) | Scalar::Ptr, .. }] => self.va_register(list, 0, 48, 8)?,
                    [Leaf { scalar: Scalar::F32 | Scalar::F64, .. }] => self.va_register(list, 4, 176, 16)?,
                    _ => None,
                };
                let at = match at {
                    Some(at) => at,
                    None => {
                        let mut area = self.mem.read_u64(list + 8)?;
                        if align >= 16 {
                            area = area.next_multiple_of(16);
                        }
                        self.mem.write_u64(list + 8, area + size.max(8).next_multiple_of(8))?;
                        area
                    }
                };
                for leaf in leaves {
                    self.load(base, leaf.scalar, d + leaf.slot, at + leaf.offset)?;
                }
            }
            Ext::StackSave { d } => {
                let n = self.thread.locals.len() as u64;
                self.set(base, d, n);
            }
            Ext::StackRestore { s } => {
                let (locals_from, floor) = match self.thread.frames.last() {
                    Some(f) => (f.locals_from, f.stack_before + code.frame_bytes),
                    None => (0, 0),
                };
                let to = (self.get(base, s) as usize).max(locals_from);
                let dying = self.thread.locals.get(to..).unwrap_or(&[]);
                let bytes: u64 = dying.iter().filter_map(|&at| self.mem.object(at)).map(|o| o.size).sum();
                self.thread.stack_bytes = self.thread.stack_bytes.saturating_sub(bytes).max(floor);
                if self.watch.on {
                    self.saw_deaths_from(to);
                }
                self.release_locals(to);
            }
            Ext::TlsAddr { index, d } => {
                let at = self.thread.tls.get(index as usize).copied().unwrap_or(0);
                self.set(base, d, at);
            }
            Ext::ExtractLane { lanes, slots, d, vec, index } => {
                let i = self.get(base, index);
                for k in 0..slots {
                    let v = if i < u64::from(lanes) { self.get(base, vec + i as u32 * slots + k) } else { 0 };
                    self.set(base, d + k, v);
                }
            }
            Ext::InsertLane { lanes, slots, d, value, index } => {
                let i = self.get(base, index);
                if i < u64::from(lanes) {
                    for k in 0..slots {
                        let v = self.get(base, value + k);
                        self.set(base, d + i as u32 * slots + k, v);
                    }
                }
            }
            Ext::IndirectBr { n, addr, ref targets } => {
                let at = self.get(base, addr);
                return match targets.iter().find(|t| t.0 == at) {
                    Some(&(_, t)) => Ok(Some((u64::from(n), t))),
                    None => {
                        Err(Fault::new(FailureKind::InvalidCall, format!("goto 0x{at:x}, which is no label")).into())
                    }
                };
            }
            Ext::WideSwitch { n, v, slots, ref cases, default } => {
                let high = (2..slots).any(|i| self.get(base, v + i) != 0);
                let v = self.wide(base, v, slots * 64);
                let t = match cases.binary_search_by_key(&v, |c| c.0) {
                    Ok(i) if !high => cases[i].1,
                    _ => default,
                };
                return Ok(Some((u64::from(n), t)));
            }
            Ext::FrameAddress { d } => {
                // One small object a thread stands for its stack; only its identity is visible.
                let at = self.thread.errno_at;
                self.set(base, d, at);
            }
            Ext::ReadCycles { d } => {
                let now = self.thread.clock;
                self.set(base, d, now);
            }
            Ext::ObjectSize { p, d, minimum } => {
                let p = self.get(base, p);
                let v = match self.mem.object(p) {
                    Some(o) if p != 0 => o.base + o.size - p,
                    _ if minimum => 0,
                    _ => u64::MAX,
                };
                self.set(base, d, v);
            }
            Ext::Trap { check } => return Err(trap(check).into()),
            Ext::Unreachable => {
                return Err(
                    Fault::new(FailureKind::Unreachable, "control reached code that is marked unreachable").into()
                );
            }
            Ext::Unsupported { ref what } => {
                return Err(Leave::Stop(Stop::Unsupported(format!("{what} is not supported"))));
            }
        }
        Ok(None)
    }

    /// The next argument in the register save area, if there is one left.
    fn va_register(&mut self, list: Addr, field: u64, end: u32, step: u32) -> Result<Option<Addr>, Box<Fault>> {
        let offset = self.mem.read_u32(list + field)?;
        if offset >= end {
            return Ok(None);
        }
        self.mem.write_u32(list + field, offset + step)?;
        Ok(Some(self.mem.read_u64(list + 16)? + u64::from(offset)))
    }

    fn words(&self, base: usize, r: Reg, bits: u32) -> Vec<u64> {
        (0..bits.div_ceil(64)).map(|i| self.get(base, r + i)).collect()
    }

    fn set_words(&mut self, base: usize, r: Reg, words: &[u64]) {
        words.iter().enumerate().for_each(|(i, &w)| self.set(base, r + i as u32, w));
    }

    /// Over 128 bits, word by word.
    fn very_wide(&mut self, op: BinOp, bits: u32, base: usize, d: Reg, a: Reg, b: Reg) -> Result<(), Leave> {
        let (a, b) = (self.words(base, a, bits), self.words(base, b, bits));
        let v = wide::bin(op, bits, &a, &b).map_err(|failed| match failed {
            wide::Failed::ByZero => arith::by_zero().into(),
            wide::Failed::Overflow => arith::overflow(bits).into(),
            wide::Failed::TooWide => Self::too_wide(bits),
        })?;
        self.set_words(base, d, &v);
        Ok(())
    }

    fn atomic_address(&self, ty: Scalar, at: Addr) -> Result<Addr, Box<Fault>> {
        let size = u64::from(ty.bytes());
        if at.is_multiple_of(size.next_power_of_two()) {
            return Ok(at);
        }
        let message = format!("an atomic access of {size} bytes at an address that is not a multiple of {size}");
        Err(Fault::new(FailureKind::MisalignedAtomic, message))
    }

    fn read_wide(&self, ty: Scalar, at: Addr) -> Result<u128, Box<Fault>> {
        let bytes = self.mem.bytes(at, u64::from(ty.bytes()))?;
        let v = bytes.iter().rev().fold(0u128, |v, &b| v << 8 | u128::from(b));
        Ok(v & arith::wide_mask(ty.bits()))
    }

    fn write_wide(&mut self, ty: Scalar, at: Addr, v: u128) -> Result<(), Box<Fault>> {
        let n = ty.bytes() as usize;
        self.mem.bytes_mut(at, n as u64)?.copy_from_slice(&v.to_le_bytes()[..n]);
        Ok(())
    }

    /// Loads a scalar of any size into its slots.
    fn load(&mut self, base: usize, ty: Scalar, d: Reg, at: Addr) -> Result<(), Box<Fault>> {
        let bytes = self.mem.bytes(at, u64::from(ty.bytes()))?;
        let slots = ty.slots();
        let mut words = [0u64; 4];
        if slots as usize > words.len() {
            let words: Vec<u64> =
                bytes.chunks(8).map(|c| c.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))).collect();
            let words = wide::cut(words, ty.bits());
            self.set_words(base, d, &words);
            return Ok(());
        }
        for (w, c) in words.iter_mut().zip(bytes.chunks(8)) {
            *w = c.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
        }
        let top = ty.bits() - (slots - 1) * 64;
        words[slots as usize - 1] &= mask(top);
        (0..slots).for_each(|i| self.set(base, d + i, words[i as usize]));
        Ok(())
    }

    /// Stores a scalar of any size from its slots.
    fn store(&mut self, base: usize, ty: Scalar, s: Reg, at: Addr) -> Result<(), Box<Fault>> {
        let n = ty.bytes() as usize;
        let from = base + s as usize;
        let words = &self.thread.regs[from..from + ty.slots() as usize];
        let to = self.mem.bytes_mut(at, n as u64)?;
        to.iter_mut().zip(words.iter().flat_map(|w| w.to_le_bytes())).for_each(|(t, b)| *t = b);
        Ok(())
    }

    fn bit_cast(&mut self, base: usize, from: &[Leaf], to: &[Leaf], d: Reg, s: Reg) {
        let whole = |l: &Leaf| l.scalar.bits().is_multiple_of(8);
        if from.iter().all(whole) && to.iter().all(whole) {
            let mut bytes = Vec::with_capacity(64);
            for leaf in from {
                let at = base + (s + leaf.slot) as usize;
                let words = &self.thread.regs[at..at + leaf.scalar.slots() as usize];
                bytes.extend(words.iter().flat_map(|w| w.to_le_bytes()).take(leaf.scalar.bytes() as usize));
            }
            let mut next = 0;
            for leaf in to {
                let n = leaf.scalar.bytes() as usize;
                let part = bytes.get(next..next + n).unwrap_or(&[]);
                for (i, chunk) in part.chunks(8).enumerate() {
                    let w = chunk.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
                    self.set(base, d + leaf.slot + i as u32, w);
                }
                next += n;
            }
            return;
        }
        let mut bits = Vec::new();
        for leaf in from {
            for k in 0..leaf.scalar.bits() {
                bits.push(self.get(base, s + leaf.slot + k / 64) >> (k % 64) & 1);
            }
        }
        let mut bits = bits.into_iter();
        for leaf in to {
            for slot in 0..leaf.scalar.slots() {
                let n = (leaf.scalar.bits() - slot * 64).min(64);
                let v = (0..n).fold(0, |v, k| v | bits.next().unwrap_or(0) << k);
                self.set(base, d + leaf.slot + slot, v);
            }
        }
    }

    fn fun(&mut self, base: usize, fun: Fun, ty: Scalar, d: Reg, [a, b, c]: [Reg; 3]) -> Result<(), Leave> {
        let unsupported = || Leave::Stop(Stop::Unsupported(format!("{fun:?} of {ty:?} is not supported")));
        if fun == Fun::IsFpClass {
            let v = float::is_class(ty, self.wide(base, a, ty.bits()), self.get(base, b) as u32);
            self.set(base, d, u64::from(v));
            return Ok(());
        }
        match ty {
            Scalar::F64 => {
                let x = f64::from_bits(self.get(base, a));
                let v = match fun {
                    Fun::LRint => arith::f64_to_i64(x.round_ties_even()),
                    Fun::LRound => arith::f64_to_i64(x.round()),
                    Fun::Powi => float::powi(x, self.get(base, b) as i32).to_bits(),
                    Fun::Ldexp => scale(x, self.get(base, b) as i32).to_bits(),
                    Fun::Exp10 => 10f64.powf(x).to_bits(),
                    _ => {
                        let (y, z) = (f64::from_bits(self.get(base, b)), f64::from_bits(self.get(base, c)));
                        float::fun64(fun, x, y, z).ok_or_else(unsupported)?.to_bits()
                    }
                };
                self.set(base, d, v);
            }
            Scalar::F32 => {
                let x = f32::from_bits(self.get(base, a) as u32);
                let v = match fun {
                    Fun::LRint => arith::f64_to_i64(f64::from(x.round_ties_even())),
                    Fun::LRound => arith::f64_to_i64(f64::from(x.round())),
                    Fun::Powi => u64::from(float::powi32(x, self.get(base, b) as i32).to_bits()),
                    Fun::Ldexp => u64::from((scale(f64::from(x), self.get(base, b) as i32) as f32).to_bits()),
                    Fun::Exp10 => u64::from(10f32.powf(x).to_bits()),
                    _ => {
                        let get = |r| f32::from_bits(self.get(base, r) as u32);
                        u64::from(float::fun32(fun, x, get(b), get(c)).ok_or_else(unsupported)?.to_bits())
                    }
                };
                self.set(base, d, v);
            }
            Scalar::F80 if fun == Fun::FMulAdd => {
                let get = |r| self.wide(base, r, 80);
                let v = float::bin(BinOp::FAdd, ty, float::bin(BinOp::FMul, ty, get(a), get(b)), get(c));
                self.set_wide(base, d, 80, v);
            }
            Scalar::F16 | Scalar::BF16 => {
                let get = |r| f32::from_bits(float::cast(ty, Scalar::F32, self.wide(base, r, 16)) as u32);
                let v = float::fun32(fun, get(a), get(b), get(c)).ok_or_else(unsupported)?;
                let v = float::cast(Scalar::F32, ty, u128::from(v.to_bits()));
                self.set(base, d, v as u64);
            }
            Scalar::F80 | Scalar::F128 => match fun {
                Fun::FAbs => {
                    let v = self.wide(base, a, ty.bits()) & !(1 << (ty.bits() - 1));
                    self.set_wide(base, d, ty.bits(), v);
                }
                Fun::FMulAdd => {
                    let get = |r| self.wide(base, r, ty.bits());
                    let v = float::bin(BinOp::FAdd, ty, float::bin(BinOp::FMul, ty, get(a), get(b)), get(c));
                    self.set_wide(base, d, ty.bits(), v);
                }
                _ => return Err(unsupported()),
            },
            Scalar::Int(bits) | Scalar::Wide(bits) => {
                if bits > 128 {
                    // Which of `b` and `c` are operands depends on the function; the others are not looked at.
                    let (two, three) = match fun {
                        Fun::Abs | Fun::CtPop | Fun::Ctlz | Fun::Cttz | Fun::BSwap | Fun::BitReverse => (a, a),
                        Fun::FShl | Fun::FShr => (b, c),
                        _ => (b, a),
                    };
                    let get = |r| self.words(base, r, bits);
                    let v = wide::fun(fun, bits, &get(a), &get(two), &get(three)).ok_or_else(unsupported)?;
                    self.set_words(base, d, &v);
                    return Ok(());
                }
                let get = |r| self.wide(base, r, bits);
                let x = get(a);
                // `b` is a flag for some, and then only its low bit counts, which no result depends on.
                let v = match fun {
                    Fun::Abs | Fun::CtPop | Fun::Ctlz | Fun::Cttz | Fun::BSwap | Fun::BitReverse => {
                        int_fun(fun, bits, x, 0, 0)
                    }
                    Fun::FShl | Fun::FShr => int_fun(fun, bits, x, get(b), get(c)),
                    _ => int_fun(fun, bits, x, get(b), 0),
                };
                self.set_wide(base, d, bits, v.ok_or_else(unsupported)?);
            }
            Scalar::Ptr => return Err(unsupported()),
        }
        Ok(())
    }
}

/// `x * 2^n`, rounded once.
/// What a trap says: by itself nothing, but for the compiler's own checks (clang's `SanitizerHandler`) what was wrong.
fn trap(check: Option<u8>) -> Box<Fault> {
    let (kind, message) = match check {
        Some(0) => (FailureKind::SignedOverflow, "a sum does not fit into its signed type"),
        Some(21) => (FailureKind::SignedOverflow, "a difference does not fit into its signed type"),
        Some(12) => (FailureKind::SignedOverflow, "a product does not fit into its signed type"),
        Some(13) => (FailureKind::SignedOverflow, "the smallest number of a signed type is negated"),
        Some(3) => (FailureKind::DivisionOverflow, "the smallest number is divided by -1"),
        Some(20) => (FailureKind::ShiftOutOfRange, "a shift by a number that is negative, or not less than the width"),
        _ => (FailureKind::Trap, "a trap instruction was executed"),
    };
    Fault::new(kind, message)
}

fn scale(x: f64, n: i32) -> f64 {
    use rustc_apfloat::Float;
    let v = rustc_apfloat::ieee::Double::from_bits(u128::from(x.to_bits())).scalbn(n);
    f64::from_bits(v.to_bits() as u64)
}

fn int_fun(fun: Fun, bits: u32, a: u128, b: u128, c: u128) -> Option<u128> {
    let all = arith::wide_mask(bits);
    let (sa, sb) = (arith::wide_sext(a, bits), arith::wide_sext(b, bits));
    let (low, high) = (arith::wide_sext(1 << (bits - 1), bits), (all >> 1) as i128);
    let saturated = |v: Option<i128>, up: bool| v.map_or(if up { high } else { low }, |v| v.clamp(low, high)) as u128;
    let v = match fun {
        Fun::Abs => sa.wrapping_abs() as u128,
        Fun::SMax => {
            if sa > sb {
                a
            } else {
                b
            }
        }
        Fun::SMin => {
            if sa < sb {
                a
            } else {
                b
            }
        }
        Fun::UMax => a.max(b),
        Fun::UMin => a.min(b),
        Fun::CtPop => u128::from(a.count_ones()),
        Fun::Ctlz => u128::from(a.leading_zeros() - (128 - bits)),
        Fun::Cttz => u128::from(a.trailing_zeros().min(bits)),
        Fun::BSwap => a.swap_bytes() >> (128 - bits),
        Fun::BitReverse => a.reverse_bits() >> (128 - bits),
        Fun::FShl | Fun::FShr => {
            let n = (c % u128::from(bits)) as u32;
            let left = if fun == Fun::FShl { n } else { bits - n };
            match (left, n) {
                (_, 0) => {
                    if fun == Fun::FShl {
                        a
                    } else {
                        b
                    }
                }
                _ => a << left | b >> (bits - left),
            }
        }
        Fun::SAddSat => saturated(sa.checked_add(sb), sb > 0),
        Fun::SSubSat => saturated(sa.checked_sub(sb), sb < 0),
        Fun::UAddSat => a.checked_add(b).map_or(all, |v| v.min(all)),
        Fun::USubSat => a.saturating_sub(b),
        Fun::UShlSat => {
            let n = b.min(127) as u32;
            let v = a << n & all;
            if v >> n == a { v } else { all }
        }
        Fun::SShlSat => {
            let n = b.min(127) as u32;
            let v = arith::wide_sext(a << n & all, bits);
            if v >> n == sa {
                v as u128
            } else if sa < 0 {
                low as u128
            } else {
                high as u128
            }
        }
        Fun::SCmp => sa.cmp(&sb) as i128 as u128,
        Fun::UCmp => a.cmp(&b) as i128 as u128,
        _ => return None,
    };
    Some(v & all)
}

fn overflowing(op: OverflowOp, bits: u32, a: u128, b: u128) -> (u128, bool) {
    let all = arith::wide_mask(bits);
    let (sa, sb) = (arith::wide_sext(a, bits), arith::wide_sext(b, bits));
    let signed = |(v, o): (i128, bool)| {
        let cut = v as u128 & all;
        (cut, o || arith::wide_sext(cut, bits) != v)
    };
    let unsigned = |(v, o): (u128, bool)| (v & all, o || v & !all != 0);
    match op {
        OverflowOp::SAdd => signed(sa.overflowing_add(sb)),
        OverflowOp::SSub => signed(sa.overflowing_sub(sb)),
        OverflowOp::SMul => signed(sa.overflowing_mul(sb)),
        OverflowOp::UAdd => unsigned(a.overflowing_add(b)),
        OverflowOp::USub => (a.wrapping_sub(b) & all, a < b),
        OverflowOp::UMul => unsigned(a.overflowing_mul(b)),
    }
}

fn rmw(op: RmwOp, ty: Scalar, old: u128, v: u128) -> u128 {
    let bits = ty.bits();
    let less = |signed: bool| {
        if signed { arith::wide_sext(old, bits) < arith::wide_sext(v, bits) } else { old < v }
    };
    let minimum = |ty, a, b| if float::compare(ty, a, b) == Some(std::cmp::Ordering::Less) { a } else { b };
    let new = match op {
        RmwOp::Xchg => v,
        RmwOp::Add => old.wrapping_add(v),
        RmwOp::Sub => old.wrapping_sub(v),
        RmwOp::And => old & v,
        RmwOp::Nand => !(old & v),
        RmwOp::Or => old | v,
        RmwOp::Xor => old ^ v,
        RmwOp::Max => {
            if less(true) {
                v
            } else {
                old
            }
        }
        RmwOp::Min => {
            if less(true) {
                old
            } else {
                v
            }
        }
        RmwOp::UMax => old.max(v),
        RmwOp::UMin => old.min(v),
        RmwOp::FAdd => float::bin(BinOp::FAdd, ty, old, v),
        RmwOp::FSub => float::bin(BinOp::FSub, ty, old, v),
        RmwOp::FMin => minimum(ty, old, v),
        RmwOp::FMax => minimum(ty, v, old),
        RmwOp::UIncWrap => {
            if old >= v {
                0
            } else {
                old + 1
            }
        }
        RmwOp::UDecWrap => {
            if old == 0 || old > v {
                v
            } else {
                old - 1
            }
        }
        RmwOp::USubCond => {
            if old >= v {
                old - v
            } else {
                old
            }
        }
        RmwOp::USubSat => old.saturating_sub(v),
    };
    new & arith::wide_mask(bits)
}
