//! Which solver answers: the back ends, and the layers around them. Without the feature `z3` there is one back end, and nothing for layers
//! to do.

use crate::{CdclSolver, Model, Options, Solver};
#[cfg(feature = "z3")]
use crate::{CrossCheck, Portfolio, Z3Solver, dumped::Dumped};
use std::sync::Arc;
use trace::Trace;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Backend {
    /// The one made for interleavings.
    Cdcl,
    /// The reference.
    #[cfg(feature = "z3")]
    Z3,
    /// The first one, and where it needs long or gives up, both in turn.
    #[default]
    Portfolio,
    /// The first one, and the reference only where it gives up: who answers does not depend on the clock.
    Steady,
    /// Both, for every question; where they disagree, neither is believed.
    #[cfg(feature = "z3")]
    Cross,
}

impl Backend {
    pub fn solver(self, trace: &Trace, options: Options) -> Box<dyn Solver> {
        let model = Model::with(trace, options.prune);
        self.of(model, options)
    }

    #[cfg(feature = "z3")]
    pub fn of(self, model: impl Into<Arc<Model>>, mut options: Options) -> Box<dyn Solver> {
        let model: Arc<Model> = model.into();
        match options.dump.take() {
            Some(folder) => {
                let max_size = options.max_size;
                Box::new(Dumped::new(self.of(model.clone(), options), model, folder, max_size))
            }
            None => self.bare(model, options),
        }
    }

    #[cfg(not(feature = "z3"))]
    pub fn of(self, model: impl Into<Arc<Model>>, options: Options) -> Box<dyn Solver> {
        Box::new(CdclSolver::of(model, options))
    }

    #[cfg(feature = "z3")]
    fn bare(self, model: Arc<Model>, options: Options) -> Box<dyn Solver> {
        let (limit, latest) = (options.time_limit, options.latest);
        let first = || CdclSolver::of(model.clone(), options.clone());
        let second = {
            let (model, options) = (model.clone(), options.clone());
            move || Z3Solver::of(model.clone(), options.clone())
        };
        match self {
            Backend::Cdcl => Box::new(first()),
            Backend::Z3 => Box::new(second()),
            Backend::Portfolio => Box::new(Portfolio::new(first(), second, limit).not_after(latest)),
            Backend::Steady => Box::new(Portfolio::for_the_rest(first(), second, limit).not_after(latest)),
            Backend::Cross => Box::new(CrossCheck::new(first(), second(), model.clone(), None)),
        }
    }
}
