//! A strategy under rules: whatever chooses the schedule, some steps have to wait for others.
//!
//! All of `explain` rests on this one idea. An order of two steps that is kept, an order that is turned round, a piece of
//! code that nobody may interrupt: each is a rule that takes threads out of the list from which a strategy chooses, and the
//! program is simply run. Steps are named by the code and not by clocks, so that a rule means the same on another path.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use trace::EventHash;
use vm::ThreadId;
use vm::sched::{Candidate, Choice, Next, Point, Scheduler, Touch};

/// Numbers of locks that are no addresses.
const LOCKS: u64 = 1 << 58;

/// A function of the image and an op in it.
pub type Code = (u32, u32);

/// A step, whatever the schedule: the n-th time that a thread comes to a place in the code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct StepKey {
    /// [`EventHash::thread_key`] of the thread's name.
    pub thread: u64,
    pub code: Code,
    /// From 0.
    pub nth: u32,
}

/// Code that one thread at a time goes through, as if it held a lock.
#[derive(Clone, Default, Debug)]
pub struct Region {
    /// It begins with one of these, and is over after one of those.
    pub enter: BTreeMap<Code, BTreeSet<Code>>,
    /// It goes on with these; with anything else it has been left.
    pub inside: FxHashSet<Code>,
    /// Here the lock is given back until the thread is woken.
    pub waits: FxHashSet<Code>,
}

/// What the scheduler enforces.
#[derive(Clone, Default, Debug)]
pub struct Rules {
    /// The second step only after the first.
    pub edges: Vec<(StepKey, StepKey)>,
    /// The first step waits for the second, but not for ever: if nobody else can go on, it does.
    pub holds: Vec<(StepKey, StepKey)>,
    pub regions: Vec<Region>,
    /// Code that waits, in any thread, until one of these steps is done. Nobody waits for steps of their own.
    pub after: Vec<(Code, Vec<StepKey>)>,
    /// Signals of this condition variable wake all that wait.
    pub broadcast: Option<u64>,
}

/// A turn that was given.
#[derive(Clone, Copy, Debug)]
pub struct Logged {
    pub thread: ThreadId,
    pub clock: u64,
    pub key: StepKey,
    pub next: Next,
}

#[derive(Default)]
struct RegionState {
    owner: Option<ThreadId>,
    /// Where it came in.
    entered: Code,
    /// Its last step is under way.
    leaving: bool,
    /// Threads that wait on a condition in it.
    waiting: FxHashSet<ThreadId>,
}

pub struct Guided<S> {
    inner: S,
    rules: Arc<Rules>,
    waits_for: FxHashMap<StepKey, Vec<StepKey>>,
    held_for: FxHashMap<StepKey, Vec<StepKey>>,
    /// Steps that others wait for, and whether they are done.
    done: FxHashMap<StepKey, bool>,
    regions: Vec<RegionState>,
    threads: Vec<u64>,
    counts: FxHashMap<(u64, Code), u32>,
    allowed: Vec<Candidate>,
    /// Regions that were entered and left since the machine asked.
    locks: Vec<(ThreadId, u64, bool)>,
    pub log: Vec<Logged>,
    /// Nobody was left who might go on: the rules made it impossible.
    pub stuck: bool,
}

impl<S: Scheduler> Guided<S> {
    pub fn new(inner: S, rules: Arc<Rules>) -> Guided<S> {
        let mut waits_for: FxHashMap<StepKey, Vec<StepKey>> = FxHashMap::default();
        let mut held_for: FxHashMap<StepKey, Vec<StepKey>> = FxHashMap::default();
        let mut done = FxHashMap::default();
        for &(first, second) in &rules.edges {
            waits_for.entry(second).or_default().push(first);
            done.insert(first, false);
        }
        for &(step, until) in &rules.holds {
            held_for.entry(step).or_default().push(until);
            done.insert(until, false);
        }
        done.extend(rules.after.iter().flat_map(|(_, steps)| steps).map(|&s| (s, false)));
        let regions = rules.regions.iter().map(|_| RegionState::default()).collect();
        Guided {
            inner,
            rules,
            waits_for,
            held_for,
            done,
            regions,
            threads: Vec::new(),
            counts: FxHashMap::default(),
            allowed: Vec::new(),
            locks: Vec::new(),
            log: Vec::new(),
            stuck: false,
        }
    }

