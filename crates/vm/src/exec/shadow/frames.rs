//! Calls and returns within the program: expressions go where values go.

use super::super::Machine;
use super::access::Use;
use super::{Expr, Here, Shadow};
use crate::bytecode::{CallSite, Src};
use guest::memory::Addr;

impl Machine<'_> {
    /// The newest frame was pushed with its arguments straight from the caller's registers.
    pub(in crate::exec) fn shadow_enter(&mut self, caller: usize, site: &CallSite) {
        let Some(shadow) = &mut self.shadow else { return };
        let exprs = &self.thread.exprs;
        let mut given = std::mem::take(&mut shadow.inherited);
        given.clear();
        given.extend(site.args.iter().map(|a| match *a {
            Src::Reg(r) => exprs[caller + r as usize],
            Src::Imm(_) => None,
        }));
        shadow.inherited = given;
        self.shadow_inherited_frame();
    }

    /// The newest frame begins: its registers depend on nothing, but for its parameters what was left for it.
    pub(in crate::exec) fn shadow_inherited_frame(&mut self) {
        let Some(shadow) = &mut self.shadow else { return };
        let Some((function, base)) = self.thread.frames.last().map(|f| (f.function, f.base)) else { return };
        let Some(code) = self.image.code(function) else { return };
        let t = &mut self.thread;
        if t.exprs.len() < t.regs.len() {
            t.exprs.resize(t.regs.len(), None);
        }
        t.exprs[base..base + code.regs as usize].fill(None);
        let params = &mut t.exprs[base..base + code.params as usize];
        params.iter_mut().zip(shadow.inherited.drain(..)).for_each(|(p, a)| *p = a);
    }

    /// A function returns: registers from one place go to another.
    pub(in crate::exec) fn shadow_return(&mut self, from: usize, to: usize, count: usize) {
        for i in 0..count {
            self.thread.exprs[to + i] = self.thread.exprs[from + i];
        }
    }

    /// The running function is not followed: what it was given is fixed.
    pub(in crate::exec) fn shadow_blind_entry(&mut self, base: usize, params: u32) {
        let here = self.here();
        let Some(shadow) = &mut self.shadow else { return };
        for i in base..base + params as usize {
            let expr = self.thread.exprs[i].take();
            shadow.fix(&mut self.watch, here, expr, self.thread.regs[i]);
        }
    }

    /// Objects may have become known to others.
    pub(in crate::exec) fn shadow_reborn(&mut self, here: Here) {
        if let Some(shadow) = &mut self.shadow {
            shadow.reborn(&mut self.watch, here);
        }
    }

    /// Bytes after a pointer were copied for the callee.
    pub(in crate::exec) fn shadow_extra_bytes(&mut self, to: Addr, slot: u32, from: Addr, size: u64) {
        let (here, region) = (self.here(), self.thread.region);
        let Some(shadow) = &mut self.shadow else { return };
        let (watch, mem) = (&mut self.watch, &self.mem);
        let pointer = shadow.arguments.get(slot as usize).copied().flatten();
        shadow.approach(watch, mem, here, pointer, from, size);
        if !mem.is_shared(from, region) {
            return shadow.copy_own(here, to, from, size);
        }
        let bytes = mem.contents(from, size);
        let cells = shadow.read_range(watch, here, from, &bytes, true, Use::Copy);
        shadow.write_range(watch, here, to, (&bytes, &bytes), false, &cells);
    }

    /// A scalar was put into memory for the callee.
    pub(in crate::exec) fn shadow_extra_scalar(&mut self, at: Addr, slot: u32, size: u64) {
        let here = self.here();
        let Some(shadow) = &mut self.shadow else { return };
        for (i, from) in (0..size).step_by(8).enumerate() {
            let expr: Expr = shadow.arguments.get(slot as usize + i).copied().flatten();
            shadow.write_own(here, at + from, (size - from).min(8), expr);
        }
    }
}

impl Shadow {
    /// Whether the running function is not followed.
    pub(in crate::exec) fn is_blind(&self) -> bool {
        self.blind
    }

    /// The clock and op of an event that comes, or of a decision.
    pub(in crate::exec) fn at(clock: u64, op: usize) -> Here {
        Here { clock, op: op as u32 }
    }
}
