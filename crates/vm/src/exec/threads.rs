//! Threads: birth, turns, end, and the moment when none can go on.

use super::{Machine, Thread};
use crate::image::Image;
use crate::memory::{Addr, Fault, Memory, ObjectKind, RegionId, Site};
use crate::sched::Point;
use crate::shims::{Pending, Ret};
use crate::sync::{BlockReason, ThreadId, ThreadRecord};
use trace::{Failure, FailureKind, LocationKind, ThreadName};

/// Threads alive at once.
const MAX_THREADS: usize = 4000;
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
            blocked: None,
            pending: None,
            specific: Vec::new(),
            name,
            region,
            frames: Vec::new(),
            regs: Vec::new(),
            locals: Vec::new(),
            clock: 0,
            errno_at,
            tls,
            serial: 0,
            stack_bytes: 0,
        }
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
        if self.parked.len() + 1 >= MAX_THREADS {
            self.finish_call(Ret::One(crate::world::Errno::EAGAIN.0 as u64));
            return Ok(());
        }
        let record = &mut self.sync.threads[self.thread.id.0 as usize];
        record.children += 1;
        let nth = record.children;
        let name = self.thread.name.child(nth);
        let region = self.region_for(&name, nth);
        let id = ThreadId(self.sync.threads.len() as u32);
        self.mem.write_u64(handle_at, handle(id))?;
        self.sync.threads.push(ThreadRecord { detached, ..ThreadRecord::default() });
        self.finish_call(Ret::One(0));
        let child = Thread::new(self.image, &mut self.mem, id, name, region);
        let parent = std::mem::replace(&mut self.thread, child);
        let entered = self.push_frame(f, args, 0, 0);
        let child = std::mem::replace(&mut self.thread, parent);
        self.parked.push(child);
        entered
    }

    /// A part of the address space that depends on the thread's name only, as long as there are not too many.
    fn region_for(&self, name: &ThreadName, nth: u32) -> RegionId {
        if self.thread.id == crate::sync::MAIN && nth <= NUMBERED {
            return RegionId(1 + nth as u16);
        }
        let first = 2 + NUMBERED;
        let room = LAST_REGION - first + 1;
        let hash = name.to_string().bytes().fold(5381u32, |h, b| h.wrapping_mul(33) ^ u32::from(b));
        let taken = |r: u32| self.thread.region.0 == r as u16 || self.parked.iter().any(|t| t.region.0 == r as u16);
        let candidates = (0..room).map(|k| first + (hash.wrapping_add(k)) % room);
        RegionId(candidates.into_iter().find(|&r| !taken(r)).unwrap_or(first) as u16)
    }

    fn can_run(&self, t: &Thread) -> bool {
        t.blocked.is_none_or(|b| self.sync.is_enabled(t.id, b.reason))
    }

    /// Asks the scheduler who runs next and switches to that thread.
    pub(super) fn reschedule(&mut self) -> Result<(), Box<Failure>> {
        loop {
            let mut enabled: Vec<ThreadId> = self.parked.iter().filter(|t| self.can_run(t)).map(|t| t.id).collect();
            if self.can_run(&self.thread) {
                let at = enabled.partition_point(|&t| t < self.thread.id);
                enabled.insert(at, self.thread.id);
            }
            if enabled.is_empty() {
                if self.time_out() {
                    continue;
                }
                return Err(Box::new(self.deadlock()));
            }
            let choice = self.scheduler.pick(&Point { last: self.thread.id, enabled: &enabled });
            self.budget = choice.events.max(1);
            self.switch_to(choice.thread);
            self.thread.blocked = None;
            return Ok(());
        }
    }

    fn switch_to(&mut self, id: ThreadId) {
        if let Some(i) = self.parked.iter().position(|t| t.id == id) {
            std::mem::swap(&mut self.parked[i], &mut self.thread);
            self.parked.sort_by_key(|t| t.id);
        }
    }

    /// Nothing can run: the first timed wait ends.
    fn time_out(&mut self) -> bool {
        let running = std::iter::once(&mut self.thread);
        let Some(t) = running.chain(&mut self.parked).find(|t| t.blocked.is_some_and(|b| b.timed)) else {
            return false;
        };
        match &mut t.pending {
            Some(Pending::Wait(w)) => {
                w.timed_out = true;
                let (w, id) = (*w, t.id);
                if let Some(b) = &mut t.blocked {
                    b.timed = false;
                }
                self.sync.time_out(w, id);
            }
            pending => {
                *pending = Some(Pending::TimedOut);
                t.blocked = None;
            }
        }
        true
    }

    /// The running thread ends.
    pub(super) fn end_thread(&mut self, value: u64) -> Result<(), Box<Failure>> {
        while self.pop_frame().is_some() {}
        let record = &mut self.sync.threads[self.thread.id.0 as usize];
        record.done = true;
        record.value = value;
        self.ended_steps += self.thread.clock;
        if self.parked.is_empty() {
            return Ok(());
        }
        // Any other thread takes its place; the scheduler then chooses among those that are left.
        self.thread = self.parked.remove(0);
        self.reschedule()
    }

    /// No thread can go on: who waits for what.
    fn deadlock(&self) -> Failure {
        let mut all: Vec<&Thread> = std::iter::once(&self.thread).chain(&self.parked).collect();
        all.sort_by_key(|t| t.id);
        let name_of = |id: ThreadId| {
            all.iter()
                .find(|t| t.id == id)
                .map_or_else(|| "an ended thread".to_string(), |t| format!("thread {}", t.name))
        };
        let mut lines = Vec::new();
        for t in &all {
            let Some(b) = t.blocked else { continue };
            let mut line = format!("thread {} waits for {}", t.name, self.describe(b.reason));
            if let Some(holder) = self.sync.holder(b.reason)
                && !matches!(b.reason, BlockReason::Join(_))
            {
                line += &if holder == t.id {
                    ", which it holds itself".into()
                } else {
                    format!(", held by {}", name_of(holder))
                };
            }
            if let BlockReason::Join(other) = b.reason {
                line += &format!(" of {}", name_of(other));
            }
            if let Some(place) = self.places_of(t).into_iter().find(|p| p.is_known()) {
                line += &format!(", at {place}");
            }
            lines.push(line);
        }
        let message = format!("no thread can go on: {}", lines.join("; "));
        self.failure(&Fault { kind: FailureKind::Deadlock, message, object: None })
    }

    fn describe(&self, reason: BlockReason) -> String {
        let named = |what: &str, at: Addr| match self.name_of(at) {
            Some(name) => format!("the {what} {name}"),
            None => format!("a {what}"),
        };
        match reason {
            BlockReason::Mutex(at) => named("mutex", at),
            BlockReason::Condition(at, _) => named("condition variable", at),
            BlockReason::Read(at) | BlockReason::Write(at) => named("read-write lock", at),
            BlockReason::Semaphore(at) => named("semaphore", at),
            BlockReason::Barrier(at, _) => named("barrier", at),
            BlockReason::Once(at) => named("initialiser", at),
            BlockReason::Join(_) => "the end".into(),
            BlockReason::Exited => "the end of all other threads".into(),
        }
    }

    /// What a person calls the object of a lock; code is quoted, descriptions are not.
    fn name_of(&self, at: Addr) -> Option<String> {
        let mut location = self.location(at, 0);
        if location.kind == LocationKind::Nowhere {
            return None;
        }
        if !location.name.contains(' ') {
            location.name = format!("`{}`", location.name);
        }
        Some(location.to_string())
    }
}

/// The `pthread_t` of a thread: never 0.
pub(crate) fn handle(id: ThreadId) -> u64 {
    u64::from(id.0) + 1
}
