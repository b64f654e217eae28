//! One line that says how far a campaign is, if somebody is looking and it takes a while.

use super::campaign::Now;
use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Shorter campaigns say nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// The line on stderr.
pub(crate) struct Progress {
    started: Instant,
    budget: u64,
    wanted: bool,
    shown: AtomicBool,
}

impl Progress {
    pub(crate) fn new(budget: u64) -> Progress {
        let wanted = stderr().is_terminal();
        Progress { started: Instant::now(), budget, wanted, shown: AtomicBool::new(false) }
    }

    pub(crate) fn show(&self, now: Now) {
        let elapsed = self.started.elapsed();
        if !self.wanted || elapsed < PATIENCE {
            return;
        }
        let Now { tally, findings } = now;
        let failures = match findings {
            0 => "no failure so far".to_string(),
            1 => "1 failure".to_string(),
            n => format!("{n} failures"),
        };
        self.line(&format!(
            "{} of {} schedules, {:.0} per second, {} threads, {} events, {failures}",
            tally.schedules,
            self.budget,
            tally.schedules as f64 / elapsed.as_secs_f64(),
            tally.threads,
            tally.events
        ));
    }

    /// The same while the solver proposes the runs.
    pub(crate) fn predict(&self, t: &crate::predict::Tally) {
        if !self.wanted || self.started.elapsed() < PATIENCE {
            return;
        }
        self.line(&format!(
            "predicting: {} runs, {} questions to the solver ({} with an answer that was run, {} undecided)",
            t.executions, t.queries, t.sat, t.unknown
        ));
    }

    /// The same while branches are looked at.
    pub(crate) fn branches(&self, queries: u64, found: usize) {
        if self.wanted && self.started.elapsed() >= PATIENCE {
            self.line(&format!(
                "{queries} questions to the solver, {found} branches found that depend on the schedule"
            ));
        }
    }

    /// The same while candidates are hunted.
    pub(crate) fn hunt(&self, t: &crate::predict::Tally, candidates: usize, confirmed: usize) {
        if self.wanted && self.started.elapsed() >= PATIENCE {
            self.line(&format!(
                "{candidates} candidates, {confirmed} confirmed; {} runs, {} questions to the solver",
                t.executions, t.queries
            ));
        }
    }

    fn line(&self, line: &str) {
        self.shown.store(true, Ordering::Relaxed);
        let width = crate::interleaving::terminal_width() - 1;
        let line: String = line.chars().take(width).collect();
        // A terminal that is gone is no reason to stop.
        let _ = write!(stderr(), "\r\x1b[K{line}").and_then(|()| stderr().flush());
    }

    /// Removes the line.
    pub(crate) fn clear(&self) {
        if self.shown.load(Ordering::Relaxed) {
            let _ = write!(stderr(), "\r\x1b[K").and_then(|()| stderr().flush());
        }
    }
}
