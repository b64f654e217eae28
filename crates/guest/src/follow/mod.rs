//! The library as it is followed: what the result of a function depends on, and what it decides on the way.
//!
//! A shim is fast, and says nothing of how it came to its result. So the entry of a function may name a second version
//! ([`Follow`]), written over [`Value`]s, which carry expressions. It looks at the same bytes as the shim, in the order in which a
//! C library would, and takes one decision after the other. In a run whose inputs are followed it is executed beside the shim,
//! after it: it sees memory as it was before the call, takes no steps and makes no events.
//!
//! What a version promises: in every run in which its decisions come out the same, the call does the same, but for the result and
//! the bytes written, which are what their expressions say. What it cannot follow it gives up ([`Following::lose`]): then all that
//! the call looked at is fixed to what was observed.

pub(crate) mod arith;
pub(crate) mod ctype;
pub(crate) mod float;
pub(crate) mod getopt;
pub(crate) mod inet;
pub(crate) mod math;
pub(crate) mod number;
pub(crate) mod print;
pub(crate) mod scan;
pub(crate) mod stdio;
pub(crate) mod string;

use crate::memory::Addr;
use crate::world::getopt::Stand;
use trace::expr::compute;
use trace::{ExprId, ExprOp, Exprs};

/// The second version of a function: what it returns. `None`: it ended before it could return, as the shim did.
pub type Follow = fn(&mut Following<'_>) -> Option<Value>;

/// A number of so many bits: what it is in this run, and what it depends on.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    pub width: u32,
    pub now: u64,
    pub expr: Option<ExprId>,
}

fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

impl Value {
    pub fn known(width: u32, now: u64) -> Value {
        Value { width, now: now & mask(width), expr: None }
    }

    pub(crate) fn int(now: i32) -> Value {
        Value::known(32, now as u64)
    }
}

/// By what standard input is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// The stream `stdin`.
    Standard,
    Stream(Addr),
    Descriptor(i32),
}

/// What a version asks whoever executes it.
pub trait Beside {
    fn exprs(&mut self) -> &mut Exprs;
    /// Something is decided by a truth value, and came out as it is.
    fn decide(&mut self, cond: Value);
    /// Something happens that depends on a number in more than two ways: it is the one that it is.
    fn settle(&mut self, value: Value);
    /// A byte as it was before the call; `None` if there is none.
    fn byte(&mut self, at: Addr) -> Option<Value>;
    /// A byte was written: byte `index` of an expression, or one that depends on nothing.
    fn put(&mut self, at: Addr, byte: u8, cell: Option<(ExprId, u8)>);
    /// How many bytes there are from an address to the end of its object; 0 if it is in none.
    fn room(&self, at: Addr) -> u64;
    /// What the shim returned.
    fn returned(&self) -> u64;
    /// Where `strtok` was to go on before the call.
    fn token(&self) -> Addr;
    /// How `getopt` stood before the call.
    fn getopt(&self) -> Stand;
    /// Where a stream or descriptor stood in standard input before the call; `None` if it is another one, or not known.
    fn place(&mut self, of: From) -> Option<usize>;
    /// A byte of standard input by its place; `None` at the end, which is decided.
    fn input(&mut self, place: usize) -> Option<Value>;
    /// A pointer in memory after the call.
    fn after(&self, at: Addr) -> Addr;
    /// The rest is not followed.
    fn lose(&mut self);
}

/// The variadic arguments that are left.
#[derive(Clone, Copy)]
pub(crate) enum Variadic {
    /// From this slot on.
    Slots(usize),
    /// As a `va_list` of x86-64 has them.
    List { offset: u64, overflow: Addr, saved: Addr },
}

impl Variadic {
    /// The next integer or pointer, of so many bits.
    pub(crate) fn next(&mut self, f: &mut Following<'_>, width: u32) -> Option<Value> {
        let at = match self {
            Variadic::Slots(slot) => {
                *slot += 1;
                return Some(f.arg(*slot - 1, width));
            }
            Variadic::List { offset, saved, .. } if *offset < 48 => {
                *offset += 8;
                *saved + *offset - 8
            }
            Variadic::List { overflow, .. } => {
                *overflow += 8;
                *overflow - 8
            }
        };
        let whole = f.load(at, 8)?;
        Some(f.fit(whole, width))
    }
}

/// A call that is followed.
pub struct Following<'a> {
    beside: &'a mut dyn Beside,
    name: &'a str,
    slots: &'a [u64],
    arguments: &'a [Option<ExprId>],
    /// How many slots the declared parameters take.
    fixed: usize,
}

