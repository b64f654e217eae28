//! Inputs: unknowns that the run itself was given values for.
//!
//! Bytes of standard input are unknowns where they are looked at, by their places. That it ends at a place is one, too, if no more was
//! given than could be anything: so it may be shorter.

use super::super::Machine;
use super::super::watch::Watch;
use super::access::number;
use super::{Cell, Expr, Here, Shadow};
use crate::seen::Did;
use guest::memory::Addr;
use guest::shims::Role;
use guest::world::{Asked, World};
use trace::{BranchKind, ExprId, ExprOp};

impl Shadow {
    /// Bytes that could have been anything: one unknown for what fits into a register, otherwise one for each byte. All of one
    /// call stand side by side in the trace, lowest first.
    pub(super) fn input(&mut self, watch: &mut Watch, here: Here, name: &str, bytes: &[u8]) -> Vec<Cell> {
        if self.tracking.fixed_inputs {
            return Vec::new();
        }
        if matches!(bytes.len(), 1 | 2 | 4 | 8) {
            let expr = self.unknown(watch, here, name.to_string(), bytes);
            return (0..bytes.len() as u8).map(|i| Some((expr, i))).collect();
        }
        let each = bytes.chunks(1).enumerate();
        each.map(|(i, byte)| Some((self.unknown(watch, here, format!("{name}[{i}]"), byte), 0))).collect()
    }

    fn unknown(&mut self, watch: &mut Watch, here: Here, name: String, bytes: &[u8]) -> ExprId {
        let expr = self.exprs.fresh(8 * bytes.len() as u32);
        self.names.push(name);
        let name = self.names.len() as u32 - 1;
        self.tell(watch, here, Did::Symbolic { name, value: number(bytes), expr });
        expr
    }

    /// The program assumes that its argument is not 0.
    pub(super) fn assume(&mut self, watch: &mut Watch, here: Here, value: u64) {
        if let Some(expr) = self.arguments.first().copied().flatten() {
            let zero = self.exprs.constant(self.exprs.width(expr), 0);
            let is_zero = self.exprs.bin(ExprOp::Eq, expr, zero);
            let cond = self.exprs.not(is_zero);
            self.branch(watch, here, BranchKind::If, cond, value != 0);
        }
    }
}

impl Shadow {
    /// The process ends with a status, which is fine if it is 0.
    pub(super) fn end_with(&mut self, watch: &mut Watch, here: Here, value: u64) {
        if let Some(expr) = self.arguments.first().copied().flatten() {
            let status = self.exprs.fit(expr, 8);
            let zero = self.exprs.constant(8, 0);
            let cond = self.exprs.bin(ExprOp::Eq, status, zero);
            self.branch(watch, here, BranchKind::If, cond, value as u8 == 0);
        }
    }

    /// Whether standard input ends at a place, and what that depends on. It is asked before the byte there is.
    pub(super) fn stdin_ends(&mut self, watch: &mut Watch, world: &World, here: Here, place: usize) -> (bool, Expr) {
        let (size, unknown) = (stdin(world).len(), world.inputs.symbolic_stdin);
        let ends = place >= size;
        // Given more bytes than could be anything, those are there for sure.
        if place >= unknown || size > unknown {
            return (ends, None);
        }
        let flag = match self.stdin_ends.get(&place) {
            Some(&flag) => flag,
            None => {
                let flag = self.unknown(watch, here, format!("stdin ends[{place}]"), &[ends.into()]);
                self.stdin_ends.insert(place, flag);
                flag
            }
        };
        let zero = self.exprs.constant(8, 0);
        let more = self.exprs.bin(ExprOp::Eq, flag, zero);
        (ends, Some(self.exprs.not(more)))
    }

    /// A byte of standard input, and what it depends on; `None` after its end.
    pub(super) fn stdin_byte(
        &mut self,
        watch: &mut Watch,
        world: &World,
        here: Here,
        place: usize,
    ) -> Option<(u8, Expr)> {
        let byte = *stdin(world).get(place)?;
        if place >= world.inputs.symbolic_stdin {
            return Some((byte, None));
        }
        let expr = match self.stdin.get(&place) {
            Some(&expr) => expr,
            None => {
                let expr = self.unknown(watch, here, format!("stdin[{place}]"), &[byte]);
                self.stdin.insert(place, expr);
                expr
            }
        };
        Some((byte, Some(expr)))
    }

