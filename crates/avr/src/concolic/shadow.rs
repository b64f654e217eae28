//! The expressions of registers, flags and memory, instruction by instruction.

use crate::machine::{Machine, Watch};
use crate::op::{Mode, Op, Z};
use crate::sreg;
use rustc_hash::FxHashMap;
use trace::{ExprId, ExprOp, Exprs};

/// Something that depended on values: a branch, or an address.
#[derive(Clone, Copy, Debug)]
pub struct Decision {
    /// Where, in words.
    pub pc: u32,
    /// One bit: whether it goes as it went.
    pub holds: ExprId,
    /// An address that was taken as observed is no decision of the program.
    pub is_branch: bool,
    /// What happened at a branch.
    pub taken: bool,
    /// How many events had been delivered.
    pub events: usize,
}

/// Expressions grow with the run: beyond this many, values are taken as they are.
const MOST: usize = 200_000;
const DEEPEST: u32 = 400;

#[derive(Default)]
pub struct Symbolic {
    pub exprs: Exprs,
    pub(super) registers: [Option<ExprId>; 32],
    pub(super) flags: [Option<ExprId>; 8],
    memory: FxHashMap<u16, ExprId>,
    pub decisions: Vec<Decision>,
    /// The unknown of each event that has one, with its number in the sequence.
    pub inputs: Vec<(usize, ExprId)>,
    events: usize,
}

fn is_usart(machine: &Machine, at: u16) -> bool {
    machine.mcu().usarts.iter().any(|u| u.data == at)
}

impl Symbolic {
    pub fn new() -> Symbolic {
        Symbolic::default()
    }

    /// An event is delivered: its value is unknown from here on.
    pub fn deliver(&mut self, machine: &Machine, vector: usize) {
        let number = self.events;
        self.events += 1;
        let Some((at, width)) = machine.delivered_at(vector) else { return };
        let unknown = self.exprs.fresh(width);
        self.inputs.push((number, unknown));
        let low = self.exprs.extract(unknown, 0, 8);
        self.memory.insert(at, low);
        if width > 8 {
            let high = self.exprs.extract(unknown, 8, width - 8);
            let high = self.exprs.fit(high, 8);
            self.memory.insert(at + 1, high);
        }
    }

    /// An event was delivered that is not followed.
    pub fn skip(&mut self) {
        self.events += 1;
    }

    /// The expression of a register, or its number.
    pub(super) fn byte(&mut self, machine: &Machine, r: u8) -> ExprId {
        self.registers[usize::from(r)].unwrap_or_else(|| self.exprs.constant(8, machine.register(r).into()))
    }

    pub(super) fn flag(&mut self, machine: &Machine, flag: u8) -> ExprId {
        self.flags[usize::from(flag)].unwrap_or_else(|| self.exprs.constant(1, u64::from(machine.sreg >> flag & 1)))
    }

    /// What is constant or too large is not followed.
    pub(super) fn keep(&self, of: ExprId) -> Option<ExprId> {
        let follow = self.exprs.as_const(of).is_none() && self.exprs.len() < MOST && self.exprs.depth(of) < DEEPEST;
        follow.then_some(of)
    }

    pub(super) fn set(&mut self, r: u8, to: ExprId) {
        self.registers[usize::from(r)] = self.keep(to);
    }

    pub(super) fn set_flag(&mut self, flag: u8, to: ExprId) {
        self.flags[usize::from(flag)] = self.keep(to);
    }

    pub(super) fn is_symbolic(&self, r: u8) -> bool {
        self.registers[usize::from(r)].is_some()
    }

    fn bit(&mut self, of: ExprId, bit: u8) -> ExprId {
        self.exprs.extract(of, bit.into(), 1)
    }

    /// A pair that is used as an address is taken as observed.
    fn pin(&mut self, machine: &Machine, low: u8) {
        for r in [low, low + 1] {
            if let Some(expr) = self.registers[usize::from(r)] {
                let observed = self.exprs.constant(8, machine.register(r).into());
                let same = self.exprs.bin(ExprOp::Eq, expr, observed);
                self.note(machine.pc, same, true, false);
                self.registers[usize::from(r)] = None;
            }
        }
    }

