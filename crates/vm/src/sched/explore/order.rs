//! Which events of a run had to come in their order, and which pairs could have come the other way round.

use super::plan::Step;
use super::{Action, Node};
use crate::sched::{EVERYTHING, Mode, Touch};
use guest::sync::ThreadId;
use rustc_hash::FxHashMap;
use trace::Begin;

/// Ranges longer than this are compared with everything instead of being cut into words.
const LONG: u64 = 512;

fn overlap(a: &Touch, b: &Touch) -> bool {
    a.key == EVERYTHING || b.key == EVERYTHING || a.key < b.key + b.size && b.key < a.key + a.size
}

/// Whether the later operation depends on the earlier one: their order can be seen, or the one made the other possible.
fn depends(earlier: Mode, later: Mode) -> bool {
    use Mode::{Acquire, Arrive, Leave, Read, Release, Share, Unshare, Write};
    match (earlier, later) {
        (Write, _) | (_, Write) => true,
        // In which order threads come to a barrier does not matter, but which of them come in a round.
        (Arrive { round: a, .. }, Arrive { round: b, .. }) => a != b,
        (Arrive { round: a, .. }, Leave { round: b }) => a == b,
        (Leave { .. }, Arrive { .. } | Leave { .. }) => false,
        (Arrive { .. } | Leave { .. }, _) | (_, Arrive { .. } | Leave { .. }) => true,
        (Read, Read) | (Share, Share | Unshare) | (Unshare, Share) => false,
        (Read, Release | Unshare) | (Release | Unshare, Read) => true,
        // Giving never waits, so it could as well have come before.
        (_, Release | Unshare) => false,
        (Acquire | Share | Release | Unshare | Read, Acquire | Share | Read) => true,
    }
}

/// Whether the earlier one made the later one possible, so that they cannot come the other way round.
fn enables(earlier: Mode, later: Mode) -> bool {
    use Mode::{Acquire, Arrive, Leave, Release, Share, Unshare};
    matches!((earlier, later), (Release, Acquire | Share) | (Unshare, Acquire) | (Arrive { .. }, Leave { .. }))
}

/// Whether an event that comes after this one also comes after everything that this one depends on.
fn closes(mode: Mode) -> bool {
    matches!(mode, Mode::Write | Mode::Acquire)
}

/// Whether the later event was possible before the earlier one, so that it need not be tried before what that depends on:
/// it is enough to try it there, and to see what comes of that. Something can be taken where it was taken, but
/// perhaps not where a try or a timed wait failed.
fn was_possible(earlier: Mode, later: Mode) -> bool {
    !matches!(later, Mode::Acquire | Mode::Share | Mode::Leave { .. }) || earlier == Mode::Acquire
}

/// Whether one with `later` comes after all that this one does, being two rounds of a barrier ahead.
fn is_of_an_old_round(mode: Mode, later: Mode) -> bool {
    match (mode, later) {
        (Mode::Arrive { round, .. }, Mode::Arrive { round: now, .. }) => round + 1 < now,
        (Mode::Arrive { round, .. }, Mode::Leave { round: now }) => round < now,
        _ => false,
    }
}

/// Whether the order of two operations does not matter that are possible in the same state.
pub(super) fn independent(a: &[Touch], b: &[Touch]) -> bool {
    // After the last one of a round, another one comes too late for it.
    let comes_last = |x: Mode, y: Mode| {
        matches!(
            (x, y),
            (Mode::Arrive { last: true, .. }, Mode::Arrive { .. })
                | (Mode::Arrive { .. }, Mode::Arrive { last: true, .. })
        )
    };
    // Of two gives the second is taken for a change (it may not be the one that let somebody take), so neither order is like the other.
    let both_give = |x: Mode, y: Mode| (x, y) == (Mode::Release, Mode::Release);
    let against = |x: Mode, y: Mode| depends(x, y) || depends(y, x) || comes_last(x, y) || both_give(x, y);
    !a.iter().any(|x| b.iter().any(|y| overlap(x, y) && against(x.mode, y.mode)))
}

/// For each thread, how many of its events come before.
type Clock = Vec<u32>;

#[derive(Clone, Copy)]
struct Entry {
    event: u32,
    touch: Touch,
}

/// The events that touched each word, oldest first.
#[derive(Default)]
struct Index {
    words: FxHashMap<u64, Vec<Entry>>,
    long: Vec<Entry>,
    all: Vec<Entry>,
}

impl Index {
    fn words(t: &Touch) -> impl Iterator<Item = u64> + use<> {
        t.key >> 3..=(t.key + t.size.max(1) - 1) >> 3
    }

