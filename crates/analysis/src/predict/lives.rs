//! What the lives of threads alone put into an order: what a thread did before it created another one comes before all of
//! that one, and all of a thread before what comes after its join. No schedule changes that.

use rustc_hash::FxHashMap;
use trace::{EventId, Trace, What};

/// How many events of each thread have surely happened.
type Past = FxHashMap<u32, u32>;

/// The order of a trace.
#[derive(Default)]
pub struct Lives {
    /// By thread: from which of its events on, and what is past then; by that event.
    threads: FxHashMap<u32, Vec<(u32, Past)>>,
}

impl Lives {
    pub fn of(trace: &Trace) -> Lives {
        let mut lives = Lives::default();
        for (id, event) in trace.ids() {
            match event.what {
                What::Fork { child } => {
                    let mut past = lives.past(id).cloned().unwrap_or_default();
                    past.insert(id.thread, id.index + 1);
                    lives.threads.entry(child).or_default().push((0, past));
                }
                What::Join { child } => {
                    let mut past = lives.past(id).cloned().unwrap_or_default();
                    let last = lives.threads.get(&child).and_then(|t| t.last());
                    for (&thread, &events) in last.iter().flat_map(|(_, past)| past) {
                        let known = past.entry(thread).or_default();
                        *known = events.max(*known);
                    }
                    past.insert(child, u32::MAX);
                    lives.threads.entry(id.thread).or_default().push((id.index + 1, past));
                }
                _ => {}
            }
        }
        lives
    }

    fn past(&self, event: EventId) -> Option<&Past> {
        let all = self.threads.get(&event.thread)?;
        let after = all.partition_point(|(from, _)| *from <= event.index);
        Some(&all.get(after.checked_sub(1)?)?.1)
    }

    /// Whether one comes before the other in every run.
    pub fn before(&self, a: EventId, b: EventId) -> bool {
        self.past(b).and_then(|past| past.get(&a.thread)).is_some_and(|&events| a.index < events)
    }

    pub fn unordered(&self, a: EventId, b: EventId) -> bool {
        a.thread != b.thread && !self.before(a, b) && !self.before(b, a)
    }
}
