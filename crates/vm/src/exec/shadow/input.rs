//! Inputs: unknowns that the run itself was given values for.
//!
//! Limit: after `ungetc` of another byte than the one read, until that is read again, bytes of standard input are taken for
//! concrete.

use super::super::Machine;
use super::super::watch::Watch;
use super::access::number;
use super::{Cell, Here, Shadow};
use crate::seen::Did;
use guest::memory::Addr;
use guest::shims::Role;
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

    fn stdin_byte(&mut self, watch: &mut Watch, here: Here, n: usize, byte: u8) -> ExprId {
        match self.stdin.get(&n) {
            Some(&expr) => expr,
            None => {
                let expr = self.unknown(watch, here, format!("stdin[{n}]"), &[byte]);
                self.stdin.insert(n, expr);
                expr
            }
        }
    }
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
        for (i, byte) in bytes.chunks(1).enumerate() {
            let expr = shadow.unknown(&mut self.watch, here, format!("argv[{n}][{i}]"), byte);
            shadow.write_own(here, at + i as u64, 1, Some(expr));
        }
    }

    /// A call of the library comes, which may take something from standard input.
    pub(super) fn shadow_stdin_before(&mut self) {
        if let Some(shadow) = &mut self.shadow {
            let wanted = self.world.inputs.symbolic_stdin > 0 && !shadow.tracking.fixed_inputs;
            shadow.stdin_before = if wanted { self.world.stdin_taken() } else { None };
        }
    }

    /// The unknowns of standard input that the call under way took, in their order; fixed, unless they are copied.
    pub(super) fn shadow_stdin(&mut self, role: Role) -> Vec<ExprId> {
        let here = self.here();
        let Some(shadow) = &mut self.shadow else { return Vec::new() };
        let Some(from) = shadow.stdin_before.take() else { return Vec::new() };
        let (Some(to), Some((_, data))) = (self.world.stdin_taken(), self.world.files.stdin_read()) else {
            return Vec::new();
        };
        let to = to.min(self.world.inputs.symbolic_stdin).min(data.len());
        let mut taken = Vec::new();
        for (n, &byte) in data.iter().enumerate().take(to).skip(from) {
            let expr = shadow.stdin_byte(&mut self.watch, here, n, byte);
            match role {
                Role::Reads { line: false, .. } | Role::Gets => {}
                Role::Reads { .. } => {
                    // Whether the line ends here is decided by this byte.
                    let newline = shadow.exprs.constant(8, u64::from(b'\n'));
                    let ends = shadow.exprs.bin(ExprOp::Eq, expr, newline);
                    shadow.fix(&mut self.watch, here, Some(ends), u64::from(byte == b'\n'));
                }
                _ => shadow.fix(&mut self.watch, here, Some(expr), byte.into()),
            }
            taken.push(expr);
        }
        taken
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
        if role == Role::Gets {
            // One byte as an `int`, or the end.
            self.thread.exprs[at] = shadow.got.take().filter(|_| self.thread.regs[at] <= 0xff && !shadow.blind);
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
