//! Arithmetic on expressions: results, and the flags as the manual defines them.

use super::shadow::Symbolic;
use crate::machine::Machine;
use crate::op::Op;
use crate::sreg::{C, H, N, S, T, V, Z};
use trace::{ExprId, ExprOp};

impl Symbolic {
    fn bin(&mut self, op: ExprOp, a: ExprId, b: ExprId) -> ExprId {
        self.exprs.bin(op, a, b)
    }

    fn top(&mut self, of: ExprId) -> ExprId {
        let width = self.exprs.width(of);
        self.exprs.extract(of, width - 1, 1)
    }

    fn is_zero(&mut self, of: ExprId) -> ExprId {
        let zero = self.exprs.constant(self.exprs.width(of), 0);
        self.bin(ExprOp::Eq, of, zero)
    }

    /// N, V, and S, which is their difference.
    fn sign(&mut self, n: ExprId, v: ExprId) {
        let s = self.bin(ExprOp::Xor, n, v);
        self.set_flag(N, n);
        self.set_flag(V, v);
        self.set_flag(S, s);
    }

    /// An addition (`Add`) or subtraction (`Sub`) of bytes with a carry; the result.
    fn sum(&mut self, op: ExprOp, a: ExprId, b: ExprId, carry: Option<ExprId>, old_zero: Option<ExprId>) -> ExprId {
        let (wide_a, wide_b) = (self.exprs.zext(a, 9), self.exprs.zext(b, 9));
        let mut wide = self.bin(op, wide_a, wide_b);
        if let Some(carry) = carry {
            let carry = self.exprs.zext(carry, 9);
            wide = self.bin(op, wide, carry);
        }
        let result = self.exprs.extract(wide, 0, 8);
        let plain = op == ExprOp::Sub && carry.is_none();
        let c = if plain { self.bin(ExprOp::Ult, a, b) } else { self.top(wide) };
        let zero = if plain { self.bin(ExprOp::Eq, a, b) } else { self.is_zero(result) };
        let zero = old_zero.map_or(zero, |old| self.exprs.bin(ExprOp::And, zero, old));
        let (ab, ar, br) =
            (self.bin(ExprOp::Xor, a, b), self.bin(ExprOp::Xor, a, result), self.bin(ExprOp::Xor, b, result));
        let half = self.bin(ExprOp::Xor, ab, result);
        let half = self.exprs.extract(half, 4, 1);
        let over = if op == ExprOp::Add { self.bin(ExprOp::And, ar, br) } else { self.bin(ExprOp::And, ab, ar) };
        let (n, v) = (self.top(result), self.top(over));
        self.sign(n, v);
        if plain {
            let less = self.bin(ExprOp::Slt, a, b);
            self.set_flag(S, less);
        }
        self.set_flag(C, c);
        self.set_flag(Z, zero);
        self.set_flag(H, half);
        result
    }

    fn logic(&mut self, result: ExprId) -> ExprId {
        let (n, zero, never) = (self.top(result), self.is_zero(result), self.exprs.constant(1, 0));
        self.sign(n, never);
        self.set_flag(Z, zero);
        result
    }

    /// A shift to the right: what comes in from above is the top bit of `result`.
    fn shifted(&mut self, from: ExprId, above: ExprId) -> ExprId {
        let rest = self.exprs.extract(from, 1, 7);
        let result = self.exprs.concat(above, rest);
        let (c, zero) = (self.exprs.extract(from, 0, 1), self.is_zero(result));
        let v = self.bin(ExprOp::Xor, above, c);
        self.sign(above, v);
        self.set_flag(C, c);
        self.set_flag(Z, zero);
        result
    }

    fn product(&mut self, a: ExprId, b: ExprId, fractional: bool) {
        let product = self.bin(ExprOp::Mul, a, b);
        let c = self.top(product);
        let one = self.exprs.constant(16, 1);
        let kept = if fractional { self.bin(ExprOp::Shl, product, one) } else { product };
        let (low, high, zero) = (self.exprs.extract(kept, 0, 8), self.exprs.extract(kept, 8, 8), self.is_zero(kept));
        self.set(0, low);
        self.set(1, high);
        self.set_flag(C, c);
        self.set_flag(Z, zero);
    }

