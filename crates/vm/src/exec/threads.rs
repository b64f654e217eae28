//! Threads: birth, turns, end.

use super::spin::Spin;
use super::watch::end_key;
use super::{Blocked, Interrupted, Leave, Machine, StopReason, Thread};
use crate::bytecode::Op;
use crate::image::Image;
use crate::sched::{Candidate, Choice, Mode, Next, Point, QUEUES, Round, Touch, WORLD};
use guest::call::{Pending, Ret};
use guest::memory::{Addr, Fault, Memory, ObjectKind, REGION_BITS, RegionId, Site, Touched};
use guest::shims::Effect;
use guest::sync::{BlockReason, ThreadId, ThreadOp, ThreadRecord, WokenBy};
use trace::{Begin, EventHash, FailureKind, Segment, ThreadName};

/// The library's function that runs handlers, in `runtime/signal.c`.
pub(super) const DELIVER: &str = "__unsnarl_interrupted";
/// Turns, and steps, between two looks at the clock.
const CLOCK_EVERY: u32 = 256;
const STEPS_EVERY: u64 = 1 << 20;
/// Threads alive at once.
const MAX_THREADS: usize = 4000;
/// Bytes that we need for a thread while it lives, and for its own small objects.
const LIFE: u64 = 16 << 10;
const OBJECTS_OF_A_THREAD: u64 = 256;
/// Bytes that its first frames and registers need.
const FIRST_STACK: u64 = 64 << 10;
/// Regions that main's children get by number; the others share the rest by name.
const NUMBERED: u32 = 1024;
/// The last region an address can name.
const LAST_REGION: u32 = (1 << 12) - 1;

impl Thread {
    pub(super) fn new(image: &Image, mem: &mut Memory, id: ThreadId, name: ThreadName, region: RegionId) -> Thread {
        let errno_at = mem.alloc(region, ObjectKind::Library, 4, 4, Site(0)).unwrap_or(0);
        let tls = image.tls.iter().map(|v| {
            let at = mem.alloc(region, ObjectKind::Global, v.bytes.len() as u64, v.align, v.site).unwrap_or(0);
            if let Ok(to) = mem.bytes_mut(at, v.bytes.len() as u64) {
                to.copy_from_slice(&v.bytes);
            }
            at
        });
        let tls = tls.collect();
        Thread {
            id,
            key: EventHash::thread_key(&name),
            blocked: None,
            next: (Next::Start, 0),
            spin: Spin::default(),
            pending: None,
            specific: Vec::new(),
            interrupted: Vec::new(),
            again: None,
            library: None,
            taking_signal: false,
            name,
            region,
            frames: Vec::new(),
            regs: Vec::new(),
            exprs: Vec::new(),
            unset: Vec::new(),
            locals: Vec::new(),
            clock: 0,
            errno_at,
            tls,
            section: 0,
            serial: 0,
            stack_bytes: 0,
        }
    }

    /// Bytes that its frames and registers take.
    pub(super) fn own_bytes(&self) -> u64 {
        super::call::stack_bytes(self.frames.capacity(), self.regs.len())
    }

    /// The function and the op at which it stands.
    pub(super) fn code(&self) -> (u32, u32) {
        self.frames.last().map_or((u32::MAX, 0), |f| (f.function, f.pc))
    }
}

