//! Signals a program sends to itself: dispositions, the mask, and what is pending.
//!
//! Delivery follows Linux: of the signals that are pending and not blocked the lowest comes first, and its frame is
//! made before the next one is looked for, under the mask that its handler will have. So when several become
//! deliverable at once the handler of the highest runs first. The calling itself is done in
//! `crates/guest/runtime/signal.c`, because it needs the guest's stack.
//!
//! Limits: there are no signals from outside (no alarm, no child, no terminal), and a memory error is a
//! failure of the program rather than a SIGSEGV it could catch.

use crate::memory::Addr;

/// One after the highest signal number.
pub const SIGNALS: i32 = 65;
/// First of the real-time signals, which queue.
const REAL_TIME: i32 = 32;

mod numbers {
    pub const SIG_DFL: u64 = 0;
    pub const SIG_IGN: u64 = 1;
    pub const SIG_ERR: u64 = u64::MAX;
    pub const SIGABRT: i32 = 6;
    pub const SIGKILL: i32 = 9;
    pub const SIGPIPE: i32 = 13;
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
    /// Bit `n - 1` is signal `n`.
    mask: u64,
    pending: Vec<Pending>,
}

impl Default for Signals {
    fn default() -> Signals {
        Signals { actions: [Action::default(); SIGNALS as usize], mask: 0, pending: Vec::new() }
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

    pub fn mask(&self) -> u64 {
        self.mask
    }

    /// Blocks these and no others; SIGKILL and SIGSTOP cannot be blocked.
    pub fn set_mask(&mut self, mask: u64) {
        self.mask = mask & !(bit(SIGKILL) | bit(SIGSTOP));
    }

    /// The signals that wait to be unblocked.
    pub fn pending(&self) -> u64 {
        self.pending.iter().fold(0, |set, p| set | bit(p.signal))
    }

    fn ignored(&self, signal: i32) -> bool {
        match self.actions[signal as usize].handler {
            SIG_IGN => true,
            SIG_DFL => ignored_by_default(signal),
            _ => false,
        }
    }

    /// A signal arrives. An ordinary one that is pending already is lost, as on Linux.
    pub fn send(&mut self, signal: Pending) {
        let number = signal.signal;
        if !valid(number) || self.ignored(number) && self.mask & bit(number) == 0 {
            return;
        }
        if number >= REAL_TIME || self.pending() & bit(number) == 0 {
            self.pending.push(signal);
        }
    }

    pub fn next_delivery(&mut self) -> Delivery {
        loop {
            let ready = self.pending() & !self.mask;
            if ready == 0 {
                return Delivery::None;
            }
            let signal = ready.trailing_zeros() as i32 + 1;
            let Some(at) = self.pending.iter().position(|p| p.signal == signal) else { return Delivery::None };
            let pending = self.pending.remove(at);
            let action = self.action(signal);
            match action.handler {
                _ if self.ignored(signal) => continue,
                SIG_DFL if stops_by_default(signal) => return Delivery::Stops(signal),
                SIG_DFL => return Delivery::Ends(signal),
                _ => {}
            }
            let saved_mask = self.mask;
            let own = if action.flags & SA_NODEFER == 0 { bit(signal) } else { 0 };
            self.set_mask(saved_mask | action.mask | own);
            if action.flags & SA_RESETHAND != 0 {
                self.actions[signal as usize].handler = SIG_DFL;
            }
            return Delivery::Handler { pending, action, saved_mask };
        }
    }

    /// `sigwait` and its family: takes a pending signal of the set, blocked or not.
    pub fn take(&mut self, set: u64) -> Option<Pending> {
        let ready = self.pending() & set;
        let signal = (ready != 0).then(|| ready.trailing_zeros() as i32 + 1)?;
        let at = self.pending.iter().position(|p| p.signal == signal)?;
        Some(self.pending.remove(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USR1: i32 = 10;
    const USR2: i32 = 12;

    fn from_raise(signal: i32) -> Pending {
        Pending { signal, code: -6, value: 0 }
    }

    fn with_handler(signal: i32, action: Action) -> Signals {
        let mut signals = Signals::default();
        assert!(signals.set_action(signal, action));
        signals
    }

    #[test]
    fn a_handler_runs_with_its_own_signal_blocked() {
        let mut signals = with_handler(USR1, Action { handler: 0x1000, mask: bit(USR2), ..Action::default() });
        signals.send(from_raise(USR1));
        let Delivery::Handler { action, saved_mask, .. } = signals.next_delivery() else { panic!("no delivery") };
        assert_eq!((action.handler, saved_mask), (0x1000, 0));
        assert_eq!(signals.mask(), bit(USR1) | bit(USR2));
        signals.set_mask(saved_mask);
        assert_eq!(signals.next_delivery(), Delivery::None);
    }

    #[test]
    fn a_blocked_signal_waits_once() {
        let mut signals = with_handler(USR1, Action { handler: 0x1000, ..Action::default() });
        signals.set_mask(bit(USR1));
        signals.send(from_raise(USR1));
        signals.send(from_raise(USR1));
        assert_eq!(signals.next_delivery(), Delivery::None);
        assert_eq!(signals.pending(), bit(USR1));
        signals.set_mask(0);
        assert!(matches!(signals.next_delivery(), Delivery::Handler { .. }));
        signals.set_mask(0);
        assert_eq!(signals.next_delivery(), Delivery::None);
    }

    #[test]
    fn defaults_end_ignore_or_stop() {
        let mut signals = Signals::default();
        signals.send(from_raise(17));
        assert_eq!(signals.next_delivery(), Delivery::None);
        signals.send(from_raise(15));
        assert_eq!(signals.next_delivery(), Delivery::Ends(15));
        signals.send(from_raise(20));
        assert_eq!(signals.next_delivery(), Delivery::Stops(20));
    }

    #[test]
    fn a_one_shot_handler_is_reset() {
        let flags = SA_RESETHAND | SA_NODEFER;
        let mut signals = with_handler(USR1, Action { handler: 0x1000, flags, ..Action::default() });
        signals.send(from_raise(USR1));
        assert!(matches!(signals.next_delivery(), Delivery::Handler { saved_mask: 0, .. }));
        assert_eq!((signals.mask(), signals.action(USR1).handler), (0, SIG_DFL));
    }

    #[test]
    fn kill_and_stop_keep_their_action() {
        let mut signals = Signals::default();
        assert!(!signals.set_action(SIGKILL, Action { handler: SIG_IGN, ..Action::default() }));
        signals.set_mask(u64::MAX);
        assert_eq!(signals.mask() & (bit(SIGKILL) | bit(SIGSTOP)), 0);
    }

    #[test]
    fn real_time_signals_queue() {
        let mut signals = with_handler(40, Action { handler: 0x1000, ..Action::default() });
        signals.set_mask(bit(40));
        signals.send(from_raise(40));
        signals.send(from_raise(40));
        assert!(signals.take(bit(40)).is_some() && signals.take(bit(40)).is_some());
        assert!(signals.take(bit(40)).is_none());
    }
}
