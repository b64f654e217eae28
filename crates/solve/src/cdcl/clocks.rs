//! A partial order over the nodes of a few chains, which grows by edges and shrinks by undoing the last ones.
//!
//! For each node and each chain it knows how many nodes of that chain come before it, and which is the first that comes
//! after it: whether one node precedes another is one comparison. An edge costs as many comparisons as it changes clocks;
//! memory is nodes times chains.

pub(super) type Node = u32;

/// Why an edge is there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Why {
    Always,
    Lit(i32),
    /// A read finds a write, another write is inside, and it comes before the read or after the write: then it comes
    /// before the write, or after the read.
    Hidden {
        /// The read finds the write.
        found: i32,
        /// The other write is inside; 0 if it always is.
        inside: i32,
        /// What was in order: there is a way from here
        from: Node,
        /// to there, by older edges.
        to: Node,
    },
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) from: Node,
    pub(super) to: Node,
    pub(super) why: Why,
}

/// A clock that changed: of which node, for which chain, and what it was before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) node: Node,
    pub(super) chain: u32,
    pub(super) old: u32,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    edges: u32,
    before: u32,
    after: u32,
}

/// No node of a chain.
const NONE: u32 = u32::MAX;

#[derive(Default)]
pub(super) struct Clocks {
    chains: usize,
    /// Of each node: its chain, and its place in it.
    places: Vec<(u32, u32)>,
    /// The nodes of each chain, in order.
    nodes: Vec<Vec<Node>>,
    /// By node and chain: how many nodes of the chain come before it, itself included.
    before: Vec<u32>,
    /// By node and chain: the place of the first that comes after it, itself included.
    after: Vec<u32>,
    edges: Vec<Edge>,
    /// By node: the edges that begin and end there.
    out: Vec<Vec<u32>>,
    into: Vec<Vec<u32>>,
    pub(super) before_changes: Vec<Change>,
    pub(super) after_changes: Vec<Change>,
    open: Vec<Node>,
}

