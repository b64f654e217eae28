//! Follows a schedule that was computed, not recorded: first the turns of a witness, then on without further switches.
//!
//! A witness names only events that matter, so a thread may pass its goal for a turn on the way (the last to reach a barrier
//! goes through it at once): such a turn is skipped. A turn that is not possible is a wrong witness: the run goes on, but
//! [`Steer::missed`] tells. After the witness nobody ends the process while others can go on, and a thread can be held back to see
//! what the others do without it: however long they go on, up to the tail. Threads that spin are let spin while the witness lasts: a run that was seen had these rounds.

use super::fair::Fair;
use super::replay::goes_beyond;
use super::{Candidate, Choice, Curiosity, Next, Point, Scheduler, next_thread};
use trace::{Begin, Segment, ThreadName};

pub struct Steer {
    segments: Vec<Segment>,
    at: usize,
    /// The current segment began with its special beginning.
    begun: bool,
    fair: Fair,
    /// Threads that go on from these step clocks only if nobody else can.
    hold: Vec<(ThreadName, u64)>,
    /// Who goes on first after the witness.
    first: Option<ThreadName>,
    missed: Option<usize>,
    /// What is wanted of a run after the witness.
    curiosity: Option<Curiosity>,
}

impl Steer {
    pub fn new(segments: Vec<Segment>) -> Steer {
        Steer {
            segments,
            at: 0,
            begun: false,
            fair: Fair::default(),
            hold: Vec::new(),
            first: None,
            missed: None,
            curiosity: None,
        }
    }

    /// The same, but these threads go on from these step clocks only if nobody else can.
    pub fn holding(segments: Vec<Segment>, hold: Vec<(ThreadName, u64)>) -> Steer {
        Steer { hold, ..Steer::new(segments) }
    }

    /// Runs freely, but these threads go on from these step clocks only if nobody else can: so that they come to stand there together
    /// (as RaceFuzzer and DeadlockFuzzer do it).
    pub fn gathering(hold: Vec<(ThreadName, u64)>) -> Steer {
        Steer { hold, ..Steer::new(Vec::new()) }
    }

    /// The same, and after it this thread goes on first.
    pub fn going_on_with(segments: Vec<Segment>, thread: ThreadName) -> Steer {
        Steer { first: Some(thread), ..Steer::new(segments) }
    }

    /// The same; after it flows of data are wanted that no run has shown.
    pub fn curious(self, mut curiosity: Curiosity) -> Steer {
        curiosity.begin();
        Steer { curiosity: Some(curiosity), ..self }
    }

    /// What it knows of flows now.
    pub fn into_curiosity(self) -> Option<Curiosity> {
        self.curiosity
    }

    fn is_held(&self, point: &Point<'_>, c: &Candidate) -> bool {
        let named = |name: &ThreadName| point.names.get(c.thread.0 as usize) == Some(name);
        self.hold.iter().any(|(thread, clock)| c.clock >= *clock && named(thread))
    }

    /// Who goes on after the witness: the same thread; one that is held back only if no other can, and one that ends the
    /// process last of all.
    fn free(&self, point: &Point<'_>) -> usize {
        let waits = |c: &Candidate| match c.next {
            Next::End => 2,
            _ => u8::from(self.is_held(point, c)),
        };
        let least = point.candidates.iter().map(waits).min().unwrap_or(0);
        let may = |c: &Candidate| waits(c) == least;
        if let Some(first) = self.curiosity.as_ref().and_then(|c| c.pick(point, may)) {
            return first;
        }
        let same = point.same().unwrap_or_else(|| next_thread(point));
        if may(&point.candidates[same]) {
            return same;
        }
        let behind = point.candidates.iter().position(|c| c.thread > point.last && may(c));
        behind.or_else(|| point.candidates.iter().position(may)).unwrap_or(same)
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
        let choice = self.next(point);
        if let (Some(curiosity), Choice::Turn(candidate, _)) = (&mut self.curiosity, &choice) {
            curiosity.goes(point, &point.candidates[*candidate]);
        }
        choice
    }

    fn lets_spin(&self, thread: &ThreadName, clock: u64) -> bool {
        goes_beyond(self.segments.get(self.at..).unwrap_or_default(), thread, clock)
    }
}

impl Steer {
    fn next(&mut self, point: &Point<'_>) -> Choice {
        while let Some(segment) = self.segments.get(self.at) {
            let begin = if self.begun { Begin::Go } else { segment.begins };
            let is_wanted = |c: &Candidate| {
                point.names.get(c.thread.0 as usize) == Some(&segment.thread) && !self.is_held(point, c)
            };
            let wanted = point.candidates.iter().position(|c| is_wanted(c) && c.begin == begin);
            match wanted {
                Some(i) if point.candidates[i].clock < segment.until => {
                    self.begun = true;
                    return Choice::Turn(i, 1);
                }
                Some(_) => {}
                // It began, and waits now: others must go on first.
                None if self.begun => {}
                None if !self.hold.is_empty() => {}
                None => {
                    self.missed.get_or_insert(self.at);
                }
            }
            self.at += 1;
            self.begun = false;
        }
        if let Some((candidate, events)) = self.fair.step_in(point) {
            // Who is held back is the last to have a turn.
            let may = |c: &Candidate| self.fair.is_tail() || !self.is_held(point, c);
            let behind = point.candidates.iter().position(|c| c.thread > point.last && may(c));
            let turn = behind.or_else(|| point.candidates.iter().position(may)).unwrap_or(candidate);
            return Choice::Turn(turn, events);
        }
        let named = |first: ThreadName| {
            let is_first = |c: &Candidate| point.names.get(c.thread.0 as usize) == Some(&first);
            point.candidates.iter().position(|c| is_first(c) && c.begin == Begin::Go && c.next != Next::End)
        };
        let candidate = self.first.take().and_then(named).unwrap_or_else(|| self.free(point));
        self.fair.chosen(point, candidate);
        Choice::Turn(candidate, 1)
    }
}
