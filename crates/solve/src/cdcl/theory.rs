//! The theory of orders: which literals contradict each other because events would have to come before themselves.
//!
//! A literal means an edge of the order, that a step is inside, or that a read finds a write. What follows is drawn at once,
//! at every change of a clock:
//! - A read finds a write. Another write that is inside and comes before the read comes before the write, too; one that comes
//!   after the write comes after the read, too. Of each chain only the last before and the first after matter.
//! - An edge that would close a circle is denied, before anybody asks.
//! - A write that another one hides from a read is not found by it.
//!
//! Conflicts and reasons are looked for when they are wanted: a shortest way along edges that are older than what is to be
//! explained, in which derived edges are replaced by what they were derived from.
//!
//! That no order is a contradiction is decided in `line.rs`.

use super::clocks::{Clocks, Edge, Mark, Node, Why};
use crate::values::Lit;
use std::collections::VecDeque;

/// What a literal means if it is true.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fact {
    /// The first comes before the second.
    Edge(Node, Node),
    Inside(Node),
    /// The read finds the write.
    Finds(u32, Node),
}

/// Why a literal was denied: there are ways, and a write is inside.
#[derive(Clone, Copy, Debug, Default)]
struct Because {
    inside: Lit,
    ways: [Option<(Node, Node)>; 2],
    /// By edges that are older.
    limit: u32,
}

/// The writes of a cell: for each chain that has some, their places.
#[derive(Default)]
pub(super) struct Cell {
    pub(super) writes: Vec<(u32, Vec<u32>)>,
    chains: Chains,
    /// Reads of it that found something: the read, what it found, and the literal that says so.
    pub(super) found: Vec<(u32, Node, Lit)>,
}

impl Cell {
    fn of_chain(&self, chain: u32) -> &[u32] {
        self.writes.iter().find(|(c, _)| *c == chain).map_or(&[], |(_, places)| places)
    }
}

pub(super) struct Read {
    pub(super) node: Node,
    pub(super) cell: u32,
    /// What it may find: chain and place, and the literal that says so. In order.
    sources: Vec<(u32, u32, Lit)>,
    pub(super) found: Vec<(Node, Lit)>,
}

/// A section of a lock whose order to others is told when it matters.
pub(super) struct Held {
    /// `None`: it was held at the beginning.
    pub(super) lock: Option<Node>,
    /// `None`: it is held at the end.
    pub(super) unlock: Option<Node>,
    pub(super) reads: bool,
}

/// A set of chains, or a little more: tells with one look that a change of a clock is of no concern to a node.
#[derive(Clone, Copy, Default)]
struct Chains(u64);

impl Chains {
    fn one(chain: u32) -> Chains {
        Chains(1 << (chain % 64))
    }

    fn add(&mut self, other: Chains) {
        self.0 |= other.0;
    }

    fn may_have(self, chain: u32) -> bool {
        self.0 & Chains::one(chain).0 != 0
    }
}

#[derive(Clone, Copy, Default)]
struct Back {
    clocks: Mark,
    found: u32,
    inside: u32,
    live: u32,
}

const NONE: u32 = u32::MAX;

#[derive(Default)]
pub(super) struct Theory {
    pub(super) clocks: Clocks,
    pub(super) cells: Vec<Cell>,
    pub(super) reads: Vec<Read>,
    /// Locks with very many sections.
    pub(super) locks: Vec<Vec<Held>>,
    /// By literal: the first of its facts; and the facts, each with the next one.
    first_fact: Vec<u32>,
    facts: Vec<(Fact, u32)>,
    /// By node: edges that a literal would add from there: to which chain and place. In order once `sorted`.
    guards: Vec<Vec<(u32, u32, Lit)>>,
    unsorted: Vec<Node>,
    /// By node.
    reads_at: Vec<Vec<u32>>,
    writes_at: Vec<Vec<u32>>,
    found_at: Vec<Vec<(u32, Lit)>>,
    /// By node: of which chains it matters what comes before it, and after it.
    heeds_before: Vec<Chains>,
    heeds_after: Vec<Chains>,
    /// The literal that a node is inside; 0 if it always is.
    inside_lit: Vec<Lit>,
    inside: Vec<bool>,
    /// By chain: how many of its nodes are inside, counted from its first.
    live: Vec<u32>,
    /// To be undone: reads that found something, nodes that became inside, chains and how many were.
    found_log: Vec<(u32, Node)>,
    inside_log: Vec<Node>,
    live_log: Vec<(u32, u32)>,
    /// By variable: 1, -1 or 0.
    value: Vec<i8>,
    trail: Vec<Lit>,
    levels: Vec<u32>,
    /// How much of the trail was looked at, and how things were before each of its literals was.
    marks: Vec<Back>,
    /// Changes of clocks that were looked at.
    looked: (usize, usize),
    implied: VecDeque<Lit>,
    because: Vec<Because>,
    conflict: Option<Vec<Lit>>,
    giving: Vec<Lit>,
    giving_reason: Vec<Lit>,
    /// Marks on edges that were explained.
    explained: Vec<u32>,
    round: u32,
    /// Where nodes stand in the trace.
    at: Vec<u32>,
    /// Whether something was added that literals on the trail may mean.
    grown: bool,
    /// The total order of what was found, or pairs that have to be decided.
    pub(super) line: Option<super::line::Line>,
}

