//! Our search. As VICE, but nothing about time is sampled: the event of a handler comes where the stack is deepest among the moments at which the handler would
//! be entered, and values come from the solver.
//!
//! A node is a sequence of events. From a node one more event is tried, after the others: each handler, at its deepest moment and at a late one (so that the program
//! can do something with what it was given). A sequence is worth going on from if it made the stack deeper than the one it came from, took a side of a branch
//! that no run had taken, or left the variables as no run had left them; bytes that depend on delivered values do not count there, because the solver chooses those.
//! The decisions of such a sequence whose other side no run has taken are asked about: other values of the events before the decision take it.
//!
//! Nodes are visited in turns: the deepest, the one that saw most that was new, the shortest. What it cannot do: it never moves an event, except by dropping the events
//! after it, and variables that count for ever make more and more nodes.

use super::play::{Coverage, Moment, Observer, play_followed};
use super::{Ended, Event};
use crate::concolic::{Asked, Symbolic, other_values};
use crate::machine::Machine;
use crate::program::Program;
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
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
    /// Handlers that came in some run: a bit for each vector.
    pub came: u64,
    pub ended: Ended,
    pub stats: Stats,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct Stats {
    pub runs: u64,
    pub questions: u64,
    pub answered: u64,
    pub cycles: u64,
}

/// A sequence that is worth going on from.
struct Node {
    events: Vec<Event>,
    deepest: u16,
    new_sides: usize,
    /// What to try from here, the next one last.
    todo: Vec<Vec<Event>>,
    /// Where events may come after the others.
    moments: Vec<(usize, Moment)>,
    /// Values that other sequences found were tried, too.
    repeated: bool,
    tried: usize,
}

struct Search<'a> {
    program: &'a Program,
    options: &'a Options,
    /// A machine just before the first moment at which any handler is accepted.
    base: Machine,
    coverage: Coverage,
    seen: FxHashSet<Vec<Event>>,
    /// What variables were like at the end of runs.
    states: FxHashSet<u64>,
    /// How often decisions were asked about: by place, side and number of events.
    asked: FxHashMap<(u32, bool, usize), u8>,
    /// Values worth trying, by handler.
    values: BTreeMap<usize, Vec<u16>>,
    best: (u16, Vec<Event>, u64),
    came: u64,
    stats: Stats,
    until: Instant,
    stop: &'a dyn Fn() -> bool,
}

