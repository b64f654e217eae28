//! The figures of a campaign.

use super::judge::{Fault, Judged, Times};
use analysis::Ended;
use std::collections::BTreeMap;
use std::time::Duration;

#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) programs: u64,
    pub(crate) wrong: u64,
    decisions: u64,
    sat: u64,
    unsat: u64,
    unknown: u64,
    executions: u64,
    queries: u64,
    crossed: u64,
    complete: u64,
    outcomes: u64,
    flows: u64,
    shared: u64,
    impossible: u64,
    /// Programs whose flows were judged, those of them that have inputs, and those whose search ended with nothing left to try.
    judged: [u64; 3],
    /// Faults of each kind, and programs that have one.
    faults: BTreeMap<&'static str, (u64, u64)>,
    times: Times,
}

/// Of these a few are allowed.
const MISSES: [&str; 2] = ["unreached", "flow-missed"];

impl Tally {
    /// Adds a program; the faults that are worth making smaller: the first few programs of each kind.
    pub(crate) fn add(&mut self, judged: &Judged, shrunk: usize) -> Vec<Fault> {
        self.programs += 1;
        self.decisions += judged.decisions;
        self.sat += judged.sat;
        self.unsat += judged.unsat;
        self.unknown += judged.unknown;
        self.executions += judged.executions;
        self.queries += judged.queries;
        self.crossed += judged.crossed;
        self.complete += u64::from(judged.complete);
        self.outcomes += judged.outcomes;
        self.flows += judged.flows;
        self.shared += judged.shared;
        self.impossible += judged.impossible;
        if let Some(ended) = judged.ended {
            let counts = [true, judged.with_inputs, ended == Ended::Complete];
            self.judged.iter_mut().zip(counts).for_each(|(n, yes)| *n += u64::from(yes));
        }
        let (t, new) = (&mut self.times, judged.times);
        t.compiling += new.compiling;
        t.oracle += new.oracle;
        t.crossing += new.crossing;
        t.flips += new.flips;
        t.search += new.search;
        t.flows += new.flows;
        self.wrong += u64::from(judged.faults.iter().any(|f| !MISSES.contains(&f.kind)));
        let mut worth = Vec::new();
        let mut kinds: Vec<&str> = Vec::new();
        for fault in &judged.faults {
            let (faults, programs) = self.faults.entry(fault.kind).or_default();
            *faults += 1;
            if !kinds.contains(&fault.kind) {
                kinds.push(fault.kind);
                *programs += 1;
                // To make a miss smaller takes a search for every try.
                if *programs <= shrunk as u64 && !MISSES.contains(&fault.kind) {
                    worth.push(fault.clone());
                }
            }
        }
        worth
    }

    fn missed(&self) -> u64 {
        MISSES.iter().filter_map(|kind| self.faults.get(kind)).map(|f| f.1).max().unwrap_or(0)
    }

    /// Nothing wrong, and at least 99.5% of the programs reached completely.
    pub(crate) fn is_good(&self) -> bool {
        self.wrong == 0 && self.missed() * 200 <= self.programs
    }

    pub(crate) fn print(&self, elapsed: Duration) {
        let row = |name: &str, value: String| println!("{name:<42} {value:>12}");
        println!();
        row("programs", self.programs.to_string());
        row("decisions of their first runs", self.decisions.to_string());
        row("flips: satisfiable", self.sat.to_string());
        row("flips: not satisfiable", self.unsat.to_string());
        row("not known (flips and search)", self.unknown.to_string());
        for (kind, what) in KINDS {
            let (faults, programs) = self.faults.get(kind).copied().unwrap_or_default();
            row(what, if faults == 0 { "0".into() } else { format!("{faults} in {programs}") });
        }
        let reached = 100.0 * (self.programs - self.missed()) as f64 / self.programs.max(1) as f64;
        row("programs whose outcomes were all reached", format!("{reached:.2}%"));
        row("outcomes that can be reached", self.outcomes.to_string());
        row("flows of data", self.flows.to_string());
        row("  of data that threads write", self.shared.to_string());
        row("flows called impossible", self.impossible.to_string());
        row("programs whose flows were judged", self.judged[0].to_string());
        row("  of them with inputs", self.judged[1].to_string());
        row("  of them with nothing left to try", self.judged[2].to_string());
        row("executions of the search", self.executions.to_string());
        row("queries of the search", self.queries.to_string());
        row("runs held against the oracle", self.crossed.to_string());
        row("programs of which these were all", self.complete.to_string());
        let t = self.times;
        let seconds = |d: Duration| format!("{:.1} s", d.as_secs_f64());
        row("clang", seconds(t.compiling));
        row("all orders", seconds(t.crossing));
        row("flips", seconds(t.flips));
        row("  of which the oracle", seconds(t.oracle));
        row("search", seconds(t.search));
        row("flows", seconds(t.flows));
        row("time", seconds(elapsed));
    }
}

/// What each kind of fault is called.
const KINDS: [(&str, &str); 17] = [
    ("compile", "does not compile"),
    ("oracle", "oracle and VM differ"),
    ("trace", "the first trace and the oracle differ"),
    ("large", "too large for the oracle"),
    ("missing", "decisions that the trace lacks"),
    ("unsound", "satisfiable, but no run flips it"),
    ("lax", "the same, unless branches are steps"),
    ("incomplete", "not satisfiable, but a run flips it"),
    ("unconfirmed", "witnesses not confirmed (flips)"),
    ("search-unconfirmed", "witnesses not confirmed (search)"),
    ("beyond", "reached, but not by the oracle"),
    ("flow-error", "no search for flows"),
    ("flow-unconfirmed", "runs that do not come again (flows)"),
    ("flow-beyond", "flows that were run, but not by the oracle"),
    ("flow-impossible", "flows called impossible, but the oracle has them"),
    ("flow-missed", "flows that the search did not show"),
    ("unreached", "outcomes that the search did not reach"),
];
