//! Each rule of the model, on traces made by hand: what is possible, and what is not.

use solve::{Answer, Backend, Core, Goal, Model, Options, Question, Solver, Unknown, Witness};
use std::time::Duration;
use testkit::traces::Maker;
use trace::{Access, Begin, EventId, ExprOp, Segment, SyncOp, Wake, What};

const X: u64 = 0;
const Y: u64 = 8;
const M: u64 = 0x100;
const N: u64 = 0x140;

/// Main and two children that have started.
fn three() -> Maker {
    let mut m = Maker::new(3);
    m.fork_all();
    m
}

#[test]
fn a_read_may_see_an_earlier_or_a_later_write() {
    let mut m = three();
    let early = m.test(1, X, 1);
    m.write(2, X, 4, 1, None);
    let late = m.test(1, X, 1);
    assert!(m.flips(early), "the write could have come first");
    assert!(m.flips(late), "the write could have come last");
}

#[test]
fn what_the_thread_wrote_itself_stays_without_others() {
    let mut m = three();
    m.write(1, X, 4, 1, None);
    let branch = m.test(1, X, 1);
    m.write(2, Y, 4, 5, None);
    assert!(!m.flips(branch));
}

#[test]
fn a_branch_inside_keeps_its_outcome() {
    let mut m = three();
    // Thread 1 writes only because it saw 0.
    m.test(1, Y, 0);
    m.write(1, X, 4, 1, None);
    m.write(2, Y, 4, 1, None);
    let seen = m.test(2, X, 1);
    // x is 1 unless thread 1 has not come that far.
    assert!(m.flips(seen));
    // Thread 2 sees x = 1 only after its own write to y; it cannot see it before.
    let mut m = three();
    let flip = m.test(2, X, 0);
    m.write(2, Y, 4, 1, None);
    m.test(1, Y, 1);
    m.write(1, X, 4, 1, None);
    assert!(!m.flips(flip), "x is written only after y was");
}

#[test]
fn births_and_ends_are_in_order() {
    let mut m = Maker::new(2);
    let early = m.test(0, X, 0);
    m.event(0, What::Fork { child: 1 });
    m.event(1, What::Start);
    m.write(1, X, 4, 1, None);
    m.event(1, What::Exit);
    let open = m.test(0, X, 1);
    m.event(0, What::Join { child: 1 });
    let late = m.test(0, X, 1);
    assert!(!m.flips(early), "the thread is not born yet");
    assert!(m.flips(open));
    assert!(!m.flips(late), "the thread has ended");
}

#[test]
fn critical_sections_do_not_overlap() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    m.write(1, X, 4, 1, None);
    m.write(1, X, 4, 0, None);
    m.sync(1, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Lock, M);
    let branch = m.test(2, X, 0);
    m.sync(2, SyncOp::Unlock, M);
    let outside = m.test(2, X, 0);
    assert!(!m.flips(branch), "the 1 is hidden in a section");
    assert!(m.flips(outside));
}

#[test]
fn different_locks_exclude_nothing() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    m.write(1, X, 4, 1, None);
    m.write(1, X, 4, 0, None);
    m.sync(1, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Lock, N);
    let branch = m.test(2, X, 0);
    m.sync(2, SyncOp::Unlock, N);
    assert!(m.flips(branch));
}

#[test]
fn an_attempt_fails_exactly_while_another_holds_the_lock() {
    let mut m = three();
    let took = m.sync(1, SyncOp::TryLock { took: true }, M);
    m.sync(1, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Lock, M);
    let failed = m.sync(1, SyncOp::TryLock { took: false }, M);
    m.sync(2, SyncOp::Unlock, M);
    assert!(m.flips(took));
    assert!(m.flips(failed));
    // Alone, an attempt always succeeds.
    let mut m = three();
    let alone = m.sync(1, SyncOp::TryLock { took: true }, M);
    m.sync(1, SyncOp::Unlock, M);
    assert!(!m.flips(alone));
    // Under another lock that both take, it does, too.
    let mut m = three();
    for t in [1, 2] {
        m.sync(t, SyncOp::Lock, N);
        m.sync(t, SyncOp::TryLock { took: true }, M);
        m.sync(t, SyncOp::Unlock, M);
        m.sync(t, SyncOp::Unlock, N);
    }
    for goal in testkit::traces::questions::all_flips(&m.trace) {
        assert!(!m.can(goal));
    }
}

