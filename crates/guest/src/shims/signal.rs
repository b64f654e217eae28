//! signal.h and setjmp.h.
//!
//! What has to call a handler (`raise`, `kill`, `sigprocmask`, `abort`, ...) is C, in `runtime/signal.c`, over the
//! `__unsnarl_signal_` functions here.

use super::pthread::timed_out;
use super::{Call, Entry, Ret, Role, Stop, own, world};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::sync::{BlockReason, ThreadId};
use crate::world::PID;
use crate::world::files::stat::GUEST_ID;
use crate::world::signals::*;
use trace::FailureKind;

pub(super) const SHIMS: &[Entry] = &[
    world("signal", signal).also(&["bsd_signal", "ssignal"]),
    world("sysv_signal", |c| install(c, SA_RESETHAND | SA_NODEFER)).also(&["__sysv_signal"]),
    world("sigaction", sigaction).also(&["__sigaction"]),
    world("siginterrupt", siginterrupt),
    world("sigignore", sigignore),
    world("sigemptyset", |c| fill_set(c, 0, 0)),
    world("sigfillset", |c| fill_set(c, !INTERNAL, 0xff)),
    world("sigaddset", sigaddset),
    world("sigdelset", sigdelset),
    world("sigismember", sigismember),
    world("sigisemptyset", |c| Ok((c.mem.read_u64(c.ptr(0))? == 0).into())),
    world("sigandset", |c| combine(c, |a, b| a & b)),
    world("sigorset", |c| combine(c, |a, b| a | b)),
    world("sigpending", sigpending),
    world("sigaltstack", sigaltstack),
    world("sigwait", sigwait).role(Role::TakesSignal),
    world("sigwaitinfo", sigwaitinfo).role(Role::TakesSignal).also(&["sigtimedwait"]),
    world("pause", pause),
    world("alarm", alarm).role(Role::SendsSignal).also(&["ualarm"]),
    world("setitimer", setitimer).role(Role::SendsSignal),
    world("getitimer", getitimer),
    world("__libc_current_sigrtmin", first_real_time),
    world("__libc_current_sigrtmax", |_| Ok((SIGNALS - 1).into())),
    world("__unsnarl_signal_send", send).role(Role::SendsSignal),
    world("__unsnarl_signal_next", next).role(Role::TakesSignal),
    world("__unsnarl_signal_mask", swap_mask),
    world("__unsnarl_signal_change_mask", change_mask),
    world("__unsnarl_signal_suspend", suspend),
    own("__unsnarl_signal_return", |_| Err(Stop::SignalReturn)),
    world("__unsnarl_abort", |c| ended(c, SIGABRT)),
    world("setjmp", sigsetjmp).role(Role::ReturnsTwice).also(&[
        "_setjmp",
        "sigsetjmp",
        "__sigsetjmp",
        "__sigsetjmp_cancel",
    ]),
    world("longjmp", longjmp).also(&["_longjmp", "siglongjmp", "__longjmp_chk"]),
];

/// `sizeof(sigset_t)`; only its first word has signals in it.
const SIGSET: u64 = 128;
/// Signals 32 and 33 belong to glibc itself.
const INTERNAL: u64 = 3 << 31;

/// `SIGPIPE` after a write to a pipe that nobody reads; `ret` is what the write returns if it returns.
///
/// The handler runs under the mask of the interrupted code, unlike with `raise`.
pub(super) fn broken_pipe(c: &mut Call<'_>, ret: Ret) -> Result<Ret, Stop> {
    c.world.signals.send(Pending { signal: SIGPIPE, code: 0, value: 0, to: Some(c.thread) }, c.thread);
    match c.world.signals.next_delivery(c.thread) {
        Delivery::Handler { pending, action, saved_mask } => {
            c.world.signals.set_mask(c.thread, saved_mask);
            let mut args = vec![pending.signal as u64];
            if action.flags & SA_SIGINFO != 0 {
                args.push(c.library_object(&siginfo(pending))?);
                args.push(c.library_object(&[0; UCONTEXT])?);
            }
            Err(Stop::CallGuest { func: action.handler, args, ret })
        }
        // A reader that went away is nobody's bug: the program ends quietly, as natively.
        Delivery::Ends(signal) => Err(Stop::Exit { status: 128 + signal, flush: false }),
        Delivery::None | Delivery::Stops(_) => Ok(ret),
    }
}

/// `sizeof(ucontext_t)`
const UCONTEXT: usize = 968;

