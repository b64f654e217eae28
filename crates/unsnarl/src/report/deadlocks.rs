//! What `deadlocks` reports, for people.

use super::hunt::{Shown, run};
use analysis::deadlocks::{Deadlock, Hold};
use driver::plain::quoted;
use std::fmt::Write;

impl Shown for Deadlock {
    fn headline(confirmed: usize) -> String {
        match confirmed {
            0 => "no deadlock was found".into(),
            1 => "1 deadlock, confirmed by a run that stands in it".into(),
            n => format!("{n} deadlocks, each confirmed by a run that stands in it"),
        }
    }

    fn confirmed(&self, text: &mut String) {
        let _ = writeln!(text, "\n{} ({})", self.kind.title(), self.kind);
        threads(text, self);
        run(text, &self.judgement);
        if let Some(run) = self.judgement.run() {
            let _ = match self.fails {
                true => writeln!(text, "  unsnarl explain {}", quoted(run)),
                false => writeln!(text, "  (other threads go on, and the run ends without these)"),
            };
        }
    }

    fn show(&self, text: &mut String, why: &str) {
        let _ = writeln!(text, "\n  {} ({}): {why}", self.kind.title(), self.kind);
        threads(text, self);
    }
}

fn place(hold: &Hold) -> String {
    hold.at.as_ref().map_or_else(String::new, |p| format!(" ({}:{})", p.file_name(), p.line))
}

fn threads(text: &mut String, deadlock: &Deadlock) {
    for link in &deadlock.links {
        let holds: Vec<String> = link.holds.iter().map(|h| format!("{}{}", h.lock, place(h))).collect();
        let holds = if holds.is_empty() { "nothing".to_string() } else { holds.join(", ") };
        let wants = format!("{}{}", link.wants.lock, place(&link.wants));
        let _ = writeln!(text, "    {} holds {holds} and waits for {wants}", link.who());
    }
}
