//! The trace of a tracked run, with its expressions, as the solver reads it.
//!
//! Calls that only print are outputs without their text: nothing depends on them, and they are not ordered, unless what they print can be
//! read again.

use super::convert::Converter;
use guest::shims::Role;
use std::collections::HashMap;
use trace::{Place, Trace, What};
use vm::{Deed, ThreadId, ThreadOp};
use vm::{Did, Machine};

/// What a tracked run did, from its first instruction on.
pub fn symbolic_trace(machine: &Machine<'_>, program: &str) -> Trace {
    let mut trace = Trace { program: program.to_string(), exprs: machine.exprs().clone(), ..Trace::default() };
    let mut converter = Converter::default();
    // A thread is created inside the library; where it was asked for is known from its birth.
    let asked = |b: &vm::Birth| Some((b.thread, b.stack.iter().find(|p| p.is_known())?.clone()));
    let births: HashMap<ThreadId, Place> = machine.births().iter().filter_map(asked).collect();
    for seen in machine.seen() {
        let mut event = converter.event(machine, seen, &mut trace.tables);
        if let Did::Sync(Deed::Thread { op: ThreadOp::Fork, thread: child }) = seen.did
            && let Some(place) = births.get(&child)
        {
            event.place = trace.tables.place(place);
        }
        if matches!(seen.did, Did::World { kept: false }) && machine.called_role(seen) == Some(Role::Prints) {
            event.what = What::Output { descriptor: 1, bytes: Box::default() };
        }
        trace.events.push(event);
    }
    trace
}