/// So many different values of one handler are kept.
const MOST_VALUES: usize = 12;
/// So many decisions of one run are asked about, and each so often.
const MOST_QUESTIONS: usize = 16;
const MOST_TIMES: u8 = 4;
/// Nodes that are kept: the shallowest of the others is dropped.
const MOST_NODES: usize = 20_000;

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
    let until = Instant::now() + options.time;
    let (base, ready) = boot(program, options);
    let mut search = Search {
        program,
        options,
        coverage: Coverage::new(program),
        seen: FxHashSet::default(),
        states: FxHashSet::default(),
        asked: FxHashMap::default(),
        values: BTreeMap::new(),
        best: (base.deepest(), Vec::new(), base.cycles),
        came: 0,
        stats: Stats::default(),
        base,
        until,
        stop,
    };
    let ended = search.go(ready);
    let Search { coverage, best, came, stats, .. } = search;
    Found { events: best.1, deepest: best.0, end: best.2, coverage, came, ended, stats }
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
        let root = self.run(Vec::new(), None);
        let mut open: Vec<Node> = root.into_iter().filter(|_| ready).collect();
        let mut turn = 0usize;
        while let Some(i) = pick(&open, turn) {
            if let Some(ended) = self.over() {
                return ended;
            }
            turn += 1;
            let Some(next) = open[i].todo.pop() else {
                let done = self.repeat_values(&mut open[i]);
                if done {
                    open.swap_remove(i);
                }
                continue;
            };
            open[i].tried += 1;
            if self.seen.insert(next.clone()) {
                let deepest = open[i].deepest;
                let node = self.run(next, Some(deepest));
                if open.len() < MOST_NODES {
                    open.extend(node);
                }
            }
        }
        self.over().unwrap_or(Ended::Complete)
    }

    /// Runs a sequence; a node if it is worth going on from. `from` is the depth of the one it came from.
    fn run(&mut self, events: Vec<Event>, from: Option<u16>) -> Option<Node> {
        let last = events.last().map_or(self.base.cycles, |e| e.cycle);
        let end = last + self.options.settle;
        let mut observer = Observer::new(self.program, &self.options.handlers, &self.options.limits);
        observer.from = last + u64::from(!events.is_empty());
        let (played, symbolic) = play_followed(self.base.clone(), &events, end, &mut observer);
        let machine = played.machine;
        self.came |= observer.came;
        self.stats.runs += 1;
        self.stats.cycles += machine.cycles - self.base.cycles;
        if observer.broke_limit {
            return None;
        }
        let new_sides = self.coverage.merge(&observer.coverage);
        if machine.deepest() > self.best.0 {
            self.best = (machine.deepest(), events.clone(), machine.cycles);
        }
        if played.halt.is_some() {
            return None;
        }
        let new_state = self.states.insert(self.state(&machine, &symbolic));
        let deeper = from.is_none_or(|from| machine.deepest() > from);
        if new_sides > 0 || deeper {
            self.learn(&events);
        }
        if new_sides == 0 && !deeper && !new_state {
            return None;
        }
        let mut moments = Vec::new();
        for (i, &handler) in self.options.handlers.iter().enumerate() {
            for moment in [observer.deepest[i], observer.last[i]].into_iter().flatten() {
                if !moments.contains(&(handler, moment)) {
                    moments.push((handler, moment));
                }
            }
        }
        moments.sort_by_key(|(_, moment)| moment.depth);
        let mut todo = Vec::new();
        if events.len() < self.options.events {
            todo.extend(moments.iter().map(|&(vector, moment)| with(&events, vector, 0, moment)));
        }
        todo.extend(self.other_values(&events, &symbolic));
        Some(Node { events, deepest: machine.deepest(), new_sides, todo, moments, repeated: false, tried: 0 })
    }

    /// When nothing else is left to try from a node: values that were worth something elsewhere. Whether that is over, too.
    fn repeat_values(&mut self, node: &mut Node) -> bool {
        if node.repeated || node.events.len() >= self.options.events {
            return true;
        }
        node.repeated = true;
        for &(vector, moment) in &node.moments {
            let values = self.values.get(&vector).into_iter().flatten();
            node.todo.extend(values.map(|&value| with(&node.events, vector, value, moment)));
        }
        node.todo.is_empty()
    }

    /// Variables and enable bits as one number, without what the solver chooses.
    fn state(&self, machine: &Machine, symbolic: &Symbolic) -> u64 {
        let mcu = machine.mcu();
        let end = if self.program.data_end > mcu.ram_start { self.program.data_end } else { machine.lowest };
        let mut hasher = FxHasher::default();
        let enables = mcu.vectors.iter().map(|v| v.enable.address);
        for at in (mcu.ram_start..end).chain(enables) {
            if !symbolic.follows(at) {
                (at, machine.peek(at)).hash(&mut hasher);
            }
        }
        hasher.finish()
    }

    fn learn(&mut self, events: &[Event]) {
        for event in events.iter().filter(|e| e.value != 0) {
            let known = self.values.entry(event.vector).or_default();
            if !known.contains(&event.value) && known.len() < MOST_VALUES {
                known.push(event.value);
            }
        }
    }

    /// Sequences in which a decision of this one goes another way that no run has gone.
    fn other_values(&mut self, events: &[Event], run: &Symbolic) -> Vec<Vec<Event>> {
        let mut wanted = Vec::new();
        for (i, decision) in run.decisions.iter().enumerate() {
            if wanted.len() >= MOST_QUESTIONS {
                break;
            }
            if decision.is_branch && !self.coverage.has(decision.pc, !decision.taken) {
                let times = self.asked.entry((decision.pc, decision.taken, decision.events)).or_insert(0);
                if *times < MOST_TIMES {
                    *times += 1;
                    wanted.push(i);
                }
            }
        }
        if wanted.is_empty() {
            return Vec::new();
        }
        let value = |number: usize| events[number].value;
        let time = self.until.saturating_duration_since(Instant::now()).min(Duration::from_secs(2));
        let answers = other_values(run, &value, &wanted, time);
        let mut all = Vec::new();
        for (&decision, answer) in wanted.iter().zip(answers) {
            self.stats.questions += 1;
            self.stats.answered += u64::from(answer != Asked::Unknown);
            if let Asked::Values(values) = answer {
                let mut events = events.to_vec();
                for (number, value) in values {
                    events[number].value = value;
                }
                // With other values the run goes another way: what came after the decision has lost its moment.
                events.truncate(run.decisions[decision].events);
                all.push(events);
            }
        }
        all
    }
}

fn with(events: &[Event], vector: usize, value: u16, moment: Moment) -> Vec<Event> {
    let mut events = events.to_vec();
    events.push(Event { vector, value, cycle: moment.cycle });
    events
}

/// Whose turn it is: the deepest, the one that saw most that was new, the shortest. Who was tried often comes later.
fn pick(open: &[Node], turn: usize) -> Option<usize> {
    let few = |n: &Node| std::cmp::Reverse(n.tried);
    let short = |n: &Node| std::cmp::Reverse(n.events.len());
    (0..open.len()).max_by_key(|&i| {
        let n = &open[i];
        match turn % 3 {
            0 => (usize::from(n.deepest), few(n), short(n)),
            1 => (n.new_sides.saturating_sub(n.tried / 2), few(n), short(n)),
            _ => (40usize.saturating_sub(n.events.len()), few(n), short(n)),
        }
    })
}
