//! Which expressions depend on each other in a circle.

use super::reads::{Reads, source};
use trace::{ExprId, Exprs};

/// Finds expressions that depend on each other in a circle, those they depend on first (Tarjan, no recursion).
pub(super) struct Circles {
    /// When an expression was first seen, from 1; 0: not yet; `DONE`: handed out.
    order: Vec<u32>,
    count: u32,
    /// Seen, and not handed out.
    waiting: Vec<ExprId>,
    /// The way to where we are: expression, what it depends on and how many of these are done, the earliest it leads to.
    open: Vec<(ExprId, Vec<ExprId>, usize, u32)>,
}

const DONE: u32 = u32::MAX;

impl Circles {
    pub(super) fn new(exprs: &Exprs) -> Circles {
        Circles { order: vec![0; exprs.len()], count: 0, waiting: Vec::new(), open: Vec::new() }
    }

    /// Nothing of an expression needs to be looked at.
    pub(super) fn skip(&mut self, id: ExprId) {
        self.order[id.number() as usize] = DONE;
    }

    fn enter(&mut self, exprs: &Exprs, id: ExprId, reads: &Reads) {
        self.count += 1;
        self.order[id.number() as usize] = self.count;
        self.waiting.push(id);
        let mut next: Vec<ExprId> = exprs.node(id).operands().collect();
        for part in reads.parts(id) {
            next.extend(reads.list(part.list).filter_map(|b| source(exprs, b)));
        }
        self.open.push((id, next, 0, self.count));
    }

    /// Hands out all that an expression depends on, and itself.
    pub(super) fn visit(
        &mut self,
        exprs: &Exprs,
        root: ExprId,
        reads: &mut Reads,
        found: &mut impl FnMut(&mut Reads, &mut [ExprId]),
    ) {
        if self.order[root.number() as usize] != 0 {
            return;
        }
        self.enter(exprs, root, reads);
        while let Some((id, next, done, earliest)) = self.open.last_mut() {
            if let Some(&to) = next.get(*done) {
                *done += 1;
                match self.order[to.number() as usize] {
                    0 => self.enter(exprs, to, reads),
                    DONE => {}
                    seen => *earliest = seen.min(*earliest),
                }
                continue;
            }
            let (id, earliest) = (*id, *earliest);
            self.open.pop();
            if let Some((_, _, _, above)) = self.open.last_mut() {
                *above = earliest.min(*above);
            }
            if earliest == self.order[id.number() as usize] {
                let from = self.waiting.iter().rposition(|&w| w == id).unwrap_or(0);
                let mut members = self.waiting.split_off(from);
                for member in &members {
                    self.order[member.number() as usize] = DONE;
                }
                found(reads, &mut members);
            }
        }
    }
}
