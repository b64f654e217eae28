//! Whether a program looks at the result of a call of the library.
//!
//! A function that only hands the result on, perhaps converted or compared, does not look at it: its caller may. So the frames are
//! asked from the newest on. Limit: what goes through memory other than a variable of the function counts as looked at.

use super::Machine;
use crate::bytecode::Op;
use crate::image::lower::for_each_operand;
use ir::inst::InstKind;
use ir::{Body, LocalId, Operand};

/// What a function does with a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Dropped,
    Returned,
    Used,
}

impl Machine<'_> {
    /// Whether nobody looks at the result of the call that the running thread is in.
    pub(super) fn ignores_result(&self) -> bool {
        for frame in self.thread.frames.iter().rev() {
            let Some(code) = self.image.code(frame.function) else { return false };
            let Some(Op::Call { site, .. }) = code.ops.get(frame.pc.saturating_sub(1) as usize) else { return false };
            let inst = code.calls[*site as usize].inst as usize;
            let Some((_, _, body)) = self.image.ir_function(frame.function) else { return false };
            let Some(call) = body.insts.get(inst) else { return false };
            match call.result.map_or(Fate::Dropped, |result| fate(body, result)) {
                Fate::Dropped => return true,
                Fate::Returned => {}
                Fate::Used => return false,
            }
        }
        false
    }
}

fn fate(body: &Body, result: LocalId) -> Fate {
    let mut values = vec![result];
    let mut fate = Fate::Dropped;
    let mut next = 0;
    while let Some(&value) = values.get(next) {
        next += 1;
        for inst in &body.insts {
            let mut uses = false;
            for_each_operand(inst, |o| uses |= o == Operand::Local(value));
            if !uses {
                continue;
            }
            match &inst.kind {
                InstKind::Ret { .. } => fate = Fate::Returned,
                InstKind::Cast { .. } | InstKind::ICmp { .. } => {
                    values.extend(inst.result.filter(|r| !values.contains(r)));
                }
                InstKind::Store { ptr: Operand::Local(variable), .. } if is_variable(body, *variable) => {
                    let loads = body
                        .insts
                        .iter()
                        .filter(|i| matches!(i.kind, InstKind::Load { ptr: Operand::Local(p), .. } if p == *variable));
                    for load in loads.filter_map(|i| i.result) {
                        if !values.contains(&load) {
                            values.push(load);
                        }
                    }
                }
                _ => return Fate::Used,
            }
        }
    }
    fate
}

/// Whether a pointer is that of a variable that is only loaded from and stored to.
fn is_variable(body: &Body, pointer: LocalId) -> bool {
    let is = |o: &Operand| *o == Operand::Local(pointer);
    let mut made = false;
    for inst in &body.insts {
        made |= inst.result == Some(pointer) && matches!(inst.kind, InstKind::Alloca { .. });
        let mut uses = false;
        for_each_operand(inst, |o| uses |= is(&o));
        let accesses = match &inst.kind {
            InstKind::Load { .. } => true,
            InstKind::Store { value, .. } => !is(value),
            _ => false,
        };
        if uses && !accesses {
            return false;
        }
    }
    made
}
