//! The rules of a trace as clauses and orders.

use super::clocks::Node;
use super::line::Open;
use super::sat::Sat;
use super::theory::{Fact, Theory};
use crate::formula::{Bits, Formula, StepId};
use crate::model::{FRONTIER, Orders, Section, Source};
use crate::values::{Clauses, Domains, Lit, TooCostly, Values};
use crate::{Cone, Model, Rules, Unknown};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use trace::{EventId, Exprs};

/// A step that is no node, a literal that was not made.
const NONE: u32 = u32::MAX;

/// Up to how many sources all reads together may have to be reported at once.
const SOURCES_AT_ONCE: usize = 30_000;

/// How many sources of a read are reported at once if there are more, and this one has more than twice as many.
const AT_ONCE: usize = 32;

/// Up to how many pairs of sections of all locks together are reported at once: those of locks with few sections.
const PAIRS_AT_ONCE: usize = 100_000;

/// How much is reported at once.
#[derive(Clone, Copy)]
pub(super) struct AtOnce {
    sources: usize,
    of_read: usize,
    pairs: usize,
}

impl AtOnce {
    /// As much as is worth it, or nothing that can be put off.
    pub(super) fn new(put_off: bool) -> AtOnce {
        match put_off {
            true => AtOnce { sources: 0, of_read: 1, pairs: 0 },
            false => AtOnce { sources: SOURCES_AT_ONCE, of_read: AT_ONCE, pairs: PAIRS_AT_ONCE },
        }
    }
}

/// For each event, the literal under which the rules about it hold.
pub(super) type Guards = BTreeMap<EventId, Lit>;

pub(super) struct Problem {
    pub(super) sat: Sat,
    pub(super) values: Values,
    /// By step: its node.
    nodes: Vec<Node>,
    /// By node: its step. The first node, of the beginning, and the last, of the frontier, have none.
    steps: Vec<StepId>,
    /// Where steps stand in the trace.
    at: Vec<u32>,
    /// By step: the literal that it is inside, 0 if there is none yet.
    inside: Vec<Lit>,
    before: FxHashMap<(StepId, StepId), Lit>,
    choices: Vec<Lit>,
    /// Which writes are known to come before the frontier, if they are inside.
    ends: Vec<bool>,
    /// Which cells are known to the theory.
    cells: Vec<bool>,
    rests: Vec<Rest>,
    /// The sections of locks that have very many.
    later: Vec<Later>,
    at_once: AtOnce,
}

/// The sections of a lock, and which were reported in what order to all others they come.
struct Later {
    sections: Vec<Section>,
    told: Vec<bool>,
}

/// What a read may find that was not reported yet.
struct Rest {
    /// That it finds something of this.
    lit: Lit,
    read: u32,
    step: StepId,
    values: Vec<Bits>,
    /// The nearest last.
    sources: Vec<Source>,
    /// How many were reported last.
    told: usize,
}

impl Problem {
    pub(super) fn new(rules: &mut Rules<'_>, at_once: AtOnce) -> Result<Problem, Unknown> {
        Problem::told(rules, None, at_once)
    }

    /// With rules that hold only if the literal of the event that they are about is true. Nothing is known of values
    /// beforehand, because that would be known from rules.
    pub(super) fn guarded(rules: &mut Rules<'_>, guards: &mut Guards) -> Result<Problem, Unknown> {
        Problem::told(rules, Some(guards), AtOnce::new(false))
    }

