//! Signals that an instruction raises: SIGFPE of a division, SIGSEGV of an access through null or to what may not be written.
//!
//! If the program has a handler, it runs on top of the instruction, which is executed again if the handler returns. Most handlers jump
//! out of it, some see to the cause. One that does neither would be called for ever, and that is the failure that the fault is.
//!
//! All other wrong accesses stay failures: natively some of them raise a signal and some do not.

use super::threads::DELIVER;
use super::{Interrupted, Leave, Machine};
use guest::memory::Fault;
use guest::world::signals::{Pending, SIGFPE, SIGSEGV, name};
use trace::FailureKind;

/// An instruction that is executed again because the handler of what it raised has returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Again {
    /// The frame, and the op in it.
    serial: u64,
    pc: u32,
    /// The step clock up to which it is this execution.
    until: u64,
}

/// The signal that a fault raises, and its `si_code`.
fn raises(kind: FailureKind) -> Option<(i32, i32)> {
    const FPE_INTDIV: i32 = 1;
    const SEGV_MAPERR: i32 = 1;
    const SEGV_ACCERR: i32 = 2;
    match kind {
        FailureKind::DivisionByZero | FailureKind::DivisionOverflow => Some((SIGFPE, FPE_INTDIV)),
        FailureKind::NullAccess => Some((SIGSEGV, SEGV_MAPERR)),
        FailureKind::WriteToConstant => Some((SIGSEGV, SEGV_ACCERR)),
        _ => None,
    }
}

impl Machine<'_> {
    /// Calls the program's handler of what the last instruction raised; gives the fault back if there is none, or if it was called already.
    pub(super) fn trap(&mut self, mut fault: Box<Fault>) -> Result<(), Leave> {
        let Some((signal, code)) = raises(fault.kind).filter(|s| self.world.signals.catches(self.thread.id, s.0))
        else {
            return Err(Leave::from(fault));
        };
        let (Some(frame), Some(deliver)) = (self.thread.frames.last(), self.image.named(DELIVER)) else {
            return Err(Leave::from(fault));
        };
        let (serial, pc) = (frame.serial, frame.pc.saturating_sub(1));
        let again = self.thread.again.take();
        if again.is_some_and(|a| (a.serial, a.pc) == (serial, pc) && self.thread.clock <= a.until) {
            fault.message += &format!("; the handler of {} returns to it, again and again", name(signal));
            return Err(Leave::from(fault));
        }
        let id = self.thread.id;
        self.world.signals.send(Pending { signal, code, value: 0, to: Some(id) }, id);
        let t = &mut self.thread;
        t.spin.reset();
        let (depth, pending, next) = (t.frames.len(), t.pending.take(), t.next);
        t.interrupted.push(Interrupted { depth, blocked: None, pending, next, inside: None, trapped: true });
        t.taking_signal = true;
        self.push_frame(deliver, &[], 0, 0).map_err(Leave::from)
    }

    /// The handler has returned to the instruction.
    pub(super) fn execute_again(&mut self) {
        let Some(frame) = self.thread.frames.last_mut() else { return };
        frame.pc = frame.pc.saturating_sub(1);
        let (serial, pc) = (frame.serial, frame.pc);
        let until = self.thread.clock + self.pending_steps();
        self.thread.again = Some(Again { serial, pc, until });
    }
}