    fn load(&mut self, machine: &Machine, at: u16) -> Option<ExprId> {
        match at {
            0..32 => self.registers[usize::from(at)],
            0x5f if self.flags.iter().any(Option::is_some) => {
                let mut all = self.flag(machine, 0);
                for flag in 1..8 {
                    let bit = self.flag(machine, flag);
                    all = self.exprs.concat(bit, all);
                }
                Some(all)
            }
            // Another byte may come up behind it.
            _ if is_usart(machine, at) => self.memory.remove(&at),
            _ => self.memory.get(&at).copied(),
        }
    }

    fn store(&mut self, machine: &Machine, at: u16, value: Option<ExprId>) {
        match at {
            0..32 => self.registers[usize::from(at)] = value,
            0x5f => {
                for flag in 0..8 {
                    let bit = value.map(|v| self.bit(v, flag));
                    self.flags[usize::from(flag)] = bit.and_then(|b| self.keep(b));
                }
            }
            // What is written to these is not what is read from them.
            _ if at == machine.mcu().spi.data || is_usart(machine, at) => {}
            _ if at < machine.mcu().ram_start => {
                self.memory.remove(&at);
            }
            _ => match value {
                Some(value) => {
                    self.memory.insert(at, value);
                }
                None => {
                    self.memory.remove(&at);
                }
            },
        }
    }

    fn pointer(&mut self, machine: &Machine, ptr: u8, mode: Mode) -> u16 {
        self.pin(machine, ptr);
        let at = machine.word(ptr);
        match mode {
            Mode::Plus(q) => at.wrapping_add(q.into()),
            Mode::PostInc => at,
            Mode::PreDec => at.wrapping_sub(1),
        }
    }

    /// Return addresses are no values.
    fn return_address(&mut self, machine: &Machine, from: u16) {
        for i in 0..machine.mcu().pc_bytes() {
            self.memory.remove(&from.wrapping_sub(i));
        }
    }

    /// Whether a byte of memory depends on values.
    pub fn follows(&self, at: u16) -> bool {
        self.memory.contains_key(&at)
    }

    /// Whether anything at all is followed.
    fn idle(&self) -> bool {
        self.memory.is_empty() && self.registers.iter().all(Option::is_none) && self.flags.iter().all(Option::is_none)
    }

    /// For tests: every expression has the value that the machine has.
    pub fn agrees(&self, machine: &Machine, value: impl Fn(usize) -> u16) -> bool {
        let mut values = FxHashMap::default();
        for &(number, input) in &self.inputs {
            if let trace::Node::Var { var, .. } = *self.exprs.node(input) {
                values.insert(var, u64::from(value(number)));
            }
        }
        let is = |expr: Option<ExprId>, observed: u8| {
            expr.is_none_or(|e| self.exprs.eval(e, &mut |var| values[&var]) == Some(observed.into()))
        };
        let registers = (0..32).all(|r| is(self.registers[usize::from(r)], machine.register(r)));
        let flags = (0..8u8).all(|f| is(self.flags[usize::from(f)], machine.sreg >> f & 1));
        let in_ram = |at: u16| at >= machine.mcu().ram_start;
        registers
            && flags
            && self.memory.iter().filter(|(at, _)| in_ram(**at)).all(|(&at, &e)| is(Some(e), machine.peek(at)))
    }
}

