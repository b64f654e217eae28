//! The seven approaches of the thesis (section 3.2), for comparison.
//!
//! | | event names | values | waits |
//! | --- | --- | --- | --- |
//! | 1 random | sampled | sampled | three |
//! | 2 genetic | evolved | evolved | three |
//! | 3 | all | sampled | all |
//! | 4 | sampled | directed | all |
//! | 5 VICE | SA-tree | directed | three |
//! | 6 | all | directed | three |
//! | 7 DTall | all | directed | all |
//!
//! Where we deviate: waits are counted in cycles, and "all" of them are at most 64, evenly spread over the time of the slowest handler (the thesis recommends
//! samples where there are many). "All" sequences of names are the words over the handlers in the order of their length, each repeated to the full length, for as
//! long as there is time. The SA-tree has the words in which each event can be handled in the program or in the handler of the one before.

use super::directed::{Found, Options, Stats, boot};
use super::play::{Coverage, Observer, play, play_followed};
use super::{Ended, Event};
use crate::bound::Bound;
use crate::concolic::{Asked, Symbolic, other_values};
use crate::machine::Machine;
use crate::program::Program;
use std::time::{Duration, Instant};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Approach {
    Random,
    Genetic,
    AllSampled,
    SampledDirected,
    Vice,
    AllDirected,
    DtAll,
}

const SEQUENCES: usize = 3000;
const GENERATIONS: usize = 20;
const POPULATION: usize = 50;
const SWAPPED: usize = 25;
const MOST_WAITS: u64 = 64;
/// Rounds without an improvement that end a phase.
const NO_CHANGE: usize = 2;
/// Decisions of a round that are asked about, from the last one back.
const QUESTIONS: usize = 8;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n.max(1)
    }
}

/// A name and a value: when they come is the business of the wait.
type Pair = (usize, u16);

struct Runner<'a> {
    program: &'a Program,
    options: &'a Options,
    base: Machine,
    random: Random,
    coverage: Coverage,
    best: (u16, Vec<Event>, u64),
    came: u64,
    stats: Stats,
    until: Instant,
    stop: &'a dyn Fn() -> bool,
}