    fn add(&mut self, event: u32, touch: Touch) {
        let entry = Entry { event, touch };
        if touch.key == EVERYTHING || touch.size > LONG {
            self.long.push(entry);
        } else {
            Self::words(&touch).for_each(|w| self.words.entry(w).or_default().push(entry));
        }
        self.all.push(entry);
    }

    /// The events that the touch depends on, back to those that come before another one of them.
    ///
    /// `waited`: the thread waited already when that event came, so that older ones have to be looked at.
    fn dependencies(&self, touch: &Touch, waited: impl Fn(usize) -> bool, found: &mut Vec<Entry>) {
        if touch.key == EVERYTHING || touch.size > LONG {
            found.extend(self.all.iter().filter(|e| overlap(&e.touch, touch) && depends(e.touch.mode, touch.mode)));
            return;
        }
        for word in Self::words(touch) {
            for e in self.words.get(&word).into_iter().flatten().rev() {
                if overlap(&e.touch, touch) && depends(e.touch.mode, touch.mode) {
                    found.push(*e);
                }
                let covers = e.touch.key <= touch.key && touch.key + touch.size <= e.touch.key + e.touch.size;
                let is_last =
                    closes(e.touch.mode) && was_possible(e.touch.mode, touch.mode) && !waited(e.event as usize);
                if covers && (is_last || is_of_an_old_round(e.touch.mode, touch.mode)) {
                    break;
                }
            }
        }
        found.extend(self.long.iter().filter(|e| overlap(&e.touch, touch) && depends(e.touch.mode, touch.mode)));
    }
}

/// The happens-before order of a path, and of what threads wait for in vain at its end.
pub(super) struct Order {
    /// What each event was.
    steps: Vec<Step>,
    /// Of each event, itself included.
    clocks: Vec<Clock>,
    /// The number of each event among those of its thread, from 1.
    numbers: Vec<u32>,
    threads: usize,
    /// How many took place; those after them wait in vain, and none of these comes before another.
    done: usize,
}

impl Order {
    fn thread(&self, event: usize) -> usize {
        self.steps[event].action.thread.0 as usize
    }

    pub(super) fn step(&self, event: usize) -> &Step {
        &self.steps[event]
    }

    /// Whether `a` comes before what has this clock.
    fn before(&self, a: usize, clock: &Clock) -> bool {
        clock[self.thread(a)] >= self.numbers[a]
    }

    /// Whether an event depends on an earlier one.
    pub(super) fn comes_after(&self, event: usize, earlier: usize) -> bool {
        self.before(earlier, &self.clocks[event])
    }

    /// The events that took place after one and before another.
    pub(super) fn between(&self, earlier: usize, later: usize) -> std::ops::Range<usize> {
        earlier + 1..later.min(self.done)
    }
}

fn join(into: &mut Clock, other: &Clock) {
    into.iter_mut().zip(other).for_each(|(a, b)| *a = (*a).max(*b));
}

/// A number for the order that the events of a path had to come in: two runs with the same number are equivalent.
pub(super) fn shape(path: &[Node]) -> u64 {
    let order = follow(path, path.len(), &[]).order;
    let mix = |h: u64, v: u64| (h.rotate_left(23) ^ v).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let event = |e: usize| {
        let begin = path[e].action().begin as u64;
        let clock = order.clocks[e].iter().enumerate().filter(|(_, n)| **n > 0);
        clock.fold(mix(order.thread(e) as u64 + 1, begin), |h, (t, &n)| mix(mix(h, t as u64), u64::from(n)))
    };
    (0..path.len()).fold(0, |sum, e| sum.wrapping_add(event(e)))
}

/// What a thread waited for when the run ended: what it would have touched.
pub(super) struct Waiting {
    pub(super) thread: ThreadId,
    pub(super) touches: Vec<Touch>,
}

/// The order of a path, and all pairs of its events, the later one from `fresh` on, that could have come the other way round.
///
/// What a thread waited for in vain counts as an event at the end: what is in its way could have come after it.
pub(super) fn races(path: &[Node], fresh: usize, waiting: &[Waiting]) -> (Order, Vec<(usize, usize)>) {
    let mut follower = follow(path, fresh, waiting);
    for (i, w) in waiting.iter().enumerate() {
        let step = Step { action: Action { thread: w.thread, begin: Begin::Go }, touched: w.touches.as_slice().into() };
        follower.step(path.len() + i, step, true);
    }
    (follower.order, follower.found)
}

