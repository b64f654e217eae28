//! From a witness to a schedule that a VM can follow.

use crate::Witness;
use rustc_hash::FxHashMap;
use trace::{Begin, Event, EventId, Segment, SyncOp, ThreadName, Trace, Wake, What};

impl Witness {
    /// Who runs until when: one segment for each run of one thread in the order, and at the end one for each thread that
    /// stands at the goal, to where it stands; past it if the goal is what it decides there.
    ///
    /// The start of the trace is not in it. An attempt to take a lock that fails looks the same whether it is a trylock or
    /// gave up after some time, so it begins with [`Begin::Go`]; who follows the schedule lets a thread that is blocked give up.
    pub fn schedule(&self, trace: &Trace) -> Vec<Segment> {
        let events: FxHashMap<EventId, &Event> = trace.ids().collect();
        let mut segments: Vec<Segment> = Vec::new();
        let mut last: Option<u32> = None;
        for id in &self.order {
            let Some(event) = events.get(id) else { continue };
            let begins = match event.what {
                What::Sync {
                    op: SyncOp::WaitEnd { wake: Wake::TimedOut, .. } | SyncOp::FutexWoken { wake: Wake::TimedOut },
                    ..
                } => Begin::TimeOut,
                What::Sync { op: SyncOp::WaitEnd { wake: Wake::Spurious, .. }, .. } => Begin::Wake,
                _ => Begin::Go,
            };
            let until = event.clock + 1;
            match segments.last_mut() {
                Some(segment) if last == Some(id.thread) && begins == Begin::Go => segment.until = until,
                _ => segments.push(Segment { thread: name(trace, id.thread), until, begins }),
            }
            last = Some(id.thread);
        }
        for id in &self.stands_at {
            let Some(event) = events.get(id) else { continue };
            let (past, begins) = match &event.what {
                What::Branch { .. } => (true, Begin::Go),
                What::Sync {
                    op: SyncOp::WaitEnd { wake: Wake::Signalled, .. } | SyncOp::FutexWoken { wake: Wake::Signalled },
                    ..
                } => (true, Begin::TimeOut),
                What::Sync { op, .. } => (crate::model::has_result(op), Begin::Go),
                _ => (false, Begin::Go),
            };
            let until = event.clock + u64::from(past);
            match segments.last_mut() {
                Some(segment) if last == Some(id.thread) && begins == Begin::Go => {
                    segment.until = until.max(segment.until)
                }
                _ => segments.push(Segment { thread: name(trace, id.thread), until, begins }),
            }
            last = Some(id.thread);
        }
        segments
    }
}

fn name(trace: &Trace, thread: u32) -> ThreadName {
    trace.tables.threads().get(thread as usize).cloned().unwrap_or_default()
}
