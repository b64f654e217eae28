//! Exhaustive exploration: run after run, until every order that matters was tried.
//!
//! Stateless search with dynamic partial-order reduction: source sets and sleep sets (Abdulla, Aronis, Jonsson and
//! Sagonas, POPL 2014), with the treatment of locks of Flanagan and Godefroid (POPL 2005): two acquisitions of a lock
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

use super::{Choice, EVERYTHING, INTERRUPTIONS, Point, Scheduler, THREADS, Touch};
use guest::sync::ThreadId;
use order::{Waiting, independent};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;
use trace::{Begin, ThreadName};

/// What a bound left out, in words.
const GAVE_UP_OFTEN: &str = "waits that give up were tried twice for each thread";
const PREEMPTED_OFTEN: &str = "only so many switches were tried (--preemptions)";
const LONG_RUN: &str = "a run has more events than are explored (20,000)";

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
        Bounds { reduce: true, preemptions: None, events: 20_000 }
    }
}

/// What a thread could do at a point. The thread's number is the search's own: the machine counts threads in the order
/// of their creation, which differs between runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Action {
    pub(super) thread: ThreadId,
    pub(super) begin: Begin,
}

/// An action that need not be tried, because an equivalent run was.
#[derive(Clone)]
struct Asleep {
    action: Action,
    touched: Arc<[Touch]>,
}

/// A point of the current path.
pub(super) struct Node {
    pub(super) actions: Vec<Action>,
    pub(super) chosen: usize,
    /// Which actions are to be tried, the tried ones included. Parallel to `actions`.
    wanted: Vec<bool>,
    tried: Vec<bool>,
    sleep: Vec<Asleep>,
    /// What the chosen action touched in the last run.
    pub(super) touched: Arc<[Touch]>,
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

    /// A thread that may wake for no reason might as well not, and can only while others go on: all that can be done is tried.
    fn may_wake(&mut self) {
        if self.actions.iter().any(|a| a.begin == Begin::Wake) {
            self.wanted.fill(true);
        }
    }

    /// Wants all actions of a thread.
    fn want(&mut self, thread: ThreadId) {
        for (wanted, action) in self.wanted.iter_mut().zip(&self.actions) {
            *wanted |= action.thread == thread;
        }
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
        }
    }

    /// Learns the numbers of the threads that are new.
    fn meet(&mut self, names: &[ThreadName]) {
        for name in &names[self.known.len().min(names.len())..] {
            let next = ThreadId(self.numbers.len() as u32);
            self.known.push(*self.numbers.entry(name.clone()).or_insert(next));
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

    /// Leaves the run that just ended behind; whether there is another.
    pub fn advance(&mut self) -> Progress {
        self.path.truncate(self.at);
        if self.bounds.reduce {
            self.add_reversals();
        }
        self.at = 0;
        self.redundant = false;
        self.give_ups.clear();
        self.known.clear();
        self.waiting.clear();
        while let Some(node) = self.path.last_mut() {
            node.tried[node.chosen] = true;
            if self.bounds.reduce {
                let asleep = Asleep { action: node.action(), touched: node.touched.clone() };
                node.sleep.push(asleep);
            }
            let bound = self.bounds.preemptions.unwrap_or(u32::MAX);
            let open = (0..node.actions.len()).find(|&i| {
                node.wanted[i]
                    && !node.tried[i]
                    && !node.is_asleep(node.actions[i])
                    && node.preemptions + node.costs(i) <= bound
            });
            if let Some(i) = open {
                node.chosen = i;
                self.fresh = self.path.len() - 1;
                return Progress::More;
            }
            self.path.pop();
        }
        Progress::Complete
    }

    /// Adds the runs in which racing events come the other way round.
    fn add_reversals(&mut self) {
        if let Some(last) = self.path.last_mut()
            && last.touched.iter().any(|t| t.key == EVERYTHING)
        {
            // The end of the process came before all that the others would have done.
            last.wanted.fill(true);
        }
        let found = order::races(&self.path, self.fresh, &self.waiting);
        for race in found {
            let node = &mut self.path[race.earlier];
            let known = |a: &Action| race.initials.contains(&a.thread);
            if node.actions.iter().zip(&node.wanted).any(|(a, &wanted)| wanted && known(a)) {
                continue;
            }
            match node.actions.iter().find(|a| known(a)).map(|a| a.thread) {
                Some(thread) => node.want(thread),
                None => node.wanted.fill(true),
            }
        }
    }

    /// With our own numbers of threads.
    fn by_number(&self, touched: &[Touch]) -> Vec<Touch> {
        let renamed = |t: &Touch| {
            let space = t.key & (THREADS | INTERRUPTIONS);
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
        let kept: Vec<_> = all.filter(|(_, a)| !gives_up(a.begin) || !ready || !spent(a.thread)).collect();
        if kept.len() < point.candidates.len() {
            self.limits.insert(GAVE_UP_OFTEN);
        }
        kept
    }

    fn new_node(&mut self, point: &Point<'_>, actions: Vec<Action>) -> Option<Node> {
        let parent = self.path.last();
        let sleep: Vec<Asleep> = match parent {
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
        let n = actions.len();
        let mut node = Node {
            actions,
            chosen: 0,
            wanted: vec![!self.bounds.reduce; n],
            tried: vec![false; n],
            sleep,
            touched: Arc::new([]),
            preemptions,
            running,
        };
        let bound = self.bounds.preemptions.unwrap_or(u32::MAX);
        let open = |i: &usize| !node.is_asleep(node.actions[*i]) && preemptions + node.costs(*i) <= bound;
        let same = (0..n).find(|i| Some(node.actions[*i].thread) == running && open(i));
        node.chosen = same.or_else(|| (0..n).find(open))?;
        if (0..n).any(|i| preemptions + node.costs(i) > bound) {
            self.limits.insert(PREEMPTED_OFTEN);
        }
        let thread = node.action().thread;
        node.want(thread);
        node.may_wake();
        // Who takes a signal takes it from the others, and whatever it interrupts is as good as any other.
        for (wanted, action) in node.wanted.iter_mut().zip(&node.actions) {
            *wanted |= action.begin == Begin::Signal;
        }
        Some(node)
    }
}

/// Whether a wait ends without what it was for.
fn gives_up(begin: Begin) -> bool {
    matches!(begin, Begin::TimeOut | Begin::Wake)
}

impl Scheduler for Explorer {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        self.meet(point.names);
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

    fn ended(&mut self, touched: &[Touch], waiting: &[(ThreadId, Vec<Touch>)]) {
        self.remember(touched);
        if !self.redundant {
            let ours = |(t, touches): &(ThreadId, Vec<Touch>)| Waiting {
                thread: self.number(*t),
                touches: self.by_number(touches),
            };
            self.waiting = waiting.iter().map(ours).collect();
        }
    }
}