    fn told(rules: &mut Rules<'_>, mut guards: Option<&mut Guards>, at_once: AtOnce) -> Result<Problem, Unknown> {
        let steps = rules.steps();
        let mut prefix: Vec<StepId> = steps.iter().filter(|(_, s)| s.prefix && s.ordered).map(|(i, _)| i).collect();
        prefix.sort_by_key(|&s| steps.get(s).at);
        let mut chains: Vec<Vec<StepId>> = vec![prefix];
        for thread in 0..steps.threads() {
            let own = steps.of_thread(thread).take_while(|&s| rules.cone().has(s));
            chains.push(own.filter(|&s| steps.get(s).ordered && !steps.get(s).prefix).collect());
        }
        let mut lengths: Vec<usize> = chains.iter().map(Vec::len).collect();
        lengths[0] += 1;
        lengths.push(1);
        let mut nodes = vec![NONE; steps.len()];
        let mut of_node = vec![FRONTIER];
        for step in chains.into_iter().flatten() {
            nodes[step.0 as usize] = of_node.len() as Node;
            of_node.push(step);
        }
        of_node.push(FRONTIER);
        let at: Vec<u32> = steps.iter().map(|(_, s)| s.at).collect();
        let place = |s: &StepId| at.get(s.0 as usize).copied().unwrap_or(u32::MAX);
        let mut node_at: Vec<u32> = of_node.iter().map(place).collect();
        node_at[0] = 0;
        let mut theory = Theory::new(&lengths, node_at);
        let beginning = lengths[0] as Node - 1;
        for chain in 1..lengths.len() as u32 {
            if let Some(&first) = theory.clocks.chain(chain).first() {
                theory.always(beginning, first);
            }
        }
        let mut orders = rules.take_orders();
        let known: Vec<(Vec<Bits>, Vec<Bits>)> = orders
            .reads
            .iter()
            .map(|r| (r.values.clone(), r.sources.iter().filter_map(|s| s.value).collect()))
            .collect();
        let sat = Sat::new(theory);
        let domains = match guards {
            None => Domains::ordered(&rules.trace().exprs, &known, &rules.threads()),
            Some(_) => Domains::new(&rules.trace().exprs, &[]),
        };
        let exprs = &rules.trace().exprs;
        let mut problem = Problem {
            values: Values::new(domains, sat.truth()),
            sat,
            inside: vec![0; nodes.len()],
            ends: vec![false; of_node.len()],
            nodes,
            steps: of_node,
            at,
            before: FxHashMap::default(),
            choices: Vec::new(),
            cells: Vec::new(),
            rests: Vec::new(),
            later: Vec::new(),
            at_once,
        };
        if guards.is_none() {
            problem.put_off(&mut orders);
        }
        for part in rules.parts() {
            rules.in_time()?;
            match part.formula {
                // What is always so needs no literal.
                Formula::Before(a, b) => {
                    let (a, b) = (problem.node(a), problem.node(b));
                    problem.sat.theory_mut().always(a, b);
                }
                ref formula => match (&mut guards, part.about) {
                    (Some(guards), Some(event)) => {
                        let guard = problem.guard(guards, event);
                        problem.hold(exprs, &[-guard], formula)?;
                    }
                    _ => problem.hold(exprs, &[], formula)?,
                },
            }
        }
        problem.orders(rules, orders, &mut guards)?;
        Ok(problem)
    }

    /// What a question asks holds if this literal is true. The second literals are to be false when it is answered.
    pub(super) fn ask(
        &mut self,
        rules: &Rules<'_>,
        asked: &[Formula],
        mut orders: Orders,
    ) -> Result<(Lit, Vec<Lit>), Unknown> {
        self.put_off(&mut orders);
        let literal = self.sat.fresh();
        let mut own = vec![literal];
        let exprs = &rules.trace().exprs;
        for formula in asked {
            self.hold(exprs, &[-literal], formula)?;
        }
        let choices = orders.reads.iter().flat_map(|r| r.sources.iter().map(|s| s.choice)).collect::<Vec<_>>();
        self.orders(rules, orders, &mut None)?;
        own.extend(choices.into_iter().map(|c| self.choice(c)));
        Ok((literal, own))
    }

    /// For each of some formulas a literal under which it holds.
    pub(super) fn keep(&mut self, exprs: &Exprs, formulas: &[Formula]) -> Result<Vec<Lit>, TooCostly> {
        let mut literals = Vec::new();
        for formula in formulas {
            let literal = self.sat.fresh();
            self.hold(exprs, &[-literal], formula)?;
            literals.push(literal);
        }
        Ok(literals)
    }

    /// What a question asks, each part only if the literal of its event is true.
    pub(super) fn ask_guarded(
        &mut self,
        rules: &Rules<'_>,
        asked: &[(EventId, Formula)],
        orders: Orders,
        guards: &mut Guards,
    ) -> Result<(), Unknown> {
        for (event, formula) in asked {
            let guard = self.guard(guards, *event);
            self.hold(&rules.trace().exprs, &[-guard], formula)?;
        }
        self.orders(rules, orders, &mut Some(guards))
    }

    fn guard(&mut self, guards: &mut Guards, event: EventId) -> Lit {
        *guards.entry(event).or_insert_with(|| self.sat.fresh())
    }

