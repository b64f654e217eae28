//! Indivisible sections: what a thread does between `__VERIFIER_atomic_begin` and `__VERIFIER_atomic_end`, or in a function that is
//! indivisible by its name.
//!
//! The beginning of a section is an event; until its end nobody is asked who runs next. So for a strategy a section is one step that
//! touches all that it touches, for the model of a trace it is one step (one step clock), and for the race detector it is one lock
//! that all sections take.
//!
//! Limit: a thread that has to wait inside a section lets the others go on; then nothing is proved.

use super::{Leave, Machine};
use crate::sched::{Mode, Touch};
use crate::seen::Did;
use guest::shims::Role;
use guest::sync::{BlockReason, Deed};
use trace::{SECTIONS, SyncOp};

impl Machine<'_> {
    /// A function of the library was called that begins or ends a section, perhaps.
    pub(super) fn note_section(&mut self, role: Role) {
        match role {
            Role::BeginsSection => self.begin_section(),
            Role::EndsSection => self.end_section(),
            _ => {}
        }
    }

    fn begin_section(&mut self) {
        self.thread.section += 1;
        if self.thread.section > 1 {
            return;
        }
        self.watch.section = Some(self.thread.clock);
        self.keep_section(SyncOp::Lock);
        if self.watch.touching {
            self.watch.touched.push(Touch { key: SECTIONS, size: 1, mode: Mode::Write });
        }
        let (id, several) = (self.thread.id, self.watch.several);
        if let Some(races) = self.watch.races.as_mut().filter(|_| several) {
            races.acquire(id, SECTIONS);
        }
        if let Some(shadow) = &mut self.shadow {
            shadow.begin_section();
        }
    }

    pub(super) fn end_section(&mut self) {
        if self.thread.section != 1 {
            self.thread.section = self.thread.section.saturating_sub(1);
            return;
        }
        self.thread.section = 0;
        self.keep_section(SyncOp::Unlock);
        self.watch.section = None;
        let (id, several) = (self.thread.id, self.watch.several);
        if let Some(races) = self.watch.races.as_mut().filter(|_| several) {
            races.release_exclusive(id, SECTIONS);
        }
        if let Some(shadow) = &mut self.shadow {
            shadow.end_section();
        }
    }

    /// The trace has a lock that all sections take: who looks at locks need not know of sections.
    fn keep_section(&mut self, op: SyncOp) {
        if self.watch.several {
            let deed = Deed::Object { op, at: SECTIONS, opens: false, round: 0 };
            self.keep_behind(Some(Did::Sync(deed)));
        }
    }

    /// The running thread stands before an event in the middle of a section.
    pub(super) fn stay_in_section(&mut self) -> Result<(), Leave> {
        match self.thread.blocked {
            Some(b) if !self.can_go_on(&self.thread, b.reason) => {
                self.break_section(b.reason);
                self.take_turns()
            }
            _ => {
                self.thread.blocked = None;
                self.grant(1);
                Ok(())
            }
        }
    }

    /// The running thread has to wait. If it is in a section, others will see the half of it.
    pub(super) fn break_section(&mut self, reason: BlockReason) {
        if self.thread.section == 0 {
            return;
        }
        if reason != BlockReason::Assumption {
            self.doubt("a thread waits inside an indivisible section (__VERIFIER_atomic)".into());
        }
        self.thread.section = 1;
        self.end_section();
    }
}