#[test]
fn a_recursive_attempt_always_succeeds() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    let again = m.sync(1, SyncOp::TryLock { took: true }, M);
    m.sync(1, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Lock, M);
    m.sync(2, SyncOp::Unlock, M);
    assert!(!m.flips(again));
    assert!(testkit::traces::questions::all_flips(&m.trace).is_empty(), "it is no goal");
}

#[test]
fn readers_overlap_and_writers_do_not() {
    let lock = |first: SyncOp, second: SyncOp| {
        let mut m = three();
        m.sync(1, first, M);
        m.write(1, X, 4, 1, None);
        m.write(1, X, 4, 0, None);
        m.sync(1, SyncOp::RwUnlock { reads: false }, M);
        m.sync(2, second, M);
        let branch = m.test(2, X, 0);
        m.sync(2, SyncOp::RwUnlock { reads: false }, M);
        m.flips(branch)
    };
    assert!(lock(SyncOp::ReadLock, SyncOp::ReadLock));
    assert!(!lock(SyncOp::WriteLock, SyncOp::ReadLock));
    assert!(!lock(SyncOp::ReadLock, SyncOp::WriteLock));
    assert!(!lock(SyncOp::WriteLock, SyncOp::WriteLock));
}

#[test]
fn who_is_woken_was_signalled_after_it_began_to_wait() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    m.wait(1, N, M, false);
    m.write(2, X, 4, 1, None);
    m.sync(2, SyncOp::Signal { woke: Some(1) }, N);
    let woken = m.woken(1, N, M, Wake::Signalled);
    let branch = m.test(1, X, 1);
    assert!(!m.flips(branch), "the write came before the signal");
    assert!(!m.flips(woken), "the wait has no time limit");
    assert!(testkit::traces::questions::all_flips(&m.trace).iter().all(|q| q.goal != Goal::Flip(woken)));
}

#[test]
fn a_wait_with_a_limit_may_give_up_or_not() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    m.wait(1, N, M, true);
    let gave_up = m.woken(1, N, M, Wake::TimedOut);
    m.sync(1, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Signal { woke: None }, N);
    assert!(m.flips(gave_up), "the signal could have come in time");
    let segments = m.witness(Goal::Flip(gave_up)).schedule(&m.trace);
    assert_eq!(segments.last().map(|s| s.begins), Some(Begin::Go));
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    m.wait(1, N, M, true);
    m.sync(2, SyncOp::Signal { woke: Some(1) }, N);
    let woken = m.woken(1, N, M, Wake::Signalled);
    assert!(m.flips(woken));
    let segments = m.witness(Goal::Flip(woken)).schedule(&m.trace);
    assert_eq!(segments.last().map(|s| s.begins), Some(Begin::TimeOut));
}

#[test]
fn a_signal_wakes_one_and_a_broadcast_all() {
    let both = |op: SyncOp| {
        let mut m = Maker::new(4);
        m.fork_all();
        for t in [1, 2] {
            m.sync(t, SyncOp::Lock, M);
            m.wait(t, N, M, true);
        }
        m.sync(3, op, N);
        m.woken(1, N, M, Wake::Signalled);
        m.sync(1, SyncOp::Unlock, M);
        let other = m.woken(2, N, M, Wake::TimedOut);
        m.sync(2, SyncOp::Unlock, M);
        // Thread 1 must have been woken already.
        let reached = m.trace.ids().filter(|(id, _)| id.thread == 1).map(|(id, _)| id).last().unwrap();
        m.can(Question { reached: vec![reached], ..Goal::Flip(other).into() })
    };
    assert!(!both(SyncOp::SignalOne { among: 2 }));
    assert!(both(SyncOp::Broadcast { woke: 2 }));
}

#[test]
fn semaphores_count() {
    let mut m = Maker::new(3);
    m.sync(0, SyncOp::Init { value: 1 }, N);
    m.fork_all();
    let took = m.sync(1, SyncOp::SemaphoreTryWait { took: true }, N);
    let failed = m.sync(2, SyncOp::SemaphoreTryWait { took: false }, N);
    m.sync(1, SyncOp::SemaphorePost, N);
    let value = m.sync(2, SyncOp::SemaphoreValue { value: 1 }, N);
    assert!(!m.flips(took), "the other one failed, so it has not taken it");
    assert!(m.flips(failed));
    // The other one failed while it was taken, so it was given back or is still taken.
    assert!(m.flips(value));
}

