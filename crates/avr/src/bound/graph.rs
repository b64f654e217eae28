//! Every function in every interrupt state in which it can be entered, and what is known at each of its points.
//!
//! A *context* is a function together with I and the enable bits at its entry. Contexts are worked on until nothing changes: a call waits for what its callee
//! leaves, a point where interrupts are on takes in what the handlers that may come there do to the enable bits. When a function has too many contexts, they are
//! merged: less is known then, and the bound stays safe.

use super::indirect;
use super::state::{Masks, State};
use super::value::{Byte, Tri, UNKNOWN, constant};
use super::{Assumptions, Unresolved, Why};
use crate::op::Op;
use crate::program::Program;
use crate::sreg;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

const MANY: usize = 16;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key {
    pub(super) entry: u32,
    i: Tri,
    masks: Vec<Byte>,
    /// r1 is 0, as compiled code expects.
    zero: bool,
}

/// What a function leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Exit {
    i: Tri,
    masks: Vec<Byte>,
    registers: [Byte; 32],
}

#[derive(Clone, Debug)]
pub(super) struct Point {
    pub(super) state: State,
    pub(super) calls: BTreeSet<usize>,
    /// Vector and context of handlers that may come here.
    pub(super) handlers: BTreeSet<(usize, usize)>,
}

#[derive(Debug)]
pub(super) struct Context {
    pub(super) key: Key,
    pub(super) points: BTreeMap<u32, Point>,
    exit: Option<Exit>,
    /// Contexts that use what this one leaves.
    users: BTreeSet<usize>,
}

pub(super) struct Graph<'p> {
    pub(super) program: &'p Program,
    pub(super) contexts: Vec<Context>,
    assumptions: &'p Assumptions,
    masks: Masks,
    keys: FxHashMap<Key, usize>,
    by_entry: BTreeMap<u32, Vec<usize>>,
    queue: VecDeque<usize>,
    taken: BTreeSet<u32>,
    pub(super) unresolved: BTreeMap<u32, Unresolved>,
    /// Indirect calls that were resolved to every function whose address is taken.
    pub(super) assumed: BTreeMap<u32, BTreeSet<u32>>,
    /// Registers of the microcontroller whose addresses are handed on.
    escaped: BTreeSet<u16>,
}

