//! Why there is no witness, in words.

use crate::Model;
use crate::stop::Until;
use trace::{EventId, SyncOp, Tables, What};

/// How many events a core may have to be made as small as it gets.
const SMALL: usize = 200;

/// Why there is none: the events whose rules, with what was asked, contradict each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Core {
    /// Which. None if nobody looked for them ([`crate::Options::explain`]), or not long enough.
    pub events: Vec<EventId>,
    /// Each as a person reads it: `0.1#4 lock m`, `0.2#7 if %12 = 1`.
    pub parts: Vec<String>,
    /// Those of the question's orders that it needs; others may be among them that it does not.
    pub orders: Vec<(EventId, EventId)>,
}

impl Core {
    pub(crate) fn of(model: &Model, events: Vec<EventId>) -> Core {
        Core { parts: events.iter().map(|&event| words(model, event)).collect(), events, ..Core::default() }
    }

    /// The smallest to be had in time; `None`: no time at all. `try_with` says which events contradict each other.
    pub(crate) fn smallest(
        model: &Model,
        all: &[EventId],
        until: &Until,
        mut try_with: impl FnMut(&[EventId]) -> Option<Vec<EventId>>,
    ) -> Option<Core> {
        let mut needed = try_with(all)?;
        // Leaving one out at a time makes it as small as it gets.
        let mut i = 0;
        while i < needed.len() && needed.len() <= SMALL && until.over().is_none() {
            let without: Vec<EventId> = needed.iter().copied().filter(|e| *e != needed[i]).collect();
            match try_with(&without) {
                Some(smaller) => needed = smaller,
                None => i += 1,
            }
        }
        Some(Core::of(model, needed))
    }
}

fn words(model: &Model, id: EventId) -> String {
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
        What::Fails => "fails".into(),
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
        SyncOp::Unlock | SyncOp::RwUnlock { .. } => "unlock".into(),
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
        SyncOp::FutexWoken { .. } => "wake from".into(),
        SyncOp::FutexWake { .. } => "futex wake".into(),
        SyncOp::FutexRequeue { .. } => "futex requeue".into(),
        SyncOp::Init { .. } => "make".into(),
        SyncOp::Destroy => "destroy".into(),
    }
}
