//! Which steps need which other ones before them: births and ends of threads, `once`, frees, and what keeps its observed
//! order because there is no better rule.

use super::steps::Meetings;
use super::{Model, Rules, futexes};
use crate::formula::{Formula, StepId};
use crate::objects::span;
use std::collections::BTreeMap;
use trace::{EventId, SyncOp, Trace, What};

/// What is known of the order of steps apart from memory and locks.
#[derive(Clone, Debug, Default)]
pub(super) struct Order {
    /// The first needs the second, which comes before it.
    pub(super) needs: Vec<(StepId, StepId, Option<EventId>)>,
    /// If both are inside, the first comes before the second.
    precedes: Vec<(StepId, StepId, EventId)>,
    /// Sections of a lock that is destroyed later: nobody destroys what is held.
    pub(super) given_back: Vec<GivenBack>,
    /// Who creates a thread.
    pub(super) forks: BTreeMap<u32, StepId>,
    pub(super) onces: BTreeMap<u64, Once>,
}

/// A section that has ended when its lock is destroyed.
#[derive(Clone, Copy, Debug)]
pub(super) struct GivenBack {
    /// `None`: it was held when the trace began.
    lock: Option<StepId>,
    pub(super) unlock: StepId,
    pub(super) destroy: StepId,
    event: EventId,
}

/// The initialiser of one `pthread_once`.
#[derive(Clone, Debug, Default)]
pub(super) struct Once {
    pub(super) begin: Option<StepId>,
    pub(super) end: Option<StepId>,
    /// Those that found it done.
    done: Vec<(StepId, EventId)>,
}

impl Order {
    pub(super) fn new(model: &Model, keeps: &dyn Fn(u32) -> bool, meetings: &Meetings) -> Order {
        let mut order = Order::default();
        let mut in_order: Vec<StepId> = model.steps.iter().map(|(s, _)| s).collect();
        in_order.sort_by_key(|&s| model.steps.get(s).at);
        order.births_and_ends(model, &in_order);
        order.find_onces(model, &in_order);
        order.frees(model);
        order.observed(model, &in_order);
        let met = meetings.iter().flat_map(|(leave, arrivals)| arrivals.iter().map(|arrival| (*leave, *arrival, None)));
        order.needs.extend(met);
        in_order.retain(|&s| model.steps.get(s).ordered && keeps(model.steps.get(s).thread));
        order.needs.extend(in_order.windows(2).map(|pair| (pair[1], pair[0], None)));
        order
    }

    fn births_and_ends(&mut self, model: &Model, in_order: &[StepId]) {
        // A thread's last step so far, when another one sees its end.
        let mut last: BTreeMap<u32, StepId> = BTreeMap::new();
        for &step in in_order {
            let thread = model.steps.get(step).thread;
            if model.steps.previous(step).is_none()
                && let Some(&fork) = self.forks.get(&thread)
            {
                self.needs.push((step, fork, None));
            }
            for (_, event) in model.steps.events(&model.trace, step) {
                match event.what {
                    What::Fork { child } => drop(self.forks.insert(child, step)),
                    What::Join { child } => self.needs.extend(last.get(&child).map(|&end| (step, end, None))),
                    _ => {}
                }
            }
            last.insert(thread, step);
        }
    }

    fn find_onces(&mut self, model: &Model, in_order: &[StepId]) {
        for &step in in_order {
            for (id, event) in model.steps.events(&model.trace, step) {
                let What::Sync { op: op @ (SyncOp::OnceBegin | SyncOp::OnceEnd | SyncOp::OnceDone), on } = &event.what
                else {
                    continue;
                };
                let once = self.onces.entry(on.address).or_default();
                let own = once.begin.is_some_and(|b| model.steps.get(b).thread == event.thread);
                match op {
                    SyncOp::OnceBegin => once.begin = Some(step),
                    SyncOp::OnceEnd if own => once.end = Some(step),
                    _ => once.done.push((step, id)),
                }
            }
        }
        for once in self.onces.values() {
            // Without an end, it was done before the trace began.
            let Some(end) = once.end else { continue };
            self.needs.extend(once.done.iter().map(|&(step, event)| (step, end, Some(event))));
        }
    }