#[test]
fn a_semaphore_of_unknown_value_keeps_its_order() {
    let mut m = three();
    m.write(1, X, 4, 1, None);
    m.sync(1, SyncOp::SemaphorePost, N);
    m.sync(2, SyncOp::SemaphoreWait, N);
    let branch = m.test(2, X, 1);
    assert!(!m.flips(branch));
}

#[test]
fn a_barrier_holds_all_back() {
    let mut m = Maker::new(3);
    m.sync(0, SyncOp::Init { value: 2 }, N);
    m.fork_all();
    m.write(1, X, 4, 1, None);
    m.sync(1, SyncOp::BarrierArrive { last: false, ignored: false }, N);
    let before = m.test(2, X, 1);
    let last = m.sync(2, SyncOp::BarrierArrive { last: true, ignored: false }, N);
    let on = m.object(N);
    m.same_step(1, What::Sync { op: SyncOp::BarrierLeave, on });
    m.same_step(2, What::Sync { op: SyncOp::BarrierLeave, on });
    let behind = m.test(2, X, 1);
    assert!(m.flips(before));
    assert!(m.flips(last));
    assert!(!m.flips(behind));
}

/// The rules of a barrier grew with the cube of its rounds.
#[test]
fn many_rounds_of_a_barrier_are_little_more_than_few() {
    let mut m = Maker::new(4);
    m.sync(0, SyncOp::Init { value: 3 }, N);
    m.fork_all();
    let round = |m: &mut Maker| {
        (1..=3).for_each(|t| {
            m.sync(t, SyncOp::BarrierArrive { last: t == 3, ignored: false }, N);
        });
        let on = m.object(N);
        (1..=3).for_each(|t| {
            m.same_step(t, What::Sync { op: SyncOp::BarrierLeave, on });
        });
    };
    (0..60).for_each(|_| round(&mut m));
    m.write(1, X, 4, 1, None);
    let before = m.test(2, X, 1);
    round(&mut m);
    let behind = m.test(2, X, 1);
    let started = std::time::Instant::now();
    assert!(m.flips(before));
    assert!(!m.flips(behind));
    assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
}

/// What everybody met after is over: nobody has to look for it among what came later.
#[test]
fn what_came_before_a_meeting_of_all_is_no_choice_after_it() {
    let mut m = Maker::new(3);
    m.sync(0, SyncOp::Init { value: 2 }, N);
    m.fork_all();
    for n in 1..=50 {
        m.write(1, X, 4, n, None);
    }
    m.sync(1, SyncOp::BarrierArrive { last: false, ignored: true }, N);
    m.sync(2, SyncOp::BarrierArrive { last: true, ignored: true }, N);
    let on = m.object(N);
    m.same_step(1, What::Sync { op: SyncOp::BarrierLeave, on });
    m.same_step(2, What::Sync { op: SyncOp::BarrierLeave, on });
    let last = m.test(2, X, 50);
    m.write(1, X, 4, 51, None);
    let mut solver = solve::CdclSolver::new(&m.trace, Options::default());
    assert!(matches!(solver.solve(&Goal::Flip(last).into()), Answer::Sat(_)), "the last write can come first");
    assert_eq!(solver.stats().candidates, (52, 2));
}

/// Three come to a barrier of two, so that who meets whom is open.
fn third_at_a_barrier(ignored: bool) -> (Maker, EventId, EventId) {
    let mut m = Maker::new(3);
    m.sync(0, SyncOp::Init { value: 2 }, N);
    m.fork_all();
    let arrive = |last| SyncOp::BarrierArrive { last, ignored };
    m.sync(0, arrive(false), N);
    m.write(1, X, 4, 1, None);
    m.sync(1, arrive(true), N);
    let on = m.object(N);
    m.same_step(1, What::Sync { op: SyncOp::BarrierLeave, on });
    let third = m.sync(2, arrive(false), N);
    m.same_step(0, What::Sync { op: SyncOp::BarrierLeave, on });
    let branch = m.test(0, X, 1);
    (m, branch, third)
}

#[test]
fn who_is_last_at_a_barrier_is_a_decision() {
    let (m, branch, third) = third_at_a_barrier(false);
    assert!(m.flips(third), "the third can be the second");
    assert!(!m.flips(branch), "before that, nobody but the writer lets main go");
}

