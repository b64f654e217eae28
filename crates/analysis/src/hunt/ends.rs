//! Of many events that are alike, the first and the last few.

use trace::EventId;

/// How many are kept at either end.
const ENDS: usize = 6;

/// The events that are kept, each with its position in the trace.
#[derive(Default)]
pub struct Ends {
    first: Vec<(EventId, usize)>,
    last: Vec<(EventId, usize)>,
    /// How many there are.
    pub count: u64,
}

impl Ends {
    pub fn add(&mut self, id: EventId, position: usize) {
        self.count += 1;
        if self.first.len() < ENDS {
            self.first.push((id, position));
            return;
        }
        if self.last.len() == ENDS {
            self.last.remove(0);
        }
        self.last.push((id, position));
    }

    pub fn kept(&self) -> impl Iterator<Item = &(EventId, usize)> {
        self.first.iter().chain(&self.last)
    }
}
