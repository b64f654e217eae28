use crate::stop::{Deadline, Until};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// What a question may cost, and how it is asked.
#[derive(Clone, Debug)]
pub struct Options {
    /// For one question, in processor time: what is answered in time on a quiet machine is on a busy one, too.
    pub time_limit: Duration,
    /// The same by the clock.
    pub on_the_clock: bool,
    /// After this moment nobody wants an answer any more.
    pub latest: Option<Instant>,
    /// How many atoms and connectives the rules for a question may have; what is larger is not asked at all.
    pub max_size: usize,
    /// Up to how many of them the rules of the whole trace are asserted once, for all questions.
    pub incremental: usize,
    /// Where [`Backend`](crate::Backend) writes every question to, each as a file that `z3` solves by itself.
    /// Z3 writes them: nothing is written without the feature `z3`.
    pub dump: Option<PathBuf>,
    /// Leave out what the order of the trace rules out anyway.
    pub prune: bool,
    /// Ask every question of the whole trace, in a solver of its own, as the papers do. For measuring.
    pub whole: bool,
    /// Put off whatever can be, also in small traces. For tests: what is put off must not decide which answers there are.
    pub put_off: bool,
    /// Give up as soon as this is set.
    pub stop: Option<Arc<AtomicBool>>,
    /// As long as this is set there is too little memory for an answer.
    pub full: Option<Arc<AtomicBool>>,
    /// Find out which parts of the model contradict each other if there is no witness. Costs a second solving.
    pub explain: bool,
}

impl Options {
    pub(crate) fn until(&self) -> Until {
        let deadline = Deadline::after(self.time_limit).or_at(self.latest);
        let deadline = if self.on_the_clock { deadline.on_the_clock() } else { deadline };
        Until { deadline, flag: self.stop.clone(), full: self.full.clone() }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            time_limit: Duration::from_secs(10),
            on_the_clock: false,
            latest: None,
            max_size: 1_000_000,
            incremental: 20_000,
            dump: None,
            prune: true,
            put_off: false,
            stop: None,
            full: None,
            whole: false,
            explain: false,
        }
    }
}