#[test]
fn anybody_may_be_last_at_a_barrier_if_nobody_looks() {
    let (m, branch, _) = third_at_a_barrier(true);
    assert!(m.flips(branch), "the third lets main go before the write");
}

#[test]
fn an_initialiser_runs_once() {
    let mut m = three();
    m.sync(1, SyncOp::OnceBegin, N);
    m.write(1, X, 4, 1, None);
    m.sync(1, SyncOp::OnceEnd, N);
    let done = m.sync(2, SyncOp::OnceDone, N);
    let branch = m.test(2, X, 1);
    assert!(m.flips(done), "it could have come first");
    assert!(!m.flips(branch));
}

#[test]
fn accesses_of_other_sizes_overlap() {
    let mut m = three();
    m.write(1, X, 1, 0xaa, None);
    m.write(1, X + 2, 2, 0xbbcc, None);
    let (_, expr, value) = m.read(2, X, 4);
    let (all, taken) = m.compare(expr, value, ExprOp::Eq, 0xbbcc_00aa);
    let whole = m.branch(2, all, taken);
    assert!(m.flips(whole));
    // Half of it: possible. The second half without the first: not.
    for (n, possible) in [(0xaa, true), (0xbbcc_0000, false), (0, true), (0xbbcc_00ab, false)] {
        let mut m = three();
        m.write(1, X, 1, 0xaa, None);
        m.write(1, X + 2, 2, 0xbbcc, None);
        let (_, expr, value) = m.read(2, X, 4);
        let (cond, taken) = m.compare(expr, value, ExprOp::Eq, n);
        let branch = m.branch(2, cond, taken);
        assert_eq!(m.flips(branch), possible, "{n:x}");
    }
}

#[test]
fn an_update_is_indivisible() {
    let mut m = three();
    m.add(1, X, 4, 1);
    m.add(2, X, 4, 1);
    m.event(1, What::Exit);
    m.event(2, What::Exit);
    m.event(0, What::Join { child: 1 });
    m.event(0, What::Join { child: 2 });
    let sum = m.test(0, X, 2);
    assert!(!m.flips(sum));
    // In two pieces, one may be lost.
    let mut m = three();
    for t in [1, 2] {
        let (_, expr, value) = m.read(t, X, 4);
        let one = m.trace.exprs.constant(32, 1);
        let sum = m.trace.exprs.bin(ExprOp::Add, expr, one);
        m.write(t, X, 4, value + 1, Some(sum));
        m.event(t, What::Exit);
    }
    m.event(0, What::Join { child: 1 });
    m.event(0, What::Join { child: 2 });
    let sum = m.test(0, X, 2);
    assert!(m.flips(sum));
}

#[test]
fn inputs_are_solved_with_the_order() {
    let mut m = Maker::new(2);
    let input = m.trace.exprs.fresh(32);
    let symbol = m.event(0, What::Symbolic { name: 0, value: 5, expr: input });
    m.fork_all();
    m.write(1, X, 4, 1000, None);
    let (_, expr, value) = m.read(0, X, 4);
    let sum = m.trace.exprs.bin(ExprOp::Add, expr, input);
    let (cond, taken) = m.compare(sum, value + 5, ExprOp::Eq, 8919);
    let branch = m.branch(0, cond, taken);
    let witness: Witness = m.witness(Goal::Flip(branch));
    let found = witness.values.last().map_or(0, |v| v.1);
    assert_eq!(witness.inputs, [(symbol, 8919 - found)]);
}

#[test]
fn a_fixed_value_holds_inside() {
    let mut m = three();
    let (_, expr, value) = m.read(1, X, 4);
    m.event(1, What::Fixed { expr, value });
    let (cond, taken) = m.compare(expr, value, ExprOp::Eq, 0);
    let branch = m.branch(1, cond, taken);
    m.write(2, X, 4, 1, None);
    assert!(!m.flips(branch));
}

#[test]
fn the_start_of_a_trace_is_not_reordered() {
    let mut m = three();
    m.write(1, X, 4, 1, None);
    m.sync(2, SyncOp::Lock, M);
    let begin = m.trace.events.len();
    let branch = m.test(2, X, 1);
    let attempt = m.sync(1, SyncOp::TryLock { took: false }, M);
    m.sync(2, SyncOp::Unlock, M);
    assert!(m.flips(branch));
    m.trace.start = begin;
    assert!(!m.flips(branch), "the write is before the start");
    assert!(m.flips(attempt), "the lock may be given back");
}