type Conflict = Vec<Lit>;

fn code(lit: Lit) -> usize {
    2 * lit.unsigned_abs() as usize + usize::from(lit < 0)
}

impl Theory {
    /// Over chains of nodes. The nodes of the first chain are always inside. `at` says where nodes stand in the trace.
    pub(super) fn new(lengths: &[usize], at: Vec<u32>) -> Theory {
        let clocks = Clocks::new(lengths);
        let nodes = clocks.len();
        let mut live = vec![0; lengths.len()];
        live[0] = lengths[0] as u32;
        Theory {
            guards: vec![Vec::new(); nodes],
            reads_at: vec![Vec::new(); nodes],
            writes_at: vec![Vec::new(); nodes],
            found_at: vec![Vec::new(); nodes],
            heeds_before: vec![Chains::default(); nodes],
            heeds_after: vec![Chains::default(); nodes],
            inside_lit: vec![0; nodes],
            inside: (0..nodes).map(|n| n < lengths[0]).collect(),
            live,
            clocks,
            at,
            ..Theory::default()
        }
    }

    /// An edge that is always there.
    pub(super) fn always(&mut self, from: Node, to: Node) {
        if !self.clocks.precedes(from, to) {
            self.clocks.add(Edge { from, to, why: Why::Always });
        }
        self.looked = (self.clocks.before_changes.len(), self.clocks.after_changes.len());
    }

    fn reserve(&mut self, lit: Lit) {
        let var = lit.unsigned_abs() as usize;
        if self.value.len() <= var {
            self.value.resize(var + 1, 0);
            self.because.resize(var + 1, Because::default());
            self.first_fact.resize(2 * var + 2, NONE);
        }
    }

    pub(super) fn means(&mut self, lit: Lit, fact: Fact) {
        self.reserve(lit);
        self.grown = true;
        let next = std::mem::replace(&mut self.first_fact[code(lit)], self.facts.len() as u32);
        self.facts.push((fact, next));
        match fact {
            Fact::Edge(from, to) => self.guard(from, to, lit),
            Fact::Inside(node) => self.inside_lit[node as usize] = lit,
            Fact::Finds(read, write) => {
                let (chain, place) = self.clocks.place(write);
                self.reads[read as usize].sources.push((chain, place, lit));
                self.guard(write, self.reads[read as usize].node, lit);
            }
        }
    }

    fn guard(&mut self, from: Node, to: Node, lit: Lit) {
        let (chain, place) = self.clocks.place(to);
        self.guards[from as usize].push((chain, place, lit));
        self.heeds_before[from as usize].add(Chains::one(chain));
        self.unsorted.push(from);
    }

    fn cell(&mut self, cell: u32) {
        if self.cells.len() <= cell as usize {
            self.cells.resize_with(cell as usize + 1, Cell::default);
        }
    }

    /// A new read. The writes of its cell are known.
    pub(super) fn read(&mut self, node: Node, cell: u32) -> u32 {
        self.cell(cell);
        self.heeds_before[node as usize].add(self.cells[cell as usize].chains);
        let read = self.reads.len() as u32;
        self.reads.push(Read { node, cell, sources: Vec::new(), found: Vec::new() });
        self.reads_at[node as usize].push(read);
        read
    }

