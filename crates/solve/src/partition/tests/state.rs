//! What the prefix of a chunk says of synchronisation, held against the machine at the cut.

use super::machine::{BARRIER_SIZE, Barrier, Condition, Machine, State, UNITS};
use crate::partition::Chunk;
use std::collections::{BTreeMap, BTreeSet};
use trace::{SyncOp, What};

/// Reads the prefix like a small trace of its own, by the rules of POSIX.
fn read(chunk: &Chunk) -> (State, BTreeMap<u32, (bool, bool)>) {
    let mut s = State::default();
    // Started, ended.
    let mut threads: BTreeMap<u32, (bool, bool)> = BTreeMap::new();
    for event in &chunk.trace.events[..chunk.trace.start] {
        let t = event.thread;
        match event.what {
            What::Fork { child } => {
                threads.insert(child, (false, false));
            }
            What::Start => threads.entry(t).or_default().0 = true,
            What::Exit => threads.entry(t).or_default().1 = true,
            What::Sync { op, on } => match op {
                SyncOp::Lock | SyncOp::WriteLock | SyncOp::ReadLock => {
                    let holders = s.locks.entry(on.address).or_default();
                    assert!(op == SyncOp::ReadLock || holders.is_empty(), "two hold {on:?}");
                    holders.insert(t);
                    s.written.insert(on.address, op != SyncOp::ReadLock);
                }
                SyncOp::WaitBegin { .. } => s.conditions.entry(on.address).or_default().waiting.push(t),
                SyncOp::Signal { .. } | SyncOp::SignalOne { .. } => {
                    let c = s.conditions.entry(on.address).or_default();
                    c.signals.push(c.waiting.clone());
                }
                SyncOp::FutexWait { .. } if op.sleeps() => s.conditions.entry(on.address).or_default().waiting.push(t),
                SyncOp::FutexWake { most: Some(most), .. } => {
                    let c = s.conditions.entry(on.address).or_default();
                    c.signals.extend(std::iter::repeat_n(c.waiting.clone(), most as usize));
                }
                SyncOp::Broadcast { .. } => {
                    let c = s.conditions.entry(on.address).or_default();
                    c.signals = c.waiting.iter().map(|&w| vec![w]).collect();
                }
                SyncOp::Init { value } => {
                    s.semaphores.insert(on.address, value);
                    s.barriers.insert(on.address, Barrier::default());
                }
                SyncOp::BarrierArrive { last, .. } => {
                    let b = s.barriers.get_mut(&on.address).expect("made before");
                    b.arrived.push(t);
                    assert_eq!(last, b.arrived.len() as u64 == BARRIER_SIZE);
                    if last {
                        b.arrived.clear();
                        b.round += 1;
                    }
                }
                SyncOp::BarrierLeave => assert!(s.barriers[&on.address].round > 0),
                SyncOp::OnceBegin => {
                    s.onces.insert(on.address, false);
                }
                SyncOp::OnceEnd => {
                    s.onces.insert(on.address, true);
                }
                other => panic!("{other:?} in a prefix"),
            },
            What::Initial { .. } => {}
            ref other => panic!("{other:?} in a prefix"),
        }
    }
    (s, threads)
}

