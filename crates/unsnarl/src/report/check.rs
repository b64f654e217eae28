//! What a person reads when a check has ended.

use super::explain;
use super::{columns, failure, inputs, lost, terminal};
use analysis::check::campaign::{self, Report, Strategy};
use analysis::check::findings::{INPUTS, ZEROES};
use analysis::check::{Finding, Findings, Verdict};
use analysis::explain::Explanation;
use driver::plain::quoted;
use std::fmt::Write;
use std::path::Path;
use trace::{FailureKind, Place};
use vm::StopReason;
use vm::sched::MOST_EVENTS;

/// Data races told besides a failure, or besides other races.
const RACES: usize = 10;
/// Callers in a short stack.
const CALLERS: usize = 3;

/// What was done, for the sentences at the end.
pub(crate) struct Ending<'a> {
    pub(crate) report: &'a Report,
    pub(crate) strategy: Strategy,
    pub(crate) max_steps: u64,
    pub(crate) verbose: bool,
    /// Why the first failure happens.
    pub(crate) explanation: Option<&'a Explanation>,
    /// The nearest run that ends well, saved.
    pub(crate) good_run: Option<&'a Path>,
}

pub(crate) fn text(findings: &Findings, ending: &Ending<'_>, all: bool) -> String {
    let mut text = String::new();
    // The first with everything; races after it in short.
    let is_race = |f: &Finding| f.failure.kind == FailureKind::DataRace;
    let mut races = 0;
    for (i, finding) in findings.failures.iter().enumerate() {
        if i > 0 {
            text.push('\n');
        }
        if i == 0 || !is_race(finding) {
            long(&mut text, finding);
            if let (0, Some(explanation)) = (i, ending.explanation) {
                let _ = write!(text, "\n{}", explain::text(explanation, all));
                if let Some(run) = ending.good_run {
                    let _ = writeln!(text, "the run that ends well: unsnarl replay {}", quoted(run));
                }
            }
            continue;
        }
        races += 1;
        if races <= RACES {
            short(&mut text, finding);
        }
    }
    if races > RACES {
        let _ = writeln!(text, "... and {} more data races (--format json lists all)", races - RACES);
    }
    if findings.verdict != Verdict::Failure {
        clean(&mut text, findings, ending);
    }
    text.push_str(&lost::text(&findings.lost_inputs, ending.verbose));
    unfinished(&mut text, findings, ending);
    text
}

fn long(text: &mut String, finding: &Finding) {
    text.push_str(&failure::text(&finding.failure));
    let shown = columns::text(&finding.interleaving, terminal::width());
    if !shown.is_empty() {
        let _ = writeln!(text, "\nHow it happens (time goes down):\n\n{shown}");
    } else {
        text.push('\n');
    }
    if !finding.inputs.is_empty() {
        let _ = writeln!(text, "with the inputs {}", inputs::text(&finding.inputs));
    }
    let runs = match finding.schedule {
        1 => "with the first run".to_string(),
        n => format!("after {n} runs"),
    };
    let _ = write!(text, "found {runs} ({})", finding.found_by.text);
    let switches = finding.switches;
    if switches.before > 0 {
        let _ = write!(text, "; {}", times(switches.after, "switch", "switches"));
        if switches.after < switches.before {
            let _ = write!(text, " between threads are enough, {} when it was found", switches.before);
        } else {
            text.push_str(" between threads");
        }
    }
    text.push('\n');
    if let Some(run) = &finding.run {
        let run = quoted(run);
        let _ = writeln!(text, "saved: {run}\nreplay it: unsnarl replay {run}");
    }
}

fn short(text: &mut String, finding: &Finding) {
    let failure = &finding.failure;
    let _ = writeln!(text, "unsnarl: failure {}: {}", failure.kind.id(), failure.message);
    let _ = writeln!(text, "  later access by thread {}: {}", failure.thread, short_stack(&failure.stack));
    for other in &failure.others {
        let _ = writeln!(text, "  {}: {}", other.title, short_stack(&other.stack));
    }
    if let Some(run) = &finding.run {
        let _ = writeln!(text, "  replay it: unsnarl replay {}", quoted(run));
    }
}

