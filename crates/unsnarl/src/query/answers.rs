//! Answers with the events and names they speak of, as JSON has them.

use crate::error::Error;
use serde::Serialize;
use solve::{Answer, Question, Stats, Witness};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;
use trace::{Event, EventId, Node, Place, Trace, Unknowns, Var, What};

/// What is known of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Verdict {
    /// There is such a run.
    Reachable,
    /// There is none.
    Impossible,
    /// It was not found out.
    Unknown,
}

/// An event of the order.
#[derive(Serialize)]
pub(super) struct Entry {
    pub(super) event: String,
    pub(super) thread: String,
    pub(super) at: Option<Place>,
    pub(super) operation: &'static str,
    /// As it was in the trace.
    pub(super) text: String,
    /// What it finds or writes in this order, if that depends on the order or on inputs.
    pub(super) value: Option<u64>,
    /// Whether that is something else than in the trace.
    pub(super) differs: bool,
}

/// An input, or what a read finds.
#[derive(Serialize)]
pub(super) struct Value {
    pub(super) event: String,
    /// Of the input or the location; empty if it has none.
    pub(super) name: String,
    pub(super) value: u64,
    /// In the trace.
    pub(super) was: u64,
}

/// A goal and its answer.
#[derive(Serialize)]
pub(super) struct Answered {
    pub(super) goal: String,
    pub(super) verdict: Verdict,
    /// Where the goal's threads stand at the end of the order.
    pub(super) stands_at: Vec<String>,
    pub(super) order: Vec<Entry>,
    pub(super) inputs: Vec<Value>,
    pub(super) values: Vec<Value>,
    /// What contradicts the goal, if it is impossible.
    pub(super) core: Vec<String>,
    /// Why it is unknown.
    pub(super) reason: Option<String>,
    pub(super) seconds: f64,
}

impl Answered {
    pub(super) fn new(question: &Question, answer: &Answer, took: Duration, events: &Events<'_>) -> Answered {
        let mut answered = Answered {
            goal: question.show(&events.trace.tables),
            verdict: Verdict::Unknown,
            stands_at: Vec::new(),
            order: Vec::new(),
            inputs: Vec::new(),
            values: Vec::new(),
            core: Vec::new(),
            reason: None,
            seconds: took.as_secs_f64(),
        };
        match answer {
            Answer::Sat(witness) => answered.reachable(witness, events),
            Answer::Unsat(core) => {
                answered.verdict = Verdict::Impossible;
                answered.core = core.parts.clone();
            }
            Answer::Unknown(reason) => answered.reason = Some(reason.to_string()),
        }
        answered
    }

    fn reachable(&mut self, witness: &Witness, events: &Events<'_>) {
        self.verdict = Verdict::Reachable;
        self.stands_at = witness.stands_at.iter().map(|id| id.show(&events.trace.tables).to_string()).collect();
        let unknowns = events.values_of(witness);
        self.order = witness.order.iter().filter_map(|&id| events.entry(id, &unknowns)).collect();
        self.inputs = witness.inputs.iter().filter_map(|&(id, value)| events.value(id, value)).collect();
        self.values = witness.values.iter().filter_map(|&(id, value)| events.value(id, value)).collect();
    }
}

/// The events of a trace by their names, and the names of its unknowns.
pub(super) struct Events<'a> {
    pub(super) trace: &'a Trace,
    pub(super) unknowns: Unknowns,
    /// Where the events of each thread are.
    at: Vec<Vec<usize>>,
}

impl<'a> Events<'a> {
    pub(super) fn new(trace: &'a Trace) -> Events<'a> {
        let mut at = vec![Vec::new(); trace.tables.threads().len()];
        for (number, event) in trace.events.iter().enumerate() {
            at[event.thread as usize].push(number);
        }
        Events { trace, unknowns: Unknowns::of(trace), at }
    }

    pub(super) fn get(&self, id: EventId) -> Option<&'a Event> {
        let number = *self.at.get(id.thread as usize)?.get(id.index as usize)?;
        self.trace.events.get(number)
    }

