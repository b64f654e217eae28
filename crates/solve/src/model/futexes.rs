//! Futexes: how many a wake wakes, where the program looks at it, and which of them have no rule.
//!
//! A wake wakes as many as it may of those that nothing has woken yet: the sleeps that began before it, less those that the
//! wakes before it woke. Who goes on then is free (`conditions.rs`).
//!
//! A futex keeps its observed order, and so do the writes to its word, if the trace does not say enough (before version 1.3; a
//! wait without the read that it is), if sleepers are moved to another futex, if it is waited for by bits, or if somebody
//! gives up and somebody else looks at how many were woken: then it matters whom a wake was for.

use super::{Rules, Steps};
use crate::formula::{Formula, StepId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use trace::sync::ALL_BITS;
use trace::{Access, EventId, SyncOp, Trace, Wake, What};

/// Futexes with more pairs of a wake and a sleep or wake keep their order, if somebody looks at how many were woken.
const LARGEST: usize = 200_000;

#[derive(Clone, Copy, Debug)]
struct Waking {
    step: StepId,
    event: EventId,
    most: u32,
    /// What the program saw; `None` if it does not look.
    woke: Option<u32>,
}

/// A futex where some wake's result matters.
#[derive(Clone, Debug, Default)]
pub(super) struct Futex {
    sleeps: Vec<StepId>,
    wakes: Vec<Waking>,
}

impl Futex {
    /// All that decides how many are woken.
    pub(super) fn uses(&self) -> impl Iterator<Item = StepId> {
        self.sleeps.iter().copied().chain(self.wakes.iter().map(|w| w.step))
    }

    /// How many a wake can wake at most.
    fn most(&self, wake: &Waking) -> u32 {
        wake.most.min(self.sleeps.len() as u32)
    }
}

/// By address.
pub(super) type Futexes = BTreeMap<u64, Futex>;

pub(super) fn futexes(trace: &Trace, steps: &Steps, kept: &[u64]) -> Futexes {
    let mut all = Futexes::new();
    for (step, _) in steps.iter() {
        for (event, e) in steps.events(trace, step) {
            let What::Sync { op, on } = &e.what else { continue };
            if kept.binary_search(&on.address).is_ok() {
                continue;
            }
            match *op {
                SyncOp::FutexWait { .. } if op.sleeps() => all.entry(on.address).or_default().sleeps.push(step),
                SyncOp::FutexWake { most: Some(most), woke, ignored, .. } => {
                    let woke = Some(woke).filter(|_| !ignored);
                    all.entry(on.address).or_default().wakes.push(Waking { step, event, most, woke });
                }
                _ => {}
            }
        }
    }
    let matters = |w: &Waking| w.woke.is_some() && !steps.get(w.step).prefix;
    all.retain(|_, futex| futex.wakes.iter().any(matters));
    all
}

/// The futex that an access touches, of these addresses in their order.
pub(super) fn word_under(words: &[u64], at: &Access) -> Option<u64> {
    let first = words.partition_point(|&w| w + 4 <= at.address);
    words.get(first).copied().filter(|&w| w < at.address.saturating_add(at.size.into()))
}

/// What is known of a futex when the whole trace was looked at.
#[derive(Default)]
struct Word {
    /// There is something that the model has no rule for.
    vague: bool,
    /// Who waited without the read that it is.
    unread: FxHashSet<u32>,
    sleeps: usize,
    wakes: usize,
    /// Somebody looks at how many were woken.
    looks: bool,
    gives_up: bool,
}

/// The addresses of futexes that keep their observed order, sorted.
pub(super) fn without_rule(trace: &Trace) -> Vec<u64> {
    let mut words: BTreeMap<u64, Word> = BTreeMap::new();
    // By thread: the reads with an unknown of its last step.
    let mut reads: FxHashMap<u32, (u64, Vec<u64>)> = FxHashMap::default();
    // Threads that sleep.
    let mut asleep: FxHashSet<(u32, u64)> = FxHashSet::default();
    for (place, event) in trace.events.iter().enumerate() {
        match &event.what {
            What::Read { at, expr: Some(_), .. } if at.size == 4 => {
                let known = reads.entry(event.thread).or_default();
                if known.0 != event.clock {
                    *known = (event.clock, Vec::new());
                }
                known.1.push(at.address);
            }
            What::Sync { op, on } => {
                let is_read =
                    || reads.get(&event.thread).is_some_and(|r| r.0 == event.clock && r.1.contains(&on.address));
                let me = (event.thread, on.address);
                match *op {
                    SyncOp::FutexWait { found, bits, .. } => {
                        let unread = place >= trace.start && !is_read();
                        let word = words.entry(on.address).or_default();
                        word.vague |= found.is_none() || bits != ALL_BITS;
                        word.unread.extend(unread.then_some(event.thread));
                        if op.sleeps() {
                            word.sleeps += 1;
                            asleep.insert(me);
                        }
                    }
                    SyncOp::FutexWoken { wake } => {
                        let began = asleep.remove(&me);
                        words.entry(on.address).or_default().gives_up |= wake != Wake::Signalled || !began;
                    }
                    SyncOp::FutexWake { most, bits, ignored, .. } => {
                        let word = words.entry(on.address).or_default();
                        word.vague |= most.is_none() || bits != ALL_BITS;
                        word.wakes += 1;
                        word.looks |= !ignored;
                    }
                    SyncOp::FutexRequeue { to, .. } => {
                        for address in [on.address, to.address] {
                            words.entry(address).or_default().vague = true;
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    if words.values().any(|w| !w.unread.is_empty()) {
        forget_private(trace, &mut words);
    }
    let large = |w: &Word| w.looks && w.wakes * (w.wakes + w.sleeps) > LARGEST;
    let no_rule = |w: &Word| w.vague || !w.unread.is_empty() || w.looks && w.gives_up || large(w);
    words.iter().filter(|(_, w)| no_rule(w)).map(|(&address, _)| address).collect()
}

/// A word that nobody else writes has the same value for a thread, whatever the order.
fn forget_private(trace: &Trace, words: &mut BTreeMap<u64, Word>) {
    let addresses: Vec<u64> = words.iter().filter(|(_, w)| !w.unread.is_empty()).map(|(&a, _)| a).collect();
    let mut written: FxHashMap<u64, FxHashSet<u32>> = FxHashMap::default();
    for event in &trace.events {
        if let What::Write { at, .. } | What::Update { at, .. } = &event.what
            && let Some(word) = word_under(&addresses, at)
        {
            written.entry(word).or_default().insert(event.thread);
        }
    }
    for address in addresses {
        let writers = written.remove(&address).unwrap_or_default();
        if let Some(word) = words.get_mut(&address) {
            word.unread.retain(|waiter| writers.iter().any(|w| w != waiter));
        }
    }
}

impl super::Model {
    /// Whether a wake's result is one that could be another.
    pub(super) fn counts_woken(&self, event: EventId, address: u64) -> bool {
        let futex = self.futexes.get(&address);
        futex.is_some_and(|f| f.wakes.iter().any(|w| w.event == event && w.woke.is_some()))
    }
}

impl Rules<'_> {
    /// How many a wake woke is what the order makes it, where the program looks at it.
    pub(super) fn woken_counts(&mut self) {
        for (&address, futex) in &self.model.futexes {
            let mut woken = Vec::new();
            for wake in &futex.wakes {
                let bits = 1..=futex.most(wake);
                let prefix = self.steps.get(wake.step).prefix;
                woken.push(match wake.woke.filter(|_| !prefix) {
                    Some(woke) => bits.map(|k| Formula::Const(k <= woke)).collect(),
                    None => bits.map(|_| self.choice()).collect::<Vec<_>>(),
                });
            }
            self.named.woken.insert(address, woken);
            for (i, wake) in futex.wakes.iter().enumerate().filter(|(_, w)| self.cone.has(w.step)) {
                if self.gives_up() {
                    return;
                }
                for k in 1..=futex.most(wake) {
                    let at_least = self.still_asleep(address, futex, Some(wake.step), k);
                    let woke = self.named.woken[&address][i][k as usize - 1].clone();
                    let both = Formula::all([woke.clone().implies(at_least.clone()), at_least.implies(woke)]);
                    let rule = self.inside(wake.step).implies(both);
                    self.say(wake.event, rule);
                }
                // It wakes no more than there are.
                if !self.steps.get(wake.step).prefix && wake.woke.is_some_and(|woke| woke > futex.most(wake)) {
                    let never = self.inside(wake.step).not();
                    self.say(wake.event, never);
                }
            }
        }
    }

    /// At least so many sleep that nothing has woken: at a step, or at the frontier.
    fn still_asleep(&self, address: u64, futex: &Futex, at: Option<StepId>, many: u32) -> Formula {
        let done = |step: StepId| match at {
            Some(at) if at == step => Formula::FALSE,
            Some(at) => Formula::all([self.inside_if(step, at), self.before(step, at)]),
            None => self.inside(step),
        };
        let mut of: Vec<Formula> = futex.sleeps.iter().map(|&s| done(s)).collect();
        let mut wanted = i64::from(many);
        let woken = self.named.woken.get(&address).map_or(&[][..], Vec::as_slice);
        for (wake, woken) in futex.wakes.iter().zip(woken) {
            wanted += woken.len() as i64;
            let done = done(wake.step);
            of.extend(woken.iter().map(|woke| Formula::all([done.clone(), woke.clone()]).not()));
        }
        Formula::at_least(wanted, of)
    }

    /// The wake wakes another number, for a thread that stands at it.
    pub(super) fn other_woken_count(&self, event: EventId, address: u64) -> Formula {
        let Some(futex) = self.futexes.get(&address) else { return Formula::FALSE };
        let Some(wake) = futex.wakes.iter().find(|w| w.event == event) else { return Formula::FALSE };
        let Some(woke) = wake.woke else { return Formula::FALSE };
        let fewer = match woke {
            0 => Formula::FALSE,
            woke => self.still_asleep(address, futex, None, woke).not(),
        };
        let more = if woke < wake.most { self.still_asleep(address, futex, None, woke + 1) } else { Formula::FALSE };
        Formula::any([fewer, more])
    }
}
