//! Locks that are surely held at an instruction, and locks that are wanted while others are held.
//!
//! A forward analysis over each function: what is held where its blocks meet is what is held on all ways there. A function begins with
//! what all its callers hold.

use super::limit::ROUNDS;
use super::points_to::{Object, PointsTo, called};
use super::{Image, next_blocks};
use guest::shims::{Lock, Patience, Role};
use ir::{Body, ConstId, Operand};
use rustc_hash::FxHashMap;
use trace::Place;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Held {
    /// What it may be.
    pub(super) objects: Vec<Object>,
    /// The constant that names it: then it is surely this one.
    name: Option<(u32, ConstId)>,
    /// The pointer that names it within its function.
    operand: Operand,
    reads: bool,
    pub(super) place: Place,
}

impl Held {
    /// Whether the two are surely the same lock, and one excludes the other.
    pub(super) fn keeps_apart(&self, other: &Held) -> bool {
        self.name.is_some() && self.name == other.name && !(self.reads && other.reads)
    }

    /// Whether they may be the same lock, and one must wait for the other.
    pub(super) fn may_be(&self, other: &Held) -> bool {
        let same = match (self.name, other.name) {
            // In another module the same constant has another number.
            (Some(a), Some(b)) if a.0 == b.0 => a == b,
            _ => self.objects.iter().any(|o| other.objects.contains(o)),
        };
        same && !(self.reads && other.reads)
    }

    fn is(&self, other: &Held) -> bool {
        self.name.is_some() && self.name == other.name || self.operand == other.operand && self.objects == other.objects
    }
}

/// A lock wanted while another is held.
pub(super) struct Link {
    pub(super) function: u32,
    pub(super) held: Held,
    pub(super) wanted: Held,
    pub(super) all: Vec<Held>,
}

/// Whether a lock that is surely taken is taken together with others that read.
fn takes(role: Option<Role>) -> Option<bool> {
    match role {
        Some(Role::Takes(lock, Patience::Waits)) => Some(lock == Lock::Read),
        _ => None,
    }
}

pub(super) struct Locks {
    at: FxHashMap<(u32, u32), Vec<Held>>,
    pub(super) links: Vec<Link>,
    /// Another round would show nothing else.
    pub(super) settled: bool,
}

impl Locks {
    pub(super) fn of(image: &Image, points: &PointsTo<'_>) -> Locks {
        let mut entry: FxHashMap<u32, Vec<Held>> = FxHashMap::default();
        let mut locks = Locks { at: FxHashMap::default(), links: Vec::new(), settled: false };
        let begins: Vec<u32> = points.creations.iter().map(|c| c.entry).collect();
        for _ in 0..ROUNDS {
            locks.at.clear();
            let mut next: FxHashMap<u32, Vec<Held>> = FxHashMap::default();
            begins.iter().for_each(|&f| {
                next.insert(f, Vec::new());
            });
            for &function in points.functions.iter().filter(|f| image.is_users(**f)) {
                locks.function(image, points, function, entry.get(&function).map_or(&[], Vec::as_slice), &mut next);
            }
            if next == entry {
                locks.settled = true;
                break;
            }
            entry = next;
        }
        locks.find_links(image, points);
        locks
    }

    pub(super) fn at(&self, function: u32, inst: u32) -> &[Held] {
        self.at.get(&(function, inst)).map_or(&[], Vec::as_slice)
    }

    fn function(
        &mut self,
        image: &Image,
        points: &PointsTo<'_>,
        function: u32,
        entry: &[Held],
        callees: &mut FxHashMap<u32, Vec<Held>>,
    ) {
        let Some((module, _, body)) = image.ir_function(function) else { return };
        let mut before: Vec<Option<Vec<Held>>> = vec![None; body.blocks.len()];
        if let Some(first) = before.first_mut() {
            *first = Some(entry.to_vec());
        }
        let mut open = vec![0];
        while let Some(block) = open.pop() {
            let Some(mut held) = before.get(block).cloned().flatten() else { continue };
            for index in body.blocks[block].insts.clone() {
                self.at.insert((function, index), held.clone());
                for callee in points.called.get(&(function, index)).into_iter().flatten() {
                    let role = image.role(*callee);
                    match (role, lock_of(image, points, function, module, body, index)) {
                        (Some(Role::Takes(..)), Some(lock)) => {
                            held.extend(takes(role).map(|reads| Held { reads, ..lock }));
                        }
                        (Some(Role::Gives), Some(lock)) => match held.iter().rposition(|h| h.is(&lock)) {
                            Some(n) => {
                                held.remove(n);
                            }
                            // It may be any of those that have no name of their own.
                            None => held.retain(|h| h.name.is_some() && lock.name.is_some()),
                        },
                        _ => meet(callees, *callee, &held),
                    }
                }
            }
            for next in next_blocks(body, block) {
                let Some(there) = before.get_mut(next) else { continue };
                let met = match there {
                    None => held.clone(),
                    Some(known) => known.iter().filter(|k| held.iter().any(|h| h.is(k))).cloned().collect(),
                };
                if there.as_ref() != Some(&met) {
                    *there = Some(met);
                    open.push(next);
                }
            }
        }
    }

    fn find_links(&mut self, image: &Image, points: &PointsTo<'_>) {
        for &function in points.functions.iter().filter(|f| image.is_users(**f)) {
            let Some((module, _, body)) = image.ir_function(function) else { continue };
            for index in 0..body.insts.len() as u32 {
                let callees = points.called.get(&(function, index)).into_iter().flatten();
                let Some(reads) = callees.filter_map(|c| takes(image.role(*c))).last() else { continue };
                let Some(lock) = lock_of(image, points, function, module, body, index) else { continue };
                let wanted = Held { reads, ..lock };
                let all = self.at(function, index).to_vec();
                for held in all.iter().filter(|h| !h.is(&wanted)) {
                    let (held, wanted, all) = (held.clone(), wanted.clone(), all.clone());
                    self.links.push(Link { function, held, wanted, all });
                }
            }
        }
    }
}

/// What a function begins with is what all its callers hold.
fn meet(callees: &mut FxHashMap<u32, Vec<Held>>, callee: u32, held: &[Held]) {
    // Pointers of the caller mean nothing here.
    let named = held.iter().filter(|h| h.name.is_some());
    match callees.get_mut(&callee) {
        None => {
            callees.insert(callee, named.cloned().collect());
        }
        Some(known) => known.retain(|k| held.iter().any(|h| h.name == k.name)),
    }
}

/// The lock that a call is about: its first argument.
fn lock_of(image: &Image, points: &PointsTo<'_>, function: u32, module: u32, body: &Body, index: u32) -> Option<Held> {
    let operand = called(&body.insts[index as usize].kind)?.args.first()?.value;
    let name = match operand {
        Operand::Const(c) => Some((module, c)),
        _ => None,
    };
    let place = image.inst_place(function, index)?;
    Some(Held { objects: points.targets(function, module, operand), name, operand, reads: false, place })
}
