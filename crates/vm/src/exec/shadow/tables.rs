//! Accesses at an index that is not known, of memory that nobody else changes: all cells at once, not one decision for each.
//!
//! A read is a choice among the cells, and a write makes of each cell a choice between what is written and what was there. That the
//! index is in bounds is a decision as ever. Memory that is written while others can see it is left to
//! [`Shadow::approach`], which takes the address for given: the events of the trace have one address each. So is everything when
//! a run has had its budget of expressions for this.

use super::super::watch::Watch;
use super::{Expr, Here, Shadow};
use crate::layout::mask;
use guest::memory::{Addr, Memory};
use trace::expr::{Cell, WIDEST_PLACE};
use trace::{BranchKind, ExprId, ExprOp, Node};

/// The most cells among which is chosen.
const MOST_CELLS: u64 = 1 << WIDEST_PLACE;
/// What all of these accesses of a run may cost, in expressions.
pub(super) const BUDGET: usize = 1 << 16;
/// Cells that are looked at for the price of one expression.
const CELLS_PER_EXPR: u64 = 16;
/// How deep an address is looked into.
const DEEPEST: u32 = 8;

/// Cells of one object, one of which is accessed.
struct Cells {
    /// Its number, from 0.
    number: ExprId,
    first: Addr,
    stride: u64,
    count: u64,
    /// Bytes of each that are accessed.
    size: u64,
}

impl Cells {
    fn at(&self, i: u64) -> Addr {
        self.first + i * self.stride
    }

    /// From the first byte to the end of the last cell.
    fn length(&self) -> u64 {
        (self.count - 1) * self.stride + self.size
    }
}

/// An access whose address depends on something.
#[derive(Clone, Copy)]
pub(crate) struct Indexed {
    pub(crate) expr: ExprId,
    pub(crate) at: Addr,
    pub(crate) size: u64,
    /// Others may know of the memory.
    pub(crate) shared: bool,
}

impl Shadow {
    /// What a read at an unknown index finds, if all cells can be followed; otherwise the address is the one that it is. The former is not
    /// put into the trace: nobody writes what it reads while there are others, and an event has one address.
    pub(crate) fn approach_read(
        &mut self,
        watch: &mut Watch,
        mem: &Memory,
        here: Here,
        access: Indexed,
    ) -> Option<Expr> {
        let Indexed { expr, at, size, shared } = access;
        let cells = self
            .cells(mem, here, access)
            .filter(|c| !(shared && watch.several && self.tracking.written.by_anyone(c.first, c.length())));
        let Some(cells) = cells else {
            self.approach(watch, mem, here, Some(expr), at, size);
            return None;
        };
        let contents = mem.contents(cells.first, cells.length());
        let before = self.exprs.len();
        let found: Vec<Cell> = (0..cells.count)
            .map(|i| {
                let from = (i * cells.stride) as usize;
                let value = super::access::number(&contents[from..from + size as usize]);
                (self.bytes.load(&mut self.exprs, cells.at(i), size, value), value)
            })
            .collect();
        if found.iter().filter(|c| c.0.is_some()).count() > self.table_budget {
            self.approach(watch, mem, here, Some(expr), at, size);
            return None;
        }
        self.inside(watch, mem, here, access);
        let chosen = self.exprs.select(cells.number, 8 * size as u32, &found);
        self.spend(before, cells.count);
        Some(self.known(chosen))
    }

    /// A write at an unknown index, before it takes place: whether all cells now are what they will be. Otherwise the address is the one
    /// that it is.
    pub(crate) fn approach_write(
        &mut self,
        watch: &mut Watch,
        mem: &Memory,
        here: Here,
        access: Indexed,
        (expr, value): (Expr, u64),
    ) -> bool {
        let Indexed { at, size, shared, .. } = access;
        let cells = self
            .cells(mem, here, access)
            .filter(|c| !(shared && watch.several) && c.stride >= size && c.count as usize * 2 <= self.table_budget);
        let Some(cells) = cells else {
            self.approach(watch, mem, here, Some(access.expr), at, size);
            return false;
        };
        self.inside(watch, mem, here, access);
        let contents = mem.contents(cells.first, cells.length());
        let (before, width) = (self.exprs.len(), 8 * size as u32);
        let new = self.operand(expr, value & mask(width), width);
        for i in 0..cells.count {
            let from = (i * cells.stride) as usize;
            let old = super::access::number(&contents[from..from + size as usize]);
            let expr = self.bytes.load(&mut self.exprs, cells.at(i), size, old);
            let old = self.operand(expr, old, width);
            let number = self.exprs.constant(self.exprs.width(cells.number), i);
            let hit = self.exprs.bin(ExprOp::Eq, cells.number, number);
            let made = self.exprs.ite(hit, new, old);
            let made = self.known(made);
            self.bytes.store(&mut self.exprs, cells.at(i), size, made);
        }
        self.spend(before, cells.count);
        true
    }

