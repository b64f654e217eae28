//! Signals a program sends to itself: dispositions, the masks of its threads, and what is pending.
//!
//! Delivery follows Linux: of the signals that are pending and not blocked the lowest comes first, and its frame is
//! made before the next one is looked for, under the mask that its handler will have. So when several become
//! deliverable at once the handler of the highest runs first. The calling itself is done in
//! `crates/guest/runtime/signal.c`, because it needs the guest's stack.
//!
//! A signal to the process may come to any thread that does not block it, at any of its steps: the machine lets the strategy
//! choose. An alarm may come at any moment after it was set, since a thread may take as long as it likes.
//!
//! Limits: there are no signals from outside (no child, no terminal). Of memory errors only an access through null and a write to what
//! must not be written raise a SIGSEGV that can be caught; the others are failures of the program.

use crate::memory::Addr;
use crate::sync::ThreadId;
use rustc_hash::FxHashMap;

/// One after the highest signal number.
pub const SIGNALS: i32 = 65;
/// First of the real-time signals, which queue.
const REAL_TIME: i32 = 32;

mod numbers {
    pub const SIG_DFL: u64 = 0;
    pub const SIG_IGN: u64 = 1;
    pub const SIG_ERR: u64 = u64::MAX;
    pub const SIGABRT: i32 = 6;
    pub const SIGFPE: i32 = 8;
    pub const SIGKILL: i32 = 9;
    pub const SIGSEGV: i32 = 11;
    pub const SIGPIPE: i32 = 13;
    pub const SIGALRM: i32 = 14;
    /// `si_code` of what the kernel sends.
    pub const SI_KERNEL: i32 = 0x80;
    pub const SIGSTOP: i32 = 19;
    pub const SA_SIGINFO: u32 = 4;
    pub const SA_RESTART: u32 = 0x1000_0000;
    pub const SA_NODEFER: u32 = 0x4000_0000;
    pub const SA_RESETHAND: u32 = 0x8000_0000;
}
pub use numbers::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Action {
    /// `SIG_DFL`, `SIG_IGN`, or a function.
    pub handler: Addr,
    /// Blocked while the handler runs.
    pub mask: u64,
    /// `SA_` flags.
    pub flags: u32,
    /// Kept for the program, of no use here.
    pub restorer: Addr,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pending {
    pub signal: i32,
    /// `si_code`
    pub code: i32,
    /// `si_value`
    pub value: u64,
    /// The only thread it may come to; `None`: any.
    pub to: Option<ThreadId>,
}

/// What the signals in this mask do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delivery {
    None,
    /// Call this handler; the mask is already the handler's.
    Handler {
        pending: Pending,
        /// The action as it was (it may have been reset).
        action: Action,
        /// The mask to set when the handler has returned.
        saved_mask: u64,
    },
    Ends(i32),
    /// The process would stop (SIGSTOP and the like).
    Stops(i32),
}

#[derive(Clone, Debug)]
pub struct Signals {
    actions: [Action; SIGNALS as usize],
    /// By thread. Bit `n - 1` is signal `n`.
    masks: FxHashMap<ThreadId, u64>,
    pending: Vec<Pending>,
    /// The signal of a timer that is set.
    alarm: bool,
    /// Threads whose last handler lets what it interrupted go on waiting (`SA_RESTART`).
    restarts: FxHashMap<ThreadId, bool>,
}

impl Default for Signals {
    fn default() -> Signals {
        Signals {
            actions: [Action::default(); SIGNALS as usize],
            masks: FxHashMap::default(),
            pending: Vec::new(),
            alarm: false,
            restarts: FxHashMap::default(),
        }
    }
}

pub fn bit(signal: i32) -> u64 {
    1 << (signal - 1)
}

pub fn valid(signal: i32) -> bool {
    (1..SIGNALS).contains(&signal)
}

fn ignored_by_default(signal: i32) -> bool {
    // SIGCHLD, SIGCONT, SIGURG, SIGWINCH
    matches!(signal, 17 | 18 | 23 | 28)
}

fn stops_by_default(signal: i32) -> bool {
    // SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU
    (19..=22).contains(&signal)
}

/// `SIGTERM` for 15.
pub fn name(signal: i32) -> String {
    const NAMES: [&str; 31] = [
        "HUP", "INT", "QUIT", "ILL", "TRAP", "ABRT", "BUS", "FPE", "KILL", "USR1", "SEGV", "USR2", "PIPE", "ALRM",
        "TERM", "STKFLT", "CHLD", "CONT", "STOP", "TSTP", "TTIN", "TTOU", "URG", "XCPU", "XFSZ", "VTALRM", "PROF",
        "WINCH", "IO", "PWR", "SYS",
    ];
    match usize::try_from(signal - 1).ok().and_then(|i| NAMES.get(i)) {
        Some(name) => format!("SIG{name}"),
        None => format!("signal {signal}"),
    }
}

