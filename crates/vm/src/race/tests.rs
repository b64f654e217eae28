//! Each rule, by example. `reference.rs` has the proof in bulk.

use super::*;

const X: Addr = 0x1000;
const Y: Addr = 0x2000;
const LOCK: u64 = 7;

const READ: AccessKind = AccessKind::Read;
const WRITE: AccessKind = AccessKind::Write;
const LOAD: AccessKind = AccessKind::AtomicRead { acquire: false };
const LOAD_ACQUIRE: AccessKind = AccessKind::AtomicRead { acquire: true };
const STORE: AccessKind = AccessKind::AtomicWrite { release: false };
const STORE_RELEASE: AccessKind = AccessKind::AtomicWrite { release: true };
const UPDATE: AccessKind = AccessKind::AtomicUpdate { acquire: false, release: false };
const UPDATE_BOTH: AccessKind = AccessKind::AtomicUpdate { acquire: true, release: true };

fn t(n: u32) -> ThreadId {
    ThreadId(n)
}

/// A run in which every access has a stack of its own.
struct Run {
    races: Races,
    stack: u32,
}

impl Run {
    /// Main has forked threads 1 to n.
    fn with_threads(n: u32) -> Run {
        let mut races = Races::new();
        for child in 1..=n {
            races.fork(t(0), t(child));
        }
        Run { races, stack: 0 }
    }

    fn mark(&mut self, thread: u32) -> Mark {
        self.stack += 1;
        Mark { thread: t(thread), clock: u64::from(self.stack) * 10, stack: self.stack }
    }

    fn sized(&mut self, thread: u32, kind: AccessKind, at: Addr, size: u64) -> Option<Race> {
        let mark = self.mark(thread);
        self.races.access(mark, Access { at, size, kind })
    }

    fn does(&mut self, thread: u32, kind: AccessKind, at: Addr) -> Option<Race> {
        self.sized(thread, kind, at, 4)
    }

    fn publish(&mut self, thread: u32, at: Addr, size: u64) {
        let mark = self.mark(thread);
        self.races.publish(mark, at, size);
    }

    fn free(&mut self, thread: u32, at: Addr, size: u64) -> Option<Race> {
        let mark = self.mark(thread);
        self.races.free(mark, at, size)
    }

    fn locked(&mut self, thread: u32, kind: AccessKind, at: Addr) -> Option<Race> {
        self.races.acquire(t(thread), LOCK);
        let race = self.does(thread, kind, at);
        self.races.release_exclusive(t(thread), LOCK);
        race
    }
}

#[test]
fn a_lock_orders() {
    let mut run = Run::with_threads(2);
    for i in 0..10 {
        assert_eq!(run.locked(i % 3, if i % 2 == 0 { WRITE } else { READ }, X), None);
    }
    // Another lock does not.
    run.races.acquire(t(1), LOCK + 1);
    assert!(run.does(1, WRITE, X).is_some());
}

#[test]
fn unordered_writes_race_and_the_report_says_who() {
    let mut run = Run::with_threads(2);
    assert_eq!(run.does(1, WRITE, X), None);
    let side = |thread, stack: u32| Side {
        mark: Mark { thread: t(thread), clock: u64::from(stack) * 10, stack },
        what: What::Write,
    };
    assert_eq!(run.does(2, WRITE, X), Some(Race { at: X, size: 4, earlier: side(1, 1), later: side(2, 2) }));
    // The later one is now the last write.
    assert_eq!(run.does(1, WRITE, X).unwrap().earlier, side(2, 2));
}

#[test]
fn read_and_write_race_in_both_orders_and_reads_do_not() {
    let mut run = Run::with_threads(2);
    assert_eq!(run.does(1, READ, X), None);
    assert_eq!(run.does(2, READ, X), None);
    assert_eq!(run.does(1, WRITE, Y), None);
    let race = run.does(2, READ, Y).unwrap();
    assert_eq!((race.earlier.what, race.later.what), (What::Write, What::Read));
    let race = run.does(2, WRITE, X).unwrap();
    assert_eq!((race.earlier.what, race.later.what), (What::Read, What::Write));
    assert_eq!(race.earlier.mark.thread, t(1));
}