    fn key(&self, c: &Candidate) -> StepKey {
        let thread = self.threads[c.thread.0 as usize];
        StepKey { thread, code: c.code, nth: self.counts.get(&(thread, c.code)).copied().unwrap_or(0) }
    }

    fn are_done(&self, steps: &[StepKey]) -> bool {
        steps.iter().all(|s| self.done.get(s).copied().unwrap_or(false))
    }

    fn may(&self, c: &Candidate) -> bool {
        let key = self.key(c);
        self.waits_for.get(&key).is_none_or(|steps| self.are_done(steps))
            && self.rules.after.iter().all(|(code, steps)| {
                *code != c.code || steps.iter().any(|s| s.thread == key.thread || self.are_done(&[*s]))
            })
            && self.rules.regions.iter().zip(&self.regions).all(|(region, state)| {
                let concerned = region.enter.contains_key(&c.code) || state.waiting.contains(&c.thread);
                !concerned || state.owner.is_none_or(|owner| owner == c.thread)
            })
    }

    fn is_held(&self, c: &Candidate) -> bool {
        self.held_for.get(&self.key(c)).is_some_and(|steps| !self.are_done(steps))
    }

    /// Regions whose threads have left them.
    fn release(&mut self, point: &Point<'_>) {
        for (i, (region, state)) in self.rules.regions.iter().zip(&mut self.regions).enumerate() {
            let Some(owner) = state.owner else { continue };
            let stands = point.candidates.iter().find(|c| c.thread == owner);
            let outside = stands.is_some_and(|c| !region.inside.contains(&c.code));
            if state.leaving || outside {
                self.locks.push((owner, LOCKS | i as u64, false));
                let (waiting, entered) = (std::mem::take(&mut state.waiting), state.entered);
                *state = RegionState { waiting, entered, ..RegionState::default() };
            }
        }
    }

    fn chose(&mut self, c: &Candidate) {
        let key = self.key(c);
        *self.counts.entry((key.thread, key.code)).or_default() += 1;
        if let Some(done) = self.done.get_mut(&key) {
            *done = true;
        }
        for (i, (region, state)) in self.rules.regions.iter().zip(&mut self.regions).enumerate() {
            let woken = state.waiting.remove(&c.thread);
            if state.owner.is_none() && (region.enter.contains_key(&c.code) || woken) {
                state.owner = Some(c.thread);
                if !woken {
                    state.entered = c.code;
                }
                self.locks.push((c.thread, LOCKS | i as u64, true));
            }
            if state.owner == Some(c.thread) {
                state.leaving = region.enter.get(&state.entered).is_some_and(|leave| leave.contains(&c.code));
                if region.waits.contains(&c.code) && !woken {
                    state.waiting.insert(c.thread);
                    state.leaving = true;
                }
            }
        }
        self.log.push(Logged { thread: c.thread, clock: c.clock, key, next: c.next });
    }
}

