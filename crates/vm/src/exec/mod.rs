//! Running: the machine, its thread, and how a run ends.

pub(crate) mod arith;
mod call;
mod ext;
mod failure;
mod float;
mod interp;
mod location;
mod sites;
mod threads;

use crate::image::Image;
use crate::memory::{Addr, Memory, ObjectKind, RegionId, Site};
use crate::sched::{RoundRobin, Scheduler};
use crate::shims::{Pending, Stop};
use crate::sync::{BlockReason, MAIN, Sync, ThreadId, ThreadRecord};
use crate::world::World;
use sites::Sites;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
pub(crate) use threads::handle as thread_handle;
use trace::{Failure, Place, ThreadName};

/// How a run is bounded.
#[derive(Clone, Debug)]
pub struct Limits {
    /// IR instructions before the run counts as unfinished.
    pub max_steps: u64,
    /// Bytes of the guest's stack.
    pub stack: u64,
    /// Bytes of live guest memory.
    pub memory: u64,
    /// Set from outside to end the run.
    pub interrupt: Arc<AtomicBool>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { max_steps: u64::MAX, stack: 8 << 20, memory: 8 << 30, interrupt: Arc::default() }
    }
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The program ended with this status.
    Exit(i32),
    /// The program did something wrong.
    Failed(Box<Failure>),
    /// We cannot do what the program asked for.
    Unsupported {
        /// What, and what to do about it.
        what: String,
        /// The call stack, innermost first.
        stack: Vec<Place>,
    },
    /// `max_steps` was reached.
    OutOfSteps,
    /// `interrupt` was set.
    Interrupted,
}

/// What a run did, and how much.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How it ended.
    pub end: End,
    /// IR instructions executed.
    pub steps: u64,
    /// The most bytes of guest memory that were live at once.
    pub max_memory: u64,
    /// Paths that the program was refused.
    pub refused: Vec<std::path::PathBuf>,
}

/// One function's activation.
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

/// A guest thread.
pub(crate) struct Thread {
    pub(crate) id: ThreadId,
    pub(crate) blocked: Option<Blocked>,
    /// What a call that blocked left behind for its second execution.
    pub(crate) pending: Option<Pending>,
    /// Values of thread-specific keys.
    pub(crate) specific: Vec<u64>,
    pub(crate) name: ThreadName,
    pub(crate) region: RegionId,
    pub(crate) frames: Vec<Frame>,
    pub(crate) regs: Vec<u64>,
    /// Stack objects of all frames.
    pub(crate) locals: Vec<Addr>,
    pub(crate) clock: u64,
    pub(crate) errno_at: Addr,
    pub(crate) tls: Vec<Addr>,
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
    /// Steps of threads that have ended.
    pub(crate) ended_steps: u64,
    pub(crate) sites: Sites,
    pub(crate) limits: Limits,
    /// Argument slots of the shim being called.
    pub(crate) shim_args: Vec<u64>,
}

/// For what a thread waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocked {
    pub(crate) reason: BlockReason,
    pub(crate) timed: bool,
}

/// Why the interpreter left its loop.
pub(crate) enum Leave {
    /// An event comes next, and the budget is used up.
    Event,
    Stop(Stop),
    OutOfSteps,
    Interrupted,
}

impl From<Stop> for Leave {
    fn from(s: Stop) -> Leave {
        Leave::Stop(s)
    }
}

impl From<Box<crate::memory::Fault>> for Leave {
    fn from(f: Box<crate::memory::Fault>) -> Leave {
        Leave::Stop(Stop::Fault(f))
    }
}

/// The region of the main thread.
const MAIN_REGION: RegionId = RegionId(1);