    /// An access comes before the free of its object, and after the free of the one that was there before.
    fn frees(&mut self, model: &Model) {
        if model.objects.freed.is_empty() {
            return;
        }
        let mut frees: BTreeMap<usize, StepId> = BTreeMap::new();
        let mut accesses = Vec::new();
        for (step, _) in model.steps.iter() {
            for (id, event) in model.steps.events(&model.trace, step) {
                let Some(at) = model.steps.position(id) else { continue };
                if matches!(event.what, What::Free { .. }) {
                    frees.insert(at, step);
                }
                let span = span(&event.what).filter(|s| !model.objects.frees_of(s.0).is_empty());
                accesses.extend(span.map(|s| (s.0, at, step, id)));
            }
        }
        for (address, at, step, id) in accesses {
            for freed in model.objects.frees_of(address).iter().map(|&f| &model.objects.freed[f]) {
                let Some(&free) = frees.get(&freed.at) else { continue };
                match model.steps.get(free).thread == id.thread {
                    true => {}
                    false if freed.at < at => self.needs.push((step, free, Some(id))),
                    false => self.precedes.push((step, free, id)),
                }
            }
        }
    }

    /// What keeps its observed order: calls that touch the world, futexes without a rule and the words under them, and
    /// everything on an object with regard to its making and its end.
    fn observed(&mut self, model: &Model, in_order: &[StepId]) {
        let mut world: Vec<(StepId, EventId)> = Vec::new();
        let mut words: BTreeMap<u64, Vec<(StepId, EventId)>> = BTreeMap::new();
        let mut objects: BTreeMap<u64, Vec<(StepId, EventId, bool)>> = BTreeMap::new();
        for &step in in_order {
            for (id, event) in model.steps.events(&model.trace, step) {
                match &event.what {
                    what if touches_world(what, &model.trace) => world.push((step, id)),
                    What::Sync { op, on } if model.kept.binary_search(&on.address).is_ok() => {
                        let to = op.other_object().map(|to| to.address);
                        for address in std::iter::once(on.address).chain(to) {
                            words.entry(address).or_default().push((step, id));
                        }
                    }
                    What::Sync { op, on } => {
                        let makes = matches!(op, SyncOp::Init { .. } | SyncOp::Destroy);
                        objects.entry(on.address).or_default().push((step, id, makes));
                    }
                    What::Write { at, .. } | What::Update { at, .. } => {
                        if let Some(word) = futexes::word_under(&model.kept, at) {
                            words.entry(word).or_default().push((step, id));
                        }
                    }
                    _ => {}
                }
            }
        }
        self.chain(&world);
        words.values().for_each(|uses| self.chain(uses));
        for uses in objects.values() {
            for (i, &(maker, maker_event, _)) in uses.iter().enumerate().filter(|(_, u)| u.2) {
                let earlier = uses[..i].iter().filter(|u| u.0 != maker);
                self.precedes.extend(earlier.map(|u| (u.0, maker, maker_event)));
                let later = uses[i + 1..].iter().filter(|u| u.0 != maker);
                self.needs.extend(later.map(|u| (u.0, maker, Some(u.1))));
            }
        }
        self.destroyed(model, in_order);
        for uses in model.counters.values().filter_map(|c| c.unexplained()) {
            self.chain(&uses);
        }
    }

    /// Sections of other threads that were over when their lock was destroyed.
    fn destroyed(&mut self, model: &Model, in_order: &[StepId]) {
        for &destroy in in_order {
            for (event, e) in model.steps.events(&model.trace, destroy) {
                let What::Sync { op: SyncOp::Destroy, on } = &e.what else { continue };
                let sections = model.locks.all.get(&on.address).into_iter().flat_map(|lock| &lock.sections);
                for section in sections.filter(|s| s.thread != event.thread) {
                    let is_over = |unlock: &StepId| model.steps.get(*unlock).at < model.steps.get(destroy).at;
                    let Some(unlock) = section.unlock.filter(is_over) else { continue };
                    let lock = section.lock.map(|l| l.0);
                    self.given_back.push(GivenBack { lock, unlock, destroy, event });
                }
            }
        }
    }

