//! Inputs: unknowns that the run itself was given values for.

use super::super::Machine;
use super::super::watch::{Did, Watch};
use super::access::number;
use super::{Cell, Here, Shadow};
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

impl Machine<'_> {
    /// The result of a call is an input, if the function is one of those that return one.
    pub(in crate::exec) fn shadow_input(&mut self, name: &str, at: usize, bits: u32) {
        let here = self.here();
        let Some(shadow) = &mut self.shadow else { return };
        let Some(size) = crate::shims::value_size(name) else { return };
        let bytes = self.thread.regs[at].to_le_bytes();
        let short = name.trim_start_matches("__VERIFIER_");
        let cells = shadow.input(&mut self.watch, here, short, &bytes[..size as usize]);
        let expr = cells.first().copied().flatten().map(|(expr, _)| expr);
        let expr = expr.filter(|_| shadow.active(here.clock) && !shadow.blind);
        let expr = expr.map(|e| if shadow.exprs.width(e) > bits { shadow.exprs.extract(e, 0, bits) } else { e });
        self.thread.exprs[at] = expr;
    }
}