impl<'p> Graph<'p> {
    pub(super) fn new(program: &'p Program, assumptions: &'p Assumptions) -> Graph<'p> {
        let mut pointed_to = indirect::pointed_to(program, &Masks::new(program.mcu()).addresses);
        loop {
            let graph = Graph::with(program, assumptions, &pointed_to);
            let all: BTreeSet<u16> = pointed_to.union(&graph.escaped).copied().collect();
            if all == pointed_to {
                return graph;
            }
            // What a pointer may hit makes more code reachable, and that more pointers.
            pointed_to = all;
        }
    }

    /// The graph if stores through unknown pointers hit these registers.
    fn with(program: &'p Program, assumptions: &'p Assumptions, pointed_to: &BTreeSet<u16>) -> Graph<'p> {
        let mut graph = Graph {
            program,
            contexts: Vec::new(),
            assumptions,
            masks: Masks::new(program.mcu()),
            keys: FxHashMap::default(),
            by_entry: BTreeMap::new(),
            queue: VecDeque::new(),
            taken: indirect::address_taken(program),
            unresolved: BTreeMap::new(),
            assumed: BTreeMap::new(),
            escaped: BTreeSet::new(),
        };
        graph.masks.pointed_to = pointed_to.iter().filter_map(|&r| graph.masks.place(r)).collect();
        let reset = Key { entry: 0, i: Tri::Zero, masks: graph.masks.at_reset(), zero: false };
        graph.context(reset);
        while let Some(next) = graph.queue.pop_front() {
            graph.work(next);
        }
        graph
    }

    /// Addresses of registers that are handed on: stored, or in registers that carry arguments and results.
    fn escapes(&mut self, op: Op, state: &State) {
        let byte = |r: usize| state.registers.get(r).and_then(|b| b.as_constant());
        let handed: Vec<usize> = match op {
            Op::St { r, .. } | Op::Sts(_, r) => vec![r.into()],
            Op::Call(_) | Op::Rcall(_) | Op::Icall | Op::Eicall | Op::Ret => (8..26).collect(),
            _ => return,
        };
        for register in handed {
            let Some(low) = byte(register) else { continue };
            for &address in &self.masks.addresses {
                let [a, b] = address.to_le_bytes();
                // The high byte is often r1, and then it is stored from there.
                let stored = matches!(op, Op::St { .. } | Op::Sts(..));
                if low == a && (byte(register + 1) == Some(b) || stored && b == 0) {
                    self.escaped.insert(address);
                }
            }
        }
    }

    fn context(&mut self, key: Key) -> usize {
        if let Some(&found) = self.keys.get(&key) {
            return found;
        }
        let siblings = self.by_entry.entry(key.entry).or_default();
        if siblings.len() >= MANY {
            let mut merged = key.clone();
            for &sibling in siblings.iter() {
                let other = &self.contexts[sibling].key;
                merged.i = merged.i.join(other.i);
                merged.zero &= other.zero;
                for (mine, theirs) in merged.masks.iter_mut().zip(&other.masks) {
                    *mine = mine.join(*theirs);
                }
            }
            if merged != key {
                let id = self.context(merged);
                self.keys.insert(key, id);
                return id;
            }
        }
        let id = self.contexts.len();
        let mut state = State::at_entry(key.i, key.masks.clone(), key.zero);
        if key.entry == 0 && self.program.mcu().stack_reset == 0 {
            state.sp = None;
        }
        let first = Point { state, calls: BTreeSet::new(), handlers: BTreeSet::new() };
        let points = BTreeMap::from([(key.entry, first)]);
        self.by_entry.entry(key.entry).or_default().push(id);
        self.keys.insert(key.clone(), id);
        self.contexts.push(Context { key, points, exit: None, users: BTreeSet::new() });
        self.queue.push_back(id);
        id
    }

    fn work(&mut self, id: usize) {
        let mut open: BTreeSet<u32> = self.contexts[id].points.keys().copied().collect();
        while let Some(pc) = open.pop_first() {
            let mut next = Vec::new();
            self.point(id, pc, &mut next);
            for (to, state) in next {
                if self.arrive(id, to, state) {
                    open.insert(to);
                }
            }
        }
    }

    /// Another way to a point; whether it tells anything new.
    fn arrive(&mut self, id: usize, to: u32, state: State) -> bool {
        // A jump to the reset vector starts anew, with an empty stack.
        if to == 0 {
            return false;
        }
        if to as usize >= self.program.code.ops.len() {
            self.complain(to.min(self.program.mcu().flash / 2 - 1), Why::OutOfFlash);
            return false;
        }
        let Some(point) = self.contexts[id].points.get_mut(&to) else {
            let point = Point { state, calls: BTreeSet::new(), handlers: BTreeSet::new() };
            self.contexts[id].points.insert(to, point);
            return true;
        };
        let (mine, theirs) = (point.state.sp, state.sp);
        let changed = point.state.join(&state);
        if mine.is_some() && theirs.is_some() && mine != theirs {
            self.complain(to, Why::StackDiffers);
        }
        changed
    }

    fn complain(&mut self, pc: u32, why: Why) {
        self.unresolved.entry(pc).or_insert(Unresolved { pc, why });
    }

    /// Handlers that may come at this point: what they do to the enable bits holds here too.
    fn interrupts(&mut self, id: usize, pc: u32) {
        loop {
            let point = &self.contexts[id].points[&pc];
            if !point.state.i.may_be_one() || point.state.fresh {
                return;
            }
            let mut state = point.state.clone();
            let mut handlers = point.handlers.clone();
            for vector in self.masks.enabled(&state.masks) {
                let key = Key { entry: 2 * vector as u32, i: Tri::Zero, masks: state.masks.clone(), zero: false };
                let handler = self.context(key);
                handlers.insert((vector, handler));
                self.contexts[handler].users.insert(id);
                let Some(exit) = &self.contexts[handler].exit else { continue };
                for (mine, theirs) in state.masks.iter_mut().zip(&exit.masks) {
                    *mine = mine.join(*theirs);
                }
                for (register, number) in state.registers.iter_mut().zip(0..) {
                    if exit.registers[usize::from(number)] != Byte::Entry(number) {
                        *register = UNKNOWN;
                    }
                }
            }
            let point = self.contexts[id].points.get_mut(&pc).expect("it was there");
            let done = point.state == state && point.handlers == handlers;
            point.state = state;
            point.handlers = handlers;
            if done {
                return;
            }
        }
    }

    fn point(&mut self, id: usize, pc: u32, next: &mut Vec<(u32, State)>) {
        self.interrupts(id, pc);
        let mut state = self.contexts[id].points[&pc].state.clone();
        // It is the next instruction that looks at the flag, or nobody.
        let tested = state.tested.take();
        let op = self.program.code.op(pc);
        self.escapes(op, &state);
        let after = pc + op.words();
        match op {
            Op::Rjmp(by) => self.jump(id, pc, after.wrapping_add_signed(by.into()), state, next),
            Op::Jmp(to) => self.jump(id, pc, to, state, next),
            Op::Brbs(flag, by) | Op::Brbc(flag, by) => {
                let mut state = state;
                state.fresh = false;
                let tested = tested.filter(|_| flag == sreg::Z);
                let (mut taken, mut not) = (state.clone(), state);
                if let Some(register) = tested {
                    let side = if matches!(op, Op::Brbs(..)) { &mut taken } else { &mut not };
                    side.registers[usize::from(register)] = constant(0);
                }
                next.push((after.wrapping_add_signed(by.into()), taken));
                next.push((after, not));
            }
            Op::Cpse(..) | Op::Sbic(..) | Op::Sbis(..) | Op::Sbrc(..) | Op::Sbrs(..) => {
                let mut state = state;
                state.fresh = false;
                next.push((after + self.program.code.op(after).words(), state.clone()));
                next.push((after, state));
            }
            // Makes room for a return address, and calls nobody.
            Op::Rcall(0) => {
                let mut state = state;
                state.fresh = false;
                (0..self.program.mcu().pc_bytes()).for_each(|_| state.push(UNKNOWN));
                next.push((after, state));
            }
            Op::Rcall(by) => self.call(id, pc, after.wrapping_add_signed(by.into()), after, state, next),
            Op::Call(to) => self.call(id, pc, to, after, state, next),
            Op::Icall | Op::Eicall => {
                for to in self.pointers(pc, &state, op == Op::Eicall) {
                    self.call(id, pc, to, after, state.clone(), next);
                }
            }
            Op::Ijmp | Op::Eijmp => {
                for to in self.pointers(pc, &state, op == Op::Eijmp) {
                    self.jump(id, pc, to, state.clone(), next);
                }
            }
            Op::Ret | Op::Reti => self.leave(id, pc, op == Op::Reti, state, next),
            Op::Illegal(_) | Op::Break => {}
            _ => {
                let mut state = state;
                let base = (self.contexts[id].key.entry == 0).then_some(self.program.mcu().ram_end);
                let lost = state.step(op, &self.masks, base, &self.program.code.flash).is_err();
                if lost {
                    self.complain(pc, Why::StackLost);
                    return;
                }
                if state.sp.is_none() && matches!(op, Op::Push(_)) {
                    self.complain(pc, Why::StackLost);
                }
                next.push((after, state));
            }
        }
    }

    fn jump(&mut self, id: usize, pc: u32, to: u32, mut state: State, next: &mut Vec<(u32, State)>) {
        state.fresh = false;
        if !indirect::is_table_jump(self.program, to) {
            next.push((to, state));
            return;
        }
        match indirect::table_targets(self.program, pc) {
            Some(targets) => {
                for pointer in [0, 30, 31] {
                    state.registers[pointer] = UNKNOWN;
                }
                for to in targets {
                    next.push((to, state.clone()));
                }
            }
            None => self.complain(pc, Why::Jump),
        }
        let _ = id;
    }

    fn call(&mut self, id: usize, pc: u32, to: u32, after: u32, state: State, next: &mut Vec<(u32, State)>) {
        if indirect::is_table_jump(self.program, to) {
            match indirect::table_targets(self.program, pc) {
                Some(targets) => {
                    targets.into_iter().for_each(|to| self.call_one(id, pc, to, after, state.clone(), next))
                }
                None => self.complain(pc, Why::Call),
            }
        } else {
            self.call_one(id, pc, to, after, state, next);
        }
    }

    fn call_one(&mut self, id: usize, pc: u32, to: u32, after: u32, mut state: State, next: &mut Vec<(u32, State)>) {
        state.fresh = false;
        if state.sp.is_none() {
            self.complain(pc, Why::StackLost);
        }
        // A call of the reset vector (a weak function that is not there) starts anew, with an empty stack.
        if to == 0 {
            return;
        }
        if to as usize >= self.program.code.ops.len() {
            return self.complain(pc, Why::OutOfFlash);
        }
        let zero = state.registers[1] == constant(0);
        let callee = self.context(Key { entry: to, i: state.i, masks: state.masks.clone(), zero });
        self.contexts[callee].users.insert(id);
        let point = self.contexts[id].points.get_mut(&pc).expect("a call is made from a point");
        point.calls.insert(callee);
        let Some(exit) = &self.contexts[callee].exit else { return };
        let before = state.registers;
        for (mine, left) in state.registers.iter_mut().zip(&exit.registers) {
            *mine = match *left {
                Byte::Entry(register) => before[usize::from(register)],
                Byte::Low(_) | Byte::High(_) => UNKNOWN,
                other => other,
            };
        }
        state.i = exit.i;
        state.masks.clone_from(&exit.masks);
        state.carried = None;
        if let Some(sp) = state.sp {
            state.stack.retain(|&slot, _| slot > sp);
        }
        next.push((after, state));
    }

    fn leave(&mut self, id: usize, pc: u32, from_handler: bool, mut state: State, next: &mut Vec<(u32, State)>) {
        match state.sp {
            Some(0) => {}
            // `push` twice and `ret`: a jump.
            Some(sp) if sp == -i32::from(self.program.mcu().pc_bytes()) && !from_handler => {
                let bytes: Option<Vec<u8>> =
                    (1..=-sp).map(|i| state.stack.get(&(sp + i)).and_then(|b| b.as_constant())).collect();
                match bytes {
                    Some(bytes) => {
                        state.sp = Some(0);
                        let to = bytes.iter().fold(0u32, |to, &b| to << 8 | u32::from(b));
                        next.push((to, state));
                    }
                    None => self.complain(pc, Why::Jump),
                }
                return;
            }
            Some(_) => return self.complain(pc, Why::Unbalanced),
            None => return self.complain(pc, Why::StackLost),
        }
        let i = if from_handler { Tri::One } else { state.i };
        let new = Exit { i, masks: state.masks, registers: state.registers };
        let context = &mut self.contexts[id];
        let joined = match &context.exit {
            None => new,
            Some(old) => Exit {
                i: old.i.join(new.i),
                masks: old.masks.iter().zip(&new.masks).map(|(a, b)| a.join(*b)).collect(),
                registers: std::array::from_fn(|r| old.registers[r].join(new.registers[r])),
            },
        };
        if context.exit.as_ref() != Some(&joined) {
            context.exit = Some(joined);
            let users: Vec<usize> = context.users.iter().copied().collect();
            for user in users {
                if !self.queue.contains(&user) {
                    self.queue.push_back(user);
                }
            }
        }
    }

    /// Where a call or jump through Z can lead.
    fn pointers(&mut self, pc: u32, state: &State, extended: bool) -> BTreeSet<u32> {
        let high = if extended { self.masks.extension(&state.masks) } else { Some(0) };
        if let (Some(z), Some(high)) = (state.pair(30), high) {
            return BTreeSet::from([high << 16 | u32::from(z)]);
        }
        let function = self.program.function(pc).map(|(at, _)| at);
        if let Some(said) = function.and_then(|f| self.assumptions.calls.get(&f)) {
            return said.clone();
        }
        if let Some(found) = indirect::virtual_targets(self.program, pc) {
            return found;
        }
        if self.taken.is_empty() {
            self.complain(pc, Why::Call);
        } else {
            self.assumed.insert(pc, self.taken.clone());
        }
        self.taken.clone()
    }
}
