//! Where a chunk begins and ends in each thread, as step clocks.

use trace::{Begin, Event, Segment, Tables};

/// The part of a thread that belongs to a chunk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// Steps with a smaller clock come before the cut. Always 0 or one more than the clock of such a step, never a larger
    /// number: that says whether a thread has come to the cut.
    pub from_clock: u64,
    /// Steps with this clock or a larger one are not in the chunk.
    pub to_clock: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Before,
    Window,
    /// After its window.
    Behind,
}

/// A chunk's place in a run.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cut {
    /// By the number of the thread in [`Tables`]; a thread that has none here is not in the chunk.
    pub threads: Vec<Span>,
}

impl Cut {
    pub fn span(&self, thread: u32) -> Span {
        self.threads.get(thread as usize).copied().unwrap_or_default()
    }

    pub(super) fn side(&self, event: &Event) -> Side {
        let span = self.span(event.thread);
        match event.clock {
            clock if clock < span.from_clock => Side::Before,
            clock if clock < span.to_clock => Side::Window,
            _ => Side::Behind,
        }
    }

    /// What of the observed schedule is before the cut. After it no thread can do more with a smaller clock.
    pub fn prefix_schedule(&self, observed: &[Segment], tables: &Tables) -> Vec<Segment> {
        let mut reached = vec![0; self.threads.len()];
        let mut schedule: Vec<Segment> = Vec::new();
        for segment in observed {
            let Some(thread) = tables.find_thread(&segment.thread) else { continue };
            let from = self.span(thread).from_clock;
            let Some(reached) = reached.get_mut(thread as usize) else { continue };
            if *reached >= from {
                continue;
            }
            *reached = segment.until;
            let until = segment.until.min(from);
            match schedule.last_mut() {
                Some(last) if last.thread == segment.thread && segment.begins == Begin::Go => last.until = until,
                _ => schedule.push(Segment { until, ..segment.clone() }),
            }
        }
        schedule
    }
}
