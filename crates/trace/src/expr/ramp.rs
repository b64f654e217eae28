//! Floating-point numbers that rise or fall with a whole number: the number itself, and what sums, products and quotients with constants
//! make of it.
//!
//! Rounding never turns an order around. So whether such a number is less than a constant says no more than whether the whole number is
//! below some limit, which is found by trying. A solver need not know how to divide to answer that.

use super::float::{DOUBLE, Float, SINGLE};
use super::{ExprId, ExprOp, Exprs};
use std::sync::Arc;

/// What a constant does to a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Does {
    Add,
    Subtract,
    /// It is the one that is subtracted from.
    Less,
    Multiply,
    Divide,
    Negate,
    /// Rounds to the layout.
    Convert,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    does: Does,
    by: f64,
    layout: Float,
}

impl Step {
    /// What becomes of a number, in the arithmetic of the layout.
    fn of(self, x: f64) -> f64 {
        if self.layout == SINGLE {
            // What both are is exact: they are of this layout. A conversion to it rounds.
            let (x, by) = (x as f32, self.by as f32);
            return f64::from(match self.does {
                Does::Add => x + by,
                Does::Subtract => x - by,
                Does::Less => by - x,
                Does::Multiply => x * by,
                Does::Divide => x / by,
                Does::Negate => -x,
                Does::Convert => x,
            });
        }
        match self.does {
            Does::Add => x + self.by,
            Does::Subtract => x - self.by,
            Does::Less => self.by - x,
            Does::Multiply => x * self.by,
            Does::Divide => x / self.by,
            Does::Negate => -x,
            Does::Convert => x,
        }
    }

    fn turns(self) -> bool {
        match self.does {
            Does::Less | Does::Negate => true,
            Does::Multiply | Does::Divide => self.by < 0.0,
            Does::Add | Does::Subtract | Does::Convert => false,
        }
    }

    /// Whether no number becomes none.
    fn is_safe(self) -> bool {
        let scales = matches!(self.does, Does::Multiply | Does::Divide);
        self.by.is_finite() && !(scales && self.by == 0.0)
    }
}

/// Steps beyond which nobody wants to search for limits.
const MOST_STEPS: usize = 16;

/// A number made of a whole one.
#[derive(Clone, Debug)]
pub(super) struct Ramp {
    of: ExprId,
    width: u32,
    signed: bool,
    /// The layout into which the whole number was converted.
    first: Float,
    steps: Arc<[Step]>,
    falls: bool,
}

impl Ramp {
    /// The whole numbers that there are.
    fn ends(&self) -> (i128, i128) {
        let all = 1i128 << self.width;
        if self.signed { (-all / 2, all / 2 - 1) } else { (0, all - 1) }
    }

    fn at(&self, whole: i128) -> f64 {
        let first = if self.first == SINGLE { f64::from(whole as f32) } else { whole as f64 };
        self.steps.iter().fold(first, |x, step| step.of(x))
    }

    /// The first whole number at which it is on the other side than at the lowest one; one more than there are if it never is.
    fn turn(&self, is_low: impl Fn(f64) -> bool) -> i128 {
        let (low, high) = self.ends();
        let side = !self.falls;
        let (mut from, mut to) = (low, high + 1);
        while from < to {
            let middle = from + (to - from) / 2;
            if is_low(self.at(middle)) == side { from = middle + 1 } else { to = middle }
        }
        from
    }
}

fn number(layout: Float, bits: u64) -> f64 {
    if layout == SINGLE { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) }
}

impl Exprs {
    /// A whole number was converted.
    pub(super) fn ramp_from(&mut self, layout: Float, of: ExprId, signed: bool, made: ExprId) -> ExprId {
        if self.as_const(made).is_none() && (layout == DOUBLE || layout == SINGLE) {
            let (width, steps) = (self.width(of), Arc::from([]));
            self.ramps.insert(made, Ramp { of, width, signed, first: layout, steps, falls: false });
        }
        made
    }

    /// `made` was made of a number, and of a constant, if there is one.
    fn ramp_step(&mut self, layout: Float, does: Does, number: ExprId, by: f64, made: ExprId) {
        let step = Step { does, by, layout };
        let Some(ramp) = self.ramps.get(&number).filter(|r| step.is_safe() && r.steps.len() < MOST_STEPS) else {
            return;
        };
        let steps = ramp.steps.iter().copied().chain([step]).collect();
        let ramp = Ramp { steps, falls: ramp.falls != step.turns(), ..ramp.clone() };
        self.ramps.insert(made, ramp);
    }

