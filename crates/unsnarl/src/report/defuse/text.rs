//! What `defuse` reports, for people: the flows by variable, those that only a prediction found marked.

use super::suspicion::words;
use crate::report::check::times;
use crate::report::hunt::{cut, left_out};
use crate::report::{failure, lost};
use analysis::defuse::db::Breaks;
use analysis::defuse::{End, EscortsEnded, Flow, Outcome, Status};
use driver::plain::quoted;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Flows of one variable that are shown, unless all are wanted.
const SHOWN: usize = 12;
/// Suspicious flows that are.
const SUSPICIOUS: usize = 8;

pub(crate) fn text(outcome: &Outcome, verbose: bool) -> String {
    let Outcome { flows, escorts, failures, stats, ended, .. } = outcome;
    let with = |status: Status| flows.iter().filter(move |f| f.status() == status);
    let count = |status| with(status).count();
    let (explicit, implicit) = (count(Status::Explicit), count(Status::Implicit));
    let mut text = String::new();
    let shown = times(explicit + implicit, "flow of data, shown by a run", "flows of data, each shown by a run");
    let predicted = if implicit > 0 { format!(" ({implicit} of them predicted first)") } else { String::new() };
    let _ = writeln!(text, "{shown}{predicted}; {:.1} % of those that are not impossible", outcome.coverage);
    for met in failures {
        let _ = writeln!(text, "\na run fails: {}", failure::in_short(&met.failure));
        if let Some(run) = &met.run {
            let _ = writeln!(text, "  unsnarl explain {}", quoted(run));
        }
    }
    suspicious(&mut text, outcome, verbose);
    let mut variables: BTreeMap<&str, Vec<&Flow>> = BTreeMap::new();
    for flow in with(Status::Explicit).chain(with(Status::Implicit)) {
        variables.entry(&flow.variable).or_default().push(flow);
    }
    for (variable, flows) in variables {
        let _ = writeln!(text, "\n`{variable}`");
        let most = if verbose { flows.len() } else { SHOWN };
        for flow in flows.iter().take(most) {
            show(&mut text, flow);
        }
        if flows.len() > most {
            let _ = writeln!(text, "  and {} more (--verbose lists them)", flows.len() - most);
        }
    }
    for (status, words) in [(Status::Undecided, "undecided"), (Status::Impossible, "impossible on the paths seen")] {
        let n = count(status);
        if n > 0 {
            let more = if verbose { "" } else { " (--verbose says why)" };
            let _ = writeln!(text, "\n{words}: {n}{more}");
            for flow in with(status).filter(|_| verbose) {
                let why = flow.judgement.why().unwrap_or_default();
                let _ = writeln!(text, "  `{}` {}: {why}", flow.variable, arrow(flow));
            }
        }
    }
    if !escorts.is_empty() {
        let covered = escorts.iter().filter(|e| e.covered).count();
        let rest = match outcome.escorts_ended {
            EscortsEnded::Covered => "",
            EscortsEnded::Unreachable => ", nothing is left that could lead to the others",
            EscortsEnded::Budget => ", the search ended before the others",
        };
        let _ = writeln!(text, "\npairs of branches that lead to flows: {covered} of {} covered{rest}", escorts.len());
        for e in escorts.iter().filter(|e| verbose && !e.covered) {
            let side = |s: &analysis::defuse::Side| format!("{}:{} {}", s.at.file_name(), s.at.line, s.way);
            let _ = writeln!(text, "  not: {} => {}", side(&e.write_side), side(&e.read_side));
        }
    }
    left_out(&mut text, &outcome.not_looked_at);
    text.push_str(&lost::text(&outcome.lost_inputs, verbose));
    let _ = writeln!(
        text,
        "\n{}, {} questions to the solver in {:.2} s; {:.2} s in all{}",
        times(stats.executions as usize, "run", "runs"),
        stats.queries,
        stats.solving_seconds,
        stats.seconds,
        cut(*ended).map_or_else(String::new, |why| format!("; {why}")),
    );
    text
}

/// What to look at first. That only one run has a flow is nothing special in a search for what is rare.
fn suspicious(text: &mut String, outcome: &Outcome, verbose: bool) {
    let mut pairs = Vec::new();
    for suspicion in outcome.suspicious.iter().filter(|s| s.breaks != Breaks::OnlyOneRun) {
        if !pairs.contains(&suspicion.pair) {
            pairs.push(suspicion.pair);
        }
    }
    // Those of earlier campaigns are in the database.
    let here = |pair: &i64| outcome.flows.iter().find(|f| f.pair == *pair && f.judgement.run().is_some());
    let flows: Vec<&Flow> = pairs.iter().filter_map(here).collect();
    if flows.is_empty() {
        return;
    }
    let most = if verbose { flows.len() } else { SUSPICIOUS };
    let _ = writeln!(text, "\nLook at these first:");
    for flow in flows.iter().take(most) {
        let _ = writeln!(text, "  `{}`: {}", flow.variable, arrow(flow));
        for s in outcome.suspicious.iter().filter(|s| s.pair == flow.pair && s.breaks != Breaks::OnlyOneRun) {
            let _ = writeln!(text, "    {}", words(s));
        }
        if let Some(run) = flow.judgement.run() {
            let _ = writeln!(text, "    unsnarl replay {}", quoted(run));
        }
    }
    if flows.len() > most {
        let _ = writeln!(text, "  and {} more (--verbose lists them)", flows.len() - most);
    }
}

fn show(text: &mut String, flow: &Flow) {
    let mark = if flow.status() == Status::Implicit { " (predicted)" } else { "" };
    let run = flow.judgement.run().map_or_else(String::new, |run| format!("   unsnarl replay {}", quoted(run)));
    let _ = writeln!(text, "  {}{mark}{run}", arrow(flow));
}

fn arrow(flow: &Flow) -> String {
    let end = |e: &End| {
        let at = format!("{}:{} {}", e.at.file_name(), e.at.line, e.at.function_name());
        e.thread.as_ref().map_or_else(|| at.clone(), |t| format!("{t} {at}"))
    };
    let write = flow.write.as_ref().map_or_else(|| "the initial value".to_string(), end);
    format!("{write} -> {}", end(&flow.read))
}
