//! Signal handlers that call what they interrupt: `malloc` in a handler that came in the middle of `malloc`.
//!
//! Here a library call is one step, and no signal comes in its middle. But between a call and the thread's next event nothing
//! happens that others could see: a signal that comes before that event may as well have come when the call had begun.

use super::{Leave, Machine};
use crate::bytecode::Op;
use guest::memory::Site;
use guest::shims::Entry;
use trace::{Failure, FailureKind, OtherStack};

/// A call of the library that a signal may have come in the middle of.
#[derive(Clone, Copy)]
pub(crate) struct InLibrary {
    name: &'static str,
    site: Site,
    /// The step clock of its thread.
    clock: u64,
    /// Events of the run until then, its own included.
    events: u64,
}

impl Machine<'_> {
    /// Before a call: whether a handler may do that.
    pub(super) fn check_in_handler(&self, entry: &Entry) -> Result<(), Leave> {
        let inside = self.thread.interrupted.last().and_then(|before| before.inside);
        match inside.filter(|_| entry.is_unsafe_in_handlers()) {
            Some(inside) => Err(Leave::Failed(Box::new(self.unsafe_in_handler(entry.name, inside)))),
            None => Ok(()),
        }
    }

    fn unsafe_in_handler(&self, name: &str, inside: InLibrary) -> Failure {
        let (thread, interrupted) = (self.thread.name.clone(), inside.name);
        let message =
            format!("the signal handler calls {name}(), and the signal may have come in the middle of {interrupted}()");
        let fault = guest::memory::Fault { kind: FailureKind::SignalUnsafe, message, object: None };
        let mut failure = self.failure(&fault);
        let title = format!("thread {thread} was in {interrupted}()");
        let stack = self.site_places(inside.site);
        failure.others.push(OtherStack { title, thread, clock: inside.clock, stack, joins: false });
        failure
    }

    /// After a call that a handler must not interrupt and make itself.
    pub(super) fn was_in_library(&mut self, entry: &'static Entry) {
        if entry.is_unsafe_in_handlers() {
            self.thread.library = Some(InLibrary {
                name: entry.name,
                site: self.site_here(1),
                clock: self.thread.clock,
                events: self.watch.events,
            });
        }
    }

    /// The thread stands before its next event: what it did before its last one is over.
    pub(super) fn leaves_library(&mut self) {
        let events = self.watch.events;
        self.thread.library = self.thread.library.filter(|inside| inside.events == events);
    }

    /// Where a signal finds the running thread: about to call something, or perhaps still in it.
    pub(super) fn in_library(&mut self) -> Option<InLibrary> {
        let frame = self.thread.frames.last()?;
        let code = self.image.code(frame.function)?;
        let next = match code.ops.get(frame.pc as usize) {
            Some(Op::Call { site, .. }) => {
                let regs = &self.thread.regs[frame.base..];
                super::call::library_entry(self.image, &code.calls[*site as usize], regs)
            }
            _ => None,
        };
        let Some(entry) = next.filter(|e| e.is_unsafe_in_handlers()) else { return self.thread.library };
        let (clock, events) = (self.thread.next.1, self.watch.events);
        Some(InLibrary { name: entry.name, site: self.site_here(0), clock, events })
    }
}
