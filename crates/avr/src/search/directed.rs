//! Our search. As VICE, but nothing about time is sampled: the event of a handler comes where the stack is deepest among the moments at which the handler would
//! be entered, and values come from the solver.
//!
//! A node is a sequence of events. From a node one more event is tried, after the others: each handler, at its deepest moment and at a late one (so that the program
//! can do something with what it was given). A sequence is worth going on from if it made the stack deeper than the one it came from, or took a side of a branch
//! that no run had taken. Then the decisions that depend on its values are asked about: other values of the events before the decision take its other side.
//!
//! What it cannot do: it never goes back on the moment of an event except by dropping the events after it; a handler that has to come at a shallow place first is
//! found through coverage only.

use super::play::{Coverage, Moment, Observer, Played, play, play_symbolic};
use super::{Ended, Event};
use crate::concolic::{Asked, other_values};
use crate::machine::Machine;
use crate::program::Program;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

#[derive(Clone, Debug)]
pub struct Options {
    /// How many events a sequence may have.
    pub events: usize,
    pub time: Duration,
    /// At most so many runs.
    pub runs: u64,
    /// Cycles that a run goes on after its last event.
    pub settle: u64,
    /// Cycles until interrupts must be on.
    pub boot: u64,
    /// Interrupts that may be events, by number; the others come by themselves or not at all.
    pub handlers: Vec<usize>,
    /// How often handlers may be active at once, as the user assumes.
    pub limits: BTreeMap<usize, u8>,
    /// Nothing is deeper than this.
    pub bound: Option<u32>,
    pub frequency: u64,
    pub seed: u64,
}

/// What was found.
pub struct Found {
    pub events: Vec<Event>,
    pub deepest: u16,
    /// When the run that showed it was over.
    pub end: u64,
    pub coverage: Coverage,
    pub ended: Ended,
    pub stats: Stats,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct Stats {
    pub runs: u64,
    pub questions: u64,
    pub answered: u64,
    /// Values that the solver proposed and that did not go the other way.
    pub unconfirmed: u64,
    pub cycles: u64,
}

struct Node {
    events: Vec<Event>,
    deepest: u16,
    moments: Vec<(usize, Moment)>,
    new_sides: usize,
}

struct Search<'a> {
    program: &'a Program,
    options: &'a Options,
    /// A machine just before the first moment at which any handler is accepted.
    base: Machine,
    coverage: Coverage,
    seen: FxHashSet<Vec<Event>>,
    /// Decisions that were asked about with a sequence of the same length: by place, side and number of events.
    asked: FxHashSet<(u32, bool, usize)>,
    /// Values worth trying, by handler.
    values: BTreeMap<usize, Vec<u16>>,
    best: (u16, Vec<Event>, u64),
    stats: Stats,
    until: Instant,
    stop: &'a dyn Fn() -> bool,
}

/// So many different values of one handler are kept.
const MOST_VALUES: usize = 12;
/// And so many decisions of one run are asked about.
const MOST_QUESTIONS: usize = 24;

/// Runs until interrupts are on for the first time.
pub fn boot(program: &Program, options: &Options) -> (Machine, bool) {
    let mut machine = Machine::new(program.code.clone());
    machine.frequency = options.frequency;
    let accepts = |machine: &Machine| options.handlers.iter().any(|&h| machine.accepts(h));
    while machine.cycles < options.boot {
        let at = machine.clone();
        let mut observer = Observer::new(program, &options.handlers, &options.limits);
        observer.from = 0;
        let halted = machine.run(&mut observer, at.cycles + 4096).is_err();
        if let Some(first) = observer.deepest.iter().flatten().map(|m| m.cycle).min() {
            let mut machine = at;
            // The first moment of this stretch lies at or before the deepest one of it.
            while machine.cycles < first && !accepts(&machine) && machine.step(&mut ()).is_ok() {}
            return (machine, true);
        }
        if halted {
            break;
        }
    }
    (machine, false)
}

/// Searches until the bound is reached, nothing is left, or the time is over.
pub fn search(program: &Program, options: &Options, stop: &dyn Fn() -> bool) -> Found {
    let (base, ready) = boot(program, options);
    let best = (base.deepest(), Vec::new(), base.cycles);
    let until = Instant::now() + options.time;
    let coverage = Coverage::new(program);
    let values = BTreeMap::new();
    let (seen, asked) = (FxHashSet::default(), FxHashSet::default());
    let mut search =
        Search { program, options, base, coverage, seen, asked, values, best, stats: Stats::default(), until, stop };
    let ended = search.go(ready);
    let Search { coverage, best, stats, .. } = search;
    Found { events: best.1, deepest: best.0, end: best.2, coverage, ended, stats }
}

