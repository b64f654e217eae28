//! What is still to be tried from a point: sequences of actions, kept as an ordered tree.
//!
//! The wakeup trees of optimal dynamic partial-order reduction (Abdulla, Aronis, Jonsson and Sagonas, POPL 2014): when two events of a
//! run could have come the other way round, it is not enough to know which thread has to go first. What is planned is the whole way
//! to the reversed pair, so that a run which follows it does not have to be given up half way as equivalent to one that was done.
//!
//! Where a plan cannot be followed (its next action is not possible after all) it is forgotten, and the run goes on as it likes: plans
//! save runs, and completeness rests on the first action of each alone. For the same reason a long plan may be cut.

use super::order::{Order, independent};
use super::{Action, Node};
use crate::sched::{INTERRUPTIONS, Mode, Next, Touch};
use std::sync::Arc;

/// Actions of one plan that are kept, and of all plans together.
const LONGEST: usize = 1024;
pub(super) const MOST: usize = 1 << 20;

/// An action, and what it touched where it was seen.
#[derive(Clone)]
pub(super) struct Step {
    pub(super) action: Action,
    pub(super) touched: Arc<[Touch]>,
}

/// A step, and what is to follow it; nothing if the run may go on as it likes.
pub(super) struct Branch {
    pub(super) step: Step,
    pub(super) then: Vec<Branch>,
}

impl Branch {
    pub(super) fn leaf(action: Action) -> Branch {
        // What it touches is not known, so that it is in the way of everything but itself.
        let touched = Arc::new([Touch::EVERYTHING]);
        Branch { step: Step { action, touched }, then: Vec::new() }
    }

    /// How many steps it has.
    pub(super) fn size(&self) -> usize {
        1 + self.then.iter().map(Branch::size).sum::<usize>()
    }
}

/// How a step stands to a sequence of events that could be done at the same point.
enum Relation {
    /// It is an event of it that could as well come first.
    Starts(usize),
    /// It changes nothing for the sequence.
    Beside,
    /// It has to come after some of it, or changes what it does.
    Against,
}

/// Events of a run that could come from an earlier point on, without those that depend on the one that was done there.
pub(super) struct Sequence<'o> {
    pub(super) order: &'o Order,
    pub(super) events: Vec<usize>,
    later: usize,
    /// What the last of them may touch where it comes before what it came after.
    may_touch: Step,
}

impl<'o> Sequence<'o> {
    /// What need not come after `earlier`, up to `later`, which comes last. `next` is what that was about to do.
    pub(super) fn without(order: &'o Order, earlier: usize, later: usize, next: Option<Next>) -> Sequence<'o> {
        let kept = order.between(earlier, later).filter(|&e| !order.comes_after(e, earlier));
        let Step { action, touched } = order.step(later);
        let may_touch = Step { action: *action, touched: may_touch(touched, next) };
        Sequence { order, events: kept.chain([later]).collect(), later, may_touch }
    }

    fn step(&self, event: usize) -> &Step {
        if event == self.later { &self.may_touch } else { self.order.step(event) }
    }

    fn relation(&self, step: &Step) -> Relation {
        let thread = step.action.thread;
        let Some(k) = self.events.iter().position(|&e| self.order.step(e).action.thread == thread) else {
            let beside = self.events.iter().all(|&e| independent(&step.touched, &self.step(e).touched));
            return if beside { Relation::Beside } else { Relation::Against };
        };
        let e = self.events[k];
        let is_first = self.events[..k].iter().all(|&before| !self.order.comes_after(e, before));
        if is_first && self.order.step(e).action == step.action { Relation::Starts(k) } else { Relation::Against }
    }

    /// Whether a run that begins with this step is equivalent to one that begins with the sequence.
    pub(super) fn may_start_with(&self, step: &Step) -> bool {
        !matches!(self.relation(step), Relation::Against)
    }

    /// Brings an event to the front that can be done at the node, if there is one.
    pub(super) fn begin_at(&mut self, node: &Node) -> Option<Action> {
        let can_start = |&k: &usize| {
            let step = self.step(self.events[k]);
            node.actions.contains(&step.action) && matches!(self.relation(step), Relation::Starts(at) if at == k)
        };
        let k = (0..self.events.len()).find(can_start)?;
        self.events[..=k].rotate_right(1);
        Some(self.step(self.events[0]).action)
    }

    /// Adds it to the plans, unless a run that is planned already will be equivalent to one that begins with it. How many steps were
    /// added.
    pub(super) fn insert(mut self, mut plans: &mut Vec<Branch>, room: usize) -> usize {
        loop {
            let mut found = None;
            for (i, branch) in plans.iter().enumerate() {
                match self.relation(&branch.step) {
                    Relation::Starts(k) => {
                        self.events.remove(k);
                    }
                    Relation::Beside => {}
                    Relation::Against => continue,
                }
                found = Some(i);
                break;
            }
            let Some(i) = found else { break };
            if plans[i].then.is_empty() || self.events.is_empty() {
                return 0;
            }
            plans = &mut plans[i].then;
        }
        self.events.truncate(LONGEST.min(room.max(1)));
        let added = self.events.len();
        let mut then = Vec::new();
        for &e in self.events.iter().rev() {
            then = vec![Branch { step: self.step(e).clone(), then }];
        }
        plans.append(&mut then);
        added
    }
}

/// What an event may touch that touched this where it was seen, and is done in another state: a compare and exchange that failed may
/// succeed, and a call of the library may look at other memory.
fn may_touch(touched: &Arc<[Touch]>, next: Option<Next>) -> Arc<[Touch]> {
    let elsewhere = |t: &Touch| match next {
        Some(Next::Write(at, size)) => t.key < at || at + u64::from(size) < t.key + t.size,
        _ => false,
    };
    let is_fixed = |t: &Touch| t.mode == Mode::Write || t.key & INTERRUPTIONS != 0;
    if matches!(next, Some(Next::Read(..))) || touched.iter().all(|t| is_fixed(t) && !elsewhere(t)) {
        return touched.clone();
    }
    if touched.iter().any(elsewhere) {
        return Arc::new([Touch::EVERYTHING]);
    }
    touched.iter().map(|t| if is_fixed(t) { *t } else { Touch { mode: Mode::Write, ..*t } }).collect()
}
