//! What of its windows a chunk cannot have: what cannot come about, or not as it was observed, for reasons that the model does
//! not see. Windows end before it, and so do others that waited for what is lost that way.

use super::cut::Cut;
use super::objects::Kept;
use super::words::Moment;
use rustc_hash::FxHashMap;
use trace::{Event, SyncOp, What};

/// What a chunk's windows must fit to.
pub(super) struct Limits<'a> {
    /// Steps (thread and clock) that waited for a moment of another thread without a rule of the model.
    pub(super) waits: &'a [(u32, u64, Moment)],
    /// Memory that was freed before the cut and used by windows until then: number of the free, address, size.
    pub(super) frees: &'a [(u64, u64, u64)],
    /// The value of a semaphore at the cut, if it is known.
    pub(super) semaphore: &'a dyn Fn(u64) -> Option<u64>,
}

/// Shortens the windows of a cut, and leaves out events after them.
pub(super) fn prune(cut: &mut Cut, events: &mut Vec<Kept>, limits: &Limits<'_>) {
    for kept in events.iter() {
        let is_freed = limits.frees.iter().any(|f| kept.number < f.0 && uses(&kept.event.what, f.1, f.2));
        if is_freed {
            end_before(cut, &kept.event);
        }
    }
    loop {
        let before = cut.clone();
        for &(thread, clock, on) in limits.waits {
            let (own, other) = (cut.span(thread), cut.span(on.thread));
            if clock < own.to_clock && on.position > other.to_clock {
                cut.threads[thread as usize].to_clock = clock;
            }
        }
        count_units(cut, events, limits);
        if *cut == before {
            break;
        }
    }
    events.retain(|k| is_inside(cut, &k.event));
    // A window ends with its last step.
    let mut ends: Vec<u64> = cut.threads.iter().map(|s| s.from_clock.min(s.to_clock)).collect();
    events.iter().for_each(|k| ends[k.event.thread as usize] = k.event.clock + 1);
    cut.threads.iter_mut().zip(ends).for_each(|(span, end)| span.to_clock = end);
}

fn is_inside(cut: &Cut, event: &Event) -> bool {
    event.clock < cut.span(event.thread).to_clock
}

fn end_before(cut: &mut Cut, event: &Event) {
    if let Some(span) = cut.threads.get_mut(event.thread as usize) {
        span.to_clock = span.to_clock.min(event.clock);
    }
}

fn uses(what: &What, address: u64, size: u64) -> bool {
    let end = address.saturating_add(size.max(1));
    match what {
        What::Sync { on, .. } => (address..end).contains(&on.address),
        What::Free { address: other, .. } => *other == address,
        _ => what.access().is_some_and(|a| a.address < end && address < a.address.saturating_add(a.size.into())),
    }
}

/// The observed results of semaphores must be possible with what came before in the chunk: the post that a wait got may
/// be lost, and one that came later in the run may be before the cut. The model starts from results that are.
fn count_units(cut: &mut Cut, events: &[Kept], limits: &Limits<'_>) {
    let mut values: FxHashMap<u64, Option<u64>> = FxHashMap::default();
    for Kept { event, .. } in events {
        let What::Sync { op, on } = event.what else { continue };
        if !is_inside(cut, event) {
            continue;
        }
        let value = values.entry(on.address).or_insert_with(|| (limits.semaphore)(on.address));
        if let SyncOp::Init { value: made_with } = op {
            *value = Some(made_with);
        }
        let Some(value) = value else { continue };
        let fits = match op {
            SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => *value > 0,
            SyncOp::SemaphoreTryWait { took: false } => *value == 0,
            SyncOp::SemaphoreValue { value: seen } => *value == seen,
            _ => true,
        };
        match op {
            _ if !fits => end_before(cut, event),
            SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => *value -= 1,
            SyncOp::SemaphorePost => *value += 1,
            _ => {}
        }
    }
}
