//! Several flows of data in one run: a witness of one of them leaves most of the order open, and others of the same trace may have room
//! in it. Each that fits is one question less, and one run.

use solve::{Answer, Goal, Question, Solver, Witness};
use std::time::{Duration, Instant};
use trace::EventId;

/// Questions about more flows, for each that has a witness.
const MOST: usize = 40;
/// So many that do not fit in a row are enough.
const IN_VAIN: usize = 16;
/// What takes longer is no saving.
const PATIENCE: Duration = Duration::from_millis(200);
/// In a longer trace questions are dear.
pub(super) const LONGEST: usize = 2000;
/// A write and a read that finds it.
type Flow = (Option<EventId>, EventId);

/// A witness for a question, and for more flows; which of them.
pub(super) fn gather(
    solver: &mut dyn Solver,
    (question, witness): (&Question, Witness),
    wanted: &[(usize, Flow)],
    asked: &mut u64,
) -> (Witness, Vec<usize>) {
    let (Goal::Use { read: stands, .. } | Goal::Flip(stands)) = question.goal else { return (witness, Vec::new()) };
    let (mut question, mut witness) = (question.clone(), witness);
    let (mut kept, mut tries, mut in_vain) = (Vec::new(), 0, 0);
    let began = Instant::now();
    for (number, (write, read)) in wanted {
        if tries >= MOST || in_vain >= IN_VAIN || began.elapsed() > PATIENCE {
            break;
        }
        if kept.contains(number) || read.thread == stands.thread && read.index >= stands.index {
            continue;
        }
        let mut more = question.clone();
        more.uses.push((*write, *read));
        (tries, *asked) = (tries + 1, *asked + 1);
        match solver.solve(&more) {
            Answer::Sat(found) => {
                (question, witness, in_vain) = (more, found, 0);
                kept.push(*number);
            }
            _ => in_vain += 1,
        }
    }
    (witness, kept)
}
