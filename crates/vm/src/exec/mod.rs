//! Running: the machine, its thread, and how a run ends.

mod call;
mod comparison;
mod deadlock;
mod events;
mod ext;
mod failure;
mod float;
mod handlers;
mod ignored;
mod interp;
mod location;
mod misuse;
mod observe;
mod section;
mod shadow;
mod sites;
mod spin;
pub mod stop;
mod threads;
mod traps;
mod unset;
pub(crate) mod watch;

use crate::image::Image;
use crate::race::Races;
use crate::sched::{Candidate, Next, RoundRobin, Scheduler, Touch};
pub use crate::seen::{Did, Seen};
pub use deadlock::Waiting;
use guest::call::{Pending, Stop};
use guest::memory::{Addr, Memory, ObjectKind, RegionId, Site};
use guest::sync::{BlockReason, MAIN, Sync, ThreadId, ThreadRecord};
use guest::world::World;
use handlers::InLibrary;
pub use observe::{Moment, Observer, Standing};
pub use shadow::{Exclude, Tracking, Written};
use sites::Sites;
pub use stop::StopReason;
use trace::{Begin, Failure, Place, Segment, ThreadName};
pub use watch::FoundRace;

#[derive(Clone, Debug)]
pub struct Limits {
    /// IR instructions before the run counts as unfinished.
    pub max_steps: u64,
    /// Bytes of the guest's stack.
    pub stack: u64,
    /// Bytes of live guest memory.
    pub memory: u64,
    pub stop: stop::Stop,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { max_steps: u64::MAX, stack: 8 << 20, memory: 8 << 30, stop: stop::Stop::default() }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Exit(i32),
    Failed(Box<Failure>),
    Unsupported {
        /// What, and what to do about it.
        what: String,
        /// The call stack, innermost first.
        stack: Vec<Place>,
    },
    /// `max_steps` was reached.
    OutOfSteps,
    Stopped(StopReason),
    /// The strategy had seen enough.
    Abandoned,
}

/// Steps that a thread which is alone is watched for, each time.
const CLOSE_LOOK: u64 = 10_000;

#[derive(Clone, Debug)]
pub struct Outcome {
    pub end: End,
    /// IR instructions executed.
    pub steps: u64,
    /// The most bytes of guest memory that were live at once.
    pub max_memory: u64,
    /// Events, from the first creation of a thread on.
    pub events: u64,
    pub event_hash: u64,
    /// Why nothing follows from this run for others like it: what it did that is not explored.
    pub doubts: Vec<String>,
    /// How many threads there were.
    pub threads: usize,
    pub last_thread: ThreadName,
    /// Its step clock.
    pub last_clock: u64,
    /// Where the program asked for its end, if that was with a status other than 0; innermost first.
    pub exit_stack: Vec<Place>,
    /// Arguments or standard input could be anything: a status other than 0 may be the program's answer to those that make no sense.
    pub open_inputs: bool,
    pub schedule: Vec<Segment>,
    /// A signal could have come at another moment, or to another thread.
    pub interruptible: bool,
    /// The data races that were noticed, if they were looked for.
    pub races: Vec<FoundRace>,
    /// Paths that the program was refused.
    pub refused: Vec<std::path::PathBuf>,
    /// What it took from the host.
    pub taken_in: guest::world::files::TakenIn,
    /// How the run differs from a native one.
    pub notes: Vec<&'static str>,
}

pub(crate) struct Frame {
    pub(crate) function: u32,
    /// The next op.
    pub(crate) pc: u32,
    /// First register.
    pub(crate) base: usize,
    /// Where the result goes in the caller's frame.
    pub(crate) dst: u32,
    pub(crate) ret_slots: u32,
    /// How many stack objects there were before.
    pub(crate) locals_from: usize,
    /// The variadic arguments; null if there are none.
    pub(crate) va_area: Addr,
    /// Tells this activation from every other one of the thread.
    pub(crate) serial: u64,
    /// Bytes of the guest's stack before this frame.
    pub(crate) stack_before: u64,
}