    fn node(&self, step: StepId) -> Node {
        if step == FRONTIER { self.steps.len() as Node - 1 } else { self.nodes[step.0 as usize] }
    }

    pub(super) fn step(&self, node: Node) -> Option<StepId> {
        Some(self.steps[node as usize]).filter(|&s| s != FRONTIER)
    }

    /// Whether the trace has the first before the second.
    fn observed(&self, a: StepId, b: StepId) -> bool {
        self.at[a.0 as usize] < self.at[b.0 as usize]
    }

    pub(super) fn inside(&mut self, step: StepId) -> Lit {
        let i = step.0 as usize;
        if self.inside[i] == 0 {
            let lit = self.sat.fresh();
            self.inside[i] = lit;
            self.sat.prefer(-lit);
            if self.nodes[i] != NONE {
                self.sat.means(lit, Fact::Inside(self.nodes[i]));
            }
        }
        self.inside[i]
    }

    /// That a step is inside, if anybody said something about that.
    pub(super) fn known_inside(&self, step: StepId) -> Option<Lit> {
        Some(self.inside[step.0 as usize]).filter(|&l| l != 0)
    }

    /// The first comes before the second; otherwise the second before the first.
    pub(super) fn before(&mut self, a: StepId, b: StepId) -> Lit {
        if a > b {
            return -self.before(b, a);
        }
        if let Some(&known) = self.before.get(&(a, b)) {
            return known;
        }
        let lit = self.sat.fresh();
        self.before.insert((a, b), lit);
        let (x, y) = (self.node(a), self.node(b));
        self.sat.means(lit, Fact::Edge(x, y));
        self.sat.means(-lit, Fact::Edge(y, x));
        self.sat.prefer(if self.observed(a, b) { lit } else { -lit });
        lit
    }

    fn choice(&mut self, number: u32) -> Lit {
        let i = number as usize;
        if self.choices.len() <= i {
            self.choices.resize(i + 1, 0);
        }
        if self.choices[i] == 0 {
            self.choices[i] = self.sat.fresh();
        }
        self.choices[i]
    }

    /// Of reads that may find much, what is far away in the trace is not reported before it is needed: until then one literal
    /// stands for all of it. To be called before the choices are used.
    fn put_off(&mut self, orders: &mut Orders) {
        if orders.reads.iter().map(|r| r.sources.len()).sum::<usize>() < self.at_once.sources {
            return;
        }
        let most = self.at_once.of_read;
        let first = self.sat.theory_mut().reads.len();
        for (i, read) in orders.reads.iter_mut().enumerate().filter(|(_, r)| r.sources.len() > 2 * most) {
            let at = |s: &Source| s.write.map_or(0, |w| self.at[w.0 as usize]);
            read.sources.sort_by_key(|s| (at(s).abs_diff(read.at), at(s)));
            let mut sources = read.sources.split_off(most);
            sources.reverse();
            let lit = self.sat.fresh();
            self.sat.prefer(-lit);
            for source in &sources {
                self.choice(source.choice);
                self.choices[source.choice as usize] = lit;
            }
            self.rests.push(Rest {
                lit,
                read: (first + i) as u32,
                step: read.step,
                values: read.values.clone(),
                sources,
                told: 0,
            });
        }
    }

    pub(super) fn rests(&self) -> impl Iterator<Item = Lit> {
        self.rests.iter().filter(|r| !r.sources.is_empty()).map(|r| r.lit)
    }

    pub(super) fn tell_more(&mut self, model: &Model, lits: &[Lit]) -> Result<(), TooCostly> {
        let lits: FxHashSet<Lit> = lits.iter().copied().collect();
        for i in 0..self.rests.len() {
            let rest = &mut self.rests[i];
            if !lits.contains(&rest.lit) {
                continue;
            }
            rest.told = (rest.told * 4).max(4 * self.at_once.of_read);
            let keep = rest.sources.len().saturating_sub(rest.told);
            let next = rest.sources.split_off(keep);
            let (old, read, step, values) = (rest.lit, rest.read, rest.step, rest.values.clone());
            let mut clause = vec![-old];
            if keep > 0 {
                let new = self.sat.fresh();
                self.sat.prefer(-new);
                self.rests[i].lit = new;
                clause.push(new);
            }
            for source in next {
                let lit = self.sat.fresh();
                self.source(model, lit, (read, step, &values), &source)?;
                self.sat.prefer(-lit);
                clause.push(lit);
            }
            self.sat.add(&clause);
        }
        Ok(())
    }

