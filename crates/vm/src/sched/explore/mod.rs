//! Exhaustive exploration: run after run, until every order that matters was tried.
//!
//! Stateless search with optimal dynamic partial-order reduction: sleep sets and wakeup trees (Abdulla, Aronis, Jonsson and
//! Sagonas, POPL 2014; [`plan`]), with the treatment of locks of Flanagan and Godefroid (POPL 2005): two acquisitions of a lock
//! race, an acquisition and the release that made it possible do not. Without reduction it tries every order of every
//! event: slow, and the oracle that the reduction is tested against.
//!
//! A strategy of one run that remembers: the path of the last run is a stack of [`Node`]s; after a run,
//! [`Explorer::advance`] says whether there is another one. What threads touch is taken from what they did, not from a
//! guess, so a library call is as precise as a load.
//!
//! Limits: a preemption bound is only sound without reduction, so it switches reduction off. A thread whose timed waits
//! gave up [`GIVE_UPS`] times in a run gives up again only when nothing else can go on; such a search is not complete.

mod order;
mod plan;
mod twins;

use super::{BIRTHS, Choice, ENDS, EVERYTHING, INTERRUPTIONS, Next, Point, Round, Scheduler, Touch};
use guest::sync::ThreadId;
use order::{Waiting, independent};
use plan::{Branch, Sequence, Step};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;
use trace::{Begin, ThreadName};
use twins::{Past, Twins};

/// What a bound left out, in words.
const GAVE_UP_OFTEN: &str = "waits that give up were tried twice for each thread";
const PREEMPTED_OFTEN: &str = "only so many switches were tried (--preemptions)";
const NOTHING_ENDED: &str = "no run came to its end (a bug of ours)";
const LONG_RUN: &str = "a run has more events than are explored (20,000)";

/// Events of a run that is explored, at most.
pub const MOST_EVENTS: usize = 20_000;

/// How often a thread's waits may end without a signal in a run while others can go on.
const GIVE_UPS: u32 = 2;

#[derive(Clone, Debug)]
pub struct Bounds {
    /// Use partial-order reduction.
    pub reduce: bool,
    /// At most so many switches away from a thread that could go on.
    pub preemptions: Option<u32>,
    /// At most so many events a run.
    pub events: usize,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { reduce: true, preemptions: None, events: MOST_EVENTS }
    }
}

/// What a thread could do at a point. The thread's number is the search's own: the machine counts threads in the order
/// of their creation, which differs between runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Action {
    pub(super) thread: ThreadId,
    pub(super) begin: Begin,
}

/// A point of the current path.
pub(super) struct Node {
    pub(super) actions: Vec<Action>,
    pub(super) chosen: usize,
    /// What is to be tried from here besides, in this order.
    plans: Vec<Branch>,
    /// What is to follow the chosen action.
    then: Vec<Branch>,
    /// Actions that need not be tried, because equivalent runs were done.
    sleep: Vec<Step>,
    /// What the chosen action touched in the last run.
    pub(super) touched: Arc<[Touch]>,
    /// What it was about to do.
    next: Next,
    /// Preemptions before this point.
    preemptions: u32,
    /// The thread that ran before, if it could go on.
    running: Option<ThreadId>,
}

impl Node {
    pub(super) fn action(&self) -> Action {
        self.actions[self.chosen]
    }

    fn is_asleep(&self, action: Action) -> bool {
        self.sleep.iter().any(|s| s.action == action)
    }

    fn costs(&self, index: usize) -> u32 {
        u32::from(self.running.is_some_and(|t| t != self.actions[index].thread))
    }

    /// Plans some of the actions, with anything after them.
    fn plan(&mut self, wanted: impl Fn(&Action) -> bool) {
        let planned = |a: &Action| self.plans.iter().any(|p| p.step.action == *a && p.then.is_empty());
        let new: Vec<Branch> =
            self.actions.iter().filter(|a| wanted(a) && !planned(a)).map(|a| Branch::leaf(*a)).collect();
        self.plans.extend(new);
    }

