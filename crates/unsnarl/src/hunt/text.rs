//! The end of both reports for people: what is undecided, what is impossible, and what it took.

use super::command::Stats;
use super::{Judgement, Verdict};
use std::fmt::Write;

/// Something that was hunted.
pub(crate) trait Hunted {
    /// What came of it.
    fn judgement(&self) -> &Judgement;
    /// In a list, and why it is there.
    fn show(&self, text: &mut String, why: &str);
}

/// Those with this verdict.
pub(crate) fn with<H: Hunted>(all: &[H], verdict: Verdict) -> impl Iterator<Item = &H> {
    all.iter().filter(move |h| h.judgement().verdict() == verdict)
}

/// What the limits left out.
pub(crate) fn left_out(text: &mut String, not_looked_at: &[String]) {
    if !not_looked_at.is_empty() {
        let _ = writeln!(text, "\nnot looked at: {}", not_looked_at.join("; "));
    }
}

/// All but what was confirmed.
pub(crate) fn rest<H: Hunted>(text: &mut String, all: &[H], s: &Stats, verbose: bool) {
    if s.undecided > 0 {
        let _ = writeln!(text, "\nundecided: {} (--time and --runs give the search longer)", s.undecided);
        with(all, Verdict::Undecided).for_each(|h| h.show(text, h.judgement().why().unwrap_or("")));
    }
    if s.refuted > 0 {
        let more = if verbose { "" } else { " (--verbose says why)" };
        let _ = writeln!(text, "\nimpossible on the paths seen: {}{more}", s.refuted);
        let told = with(all, Verdict::Refuted).filter(|_| verbose);
        told.for_each(|h| h.show(text, h.judgement().why().unwrap_or("")));
    }
    let _ = writeln!(
        text,
        "\n{} runs, {} questions to the solver in {:.2} s; {:.2} s in all",
        s.executions, s.queries, s.solving_seconds, s.seconds
    );
}

/// The run that stands there, if there is one.
pub(crate) fn run(text: &mut String, judgement: &Judgement) {
    let Judgement::Confirmed { run, inputs } = judgement else { return };
    if !inputs.is_empty() {
        let inputs: Vec<String> = inputs.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let _ = writeln!(text, "  with {}", inputs.join(", "));
    }
    if let Some(run) = run {
        let _ = writeln!(text, "  unsnarl replay {}", run.display());
    }
}
