//! The orders that cause the failure: a minimal set such that no run that keeps them was found to end well.
//!
//! Symbiosis (seeds 003, section 3.4) gets them from an unsatisfiable core: the failing schedule, edge by edge, contradicts
//! that nothing fails. The search here is that for implicit hitting sets, by which the smallest such cores are found, too:
//! every good run breaks some orders of the failing one, so a cause has one of those for each good run. The cheapest such
//! set is proposed. The solver is asked for a run that keeps it and avoids the failure ([`Model`]); it is executed, and if
//! it ends well, it is a new set to hit. If the solver has none, runs are made by chance that keep the set: they know every
//! kind of failure and every path. If none of those ends well either, the set stands.
//!
//! What this gives: each order of the result is needed, because there is a run, executed to its good end, that keeps all the
//! others and breaks only this one. That the result is enough is tried with [`TRIES`] runs; for the paths of the failing run,
//! and where the model knows the failure, it is proved.

use super::edges::{Edge, Kind, Node};
use super::guided::{Rules, StepKey};
use super::hitting::hitting_set;
use super::lab::{Execution, Lab};
use super::model::Model;
use super::story::Story;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use trace::Segment;

/// Runs without rules at the start, and until there is a good one.
const FIRST: u64 = 160;
const MOST: u64 = 3000;
/// Runs that keep a proposed set and must all fail.
pub const TRIES: u64 = 300;
/// So many of them have to keep it, and fail, before anybody says "whenever"; if the rules can rarely be kept, so many are made.
pub const SURE: u64 = 20;
const MOST_TRIES: u64 = 2000;
/// Steps of the failing thread whose data is surely concerned.
const LAST: usize = 2;
/// An order that is there in any schedule explains nothing: anything else is better.
const GIVEN: f64 = 20.0;
/// Sets that are proposed to the solver before other runs are made.
const PROPOSALS: usize = 100;
/// Good runs that are kept.
const POOL: usize = 600;

/// A run that ended well.
#[derive(Clone, Debug)]
pub struct Good {
    /// The orders of the failing run that it breaks.
    pub breaks: Vec<u32>,
    pub schedule: Vec<Segment>,
}

/// The cause.
#[derive(Clone, Debug, Default)]
pub struct Core {
    /// Indices of edges.
    pub edges: Vec<u32>,
    /// For each of them, a good run that breaks it and none of the others.
    pub needed: Vec<Good>,
    /// No run without rules ended well: the failure does not depend on the order.
    pub always: bool,
    /// Runs that kept these orders, and failed.
    pub confirmed: u64,
    /// The time was up before more could be tried.
    pub cut_short: bool,
}

/// Good runs, and the orders they break.
pub struct Pool<'e> {
    edges: &'e [Edge],
    keys: Vec<(u32, u32)>,
    ids: FxHashMap<StepKey, u32>,
    pub good: Vec<Good>,
    next: u64,
}

