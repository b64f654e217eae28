//! What `confirm` reports, for people.

use super::hunt::{cut, left_out};
use analysis::confirm::{Kind, Outcome};
use analysis::hunt::Verdict;
use driver::plain::quoted;
use std::fmt::Write;

pub(crate) fn text(outcome: &Outcome) -> String {
    let Outcome { entries, stats, ended, not_looked_at, .. } = outcome;
    let mut text = String::new();
    for j in entries {
        let lines: Vec<String> =
            j.lines.iter().map(|at| format!("{}:{}", trace::one_line(&at.file), at.line)).collect();
        let what = if j.kind == Kind::DataRace { "data race" } else { "deadlock" };
        let verdict = match j.verdict {
            Verdict::Confirmed => "confirmed",
            Verdict::Refuted => "impossible on the paths seen",
            Verdict::Undecided => "undecided",
        };
        let lines = if lines.is_empty() { "an unknown place".to_string() } else { lines.join(" and ") };
        let _ = writeln!(text, "{what} at {lines}: {verdict}");
        if let Some(why) = &j.why {
            let _ = writeln!(text, "  {why}");
        }
        if let Some(run) = &j.run {
            let _ = writeln!(text, "  unsnarl replay {}", quoted(run));
        }
    }
    left_out(&mut text, not_looked_at);
    if let Some(cut) = cut(*ended).filter(|_| stats.confirmed < stats.candidates) {
        let _ = writeln!(text, "\n{cut}: what is not confirmed may be possible on paths that were not seen");
    }
    let _ = writeln!(
        text,
        "\n{} of {} confirmed, {} impossible, {} undecided; {} runs, {} questions to the solver; {:.2} s",
        stats.confirmed,
        stats.candidates,
        stats.refuted,
        stats.undecided,
        stats.executions,
        stats.queries,
        stats.seconds
    );
    text
}
