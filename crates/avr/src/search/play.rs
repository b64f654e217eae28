//! A run with a sequence of events.

use super::Event;
use crate::concolic::Symbolic;
use crate::machine::{Halt, Machine, Watch};
use crate::op::Op;
use crate::program::Program;
use std::collections::BTreeMap;

/// Which sides of branches and skips were taken, by address in words: 1 for not taken, 2 for taken.
#[derive(Clone, PartialEq, Eq)]
pub struct Coverage(Vec<u8>);

impl Coverage {
    pub fn new(program: &Program) -> Coverage {
        Coverage(vec![0; program.used as usize / 2 + 1])
    }

    pub fn has(&self, pc: u32, taken: bool) -> bool {
        self.0.get(pc as usize).is_some_and(|sides| sides >> u8::from(taken) & 1 != 0)
    }

    fn add(&mut self, pc: u32, taken: bool) {
        if let Some(sides) = self.0.get_mut(pc as usize) {
            *sides |= 1 << u8::from(taken);
        }
    }

    /// Takes in another's; how many sides were new.
    pub fn merge(&mut self, other: &Coverage) -> usize {
        let mut new = 0;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            new += (theirs & !*mine).count_ones() as usize;
            *mine |= theirs;
        }
        new
    }

    pub fn sides(&self) -> usize {
        self.0.iter().map(|sides| sides.count_ones() as usize).sum()
    }
}

/// A moment at which a handler would be entered if its event came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    pub cycle: u64,
    /// Bytes on the stack.
    pub depth: u16,
}

/// Notes coverage, and for each handler when it could have come: where the stack was deepest, and at the end.
pub struct Observer {
    pub coverage: Coverage,
    handlers: Vec<usize>,
    /// How often these handlers may be active at once, and who is: the stack pointer before it came.
    limits: BTreeMap<usize, u8>,
    active: Vec<(usize, u16)>,
    /// A handler was active more often than that.
    pub broke_limit: bool,
    /// Handlers that came: a bit for each vector.
    pub came: u64,
    /// Moments before this cycle do not count.
    pub from: u64,
    pub deepest: Vec<Option<Moment>>,
    pub last: Vec<Option<Moment>>,
}

impl Observer {
    pub fn new(program: &Program, handlers: &[usize], limits: &BTreeMap<usize, u8>) -> Observer {
        let none = vec![None; handlers.len()];
        Observer {
            coverage: Coverage::new(program),
            handlers: handlers.to_vec(),
            limits: limits.clone(),
            active: Vec::new(),
            broke_limit: false,
            came: 0,
            from: u64::MAX,
            deepest: none.clone(),
            last: none,
        }
    }
}

impl Observer {
    fn count(&self, handler: usize) -> usize {
        self.active.iter().filter(|(h, _)| *h == handler).count()
    }

    /// Whether one more of this handler is within what the user assumes.
    fn is_allowed(&self, handler: usize) -> bool {
        self.limits.is_empty() || self.limits.get(&handler).is_none_or(|&limit| self.count(handler) < limit.into())
    }
}

impl Watch for Observer {
    #[inline(always)]
    fn before(&mut self, machine: &Machine) {
        while self.active.last().is_some_and(|&(_, sp)| sp <= machine.sp) {
            self.active.pop();
        }
        if machine.sreg & 0x80 == 0 || machine.cycles < self.from {
            return;
        }
        let now = Moment { cycle: machine.cycles, depth: machine.depth() };
        for (i, &handler) in self.handlers.iter().enumerate() {
            if self.deepest[i].is_none_or(|m| m.depth < now.depth) {
                if machine.accepts(handler) && self.is_allowed(handler) {
                    self.deepest[i] = Some(now);
                    self.last[i] = Some(now);
                }
            } else if self.last[i].is_none_or(|m| m.cycle + 1000 < now.cycle)
                && machine.accepts(handler)
                && self.is_allowed(handler)
            {
                self.last[i] = Some(now);
            }
        }
    }

    #[inline(always)]
    fn decided(&mut self, pc: u32, taken: bool) {
        self.coverage.add(pc, taken);
    }