#[test]
fn no_access_comes_after_the_free_of_its_object() {
    let mut m = three();
    let free = |m: &mut Maker| m.event(2, What::Free { address: 0x1000, size: 8 });
    let (read, expr, value) = m.read(1, 0x1000, 4);
    let (cond, taken) = m.compare(expr, value, ExprOp::Eq, 0);
    m.branch(1, cond, taken);
    let freed = free(&mut m);
    m.write(2, X, 4, 1, None);
    let branch = m.test(1, X, 1);
    assert!(m.can(Goal::Stale { free: freed, access: read }));
    // Thread 1 has read the object, so the free comes later; and the write after that.
    assert!(m.flips(branch));
    // With the read after a lock that the free comes before, nothing is stale.
    let mut m = three();
    let (read, ..) = m.read(1, 0x1000, 4);
    m.write(1, Y, 4, 1, None);
    m.test(2, Y, 1);
    let freed = free(&mut m);
    assert!(!m.can(Goal::Stale { free: freed, access: read }));
}

#[test]
fn nobody_destroys_a_lock_that_is_held() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    let (read, ..) = m.read(1, 0x1000, 4);
    m.sync(1, SyncOp::Unlock, M);
    let (late, ..) = m.read(1, 0x1000, 4);
    m.sync(2, SyncOp::Destroy, M);
    let free = m.event(2, What::Free { address: 0x1000, size: 8 });
    assert!(!m.can(Goal::Pair(read, free)), "thread 1 holds the lock that thread 2 has destroyed");
    assert!(m.can(Goal::Pair(late, free)));
    assert!(m.can(Goal::Stale { free, access: late }));
}

#[test]
fn a_new_object_at_an_old_address_is_another() {
    let mut m = three();
    m.write(1, 0x1000, 4, 7, None);
    m.event(1, What::Free { address: 0x1000, size: 8 });
    // What the new one holds is told by its first access.
    let at = Access { location: 0, address: 0x1000, size: 4, atomic: None };
    m.event(1, What::Write { at, before: Some(0), after: Some(3), expr: None });
    let expr = m.trace.exprs.fresh(32);
    m.event(2, What::Read { at, value: Some(3), expr: Some(expr) });
    let (cond, taken) = m.compare(expr, 3, ExprOp::Eq, 7);
    let old = m.branch(2, cond, taken);
    let (cond, taken) = m.compare(expr, 3, ExprOp::Eq, 3);
    let new = m.branch(2, cond, taken);
    assert!(!m.flips(old), "7 was in another object");
    assert!(m.flips(new), "the new one began with 0");
}

#[test]
fn who_stands_at_a_lock_stands_at_that_one() {
    for (resets, can) in [(false, true), (true, false)] {
        let mut m = three();
        // The lock that the second one wants depends on what it reads: while the first is in the middle, on what that wrote.
        if resets {
            m.write(1, X, 4, 1, None);
        }
        m.sync(1, SyncOp::Lock, M);
        m.write(1, Y, 4, 1, None);
        let first = m.sync(1, SyncOp::Lock, N);
        m.sync(1, SyncOp::Unlock, N);
        m.sync(1, SyncOp::Unlock, M);
        m.write(1, X, 4, 0, None);
        m.test(2, Y, 1);
        m.sync(2, SyncOp::Lock, N);
        let (_, expr, value) = m.read(2, X, 4);
        let (cond, taken) = m.compare(expr, value, ExprOp::Eq, 0);
        m.branch(2, cond, taken);
        let on = m.object(M);
        let second = m.same_step(2, What::Sync { op: SyncOp::Lock, on });
        assert_eq!(m.can(Goal::Cycle(vec![first, second])), can);
    }
}

/// Two children that main joins.
fn joined(m: &mut Maker) {
    for child in [1, 2] {
        m.event(child, What::Exit);
        m.event(0, What::Join { child });
    }
}

