//! The truth about one run: which of its decisions can be the first, over all threads, to go the other way.
//!
//! The run is given as its order of steps. The oracle follows it and writes down each thread's path; then it searches
//! all orders and inputs in which every thread stays on its path, and notes where one can leave it.

use super::code::{Act, Code, Op};
use super::state::{Acted, State, THREADS, Way};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Kind {
    If,
    Switch,
    Divisor,
    /// The element of an array or the target of a pointer.
    Address,
    /// There is no such element.
    Bounds,
    /// The result of trylock, `sem_trywait` or compare-and-exchange; who runs the initialiser.
    Result,
}

/// A decision of a path. Both the oracle and a trace of the VM name it like this.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Decision {
    pub(crate) thread: u8,
    /// How many steps the thread has done before; a decision about a step comes before that step. What main does before
    /// it creates the first thread does not count.
    pub(crate) steps: u16,
    pub(crate) kind: Kind,
    /// Of a decision between steps, or before there are threads; 0 for one about a step.
    pub(crate) line: u32,
}

impl Decision {
    pub(crate) fn new(thread: usize, steps: u16, kind: Kind, line: u32) -> Decision {
        let is_of_step = steps > 0 && matches!(kind, Kind::Address | Kind::Bounds | Kind::Result);
        Decision { thread: thread as u8, steps, kind, line: if is_of_step { 0 } else { line } }
    }
}

#[derive(Clone, Copy, Debug)]
struct Done {
    thread: u8,
    at: u16,
    way: Way,
    steps: u16,
    fails: bool,
}

/// A run, thread by thread.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    threads: Vec<Vec<Done>>,
    order: Vec<Done>,
    /// How each decision went, in the order in which they were made.
    pub(crate) decisions: Vec<(Decision, i32)>,
}

impl Path {
    /// The first decision of another run that differs from this one's, as long as no thread goes on after what it did here.
    pub(crate) fn first_difference(&self, code: &Code, other: &Path) -> Option<Decision> {
        let mut at = vec![0; self.threads.len()];
        for theirs in &other.order {
            let thread = theirs.thread as usize;
            let ours = self.threads[thread].get(at[thread])?;
            at[thread] += 1;
            debug_assert_eq!(ours.at, theirs.at, "a path that was left without a decision");
            if let Some(kind) = difference(&code.threads[thread][ours.at as usize], ours, theirs.way, theirs.fails) {
                return Some(Decision::new(thread, ours.steps, kind, code.threads[thread][ours.at as usize].line));
            }
        }
        None
    }
}

/// What another way of doing an operation decides otherwise.
fn difference(op: &Op, done: &Done, way: Way, fails: bool) -> Option<Kind> {
    if way.index != done.way.index {
        // Only an index that misses the array fails before anything else is decided.
        return Some(if fails != done.fails { Kind::Bounds } else { Kind::Address });
    }
    (way.result != done.way.result).then(|| kind(op))
}

/// When a decision after a step is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Grain {
    /// At once, as in the VM: whoever decides otherwise is the first to do so.
    Strict,
    /// Some time before the thread's next step: others may come in between.
    Lax,
}

/// The run of the program in which threads do their steps in this order, from the creation of the first thread on; each
/// step comes with its line, if known.
pub(crate) fn follow(code: &Code, inputs: &[i32], order: &[(u8, Option<u32>)]) -> Result<Path, String> {
    let walk = Walk { code, inputs, state: State::new(code), steps: [0; THREADS], done: Vec::new() };
    let mut first = walk;
    first.run_on(0);
    // There is no choice before there are threads.
    while let Some(op) = code.threads[0].get(first.state.threads[0].at as usize)
        && !matches!(op.act, Act::Fork(_) | Act::Exit)
    {
        if !first.step(0, 0) {
            return Err("main waits for itself".into());
        }
        first.run_on(0);
    }
    let mut furthest = (0, String::from("nothing to do"));
    let Some(order) = first.all(order, 0, &mut furthest) else {
        return Err(format!("step {} of {}: {}", furthest.0, order.len(), furthest.1));
    };
    let mut threads = vec![Vec::new(); code.threads.len()];
    let mut decisions = Vec::new();
    for d in &order {
        let thread = d.thread as usize;
        threads[thread].push(*d);
        let op = &code.threads[thread][d.at as usize];
        let named = |kind| Decision::new(thread, d.steps, kind, op.line);
        decisions.extend(d.way.index.map(|i| (named(Kind::Address), i)));
        decisions.extend(d.way.result.map(|r| (named(kind(op)), r)));
    }
    Ok(Path { threads, order, decisions })
}

fn kind(op: &Op) -> Kind {
    match op.act {
        Act::Branch(..) => Kind::If,
        Act::Switch(..) => Kind::Switch,
        Act::Divide(..) => Kind::Divisor,
        _ => Kind::Result,
    }
}

#[derive(Clone)]
struct Walk<'a> {
    code: &'a Code,
    inputs: &'a [i32],
    state: State,
    steps: [u16; THREADS],
    done: Vec<Done>,
}

fn complain<T>(furthest: &mut (usize, String), number: usize, text: String) -> Option<T> {
    if number >= furthest.0 {
        *furthest = (number, text);
    }
    None
}

