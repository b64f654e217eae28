//! Where events are, and what they were: the interpreter asks before it does something, and tells afterwards.

use super::shadow::Here;
use super::{Leave, Machine};
use crate::bytecode::{CallSite, Code, Ext, Touch};
use crate::sched::Next;
use crate::seen::{Did, Seen};
use guest::memory::{Addr, Memory, RegionId, Touched};
use guest::shims::{Effect, Role};
use guest::sync::Deed;
use trace::{MemoryOrder, SyncOp};

/// A semaphore; of larger objects the library writes nothing after this.
const OBJECT_SIZE: u64 = 32;

/// The event that a call of the library is, if it is one.
pub(crate) fn call_event(mem: &Memory, effect: Effect, site: &CallSite, regs: &[u64], own: RegionId) -> Option<Next> {
    let first = site.argument(0, regs);
    match effect {
        Effect::Own => None,
        Effect::Memory => {
            let mut values = (0..site.args.len()).map(|n| site.argument(n, regs));
            let shared = values.find(|&v| mem.points_to_shared(v, own))?;
            Some(Next::Write(shared, 8))
        }
        Effect::Free => {
            let shared = first != 0 && mem.is_shared(first, own);
            let size = || mem.object(first).map_or(1, |o| o.size.min(u64::from(u32::MAX)) as u32);
            shared.then(|| Next::Write(first, size()))
        }
        Effect::Object(_) => mem.is_shared(first, own).then_some(Next::Object(first)),
        Effect::Futex => {
            let word = site.argument(1, regs);
            mem.is_shared(word, own).then_some(Next::Object(word))
        }
        Effect::Atomic { reads_only, .. } => {
            let (at, size) = effect.atomic_object(|n| site.argument(n, regs))?;
            let size = size.min(u64::from(u32::MAX)) as u32;
            let next = if reads_only { Next::Read(at, size) } else { Next::Write(at, size) };
            (size > 0 && mem.is_shared(at, own)).then_some(next)
        }
        Effect::Threads(_) => Some(Next::Threads),
        Effect::Yield => Some(Next::Yield),
        Effect::World | Effect::Syscall | Effect::Assume => Some(Next::World),
        Effect::End => Some(Next::End),
    }
}

/// The event that an operation outside the hot set is, if it is one.
pub(crate) fn touch_event(mem: &Memory, touch: Touch, regs: &[u64], own: RegionId) -> Option<Next> {
    let at = |r: u32, off: i64| regs[r as usize].wrapping_add(off as u64);
    let shared = |at: Addr| mem.is_shared(at, own);
    match touch {
        Touch::Read(p, off, n) => shared(at(p, off)).then(|| Next::Read(at(p, off), n)),
        Touch::Write(p, off, n) => shared(at(p, off)).then(|| Next::Write(at(p, off), n)),
        Touch::Update(p, n) => shared(at(p, 0)).then(|| Next::Write(at(p, 0), n)),
        Touch::Copy(to, from, len) => {
            let n = at(len, 0).min(u64::from(u32::MAX)) as u32;
            match () {
                () if n == 0 => None,
                () if shared(at(to, 0)) => Some(Next::Write(at(to, 0), n)),
                () => shared(at(from, 0)).then(|| Next::Read(at(from, 0), n)),
            }
        }
        Touch::Fill(to, len) => {
            let n = at(len, 0).min(u64::from(u32::MAX)) as u32;
            (n > 0 && shared(at(to, 0))).then(|| Next::Write(at(to, 0), n))
        }
    }
}

/// The event that the end of local variables is, if another thread may know one.
#[inline]
pub(crate) fn death_event(mem: &Memory, locals: &[Addr]) -> Option<Next> {
    let dying = locals.iter().find_map(|&at| Some((at, mem.shared_size(at)?)));
    dying.map(|(at, size)| Next::Write(at, size as u32))
}

/// An object that a call of the library reads or changes atomically.
#[derive(Clone, Copy)]
pub(crate) struct Atomic {
    at: Addr,
    size: u64,
    /// Its value before the call.
    before: u64,
    /// The same for any size.
    digest: u64,
}

impl Atomic {
    pub(super) fn range(&self) -> (Addr, u64) {
        (self.at, self.size)
    }
}

