//! What all runs of a campaign have in common: the program, its inputs, its bounds.

use guest::world::{Inputs, World, files};
use vm::sched::{Conflicts, Replay, RoundRobin, Scheduler};
use vm::{Image, Limits, Machine, Outcome};

/// A program with everything it is given, ready to run under any schedule.
pub struct Setup<'i> {
    /// The program.
    pub image: &'i Image,
    /// Arguments, environment, allowed folders.
    pub inputs: Inputs,
    /// Standard input.
    pub stdin: Vec<u8>,
    /// Steps, stack, memory, Ctrl-C.
    pub limits: Limits,
    /// Look for data races in every run.
    pub races: bool,
    /// Waits on condition variables may end without a signal.
    pub spurious: bool,
    /// Freed addresses serve again at once.
    pub reuse: bool,
}

impl<'i> Setup<'i> {
    /// A machine at the start of the program; its output goes to `output`.
    pub fn machine(&self, output: files::Output) -> Machine<'i> {
        let stdin = files::StdinSource::Bytes(self.stdin.clone());
        let mut files = files::Files::with_std(stdin, output.clone(), output);
        files.allow(&self.inputs.allow);
        let world = World::new(self.inputs.clone(), files);
        let mut machine = Machine::new(self.image, world, self.limits.clone());
        machine.allow_spurious_wakeups(self.spurious);
        machine.reuse_addresses(self.reuse);
        if self.races {
            machine.detect_races();
        }
        machine
    }

    /// The same with another limit of steps.
    pub fn with_max_steps(&self, max_steps: u64) -> Setup<'i> {
        let limits = Limits { max_steps: max_steps.min(self.limits.max_steps), ..self.limits.clone() };
        Setup { inputs: self.inputs.clone(), stdin: self.stdin.clone(), limits, ..*self }
    }

    /// Whether the program has inputs that could be anything.
    pub fn has_symbolic_inputs(&self) -> bool {
        self.inputs.symbolic_args || self.inputs.symbolic_stdin > 0 || self.image.has_symbolic_inputs()
    }

    /// The same with other symbolic inputs.
    pub fn with_symbolic(&self, symbolic: crate::predict::inputs::Symbolic) -> Setup<'i> {
        let mut inputs = Inputs { symbolic: symbolic.calls, ..self.inputs.clone() };
        for ((argument, byte), value) in symbolic.arguments {
            if let Some(byte) = inputs.args.get_mut(argument).and_then(|a| a.get_mut(byte)) {
                *byte = value;
            }
        }
        let mut stdin = self.stdin.clone();
        for (byte, value) in symbolic.stdin {
            if let Some(byte) = stdin.get_mut(byte) {
                *byte = value;
            }
        }
        Setup { inputs, stdin, limits: self.limits.clone(), ..*self }
    }

    /// The same, out of reach of what has stopped the runs so far.
    pub fn uninterrupted(&self) -> Setup<'i> {
        let limits = Limits { interrupt: Default::default(), ..self.limits.clone() };
        Setup { inputs: self.inputs.clone(), stdin: self.stdin.clone(), limits, ..*self }
    }

    /// One run; what it prints is lost.
    pub fn run(&self, scheduler: &mut dyn Scheduler) -> Outcome {
        run(self.machine(files::Output::Discard), scheduler)
    }

    /// The conflicts between threads in a run without preemptions.
    pub fn conflicts(&self) -> Conflicts {
        let mut machine = self.machine(files::Output::Discard);
        machine.schedule_with(RoundRobin::new(u64::MAX));
        machine.keep_trace();
        machine.run();
        Conflicts::new(machine.seen())
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

pub(super) fn run<'a, 'i: 'a>(machine: Machine<'i>, scheduler: &'a mut dyn Scheduler) -> Outcome {
    let mut machine: Machine<'a> = machine;
    machine.schedule_with(scheduler);
    machine.run()
}