impl Machine<'_> {
    /// A new thread of the running one.
    pub(super) fn spawn(
        &mut self,
        function: Addr,
        args: &[u64],
        handle_at: Addr,
        detached: bool,
    ) -> Result<(), Box<Fault>> {
        let Some(f) = self.image.function_at(function).filter(|&f| self.image.code(f).is_some()) else {
            return Err(Fault::new(
                FailureKind::InvalidCall,
                "a thread is started at what is no function of the program",
            ));
        };
        if let Some(&start) = args.first().filter(|&&start| self.image.function_at(start).is_none()) {
            let message = format!("a thread is started at 0x{start:x}, which is no function");
            return Err(Fault::new(FailureKind::InvalidCall, message));
        }
        let nth = self.sync.threads[self.thread.id.0 as usize].children + 1;
        let name = self.thread.name.child(nth);
        let region = if self.parked.len() + 1 < MAX_THREADS { self.region_for(&name, nth) } else { None };
        let cost = LIFE + record_of(&name);
        let tls: u64 = self.image.tls.iter().map(|v| v.bytes.len() as u64 + OBJECTS_OF_A_THREAD).sum();
        let needed = cost + tls + FIRST_STACK;
        let Some(region) = region.filter(|_| self.mem.room() >= needed && self.mem.charge(cost)) else {
            self.finish_call(Ret::One(guest::errno::Errno::EAGAIN.0 as u64));
            return Ok(());
        };
        self.watch_all();
        self.alone = false;
        let record = &mut self.sync.threads[self.thread.id.0 as usize];
        record.children = nth;
        let handle = handle(region);
        // What its maker did before this comes before all that it does: threads between whose creations nothing happened are alike.
        let noticed = self.watch.noticeable.get(self.thread.id.0 as usize).copied().unwrap_or(0);
        self.mem.write_u64(handle_at, handle)?;
        self.saw_range(Touched { at: handle_at, size: 8, write: true });
        if let Some(count) = self.watch.noticeable.get_mut(self.thread.id.0 as usize) {
            *count = noticed;
        }
        if self.watch.touching && self.mem.is_shared(handle_at, self.thread.region) {
            self.watch.handles.push((handle_at, self.thread.id));
        }
        let parent = self.thread.id;
        let id = self.sync.add_thread(ThreadRecord { handle, detached, ..ThreadRecord::default() });
        self.world.signals.inherit(id, parent);
        self.names.push(name.clone());
        let inherited = self.world.signals.mask(parent);
        self.kinds.push(kind_of(function, args, &[parent.0.into(), detached.into(), inherited, noticed]));
        if self.watch.trace.is_some() {
            self.note_birth(id, args);
        }
        self.finish_call(Ret::One(0));
        self.shadow_inherit(args.len());
        let (me, clock) = (self.thread.id, self.thread.clock);
        args.iter().for_each(|&a| self.watch.publish(&mut self.mem, a, me, clock));
        self.shadow_reborn(self.here());
        self.sync.did_to(ThreadOp::Fork, id);
        self.saw_deeds();
        let child = Thread::new(self.image, &mut self.mem, id, name, region);
        let parent = std::mem::replace(&mut self.thread, child);
        let entered = self.push_frame(f, args, 0, 0);
        let child = std::mem::replace(&mut self.thread, parent);
        self.parked.push(child);
        // As long as the thread was alone there was nothing to choose, whatever it was granted: now there is, before its next event.
        let left = if self.parked.len() == 1 { 0 } else { self.left() };
        self.grant_unseen(left.min(self.turn));
        entered
    }

    fn note_birth(&mut self, thread: ThreadId, args: &[u64]) {
        // The library's own start function is given the user's.
        let function = args.iter().find_map(|&a| self.image.function_at(a));
        let function = function.map_or_else(String::new, |f| self.image.functions[f as usize].name.to_string());
        let stack = self.stack();
        self.births.push(super::Birth { thread, function, stack });
    }

    /// A part of the address space that depends on the thread's name only, as long as there are not too many; none if all are taken.
    fn region_for(&self, name: &ThreadName, nth: u32) -> Option<RegionId> {
        if self.thread.id == guest::sync::MAIN && nth <= NUMBERED {
            return Some(RegionId(1 + nth as u16));
        }
        let first = 2 + NUMBERED;
        let room = LAST_REGION - first + 1;
        let hash = name.to_string().bytes().fold(5381u32, |h, b| h.wrapping_mul(33) ^ u32::from(b));
        // A `pthread_t` names its thread until that has ended and somebody has joined or detached it.
        let is_free = |&region: &RegionId| {
            let last = self.sync.threads.get(self.sync.thread_of(handle(region)).0 as usize);
            last.is_none_or(|t| t.done && (t.joined || t.detached))
        };
        (0..room).map(|k| RegionId((first + hash.wrapping_add(k) % room) as u16)).find(is_free)
    }

    /// The running thread stands before an event.
    pub(super) fn stand_at(&mut self, next: Next, clock: u64) {
        self.thread.next = (next, clock);
        // Alone it is looked at only now and then: at the same moments, whether it is traced or not.
        let looked_at = self.watch.several || self.looks_closely;
        if self.thread.spin.waits() && !looked_at {
            self.thread.spin.reset();
        } else if self.thread.spin.waits() {
            let (reads, since) = self.thread.spin.reads();
            let stale = self.watch.changed_since(since, reads);
            if !stale {
                self.watch.spinning.push((self.thread.id, reads.to_vec()));
            }
            self.thread.spin.reset();
            if stale {
                return self.stand_at(next, clock);
            }
            self.thread.blocked = Some(Blocked { reason: BlockReason::Spin, timed: false, interrupted: false });
            return;
        }
        let Some(frame) = self.thread.frames.last() else { return };
        let Some(code) = self.image.code(frame.function) else { return };
        let Some(Op::Call { site, .. }) = code.ops.get(frame.pc as usize) else { return };
        let site = &code.calls[*site as usize];
        let regs = &self.thread.regs[frame.base..];
        let waits = match super::call::library_effect(self.image, site, regs) {
            Some(Effect::Object(waits) | Effect::Threads(waits)) => waits,
            _ => return,
        };
        let blocked = |(reason, timed)| Blocked { reason, timed, interrupted: false };
        self.thread.blocked = waits.reason(site.argument(0, regs), &self.sync).map(blocked);
    }

    /// Remembers the state in which the running thread stands, to notice when it comes back to it.
    pub(super) fn note_round(&mut self) {
        if !(self.watch.touching && self.watch.several) {
            return;
        }
        let mix = |h: u64, v: u64| (h.rotate_left(5) ^ v).wrapping_mul(0x517c_c1b7_2722_0a95);
        let mut state = 0;
        for frame in &self.thread.frames {
            let Some(code) = self.image.code(frame.function) else { continue };
            state = mix(state, u64::from(frame.function) << 32 | u64::from(frame.pc));
            let mut dead = code.dead_before(frame.pc).peekable();
            for r in 0..code.regs {
                if dead.next_if_eq(&r).is_none() {
                    state = mix(state, self.thread.regs[frame.base + r as usize]);
                }
            }
        }
        self.thread.spin.stands(state);
    }

    /// The running thread began to wait in the middle of a call.
    pub(super) fn wait_in_call(&mut self, blocked: Blocked) {
        let begun = self.thread.pending.is_some();
        self.redo_call();
        // Both halves of a wait are events: the first one takes a step of its own.
        if begun {
            self.thread.clock += 1;
        }
        // To the others main has ended already: whoever repeats the run has to let it come as far as that.
        let ended = u64::from(blocked.reason == BlockReason::Exited);
        let clock = self.thread.clock + self.pending_steps() + ended;
        self.thread.next = (blocked.reason.object().map_or(Next::Threads, Next::Object), clock);
        self.thread.blocked = Some(blocked);
    }

    /// The steps from the last one counted to the op that the newest frame stands at.
    pub(super) fn pending_steps(&self) -> u64 {
        let frame = self.thread.frames.last();
        let info = frame.and_then(|f| Some(self.image.code(f.function)?.info.get(f.pc as usize)?.step));
        u64::from(info.unwrap_or(0))
    }

    /// Whether a thread that was blocked for this reason could go on now.
    pub(super) fn can_go_on(&self, thread: &Thread, reason: BlockReason) -> bool {
        match reason {
            BlockReason::Signal(set) => self.world.signals.pending(thread.id) & set != 0,
            BlockReason::Pipe(fd) => self.world.files.ready(fd).is_ok_and(|r| r.read || r.hung_up),
            BlockReason::Spin => {
                !self.watch.is_spinning(thread.id) || self.scheduler.lets_spin(&thread.name, thread.next.1)
            }
            reason => self.sync.is_enabled(thread.id, reason),
        }
    }

    /// Whether a thread is about to go round in a loop that waits.
    fn round(&self, t: &Thread) -> Round {
        match t.spin.round(&self.watch.all_changes) {
            None => Round::New,
            Some(true) => Round::InVain,
            Some(false) => Round::Same,
        }
    }

    fn push_candidates(&self, t: &Thread, into: &mut Vec<Candidate>) {
        let (next, clock) = t.next;
        let code = t.code();
        let round = self.round(t);
        let mut push = |begin| into.push(Candidate { thread: t.id, begin, next, clock, code, round });
        let interrupted = next != Next::Start && !t.taking_signal && self.world.signals.may_come(t.id);
        let Some(b) = t.blocked else {
            push(Begin::Go);
            if interrupted {
                push(Begin::Signal);
            }
            return;
        };
        let ready = self.can_go_on(t, b.reason);
        if ready {
            push(Begin::Go);
        }
        let mutex_is_free = match b.reason {
            BlockReason::Condition(_, mutex) => self.sync.is_enabled(t.id, BlockReason::Mutex(mutex)),
            _ => !ready,
        };
        if (b.timed || b.interrupted) && mutex_is_free {
            push(Begin::TimeOut);
        }
        if self.spurious && mutex_is_free && matches!(t.pending, Some(Pending::Wait(_) | Pending::Futex(_))) {
            push(Begin::Wake);
        }
        if interrupted {
            push(Begin::Signal);
        }
    }

    /// The next turn; the running thread's own if there is nobody else.
    pub(super) fn take_turns(&mut self) -> Result<(), Leave> {
        if self.parked.is_empty() && self.thread.blocked.is_none() && !self.world.signals.may_come(self.thread.id) {
            if self.scheduler.wants_every_event() {
                return self.reschedule();
            }
            if self.watch.touching && !std::mem::replace(&mut self.alone, true) {
                // What follows has waited for nothing, unlike perhaps what was done last: the strategy tells them apart.
                self.reschedule()?;
                self.grant(u64::MAX);
                return Ok(());
            }
            self.grant(u64::MAX);
            return self.show_same();
        }
        self.reschedule()
    }

    /// Asks the scheduler who runs next and switches to that thread.
    pub(super) fn reschedule(&mut self) -> Result<(), Leave> {
        self.leaves_library();
        self.turns = self.turns.wrapping_add(1);
        let stop = &self.limits.stop;
        // The clock is not looked at every time: that would cost more than the rest.
        let steps = self.thread.clock + self.elsewhere;
        let asks_clock = self.turns.is_multiple_of(CLOCK_EVERY) || steps >= self.looked + STEPS_EVERY;
        if asks_clock {
            self.looked = steps;
        }
        let interrupted = || stop.is_interrupted().then_some(StopReason::Interrupted);
        if let Some(reason) = if asks_clock { stop.reason() } else { interrupted() } {
            return Err(Leave::Stopped(reason));
        }
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.clear();
        let at = self.parked.partition_point(|t| t.id < self.thread.id);
        self.parked[..at].iter().for_each(|t| self.push_candidates(t, &mut candidates));
        if !self.thread.frames.is_empty() {
            self.push_candidates(&self.thread, &mut candidates);
        }
        self.parked[at..].iter().for_each(|t| self.push_candidates(t, &mut candidates));
        // Nobody may count on waking up without a reason.
        if candidates.iter().all(|c| c.begin == Begin::Wake) {
            self.candidates = candidates;
            return Err(Leave::Stuck);
        }
        self.interruptible |= candidates.iter().any(|c| c.begin == Begin::Signal);
        let point = Point {
            last: self.thread.id,
            candidates: &candidates,
            touched: &self.watch.touched,
            names: &self.names,
            kinds: &self.kinds,
        };
        let choice = self.scheduler.pick(&point);
        if let Some(races) = &mut self.watch.races {
            for (thread, lock, took) in self.scheduler.took_locks() {
                if took { races.acquire(thread, lock) } else { races.release_exclusive(thread, lock) }
            }
        }
        let Choice::Turn(index, events) = choice else {
            return Err(Leave::Abandoned);
        };
        self.watch.touched.clear();
        let chosen = candidates[index.min(candidates.len() - 1)];
        let new_segment = chosen.thread != self.thread.id || chosen.begin != Begin::Go;
        let shown = self.show(chosen, &candidates, self.segments.len() + usize::from(new_segment));
        self.candidates = candidates;
        shown?;
        self.turn = events.max(1);
        self.grant(self.turn);
        self.record_turn(chosen);
        self.switch_to(chosen.thread);
        let blocked = self.thread.blocked.take();
        if blocked.is_some_and(|b| b.reason == BlockReason::Spin) {
            self.watch.spinning.retain(|s| s.0 != chosen.thread);
        }
        let chance = self.spurious && matches!(self.thread.pending, Some(Pending::Wait(_) | Pending::Futex(_)));
        self.watch.optional = blocked.is_some_and(|b| b.timed || b.interrupted || chance);
        if self.capture.contains(&(chosen.thread, chosen.clock)) {
            let stack = self.places_before(&self.thread);
            self.captured.push(super::Captured { thread: chosen.thread, clock: chosen.clock, stack });
        }
        if chosen.begin == Begin::Signal {
            return self.interrupt(blocked).map_err(Leave::from);
        }
        if chosen.begin != Begin::Go {
            self.give_up(chosen.begin, blocked.is_some_and(|b| b.interrupted));
            if let Some(blocked) = blocked {
                self.watch.gave_up(&touches(blocked.reason));
            }
        }
        if chosen.next == Next::Start {
            self.grant_unseen(self.left() - 1);
            self.sync.did_to(ThreadOp::Start, chosen.thread);
            self.saw_deeds();
        }
        Ok(())
    }

    /// From now on there is a choice: another thread may run, or a handler.
    pub(super) fn watch_all(&mut self) {
        if !self.watch.several {
            self.look_away();
            self.watch.on = true;
            self.watch.several = true;
            self.watch.handlers = self.world.signals.has_handlers();
            self.watch.publish_globals(&mut self.mem);
        }
    }

    /// A signal comes to the running thread: its handlers run on top of whatever it is about to do, or waits for.
    fn interrupt(&mut self, blocked: Option<Blocked>) -> Result<(), Box<Fault>> {
        let Some(deliver) = self.image.named(DELIVER) else {
            return Err(Fault::new(FailureKind::InvalidCall, "the library cannot deliver a signal"));
        };
        let inside = self.in_library();
        let t = &mut self.thread;
        t.spin.reset();
        let (depth, pending, next) = (t.frames.len(), t.pending.take(), t.next);
        t.interrupted.push(Interrupted { depth, blocked, pending, next, inside, trapped: false });
        t.taking_signal = true;
        self.push_frame(deliver, &[], 0, 0)
    }

    /// The handlers have returned: the thread stands where it stood.
    pub(super) fn go_on_after_signal(&mut self) -> Result<(), Leave> {
        let Some(before) = self.thread.interrupted.pop() else {
            return Err(Leave::Stop(guest::call::Stop::Unsupported(
                "the return of a handler that nobody called".into(),
            )));
        };
        while self.thread.frames.len() > before.depth {
            self.pop_frame();
        }
        self.thread.pending = before.pending;
        if before.trapped {
            self.execute_again();
        }
        let Some(mut blocked) = before.blocked else { return Ok(()) };
        match blocked.reason {
            BlockReason::Signal(0) | BlockReason::Asleep => self.thread.pending = Some(Pending::Interrupted),
            BlockReason::Pipe(_) if !self.world.signals.restarts(self.thread.id) => {
                self.thread.pending = Some(Pending::Interrupted);
            }
            // It looks again.
            BlockReason::Spin => {}
            reason => {
                // The others that wait for each other go on whatever the handler says; those that give up anyway always end.
                let ends = blocked.timed || !self.world.signals.restarts(self.thread.id);
                blocked.interrupted = matches!(reason, BlockReason::Semaphore(_)) && ends;
                self.thread.next = (before.next.0, self.thread.clock + self.pending_steps());
                self.thread.blocked = Some(blocked);
                return self.take_turns();
            }
        }
        Ok(())
    }

    /// Writes down who runs, if that changes.
    fn record_turn(&mut self, chosen: Candidate) {
        if chosen.thread == self.thread.id && chosen.begin == Begin::Go {
            return;
        }
        self.end_segment();
        self.begins = chosen.begin;
    }

    /// The running thread's turn ends where it stands.
    pub(super) fn end_segment(&mut self) {
        let until = if self.thread.frames.is_empty() { Segment::TO_ITS_END } else { self.thread.next.1 };
        self.segments.push((self.thread.id, until, self.begins));
    }

    fn switch_to(&mut self, id: ThreadId) {
        if id == self.thread.id {
            return;
        }
        let Ok(i) = self.parked.binary_search_by_key(&id, |t| t.id) else { return };
        self.elsewhere = (self.elsewhere + self.thread.clock).saturating_sub(self.parked[i].clock);
        if self.thread.frames.is_empty() {
            // It has ended.
            self.thread = self.parked.remove(i);
            return;
        }
        // The one that leaves goes where the order of ids wants it: few are in between.
        std::mem::swap(&mut self.parked[i], &mut self.thread);
        let mut i = i;
        while i > 0 && self.parked[i - 1].id > self.parked[i].id {
            self.parked.swap(i - 1, i);
            i -= 1;
        }
        while i + 1 < self.parked.len() && self.parked[i + 1].id < self.parked[i].id {
            self.parked.swap(i, i + 1);
            i += 1;
        }
    }

    /// The threads that wait for something they cannot have now, and what they would touch.
    pub(super) fn waiting(&self) -> Vec<(ThreadId, Vec<Touch>)> {
        let all = self.parked.iter().chain([&self.thread]);
        let waits = |t: &&Thread| t.blocked.filter(|b| !self.sync.is_enabled(t.id, b.reason)).map(|b| b.reason);
        let with_chance = |t: &Thread, mut touches: Vec<Touch>| {
            // It could have woken for no reason as long as another thread could go on, so before anything that one did.
            if self.spurious && matches!(t.pending, Some(Pending::Wait(_) | Pending::Futex(_))) {
                touches.push(Touch::EVERYTHING);
            }
            touches
        };
        all.filter_map(|t| Some((t.id, with_chance(t, touches(waits(&t)?))))).collect()
    }

    /// The running thread's wait ends without what it waited for.
    fn give_up(&mut self, begin: Begin, interrupted: bool) {
        let by = if begin == Begin::TimeOut { WokenBy::TimeOut } else { WokenBy::Chance };
        match &mut self.thread.pending {
            Some(Pending::Wait(w)) => w.woken = by,
            Some(Pending::Futex(woken)) => *woken = by,
            pending => *pending = Some(if interrupted { Pending::Interrupted } else { Pending::TimedOut }),
        }
    }

    pub(super) fn end_thread(&mut self, value: u64) -> Result<(), Leave> {
        let (me, clock) = (self.thread.id, self.thread.clock);
        self.watch.publish(&mut self.mem, value, me, clock);
        self.watch.apart |= value != 0;
        self.shadow_reborn(self.here());
        self.sync.did_to(ThreadOp::Exit, me);
        self.saw_deeds();
        while !self.thread.frames.is_empty() {
            if self.watch.on {
                self.saw_deaths();
            }
            self.pop_frame();
        }
        self.release_thread_locals();
        let record = &mut self.sync.threads[me.0 as usize];
        record.done = true;
        record.value = value;
        self.mem.discharge(LIFE + self.thread.own_bytes());
        if self.parked.is_empty() {
            return Ok(());
        }
        self.reschedule()
    }
}

