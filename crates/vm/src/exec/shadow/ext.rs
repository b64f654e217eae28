//! Operations outside the hot set.
//!
//! In two halves: before the operation, while its operands are intact, and after it, when it is sure to have taken
//! place and memory has its new contents. What touches no memory is done in the first half.

use super::super::Machine;
use super::super::watch::Watch;
use super::access::number;
use super::floats::layout;
use super::functions::span;
use super::step::Regs;
use super::{Cell, Expr, Here, Shadow};
use crate::bytecode::{Ext, Reg, VA_LIST};
use crate::layout::{Leaf, Scalar};
use crate::seen::{Did, Seen};
use guest::memory::{Addr, Memory};
use ir::inst::RmwOp;
use trace::{BranchKind, ExprId, ExprOp};

/// What is left to do after the operation.
pub(in crate::exec) enum Plan {
    /// Nothing.
    Done,
    /// Slots were loaded.
    Load { at: Addr, ty: Scalar, d: Reg },
    /// Slots were stored; what was there before.
    Store { at: Addr, exprs: Vec<Expr>, before: Vec<u8> },
    /// Memory was changed by an operation on it.
    Update { at: Addr, ty: Scalar, d: Reg, what: Update, before: Vec<u8> },
    /// Bytes were copied; those of the source.
    Copy { to: Addr, from: Addr, source: Vec<u8>, before: Vec<u8> },
    /// Bytes were set.
    Fill { to: Addr, byte: Expr, before: Vec<u8> },
    /// Scalars were loaded by the `va_arg` instruction.
    Leaves { at: Addr, d: Reg, leaves: Vec<Leaf> },
}

#[derive(Clone, Copy)]
pub(in crate::exec) enum Update {
    Rmw(RmwOp, (Expr, u64)),
    Exchange { expected: (Expr, u64), new: (Expr, u64) },
}

/// Registers that depend on something, of those given.
fn depending(r: &Regs<'_>, regs: impl IntoIterator<Item = Reg>) -> Vec<Reg> {
    regs.into_iter().filter(|&i| r.expr(i).is_some()).collect()
}

impl Shadow {
    /// Something is computed from registers, and nobody follows how.
    fn fix_all(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &mut Regs<'_>,
        from: impl IntoIterator<Item = Reg>,
        to: impl IntoIterator<Item = Reg>,
    ) {
        for i in depending(r, from) {
            self.fix(watch, here, r.expr(i), r.value(i));
        }
        to.into_iter().for_each(|i| r.set(i, None));
    }