    /// A node writes a cell. Those of one chain in order.
    pub(super) fn write(&mut self, node: Node, cell: u32) {
        self.cell(cell);
        let (chain, place) = self.clocks.place(node);
        let writes = &mut self.cells[cell as usize].writes;
        match writes.iter_mut().find(|(c, _)| *c == chain) {
            Some((_, places)) => places.push(place),
            None => writes.push((chain, vec![place])),
        }
        self.cells[cell as usize].chains.add(Chains::one(chain));
        self.writes_at[node as usize].push(cell);
    }

    /// To be called before solving if something was added.
    pub(super) fn ready(&mut self) {
        for (node, heeds) in self.heeds_after.iter_mut().enumerate() {
            self.writes_at[node].iter().for_each(|&cell| heeds.add(self.cells[cell as usize].chains));
        }
        for node in std::mem::take(&mut self.unsorted) {
            self.guards[node as usize].sort_unstable();
        }
        for read in &mut self.reads {
            read.sources.sort_unstable();
        }
    }

    pub(super) fn is_inside(&self, node: Node) -> bool {
        self.inside[node as usize]
    }

    pub(super) fn writes_at(&self, node: Node) -> &[u32] {
        &self.writes_at[node as usize]
    }

    pub(super) fn reads_at(&self, node: Node) -> &[u32] {
        &self.reads_at[node as usize]
    }

    /// The reads that found what a node wrote.
    pub(super) fn found_at(&self, node: Node) -> &[(u32, Lit)] {
        &self.found_at[node as usize]
    }

    fn mark(&self) -> Back {
        Back {
            clocks: self.clocks.mark(),
            found: self.found_log.len() as u32,
            inside: self.inside_log.len() as u32,
            live: self.live_log.len() as u32,
        }
    }

    fn undo(&mut self, back: Back) {
        self.clocks.undo(back.clocks);
        self.looked = (self.clocks.before_changes.len(), self.clocks.after_changes.len());
        for (read, write) in self.found_log.drain(back.found as usize..).rev() {
            let cell = self.reads[read as usize].cell;
            self.reads[read as usize].found.pop();
            self.cells[cell as usize].found.pop();
            self.found_at[write as usize].pop();
        }
        for node in self.inside_log.drain(back.inside as usize..) {
            self.inside[node as usize] = false;
        }
        for (chain, old) in self.live_log.drain(back.live as usize..).rev() {
            self.live[chain as usize] = old;
        }
    }

    /// Looks at everything that was assigned.
    pub(super) fn settle(&mut self) {
        if self.grown && self.levels.is_empty() {
            // What was assigned for good may mean more than it did.
            self.grown = false;
            if let Some(&back) = self.marks.first() {
                self.undo(back);
                self.marks.clear();
            }
        }
        while self.conflict.is_none() && self.marks.len() < self.trail.len() {
            let lit = self.trail[self.marks.len()];
            let back = self.mark();
            match self.take(lit) {
                Ok(()) => self.marks.push(back),
                Err(conflict) => {
                    self.undo(back);
                    self.implied.clear();
                    self.conflict = Some(conflict);
                }
            }
        }
    }

    fn take(&mut self, lit: Lit) -> Result<(), Conflict> {
        let mut next = self.first_fact.get(code(lit)).copied().unwrap_or(NONE);
        while next != NONE {
            let (fact, after) = self.facts[next as usize];
            next = after;
            match fact {
                Fact::Edge(from, to) => self.edge(from, to, Why::Lit(lit))?,
                Fact::Inside(node) => self.becomes_inside(node)?,
                Fact::Finds(read, write) => self.finds(read, write, lit)?,
            }
        }
        self.saturate()
    }

    fn edge(&mut self, from: Node, to: Node, why: Why) -> Result<(), Conflict> {
        if from != to && self.clocks.precedes(from, to) {
            return Ok(());
        }
        if from == to || self.clocks.precedes(to, from) {
            let mut lits = Vec::new();
            let limit = self.clocks.edges();
            let mut ways = vec![(to, from, limit)];
            match why {
                Why::Always => {}
                Why::Lit(lit) => lits.push(lit),
                Why::Hidden { found, inside, from, to } => {
                    lits.push(found);
                    lits.push(inside);
                    ways.push((from, to, limit));
                }
            }
            return Err(self.explain(lits, ways));
        }
        self.clocks.add(Edge { from, to, why });
        Ok(())
    }