fn siginfo(pending: Pending) -> [u8; 128] {
    let mut out = [0; 128];
    out[0..4].copy_from_slice(&pending.signal.to_le_bytes());
    out[8..12].copy_from_slice(&pending.code.to_le_bytes());
    // What the kernel sends has no sender. Of a fault the address would stand here: that of null is 0.
    if pending.code <= 0 {
        out[16..20].copy_from_slice(&PID.to_le_bytes());
        out[20..24].copy_from_slice(&GUEST_ID.to_le_bytes());
        out[24..32].copy_from_slice(&pending.value.to_le_bytes());
    }
    out
}

fn ended(c: &Call<'_>, signal: i32) -> Result<Ret, Stop> {
    match signal {
        SIGABRT => c.fault(FailureKind::Abort, "abort called"),
        _ => c.fault(FailureKind::Signal, format!("ended by {}", name(signal))),
    }
}

/// `int __unsnarl_signal_send(int signal, int code, unsigned long value, int to_self)`: -1 if there is no such signal, 1 if only the
/// caller can get it, who then gets it at once.
fn send(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let signal = c.int(0);
    if signal != 0 && !valid(signal) {
        return c.fail(Errno::EINVAL);
    }
    if signal == 0 {
        return Ok(Ret::One(0));
    }
    let to_self = c.int(3) != 0;
    let to = to_self.then_some(c.thread);
    c.world.signals.send(Pending { signal, code: c.int(1), value: c.arg(2), to }, c.thread);
    let all = (0..).map(ThreadId).zip(&c.sync.threads);
    let mut others = all.filter(|(id, t)| *id != c.thread && !t.done);
    let alone = !others.any(|(id, _)| c.world.signals.mask(id) & bit(signal) == 0);
    Ok((to_self || alone).into())
}

/// A signal to another thread.
pub(super) fn send_to(c: &mut Call<'_>, thread: ThreadId, signal: i32) {
    const SI_TKILL: i32 = -6;
    c.world.signals.send(Pending { signal, code: SI_TKILL, value: 0, to: Some(thread) }, c.thread);
}

/// `int __unsnarl_signal_next(struct delivery *)`: 0 if nothing is to be delivered. The layout is in signal.c.
fn next(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let to = c.ptr(0);
    match c.world.signals.next_delivery(c.thread) {
        Delivery::None => Ok(Ret::One(0)),
        Delivery::Ends(signal) => ended(c, signal),
        Delivery::Stops(signal) => c.unsupported(format!("{} would stop the process for ever", name(signal))),
        Delivery::Handler { pending, action, saved_mask } => {
            c.mem.write_u64(to, action.handler)?;
            c.mem.write_u64(to + 8, saved_mask)?;
            c.mem.write_u32(to + 16, pending.signal as u32)?;
            c.mem.write_u32(to + 20, u32::from(action.flags & SA_SIGINFO != 0))?;
            c.write(to + 24, &siginfo(pending))?;
            Ok(Ret::One(1))
        }
    }
}

/// `unsigned long __unsnarl_signal_mask(unsigned long mask)`: sets the mask, returns the one before.
fn swap_mask(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let before = c.world.signals.mask(c.thread);
    c.world.signals.set_mask(c.thread, c.arg(0));
    Ok(before.into())
}

/// `int __unsnarl_signal_change_mask(int how, const sigset_t *, sigset_t *old)`: 0 or an error number.
fn change_mask(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (how, set, old) = (c.int(0), c.ptr(1), c.ptr(2));
    let before = c.world.signals.mask(c.thread);
    if set != 0 {
        let set = c.mem.read_u64(set)? & !INTERNAL;
        let mask = match how {
            0 => before | set,
            1 => before & !set,
            2 => set,
            _ => return Ok(Errno::EINVAL.0.into()),
        };
        c.world.signals.set_mask(c.thread, mask);
    }
    if old != 0 {
        c.mem.write_u64(old, before)?;
    }
    Ok(Ret::One(0))
}

fn install(c: &mut Call<'_>, flags: u32) -> Result<Ret, Stop> {
    let (signal, handler) = (c.int(0), c.ptr(1));
    if !valid(signal) || handler == SIG_ERR {
        return c.fail(Errno::EINVAL);
    }
    let before = c.world.signals.action(signal).handler;
    if !c.world.signals.set_action(signal, Action { handler, flags, ..Action::default() }) {
        return c.fail(Errno::EINVAL);
    }
    Ok(before.into())
}

fn signal(c: &mut Call<'_>) -> Result<Ret, Stop> {
    install(c, SA_RESTART)
}