    /// Chooses what is planned next; false if nothing is left. What cannot be done here, or need not, is forgotten.
    fn choose(&mut self, bound: u32) -> bool {
        while !self.plans.is_empty() {
            let Branch { step: Step { action, .. }, then } = self.plans.remove(0);
            let index = self.actions.iter().position(|a| *a == action).filter(|_| !self.is_asleep(action));
            if let Some(i) = index.filter(|&i| self.preemptions + self.costs(i) <= bound) {
                (self.chosen, self.then) = (i, then);
                return true;
            }
        }
        false
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is another run to do.
    More,
    Complete,
}

/// Events times threads of a run: its order takes so much memory.
const MOST_CLOCKS: usize = 1 << 24;

pub struct Explorer {
    bounds: Bounds,
    path: Vec<Node>,
    /// How many events of the current run there were.
    at: usize,
    /// The first node of the path that was not there in the run before.
    fresh: usize,
    /// The run was given up because nothing new could come of it.
    redundant: bool,
    /// What was left out because of a bound.
    pub limits: BTreeSet<&'static str>,
    /// The program did something else than in an earlier run with the same schedule: a bug of ours.
    pub diverged: bool,
    give_ups: Vec<u32>,
    /// The number of each thread, in the order in which their names were first met.
    numbers: FxHashMap<ThreadName, ThreadId>,
    /// By the machine's number, in this run.
    known: Vec<ThreadId>,
    /// Who waited for what at the end of the run.
    waiting: Vec<Waiting>,
    twins: Twins,
    /// The program can tell its threads apart.
    told_apart: bool,
    /// A run was seen to its end.
    any_ended: bool,
}

impl Explorer {
    pub fn new(mut bounds: Bounds) -> Explorer {
        bounds.reduce &= bounds.preemptions.is_none();
        Explorer {
            bounds,
            path: Vec::new(),
            at: 0,
            fresh: 0,
            redundant: false,
            limits: BTreeSet::new(),
            diverged: false,
            give_ups: Vec::new(),
            numbers: FxHashMap::default(),
            known: Vec::new(),
            waiting: Vec::new(),
            twins: Twins::default(),
            told_apart: false,
            any_ended: false,
        }
    }

    /// Learns the numbers of the threads that are new.
    fn meet(&mut self, names: &[ThreadName], kinds: &[u64]) {
        for (i, name) in names.iter().enumerate().skip(self.known.len()) {
            let next = ThreadId(self.numbers.len() as u32);
            let number = *self.numbers.entry(name.clone()).or_insert(next);
            self.known.push(number);
            let kind = kinds.get(i).copied().unwrap_or(u64::MAX - u64::from(number.0));
            match self.twins.kinds.get(number.0 as usize) {
                None => self.twins.kinds.push(kind),
                // On another path the same name is another thread.
                Some(&before) => self.told_apart |= before != kind,
            }
        }
    }

    fn number(&self, thread: ThreadId) -> ThreadId {
        self.known.get(thread.0 as usize).copied().unwrap_or(thread)
    }

    /// Whether the last run was given up because an equivalent one had been done.
    pub fn was_redundant(&self) -> bool {
        self.redundant
    }

    /// A number for the order of what depends on each other in the run that just ended (its Mazurkiewicz trace).
    pub fn shape(&self) -> u64 {
        order::shape(&self.path[..self.at.min(self.path.len())])
    }

    fn start_run(&mut self) {
        self.at = 0;
        self.redundant = false;
        self.give_ups.clear();
        self.known.clear();
        self.waiting.clear();
    }

