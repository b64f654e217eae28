//! Where events are, and what they were: the interpreter asks before it does something, and tells afterwards.

use super::shadow::Here;
use super::spin::Bytes;
use super::watch::end_key;
use super::{Leave, Machine};
use crate::bytecode::{CallSite, Code, Ext, Touch, VA_LIST};
use crate::sched::Next;
use crate::seen::{Did, Seen};
use guest::memory::{Addr, Memory, Published, RegionId, Site, Touched};
use guest::shims::{Effect, Entry, Role, Target, Waits};
use guest::sync::{Deed, ThreadOp, Word};
use trace::{MemoryOrder, SyncOp};

/// What an attempt to take something saw, as a value; who takes it sees 0.
const TAKEN: u64 = 1;
/// A semaphore; of larger objects the library writes nothing after this.
const OBJECT_SIZE: u64 = 32;

/// The event that a call of the library is, if it is one. `own` is the thread's region, `errno` is what it may set.
pub(crate) fn call_event(
    mem: &Memory,
    effect: Effect,
    site: &CallSite,
    regs: &[u64],
    (own, errno): (RegionId, Addr),
) -> Option<Next> {
    let first = site.argument(0, regs);
    let mut arguments = (0..site.args.len()).map(|n| site.argument(n, regs));
    // What is given, or what that points at in turn (`&rest` of strtok_r).
    let mut given = || {
        let known = |&v: &u64| mem.points_to_shared(v, own);
        let behind = |v: u64| Some(mem.pointer_at(v)).filter(known);
        arguments.find_map(|v| Some(v).filter(known).or_else(|| behind(v)))
    };
    let next = match effect {
        Effect::Own => None,
        Effect::Memory => given().map(|shared| Next::Write(shared, 8)),
        Effect::Text => Some(given().map_or(Next::World, |shared| Next::Write(shared, 8))),
        Effect::Free => {
            let shared = first != 0 && mem.is_shared(first, own);
            let size = || mem.object(first).map_or(1, |o| o.size.min(u64::from(u32::MAX)) as u32);
            shared.then(|| Next::Write(first, size()))
        }
        Effect::Object(_) if mem.is_shared(first, own) => Some(Next::Object(first)),
        Effect::Object(_) => given().map(Next::Object),
        Effect::Futex => {
            let word = site.argument(1, regs);
            mem.is_shared(word, own).then_some(Next::Object(word)).or_else(|| given().map(Next::Object))
        }
        Effect::Atomic { reads_only, .. } => {
            let (at, size) = effect.atomic_object(|n| site.argument(n, regs)).unwrap_or((0, 0));
            let size = size.min(u64::from(u32::MAX)) as u32;
            let next = if reads_only { Next::Read(at, size) } else { Next::Write(at, size) };
            let object = (size > 0 && mem.is_shared(at, own)).then_some(next);
            object.or_else(|| given().map(|shared| Next::Write(shared, 8)))
        }
        Effect::Threads(_) => Some(Next::Threads),
        Effect::Yield => Some(Next::Yield),
        Effect::World | Effect::Syscall => Some(Next::World),
        Effect::End => Some(Next::End),
    };
    // Others may know where its errno is.
    next.or_else(|| mem.is_published(errno).then_some(Next::Write(errno, 4)))
}

/// The event that passing arguments by value is, if others know what is copied.
pub(crate) fn passing_event(mem: &Memory, site: &CallSite, regs: &[u64], own: RegionId) -> Option<Next> {
    let copied = site.copied().map(|(slot, size)| (site.argument(slot as usize, regs), size));
    let mut shared = copied.filter(|&(at, size)| size > 0 && mem.is_shared(at, own));
    shared.next().map(|(at, size)| Next::Read(at, size.min(u64::from(u32::MAX)) as u32))
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
        Touch::List(to, from) => {
            let read = || from.filter(|&f| shared(at(f, 0))).map(|f| Next::Read(at(f, 0), VA_LIST as u32));
            if shared(at(to, 0)) { Some(Next::Write(at(to, 0), VA_LIST as u32)) } else { read() }
        }
    }
}

/// The event that the end of local variables is, if another thread may know one.
#[inline]
pub(crate) fn death_event(mem: &Memory, locals: &[Addr]) -> Option<Next> {
    let dying = locals.iter().find_map(|&at| Some((at, mem.shared_size(at)?)));
    dying.map(|(at, size)| Next::Write(at, size as u32))
}

