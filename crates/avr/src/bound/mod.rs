//! A bound on the stack that no run exceeds: the static analysis of the thesis, on machine code.
//!
//! Follows the thesis (section 3.4, "SA"): for each point of the program, how deep the stack is and which handlers are enabled. It is exact about the stack
//! pointer (`push`, `pop`, calls, frames through Y, avr-gcc's shared prologues) and knows I and each enable bit as far as the code shows them. What it cannot
//! know it names ([`Unresolved`]); then there is no bound until the user says more ([`Assumptions`]).
//!
//! Assumed, and said in the documentation: handlers leave registers as they found them where they restore them from the stack; stores through pointers do not
//! hit return addresses, saved registers, or registers of the microcontroller; functions whose address is nowhere in the program are not called through pointers.

mod depth;
mod graph;
mod indirect;
mod state;
mod step;
mod value;

use crate::op::Op;
use crate::program::Program;
use depth::Depths;
use graph::Graph;
use std::collections::{BTreeMap, BTreeSet};

/// What the user knows and the code does not show. Functions by their address in words.
#[derive(Clone, Debug, Default)]
pub struct Assumptions {
    /// Whom a function's indirect calls call.
    pub calls: BTreeMap<u32, BTreeSet<u32>>,
    /// How often a function or handler is active at once at most. A handler is named by its vector's address.
    pub recursion: BTreeMap<u32, u8>,
}

/// Why there is no bound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// A call through a pointer.
    Call,
    /// A jump through a pointer.
    Jump,
    /// The stack pointer is set to something that is not known: alloca, longjmp, another stack.
    StackLost,
    /// Two ways to one place have the stack at different depths.
    StackDiffers,
    /// A return while something is still on the stack.
    Unbalanced,
    OutOfFlash,
    /// This interrupt came in a run, and the code does not show who enabled it.
    Unseen(usize),
    /// These functions call each other in a circle, or a handler interrupts itself.
    Recursion(Vec<u32>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unresolved {
    /// Where; for a circle its first function.
    pub pc: u32,
    pub why: Why,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    Calls,
    Interrupted(usize),
}

/// A function on the way to the deepest point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub entry: u32,
    /// Where in it the next one is called or comes.
    pub at: u32,
    /// Bytes of its own there.
    pub own: u32,
    /// How it came to be active.
    pub kind: StepKind,
}

/// A function or handler with its depth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionDepth {
    pub entry: u32,
    /// The vector, if it is a handler.
    pub vector: Option<usize>,
    /// Bytes that it takes itself.
    pub own: u32,
    /// With all that it calls and that can interrupt it.
    pub total: u32,
}

#[derive(Clone, Debug)]
pub struct Bound {
    /// Bytes; `None` as long as something is unresolved.
    pub bytes: Option<u32>,
    /// What was found without it: the bound is at least this.
    pub at_least: u32,
    pub path: Vec<Step>,
    pub functions: Vec<FunctionDepth>,
    pub unresolved: Vec<Unresolved>,
    /// Indirect calls, and the functions they were taken to call because their addresses are in the program.
    pub assumed: BTreeMap<u32, BTreeSet<u32>>,
    /// Handlers that can come at all, by vector.
    pub handlers: BTreeSet<usize>,
    /// For each handler, the handlers during which it can come; 0 is the program itself.
    pub preempts: BTreeMap<usize, BTreeSet<usize>>,
    /// Conditional branches and skips that can be reached, in words.
    pub branches: BTreeSet<u32>,
    /// Places where a handler can come, with the depth of the stack there within its function: for searches.
    pub moments: BTreeMap<usize, Vec<(u32, u32)>>,
}

impl Bound {
    /// Interrupts (a bit for each vector) came in runs. If the analysis did not know that they can, there is no bound.
    pub fn doubt(&mut self, came: u64) {
        let unseen = (1..64).filter(|v| came >> v & 1 != 0 && !self.handlers.contains(v));
        let unseen: Vec<Unresolved> = unseen.map(|v| Unresolved { pc: 2 * v as u32, why: Why::Unseen(v) }).collect();
        if !unseen.is_empty() {
            self.bytes = None;
            self.unresolved.extend(unseen);
        }
    }
}

/// Works out the bound.
pub fn bound(program: &Program, assumptions: &Assumptions) -> Bound {
    let graph = Graph::new(program, assumptions);
    let mut depths = Depths::new(&graph, assumptions);
    let at_least = depths.of(0);
    let path = depths.path(0);
    let mut functions: BTreeMap<u32, FunctionDepth> = BTreeMap::new();
    let mut preempts: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    let mut moments: BTreeMap<usize, BTreeMap<u32, u32>> = BTreeMap::new();
    let last_vector = 2 * program.mcu().vectors.len() as u32;
    let vector = |entry: u32| (entry > 0 && entry <= last_vector).then_some(entry as usize / 2);
    for (id, context) in graph.contexts.iter().enumerate() {
        let total = depths.of(id);
        let own = context.points.values().filter_map(|p| p.state.sp).map(|sp| (-sp).max(0) as u32).max().unwrap_or(0);
        let entry = context.key.entry;
        let row = functions.entry(entry).or_insert(FunctionDepth { entry, vector: vector(entry), own, total });
        (row.own, row.total) = (row.own.max(own), row.total.max(total));
        for (&pc, point) in &context.points {
            for &(handler, _) in &point.handlers {
                let depth = point.state.sp.map_or(0, |sp| (-sp).max(0) as u32);
                let known = moments.entry(handler).or_default().entry(pc).or_insert(depth);
                *known = (*known).max(depth);
            }
        }
    }
    for (id, context) in graph.contexts.iter().enumerate() {
        for inside in roots(&graph, id, &vector) {
            for handler in context.points.values().flat_map(|p| &p.handlers) {
                preempts.entry(handler.0).or_default().insert(inside);
            }
        }
    }
    let mut unresolved: Vec<Unresolved> = graph.unresolved.values().cloned().collect();
    unresolved.extend(depths.recursions.values().cloned());
    let handlers = preempts.keys().copied().collect();
    let points = graph.contexts.iter().flat_map(|c| c.points.keys().copied());
    let decides =
        |pc: &u32| matches!(program.code.op(*pc), Op::Brbs(..) | Op::Brbc(..)) || program.code.op(*pc).skips();
    let branches = points.filter(decides).collect();
    let moments = moments.into_iter().map(|(handler, at)| (handler, at.into_iter().collect())).collect();
    let bytes = unresolved.is_empty().then_some(at_least);
    let functions = functions.into_values().collect();
    Bound {
        bytes,
        at_least,
        path,
        functions,
        unresolved,
        assumed: graph.assumed,
        handlers,
        preempts,
        branches,
        moments,
    }
}

/// In which handlers (0: none) a context can be active.
fn roots(graph: &Graph<'_>, id: usize, vector: &dyn Fn(u32) -> Option<usize>) -> BTreeSet<usize> {
    let mut callers: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (caller, context) in graph.contexts.iter().enumerate() {
        for callee in context.points.values().flat_map(|p| &p.calls) {
            callers.entry(*callee).or_default().push(caller);
        }
    }
    let mut seen = BTreeSet::from([id]);
    let mut open = vec![id];
    let mut found = BTreeSet::new();
    while let Some(next) = open.pop() {
        let entry = graph.contexts[next].key.entry;
        match vector(entry) {
            Some(vector) => {
                found.insert(vector);
            }
            None if entry == 0 => {
                found.insert(0);
            }
            None => open.extend(callers.get(&next).into_iter().flatten().copied().filter(|&c| seen.insert(c))),
        }
    }
    found
}
