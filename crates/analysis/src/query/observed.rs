//! Whether a trace's own order is possible: the machine that checks witnesses follows it.
//!
//! A front end may have put events into an order in which they did not happen, or left some out. Answers about such a trace
//! are worth nothing.

use solve::check::{Machine, Setup};
use trace::{EventId, Trace, What};

/// A longer trace is not followed: it would take longer than solving.
const LONGEST: usize = 20_000;

pub fn contradiction(trace: &Trace) -> Option<String> {
    if trace.events.len() > LONGEST {
        return None;
    }
    follow(trace).err().map(|why| format!("the trace contradicts itself: {why}"))
}

fn follow(trace: &Trace) -> Result<(), String> {
    let setup = Setup::new(trace, &[])?;
    let mut machine = Machine::new(&setup)?;
    let mut failed: Option<EventId> = None;
    for (id, event) in trace.ids().skip(trace.start) {
        if let Some(failed) = failed {
            return Err(format!("{} acts, but {} ended the run", id.show(&trace.tables), failed.show(&trace.tables)));
        }
        if matches!(event.what, What::Fails) {
            failed = Some(id);
        } else if !machine.has_done(id) {
            machine.step(id.thread).map_err(|why| format!("{}: {why}", id.show(&trace.tables)))?;
        }
    }
    Ok(())
}
