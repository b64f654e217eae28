//! Threads act between their fork and their join, their clocks go on, and nobody comes between the events of a step.

use crate::event::{Event, EventId, SyncOp, What};
use crate::tables::Tables;

#[derive(Default, Clone)]
struct Life {
    /// Its last event and that event's clock.
    last: Option<(EventId, u64)>,
    forked: Option<EventId>,
    joined: Option<EventId>,
}

#[derive(Default)]
pub(super) struct Threads {
    lives: Vec<Life>,
    /// The last event of all.
    last: Option<EventId>,
}

/// Whether it always begins a step, even with the clock of the event before: a call that waited is taken up again.
fn begins_step(what: &What) -> bool {
    let What::Sync { op, .. } = what else { return false };
    matches!(op, SyncOp::WaitEnd { .. } | SyncOp::BarrierLeave | SyncOp::FutexWait { .. })
}

impl Threads {
    fn life(&mut self, thread: u32) -> &mut Life {
        let at = thread as usize;
        if at >= self.lives.len() {
            self.lives.resize(at + 1, Life::default());
        }
        &mut self.lives[at]
    }

    pub(super) fn event(&mut self, id: EventId, event: &Event, free: bool, tables: &Tables) -> Result<(), String> {
        // Nobody else sees these, so it does not matter when they are.
        if matches!(event.what, What::Initial { .. } | What::Symbolic { .. } | What::Branch { .. } | What::Fixed { .. })
        {
            return Ok(());
        }
        let name = |thread: u32| tables.threads()[thread as usize].to_string();
        if let What::Fork { child } = event.what {
            let life = self.life(child);
            let problem = match (life.forked, life.last) {
                (Some(before), _) => Some(format!("{} has forked it before", before.show(tables))),
                (None, Some((first, _))) => Some(format!("it has acted before, at {}", first.show(tables))),
                _ => None,
            };
            life.forked = Some(id);
            if let Some(problem) = problem {
                return Err(format!("thread {} is forked here, but {problem}", name(child)));
            }
        }
        if let What::Join { child } = event.what {
            self.life(child).joined = Some(id);
        }
        let before = self.last.replace(id);
        let life = self.life(id.thread);
        let last = life.last.replace((id, event.clock));
        if !free {
            return Ok(());
        }
        if let Some(join) = life.joined {
            return Err(format!("thread {} was joined at {}, and acts here", name(id.thread), join.show(tables)));
        }
        let Some((mine, clock)) = last else { return Ok(()) };
        if clock > event.clock {
            return Err(format!(
                "the thread's clock went back, from {clock} to {}: it counts the thread's steps",
                event.clock
            ));
        }
        match before {
            Some(between) if clock == event.clock && between.thread != id.thread && !begins_step(&event.what) => {
                Err(format!(
                    "this is of one step with {}, because both have the clock {clock}, but {} came between",
                    mine.show(tables),
                    between.show(tables)
                ))
            }
            _ => Ok(()),
        }
    }
}
