//! From a partial order that contradicts nothing to a total one.
//!
//! Steps are put in line one after the other, those that came first in the trace first; a write waits until everybody has
//! read what it would hide. If all wait, the order of some writes was left open and cannot be: these pairs are given back,
//! to be decided.

use super::clocks::Node;
use super::theory::Theory;

/// All nodes in an order, or pairs of writes whose order has to be decided.
pub(super) type Line = Result<Vec<Node>, Vec<(Node, Node)>>;

/// Puts all nodes in line.
pub(super) fn line(theory: &Theory, at: impl Fn(Node) -> u32) -> Line {
    let clocks = &theory.clocks;
    let nodes = clocks.len();
    let mut waits_for: Vec<u32> = vec![0; nodes];
    for node in 0..nodes as Node {
        waits_for[node as usize] = clocks.edges_into(node).count() as u32;
    }
    // By cell: what is in it, and how many have yet to read it.
    let mut holds: Vec<(Node, u32)> = vec![(0, 0); theory.cells.len()];
    for &(read, _) in theory.found_at(0) {
        holds[theory.reads[read as usize].cell as usize].1 += 1;
    }
    let mut next: Vec<u32> = vec![0; clocks.chains()];
    let mut order = Vec::with_capacity(nodes);
    while order.len() < nodes {
        let mut best: Option<(u32, u32, Node)> = None;
        let mut blocked: Vec<(Node, Node)> = Vec::new();
        for chain in 0..clocks.chains() as u32 {
            let Some(&node) = clocks.chain(chain).get(next[chain as usize] as usize) else { continue };
            let key = (at(node), chain, node);
            if waits_for[node as usize] > 0 || best.is_some_and(|b| b < key) {
                continue;
            }
            let before = blocked.len();
            if theory.is_inside(node) {
                for &cell in theory.writes_at(node) {
                    let (write, open) = holds[cell as usize];
                    let own = theory.reads_at(node).iter().filter(|&&r| finds(theory, r, cell, write)).count() as u32;
                    if open > own {
                        blocked.push((node, write));
                    }
                }
            }
            if blocked.len() == before {
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