#[test]
fn semaphores_in_opposite_orders_get_everybody_stuck() {
    let circle = |orders: [(u64, u64); 2], value: u64| {
        let mut m = Maker::new(3);
        m.sync(0, SyncOp::Init { value }, M);
        m.sync(0, SyncOp::Init { value }, N);
        m.fork_all();
        let mut inner = Vec::new();
        for (t, (a, b)) in (1..).zip(orders) {
            m.sync(t, SyncOp::SemaphoreWait, a);
            inner.push(m.sync(t, SyncOp::SemaphoreWait, b));
            m.sync(t, SyncOp::SemaphorePost, b);
            m.sync(t, SyncOp::SemaphorePost, a);
        }
        joined(&mut m);
        (m, inner)
    };
    let (m, inner) = circle([(M, N), (N, M)], 1);
    assert!(m.can(Goal::Stuck(vec![inner.clone()])));
    let witness = m.witness(Goal::Stuck(vec![inner.clone()]));
    assert_eq!(witness.stands_at, inner);
    let (m, inner) = circle([(M, N), (M, N)], 1);
    assert!(!m.can(Goal::Stuck(vec![inner])), "one order for all");
    let (m, inner) = circle([(M, N), (N, M)], 2);
    assert!(!m.can(Goal::Stuck(vec![inner])), "enough for both");
}

#[test]
fn a_barrier_under_a_lock_gets_everybody_stuck() {
    for (under_lock, stuck) in [(true, true), (false, false)] {
        let mut m = Maker::new(3);
        m.sync(0, SyncOp::Init { value: 2 }, N);
        m.fork_all();
        let on = m.object(N);
        m.sync(1, SyncOp::Lock, M);
        m.sync(1, SyncOp::Unlock, M);
        m.sync(1, SyncOp::BarrierArrive { last: false, ignored: true }, N);
        m.sync(2, SyncOp::Lock, M);
        if !under_lock {
            m.sync(2, SyncOp::Unlock, M);
        }
        m.sync(2, SyncOp::BarrierArrive { last: true, ignored: true }, N);
        let leaves = [2, 1].map(|t| m.same_step(t, What::Sync { op: SyncOp::BarrierLeave, on }));
        if under_lock {
            m.sync(2, SyncOp::Unlock, M);
        }
        joined(&mut m);
        assert_eq!(m.can(Goal::Stuck(vec![leaves.to_vec()])), stuck);
        assert_eq!(m.can(Goal::Stuck(vec![vec![leaves[0]]])), stuck);
        assert!(!m.can(Goal::Stuck(vec![vec![leaves[1]]])), "the other one is free to come");
        assert!(!m.can(Goal::Stuck(vec![vec![leaves[0]], vec![leaves[1]]])));
    }
}

#[test]
fn who_is_stuck_at_a_wait_has_heard_no_signal() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    m.wait(1, N, M, false);
    let signal = m.sync(0, SyncOp::Signal { woke: None }, N);
    let end = m.woken(1, N, M, Wake::Signalled);
    m.sync(1, SyncOp::Unlock, M);
    joined(&mut m);
    assert!(m.can(Goal::Stuck(vec![vec![end]])), "the signal may come too early");
    let begin = EventId { index: end.index - 1, ..end };
    assert!(!m.can(Question { orders: vec![(begin, signal)], ..Goal::Stuck(vec![vec![end]]).into() }));
}

#[test]
fn two_locks_in_opposite_orders_make_a_cycle() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    let first = m.sync(1, SyncOp::Lock, N);
    m.sync(1, SyncOp::Unlock, N);
    m.sync(1, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Lock, N);
    let second = m.sync(2, SyncOp::Lock, M);
    m.sync(2, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Unlock, N);
    assert!(m.can(Goal::Cycle(vec![first, second])));
    // Who only tries never waits.
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    let tries = m.sync(1, SyncOp::TryLock { took: true }, N);
    m.sync(1, SyncOp::Unlock, N);
    m.sync(1, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Lock, N);
    let waits = m.sync(2, SyncOp::Lock, M);
    let refused = Model::new(&m.trace).accepts(&Goal::Cycle(vec![tries, waits]).into());
    assert!(refused.is_err_and(|why| why.to_string().contains("takes no lock that it waits for")));
    // A third lock around both prevents it.
    let mut m = three();
    let mut inner = Vec::new();
    for (t, a, b) in [(1, M, N), (2, N, M)] {
        m.sync(t, SyncOp::Lock, 0x180);
        m.sync(t, SyncOp::Lock, a);
        inner.push(m.sync(t, SyncOp::Lock, b));
        m.sync(t, SyncOp::Unlock, b);
        m.sync(t, SyncOp::Unlock, a);
        m.sync(t, SyncOp::Unlock, 0x180);
    }
    assert!(!m.can(Goal::Cycle(inner)));
}

