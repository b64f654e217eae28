//! One line that says how far a search is, if somebody is looking and it takes a while.

use crate::plain::plain;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::{Duration, Instant};

/// Shorter searches say nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// The line on stderr; nothing if that is no terminal.
pub struct Progress {
    started: Instant,
    bar: ProgressBar,
}

impl Default for Progress {
    fn default() -> Progress {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{wide_msg}") {
            bar.set_style(style);
        }
        Progress { started: Instant::now(), bar }
    }
}

impl Progress {
    /// Shows a line that is made only if anybody sees it; `elapsed` is what it is given.
    pub fn show(&self, line: impl FnOnce(Duration) -> String) {
        let elapsed = self.started.elapsed();
        if elapsed >= PATIENCE && !self.bar.is_hidden() {
            self.bar.set_message(plain(&line(elapsed)).into_owned());
            self.bar.tick();
        }
    }

    /// Removes the line for good.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