    /// What an event is, with its expressions spelled out.
    pub(super) fn describe(&self, event: &Event) -> String {
        let Trace { tables, exprs, .. } = self.trace;
        let text = event.describe_with(tables, exprs);
        let named = event.what.exprs().filter(|&e| !matches!(exprs.node(e), Node::Var { .. } | Node::Const { .. }));
        named.fold(text, |text, expr| {
            let (name, meaning) = (expr.to_string(), format!("({})", self.unknowns.show(expr, exprs, tables)));
            let words = text.split(' ').map(|word| if word == name { &meaning } else { word });
            words.collect::<Vec<_>>().join(" ")
        })
    }

    /// What the unknowns are in a witness.
    fn values_of(&self, witness: &Witness) -> HashMap<Var, u64> {
        let brought = witness.inputs.iter().chain(&witness.values);
        let value = |&(id, value): &(EventId, u64)| {
            let (var, _) = self.get(id)?.what.brings(&self.trace.exprs)?;
            Some((var, value))
        };
        brought.filter_map(value).collect()
    }

    /// What an event finds or writes, and what it was in the trace.
    fn here(&self, what: &What, unknowns: &HashMap<Var, u64>) -> Option<(u64, u64)> {
        let exprs = &self.trace.exprs;
        let (expr, was) = match *what {
            What::Read { expr, value, .. } => (expr?, value?),
            What::Write { expr, after, .. } | What::Update { expr, after, .. } => (expr?, after?),
            _ => return None,
        };
        // Reads that are not inside the frontier have no value, and nothing in the order depends on them.
        exprs.vars_of([expr]).iter().all(|var| unknowns.contains_key(var)).then_some(())?;
        Some((exprs.eval(expr, &mut |var| unknowns[&var])?, was))
    }

    fn entry(&self, id: EventId, unknowns: &HashMap<Var, u64>) -> Option<Entry> {
        let (event, tables) = (self.get(id)?, &self.trace.tables);
        let here = self.here(&event.what, unknowns);
        Some(Entry {
            event: id.show(tables).to_string(),
            thread: tables.threads()[event.thread as usize].to_string(),
            at: tables.places().get(event.place as usize).filter(|p| p.is_known()).cloned(),
            operation: event.what.keyword(),
            text: self.describe(event),
            value: here.map(|(value, _)| value),
            differs: here.is_some_and(|(value, was)| value != was),
        })
    }

    fn value(&self, id: EventId, value: u64) -> Option<Value> {
        let event = self.get(id)?;
        let was = match event.what {
            What::Read { value, .. } => value?,
            What::Update { before, .. } => before?,
            What::Symbolic { value, .. } => value,
            _ => return None,
        };
        let location = event.what.locations().next().unwrap_or(0);
        let name = self.trace.tables.locations()[location as usize].to_string();
        Some(Value { event: id.show(&self.trace.tables).to_string(), name, value, was })
    }
}

/// All answers.
#[derive(Serialize)]
pub(super) struct Document {
    command: &'static str,
    trace: String,
    notes: Vec<String>,
    pub(super) answers: Vec<Answered>,
    pub(super) stats: Figures,
}

/// How much work it was.
#[derive(Serialize)]
pub(super) struct Figures {
    queries: u64,
    reachable: u64,
    impossible: u64,
    unknown: u64,
    /// Of all formulas, as SMT-LIB text.
    formula_bytes: u64,
    pub(super) building_seconds: f64,
    pub(super) solving_seconds: f64,
    /// Pairs of a write and a read that may take its value from it.
    candidates: u64,
    /// Those that happens-before and locks leave.
    candidates_left: u64,
}

impl Document {
    pub(super) fn new(trace: &Path, answers: Vec<Answered>, notes: &[String], stats: &Stats) -> Document {
        let stats = Figures {
            queries: stats.queries,
            reachable: stats.sat,
            impossible: stats.unsat,
            unknown: stats.unknown,
            formula_bytes: stats.formula_bytes,
            building_seconds: stats.building.as_secs_f64(),
            solving_seconds: stats.solving.as_secs_f64(),
            candidates: stats.candidates.0,
            candidates_left: stats.candidates.1,
        };
        Document { command: "query", trace: trace.display().to_string(), notes: notes.to_vec(), answers, stats }
    }

    pub(super) fn count(&self, verdict: Verdict) -> usize {
        self.answers.iter().filter(|a| a.verdict == verdict).count()
    }

    pub(super) fn to_json(&self) -> Result<String, Error> {
        let text = serde_json::to_string_pretty(self);
        text.map(|t| t + "\n").map_err(|e| Error(format!("the answer cannot be written: {e}")))
    }
}
