//! Why there is no witness: which rules contradict each other, in words.

use super::{limit, terms};
use crate::{Cone, Core, Model, Question, Rules};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use trace::{EventId, SyncOp, Tables, What};
use z3::SatResult;
use z3::ast::Bool;

/// The events whose rules are needed for the contradiction; fewer, if there is time to leave some out. `None` if there
/// was no time at all.
pub(super) fn core(model: &Model, question: &Question, cone: &Cone, time: Duration) -> Option<Core> {
    let deadline = Instant::now() + time;
    let mut rules = Rules::new(model, cone, usize::MAX).ok()?;
    let asked = rules.ask(question).ok()?;
    let (solver, mut terms) = (z3::Solver::new(), terms::Terms::default());
    let exprs = &model.trace().exprs;
    let mut literals: FxHashMap<EventId, Bool> = FxHashMap::default();
    let parts = rules.parts().iter().map(|p| (p.about, &p.formula));
    for (about, formula) in parts.chain(asked.iter().map(|(event, f)| (Some(*event), f))) {
        let term = terms.formula(exprs, formula);
        let Some(event) = about else {
            solver.assert(term);
            continue;
        };
        let literal =
            literals.entry(event).or_insert_with(|| Bool::new_const(format!("e{}_{}", event.thread, event.index)));
        solver.assert(literal.implies(&term));
    }
    let named: FxHashMap<String, EventId> = literals.iter().map(|(e, l)| (terms::name(l), *e)).collect();
    let try_with = |events: &[EventId]| -> Option<Vec<EventId>> {
        limit(&solver, deadline.saturating_duration_since(Instant::now()));
        let assumed: Vec<Bool> = events.iter().map(|e| literals[e].clone()).collect();
        match solver.check_assumptions(&assumed) {
            SatResult::Unsat => {
                let core: BTreeSet<EventId> =
                    solver.get_unsat_core().iter().filter_map(|l| named.get(&terms::name(l)).copied()).collect();
                Some(core.into_iter().collect())
            }
            _ => None,
        }
    };
    let mut all: Vec<EventId> = literals.keys().copied().collect();
    all.sort_unstable();
    let mut needed = try_with(&all)?;
    // Leaving one out at a time makes it as small as it gets.
    let mut i = 0;
    while i < needed.len() && needed.len() <= 200 && Instant::now() < deadline {
        let without: Vec<EventId> = needed.iter().copied().filter(|e| *e != needed[i]).collect();
        match try_with(&without) {
            Some(smaller) => needed = smaller,
            None => i += 1,
        }
    }
    Some(Core { parts: needed.into_iter().map(|event| words(model, event)).collect() })
}

/// An event in words: `0.1#4 lock m`, `0.2#7 if %12 = 1`.
pub(super) fn words(model: &Model, id: EventId) -> String {
    let tables = &model.trace().tables;
    let shown = id.show(tables);
    model.event(id).map_or_else(|| shown.to_string(), |event| format!("{shown} {}", deed(&event.what, tables)))
}

fn deed(what: &What, tables: &Tables) -> String {
    let name = |location: u32| {
        let name = tables.locations().get(location as usize).map_or("", |n| n);
        if name.is_empty() { "?".to_string() } else { name.to_string() }
    };
    let thread = |t: u32| tables.threads().get(t as usize).map_or("?".into(), ToString::to_string);
    match what {
        What::Read { at, .. } => format!("read {}", name(at.location)),
        What::Write { at, .. } => format!("write {}", name(at.location)),
        What::Update { at, .. } => format!("update {}", name(at.location)),
        What::Branch { kind, cond, taken, .. } => format!("{} {cond} = {}", kind.id(), u8::from(*taken)),
        What::Fixed { expr, value } => format!("fixed {expr} = {value}"),
        What::Fork { child } => format!("fork {}", thread(*child)),
        What::Join { child } => format!("join {}", thread(*child)),
        What::Start => "start".into(),
        What::Exit => "exit".into(),
        What::Free { address, .. } => format!("free {address:#x}"),
        What::Call { function } => format!("call {}", name(*function)),
        What::Sync { op, on } => format!("{} {}", operation(op), name(on.location)),
        _ => "event".into(),
    }
}

fn operation(op: &SyncOp) -> String {
    let took = |word: &str, took: bool| format!("{word}{}", if took { "" } else { " (failed)" });
    match *op {
        SyncOp::Lock => "lock".into(),
        SyncOp::Unlock | SyncOp::RwUnlock => "unlock".into(),
        SyncOp::TryLock { took: t } => took("trylock", t),
        SyncOp::ReadLock => "read-lock".into(),
        SyncOp::WriteLock => "write-lock".into(),
        SyncOp::TryReadLock { took: t } => took("try-read-lock", t),
        SyncOp::TryWriteLock { took: t } => took("try-write-lock", t),
        SyncOp::WaitBegin { .. } => "wait on".into(),
        SyncOp::WaitEnd { .. } => "wake from".into(),
        SyncOp::Signal { .. } | SyncOp::SignalOne { .. } => "signal".into(),
        SyncOp::Broadcast { .. } => "broadcast".into(),
        SyncOp::SemaphoreWait => "wait for".into(),
        SyncOp::SemaphoreTryWait { took: t } => took("try-wait for", t),
        SyncOp::SemaphorePost => "post".into(),
        SyncOp::SemaphoreValue { value } => format!("value {value} of"),
        SyncOp::BarrierArrive { .. } => "arrive at".into(),
        SyncOp::BarrierLeave => "leave".into(),
        SyncOp::OnceBegin | SyncOp::OnceEnd | SyncOp::OnceDone => "once".into(),
        SyncOp::FutexWait { .. } => "futex wait".into(),
        SyncOp::FutexWake { .. } => "futex wake".into(),
        SyncOp::Init { .. } => "make".into(),
        SyncOp::Destroy => "destroy".into(),
    }
}