    fn becomes_inside(&mut self, node: Node) -> Result<(), Conflict> {
        if std::mem::replace(&mut self.inside[node as usize], true) {
            return Ok(());
        }
        self.inside_log.push(node);
        let (chain, _) = self.clocks.place(node);
        let old = self.live[chain as usize];
        let mut live = old;
        while self.clocks.chain(chain).get(live as usize).is_some_and(|&n| self.inside[n as usize]) {
            live += 1;
        }
        if live == old {
            return Ok(());
        }
        self.live[chain as usize] = live;
        self.live_log.push((chain, old));
        for place in old..live {
            let node = self.clocks.chain(chain)[place as usize];
            for i in 0..self.writes_at[node as usize].len() {
                let cell = self.writes_at[node as usize][i] as usize;
                for j in 0..self.cells[cell].found.len() {
                    let (read, write, found) = self.cells[cell].found[j];
                    let reader = self.reads[read as usize].node;
                    let inside = self.inside_lit[node as usize];
                    if node == write || node == reader {
                        continue;
                    }
                    if self.clocks.precedes(node, reader) {
                        self.edge(node, write, Why::Hidden { found, inside, from: node, to: reader })?;
                    } else if self.clocks.precedes(write, node) {
                        self.edge(reader, node, Why::Hidden { found, inside, from: write, to: node })?;
                    }
                }
            }
        }
        Ok(())
    }

    fn finds(&mut self, read: u32, write: Node, lit: Lit) -> Result<(), Conflict> {
        let Read { node, cell, .. } = self.reads[read as usize];
        self.reads[read as usize].found.push((write, lit));
        self.cells[cell as usize].found.push((read, write, lit));
        self.found_at[write as usize].push((read, lit));
        self.found_log.push((read, write));
        self.edge(write, node, Why::Lit(lit))?;
        for i in 0..self.cells[cell as usize].writes.len() {
            let chain = self.cells[cell as usize].writes[i].0;
            self.earlier(read, write, lit, chain)?;
            self.later(read, write, lit, chain)?;
        }
        Ok(())
    }

    /// The last write of a chain inside that comes before a node.
    fn last_write(&self, cell: u32, chain: u32, node: Node, before: u32) -> Option<Node> {
        let (own, place) = self.clocks.place(node);
        let bound = if own == chain { place } else { before }.min(self.live[chain as usize]);
        let places = self.cells[cell as usize].of_chain(chain);
        let last = places.partition_point(|&p| p < bound).checked_sub(1)?;
        Some(self.clocks.chain(chain)[places[last] as usize])
    }

    /// A write that comes before the read comes before the write that was found.
    fn earlier(&mut self, read: u32, write: Node, found: Lit, chain: u32) -> Result<(), Conflict> {
        let Read { node, cell, .. } = self.reads[read as usize];
        let before = self.clocks.before(node, chain);
        match self.last_write(cell, chain, node, before) {
            Some(other) if other != write => {
                let inside = self.inside_lit[other as usize];
                self.edge(other, write, Why::Hidden { found, inside, from: other, to: node })
            }
            _ => Ok(()),
        }
    }

    /// A write that comes after the write that was found comes after the read.
    fn later(&mut self, read: u32, write: Node, found: Lit, chain: u32) -> Result<(), Conflict> {
        let Read { node, cell, .. } = self.reads[read as usize];
        let (own, place) = self.clocks.place(write);
        let bound = if own == chain { place + 1 } else { self.clocks.after(write, chain) };
        let places = self.cells[cell as usize].of_chain(chain);
        let Some(&first) = places.get(places.partition_point(|&p| p < bound)) else { return Ok(()) };
        let other = self.clocks.chain(chain)[first as usize];
        if other == node || first >= self.live[chain as usize] {
            return Ok(());
        }
        let inside = self.inside_lit[other as usize];
        self.edge(node, other, Why::Hidden { found, inside, from: write, to: other })
    }