#[test]
fn a_writer_must_come_after_all_concurrent_readers() {
    for ordered in [true, false] {
        let mut run = Run::with_threads(4);
        for reader in 1..=3 {
            assert_eq!(run.does(reader, READ, X), None);
            if ordered || reader != 2 {
                run.races.release(t(reader), LOCK);
            }
        }
        run.races.acquire(t(4), LOCK);
        let race = run.does(4, WRITE, X);
        assert_eq!(race.map(|r| r.earlier.mark.thread), (!ordered).then_some(t(2)));
    }
}

#[test]
fn ordered_reads_need_one_record_again() {
    let mut run = Run::with_threads(2);
    run.does(1, READ, X);
    run.does(2, READ, X);
    run.races.release(t(1), LOCK);
    run.races.release(t(2), LOCK);
    run.races.acquire(t(0), LOCK);
    run.does(0, READ, X);
    run.races.release(t(0), LOCK);
    run.races.acquire(t(1), LOCK);
    assert_eq!(run.does(1, WRITE, X), None);
}

#[test]
fn fork_and_join_order() {
    let mut run = Run::with_threads(0);
    assert_eq!(run.does(0, WRITE, X), None);
    run.races.fork(t(0), t(1));
    assert_eq!(run.does(1, WRITE, X), None);
    assert_eq!(run.does(0, WRITE, Y), None);
    run.races.join(t(0), t(1));
    assert_eq!(run.does(0, WRITE, X), None);
    // What the parent did after the fork is not before the child, nor its siblings before each other.
    run.races.fork(t(0), t(2));
    run.races.fork(t(0), t(3));
    assert_eq!(run.does(0, WRITE, Y), None);
    assert!(run.does(2, READ, Y).is_some());
    assert_eq!(run.does(2, WRITE, X), None);
    assert!(run.does(3, READ, X).is_some());
}

#[test]
fn readers_of_a_rwlock_are_before_the_writer_and_not_before_each_other() {
    const W: u64 = 1;
    const R: u64 = 2;
    let mut run = Run::with_threads(3);
    let read_section = |run: &mut Run, thread, kind, at| {
        run.races.acquire(t(thread), W);
        let race = run.does(thread, kind, at);
        run.races.release(t(thread), R);
        race
    };
    assert_eq!(read_section(&mut run, 1, READ, X), None);
    assert_eq!(read_section(&mut run, 2, READ, X), None);
    run.races.acquire(t(3), W);
    run.races.acquire(t(3), R);
    assert_eq!(run.does(3, WRITE, X), None);
    run.races.release_exclusive(t(3), W);
    assert_eq!(read_section(&mut run, 1, READ, X), None);
    assert_eq!(read_section(&mut run, 1, WRITE, Y), None);
    assert!(read_section(&mut run, 2, WRITE, Y).is_some());
}

#[test]
fn a_post_is_before_the_wait() {
    let mut run = Run::with_threads(3);
    assert_eq!(run.does(1, WRITE, X), None);
    run.races.release(t(1), LOCK);
    assert_eq!(run.does(2, WRITE, Y), None);
    run.races.release(t(2), LOCK);
    run.races.acquire(t(3), LOCK);
    assert_eq!(run.does(3, WRITE, X), None);
    assert_eq!(run.does(3, WRITE, Y), None);
    // After the post the poster is on its own again.
    assert!(run.does(1, WRITE, X).is_some());
}

#[test]
fn a_barrier_orders_each_round() {
    let mut run = Run::with_threads(3);
    for round in 0..4u64 {
        for thread in 1..=3 {
            // Each writes its own cell, which others wrote in other rounds.
            let cell = X + 4 * ((u64::from(thread) + round) % 3);
            assert_eq!(run.does(thread, WRITE, cell), None);
            run.races.release(t(thread), LOCK + round);
        }
        for thread in 1..=3 {
            run.races.acquire(t(thread), LOCK + round);
        }
    }
    assert_eq!(run.does(1, WRITE, X), None);
    assert!(run.does(2, WRITE, X).is_some());
}

/// Thread 1 writes X and stores Y; thread 2 loads Y and reads X.
fn message(store: AccessKind, load: AccessKind) -> Option<Race> {
    let mut run = Run::with_threads(2);
    assert_eq!(run.does(1, WRITE, X), None);
    assert_eq!(run.does(1, store, Y), None);
    assert_eq!(run.does(2, load, Y), None);
    run.does(2, READ, X)
}

