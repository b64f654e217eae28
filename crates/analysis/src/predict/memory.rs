//! What a search gives up when there is too little memory, and whether that helped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Traces that are kept the first time, the newest; each time half as many.
const KEPT: usize = 16;
/// How long to wait until somebody has looked again whether there is room.
const PATIENCE: Duration = Duration::from_millis(100);

#[derive(Default)]
pub(super) struct Memory {
    /// How often something had to give way.
    times: u32,
    /// Traces that were forgotten.
    pub(super) traces: u64,
    /// Questions that were given up.
    pub(super) questions: u64,
    /// It did not help any more.
    over: bool,
}

impl Memory {
    /// How many traces may stay.
    pub(super) fn keeps(&self) -> usize {
        KEPT >> self.times.min(8)
    }

    /// Something was given up. If nothing was left to give up and there is no room all the same, that was all.
    pub(super) fn gave_way(&mut self, full: &AtomicBool) {
        let nothing_left = self.keeps() == 0;
        self.times += 1;
        let end = Instant::now() + PATIENCE;
        while full.load(Ordering::Relaxed) && Instant::now() < end {
            std::thread::sleep(PATIENCE / 10);
        }
        self.over = nothing_left && full.load(Ordering::Relaxed);
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    pub(super) fn given_up(&self) -> Option<String> {
        let traces = match self.traces {
            0 => "what the solver had learnt was given up".to_string(),
            1 => "1 trace was forgotten".to_string(),
            n => format!("{n} traces were forgotten"),
        };
        let ended = if self.over { ", and prediction ended early" } else { "" };
        (self.times > 0 || self.questions > 0).then(|| format!("little memory: {traces}{ended} (--memory gives more)"))
    }
}
