//! What reads can find, from how far each thread has come.
//!
//! Two threads that add to each other's sums (`x += y` beside `y += x`) never write the same value twice, and without the
//! order of events a sum can be anything. But how large it is depends on how far both threads have come, so memory is
//! followed over all *cuts*: a place in each thread. Each cut has what every cell and every value that is still needed can
//! be there, for some groups of the ways that lead to the cut: where one sum is large on one way and the other on
//! another, one group would have both large. No way leads in a circle, so this ends by itself.
//!
//! Limits: there are as many cuts as the product of the threads' lengths; if they are too many, nothing is said. A read
//! counts only if it is the whole of an unknown.

use super::domain::Domain;
use super::domains::Domains;
use super::ways::{State, merge};
use crate::formula::{Bits, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{ExprId, Exprs, Node};

/// How many cuts may be looked at, and how many operations on domains done.
const CUTS: usize = 200_000;
const WORK: usize = 4_000_000;

/// How many groups of ways a cut has at most; only one if there are many cuts.
const GROUPS: usize = 4;
const MANY_CUTS: usize = 50_000;

/// If there are more domains in all states together, only the cells are followed that need it.
const ALL_CELLS: usize = 100_000;

/// A step of a thread that reads or writes some cell. Reads see memory as it was before the step.
#[derive(Clone, Debug, Default)]
pub(crate) struct CutStep {
    /// How many steps of each thread must have been done before; threads that are not listed, none.
    pub(crate) needs: Vec<u32>,
    /// The locks, as a set, that the thread holds at the step.
    pub(crate) locks: u64,
    /// Those of them that it has held all the time since its step before in the list.
    pub(crate) held: u64,
    /// What stands for the value of a cell.
    pub(crate) reads: Vec<(u32, Bits)>,
    /// What a cell holds afterwards; `None`: unknown.
    pub(crate) writes: Vec<(u32, Option<Bits>)>,
    /// Expressions that have these values if the step is done.
    pub(crate) assumes: Vec<(ExprId, u64)>,
}

/// Threads that use the same memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Threads {
    /// The width of each cell and what it holds at the start; `None`: unknown.
    pub(crate) cells: Vec<(u32, Option<Bits>)>,
    pub(crate) steps: Vec<Vec<CutStep>>,
}

/// An expression as a list of nodes, operands first, each once; only those that depend on what a cut knows.
struct Recipe {
    nodes: Vec<ExprId>,
    bits: Bits,
}

struct Prepared {
    /// Cell, and the unknown that is read there if it is read as a whole.
    reads: Vec<(usize, ExprId)>,
    writes: Vec<(usize, Option<Recipe>)>,
    assumes: Vec<(Recipe, u64)>,
    /// The unknowns that are needed after the step.
    live: Vec<ExprId>,
}

struct Follower<'a> {
    exprs: &'a Exprs,
    /// What is known without the order.
    general: &'a Domains,
    widths: Vec<u32>,
    threads: Vec<Vec<Prepared>>,
    found: FxHashMap<ExprId, Domain>,
    work: usize,
}

