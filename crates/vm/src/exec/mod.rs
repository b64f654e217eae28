//! Running: the machine, its thread, and how a run ends.

mod arith;
mod call;
mod ext;
mod failure;
mod float;
mod interp;
mod sites;

use crate::image::Image;
use crate::memory::{Addr, Memory, ObjectKind, RegionId, Site};
use crate::shims::Stop;
use crate::world::World;
use sites::Sites;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
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
    pub(crate) thread: Thread,
    pub(crate) sites: Sites,
    pub(crate) limits: Limits,
    /// Argument slots of the shim being called.
    pub(crate) shim_args: Vec<u64>,
}

/// Why the interpreter left its loop.
pub(crate) enum Leave {
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
        let errno_at = mem.alloc(region, ObjectKind::Library, 4, 4, Site(0)).unwrap_or(0);
        let tls = image.tls.iter().map(|v| {
            let at = mem.alloc(region, ObjectKind::Global, v.bytes.len() as u64, v.align, v.site).unwrap_or(0);
            if let Ok(to) = mem.bytes_mut(at, v.bytes.len() as u64) {
                to.copy_from_slice(&v.bytes);
            }
            at
        });
        let tls = tls.collect();
        image.bind(&mut world, &mut mem);
        let thread = Thread {
            name: ThreadName::main(),
            region,
            frames: Vec::new(),
            regs: Vec::new(),
            locals: Vec::new(),
            clock: 0,
            errno_at,
            tls,
            serial: 0,
            stack_bytes: 0,
        };
        Machine { image, mem, world, thread, sites: Sites::default(), limits, shim_args: Vec::new() }
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
            steps: self.thread.clock,
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
            match self.interpret() {
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