    /// These keep the order in which they were observed.
    fn chain(&mut self, observed: &[(StepId, EventId)]) {
        let pairs = observed.windows(2).filter(|pair| pair[0].0 != pair[1].0);
        self.needs.extend(pairs.map(|pair| (pair[1].0, pair[0].0, Some(pair[1].1))));
    }
}

impl Rules<'_> {
    /// Program order, and the prefix before everything else. What is inside is closed under it.
    pub(super) fn program_order(&mut self) {
        let ordered = self.steps.iter().filter(|(_, s)| s.prefix && s.ordered);
        let mut prefix: Vec<StepId> = ordered.map(|(i, _)| i).collect();
        prefix.sort_by_key(|&s| self.steps.get(s).at);
        for pair in prefix.windows(2) {
            self.structure(Formula::Before(pair[0], pair[1]));
        }
        for thread in 0..self.steps.threads() {
            let mut last = prefix.last().copied();
            let mut previous: Option<StepId> = None;
            for step in self.model.steps.of_thread(thread).take_while(|&s| self.cone.has(s)) {
                if let Some(previous) = previous {
                    let closed = self.inside(step).implies(self.inside(previous));
                    self.structure(closed);
                }
                previous = Some(step);
                let this = self.steps.get(step);
                if !this.ordered || this.prefix {
                    continue;
                }
                if let Some(before) = last {
                    self.structure(Formula::Before(before, step));
                }
                last = Some(step);
            }
        }
    }

    /// Births, ends, `once`, frees, and what keeps its order.
    pub(super) fn order(&mut self) {
        for &(second, first, about) in &self.model.order.needs {
            if !self.cone.has(second) {
                continue;
            }
            let Some(event) = about else {
                let needs = self.inside(second).implies(self.inside(first));
                self.structure(needs);
                if self.steps.get(first).ordered && self.steps.get(second).ordered {
                    self.structure(Formula::Before(first, second));
                }
                continue;
            };
            let kept = Formula::all([self.inside_if(first, second), self.before(first, second)]);
            let rule = self.inside(second).implies(kept);
            self.say(event, rule);
        }
        for &(first, second, event) in &self.model.order.precedes {
            let both = Formula::all([self.inside(first), self.inside(second)]);
            let rule = both.implies(self.before(first, second));
            self.say(event, rule);
        }
        // That the unlock comes before the end of its lock is said above.
        for &GivenBack { lock, unlock, destroy, event } in &self.model.order.given_back {
            if !self.cone.has(destroy) {
                continue;
            }
            let held = lock.map_or(Formula::TRUE, |lock| self.inside(lock));
            let rule = Formula::all([self.inside(destroy), held]).implies(self.inside(unlock));
            self.say(event, rule);
        }
    }

    /// The opposite result of a `once`, for a thread that stands at it: it would have to run the initialiser.
    pub(super) fn other_once(&self, event: EventId, address: u64) -> Formula {
        let Some(once) = self.order.onces.get(&address) else { return Formula::FALSE };
        // There is one initialiser in a trace, so whoever ran it cannot find it done.
        if !once.done.iter().any(|d| d.1 == event) {
            return Formula::FALSE;
        }
        once.begin.map_or(Formula::FALSE, |begin| self.inside(begin).not())
    }
}

/// Whether an event touches the world outside in a way that another thread may notice.
pub(super) fn touches_world(what: &What, trace: &Trace) -> bool {
    match what {
        What::Call { function } => {
            let name = trace.tables.locations().get(*function as usize).map_or("", |n| n);
            !trace::event::only_prints(name)
        }
        What::Input { .. } => true,
        _ => false,
    }
}