    fn orders(&mut self, rules: &Rules<'_>, orders: Orders, guards: &mut Option<&mut Guards>) -> Result<(), Unknown> {
        let (model, cone): (&Model, &Cone) = (rules, rules.cone());
        let most = if guards.is_none() { told_at_once(&orders.locks, self.at_once.pairs) } else { usize::MAX };
        for sections in orders.locks {
            if sections.len() > most {
                self.lock_later(sections);
                continue;
            }
            for (i, first) in sections.iter().enumerate() {
                rules.in_time()?;
                for second in sections[i + 1..].iter().filter(|second| first.excludes(second)) {
                    self.exclude(model, first, second, guards);
                }
            }
        }
        for read in orders.reads {
            rules.in_time()?;
            self.writes(model, cone, read.cell, read.step == FRONTIER);
            let node = self.node(read.step);
            let number = self.sat.theory_mut().read(node, read.cell);
            // What it found in the trace, as far as that is among the sources.
            let place = |w: Option<StepId>| w.map_or(0, |w| self.at[w.0 as usize] + 1);
            let found = read.sources.iter().map(|s| place(s.write)).filter(|&p| p <= read.at).max();
            let found: Vec<bool> = read.sources.iter().map(|s| Some(place(s.write)) == found).collect();
            for (source, found) in read.sources.iter().zip(found) {
                let lit = self.choice(source.choice);
                self.source(model, lit, (number, read.step, &read.values), source)?;
                self.sat.prefer(if found { lit } else { -lit });
            }
        }
        Ok(())
    }

    /// If the literal is true, the read finds this.
    fn source(
        &mut self,
        model: &Model,
        lit: Lit,
        (number, step, values): (u32, StepId, &[Bits]),
        source: &Source,
    ) -> Result<(), TooCostly> {
        let write = source.write.map_or(0, |w| self.node(w));
        self.sat.means(lit, Fact::Finds(number, write));
        let steps = source.write.into_iter().chain(Some(step).filter(|&s| s != FRONTIER));
        for step in steps.filter(|&s| !model.steps().get(s).prefix) {
            let inside = self.inside(step);
            self.sat.add(&[-lit, inside]);
        }
        if let Some(value) = source.value {
            for &bits in values {
                self.values.equal_if(lit, &model.trace().exprs, bits, value, &mut self.sat)?;
            }
        }
        Ok(())
    }

    /// Two sections that exclude each other come one after the other.
    fn exclude(&mut self, model: &Model, first: &Section, second: &Section, guards: &mut Option<&mut Guards>) {
        let steps = model.steps();
        let orders = [(first, second), (second, first)];
        let orders = orders.iter().filter_map(|(s, next)| Some((s.unlock?, next.lock?.0)));
        let orders: Vec<(StepId, StepId)> = orders.filter(|(u, _)| self.nodes[u.0 as usize] != NONE).collect();
        let Some((_, event)) = second.lock.or(first.lock) else { return };
        if orders.iter().any(|&(u, l)| steps.must_precede(u, l)) {
            return;
        }
        let mut clause: Vec<Lit> = Vec::new();
        if let Some(guards) = guards {
            clause.push(-self.guard(guards, event));
        }
        for lock in [first, second].into_iter().filter_map(|s| s.lock) {
            if !steps.get(lock.0).prefix {
                clause.push(-self.inside(lock.0));
            }
        }
        for (u, l) in orders {
            if steps.must_precede(l, u) {
                continue;
            }
            let lit = self.sat.fresh();
            clause.push(lit);
            for step in [u, l].into_iter().filter(|&s| !steps.get(s).prefix) {
                let inside = self.inside(step);
                self.sat.add(&[-lit, inside]);
            }
            self.sat.means(lit, Fact::Edge(self.node(u), self.node(l)));
            self.sat.prefer(if self.observed(u, l) { lit } else { -lit });
        }
        self.sat.add(&clause);
    }

    /// Of locks with very many sections, the order of two is told when it matters.
    fn lock_later(&mut self, sections: Vec<Section>) {
        let nodes = sections.iter().map(|s| super::theory::Held {
            lock: s.lock.map(|(l, _)| self.node(l)),
            unlock: s.unlock.map(|u| self.nodes[u.0 as usize]).filter(|&n| n != NONE),
            reads: s.reads,
        });
        let nodes = nodes.collect();
        self.sat.theory_mut().locks.push(nodes);
        let told = vec![false; sections.len()];
        self.later.push(Later { sections, told });
    }