    /// Draws all conclusions from clocks that changed.
    fn saturate(&mut self) -> Result<(), Conflict> {
        loop {
            if self.looked.0 < self.clocks.before_changes.len() {
                let change = self.clocks.before_changes[self.looked.0];
                self.looked.0 += 1;
                if !self.heeds_before[change.node as usize].may_have(change.chain) {
                    continue;
                }
                let new = self.clocks.before(change.node, change.chain);
                self.deny_circles(change.node, change.chain, change.old, new)?;
                for i in 0..self.reads_at[change.node as usize].len() {
                    let read = self.reads_at[change.node as usize][i];
                    for j in 0..self.reads[read as usize].found.len() {
                        let (write, lit) = self.reads[read as usize].found[j];
                        self.earlier(read, write, lit, change.chain)?;
                    }
                    if self.reads[read as usize].found.is_empty() {
                        self.deny_hidden(read, change.chain, change.old, new)?;
                    }
                }
            } else if self.looked.1 < self.clocks.after_changes.len() {
                let change = self.clocks.after_changes[self.looked.1];
                self.looked.1 += 1;
                if !self.heeds_after[change.node as usize].may_have(change.chain) {
                    continue;
                }
                for i in 0..self.found_at[change.node as usize].len() {
                    let (read, lit) = self.found_at[change.node as usize][i];
                    self.later(read, change.node, lit, change.chain)?;
                }
            } else {
                return Ok(());
            }
        }
    }

    /// Nodes of a chain now come before this one: no edge may lead from here to them.
    fn deny_circles(&mut self, node: Node, chain: u32, old: u32, new: u32) -> Result<(), Conflict> {
        let guards = &self.guards[node as usize];
        let from = guards.partition_point(|g| (g.0, g.1) < (chain, old));
        let to = guards.partition_point(|g| (g.0, g.1) < (chain, new));
        for i in from..to {
            let (chain, place, lit) = self.guards[node as usize][i];
            let other = self.clocks.chain(chain)[place as usize];
            self.imply(-lit, 0, [Some((other, node)), None])?;
        }
        Ok(())
    }

    /// What the last write before a read hides is not found.
    fn deny_hidden(&mut self, read: u32, chain: u32, old: u32, new: u32) -> Result<(), Conflict> {
        let Read { node, cell, .. } = self.reads[read as usize];
        let Some(hiding) = self.last_write(cell, chain, node, new) else { return Ok(()) };
        if self.last_write(cell, chain, node, old) == Some(hiding) {
            return Ok(());
        }
        let inside = self.inside_lit[hiding as usize];
        let mut i = 0;
        while i < self.reads[read as usize].sources.len() {
            let (source, place, lit) = self.reads[read as usize].sources[i];
            let own = source == self.clocks.place(hiding).0;
            let bound = self.clocks.before(hiding, source) - u32::from(own);
            if place < bound {
                let write = self.clocks.chain(source)[place as usize];
                self.imply(-lit, inside, [Some((hiding, node)), Some((write, hiding))])?;
                i += 1;
            } else {
                // The next chain.
                let sources = &self.reads[read as usize].sources;
                i += sources[i..].partition_point(|s| s.0 == source);
            }
        }
        Ok(())
    }

    fn imply(&mut self, lit: Lit, inside: Lit, ways: [Option<(Node, Node)>; 2]) -> Result<(), Conflict> {
        let var = lit.unsigned_abs() as usize;
        let limit = self.clocks.edges();
        let because = Because { inside, ways, limit };
        match i32::from(self.value[var]) * lit.signum() {
            1 => Ok(()),
            0 => {
                self.because[var] = because;
                self.implied.push_back(lit);
                Ok(())
            }
            _ => {
                let mut clause = self.reason(because);
                clause.push(lit);
                Err(clause)
            }
        }
    }

    fn reason(&mut self, because: Because) -> Vec<Lit> {
        let ways = because.ways.iter().flatten().map(|&(from, to)| (from, to, because.limit)).collect();
        self.explain(vec![because.inside], ways)
    }

    /// The clause that says that these literals and what the ways come from cannot all be true.
    fn explain(&mut self, mut lits: Vec<Lit>, mut ways: Vec<(Node, Node, u32)>) -> Vec<Lit> {
        self.round += 1;
        self.explained.resize(self.clocks.edges() as usize, 0);
        while let Some((from, to, limit)) = ways.pop() {
            if from == to {
                continue;
            }
            for number in self.way(from, to, limit) {
                if std::mem::replace(&mut self.explained[number as usize], self.round) == self.round {
                    continue;
                }
                match self.clocks.edge(number).why {
                    Why::Always => {}
                    Why::Lit(lit) => lits.push(lit),
                    Why::Hidden { found, inside, from, to } => {
                        lits.push(found);
                        lits.push(inside);
                        ways.push((from, to, number));
                    }
                }
            }
        }
        lits.retain(|&l| l != 0);
        lits.sort_unstable();
        lits.dedup();
        lits.iter_mut().for_each(|l| *l = -*l);
        lits
    }

