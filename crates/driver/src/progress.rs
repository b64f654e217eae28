//! One line that says how far a search is, if somebody is looking and it takes a while.

use crate::plain::plain;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Shorter searches say nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// The line on stderr; nothing if that is no terminal.
pub struct Progress {
    started: Instant,
    bar: ProgressBar,
    /// How many phases there were: who comes late has nothing to say.
    phases: Arc<AtomicU64>,
}

impl Default for Progress {
    fn default() -> Progress {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{wide_msg}") {
            bar.set_style(style);
        }
        Progress { started: Instant::now(), bar, phases: Arc::default() }
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

    /// Says what is done from now on, if it takes a while.
    pub fn phase(&self, name: &'static str) {
        let number = self.phases.fetch_add(1, Ordering::Relaxed) + 1;
        if self.bar.is_hidden() {
            return;
        }
        let (bar, phases) = (self.bar.clone(), self.phases.clone());
        let wait = PATIENCE.saturating_sub(self.started.elapsed());
        let show = move || {
            std::thread::sleep(wait);
            if phases.load(Ordering::Relaxed) == number {
                bar.set_message(name);
                bar.tick();
            }
        };
        // Without the thread nothing is shown; that is all.
        let _ = std::thread::Builder::new().spawn(show);
    }

    /// Removes the line for good.
    pub fn clear(&self) {
        self.phases.fetch_add(1, Ordering::Relaxed);
        self.bar.finish_and_clear();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
