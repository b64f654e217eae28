//! Whether what no order of a trace leads to is really impossible on its path, and why.
//!
//! The solver follows values through the program. Where it cannot (what goes into the library, floating point), the trace says
//! what the value was and the solver keeps it (`What::Fixed`): with another value the same path might lead there. So a question is asked
//! again with these values let go. If it is still impossible, the refutation holds; otherwise the candidate is undecided.
//!
//! Limits: what was computed from such a value is taken as it was observed.

use super::{Blocked, Judgement, Reason};
use crate::asking::in_time;
use crate::predict::Observed;
use rustc_hash::FxHashMap;
use solve::{Answer, Backend, Options, Question, Solver};
use std::time::{Duration, Instant};
use trace::{Trace, What};
use vm::Stop;

/// All of this together may take so long.
const PATIENCE: Duration = Duration::from_secs(10);
/// One question may take so long.
const PER_QUESTION: Duration = Duration::from_secs(5);

/// Looks at refutations, one after the other.
pub struct Proofs<'s> {
    traces: Box<dyn Fn(usize) -> Option<&'s Observed> + 's>,
    backend: Backend,
    stop: Stop,
    /// Whether anybody will read the reasons.
    told: bool,
    /// By trace: who answers with the values let go; `None` if it has none.
    loose: FxHashMap<usize, Option<Box<dyn Solver>>>,
}

impl<'s> Proofs<'s> {
    pub fn new(
        traces: impl Fn(usize) -> Option<&'s Observed> + 's,
        backend: Backend,
        stop: Stop,
        told: bool,
    ) -> Proofs<'s> {
        let stop = stop.until(Some(Instant::now() + PATIENCE));
        Proofs { traces: Box::new(traces), backend, stop, told, loose: FxHashMap::default() }
    }

    /// What these impossible questions say of a candidate; `plain`: why it cannot be elsewhere.
    pub fn judge(&mut self, refuted_by: &[(usize, Question)], plain: Option<&Reason>) -> Judgement {
        for (entry, question) in refuted_by {
            if !self.holds(*entry, question) {
                let at = self.ask(*entry, question).and_then(|reason| reason.pinned);
                return Judgement::Undecided { blocked: Blocked::NotFollowed(at) };
            }
        }
        let asked = || self.told.then(|| refuted_by.last().and_then(|(entry, q)| self.ask(*entry, q))).flatten();
        Judgement::Refuted { reason: asked().or_else(|| plain.cloned()) }
    }

    fn options(&self) -> Options {
        let time_limit = self.stop.left().map_or(PER_QUESTION, |left| left.min(PER_QUESTION));
        Options { time_limit, ..in_time(&self.stop) }
    }

    fn is_over(&self) -> bool {
        self.stop.is_over()
    }

    /// Asks once more, this time for the reason.
    fn ask(&self, entry: usize, question: &Question) -> Option<Reason> {
        let trace = &(self.traces)(entry).filter(|_| !self.is_over())?.trace;
        Reason::ask(trace, question, self.backend, self.options())
    }

    /// Whether it is impossible whatever the values are that are not followed.
    fn holds(&mut self, entry: usize, question: &Question) -> bool {
        let options = self.options();
        let (over, limit) = (self.is_over(), options.time_limit);
        let (traces, backend) = (&self.traces, self.backend);
        // Nobody can tell of a trace that was given up.
        if traces(entry).is_none() {
            return false;
        }
        let loose = self.loose.entry(entry).or_insert_with(|| {
            let trace = &traces(entry)?.trace;
            let pinned = trace.events.iter().any(|e| matches!(e.what, What::Fixed { .. }));
            pinned.then(|| backend.solver(&let_go(trace), options))
        });
        match loose {
            None => true,
            Some(_) if over => false,
            Some(solver) => {
                solver.set_time_limit(limit);
                matches!(solver.solve(question), Answer::Unsat(_))
            }
        }
    }
}

/// The trace without what says which value something had: each event stays, and says nothing.
fn let_go(trace: &Trace) -> Trace {
    let mut loose = trace.clone();
    let nothing = loose.exprs.constant(1, 0);
    for event in &mut loose.events {
        if let What::Fixed { expr, value } = &mut event.what {
            (*expr, *value) = (nothing, 0);
        }
    }
    loose
}
