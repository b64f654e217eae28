//! Blocks, branches and phis.

use super::{Lowerer, NONE, Unsupported};
use crate::bytecode::{CallSite, Callee, Ext, Op, Reg, Src, Switch};
use crate::image::MAX_LABELS;
use ir::{BlockId, InstKind, Operand};
use rustc_hash::FxHashSet;

/// A dense table may be this many times larger than its cases.
const DENSITY: u64 = 4;

impl Lowerer<'_> {
    pub(super) fn block(&mut self, block: usize) {
        self.labels[block] = self.code.ops.len() as u32;
        self.constants.clear();
        self.passed = 0;
        let body = self.body;
        for i in body.blocks[block].insts.clone() {
            self.at = i as usize;
            self.begin_place();
            let inst = &body.insts[self.at];
            if !matches!(inst.kind, InstKind::Phi { .. }) {
                self.passed += 1;
            }
            self.loc = inst.loc.map_or(0, |l| l.0 + 1);
            if let Err(what) = self.verify(inst) {
                self.ext(Ext::Unsupported { what: what.into() });
                continue;
            }
            if block == 0 && i == body.blocks[block].insts.start {
                self.section(0);
            }
            if self.info.folded[self.at] || self.info.dropped[self.at] {
                continue;
            }
            let lowered = match &inst.kind {
                InstKind::Phi { .. } => Ok(()),
                InstKind::Br { target } => self.jump_from(block, *target),
                InstKind::CondBr { cond, then, other } => self.cond_br(block, *cond, *then, *other),
                InstKind::Switch { value, ty, default, cases } => self.switch(block, *value, *ty, *default, cases),
                InstKind::IndirectBr { addr, targets } => self.indirect_br(block, *addr, targets),
                InstKind::Ret { value } => self.ret(*value),
                InstKind::Invoke { call, normal, .. } => {
                    // No exceptions yet: an unwinding callee stops the run, so only the normal way is taken.
                    self.call(call).and_then(|()| self.jump_from(block, *normal))
                }
                InstKind::CallBr { call, normal, .. } => self.call(call).and_then(|()| self.jump_from(block, *normal)),
                InstKind::Unreachable => {
                    self.ext(Ext::Unreachable);
                    Ok(())
                }
                _ => self.instruction(inst),
            };
            if let Err(what) = lowered {
                self.ext(Ext::Unsupported { what: what.into() });
            }
            self.places[self.at].to = self.code.ops.len() as u32;
        }
        self.end_block_only();
    }

    /// What the phis of `to` take when it is entered from `from`.
    fn phi_moves(&mut self, from: usize, to: BlockId) -> Result<Vec<(Reg, Src)>, Unsupported> {
        let body = self.body;
        let mut moves = Vec::new();
        for i in body.blocks[to.index()].insts.clone() {
            let inst = &body.insts[i as usize];
            let InstKind::Phi { incoming } = &inst.kind else { break };
            let Some(result) = inst.result else { continue };
            let Some(&(value, _)) = incoming.iter().find(|(_, b)| b.index() == from) else {
                return Err("a phi without a value for this way into its block".into());
            };
            let d = self.regs[result.index()];
            let srcs = self.srcs(value)?;
            if self.slots(inst.ty) != Some(srcs.len() as u32) {
                return Err("a phi with a value of another type".into());
            }
            for (k, s) in srcs.into_iter().enumerate() {
                moves.push((d + k as u32, s));
            }
        }
        Ok(moves)
    }

    /// Copies as if all at once: sources that are also targets are saved first.
    fn parallel_copy(&mut self, moves: &[(Reg, Src)]) {
        let targets: FxHashSet<Reg> = moves.iter().map(|m| m.0).collect();
        let clash = |s: Src, d: Reg| matches!(s, Src::Reg(r) if r != d && targets.contains(&r));
        let mut late = Vec::new();
        let mut now = Vec::new();
        for &(d, s) in moves {
            if moves.len() > 1 && clash(s, d) {
                let saved = self.temp(1);
                self.mov_src(saved, s);
                late.push((d, Src::Reg(saved)));
            } else {
                now.push((d, s));
            }
        }
        now.into_iter().chain(late).for_each(|(d, s)| self.mov_src(d, s));
    }

    fn has_phis(&self, block: BlockId) -> bool {
        let first = self.body.blocks[block.index()].insts.start as usize;
        self.body.insts.get(first).is_some_and(|i| matches!(i.kind, InstKind::Phi { .. }))
    }

    fn jump_from(&mut self, from: usize, to: BlockId) -> Result<(), Unsupported> {
        let moves = self.phi_moves(from, to)?;
        self.parallel_copy(&moves);
        let n = self.count();
        self.emit(Op::Jmp { n, t: to.0 });
        Ok(())
    }

    /// As [`Self::jump_from`]; what cannot be lowered stops the run on this way only.
    fn jump_or_stop(&mut self, from: usize, to: BlockId) {
        if let Err(what) = self.jump_from(from, to) {
            self.ext(Ext::Unsupported { what: what.into() });
        }
    }

    /// A label for the edge: the block itself, or a new one to be filled by [`Self::emit_edges`].
    fn edge(&mut self, to: BlockId, pending: &mut Vec<(u32, BlockId)>) -> u32 {
        if !self.has_phis(to) {
            return to.0;
        }
        if let Some(&(label, _)) = pending.iter().find(|(_, b)| *b == to) {
            return label;
        }
        let label = self.labels.len() as u32;
        self.labels.push(0);
        pending.push((label, to));
        label
    }

    fn emit_edges(&mut self, from: usize, pending: Vec<(u32, BlockId)>) {
        for (label, to) in pending {
            self.labels[label as usize] = self.code.ops.len() as u32;
            self.constants.clear();
            self.jump_or_stop(from, to);
        }
    }

    fn cond_br(&mut self, from: usize, cond: Operand, then: BlockId, other: BlockId) -> Result<(), Unsupported> {
        if then == other {
            return self.jump_from(from, then);
        }
        // What the phis of one side need must not be read before the other side is ruled out, so constants
        // that an edge puts in registers stay on that edge.
        let mut pending = Vec::new();
        let folded = match cond {
            Operand::Local(l) => {
                let def = self.info.def[l.index()] as usize;
                (self.info.def[l.index()] != u32::MAX && self.info.folded[def]).then_some(def)
            }
            _ => None,
        };
        let next = BlockId(from as u32 + 1);
        let invert = then == next && !self.has_phis(then);
        let target = if invert { other } else { then };
        let label = self.edge(target, &mut pending);
        match folded {
            Some(def) => {
                let InstKind::ICmp { pred, a, b, ty } = self.body.insts[def].kind else {
                    return Err("a folded comparison that is none".into());
                };
                let bits = self.scalar(ty).map_or(64, |s| s.bits());
                let (a, b) = (self.src(a)?, self.src(b)?);
                let pred = if invert { super::int::negate(pred) } else { pred };
                self.int_branch(pred, bits, a, b, label);
            }
            None => {
                let c = self.reg(cond)?;
                let n = self.count();
                self.emit(if invert { Op::BrIfNot { n, c, t: label } } else { Op::BrIf { n, c, t: label } });
            }
        }
        if invert {
            self.code.inverted.push(self.code.ops.len() as u32 - 1);
        }
        if !invert {
            if other == next && !self.has_phis(other) && pending.is_empty() {
                return Ok(());
            }
            self.jump_or_stop(from, other);
        } else if !pending.is_empty() {
            self.emit(Op::Jmp { n: 0, t: then.0 });
        }
        self.emit_edges(from, pending);
        Ok(())
    }

    fn switch(
        &mut self,
        from: usize,
        value: Operand,
        ty: ir::TypeId,
        default: BlockId,
        cases: &[(u128, BlockId)],
    ) -> Result<(), Unsupported> {
        let mut pending = Vec::new();
        let bits = self.scalar(ty).map_or(64, |s| s.bits());
        let default = self.edge(default, &mut pending);
        let mut sorted: Vec<(u128, u32)> = cases.iter().map(|&(v, b)| (v, self.edge(b, &mut pending))).collect();
        sorted.sort_by_key(|c| c.0);
        if bits > 64 {
            let v = self.regs_of(value)?;
            let n = u32::from(self.count());
            self.ext(Ext::WideSwitch { n, v, slots: bits.div_ceil(64), cases: sorted.into(), default });
            self.emit_edges(from, pending);
            return Ok(());
        }
        let v = self.reg(value)?;
        let n = self.count();
        let table = self.code.switches.len() as u32;
        self.emit(Op::Switch { n, v, table });
        let narrow: Vec<(u64, u32)> = sorted.into_iter().map(|(v, t)| (v as u64, t)).collect();
        let span = match (narrow.first(), narrow.last()) {
            (Some(a), Some(b)) => b.0 - a.0,
            _ => u64::MAX,
        };
        self.code.switches.push(if span < DENSITY * narrow.len() as u64 {
            let low = narrow[0].0;
            let mut targets = vec![default; span as usize + 1];
            narrow.iter().for_each(|&(v, t)| targets[(v - low) as usize] = t);
            Switch::Dense { low, targets: targets.into(), default }
        } else {
            Switch::Sparse { cases: narrow.into(), default }
        });
        self.emit_edges(from, pending);
        Ok(())
    }

    fn indirect_br(&mut self, from: usize, addr: Operand, targets: &[BlockId]) -> Result<(), Unsupported> {
        if self.body.blocks.len() > MAX_LABELS as usize {
            return Err(format!("a computed goto in a function of more than {MAX_LABELS} blocks"));
        }
        let addr = self.reg(addr)?;
        let mut pending = Vec::new();
        let table =
            targets.iter().map(|&b| (self.image.block_address(self.function, b), self.edge(b, &mut pending))).collect();
        let n = u32::from(self.count());
        self.ext(Ext::IndirectBr { n, addr, targets: table });
        self.emit_edges(from, pending);
        Ok(())
    }

    fn ret(&mut self, value: Option<(ir::TypeId, Operand)>) -> Result<(), Unsupported> {
        let (s, count) = match value {
            Some((_, v)) => {
                let srcs = self.srcs(v)?;
                (self.in_regs(&srcs), srcs.len() as u32)
            }
            None => (NONE, 0),
        };
        self.section(1);
        let n = self.count();
        self.emit(Op::Ret { n, s, count });
        Ok(())
    }

    /// The body of a function that is indivisible by its name begins (0) or ends (1).
    fn section(&mut self, end: usize) {
        let Some(entry) = guest::shims::section(&self.image.functions[self.function as usize].name).map(|s| s[end])
        else {
            return;
        };
        let Some(shim) = entry.shim else { return };
        let (callee, inst) = (Callee::Shim(shim, entry), u32::MAX);
        let site = CallSite {
            callee,
            args: [].into(),
            fixed: 0,
            byval: [].into(),
            varargs: [].into(),
            va_size: 0,
            dst: 0,
            ret_slots: 0,
            ret_bits: 64,
            used: false,
            inst,
        };
        let index = self.code.calls.len() as u32;
        self.code.calls.push(site);
        let n = self.count();
        self.emit(Op::Call { n, site: index });
    }
}