/// What unknowns can be that are read; `None` if there are too many cuts. An unknown that is missing is never read.
/// `general` knows what everything can be without regard to order.
pub(super) fn follow(exprs: &Exprs, general: &mut Domains, threads: &Threads) -> Option<FxHashMap<ExprId, Domain>> {
    let cuts = |threads: &Threads| threads.steps.iter().map(|s| s.len() + 1).fold(1, usize::saturating_mul);
    let narrow;
    let threads = match cuts(threads).saturating_mul(threads.cells.len()) > ALL_CELLS {
        true => {
            narrow = only_wide(exprs, general, threads);
            &narrow
        }
        false => threads,
    };
    let sizes: Vec<usize> = threads.steps.iter().map(|s| s.len() + 1).collect();
    let cuts = sizes.iter().try_fold(1usize, |n, &s| n.checked_mul(s)).filter(|&n| n <= CUTS)?;
    // The number of a cut is a number with one digit per thread.
    let mut strides = vec![1; sizes.len()];
    for t in (1..sizes.len()).rev() {
        strides[t - 1] = strides[t] * sizes[t];
    }
    let widths: Vec<u32> = threads.cells.iter().map(|c| c.0).collect();
    let prepared: Vec<Vec<Prepared>> = threads.steps.iter().map(|steps| prepared(exprs, general, steps)).collect();
    let start = start(exprs, general, threads);
    let mut follower = Follower { exprs, general, widths, threads: prepared, found: FxHashMap::default(), work: 0 };
    let groups = if cuts > MANY_CUTS { 1 } else { GROUPS };
    let mut states: Vec<Vec<State>> = vec![Vec::new(); cuts];
    states[0].push(start);
    let mut at = vec![0; sizes.len()];
    for cut in 0..cuts {
        let mut here = std::mem::take(&mut states[cut]);
        follower.work += 1 + here.len() * here.len();
        merge(&mut here, groups, &follower.widths_at(&at));
        for (t, steps) in threads.steps.iter().enumerate() {
            let Some(step) = steps.get(at[t]).filter(|_| !here.is_empty()) else { continue };
            if step.needs.iter().zip(&at).any(|(&needed, &done)| needed as usize > done) {
                continue;
            }
            // Another stands in the middle of a section on the same lock.
            let held = |u: usize| threads.steps[u].get(at[u]).map_or(0, |s| s.held);
            let excluded = (0..sizes.len()).any(|u| u != t && held(u) & step.locks != 0);
            for state in &here {
                // A goal may ask what a read would find that cannot be done.
                follower.read(state, &at, t);
                if !excluded {
                    states[cut + strides[t]].extend(follower.step(state, &at, t));
                }
            }
        }
        if follower.work > WORK {
            return None;
        }
        for t in (0..sizes.len()).rev() {
            at[t] += 1;
            if at[t] < sizes[t] {
                break;
            }
            at[t] = 0;
        }
    }
    Some(follower.found)
}

/// The same threads with only those cells whose reads are not a few numbers anyway, and those that these are computed from. Of the others, what
/// is known without the order is enough: there are no sums that grow without end.
fn only_wide(exprs: &Exprs, general: &mut Domains, threads: &Threads) -> Threads {
    let steps = || threads.steps.iter().flatten();
    let reads = || steps().flat_map(|s| &s.reads).filter_map(|&(cell, bits)| Some((cell, whole_unknown(exprs, bits)?)));
    let cell_of: FxHashMap<ExprId, u32> = reads().map(|(cell, id)| (id, cell)).collect();
    let unknowns: FxHashSet<ExprId> = cell_of.keys().copied().collect();
    let mut written: FxHashMap<u32, Vec<Bits>> = FxHashMap::default();
    for &(cell, bits) in steps().flat_map(|s| &s.writes) {
        written.entry(cell).or_default().extend(bits);
    }
    let wide = reads().filter(|&(_, id)| !general.of(exprs, id).is_listed(exprs.width(id))).map(|(cell, _)| cell);
    let mut kept: FxHashSet<u32> = wide.collect();
    let mut open: Vec<u32> = kept.iter().copied().collect();
    while let Some(cell) = open.pop() {
        let made = written.get(&cell).into_iter().flatten().flat_map(|&bits| depending(exprs, bits, &unknowns));
        let from = made.filter_map(|id| cell_of.get(&id).copied());
        open.extend(from.filter(|&cell| kept.insert(cell)));
    }
    let mut order: Vec<u32> = kept.into_iter().collect();
    order.sort_unstable();
    let number = |cell: u32| order.binary_search(&cell).ok().map(|n| n as u32);
    let mut narrow = Threads { cells: order.iter().map(|&c| threads.cells[c as usize]).collect(), steps: Vec::new() };
    // By thread: how many of its steps before each place are left.
    let mut left: Vec<Vec<u32>> = Vec::new();
    for own in &threads.steps {
        let mut count = vec![0];
        for step in own {
            let touches =
                step.reads.iter().any(|r| number(r.0).is_some()) || step.writes.iter().any(|w| number(w.0).is_some());
            count.push(count.last().copied().unwrap_or(0) + u32::from(touches));
        }
        left.push(count);
    }
    for (thread, own) in threads.steps.iter().enumerate() {
        let mut kept = Vec::new();
        // What holds between two steps that are left: what all in between assume, and the locks that none of them gives back.
        let (mut assumes, mut held) = (Vec::new(), u64::MAX);
        for (n, step) in own.iter().enumerate() {
            assumes.extend(step.assumes.iter().copied());
            held &= step.held;
            if left[thread][n] == left[thread][n + 1] {
                continue;
            }
            kept.push(CutStep {
                needs: step.needs.iter().enumerate().map(|(t, &needed)| left[t][needed as usize]).collect(),
                locks: step.locks,
                held,
                reads: step.reads.iter().filter_map(|&(c, bits)| Some((number(c)?, bits))).collect(),
                writes: step.writes.iter().filter_map(|&(c, bits)| Some((number(c)?, bits))).collect(),
                assumes: std::mem::take(&mut assumes),
            });
            held = u64::MAX;
        }
        narrow.steps.push(kept);
    }
    narrow
}

