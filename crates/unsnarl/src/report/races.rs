//! What `races` reports, for people.

use super::hunt::{Shown, run};
use analysis::races::{Access, Harm, Kind, Race};
use driver::plain::quoted;
use std::fmt::Write;

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
    let who = a.thread.as_ref().map_or_else(|| "a thread".to_string(), |name| format!("thread {name}"));
    format!("{who} {} it at {}:{}:{} in {}", verb(a.kind), p.file_name(), p.line, p.column, p.function_name())
}

impl Shown for Race {
    fn headline(confirmed: usize) -> String {
        match confirmed {
            0 => "no data race was found".into(),
            1 => "1 data race, confirmed by a run that stands at both accesses".into(),
            n => format!("{n} data races, each confirmed by a run that stands at both accesses"),
        }
    }

    fn confirmed(&self, text: &mut String) {
        confirmed(text, self);
    }

    fn show(&self, text: &mut String, why: &str) {
        let [a, b] = &self.accesses;
        let at = |x: &Access| format!("{}:{}", x.place.file_name(), x.place.line);
        let name = if self.location.is_empty() { "data without a name" } else { &format!("`{}`", self.location) };
        let _ = writeln!(text, "  {name} at {} and {}: {why}", at(a), at(b));
    }
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
    run(text, &race.judgement);
    if let Some(failing) = &race.failing_run {
        let _ = writeln!(text, "  unsnarl explain {}", quoted(failing));
    }
}
