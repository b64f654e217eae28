//! From a cause to repairs that may avoid it, the most likely first.

use super::{Kind, Plan, Proposal};
use crate::explain::core::Core;
use crate::explain::edges::{Births, Edge, Kind as EdgeKind, Node};
use crate::explain::guided::{Code, Region, Rules, StepKey};
use crate::explain::lab::Execution;
use crate::explain::overtaken::Overtaken;
use crate::explain::projection::{Both, Projection};
use crate::explain::story::{Access, Matter, Step, Story};
use crate::explain::twins;
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use trace::{Place, SyncOp};
use vm::sched::Next;

pub struct Known<'a> {
    pub failing: &'a Story,
    pub passing: &'a Story,
    pub edges: &'a [Edge],
    pub core: &'a Core,
    pub overtaken: &'a [Overtaken],
    pub projection: &'a Projection,
    /// More runs that end well.
    pub good: &'a [Execution],
    /// The memory that all this is about, if that is known; otherwise what the projection shows.
    pub about: Vec<u64>,
    /// The call stack of a step of the failing or the passing run, innermost first.
    pub stack: &'a dyn Fn(Side, usize) -> Vec<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Failing,
    Passing,
}

/// Proposals, the most likely first.
pub fn propose(known: &Known<'_>) -> Vec<Proposal> {
    let mut all = Vec::new();
    if known.failing.failure.as_ref().is_some_and(|f| f.kind.is_stuck()) {
        all.extend(known.lock_order());
        all.extend(known.broadcasts());
    }
    all.extend(known.sandwiches());
    all.extend(known.interrupted());
    all.extend(known.orders());
    all.extend(known.spans());
    let mut known_rules = BTreeSet::new();
    all.retain(|p| known_rules.insert(format!("{:?}", p.rules)));
    all
}

