//! Threads act between their fork and their join, their clocks go on, and nobody comes between the events of a step.

use crate::event::{Event, EventId, What};
use crate::sync::SyncOp;
use crate::tables::Tables;

#[derive(Default, Clone)]
struct Life {
    /// Its last event and that event's clock.
    last: Option<(EventId, u64)>,
    forked: Option<EventId>,
    joined: Option<EventId>,
    exited: Option<EventId>,
    failed: Option<EventId>,
    /// Whether the last event was of the prefix.
    in_prefix: bool,
    /// The objects of synchronisation that its step has used.
    used: Vec<u64>,
}

#[derive(Default)]
pub(super) struct Threads {
    lives: Vec<Life>,
    last: Option<EventId>,
}

/// Whether it always begins a step, even with the clock of the event before: a call that waited is taken up again.
fn begins_step(what: &What) -> bool {
    let What::Sync { op, .. } = what else { return false };
    // Before version 1.3 the end of a sleep was a second wait.
    op.resumes() || matches!(op, SyncOp::FutexWait { found: None, .. })
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
        let name = |thread: u32| tables.threads()[thread as usize].to_string();
        if let Some(exit) = self.life(id.thread).exited.filter(|_| free) {
            return Err(format!("thread {} came to its end at {}, and acts here", name(id.thread), exit.show(tables)));
        }
        if let Some(failed) = self.life(id.thread).failed {
            return Err(format!("thread {} failed at {}, and acts here", name(id.thread), failed.show(tables)));
        }
        if matches!(event.what, What::Fails) {
            self.life(id.thread).failed = Some(id);
        }
        // Nobody else sees these, so it does not matter when they are.
        if !event.what.shows() {
            return Ok(());
        }
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
        life.exited = matches!(event.what, What::Exit).then_some(id);
        let in_prefix = std::mem::replace(&mut life.in_prefix, !free);
        if !free {
            return Ok(());
        }
        let goes_on = last.is_some_and(|(_, clock)| clock == event.clock) && !begins_step(&event.what);
        if !goes_on {
            life.used.clear();
        }
        if let What::Sync { on, .. } = event.what {
            if life.used.contains(&on.address) {
                return Err(format!(
                    "this is of one step with the event before it, because both have the clock {}, and both use the \
                     object @{:#x}: each has a step of its own",
                    event.clock, on.address
                ));
            }
            life.used.push(on.address);
        }
        if goes_on && in_prefix {
            return Err(format!(
                "the prefix ends inside a step: the event before it has the clock {}, too",
                event.clock
            ));
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
            Some(between) if goes_on && between.thread != id.thread => Err(format!(
                "this is of one step with {}, because both have the clock {clock}, but {} came between",
                mine.show(tables),
                between.show(tables)
            )),
            _ => Ok(()),
        }
    }
}
