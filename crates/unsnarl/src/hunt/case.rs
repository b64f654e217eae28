//! What is known of a candidate so far.

use super::Verdict;
use solve::{Question, Unknown};

/// A candidate's record.
#[derive(Default)]
pub(crate) struct Case {
    /// Questions that were planned, and those that were answered.
    planned: u32,
    answered: u32,
    /// Traces that say it is impossible.
    against: u32,
    /// Occurrences in traces that were left out because there are so many.
    pub(crate) left_out: u64,
    /// Why the solver did not know.
    unknown: Option<Unknown>,
    /// Witnesses whose run did something else.
    strayed: u32,
    /// What was asked of which trace when it was impossible.
    pub(crate) refuted_by: Vec<(usize, Question)>,
    /// A run stood there.
    pub(crate) confirmed: bool,
}

impl Case {
    /// A question will be asked.
    pub(crate) fn plan(&mut self) {
        self.planned += 1;
    }

    /// Whether anything was to be asked.
    pub(crate) fn was_planned(&self) -> bool {
        self.planned > 0
    }

    /// The trace has no order that leads there.
    pub(crate) fn is_impossible(&mut self, entry: usize, question: &Question) {
        self.answered += 1;
        self.against += u32::from(self.refuted_by.last().is_none_or(|(last, _)| *last != entry));
        self.refuted_by.push((entry, question.clone()));
    }

    /// A run stood there, and it was not what was looked for.
    pub(crate) fn is_none(&mut self) {
        self.answered += 1;
    }

    /// The solver does not know.
    pub(crate) fn is_unknown(&mut self, why: &Unknown) {
        self.answered += 1;
        self.unknown = Some(why.clone());
    }

    /// The witness' run did something else.
    pub(crate) fn has_strayed(&mut self) {
        self.answered += 1;
        self.strayed += 1;
    }

    /// How much it is wanted, lowest first: the more traces say that it is impossible, the later.
    pub(crate) fn rank(&self) -> Option<u8> {
        let rank = match self.against {
            0..4 => 0,
            4..16 => 2,
            16..64 => 4,
            _ => 6,
        };
        (!self.confirmed).then_some(rank)
    }

    /// What came of it.
    pub(crate) fn verdict(&self) -> Verdict {
        match () {
            () if self.confirmed => Verdict::Confirmed,
            () if self.blocked().is_none() => Verdict::Refuted,
            () => Verdict::Undecided,
        }
    }

    /// What keeps it from being refuted.
    pub(crate) fn blocked(&self) -> Option<String> {
        if self.strayed > 0 {
            return Some("a run that should lead there did something else: a bug of Unsnarl's".into());
        }
        if let Some(why) = &self.unknown {
            return Some(format!("the solver gave up: {why}"));
        }
        if self.planned == 0 {
            return Some("no run came to both sides of it".into());
        }
        if self.answered < self.planned {
            let left = self.planned - self.answered;
            return Some(format!("{left} of {} questions were not asked before the search ended", self.planned));
        }
        (self.left_out > 0)
            .then(|| format!("impossible where it was asked, but {} more occurrences were left out", self.left_out))
    }
}