    /// The first half.
    fn before(&mut self, watch: &mut Watch, mem: &Memory, here: Here, ext: &Ext, r: &mut Regs<'_>) -> Plan {
        let contents = |at: Addr, size: u64| mem.contents(at, size);
        match *ext {
            Ext::WideBin { op, bits, d, a, b } => self.wide_binary(watch, here, r, (op, bits), [d, a, b]),
            Ext::WideCmp { pred, bits, d, a, b } => self.wide_test(watch, here, r, (pred, bits), [d, a, b]),
            Ext::WideCast { signed, from, to, d, s } => self.wide_cast(r, (signed, from, to), d, s),
            Ext::FloatBin { ty, d, a, b, .. } => {
                let bits = ty.bits();
                self.fix_all(watch, here, r, span(a, bits).chain(span(b, bits)), span(d, bits));
            }
            Ext::FloatCmp { ty, d, a, b, .. } => {
                let bits = ty.bits();
                self.fix_all(watch, here, r, span(a, bits).chain(span(b, bits)), [d]);
            }
            Ext::FNeg { ty, d, s } => {
                let done = layout(ty).is_some_and(|f| self.float_unary(r, f.width(), [d, s], |e, x| e.float_neg(f, x)));
                if !done {
                    self.fix_all(watch, here, r, span(s, ty.bits()), span(d, ty.bits()));
                }
            }
            Ext::FloatCast { from, to, d, s } => {
                self.fix_all(watch, here, r, span(s, from.bits()), span(d, to.bits()));
            }
            Ext::FloatToInt { from, bits, signed, saturate, d, s } => {
                let follows = |f| !saturate && self.float_to_int(r, f, (bits, signed), [d, s]);
                if !layout(from).is_some_and(follows) {
                    self.fix_all(watch, here, r, span(s, from.bits()), span(d, bits));
                }
            }
            Ext::IntToFloat { bits, signed, to, d, s } => {
                if !layout(to).is_some_and(|f| self.int_to_float(r, (bits, signed), f, [d, s])) {
                    self.fix_all(watch, here, r, span(s, bits), span(d, to.bits()));
                }
            }
            Ext::BitCast { ref from, ref to, d, s } => self.bit_cast(watch, here, r, from, to, d, s),
            Ext::Load { ty, d, p, off } => {
                let at = self.point(watch, mem, here, r, p, off, u64::from(ty.bytes()));
                return Plan::Load { at, ty, d };
            }
            Ext::AtomicLoad { ty, d, p, .. } => {
                let at = self.point(watch, mem, here, r, p, 0, u64::from(ty.bytes()));
                return Plan::Load { at, ty, d };
            }
            Ext::Store { ty, s, p, off } => {
                let size = u64::from(ty.bytes());
                let at = self.point(watch, mem, here, r, p, off, size);
                let exprs = (0..ty.slots()).map(|i| r.expr(s + i)).collect();
                return Plan::Store { at, exprs, before: contents(at, size) };
            }
            Ext::AtomicStore { ty, s, p, .. } => {
                let size = u64::from(ty.bytes());
                let at = self.point(watch, mem, here, r, p, 0, size);
                let exprs = (0..ty.slots()).map(|i| r.expr(s + i)).collect();
                return Plan::Store { at, exprs, before: contents(at, size) };
            }
            Ext::LoadPacked { lane_bits, lanes, d, p } => {
                let size = u64::from((lane_bits * lanes).div_ceil(8));
                let at = self.point(watch, mem, here, r, p, 0, size);
                (0..lanes).for_each(|i| r.set(d + i, None));
                return Plan::Load { at, ty: Scalar::Wide(lane_bits * lanes), d: Reg::MAX };
            }
            Ext::StorePacked { lane_bits, lanes, s, p } => {
                let size = u64::from((lane_bits * lanes).div_ceil(8));
                let at = self.point(watch, mem, here, r, p, 0, size);
                self.fix_all(watch, here, r, s..s + lanes, []);
                return Plan::Store { at, exprs: vec![None; size.div_ceil(8) as usize], before: contents(at, size) };
            }
            Ext::AtomicRmw { op, ty, d, p, s, .. } => {
                let size = u64::from(ty.bytes());
                let at = self.point(watch, mem, here, r, p, 0, size);
                if size > 8 {
                    self.fix_all(watch, here, r, span(s, ty.bits()), []);
                }
                let what = Update::Rmw(op, (r.expr(s), r.value(s)));
                return Plan::Update { at, ty, d, what, before: contents(at, size) };
            }
            Ext::CmpXchg { ty, d, p, expected, new, .. } => {
                let size = u64::from(ty.bytes());
                let at = self.point(watch, mem, here, r, p, 0, size);
                if size > 8 {
                    self.fix_all(watch, here, r, span(expected, ty.bits()).chain(span(new, ty.bits())), []);
                }
                let get = |i: Reg| (r.expr(i), r.value(i));
                let what = Update::Exchange { expected: get(expected), new: get(new) };
                return Plan::Update { at, ty, d, what, before: contents(at, size) };
            }
            Ext::MemCopy { to, from, len } => {
                if let Some(expr) = r.expr(len) {
                    let room = mem.room_at(r.value(to)).min(mem.room_at(r.value(from)));
                    self.size(watch, here, expr, r.value(len), room);
                }
                let size = r.value(len);
                if size == 0 {
                    return Plan::Done;
                }
                let from = self.point(watch, mem, here, r, from, 0, size);
                let to = self.point(watch, mem, here, r, to, 0, size);
                return Plan::Copy { to, from, source: contents(from, size), before: contents(to, size) };
            }
            Ext::MemSet { to, byte, len } => {
                if let Some(expr) = r.expr(len) {
                    self.size(watch, here, expr, r.value(len), mem.room_at(r.value(to)));
                }
                let size = r.value(len);
                if size == 0 {
                    return Plan::Done;
                }
                let to = self.point(watch, mem, here, r, to, 0, size);
                let byte = r.expr(byte).map(|e| self.exprs.fit(e, 8));
                return Plan::Fill { to, byte, before: contents(to, size) };
            }
            Ext::Fun { fun, ty, d, a, b, c } => self.fun(watch, here, r, (fun, ty), d, [a, b, c]),
            Ext::Overflow { op, bits, d, a, b } => self.overflow(watch, here, r, (op, bits), [d, a, b]),
            Ext::VaStart { list } => {
                let to = r.value(list);
                return Plan::Fill { to, byte: None, before: contents(to, VA_LIST) };
            }
            Ext::VaCopy { to, from } => {
                let (to, from) = (r.value(to), r.value(from));
                return Plan::Copy { to, from, source: contents(from, VA_LIST), before: contents(to, VA_LIST) };
            }
            Ext::VaArg { list, d, ref leaves, .. } => {
                // Where it lies is known only when the list has been read.
                let leaves = leaves.to_vec();
                for leaf in &leaves {
                    (0..leaf.scalar.slots()).for_each(|i| r.set(d + leaf.slot + i, None));
                }
                return match va_argument(mem, r.value(list), ext) {
                    Some(at) => Plan::Leaves { at, d, leaves },
                    None => Plan::Done,
                };
            }
            Ext::DynAlloca { d, .. } => r.set(d, None),
            Ext::ExtractLane { lanes, slots, d, vec, index } => {
                self.fix(watch, here, r.expr(index), r.value(index));
                let i = r.value(index);
                for k in 0..slots {
                    let expr = if i < u64::from(lanes) { r.expr(vec + i as u32 * slots + k) } else { None };
                    r.set(d + k, expr);
                }
            }
            Ext::InsertLane { lanes, slots, d, value, index } => {
                self.fix(watch, here, r.expr(index), r.value(index));
                let i = r.value(index);
                if i < u64::from(lanes) {
                    for k in 0..slots {
                        let expr = r.expr(value + k);
                        r.set(d + i as u32 * slots + k, expr);
                    }
                }
            }
            Ext::IndirectBr { addr, .. } => {
                let (expr, at) = (r.expr(addr), r.value(addr));
                self.call_through(watch, here, expr, at);
            }
            Ext::WideSwitch { v, slots, ref cases, default, .. } => {
                self.wide_switch(watch, here, r, (v, 64 * slots), (cases, default));
            }
            Ext::ObjectSize { p, d, .. } => self.fix_all(watch, here, r, [p], [d]),
            Ext::StackRestore { .. } | Ext::Fence { .. } => {}
            Ext::StackSave { d } | Ext::TlsAddr { d, .. } | Ext::FrameAddress { d } | Ext::ReadCycles { d } => {
                r.set(d, None);
            }
            Ext::Trap { .. } | Ext::Unreachable | Ext::Unsupported { .. } => {}
        }
        Plan::Done
    }

