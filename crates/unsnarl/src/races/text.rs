//! What `races` reports, for people.

use super::aim::Access;
use super::candidates::Kind;
use super::found::Race;
use super::harm::Harm;
use super::report::Report;
use crate::hunt::Verdict;
use std::fmt::Write;

pub(crate) fn text(report: &Report, verbose: bool) -> String {
    let mut text = String::new();
    let with = |verdict| report.races.iter().filter(move |r| r.verdict == verdict);
    let _ = match with(Verdict::Confirmed).count() {
        0 => writeln!(text, "no data race was found"),
        1 => writeln!(text, "1 data race, confirmed by a run that stands at both accesses"),
        n => writeln!(text, "{n} data races, each confirmed by a run that stands at both accesses"),
    };
    for race in with(Verdict::Confirmed) {
        confirmed(&mut text, race);
    }
    let undecided = with(Verdict::Undecided).count();
    if undecided > 0 {
        let _ = writeln!(text, "\nundecided: {undecided} (--time and --runs give the search longer)");
        for race in with(Verdict::Undecided) {
            let _ = writeln!(text, "  {}: {}", pair(race), race.blocked.as_deref().unwrap_or(""));
        }
    }
    let refuted = with(Verdict::Refuted).count();
    if refuted > 0 {
        let more = if verbose { "" } else { " (--verbose says why)" };
        let _ = writeln!(text, "\nimpossible on the paths seen: {refuted}{more}");
        for race in with(Verdict::Refuted).filter(|_| verbose) {
            let why = race.reason.as_ref().map_or("no order leads there", |r| &r.text);
            let _ = writeln!(text, "  {}: {why}", pair(race));
        }
    }
    let s = &report.stats;
    let _ = writeln!(
        text,
        "\n{} runs, {} questions to the solver in {:.2} s; {:.2} s in all",
        s.executions, s.queries, s.solving_seconds, s.seconds
    );
    text
}

fn verb(kind: Kind) -> &'static str {
    match kind {
        Kind::Read => "reads",
        Kind::Write => "writes",
        Kind::Update => "changes",
        Kind::AtomicRead => "atomically reads",
        Kind::AtomicWrite => "atomically writes",
        Kind::AtomicUpdate => "atomically changes",
        Kind::Free => "frees",
    }
}

fn side(a: &Access) -> String {
    let p = &a.place;
    format!("thread {} {} it at {}:{}:{} in {}", a.thread, verb(a.kind), p.file, p.line, p.column, p.function)
}

fn pair(race: &Race) -> String {
    let [a, b] = &race.accesses;
    let at = |x: &Access| format!("{}:{}", x.place.file, x.place.line);
    format!("`{}` at {} and {}", race.location, at(a), at(b))
}

fn confirmed(text: &mut String, race: &Race) {
    let harm = match &race.harm {
        Some((Harm::Failure, why)) => format!("harmful: a run with it fails: {why}"),
        Some((Harm::DifferentValues, why)) => format!("the order matters: {why}"),
        Some((Harm::SameOutcome, why)) => format!("benign so far: {why}"),
        Some((Harm::Unknown, why)) => format!("not known whether it is harmful: {why}"),
        None => "not known whether it is harmful".to_string(),
    };
    let _ = writeln!(text, "\n`{}`", race.location);
    race.accesses.iter().for_each(|a| {
        let _ = writeln!(text, "  {}", side(a));
    });
    let _ = writeln!(text, "  {harm}");
    if !race.inputs.is_empty() {
        let inputs: Vec<String> = race.inputs.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let _ = writeln!(text, "  with {}", inputs.join(", "));
    }
    if let Some(run) = &race.run {
        let _ = writeln!(text, "  unsnarl replay {}", run.display());
    }
    if let Some(run) = &race.failing_run {
        let _ = writeln!(text, "  unsnarl explain {}", run.display());
    }
}