#[test]
fn a_message_needs_release_and_acquire() {
    assert_eq!(message(STORE_RELEASE, LOAD_ACQUIRE), None);
    assert_eq!(message(UPDATE_BOTH, UPDATE_BOTH), None);
    assert_eq!(message(STORE_RELEASE, UPDATE_BOTH), None);
    assert!(message(STORE, LOAD).is_some());
    assert!(message(STORE, LOAD_ACQUIRE).is_some());
    assert!(message(STORE_RELEASE, LOAD).is_some());
    assert!(message(LOAD_ACQUIRE, STORE_RELEASE).is_some());
}

#[test]
fn what_follows_a_release_is_not_released() {
    let mut run = Run::with_threads(2);
    run.does(1, STORE_RELEASE, Y);
    run.does(1, WRITE, X);
    run.does(2, LOAD_ACQUIRE, Y);
    assert!(run.does(2, READ, X).is_some());
}

#[test]
fn atomic_accesses_race_with_plain_ones_only() {
    for atomic in [LOAD, STORE, UPDATE, LOAD_ACQUIRE, STORE_RELEASE, UPDATE_BOTH] {
        let writes = !matches!(atomic, AccessKind::AtomicRead { .. });
        for plain in [READ, WRITE] {
            for atomic_first in [true, false] {
                let mut run = Run::with_threads(2);
                let (first, second) = if atomic_first { (atomic, plain) } else { (plain, atomic) };
                assert_eq!(run.does(1, first, X), None);
                let race = run.does(2, second, X);
                assert_eq!(race.is_some(), writes || plain == WRITE, "{first:?} {second:?}");
                if let Some(race) = race {
                    assert_eq!(race.earlier.what.is_atomic(), atomic_first);
                    assert_eq!(race.later.what.is_atomic(), !atomic_first);
                }
            }
        }
        for other in [LOAD, STORE, UPDATE_BOTH] {
            let mut run = Run::with_threads(2);
            assert_eq!(run.does(1, atomic, X), None);
            assert_eq!(run.does(2, other, X), None);
        }
    }
}

#[test]
fn an_initialising_write_is_ordered_by_the_load_that_sees_the_store() {
    let mut run = Run::with_threads(2);
    run.does(1, WRITE, X);
    run.does(1, STORE_RELEASE, X);
    assert_eq!(run.does(2, LOAD_ACQUIRE, X), None);
    assert!(run.does(0, LOAD, X).is_some());
}

/// Thread 1 writes X and releases Y, then these happen to Y; does thread 3, acquiring Y, race on X?
fn sequence(then: &[(u32, AccessKind)]) -> bool {
    let mut run = Run::with_threads(3);
    run.does(1, WRITE, X);
    run.does(1, STORE_RELEASE, Y);
    for &(thread, kind) in then {
        run.does(thread, kind, Y);
    }
    run.does(3, LOAD_ACQUIRE, Y);
    run.does(3, READ, X).is_some()
}

#[test]
fn release_sequences() {
    assert!(!sequence(&[]));
    assert!(!sequence(&[(2, UPDATE)]));
    assert!(!sequence(&[(2, UPDATE), (0, UPDATE), (1, UPDATE)]));
    assert!(sequence(&[(2, STORE)]));
    assert!(sequence(&[(2, UPDATE), (2, STORE)]));
    assert!(sequence(&[(2, STORE_RELEASE)]));
    assert!(!sequence(&[(2, UPDATE_BOTH)]));
    // Not in C++20, but in C11.
    assert!(!sequence(&[(1, STORE)]));
    assert!(!sequence(&[(2, UPDATE), (1, STORE), (2, UPDATE)]));
    assert!(sequence(&[(1, STORE), (2, STORE), (1, STORE)]));
    // A plain write ends it (and is a race of its own, on Y).
    assert!(sequence(&[(2, WRITE)]));
}

