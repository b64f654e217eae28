//! The inputs of a witness, as a run takes them.

use rustc_hash::FxHashMap;
use solve::Witness;
use std::collections::BTreeMap;
use trace::{EventId, ThreadName, Trace, What};

/// Values of symbolic inputs: the n-th of a thread, from 0.
pub type Symbolic = BTreeMap<(ThreadName, u32), Vec<u8>>;

/// The inputs with which a witness wants the program to run: those of the run it was made from, and its own.
///
/// The unknowns that one call introduced stand in the trace side by side, with one step clock.
pub fn of_witness(trace: &Trace, witness: &Witness, before: &Symbolic) -> Symbolic {
    let wanted: FxHashMap<EventId, u64> = witness.inputs.iter().copied().collect();
    let mut inputs = before.clone();
    // By thread: the clock of the last call, and how many there were.
    let mut calls: FxHashMap<u32, (u64, u32)> = FxHashMap::default();
    for (id, event) in trace.ids() {
        let What::Symbolic { value, expr, .. } = event.what else { continue };
        let call = calls.entry(id.thread).or_insert((u64::MAX, 0));
        let same = call.0 == event.clock;
        if !same {
            *call = (event.clock, call.1 + 1);
        }
        let key = (trace.tables.threads()[id.thread as usize].clone(), call.1 - 1);
        let value = wanted.get(&id).copied().unwrap_or(value);
        let bytes = value.to_le_bytes().into_iter().take(trace.exprs.width(expr) as usize / 8);
        let known = inputs.entry(key).or_default();
        if !same {
            known.clear();
        }
        known.extend(bytes);
    }
    inputs
}
