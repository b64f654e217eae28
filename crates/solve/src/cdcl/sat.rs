//! CaDiCaL, with the theory of orders beside it.

use super::theory::{Fact, Theory};
use crate::stop::{Stopped, Until};
use crate::values::{Clauses, Lit};
use cadical_sys::{CaDiCal, Status, Terminator};
use std::cell::RefCell;
use std::rc::Rc;

/// A solver for clauses and orders.
pub(super) struct Sat {
    solver: CaDiCal,
    theory: Rc<RefCell<Theory>>,
    late: Rc<RefCell<Late>>,
    vars: Lit,
    /// How many bytes all clauses have, written as numbers.
    bytes: u64,
}

/// How many steps a long trace has.
const LONG: usize = 4_000;

/// Stops the solver when it is late.
#[derive(Default)]
struct Late {
    until: Option<Until>,
    why: Option<Stopped>,
    calls: u32,
}

/// What the solver has of it.
struct Watch(Rc<RefCell<Late>>);

impl Terminator for Watch {
    fn terminated(&mut self) -> bool {
        // The clock is dearer than what is done between two calls.
        let mut late = self.0.borrow_mut();
        late.calls += 1;
        if !late.calls.is_multiple_of(16) {
            return false;
        }
        late.why = late.until.as_ref().and_then(Until::over);
        late.why.is_some()
    }
}

impl Sat {
    pub(super) fn new(theory: Theory) -> Sat {
        let mut solver = CaDiCal::new();
        // What the external propagator cannot bear.
        solver.set("factor", 0);
        solver.set("chrono", 0);
        // Found by measuring: these pay off for larger formulas only.
        solver.set("lucky", 0);
        solver.set("inprocessing", 0);
        // Of long traces, what was observed is close to most answers, and to begin anew is dear.
        solver.set("stabilizeonly", i32::from(theory.clocks.len() > LONG));
        let theory = Rc::new(RefCell::new(theory));
        solver.connect_external_propagator(theory.clone());
        let late = Rc::new(RefCell::new(Late::default()));
        solver.connect_terminator(Watch(late.clone()));
        let mut sat = Sat { solver, theory, late, vars: 0, bytes: 0 };
        let truth = sat.fresh();
        sat.add(&[truth]);
        sat
    }

    pub(super) fn theory_mut(&self) -> std::cell::RefMut<'_, Theory> {
        self.theory.borrow_mut()
    }

    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    pub(super) fn means(&mut self, lit: Lit, fact: Fact) {
        self.solver.add_observed_var(lit.abs());
        self.theory_mut().means(lit, fact);
    }

    pub(super) fn prefer(&mut self, lit: Lit) {
        self.solver.phase(lit);
    }

    /// Whether all clauses and assumptions can be true together, if that is known in time and after so many conflicts.
    pub(super) fn solve(&mut self, assumed: &[Lit], until: &Until, conflicts: Option<i32>) -> Result<bool, Stopped> {
        // Calls are counted on, because many short searches are a long one.
        let mut late = self.late.borrow_mut();
        (late.until, late.why) = (Some(until.clone()), None);
        drop(late);
        if let Some(conflicts) = conflicts {
            self.solver.limit("conflicts", conflicts);
        }
        self.theory_mut().ready();
        for &lit in assumed {
            self.solver.assume(lit);
        }
        match self.solver.solve() {
            Status::SATISFIABLE => Ok(true),
            Status::UNSATISFIABLE => Ok(false),
            Status::UNKNOWN => Err(self.late.borrow().why.unwrap_or(Stopped::OutOfTries)),
        }
    }

    pub(super) fn value(&mut self, lit: Lit) -> bool {
        self.solver.val(lit) == lit
    }

    /// Whether an assumption is to blame.
    pub(super) fn failed(&mut self, lit: Lit) -> bool {
        self.solver.failed(lit)
    }
}

impl Clauses for Sat {
    fn fresh(&mut self) -> Lit {
        self.vars += 1;
        self.vars
    }

    fn truth(&self) -> Lit {
        1
    }

    fn add(&mut self, clause: &[Lit]) {
        let digits = |lit: &Lit| 2 + u64::from(lit.unsigned_abs().checked_ilog10().unwrap_or(0)) + u64::from(*lit < 0);
        self.bytes += clause.iter().map(digits).sum::<u64>() + 2;
        self.solver.clause6(clause);
    }
}
