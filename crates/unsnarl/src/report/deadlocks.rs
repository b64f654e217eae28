//! What `deadlocks` reports, for people.

use super::hunt::{Shown, run};
use analysis::deadlocks::{Deadlock, Hold};
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
        let _ = writeln!(text, "\n{} ({})", title(self.kind), self.kind);
        threads(text, self);
        run(text, &self.judgement);
        if let Some(run) = self.judgement.run() {
            let _ = match self.fails {
                true => writeln!(text, "  unsnarl explain {}", run.display()),
                false => writeln!(text, "  (other threads go on, and the run ends without these)"),
            };
        }
    }

    fn show(&self, text: &mut String, why: &str) {
        let _ = writeln!(text, "\n  {} ({}): {why}", title(self.kind), self.kind);
        threads(text, self);
    }
}

fn title(kind: &str) -> &'static str {
    match kind {
        "lock-cycle" => "locks taken in a circle",
        "join-cycle" => "a thread that is waited for waits itself",
        "rwlock-upgrade" => "a reader wants to write before the lock is given back",
        "self-deadlock" => "a thread waits for a lock that it holds itself",
        "nested-monitor" => "a wait keeps a lock that others need before they can signal",
        "lock-never-released" => "a lock is never given back",
        "lost-signal" => "a signal came before the wait for it",
        "wrong-predicate" => "a thread was woken for something else, and nobody will wake it again",
        "too-few-signals" => "a signal woke another thread that waited, and nobody wakes this one",
        "communication-cycle" => "threads wait for signals or posts of each other",
        "never-signalled" => "a wait that nobody ends",
        "semaphore-starvation" => "a semaphore that gets too few posts",
        "barrier-never-fills" => "a barrier that too few threads come to",
        "waits-for-value" => "a thread waits for a value that nobody writes",
        _ => "threads wait for ever",
    }
}

fn place(hold: &Hold) -> String {
    hold.at.as_ref().map_or_else(String::new, |p| format!(" ({}:{})", p.file, p.line))
}

fn threads(text: &mut String, deadlock: &Deadlock) {
    for link in &deadlock.links {
        let holds: Vec<String> = link.holds.iter().map(|h| format!("{}{}", h.lock, place(h))).collect();
        let holds = if holds.is_empty() { "nothing".to_string() } else { holds.join(", ") };
        let wants = format!("{}{}", link.wants.lock, place(&link.wants));
        let _ = writeln!(text, "    {} holds {holds} and waits for {wants}", link.who());
    }
}