impl Watch for Symbolic {
    fn before(&mut self, machine: &Machine) {
        if self.events == 0 || self.idle() {
            return;
        }
        let pc = machine.pc;
        let op = machine.code.op(pc);
        let register = |r: u8| usize::from(r);
        match op {
            Op::Mov(d, r) => self.registers[register(d)] = self.registers[register(r)],
            Op::Movw(d, r) => {
                self.registers[register(d)] = self.registers[register(r)];
                self.registers[register(d) + 1] = self.registers[register(r) + 1];
            }
            Op::Ldi(d, _) => self.registers[register(d)] = None,
            Op::Ld { d, ptr, mode } => {
                let at = self.pointer(machine, ptr, mode);
                self.registers[register(d)] = self.load(machine, at);
            }
            Op::St { ptr, mode, r } => {
                let value = self.registers[register(r)];
                let at = self.pointer(machine, ptr, mode);
                self.store(machine, at, value);
            }
            Op::Lds(d, at) | Op::In(d, at) => self.registers[register(d)] = self.load(machine, at),
            Op::Sts(at, r) | Op::Out(at, r) => self.store(machine, at, self.registers[register(r)]),
            Op::Push(r) => self.store(machine, machine.sp, self.registers[register(r)]),
            Op::Pop(d) => self.registers[register(d)] = self.load(machine, machine.sp.wrapping_add(1)),
            Op::Lpm { d, .. } | Op::Elpm { d, .. } => {
                self.pin(machine, Z);
                self.registers[register(d)] = None;
            }
            Op::Call(_) | Op::Rcall(_) => self.return_address(machine, machine.sp),
            Op::Icall | Op::Eicall => {
                self.pin(machine, Z);
                self.return_address(machine, machine.sp);
            }
            Op::Ijmp | Op::Eijmp => self.pin(machine, Z),
            Op::Brbs(flag, _) | Op::Brbc(flag, _) => {
                if let Some(condition) = self.flags[register(flag)] {
                    let set = machine.sreg >> flag & 1 != 0;
                    let holds = if set { condition } else { self.exprs.not(condition) };
                    let taken = set == matches!(op, Op::Brbs(..));
                    self.branch(pc, holds, taken);
                }
            }
            Op::Sbrc(r, bit) | Op::Sbrs(r, bit) => {
                if let Some(value) = self.registers[register(r)] {
                    let set = machine.register(r) >> bit & 1 != 0;
                    self.bit_branch(pc, value, bit, set, set == matches!(op, Op::Sbrs(..)));
                }
            }
            Op::Sbic(at, bit) | Op::Sbis(at, bit) => {
                if let Some(value) = self.load(machine, at) {
                    let set = machine.peek(at) >> bit & 1 != 0;
                    self.bit_branch(pc, value, bit, set, set == matches!(op, Op::Sbis(..)));
                }
            }
            Op::Cpse(d, r) => {
                if self.is_symbolic(d) || self.is_symbolic(r) {
                    let (a, b) = (self.byte(machine, d), self.byte(machine, r));
                    let equal = self.exprs.bin(ExprOp::Eq, a, b);
                    let same = machine.register(d) == machine.register(r);
                    let holds = if same { equal } else { self.exprs.not(equal) };
                    self.branch(pc, holds, same);
                }
            }
            Op::Bset(flag) | Op::Bclr(flag) => self.flags[register(flag)] = None,
            Op::Bst(r, bit) => {
                let t = self.registers[register(r)].map(|v| self.bit(v, bit));
                self.flags[register(sreg::T)] = t.and_then(|t| self.keep(t));
            }
            _ => self.arithmetic(machine, op),
        }
    }

    fn interrupted(&mut self, machine: &Machine, _vector: usize) {
        self.return_address(machine, machine.sp.wrapping_add(machine.mcu().pc_bytes()));
    }
}

impl Symbolic {
    fn note(&mut self, pc: u32, holds: ExprId, taken: bool, is_branch: bool) {
        if self.exprs.as_const(holds).is_none() {
            let events = self.events;
            self.decisions.push(Decision { pc, holds, is_branch, taken, events });
        }
    }

    fn branch(&mut self, pc: u32, holds: ExprId, taken: bool) {
        self.note(pc, holds, taken, true);
    }

    fn bit_branch(&mut self, pc: u32, value: ExprId, bit: u8, set: bool, taken: bool) {
        let condition = self.bit(value, bit);
        let holds = if set { condition } else { self.exprs.not(condition) };
        self.branch(pc, holds, taken);
    }
}