/// What a thread was about to do when a signal came.
pub(crate) struct Interrupted {
    /// How many frames it had.
    pub(crate) depth: usize,
    pub(crate) blocked: Option<Blocked>,
    pub(crate) pending: Option<guest::call::Pending>,
    pub(crate) next: (Next, u64),
    /// What it was in the middle of.
    pub(crate) inside: Option<InLibrary>,
    /// Its own instruction raised the signal.
    pub(crate) trapped: bool,
}

pub(crate) struct Thread {
    pub(crate) id: ThreadId,
    /// The hash of its name.
    pub(crate) key: u64,
    /// What it does next, and the step clock of that; only while it does not run.
    pub(crate) next: (Next, u64),
    pub(crate) spin: spin::Spin,
    pub(crate) blocked: Option<Blocked>,
    /// The innermost last.
    pub(crate) interrupted: Vec<Interrupted>,
    pub(crate) again: Option<traps::Again>,
    /// A signal came to it that it has not yet taken.
    pub(crate) taking_signal: bool,
    /// What it may still be in the middle of, if there are handlers.
    pub(crate) library: Option<InLibrary>,
    /// What a call that blocked left behind for its second execution.
    pub(crate) pending: Option<Pending>,
    /// Values of thread-specific keys, each with the generation of its key.
    pub(crate) specific: Vec<(u64, u32)>,
    pub(crate) name: ThreadName,
    pub(crate) region: RegionId,
    pub(crate) frames: Vec<Frame>,
    pub(crate) regs: Vec<u64>,
    /// What registers depend on, in a tracked run; parallel to `regs`.
    pub(crate) exprs: Vec<Option<trace::ExprId>>,
    /// Bits of registers that were never set, if that is followed; parallel to `regs`.
    pub(crate) unset: Vec<unset::Unset>,
    /// Stack objects of all frames.
    pub(crate) locals: Vec<Addr>,
    pub(crate) clock: u64,
    pub(crate) errno_at: Addr,
    pub(crate) tls: Vec<Addr>,
    /// How many indivisible sections it is in.
    pub(crate) section: u32,
    pub(crate) serial: u64,
    pub(crate) stack_bytes: u64,
}

/// A run in progress.
pub struct Machine<'i> {
    pub(crate) image: &'i Image,
    pub(crate) mem: Memory,
    pub(crate) world: World,
    /// The thread that runs.
    pub(crate) thread: Thread,
    /// The others that have not ended, in order of creation.
    pub(crate) parked: Vec<Thread>,
    pub(crate) sync: Sync,
    pub(crate) scheduler: Box<dyn Scheduler + 'i>,
    /// Events that the running thread may do before the scheduler is asked again.
    pub(crate) budget: u64,
    /// Events that it may do besides, after somebody has looked.
    pub(crate) reserve: u64,
    /// Events that the turn was given.
    pub(crate) turn: u64,
    /// There is one thread left, and the strategy knows.
    alone: bool,
    /// How often somebody was asked who runs next.
    turns: u32,
    /// The steps of all threads when the clock was looked at last.
    looked: u64,
    /// Steps of the threads that do not run.
    pub(crate) elsewhere: u64,
    /// What library functions did besides, in steps. It counts for the limit only: moments have names that do not depend on it.
    pub(crate) work: u64,
    /// The steps of all threads, and the work, at which the hot loop looks again whether to stop.
    pub(crate) poll_at: u64,
    /// The function for whose frame there was no room.
    overflowed: Option<u32>,
    /// The names of all threads, by their ids.
    pub(crate) names: Vec<ThreadName>,
    /// A number for who made each of them, with which function and argument.
    pub(super) kinds: Vec<u64>,
    pub(crate) watch: watch::Watch,
    /// How values depend on unknowns, if that is wanted.
    pub(crate) shadow: Option<Box<shadow::Shadow>>,
    /// Uses of memory that was never written are reported.
    pub(crate) follows_unset: bool,
    /// The arguments of the call under way, as far as they were never set.
    unset_args: Vec<unset::Unset>,
    /// The turns that ended: who, up to which step clock, how it began.
    pub(crate) segments: Vec<(ThreadId, u64, Begin)>,
    /// How the current turn began.
    pub(crate) begins: Begin,
    /// Waits on condition variables may end without a signal.
    pub(crate) spurious: bool,
    capture: Vec<(ThreadId, u64)>,
    captured: Vec<Captured>,
    doubts: Vec<String>,
    /// The only thread there is so far is watched as if there were others.
    looks_closely: bool,
    /// The budget it had before.
    left_before: Option<u64>,
    births: Vec<Birth>,
    /// A signal could have come at another moment, or to another thread.
    interruptible: bool,
    candidates: Vec<Candidate>,
    observer: Option<Box<dyn Observer + 'i>>,
    every_event: bool,
    touched: Vec<guest::memory::Touched>,
    pub(crate) sites: Sites,
    pub(crate) limits: Limits,
    pub(crate) shim_args: Vec<u64>,
}