impl Machine<'_> {
    fn saw(&mut self, did: Did) {
        // An initialiser that runs once is asked for by the library's own code; the place is that of the call.
        let once = |op: SyncOp| matches!(op, SyncOp::OnceBegin | SyncOp::OnceDone | SyncOp::OnceEnd);
        let is_once = matches!(did, Did::Sync(Deed::Object { op, .. }) if once(op));
        let mut frames = self.thread.frames.iter().rev();
        let frame = if is_once { frames.find(|f| self.image.is_users(f.function)) } else { frames.next() };
        let (function, op) = frame.map_or((0, 0), |f| (f.function, f.pc.saturating_sub(1)));
        let (thread, key, clock) = (self.thread.id, self.thread.key, self.thread.clock);
        self.watch.saw(Seen { thread, key, clock, function, op, did });
    }

    /// Puts into the trace what comes after the event that was reported last.
    pub(super) fn keep_behind(&mut self, did: Option<Did>) {
        if let Some(did) = did {
            let (function, op) = self.thread.frames.last().map_or((0, 0), |f| (f.function, f.pc.saturating_sub(1)));
            let (thread, key, clock) = (self.thread.id, self.thread.key, self.thread.clock);
            self.watch.keep(Seen { thread, key, clock, function, op, did });
        }
    }

    /// A call of the library comes.
    pub(super) fn before_call(&mut self, effect: Effect) {
        self.watch.freeing = None;
        if effect == Effect::Free
            && let Some(&at) = self.shim_args.first()
            && let Some(object) = self.mem.object(at)
            && self.mem.is_shared(at, self.thread.region)
        {
            self.watch.freeing = Some((object.base, object.size));
        }
        self.watch.atomic = effect
            .atomic_object(|n| self.shim_args.get(n).copied().unwrap_or(0))
            .map(|(at, size)| Atomic { at, size, before: self.mem.value(at, size), digest: self.mem.digest(at, size) });
        self.mem.log_start();
    }

    /// A call of the library took place, or part of it.
    pub(super) fn saw_call(&mut self, role: Role, effect: Effect) {
        let mut touched = std::mem::take(&mut self.touched);
        self.mem.log_stop(&mut touched);
        if self.shadow.is_some() {
            let contents = self.mem.logged_contents();
            let both: Vec<_> = touched.iter().copied().zip(contents).collect();
            self.shadow_touched(effect, role, &both);
        }
        if let Some(atomic) = self.watch.atomic.take() {
            self.saw_atomic(effect, atomic, &touched);
        } else if !matches!(effect, Effect::Object(_) | Effect::Threads(_)) {
            touched.dedup();
            for t in &touched {
                self.saw_range(*t);
            }
        } else if !touched.is_empty() {
            // What a call writes besides the object it is about: the value of a joined thread, of a semaphore.
            let object = self.shim_args.first().copied().unwrap_or(0);
            let is_result = |t: &&Touched| t.write && t.at.wrapping_sub(object) >= OBJECT_SIZE;
            for t in touched.iter().filter(is_result) {
                self.saw_range(*t);
            }
        }
        self.touched = touched;
        let deeds = std::mem::take(&mut self.sync.deeds);
        let looks = |d: &Deed| matches!(d, Deed::Object { op: op @ SyncOp::FutexWait { .. }, .. } if !op.sleeps());
        let mut changed = !deeds.iter().all(looks);
        for &deed in &deeds {
            match deed {
                // A look at a futex that lets nobody sleep is the read that was reported already.
                Deed::Object { op: op @ SyncOp::FutexWait { .. }, .. } if !op.sleeps() => {
                    self.keep_behind(Some(Did::Sync(deed)));
                }
                Deed::Object { op, at, opens } if op.has_count() && self.watch.trace.is_some() => {
                    let op = op.ignoring(self.ignores_result());
                    self.saw(Did::Sync(Deed::Object { op, at, opens }));
                }
                deed => self.saw(Did::Sync(deed)),
            }
        }
        // The list is kept for its room.
        self.sync.deeds = deeds;
        self.sync.deeds.clear();
        match effect {
            Effect::Free => {
                if let Some((at, size)) = self.watch.freeing.take()
                    && self.mem.object(at).is_none()
                {
                    self.saw(Did::Free { at, size });
                    changed = true;
                }
            }
            Effect::World | Effect::Syscall | Effect::Assume => {
                self.saw(Did::World);
                changed = true;
            }
            Effect::End => self.saw(Did::End),
            Effect::Yield => self.saw(Did::Yield),
            Effect::Memory => changed |= self.touched.iter().any(|t| t.write),
            // It may keep state of the thread's own, such as thread-specific data.
            Effect::Own => changed = true,
            Effect::Object(_) | Effect::Threads(_) | Effect::Futex | Effect::Atomic { .. } => {}
        }
        self.thread.spin.wrote(changed);
        self.shadow_reborn(self.here());
    }

    /// A call read or changed an object atomically, and perhaps other memory as any function does.
    fn saw_atomic(&mut self, effect: Effect, atomic: Atomic, touched: &[Touched]) {
        let Atomic { at, size, before, digest } = atomic;
        let (mut read, mut wrote) = (false, false);
        for &t in touched {
            if (t.at, t.size) == (at, size) {
                read |= !t.write;
                wrote |= t.write;
                continue;
            }
            self.saw_range(t);
            if t.write {
                let written = self.mem.digest(t.at, t.size);
                self.thread.spin.wrote_own(t.at, written);
            }
        }
        if !(read || wrote) || !self.mem.is_shared(at, self.thread.region) {
            return;
        }
        let after = self.mem.value(at, size);
        // The kernel's look at a futex word orders nothing.
        let order = if effect == Effect::Futex { MemoryOrder::Relaxed } else { MemoryOrder::SeqCst };
        let changed = self.mem.digest(at, size) != digest;
        let mut did = match (read, wrote) {
            (_, false) => Did::Read { at, size, value: after, atomic: Some(order), expr: None },
            (false, true) => Did::Write { at, size, before, after, atomic: Some(order), expr: None },
            (true, true) => Did::Update { at, size, before, after, atomic: order, read: None, expr: None },
        };
        let behind = self.shadow_atomic(&mut did, before, effect);
        self.saw(did);
        self.keep_behind(behind);
        if wrote {
            let (id, clock) = (self.thread.id, self.thread.clock);
            self.watch.publish_range(&mut self.mem, at, size, id, clock);
        }
        if changed {
            self.thread.spin.wrote(true);
        } else if effect != Effect::Futex
            && let Some(frame) = self.thread.frames.last()
        {
            let end = frame.base + self.image.code(frame.function).map_or(0, |c| c.regs as usize);
            let (function, op, regs) = (frame.function, frame.pc as usize, &self.thread.regs[..end]);
            let spins = self
                .thread
                .spin
                .read(function, op, at, digest, self.watch.changes, || super::interp::regs_hash(&[], regs));
            self.thread.spinning |= spins;
        }
    }

    pub(super) fn saw_range(&mut self, t: Touched) {
        if !self.mem.is_shared(t.at, self.thread.region) {
            return;
        }
        if t.write {
            let (id, clock) = (self.thread.id, self.thread.clock);
            self.watch.publish_range(&mut self.mem, t.at, t.size, id, clock);
            self.saw(Did::WriteRange { at: t.at, size: t.size });
        } else {
            self.saw(Did::ReadRange { at: t.at, size: t.size });
        }
    }

    /// The newest frame's local variables die, and other threads may know some of them.
    pub(super) fn saw_deaths(&mut self) {
        self.saw_deaths_from(self.thread.frames.last().map_or(0, |f| f.locals_from));
    }

    /// The local variables from a number on die.
    pub(super) fn saw_deaths_from(&mut self, from: usize) {
        for i in from..self.thread.locals.len() {
            let at = self.thread.locals[i];
            if let Some(size) = self.mem.shared_size(at) {
                self.saw(Did::Free { at, size });
            }
        }
    }

    pub(super) fn extended_event(&mut self, ext: &Ext, code: &Code, base: usize, mut seen: Seen) -> Result<(), Leave> {
        let reg = |r: u32| self.thread.regs[base + r as usize];
        let at_size = |p: u32, off: i64, n: u64| (reg(p).wrapping_add(off as u64), n);
        let (at, size) = match *ext {
            Ext::Load { ty, p, off, .. } | Ext::Store { ty, p, off, .. } => at_size(p, off, u64::from(ty.bytes())),
            Ext::AtomicLoad { ty, p, .. }
            | Ext::AtomicStore { ty, p, .. }
            | Ext::AtomicRmw { ty, p, .. }
            | Ext::CmpXchg { ty, p, .. } => at_size(p, 0, u64::from(ty.bytes())),
            Ext::LoadPacked { lane_bits, lanes, p, .. } | Ext::StorePacked { lane_bits, lanes, p, .. } => {
                at_size(p, 0, u64::from((lane_bits * lanes).div_ceil(8)))
            }
            Ext::MemCopy { to, from, len } => {
                let (to, from, size) = (reg(to), reg(from), reg(len));
                let here = Here { clock: seen.clock, op: seen.op };
                let plan = self.shadow_before(ext, base, code.regs, here);
                self.extended(ext, code, base)?;
                self.shadow_after(plan, base, here, Some(&mut seen));
                for (at, write) in [(from, false), (to, true)] {
                    self.saw_range_at(seen, at, size, write);
                }
                self.shadow_reborn(here);
                return Ok(());
            }
            Ext::MemSet { to, len, .. } => {
                let (to, size) = (reg(to), reg(len));
                let here = Here { clock: seen.clock, op: seen.op };
                let plan = self.shadow_before(ext, base, code.regs, here);
                self.extended(ext, code, base)?;
                self.shadow_after(plan, base, here, Some(&mut seen));
                self.saw_range_at(seen, to, size, true);
                return Ok(());
            }
            _ => (0, 0),
        };
        let before = self.mem.value(at, size);
        let here = Here { clock: seen.clock, op: seen.op };
        let plan = self.shadow_before(ext, base, code.regs, here);
        self.extended(ext, code, base)?;
        let after = self.mem.value(at, size);
        let (read, expr) = (None, None);
        seen.did = match *ext {
            Ext::AtomicLoad { order, .. } => Did::Read { at, size, value: after, atomic: Some(order), expr },
            Ext::AtomicStore { order, .. } => Did::Write { at, size, before, after, atomic: Some(order), expr },
            Ext::AtomicRmw { order, .. } => Did::Update { at, size, before, after, atomic: order, read, expr },
            Ext::CmpXchg { ty, orders, d, .. } => {
                if self.thread.regs[base + (d + ty.slots()) as usize] != 0 {
                    Did::Update { at, size, before, after, atomic: orders.0, read, expr }
                } else {
                    Did::Read { at, size, value: before, atomic: Some(orders.1), expr }
                }
            }
            Ext::Store { .. } | Ext::StorePacked { .. } => Did::Write { at, size, before, after, atomic: None, expr },
            _ => Did::Read { at, size, value: after, atomic: None, expr },
        };
        let behind = self.shadow_after(plan, base, here, Some(&mut seen));
        let wide = size > 8;
        let changed = before != after || wide && !matches!(seen.did, Did::Read { .. });
        if changed {
            self.thread.spin.wrote(true);
            if wide {
                self.watch.publish_range(&mut self.mem, at, size, seen.thread, seen.clock);
            } else {
                self.watch.publish(&mut self.mem, after, seen.thread, seen.clock);
            }
        } else {
            let regs = &self.thread.regs[..base + code.regs as usize];
            let spins = self.thread.spin.read(seen.function, seen.op as usize, at, before, self.watch.changes, || {
                super::interp::regs_hash(&[], regs)
            });
            self.thread.spinning |= spins;
        }
        self.shadow_reborn(here);
        self.watch.saw(seen);
        if let Some(did) = behind {
            self.watch.keep(Seen { did, ..seen });
        }
        Ok(())
    }

    fn saw_range_at(&mut self, mut seen: Seen, at: Addr, size: u64, write: bool) {
        if size == 0 || !self.mem.is_shared(at, self.thread.region) {
            return;
        }
        seen.did = if write { Did::WriteRange { at, size } } else { Did::ReadRange { at, size } };
        if write {
            self.watch.publish_range(&mut self.mem, at, size, seen.thread, seen.clock);
            self.thread.spin.wrote(true);
        }
        self.watch.saw(seen);
    }

    pub(super) fn saw_fence(&mut self, order: MemoryOrder) {
        if self.watch.on {
            self.saw(Did::Fence { order });
        }
    }

    /// Threads did something to each other outside a call of the library.
    pub(super) fn saw_deeds(&mut self) {
        let deeds = std::mem::take(&mut self.sync.deeds);
        if self.watch.on {
            deeds.iter().for_each(|d| self.saw(Did::Sync(*d)));
        }
    }
}