    /// The address in a register is about to be used.
    #[allow(clippy::too_many_arguments, reason = "an address, its register, and where it happens")]
    fn point(
        &mut self,
        watch: &mut Watch,
        mem: &Memory,
        here: Here,
        r: &Regs<'_>,
        p: Reg,
        offset: i64,
        size: u64,
    ) -> Addr {
        let at = r.value(p).wrapping_add(offset as u64);
        if let Some(expr) = r.expr(p) {
            let expr = self.exprs.fit(expr, 64);
            let expr = self.plus(expr, offset as u64);
            self.approach(watch, mem, here, Some(expr), at, size);
        }
        at
    }

    #[allow(clippy::too_many_arguments, reason = "two values and where it happens")]
    fn bit_cast(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &mut Regs<'_>,
        from: &[Leaf],
        to: &[Leaf],
        d: Reg,
        s: Reg,
    ) {
        let slots = |leaves: &[Leaf], r: Reg| -> Vec<Reg> {
            leaves.iter().flat_map(|l| (0..l.scalar.slots()).map(move |i| r + l.slot + i)).collect()
        };
        if depending(r, slots(from, s)).is_empty() {
            slots(to, d).into_iter().for_each(|i| r.set(i, None));
            return;
        }
        let whole = |l: &Leaf| l.scalar.bits().is_multiple_of(8);
        if !(from.iter().all(whole) && to.iter().all(whole)) {
            self.fix_all(watch, here, r, slots(from, s), slots(to, d));
            return;
        }
        let (mut cells, mut bytes): (Vec<Cell>, Vec<u8>) = (Vec::new(), Vec::new());
        for leaf in from {
            for k in 0..leaf.scalar.bytes() {
                let i = s + leaf.slot + k / 8;
                let expr = r.expr(i).map(|e| self.exprs.fit(e, 64));
                cells.push(expr.map(|e| (e, (k % 8) as u8)));
                bytes.push((r.value(i) >> (8 * (k % 8))) as u8);
            }
        }
        let mut next = 0;
        for leaf in to {
            let n = leaf.scalar.bytes() as usize;
            let part = cells.get(next..next + n).unwrap_or(&[]);
            let values = bytes.get(next..next + n).unwrap_or(&[]);
            for (i, (cells, values)) in part.chunks(8).zip(values.chunks(8)).enumerate() {
                let expr = super::memory::assemble(&mut self.exprs, cells, number(values));
                r.set(d + leaf.slot + i as u32, expr);
            }
            next += n;
        }
    }

