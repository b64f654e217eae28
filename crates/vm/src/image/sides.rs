//! Where the sides of a branch lead, from the code alone: to a failure whatever happens, back to the branch without having done
//! anything, or somewhere else; and how far a failure is.
//!
//! *Fails* is a least fixed point over the operations of a function: a call of a function that only fails (abort, a failed
//! assertion, exit with a status other than 0, or a function of the program's own that does nothing else), or an
//! operation all of whose successors fail. A loop without end does not count. *Repeats* follows TAME's notion of ad hoc
//! synchronisation: the side comes back to the branch, and on the way nothing is written and nothing but waiting is called.
//!
//! Limits: calls through pointers are taken to return; a failure that only values can show (out of bounds) is not seen.

use super::{FunctionKind, Image};
use crate::bytecode::{Callee, Code, Ext, Op, Src, Switch};
use guest::shims::{Entry, Role};
use std::collections::VecDeque;
use std::sync::OnceLock;
use trace::OtherSide;

/// How far a failure is when there is none.
pub(crate) const NEVER: u32 = u32::MAX;

/// What is known of a function's operations.
#[derive(Default)]
pub(crate) struct Sides {
    /// Whether every way on from an operation fails.
    fails: Vec<bool>,
    /// Operations to the nearest failure.
    distance: Vec<u32>,
}

/// Once for each function.
pub(crate) type Known = OnceLock<Sides>;

pub(super) fn successors(code: &Code, at: usize) -> Vec<usize> {
    let next = at + 1;
    let known = |mut all: Vec<usize>| {
        all.retain(|&s| s < code.ops.len());
        all
    };
    let target = |t: u32| known(vec![t as usize, next]);
    match code.ops[at] {
        Op::Jmp { t, .. } => known(vec![t as usize]),
        Op::BrIf { t, .. }
        | Op::BrIfNot { t, .. }
        | Op::BrEq { t, .. }
        | Op::BrNe { t, .. }
        | Op::BrUlt { t, .. }
        | Op::BrUle { t, .. }
        | Op::BrSlt32 { t, .. }
        | Op::BrSle32 { t, .. }
        | Op::BrSlt64 { t, .. }
        | Op::BrSle64 { t, .. }
        | Op::BrEqI32 { t, .. }
        | Op::BrNeI32 { t, .. }
        | Op::BrUltI32 { t, .. }
        | Op::BrUgtI32 { t, .. }
        | Op::BrSltI32 { t, .. }
        | Op::BrSgtI32 { t, .. }
        | Op::BrEqI64 { t, .. }
        | Op::BrNeI64 { t, .. }
        | Op::BrUltI64 { t, .. }
        | Op::BrUgtI64 { t, .. }
        | Op::BrSltI64 { t, .. }
        | Op::BrSgtI64 { t, .. } => target(t),
        Op::Switch { table, .. } => {
            let all = match &code.switches[table as usize] {
                Switch::Dense { targets, default, .. } => targets.iter().chain([default]).copied().collect(),
                Switch::Sparse { cases, default } => cases.iter().map(|c| c.1).chain([*default]).collect::<Vec<u32>>(),
            };
            known(all.into_iter().map(|t| t as usize).collect())
        }
        Op::Ret { .. } => Vec::new(),
        Op::Ext { i } => match &code.ext[i as usize] {
            Ext::IndirectBr { targets, .. } => known(targets.iter().map(|t| t.1 as usize).collect()),
            Ext::WideSwitch { cases, default, .. } => {
                known(cases.iter().map(|c| c.1 as usize).chain([*default as usize]).collect())
            }
            Ext::Trap { .. } | Ext::Unreachable => Vec::new(),
            _ => known(vec![next]),
        },
        _ => known(vec![next]),
    }
}

impl Image {
    /// What is known of the function that an operation calls, and the function if it has code.
    pub(super) fn callee(&self, code: &Code, at: usize) -> Option<(Option<&'static Entry>, Option<u32>)> {
        let Op::Call { site, .. } = code.ops[at] else { return None };
        match code.calls[site as usize].callee {
            Callee::Function(f) => {
                let function = &self.functions[f as usize];
                Some((function.library, matches!(function.kind, FunctionKind::Defined { .. }).then_some(f)))
            }
            Callee::Shim(_, entry) => Some((Some(entry), None)),
            Callee::Pointer(_) => None,
        }
    }

    /// Whether an operation itself is the failure.
    fn is_failure(&self, code: &Code, at: usize, inside: &mut Vec<u32>) -> bool {
        match code.ops[at] {
            Op::Ext { i } => matches!(code.ext[i as usize], Ext::Trap { .. }),
            Op::Call { site, .. } => {
                let Some((library, function)) = self.callee(code, at) else { return false };
                match library.map(|l| l.role) {
                    Some(Role::Fails) => true,
                    Some(Role::Ends) if !function.is_some_and(|f| self.is_users(f)) => {
                        matches!(code.calls[site as usize].args.first(), Some(Src::Imm(status)) if *status as u32 != 0)
                    }
                    // A function that is being looked at calls itself: it may return.
                    _ => function.is_some_and(|f| !inside.contains(&f) && self.always_fails(f, inside)),
                }
            }
            _ => false,
        }
    }