impl Clocks {
    /// Chains of so many nodes, numbered one after the other.
    pub(super) fn new(lengths: &[usize]) -> Clocks {
        let chains = lengths.len();
        let total: usize = lengths.iter().sum();
        let mut clocks = Clocks {
            chains,
            before: vec![0; total * chains],
            after: vec![NONE; total * chains],
            out: vec![Vec::new(); total],
            into: vec![Vec::new(); total],
            ..Clocks::default()
        };
        for (chain, &length) in lengths.iter().enumerate() {
            let first = clocks.places.len() as Node;
            clocks.nodes.push((first..first + length as Node).collect());
            for place in 0..length {
                let node = clocks.places.len();
                clocks.places.push((chain as u32, place as u32));
                clocks.before[node * chains + chain] = place as u32 + 1;
                clocks.after[node * chains + chain] = place as u32;
            }
        }
        clocks
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    pub(super) fn chains(&self) -> usize {
        self.chains
    }

    /// Its chain, and its place in it.
    pub(super) fn place(&self, node: Node) -> (u32, u32) {
        self.places[node as usize]
    }

    pub(super) fn chain(&self, chain: u32) -> &[Node] {
        &self.nodes[chain as usize]
    }

    /// How many nodes of a chain come before a node, itself included.
    pub(super) fn before(&self, node: Node, chain: u32) -> u32 {
        self.before[node as usize * self.chains + chain as usize]
    }

    /// The place of the first node of a chain that comes after a node, itself included; beyond the chain if there is none.
    pub(super) fn after(&self, node: Node, chain: u32) -> u32 {
        self.after[node as usize * self.chains + chain as usize]
    }

    pub(super) fn precedes(&self, a: Node, b: Node) -> bool {
        let (chain, place) = self.place(a);
        a != b && self.before(b, chain) > place
    }

    /// The edges into a node that begin in another chain, or in its own.
    pub(super) fn edges_into(&self, node: Node) -> impl Iterator<Item = (u32, Edge)> {
        self.into[node as usize].iter().map(|&e| (e, self.edges[e as usize]))
    }

    pub(super) fn edges_out(&self, node: Node) -> impl Iterator<Item = Edge> {
        self.out[node as usize].iter().map(|&e| self.edges[e as usize])
    }

    pub(super) fn edges(&self) -> u32 {
        self.edges.len() as u32
    }

    pub(super) fn edge(&self, number: u32) -> Edge {
        self.edges[number as usize]
    }

    /// Adds an edge between nodes that are not in order yet.
    pub(super) fn add(&mut self, edge: Edge) {
        let Edge { from, to, .. } = edge;
        let number = self.edges.len() as u32;
        self.edges.push(edge);
        self.out[from as usize].push(number);
        self.into[to as usize].push(number);
        if self.join_before(from, to) {
            self.open.push(to);
        }
        while let Some(node) = self.open.pop() {
            let (chain, place) = self.place(node);
            let next = self.nodes[chain as usize].get(place as usize + 1).copied();
            for i in 0..self.out[node as usize].len() {
                let to = self.edges[self.out[node as usize][i] as usize].to;
                if self.join_before(node, to) {
                    self.open.push(to);
                }
            }
            // The chain last, so that it is looked at first: it is the longest way.
            if let Some(next) = next
                && self.join_before(node, next)
            {
                self.open.push(next);
            }
        }
        if self.join_after(to, from) {
            self.open.push(from);
        }
        while let Some(node) = self.open.pop() {
            let (chain, place) = self.place(node);
            let previous = place.checked_sub(1).map(|p| self.nodes[chain as usize][p as usize]);
            for i in 0..self.into[node as usize].len() {
                let from = self.edges[self.into[node as usize][i] as usize].from;
                if self.join_after(node, from) {
                    self.open.push(from);
                }
            }
            if let Some(previous) = previous
                && self.join_after(node, previous)
            {
                self.open.push(previous);
            }
        }
    }

    /// What comes before the first comes before the second.
    fn join_before(&mut self, first: Node, second: Node) -> bool {
        let (a, b) = (first as usize * self.chains, second as usize * self.chains);
        let mut changed = false;
        for chain in 0..self.chains {
            let (new, old) = (self.before[a + chain], self.before[b + chain]);
            if new > old {
                self.before[b + chain] = new;
                self.before_changes.push(Change { node: second, chain: chain as u32, old });
                changed = true;
            }
        }
        changed
    }

    /// What comes after the first comes after the second.
    fn join_after(&mut self, first: Node, second: Node) -> bool {
        let (a, b) = (first as usize * self.chains, second as usize * self.chains);
        let mut changed = false;
        for chain in 0..self.chains {
            let (new, old) = (self.after[a + chain], self.after[b + chain]);
            if new < old {
                self.after[b + chain] = new;
                self.after_changes.push(Change { node: second, chain: chain as u32, old });
                changed = true;
            }
        }
        changed
    }

    pub(super) fn mark(&self) -> Mark {
        Mark {
            edges: self.edges.len() as u32,
            before: self.before_changes.len() as u32,
            after: self.after_changes.len() as u32,
        }
    }

    pub(super) fn undo(&mut self, mark: Mark) {
        for change in self.before_changes.drain(mark.before as usize..).rev() {
            self.before[change.node as usize * self.chains + change.chain as usize] = change.old;
        }
        for change in self.after_changes.drain(mark.after as usize..).rev() {
            self.after[change.node as usize * self.chains + change.chain as usize] = change.old;
        }
        for edge in self.edges.drain(mark.edges as usize..).rev() {
            self.out[edge.from as usize].pop();
            self.into[edge.to as usize].pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against a search along the edges, forwards and after undoing.
    #[test]
    fn clocks_know_what_a_search_finds() {
        for seed in 0..200u64 {
            let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            let mut draw = |n: u64| {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                state % n
            };
            let lengths: Vec<usize> = (0..2 + draw(4)).map(|_| 1 + draw(6) as usize).collect();
            let mut clocks = Clocks::new(&lengths);
            let nodes = clocks.len() as u64;
            let mut marks = vec![(clocks.mark(), 0)];
            let mut edges: Vec<(Node, Node)> = Vec::new();
            for _ in 0..60 {
                if draw(5) == 0 {
                    let keep = draw(marks.len() as u64) as usize;
                    let (mark, number) = marks[keep];
                    marks.truncate(keep + 1);
                    clocks.undo(mark);
                    edges.truncate(number);
                } else {
                    let (from, to) = (draw(nodes) as Node, draw(nodes) as Node);
                    if from != to && !clocks.precedes(from, to) && !clocks.precedes(to, from) {
                        marks.push((clocks.mark(), edges.len()));
                        clocks.add(Edge { from, to, why: Why::Always });
                        edges.push((from, to));
                    }
                }
                for a in 0..nodes as Node {
                    let mut reached = vec![false; nodes as usize];
                    let mut open = vec![a];
                    while let Some(n) = open.pop() {
                        let (chain, place) = clocks.place(n);
                        let next = clocks.chain(chain).get(place as usize + 1).copied();
                        let next = next.into_iter().chain(edges.iter().filter(|e| e.0 == n).map(|e| e.1));
                        for n in next.collect::<Vec<_>>() {
                            if !std::mem::replace(&mut reached[n as usize], true) {
                                open.push(n);
                            }
                        }
                    }
                    for b in 0..nodes as Node {
                        assert_eq!(clocks.precedes(a, b), a != b && reached[b as usize], "seed {seed}: {a} {b}");
                        let (chain, place) = clocks.place(b);
                        let after = clocks.after(a, chain) <= place;
                        assert_eq!(after, a == b || reached[b as usize], "seed {seed}: {a} {b}");
                    }
                }
            }
        }
    }
}
