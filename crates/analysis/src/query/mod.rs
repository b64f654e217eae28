//! `unsnarl query`: asks a saved trace which other runs are possible. The program is not needed.
//!
//! | part | does |
//! | --- | --- |
//! | [`observed`] | whether the trace's own order is possible |
//! | [`goals`] | from what a person typed to questions that make sense for this trace |
//! | [`answers`] | answers with the events and names they speak of |
//!
//! Limits: a witness is not run here, because there is no program; the solver has checked that it obeys the trace.

mod answers;
mod goals;
mod observed;

pub use answers::{Answered, Entry, Events, Value, Verdict};
pub use observed::contradiction;
pub use solve::Question;

use driver::Error;
use solve::{Backend, Model, Options, Stats};
use std::time::Instant;
use trace::Trace;

/// Z3 goes down into expressions by recursion, and takes a time that grows with the square of the depth: at most so
/// deep, on a stack of this size.
const DEEPEST: u32 = 1 << 16;
const STACK: usize = 1 << 28;

/// As long as others wait, a question gets this part of the time that is left.
const SHARE: usize = 4;

pub struct Query<'a> {
    pub trace: &'a Trace,
    /// As a person types them.
    pub goals: &'a [String],
    pub backend: Backend,
    /// Their latest moment is that of all questions together.
    pub options: Options,
}

pub struct Asked {
    pub stats: Stats,
    /// Questions in all, and those that were asked.
    pub questions: usize,
    pub asked: usize,
    /// Goals that ask for nothing.
    pub empty: Vec<String>,
}

/// Why a trace cannot be asked about, if it cannot.
pub fn too_deep(trace: &Trace) -> Option<String> {
    let all = trace.events.iter().flat_map(|e| e.what.exprs());
    let deepest = all.map(|e| trace.exprs.depth(e)).max().filter(|d| *d > DEEPEST)?;
    Some(format!(
        "an expression has {deepest} operations inside each other, {DEEPEST} at most can be asked: fix some of its values"
    ))
}

impl Query<'_> {
    /// Asks; `each` sees every answer, and says whether to go on.
    pub fn ask(self, each: impl FnMut(&Question, Answered, &Events<'_>) -> bool + Send) -> Result<Asked, Error> {
        std::thread::scope(|scope| {
            let asker = std::thread::Builder::new().stack_size(STACK);
            let asker = asker.spawn_scoped(scope, || self.ask_here(each));
            let asker = asker.map_err(|e| Error::of("there is no memory to ask in", e))?;
            asker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    }

    fn ask_here(self, mut each: impl FnMut(&Question, Answered, &Events<'_>) -> bool) -> Result<Asked, Error> {
        let model = Model::new(self.trace);
        let goals::Questions { all, empty } = goals::questions(self.goals, self.trace, &model)?;
        let latest = self.options.latest;
        let mut solver = self.backend.of(model, self.options);
        let events = Events::new(self.trace);
        let mut asked = 0;
        for question in &all {
            let started = Instant::now();
            if let Some(latest) = latest {
                let left = latest.saturating_duration_since(started);
                if left.is_zero() {
                    break;
                }
                solver.set_time_limit(left / (all.len() - asked).min(SHARE) as u32);
            }
            let answer = solver.solve(question);
            asked += 1;
            if !each(question, Answered::new(question, &answer, started.elapsed(), &events), &events) {
                break;
            }
        }
        Ok(Asked { stats: solver.stats(), questions: all.len(), asked, empty })
    }
}