impl<'e> Pool<'e> {
    pub fn new(story: &Story, edges: &'e [Edge]) -> Pool<'e> {
        let mut ids: FxHashMap<StepKey, u32> = FxHashMap::default();
        let mut id = |key| {
            let next = ids.len() as u32;
            *ids.entry(key).or_insert(next)
        };
        let keys = edges
            .iter()
            .map(|e| {
                let (a, b) = e.keys(story);
                (id(a), id(b))
            })
            .collect();
        Pool { edges, keys, ids, good: Vec::new(), next: 0 }
    }

    /// The orders that a run breaks: the second step came, and the first not before it.
    pub fn breaks(&self, run: &Execution) -> Vec<u32> {
        let mut at = vec![u32::MAX; self.ids.len()];
        for (i, step) in run.log.iter().enumerate() {
            if let Some(&id) = self.ids.get(&step.key) {
                at[id as usize] = i as u32;
            }
        }
        let broken = |&(a, b): &(u32, u32)| {
            let (a, b) = (at[a as usize], at[b as usize]);
            b != u32::MAX && (a == u32::MAX || b < a)
        };
        (0..).zip(&self.keys).filter(|(_, keys)| broken(keys)).map(|(i, _)| i).collect()
    }

    /// Runs up to `tries` times under these rules, until a run ends well that breaks something; how many failed. If only few could
    /// keep the rules, there are more.
    fn look(&mut self, lab: &Lab<'_>, rules: &Arc<Rules>, tries: u64, enough: usize) -> u64 {
        let (mut failed, mut made, before) = (0, 0, self.good.len());
        let few = |failed: u64, made: u64| !rules.edges.is_empty() && failed < SURE && made < MOST_TRIES;
        while made < tries || few(failed, made) {
            made += 1;
            self.next += 1;
            let run = lab.sample(rules, self.next);
            // It may have been cut short: then it says nothing.
            if lab.is_over() {
                break;
            }
            if run.stuck {
                continue;
            }
            if lab.is_good(&run.outcome) {
                let breaks = self.breaks(&run);
                if !breaks.is_empty() && self.good.len() < POOL {
                    self.good.push(Good { breaks, schedule: run.outcome.schedule });
                }
                if self.good.len() >= before.saturating_add(enough) {
                    break;
                }
            } else {
                failed += 1;
            }
        }
        failed
    }
}

/// How unwelcome an order is in an explanation: data flow says more than locks, and near the failure more than far from it.
fn cost(edge: &Edge, story: &Story, concerned: &FxHashSet<u64>) -> f64 {
    let kind = match edge.kind {
        Kind::Flow => 0.0,
        Kind::Anti => 0.05,
        Kind::Output => 0.3,
        Kind::Sync => 0.6,
        Kind::Late => 0.5,
    };
    let n = story.steps.len().max(1) as f64;
    let end = match edge.second {
        Node::Step(s) => s as f64,
        Node::Pending(_) => n,
    };
    let failed = story.last().map(|s| story.steps[s].actor);
    let elsewhere = Some(story.steps[edge.first].actor) != failed && Some(edge.second_actor(story)) != failed;
    let touches = |s: usize| story.accesses_of(s).iter().any(|a| concerned.contains(&a.at));
    let other_data = !touches(edge.first);
    let extra = |yes: bool, price: f64| if yes { price } else { 0.0 };
    let place = 0.2 * (1.0 - end / n) + extra(elsewhere, 0.1) + extra(other_data, 0.15);
    // That a failure comes before something says little of how it comes.
    let failure = story.steps[edge.first].fails;
    1.0 + kind + place + extra(edge.given, GIVEN) + extra(failure, 2.0)
}

/// The memory that the failing thread touched last.
fn concerned(story: &Story) -> FxHashSet<u64> {
    let Some(last) = story.last() else { return FxHashSet::default() };
    let actor = story.steps[last].actor;
    let own = (0..=last).rev().filter(|&s| story.steps[s].actor == actor && !story.accesses_of(s).is_empty());
    own.take(LAST).flat_map(|s| story.accesses_of(s)).map(|a| a.at).collect()
}

/// Whether the solver knows a run that keeps these orders and ends well: it is executed, and added to the pool.
fn refuted(lab: &Lab<'_>, pool: &mut Pool<'_>, model: &mut Model, set: &[u32]) -> bool {
    let keeps = |run: &Execution| {
        let breaks = pool.breaks(run);
        !breaks.is_empty() && !breaks.iter().any(|b| set.contains(b))
    };
    let Some(run) = model.refute(lab, set, keeps) else { return false };
    pool.good.push(Good { breaks: pool.breaks(&run), schedule: run.outcome.schedule });
    true
}

pub fn core(lab: &Lab<'_>, story: &Story, pool: &mut Pool<'_>, mut model: Option<&mut Model>) -> Core {
    if !lab.has_threads {
        return Core { always: true, ..Core::default() };
    }
    let concerned = concerned(story);
    let costs: Vec<f64> = pool.edges.iter().map(|e| cost(e, story, &concerned)).collect();
    let by_index = |e: u32| costs[e as usize];
    let cheapest = |pool: &Pool<'_>| {
        let sets: Vec<Vec<u32>> = pool.good.iter().map(|g| g.breaks.clone()).collect();
        hitting_set(&sets, &by_index)
    };
    if let Some(model) = model.as_mut().filter(|m| m.proposes) {
        for _ in 0..PROPOSALS {
            let Some(set) = cheapest(pool) else { break };
            if lab.is_over() || !refuted(lab, pool, model, &set) {
                model.figures.core.get_or_insert(set);
                break;
            }
        }
    }
    let none = Arc::new(Rules::default());
    pool.look(lab, &none, FIRST, usize::MAX);
    let mut tried = FIRST;
    while pool.good.is_empty() && tried < MOST && !lab.is_over() {
        pool.look(lab, &none, FIRST, 1);
        tried += FIRST;
    }
    if pool.good.is_empty() && !lab.is_over() {
        lab.be_lenient();
        pool.look(lab, &none, FIRST, usize::MAX);
    }
    if pool.good.is_empty() {
        // With too little time nobody knows.
        return Core { always: !lab.is_over(), cut_short: lab.is_over(), ..Core::default() };
    }
    let mut confirmed = 0;
    let mut chosen = Vec::new();
    while let Some(set) = cheapest(pool) {
        chosen = set;
        if lab.is_over() {
            break;
        }
        if let Some(model) = &mut model
            && refuted(lab, pool, model, &chosen)
        {
            continue;
        }
        let edges = chosen.iter().map(|&e| pool.edges[e as usize].keys(story)).collect();
        let rules = Arc::new(Rules { edges, ..Rules::default() });
        let before = pool.good.len();
        confirmed = pool.look(lab, &rules, TRIES, 3);
        if pool.good.len() == before {
            break;
        }
    }
    let cut_short = lab.is_over();
    // Irredundant: for each there is a good run that breaks it alone.
    let witness = |e: u32| {
        let alone =
            |g: &&Good| g.breaks.binary_search(&e).is_ok() && !chosen.iter().any(|c| *c != e && g.breaks.contains(c));
        pool.good.iter().filter(alone).min_by_key(|g| g.breaks.len()).cloned()
    };
    let needed: Vec<Option<Good>> = chosen.iter().map(|&e| witness(e)).collect();
    let pairs: Vec<(u32, Good)> = chosen.iter().copied().zip(needed).filter_map(|(e, g)| Some((e, g?))).collect();
    let (edges, needed) = pairs.into_iter().unzip();
    Core { edges, needed, always: false, confirmed, cut_short }
}
