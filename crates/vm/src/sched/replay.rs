//! Repeats a schedule, and notices when the program does something else.

use super::fair::next_thread;
use super::{Choice, Point, Scheduler};
use trace::{Segment, ThreadName};

/// Where a run left its schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// The segment that could not be done, from 0.
    pub segment: usize,
    /// The thread that should have run.
    pub thread: ThreadName,
    /// The threads that could have.
    pub enabled: Vec<ThreadName>,
}

/// The strategy. What comes after the schedule runs without further switches.
pub struct Replay {
    segments: Vec<Segment>,
    at: usize,
    /// Whether the current segment has begun.
    begun: bool,
    /// Leave out what cannot be done.
    loose: bool,
    pub divergence: Option<Divergence>,
}

impl Replay {
    pub fn new(segments: Vec<Segment>) -> Replay {
        // The first turn is under way when the strategy is asked for the first time, and may end there.
        let begun = segments.first().is_some_and(|s| s.thread == ThreadName::main() && s.begins == trace::Begin::Go);
        Replay { segments, at: 0, begun, loose: false, divergence: None }
    }

    /// Of a schedule that need not fit: turns that are not possible are left out.
    pub fn loosely(segments: Vec<Segment>) -> Replay {
        Replay { loose: true, ..Replay::new(segments) }
    }

    /// The segment that is running or comes next, from 0.
    pub fn segment(&self) -> usize {
        self.at
    }
}

impl Scheduler for Replay {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        while let Some(segment) = self.segments.get(self.at) {
            let begin = if self.begun { trace::Begin::Go } else { segment.begins };
            let wanted = point.candidates.iter().position(|c| {
                c.begin == begin && point.names.get(c.thread.0 as usize).is_some_and(|n| *n == segment.thread)
            });
            match wanted {
                Some(i) if point.candidates[i].clock < segment.until || !self.begun => {
                    self.begun = true;
                    return Choice::Turn(i, 1);
                }
                // It has come as far as it should, or has ended or waits as it did when this was recorded.
                Some(_) => {}
                None if self.begun || self.loose => {}
                None => {
                    let name = |c: &super::Candidate| point.names.get(c.thread.0 as usize).cloned();
                    self.divergence = Some(Divergence {
                        segment: self.at,
                        thread: segment.thread.clone(),
                        enabled: point.candidates.iter().filter_map(name).collect(),
                    });
                    return Choice::Stop;
                }
            }
            self.at += 1;
            self.begun = false;
        }
        Choice::Turn(point.same().unwrap_or_else(|| next_thread(point)), 1)
    }

    /// Where a turn has an end, the spinning has, too.
    fn lets_spin(&self, thread: &ThreadName, clock: u64) -> bool {
        goes_beyond(self.segments.get(self.at..).unwrap_or_default(), thread, clock)
    }
}

/// Whether a thread is to come further than this step clock in turns that have an end.
pub(super) fn goes_beyond(left: &[Segment], thread: &ThreadName, clock: u64) -> bool {
    left.iter().any(|s| s.thread == *thread && s.until != Segment::TO_ITS_END && clock < s.until)
}