/// The prefix says what is the case.
pub(super) fn check(at: &Machine<'_>, chunk: &Chunk) {
    let (said, threads) = read(chunk);
    let is = &at.state;
    let mut used = BTreeSet::new();
    for event in &chunk.trace.events[chunk.trace.start..] {
        if let What::Sync { op, on } = event.what {
            used.insert(on.address);
            if let SyncOp::WaitBegin { mutex, .. } | SyncOp::WaitEnd { mutex, .. } = op {
                used.insert(mutex.address);
            }
        }
    }
    for object in used {
        let (a, b) = (said.locks.get(&object), is.locks.get(&object).filter(|l| !l.is_empty()));
        assert_eq!(a, b, "holders of {object:#x}");
        if a.is_some() {
            assert_eq!(said.written[&object], is.written[&object]);
        }
        let condition = |s: &State| s.conditions.get(&object).cloned().unwrap_or_default();
        let (a, b): (Condition, Condition) = (condition(&said), condition(is));
        assert_eq!(a.waiting, b.waiting, "waiting on {object:#x}");
        let mut can_wake: Vec<_> = [&a, &b].map(|c| c.signals.iter().flatten().collect::<BTreeSet<_>>()).into();
        assert_eq!(can_wake.pop(), can_wake.pop(), "woken on {object:#x}");
        assert_eq!(a.signals.len(), b.signals.len(), "signals on {object:#x}: {:?}", chunk.cut);
        if let Some(&units) = is.semaphores.get(&object) {
            assert_eq!(said.semaphores.get(&object).copied().unwrap_or(UNITS), units, "units of {object:#x}");
        }
        if let Some(barrier) = is.barriers.get(&object) {
            let arrived = said.barriers.get(&object).map(|b| b.arrived.clone()).unwrap_or_default();
            assert_eq!(arrived, barrier.arrived, "at {object:#x}");
        }
        assert_eq!(said.onces.get(&object), is.onces.get(&object));
    }
    for (t, thread) in (0..).zip(&at.threads).skip(1) {
        match threads.get(&t) {
            Some(&(started, ended)) => assert_eq!((started, ended), (thread.started, thread.exited), "thread {t}"),
            // Not yet there, or over and forgotten.
            None => assert!(!thread.forked || thread.exited, "thread {t}"),
        }
    }
}

/// What the model takes for granted: with all before the cut done, the windows give the observed results of semaphores,
/// barriers, initialisers, births and ends, in the order of the trace.
pub(super) fn check_windows(chunk: &Chunk) {
    let (mut s, mut threads) = read(chunk);
    let mut rounds: BTreeMap<(u32, u64), u64> = BTreeMap::new();
    let mut here: BTreeSet<u32> = BTreeSet::new();
    for event in &chunk.trace.events[..chunk.trace.start] {
        if let What::Sync { op: SyncOp::BarrierArrive { .. }, on } = event.what {
            // Prefixes have at most one round before the one under way.
            rounds.insert((event.thread, on.address), 0);
        }
    }
    for event in &chunk.trace.events[chunk.trace.start..] {
        let t = event.thread;
        if here.insert(t) && t > 0 && event.what != What::Start {
            assert!(threads.get(&t).is_some_and(|t| t.0), "thread {t} was not started");
        }
        match event.what {
            What::Fork { child } => {
                threads.insert(child, (false, false));
            }
            What::Start => assert_eq!(threads.insert(t, (true, false)), Some((false, false)), "{t} has no birth"),
            What::Exit => {
                threads.insert(t, (true, true));
            }
            What::Join { child } => assert!(threads.get(&child).is_some_and(|t| t.1), "{child} has not ended"),
            What::Sync { op, on } => {
                let units = s.semaphores.entry(on.address).or_default();
                match op {
                    SyncOp::SemaphorePost => *units += 1,
                    SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => {
                        assert!(*units > 0, "{event:?}");
                        *units -= 1;
                    }
                    SyncOp::SemaphoreTryWait { took: false } => assert_eq!(*units, 0, "{event:?}"),
                    SyncOp::SemaphoreValue { value } => assert_eq!(*units, value, "{event:?}"),
                    SyncOp::BarrierArrive { last, .. } => {
                        let b = s.barriers.get_mut(&on.address).expect("made before");
                        rounds.insert((t, on.address), b.round);
                        b.arrived.push(t);
                        assert_eq!(last, b.arrived.len() as u64 == BARRIER_SIZE, "{event:?}");
                        if last {
                            b.arrived.clear();
                            b.round += 1;
                        }
                    }
                    SyncOp::BarrierLeave => {
                        let own = rounds.get(&(t, on.address)).expect("has come");
                        assert!(s.barriers[&on.address].round > *own, "{event:?}");
                    }
                    SyncOp::OnceDone => assert_eq!(s.onces.get(&on.address), Some(&true)),
                    SyncOp::OnceBegin => assert_eq!(s.onces.insert(on.address, false), None),
                    SyncOp::OnceEnd => assert_eq!(s.onces.insert(on.address, true), Some(false)),
                    _ => {}
                }
            }
            _ => {}
        }
    }
}