    /// Leaves the run that just ended behind; whether there is another.
    pub fn advance(&mut self) -> Progress {
        self.path.truncate(self.at);
        if self.bounds.reduce
            && !self.twins.off
            && (self.told_apart || twins::tells_apart(&self.twins, &self.path, &self.waiting))
        {
            self.twins.off = true;
            if self.twins.used {
                // From the beginning, without having left out anything.
                self.path.clear();
                self.start_run();
                self.fresh = 0;
                return Progress::More;
            }
        }
        let past = Past::of(&self.path, if self.twins.off { 0 } else { self.numbers.len() });
        if self.bounds.reduce {
            self.add_reversals(&past);
        }
        self.start_run();
        let bound = self.bounds.preemptions.unwrap_or(u32::MAX);
        while let Some(at) = self.path.len().checked_sub(1) {
            if self.bounds.reduce {
                let done = Step { action: self.path[at].action(), touched: self.path[at].touched.clone() };
                let mirrored = self.twins.asleep_with(&past, &self.path, at, &done);
                self.path[at].sleep.extend([done].into_iter().chain(mirrored));
            }
            let node = &mut self.path[at];
            if node.choose(bound) {
                self.fresh = self.path.len() - 1;
                return Progress::More;
            }
            self.path.pop();
        }
        if !self.any_ended {
            self.limits.insert(NOTHING_ENDED);
        }
        Progress::Complete
    }

    /// Plans the runs in which racing events come the other way round.
    fn add_reversals(&mut self, past: &Past) {
        if let Some(last) = self.path.last_mut()
            && last.touched.iter().any(|t| t.key == EVERYTHING)
        {
            // The end of the process came before all that the others would have done.
            last.plan(|_| true);
        }
        let (order, found) = order::races(&self.path, self.fresh, &self.waiting);
        let mut room = plan::MOST.saturating_sub(self.path.iter().flat_map(|n| &n.plans).map(Branch::size).sum());
        for (earlier, later) in found {
            let next = self.path.get(later).map(|n| n.next);
            let mut reversed = Sequence::without(&order, earlier, later, next);
            let node = &self.path[earlier];
            if node.sleep.iter().any(|s| reversed.may_start_with(s))
                || self.twins.mirrors(past, &self.path, earlier, &reversed)
            {
                continue;
            }
            let node = &mut self.path[earlier];
            match reversed.begin_at(node) {
                Some(first) => {
                    room = room.saturating_sub(reversed.insert(&mut node.plans, room));
                    node.plan(|a| a.thread == first.thread && *a != first);
                }
                None => node.plan(|_| true),
            }
        }
    }

    /// With our own numbers of threads.
    fn by_number(&self, touched: &[Touch]) -> Vec<Touch> {
        let renamed = |t: &Touch| {
            let space = t.key & (BIRTHS | ENDS | INTERRUPTIONS);
            if space == 0 || t.key == EVERYTHING || t.size > 1 {
                return *t;
            }
            let number = self.number(ThreadId(((t.key ^ space) >> 3) as u32));
            Touch { key: space | u64::from(number.0) << 3, ..*t }
        };
        touched.iter().map(renamed).collect()
    }

    fn remember(&mut self, touched: &[Touch]) {
        let touched = self.by_number(touched);
        if let Some(i) = self.at.checked_sub(1)
            && let Some(node) = self.path.get_mut(i)
            && node.touched[..] != touched[..]
        {
            node.touched = touched.as_slice().into();
        }
    }

    fn actions(&mut self, point: &Point<'_>) -> Vec<(usize, Action)> {
        let all = point.candidates.iter().map(|c| Action { thread: self.number(c.thread), begin: c.begin }).enumerate();
        let ready = point.candidates.iter().any(|c| c.begin == Begin::Go);
        let spent = |t: ThreadId| self.give_ups.get(t.0 as usize).is_some_and(|&n| n >= GIVE_UPS);
        let mut kept: Vec<_> = all.filter(|(_, a)| !gives_up(a.begin) || !ready || !spent(a.thread)).collect();
        if kept.len() < point.candidates.len() {
            self.limits.insert(GAVE_UP_OFTEN);
        }
        if self.bounds.reduce {
            // Who has gone round in vain could have waited instead, which is another run. If nothing has changed, it may be for ever.
            let all_same = kept.iter().all(|&(i, _)| point.candidates[i].round == Round::Same);
            if !all_same {
                kept.retain(|&(i, _)| point.candidates[i].round == Round::New);
            }
        }
        kept
    }