    /// The edges of a shortest way by edges that are older than `limit`.
    fn way(&self, from: Node, to: Node, limit: u32) -> Vec<u32> {
        let target = self.clocks.place(from).0;
        // How far each chain is known to lead to the end.
        let mut reach: Vec<u32> = vec![0; self.clocks.chains()];
        let (chain, place) = self.clocks.place(to);
        reach[chain as usize] = place + 1;
        // A stretch of a chain, the stretch it leads to, and by which edge.
        let mut stretches: Vec<(u32, u32, u32, usize, u32)> =
            vec![(chain, self.clocks.after(from, chain), place, usize::MAX, 0)];
        let mut next = 0;
        while next < stretches.len() {
            let (chain, low, high, ..) = stretches[next];
            if chain == target && self.clocks.place(from).1 <= high {
                let mut edges = Vec::new();
                let mut at = next;
                while stretches[at].3 != usize::MAX {
                    edges.push(stretches[at].4);
                    at = stretches[at].3;
                }
                return edges;
            }
            for place in (low..=high).rev() {
                let node = self.clocks.chain(chain)[place as usize];
                for (number, edge) in self.clocks.edges_into(node) {
                    let x = edge.from;
                    if number >= limit || x != from && !self.clocks.precedes(from, x) {
                        continue;
                    }
                    let (chain, place) = self.clocks.place(x);
                    let known = reach[chain as usize];
                    if place < known {
                        continue;
                    }
                    reach[chain as usize] = place + 1;
                    let low = self.clocks.after(from, chain).max(known);
                    stretches.push((chain, low, place, next, number));
                }
            }
            next += 1;
        }
        unreachable!("what precedes has a way")
    }
}

impl cadical_sys::ExternalPropagator for Theory {
    fn are_reasons_forgettable(&mut self) -> bool {
        true
    }

    fn notify_assignment(&mut self, lits: &[i32]) {
        for &lit in lits {
            self.reserve(lit);
            let value = &mut self.value[lit.unsigned_abs() as usize];
            if *value == 0 {
                *value = lit.signum() as i8;
                self.trail.push(lit);
            }
        }
    }

    fn notify_new_decision_level(&mut self) {
        self.settle();
        self.levels.push(self.trail.len() as u32);
    }

    fn notify_backtrack(&mut self, new_level: usize) {
        let Some(&keep) = self.levels.get(new_level) else { return };
        self.levels.truncate(new_level);
        let keep = keep as usize;
        if keep < self.marks.len() {
            let back = self.marks[keep];
            self.undo(back);
            self.marks.truncate(keep);
        }
        for lit in self.trail.drain(keep..) {
            self.value[lit.unsigned_abs() as usize] = 0;
        }
        self.implied.clear();
        self.conflict = None;
    }

    fn cb_check_found_model(&mut self, _model: &[i32]) -> bool {
        self.settle();
        if self.conflict.is_some() {
            return false;
        }
        self.line = Some(super::line::line(self, |node| self.at[node as usize]));
        true
    }

    fn cb_propagate(&mut self) -> i32 {
        self.settle();
        if self.conflict.is_some() {
            return 0;
        }
        while let Some(lit) = self.implied.pop_front() {
            if self.value[lit.unsigned_abs() as usize] == 0 {
                return lit;
            }
        }
        0
    }

    fn cb_add_reason_clause_lit(&mut self, propagated_lit: i32) -> i32 {
        if self.giving_reason.is_empty() {
            let because = self.because[propagated_lit.unsigned_abs() as usize];
            // Ended by 0, given from the end.
            self.giving_reason = vec![0];
            let reason = self.reason(because);
            self.giving_reason.extend(reason);
            self.giving_reason.push(propagated_lit);
        }
        self.giving_reason.pop().unwrap_or(0)
    }

    fn cb_has_external_clause(&mut self, is_forgettable: &mut bool) -> bool {
        self.settle();
        let Some(clause) = self.conflict.take() else { return false };
        *is_forgettable = true;
        self.giving = vec![0];
        self.giving.extend(clause);
        true
    }

    fn cb_add_external_clause_lit(&mut self) -> i32 {
        self.giving.pop().unwrap_or(0)
    }
}
