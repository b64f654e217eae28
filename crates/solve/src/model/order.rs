//! Births and ends of threads, `once`, frees, and what keeps its observed order because there is no better rule.

use super::Model;
use crate::formula::{Formula, StepId};
use crate::objects::span;
use std::collections::BTreeMap;
use trace::{EventId, SyncOp, What};

/// Functions that only write to a stream: their order among threads decides nothing.
const ONLY_OUTPUT: &[&str] = &[
    "printf",
    "fprintf",
    "vprintf",
    "vfprintf",
    "dprintf",
    "puts",
    "fputs",
    "putchar",
    "putc",
    "fputc",
    "fwrite",
    "write",
    "perror",
    "fflush",
    "putchar_unlocked",
    "putc_unlocked",
    "fputs_unlocked",
    "fwrite_unlocked",
    "psignal",
];

/// The initialiser of one `pthread_once`.
#[derive(Clone, Debug, Default)]
pub(super) struct Once {
    begin: Option<StepId>,
    end: Option<StepId>,
    /// Those that found it done.
    done: Vec<(StepId, EventId)>,
}

/// By address.
pub(super) type Onces = BTreeMap<u64, Once>;

impl Model {
    /// Program order, fork before start, exit before join, the prefix before everything else. What is inside is closed under all.
    pub(super) fn births_and_ends(&mut self) {
        let mut last_of_prefix: Option<StepId> = None;
        let mut prefix: Vec<StepId> =
            self.steps.iter().filter(|(_, s)| s.prefix && s.ordered).map(|(i, _)| i).collect();
        prefix.sort_by_key(|&s| self.steps.get(s).at);
        for pair in prefix.windows(2) {
            self.structure(Formula::Before(pair[0], pair[1]));
        }
        if let Some(&last) = prefix.last() {
            last_of_prefix = Some(last);
        }
        for thread in 0..self.steps.threads() {
            let mut ordered: Option<StepId> = None;
            let mut previous: Option<StepId> = None;
            let steps: Vec<StepId> = self.steps.of_thread(thread).collect();
            for step in steps {
                if let Some(previous) = previous {
                    let closed = self.inside(step).implies(self.inside(previous));
                    self.structure(closed);
                }
                previous = Some(step);
                let this = self.steps.get(step);
                if !this.ordered || this.prefix {
                    continue;
                }
                if let Some(before) = ordered.or(last_of_prefix) {
                    self.structure(Formula::Before(before, step));
                }
                ordered = Some(step);
            }
        }
        // A thread's last event so far, when another one sees its end.
        let mut last: BTreeMap<u32, StepId> = BTreeMap::new();
        let mut forked: BTreeMap<u32, StepId> = BTreeMap::new();
        let mut in_order: Vec<StepId> = self.steps.iter().map(|(s, _)| s).collect();
        in_order.sort_by_key(|&s| self.steps.get(s).at);
        for step in in_order {
            let thread = self.steps.get(step).thread;
            if self.steps.previous(step).is_none()
                && let Some(&fork) = forked.get(&thread)
            {
                self.follows(step, fork);
            }
            let whats: Vec<What> = self.steps.events(&self.trace, step).map(|(_, e)| e.what.clone()).collect();
            for what in whats {
                match what {
                    What::Fork { child } => drop(forked.insert(child, step)),
                    What::Join { child } => {
                        if let Some(&end) = last.get(&child) {
                            self.follows(step, end);
                        }
                    }
                    _ => {}
                }
            }
            last.insert(thread, step);
        }
        self.forks = forked;
    }

    /// The second needs the first, which comes before it.
    fn follows(&mut self, second: StepId, first: StepId) {
        let needs = self.inside(second).implies(self.inside(first));
        self.structure(needs);
        let ordered = |s: StepId| self.steps.get(s).ordered;
        if ordered(first) && ordered(second) {
            self.structure(Formula::Before(first, second));
        }
    }

    /// These keep the order in which they were observed.
    pub(super) fn chain(&mut self, observed: &[(StepId, EventId)]) {
        for pair in observed.windows(2) {
            let ((first, _), (second, event)) = (pair[0], pair[1]);
            if first != second {
                let kept = Formula::all([self.inside_if(first, second), self.before(first, second)]);
                let rule = self.inside(second).implies(kept);
                self.say(event, rule);
            }
        }
    }

    /// `pthread_once`: who finds it done comes after its end.
    pub(super) fn onces(&mut self) {
        let mut onces = Onces::new();
        for (step, _) in self.steps.iter() {
            for (event, e) in self.steps.events(&self.trace, step) {
                let What::Sync { op, on } = &e.what else { continue };
                if !matches!(op, SyncOp::OnceBegin | SyncOp::OnceEnd | SyncOp::OnceDone) {
                    continue;
                }
                let once = onces.entry(on.address).or_default();
                let own = once.begin.is_some_and(|b| self.steps.get(b).thread == e.thread);
                match op {
                    SyncOp::OnceBegin => once.begin = Some(step),
                    SyncOp::OnceEnd if own => once.end = Some(step),
                    _ => once.done.push((step, event)),
                }
            }
        }
        for once in onces.values() {
            for &(step, event) in &once.done {
                // It was done before the trace began.
                let Some(end) = once.end else { continue };
                let after = Formula::all([self.inside(end), self.before(end, step)]);
                let rule = self.inside(step).implies(after);
                self.say(event, rule);
            }
        }
        self.onces = onces;
    }

