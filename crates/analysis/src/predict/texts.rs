//! Texts put together from others.
//!
//! A question keeps all that was decided before: where a line ends, how long a word is. So a parser is led from one text to another byte by
//! byte, and two lines that are each known do not meet. Here texts that showed something new are cut and joined, words of the
//! program are put in, parts are left out, as fuzzers do it. Most of them lead nowhere, but they cost a run and no question; and
//! from a text that has the right form the solver finds the right values.

use super::decisions::compared;
use super::novelty::{Company, New};
use super::observe::Observed;
use driver::{Setup, Symbolic};
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{BranchKind, ExprOp, Node, What};
use vm::sched::Rng;

/// Changes of one text, at most.
const MOST_CHANGES: u64 = 3;
/// Outcomes of which the rarest is taken.
const DRAWN: usize = 4;
/// Texts for each question: they cost less.
const EACH: u32 = 3;
/// Texts put together in vain before one is given up.
const MOST_TRIES: u32 = 16;

/// Which input is a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Channel {
    Stdin,
    Argument(usize),
}

/// The shortest texts that showed an outcome, and how many runs did.
struct Shown {
    inputs: Symbolic,
    length: usize,
    runs: u64,
}

#[derive(Default)]
pub(super) struct Texts {
    channels: Vec<Channel>,
    words: Vec<Vec<u8>>,
    shown: Vec<Shown>,
    /// Where an outcome stands in there.
    places: FxHashMap<u64, usize>,
    /// Texts that showed something new in the company of something else.
    new: Vec<Symbolic>,
    tried: FxHashSet<(Channel, Vec<u8>)>,
    rng: Rng,
    /// How many there were since the last question.
    since: u32,
}

impl Texts {
    pub(super) fn new(setup: &Setup) -> Texts {
        let mut channels = Vec::new();
        if setup.inputs.symbolic_stdin > 0 {
            channels.push(Channel::Stdin);
        }
        if setup.inputs.symbolic_args {
            let long = (1..setup.inputs.args.len()).filter(|&a| !setup.inputs.args[a].is_empty());
            channels.extend(long.map(Channel::Argument));
        }
        let mut words: Vec<Vec<u8>> = vec![b"1".to_vec(), b"9".to_vec(), b"a".to_vec(), b"\n".to_vec()];
        if !channels.is_empty() {
            words.extend(setup.image().words());
        }
        Texts { channels, words, ..Texts::default() }
    }

    /// A run, the outcomes that it showed, and what was new.
    pub(super) fn learn(&mut self, setup: &Setup, run: &Observed, company: &Company, new: New) {
        if self.channels.is_empty() {
            return;
        }
        let length = self.channels.iter().map(|c| text(setup, &run.inputs, *c).len()).sum();
        for outcome in company.outcomes() {
            let place = *self.places.entry(outcome).or_insert(self.shown.len());
            if place == self.shown.len() {
                self.shown.push(Shown { inputs: run.inputs.clone(), length, runs: 0 });
            }
            let shown = &mut self.shown[place];
            shown.runs += 1;
            if length < shown.length {
                (shown.inputs, shown.length) = (run.inputs.clone(), length);
            }
        }
        match new {
            New::Outcome | New::Company => self.new.push(run.inputs.clone()),
            New::Nothing => return,
        }
        // What bytes are compared with may be put in as it is.
        for event in &run.trace.events {
            let What::Branch { kind, cond, .. } = event.what else { continue };
            let values = match (kind, run.trace.exprs.node(cond)) {
                (BranchKind::Switch, _) => compared(&run.trace, cond).map_or_else(Vec::new, |(_, values)| values),
                (_, Node::Bin(ExprOp::Eq, _, b)) => run.trace.exprs.as_const(*b).into_iter().collect(),
                (_, Node::Bin(ExprOp::Xor, a, _)) => match run.trace.exprs.node(*a) {
                    Node::Bin(ExprOp::Eq, _, b) => run.trace.exprs.as_const(*b).into_iter().collect(),
                    _ => Vec::new(),
                },
                _ => Vec::new(),
            };
            for byte in values.into_iter().filter_map(|v| u8::try_from(v).ok()).filter(u8::is_ascii) {
                let word = vec![byte];
                if byte >= b' ' && !self.words.contains(&word) {
                    self.words.push(word);
                }
            }
        }
    }

    /// Whether it is its turn: some after each question about a path whose outcomes were all seen.
    pub(super) fn is_due(&mut self) -> bool {
        self.since = (self.since + 1) % (EACH + 1);
        self.since > 0 && !self.shown.is_empty()
    }

