//! What is known of a candidate so far.

use super::{Blocked, Verdict};
use solve::{Question, Unknown};

#[derive(Default)]
pub struct Case {
    /// Questions that were planned, and those that were answered.
    planned: u32,
    answered: u32,
    /// Traces that say it is impossible.
    against: u32,
    /// Occurrences in traces that were left out because there are so many.
    pub left_out: u64,
    /// Why the solver did not know.
    unknown: Option<Unknown>,
    /// Witnesses whose run did something else.
    strayed: u32,
    /// What was asked of which trace when it was impossible.
    pub refuted_by: Vec<(usize, Question)>,
    /// A run stood there.
    pub confirmed: bool,
}

impl Case {
    pub fn plan(&mut self) {
        self.planned += 1;
    }

    pub fn was_planned(&self) -> bool {
        self.planned > 0
    }

    /// The trace has no order that leads there.
    pub fn is_impossible(&mut self, entry: usize, question: &Question) {
        self.answered += 1;
        self.against += u32::from(self.refuted_by.last().is_none_or(|(last, _)| *last != entry));
        self.refuted_by.push((entry, question.clone()));
    }

    /// A run stood there, and it was not what was looked for.
    pub fn is_none(&mut self) {
        self.answered += 1;
    }

    pub fn is_unknown(&mut self, why: &Unknown) {
        self.answered += 1;
        self.unknown = Some(why.clone());
    }

    /// The witness' run did something else.
    pub fn has_strayed(&mut self) {
        self.answered += 1;
        self.strayed += 1;
    }

    /// How much it is wanted, lowest first: the more traces say that it is impossible, the later.
    pub fn rank(&self) -> Option<u8> {
        let rank = match self.against {
            0..4 => 0,
            4..16 => 2,
            16..64 => 4,
            _ => 6,
        };
        (!self.confirmed).then_some(rank)
    }

    pub fn verdict(&self) -> Verdict {
        match () {
            () if self.confirmed => Verdict::Confirmed,
            () if self.blocked().is_none() => Verdict::Refuted,
            () => Verdict::Undecided,
        }
    }

    /// What keeps it from being refuted.
    pub fn blocked(&self) -> Option<Blocked> {
        match () {
            () if self.strayed > 0 => Some(Blocked::Strayed),
            () if let Some(why) = &self.unknown => Some(Blocked::GaveUp(why.clone())),
            () if self.planned == 0 => Some(Blocked::Unseen),
            () if self.answered < self.planned => {
                Some(Blocked::NotAsked { left: self.planned - self.answered, of: self.planned })
            }
            () => (self.left_out > 0).then_some(Blocked::LeftOut(self.left_out)),
        }
    }
}