#[test]
fn accesses_race_unless_something_orders_them() {
    let mut m = three();
    let write = m.write(1, X, 4, 1, None);
    let (read, ..) = m.read(2, X, 4);
    assert!(m.can(Goal::Pair(write, read)));
    assert!(m.can(Goal::Use { write: Some(write), read }));
    assert!(m.can(Goal::Use { write: None, read }));
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    let write = m.write(1, X, 4, 1, None);
    m.write(1, X, 4, 2, None);
    m.sync(1, SyncOp::Unlock, M);
    m.sync(2, SyncOp::Lock, M);
    let (read, ..) = m.read(2, X, 4);
    m.sync(2, SyncOp::Unlock, M);
    assert!(!m.can(Goal::Pair(write, read)));
    assert!(!m.can(Goal::Use { write: Some(write), read }));
    assert!(m.can(Goal::Use { write: None, read }));
}

#[test]
fn questions_that_make_no_sense_are_not_answered() {
    let mut m = three();
    let write = m.write(1, X, 4, 1, None);
    let (read, ..) = m.read(2, Y, 4);
    let mut solver = m.solver();
    for goal in [Goal::Flip(write), Goal::Pair(write, read), Goal::Use { write: Some(write), read }] {
        assert!(matches!(solver.solve(&goal.into()), Answer::Unknown(Unknown::NoSense(_))));
    }
}

#[test]
fn a_core_names_what_is_in_the_way() {
    let mut m = three();
    m.sync(1, SyncOp::Lock, M);
    m.write(1, X, 4, 1, None);
    m.write(1, X, 4, 0, None);
    m.sync(1, SyncOp::Unlock, M);
    m.test(2, Y, 0);
    m.sync(2, SyncOp::Lock, M);
    let branch = m.test(2, X, 0);
    m.sync(2, SyncOp::Unlock, M);
    let question = Question::from(Goal::Flip(branch));
    for backend in [Backend::Z3, Backend::Cdcl] {
        let mut solver = backend.solver(&m.trace, Options { explain: true, ..Options::default() });
        let Answer::Unsat(core) = solver.solve(&question) else { panic!("it is not possible") };
        let shown = core.parts.join("; ");
        assert!(core.parts.iter().any(|p| p.ends_with("lock o100")), "{shown}");
        assert!(core.parts.iter().any(|p| p.contains("0.2#5 if")), "{shown}");
        assert!(core.parts.iter().any(|p| p.ends_with("read x0")), "{shown}");
        assert!(!core.parts.iter().any(|p| p.ends_with("read x8")), "y has nothing to do with it: {shown}");
        assert_eq!(core.holds(&m.trace, &question, Duration::from_secs(10)), Some(true), "{shown}");
        let less = Core { events: core.events[1..].to_vec(), ..Core::default() };
        assert_eq!(
            less.holds(&m.trace, &question, Duration::from_secs(10)),
            Some(false),
            "all of it is needed: {shown}"
        );
    }
}

#[test]
fn what_is_too_large_is_said_to_be() {
    let mut m = three();
    let branch = m.test(1, X, 1);
    m.write(2, X, 4, 1, None);
    for backend in [Backend::Z3, Backend::Cdcl, Backend::Portfolio] {
        let mut solver = backend.solver(&m.trace, Options { max_size: 3, ..Options::default() });
        match solver.solve(&Goal::Flip(branch).into()) {
            Answer::Unknown(why) => assert!(why.is_too_large(), "{why}"),
            other => panic!("{other:?}"),
        }
    }
}

