//! What `branches` reports, for people.

use analysis::branches::{Access, Class, DecidedBy, Listed, Report, Stats};
use analysis::predict::decisions::DecisionKind;
use driver::plain::quoted;
use std::fmt::Write;
use trace::BranchKind;

/// Reads told for one branch.
const READS: usize = 4;

pub(crate) fn text(report: &Report, verbose: bool) -> String {
    let mut text = String::new();
    let n = report.branches.len();
    let _ = match n {
        0 => writeln!(text, "no branch of this run depends on the schedule, as far as this run can tell"),
        1 => writeln!(text, "1 branch depends on the schedule"),
        n => writeln!(text, "{n} branches depend on the schedule"),
    };
    if let Some(what) = &report.first_run {
        let _ = writeln!(text, "note: the run that was looked at {what}: what would have come later is not known");
    }
    for listed in &report.branches {
        branch(&mut text, listed);
    }
    if !report.undecided.is_empty() {
        let large = report.undecided.iter().filter(|u| u.why.is_too_large()).count();
        let help = match large {
            0 => "--query-time gives it longer",
            n if n == report.undecided.len() => "--window N looks at smaller parts of the run",
            _ => "--query-time gives it longer, --window N looks at smaller parts of the run",
        };
        let _ = writeln!(text, "\nundecided: {} (the solver gave up; {help})", report.undecided.len());
        for u in &report.undecided {
            let _ = writeln!(
                text,
                "  {}:{}:{} {}: {}",
                u.place.file_name(),
                u.place.line,
                u.place.column,
                u.kind.id(),
                u.why
            );
        }
    }
    let cut = super::hunt::cut(report.ended).map_or_else(String::new, |why| format!("; {why}"));
    let _ = writeln!(text, "\n{}{cut}", summary(&report.stats));
    if verbose {
        let _ = writeln!(text, "{}", table(&report.stats));
    }
    text
}

fn branch(text: &mut String, listed: &Listed) {
    let b = &listed.branch;
    let class = match b.class {
        Class::Failing => "failing",
        Class::Waiting => "waiting",
        Class::Other => "other",
    };
    let p = &b.place;
    let _ = writeln!(text, "\n{}:{}:{} in {} [{class}]", p.file_name(), p.line, p.column, p.function_name());
    let what = match b.kind {
        DecisionKind::Branch(BranchKind::If | BranchKind::Switch) => "decides".to_string(),
        DecisionKind::Branch(BranchKind::Address) => "accesses where".to_string(),
        DecisionKind::Branch(BranchKind::Bounds) => "must stay within its object:".to_string(),
        DecisionKind::Branch(BranchKind::Divisor) => "divides by".to_string(),
        other => format!("{}:", other.id()),
    };
    let _ = writeln!(text, "  {what} {} (thread {})", b.condition, b.thread);
    for d in b.decided_by.iter().take(READS) {
        decided(text, d, b.taken);
    }
    if b.decided_by.len() > READS {
        let _ = writeln!(text, "    ... and {} more reads (--format json lists all)", b.decided_by.len() - READS);
    }
    let _ = writeln!(text, "  {}", b.reason);
    let _ = writeln!(text, "  taken:     unsnarl replay {}", quoted(&listed.taken));
    let _ = writeln!(text, "  not taken: unsnarl replay {}", quoted(&listed.not_taken));
}

fn place(access: &Access) -> String {
    let at = access.at.as_ref().map_or_else(String::new, |p| format!(" at {}:{}", p.file_name(), p.line));
    format!("thread {}{at}", access.thread)
}

fn decided(text: &mut String, d: &DecidedBy, taken: bool) {
    let from =
        |write: &Option<Access>| write.as_ref().map_or("from before".to_string(), |w| format!("from {}", place(w)));
    let value = |v: Option<u64>| v.map_or(String::new(), |v| format!("{} ", v as i64));
    let (this, that) = if taken { ("taken", "not taken") } else { ("not taken", "taken") };
    let _ = writeln!(text, "    {} read by {}", d.read.name, place(&d.read));
    let _ = writeln!(text, "      {this:<9} {}{}", value(d.values[0]), from(&d.observed));
    let _ = writeln!(text, "      {that:<9} {}{}", value(d.values[1]), from(&d.other));
}

fn summary(s: &Stats) -> String {
    format!(
        "{} threads, {} events ({} critical, {} branches); {} questions in {:.2} s, {} runs; {:.2} s in all",
        s.threads, s.events, s.critical_events, s.branch_events, s.queries, s.solving_seconds, s.executions, s.seconds
    )
}

/// As in the paper's tables.
fn table(s: &Stats) -> String {
    format!(
        "threads {}  steps {}  events {}  critical {}  branches {}  tracing {:.0} ms  formula {} bytes on average  solving \
         {:.0} ms  found {}  undecided {}  unconfirmed {}",
        s.threads,
        s.steps,
        s.events,
        s.critical_events,
        s.branch_events,
        s.tracing_seconds * 1e3,
        s.average_formula_bytes,
        s.solving_seconds * 1e3,
        s.found,
        s.undecided,
        s.unconfirmed
    )
}
