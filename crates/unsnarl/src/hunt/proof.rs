//! Whether what no order of a trace leads to is really impossible on its path, and why.
//!
//! The solver follows values through the program. Where it cannot (what goes into the library, floating point), the trace says
//! what the value was and the solver keeps it (`What::Fixed`): with another value the same path might lead there. So a question is asked
//! again with these values let go. If it is still impossible, the refutation holds; otherwise the candidate is undecided.
//!
//! Limits: what was computed from such a value is taken as it was observed.

use super::{Judgement, Reason};
use crate::predict::Observed;
use rustc_hash::FxHashMap;
use solve::{Answer, Backend, Options, Question, Solver};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use trace::{Trace, What};

/// All of this together may take so long.
const PATIENCE: Duration = Duration::from_secs(10);
/// One question may take so long.
const PER_QUESTION: Duration = Duration::from_secs(5);

/// Looks at refutations, one after the other.
pub(crate) struct Proofs<'s> {
    traces: Box<dyn Fn(usize) -> Option<&'s Observed> + 's>,
    backend: Backend,
    stop: Arc<AtomicBool>,
    /// Whether anybody will read the reasons.
    told: bool,
    until: Instant,
    /// By trace: who answers with the values let go; `None` if it has none.
    loose: FxHashMap<usize, Option<Box<dyn Solver>>>,
}

impl<'s> Proofs<'s> {
    pub(crate) fn new(
        traces: impl Fn(usize) -> Option<&'s Observed> + 's,
        backend: Backend,
        stop: Arc<AtomicBool>,
        told: bool,
    ) -> Proofs<'s> {
        let until = Instant::now() + PATIENCE;
        Proofs { traces: Box::new(traces), backend, stop, told, until, loose: FxHashMap::default() }
    }

    /// What these impossible questions say of a candidate; `plain`: why it cannot be elsewhere.
    pub(crate) fn judge(&mut self, refuted_by: &[(usize, Question)], plain: Option<&Reason>) -> Judgement {
        for (entry, question) in refuted_by {
            if !self.holds(*entry, question) {
                let at = self.ask(*entry, question).and_then(|reason| reason.pinned);
                let which = at.map_or_else(String::new, |p| format!(" ({}:{})", p.file, p.line));
                let blocked =
                    format!("impossible where it was asked, but only with a value that is not followed there{which}");
                return Judgement::Undecided { blocked };
            }
        }
        let asked = || self.told.then(|| refuted_by.last().and_then(|(entry, q)| self.ask(*entry, q))).flatten();
        Judgement::Refuted { reason: asked().or_else(|| plain.cloned()) }
    }

    fn options(&self) -> Options {
        let left = self.until.saturating_duration_since(Instant::now());
        Options { time_limit: left.min(PER_QUESTION), stop: Some(self.stop.clone()), ..Options::default() }
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.until || self.stop.load(Ordering::Relaxed)
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