impl<S: Scheduler> Scheduler for Guided<S> {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        while self.threads.len() < point.names.len() {
            self.threads.push(EventHash::thread_key(&point.names[self.threads.len()]));
        }
        self.release(point);
        let mut allowed = std::mem::take(&mut self.allowed);
        allowed.clear();
        allowed.extend(point.candidates.iter().filter(|c| self.may(c) && !self.is_held(c)));
        if allowed.is_empty() {
            allowed.extend(point.candidates.iter().filter(|c| self.may(c)));
        }
        if allowed.is_empty() {
            self.stuck = true;
            return Choice::Stop;
        }
        let seen = Point { candidates: &allowed, ..*point };
        let choice = match self.inner.pick(&seen) {
            Choice::Stop => Choice::Stop,
            Choice::Turn(i, _) => {
                let chosen = allowed[i.min(allowed.len() - 1)];
                self.chose(&chosen);
                Choice::Turn(point.candidates.iter().position(|c| *c == chosen).unwrap_or(0), 1)
            }
        };
        self.allowed = allowed;
        choice
    }

    fn wants_touched(&self) -> bool {
        self.inner.wants_touched()
    }

    fn wants_every_event(&self) -> bool {
        true
    }

    fn took_locks(&mut self) -> Vec<(ThreadId, u64, bool)> {
        std::mem::take(&mut self.locks)
    }

    fn lets_spin(&self, thread: &trace::ThreadName, clock: u64) -> bool {
        self.inner.lets_spin(thread, clock)
    }

    fn ended(&mut self, touched: &[Touch], waiting: &[(ThreadId, Vec<Touch>)]) {
        self.inner.ended(touched, waiting);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trace::{Begin, ThreadName};
    use vm::sched::{Random, Round};

    fn stands(thread: u32, op: u32) -> Candidate {
        let next = Next::Write(0x10_0000, 4);
        Candidate {
            thread: ThreadId(thread),
            begin: Begin::Go,
            next,
            clock: u64::from(op),
            code: (0, op),
            round: Round::New,
        }
    }

    /// Two threads that each do the ops 0, 1, 2 of one function; who ran, in order.
    fn run(rules: Rules, seed: u64) -> (Vec<(u32, u32)>, bool) {
        let names = [ThreadName::main(), ThreadName::main().child(1)];
        let mut guided = Guided::new(Random::new(seed), Arc::new(rules));
        let (mut at, mut order, mut last) = ([0, 0], Vec::new(), ThreadId(0));
        while at != [3, 3] {
            let candidates: Vec<Candidate> =
                (0..2).filter(|&t| at[t as usize] < 3).map(|t| stands(t, at[t as usize])).collect();
            let point = Point { last, candidates: &candidates, touched: &[], names: &names, kinds: &[] };
            let Choice::Turn(i, _) = guided.pick(&point) else { break };
            let c = candidates[i];
            order.push((c.thread.0, c.code.1));
            at[c.thread.0 as usize] += 1;
            last = c.thread;
        }
        (order, guided.stuck)
    }

    fn key(thread: u32, op: u32) -> StepKey {
        let names = [ThreadName::main(), ThreadName::main().child(1)];
        StepKey { thread: EventHash::thread_key(&names[thread as usize]), code: (0, op), nth: 0 }
    }

    #[test]
    fn an_order_is_kept_and_a_hold_gives_way() {
        for seed in 0..50 {
            let rules = Rules { edges: vec![(key(1, 1), key(0, 0))], ..Rules::default() };
            let (order, stuck) = run(rules, seed);
            let place = |step| order.iter().position(|s| *s == step);
            assert!(!stuck && order.len() == 6 && place((1, 1)) < place((0, 0)), "{order:?}");
            // It waits for what never comes: it is held as long as the other has something to do.
            let rules = Rules { holds: vec![(key(0, 1), key(1, 7))], ..Rules::default() };
            let (order, stuck) = run(rules, seed);
            let place = |step| order.iter().position(|s| *s == step);
            assert!(!stuck && order.len() == 6 && place((1, 2)) < place((0, 1)), "{order:?}");
        }
    }

    #[test]
    fn orders_that_contradict_each_other_are_noticed() {
        let edges = vec![(key(1, 1), key(0, 1)), (key(0, 2), key(1, 1))];
        assert!(run(Rules { edges, ..Rules::default() }, 1).1);
    }

    #[test]
    fn a_region_has_one_thread_at_a_time() {
        let mut mixed = false;
        for seed in 0..50 {
            let codes = |ops: &[u32]| ops.iter().map(|&op| (0, op)).collect::<FxHashSet<Code>>();
            let enter = BTreeMap::from([((0, 0), BTreeSet::from([(0, 1)]))]);
            let region = Region { enter, inside: codes(&[0, 1]), waits: codes(&[]) };
            let (order, stuck) = run(Rules { regions: vec![region], ..Rules::default() }, seed);
            let inside: Vec<u32> = order.iter().filter(|s| s.1 < 2).map(|s| s.0).collect();
            assert!(!stuck && inside.windows(2).step_by(2).all(|w| w[0] == w[1]), "{order:?}");
            let free = run(Rules::default(), seed).0;
            let inside: Vec<u32> = free.iter().filter(|s| s.1 < 2).map(|s| s.0).collect();
            mixed |= inside.windows(2).step_by(2).any(|w| w[0] != w[1]);
        }
        assert!(mixed, "without the rule they meet, or the test says nothing");
    }
}
