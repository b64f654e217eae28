//! Answers with the events and names they speak of, as JSON has them.

use serde::Serialize;
use solve::{Answer, Question, Witness};
use std::collections::HashMap;
use std::time::Duration;
use trace::{Event, EventId, Node, Place, Trace, Unknowns, Var, What};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Reachable,
    Impossible,
    Unknown,
}

/// An event of the order.
#[derive(Serialize)]
pub struct Entry {
    pub event: String,
    pub thread: String,
    pub at: Option<Place>,
    pub operation: &'static str,
    /// As it was in the trace.
    pub text: String,
    /// What it finds or writes in this order, if that depends on the order or on inputs.
    pub value: Option<u64>,
    /// Whether that is something else than in the trace.
    pub differs: bool,
}

/// An input, or what a read finds.
#[derive(Serialize)]
pub struct Value {
    pub event: String,
    /// Of the input or the location; empty if it has none.
    pub name: String,
    pub value: u64,
    /// In the trace.
    pub was: u64,
}

#[derive(Serialize)]
pub struct Answered {
    pub goal: String,
    pub verdict: Verdict,
    /// Where the goal's threads stand at the end of the order.
    pub stands_at: Vec<String>,
    pub order: Vec<Entry>,
    pub inputs: Vec<Value>,
    pub values: Vec<Value>,
    /// What contradicts the goal, if it is impossible.
    pub core: Vec<String>,
    /// Why it is unknown.
    pub reason: Option<String>,
    pub seconds: f64,
}

impl Answered {
    pub fn new(question: &Question, answer: &Answer, took: Duration, events: &Events<'_>) -> Answered {
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
pub struct Events<'a> {
    pub trace: &'a Trace,
    pub unknowns: Unknowns,
    /// Where the events of each thread are.
    at: Vec<Vec<usize>>,
}

impl<'a> Events<'a> {
    pub fn new(trace: &'a Trace) -> Events<'a> {
        let mut at = vec![Vec::new(); trace.tables.threads().len()];
        for (number, event) in trace.events.iter().enumerate() {
            at[event.thread as usize].push(number);
        }
        Events { trace, unknowns: Unknowns::of(trace), at }
    }

    pub fn get(&self, id: EventId) -> Option<&'a Event> {
        let number = *self.at.get(id.thread as usize)?.get(id.index as usize)?;
        self.trace.events.get(number)
    }

    /// What an event is, with its expressions spelled out.
    pub fn describe(&self, event: &Event) -> String {
        let Trace { tables, exprs, .. } = self.trace;
        let text = event.describe_with(tables, exprs);
        let named = event.what.exprs().filter(|&e| !matches!(exprs.node(e), Node::Var { .. } | Node::Const { .. }));
        named.fold(text, |text, expr| {
            let (name, meaning) = (expr.to_string(), format!("({})", self.unknowns.show(expr, exprs, tables)));
            let words = text.split(' ').map(|word| if word == name { &meaning } else { word });
            words.collect::<Vec<_>>().join(" ")
        })
    }

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