impl Signals {
    /// The action of a valid signal.
    pub fn action(&self, signal: i32) -> Action {
        self.actions[signal as usize]
    }

    /// Sets the action of a signal; false for those whose action cannot be changed.
    pub fn set_action(&mut self, signal: i32, action: Action) -> bool {
        if !valid(signal) || signal == SIGKILL || signal == SIGSTOP {
            return false;
        }
        self.actions[signal as usize] = action;
        if self.ignored(signal) {
            self.pending.retain(|p| p.signal != signal);
        }
        true
    }

    pub fn mask(&self, thread: ThreadId) -> u64 {
        self.masks.get(&thread).copied().unwrap_or(0)
    }

    /// Blocks these and no others; SIGKILL and SIGSTOP cannot be blocked.
    pub fn set_mask(&mut self, thread: ThreadId, mask: u64) {
        self.masks.insert(thread, mask & !(bit(SIGKILL) | bit(SIGSTOP)));
    }

    /// A thread begins with the mask of the one that creates it.
    pub fn inherit(&mut self, child: ThreadId, parent: ThreadId) {
        self.set_mask(child, self.mask(parent));
    }

    /// The signals that could come to a thread if it did not block them.
    pub fn pending(&self, thread: ThreadId) -> u64 {
        let its = self.pending.iter().filter(|p| p.to.is_none_or(|to| to == thread));
        its.fold(0, |set, p| set | bit(p.signal)) | if self.alarm { bit(SIGALRM) } else { 0 }
    }

    /// Whether a signal could come to a thread now.
    #[inline]
    pub fn may_come(&self, thread: ThreadId) -> bool {
        (self.alarm || !self.pending.is_empty()) && self.pending(thread) & !self.mask(thread) != 0
    }

    /// Whether there is a signal that would call a function of the program.
    pub fn has_handlers(&self) -> bool {
        self.actions.iter().any(|a| !matches!(a.handler, SIG_DFL | SIG_IGN))
    }

    /// Whether a signal that a thread's own instruction raises calls a function of the program. It cannot be blocked: then it ends
    /// the program, as if it was not caught.
    pub fn catches(&self, thread: ThreadId, signal: i32) -> bool {
        let action = self.action(signal);
        self.mask(thread) & bit(signal) == 0 && !matches!(action.handler, SIG_DFL | SIG_IGN)
    }

    /// Sets the timer, or takes it back; whether it was set.
    pub fn set_alarm(&mut self, set: bool) -> bool {
        std::mem::replace(&mut self.alarm, set)
    }

    /// Takes out a signal that waits for a thread.
    fn take_out(&mut self, thread: ThreadId, signal: i32) -> Option<Pending> {
        let is_it = |p: &Pending| p.signal == signal && p.to.is_none_or(|to| to == thread);
        if let Some(at) = self.pending.iter().position(is_it) {
            return Some(self.pending.remove(at));
        }
        let rings = signal == SIGALRM && std::mem::take(&mut self.alarm);
        rings.then_some(Pending { signal, code: SI_KERNEL, value: 0, to: None })
    }

    fn ignored(&self, signal: i32) -> bool {
        match self.actions[signal as usize].handler {
            SIG_IGN => true,
            SIG_DFL => ignored_by_default(signal),
            _ => false,
        }
    }

    /// A signal arrives. An ordinary one that is pending already is lost, as on Linux.
    pub fn send(&mut self, signal: Pending, by: ThreadId) {
        let number = signal.signal;
        let blocked = valid(number) && self.mask(signal.to.unwrap_or(by)) & bit(number) != 0;
        if !valid(number) || self.ignored(number) && !blocked {
            return;
        }
        let is_there = self.pending.iter().any(|p| p.signal == number && p.to == signal.to);
        if number >= REAL_TIME || !is_there {
            self.pending.push(signal);
        }
    }

    pub fn next_delivery(&mut self, thread: ThreadId) -> Delivery {
        loop {
            let ready = self.pending(thread) & !self.mask(thread);
            if ready == 0 {
                return Delivery::None;
            }
            let signal = ready.trailing_zeros() as i32 + 1;
            let Some(pending) = self.take_out(thread, signal) else { return Delivery::None };
            let action = self.action(signal);
            match action.handler {
                _ if self.ignored(signal) => continue,
                SIG_DFL if stops_by_default(signal) => return Delivery::Stops(signal),
                SIG_DFL => return Delivery::Ends(signal),
                _ => {}
            }
            let saved_mask = self.mask(thread);
            let own = if action.flags & SA_NODEFER == 0 { bit(signal) } else { 0 };
            self.set_mask(thread, saved_mask | action.mask | own);
            if action.flags & SA_RESETHAND != 0 {
                self.actions[signal as usize].handler = SIG_DFL;
            }
            self.restarts.insert(thread, action.flags & SA_RESTART != 0);
            return Delivery::Handler { pending, action, saved_mask };
        }
    }

