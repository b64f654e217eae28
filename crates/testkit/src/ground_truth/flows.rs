//! The truth about who reads what whom wrote: every pair of a write and a read that finds it, in some order and with some inputs.
//!
//! The same search as [`super::reach`], with the last writer of each byte as a part of the state. What main writes before there are
//! threads is an initial value, and what it reads then is no flow: the trace begins with the first thread.

use super::code::{Code, Op};
use super::state::{Acted, State, THREADS};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};

/// A line, and the number of the thread.
pub(crate) type Side = (u32, usize);
/// The variable, by its first name (`a` of `a[1]`), a write and a read. Without a write: the initial value.
pub(crate) type Flow = (String, Option<Side>, Side);

#[derive(Clone)]
struct Moment {
    state: State,
    writers: Vec<Option<Side>>,
}

/// What the oracle knows.
#[derive(Default)]
pub(crate) struct Truth {
    pub(crate) flows: BTreeSet<Flow>,
    /// Those of bytes that are written while there are threads: the others need no event.
    pub(crate) shared: BTreeSet<Flow>,
}

/// The bytes that each flow is seen at, and those that are written.
#[derive(Default)]
struct Found {
    flows: BTreeMap<Flow, BTreeSet<usize>>,
    written: BTreeSet<usize>,
}

/// All flows; `None` if there are more states than that.
pub(crate) fn flows(code: &Code, assignments: &[Vec<i32>], most: u64) -> Option<Truth> {
    let mut found = Found::default();
    let mut states = 0;
    for inputs in assignments {
        let mut search = Search { code, inputs, found: &mut found };
        let mut first = Moment { state: State::new(code), writers: vec![None; super::code::MEMORY] };
        let (mut seen, mut open) = (FxHashSet::default(), Vec::new());
        if search.run_on(&mut first, 0) {
            open.push(first);
        }
        while let Some(moment) = open.pop() {
            for thread in 0..code.threads.len().min(THREADS) {
                let Some(op) = code.threads[thread].get(moment.state.threads[thread].at as usize) else { continue };
                for choice in 0..moment.state.choices(&op.act) {
                    let mut next = moment.clone();
                    let goes_on = search.step(&mut next, thread, choice) && search.run_on(&mut next, thread);
                    if goes_on && seen.insert(search.key(&next)) {
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
    let shared = found.flows.iter().filter(|(_, bytes)| !bytes.is_disjoint(&found.written));
    Some(Truth { shared: shared.map(|(f, _)| f.clone()).collect(), flows: found.flows.keys().cloned().collect() })
}

struct Search<'a> {
    code: &'a Code,
    inputs: &'a [i32],
    found: &'a mut Found,
}

impl Search<'_> {
    fn key(&self, moment: &Moment) -> u64 {
        let live = |t: usize| {
            let at = moment.state.threads[t].at as usize;
            self.code.threads.get(t).and_then(|ops| ops.get(at)).map_or(0, |op| op.live)
        };
        let mut h = std::hash::DefaultHasher::new();
        (moment.state.key(live), &moment.writers).hash(&mut h);
        h.finish()
    }

    fn op(&self, moment: &Moment, thread: usize) -> Option<&Op> {
        self.code.threads[thread].get(moment.state.threads[thread].at as usize)
    }

    /// One operation; whether the process goes on.
    fn step(&mut self, moment: &mut Moment, thread: usize, choice: u32) -> bool {
        let at = moment.state.threads[thread].at;
        let op = &self.code.threads[thread][at as usize];
        let touched = moment.state.touches(thread, op);
        let acted = moment.state.act(thread, op, self.inputs, choice);
        let Acted::Done(_, to) = acted else { return false };
        let side = (op.line, thread);
        if moment.state.is_concurrent() {
            for byte in touched.read {
                let flow = (super::code::variable(byte), moment.writers[byte], side);
                self.found.flows.entry(flow).or_default().insert(byte);
            }
            for byte in touched.write {
                self.found.written.insert(byte);
                moment.writers[byte] = Some(side);
            }
        }
        moment.state.threads[thread].at = to.unwrap_or(at + 1);
        true
    }

    /// Private operations, up to the next step; whether the process goes on.
    fn run_on(&mut self, moment: &mut Moment, thread: usize) -> bool {
        while let Some(op) = self.op(moment, thread) {
            if op.act.is_step() {
                return true;
            }
            if !self.step(moment, thread, 0) {
                return false;
            }
        }
        true
    }
}