impl Walk<'_> {
    /// Follows the rest; whom a signal wakes shows only later, so that each choice is tried.
    fn all(&self, order: &[(u8, Option<u32>)], number: usize, furthest: &mut (usize, String)) -> Option<Vec<Done>> {
        let Some(&(thread, line)) = order.first() else { return Some(self.done.clone()) };
        let thread = thread as usize;
        let ops = self.code.threads.get(thread);
        let Some(op) = ops.and_then(|ops| ops.get(self.state.threads[thread].at as usize)) else {
            return complain(furthest, number, format!("thread {thread} has ended"));
        };
        if line.is_some_and(|l| op.line != 0 && l != op.line) {
            return complain(furthest, number, format!("thread {thread} is in line {}, not in {line:?}", op.line));
        }
        for choice in 0..self.state.choices(&op.act) {
            let mut next = self.clone();
            if !next.step(thread, choice) {
                return complain(
                    furthest,
                    number,
                    format!("thread {thread} cannot do {:?} in line {}", op.act, op.line),
                );
            }
            next.run_on(thread);
            if let Some(done) = next.all(&order[1..], number + 1, furthest) {
                return Some(done);
            }
        }
        None
    }

    fn step(&mut self, thread: usize, choice: u32) -> bool {
        let at = self.state.threads[thread].at;
        let op = &self.code.threads[thread][at as usize];
        let steps = self.steps[thread];
        let (way, to, fails) = match self.state.act(thread, op, self.inputs, choice) {
            Acted::Done(way, to) => (way, to, false),
            Acted::Fails(way) => (way, None, true),
            Acted::Ends => (Way::default(), None, false),
            Acted::Blocked => return false,
        };
        self.done.push(Done { thread: thread as u8, at, way, steps, fails });
        // After a failure nothing is left to do.
        self.state.threads[thread].at = if fails { u16::MAX } else { to.unwrap_or(at + 1) };
        self.steps[thread] += u16::from(op.act.is_step() && self.state.is_concurrent());
        true
    }

    fn run_on(&mut self, thread: usize) {
        while let Some(op) = self.code.threads[thread].get(self.state.threads[thread].at as usize)
            && !op.act.is_step()
        {
            self.step(thread, 0);
        }
    }
}

/// The decisions that can be the first to go another way, with any of these inputs; `None` if states are too many.
pub(crate) fn flips(
    code: &Code,
    path: &Path,
    assignments: &[Vec<i32>],
    grain: Grain,
    most: u64,
) -> Option<BTreeSet<Decision>> {
    let mut flips = BTreeSet::new();
    let mut states = 0;
    for inputs in assignments {
        let mut search = Search { code, path, inputs, grain, flips: &mut flips };
        let mut first = State::new(code);
        let mut seen = FxHashSet::default();
        let mut open = Vec::new();
        if search.run_on(&mut first, 0) {
            open.push(first);
        }
        while let Some(state) = open.pop() {
            for thread in 0..code.threads.len() {
                let Some(op) = search.next(&state, thread).filter(|op| op.act.is_step()) else { continue };
                for choice in 0..state.choices(&op.act) {
                    let mut next = state.clone();
                    if search.step(&mut next, thread, choice)
                        && search.run_on(&mut next, thread)
                        && seen.insert(search.key(&next))
                    {
                        states += 1;
                        if states > most {
                            return None;
                        }
                        open.push(next);
                    }
                }
            }
        }
    }
    Some(flips)
}

/// Here a thread's position is one of its path.
struct Search<'a> {
    code: &'a Code,
    path: &'a Path,
    inputs: &'a [i32],
    grain: Grain,
    flips: &'a mut BTreeSet<Decision>,
}

impl<'a> Search<'a> {
    fn next(&self, state: &State, thread: usize) -> Option<&'a Op> {
        let done = self.path.threads[thread].get(state.threads[thread].at as usize)?;
        Some(&self.code.threads[thread][done.at as usize])
    }

    fn key(&self, state: &State) -> u64 {
        state.key(|t| if t < self.code.threads.len() { self.next(state, t).map_or(0, |op| op.live) } else { 0 })
    }

    /// One operation as on the path; whether that is possible and the process goes on.
    fn step(&mut self, state: &mut State, thread: usize, choice: u32) -> bool {
        let at = state.threads[thread].at;
        let done = self.path.threads[thread][at as usize];
        let op = &self.code.threads[thread][done.at as usize];
        let (way, fails) = match state.act(thread, op, self.inputs, choice) {
            Acted::Done(way, _) => (way, false),
            Acted::Fails(way) => (way, true),
            Acted::Ends | Acted::Blocked => return false,
        };
        if let Some(kind) = difference(op, &done, way, fails) {
            self.flips.insert(Decision::new(thread, done.steps, kind, op.line));
            return false;
        }
        state.threads[thread].at = at + 1;
        !fails
    }

    /// Private operations, up to the next step; whether the process goes on.
    fn run_on(&mut self, state: &mut State, thread: usize) -> bool {
        while let Some(op) = self.next(state, thread)
            && !op.act.is_step()
        {
            let before = state.threads[thread].at;
            if !self.step(state, thread, 0) {
                if self.grain == Grain::Strict {
                    return false;
                }
                // The thread has to stay where it is, and the others may go on.
                state.threads[thread].at = before;
                return true;
            }
        }
        true
    }
}