    /// Whether what the thread's last handler interrupted goes on waiting.
    pub fn restarts(&self, thread: ThreadId) -> bool {
        self.restarts.get(&thread).copied().unwrap_or(true)
    }

    /// `sigwait` and its family: takes a pending signal of the set, blocked or not.
    pub fn take(&mut self, thread: ThreadId, set: u64) -> Option<Pending> {
        let ready = self.pending(thread) & set;
        let signal = (ready != 0).then(|| ready.trailing_zeros() as i32 + 1)?;
        self.take_out(thread, signal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sync::MAIN;

    const USR1: i32 = 10;
    const USR2: i32 = 12;

    fn from_raise(signal: i32) -> Pending {
        Pending { signal, code: -6, value: 0, to: None }
    }

    fn with_handler(signal: i32, action: Action) -> Signals {
        let mut signals = Signals::default();
        assert!(signals.set_action(signal, action));
        signals
    }

    #[test]
    fn a_handler_runs_with_its_own_signal_blocked() {
        let mut signals = with_handler(USR1, Action { handler: 0x1000, mask: bit(USR2), ..Action::default() });
        signals.send(from_raise(USR1), MAIN);
        let Delivery::Handler { action, saved_mask, .. } = signals.next_delivery(MAIN) else { panic!("no delivery") };
        assert_eq!((action.handler, saved_mask), (0x1000, 0));
        assert_eq!(signals.mask(MAIN), bit(USR1) | bit(USR2));
        signals.set_mask(MAIN, saved_mask);
        assert_eq!(signals.next_delivery(MAIN), Delivery::None);
    }

    #[test]
    fn a_blocked_signal_waits_once() {
        let mut signals = with_handler(USR1, Action { handler: 0x1000, ..Action::default() });
        signals.set_mask(MAIN, bit(USR1));
        signals.send(from_raise(USR1), MAIN);
        signals.send(from_raise(USR1), MAIN);
        assert_eq!(signals.next_delivery(MAIN), Delivery::None);
        assert_eq!(signals.pending(MAIN), bit(USR1));
        signals.set_mask(MAIN, 0);
        assert!(matches!(signals.next_delivery(MAIN), Delivery::Handler { .. }));
        signals.set_mask(MAIN, 0);
        assert_eq!(signals.next_delivery(MAIN), Delivery::None);
    }

    #[test]
    fn defaults_end_ignore_or_stop() {
        let mut signals = Signals::default();
        signals.send(from_raise(17), MAIN);
        assert_eq!(signals.next_delivery(MAIN), Delivery::None);
        signals.send(from_raise(15), MAIN);
        assert_eq!(signals.next_delivery(MAIN), Delivery::Ends(15));
        signals.send(from_raise(20), MAIN);
        assert_eq!(signals.next_delivery(MAIN), Delivery::Stops(20));
    }

    #[test]
    fn a_one_shot_handler_is_reset() {
        let flags = SA_RESETHAND | SA_NODEFER;
        let mut signals = with_handler(USR1, Action { handler: 0x1000, flags, ..Action::default() });
        signals.send(from_raise(USR1), MAIN);
        assert!(matches!(signals.next_delivery(MAIN), Delivery::Handler { saved_mask: 0, .. }));
        assert_eq!((signals.mask(MAIN), signals.action(USR1).handler), (0, SIG_DFL));
    }

    #[test]
    fn kill_and_stop_keep_their_action() {
        let mut signals = Signals::default();
        assert!(!signals.set_action(SIGKILL, Action { handler: SIG_IGN, ..Action::default() }));
        signals.set_mask(MAIN, u64::MAX);
        assert_eq!(signals.mask(MAIN) & (bit(SIGKILL) | bit(SIGSTOP)), 0);
    }

    #[test]
    fn real_time_signals_queue() {
        let mut signals = with_handler(40, Action { handler: 0x1000, ..Action::default() });
        signals.set_mask(MAIN, bit(40));
        signals.send(from_raise(40), MAIN);
        signals.send(from_raise(40), MAIN);
        assert!(signals.take(MAIN, bit(40)).is_some() && signals.take(MAIN, bit(40)).is_some());
        assert!(signals.take(MAIN, bit(40)).is_none());
    }
}
