//! Calls that touch the world outside (files, pipes, streams, clocks) keep the order of their trace: the model does not know what
//! another order would do. So a search over traces in which two threads make such calls beside each other has not tried everything.

use super::lives::Lives;
use rustc_hash::FxHashMap;
use trace::{EventId, Trace, What};

/// Whether two threads made such calls, and neither because the other had ended or was not born.
///
/// Limit: what else keeps threads apart (locks, signals) does not count. The order may then be known all the same.
pub fn are_beside_each_other(trace: &Trace) -> bool {
    let touches = |what: &What| match what {
        What::Call { function } => {
            let name = trace.tables.locations().get(*function as usize).map_or("", |n| n);
            !trace::event::only_prints(name)
        }
        What::Input { .. } => true,
        _ => false,
    };
    let calls: Vec<EventId> = trace.ids().filter(|(_, e)| touches(&e.what)).map(|(id, _)| id).collect();
    let Some(first) = calls.first() else { return false };
    if calls.iter().all(|call| call.thread == first.thread) {
        return false;
    }
    let lives = Lives::of(trace);
    // What comes after the last one of a thread comes after all of them.
    let mut last: FxHashMap<u32, EventId> = FxHashMap::default();
    calls.iter().any(|&call| {
        last.insert(call.thread, call);
        last.values().any(|&other| lives.unordered(other, call))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use trace::{Event, ThreadName};

    /// The first location is that of nothing.
    const NAMES: [&str; 3] = ["", "read", "printf"];

    fn trace(events: &[(u32, What)]) -> Trace {
        let mut trace = Trace::default();
        for name in ["0", "0.1", "0.2"] {
            trace.tables.thread(&name.parse::<ThreadName>().unwrap());
        }
        for name in NAMES {
            trace.tables.location(name);
        }
        let event = |(at, (thread, what)): (usize, &(u32, What))| Event {
            thread: *thread,
            clock: at as u64,
            place: 0,
            what: what.clone(),
        };
        trace.events = events.iter().enumerate().map(event).collect();
        trace
    }

    #[test]
    fn births_and_joins_order_calls() {
        let (read, print) = (|| What::Call { function: 1 }, || What::Call { function: 2 });
        let (fork, join) = (|child| What::Fork { child }, |child| What::Join { child });
        let one_after_the_other = [
            (0, read()),
            (0, fork(1)),
            (1, read()),
            (0, join(1)),
            (0, fork(2)),
            (2, read()),
            (0, join(2)),
            (0, read()),
        ];
        assert!(!are_beside_each_other(&trace(&one_after_the_other)));
        assert!(are_beside_each_other(&trace(&[(0, fork(1)), (0, read()), (1, read())])));
        let of_children = [(0, fork(1)), (0, fork(2)), (1, read()), (0, join(1)), (2, read())];
        assert!(are_beside_each_other(&trace(&of_children)));
        assert!(!are_beside_each_other(&trace(&[(0, fork(1)), (0, read()), (1, print()), (1, print())])));
    }
}