    /// Tells the order of the sections in which threads stand to all others. A question is about them, so that it matters for sure.
    pub(super) fn tell_sections(&mut self, model: &Model, standing: &[EventId]) {
        let mut open = Open::default();
        for step in standing.iter().filter_map(|event| model.steps().of_event(*event)) {
            let thread = model.steps().get(step).thread;
            let has = |s: &Section| {
                s.thread == thread && s.lock.is_none_or(|(l, _)| l < step) && s.unlock.is_none_or(|u| u >= step)
            };
            for (lock, later) in self.later.iter().enumerate() {
                let own = (0..later.sections.len()).filter(|&i| has(&later.sections[i]));
                open.sections.extend(own.map(|i| (lock as u32, i as u32, i as u32)));
            }
        }
        self.decide(model, &open);
    }

    pub(super) fn decide(&mut self, model: &Model, open: &Open) {
        for &(a, b) in &open.writes {
            if let (Some(a), Some(b)) = (self.step(a), self.step(b)) {
                self.before(a, b);
            }
        }
        for &(lock, _, section) in &open.sections {
            // All that this one excludes: whoever waits for one waits for many.
            let Later { sections, told } = &mut self.later[lock as usize];
            if std::mem::replace(&mut told[section as usize], true) {
                continue;
            }
            let this = sections[section as usize];
            let others = sections.iter().zip(told).filter(|(s, told)| !**told && this.excludes(s));
            let others: Vec<Section> = others.map(|(s, _)| *s).collect();
            for other in others {
                self.exclude(model, &this, &other, &mut None);
            }
        }
    }

    /// Makes the writes of a cell known to the theory, and that they come before the frontier if that is asked.
    fn writes(&mut self, model: &Model, cone: &Cone, cell: u32, frontier: bool) {
        if self.cells.len() <= cell as usize {
            self.cells.resize(cell as usize + 1, false);
        }
        let known = std::mem::replace(&mut self.cells[cell as usize], true);
        if known && !frontier {
            return;
        }
        let mut nodes: Vec<Node> = model.writes(cell).filter(|&w| cone.has(w)).map(|w| self.node(w)).collect();
        // Those of a chain in their order.
        nodes.sort_unstable();
        for node in nodes {
            if !known {
                self.sat.theory_mut().write(node, cell);
            }
            let Some(step) = self.step(node) else { continue };
            if model.steps().get(step).prefix {
                continue;
            }
            let inside = self.inside(step);
            if frontier && !std::mem::replace(&mut self.ends[node as usize], true) {
                self.sat.means(inside, Fact::Edge(node, self.node(FRONTIER)));
            }
        }
    }

    /// Makes a formula hold, or one of these literals.
    fn hold(&mut self, exprs: &Exprs, or: &[Lit], formula: &Formula) -> Result<(), TooCostly> {
        match formula {
            Formula::All(all) => all.iter().try_for_each(|f| self.hold(exprs, or, f)),
            Formula::Any(any) => {
                let mut clause = or.to_vec();
                for f in any {
                    clause.push(self.literal(exprs, f, true)?);
                }
                self.clause(&clause);
                Ok(())
            }
            other => {
                let mut clause = or.to_vec();
                clause.push(self.literal(exprs, other, true)?);
                self.clause(&clause);
                Ok(())
            }
        }
    }

    fn clause(&mut self, clause: &[Lit]) {
        let truth = self.sat.truth();
        if clause.contains(&truth) {
            return;
        }
        let kept: Vec<Lit> = clause.iter().copied().filter(|&l| l != -truth).collect();
        self.sat.add(&kept);
    }