/// Dumped questions are solved by the `z3` program, with the same answer.
#[test]
fn dumped_questions_stand_alone() {
    let folder = std::env::temp_dir().join(format!("unsnarl-dump-{}", std::process::id()));
    let mut m = three();
    let possible = m.test(1, X, 1);
    m.write(2, X, 4, 1, None);
    m.write(1, Y, 4, 1, None);
    let impossible = m.test(1, Y, 1);
    let mut solver = Backend::Cdcl.solver(&m.trace, Options { dump: Some(folder.clone()), ..Options::default() });
    for branch in [possible, impossible] {
        solver.solve(&Goal::Flip(branch).into());
    }
    let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 2);
    for (file, answer) in files.iter().zip(["sat", "unsat"]) {
        let text = std::fs::read_to_string(file).unwrap();
        assert!(text.starts_with("; flip(0.1#") && text.contains(&format!("\n; {answer}\n")), "{text}");
        assert_eq!(text.matches("(check-sat)").count(), 1);
        // The program need not be there.
        if let Ok(output) = std::process::Command::new("z3").arg(file).output() {
            assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), answer);
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_schedule_has_a_turn_for_each_run_of_a_thread() {
    let mut m = three();
    let branch = m.test(1, X, 1);
    m.write(2, X, 4, 1, None);
    let segments: Vec<Segment> = m.witness(Goal::Flip(branch)).schedule(&m.trace);
    let shown: Vec<String> = segments.iter().map(ToString::to_string).collect();
    let (child, writer) = (shown.last().unwrap(), &shown[shown.len() - 2]);
    // The branch has clock 3, and the thread goes past it; the write has clock 2.
    assert_eq!((child.as_str(), writer.as_str()), ("0.1 4", "0.2 3"));
}

#[test]
fn who_stands_in_the_middle_of_a_step_has_kept_its_decisions() {
    let mut m = Maker::new(2);
    m.fork_all();
    assert!(m.futex_wait(0, 0x1000, (None, 0), false));
    let wait = m.trace.ids().filter(|(id, _)| id.thread == 0).last().unwrap().0;
    let write = m.write(1, 0x1000, 4, 1, None);
    assert!(m.can(Goal::At(wait)));
    assert!(!m.can(Question { reached: vec![write], ..Goal::At(wait).into() }));
}

#[test]
fn a_wake_before_the_sleep_is_lost() {
    let mut m = Maker::new(2);
    m.fork_all();
    assert!(m.futex_wait(0, 0x1000, (None, 0), false));
    m.futex_wake(1, 0x1000, 1, 1, true);
    let write = m.write(1, 0x1000, 4, 1, None);
    let woken = m.futex_woken(0, 0x1000, Wake::Signalled);
    // If the wake comes first and the write after the look, nobody is left to wake the sleeper.
    assert!(m.can(Goal::Stuck(vec![vec![woken]])));
    assert!(m.can(Question { reached: vec![write], ..Goal::At(woken).into() }));
}

/// Thread 1 writes a product that clauses refuse; thread 2 reads it twice. Where it decides something between, what it read matters.
fn product_read_twice(decides: bool) -> (Maker, Question) {
    let mut m = three();
    let (early, read, value) = m.read(2, X, 8);
    if decides {
        let (cond, taken) = m.compare(read, value, ExprOp::Ult, 1000);
        m.branch(2, cond, taken);
    }
    let (late, ..) = m.read(2, X, 8);
    let mut input = || {
        let expr = m.trace.exprs.fresh(64);
        m.event(1, What::Symbolic { name: 0, value: 1, expr });
        expr
    };
    let (a, b) = (input(), input());
    let product = m.trace.exprs.bin(ExprOp::Mul, a, b);
    let write = m.write(1, X, 8, 1, Some(product));
    assert!(early < late);
    (m, Goal::Use { write: Some(write), read: late }.into())
}

#[test]
fn values_that_nobody_looks_at_are_not_asked_about() {
    let answer = |(m, question): (Maker, Question)| Backend::Cdcl.solver(&m.trace, Options::default()).solve(&question);
    assert!(matches!(answer(product_read_twice(false)), Answer::Sat(_)));
    assert!(matches!(answer(product_read_twice(true)), Answer::Unknown(Unknown::NotForClauses { .. })));
}

#[test]
fn flows_that_order_alone_excludes_need_no_search() {
    let mut m = three();
    let hidden = m.write(1, X, 4, 1, None);
    let last = m.write(1, X, 4, 2, None);
    let (own, ..) = m.read(1, X, 4);
    let (other, ..) = m.read(2, X, 4);
    let solver = Backend::Portfolio.solver(&m.trace, Options::default());
    let flow = |write, read| Question::from(Goal::Use { write, read });
    for (write, read, ruled_out) in [
        (Some(hidden), own, true),
        (None, own, true),
        (Some(last), own, false),
        (Some(hidden), other, false),
        (None, other, false),
    ] {
        assert_eq!(solver.rules_out(&flow(write, read)), ruled_out, "{write:?} {read:?}");
        assert_eq!(m.can(flow(write, read)), !ruled_out, "{write:?} {read:?}");
    }
    assert!(!solver.rules_out(&Goal::At(other).into()));
}
