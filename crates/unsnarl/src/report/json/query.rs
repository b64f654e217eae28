//! Answers about a trace.

use analysis::query::{Answered, Verdict};
use driver::Error;
use serde::Serialize;
use solve::Stats;
use std::path::Path;

#[derive(Serialize)]
pub(crate) struct Document {
    command: &'static str,
    trace: String,
    notes: Vec<String>,
    pub(crate) answers: Vec<Answered>,
    /// Goals for which there was no time.
    pub(crate) not_asked: usize,
    pub(crate) stats: Figures,
}

#[derive(Serialize)]
pub(crate) struct Figures {
    queries: u64,
    reachable: u64,
    impossible: u64,
    unknown: u64,
    /// Of all formulas, as SMT-LIB text.
    formula_bytes: u64,
    pub(crate) building_seconds: f64,
    pub(crate) solving_seconds: f64,
    /// Pairs of a write and a read that may take its value from it.
    candidates: u64,
    /// Those that happens-before and locks leave.
    candidates_left: u64,
    /// Only with two solvers (`--solver cross`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) cross: Option<Cross>,
}

/// What came of asking two solvers.
#[derive(Serialize)]
pub(crate) struct Cross {
    /// Goals that both answered, each by itself.
    pub(crate) compared: u64,
    /// Goals that only one of them could answer.
    pub(crate) alone: u64,
}

impl Document {
    pub(crate) fn new(
        trace: &Path,
        answers: Vec<Answered>,
        not_asked: usize,
        notes: &[String],
        stats: &Stats,
    ) -> Document {
        let stats = Figures {
            queries: stats.queries,
            reachable: stats.sat,
            impossible: stats.unsat,
            unknown: stats.unknown,
            formula_bytes: stats.formula_bytes,
            building_seconds: stats.building.as_secs_f64(),
            solving_seconds: stats.solving.as_secs_f64(),
            candidates: stats.candidates.0,
            candidates_left: stats.candidates.1,
            cross: (stats.compared + stats.alone > 0).then_some(Cross { compared: stats.compared, alone: stats.alone }),
        };
        Document {
            command: "query",
            trace: trace.display().to_string(),
            notes: notes.to_vec(),
            answers,
            not_asked,
            stats,
        }
    }

    pub(crate) fn count(&self, verdict: Verdict) -> usize {
        self.answers.iter().filter(|a| a.verdict == verdict).count()
    }

    pub(crate) fn to_json(&self) -> Result<String, Error> {
        crate::report::document(self)
    }
}
