//! Futexes: the Linux system call under most locks. A wait is: look at the word, queue up, blocked, woken.
//!
//! A wake lets any of those that wait go on, as the kernel promises no order; which one is decided when one goes on, as
//! with condition variables. Two simplifications: a requeue wakes and moves the oldest, and a wake of some bits that
//! meets a wake not yet taken by one of several threads counts on a thread that does not wait for those bits.

use super::deeds::unnamed;
use super::{BlockReason, Outcome, Refusal, Sync, SyncOp, ThreadId, WokenBy};
use crate::memory::Addr;

#[derive(Clone, Copy, Debug)]
struct Waiter {
    thread: ThreadId,
    /// A requeue changes it.
    at: Addr,
    bits: u32,
}

/// What a thread that wants to sleep asks for and sees.
#[derive(Clone, Copy, Debug)]
pub struct FutexLook {
    /// The value that lets it sleep.
    pub expected: u32,
    pub found: u32,
    pub timed: bool,
    /// The wakes that it hears.
    pub bits: u32,
}

#[derive(Clone, Default, Debug)]
pub(super) struct Futexes {
    /// All that have begun to wait and not ended it, oldest first.
    waiting: Vec<Waiter>,
    /// The wakes that nobody took yet: each lets one of these go on.
    wakes: Vec<Vec<ThreadId>>,
}

impl Futexes {
    /// Those that wait at `at` for one of `bits`, and how many of them nothing has woken yet.
    fn asleep(&self, at: Addr, bits: u32) -> (Vec<ThreadId>, usize) {
        let here = self.waiting.iter().filter(|w| w.at == at && w.bits & bits != 0);
        let threads: Vec<ThreadId> = here.map(|w| w.thread).collect();
        let taken = self.wakes.iter().filter(|wake| wake.iter().all(|t| threads.contains(t))).count();
        let free = threads.len().saturating_sub(taken);
        (threads, free)
    }

    /// Of several wakes for the same few sleepers, only as many count as there are: a later sleeper must not find the others in its
    /// way. Those for the fewest choose first.
    fn drop_surplus(&mut self) {
        self.wakes.sort_by_key(Vec::len);
        let mut taken: Vec<ThreadId> = Vec::new();
        self.wakes.retain(|wake| {
            let one = wake.iter().find(|t| !taken.contains(t)).copied();
            taken.extend(one);
            one.is_some()
        });
    }

    /// Decides who takes each wake: the oldest that can.
    fn settle(&mut self) {
        for i in 0..self.wakes.len() {
            let oldest = self.waiting.iter().map(|w| w.thread).find(|t| self.wakes[i].contains(t));
            let Some(oldest) = oldest else { continue };
            self.wakes[i + 1..].iter_mut().for_each(|wake| wake.retain(|&t| t != oldest));
            self.wakes[i] = vec![oldest];
        }
        self.wakes.retain(|wake| !wake.is_empty());
    }
}

impl Sync {
    pub(super) fn futex_may_wake(&self, thread: ThreadId) -> bool {
        self.futexes.wakes.iter().any(|w| w.contains(&thread))
    }

    /// Queues up if the word has the value expected; whether it does.
    pub fn futex_wait_begin(&mut self, at: Addr, thread: ThreadId, look: FutexLook) -> bool {
        let FutexLook { expected, found, timed, bits } = look;
        let sleeps = expected == found;
        if sleeps {
            self.futexes.waiting.push(Waiter { thread, at, bits });
        }
        self.did(SyncOp::FutexWait { expected, found: Some(found), timed, bits }, at);
        sleeps
    }

    pub fn futex_wait_end(&mut self, at: Addr, thread: ThreadId, woken: WokenBy) -> Outcome<()> {
        if woken == WokenBy::Signal && !self.futex_may_wake(thread) {
            return Err(Refusal::Block(BlockReason::Futex(at)));
        }
        let f = &mut self.futexes;
        if woken == WokenBy::Signal
            && let Some(i) = f.wakes.iter().position(|w| w.contains(&thread))
        {
            f.wakes.remove(i);
        }
        f.wakes.iter_mut().for_each(|w| w.retain(|&t| t != thread));
        f.drop_surplus();
        let queue = f.waiting.iter().position(|w| w.thread == thread).map(|i| f.waiting.remove(i));
        self.did(SyncOp::FutexWoken { wake: woken.into() }, queue.map_or(at, |w| w.at));
        Ok(())
    }

    /// Wakes up to `count` of those that wait for one of `bits`; how many.
    pub fn futex_wake(&mut self, at: Addr, count: u32, bits: u32) -> u32 {
        let f = &mut self.futexes;
        let (threads, free) = f.asleep(at, bits);
        let opens = !threads.iter().any(|&t| f.wakes.iter().any(|w| w.contains(&t)));
        let woken = free.min(count as usize);
        let whom = (threads.len() == 1 && woken == 1).then(|| threads[0].0);
        if woken == free {
            // All of them: nothing is left to decide.
            f.wakes.iter_mut().for_each(|w| w.retain(|t| !threads.contains(t)));
            f.wakes.retain(|w| !w.is_empty());
            f.wakes.extend(threads.iter().map(|&t| vec![t]));
        } else {
            f.wakes.extend(std::iter::repeat_n(threads, woken));
        }
        let woke = woken as u32;
        self.gave(SyncOp::FutexWake { most: Some(count), woke, whom, bits, ignored: false }, at, opens);
        woke
    }

