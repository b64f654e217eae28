//! What depends on inputs, and when two expressions of different runs say the same.

use super::decisions::mix;
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{Access, ExprId, Exprs, Node, Trace, Var, What};

/// The expressions of a trace that depend on an input, also by way of memory: what one thread read that another had computed from one.
///
/// Limit: in the order observed, and by values only. What was written *because* of an input does not count.
#[derive(Default)]
pub struct Depends {
    on_input: Vec<bool>,
}

impl Depends {
    pub fn of(trace: &Trace) -> Depends {
        if !trace.events.iter().any(|e| matches!(e.what, What::Symbolic { .. })) {
            return Depends::default();
        }
        let mut vars = FxHashSet::default();
        // An input may go from memory to memory: each time round it goes at least one step further.
        loop {
            let depends = Depends::by(&trace.exprs, &vars);
            let before = vars.len();
            depends.read_by(trace, &mut vars);
            if vars.len() == before {
                return depends;
            }
        }
    }

    /// There are no inputs.
    pub fn is_empty(&self) -> bool {
        self.on_input.is_empty()
    }

    pub fn has(&self, expr: ExprId) -> bool {
        self.on_input.get(expr.number() as usize).copied().unwrap_or(false)
    }

    fn by(exprs: &Exprs, vars: &FxHashSet<Var>) -> Depends {
        let mut on_input: Vec<bool> = Vec::with_capacity(exprs.len());
        for (_, node) in exprs.iter() {
            on_input.push(match node {
                Node::Var { var, .. } => vars.contains(var),
                node => node.operands().any(|o| on_input[o.number() as usize]),
            });
        }
        Depends { on_input }
    }

    /// The unknowns that are inputs, or read what depends on one.
    fn read_by(&self, trace: &Trace, vars: &mut FxHashSet<Var>) {
        let mut bytes: FxHashSet<u64> = FxHashSet::default();
        let range = |at: &Access| at.address..at.address + u64::from(at.size);
        for event in &trace.events {
            let brings = event.what.brings(&trace.exprs).map(|(var, _)| var);
            match &event.what {
                What::Symbolic { .. } => vars.extend(brings),
                What::Read { at, .. } | What::Update { at, .. } if range(at).any(|b| bytes.contains(&b)) => {
                    vars.extend(brings);
                }
                _ => {}
            }
            if let What::Write { at, expr, .. } | What::Update { at, expr, .. } | What::Initial { at, expr, .. } =
                &event.what
            {
                if expr.is_some_and(|e| self.has(e)) {
                    bytes.extend(range(at));
                } else if !bytes.is_empty() {
                    for byte in range(at) {
                        bytes.remove(&byte);
                    }
                }
            }
        }
    }
}

/// What the expressions of a trace say, in words that are the same in every run: inputs by their number, reads by what they read.
pub(super) struct Shapes(Vec<u64>);

impl Shapes {
    pub(super) fn new(trace: &Trace) -> Shapes {
        let threads: Vec<u64> = trace.tables.threads().iter().map(|t| mix(t.to_string())).collect();
        let mut names: FxHashMap<Var, u64> = FxHashMap::default();
        let mut asked: FxHashMap<u32, u64> = FxHashMap::default();
        for event in &trace.events {
            let Some((var, _)) = event.what.brings(&trace.exprs) else { continue };
            let name = match &event.what {
                What::Symbolic { .. } => {
                    let asked = asked.entry(event.thread).or_insert(0);
                    *asked += 1;
                    mix((threads[event.thread as usize], *asked))
                }
                what => what.access().map_or(0, |at| mix(at.address)),
            };
            names.insert(var, name);
        }
        let mut all: Vec<u64> = Vec::with_capacity(trace.exprs.len());
        for (id, node) in trace.exprs.iter() {
            let shape = match *node {
                Node::Const { value, .. } => mix((0, value)),
                Node::Var { var, .. } => mix((1, names.get(&var))),
                Node::Bin(op, ..) => mix((2, op)),
                Node::Ite(..) => mix(3),
                Node::Extract { low, .. } => mix((4, low)),
                Node::Concat(..) => mix(5),
                Node::Zext { .. } => mix(6),
                Node::Sext { .. } => mix(7),
                Node::Lookup { table, .. } => mix((8, &trace.exprs.table(table).values)),
            };
            let shape = mix((shape, trace.exprs.width(id)));
            all.push(node.operands().fold(shape, |shape, o| mix((shape, all[o.number() as usize]))));
        }
        Shapes(all)
    }

    pub(super) fn of(&self, expr: ExprId) -> u64 {
        self.0.get(expr.number() as usize).copied().unwrap_or(0)
    }
}
