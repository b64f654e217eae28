//! The end of both reports for people: what is undecided, what is impossible, and what it took.

use super::failure;
use super::inputs;
use super::json::Listed;
use super::lost;
use analysis::Ended;
use analysis::hunt::blocked::Alike;
use analysis::hunt::{Judged, Judgement, Report, Stats, Verdict};
use driver::plain::quoted;
use std::collections::HashMap;
use std::fmt::Write;

/// Entries with one reason that are shown.
const ALIKE: usize = 2;

/// Something that a hunt reports, for people.
pub(crate) trait Shown: Judged + Listed {
    /// That none, one or several were confirmed.
    fn headline(confirmed: usize) -> String;
    fn confirmed(&self, text: &mut String);
    /// In a list of others, and why it is there.
    fn show(&self, text: &mut String, why: &str);
}

pub(crate) fn text<T: Shown>(report: &Report<T>, verbose: bool) -> String {
    let mut text = T::headline(report.stats.confirmed) + "\n";
    with(&report.found, Verdict::Confirmed).for_each(|found| found.confirmed(&mut text));
    if let Some(fails) = &report.fails {
        let fails = failure::in_short(fails);
        let _ = writeln!(text, "\nnote: the program fails for another reason: {fails} (`unsnarl check` says more)");
    }
    left_out(&mut text, &report.not_looked_at);
    text.push_str(&lost::text(&report.lost_inputs, verbose));
    rest(&mut text, &report.found, &report.stats, report.ended, verbose);
    text
}

/// What kept a search from trying everything.
pub(crate) fn cut(ended: Ended) -> Option<&'static str> {
    match ended {
        Ended::Complete | Ended::Found => None,
        Ended::Lost => Some("values were not followed everywhere"),
        Ended::Signals => Some("signals came only at the moments of these runs: `unsnarl check` tries others"),
        Ended::Calls => Some(
            "calls to do with files, streams and clocks kept the order of these runs: `unsnarl check` tries others",
        ),
        Ended::Budget => Some("not everything was tried (--runs, or nothing new for long)"),
        Ended::Time => Some("the search was cut off by --time"),
        Ended::Interrupted => Some("the search was interrupted"),
    }
}

pub(crate) fn with<H: Shown>(all: &[H], verdict: Verdict) -> impl Iterator<Item = &H> {
    all.iter().filter(move |h| h.judgement().verdict() == verdict)
}

/// What the limits left out.
pub(crate) fn left_out(text: &mut String, not_looked_at: &[String]) {
    if !not_looked_at.is_empty() {
        let _ = writeln!(text, "\nnot looked at: {}", not_looked_at.join("; "));
    }
}

/// All but what was confirmed.
pub(crate) fn rest<H: Shown>(text: &mut String, all: &[H], s: &Stats, ended: Ended, verbose: bool) {
    if s.undecided > 0 {
        let more = if matches!(ended, Ended::Complete | Ended::Lost | Ended::Signals | Ended::Calls) {
            ""
        } else {
            " (--time and --runs give the search longer)"
        };
        let _ = writeln!(text, "\nundecided: {}{more}", s.undecided);
        // What many have in common is reported once or twice.
        let mut told: HashMap<Alike, usize> = HashMap::new();
        for hunted in all {
            let Judgement::Undecided { blocked } = hunted.judgement() else { continue };
            let times = told.entry(blocked.alike()).or_default();
            *times += 1;
            if verbose || *times <= ALIKE {
                hunted.show(text, &blocked.to_string());
            }
        }
        let hidden: usize = told.values().map(|times| times.saturating_sub(ALIKE)).sum();
        if hidden > 0 && !verbose {
            let _ = writeln!(text, "  and {hidden} more for the same reasons (--verbose lists them)");
        }
    }
    if s.refuted > 0 {
        let more = if verbose { "" } else { " (--verbose says why)" };
        let _ = writeln!(text, "\nimpossible on the paths seen: {}{more}", s.refuted);
        let told = with(all, Verdict::Refuted).filter(|_| verbose);
        told.for_each(|h| h.show(text, &h.judgement().why().unwrap_or_default()));
    }
    let _ = writeln!(
        text,
        "\n{} run{}, {} questions to the solver in {:.2} s; {:.2} s in all{}",
        s.executions,
        if s.executions == 1 { "" } else { "s" },
        s.queries,
        s.solving_seconds,
        s.seconds,
        cut(ended).map_or_else(String::new, |why| format!("; {why}")),
    );
}

/// The run that stands there, if there is one.
pub(crate) fn run(text: &mut String, judgement: &Judgement) {
    let Judgement::Confirmed { run, inputs } = judgement else { return };
    if !inputs.is_empty() {
        let _ = writeln!(text, "  with {}", inputs::text(inputs));
    }
    if let Some(run) = run {
        let _ = writeln!(text, "  unsnarl replay {}", quoted(run));
    }
}