impl Known<'_> {
    fn story(&self, side: Side) -> &Story {
        if side == Side::Failing { self.failing } else { self.passing }
    }

    /// x before y before z, where x and z are of one thread: from x to z.
    fn sandwiches(&self) -> Vec<Proposal> {
        let mut regions: Vec<(usize, usize)> = Vec::new();
        let steps = &self.failing.steps;
        let edges: Vec<&Edge> = self.core.edges.iter().map(|&e| &self.edges[e as usize]).collect();
        for a in &edges {
            for b in &edges {
                let Node::Step(z) = b.second else { continue };
                let meet = a.second_actor(self.failing) == steps[b.first].actor;
                if meet && a.first < z && steps[a.first].actor == steps[z].actor {
                    regions.push((a.first, z));
                }
            }
        }
        regions.extend(self.overtaken.iter().map(|o| (o.check, o.until)));
        // Narrow ones first.
        regions.sort_by_key(|(x, z)| z - x);
        regions.dedup();
        regions.iter().filter_map(|&(x, z)| self.atomic(Side::Failing, x, z)).collect()
    }

    /// A thread did one thing, and another one too late: between them it was interrupted by somebody who saw only the first.
    fn interrupted(&self) -> Vec<Proposal> {
        let mut found = Vec::new();
        for order in self.projection.orders.iter().filter(|o| o.broken) {
            let (Some(first), Some(late)) = (order.first.failing, order.second.passing) else { continue };
            let reader = self.failing.steps[first].actor;
            let writer = self.passing.steps[late].key.thread;
            let is_seen = |e: &&Edge| match e.second {
                Node::Step(s) => s <= first && self.failing.steps[s].actor == reader,
                Node::Pending(_) => false,
            };
            let seen = self.edges.iter().filter(|e| e.kind == EdgeKind::Flow).filter(is_seen);
            let seen = seen.filter(|e| self.failing.steps[e.first].key.thread == writer).max_by_key(|e| e.first);
            let done = seen.and_then(|e| self.passing.find(self.failing.steps[e.first].key));
            if let Some(done) = done.filter(|&d| d < late) {
                found.extend(self.atomic(Side::Passing, done, late));
            }
        }
        found
    }

    /// From the first to the last step of the cause in a thread, in either run; and from what a thread read before.
    fn spans(&self) -> Vec<Proposal> {
        let mut found = Vec::new();
        let addresses = self.addresses();
        for side in [Side::Failing, Side::Passing] {
            let story = self.story(side);
            let steps = self.projection.steps(self.failing, self.passing);
            let steps = if side == Side::Failing { steps.0 } else { steps.1 };
            let actors: BTreeSet<usize> = steps.iter().map(|&s| story.steps[s].actor).collect();
            for actor in actors {
                let own: Vec<usize> = steps.iter().copied().filter(|&s| story.steps[s].actor == actor).collect();
                let (first, last) = (own[0], own[own.len() - 1]);
                if first < last {
                    found.extend(self.atomic(side, first, last));
                }
                // In the same function: all that touches the same data, or any of what is concerned.
                let function = |s: usize| story.steps[s].place.as_ref().map(|p| p.function.clone());
                let near = |s: &usize| {
                    story.steps[*s].actor == actor && !story.steps[*s].early && function(*s) == function(first)
                };
                let touches = |s: &usize| story.accesses_of(*s).iter().any(|a| addresses.contains(&a.at));
                let all: Vec<usize> = (0..story.steps.len()).filter(near).filter(touches).collect();
                if let (Some(&a), Some(&b)) = (all.first(), all.last())
                    && a < b
                {
                    found.extend(self.atomic(side, a, b));
                }
                let all: Vec<usize> = (0..story.steps.len()).filter(near).collect();
                if let (Some(&a), Some(&b)) = (all.first(), all.last())
                    && a < b
                {
                    found.extend(self.atomic(side, a, b));
                }
            }
        }
        found
    }

    /// A data race: everybody who touches the data holds one lock.
    pub fn race(&self, steps: [usize; 2]) -> Option<Proposal> {
        let story = self.failing;
        let mut region = Region::default();
        self.add_others(&mut region);
        let lines: BTreeSet<u32> =
            steps.iter().filter_map(|&s| story.steps[s].place.as_ref()).map(|p| p.line).collect();
        let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
        let name = story.accesses_of(steps[1]).first().map_or_else(|| "the data".into(), |a| format!("`{}`", a.name));
        let held = steps.iter().flat_map(|&s| &story.steps[s].locks).find_map(|l| story.names.get(l));
        let lock = held.map_or_else(|| "one lock".into(), |l| format!("`{l}`"));
        let text = format!("hold {lock} wherever {name} is used (lines {}), or make it atomic", lines.join(" and "));
        let places = steps.iter().filter_map(|&s| story.steps[s].place.clone()).collect();
        let rules = Arc::new(Rules { regions: vec![region], ..Rules::default() });
        Some(Proposal { kind: Kind::Atomic, text, what: None, places, plan: Plan::Everywhere, rules })
    }

    /// The memory that the cause is about.
    pub fn addresses(&self) -> FxHashSet<u64> {
        if !self.about.is_empty() {
            return self.about.iter().copied().collect();
        }
        let (left, right) = self.projection.steps(self.failing, self.passing);
        let left = left.iter().flat_map(|&s| self.failing.accesses_of(s)).map(|a| a.at);
        let right = right.iter().flat_map(|&s| self.passing.accesses_of(s)).map(|a| a.at);
        left.chain(right).collect()
    }

    /// The code from one step of a thread to a later one is indivisible; locks that are held there are inside as a whole.
    fn atomic(&self, side: Side, first: usize, last: usize) -> Option<Proposal> {
        let story = self.story(side);
        let from = enclosing(story, first);
        let (enter, end) = (story.steps[from].key.code, story.steps[last].key);
        let mut region = Region::default();
        // Where it ends in a run that goes on: when the locks held at the last step are given back.
        let leave = self.passing.find(end).map(|s| closing(self.passing, s)).map(|s| self.passing.steps[s].key.code);
        let leave = leave.unwrap_or(end.code);
        region.enter.insert(enter, BTreeSet::from([leave]));
        let actor = story.steps[first].actor;
        let own = (from..=last).filter(|&s| story.steps[s].actor == actor).map(|s| story.steps[s].key.code);
        region.inside.extend(own);
        for other in [self.failing, self.passing] {
            let mut codes: Vec<(u64, Code)> = other.steps.iter().map(|s| (s.key.thread, s.key.code)).collect();
            add_inside(&mut codes, enter, leave, &mut region.inside);
        }
        for run in self.good {
            let mut codes: Vec<(u64, Code)> = run.log.iter().map(|l| (l.key.thread, l.key.code)).collect();
            add_inside(&mut codes, enter, leave, &mut region.inside);
        }
        region.inside.extend([end.code, leave]);
        self.add_others(&mut region);
        for story in [self.failing, self.passing] {
            let waits =
                |s: &&Step| matches!(s.matter, Matter::Sync(SyncOp::WaitBegin { .. } | SyncOp::WaitEnd { .. }, _));
            let codes = story.steps.iter().filter(waits).map(|s| s.key.code);
            region.waits.extend(codes.filter(|c| region.inside.contains(c)));
        }
        let (a, b) = self.ends(side, from, last)?;
        let (what, text, places) = self.atomic_text(side, (&a, &b), first, last)?;
        let rules = Arc::new(Rules { regions: vec![region], ..Rules::default() });
        let plan = Plan::Region { from: a, to: b, locks: self.locks(side, first, last) };
        Some(Proposal { kind: Kind::Atomic, text, what: Some(what), places, plan, rules })
    }

    /// Whoever else touches the same data takes the same lock: around the critical sections in which that happens, or around
    /// the accesses that follow each other without any other synchronisation.
    fn add_others(&self, region: &mut Region) {
        let addresses = self.addresses();
        let own = region.inside.clone();
        for story in [self.failing, self.passing] {
            for actor in 0..story.actors.len() {
                let steps: Vec<usize> = (0..story.steps.len())
                    .filter(|&s| story.steps[s].actor == actor && !story.steps[s].early)
                    .collect();
                let touches = |s: usize| {
                    let memory = story.accesses_of(s).iter().any(|a| addresses.contains(&a.at));
                    memory && !own.contains(&story.steps[s].key.code)
                };
                let mut i = 0;
                while i < steps.len() {
                    if !touches(steps[i]) {
                        i += 1;
                        continue;
                    }
                    let from = enclosing(story, steps[i]);
                    let mut to = i;
                    if story.steps[steps[i]].locks.is_empty() {
                        let plain = |s: usize| story.steps[s].matter == Matter::Other;
                        while to + 1 < steps.len() && plain(steps[to + 1]) {
                            to += 1;
                        }
                        while !touches(steps[to]) {
                            to -= 1;
                        }
                    } else {
                        let end = closing(story, steps[i]);
                        to = steps.iter().position(|&s| s == end).unwrap_or(i).max(i);
                    }
                    let codes: Vec<Code> = steps
                        .iter()
                        .filter(|&&s| s >= from && s <= steps[to])
                        .map(|&s| story.steps[s].key.code)
                        .collect();
                    if !own.contains(&codes[0]) {
                        region.enter.entry(codes[0]).or_default().insert(codes[codes.len() - 1]);
                        region.inside.extend(codes);
                    }
                    i = to + 1;
                }
            }
        }
    }

    /// `lines 22 to 30 of dequeue must not be interleaved: hold lock across`
    fn atomic_text(
        &self,
        side: Side,
        (a, b): (&Place, &Place),
        first: usize,
        last: usize,
    ) -> Option<(String, String, Vec<Place>)> {
        let story = self.story(side);
        let (low, high) = (a.line.min(b.line), a.line.max(b.line));
        let lines = if low == high { format!("line {low}") } else { format!("lines {low} to {high}") };
        let what = format!("{lines} of {}() must not be interleaved", a.function_name());
        let held = |s: usize| story.steps[s].locks.iter().filter_map(|l| story.names.get(l)).map(|n| format!("`{n}`"));
        let lock = held(first).next().or_else(|| held(last).next());
        let stuck = self.failing.failure.as_ref().is_some_and(|f| f.kind.is_stuck());
        let actor = story.steps[first].actor;
        let own: Vec<&Step> = story.steps[first..=last].iter().filter(|s| s.actor == actor).collect();
        // The lock that a wait gives back is the one to hold around it.
        let waits = |s: &&&Step| matches!(s.matter, Matter::Sync(SyncOp::WaitBegin { .. }, _));
        let around = own.iter().find(waits).and_then(|s| s.locks.last()).and_then(|l| story.names.get(l));
        let all_the_way = |l: &&u64| own.iter().all(|s| s.locks.contains(l));
        let always = story.steps[last].locks.iter().find(all_the_way);
        if let Some(lock) = always.filter(|_| !stuck)
            && let Some(name) = story.names.get(lock)
        {
            let without = self.without(*lock);
            if !without.is_empty() {
                let lines = lines_of(&without);
                return Some((
                    what,
                    format!("hold `{name}` also where {} is used without it: {lines}", self.data()),
                    without,
                ));
            }
        }
        let how = match (around, lock.filter(|_| always.is_none())) {
            (Some(lock), _) => format!("hold `{lock}` all the way"),
            // The locks that are taken there are what it is about.
            _ if stuck => "hold one more lock around".into(),
            (None, Some(lock)) => format!("hold {lock} all the way"),
            (None, None) => match self.lock_of_writers() {
                Some((lock, place)) if always.is_none() => {
                    format!("hold `{lock}` all the way, as line {} does", place.line)
                }
                _ => format!("hold one new lock all the way, here and wherever {} is used", self.data()),
            },
        };
        let text = format!("{what}: {how}");
        Some((what, text, vec![a.clone(), b.clone()]))
    }

    /// Where two steps are in the innermost function that is around both.
    fn ends(&self, side: Side, from: usize, to: usize) -> Option<(Place, Place)> {
        let story = self.story(side);
        let (a, b) = ((self.stack)(side, from), (self.stack)(side, to));
        common_frame(&a, &b).or_else(|| Some((story.steps[from].place.clone()?, story.steps[to].place.clone()?)))
    }

    /// Locks that could be held from one step to another: those held at either end or on the way, and those of others.
    fn locks(&self, side: Side, first: usize, last: usize) -> Vec<u64> {
        let story = self.story(side);
        let actor = story.steps[first].actor;
        let own = story.steps[first..=last].iter().filter(|s| s.actor == actor);
        let own = [&story.steps[first], &story.steps[last]].into_iter().chain(own).flat_map(|s| s.locks.clone());
        let mut locks: Vec<u64> = Vec::new();
        for lock in own.chain(self.locks_of_others()) {
            if !locks.contains(&lock) {
                locks.push(lock);
            }
        }
        locks
    }

    /// Locks under which the data is used anywhere, those of most uses first.
    fn locks_of_others(&self) -> Vec<u64> {
        let addresses = self.addresses();
        let mut uses: BTreeMap<u64, usize> = BTreeMap::new();
        for story in [self.failing, self.passing] {
            let used = story.accesses.iter().filter(|a| addresses.contains(&a.at));
            used.flat_map(|a| &story.steps[a.step].locks).for_each(|l| *uses.entry(*l).or_default() += 1);
        }
        let mut locks: Vec<(u64, usize)> = uses.into_iter().collect();
        locks.sort_by_key(|(_, uses)| std::cmp::Reverse(*uses));
        locks.into_iter().map(|l| l.0).collect()
    }

    /// Where the data is used while a lock is not held, and somebody else may change it at the same time.
    fn without(&self, lock: u64) -> Vec<Place> {
        let addresses = self.addresses();
        let mut places: Vec<Place> = Vec::new();
        for story in [self.failing, self.passing] {
            let births = Births::of(story);
            let used = |a: &&Access| !a.frees && addresses.contains(&a.at) && !story.steps[a.step].early;
            let used: Vec<&Access> = story.accesses.iter().filter(used).collect();
            let holds = |a: &Access| story.steps[a.step].locks.contains(&lock);
            let locked: BTreeSet<usize> = used.iter().filter(|a| a.writes && holds(a)).map(|a| a.step).collect();
            for step in used.iter().filter(|a| !holds(a)).map(|a| a.step).collect::<BTreeSet<usize>>() {
                let apart = |&w: &usize| {
                    let (first, second) = (w.min(step), w.max(step));
                    story.steps[w].actor != story.steps[step].actor && !births.order(story, first, second)
                };
                if locked.iter().any(apart) {
                    places.extend(story.steps[step].place.clone());
                }
            }
        }
        distinct(places)
    }

    /// A lock that is held whenever the data is written, if it always is, and where that is.
    fn lock_of_writers(&self) -> Option<(Arc<str>, Place)> {
        let addresses = self.addresses();
        let stories = [self.failing, self.passing];
        let writes = stories.iter().flat_map(|story| {
            let own = story.accesses.iter().filter(|a| a.writes && !a.frees && addresses.contains(&a.at));
            own.map(|a| &story.steps[a.step]).filter(|s| !s.early)
        });
        let writes: Vec<&Step> = writes.collect();
        let first = writes.first()?;
        let lock = first.locks.iter().find(|l| writes.iter().all(|w| w.locks.contains(l)))?;
        Some((self.failing.names.get(lock)?.clone(), first.place.clone()?))
    }

    /// The names of the memory that the cause is about.
    fn data(&self) -> String {
        let (left, _) = self.projection.steps(self.failing, self.passing);
        let accesses = left.iter().flat_map(|&s| self.failing.accesses_of(s));
        let names: BTreeSet<&str> = accesses.map(|a| twins::plain(&a.name)).collect();
        let names: Vec<String> = names.iter().take(2).map(|n| format!("`{n}`")).collect();
        if names.is_empty() { "the data".into() } else { names.join(" or ") }
    }

    /// For every order that the passing run breaks: the first step waits for the second, or for its thread.
    fn orders(&self) -> Vec<Proposal> {
        let mut found = Vec::new();
        for order in self.projection.orders.iter().filter(|o| o.broken) {
            let Some(first) = order.first.failing else { continue };
            let Some(second) = order.second.passing else { continue };
            let b = &self.passing.steps[second];
            if b.place.is_none() {
                continue;
            }
            let place = |p: &Option<Place>| {
                p.as_ref().map_or("?".into(), |p| format!("line {} of {}()", p.line, p.function_name()))
            };
            let lifted = enclosing(self.failing, first);
            let entry = entry(self.failing, first);
            let waits = [lifted, first, entry].map(|s| (self.failing.steps[s].key.code, &self.failing.steps[s].place));
            let mut propose = |(code, at): (Code, &Option<Place>), until: Vec<StepKey>, text: String| {
                let rules = Arc::new(Rules { after: vec![(code, until)], ..Rules::default() });
                let places = [at, &b.place].into_iter().flatten().cloned().collect();
                let Some(later) = at.clone() else { return };
                let plan = Plan::Order { later, earlier: b.place.clone(), thread: b.actor };
                found.push(Proposal { kind: Kind::Order, text, what: None, places, plan, rules });
            };
            // Nobody can wait for the end of the program.
            let end = self.end_of(b.actor).filter(|_| b.actor != 0);
            let name = &self.passing.actors[b.actor].name;
            for (code, at) in waits {
                let text = format!("{} must come after {}: wait for it, or do it before", place(at), place(&b.place));
                propose((code, at), [b.key].into_iter().chain(end).collect(), text);
                if let Some(end) = end {
                    let text = format!("{} must come after the end of thread {name}: join it first", place(at));
                    propose((code, at), vec![end], text);
                }
            }
        }
        found
    }

    /// A thread waits on a condition variable that others have signalled: perhaps the wrong one was woken.
    fn broadcasts(&self) -> Vec<Proposal> {
        let story = self.failing;
        let waiting = story.pending.iter().filter_map(|p| match p.next {
            Next::Object(on) => Some(on),
            _ => None,
        });
        let propose = |on: u64| {
            let signals = |s: &&Step| matches!(s.matter, Matter::Sync(SyncOp::Signal { .. } | SyncOp::SignalOne { .. }, at) if at == on);
            let places = story.steps.iter().filter(signals).filter_map(|s| s.place.clone());
            let places = distinct(places.collect());
            let name = story.names.get(&on).filter(|_| !places.is_empty())?;
            let text = format!(
                "a signal wakes one of those that wait on `{name}`, perhaps the wrong one: wake all of them (broadcast) in {}",
                lines_of(&places)
            );
            let rules = Arc::new(Rules { broadcast: Some(on), ..Rules::default() });
            Some(Proposal { kind: Kind::Broadcast, text, what: None, places, plan: Plan::Broadcast(on), rules })
        };
        waiting.collect::<BTreeSet<u64>>().into_iter().filter_map(propose).collect()
    }

    /// The last step of a thread in the passing run.
    fn end_of(&self, actor: usize) -> Option<StepKey> {
        self.passing.steps.iter().rev().find(|s| s.actor == actor).map(|s| s.key)
    }

    /// Locks that are taken crosswise: as if all were taken at once.
    fn lock_order(&self) -> Option<Proposal> {
        let mut region = Region::default();
        let (mut names, mut places) = (BTreeSet::new(), Vec::new());
        for &e in &self.core.edges {
            let edge = &self.edges[e as usize];
            let step = &self.failing.steps[edge.first];
            let Matter::Sync(op, at) = step.matter else { continue };
            if edge.kind != EdgeKind::Sync || !takes(op) {
                continue;
            }
            names.extend(self.failing.names.get(&at).map(|n| format!("`{n}`")));
            places.extend(step.place.clone());
            // From here to where it has no lock any more, in the run that ends well.
            let both = Both { failing: Some(edge.first), passing: self.passing.find(step.key) };
            let Some(s) = both.passing else { continue };
            let from = enclosing_lock(self.passing, s);
            let end = closing(self.passing, s);
            let code = |s: usize| self.passing.steps[s].key.code;
            region.enter.entry(code(from)).or_default().insert(code(end));
            let actor = self.passing.steps[s].actor;
            let own = (from..=end).filter(|&i| self.passing.steps[i].actor == actor);
            region.inside.extend(own.map(|i| self.passing.steps[i].key.code));
        }
        if names.len() < 2 {
            return None;
        }
        let names: Vec<String> = names.into_iter().collect();
        let text = format!("take {} in one order everywhere (or hold one more lock around)", names.join(", "));
        let rules = Arc::new(Rules { regions: vec![region], ..Rules::default() });
        Some(Proposal { kind: Kind::LockOrder, text, what: None, places, plan: Plan::LockOrder, rules })
    }
}