    /// Bytes of standard input were used, and nobody follows how.
    fn lose_stdin(&mut self, watch: &mut Watch, world: &World, here: Here, places: std::ops::RangeInclusive<usize>) {
        for place in places.take_while(|&place| place < world.inputs.symbolic_stdin) {
            let (ends, expr) = self.stdin_ends(watch, world, here, place);
            self.fix(watch, here, expr, ends.into());
            if let Some((byte, expr)) = self.stdin_byte(watch, world, here, place) {
                self.fix(watch, here, expr, byte.into());
            }
        }
    }
}

fn stdin(world: &World) -> &[u8] {
    world.files.stdin_read().map_or(&[], |(_, data)| data)
}

impl Machine<'_> {
    /// An argument of the program lies here.
    pub(in crate::exec) fn shadow_argument(&mut self, n: usize, at: Addr, bytes: &[u8]) {
        let Some(shadow) = &mut self.shadow else { return };
        if !self.world.inputs.symbolic_args || shadow.tracking.fixed_inputs {
            return;
        }
        shadow.here.key = self.thread.key;
        let here = Here { clock: 0, op: 0 };
        let mut ended = None;
        for (i, byte) in bytes.chunks(1).enumerate() {
            let expr = shadow.unknown(&mut self.watch, here, format!("argv[{n}][{i}]"), byte);
            shadow.write_own(here, at + i as u64, 1, Some(expr));
            // Nobody can pass on more than what comes before the first 0: after it there are zeros.
            let zero = shadow.exprs.constant(8, 0);
            let ends = shadow.exprs.bin(ExprOp::Eq, expr, zero);
            if let Some(ended) = ended.replace(ends) {
                let goes_on = shadow.exprs.not(ended);
                let holds = shadow.exprs.bin(ExprOp::Or, goes_on, ends);
                shadow.branch(&mut self.watch, here, BranchKind::If, holds, true);
            }
        }
    }

    /// A call of the library comes, which may want something of standard input.
    pub(super) fn shadow_stdin_before(&mut self) {
        if let Some(shadow) = &mut self.shadow {
            let wanted = self.world.inputs.symbolic_stdin > 0 && !shadow.tracking.fixed_inputs;
            shadow.stdin_before = if wanted { self.world.stdin_place() } else { None };
        }
    }

    /// What a call wanted of standard input is not followed.
    pub(super) fn shadow_lose_stdin(&mut self, asked: Asked) {
        let here = self.here();
        let Some(shadow) = &mut self.shadow else { return };
        let (Some(before), Some(after)) = (shadow.stdin_before, self.world.stdin_place()) else { return };
        if !shadow.active(here.clock) {
            return;
        }
        let places = match asked {
            // It may have looked at one more and put it back.
            Asked::Stream => before.stream..=after.stream,
            Asked::Descriptor if before.buffered => 0..=usize::MAX,
            Asked::Descriptor => before.descriptor..=after.descriptor,
            Asked::Length => before.descriptor..=usize::MAX,
        };
        shadow.lose_stdin(&mut self.watch, &self.world, here, places);
    }

    /// The result of a call depends on what its second version said, or is an input, if the function is one of those that return one.
    pub(in crate::exec) fn shadow_input(&mut self, name: &str, role: Role, at: usize, bits: u32) {
        let here = self.here();
        let Some(shadow) = &mut self.shadow else { return };
        if let Some(result) = shadow.called.result.take() {
            let fits = shadow.exprs.fit(result, bits.clamp(1, 64));
            self.thread.exprs[at] = shadow.known(fits);
            return;
        }
        let Role::AsksValue(size) = role else { return };
        let bytes = self.thread.regs[at].to_le_bytes();
        let short = name.trim_start_matches("__VERIFIER_");
        let cells = shadow.input(&mut self.watch, here, short, &bytes[..size as usize]);
        let expr = cells.first().copied().flatten().map(|(expr, _)| expr);
        let expr = expr.filter(|_| shadow.active(here.clock) && !shadow.blind);
        let expr = expr.map(|e| if shadow.exprs.width(e) > bits { shadow.exprs.extract(e, 0, bits) } else { e });
        self.thread.exprs[at] = expr;
    }
}