    fn spend(&mut self, before: usize, cells: u64) {
        let cost = (self.exprs.len() - before).max((cells / CELLS_PER_EXPR) as usize);
        self.table_budget = self.table_budget.saturating_sub(cost);
    }

    /// The decision that the access is in its object, unless it always is.
    fn inside(&mut self, watch: &mut Watch, mem: &Memory, here: Here, access: Indexed) {
        let Some(object) = mem.object(access.at) else { return };
        let most = object.size - access.size;
        let (rest, offset) = self.split_sum(access.expr, 0);
        if self.largest(rest, DEEPEST).checked_add(offset - object.base).is_some_and(|largest| largest <= most) {
            return;
        }
        let distance = self.plus(access.expr, object.base.wrapping_neg());
        let most = self.exprs.constant(64, most);
        let inside = self.exprs.bin(ExprOp::Ule, distance, most);
        self.branch_once(watch, here, BranchKind::Bounds, inside, true);
    }

    /// The cells that can be meant, given that the access is in the object in which it is; `None` if they are too many, or if
    /// the address is known.
    fn cells(&mut self, mem: &Memory, here: Here, access: Indexed) -> Option<Cells> {
        let Indexed { expr, at, size, .. } = access;
        if !self.active(here.clock) || self.blind || self.table_budget == 0 {
            return None;
        }
        let (rest, offset) = self.split_sum(expr, 0);
        let object = mem.object(at)?;
        // Of a pointer that is unknown itself, other objects may be meant as well.
        let known_object = (object.base..=object.base + object.size).contains(&offset);
        if !known_object || at < object.base || at - object.base > object.size.checked_sub(size)? {
            return None;
        }
        let observed = self.exprs.constant(64, at.wrapping_sub(offset));
        let same = self.exprs.bin(ExprOp::Eq, rest, observed);
        if self.exprs.as_const(same).is_some() || self.given.contains(&(self.here.thread.0, same)) {
            return None;
        }
        let start = offset - object.base;
        let most = match self.largest(rest, DEEPEST).checked_add(start) {
            Some(largest) => largest.min(object.size - size),
            None => object.size - size,
        };
        // The index of a size that is no power of two, if the product is exact; otherwise what is sure to be a multiple.
        let narrow = |e: ExprId| match *self.exprs.node(e) {
            Node::Zext { of, .. } | Node::Sext { of, .. } => self.exprs.width(of) <= 32,
            _ => false,
        };
        let factor = match *self.exprs.node(rest) {
            Node::Bin(ExprOp::Mul, x, c) if narrow(x) => {
                self.exprs.as_const(c).filter(|&c| c > 1 && c < 1 << 24).map(|c| (x, c))
            }
            _ => None,
        };
        let zeros = self.zeros(rest, DEEPEST).min(WIDEST_PLACE);
        let stride = factor.map_or(1 << zeros, |(_, c)| c);
        let first = start % stride;
        let count = most.checked_sub(first)? / stride + 1;
        if count > MOST_CELLS {
            return None;
        }
        let bits = (64 - (count - 1).leading_zeros()).max(1);
        let index = match factor {
            Some((x, _)) => self.exprs.extract(x, 0, bits),
            None => self.scaled(rest, zeros, bits, DEEPEST),
        };
        let number = self.plus(index, start / stride);
        Some(Cells { number, first: object.base + first, stride, count, size })
    }

    /// How many of its lowest bits surely are 0.
    fn zeros(&self, e: ExprId, deep: u32) -> u32 {
        let width = self.exprs.width(e);
        if deep == 0 {
            return 0;
        }
        let of = |e: ExprId| self.zeros(e, deep - 1);
        let number = |e: ExprId| self.exprs.as_const(e);
        let zeros = match *self.exprs.node(e) {
            Node::Const { value: 0, .. } => width,
            Node::Const { value, .. } => value.trailing_zeros(),
            Node::Bin(ExprOp::Shl, a, b) => of(a).saturating_add(number(b).unwrap_or(0).min(64) as u32),
            Node::Bin(ExprOp::Mul, a, b) => of(a).saturating_add(of(b)),
            Node::Bin(ExprOp::Add | ExprOp::Sub | ExprOp::Or | ExprOp::Xor, a, b) => of(a).min(of(b)),
            Node::Bin(ExprOp::And, a, b) => of(a).max(of(b)),
            Node::Ite(_, a, b) => of(a).min(of(b)),
            Node::Zext { of: a, .. } | Node::Sext { of: a, .. } | Node::Extract { of: a, low: 0, .. } => of(a),
            _ => 0,
        };
        zeros.min(width)
    }