/// A number for what a thread is made of.
fn kind_of(function: Addr, args: &[u64], more: &[u64]) -> u64 {
    let mix = |h: u64, v: u64| (h.rotate_left(5) ^ v).wrapping_mul(0x517c_c1b7_2722_0a95);
    args.iter().chain(more).fold(mix(1, function), |h, &v| mix(h, v))
}

/// Bytes that stay when a thread has ended: its name (there are several copies of it) and what became of it.
fn record_of(name: &ThreadName) -> u64 {
    512 + 16 * name.path().len() as u64
}

/// What would be touched once the wait has ended.
fn touches(reason: BlockReason) -> Vec<Touch> {
    let take = |at: Addr, mode| Touch { key: at, size: 1, mode };
    match reason {
        BlockReason::Futex(at, ..) => vec![Touch { key: QUEUES | at, size: 1, mode: Mode::Acquire }],
        BlockReason::Condition(at, mutex) => vec![take(at, Mode::Acquire), take(mutex, Mode::Acquire)],
        BlockReason::Read(at) => vec![take(at, Mode::Share)],
        BlockReason::Barrier(at, round) => vec![take(at, Mode::Leave { round: round as u32 })],
        BlockReason::Signal(_) | BlockReason::Pipe(_) => vec![Touch { key: WORLD, size: 1, mode: Mode::Write }],
        BlockReason::Join(t) => vec![take(end_key(t), Mode::Acquire)],
        other => other.object().map(|at| take(at, Mode::Acquire)).into_iter().collect(),
    }
}

/// The `pthread_t` of a thread: as natively it looks like an address, and like those it does not depend on the schedule.
pub(super) fn handle(region: RegionId) -> u64 {
    u64::from(region.0) << REGION_BITS | 0x700
}