fn whole_unknown(exprs: &Exprs, bits: Bits) -> Option<ExprId> {
    match bits.of {
        Value::Expr(id) if bits.low == 0 && bits.width == exprs.width(id) => {
            matches!(exprs.node(id), Node::Var { .. }).then_some(id)
        }
        _ => None,
    }
}

fn prepared(exprs: &Exprs, general: &mut Domains, steps: &[CutStep]) -> Vec<Prepared> {
    let own: FxHashSet<ExprId> =
        steps.iter().flat_map(|s| &s.reads).filter_map(|&(_, bits)| whole_unknown(exprs, bits)).collect();
    let mut recipe = |bits: Bits| {
        if let Value::Expr(root) = bits.of {
            general.of(exprs, root);
        }
        Recipe { nodes: depending(exprs, bits, &own), bits }
    };
    let mut all: Vec<Prepared> = Vec::new();
    let mut live: FxHashSet<ExprId> = FxHashSet::default();
    for step in steps.iter().rev() {
        let reads: Vec<(usize, ExprId)> =
            step.reads.iter().filter_map(|&(c, bits)| Some((c as usize, whole_unknown(exprs, bits)?))).collect();
        let writes: Vec<_> = step.writes.iter().map(|&(c, bits)| (c as usize, bits.map(&mut recipe))).collect();
        let assumes: Vec<_> = (step.assumes.iter())
            .map(|&(e, value)| (recipe(Bits { of: Value::Expr(e), low: 0, width: exprs.width(e) }), value))
            .collect();
        let mut after: Vec<ExprId> = live.iter().copied().collect();
        after.sort_unstable();
        let used = writes.iter().filter_map(|w| w.1.as_ref()).chain(assumes.iter().map(|a| &a.0));
        live.extend(used.flat_map(|r| &r.nodes).filter(|n| own.contains(n)));
        for (_, read) in &reads {
            live.remove(read);
        }
        all.push(Prepared { reads, writes, assumes, live: after });
    }
    all.reverse();
    all
}