    /// The next inputs.
    pub(super) fn next(&mut self, setup: &Setup) -> Option<Symbolic> {
        for _ in 0..MOST_TRIES {
            let channel = self.channels[self.rng.below(self.channels.len() as u64) as usize];
            let (start, other) = (self.start(), self.start());
            let most = length(setup, channel);
            let old = text(setup, &start, channel);
            let other = text(setup, &other, channel);
            let mut new = old.clone();
            for _ in 0..=self.rng.below(MOST_CHANGES) {
                self.change(&mut new, &other);
                new.truncate(most);
            }
            if new != old && self.tried.insert((channel, new.clone())) {
                return Some(with(start, channel, &new, most));
            }
        }
        None
    }

    /// One that showed a rare outcome, or a late one of those that showed something new.
    fn start(&mut self) -> Symbolic {
        if self.below(4) == 0 && !self.new.is_empty() {
            let n = self.below(self.new.len()).max(self.below(self.new.len()));
            return self.new[n].clone();
        }
        let drawn: [usize; DRAWN] = std::array::from_fn(|_| self.below(self.shown.len()));
        let rarest = drawn.into_iter().min_by_key(|n| self.shown[*n].runs).unwrap_or(0);
        self.shown[rarest].inputs.clone()
    }

    /// A place in a text, more often than not one at which something begins or ends.
    fn place(&mut self, text: &[u8]) -> usize {
        let at = self.below(text.len() + 1);
        let is_word = |n: usize| text.get(n).is_some_and(u8::is_ascii_alphanumeric);
        let is_edge = |at: &usize| *at == 0 || *at == text.len() || !is_word(*at) || !is_word(*at - 1);
        if self.below(4) == 0 { at } else { (at..=text.len()).find(is_edge).unwrap_or(at) }
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.below(n as u64) as usize
    }

    fn change(&mut self, text: &mut Vec<u8>, other: &[u8]) {
        let at = self.place(text);
        match self.below(8) {
            // The beginning of one, and the end of the other.
            0 => {
                let from = self.place(other);
                text.truncate(at);
                text.extend_from_slice(&other[from..]);
            }
            // One after the other.
            1 => {
                if !text.ends_with(b"\n") {
                    let separators: Vec<&Vec<u8>> =
                        self.words.iter().filter(|w| !w[0].is_ascii_alphanumeric()).collect();
                    let n = self.rng.below(2 * separators.len() as u64) as usize;
                    text.extend(separators.get(n).map_or(&b"\n"[..], |word| word));
                }
                text.extend_from_slice(other);
            }
            // A part of the other.
            2 => {
                let (a, b) = (self.place(other), self.place(other));
                text.splice(at..at, other[a.min(b)..a.max(b)].iter().copied());
            }
            3 | 4 => {
                let to = self.place(text);
                text.drain(at.min(to)..at.max(to));
            }
            5 | 6 => {
                let word = self.word();
                text.splice(at..at, word);
            }
            _ => {
                let word = self.word();
                let to = (at + word.len()).min(text.len());
                text.splice(at..to, word);
            }
        }
    }

    fn word(&mut self) -> Vec<u8> {
        let n = self.below(self.words.len());
        self.words[n].clone()
    }
}

fn length(setup: &Setup, channel: Channel) -> usize {
    match channel {
        Channel::Stdin => setup.stdin.bytes.len(),
        Channel::Argument(n) => setup.inputs.args[n].len(),
    }
}

/// What a run with these inputs is given; an argument ends with its first zero.
fn text(setup: &Setup, inputs: &Symbolic, channel: Channel) -> Vec<u8> {
    let mut text: Vec<u8> = match channel {
        Channel::Stdin => setup.stdin.bytes.clone(),
        Channel::Argument(n) => setup.inputs.args[n].to_vec(),
    };
    for (at, byte) in text.iter_mut().enumerate() {
        let known = match channel {
            Channel::Stdin => inputs.stdin.get(&at),
            Channel::Argument(n) => inputs.arguments.get(&(n, at)),
        };
        *byte = known.copied().unwrap_or(*byte);
    }
    let end = match channel {
        Channel::Stdin => inputs.stdin_ends,
        Channel::Argument(_) => text.iter().position(|b| *b == 0),
    };
    text.truncate(end.unwrap_or(usize::MAX));
    text
}

fn with(mut inputs: Symbolic, channel: Channel, text: &[u8], most: usize) -> Symbolic {
    let bytes = text.iter().copied().enumerate();
    match channel {
        Channel::Stdin => {
            inputs.stdin.extend(bytes);
            inputs.stdin_ends = (text.len() < most).then_some(text.len());
        }
        Channel::Argument(n) => {
            inputs.arguments.extend(bytes.map(|(at, byte)| ((n, at), byte)));
            inputs.arguments.extend((text.len()..most).map(|at| ((n, at), 0)));
        }
    }
    inputs
}