impl Search<'_> {
    fn over(&self) -> Option<Ended> {
        match () {
            () if self.options.bound == Some(self.best.0.into()) => Some(Ended::Bound),
            () if (self.stop)() => Some(Ended::Stopped),
            () if Instant::now() >= self.until => Some(Ended::Time),
            () if self.stats.runs >= self.options.runs => Some(Ended::Runs),
            () => None,
        }
    }

    fn go(&mut self, ready: bool) -> Ended {
        let Some(root) = self.run(Vec::new()) else { return Ended::Complete };
        if !ready {
            return Ended::Complete;
        }
        let mut open = vec![root];
        while let Some(node) = take_best(&mut open) {
            if let Some(ended) = self.over() {
                return ended;
            }
            if node.new_sides > 0 && !node.events.is_empty() {
                for events in self.other_values(&node) {
                    let others = self.try_events(events, &node);
                    open.extend(others);
                }
            }
            if node.events.len() >= self.options.events {
                continue;
            }
            for &(handler, moment) in &node.moments {
                for value in self.values_of(handler) {
                    if let Some(ended) = self.over() {
                        return ended;
                    }
                    let mut events = node.events.clone();
                    events.push(Event { vector: handler, value, cycle: moment.cycle });
                    let others = self.try_events(events, &node);
                    open.extend(others);
                }
            }
        }
        self.over().unwrap_or(Ended::Complete)
    }

    /// Runs a sequence; a node if it is worth going on from.
    fn try_events(&mut self, events: Vec<Event>, from: &Node) -> Option<Node> {
        if !self.seen.insert(events.clone()) {
            return None;
        }
        let node = self.run(events)?;
        (node.new_sides > 0 || node.deepest > from.deepest).then_some(node)
    }

    fn run(&mut self, events: Vec<Event>) -> Option<Node> {
        let last = events.last().map_or(self.base.cycles, |e| e.cycle);
        let end = last + self.options.settle;
        let mut observer = Observer::new(self.program, &self.options.handlers, &self.options.limits);
        observer.from = last + u64::from(!events.is_empty());
        let Played { machine, halt } = play(self.base.clone(), &events, end, &mut observer);
        self.stats.runs += 1;
        self.stats.cycles += machine.cycles - self.base.cycles;
        let new_sides = self.coverage.merge(&observer.coverage);
        if observer.broke_limit {
            return None;
        }
        if machine.deepest() > self.best.0 {
            self.best = (machine.deepest(), events.clone(), machine.cycles);
        }
        if halt.is_some() {
            return None;
        }
        let mut moments = Vec::new();
        for (i, &handler) in self.options.handlers.iter().enumerate() {
            let found = [observer.deepest[i], observer.last[i]].into_iter().flatten();
            for moment in found {
                if !moments.contains(&(handler, moment)) {
                    moments.push((handler, moment));
                }
            }
        }
        // What lies deepest is tried first.
        moments.sort_by_key(|(_, moment)| std::cmp::Reverse(moment.depth));
        Some(Node { events, deepest: machine.deepest(), moments, new_sides })
    }

    fn values_of(&mut self, handler: usize) -> Vec<u16> {
        let width = self.base.delivered_at(handler).map_or(0, |(_, width)| width);
        if width == 0 {
            return vec![0];
        }
        let some = (self.options.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as u16 & ((1u32 << width) - 1) as u16;
        self.values.entry(handler).or_insert_with(|| vec![0, some]).clone()
    }

    fn learn(&mut self, events: &[Event]) {
        for event in events {
            let known = self.values.entry(event.vector).or_insert_with(|| vec![0]);
            if !known.contains(&event.value) && known.len() < MOST_VALUES {
                known.push(event.value);
            }
        }
    }

    /// Sequences in which a decision of this one goes another way that no run has gone.
    fn other_values(&mut self, node: &Node) -> Vec<Vec<Event>> {
        let end = node.events.last().map_or(0, |e| e.cycle) + self.options.settle;
        let run = play_symbolic(self.base.clone(), &node.events, end);
        self.stats.runs += 1;
        let open = |d: &crate::concolic::Decision| d.is_branch && !self.coverage.has(d.pc, !d.taken);
        let mut wanted = Vec::new();
        for (i, decision) in run.decisions.iter().enumerate().filter(|(_, d)| open(d)) {
            if wanted.len() < MOST_QUESTIONS && self.asked.insert((decision.pc, decision.taken, decision.events)) {
                wanted.push(i);
            }
        }
        if wanted.is_empty() {
            return Vec::new();
        }
        let value = |number: usize| node.events[number].value;
        let time = self.until.saturating_duration_since(Instant::now()).min(Duration::from_secs(2));
        let answers = other_values(&run, &value, &wanted, time);
        let mut all = Vec::new();
        for (&decision, answer) in wanted.iter().zip(answers) {
            self.stats.questions += 1;
            self.stats.answered += u64::from(answer != Asked::Unknown);
            if let Asked::Values(values) = answer {
                let mut events = node.events.clone();
                for (number, value) in values {
                    events[number].value = value;
                }
                // With other values the run goes another way: what came after the decision has lost its moment.
                events.truncate(run.decisions[decision].events);
                self.learn(&events);
                all.push(events);
            }
        }
        all
    }
}

/// The deepest; among equals the one that saw most that was new, then the shortest.
fn take_best(open: &mut Vec<Node>) -> Option<Node> {
    let key = |n: &Node| (n.deepest, n.new_sides, std::cmp::Reverse(n.events.len()));
    let best = (0..open.len()).max_by_key(|&i| key(&open[i]))?;
    Some(open.swap_remove(best))
}