    fn new_node(&mut self, point: &Point<'_>, actions: Vec<Action>) -> Option<Node> {
        let parent = self.path.last();
        let sleep: Vec<Step> = match parent {
            // After the others' last steps nobody wakes for no reason: what they do before it is another thing.
            Some(p) if self.bounds.reduce && p.action().begin != Begin::Wake => {
                let asleep = p
                    .sleep
                    .iter()
                    .filter(|s| s.action.thread != p.action().thread && independent(&s.touched, &p.touched));
                asleep.cloned().collect()
            }
            _ => Vec::new(),
        };
        let running = point.same().map(|i| self.number(point.candidates[i].thread));
        let preemptions = parent.map_or(0, |p| p.preemptions + p.costs(p.chosen));
        let plans = self.path.last_mut().map_or_else(Vec::new, |p| std::mem::take(&mut p.then));
        let n = actions.len();
        let mut node = Node {
            actions,
            chosen: 0,
            plans,
            then: Vec::new(),
            sleep,
            touched: Arc::new([]),
            next: Next::Yield,
            preemptions,
            running,
        };
        let bound = self.bounds.preemptions.unwrap_or(u32::MAX);
        if (0..n).any(|i| preemptions + node.costs(i) > bound) {
            self.limits.insert(PREEMPTED_OFTEN);
        }
        if !node.choose(bound) {
            let open = |i: &usize| !node.is_asleep(node.actions[*i]) && preemptions + node.costs(*i) <= bound;
            let same = (0..n).find(|i| Some(node.actions[*i].thread) == running && open(i));
            node.chosen = same.or_else(|| (0..n).find(open))?;
        }
        // What else a thread can do is no event that could be reversed. One that may wake for no reason might as well not, and can only
        // while others go on. Who takes a signal takes it from the others, and whatever it interrupts is as good as any other.
        let all = !self.bounds.reduce || node.actions.iter().any(|a| a.begin == Begin::Wake);
        let chosen = node.action();
        let mut threads: Vec<ThreadId> = node.plans.iter().map(|p| p.step.action.thread).collect();
        threads.push(chosen.thread);
        node.plan(|a| *a != chosen && (all || a.begin == Begin::Signal || threads.contains(&a.thread)));
        Some(node)
    }
}

/// Whether a wait ends without what it was for.
fn gives_up(begin: Begin) -> bool {
    matches!(begin, Begin::TimeOut | Begin::Wake)
}

impl Scheduler for Explorer {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        self.meet(point.names, point.kinds);
        self.remember(point.touched);
        let actions = self.actions(point);
        if self.at == self.path.len() {
            if self.at >= self.bounds.events || self.at * self.known.len() > MOST_CLOCKS {
                self.limits.insert(LONG_RUN);
                return Choice::Stop;
            }
            match self.new_node(point, actions.iter().map(|a| a.1).collect()) {
                Some(node) => self.path.push(node),
                None => {
                    self.redundant = true;
                    return Choice::Stop;
                }
            }
        }
        let action = self.path[self.at].action();
        let Some(&(index, _)) = actions.iter().find(|a| a.1 == action) else {
            self.diverged = true;
            return Choice::Stop;
        };
        self.path[self.at].next = point.candidates[index].next;
        self.at += 1;
        if gives_up(action.begin) {
            let t = action.thread.0 as usize;
            self.give_ups.resize(self.give_ups.len().max(t + 1), 0);
            self.give_ups[t] += 1;
        }
        Choice::Turn(index, 1)
    }

    fn wants_touched(&self) -> bool {
        true
    }

    fn tells_threads_apart(&mut self) {
        self.told_apart = true;
    }

    fn ended(&mut self, touched: &[Touch], waiting: &[(ThreadId, Vec<Touch>)]) {
        self.remember(touched);
        self.any_ended |= !self.redundant;
        if !self.redundant {
            let ours = |(t, touches): &(ThreadId, Vec<Touch>)| Waiting {
                thread: self.number(*t),
                touches: self.by_number(touches),
            };
            self.waiting = waiting.iter().map(ours).collect();
        }
    }
}
