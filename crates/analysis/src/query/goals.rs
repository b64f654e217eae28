//! From what a person typed to questions that make sense for a trace.

use driver::Error;
use solve::{Goal, Model, Question};
use std::collections::HashSet;
use trace::{EventId, OtherSide, Trace, What};

/// Decisions named in a message.
const NAMED: usize = 6;

pub(super) struct Questions {
    pub(super) all: Vec<Question>,
    /// Goals that ask for nothing.
    pub(super) empty: Vec<String>,
}

/// The questions of all goals given; an error says which goal it is about and what would make sense.
pub(super) fn questions(texts: &[String], trace: &Trace, model: &Model) -> Result<Questions, Error> {
    let (mut all, mut empty, mut seen) = (Vec::new(), Vec::new(), HashSet::new());
    for text in texts {
        let asked = match text.trim() {
            "all-flips" => every(model.goals()),
            "all-fails" => every(fails(trace, model.goals())),
            text => {
                let all = if solve::is_goal(text) { "" } else { "; or all-flips, all-fails" };
                vec![one(text, trace, model).map_err(|e| Error::new(format!("--goal '{text}': {e}{all}")))?]
            }
        };
        if asked.is_empty() {
            empty.push(text.clone());
        }
        all.extend(asked.into_iter().filter(|question| seen.insert(question.clone())));
    }
    Ok(Questions { all, empty })
}

fn every(goals: Vec<Goal>) -> Vec<Question> {
    goals.into_iter().map(Question::from).collect()
}

fn fails(trace: &Trace, flips: Vec<Goal>) -> Vec<Goal> {
    let fails =
        |id: EventId| matches!(trace.find(id).map(|e| &e.what), Some(What::Branch { other: OtherSide::Fails, .. }));
    let goals = flips.into_iter().filter_map(|goal| match goal {
        Goal::Flip(id) if fails(id) => Some(Goal::Fail(id)),
        _ => None,
    });
    goals.collect()
}

fn one(text: &str, trace: &Trace, model: &Model) -> Result<Question, String> {
    let question = Question::parse(text, &trace.tables)?;
    let named = match &question.goal {
        Goal::Flip(e) | Goal::Fail(e) | Goal::At(e) | Goal::Use { write: None, read: e } => vec![*e],
        Goal::Pair(a, b) | Goal::Use { write: Some(a), read: b } | Goal::Stale { free: a, access: b } => vec![*a, *b],
        Goal::Cycle(events) => events.clone(),
        Goal::Stuck(lists) => lists.concat(),
    };
    for id in named.iter().copied().chain(question.happened()) {
        exists(id, trace)?;
    }
    if let Goal::Flip(id) | Goal::Fail(id) = question.goal {
        decides(id, trace, model)?;
        let what = trace.find(id).map(|e| &e.what);
        if let (Goal::Fail(_), Some(What::Branch { other, .. })) = (&question.goal, what)
            && *other != OtherSide::Fails
        {
            let name = id.show(&trace.tables);
            return Err(format!("the trace does not say that the other side of {name} fails; ask for flip({name})"));
        }
    }
    model.accepts(&question).map_err(|why| why.to_string())?;
    Ok(question)
}

fn exists(id: EventId, trace: &Trace) -> Result<(), String> {
    let count = trace.events.iter().filter(|e| e.thread == id.thread).count();
    if (id.index as usize) < count {
        return Ok(());
    }
    let thread = &trace.tables.threads()[id.thread as usize];
    Err(match count {
        0 => format!("thread {thread} has no events in this trace"),
        1 => format!("thread {thread} has one event, {thread}#0"),
        _ => format!("thread {thread} has {count} events, {thread}#0 to {thread}#{}", count - 1),
    })
}

/// Something that can be flipped.
fn decides(id: EventId, trace: &Trace, model: &Model) -> Result<(), String> {
    let Some(event) = trace.find(id) else { return Ok(()) };
    let is_decision = match &event.what {
        What::Branch { .. } => true,
        // Whether it has a result of its own, the model tells.
        What::Sync { .. } => model.accepts(&Goal::Flip(id).into()).is_ok(),
        _ => false,
    };
    if is_decision {
        return Ok(());
    }
    let tables = &trace.tables;
    let decisions = model.goals().into_iter().filter_map(|goal| match goal {
        Goal::Flip(other) if other.thread == id.thread => Some(other.show(tables).to_string()),
        _ => None,
    });
    let decisions: Vec<String> = decisions.collect();
    let more = if decisions.len() > NAMED { ", ..." } else { "" };
    let hint = match decisions.len() {
        0 => "its thread has no decision that could go otherwise".to_string(),
        n => format!("the decisions of its thread are {}{more}", decisions[..n.min(NAMED)].join(", ")),
    };
    let what = event.describe_with(tables, &trace.exprs);
    Err(format!("{} decides nothing, it is `{what}`; {hint}", id.show(tables)))
}
