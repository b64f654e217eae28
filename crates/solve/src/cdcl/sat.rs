//! CaDiCaL, with the theory of orders beside it.

use super::theory::{Fact, Theory};
use crate::values::{Clauses, Lit};
use cadical_sys::{CaDiCal, Status, Terminator};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Instant;

/// A solver for clauses and orders.
pub(super) struct Sat {
    solver: CaDiCal,
    theory: Rc<RefCell<Theory>>,
    deadline: Rc<RefCell<Instant>>,
    vars: Lit,
}

/// Stops the solver when it is late.
struct Late(Rc<RefCell<Instant>>, u32);

impl Terminator for Late {
    fn terminated(&mut self) -> bool {
        // The clock is dearer than what is done between two calls.
        self.1 += 1;
        self.1.is_multiple_of(16) && Instant::now() >= *self.0.borrow()
    }
}

impl Sat {
    pub(super) fn new(theory: Theory) -> Sat {
        let mut solver = CaDiCal::new();
        // What the external propagator cannot bear.
        solver.set("factor", 0);
        solver.set("chrono", 0);
        // Found by measuring: what was observed is close to most answers, so what was tried last is kept in mind, and
        // the search begins anew seldom. The rest pays off for larger formulas only.
        solver.set("stabilizeonly", 1);
        solver.set("lucky", 0);
        solver.set("inprocessing", 0);
        let theory = Rc::new(RefCell::new(theory));
        solver.connect_external_propagator(theory.clone());
        let deadline = Rc::new(RefCell::new(Instant::now()));
        solver.connect_terminator(Late(deadline.clone(), 0));
        let mut sat = Sat { solver, theory, deadline, vars: 0 };
        let truth = sat.fresh();
        sat.add(&[truth]);
        sat
    }

    pub(super) fn theory_mut(&self) -> std::cell::RefMut<'_, Theory> {
        self.theory.borrow_mut()
    }

    /// What a literal means to the theory.
    pub(super) fn means(&mut self, lit: Lit, fact: Fact) {
        self.solver.add_observed_var(lit.abs());
        self.theory_mut().means(lit, fact);
    }

    /// What to try first.
    pub(super) fn prefer(&mut self, lit: Lit) {
        self.solver.phase(lit);
    }

    /// Whether all clauses and assumptions can be true together; `None`: it is not known in time.
    pub(super) fn solve(&mut self, assumed: &[Lit], deadline: Instant) -> Option<bool> {
        *self.deadline.borrow_mut() = deadline;
        self.theory_mut().ready();
        for &lit in assumed {
            self.solver.assume(lit);
        }
        match self.solver.solve() {
            Status::SATISFIABLE => Some(true),
            Status::UNSATISFIABLE => Some(false),
            Status::UNKNOWN => None,
        }
    }

    /// Whether a literal is true in what was found.
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
        self.solver.clause6(clause);
    }
}