/// Goes through the events of a path.
struct Follower<'p> {
    path: &'p [Node],
    order: Order,
    index: Index,
    /// The last event of each thread.
    last: Vec<Option<usize>>,
    /// Pairs that could have come the other way round.
    found: Vec<(usize, usize)>,
}

/// The order of a path, and the pairs, the later one from `fresh` on, that could have come the other way round.
///
/// Who waits at the end need not be in the path: a thread that is alone gets stuck without ever having had a choice.
fn follow<'p>(path: &'p [Node], fresh: usize, waiting: &[Waiting]) -> Follower<'p> {
    let in_path = path.iter().flat_map(|n| &n.actions).map(|a| a.thread);
    let threads = in_path.chain(waiting.iter().map(|w| w.thread)).map(|t| t.0 as usize + 1).max().unwrap_or(0);
    let order = Order {
        steps: Vec::with_capacity(path.len()),
        clocks: Vec::with_capacity(path.len()),
        numbers: Vec::new(),
        threads,
        done: path.len(),
    };
    let mut follower = Follower { path, order, index: Index::default(), last: vec![None; threads], found: Vec::new() };
    for (e, node) in path.iter().enumerate() {
        follower.step(e, Step { action: node.action(), touched: node.touched.clone() }, e >= fresh);
        follower.last[node.action().thread.0 as usize] = Some(e);
        // What was looked at by a call that had to wait but took nothing could not be taken there by others.
        let looked_at = |t: &Touch| node.touched.iter().any(|o| o.mode == Mode::Write && o.key == t.key);
        let shown = node.touched.iter().filter(|t| t.mode != Mode::Acquire || !looked_at(t));
        shown.for_each(|touch| follower.index.add(e as u32, *touch));
    }
    follower
}

impl Follower<'_> {
    fn step(&mut self, e: usize, step: Step, is_fresh: bool) {
        let Follower { path, order, index, last, found } = self;
        let action = step.action;
        let t = action.thread.0 as usize;
        let own: Clock = last[t].map_or_else(|| vec![0; order.threads], |l| order.clocks[l].clone());
        let mut clock = own.clone();
        let mut dependencies: Vec<Entry> = Vec::new();
        // Whether the thread stood before this event already, and could not do it, nor give it up.
        let waited =
            |d: usize| last[t].is_none_or(|l| l < d) && !path[d].actions.iter().any(|a| a.thread == action.thread);
        for touch in step.touched.iter() {
            dependencies.clear();
            index.dependencies(touch, waited, &mut dependencies);
            dependencies.sort_unstable_by_key(|d| std::cmp::Reverse(d.event));
            dependencies.dedup_by_key(|d| d.event);
            for d in &dependencies {
                join(&mut clock, &order.clocks[d.event as usize]);
            }
            if !is_fresh {
                continue;
            }
            // What the thread waited for may have come after that event without needing it: a signal, while another takes the lock.
            // The later ones are asked first, so that each event is looked at once.
            let mut seen = order.done.min(e);
            let mut least: Clock = vec![u32::MAX; order.threads];
            let mut could_have = |d: usize| {
                let of_wait = last[t].map_or(&[][..], |l| &order.steps[l].touched);
                for x in (d + 1..seen).rev().filter(|&x| order.thread(x) != t) {
                    let other = &order.steps[x].touched;
                    if of_wait.iter().chain(step.touched.iter()).any(|w| other.iter().any(|o| overlap(o, w))) {
                        least.iter_mut().zip(&order.clocks[x]).for_each(|(a, b)| *a = (*a).min(*b));
                    }
                }
                seen = seen.min(d + 1);
                // One of them does not come after it.
                least[order.thread(d)] < order.numbers[d]
            };
            // Of those that did not merely make this one possible, the ones with nothing in between.
            let open: Vec<(usize, Mode)> = dependencies
                .iter()
                .filter(|d| !enables(d.touch.mode, touch.mode))
                .map(|d| (d.event as usize, d.touch.mode))
                .filter(|&(d, _)| order.thread(d) != t && !order.before(d, &own) && (!waited(d) || could_have(d)))
                .collect();
            for (i, &(d, _)) in open.iter().enumerate() {
                let between =
                    |&(l, mode): &(usize, Mode)| was_possible(mode, touch.mode) && order.before(d, &order.clocks[l]);
                if !open[..i].iter().any(between) {
                    found.push((d, e));
                }
            }
        }
        let number = last[t].map_or(0, |l| order.numbers[l]) + 1;
        clock[t] = number;
        order.steps.push(step);
        order.clocks.push(clock);
        order.numbers.push(number);
    }
}
