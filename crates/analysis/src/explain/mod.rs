//! `unsnarl explain`: from a failing run to the few orders of events that cause it, the nearest run that ends well, and what
//! differs between the two.
//!
//! | file | what it is |
//! | --- | --- |
//! | `guided.rs` | a strategy under rules: steps that wait for others |
//! | `lab.rs` | one program and one failure, run under any schedule and rules |
//! | `story.rs` | one run looked at closely |
//! | `edges.rs` | the orders of a run that could matter |
//! | `core.rs`, `hitting.rs` | those that cause the failure |
//! | `overtaken.rs` | the check that somebody else made worthless |
//! | `model.rs` | what the solver says about them |
//! | `alternate.rs` | runs that end well |
//! | `projection.rs` | what differs |
//! | `twins.rs` | things with one name |
//! | `repair/` | what would help, tried |
//! | `patched.rs` | the same as changes of lines |
//!
//! The papers are Symbiosis (seeds 003) and Cortex (seeds 004, section 3.4). Where they ask a solver, we run the program, too:
//! every kind of failure is the same to it, and whatever is said was executed. The solver proposes runs and proves what runs can
//! only make likely.

pub mod alternate;
pub mod core;
pub mod edges;
pub mod guided;
pub mod hitting;
pub mod lab;
pub mod model;
pub mod overtaken;
pub mod patched;
pub mod projection;
pub mod repair;
pub mod story;
pub mod twins;

use crate::minimise::{Effort, minimise};
use crate::symptom::Symptom;
use alternate::Alternate;
use driver::Setup;
use edges::Edge;
use lab::{Budget, Lab};
use model::Figures;
use projection::Projection;
use repair::{Known, Repair, Side};
use std::sync::Arc;
use std::time::{Duration, Instant};
pub use story::Story;
use trace::Failure;
use vm::{Outcome, Stop};

/// What may be spent on making a failing schedule simple.
const EFFORT: Effort = Effort { runs: 4000, steps: 40_000_000 };

/// What may be spent on the cause, and on what would help.
const FOR_CAUSE: Budget = Budget { events: 6_000_000, runs: 600 };
const FOR_REPAIR: Budget = Budget { events: 3_000_000, runs: 300 };
/// The part of the time, if that is short, in which the cause is looked for.
const TIME_FOR_CAUSE: f64 = 0.7;

/// Runs that end well that are looked at to learn what belongs to a region.
const SEEN: usize = 20;

/// Threads of a deadlock that are shown where they stand.
const MOST_WAITS: usize = 6;

pub struct Explanation {
    pub failure: Failure,
    pub failing: Story,
    pub edges: Vec<Edge>,
    pub core: core::Core,
    /// What a thread had seen before somebody changed it.
    pub overtaken: Vec<overtaken::Overtaken>,
    /// What the solver says about them.
    pub proof: Figures,
    /// The nearest run that ends well, and what differs.
    pub passing: Option<(Story, Projection)>,
    /// Others that end well.
    pub more: Vec<Alternate>,
    pub race: Option<[usize; 2]>,
    /// What would avoid it, tried; the best first.
    pub repairs: Vec<Repair>,
    /// The same as changes of lines, if they were looked for.
    pub patches: Option<patched::Patches>,
    /// All that could be tried, the likeliest first.
    pub proposals: Vec<repair::Proposal>,
    /// The memory that it is about.
    pub data: Vec<u64>,
    /// Pairs turned round until one avoided the failure.
    pub pairs: u64,
    pub runs: u64,
    pub seconds: f64,
}

impl Explanation {
    /// Where threads stood that could not go on: all that wait for something, or, if they are many, those of the cause.
    pub fn waits(&self) -> Vec<&story::Pending> {
        if !self.failure.kind.is_stuck() {
            return Vec::new();
        }
        let is_named =
            |p: usize| self.core.edges.iter().any(|&e| self.edges[e as usize].second == edges::Node::Pending(p));
        let waiting = self.failing.pending.iter().enumerate();
        let waiting: Vec<(usize, &story::Pending)> = waiting.filter(|(_, p)| p.waits()).collect();
        let few = waiting.len() <= MOST_WAITS || !waiting.iter().any(|w| is_named(w.0));
        waiting.into_iter().filter(|w| few || is_named(w.0)).map(|w| w.1).take(MOST_WAITS).collect()
    }

    /// Whether "it fails whenever" may be said: enough runs kept the orders of the cause and failed, or it is proved.
    pub fn is_sure(&self) -> bool {
        self.core.confirmed >= core::SURE || self.proof.enough == Some(true)
    }

    /// Whether the run that it is compared with ends well, and does not fail in another way.
    pub fn ends_well(&self) -> bool {
        self.passing.as_ref().is_none_or(|(p, _)| p.failure.is_none())
    }

    /// How many events a person has to look at.
    pub fn to_understand(&self) -> usize {
        match &self.passing {
            Some((passing, projection)) => projection.events(&self.failing, passing),
            None => self.race.map_or(0, |race| race.len()),
        }
    }
}

