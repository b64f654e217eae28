//! Follows a schedule that was computed, not recorded: first the turns of a witness, then on without further switches.
//!
//! A witness names only events that matter, so a thread may pass its goal for a turn on the way (the last to reach a barrier
//! goes through it at once): such a turn is skipped. A turn that is not possible is a wrong witness: the run goes on, but
//! [`Steer::missed`] tells. Threads that spin are let spin while the witness lasts: a run that was seen had these rounds.

use super::fair::Fair;
use super::{Choice, Point, Scheduler, next_thread};
use trace::{Begin, Segment};

/// The strategy.
pub struct Steer {
    segments: Vec<Segment>,
    at: usize,
    /// The current segment began with its special beginning.
    begun: bool,
    fair: Fair,
    missed: Option<usize>,
}

impl Steer {
    /// To where this schedule leads.
    pub fn new(segments: Vec<Segment>) -> Steer {
        Steer { segments, at: 0, begun: false, fair: Fair::default(), missed: None }
    }

    /// The first turn that was not possible, from 0.
    pub fn missed(&self) -> Option<usize> {
        self.missed
    }

    /// Whether all turns were done.
    pub fn is_done(&self) -> bool {
        self.at >= self.segments.len()
    }
}

impl Scheduler for Steer {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        while let Some(segment) = self.segments.get(self.at) {
            let begin = if self.begun { Begin::Go } else { segment.begins };
            let is_wanted = |c: &super::Candidate| point.names.get(c.thread.0 as usize) == Some(&segment.thread);
            let wanted = point.candidates.iter().position(|c| is_wanted(c) && c.begin == begin);
            match wanted {
                Some(i) if point.candidates[i].clock < segment.until => {
                    self.begun = true;
                    return Choice::Turn(i, 1);
                }
                Some(_) => {}
                // It began, and waits now: others must go on first.
                None if self.begun => {}
                None => {
                    self.missed.get_or_insert(self.at);
                }
            }
            self.at += 1;
            self.begun = false;
        }
        if let Some((candidate, events)) = self.fair.step_in(point) {
            return Choice::Turn(candidate, events);
        }
        let candidate = point.same().unwrap_or_else(|| next_thread(point));
        self.fair.chosen(point, candidate);
        Choice::Turn(candidate, 1)
    }

    fn lets_spin(&self) -> bool {
        !self.is_done()
    }
}