/// Each line once.
fn distinct(mut places: Vec<Place>) -> Vec<Place> {
    places.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    places.dedup_by(|a, b| (&a.file, a.line) == (&b.file, b.line));
    places
}

/// `line 8 of put(), line 21 of get()`
fn lines_of(places: &[Place]) -> String {
    let lines: Vec<String> =
        places.iter().take(3).map(|p| format!("line {} of {}()", p.line, p.function_name())).collect();
    let more = if places.len() > lines.len() { " and elsewhere" } else { "" };
    lines.join(", ") + more
}

/// The first of the steps up to this one that its thread took in the same function without a step elsewhere.
fn entry(story: &Story, step: usize) -> usize {
    let function = |s: usize| story.steps[s].place.as_ref().map(|p| &p.function);
    let actor = story.steps[step].actor;
    let own = (0..=step).rev().filter(|&s| story.steps[s].actor == actor);
    own.take_while(|&s| function(s) == function(step) && !story.steps[s].early).last().unwrap_or(step)
}

fn takes(op: SyncOp) -> bool {
    matches!(op, SyncOp::Lock | SyncOp::ReadLock | SyncOp::WriteLock | SyncOp::TryLock { took: true })
}

/// Codes between the beginning and the end of a region, wherever a thread goes from one to the other.
fn add_inside(codes: &mut [(u64, Code)], enter: Code, leave: Code, inside: &mut FxHashSet<Code>) {
    let threads: BTreeSet<u64> = codes.iter().map(|c| c.0).collect();
    for thread in threads {
        let mut open: Option<Vec<Code>> = None;
        for &(_, code) in codes.iter().filter(|c| c.0 == thread) {
            if code == enter {
                open = Some(vec![code]);
            } else if let Some(seen) = &mut open {
                seen.push(code);
                if code == leave {
                    inside.extend(open.take().unwrap_or_default());
                }
            }
        }
    }
}