#[test]
fn fences() {
    let message = |release: bool, acquire: bool, late: bool| {
        let mut run = Run::with_threads(2);
        if !late {
            run.does(1, WRITE, X);
        }
        run.races.fence(t(1), false, release);
        if late {
            run.does(1, WRITE, X);
        }
        run.does(1, STORE, Y);
        assert_eq!(run.does(2, LOAD, Y), None);
        run.races.fence(t(2), acquire, false);
        run.does(2, READ, X).is_some()
    };
    assert!(!message(true, true, false));
    assert!(message(false, true, false));
    assert!(message(true, false, false));
    assert!(message(true, true, true), "what follows the fence is not released by it");

    // A fence on one side and an ordered access on the other.
    let mut run = Run::with_threads(3);
    run.does(1, WRITE, X);
    run.races.fence(t(1), true, true);
    run.does(1, STORE, Y);
    run.does(2, UPDATE, Y);
    run.does(3, LOAD_ACQUIRE, Y);
    assert_eq!(run.does(3, READ, X), None);
    let mut run = Run::with_threads(2);
    run.does(1, WRITE, X);
    run.does(1, STORE_RELEASE, Y);
    // The fence comes before the load and does nothing for it.
    run.races.fence(t(2), true, true);
    run.does(2, LOAD, Y);
    assert!(run.does(2, READ, X).is_some());
}

#[test]
fn sizes_that_overlap_meet_and_neighbours_do_not() {
    let mut run = Run::with_threads(2);
    assert_eq!(run.sized(1, WRITE, X, 8), None);
    let race = run.sized(2, READ, X + 5, 1).unwrap();
    assert_eq!((race.at, race.size), (X + 5, 1));

    let mut run = Run::with_threads(2);
    for i in 0..32 {
        assert_eq!(run.sized(1 + i % 2, WRITE, X + u64::from(i), 1), None);
    }
    assert_eq!(run.sized(1, WRITE, X + 1, 1).map(|r| (r.at, r.size)), Some((X + 1, 1)));

    // Across granules, and the race is reported as one.
    let mut run = Run::with_threads(2);
    assert_eq!(run.sized(1, WRITE, X + 6, 20), None);
    assert_eq!(run.sized(2, WRITE, X, 6), None);
    assert_eq!(run.sized(2, WRITE, X + 26, 6), None);
    assert_eq!(run.sized(2, READ, X, 32).map(|r| (r.at, r.size)), Some((X + 6, 20)));

    // An atomic of 16 bytes.
    let mut run = Run::with_threads(2);
    assert_eq!(run.sized(1, UPDATE_BOTH, X, 16), None);
    assert!(run.sized(2, READ, X + 12, 4).is_some());
}

#[test]
fn a_wide_access_meets_small_ones() {
    const SIZE: u64 = 8 << 20;
    let mut run = Run::with_threads(2);
    assert_eq!(run.sized(1, WRITE, X + 77, 1), None);
    assert_eq!(run.sized(2, READ, X, SIZE).map(|r| (r.at, r.size)), Some((X + 77, 1)));
    assert_eq!(run.sized(1, WRITE, X + SIZE, 1), None);
    assert_eq!(run.sized(1, WRITE, X + SIZE - 3, 4).map(|r| (r.at, r.size)), Some((X + SIZE - 3, 3)));
    assert_eq!(run.sized(2, WRITE, X + 1000, 500).map(|r| r.at), None);
    assert_eq!(run.sized(1, WRITE, X + 1200, 500).map(|r| (r.at, r.size)), Some((X + 1200, 300)));
    let (pages, states, ranges) = run.races.shadow.sizes();
    assert!(pages < 10 && states < 20 && ranges < 10, "{pages} {states} {ranges}");
}

#[test]
fn a_published_object_was_written_before() {
    for size in [24, 1 << 30] {
        let mut run = Run::with_threads(2);
        run.publish(1, X, size);
        run.does(1, STORE_RELEASE, 0x10);
        let race = run.does(0, READ, X + 8).unwrap();
        assert_eq!((race.earlier.what, race.earlier.mark.stack), (What::Publish, 1));
        run.does(2, LOAD_ACQUIRE, 0x10);
        assert_eq!(run.does(2, READ, X + 12), None);
        assert_eq!(run.does(2, WRITE, X + 16), None);
        assert_eq!(run.sized(0, READ, X + size, 1), None);
        assert_eq!(run.sized(0, READ, X - 1, 1), None);
        // At the same address another object may come to lie.
        run.publish(2, X, size);
        assert_eq!(run.does(2, WRITE, X + 16), None);
    }
}