    /// The same for one operand.
    pub(super) fn ramp_one(&mut self, layout: Float, does: Does, a: ExprId, made: ExprId) -> ExprId {
        self.ramp_step(layout, does, a, 1.0, made);
        made
    }

    /// The same for two operands, if one is a constant. `other`: what the first one does to the second, if it does something known.
    pub(super) fn ramp_two(
        &mut self,
        layout: Float,
        (does, other): (Does, Option<Does>),
        [a, b]: [ExprId; 2],
        made: ExprId,
    ) -> ExprId {
        match (self.as_const(a), self.as_const(b), other) {
            (None, Some(by), _) => self.ramp_step(layout, does, a, number(layout, by), made),
            (Some(by), None, Some(other)) => self.ramp_step(layout, other, b, number(layout, by), made),
            _ => {}
        }
        made
    }

    /// Whether it is below a constant, and whether it is that: as limits of the whole number.
    pub(super) fn ramp_order(&mut self, layout: Float, a: ExprId, bits: u64) -> Option<[ExprId; 2]> {
        let ramp = self.ramps.get(&a)?.clone();
        let limit = number(layout, bits);
        if limit.is_nan() {
            return None;
        }
        let below = self.ramp_side(&ramp, ramp.turn(|x| x < limit));
        let up_to = self.ramp_side(&ramp, ramp.turn(|x| x <= limit));
        let not_below = self.not(below);
        Some([below, self.bin(ExprOp::And, up_to, not_below)])
    }

    /// Whether the whole number is on the low side of where it turns.
    fn ramp_side(&mut self, ramp: &Ramp, turn: i128) -> ExprId {
        let (low, high) = ramp.ends();
        let before = match turn {
            _ if turn <= low => self.constant(1, 0),
            _ if turn > high => self.constant(1, 1),
            _ => {
                let limit = self.constant(ramp.width, turn as u64);
                self.bin(if ramp.signed { ExprOp::Slt } else { ExprOp::Ult }, ramp.of, limit)
            }
        };
        if ramp.falls { self.not(before) } else { before }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every whole number of 8 bits through chains of operations: what the limits say is what the numbers are.
    #[test]
    fn limits_say_what_the_numbers_say() {
        let mut state = 11u64;
        let mut random = move |n: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % n
        };
        let constants = [0.1, 1.8, -1.8, 32.0, 1e300, -2.5, 3.0, 1e-300, 7.0];
        let mut tried = 0;
        for round in 0..400 {
            let layout = if round % 3 == 0 { SINGLE } else { DOUBLE };
            let is_signed = random(2) == 0;
            let bits_of = |x: f64| if layout == SINGLE { u64::from((x as f32).to_bits()) } else { x.to_bits() };
            let mut e = Exprs::new();
            let whole = e.fresh(8);
            let mut made = e.float_from_int(layout, whole, is_signed);
            for _ in 0..random(4) {
                let by = bits_of(constants[random(constants.len() as u64) as usize]);
                let by = e.constant(layout.width(), by);
                made = match random(7) {
                    0 => e.float_add(layout, made, by),
                    1 => e.float_sub(layout, made, by),
                    2 => e.float_sub(layout, by, made),
                    3 => e.float_mul(layout, by, made),
                    4 => e.float_div(layout, made, by),
                    5 => e.float_neg(layout, made),
                    _ => e.float_add(layout, by, made),
                };
            }
            let at = random(256);
            let Some(limit) = e.eval(made, &mut |_| at) else { continue };
            if number(layout, limit).is_nan() {
                continue;
            }
            let Some([below, equal]) = e.ramp_order(layout, made, limit) else { continue };
            for value in 0..256 {
                let x = number(layout, e.eval(made, &mut |_| value).expect("a number"));
                if x.is_nan() {
                    panic!("{layout:?} {value} is no number");
                }
                let said = [below, equal].map(|c| e.eval(c, &mut |_| value) == Some(1));
                assert_eq!(said, [x < number(layout, limit), x == number(layout, limit)], "{layout:?} {value} {x}");
                tried += 1;
            }
        }
        assert!(tried > 256 * 200, "{tried}");
    }
}