    /// If this literal is true, so is the formula, or if not wanted, its opposite.
    fn literal(&mut self, exprs: &Exprs, formula: &Formula, wanted: bool) -> Result<Lit, TooCostly> {
        let signed = |lit: Lit| if wanted { lit } else { -lit };
        Ok(match formula {
            Formula::Const(b) => signed(if *b { self.sat.truth() } else { -self.sat.truth() }),
            Formula::In(step) => signed(self.inside(*step)),
            Formula::Before(a, b) => signed(self.before(*a, *b)),
            Formula::Choice(number) => signed(self.choice(*number)),
            Formula::Equal(a, b) => signed(self.values.equal(exprs, *a, *b, &mut self.sat)?),
            Formula::Not(inner) => self.literal(exprs, inner, !wanted)?,
            Formula::All(of) | Formula::Any(of) => {
                let mut parts = Vec::with_capacity(of.len());
                for f in of {
                    parts.push(self.literal(exprs, f, wanted)?);
                }
                let all = matches!(formula, Formula::All(_)) == wanted;
                if all { self.all(&parts) } else { self.any(&parts) }
            }
            Formula::AtLeast(number, of) => {
                let mut parts = Vec::with_capacity(of.len());
                for f in of {
                    parts.push(self.literal(exprs, f, wanted)?);
                }
                // Not so many are true: so many of the opposites are.
                let number = if wanted { *number as usize } else { of.len() + 1 - *number as usize };
                self.at_least(&parts, number)
            }
            Formula::Moment(..) | Formula::Earlier(..) => unreachable!("a theory of orders is not told of moments"),
        })
    }

    /// If this is true, all of them are.
    fn all(&mut self, parts: &[Lit]) -> Lit {
        let lit = self.sat.fresh();
        for &part in parts {
            self.clause(&[-lit, part]);
        }
        lit
    }

    /// If this is true, one of them is.
    fn any(&mut self, parts: &[Lit]) -> Lit {
        let lit = self.sat.fresh();
        let clause: Vec<Lit> = [-lit].into_iter().chain(parts.iter().copied()).collect();
        self.clause(&clause);
        lit
    }

    /// If this is true, so many of them are. Either so many are counted, or that no more than the rest are false: what is less.
    fn at_least(&mut self, parts: &[Lit], number: usize) -> Lit {
        let rest = parts.len() - number;
        if number <= rest + 1 {
            return self.count(parts, number)[number - 1];
        }
        let opposites: Vec<Lit> = parts.iter().map(|&lit| -lit).collect();
        -self.count_up(&opposites, rest + 1)[rest]
    }

    /// Literals of which the first is true if one of them is at least, the second if two are, and so on up to a number.
    fn count_up(&mut self, parts: &[Lit], number: usize) -> Vec<Lit> {
        if let [one] = parts {
            return vec![*one];
        }
        let (a, b) = parts.split_at(parts.len() / 2);
        let (a, b) = (self.count_up(a, number), self.count_up(b, number));
        let sums: Vec<Lit> = (0..number.min(a.len() + b.len())).map(|_| self.sat.fresh()).collect();
        for (i, &sum) in sums.iter().enumerate() {
            for of_a in 0..=(i + 1).min(a.len()) {
                let of_b = i + 1 - of_a;
                if of_b > b.len() {
                    continue;
                }
                let counted = [of_a.checked_sub(1).map(|n| -a[n]), of_b.checked_sub(1).map(|n| -b[n]), Some(sum)];
                let clause: Vec<Lit> = counted.into_iter().flatten().collect();
                self.clause(&clause);
            }
        }
        sums
    }

    /// Literals of which the first, if true, makes one of them true at least, the second two, and so on up to a number.
    fn count(&mut self, parts: &[Lit], number: usize) -> Vec<Lit> {
        if let [one] = parts {
            return vec![*one];
        }
        let (a, b) = parts.split_at(parts.len() / 2);
        let (a, b) = (self.count(a, number), self.count(b, number));
        let mut sums = Vec::new();
        for sum in 1..=number.min(a.len() + b.len()) {
            let lit = self.sat.fresh();
            // Less than that of one and no more than the rest of the other is too little.
            for i in 0..sum {
                let of_a = a.get(i).copied().unwrap_or(-self.sat.truth());
                let of_b = b.get(sum - 1 - i).copied().unwrap_or(-self.sat.truth());
                if i <= a.len() && sum - 1 - i <= b.len() {
                    self.clause(&[-lit, of_a, of_b]);
                }
            }
            sums.push(lit);
        }
        sums
    }
}

/// How many sections a lock may have to be reported at once.
fn told_at_once(locks: &[Vec<Section>], most: usize) -> usize {
    let mut sizes: Vec<usize> = locks.iter().map(Vec::len).collect();
    sizes.sort_unstable();
    let mut pairs = 0;
    let fits = |&&size: &&usize| {
        pairs += size * size / 2;
        pairs <= most
    };
    sizes.iter().take_while(fits).last().copied().unwrap_or(0)
}
