//! Which registers hold nothing of use at a place of the code.
//!
//! Two states of a thread are the same if they agree in what it will still read. At -O0 most registers are written and read within one
//! block, so that no analysis of the whole function is needed: a value is of no use before it is computed in its block; one whose uses all
//! follow it in its block neither after the last of them; a variable is of no use where its block writes it before reading it, and
//! elsewhere if all blocks do that; a register for one constant or a part of an instruction is of no use outside its block. Everything
//! else counts as read again some time.

use super::analysis::NEVER;
use super::{Lowerer, NONE};
use crate::bytecode::{Dead, Op, Reg};
use ir::{InstKind, LocalId, Operand};

/// Where the code of an instruction is.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    pub(super) from: u32,
    pub(super) to: u32,
}

/// From a write of a variable to the last read before the next one.
struct Stretch {
    variable: LocalId,
    from: u32,
    to: u32,
}

impl Lowerer<'_> {
    /// Finds them, when the code is complete. A function that goes on from somewhere once more (`setjmp`) may read anything again.
    pub(super) fn find_dead(&mut self) {
        let mut found = std::mem::take(&mut self.code.dead);
        if self.info.returns_twice {
            return;
        }
        self.dead_values(&mut found);
        self.dead_variables(&mut found);
        found.sort_unstable_by_key(|d| (d.first, d.from));
        self.code.dead = found;
    }

    /// The op before which nothing of an instruction's result is there.
    fn computed(&self, inst: usize) -> u32 {
        let Place { from, to } = self.places[inst];
        match self.body.insts[inst].kind {
            // What comes before the access itself brings its operands into registers.
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } | InstKind::Load { .. } => {
                let is_access = |&at: &u32| matches!(self.code.ops[at as usize], Op::Ext { .. });
                (from..to).find(is_access).unwrap_or(from)
            }
            _ => from,
        }
    }

    fn dead_values(&self, found: &mut Vec<Dead>) {
        let mut block_from = vec![0; self.body.insts.len()];
        for (block, label) in self.body.blocks.iter().zip(&self.labels) {
            block.insts.clone().for_each(|i| block_from[i as usize] = *label);
        }
        for (r, uses) in self.info.uses.iter().enumerate() {
            let def = self.info.def[r];
            if def == NEVER || self.regs[r] == NONE || self.info.promoted[r] {
                continue;
            }
            let inst = &self.body.insts[def as usize];
            let elsewhere = self.info.alias[r].is_some() || self.info.target[def as usize].is_some();
            if elsewhere || matches!(inst.kind, InstKind::Phi { .. }) {
                continue;
            }
            let place = self.places[def as usize];
            let computed = self.computed(def as usize);
            let mut add = |from, to| {
                found.push(Dead { first: self.regs[r], slots: self.slots(inst.ty).unwrap_or(1), from, to });
            };
            if uses.local {
                let last = if uses.count == 0 { 0 } else { self.places[uses.last as usize].to };
                add(0, computed);
                add(last.max(place.to), u32::MAX);
            } else {
                add(block_from[def as usize], computed);
            }
        }
    }

    fn dead_variables(&self, found: &mut Vec<Dead>) {
        let is_own = |p: LocalId| self.info.promoted[p.index()] && self.info.home[p.index()].is_none();
        // Whether some block reads it before it writes it.
        let mut lasts = vec![false; self.regs.len()];
        let mut stretches: Vec<Stretch> = Vec::new();
        let mut dead = |variable: LocalId, from, to| {
            found.push(Dead { first: self.regs[variable.index()], slots: 1, from, to });
        };
        for (block, &begin) in self.body.blocks.iter().zip(&self.labels) {
            let first = stretches.len();
            let mut read_first: Vec<LocalId> = Vec::new();
            for i in block.insts.clone() {
                let i = i as usize;
                let inst = &self.body.insts[i];
                match &inst.kind {
                    InstKind::Store { ptr: Operand::Local(p), .. } if is_own(*p) => {
                        let at = if i > 0 && self.info.target[i - 1] == Some(*p) { i - 1 } else { i };
                        let from = self.computed(at);
                        if !read_first.contains(p) && !stretches[first..].iter().any(|s| s.variable == *p) {
                            dead(*p, begin, from);
                        }
                        stretches.push(Stretch { variable: *p, from, to: self.places[i].to });
                    }
                    InstKind::Load { ptr: Operand::Local(p), .. } if is_own(*p) => {
                        let to = match inst.result {
                            Some(r) if self.info.alias[r.index()].is_some() && self.info.uses[r.index()].count > 0 => {
                                self.places[self.info.uses[r.index()].last as usize].to
                            }
                            _ => self.places[i].to,
                        };
                        match stretches[first..].iter_mut().rfind(|s| s.variable == *p) {
                            Some(stretch) => stretch.to = stretch.to.max(to),
                            None => {
                                lasts[p.index()] = true;
                                read_first.push(*p);
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        stretches.retain(|s| !lasts[s.variable.index()]);
        stretches.sort_by_key(|s| (s.variable.index(), s.from));
        for all in stretches.chunk_by(|a, b| a.variable == b.variable) {
            let mut free = 0;
            for s in all {
                dead(s.variable, free, s.from);
                free = s.to.max(s.from);
            }
            dead(all[0].variable, free, u32::MAX);
        }
    }

    /// The code of the next instruction begins here; it may have none.
    pub(super) fn begin_place(&mut self) {
        let from = self.code.ops.len() as u32;
        self.places[self.at] = Place { from, to: from };
    }

    /// Registers of a block alone, from now on until the end of it.
    pub(super) fn begin_block_only(&mut self, first: Reg, slots: u32) {
        self.block_only.push((first, slots, self.code.ops.len() as u32));
    }

    pub(super) fn end_block_only(&mut self) {
        let end = self.code.ops.len() as u32;
        for (first, slots, from) in std::mem::take(&mut self.block_only) {
            self.code.dead.push(Dead { first, slots, from: 0, to: from });
            self.code.dead.push(Dead { first, slots, from: end, to: u32::MAX });
        }
    }
}