    /// What an update makes of the old value.
    fn updated(
        &mut self,
        watch: &mut Watch,
        here: Here,
        op: RmwOp,
        ty: Scalar,
        old: (Expr, u64),
        operand: (Expr, u64),
    ) -> Expr {
        let width = ty.bits();
        let simple = match op {
            RmwOp::Xchg => return operand.0,
            RmwOp::Add => Some(ExprOp::Add),
            RmwOp::Sub => Some(ExprOp::Sub),
            RmwOp::And => Some(ExprOp::And),
            RmwOp::Or => Some(ExprOp::Or),
            RmwOp::Xor => Some(ExprOp::Xor),
            _ => None,
        };
        if old.0.is_none() && operand.0.is_none() {
            return None;
        }
        if let Some(op) = simple {
            return self.binary(op, width, old, operand);
        }
        let (a, b) = (self.operand(old.0, old.1, width), self.operand(operand.0, operand.1, width));
        let e = &mut self.exprs;
        let made = match op {
            RmwOp::Nand => {
                let both = e.bin(ExprOp::And, a, b);
                let all = e.constant(width, u64::MAX);
                e.bin(ExprOp::Xor, both, all)
            }
            RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
                let less = if matches!(op, RmwOp::Max | RmwOp::Min) { ExprOp::Slt } else { ExprOp::Ult };
                let less = e.bin(less, a, b);
                if matches!(op, RmwOp::Max | RmwOp::UMax) { e.ite(less, b, a) } else { e.ite(less, a, b) }
            }
            _ => {
                self.fix(watch, here, old.0, old.1);
                self.fix(watch, here, operand.0, operand.1);
                return None;
            }
        };
        self.known(made)
    }

    fn same(&mut self, width: u32, a: (Expr, u64), b: (Expr, u64)) -> Option<ExprId> {
        if a.0.is_none() && b.0.is_none() {
            return None;
        }
        let (a, b) = (self.operand(a.0, a.1, width), self.operand(b.0, b.1, width));
        Some(self.exprs.bin(ExprOp::Eq, a, b))
    }
}

/// Where the `va_arg` instruction will find its argument.
pub(in crate::exec) fn va_argument(mem: &Memory, list: Addr, ext: &Ext) -> Option<Addr> {
    let Ext::VaArg { leaves, align, .. } = ext else { return None };
    let (field, end) = match leaves[..] {
        [Leaf { scalar: Scalar::Int(_) | Scalar::Ptr, .. }] => (0, 48),
        [Leaf { scalar: Scalar::F32 | Scalar::F64, .. }] => (4, 176),
        _ => (0, 0),
    };
    let offset = mem.load_u32(list.wrapping_add(field)).ok()?;
    if offset < end {
        return Some(mem.load_u64(list.wrapping_add(16)).ok()?.wrapping_add(u64::from(offset)));
    }
    let area = mem.load_u64(list.wrapping_add(8)).ok()?;
    Some(if *align >= 16 { area.checked_next_multiple_of(16)? } else { area })
}