/// The step at which the outermost lock was taken that is held at a step; the step itself if there is none.
fn enclosing(story: &Story, step: usize) -> usize {
    let free = story.steps[step].locks.is_empty() && !wakes(story, step);
    if free { step } else { enclosing_lock(story, step) }
}

fn enclosing_lock(story: &Story, step: usize) -> usize {
    let actor = story.steps[step].actor;
    let own = (0..=step).rev().filter(|&i| story.steps[i].actor == actor);
    let takes = |&i: &usize| story.steps[i].locks.is_empty() && !wakes(story, i);
    own.take_while(|&i| !story.steps[i].early).find(takes).unwrap_or(step)
}

/// Whether a wait ends with this step: its lock was taken before, and only lent.
fn wakes(story: &Story, step: usize) -> bool {
    matches!(story.steps[step].matter, Matter::Sync(SyncOp::WaitEnd { .. }, _))
}

/// The step after which no lock is held any more that is held at a step or taken by it.
fn closing(story: &Story, step: usize) -> usize {
    let actor = story.steps[step].actor;
    let own: Vec<usize> = (step..story.steps.len()).filter(|&i| story.steps[i].actor == actor).collect();
    let free = own.windows(2).find(|w| story.steps[w[1]].locks.is_empty() && !wakes(story, w[1]));
    free.map_or(step, |w| w[0])
}

/// The innermost function that both stacks have, and where each is in it.
fn common_frame(a: &[Place], b: &[Place]) -> Option<(Place, Place)> {
    let known = |s: &[Place]| s.iter().rev().filter(|p| p.is_known()).cloned().collect::<Vec<Place>>();
    let (a, b) = (known(a), known(b));
    let mut common = None;
    for (x, y) in a.iter().zip(&b) {
        if x.function != y.function {
            break;
        }
        common = Some((x.clone(), y.clone()));
        if x.line != y.line {
            break;
        }
    }
    common
}
