//! The inputs of a witness, as a run takes them.

use driver::Symbolic;
use rustc_hash::FxHashMap;
use solve::Witness;
use trace::{EventId, Trace, What};

/// Whether standard input ends at a place.
const ENDS: &str = "stdin ends";

/// The numbers in `argv[1][0]` or `stdin[7]`.
fn indices(name: &str, of: &str) -> Option<Vec<usize>> {
    let inner = name.strip_prefix(of)?.strip_prefix('[')?.strip_suffix(']')?;
    inner.split("][").map(|n| n.parse().ok()).collect()
}

/// The inputs with which a witness wants the program to run: those of the run it was made from, and its own.
///
/// The unknowns that one call introduced stand in the trace side by side, with one step clock; those of arguments and of standard
/// input are told by their names.
pub fn of_witness(trace: &Trace, witness: &Witness, before: &Symbolic) -> Symbolic {
    let wanted: FxHashMap<EventId, u64> = witness.inputs.iter().copied().collect();
    let mut inputs = before.clone();
    // By thread: the clock of the last call, and how many there were.
    let mut calls: FxHashMap<u32, (u64, u32)> = FxHashMap::default();
    for (id, event) in trace.ids() {
        let What::Symbolic { value, expr, name } = event.what else { continue };
        let value = wanted.get(&id).copied().unwrap_or(value);
        let name = &trace.tables.locations()[name as usize];
        if let Some(&[place]) = indices(name, ENDS).as_deref() {
            // Places come in their order: the first at which it ends counts.
            match inputs.stdin_ends {
                Some(end) if end < place => {}
                _ if value != 0 => inputs.stdin_ends = Some(place),
                Some(end) if end == place => inputs.stdin_ends = None,
                _ => {}
            }
            continue;
        }
        match (indices(name, "argv").as_deref(), indices(name, "stdin").as_deref()) {
            (Some(&[argument, byte]), _) => {
                inputs.arguments.insert((argument, byte), value as u8);
                continue;
            }
            (_, Some(&[byte])) => {
                inputs.stdin.insert(byte, value as u8);
                continue;
            }
            _ => {}
        }
        let call = calls.entry(id.thread).or_insert((u64::MAX, 0));
        let same = call.0 == event.clock;
        if !same {
            *call = (event.clock, call.1 + 1);
        }
        let key = (trace.tables.threads()[id.thread as usize].clone(), call.1 - 1);
        let bytes = value.to_le_bytes().into_iter().take(trace.exprs.width(expr) as usize / 8);
        let known = inputs.calls.entry(key).or_default();
        if !same {
            known.clear();
        }
        known.extend(bytes);
    }
    inputs
}

/// The inputs of a run by their names, for people.
pub fn named(trace: &Trace) -> Vec<(String, u64)> {
    let inputs = trace.events.iter().filter_map(|e| match e.what {
        What::Symbolic { name, value, .. } => Some((trace.tables.locations()[name as usize].to_string(), value)),
        _ => None,
    });
    // That there is more goes without saying.
    inputs.filter(|(name, value)| *value != 0 || indices(name, ENDS).is_none()).collect()
}