    /// All that has no symbolic operand gives a number.
    fn plain(&mut self, results: &[u8], flags: &[u8]) {
        for &r in results {
            self.registers[usize::from(r)] = None;
        }
        for &f in flags {
            self.flags[usize::from(f)] = None;
        }
    }

    pub(super) fn arithmetic(&mut self, machine: &Machine, op: Op) {
        const SUMS: &[u8] = &[C, Z, N, V, S, H];
        const LOGIC: &[u8] = &[Z, N, V, S];
        const SHIFTS: &[u8] = &[C, Z, N, V, S];
        let carries = self.flags[usize::from(C)].is_some() || self.flags[usize::from(Z)].is_some();
        let pair = |s: &Symbolic, d: u8, r: u8| s.is_symbolic(d) || s.is_symbolic(r);
        match op {
            Op::Add(d, r) | Op::Adc(d, r) => {
                let with = matches!(op, Op::Adc(..));
                if !(pair(self, d, r) || with && carries) {
                    return self.plain(&[d], SUMS);
                }
                let (a, b, c) = (self.byte(machine, d), self.byte(machine, r), self.flag(machine, C));
                let result = self.sum(ExprOp::Add, a, b, with.then_some(c), None);
                self.set(d, result);
            }
            Op::Sub(d, r) | Op::Sbc(d, r) | Op::Cp(d, r) | Op::Cpc(d, r) => {
                let with = matches!(op, Op::Sbc(..) | Op::Cpc(..));
                let keeps = matches!(op, Op::Cp(..) | Op::Cpc(..));
                if !(pair(self, d, r) || with && carries) {
                    return self.plain(if keeps { &[] } else { std::slice::from_ref(&d) }, SUMS);
                }
                let (a, b) = (self.byte(machine, d), self.byte(machine, r));
                let result = self.difference(machine, a, b, with);
                if !keeps {
                    self.set(d, result);
                }
            }
            Op::Subi(d, k) | Op::Sbci(d, k) | Op::Cpi(d, k) => {
                let with = matches!(op, Op::Sbci(..));
                let keeps = matches!(op, Op::Cpi(..));
                if !(self.is_symbolic(d) || with && carries) {
                    return self.plain(if keeps { &[] } else { std::slice::from_ref(&d) }, SUMS);
                }
                let (a, b) = (self.byte(machine, d), self.exprs.constant(8, k.into()));
                let result = self.difference(machine, a, b, with);
                if !keeps {
                    self.set(d, result);
                }
            }
            Op::Neg(d) => {
                if !self.is_symbolic(d) {
                    return self.plain(&[d], SUMS);
                }
                let (zero, a) = (self.exprs.constant(8, 0), self.byte(machine, d));
                let result = self.sum(ExprOp::Sub, zero, a, None, None);
                self.set(d, result);
            }
            Op::And(d, r) | Op::Or(d, r) | Op::Eor(d, r) => {
                if !pair(self, d, r) {
                    return self.plain(&[d], LOGIC);
                }
                let (a, b) = (self.byte(machine, d), self.byte(machine, r));
                let how = match op {
                    Op::And(..) => ExprOp::And,
                    Op::Or(..) => ExprOp::Or,
                    _ => ExprOp::Xor,
                };
                let result = self.bin(how, a, b);
                let result = self.logic(result);
                self.set(d, result);
            }
            Op::Andi(d, k) | Op::Ori(d, k) => {
                if !self.is_symbolic(d) {
                    return self.plain(&[d], LOGIC);
                }
                let (a, b) = (self.byte(machine, d), self.exprs.constant(8, k.into()));
                let result = self.bin(if matches!(op, Op::Andi(..)) { ExprOp::And } else { ExprOp::Or }, a, b);
                let result = self.logic(result);
                self.set(d, result);
            }
            Op::Com(d) => {
                if !self.is_symbolic(d) {
                    return self.plain(&[d], SHIFTS);
                }
                let (a, ones) = (self.byte(machine, d), self.exprs.constant(8, 0xff));
                let result = self.bin(ExprOp::Xor, a, ones);
                let result = self.logic(result);
                self.set(d, result);
                self.flags[usize::from(C)] = None;
            }
            Op::Inc(d) | Op::Dec(d) => {
                if !self.is_symbolic(d) {
                    return self.plain(&[d], LOGIC);
                }
                let up = matches!(op, Op::Inc(_));
                let (a, one) = (self.byte(machine, d), self.exprs.constant(8, 1));
                let result = self.bin(if up { ExprOp::Add } else { ExprOp::Sub }, a, one);
                let edge = self.exprs.constant(8, if up { 0x80 } else { 0x7f });
                let (n, v, zero) = (self.top(result), self.bin(ExprOp::Eq, result, edge), self.is_zero(result));
                self.sign(n, v);
                self.set_flag(Z, zero);
                self.set(d, result);
            }
            Op::Lsr(d) | Op::Asr(d) | Op::Ror(d) => {
                let rotates = matches!(op, Op::Ror(_)) && self.flags[usize::from(C)].is_some();
                if !self.is_symbolic(d) && !rotates {
                    return self.plain(&[d], SHIFTS);
                }
                let a = self.byte(machine, d);
                let above = match op {
                    Op::Lsr(_) => self.exprs.constant(1, 0),
                    Op::Asr(_) => self.top(a),
                    _ => self.flag(machine, C),
                };
                let result = self.shifted(a, above);
                self.set(d, result);
            }
            Op::Swap(d) => {
                if let Some(a) = self.registers[usize::from(d)] {
                    let (low, high) = (self.exprs.extract(a, 0, 4), self.exprs.extract(a, 4, 4));
                    let result = self.exprs.concat(low, high);
                    self.set(d, result);
                }
            }
            Op::Adiw(d, k) | Op::Sbiw(d, k) => {
                if !pair(self, d, d + 1) {
                    return self.plain(&[d, d + 1], SHIFTS);
                }
                let (low, high) = (self.byte(machine, d), self.byte(machine, d + 1));
                let a = self.exprs.concat(high, low);
                let by = self.exprs.constant(16, k.into());
                let up = matches!(op, Op::Adiw(..));
                let result = self.bin(if up { ExprOp::Add } else { ExprOp::Sub }, a, by);
                let (first, then, zero) = (self.top(a), self.top(result), self.is_zero(result));
                let (no_first, no_then) = (self.exprs.not(first), self.exprs.not(then));
                let (rises, falls) = (self.bin(ExprOp::And, no_first, then), self.bin(ExprOp::And, no_then, first));
                let (v, c) = if up { (rises, falls) } else { (falls, rises) };
                self.sign(then, v);
                self.set_flag(C, c);
                self.set_flag(Z, zero);
                let (low, high) = (self.exprs.extract(result, 0, 8), self.exprs.extract(result, 8, 8));
                self.set(d, low);
                self.set(d + 1, high);
            }
            Op::Mul(d, r) | Op::Muls(d, r) | Op::Mulsu(d, r) | Op::Fmul(d, r) | Op::Fmuls(d, r) | Op::Fmulsu(d, r) => {
                if !pair(self, d, r) {
                    return self.plain(&[0, 1], &[C, Z]);
                }
                let (a, b) = (self.byte(machine, d), self.byte(machine, r));
                let signed_a = !matches!(op, Op::Mul(..) | Op::Fmul(..));
                let signed_b = matches!(op, Op::Muls(..) | Op::Fmuls(..));
                let a = if signed_a { self.exprs.sext(a, 16) } else { self.exprs.zext(a, 16) };
                let b = if signed_b { self.exprs.sext(b, 16) } else { self.exprs.zext(b, 16) };
                self.product(a, b, matches!(op, Op::Fmul(..) | Op::Fmuls(..) | Op::Fmulsu(..)));
            }
            Op::Bld(d, bit) => {
                if !self.is_symbolic(d) && self.flags[usize::from(T)].is_none() {
                    return;
                }
                let (a, t) = (self.byte(machine, d), self.flag(machine, T));
                let (wide, place) = (self.exprs.zext(t, 8), self.exprs.constant(8, bit.into()));
                let moved = self.bin(ExprOp::Shl, wide, place);
                let mask = self.exprs.constant(8, u64::from(!(1u8 << bit)));
                let rest = self.bin(ExprOp::And, a, mask);
                let result = self.bin(ExprOp::Or, rest, moved);
                self.set(d, result);
            }
            _ => {}
        }
    }

    fn difference(&mut self, machine: &Machine, a: ExprId, b: ExprId, with_carry: bool) -> ExprId {
        let (c, zero) = (self.flag(machine, C), self.flag(machine, Z));
        self.sum(ExprOp::Sub, a, b, with_carry.then_some(c), with_carry.then_some(zero))
    }
}