impl Machine<'_> {
    /// The first half of an operation outside the hot set, in a tracked run.
    pub(in crate::exec) fn shadow_before(&mut self, ext: &Ext, base: usize, regs: u32, here: Here) -> Plan {
        let Some(shadow) = &mut self.shadow else { return Plan::Done };
        let frame = base..base + regs as usize;
        let mut r = Regs { values: &self.thread.regs[frame.clone()], exprs: &mut self.thread.exprs[frame] };
        if let Ext::DynAlloca { elem, count, .. } = *ext
            && let Some(expr) = r.expr(count)
        {
            let room = self.limits.stack.saturating_sub(self.thread.stack_bytes);
            shadow.size(&mut self.watch, here, expr, r.value(count), room / elem.max(1));
        }
        shadow.before(&mut self.watch, &self.mem, here, ext, &mut r)
    }

    /// The second half. `event`: what the trace is to be reported, if it is an event; expressions are added to it. What
    /// comes after it in the trace is given back.
    pub(in crate::exec) fn shadow_after(
        &mut self,
        plan: Plan,
        base: usize,
        here: Here,
        mut event: Option<&mut Seen>,
    ) -> Option<Did> {
        let Some(shadow) = &mut self.shadow else { return None };
        let (watch, mem) = (&mut self.watch, &self.mem);
        let exprs = &mut self.thread.exprs[base..];
        let is_event = event.is_some();
        let atomic: Option<trace::MemoryOrder> = event.as_ref().and_then(|s| s.did.atomic());
        match plan {
            Plan::Done => None,
            Plan::Load { at, ty, d } => {
                let bytes = mem.contents(at, u64::from(ty.bytes()));
                if d == Reg::MAX {
                    shadow.read_range(watch, here, at, &bytes, is_event, super::access::Use::Fix);
                    return None;
                }
                if bytes.len() > 8 {
                    let found = shadow.read_wide(watch, here, (at, &bytes), is_event, atomic);
                    for i in 0..ty.slots() {
                        let expr = found.get(i as usize).copied().flatten();
                        // Of the highest word, memory may have more bits than the register.
                        let expr = expr.map(|e| shadow.exprs.fit(e, (ty.bits() - 64 * i).min(64)));
                        exprs[(d + i) as usize] = expr.and_then(|e| shadow.known(e));
                    }
                    return None;
                }
                let (size, value) = (bytes.len() as u64, number(&bytes));
                let (expr, behind) = shadow.plain_read(watch, here, (at, size), value, event);
                let expr = expr.map(|e| shadow.exprs.fit(e, ty.bits().min(8 * size as u32)));
                exprs[d as usize] = expr.and_then(|e| shadow.known(e));
                behind
            }
            Plan::Store { at, exprs: stored, before } => {
                let after = mem.contents(at, before.len() as u64);
                if before.len() > 8 {
                    let cells: Vec<Cell> = (0..before.len())
                        .map(|i| {
                            let expr = stored.get(i / 8).copied().flatten();
                            expr.map(|e| (shadow.exprs.fit(e, 64), (i % 8) as u8))
                        })
                        .collect();
                    shadow.write_range(watch, here, at, (&before, &after), is_event, &cells);
                    return None;
                }
                let expr = stored.first().copied().flatten();
                shadow.plain_write(watch, here, (at, before.len() as u64), number(&before), expr, event);
                None
            }
            Plan::Update { at, ty, d, what, before } => {
                let size = before.len() as u64;
                let slots = ty.slots();
                if size > 8 {
                    let after = mem.contents(at, size);
                    shadow.read_range(watch, here, at, &before, is_event, super::access::Use::Fix);
                    shadow.write_range(watch, here, at, (&before, &after), is_event, &[]);
                    exprs[d as usize..(d + slots) as usize].fill(None);
                    if matches!(what, Update::Exchange { .. }) {
                        exprs[(d + slots) as usize] = None;
                    }
                    return None;
                }
                let value = number(&before);
                let (found, old) = if is_event {
                    let found = shadow.read(watch, here, at, size, value);
                    (found.event, found.register)
                } else {
                    (None, shadow.look(here, at, size, value))
                };
                // The unknown is told of by the event, which comes first; code that is not followed fixes it after.
                let fixed = if shadow.blind { old } else { None };
                let known = if shadow.blind { None } else { old };
                let narrow = known.map(|e| shadow.exprs.fit(e, ty.bits()));
                let narrow = narrow.and_then(|e| shadow.known(e));
                exprs[d as usize] = narrow;
                let (written, cond) = match what {
                    Update::Rmw(op, operand) => {
                        (Some(shadow.updated(watch, here, op, ty, (narrow, value), operand)), None)
                    }
                    Update::Exchange { expected, new } => {
                        let cond = shadow.same(ty.bits(), (narrow, value), expected);
                        exprs[(d + slots) as usize] = cond.and_then(|e| shadow.known(e));
                        let width = crate::layout::mask(ty.bits());
                        let took = value & width == expected.1 & width;
                        (took.then_some(new.0), cond.map(|c| (c, took)))
                    }
                };
                let written = written.map(|expr| {
                    if is_event {
                        shadow.write(watch, here, at, size, value, expr)
                    } else {
                        shadow.write_own(here, at, size, expr)
                    }
                });
                match event.as_mut().map(|s| &mut s.did) {
                    Some(Did::Update { read, expr, .. }) => (*read, *expr) = (found, written.flatten()),
                    Some(Did::Read { expr, .. }) => *expr = found,
                    _ => {}
                }
                if let Some(expr) = fixed {
                    return Some(Did::Fixed { expr, value });
                }
                let (cond, taken) = cond?;
                let told = shadow.active(here.clock) && shadow.exprs.as_const(cond).is_none();
                told.then_some(Did::Branch { kind: BranchKind::If, cond, taken })
            }
            Plan::Copy { to, from, source, before } => {
                let region = self.thread.region;
                let size = source.len() as u64;
                let reads = is_event && mem.is_shared(from, region);
                let writes = is_event && mem.is_shared(to, region);
                let cells = shadow.read_range(watch, here, from, &source, reads, super::access::Use::Copy);
                let after = mem.contents(to, size);
                shadow.write_range(watch, here, to, (&before, &after), writes, &cells);
                None
            }
            Plan::Fill { to, byte, before } => {
                let after = mem.contents(to, before.len() as u64);
                let cells: Vec<Cell> = match byte {
                    Some(byte) => vec![Some((byte, 0)); before.len()],
                    None => Vec::new(),
                };
                shadow.write_range(watch, here, to, (&before, &after), is_event, &cells);
                None
            }
            Plan::Leaves { at, d, leaves } => {
                for leaf in leaves {
                    let bytes = mem.contents(at + leaf.offset, u64::from(leaf.scalar.bytes()));
                    let found = shadow.read_wide(watch, here, (at + leaf.offset, &bytes), false, None);
                    for i in 0..leaf.scalar.slots() {
                        exprs[(d + leaf.slot + i) as usize] = found.get(i as usize).copied().flatten();
                    }
                }
                None
            }
        }
    }
}

impl Shadow {
    /// A read of up to 8 bytes: what the register gets, and what comes after the event.
    fn plain_read(
        &mut self,
        watch: &mut Watch,
        here: Here,
        (at, size): (Addr, u64),
        value: u64,
        event: Option<&mut Seen>,
    ) -> (Expr, Option<Did>) {
        let Some(event) = event else { return (self.read_own(watch, here, at, size, value), None) };
        let found = self.read(watch, here, at, size, value);
        if let Did::Read { expr, .. } = &mut event.did {
            *expr = found.event;
        }
        match found.register {
            Some(expr) if self.blind => (None, Some(Did::Fixed { expr, value })),
            expr => (expr, None),
        }
    }

    fn plain_write(
        &mut self,
        watch: &mut Watch,
        here: Here,
        (at, size): (Addr, u64),
        before: u64,
        expr: Expr,
        event: Option<&mut Seen>,
    ) {
        let Some(event) = event else {
            self.write_own(here, at, size, expr);
            return;
        };
        let written = self.write(watch, here, at, size, before, expr);
        if let Did::Write { expr, .. } = &mut event.did {
            *expr = written;
        }
    }
}