impl<'a> Following<'a> {
    pub fn new(
        beside: &'a mut dyn Beside,
        name: &'a str,
        slots: &'a [u64],
        arguments: &'a [Option<ExprId>],
        fixed: usize,
    ) -> Following<'a> {
        Following { beside, name, slots, arguments, fixed }
    }

    pub(crate) fn name(&self) -> &'a str {
        self.name
    }

    /// The variadic arguments of this call.
    pub(crate) fn variadic(&self) -> Variadic {
        Variadic::Slots(self.fixed)
    }

    /// Those that a `va_list` stands for, whose address is in a slot.
    pub(crate) fn va_list(&mut self, slot: usize) -> Option<Variadic> {
        let list = self.pointer(slot);
        let word = self.load(list, 4)?;
        let offset = self.settle(word);
        let (overflow, saved) = (self.pointer_at(list + 8)?, self.pointer_at(list + 16)?);
        Some(Variadic::List { offset, overflow, saved })
    }

    /// An argument as a number of so many bits.
    pub(crate) fn arg(&mut self, slot: usize, width: u32) -> Value {
        let now = self.slots.get(slot).copied().unwrap_or(0) & mask(width);
        let expr = self.arguments.get(slot).copied().flatten();
        let expr = expr.map(|e| self.beside.exprs().fit(e, width));
        self.made(width, now, expr)
    }

    /// An argument that is a pointer, which is the one that it is.
    pub(crate) fn pointer(&mut self, slot: usize) -> Addr {
        let value = self.arg(slot, 64);
        self.settle(value)
    }

    /// An argument that decides how much happens: it is the one that it is.
    pub(crate) fn size(&mut self, slot: usize) -> u64 {
        self.pointer(slot)
    }

    /// The same, of bytes at an address. Those that matter are decisions: none, one, all that there are, one more.
    pub(crate) fn size_at(&mut self, slot: usize, at: Addr) -> u64 {
        let value = self.arg(slot, 64);
        self.size_of(value, at)
    }

    pub(crate) fn size_of(&mut self, value: Value, at: Addr) -> u64 {
        if value.expr.is_some() {
            let room = self.beside.room(at);
            let within = self.with(ExprOp::Ule, value, room);
            self.holds(within);
            for limit in [0, 1, room, room.saturating_add(1)] {
                let exactly = self.is(value, limit);
                self.holds(exactly);
            }
        }
        self.settle(value)
    }

    pub(crate) fn settle(&mut self, value: Value) -> u64 {
        if value.expr.is_some() {
            self.beside.settle(value);
        }
        value.now
    }

    pub(crate) fn byte(&mut self, at: Addr) -> Option<Value> {
        self.beside.byte(at)
    }

    /// Some bytes as a number.
    pub(crate) fn load(&mut self, at: Addr, bytes: u64) -> Option<Value> {
        let mut value = self.byte(at)?;
        for i in 1..bytes {
            let byte = self.byte(at.wrapping_add(i))?;
            value = self.above(byte, value);
        }
        Some(value)
    }

    /// A number of which the first is the upper part.
    pub(crate) fn above(&mut self, high: Value, low: Value) -> Value {
        let (width, now) = (high.width + low.width, high.now << low.width | low.now);
        if high.expr.is_none() && low.expr.is_none() {
            return Value::known(width, now);
        }
        let (x, y) = (self.expr(high), self.expr(low));
        let made = self.beside.exprs().concat(x, y);
        self.made(width, now, Some(made))
    }

    /// A pointer in memory, which is the one that it is.
    pub(crate) fn pointer_at(&mut self, at: Addr) -> Option<Addr> {
        let value = self.load(at, 8)?;
        Some(self.settle(value))
    }

    pub(crate) fn put(&mut self, at: Addr, value: Value) {
        let bytes = value.width / 8;
        for i in 0..bytes {
            let cell = value.expr.map(|e| (e, i as u8));
            self.beside.put(at.wrapping_add(i.into()), (value.now >> (8 * i)) as u8, cell);
        }
    }

    pub(crate) fn returned(&self) -> u64 {
        self.beside.returned()
    }

    pub(crate) fn token(&self) -> Addr {
        self.beside.token()
    }

    pub(crate) fn getopt(&self) -> Stand {
        self.beside.getopt()
    }

    pub(crate) fn place(&mut self, of: From) -> Option<usize> {
        self.beside.place(of)
    }

    pub(crate) fn input(&mut self, place: usize) -> Option<Value> {
        self.beside.input(place)
    }

    pub(crate) fn after(&self, at: Addr) -> Addr {
        self.beside.after(at)
    }

    /// The rest is not followed: all that the call looked at is what was observed.
    pub(crate) fn lose(&mut self) -> Option<Value> {
        self.beside.lose();
        None
    }

    /// Whether a condition holds, which decides what happens.
    pub(crate) fn holds(&mut self, cond: Value) -> bool {
        self.beside.decide(cond);
        cond.now != 0
    }

    fn made(&mut self, width: u32, now: u64, expr: Option<ExprId>) -> Value {
        let exprs = self.beside.exprs();
        Value { width, now: now & mask(width), expr: expr.filter(|&e| exprs.as_const(e).is_none()) }
    }

    fn expr(&mut self, v: Value) -> ExprId {
        match v.expr {
            Some(e) => e,
            None => self.beside.exprs().constant(v.width, v.now),
        }
    }

    /// An operation on two numbers of one width; not for divisions.
    pub(crate) fn op(&mut self, op: ExprOp, a: Value, b: Value) -> Value {
        let width = if op.compares() { 1 } else { a.width };
        let now = compute(op, a.width, a.now, b.now).unwrap_or(0);
        if a.expr.is_none() && b.expr.is_none() {
            return Value::known(width, now);
        }
        let (x, y) = (self.expr(a), self.expr(b));
        let made = self.beside.exprs().bin(op, x, y);
        self.made(width, now, Some(made))
    }

    /// The same with a constant.
    pub(crate) fn with(&mut self, op: ExprOp, a: Value, b: u64) -> Value {
        self.op(op, a, Value::known(a.width, b))
    }

    pub(crate) fn is(&mut self, a: Value, b: u64) -> Value {
        self.with(ExprOp::Eq, a, b)
    }

    pub(crate) fn not(&mut self, a: Value) -> Value {
        self.with(ExprOp::Xor, a, 1)
    }

    /// Whether `low <= a <= high`, as numbers without a sign.
    pub(crate) fn within(&mut self, a: Value, low: u64, high: u64) -> Value {
        if low == high {
            return self.is(a, low);
        }
        let distance = self.with(ExprOp::Sub, a, low);
        self.with(ExprOp::Ule, distance, high - low)
    }

    /// Whether it lies in one of some ranges.
    pub(crate) fn within_any(&mut self, a: Value, ranges: impl IntoIterator<Item = (u64, u64)>) -> Value {
        let mut any = Value::known(1, 0);
        for (low, high) in ranges {
            let one = self.within(a, low, high);
            any = self.op(ExprOp::Or, any, one);
        }
        any
    }

    pub(crate) fn choose(&mut self, cond: Value, a: Value, b: Value) -> Value {
        let now = if cond.now != 0 { a.now } else { b.now };
        if cond.expr.is_none() {
            return if cond.now != 0 { a } else { b };
        }
        let (c, x, y) = (self.expr(cond), self.expr(a), self.expr(b));
        let made = self.beside.exprs().ite(c, x, y);
        self.made(a.width, now, Some(made))
    }

    /// A function of a number, which gives this one now.
    pub(crate) fn function(
        &mut self,
        of: Value,
        width: u32,
        now: u64,
        make: impl FnOnce(&mut Exprs, ExprId) -> ExprId,
    ) -> Value {
        let expr = of.expr.map(|e| make(self.beside.exprs(), e));
        self.made(width, now, expr)
    }

    /// With zeros above, or cut.
    pub(crate) fn fit(&mut self, a: Value, width: u32) -> Value {
        let expr = a.expr.map(|e| self.beside.exprs().fit(e, width));
        self.made(width, a.now, expr)
    }

    /// With copies of the sign above.
    pub(crate) fn sign_extend(&mut self, a: Value, width: u32) -> Value {
        let shift = 64 - a.width;
        let now = ((a.now << shift) as i64 >> shift) as u64;
        let expr = a.expr.map(|e| self.beside.exprs().sext(e, width));
        self.made(width, now, expr)
    }

    /// A letter in lower case.
    pub(crate) fn lower(&mut self, byte: Value) -> Value {
        let upper = self.within(byte, u64::from(b'A'), u64::from(b'Z'));
        let lower = self.with(ExprOp::Add, byte, 32);
        self.choose(upper, lower, byte)
    }

    pub(crate) fn is_space(&mut self, byte: Value) -> Value {
        self.within_any(byte, [(9, 13), (32, 32)])
    }
}

#[cfg(test)]
mod tests;
