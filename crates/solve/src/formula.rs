//! The language in which the model speaks to a solver: truth values over steps, their order, and bit vectors.
//!
//! It is small on purpose. A back end has to know seven kinds of atom and nothing of threads, locks or memory.

use trace::{ExprId, Exprs};

/// A step of a [`Model`](crate::Model): an indivisible piece of one thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StepId(pub u32);

/// Some bits of an expression or of a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bits {
    pub of: Value,
    pub low: u32,
    pub width: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Value {
    Expr(ExprId),
    Number(u64),
}

/// Something that is true or not in an order of steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Formula {
    Const(bool),
    /// The step is inside the frontier.
    In(StepId),
    /// The first step comes before the second, else the second before the first. Says nothing of either being inside.
    Before(StepId, StepId),
    /// The moment with this number is that of the step. Moments say which write a read takes its value from.
    Moment(u32, StepId),
    /// The step comes before the moment with this number.
    Earlier(StepId, u32),
    /// A free choice: which write a read takes its value from, which signal a wait.
    Choice(u32),
    Equal(Bits, Bits),
    Not(Box<Formula>),
    All(Vec<Formula>),
    Any(Vec<Formula>),
    AtLeast(u32, Vec<Formula>),
}

impl Formula {
    pub(crate) const TRUE: Formula = Formula::Const(true);
    pub(crate) const FALSE: Formula = Formula::Const(false);

    #[allow(clippy::should_implement_trait, reason = "`!` on a formula hides that it is built, not computed")]
    pub(crate) fn not(self) -> Formula {
        match self {
            Formula::Const(b) => Formula::Const(!b),
            Formula::Not(inner) => *inner,
            other => Formula::Not(Box::new(other)),
        }
    }

    pub(crate) fn all(of: impl IntoIterator<Item = Formula>) -> Formula {
        let mut parts = Vec::new();
        for f in of {
            match f {
                Formula::Const(true) => {}
                Formula::Const(false) => return Formula::FALSE,
                Formula::All(inner) => parts.extend(inner),
                other => parts.push(other),
            }
        }
        match parts.len() {
            0 => Formula::TRUE,
            1 => parts.remove(0),
            _ => Formula::All(parts),
        }
    }

    pub(crate) fn any(of: impl IntoIterator<Item = Formula>) -> Formula {
        let mut parts = Vec::new();
        for f in of {
            match f {
                Formula::Const(false) => {}
                Formula::Const(true) => return Formula::TRUE,
                Formula::Any(inner) => parts.extend(inner),
                other => parts.push(other),
            }
        }
        match parts.len() {
            0 => Formula::FALSE,
            1 => parts.remove(0),
            _ => Formula::Any(parts),
        }
    }

    pub(crate) fn implies(self, then: Formula) -> Formula {
        Formula::any([self.not(), then])
    }

    pub(crate) fn at_least(least: i64, of: impl IntoIterator<Item = Formula>) -> Formula {
        let (mut least, mut parts) = (least, Vec::new());
        for f in of {
            match f {
                Formula::Const(true) => least -= 1,
                Formula::Const(false) => {}
                other => parts.push(other),
            }
        }
        match least {
            ..=0 => Formula::TRUE,
            1 => Formula::any(parts),
            n if n > parts.len() as i64 => Formula::FALSE,
            n if n == parts.len() as i64 => Formula::all(parts),
            n => Formula::AtLeast(n as u32, parts),
        }
    }

    pub(crate) fn exactly(number: i64, of: Vec<Formula>) -> Formula {
        if number < 0 {
            return Formula::FALSE;
        }
        let too_many = Formula::at_least(number + 1, of.clone());
        Formula::all([Formula::at_least(number, of), too_many.not()])
    }

    pub(crate) fn is(expr: ExprId, width: u32, value: u64) -> Formula {
        let of = Bits { of: Value::Expr(expr), low: 0, width };
        Formula::Equal(of, Bits { of: Value::Number(value), low: 0, width })
    }

    /// How deep the deepest of its expressions is nested.
    pub(crate) fn depth(&self, exprs: &Exprs) -> u32 {
        let of = |bits: &Bits| match bits.of {
            Value::Expr(id) => exprs.depth(id),
            Value::Number(_) => 0,
        };
        match self {
            Formula::Equal(a, b) => of(a).max(of(b)),
            Formula::Not(inner) => inner.depth(exprs),
            Formula::All(all) | Formula::Any(all) | Formula::AtLeast(_, all) => {
                all.iter().map(|f| f.depth(exprs)).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// The expressions that it speaks of.
    #[cfg(feature = "z3")]
    pub(crate) fn expressions(&self, each: &mut impl FnMut(ExprId)) {
        match self {
            Formula::Equal(a, b) => {
                for bits in [a, b] {
                    if let Value::Expr(id) = bits.of {
                        each(id);
                    }
                }
            }
            Formula::Not(inner) => inner.expressions(each),
            Formula::All(all) | Formula::Any(all) | Formula::AtLeast(_, all) => {
                all.iter().for_each(|f| f.expressions(each));
            }
            _ => {}
        }
    }

    /// How many atoms and connectives it has.
    pub(crate) fn size(&self) -> usize {
        match self {
            Formula::Not(inner) => 1 + inner.size(),
            Formula::All(of) | Formula::Any(of) | Formula::AtLeast(_, of) => {
                1 + of.iter().map(Formula::size).sum::<usize>()
            }
            _ => 1,
        }
    }
}
