//! Whether a way leads from a write to a read on which nothing surely overwrites it.
//!
//! Code that may run in several threads at once has such a way: a read may come right after the write. In one thread, a store to the same
//! named variable in the same function is in the way; what other functions overwrite is not looked at, and neither is what happens under
//! a lock.

use super::{Access, Shared, block_of, next_blocks};
use ir::{Body, ConstId, InstKind, Operand, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// How far something comes within its function.
#[derive(Default)]
struct Comes {
    /// The instructions that are reached.
    to: FxHashSet<u32>,
    /// The function's end, or a call, is reached.
    out: bool,
}

pub(super) struct Ways {
    /// How far each write comes, by function and instruction.
    writes: FxHashMap<(u32, u32), Comes>,
    /// Reads that find what was there when their function began, or what a call left.
    exposed: FxHashSet<(u32, u32)>,
    /// Functions that are called by somebody, perhaps again and again.
    called: FxHashSet<u32>,
}

/// A variable or a part of it, by name, and what is read or written there.
type Named = (ConstId, TypeId);

fn named(body: &Body, inst: u32) -> Option<Named> {
    let inst = &body.insts[inst as usize];
    match inst.kind {
        InstKind::Store { ptr: Operand::Const(c), ty, .. } => Some((c, ty)),
        InstKind::Load { ptr: Operand::Const(c), .. } => Some((c, inst.ty)),
        _ => None,
    }
}

/// From instructions on, up to stores to the same variable.
fn comes(shared: &Shared<'_>, function: u32, body: &Body, from: &[(usize, u32)], variable: Option<Named>) -> Comes {
    let mut comes = Comes::default();
    let (mut met, mut open) = (FxHashSet::default(), from.to_vec());
    'ways: while let Some((block, first)) = open.pop() {
        for inst in first..body.blocks[block].insts.end {
            comes.to.insert(inst);
            let stores = matches!(body.insts[inst as usize].kind, InstKind::Store { .. });
            if stores && variable.is_some() && named(body, inst) == variable {
                continue 'ways;
            }
            comes.out |=
                calls(shared, function, inst) || matches!(body.insts[inst as usize].kind, InstKind::Ret { .. });
        }
        let next = next_blocks(body, block).into_iter().filter(|b| met.insert(*b));
        open.extend(next.map(|b| (b, body.blocks[b].insts.start)));
    }
    comes
}

/// Whether something of the program's own is called here.
fn calls(shared: &Shared<'_>, function: u32, inst: u32) -> bool {
    let callees = shared.points.called.get(&(function, inst)).into_iter().flatten();
    callees.into_iter().any(|f| shared.image.is_users(*f))
}

impl Ways {
    pub(super) fn of(shared: &Shared<'_>, accesses: &[Access]) -> Ways {
        let mut ways = Ways {
            writes: FxHashMap::default(),
            exposed: FxHashSet::default(),
            called: shared.points.called.values().flatten().copied().collect(),
        };
        // By function and variable: what is reached from its beginning and from its calls.
        let mut begins: FxHashMap<(u32, Option<Named>), FxHashSet<u32>> = FxHashMap::default();
        for a in accesses {
            let Some((_, _, body)) = shared.image.ir_function(a.function) else { continue };
            let variable = named(body, a.inst);
            if a.writes && !ways.writes.contains_key(&(a.function, a.inst)) {
                let start = (block_of(body, a.inst), a.inst + 1);
                ways.writes.insert((a.function, a.inst), comes(shared, a.function, body, &[start], variable));
            }
            if a.reads {
                let reached = begins.entry((a.function, variable)).or_insert_with(|| {
                    let after = (0..body.insts.len() as u32).filter(|i| calls(shared, a.function, *i));
                    let after = after.map(|i| (block_of(body, i), i + 1));
                    let all: Vec<(usize, u32)> = [(0, 0)].into_iter().chain(after).collect();
                    comes(shared, a.function, body, &all, variable).to
                });
                if reached.contains(&a.inst) {
                    ways.exposed.insert((a.function, a.inst));
                }
            }
        }
        ways
    }

    pub(super) fn leads(&self, shared: &Shared<'_>, write: &Access, read: &Access) -> bool {
        if shared.may_meet(write.function, read.function) {
            return true;
        }
        let Some(comes) = self.writes.get(&(write.function, write.inst)) else { return true };
        let again = write.function != read.function || self.called.contains(&write.function);
        again && comes.out && self.exposed.contains(&(read.function, read.inst))
            || write.function == read.function && comes.to.contains(&read.inst)
    }
}
