//! Whether a trace, as a whole, can be the record of a run.
//!
//! Reading checks each line alone; this checks what needs the other events. What the model of a trace relies on is an error:
//! unknowns that no event brought, expressions that contradict the values observed ([`values`]), threads that act before
//! they are forked or after they were joined, steps that are torn apart ([`threads`]). What only looks odd is a note: a read
//! that finds something else than was written last ([`memory`]) says that writes are missing, or that the events are not in
//! their order.
//!
//! The prefix of a trace ([`Trace::start`]) only says a state, and threads need not behave in it.
//!
//! Limits: what locks, semaphores and so on allow is not looked at.

mod memory;
#[cfg(test)]
mod tests;
mod threads;
mod values;

use crate::error::{FormatError, Position};
use crate::event::{EventId, What};
use crate::trace_file::{Trace, TraceReader};
use std::io::BufRead;

/// Why a trace is the record of no run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invalid {
    /// Which of the trace's events, from 0.
    pub number: usize,
    pub message: String,
}

/// Whoever computes with addresses must not meet the end of all numbers.
fn has_room(what: &What) -> Result<(), String> {
    let (address, size) = match *what {
        What::Read { at, .. } | What::Write { at, .. } | What::Update { at, .. } | What::Initial { at, .. } => {
            (at.address, at.size.into())
        }
        What::Sync { on, .. } => (on.address, 0),
        What::Alloc { address, size } | What::Free { address, size } => (address, size),
        _ => return Ok(()),
    };
    match address.checked_add(size).and_then(|end| end.checked_add(1 << 12)) {
        Some(_) => Ok(()),
        None => Err(format!("{size} bytes at {address:#x} reach beyond the last address")),
    }
}

/// Notes given at most: a trace that is wrong everywhere is reported once.
const MOST_NOTES: usize = 5;

impl Trace {
    /// Checks the trace as a whole; gives notes on what looks odd.
    pub fn validate(&self) -> Result<Vec<String>, Invalid> {
        let mut values = values::Values::default();
        let mut threads = threads::Threads::default();
        let mut memory = memory::Memory::default();
        let mut notes = Vec::new();
        if self.start > self.events.len() {
            let message = format!("a prefix of {} events in a trace of {}", self.start, self.events.len());
            return Err(Invalid { number: 0, message });
        }
        let invalid = |number: usize, id: EventId, message: String| {
            let message = format!("{}: {message}", id.show(&self.tables));
            Invalid { number, message }
        };
        for (number, (id, event)) in self.ids().enumerate() {
            let at = |message: String| invalid(number, id, message);
            let free = number >= self.start;
            has_room(&event.what).map_err(at)?;
            values.event(number, event, &self.exprs).map_err(at)?;
            threads.event(id, event, free, &self.tables).map_err(at)?;
            if let Some(note) = memory.event(id, event, &self.tables).map_err(at)? {
                notes.push(format!("{}: {note}", id.show(&self.tables)));
            }
        }
        if let Err((number, message)) = values.end(&self.exprs) {
            let id = self.ids().nth(number).map(|(id, _)| id);
            return Err(id.map_or(Invalid { number, message: message.clone() }, |id| invalid(number, id, message)));
        }
        let more = notes.len().saturating_sub(MOST_NOTES);
        notes.truncate(MOST_NOTES);
        if more > 0 {
            notes.push(format!("and {more} more events of this kind"));
        }
        Ok(notes)
    }

    /// Reads a trace in either form and validates it; errors have their place in the file.
    pub fn read_valid(input: impl BufRead) -> Result<(Trace, Vec<String>), FormatError> {
        let mut reader = TraceReader::new(input)?;
        let (mut events, mut positions) = (Vec::new(), Vec::new());
        while let Some((_, event)) = reader.next_event()? {
            events.push(event);
            positions.push(reader.position());
        }
        let trace = reader.into_trace(events);
        match trace.validate() {
            Ok(notes) => Ok((trace, notes)),
            Err(Invalid { number, message }) => {
                Err(FormatError { at: positions.get(number).copied().unwrap_or(Position::File), message })
            }
        }
    }
}