    /// The opposite result of a `once`, for a thread that stands at it: it would have to run the initialiser.
    pub(super) fn other_once(&self, event: EventId, address: u64) -> Formula {
        let Some(once) = self.onces.get(&address) else { return Formula::FALSE };
        // There is one initialiser in a trace, so whoever ran it cannot find it done.
        if !once.done.iter().any(|d| d.1 == event) {
            return Formula::FALSE;
        }
        once.begin.map_or(Formula::FALSE, |begin| self.inside(begin).not())
    }

    /// An access comes before the free of its object, and after the free of the one that was there before.
    pub(super) fn frees(&mut self) {
        let objects = &self.objects;
        if objects.freed.is_empty() {
            return;
        }
        let mut rules = Vec::new();
        let free_steps = self.free_steps();
        for (step, s) in self.steps.iter() {
            for (event, e) in self.steps.events(&self.trace, step) {
                let Some((address, _)) = span(&e.what) else { continue };
                for &f in objects.frees_of(address) {
                    let Some(free) = free_steps[f] else { continue };
                    if free == step || self.steps.get(free).thread == s.thread {
                        continue;
                    }
                    let rule = match objects.freed[f].at < s.at as usize {
                        true => Formula::all([self.inside_if(free, step), self.before(free, step)]),
                        false => Formula::any([self.inside(free).not(), self.before(step, free)]),
                    };
                    rules.push((event, self.inside(step).implies(rule)));
                }
            }
        }
        rules.into_iter().for_each(|(event, rule)| self.say(event, rule));
    }

    fn free_steps(&self) -> Vec<Option<StepId>> {
        let by_place: BTreeMap<usize, StepId> = self
            .steps
            .iter()
            .flat_map(|(step, _)| self.steps.events(&self.trace, step).map(move |(id, _)| (id, step)))
            .filter_map(|(id, step)| Some((self.steps.position(id)?, step)))
            .collect();
        self.objects.freed.iter().map(|f| by_place.get(&f.at).copied()).collect()
    }

    /// What keeps its observed order: calls that touch the world, operations on futexes and the words under them, and
    /// everything on an object with regard to its making and its end.
    pub(super) fn observed(&mut self) {
        let mut world: Vec<(StepId, EventId)> = Vec::new();
        let mut futexes: BTreeMap<u64, Vec<(StepId, EventId)>> = BTreeMap::new();
        let mut objects: BTreeMap<u64, Vec<(StepId, EventId, bool)>> = BTreeMap::new();
        let words = self.futex_words();
        let mut in_order: Vec<StepId> = self.steps.iter().map(|(s, _)| s).collect();
        in_order.sort_by_key(|&s| self.steps.get(s).at);
        for step in in_order {
            for (event, e) in self.steps.events(&self.trace, step) {
                match &e.what {
                    what if touches_world(what, &self.trace) => world.push((step, event)),
                    What::Sync { op: SyncOp::FutexWait { .. } | SyncOp::FutexWake { .. }, on } => {
                        futexes.entry(on.address).or_default().push((step, event));
                    }
                    What::Sync { op, on } => {
                        let makes = matches!(op, SyncOp::Init { .. } | SyncOp::Destroy);
                        objects.entry(on.address).or_default().push((step, event, makes));
                    }
                    What::Write { at, .. } | What::Update { at, .. } => {
                        if let Some(word) = word_under(&words, at) {
                            futexes.entry(word).or_default().push((step, event));
                        }
                    }
                    _ => {}
                }
            }
        }
        self.chain(&world);
        futexes.values().for_each(|uses| self.chain(uses));
        for uses in objects.values() {
            for (i, &(maker, maker_event, makes)) in uses.iter().enumerate() {
                if !makes {
                    continue;
                }
                for (j, &(other, event, _)) in uses.iter().enumerate() {
                    if j < i {
                        let late = Formula::any([self.inside(other).not(), self.before(other, maker)]);
                        let rule = self.inside(maker).implies(late);
                        self.say(maker_event, rule);
                    } else if j > i {
                        let after = Formula::all([self.inside_if(maker, other), self.before(maker, other)]);
                        let rule = self.inside(other).implies(after);
                        self.say(event, rule);
                    }
                }
            }
        }
    }

    fn futex_words(&self) -> Vec<u64> {
        futex_words(&self.trace)
    }
}

/// The addresses of futexes, in order.
pub(super) fn futex_words(trace: &trace::Trace) -> Vec<u64> {
    let mut words: Vec<u64> = trace
        .events
        .iter()
        .filter_map(|e| match e.what {
            What::Sync { op: SyncOp::FutexWait { .. } | SyncOp::FutexWake { .. }, on } => Some(on.address),
            _ => None,
        })
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// The futex that an access touches.
pub(super) fn word_under(words: &[u64], at: &trace::Access) -> Option<u64> {
    let first = words.partition_point(|&w| w + 4 <= at.address);
    words.get(first).copied().filter(|&w| w < at.address.saturating_add(at.size.into()))
}

/// Whether an event touches the world outside in a way that another thread may notice.
pub(super) fn touches_world(what: &What, trace: &trace::Trace) -> bool {
    match what {
        What::Call { function } => {
            let name = trace.tables.locations().get(*function as usize).map_or("", |n| n);
            !ONLY_OUTPUT.contains(&name)
        }
        What::Input { .. } => true,
        _ => false,
    }
}