#[test]
fn a_small_object_over_a_forgotten_wide_one_is_new() {
    let mut run = Run::with_threads(2);
    run.publish(1, X, 1 << 20);
    run.publish(2, X + 512, 64);
    assert_eq!(run.free(2, X + 512, 64), None);
    assert_eq!(run.does(2, WRITE, X + 516), None);
    assert!(run.does(2, WRITE, X + 508).is_some());
}

#[test]
fn a_free_races_like_a_write_and_forgets() {
    for (size, kind) in [(24, READ), (1 << 30, READ), (24, LOAD), (1 << 30, STORE)] {
        let mut run = Run::with_threads(2);
        run.publish(0, 0x10, 8);
        assert_eq!(run.does(1, kind, X + 8), None);
        assert_eq!(run.does(1, READ, X + size), None);
        let race = run.free(2, X, size).unwrap();
        assert_eq!((race.at, race.size, race.later.what), (X + 8, 4, What::Free));
        assert_eq!(race.earlier.mark.thread, t(1));
        assert_eq!(run.does(0, WRITE, X + 8), None);
        assert_eq!(run.does(0, WRITE, X), None);
        assert!(run.does(0, WRITE, X + size).is_some());
    }
    let mut run = Run::with_threads(2);
    assert_eq!(run.locked(1, WRITE, X), None);
    run.races.acquire(t(2), LOCK);
    assert_eq!(run.free(2, X, 64), None);
    assert_eq!(run.races.shadow.sizes(), (0, 0, 0));
}

#[test]
fn allocating_and_freeing_for_ever_needs_no_memory() {
    let mut run = Run::with_threads(1);
    for i in 0..10_000 {
        let at = X + i * 4096;
        let size = if i % 2 == 0 { 40 } else { 2048 };
        run.publish(1, at, size);
        run.sized(1, READ, at + 3, 9);
        run.sized(1, UPDATE, at + 16, 4);
        assert_eq!(run.free(1, at, size), None);
    }
    assert_eq!(run.races.shadow.sizes(), (0, 0, 0));
    assert_eq!(run.races.shadow.mores.len(), 0);
}

#[test]
fn a_reset_forgets_everything() {
    let mut run = Run::with_threads(2);
    run.sized(1, WRITE, X, 4);
    run.sized(1, WRITE, Y, 4096);
    run.does(1, STORE_RELEASE, 0x10);
    run.races.release(t(1), LOCK);
    run.races.fence(t(1), false, true);
    assert!(run.does(2, WRITE, X).is_some());
    run.races.reset();
    for child in 1..=2 {
        run.races.fork(t(0), t(child));
    }
    assert_eq!(run.does(2, WRITE, X), None);
    assert_eq!(run.does(2, WRITE, Y), None);
    // No synchronisation is left over either: the same release is not seen by an acquire now.
    run.does(1, STORE, 0x20);
    for (object, flag) in [(LOCK, 0x10), (LOCK, 0x20)] {
        run.races.acquire(t(1), object);
        run.does(1, LOAD_ACQUIRE, flag);
    }
    assert!(run.does(1, WRITE, X).is_some());
    assert_eq!(run.races.threads.get(t(1)).clock.get(t(2)), 0);
}

#[test]
fn a_pair_of_stacks_is_told_once() {
    let mut races = Races::new();
    races.fork(t(0), t(1));
    let mut write = |thread, stack, at| {
        races.access(Mark { thread: t(thread), clock: 0, stack }, Access { at, size: 4, kind: WRITE }).is_some()
    };
    assert!(!write(0, 5, X) && !write(0, 5, Y) && !write(0, 5, X + 0x100));
    assert!(write(1, 6, X));
    assert!(!write(1, 6, Y));
    assert!(write(1, 7, X + 0x100));
    // The other way round is another pair.
    assert!(write(0, 5, X));
    races.reset();
    races.fork(t(0), t(1));
    let mut write = |thread, stack, at| {
        races.access(Mark { thread: t(thread), clock: 0, stack }, Access { at, size: 4, kind: WRITE }).is_some()
    };
    assert!(!write(0, 5, X) && write(1, 6, X));
}