    fn always_fails(&self, function: u32, inside: &mut Vec<u32>) -> bool {
        self.sides_of(function, inside).fails.first() == Some(&true)
    }

    fn sides_of(&self, function: u32, inside: &mut Vec<u32>) -> &Sides {
        let f = &self.functions[function as usize];
        if let Some(known) = f.sides.get() {
            return known;
        }
        inside.push(function);
        let sides = self.code(function).map(|code| self.look_at(code, inside)).unwrap_or_default();
        inside.pop();
        f.sides.get_or_init(|| sides)
    }

    fn look_at(&self, code: &Code, inside: &mut Vec<u32>) -> Sides {
        let n = code.ops.len();
        let next: Vec<Vec<usize>> = (0..n).map(|at| successors(code, at)).collect();
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); n];
        next.iter().enumerate().for_each(|(at, all)| all.iter().for_each(|&s| before[s].push(at)));
        let mut sides = Sides { fails: vec![false; n], distance: vec![NEVER; n] };
        let mut open: VecDeque<usize> = (0..n).filter(|&at| self.is_failure(code, at, inside)).collect();
        open.iter().for_each(|&at| {
            sides.fails[at] = true;
            sides.distance[at] = 0;
        });
        let mut near = open.clone();
        while let Some(at) = open.pop_front() {
            for &p in &before[at] {
                if !sides.fails[p] && next[p].iter().all(|&s| sides.fails[s]) {
                    sides.fails[p] = true;
                    open.push_back(p);
                }
            }
        }
        while let Some(at) = near.pop_front() {
            for &p in &before[at] {
                if sides.distance[p] == NEVER {
                    sides.distance[p] = sides.distance[at] + 1;
                    near.push_back(p);
                }
            }
        }
        sides
    }

    /// Whether a way on from `from` comes back to `branch`, and all ways that do neither write nor call anything but waiting.
    fn only_repeats(&self, code: &Code, branch: usize, from: usize) -> bool {
        /// A round of a waiting loop is short.
        const LONGEST: usize = 200;
        let (mut seen, mut open) = (vec![false; code.ops.len()], vec![from]);
        let mut order = Vec::new();
        while let Some(at) = open.pop() {
            if at == branch || std::mem::replace(&mut seen[at], true) {
                continue;
            }
            order.push(at);
            if order.len() > LONGEST {
                return false;
            }
            open.extend(successors(code, at));
        }
        // Of these, those that lead back.
        let mut back = vec![false; code.ops.len()];
        back[branch] = true;
        loop {
            let more: Vec<usize> = order
                .iter()
                .copied()
                .filter(|&at| !back[at] && successors(code, at).iter().any(|&s| back[s]))
                .collect();
            if more.is_empty() {
                break;
            }
            more.into_iter().for_each(|at| back[at] = true);
        }
        let harmless = |at: usize| match code.ops[at] {
            Op::Store8 { .. } | Op::Store16 { .. } | Op::Store32 { .. } | Op::Store64 { .. } => false,
            Op::StoreI8 { .. } | Op::StoreI16 { .. } | Op::StoreI32 { .. } | Op::StoreI64 { .. } => false,
            Op::StoreX8 { .. } | Op::StoreX16 { .. } | Op::StoreX32 { .. } | Op::StoreX64 { .. } => false,
            Op::StoreW8 { .. } | Op::StoreW16 { .. } | Op::StoreW32 { .. } | Op::StoreW64 { .. } => false,
            Op::StoreA8 { .. } | Op::StoreA32 { .. } | Op::StoreA64 { .. } => false,
            Op::Call { .. } => self.callee(code, at).and_then(|c| c.0).is_some_and(Entry::only_waits),
            _ => true,
        };
        (from == branch || back[from]) && order.iter().filter(|&&at| back[at]).all(|&at| harmless(at))
    }

    /// How many operations a failure is away on one side of a branch; [`NEVER`] if the function has none there.
    pub(crate) fn distance(&self, function: u32, op: u32, holds: bool) -> u32 {
        let Some(code) = self.code(function) else { return NEVER };
        let next = successors(code, op as usize);
        let (Some(&target), Some(&through)) = (next.first(), next.get(1)) else { return NEVER };
        let jumps = holds != code.is_inverted(op);
        self.sides_of(function, &mut Vec::new()).distance[if jumps { target } else { through }]
    }

    /// Where a branch at `op` leads, if its condition holds or if it does not.
    pub(crate) fn side(&self, function: u32, op: u32, holds: bool) -> OtherSide {
        let Some(code) = self.code(function) else { return OtherSide::Goes };
        let next = successors(code, op as usize);
        let (Some(&target), Some(&through)) = (next.first(), next.get(1)) else { return OtherSide::Goes };
        let to = if holds != code.is_inverted(op) { target } else { through };
        let sides = self.sides_of(function, &mut Vec::new());
        match () {
            () if sides.fails[to] => OtherSide::Fails,
            () if self.only_repeats(code, op as usize, to) => OtherSide::Repeats,
            () => OtherSide::Goes,
        }
    }
}
