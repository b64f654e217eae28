//! The truth about a program: every branch outcome and failure that some order and some inputs lead to.

use super::code::{Act, Code};
use super::state::{Acted, State, THREADS};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// Lines of branches, and whether their condition held.
    pub(crate) branches: BTreeSet<(u32, bool)>,
    /// Lines of failures.
    pub(crate) failures: BTreeSet<u32>,
    pub(crate) states: u64,
}

/// Searches all orders and inputs; `None` if there are more states than that.
pub(crate) fn reach(code: &Code, assignments: &[Vec<i32>], most: u64) -> Option<Reach> {
    let mut reach = Reach::default();
    for inputs in assignments {
        Search { code, inputs, reach: &mut reach, most }.run()?;
    }
    Some(reach)
}

struct Search<'a> {
    code: &'a Code,
    inputs: &'a [i32],
    reach: &'a mut Reach,
    most: u64,
}

impl Search<'_> {
    fn run(&mut self) -> Option<()> {
        let mut first = State::new(self.code);
        let mut seen = FxHashSet::default();
        let mut open = Vec::new();
        if self.run_on(&mut first, 0) {
            open.push(first);
        }
        while let Some(state) = open.pop() {
            for thread in 0..self.code.threads.len().min(THREADS) {
                let Some(op) = self.code.threads[thread].get(state.threads[thread].at as usize) else { continue };
                for choice in 0..state.choices(&op.act) {
                    let mut next = state.clone();
                    if self.step(&mut next, thread, choice)
                        && self.run_on(&mut next, thread)
                        && seen.insert(self.key(&next))
                    {
                        self.reach.states += 1;
                        if self.reach.states > self.most {
                            return None;
                        }
                        open.push(next);
                    }
                }
            }
        }
        Some(())
    }

    fn key(&self, state: &State) -> u64 {
        state.key(|t| {
            let ops = self.code.threads.get(t);
            ops.and_then(|ops| ops.get(state.threads[t].at as usize)).map_or(0, |op| op.live)
        })
    }

    /// One operation; whether the process goes on.
    fn step(&mut self, state: &mut State, thread: usize, choice: u32) -> bool {
        let at = state.threads[thread].at;
        let op = &self.code.threads[thread][at as usize];
        let acted = state.act(thread, op, self.inputs, choice);
        if let (Act::Branch(..), Acted::Done(way, _)) = (&op.act, acted) {
            self.reach.branches.insert((op.line, way.result == Some(1)));
        }
        match acted {
            Acted::Done(_, to) => {
                state.threads[thread].at = to.unwrap_or(at + 1);
                true
            }
            Acted::Fails(_) => {
                self.reach.failures.insert(op.line);
                false
            }
            Acted::Blocked | Acted::Ends => false,
        }
    }

    /// Private operations, up to the next step; whether the process goes on.
    fn run_on(&mut self, state: &mut State, thread: usize) -> bool {
        while let Some(op) = self.code.threads[thread].get(state.threads[thread].at as usize) {
            if op.act.is_step() {
                return true;
            }
            if !self.step(state, thread, 0) {
                return false;
            }
        }
        true
    }
}