/// The two accesses of a data race, and where they meet.
fn race_steps(symptom: &Symptom, story: &Story) -> Option<([usize; 2], u64)> {
    let Symptom::Race(race) = symptom else { return None };
    let find = |side: vm::race::Side| {
        story.steps.iter().position(|s| story.actors[s.actor].id == side.mark.thread && s.clock == side.mark.clock)
    };
    let steps = [find(race.earlier)?, find(race.later)?];
    let touched = story.accesses_of(steps[1]).iter().find(|a| a.at <= race.at && race.at < a.at + a.size.max(1));
    Some((steps, touched.map_or(race.at, |a| a.at)))
}

/// Explains a run that shows `symptom`. After so much time, or when it has to stop, what is known by then is reported. A part of it goes
/// into making the schedule simple, and a part is kept to try what would help.
pub fn explain(
    setup: &Setup,
    symptom: Symptom,
    failing: Outcome,
    failure: Failure,
    stop: &Stop,
    time: Duration,
) -> Explanation {
    let started = Instant::now();
    // Runs much longer than the failing one tell nothing, and races are looked for only where they are the failure.
    let races = matches!(symptom, Symptom::Race(_));
    let setup = Setup { races, ..setup.with_max_steps(failing.steps.saturating_mul(20).saturating_add(1_000_000)) };
    let stop = stop.until(started.checked_add(time));
    let simple = minimise(&setup.stopping(&stop.first_half()), symptom, failing, &mut EFFORT.clone());
    let rest = stop.left().map(|left| left.mul_f64(TIME_FOR_CAUSE));
    let searching = setup.stopping(&stop.until(rest.and_then(|rest| Instant::now().checked_add(rest))));
    let lab = Lab::new(&searching, simple.symptom.clone(), &simple.outcome, FOR_CAUSE);
    let mut story = Story::of(&setup, &simple.outcome.schedule);
    let edges = edges::edges(&story);
    let mut pool = core::Pool::new(&story, &edges);
    let mut model = match lab.has_threads {
        true => model::Model::of(&lab, &story, &edges),
        false => Err("there is one thread".into()),
    };
    let mut core = core::core(&lab, &story, &mut pool, model.as_mut().ok());
    let mut found = alternate::alternates(&lab, &story, &edges, &core, &mut pool);
    // A run that ends well and keeps the cause shows that it was not all of it.
    for _ in 0..4 {
        let keeps = |a: &Alternate| !a.breaks.is_empty() && !a.breaks.iter().any(|b| core.edges.contains(b));
        if core.always || lab.is_over() || !found.found.iter().any(keeps) {
            break;
        }
        core = core::core(&lab, &story, &mut pool, model.as_mut().ok());
        found = alternate::alternates(&lab, &story, &edges, &core, &mut pool);
    }
    let proof = match model {
        Ok(mut model) => {
            model.judge(&core.edges);
            model.figures
        }
        Err(why) => Figures { absent: Some(why), ..Figures::default() },
    };
    let pairs = found.pairs;
    let mut more = found.found.into_iter();
    let passing = more.next().map(|best| {
        let mut passing = Story::of(&setup, &best.schedule);
        twins::tell_apart(&mut [&mut story, &mut passing]);
        let projection = projection::project(&story, &passing, &edges, &core, &best.breaks);
        (passing, projection)
    });
    let (runs, is_lenient) = (lab.runs(), lab.is_lenient());
    let tried = setup.stopping(&stop);
    let lab = Lab::new(&tried, simple.symptom, &simple.outcome, FOR_REPAIR);
    if is_lenient {
        lab.be_lenient();
    }
    let race = race_steps(&lab.symptom, &story);
    let none = Arc::default();
    let good: Vec<lab::Execution> = {
        let newest = pool.good.iter().rev().take(SEEN).take_while(|_| !lab.is_over());
        newest.map(|g| lab.follow(&none, &g.schedule)).collect()
    };
    let empty = Projection::default();
    let (other, projection) = passing.as_ref().map_or((&story, &empty), |(passing, projection)| (passing, projection));
    let stack = |side: Side, step: usize| {
        let of = if side == Side::Failing { &story } else { other };
        of.stacks(&setup, &[step]).pop().unwrap_or_default()
    };
    let about = race.map_or_else(Vec::new, |(_, at)| vec![at]);
    let overtaken = overtaken::overtaken(&story, &edges, &core);
    let known = Known {
        overtaken: &overtaken,
        failing: &story,
        passing: other,
        edges: &edges,
        core: &core,
        projection,
        good: &good,
        about,
        stack: &stack,
    };
    let mut proposals: Vec<repair::Proposal> = race.and_then(|(steps, _)| known.race(steps)).into_iter().collect();
    if passing.is_some() {
        proposals.extend(repair::propose(&known));
    }
    let mut data: Vec<u64> = known.addresses().into_iter().collect();
    data.sort_unstable();
    let repairs = repair::try_out(&lab, proposals.clone());
    Explanation {
        failure,
        race: race.map(|r| r.0),
        repairs,
        patches: None,
        proposals,
        data,
        failing: story,
        core,
        overtaken,
        proof,
        passing,
        more: more.collect(),
        pairs,
        runs: runs + lab.runs(),
        seconds: started.elapsed().as_secs_f64(),
        edges: edges.clone(),
    }
}