/// `struct sigaction`: handler at 0, mask at 8, flags at 136, restorer at 144.
fn sigaction(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (signal, new, old) = (c.int(0), c.ptr(1), c.ptr(2));
    if !valid(signal) || INTERNAL & bit(signal) != 0 {
        return c.fail(Errno::EINVAL);
    }
    let before = c.world.signals.action(signal);
    if new != 0 {
        let action = Action {
            handler: c.mem.read_u64(new)?,
            mask: c.mem.read_u64(new + 8)?,
            flags: c.mem.read_u32(new + 136)?,
            // Programs leave it as it is.
            restorer: c.mem.any_u64(new + 144)?,
        };
        if !c.world.signals.set_action(signal, action) {
            return c.fail(Errno::EINVAL);
        }
    }
    if old != 0 {
        c.mem.write_u64(old, before.handler)?;
        c.write(old + 8, &[0; SIGSET as usize])?;
        c.mem.write_u64(old + 8, before.mask)?;
        c.mem.write_u32(old + 136, before.flags)?;
        c.mem.write_u64(old + 144, before.restorer)?;
    }
    Ok(Ret::One(0))
}

fn siginterrupt(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let signal = c.int(0);
    if !valid(signal) {
        return c.fail(Errno::EINVAL);
    }
    let mut action = c.world.signals.action(signal);
    action.flags = if c.int(1) != 0 { action.flags & !SA_RESTART } else { action.flags | SA_RESTART };
    if c.world.signals.set_action(signal, action) { Ok(Ret::One(0)) } else { c.fail(Errno::EINVAL) }
}

fn sigignore(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let action = Action { handler: SIG_IGN, ..Action::default() };
    if c.world.signals.set_action(c.int(0), action) { Ok(Ret::One(0)) } else { c.fail(Errno::EINVAL) }
}

fn fill_set(c: &mut Call<'_>, first: u64, rest: u8) -> Result<Ret, Stop> {
    let at = c.ptr(0);
    c.mem.bytes_mut(at, SIGSET)?.fill(rest);
    c.mem.write_u64(at, first)?;
    Ok(Ret::One(0))
}

/// The bit of the signal in slot 1, if a program may use it.
fn member(c: &Call<'_>) -> Option<u64> {
    let signal = c.int(1);
    valid(signal).then(|| bit(signal))
}

fn sigaddset(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match member(c) {
        Some(bit) if bit & INTERNAL == 0 => {
            let set = c.mem.read_u64(c.ptr(0))?;
            c.mem.write_u64(c.ptr(0), set | bit)?;
            Ok(Ret::One(0))
        }
        _ => c.fail(Errno::EINVAL),
    }
}

fn sigdelset(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match member(c) {
        Some(bit) if bit & INTERNAL == 0 => {
            let set = c.mem.read_u64(c.ptr(0))?;
            c.mem.write_u64(c.ptr(0), set & !bit)?;
            Ok(Ret::One(0))
        }
        _ => c.fail(Errno::EINVAL),
    }
}

fn sigismember(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match member(c) {
        Some(bit) => Ok((c.mem.read_u64(c.ptr(0))? & bit != 0).into()),
        None => c.fail(Errno::EINVAL),
    }
}

fn combine(c: &mut Call<'_>, f: fn(u64, u64) -> u64) -> Result<Ret, Stop> {
    let (a, b) = (c.mem.read_u64(c.ptr(1))?, c.mem.read_u64(c.ptr(2))?);
    fill_set(c, f(a, b), 0)
}

fn sigpending(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let pending = c.world.signals.pending(c.thread) & c.world.signals.mask(c.thread);
    c.mem.write_u64(c.ptr(0), pending)?;
    Ok(Ret::One(0))
}

/// Accepted and never used: handlers run on the ordinary stack.
fn sigaltstack(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const SS_DISABLE: u32 = 2;
    let (new, old) = (c.ptr(0), c.ptr(1));
    if new != 0 {
        c.mem.any_bytes(new, 24)?;
    }
    if old != 0 {
        c.write(old, &[0; 24])?;
        c.mem.write_u32(old + 8, SS_DISABLE)?;
    }
    Ok(Ret::One(0))
}

fn sigwait(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let set = c.mem.read_u64(c.ptr(0))?;
    match c.world.signals.take(c.thread, set) {
        Some(pending) => {
            c.mem.write_u32(c.ptr(1), pending.signal as u32)?;
            Ok(Ret::One(0))
        }
        None => Err(Stop::Block { reason: BlockReason::Signal(set), timed: false }),
    }
}

