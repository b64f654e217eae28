//! The one description of a run: all that decides an execution besides its schedule. It is what is saved, loaded, explained,
//! hunted and replayed; what is not in here does not decide anything.

use crate::program::Program;
use guest::world::files::{Files, Output, StdinRead, StdinSource};
use guest::world::{Inputs, World};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use trace::ThreadName;
use vm::sched::{Conflicts, Replay, Scheduler};
use vm::{Image, Limits, Machine, Outcome, Stop};

/// A program with everything it is given, ready to run under any schedule.
#[derive(Clone, Debug)]
pub struct Setup {
    pub program: Arc<Program>,
    /// Arguments, environment, allowed folders, symbolic inputs.
    pub inputs: Inputs,
    /// Standard input, and in which pieces it came.
    pub stdin: StdinRead,
    /// The folder in which the program runs; `None` for the tool's own.
    pub folder: Option<PathBuf>,
    /// Steps, stack, memory, and when to stop.
    pub limits: Limits,
    pub races: bool,
    /// Waits on condition variables may end without a signal.
    pub spurious: bool,
    /// Freed addresses serve again at once.
    pub reuse: bool,
    /// Uses of memory that was never written are failures.
    pub uninitialised: bool,
    /// What the program writes reaches the host's files. Otherwise it is kept in memory, and every run finds the files as they are.
    pub writes_through: bool,
}

/// What symbolic inputs are, where that is not what the run is given anyway.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Symbolic {
    /// Of calls that ask for one: the n-th of a thread, from 0.
    pub calls: BTreeMap<(ThreadName, u32), Vec<u8>>,
    /// Bytes of arguments: which argument, which byte of it.
    pub arguments: BTreeMap<(usize, usize), u8>,
    /// Bytes of standard input.
    pub stdin: BTreeMap<usize, u8>,
    /// Standard input ends after so many bytes.
    pub stdin_ends: Option<usize>,
}

impl Symbolic {
    pub fn new() -> Symbolic {
        Symbolic::default()
    }
}

impl Setup {
    /// A program that is given nothing, within the VM's own limits.
    pub fn new(program: impl Into<Arc<Program>>) -> Setup {
        Setup {
            program: program.into(),
            inputs: Inputs::default(),
            stdin: StdinRead::default(),
            folder: None,
            limits: Limits::default(),
            races: false,
            spurious: false,
            reuse: false,
            uninitialised: false,
            writes_through: false,
        }
    }

    pub fn image(&self) -> &Image {
        &self.program.image
    }

    /// A machine at the start of the program; all its output goes to `output`.
    pub fn machine(&self, output: Output) -> Machine<'_> {
        self.machine_with(StdinSource::Again(self.stdin.clone()), output.clone(), output)
    }

    pub fn machine_with(&self, stdin: StdinSource, stdout: Output, stderr: Output) -> Machine<'_> {
        fault_on_purpose();
        let mut files = Files::with_std(stdin, stdout, stderr);
        if let Some(folder) = &self.folder {
            files.start_in(folder);
        }
        files.allow(&self.inputs.allow);
        if !self.writes_through {
            files.keep_changes_apart(self.limits.memory);
        }
        let world = World::new(self.inputs.clone(), files);
        let mut machine = Machine::new(self.image(), world, self.limits.clone());
        machine.allow_spurious_wakeups(self.spurious);
        machine.reuse_addresses(self.reuse);
        if self.uninitialised {
            machine.report_uninitialised();
        }
        if self.races {
            machine.detect_races();
        }
        machine
    }

    pub fn with_max_steps(&self, max_steps: u64) -> Setup {
        let mut setup = self.clone();
        setup.limits.max_steps = max_steps.min(self.limits.max_steps);
        setup
    }

    /// The same, but no run goes on past this moment.
    pub fn until(&self, deadline: Option<Instant>) -> Setup {
        let mut setup = self.clone();
        setup.limits.stop = self.limits.stop.until(deadline);
        setup
    }

    /// The same for a command that may take so long, from now on.
    pub fn within(&self, time: Option<Duration>) -> Setup {
        let mut setup = self.clone();
        setup.limits.stop = self.limits.stop.within(time);
        setup
    }

    /// The same, for other reasons to stop.
    pub fn stopping(&self, stop: &Stop) -> Setup {
        let mut setup = self.clone();
        setup.limits.stop = stop.clone();
        setup
    }

    /// The same, with no reason to stop but its own end: what was found is repeated and saved also when time is up.
    pub fn unstoppable(&self) -> Setup {
        self.stopping(&Stop::default())
    }

    pub fn has_symbolic_inputs(&self) -> bool {
        self.inputs.symbolic_args || self.inputs.symbolic_stdin > 0 || self.image().has_symbolic_inputs()
    }

    pub fn with_symbolic(&self, symbolic: Symbolic) -> Setup {
        let mut setup = self.clone();
        setup.inputs.symbolic.extend(symbolic.calls);
        for ((argument, byte), value) in symbolic.arguments {
            if let Some(byte) = setup.inputs.args.get_mut(argument).and_then(|a| a.get_mut(byte)) {
                *byte = value;
            }
        }
        // What comes after the first 0 cannot be passed on.
        for argument in &mut setup.inputs.args {
            let end = argument.iter().position(|&b| b == 0).unwrap_or(argument.len());
            argument[end..].fill(0);
        }
        for (byte, value) in symbolic.stdin {
            if let Some(byte) = setup.stdin.bytes.get_mut(byte) {
                *byte = value;
            }
        }
        if let Some(end) = symbolic.stdin_ends {
            setup.stdin.bytes.truncate(end);
        }
        setup
    }

    /// One run; what it prints is lost.
    pub fn run(&self, scheduler: &mut dyn Scheduler) -> Outcome {
        self.run_to(Output::Discard, scheduler)
    }

    pub fn run_to(&self, output: Output, scheduler: &mut dyn Scheduler) -> Outcome {
        let mut machine = self.machine(output);
        machine.schedule_with(scheduler);
        machine.run()
    }

    /// The same, and the conflicts between threads that it showed.
    pub fn run_for_conflicts(&self, scheduler: &mut dyn Scheduler) -> (Outcome, Conflicts) {
        let mut machine = self.machine(Output::Discard);
        machine.schedule_with(scheduler);
        machine.keep_trace();
        let outcome = machine.run();
        (outcome, Conflicts::new(machine.seen()))
    }

    /// Repeats a schedule, as closely as the program lets it.
    pub fn follow(&self, schedule: &[trace::Segment]) -> Outcome {
        self.run(&mut Replay::loosely(schedule.to_vec()))
    }

    /// Repeats a schedule exactly; a run that cannot is abandoned.
    pub fn repeat(&self, schedule: &[trace::Segment]) -> Outcome {
        self.run(&mut Replay::new(schedule.to_vec()))
    }
}

/// A panic of the n-th run, for the test that nothing brings the tool down. A release build does not have it.
fn fault_on_purpose() {
    #[cfg(debug_assertions)]
    {
        use std::sync::atomic::{AtomicU64, Ordering};
        static RUNS: AtomicU64 = AtomicU64::new(0);
        let run = RUNS.fetch_add(1, Ordering::Relaxed) + 1;
        let wanted = std::env::var("UNSNARL_PANIC_IN_RUN").ok().and_then(|n| n.parse().ok());
        assert!(wanted != Some(run), "the panic that the test asked for");
    }
}