/// Whether a lock was taken or given back, and nothing else.
fn is_lock(deed: &Deed) -> bool {
    matches!(deed, Deed::Object { op, .. } if op.takes_lock() || op.releases_lock())
}

/// What an attempt was about that found it taken, and changed nothing.
fn refused(deed: &Deed) -> Option<u64> {
    use SyncOp::{SemaphoreTryWait, TryLock, TryReadLock, TryWriteLock};
    match *deed {
        Deed::Object { op: TryLock { took: false } | TryReadLock { took: false }, at, .. }
        | Deed::Object { op: TryWriteLock { took: false } | SemaphoreTryWait { took: false }, at, .. } => Some(at),
        Deed::Thread { op: ThreadOp::TryJoin, thread } => Some(end_key(thread)),
        _ => None,
    }
}

/// The synchronisation objects that something was done to.
fn objects(deeds: &[Deed]) -> impl Iterator<Item = Addr> {
    deeds.iter().filter_map(|d| match d {
        Deed::Object { at, .. } => Some(*at),
        Deed::Thread { .. } => None,
    })
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

    fn seen_here(&self, did: Did) -> Seen {
        let (function, op) = self.thread.frames.last().map_or((0, 0), |f| (f.function, f.pc.saturating_sub(1)));
        let (thread, key, clock) = (self.thread.id, self.thread.key, self.thread.clock);
        Seen { thread, key, clock, function, op, did }
    }

    /// Puts into the trace what comes after the event that was reported last.
    pub(super) fn keep_behind(&mut self, did: Option<Did>) {
        if let Some(did) = did {
            self.watch.keep(self.seen_here(did));
        }
    }

    /// A call of the library comes.
    pub(super) fn before_call(&mut self, effect: Effect) {
        self.watch.atomic = effect
            .atomic_object(|n| self.shim_args.get(n).copied().unwrap_or(0))
            .map(|(at, size)| Atomic { at, size, before: self.mem.value(at, size), digest: self.mem.digest(at, size) });
        self.watch.errno = self.mem.value(self.thread.errno_at, 4);
        self.mem.log_start();
    }

    /// A call of the library took place, or part of it.
    ///
    /// `announced`: it was an event, so that others could do something before it. `done`: it came to its end.
    pub(super) fn saw_call(&mut self, entry: &Entry, effect: Effect, announced: bool, done: bool) {
        let mut touched = std::mem::take(&mut self.touched);
        self.mem.log_stop(&mut touched);
        if self.shadow.is_some() {
            let contents = self.mem.logged_contents();
            let both: Vec<_> = touched.iter().copied().zip(contents).collect();
            self.shadow_touched(effect, entry, &both);
        }
        if let Some(atomic) = self.watch.atomic.take() {
            self.saw_atomic(effect, atomic, &touched);
        } else if !matches!(effect, Effect::Object(_) | Effect::Threads(_)) {
            touched.dedup();
            for t in &touched {
                self.saw_range(*t);
            }
        } else {
            self.saw_beside(entry.role, &mut touched);
            // An operation that says nothing about itself may have looked at all of its object.
            let first = self.shim_args.first().copied().unwrap_or(0);
            let about_first = |d: &Deed| matches!(d, Deed::Object { at, .. } if *at == first);
            if let Effect::Object(waits) = effect
                && done
                && !self.sync.deeds.iter().any(about_first)
            {
                self.watch.looked_at(first, waits != Waits::No);
            }
        }
        self.touched = touched;
        // What a call does depends on what it finds, so that comes first.
        self.saw_words(done);
        let deeds = std::mem::take(&mut self.sync.deeds);
        let looks = |d: &Deed| matches!(d, Deed::Object { op: op @ SyncOp::FutexWait { .. }, .. } if !op.sleeps());
        let mut changed = !deeds.iter().all(|d| looks(d) || is_lock(d) || refused(d).is_some());
        for &deed in &deeds {
            self.note_lock(deed);
            match deed {
                // A look at a futex that lets nobody sleep is the read that was reported already.
                Deed::Object { op: op @ SyncOp::FutexWait { .. }, .. } if !op.sleeps() => {
                    self.keep_behind(Some(Did::Sync(deed)));
                }
                Deed::Object { op, at, opens, round }
                    if op.has_count() && (self.watch.trace.is_some() || self.watch.touching) =>
                {
                    let op = op.ignoring(self.ignores_result());
                    self.saw(Did::Sync(Deed::Object { op, at, opens, round }));
                }
                deed => self.saw(Did::Sync(deed)),
            }
        }
        let objects: Vec<Addr> = if announced { Vec::new() } else { objects(&deeds).collect() };
        // The list is kept for its room.
        self.sync.deeds = deeds;
        self.sync.deeds.clear();
        for Published { at, size } in self.mem.log_freed() {
            self.saw(Did::Free { at, size });
            changed = true;
        }
        match effect {
            Effect::Free => {}
            Effect::World | Effect::Syscall => {
                self.watch.handlers |= self.world.signals.has_handlers();
                // Who begins to wait for a signal, or for bytes, did nothing yet. The trace has the moment at which it gets them.
                let prints = entry.role == Role::Prints && self.watch.trace.is_some();
                let did = Did::World { kept: prints && entry.target(&self.shim_args, &self.world) == Target::Kept };
                if matches!(entry.role, Role::TakesSignal | Role::Reads) && !done {
                    self.watch.note(&self.seen_here(did));
                } else {
                    self.saw(did);
                }
                changed = true;
            }
            Effect::End => self.saw(Did::End),
            Effect::Yield => {
                self.saw(Did::Yield);
                self.thread.spin.yielded();
            }
            Effect::Memory | Effect::Text => changed |= self.touched.iter().any(|t| t.write),
            // It may keep state of the thread's own, such as thread-specific data.
            Effect::Own => changed = true,
            Effect::Object(_) | Effect::Threads(_) | Effect::Futex | Effect::Atomic { .. } => {}
        }
        self.watch.signalled(self.thread.id, entry.role);
        self.watch.apart |= matches!(entry.role, Role::Identifies | Role::SendsSignal);
        let errno = self.mem.value(self.thread.errno_at, 4);
        if errno != self.watch.errno {
            self.thread.spin.wrote_own(self.thread.errno_at, errno, true);
        }
        self.thread.spin.wrote(changed);
        self.shadow_reborn(self.here());
        let own = self.thread.region;
        if !announced && (self.touched.iter().map(|t| t.at).chain(objects)).any(|at| self.mem.is_shared(at, own)) {
            self.doubt(format!("`{}` uses what other threads know in a way that is not explored", entry.name));
        }
    }

    /// What of an object's bytes decided what came of a call is an atomic that it read or changed.
    ///
    /// `done`: see [`Machine::saw_call`]. Who has to wait will look again.
    pub(super) fn saw_words(&mut self, done: bool) {
        for Word { object, at, before, after } in std::mem::take(&mut self.sync.words) {
            if !done && before == after {
                continue;
            }
            // The object is there: the call was about it.
            let _ = self.mem.write_u32(at, after);
            let (changed, before, after) = (before != after, u64::from(before), u64::from(after));
            if !self.watch.on || !self.mem.is_shared(at, self.thread.region) {
                continue;
            }
            let (size, atomic) = (4, MemoryOrder::SeqCst);
            let mut did = if changed {
                self.watch.looked_at(object, false);
                Did::Update { at, size, before, after, atomic, read: None, expr: None }
            } else {
                Did::Read { at, size, value: after, atomic: Some(atomic), expr: None }
            };
            // A run in which it finds something else is another one: the solver does not ask for that.
            let behind = self.shadow_atomic(&mut did, before, Effect::Own);
            self.saw(did);
            self.keep_behind(behind);
            if changed {
                self.thread.spin.wrote(true);
            } else {
                self.spin_reads((at, size), before);
            }
        }
    }

    /// A call found this, and changed nothing.
    fn spin_reads(&mut self, bytes: Bytes, value: u64) {
        let Some(frame) = self.thread.frames.last() else { return };
        let end = frame.base + self.image.code(frame.function).map_or(0, |c| c.regs as usize);
        let (place, stack) = ((frame.function, frame.pc as usize), &self.thread.frames[..]);
        let registers = || super::interp::regs_hash(stack, &[], &self.thread.regs[..end]);
        self.thread.spin.read(place, bytes, value, self.watch.changes, registers);
    }

    /// Taking a lock and giving it back may be a round of waiting, and so may be to find it taken.
    fn note_lock(&mut self, deed: Deed) {
        if let Some(at) = refused(&deed) {
            return self.spin_reads((at, 1), TAKEN);
        }
        let at = match deed {
            Deed::Object { op, at, .. } if op.releases_lock() => return self.thread.spin.gave(at),
            Deed::Object { op, at, .. } if op.takes_lock() => at,
            _ => return,
        };
        let Some(frame) = self.thread.frames.last() else { return };
        let end = frame.base + self.image.code(frame.function).map_or(0, |c| c.regs as usize);
        let (place, stack) = ((frame.function, frame.pc as usize), &self.thread.frames[..]);
        let registers = || super::interp::regs_hash(stack, &[], &self.thread.regs[..end]);
        self.thread.spin.took(place, at, self.watch.changes, registers);
    }

    /// What a call touches besides the synchronisation objects it is about: attributes, times, the value of a joined thread.
    fn saw_beside(&mut self, role: Role, touched: &mut Vec<Touched>) {
        if touched.is_empty() {
            return;
        }
        let arguments = if matches!(role, Role::WaitsOn { .. }) { 2 } else { 1 };
        let mut about: Vec<Addr> = self.shim_args.iter().copied().take(arguments).collect();
        about.extend(objects(&self.sync.deeds));
        touched.retain(|t| about.iter().all(|&object| t.at.wrapping_sub(object) >= OBJECT_SIZE));
        touched.dedup();
        for t in touched {
            self.saw_range(*t);
        }
    }

    /// This run shows nothing about some orders that were not tried.
    pub(super) fn doubt(&mut self, why: String) {
        if self.watch.several && !self.doubts.contains(&why) {
            self.doubts.push(why);
        }
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
                self.thread.spin.wrote_own(t.at, written, true);
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
        } else if effect != Effect::Futex {
            self.spin_reads((at, size), digest);
        }
    }

    pub(super) fn saw_range(&mut self, t: Touched) {
        if !self.mem.is_shared(t.at, self.thread.region) {
            return;
        }
        self.thread.spin.forget_states();
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

    /// Variables of the thread's own, errno among them, end with it.
    pub(super) fn release_thread_locals(&mut self) {
        let mut all = std::mem::take(&mut self.thread.tls);
        all.push(self.thread.errno_at);
        for at in all {
            if self.watch.on
                && let Some(size) = self.mem.shared_size(at)
            {
                self.saw(Did::Free { at, size });
            }
            self.mem.release(at, Site(0));
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
            Ext::MemCopy { .. } | Ext::VaCopy { .. } | Ext::VaArg { .. } => {
                let (to, from, size) = match *ext {
                    Ext::MemCopy { to, from, len } => (reg(to), reg(from), reg(len)),
                    Ext::VaCopy { to, from } => (reg(to), reg(from), VA_LIST),
                    Ext::VaArg { list, .. } => (reg(list), reg(list), VA_LIST),
                    _ => (0, 0, 0),
                };
                let here = Here { clock: seen.clock, op: seen.op };
                let plan = self.shadow_before(ext, base, code.regs, here);
                self.extended_with_unset(ext, code, base)?;
                self.shadow_after(plan, base, here, Some(&mut seen));
                for (at, write) in [(from, false), (to, true)] {
                    self.saw_range_at(seen, at, size, write);
                }
                self.shadow_reborn(here);
                return Ok(());
            }
            Ext::MemSet { .. } | Ext::VaStart { .. } => {
                let (to, size) = match *ext {
                    Ext::MemSet { to, len, .. } => (reg(to), reg(len)),
                    Ext::VaStart { list } => (reg(list), VA_LIST),
                    _ => (0, 0),
                };
                let here = Here { clock: seen.clock, op: seen.op };
                let plan = self.shadow_before(ext, base, code.regs, here);
                self.extended_with_unset(ext, code, base)?;
                self.shadow_after(plan, base, here, Some(&mut seen));
                self.saw_range_at(seen, to, size, true);
                return Ok(());
            }
            _ => (0, 0),
        };
        let before = self.mem.value(at, size);
        let here = Here { clock: seen.clock, op: seen.op };
        let plan = self.shadow_before(ext, base, code.regs, here);
        self.extended_with_unset(ext, code, base)?;
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
            let (place, stack) = ((seen.function, seen.op as usize), &self.thread.frames[..]);
            let registers = || super::interp::regs_hash(stack, &[], regs);
            // Of a wide one, `before` is only the first part.
            let found = if wide { self.mem.digest(at, size) } else { before };
            self.thread.spin.read(place, (at, size), found, self.watch.changes, registers);
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