/// The nodes below some bits that depend on some unknowns, in the order of their numbers.
fn depending(exprs: &Exprs, bits: Bits, on: &FxHashSet<ExprId>) -> Vec<ExprId> {
    let Value::Expr(root) = bits.of else { return Vec::new() };
    let mut depends: FxHashMap<ExprId, bool> = FxHashMap::default();
    let (mut open, mut nodes) = (vec![root], Vec::new());
    while let Some(&next) = open.last() {
        if depends.contains_key(&next) {
            open.pop();
            continue;
        }
        let before = open.len();
        open.extend(exprs.node(next).operands().filter(|o| !depends.contains_key(o)));
        if open.len() > before {
            continue;
        }
        let does = on.contains(&next) || exprs.node(next).operands().any(|o| depends[&o]);
        depends.insert(next, does);
        if does {
            nodes.push(next);
        }
        open.pop();
    }
    nodes.sort_unstable();
    nodes
}

fn start(exprs: &Exprs, general: &mut Domains, threads: &Threads) -> State {
    let cells = threads.cells.iter().map(|&(width, initial)| match initial {
        None => Domain::all(width),
        Some(bits) => {
            if let Value::Expr(id) = bits.of {
                general.of(exprs, id);
            }
            general.bits(exprs, Bits { width, ..bits }).unwrap_or(Domain::all(width))
        }
    });
    cells.collect()
}

impl Follower<'_> {
    /// The unknowns of a thread that are needed at a place of it.
    fn live(&self, thread: usize, at: usize) -> &[ExprId] {
        match at.checked_sub(1) {
            None => &[],
            Some(last) => &self.threads[thread][last].live,
        }
    }

    /// Where the unknowns of a thread are in a state.
    fn offset(&self, at: &[usize], thread: usize) -> usize {
        self.widths.len() + (0..thread).map(|t| self.live(t, at[t]).len()).sum::<usize>()
    }

    fn read(&mut self, state: &State, at: &[usize], thread: usize) {
        for &(cell, unknown) in &self.threads[thread][at[thread]].reads {
            self.work += 1;
            let (width, seen) = (self.widths[cell], &state[cell]);
            match self.found.get_mut(&unknown) {
                Some(found) if found.covers(seen, width) => {}
                Some(found) => *found = found.join(seen, width),
                None => {
                    self.found.insert(unknown, seen.clone());
                }
            }
        }
    }

    /// What is known after a thread's next step; `None` if it cannot be done.
    fn step(&mut self, state: &State, at: &[usize], thread: usize) -> Option<State> {
        let (offset, cells) = (self.offset(at, thread), self.widths.len());
        let step = &self.threads[thread][at[thread]];
        let before = self.live(thread, at[thread]);
        let known = |id: ExprId| match step.reads.iter().find(|r| r.1 == id) {
            Some(&(cell, _)) => Some(&state[cell]),
            None => before.binary_search(&id).ok().map(|i| &state[offset + i]),
        };
        let mut work = 1 + state.len();
        let mut result = |recipe: &Recipe, width: u32| {
            work += recipe.nodes.len();
            self.general.computed(self.exprs, &recipe.nodes, Bits { width, ..recipe.bits }, known)
        };
        let mut after = None;
        let holds =
            |(recipe, value): &(Recipe, u64)| result(recipe, recipe.bits.width).contains(*value, recipe.bits.width);
        if step.assumes.iter().all(holds) {
            let mut next: State = state[..cells].to_vec();
            for (cell, recipe) in &step.writes {
                let width = self.widths[*cell];
                next[*cell] = recipe.as_ref().map_or(Domain::all(width), |recipe| result(recipe, width));
            }
            next.extend_from_slice(&state[cells..offset]);
            // What is needed later was read before or is read now.
            next.extend(step.live.iter().map(|&id| known(id).cloned().unwrap_or(Domain::all(self.exprs.width(id)))));
            next.extend_from_slice(&state[offset + before.len()..]);
            after = Some(next);
        }
        self.work += work;
        after
    }

    fn widths_at(&self, at: &[usize]) -> Vec<u32> {
        let unknowns = (0..at.len()).flat_map(|t| self.live(t, at[t]));
        self.widths.iter().copied().chain(unknowns.map(|&id| self.exprs.width(id))).collect()
    }
}
