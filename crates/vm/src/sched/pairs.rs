//! Directed at conflicts: one thread is held right after (or before) an access, while another one comes to a conflicting
//! access of its own.
//!
//! The conflicts are those of an earlier run: pairs of events of different threads on one location, at least one of
//! them a change, or on one lock. Pairs are grouped by the two places in the code, and a group is chosen before a pair
//! in it, so that the chance of a pair of lines does not shrink with the number of threads or rounds. This is the
//! idea of active testing (Sen, PLDI 2008) and of the def-use pairs of STEM (seed 002), without its solver: a pair whose
//! order the program enforces is simply not reached.

use super::fair::Fair;
use super::{Choice, Point, Rng, Scheduler};
use crate::seen::{Did, Seen};
use guest::sync::{Deed, ThreadId};
use rustc_hash::FxHashMap;
use trace::Begin;
use trace::SyncOp;

/// Instances kept of one place in the code at one location.
const INSTANCES: usize = 12;
/// Pairs kept of two places.
const PAIRS: usize = 48;

/// Where a thread is to be brought: before the event with this step clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Goal {
    thread: ThreadId,
    clock: u64,
}

#[derive(Default)]
pub struct Conflicts {
    /// By the two places in the code.
    groups: Vec<Vec<(Goal, Goal)>>,
    /// Locations in conflict, and the events of each thread there.
    pub(super) locations: Vec<(u64, Vec<(ThreadId, u64)>)>,
}

impl Conflicts {
    pub fn new(seen: &[Seen]) -> Conflicts {
        // For every location, and every place in the code that touches it: who, when, and whether it changes.
        type Touches = Vec<((u32, u32, bool), Vec<Goal>)>;
        let mut locations: FxHashMap<u64, Touches> = FxHashMap::default();
        let mut order = Vec::new();
        let mut events: FxHashMap<u64, (bool, Vec<(ThreadId, u64)>)> = FxHashMap::default();
        for s in seen {
            let Some((key, changes)) = key(&s.did) else { continue };
            let (changed, by) = events.entry(key).or_default();
            *changed |= changes;
            match by.iter_mut().find(|(thread, _)| *thread == s.thread) {
                Some((_, n)) => *n += 1,
                None => by.push((s.thread, 1)),
            }
            let touches = locations.entry(key).or_insert_with(|| {
                order.push(key);
                Vec::new()
            });
            let place = (s.function, s.op, changes);
            let goal = Goal { thread: s.thread, clock: s.clock };
            match touches.iter_mut().find(|t| t.0 == place) {
                Some((_, goals)) if goals.len() < INSTANCES => goals.push(goal),
                Some(_) => {}
                None => touches.push((place, vec![goal])),
            }
        }
        let mut index: FxHashMap<_, usize> = FxHashMap::default();
        let mut groups: Vec<Vec<(Goal, Goal)>> = Vec::new();
        for touches in order.iter().filter_map(|key| locations.get(key)) {
            for (a, first) in touches {
                for (b, second) in touches.iter().filter(|(b, _)| a.2 || b.2) {
                    let pairs = first.iter().flat_map(|&x| second.iter().map(move |&y| (x, y)));
                    let pairs = pairs.filter(|(x, y)| x.thread != y.thread).take(PAIRS);
                    let mut pairs = pairs.peekable();
                    if pairs.peek().is_none() {
                        continue;
                    }
                    let at = *index.entry((a, b)).or_insert_with(|| {
                        groups.push(Vec::new());
                        groups.len() - 1
                    });
                    let room = PAIRS.saturating_sub(groups[at].len());
                    groups[at].extend(pairs.take(room));
                }
            }
        }
        let mut in_conflict = |key: &u64| events.remove(key).filter(|(changed, by)| *changed && by.len() > 1);
        let locations = order.iter().copied().filter_map(|key| Some((key, in_conflict(&key)?.1))).collect();
        Conflicts { groups, locations }
    }

    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }
}

/// The location of an event, and whether it changes it.
fn key(did: &Did) -> Option<(u64, bool)> {
    Some(match *did {
        Did::Read { at, .. } | Did::ReadRange { at, .. } => (at, false),
        Did::Write { at, .. } | Did::Update { at, .. } | Did::WriteRange { at, .. } | Did::Free { at, .. } => {
            (at, true)
        }
        Did::Sync(Deed::Thread { .. } | Deed::Object { op: SyncOp::Init { .. }, .. }) => return None,
        Did::Sync(Deed::Object { at, .. }) => (at, true),
        Did::Fence { .. } | Did::Yield | Did::World { .. } | Did::End => return None,
        Did::Branch { .. } | Did::Fixed { .. } | Did::Symbolic { .. } | Did::Initial { .. } | Did::Fails => {
            return None;
        }
    })
}

pub struct Pairs {
    rng: Rng,
    fair: Fair,
    /// The goals that are not reached yet, last first.
    goals: Vec<Goal>,
    /// Threads that stand where they should.
    held: Vec<ThreadId>,
}

impl Pairs {
    /// From a seed: aims at so many of the conflicts, one after the other.
    pub fn new(seed: u64, conflicts: &Conflicts, depth: u32) -> Pairs {
        let mut rng = Rng::new(seed);
        let mut goals = Vec::new();
        for _ in 0..depth {
            if conflicts.groups.is_empty() {
                break;
            }
            let group = &conflicts.groups[rng.below(conflicts.groups.len() as u64) as usize];
            let (mut first, mut second) = group[rng.below(group.len() as u64) as usize];
            // Before or after each of the two.
            first.clock += rng.below(2);
            second.clock += rng.below(4).min(1);
            goals.extend([first, second]);
        }
        goals.reverse();
        Pairs { rng, fair: Fair::default(), goals, held: Vec::new() }
    }
}

impl Scheduler for Pairs {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        if let Some((candidate, events)) = self.fair.step_in(point) {
            return Choice::Turn(candidate, events);
        }
        let ready = |t: ThreadId| point.candidates.iter().position(|c| c.thread == t && c.begin == Begin::Go);
        while let Some(&goal) = self.goals.last() {
            match ready(goal.thread) {
                Some(i) if point.candidates[i].clock < goal.clock => {
                    self.fair.chosen(point, i);
                    return Choice::Turn(i, 1);
                }
                Some(_) => {
                    self.goals.pop();
                    self.held.push(goal.thread);
                }
                None => break,
            }
        }
        if self.goals.is_empty() {
            self.held.clear();
        }
        // Whoever ran last goes on; a thread that is held only if there is no other.
        let free: Vec<usize> =
            (0..point.candidates.len()).filter(|&i| !self.held.contains(&point.candidates[i].thread)).collect();
        let candidate = match point.same().filter(|i| free.contains(i)) {
            Some(i) => i,
            None if free.is_empty() => {
                // What was wanted cannot be had.
                self.goals.pop();
                self.held.clear();
                self.rng.below(point.candidates.len() as u64) as usize
            }
            None => free[self.rng.below(free.len() as u64) as usize],
        };
        self.fair.chosen(point, candidate);
        Choice::Turn(candidate, 1)
    }
}
