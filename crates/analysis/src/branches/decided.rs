//! The reads and writes that decide a branch, in the observed run and in the other one.

use crate::predict::Decision;
use rustc_hash::FxHashMap;
use serde::Serialize;
use solve::Witness;
use trace::{Event, EventId, Place, Trace, Unknowns, What};

/// A read that decides, and where its value came from.
#[derive(Clone, Debug, Serialize)]
pub struct DecidedBy {
    pub read: Access,
    /// In the observed run; `None`: from before the threads.
    pub observed: Option<Access>,
    /// In the run of the other side.
    pub other: Option<Access>,
    /// What the read found in both.
    pub values: [Option<u64>; 2],
}

/// An access as a person names it.
#[derive(Clone, Debug, Serialize)]
pub struct Access {
    pub event: String,
    pub thread: String,
    pub name: String,
    pub at: Option<Place>,
}

fn access(trace: &Trace, id: EventId, event: &Event) -> Access {
    let name = event.what.locations().next().map_or("", |l| &trace.tables.locations()[l as usize]);
    let at = &trace.tables.places()[event.place as usize];
    Access {
        event: id.show(&trace.tables).to_string(),
        thread: trace.tables.threads()[id.thread as usize].to_string(),
        name: name.to_string(),
        at: at.is_known().then(|| at.clone()),
    }
}

fn writes(what: &What, address: u64, size: u64) -> bool {
    let at = match what {
        What::Write { at, .. } | What::Update { at, .. } => at,
        _ => return false,
    };
    at.address < address + size && address < at.address + u64::from(at.size)
}

pub(super) fn condition(trace: &Trace, decision: &Decision) -> String {
    let Some(event) = trace.find(decision.event) else { return String::new() };
    let What::Branch { cond, .. } = event.what else { return event.describe(&trace.tables) };
    let unknowns = Unknowns::of(trace);
    let name = |v| trace.tables.locations().get(unknowns.get(v)?.location as usize).map(ToString::to_string);
    trace.exprs.show(cond, name)
}

pub(super) fn decided_by(trace: &Trace, decision: &Decision, witness: &Witness) -> Vec<DecidedBy> {
    let events: FxHashMap<EventId, (usize, &Event)> =
        trace.ids().enumerate().map(|(n, (id, e))| (id, (n, e))).collect();
    let Some((_, event)) = events.get(&decision.event) else { return Vec::new() };
    if let What::Sync { on, .. } = &event.what {
        // What other threads did to the object last.
        let same = |id: &EventId, e: &Event| {
            id.thread != decision.event.thread
                && matches!(&e.what, What::Sync { on: other, .. } if other.address == on.address)
        };
        let before: Vec<(EventId, &Event)> = trace.ids().take_while(|(id, _)| *id != decision.event).collect();
        let observed = before.iter().rev().find(|(id, e)| same(id, e)).map(|(id, e)| access(trace, *id, e));
        let last = witness.order.iter().rev().filter_map(|id| Some((*id, events.get(id)?.1)));
        let other = last.into_iter().find(|(id, e)| same(id, e)).map(|(id, e)| access(trace, id, e));
        return vec![DecidedBy { read: access(trace, decision.event, event), observed, other, values: [None; 2] }];
    }
    let vars = trace.exprs.vars_of(event.what.exprs());
    let place_of: FxHashMap<EventId, usize> = witness.order.iter().enumerate().map(|(n, id)| (*id, n)).collect();
    let found: FxHashMap<EventId, u64> = witness.values.iter().copied().collect();
    let ids: Vec<(EventId, &Event)> = trace.ids().collect();
    let mut all = Vec::new();
    for (n, &(id, read)) in ids.iter().enumerate() {
        if !read.what.brings(&trace.exprs).is_some_and(|(v, _)| vars.contains(&v)) {
            continue;
        }
        let Some(at) = read.what.access() else { continue };
        let (address, size) = (at.address, u64::from(at.size));
        let before = trace.events[..n].iter().rposition(|e| writes(&e.what, address, size));
        let observed = before.map(|w| access(trace, ids[w].0, ids[w].1));
        let at_read = place_of.get(&id).copied().unwrap_or(witness.order.len());
        let other = witness.order[..at_read].iter().rev().find_map(|w| {
            let (_, event) = events.get(w)?;
            writes(&event.what, address, size).then(|| access(trace, *w, event))
        });
        let value = match read.what {
            What::Read { value, .. } => value,
            What::Update { before, .. } => before,
            _ => None,
        };
        let values = [value, found.get(&id).copied()];
        all.push(DecidedBy { read: access(trace, id, read), observed, other, values });
    }
    all
}
