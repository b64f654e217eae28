//! The deepest the stack can get, from the graph: own bytes, and what calls and handlers add at each point.

use super::graph::Graph;
use super::{Assumptions, Step, StepKind, Unresolved, Why};
use crate::op::Op;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Bytes that the stack pointer may be off by while only one of its halves is written.
const TORN: u32 = 256;

type Counts = Vec<u8>;

pub(super) struct Depths<'g, 'p> {
    graph: &'g Graph<'p>,
    assumptions: &'g Assumptions,
    /// Functions with a limit on how often they can be active at once.
    limited: Vec<u32>,
    memo: FxHashMap<(usize, Counts), Best>,
    /// Entries that are being looked at, outermost first.
    active: Vec<u32>,
    pub(super) recursions: BTreeMap<u32, Unresolved>,
}

#[derive(Clone, Copy)]
struct Best {
    bytes: u32,
    /// The point, and who is called or comes there.
    at: u32,
    then: Option<(StepKind, usize)>,
}

impl<'g, 'p> Depths<'g, 'p> {
    pub(super) fn new(graph: &'g Graph<'p>, assumptions: &'g Assumptions) -> Depths<'g, 'p> {
        let limited = assumptions.recursion.keys().copied().collect();
        Depths {
            graph,
            assumptions,
            limited,
            memo: FxHashMap::default(),
            active: Vec::new(),
            recursions: BTreeMap::new(),
        }
    }

    fn counts(&self) -> Counts {
        let count = |entry: &u32| self.active.iter().filter(|a| *a == entry).count() as u8;
        self.limited.iter().map(count).collect()
    }

    /// Whether one more of this may be active.
    fn may_enter(&mut self, entry: u32) -> bool {
        let now = self.active.iter().filter(|&&a| a == entry).count();
        if now == 0 {
            return true;
        }
        match self.assumptions.recursion.get(&entry) {
            Some(&limit) => now < usize::from(limit),
            None => {
                let from = self.active.iter().position(|&a| a == entry).unwrap_or(0);
                let circle = &self.active[from..];
                // A circle that is cut elsewhere needs no limit here.
                if circle.iter().any(|e| self.assumptions.recursion.contains_key(e)) {
                    return now < 64;
                }
                let circle = circle.to_vec();
                self.recursions.entry(entry).or_insert(Unresolved { pc: entry, why: Why::Recursion(circle) });
                false
            }
        }
    }

    /// Bytes below the return address of this context.
    pub(super) fn of(&mut self, context: usize) -> u32 {
        self.best(context).bytes
    }

    fn best(&mut self, context: usize) -> Best {
        let key = (context, self.counts());
        if let Some(&known) = self.memo.get(&key) {
            return known;
        }
        let graph = self.graph;
        let found = &graph.contexts[context];
        let pc_bytes = u32::from(graph.program.mcu().pc_bytes());
        self.active.push(found.key.entry);
        let mut best = Best { bytes: 0, at: found.key.entry, then: None };
        for (&pc, point) in &found.points {
            let own = point.state.sp.map_or(0, |sp| (-sp).max(0) as u32);
            // It pushes its return address all the same.
            let own = own + if graph.program.code.op(pc) == Op::Call(0) { pc_bytes } else { 0 };
            let calls = point.calls.iter().map(|&callee| (StepKind::Calls, callee, 0));
            let torn = if point.state.torn.is_some() { TORN } else { 0 };
            let handlers =
                point.handlers.iter().map(|&(vector, handler)| (StepKind::Interrupted(vector), handler, torn));
            if own > best.bytes {
                best = Best { bytes: own, at: pc, then: None };
            }
            for (kind, other, extra) in calls.chain(handlers) {
                if !self.may_enter(graph.contexts[other].key.entry) {
                    continue;
                }
                let bytes = own + extra + pc_bytes + self.of(other);
                if bytes > best.bytes {
                    best = Best { bytes, at: pc, then: Some((kind, other)) };
                }
            }
        }
        self.active.pop();
        self.memo.insert(key, best);
        best
    }

    /// The way to the deepest point, from the outermost function on.
    pub(super) fn path(&mut self, context: usize) -> Vec<Step> {
        let mut steps = Vec::new();
        let (mut now, mut kind) = (context, StepKind::Calls);
        loop {
            let best = self.best(now);
            let found = &self.graph.contexts[now];
            let own = found.points.get(&best.at).and_then(|p| p.state.sp).map_or(0, |sp| (-sp).max(0) as u32);
            steps.push(Step { entry: found.key.entry, at: best.at, own, kind });
            self.active.push(found.key.entry);
            match best.then {
                Some((then, next)) if steps.len() < 1000 => (now, kind) = (next, then),
                _ => break,
            }
        }
        self.active.clear();
        steps
    }
}