    fn interrupted(&mut self, machine: &Machine, vector: usize) {
        self.came |= 1 << vector;
        self.broke_limit |= !self.is_allowed(vector);
        self.active.push((vector, machine.sp + machine.mcu().pc_bytes()));
    }
}

/// Two that look on.
pub struct Both<'a, A, B>(pub &'a mut A, pub &'a mut B);

impl<A: Watch, B: Watch> Watch for Both<'_, A, B> {
    fn before(&mut self, machine: &Machine) {
        self.0.before(machine);
        self.1.before(machine);
    }

    fn decided(&mut self, pc: u32, taken: bool) {
        self.0.decided(pc, taken);
        self.1.decided(pc, taken);
    }

    fn interrupted(&mut self, machine: &Machine, vector: usize) {
        self.0.interrupted(machine, vector);
        self.1.interrupted(machine, vector);
    }

    fn deeper(&mut self, machine: &Machine) {
        self.0.deeper(machine);
        self.1.deeper(machine);
    }
}

/// A call or interrupt that has not returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The call, or the instruction before which the handler came; in words.
    pub at: u32,
    /// The handler, if it was no call.
    pub vector: Option<usize>,
    /// The stack pointer before.
    sp: u16,
}

/// Who had called whom when the stack was deepest, and how the depth went.
#[derive(Default)]
pub struct Chain {
    frames: Vec<Frame>,
    /// Outermost first.
    pub deepest: Vec<Frame>,
    /// Where the program was, in words.
    pub at: u32,
    pub cycle: u64,
    interrupted_at: u32,
}

impl Watch for Chain {
    fn before(&mut self, machine: &Machine) {
        while self.frames.last().is_some_and(|f| f.sp <= machine.sp) {
            self.frames.pop();
        }
        self.interrupted_at = machine.pc;
        let op = machine.code.op(machine.pc);
        let is_call = matches!(op, Op::Call(_) | Op::Icall | Op::Eicall) || matches!(op, Op::Rcall(by) if by != 0);
        if is_call {
            self.frames.push(Frame { at: machine.pc, vector: None, sp: machine.sp });
        }
    }

    fn interrupted(&mut self, machine: &Machine, vector: usize) {
        let sp = machine.sp + machine.mcu().pc_bytes();
        while self.frames.last().is_some_and(|f| f.sp <= sp) {
            self.frames.pop();
        }
        let at = self.interrupted_at;
        self.frames.push(Frame { at, vector: Some(vector), sp });
        if machine.sp == machine.lowest {
            self.deeper(machine);
        }
    }

    fn deeper(&mut self, machine: &Machine) {
        self.deepest.clone_from(&self.frames);
        self.at = machine.pc;
        self.cycle = machine.cycles;
    }
}

/// How a run with events went.
pub struct Played {
    pub machine: Machine,
    pub halt: Option<Halt>,
}

/// Delivers events to a machine that stands before all of them, and lets it run until `end`.
pub fn play<W: Watch>(mut machine: Machine, events: &[Event], end: u64, watch: &mut W) -> Played {
    for event in events {
        if let Err(halt) = machine.run(watch, event.cycle) {
            return Played { machine, halt: Some(halt) };
        }
        machine.deliver(event.vector, event.value);
    }
    let halt = machine.run(watch, end).err();
    Played { machine, halt }
}

/// The same, with the values of events followed.
pub fn play_followed<W: Watch>(mut machine: Machine, events: &[Event], end: u64, watch: &mut W) -> (Played, Symbolic) {
    let mut symbolic = Symbolic::new();
    for event in events {
        if let Err(halt) = machine.run(&mut Both(watch, &mut symbolic), event.cycle) {
            return (Played { machine, halt: Some(halt) }, symbolic);
        }
        // A byte that waits behind another is not followed.
        let behind = machine.waits_behind(event.vector);
        if machine.deliver(event.vector, event.value) && !behind {
            symbolic.deliver(&machine, event.vector);
        } else {
            symbolic.skip();
        }
    }
    let halt = machine.run(&mut Both(watch, &mut symbolic), end).err();
    (Played { machine, halt }, symbolic)
}
