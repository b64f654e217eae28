//! Why a question was not answered.

use crate::stop::Stopped;
use crate::values::TooCostly;
use std::fmt;
use trace::ExprOp;

/// A reason. Reports write it out; whoever has to act on it asks for the case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unknown {
    OutOfTime,
    Interrupted,
    /// It would take more memory than it may.
    OutOfMemory,
    /// The rules have so many atoms and connectives, or more.
    TooLarge {
        size: usize,
        most: usize,
    },
    TooDeep {
        depth: u32,
        most: u32,
    },
    /// The trace has so many events, and whoever asks wants no solver for so many.
    TooLong {
        events: usize,
    },
    /// This operation on two unknowns of so many bits would be too many clauses, or too hard ones. Z3 may know.
    NotForClauses {
        op: ExprOp,
        width: u32,
    },
    /// Z3 gave up, and its own words for it.
    GaveUp(String),
    /// It is possible, says the solver, but not how.
    NoWitness,
    /// The question makes no sense for this trace.
    NoSense(String),
    /// The witness that was found is none, and what is wrong with it: a mistake of ours.
    WrongWitness(String),
    /// Two solvers contradict each other: a mistake of ours.
    Disagreement {
        /// What the first says; the second says the opposite.
        possible: bool,
    },
    /// Two solvers gave up, each for its own reason.
    Both(Box<[Unknown; 2]>),
}

impl Unknown {
    pub(crate) fn both(first: Unknown, second: Unknown) -> Unknown {
        if first == second { first } else { Unknown::Both(Box::new([first, second])) }
    }

    /// Whether a smaller part of the trace might have been answered.
    pub fn is_too_large(&self) -> bool {
        match self {
            Unknown::TooLarge { .. } | Unknown::TooDeep { .. } => true,
            Unknown::Both(reasons) => reasons.iter().any(Unknown::is_too_large),
            _ => false,
        }
    }
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unknown::OutOfTime => write!(f, "out of time"),
            Unknown::Interrupted => write!(f, "interrupted"),
            Unknown::OutOfMemory => write!(f, "out of memory (--memory gives more)"),
            Unknown::TooLarge { size, most } => {
                write!(f, "too large: {size} atoms and connectives or more, at most {most}")
            }
            Unknown::TooDeep { depth, most } => {
                write!(f, "too large: an expression that is nested {depth} deep, at most {most}")
            }
            Unknown::TooLong { events } => write!(f, "too long: {events} events"),
            Unknown::NotForClauses { op, width } => {
                let operation = match op {
                    ExprOp::Mul => "multiplication",
                    ExprOp::Udiv | ExprOp::Sdiv | ExprOp::Urem | ExprOp::Srem => "division",
                    op => op.name(),
                };
                write!(f, "not for clauses: {operation} of two unknowns of {width} bits")
            }
            Unknown::GaveUp(words) => write!(f, "the solver gave up: {words}"),
            Unknown::NoWitness => write!(f, "the solver does not say how it is possible"),
            Unknown::NoSense(words) => write!(f, "{words}"),
            Unknown::WrongWitness(wrong) => write!(f, "the witness did not stand the check: {wrong}"),
            Unknown::Disagreement { possible } => {
                let word = |possible| if possible { "possible" } else { "impossible" };
                write!(f, "two solvers disagree: {} and {}", word(*possible), word(!possible))
            }
            Unknown::Both(reasons) => write!(f, "{}; {}", reasons[0], reasons[1]),
        }
    }
}

impl From<Stopped> for Unknown {
    fn from(stopped: Stopped) -> Unknown {
        match stopped {
            Stopped::Interrupted => Unknown::Interrupted,
            Stopped::OutOfMemory => Unknown::OutOfMemory,
            // Tries are limited only where the question is asked again.
            Stopped::OutOfTime | Stopped::OutOfTries => Unknown::OutOfTime,
        }
    }
}

impl From<TooCostly> for Unknown {
    fn from(TooCostly { op, width }: TooCostly) -> Unknown {
        Unknown::NotForClauses { op, width }
    }
}