/// The call stack of an event.
#[derive(Clone, Debug)]
pub struct Captured {
    pub thread: ThreadId,
    /// Its step clock.
    pub clock: u64,
    /// Innermost first.
    pub stack: Vec<Place>,
}

#[derive(Clone, Debug)]
pub struct Birth {
    pub thread: ThreadId,
    /// The function it was started with; empty if that is not known.
    pub function: String,
    /// Where its parent created it, innermost first.
    pub stack: Vec<Place>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocked {
    pub(crate) reason: BlockReason,
    pub(crate) timed: bool,
    /// A handler has run meanwhile that does not let it go on waiting: it may end with `EINTR`.
    pub(crate) interrupted: bool,
}

/// Why the interpreter left its loop.
pub(crate) enum Leave {
    /// An event comes next, and the budget is used up.
    Event {
        next: Next,
        clock: u64,
    },
    Stuck,
    Abandoned,
    Stop(Stop),
    OutOfSteps,
    Failed(Box<Failure>),
    Stopped(StopReason),
    /// The only thread there is has come so far that it is time to look at it.
    Poll,
    /// A signal may come to the only thread there is, from now on.
    Watch,
}

impl From<Stop> for Leave {
    fn from(s: Stop) -> Leave {
        Leave::Stop(s)
    }
}

impl From<Box<guest::memory::Fault>> for Leave {
    fn from(f: Box<guest::memory::Fault>) -> Leave {
        Leave::Stop(Stop::Fault(f))
    }
}

const MAIN_REGION: RegionId = RegionId(1);

impl<'i> Machine<'i> {
    pub fn new(image: &'i Image, mut world: World, limits: Limits) -> Machine<'i> {
        let mut mem = image.initial_memory();
        mem.set_limit(limits.memory);
        let region = MAIN_REGION;
        let thread = Thread::new(image, &mut mem, MAIN, ThreadName::main(), region);
        image.bind(&mut world, &mut mem);
        let mut sync = Sync::default();
        sync.add_thread(ThreadRecord { handle: threads::handle(region), ..ThreadRecord::default() });
        Machine {
            image,
            mem,
            world,
            thread,
            parked: Vec::new(),
            sync,
            scheduler: Box::new(RoundRobin::default()),
            // A thread that is alone goes on and on.
            budget: u64::MAX,
            reserve: 0,
            turn: 0,
            alone: false,
            turns: 0,
            looked: 0,
            elsewhere: 0,
            work: 0,
            poll_at: interp::POLL.min(limits.max_steps / 2),
            overflowed: None,
            names: vec![ThreadName::main()],
            kinds: vec![0],
            watch: watch::Watch::default(),
            shadow: None,
            follows_unset: false,
            unset_args: Vec::new(),
            segments: Vec::new(),
            begins: Begin::Go,
            spurious: false,
            capture: Vec::new(),
            captured: Vec::new(),
            doubts: Vec::new(),
            looks_closely: false,
            left_before: None,
            births: Vec::new(),
            interruptible: false,
            candidates: Vec::new(),
            observer: None,
            every_event: false,
            touched: Vec::new(),
            sites: Sites::default(),
            limits,
            shim_args: Vec::new(),
        }
    }

    pub fn schedule_with(&mut self, scheduler: impl Scheduler + 'i) {
        self.watch.touching = scheduler.wants_touched();
        self.scheduler = Box::new(scheduler);
    }

    pub fn detect_races(&mut self) {
        self.watch.races = Some(Box::new(Races::new()));
    }

    /// Signals of this condition variable wake all that wait, not one.
    pub fn let_signals_wake_all(&mut self, condition: Option<Addr>) {
        self.sync.wakes_all = condition;
    }

    /// Lets waits on condition variables end without a signal, when the strategy says so.
    pub fn allow_spurious_wakeups(&mut self, allow: bool) {
        self.spurious = allow;
    }

    /// Keeps all events, from the program's first instruction on.
    pub fn keep_trace(&mut self) {
        self.watch.on = true;
        self.watch.trace = Some(Vec::new());
    }

    /// Keeps the call stacks of these events, each named by its thread and step clock.
    pub fn capture_stacks(&mut self, events: Vec<(ThreadId, u64)>) {
        self.capture = events;
    }

    /// The stacks that were asked for, as far as those events took place.
    pub fn captured(&self) -> &[Captured] {
        &self.captured
    }

    /// The threads that were created, if a trace was kept.
    pub fn births(&self) -> &[Birth] {
        &self.births
    }

    /// What took place, if it was kept.
    pub fn seen(&self) -> &[Seen] {
        self.watch.trace.as_deref().unwrap_or(&[])
    }

    /// The line of the source that an event belongs to, innermost first where functions were inlined; the user's own
    /// code only.
    pub fn place(&self, seen: &Seen) -> Option<Place> {
        let places = self.image.places(seen.function, seen.op as usize);
        places.into_iter().find(Place::is_known)
    }

    pub fn thread_name(&self, id: ThreadId) -> Option<&ThreadName> {
        self.names.get(id.0 as usize)
    }

    /// Lets freed addresses serve again at once.
    pub fn reuse_addresses(&mut self, reuse: bool) {
        self.mem.reuse_addresses(reuse);
    }

    pub fn run(&mut self) -> Outcome {
        let entered = self.enter_main();
        // What it took to get here is not the program's work.
        self.mem.take_work();
        let end = match entered {
            Ok(()) => self.run_to_end(),
            Err(what) => End::Unsupported { what, stack: Vec::new() },
        };
        if !matches!(end, End::Exit(_)) {
            // What the program printed before it went wrong is worth more than glibc's habit of losing it.
            self.flush();
        }
        self.world.mappings.finish(&self.mem);
        let exit_stack = match end {
            End::Exit(status) if status != 0 => self.stack(),
            _ => Vec::new(),
        };
        self.end_segment();
        let stuck = |f: &Failure| f.kind.is_stuck();
        let exits = matches!(&end, End::Exit(_)) && !self.is_unassumed();
        if exits || matches!(&end, End::Failed(f) if !stuck(f)) {
            // Nothing that the others were about to do comes after it; nobody is about to do something in a deadlock.
            self.watch.touched.push(Touch::EVERYTHING);
        }
        let waiting = if self.watch.touching { self.waiting() } else { Vec::new() };
        if self.watch.apart
            || self.world.asked_inputs()
            || self.world.signals.has_handlers()
            || self.mem.has_shown_addresses()
            || self.watch.touching && self.image.looks_at_addresses()
        {
            self.scheduler.tells_threads_apart();
        }
        self.scheduler.ended(&self.watch.touched, &waiting);
        self.show_end();
        let name = |t: ThreadId| self.names[t.0 as usize].clone();
        let segment = |&(t, until, begins): &(ThreadId, u64, Begin)| Segment { thread: name(t), until, begins };
        let mut schedule: Vec<Segment> = self.segments.iter().map(segment).collect();
        if let Some(last) = schedule.last_mut() {
            last.until = Segment::TO_ITS_END;
        }
        Outcome {
            end,
            steps: self.thread.clock + self.elsewhere,
            max_memory: self.mem.max_live_bytes(),
            events: self.watch.events,
            event_hash: self.watch.hash.finish(),
            doubts: self.all_doubts(),
            threads: self.names.len(),
            last_thread: self.thread.name.clone(),
            last_clock: self.thread.clock,
            exit_stack,
            open_inputs: self.world.inputs.symbolic_args || self.world.inputs.symbolic_stdin > 0,
            schedule,
            interruptible: self.interruptible,
            races: self.races_of_the_program(),
            refused: self.world.files.refused.clone(),
            taken_in: std::mem::take(&mut self.world.files.taken_in),
            notes: self.world.notes.clone(),
        }
    }

    fn all_doubts(&mut self) -> Vec<String> {
        let mut all = std::mem::take(&mut self.doubts);
        let mut doubt = |holds: bool, why: &str| all.extend(holds.then(|| why.to_string()));
        doubt(self.mem.was_surprised(), "a pointer went from thread to thread in disguise");
        doubt(self.world.asked_inputs(), "not every value of the inputs was tried");
        all.extend(self.sync.doubts.iter().map(ToString::to_string));
        all
    }

    fn flush(&mut self) {
        let World { streams, files, .. } = &mut self.world;
        streams.flush_all(files);
    }

    fn run_to_end(&mut self) -> End {
        loop {
            let symbolic = self.shadow.is_some() && self.watch.on;
            let leave = match (self.watch.on || self.looks_closely, symbolic, self.follows_unset) {
                (false, _, false) => self.interpret::<false, false, false>(),
                (false, _, true) => self.interpret::<false, false, true>(),
                (true, true, _) => self.interpret::<true, true, true>(),
                (true, false, false) => self.interpret::<true, false, false>(),
                (true, false, true) => self.interpret::<true, false, true>(),
            };
            let next = self.go_on(leave);
            if let Some(end) = next {
                return end;
            }
        }
    }

    /// A thread that is alone is watched now and then, for a while: it may spin for ever.
    fn look_closer(&mut self) {
        if self.look_away() {
            return;
        }
        self.looks_closely = true;
        // Events are counted already, if somebody wants to know them.
        if !self.watch.on {
            self.left_before = Some(std::mem::replace(&mut self.budget, u64::MAX));
        }
        self.poll_at = self.thread.clock.saturating_add(self.work).saturating_add(CLOSE_LOOK);
    }

    /// Whether that was so until now.
    pub(crate) fn look_away(&mut self) -> bool {
        self.thread.spin.reset();
        self.budget = self.left_before.take().unwrap_or(self.budget);
        std::mem::take(&mut self.looks_closely)
    }

    /// What the library keeps for itself is its own business.
    fn races_of_the_program(&mut self) -> Vec<FoundRace> {
        let mut found = std::mem::take(&mut self.watch.found);
        let is_librarys = |at| self.mem.object(at).is_some_and(|o| self.image.is_librarys(o.allocated));
        found.retain(|f| !is_librarys(f.race.at));
        found
    }

    /// The running thread waits for ever, and so do all others: not in a deadlock, but because of an assumption.
    fn is_unassumed(&self) -> bool {
        let waits = |t: &Thread| t.blocked.is_some();
        let assumed = |t: &Thread| t.blocked.is_some_and(|b| b.reason == BlockReason::Assumption);
        let mut all = self.parked.iter().chain([&self.thread].into_iter().filter(|t| !t.frames.is_empty()));
        all.clone().all(waits) && all.any(assumed)
    }

    /// What follows when the interpreter left its loop; how the run ended, if it did.
    fn go_on(&mut self, leave: Leave) -> Option<End> {
        let done = match leave {
            Leave::Event { next, clock } if self.reserve > 0 => self.pass(next, clock),
            Leave::Event { next, clock } if self.thread.section > 0 => {
                self.stand_at(next, clock);
                self.stay_in_section()
            }
            Leave::Event { next, clock } => {
                self.note_round();
                self.stand_at(next, clock);
                self.take_turns()
            }
            Leave::Stop(Stop::Block { reason, timed }) => {
                self.break_section(reason);
                self.wait_in_call(Blocked { reason, timed, interrupted: false });
                self.take_turns()
            }
            Leave::Stop(Stop::Yield(ret)) => {
                self.finish_call(ret);
                // The next event asks the strategy, which knows that this was a yield.
                self.grant(0);
                Ok(())
            }
            Leave::Stop(Stop::Spawn { function, args, handle_at, detached }) => {
                self.spawn(function, &args, handle_at, detached).map_err(Leave::from)
            }
            Leave::Stop(Stop::ThreadExit(value)) => {
                self.thread.section = self.thread.section.min(1);
                self.end_section();
                self.end_thread(value)
            }
            Leave::Stop(Stop::SignalReturn) => self.go_on_after_signal(),
            Leave::Poll => {
                self.look_closer();
                Ok(())
            }
            Leave::Watch => {
                self.watch_all();
                self.grant(0);
                Ok(())
            }
            Leave::Stop(Stop::CallGuest { func, args, ret }) => self.call_guest(func, &args, ret).map_err(Leave::from),
            Leave::Stop(Stop::Longjmp { id, value }) => self.longjmp(id, value).map_err(Leave::from),
            Leave::Stop(Stop::Fault(fault)) => self.trap(fault),
            end => Err(end),
        };
        let failed = |failure| Some(End::Failed(Box::new(failure)));
        match done {
            Ok(()) => None,
            Err(Leave::Stop(Stop::Exit { status, flush })) => {
                if flush {
                    self.flush();
                }
                Some(End::Exit(status & 0xff))
            }
            Err(Leave::Stop(Stop::Fault(fault))) => {
                if fault.kind.is_of_one_thread() {
                    self.keep_behind(self.shadow.is_some().then_some(Did::Fails));
                }
                failed(self.failure(&fault))
            }
            Err(Leave::Stop(Stop::Misuse(misuse))) => failed(self.misused(&misuse)),
            Err(Leave::Stop(Stop::Unsupported(what))) => Some(End::Unsupported { what, stack: self.stack() }),
            Err(Leave::Failed(failure)) => Some(End::Failed(failure)),
            Err(Leave::Stuck) if self.is_unassumed() => {
                self.flush();
                Some(End::Exit(0))
            }
            Err(Leave::Stuck) => failed(self.deadlock()),
            Err(Leave::OutOfSteps) => Some(End::OutOfSteps),
            Err(Leave::Stopped(reason)) => Some(End::Stopped(reason)),
            Err(Leave::Abandoned) => Some(End::Abandoned),
            Err(Leave::Event { .. } | Leave::Stop(_) | Leave::Poll | Leave::Watch) => {
                Some(End::Unsupported { what: "the VM lost its place (a bug of ours)".into(), stack: self.stack() })
            }
        }
    }

    /// Puts argv and envp into memory and the start function on the stack.
    fn enter_main(&mut self) -> Result<(), String> {
        let full = || "the arguments do not fit into guest memory".to_string();
        let (globals, most) = (self.mem.live_bytes().div_ceil(1 << 20), self.limits.memory >> 20);
        if self.mem.live_bytes() > self.limits.memory {
            return Err(format!("the global variables take {globals} MiB; --max-memory allows {most} MiB"));
        }
        let args = self.world.inputs.args.clone();
        let mut array = Vec::new();
        for arg in &args {
            let at = self
                .mem
                .alloc(self.thread.region, ObjectKind::Library, arg.len() as u64 + 1, 1, Site(0))
                .ok_or_else(full)?;
            self.mem.bytes_mut(at, arg.len() as u64).map_err(|_| full())?.copy_from_slice(arg);
            if !array.is_empty() {
                self.shadow_argument(array.len() / 8, at, arg);
            }
            array.extend(at.to_le_bytes());
        }
        array.extend([0; 8]);
        let argv = self
            .mem
            .alloc(self.thread.region, ObjectKind::Library, array.len() as u64, 16, Site(0))
            .ok_or_else(full)?;
        self.mem.bytes_mut(argv, array.len() as u64).map_err(|_| full())?.copy_from_slice(&array);
        let variables = self.world.inputs.env.clone();
        let envp = self.world.env.create(&mut self.mem, &variables);
        self.push_frame(self.image.start, &[args.len() as u64, argv, envp], 0, 0).map_err(|f| f.message)
    }
}