/// Searches in one of these ways. `names` are all interrupts with a handler; the options have those that can come.
pub fn search(
    program: &Program,
    options: &Options,
    names: &[usize],
    bound: &Bound,
    which: Approach,
    stop: &dyn Fn() -> bool,
) -> Found {
    let until = Instant::now() + options.time;
    let (base, ready) = boot(program, options);
    let mut runner = Runner {
        program,
        options,
        random: Random(options.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
        coverage: Coverage::new(program),
        best: (base.deepest(), Vec::new(), base.cycles),
        came: 0,
        stats: Stats::default(),
        base,
        until,
        stop,
    };
    let ended = if ready && !names.is_empty() { runner.go(names, bound, which) } else { Ended::Complete };
    let Runner { coverage, best, came, stats, .. } = runner;
    Found { events: best.1, deepest: best.0, end: best.2, coverage, came, ended, stats }
}

impl Runner<'_> {
    fn over(&self) -> Option<Ended> {
        match () {
            () if (self.stop)() => Some(Ended::Stopped),
            () if Instant::now() >= self.until => Some(Ended::Time),
            () if self.stats.runs >= self.options.runs => Some(Ended::Runs),
            () => None,
        }
    }

    fn go(&mut self, names: &[usize], bound: &Bound, which: Approach) -> Ended {
        let slowest = self.slowest(names);
        let third = (slowest / 3).max(1);
        let samples: Vec<u64> = (0..3).map(|i| 1 + i * third + self.random.below(third)).collect();
        let all: Vec<u64> =
            (1..=MOST_WAITS.min(slowest)).map(|i| (i * slowest / MOST_WAITS.min(slowest)).max(1)).collect();
        let tree: Vec<usize> = names.iter().copied().filter(|n| bound.handlers.contains(n)).collect();
        let follows = |a: usize, b: usize| bound.preempts.get(&b).is_none_or(|p| p.contains(&0) || p.contains(&a));
        match which {
            Approach::Random => self.random_sequences(names, &samples),
            Approach::Genetic => self.genetic(names, &samples),
            Approach::AllSampled => self.words(names, &|_, _| true, &all, false),
            Approach::SampledDirected => self.sampled_directed(names, &all),
            Approach::Vice => self.words(&tree, &follows, &samples, true),
            Approach::AllDirected => self.words(names, &|_, _| true, &samples, true),
            Approach::DtAll => self.words(names, &|_, _| true, &all, true),
        }
    }

    /// Cycles of the slowest handler alone, with a few values.
    fn slowest(&mut self, names: &[usize]) -> u64 {
        let mut slowest = 100;
        for &name in names {
            for value in [0, self.value(name), self.value(name)] {
                let mut machine = self.base.clone();
                let (start, sp) = (machine.cycles, machine.sp);
                machine.deliver(name, value);
                let mut entered = false;
                while machine.cycles < start + 100_000 && (!entered || machine.sp < sp) && machine.step(&mut ()).is_ok()
                {
                    entered |= machine.sp < sp;
                    if !entered && machine.cycles > start + 200 {
                        break;
                    }
                }
                slowest = slowest.max(machine.cycles - start);
            }
        }
        slowest
    }

    /// By an exponential distribution, as the thesis has it.
    fn value(&mut self, name: usize) -> u16 {
        let width = self.base.delivered_at(name).map_or(0, |(_, width)| width);
        let range = ((1u32 << width) - 1) as f64;
        let u = (self.random.below(1 << 30) + 1) as f64 / (1u64 << 30) as f64;
        (-u.ln() * range / 4.0).min(range) as u16
    }

    fn pairs(&mut self, names: &[usize]) -> Vec<Pair> {
        (0..self.options.events)
            .map(|_| {
                let name = names[self.random.below(names.len() as u64) as usize];
                (name, self.value(name))
            })
            .collect()
    }

    fn events(&self, pairs: &[Pair], wait: u64) -> Vec<Event> {
        let at = |i: usize| self.base.cycles + wait * (i as u64 + 1);
        pairs.iter().enumerate().map(|(i, &(vector, value))| Event { vector, value, cycle: at(i) }).collect()
    }

    /// Notes what a run showed: how deep it was, and whether that or the coverage is new.
    fn note(&mut self, machine: &Machine, observer: &Observer, events: Vec<Event>) -> (u16, bool) {
        self.came |= observer.came;
        self.stats.runs += 1;
        self.stats.cycles += machine.cycles - self.base.cycles;
        if observer.broke_limit {
            return (0, false);
        }
        let new = self.coverage.merge(&observer.coverage) > 0;
        let deeper = machine.deepest() > self.best.0;
        if deeper {
            self.best = (machine.deepest(), events, machine.cycles);
        }
        (machine.deepest(), new || deeper)
    }

    fn end(&self, events: &[Event]) -> u64 {
        events.last().map_or(self.base.cycles, |e| e.cycle) + self.options.settle
    }

    fn run(&mut self, pairs: &[Pair], wait: u64) -> u16 {
        let events = self.events(pairs, wait);
        let mut observer = Observer::new(self.program, &[], &self.options.limits);
        let played = play(self.base.clone(), &events, self.end(&events), &mut observer);
        self.note(&played.machine, &observer, events).0
    }

    fn random_sequences(&mut self, names: &[usize], waits: &[u64]) -> Ended {
        for i in 0..SEQUENCES {
            if let Some(ended) = self.over() {
                return ended;
            }
            let pairs = self.pairs(names);
            self.run(&pairs, waits[i % waits.len()]);
        }
        Ended::Complete
    }

    fn genetic(&mut self, names: &[usize], waits: &[u64]) -> Ended {
        for &wait in waits {
            let mut all: Vec<(u16, Vec<Pair>)> = (0..POPULATION).map(|_| (0, self.pairs(names))).collect();
            for _ in 0..GENERATIONS {
                for (depth, pairs) in &mut all {
                    if let Some(ended) = self.over() {
                        return ended;
                    }
                    *depth = self.run(pairs, wait);
                }
                // The deeper half lives on twice.
                all.sort_by_key(|(depth, _)| std::cmp::Reverse(*depth));
                let half = all.len() / 2;
                let better = all[..half].to_vec();
                all[half..].clone_from_slice(&better);
                self.cross(&mut all, names);
            }
        }
        Ended::Complete
    }

    /// Swaps parts of sequences, and changes one event in each.
    fn cross(&mut self, all: &mut [(u16, Vec<Pair>)], names: &[usize]) {
        let events = self.options.events;
        let part = SWAPPED.min(events / 2);
        for _ in 0..POPULATION {
            let (a, b) = (self.random.below(all.len() as u64) as usize, self.random.below(all.len() as u64) as usize);
            let at = self.random.below((events - part + 1) as u64) as usize;
            for i in at..at + part {
                let (x, y) = (all[a].1[i], all[b].1[i]);
                (all[a].1[i], all[b].1[i]) = (y, x);
            }
        }
        for (_, pairs) in all {
            let name = names[self.random.below(names.len() as u64) as usize];
            let at = self.random.below(events as u64) as usize;
            pairs[at] = (name, self.value(name));
        }
    }

    fn sampled_directed(&mut self, names: &[usize], waits: &[u64]) -> Ended {
        loop {
            let pairs = self.pairs(names);
            for &wait in waits {
                if let Some(ended) = self.phase(pairs.clone(), wait) {
                    return ended;
                }
            }
        }
    }

    /// Words of names in the order of their length, with each of the waits.
    fn words(
        &mut self,
        names: &[usize],
        follows: &dyn Fn(usize, usize) -> bool,
        waits: &[u64],
        directed: bool,
    ) -> Ended {
        for length in 1..=self.options.events.min(12) {
            let count = (names.len() as u64).saturating_pow(length as u32);
            for number in 0..count {
                let digit =
                    |i: usize| names[(number / (names.len() as u64).pow(i as u32) % names.len() as u64) as usize];
                let word: Vec<usize> = (0..length).map(digit).collect();
                if !(0..length).all(|i| follows(word[i], word[(i + 1) % length])) {
                    continue;
                }
                for &wait in waits {
                    if let Some(ended) = self.over() {
                        return ended;
                    }
                    let names = word.iter().copied().cycle().take(self.options.events).collect::<Vec<_>>();
                    let pairs: Vec<Pair> = names.into_iter().map(|name| (name, self.value(name))).collect();
                    if directed {
                        if let Some(ended) = self.phase(pairs, wait) {
                            return ended;
                        }
                    } else {
                        self.run(&pairs, wait);
                    }
                }
            }
        }
        Ended::Complete
    }

    /// The thesis' loop (figure 3.3): rounds with other values for the same names and waits, until two of them improve nothing.
    fn phase(&mut self, mut pairs: Vec<Pair>, wait: u64) -> Option<Ended> {
        let mut unchanged = 0;
        while unchanged < NO_CHANGE {
            if let Some(ended) = self.over() {
                return Some(ended);
            }
            let events = self.events(&pairs, wait);
            let mut observer = Observer::new(self.program, &[], &self.options.limits);
            let (played, symbolic) = play_followed(self.base.clone(), &events, self.end(&events), &mut observer);
            let (_, better) = self.note(&played.machine, &observer, events);
            unchanged = if better { 0 } else { unchanged + 1 };
            if !self.other(&mut pairs, &symbolic) {
                break;
            }
        }
        None
    }

    /// Other values that turn the last decision that can be turned to a side that no run took.
    fn other(&mut self, pairs: &mut [Pair], run: &Symbolic) -> bool {
        let open = run.decisions.iter().enumerate().rev();
        let open = open.filter(|(_, d)| d.is_branch && !self.coverage.has(d.pc, !d.taken)).map(|(i, _)| i);
        let wanted: Vec<usize> = open.take(QUESTIONS).collect();
        if wanted.is_empty() {
            return false;
        }
        let value = |number: usize| pairs[number].1;
        let answers = other_values(run, &value, &wanted, Duration::from_secs(1));
        self.stats.questions += answers.len() as u64;
        self.stats.answered += answers.iter().filter(|a| **a != Asked::Unknown).count() as u64;
        let found = answers.into_iter().find_map(|a| if let Asked::Values(values) = a { Some(values) } else { None });
        let Some(values) = found else { return false };
        for (number, value) in values {
            pairs[number].1 = value;
        }
        true
    }
}