fn short_stack(stack: &[Place]) -> String {
    let mut places: Vec<String> = stack.iter().take(CALLERS).map(ToString::to_string).collect();
    if stack.len() > CALLERS {
        places.push("...".into());
    }
    places.join(", called from ")
}

fn clean(text: &mut String, findings: &Findings, ending: &Ending<'_>) {
    let stats = &findings.stats;
    let runs = times(stats.schedules as usize, "run", "runs");
    let time = format!("{runs} in {:.2} s", stats.seconds);
    let next = if stats.too_long > 0 { next_if_long(ending) } else { NEXT.to_string() };
    // What other threads could do is no matter to one alone.
    let is_said = |a: &&&str| if stats.threads <= 1 { **a == ZEROES } else { **a != INPUTS };
    let assumed: Vec<&str> = findings.assumes.iter().filter(is_said).copied().collect();
    let clean = match assumed.is_empty() {
        true => "clean for these inputs".to_string(),
        false => format!("clean for these inputs, assuming {}", assumed.join(", ")),
    };
    let _ = match (&ending.report.verdict, findings.verdict) {
        (_, Verdict::Proved) if stats.threads <= 1 => {
            writeln!(text, "no failure: the program has one thread, so its one order was tried; {clean} ({time})")
        }
        (_, Verdict::Proved) => writeln!(text, "no failure: all orders that matter were tried; {clean} ({time})"),
        (campaign::Verdict::Stopped(StopReason::Interrupted), _) => {
            writeln!(text, "interrupted: no failure so far ({time}); this proves nothing")
        }
        (campaign::Verdict::Stopped(StopReason::Time), _) => {
            writeln!(text, "no failure found before the time was up ({time}); this is no proof\n{next}")
        }
        _ if stats.unfinished == stats.schedules => Ok(()),
        _ => writeln!(text, "no failure found ({time}); this is no proof\n{next}"),
    };
    if findings.verdict != Verdict::Proved {
        for doubt in &findings.doubts {
            let _ = writeln!(text, "no proof either way: {doubt}");
        }
    }
}

const NEXT: &str =
    "try more with --schedules N or --time SECONDS; a proof, if one is within reach: --strategy exhaustive --time 60";

/// What helps where runs are longer than exploration follows them: to explore once more does not.
fn next_if_long(ending: &Ending<'_>) -> String {
    let others = match ending.strategy {
        Strategy::Exhaustive | Strategy::Plain => "--strategy mix --time SECONDS",
        _ => "more with --schedules N or --time SECONDS",
    };
    format!(
        "a proof needs runs of at most {MOST_EVENTS} events (what other threads can notice): a smaller input, fewer rounds or threads\n\
         without a proof, try {others}"
    )
}

fn unfinished(text: &mut String, findings: &Findings, ending: &Ending<'_>) {
    let (stats, steps) = (&findings.stats, ending.max_steps);
    let cut_off = stats.unfinished - stats.too_long;
    if stats.unfinished > 0 && stats.unfinished == stats.schedules {
        let (why, next) = match cut_off {
            0 => (
                format!("has more than {MOST_EVENTS} events, which is as far as exploration goes"),
                next_if_long(ending),
            ),
            _ => (format!("was cut off after {steps} steps"), "--max-steps N lets runs be longer".to_string()),
        };
        let runs = times(stats.unfinished as usize, "run", "runs");
        let _ = writeln!(
            text,
            "no failure found, but nothing was seen to its end: every run {why} ({runs})\ndoes the program end? {next}"
        );
        return;
    }
    if cut_off > 0 {
        let _ = writeln!(text, "{cut_off} of {} runs were cut off after {steps} steps (--max-steps)", stats.schedules);
    }
    if stats.too_long > 0 {
        let _ = writeln!(
            text,
            "{} of {} runs were left where they had {MOST_EVENTS} events: exploration goes no further",
            stats.too_long, stats.schedules
        );
    }
}

pub(super) fn times(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