    /// Some of the bits from `zeros` on, below which all are 0.
    fn scaled(&mut self, e: ExprId, zeros: u32, bits: u32, deep: u32) -> ExprId {
        if deep > 0 {
            match *self.exprs.node(e) {
                Node::Bin(op @ (ExprOp::Add | ExprOp::Sub), a, b)
                    if self.zeros(a, deep - 1) >= zeros && self.zeros(b, deep - 1) >= zeros =>
                {
                    let (a, b) = (self.scaled(a, zeros, bits, deep - 1), self.scaled(b, zeros, bits, deep - 1));
                    return self.bin(op, a, b);
                }
                Node::Bin(ExprOp::Mul, a, c) => {
                    if let Some(c) = self.exprs.as_const(c).filter(|c| c.trailing_zeros() >= zeros) {
                        let (a, c) = (self.exprs.extract(a, 0, bits), self.exprs.constant(bits, c >> zeros));
                        return self.bin(ExprOp::Mul, a, c);
                    }
                }
                Node::Bin(ExprOp::Shl, a, by) => {
                    if let Some(by) = self.exprs.as_const(by).filter(|&by| by >= zeros.into() && by < 64) {
                        let (a, by) = (self.exprs.extract(a, 0, bits), by - u64::from(zeros));
                        let by = self.exprs.constant(bits, by.min(mask(bits)));
                        return self.exprs.bin(ExprOp::Shl, a, by);
                    }
                }
                _ => {}
            }
        }
        self.exprs.extract(e, zeros, bits)
    }

    /// No value of it is larger.
    fn largest(&self, e: ExprId, deep: u32) -> u64 {
        let most = mask(self.exprs.width(e));
        if deep == 0 {
            return most;
        }
        let of = |e: ExprId| self.largest(e, deep - 1);
        let number = |e: ExprId| self.exprs.as_const(e);
        // Never negative.
        let natural = |e: ExprId| of(e) <= mask(self.exprs.width(e)) >> 1;
        let largest = match *self.exprs.node(e) {
            Node::Const { value, .. } => Some(value),
            Node::Bin(ExprOp::And, a, b) => Some(of(a).min(of(b))),
            Node::Bin(ExprOp::Add, a, b) => of(a).checked_add(of(b)),
            Node::Bin(ExprOp::Mul, a, b) => of(a).checked_mul(of(b)),
            Node::Bin(ExprOp::Shl, a, b) => number(b).filter(|&n| n < 64).and_then(|n| of(a).checked_mul(1 << n)),
            Node::Bin(ExprOp::Lshr, a, b) => Some(of(a) >> number(b).unwrap_or(0).min(63)),
            Node::Bin(ExprOp::Ashr, a, b) if natural(a) => Some(of(a) >> number(b).unwrap_or(0).min(63)),
            Node::Bin(ExprOp::Urem, a, b) => number(b).and_then(|n| n.checked_sub(1)).map(|below| below.min(of(a))),
            Node::Bin(ExprOp::Udiv, a, b) => number(b).and_then(|n| of(a).checked_div(n)),
            Node::Bin(op @ (ExprOp::Srem | ExprOp::Sdiv), a, b) if natural(a) && natural(b) => match op {
                ExprOp::Srem => number(b).and_then(|n| n.checked_sub(1)).map(|below| below.min(of(a))),
                _ => number(b).and_then(|n| of(a).checked_div(n)),
            },
            Node::Bin(ExprOp::Or | ExprOp::Xor, a, b) => Some(mask(64 - (of(a) | of(b)).leading_zeros())),
            Node::Ite(_, a, b) => Some(of(a).max(of(b))),
            Node::Extract { of: a, low, .. } => Some(of(a) >> low),
            Node::Concat(high, low) => Some(of(high) << self.exprs.width(low) | of(low)),
            Node::Zext { of: a, .. } => Some(of(a)),
            // Without a sign it is the same number.
            Node::Sext { of: a, .. } => Some(of(a)).filter(|&v| v <= mask(self.exprs.width(a)) >> 1),
            Node::Lookup { table, .. } => self.exprs.table(table).values.iter().copied().max(),
            _ => None,
        };
        largest.unwrap_or(most).min(most)
    }
}
