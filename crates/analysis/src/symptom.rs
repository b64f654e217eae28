//! What a run must show again: when it is repeated, exactly; when its schedule is changed, as far as a person would say
//! that it is the same.

use driver::ending::failure_of;
use trace::{Failure, FailureKind, Place};
use vm::Outcome;
use vm::race::Race;

#[derive(Clone, PartialEq, Debug)]
pub enum Symptom {
    Failure(Box<Failure>),
    Race(Race),
}

impl Symptom {
    /// The same one as another run shows it.
    pub fn again(&self, outcome: &Outcome) -> Option<Symptom> {
        match self {
            Symptom::Failure(failure) => {
                let other = failure_of(outcome)?;
                same_failure(failure, &other).then(|| Symptom::Failure(Box::new(other)))
            }
            Symptom::Race(race) => {
                let key = |r: &Race| {
                    let (a, b) = (r.earlier.mark.stack, r.later.mark.stack);
                    (a.min(b), a.max(b))
                };
                outcome.races.iter().map(|f| f.race).find(|r| key(r) == key(race)).map(Symptom::Race)
            }
        }
    }

    /// Whether a run shows exactly this.
    pub fn is_in(&self, outcome: &Outcome) -> bool {
        match self {
            Symptom::Failure(failure) => failure_of(outcome).is_some_and(|f| f == **failure),
            Symptom::Race(race) => outcome.races.iter().any(|f| f.race == *race),
        }
    }
}

fn line(place: &Place) -> (&str, u32) {
    (&place.file, place.line)
}

fn same_failure(a: &Failure, b: &Failure) -> bool {
    let same_place = a.at.as_ref().map(line) == b.at.as_ref().map(line);
    let same_facts = match a.kind {
        FailureKind::NonzeroExit => a.message == b.message,
        // Fewer threads may take part, but none that waits somewhere else.
        FailureKind::Deadlock | FailureKind::Livelock => {
            let tops = |f: &Failure| -> Vec<Place> {
                f.others.iter().filter_map(|o| o.stack.iter().find(|p| p.is_known()).cloned()).collect()
            };
            let known = tops(a);
            tops(b).iter().all(|p| known.iter().any(|k| line(k) == line(p)))
        }
        _ => true,
    };
    a.kind == b.kind && same_place && same_facts
}