/// `sigwaitinfo` and `sigtimedwait`.
fn sigwaitinfo(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let set = c.mem.read_u64(c.ptr(0))?;
    let timed = c.name == "sigtimedwait" && c.ptr(2) != 0;
    if timed_out(c) {
        return c.fail(Errno::EAGAIN);
    }
    match c.world.signals.take(c.thread, set) {
        Some(pending) => {
            if c.ptr(1) != 0 {
                c.write(c.ptr(1), &siginfo(pending))?;
            }
            Ok(pending.signal.into())
        }
        None => Err(Stop::Block { reason: BlockReason::Signal(set), timed }),
    }
}

/// Waits until a handler has run.
pub(super) fn pause(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.pending.take() {
        Some(crate::call::Pending::Interrupted) => c.fail(Errno::EINTR),
        _ => Err(Stop::Block { reason: BlockReason::Signal(0), timed: false }),
    }
}

/// `void __unsnarl_signal_suspend(unsigned long mask, unsigned long *before)`: sets the mask and waits, at one moment, until a handler
/// has run, or one is to be run.
fn suspend(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.pending.take() == Some(crate::call::Pending::Interrupted) {
        return Ok(Ret::Void);
    }
    c.mem.write_u64(c.ptr(1), c.world.signals.mask(c.thread))?;
    c.world.signals.set_mask(c.thread, c.arg(0));
    match c.world.signals.may_come(c.thread) {
        true => Ok(Ret::Void),
        false => Err(Stop::Block { reason: BlockReason::Signal(0), timed: false }),
    }
}

/// Sets the timer, which may ring at any moment from now on. What was left of it before is taken for all of it.
fn alarm(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let before = c.world.signals.set_alarm(c.int(0) != 0);
    Ok(u64::from(before).into())
}

fn setitimer(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (which, new, mut before) = (c.int(0), c.ptr(1), false);
    if new != 0 {
        let bytes = c.mem.bytes(new, 32)?;
        let (again, first) = (bytes[..16].iter().any(|&b| b != 0), bytes[16..].iter().any(|&b| b != 0));
        if first && (again || which != 0) {
            return c.unsupported("a timer that rings again and again, or that counts processor time");
        }
        before = which == 0 && c.world.signals.set_alarm(first);
    }
    if c.ptr(2) != 0 {
        let mut left = [0; 32];
        left[16] = u8::from(before);
        c.write(c.ptr(2), &left)?;
    }
    Ok(Ret::One(0))
}

fn getitimer(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.write(c.ptr(1), &[0; 32])?;
    Ok(Ret::One(0))
}

/// Two real-time signals are glibc's own.
fn first_real_time(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(34.into())
}

/// Where `jmp_buf` (200 bytes) holds what: our id and mark in the registers' place, then as in glibc.
mod jump {
    pub(super) const ID: u64 = 0;
    pub(super) const MARK: u64 = 8;
    pub(super) const THREAD: u64 = 16;
    pub(super) const MASK_SAVED: u64 = 64;
    pub(super) const MASK: u64 = 72;
    /// Tells a filled buffer from any other memory.
    pub(super) const MAGIC: u64 = 0x6a75_6d70_2d75_6e73;
}

/// All forms of `setjmp`. The function `setjmp` saves the mask; the macro of that name calls `_setjmp`.
fn sigsetjmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = c.ptr(0);
    let save = match c.name {
        "_setjmp" => false,
        "setjmp" => true,
        _ => c.int(1) != 0,
    };
    c.mem.write_u64(at + jump::ID, c.resume_id)?;
    c.mem.write_u64(at + jump::MARK, jump::MAGIC)?;
    c.mem.write_u32(at + jump::THREAD, c.tid() as u32)?;
    c.mem.write_u32(at + jump::MASK_SAVED, u32::from(save))?;
    if save {
        c.mem.write_u64(at + jump::MASK, c.world.signals.mask(c.thread))?;
    }
    Ok(Ret::One(0))
}

fn longjmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at: Addr = c.ptr(0);
    c.mem.read_u64(at)?;
    if c.mem.read_u64(at + jump::MARK)? != jump::MAGIC {
        return c.fault(FailureKind::BadLongjmp, "longjmp through a jmp_buf that setjmp did not fill");
    }
    if c.mem.read_u32(at + jump::THREAD)? != c.tid() as u32 {
        return c.fault(FailureKind::BadLongjmp, "longjmp to where another thread called setjmp");
    }
    if c.mem.read_u32(at + jump::MASK_SAVED)? != 0 {
        let mask = c.mem.read_u64(at + jump::MASK)?;
        c.world.signals.set_mask(c.thread, mask);
    }
    let id = c.mem.read_u64(at + jump::ID)?;
    let value = if c.int(1) == 0 { 1 } else { c.int(1) };
    Err(Stop::Longjmp { id, value })
}