impl<'i> Machine<'i> {
    /// A machine at the start of the program.
    pub fn new(image: &'i Image, mut world: World, limits: Limits) -> Machine<'i> {
        let mut mem = image.initial_memory();
        mem.set_limit(limits.memory);
        let region = MAIN_REGION;
        let thread = Thread::new(image, &mut mem, MAIN, ThreadName::main(), region);
        image.bind(&mut world, &mut mem);
        let mut sync = Sync::default();
        sync.threads.push(ThreadRecord::default());
        Machine {
            image,
            mem,
            world,
            thread,
            parked: Vec::new(),
            sync,
            scheduler: Box::new(RoundRobin::default()),
            budget: 0,
            ended_steps: 0,
            sites: Sites::default(),
            limits,
            shim_args: Vec::new(),
        }
    }

    /// Runs the program to its end.
    pub fn run(&mut self) -> Outcome {
        let end = match self.enter_main() {
            Ok(()) => self.run_to_end(),
            Err(what) => End::Unsupported { what, stack: Vec::new() },
        };
        if !matches!(end, End::Exit(_)) {
            // What the program printed before it went wrong is worth more than glibc's habit of losing it.
            self.flush();
        }
        self.world.mappings.finish(&self.mem);
        Outcome {
            end,
            steps: self.thread.clock + self.parked.iter().map(|t| t.clock).sum::<u64>() + self.ended_steps,
            max_memory: self.mem.max_live_bytes(),
            refused: self.world.files.refused.clone(),
        }
    }

    fn flush(&mut self) {
        let World { streams, files, .. } = &mut self.world;
        streams.flush_all(files);
    }

    fn run_to_end(&mut self) -> End {
        loop {
            let leave = if self.parked.is_empty() { self.interpret::<false>() } else { self.interpret::<true>() };
            match leave {
                Leave::Event => {
                    if let Err(failure) = self.reschedule() {
                        return End::Failed(failure);
                    }
                }
                Leave::Stop(Stop::Block { reason, timed }) => {
                    self.redo_call();
                    self.thread.blocked = Some(Blocked { reason, timed });
                    if let Err(failure) = self.reschedule() {
                        return End::Failed(failure);
                    }
                }
                Leave::Stop(Stop::Yield(ret)) => {
                    self.finish_call(ret);
                    if let Err(failure) = self.reschedule() {
                        return End::Failed(failure);
                    }
                }
                Leave::Stop(Stop::Spawn { function, args, handle_at, detached }) => {
                    if let Err(fault) = self.spawn(function, &args, handle_at, detached) {
                        return End::Failed(Box::new(self.failure(&fault)));
                    }
                }
                Leave::Stop(Stop::ThreadExit(value)) => {
                    if let Err(failure) = self.end_thread(value) {
                        return End::Failed(failure);
                    }
                }
                Leave::OutOfSteps => return End::OutOfSteps,
                Leave::Interrupted => return End::Interrupted,
                Leave::Stop(Stop::Exit { status, flush }) => {
                    if flush {
                        self.flush();
                    }
                    return End::Exit(status & 0xff);
                }
                Leave::Stop(Stop::Fault(fault)) => return End::Failed(Box::new(self.failure(&fault))),
                Leave::Stop(Stop::Unsupported(what)) => return End::Unsupported { what, stack: self.stack() },
                Leave::Stop(Stop::CallGuest { func, args, ret }) => {
                    if let Err(fault) = self.call_guest(func, &args, ret) {
                        return End::Failed(Box::new(self.failure(&fault)));
                    }
                }
                Leave::Stop(Stop::Longjmp { id, value }) => {
                    if let Err(fault) = self.longjmp(id, value) {
                        return End::Failed(Box::new(self.failure(&fault)));
                    }
                }
            }
        }
    }

    /// Puts argv and envp into memory and the start function on the stack.
    fn enter_main(&mut self) -> Result<(), String> {
        let full = || "the arguments do not fit into guest memory".to_string();
        let args = self.world.inputs.args.clone();
        let mut array = Vec::new();
        for arg in &args {
            let at = self
                .mem
                .alloc(self.thread.region, ObjectKind::Library, arg.len() as u64 + 1, 1, Site(0))
                .ok_or_else(full)?;
            self.mem.bytes_mut(at, arg.len() as u64).map_err(|_| full())?.copy_from_slice(arg);
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
