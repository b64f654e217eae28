//! From a partial order that contradicts nothing to a total one.
//!
//! Steps are put in line one after the other, those that came first in the trace first; a write waits until everybody has
//! read what it would hide, and a lock of many sections until it is free. If all wait, the order of some writes or sections was
//! left open and cannot be: these are given back, to be decided.

use super::clocks::Node;
use super::theory::Theory;
use rustc_hash::FxHashMap;

/// What has to be decided.
#[derive(Default, Debug)]
pub(super) struct Open {
    pub(super) writes: Vec<(Node, Node)>,
    /// The order of two sections of a lock.
    pub(super) sections: Vec<(u32, u32, u32)>,
}

/// All nodes in an order, or what has to be decided.
pub(super) type Line = Result<Vec<Node>, Open>;

struct Locks<'t> {
    theory: &'t Theory,
    /// By node: the lock and section that begin or end there.
    begins: FxHashMap<Node, (u32, u32)>,
    ends: FxHashMap<Node, (u32, u32)>,
    /// By lock: sections that have begun and not ended.
    open: Vec<Vec<u32>>,
}

impl<'t> Locks<'t> {
    fn new(theory: &'t Theory) -> Locks<'t> {
        let mut locks = Locks { theory, begins: FxHashMap::default(), ends: FxHashMap::default(), open: Vec::new() };
        for (lock, sections) in theory.locks.iter().enumerate() {
            let mut open = Vec::new();
            for (i, section) in sections.iter().enumerate() {
                let this = (lock as u32, i as u32);
                match section.lock {
                    Some(node) => drop(locks.begins.insert(node, this)),
                    None => open.push(i as u32),
                }
                locks.ends.extend(section.unlock.map(|node| (node, this)));
            }
            locks.open.push(open);
        }
        locks
    }

    fn in_the_way(&self, node: Node) -> impl Iterator<Item = (u32, u32, u32)> {
        let section = self.begins.get(&node).copied();
        section.into_iter().flat_map(move |(lock, this)| {
            let sections = &self.theory.locks[lock as usize];
            let reads = sections[this as usize].reads;
            let open = self.open[lock as usize].iter().copied();
            open.filter(move |&o| !(reads && sections[o as usize].reads)).map(move |o| (lock, o, this))
        })
    }

    fn pass(&mut self, node: Node) {
        if let Some((lock, section)) = self.ends.get(&node) {
            self.open[*lock as usize].retain(|o| o != section);
        }
        if let Some((lock, section)) = self.begins.get(&node) {
            self.open[*lock as usize].push(*section);
        }
    }
}

pub(super) fn line(theory: &Theory, at: impl Fn(Node) -> u32) -> Line {
    let clocks = &theory.clocks;
    let nodes = clocks.len();
    let mut waits_for: Vec<u32> = (0..nodes as Node).map(|n| clocks.edges_into(n).count() as u32).collect();
    // By cell: what is in it, and how many have yet to read it.
    let mut holds: Vec<(Node, u32)> = vec![(0, 0); theory.cells.len()];
    for &(read, _) in theory.found_at(0) {
        holds[theory.reads[read as usize].cell as usize].1 += 1;
    }
    let mut locks = Locks::new(theory);
    let mut next: Vec<u32> = vec![0; clocks.chains()];
    let mut order = Vec::with_capacity(nodes);
    while order.len() < nodes {
        let mut best: Option<(u32, u32, Node)> = None;
        let mut blocked = Open::default();
        for chain in 0..clocks.chains() as u32 {
            let Some(&node) = clocks.chain(chain).get(next[chain as usize] as usize) else { continue };
            let key = (at(node), chain, node);
            if waits_for[node as usize] > 0 || best.is_some_and(|b| b < key) {
                continue;
            }
            let before = (blocked.writes.len(), blocked.sections.len());
            if theory.is_inside(node) {
                for &cell in theory.writes_at(node) {
                    let (write, open) = holds[cell as usize];
                    let own = theory.reads_at(node).iter().filter(|&&r| finds(theory, r, cell, write)).count() as u32;
                    if open > own {
                        blocked.writes.push((node, write));
                    }
                }
                blocked.sections.extend(locks.in_the_way(node));
            }
            if (blocked.writes.len(), blocked.sections.len()) == before {
                best = Some(key);
            }
        }
        let Some((_, chain, node)) = best else { return Err(blocked) };
        next[chain as usize] += 1;
        for edge in clocks.edges_out(node) {
            waits_for[edge.to as usize] -= 1;
        }
        for &read in theory.reads_at(node) {
            let cell = theory.reads[read as usize].cell;
            let (write, open) = &mut holds[cell as usize];
            if finds(theory, read, cell, *write) {
                *open -= 1;
            }
        }
        if theory.is_inside(node) {
            locks.pass(node);
            for &cell in theory.writes_at(node) {
                let readers = theory.found_at(node).iter().filter(|f| theory.reads[f.0 as usize].cell == cell);
                holds[cell as usize] = (node, readers.count() as u32);
            }
        }
        order.push(node);
    }
    Ok(order)
}

fn finds(theory: &Theory, read: u32, cell: u32, write: Node) -> bool {
    let read = &theory.reads[read as usize];
    read.cell == cell && read.found.iter().any(|f| f.0 == write)
}