    /// Wakes up to `wake` and lets up to `most` of the others wait at `to` instead; how many of both.
    pub fn futex_requeue(&mut self, at: Addr, wake: u32, to: Addr, most: u32) -> (u32, u32) {
        let f = &mut self.futexes;
        f.settle();
        let (mut woken, mut moved) = (0, 0);
        for w in f.waiting.iter_mut().filter(|w| w.at == at) {
            if f.wakes.iter().any(|wake| wake.contains(&w.thread)) {
                continue;
            }
            if woken < wake {
                woken += 1;
                f.wakes.push(vec![w.thread]);
            } else if moved < most {
                moved += 1;
                w.at = to;
            }
        }
        self.did(SyncOp::FutexRequeue { to: unnamed(to), woke: woken, moved }, at);
        // The other word is concerned, too.
        let nobody =
            SyncOp::FutexWake { most: Some(0), woke: 0, whom: None, bits: trace::sync::ALL_BITS, ignored: false };
        self.did(nobody, to);
        (woken, moved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Addr = 64;
    const TO: Addr = 128;
    const ALL: u32 = u32::MAX;

    fn sleep(s: &mut Sync, thread: u32, bits: u32) {
        let look = FutexLook { expected: 0, found: 0, timed: false, bits };
        assert!(s.futex_wait_begin(AT, ThreadId(thread), look));
    }

    fn three() -> Sync {
        let mut s = Sync::default();
        (1..=3).for_each(|t| sleep(&mut s, t, ALL));
        s
    }

    fn awake(s: &Sync) -> Vec<u32> {
        (1..=3).filter(|&t| s.futex_may_wake(ThreadId(t))).collect()
    }

    #[test]
    fn a_wake_lets_any_one_go_on() {
        let mut s = three();
        assert_eq!(s.futex_wake(AT, 1, ALL), 1);
        assert_eq!(awake(&s), [1, 2, 3]);
        assert!(s.futex_wait_end(AT, ThreadId(2), WokenBy::Signal).is_ok());
        assert_eq!(awake(&s), []);
        assert!(s.futex_wait_end(AT, ThreadId(1), WokenBy::Signal).is_err());
    }

    #[test]
    fn wakes_are_counted_once() {
        let mut s = three();
        assert_eq!(s.futex_wake(AT, 2, ALL), 2);
        assert_eq!(s.futex_wake(AT, 5, ALL), 1);
        assert_eq!(s.futex_wake(AT, 5, ALL), 0);
        assert_eq!(awake(&s), [1, 2, 3]);
    }

    #[test]
    fn who_gives_up_takes_no_wake() {
        let mut s = three();
        assert!(s.futex_wait_end(AT, ThreadId(1), WokenBy::TimeOut).is_ok());
        assert_eq!(s.futex_wake(AT, 1, ALL), 1);
        assert_eq!(awake(&s), [2, 3]);
    }

    /// Two wakes for three, two of which give up: the one that is left takes one, and the other is over.
    #[test]
    fn a_wake_is_not_lost_because_others_gave_up() {
        let mut s = three();
        assert_eq!((s.futex_wake(AT, 1, ALL), s.futex_wake(AT, 1, ALL)), (1, 1));
        for thread in [1, 2] {
            assert!(s.futex_wait_end(AT, ThreadId(thread), WokenBy::TimeOut).is_ok());
        }
        sleep(&mut s, 4, ALL);
        assert_eq!(s.futex_wake(AT, 1, ALL), 1);
        assert!(s.futex_may_wake(ThreadId(3)) && s.futex_may_wake(ThreadId(4)));
    }

    #[test]
    fn bits_choose_who_is_woken() {
        let mut s = Sync::default();
        sleep(&mut s, 1, 1);
        sleep(&mut s, 2, 2);
        assert_eq!(s.futex_wake(AT, ALL, 4), 0);
        assert_eq!(s.futex_wake(AT, ALL, 2), 1);
        assert_eq!(awake(&s), [2]);
    }

    #[test]
    fn a_requeue_moves_those_it_does_not_wake() {
        let mut s = three();
        assert_eq!(s.futex_requeue(AT, 1, TO, ALL), (1, 2));
        assert_eq!(awake(&s), [1]);
        assert_eq!(s.futex_wake(AT, ALL, ALL), 0);
        assert_eq!(s.futex_wake(TO, ALL, ALL), 2);
        assert_eq!(awake(&s), [1, 2, 3]);
    }
}
