//! The answer of `unsnarl stack`, as data: the bound, the deepest run, and why they differ.

mod saved;

pub use saved::{SavedRun, is_saved_run};

use crate::bound::{Assumptions, Bound, Step, StepKind, bound};
use crate::machine::{Halt, Machine};
use crate::mcu::Source;
use crate::op::Op;
use crate::program::{Line, Program};
use crate::search::approaches::{self, Approach};
use crate::search::directed::{self, Found, Options, Stats};
use crate::search::play::{Chain, play};
use crate::search::{Ended, Event};

/// How timers take part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timers {
    /// Their interrupts may come at any moment: the time between a timer and the program is whatever it is.
    Free,
    /// They come when the timer counts there.
    Exact,
}

/// One entry of a chain of calls and interrupts, outermost first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    pub function: String,
    /// In bytes of flash: the call, the instruction before which a handler comes, or where the program is.
    pub address: u32,
    pub line: Option<Line>,
    /// The handler that this function is, or was entered for.
    pub vector: Option<&'static str>,
}

pub struct Answer {
    pub bound: Bound,
    /// The bound's way to its deepest point.
    pub bound_chain: Vec<Link>,
    pub deepest: u16,
    pub events: Vec<Event>,
    /// The run's.
    pub chain: Vec<Link>,
    pub deepest_at: u64,
    /// The run as it can be repeated.
    pub run: SavedRun,
    /// Sides of branches taken by some run, and those there are.
    pub sides: (usize, usize),
    /// The first function on the bound's way that the deepest run did not enter there.
    pub missing: Option<Link>,
    /// Bytes between the variables and the end of RAM.
    pub room: u16,
    /// How a run from power-on with no events stops, if it does.
    pub halt: Option<Halt>,
    pub ended: Ended,
    pub stats: Stats,
}

/// Where an instruction jumps to, if it is a jump.
fn jumps_to(program: &Program, pc: u32) -> Option<u32> {
    match program.code.op(pc) {
        Op::Jmp(to) => Some(to),
        Op::Rjmp(by) => Some((pc + 1).wrapping_add_signed(by.into())),
        _ => None,
    }
}

/// Interrupts that have a handler and that the world can make happen.
pub fn all_events(program: &Program, timers: Timers) -> Vec<usize> {
    // avr-libc's handler for all others jumps to the reset vector.
    let has_handler = |vector: usize| {
        let target = jumps_to(program, 2 * vector as u32);
        target.is_some_and(|to| to != 0 && jumps_to(program, to) != Some(0))
    };
    let deliverable = |source: Source| match source {
        Source::Empty(_) | Source::Sent(_) | Source::Eeprom | Source::Flash => false,
        Source::Overflow(_) | Source::Compare(_) => timers == Timers::Free,
        _ => true,
    };
    let all = program.mcu().vectors.iter().zip(1..).filter(|(v, _)| deliverable(v.source));
    all.map(|(_, number)| number).filter(|&number| has_handler(number)).collect()
}

/// What is asked.
pub struct Request<'a> {
    /// The firmware's file, for the saved run.
    pub path: &'a str,
    pub assumptions: &'a Assumptions,
    pub timers: Timers,
    /// One of the thesis' approaches instead of our search.
    pub approach: Option<Approach>,
    /// `handlers`, `bound` and `limits` are filled in.
    pub options: Options,
}

/// Bounds and searches.
pub fn analyse(program: &Program, request: Request<'_>, stop: &dyn Fn() -> bool) -> Answer {
    let Request { path, assumptions, timers, approach, mut options } = request;
    let mut bound = bound(program, assumptions);
    options.handlers = all_events(program, timers);
    options.bound = bound.bytes;
    options.limits =
        assumptions.recursion.iter().filter_map(|(&entry, &n)| Some((handler(program, entry)?, n))).collect();
    let found = match approach {
        None => directed::search(program, &options, stop),
        Some(which) => approaches::search(program, &options, &all_events(program, timers), &bound, which, stop),
    };
    let Found { events, deepest, end, coverage, came, ended, stats } = found;
    bound.doubt(came);
    let run = SavedRun::new(program, path, options.frequency, &events, deepest, end);
    let (machine, chain, halt) = run.play(program);
    let halt = if events.is_empty() { halt } else { None };
    debug_assert_eq!(machine.deepest(), deepest, "a run from the start goes as it did in the search");
    let chain_links = links(program, &chain);
    let bound_chain = path_links(program, &bound.path);
    let missing = bound_chain
        .iter()
        .enumerate()
        .find(|(i, link)| chain_links.get(*i).is_none_or(|c| c.function != link.function));
    let missing =
        missing.map(|(_, link)| link.clone()).filter(|_| bound.bytes.is_some_and(|bytes| bytes != u32::from(deepest)));
    let sides = (coverage.sides(), 2 * bound.branches.len());
    let room = (program.mcu().ram_end + 1).saturating_sub(program.data_end);
    Answer {
        deepest: machine.deepest(),
        events,
        chain: chain_links,
        deepest_at: chain.cycle,
        run,
        sides,
        missing,
        room,
        halt,
        ended,
        stats,
        bound_chain,
        bound,
    }
}

/// The handler whose vector is at this address.
fn handler(program: &Program, entry: u32) -> Option<usize> {
    let number = entry as usize / 2;
    (entry.is_multiple_of(2) && program.mcu().vector(number).is_some()).then_some(number)
}

/// The chain of calls and interrupts of a run, with names and lines.
pub fn links(program: &Program, chain: &Chain) -> Vec<Link> {
    // The deepest moment may be a call itself: then the callee has not begun.
    let calls = chain.deepest.last().is_some_and(|f| f.vector.is_none() && f.at == chain.at);
    let innermost = (!calls).then_some(chain.at);
    let places: Vec<u32> = chain.deepest.iter().map(|f| f.at).chain(innermost).collect();
    let entered = std::iter::once(None).chain(chain.deepest.iter().map(|f| f.vector));
    let lines = program.lines(places.iter().copied());
    let link = |((at, line), vector): ((&u32, Option<Line>), Option<usize>)| Link {
        function: function_name(program, *at),
        address: 2 * at,
        line,
        vector: vector.and_then(|v| program.mcu().vector(v)).map(|v| v.name),
    };
    places.iter().zip(lines).zip(entered).map(link).collect()
}

fn path_links(program: &Program, path: &[Step]) -> Vec<Link> {
    let lines = program.lines(path.iter().map(|s| s.at));
    let link = |(step, line): (&Step, Option<Line>)| Link {
        function: function_name(program, step.at),
        address: 2 * step.at,
        line,
        vector: match step.kind {
            StepKind::Interrupted(v) => program.mcu().vector(v).map(|v| v.name),
            StepKind::Calls => None,
        },
    };
    path.iter().zip(lines).map(link).collect()
}

/// The name of the function that an address is in.
pub fn function_name(program: &Program, pc: u32) -> String {
    program.function(pc).map_or_else(|| format!("{:#x}", 2 * pc), |(_, name)| name.to_string())
}

impl SavedRun {
    /// Runs it from power-on.
    pub fn play(&self, program: &Program) -> (Machine, Chain, Option<Halt>) {
        let mut machine = Machine::new(program.code.clone());
        machine.frequency = self.frequency;
        let mut chain = Chain::default();
        let played = play(machine, &self.events, self.end, &mut chain);
        (played.machine, chain, played.halt)
    }
}
