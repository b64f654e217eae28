//! An explanation for the terminal: why in a few sentences, the failing run and the passing one side by side, what differs,
//! and what would help. Readable without colour.

use crate::report::sources::Sources;
use analysis::explain::Explanation;
use analysis::explain::alternate::Alternate;
use analysis::explain::edges::Node;
use analysis::explain::overtaken::Overtaken;
use analysis::explain::patched::{Absent, Patch, Tested, Why};
use analysis::explain::projection::{Both, FlowVariation};
use analysis::explain::repair::{Repair, Verdict};
use analysis::explain::story::Story;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use trace::{Begin, FailureKind, Place};

const INDENT: &str = "  ";
const BAR: &str = " | ";
/// Rows of a column that are shown of a very large projection.
const ROWS: usize = 60;

/// All of it, in lines of at most `width` characters if possible.
pub(crate) fn text(e: &Explanation, width: usize, all: bool) -> String {
    let mut page = Page { e, width, sources: Sources::default(), text: String::new() };
    page.cause();
    page.columns();
    page.differences();
    page.repair(all);
    if all {
        page.alternates();
    }
    page.text
}

struct Page<'e> {
    e: &'e Explanation,
    width: usize,
    sources: Sources,
    text: String,
}

/// `line 32`, with the file if that is another one than where it failed.
fn line(place: Option<&Place>) -> String {
    place.filter(|p| p.is_known()).map_or_else(|| "no source line".into(), |p| format!("line {}", p.line))
}

fn thread(story: &Story, actor: usize) -> String {
    let a = &story.actors[actor];
    if a.function.is_empty() {
        format!("thread {}", a.name)
    } else {
        format!("thread {} ({})", a.name, trace::one_line(&a.function))
    }
}

/// Who wrote what an access reads: `0.2, line 30`. Nothing for what was there from the start, and for a change in place.
pub(super) fn writer(story: &Story, access: usize) -> Option<String> {
    let access = &story.accesses[access];
    Some(place_of(story, access.from.filter(|_| access.reads && !access.writes)?))
}

/// `0.2, line 30`
fn place_of(story: &Story, access: usize) -> String {
    let step = &story.steps[story.accesses[access].step];
    format!("{}, {}", story.actors[step.actor].name, line(step.place.as_ref()))
}

/// A step in words: `thread 0.1 (scanner) reads filled: 0 (line 32)`.
fn step_words(story: &Story, s: usize) -> String {
    let step = &story.steps[s];
    let did = if step.notes.is_empty() { "goes on".to_string() } else { step.notes.join(", ") };
    format!("{}, {}: {did}", thread(story, step.actor), line(step.place.as_ref()))
}

fn both_words(e: &Explanation, both: Both) -> Option<String> {
    match (both.failing, both.passing, &e.passing) {
        (Some(s), ..) => Some(step_words(&e.failing, s)),
        (None, Some(s), Some((passing, _))) => Some(step_words(passing, s)),
        _ => None,
    }
}

/// One sentence before everything.
pub(super) fn lead(e: &Explanation) -> &'static str {
    let interrupted = e.failing.outcome.schedule.iter().any(|s| s.begins == Begin::Signal);
    match (e.core.always, e.race, e.core.edges.len()) {
        (true, None, _) | (false, None, 0) if interrupted => {
            "a signal interrupts a thread (`signal` in the saved run). Whether another moment would be better was not tried."
        }
        (true, Some(_), _) => {
            "nothing orders these two accesses. Every run that was tried has this race, whatever the schedule, so there is no \
             good one to compare with:"
        }
        (true, None, _) if e.failing.actors.len() <= 1 => {
            "there is one thread: it fails in every run with these inputs."
        }
        (true, None, _) => "it does not depend on the order of events: no run that was tried ended well.",
        (false, Some(_), 0) => "nothing orders these two accesses:",
        (false, _, 0) => "no order of events was found that causes it.",
        (false, _, _) if !e.is_sure() => {
            "the failing run has these orders, and without any one of them a run avoids the failure. Whether it fails whenever they \
             hold is not known:"
        }
        (false, _, 1) => "it fails whenever this comes before that:",
        (false, _, 2) => "it fails whenever both of these orders hold; without either it need not:",
        (false, _, _) => "it fails whenever all of these orders hold; without any one of them it need not:",
    }
}

/// The two accesses of a data race, with the locks held.
pub(super) fn race_notes(e: &Explanation) -> Vec<String> {
    let note = |s: usize| {
        let step = &e.failing.steps[s];
        let locks = step.locks.iter().filter_map(|l| e.failing.names.get(l)).map(|n| format!("`{n}`"));
        let locks: Vec<String> = locks.collect();
        let locks = if locks.is_empty() { "no lock".into() } else { locks.join(", ") };
        format!("{}, holding {locks}", step_words(&e.failing, s))
    };
    e.race.into_iter().flatten().map(note).collect()
}

/// The orders of the cause, in words.
pub(super) fn orders(e: &Explanation) -> Vec<(String, String)> {
    let words = |&i: &u32| {
        let edge = &e.edges[i as usize];
        let order = e.passing.as_ref().and_then(|(_, p)| p.orders.iter().find(|o| o.edge == i));
        let first = order.and_then(|o| both_words(e, o.first)).unwrap_or_else(|| step_words(&e.failing, edge.first));
        let second = match (order.and_then(|o| both_words(e, o.second)), edge.second) {
            // It did not get what it got in the good run.
            (_, Node::Pending(p)) if e.failure.kind.is_stuck() && e.failing.pending[p].waits() => {
                let p = &e.failing.pending[p];
                format!("{}, {}: waits to {}", thread(&e.failing, p.actor), line(p.place.as_ref()), p.words)
            }
            (Some(words), _) => words,
            (None, Node::Step(s)) => step_words(&e.failing, s),
            (None, Node::Pending(p)) => {
                let p = &e.failing.pending[p];
                format!("{}, {}: {}", thread(&e.failing, p.actor), line(p.place.as_ref()), p.words)
            }
        };
        (first, second)
    };
    let is_shown = |i: &&u32| e.passing.as_ref().is_none_or(|(_, p)| p.orders.iter().any(|o| o.edge == **i && o.shown));
    e.core.edges.iter().filter(is_shown).map(words).collect()
}

/// Checks that were overtaken, in words.
pub(super) fn overtaken(e: &Explanation) -> Vec<String> {
    let words = |o: &Overtaken| {
        let (check, by) = (&e.failing.steps[o.check], &e.failing.steps[o.by]);
        let until = &e.failing.steps[o.until];
        format!(
            "What was checked before no longer held: {}; {} then changed it in {}, before {} relied on it.",
            step_words(&e.failing, o.check),
            thread(&e.failing, by.actor),
            line(by.place.as_ref()),
            if check.actor == until.actor { line(until.place.as_ref()) } else { "another thread".into() }
        )
    };
    e.overtaken.iter().map(words).collect()
}

/// Orders of the cause that are the same in both runs, and not reported.
pub(super) fn hidden_orders(e: &Explanation) -> Option<String> {
    let hidden = e.passing.as_ref().map_or(0, |(_, p)| p.orders.iter().filter(|o| !o.shown).count());
    (hidden > 0).then(|| format!("(and {hidden} more orders are needed, which hold in the good run, too)"))
}

/// How sure all that is.
pub(super) fn evidence(e: &Explanation) -> Option<String> {
    let these = match e.core.edges.len() {
        0 => return missing(e),
        1 => "it",
        2 => "both",
        _ => "all of them",
    };
    let failed = match (e.core.confirmed, e.is_sure()) {
        (0, true) => String::new(),
        (0, false) => format!("no run was made that kept {these} again; "),
        (1, _) => format!("1 run that kept {these} failed; "),
        (n, _) => format!("{n} runs that kept {these} failed; "),
    };
    let well = if e.ends_well() { "ended well" } else { "did not fail so" };
    let needed = match e.core.edges.len() {
        1 => format!("one without it {well}"),
        _ => format!("without any one of them, a run {well}"),
    };
    let proved = match e.proof.enough {
        Some(true) => format!("; on these paths no other order of these events that keeps {these} avoids it (proved)"),
        _ => String::new(),
    };
    let missing = missing(e).map_or_else(String::new, |m| format!(" {m}"));
    Some(format!("Checked: {failed}{needed}{proved}.{missing}"))
}

/// What is not known because the budget was used up.
fn missing(e: &Explanation) -> Option<String> {
    if !e.core.cut_short {
        return None;
    }
    let open = [
        (e.passing.is_none(), "a run that ends well"),
        (!e.core.edges.is_empty(), "whether fewer orders, or others, are enough"),
        (e.core.edges.is_empty(), "which orders cause it"),
        (e.repairs.is_empty(), "what would help"),
    ];
    let open: Vec<&str> = open.into_iter().filter(|o| o.0).map(|o| o.1).collect();
    Some(format!("All runs that may be spent on it were made before this was known: {}.", open.join(", ")))
}

/// What names the n-th flow of data.
pub(super) fn letter(n: usize) -> String {
    format!("[{}]", char::from(b'a' + (n % 26) as u8))
}

/// What differs between the two runs, in sentences.
pub(super) fn differences(e: &Explanation) -> Vec<String> {
    let Some((passing, projection)) = &e.passing else { return Vec::new() };
    let mut lines = Vec::new();
    for flow in projection.shown_flows() {
        let (a, b) = (&e.failing.accesses[flow.read.0], &passing.accesses[flow.read.1]);
        let from = |story: &Story, w: Option<usize>| match w {
            None => "what was there from the start".to_string(),
            Some(w) => {
                let step = &story.steps[story.accesses[w].step];
                let verb = if story.accesses[w].frees { "freed" } else { "wrote" };
                format!("what {} {verb} in {}", thread(story, step.actor), line(step.place.as_ref()))
            }
        };
        let reader = &e.failing.steps[a.step];
        let value = |v: &str| if v.is_empty() { String::new() } else { format!(" {v},") };
        lines.push(format!(
            "data: {} in {} finds in `{}`{} {}; in the good run{} {}",
            thread(&e.failing, reader.actor),
            line(reader.place.as_ref()),
            a.name,
            value(&a.found),
            from(&e.failing, flow.from.0),
            value(&b.found),
            from(passing, flow.from.1)
        ));
    }
    for path in &projection.paths {
        let at = |story: &Story, s: Option<usize>| match s.map(|s| &story.steps[s].place) {
            None => "nothing more".to_string(),
            Some(Some(place)) if place.is_known() => line(Some(place)),
            Some(_) => "its end".to_string(),
        };
        let next = |story: &Story, s: Option<usize>| match s.map(|s| &story.steps[s].notes) {
            Some(notes) if !notes.is_empty() => format!("{} ({})", at(story, s), notes.join(", ")),
            _ => at(story, s),
        };
        lines.push(format!(
            "path: after {}, {} goes on to {}; in the good run to {}",
            at(&e.failing, path.after.failing),
            thread(&e.failing, path.actor),
            next(&e.failing, path.next.failing),
            next(passing, path.next.passing)
        ));
    }
    match projection.flows.len() - projection.shown_flows().count() {
        0 => {}
        1 => lines.push("1 more read finds another value, which follows from the above".into()),
        n => lines.push(format!("{n} more reads find other values, which follows from the above")),
    }
    lines
}

impl Page<'_> {
    fn cause(&mut self) {
        self.wrapped(&format!("Why: {}", lead(self.e)), 0);
        race_notes(self.e).iter().for_each(|n| self.wrapped(&format!("- {n}"), 2));
        for (n, (first, second)) in (1..).zip(orders(self.e)) {
            self.wrapped(&format!("{n}. {first}"), 2);
            self.wrapped(&format!("before {second}"), 5);
        }
        if let Some(more) = hidden_orders(self.e) {
            self.wrapped(&more, 2);
        }
        overtaken(self.e).iter().for_each(|words| self.wrapped(words, 0));
        if let Some(words) = evidence(self.e) {
            self.wrapped(&words, 0);
        }
        self.text.push('\n');
    }

    /// Labels by access: writes that a read takes its value from which it does not take in the other run, and at every read who
    /// wrote what it finds.
    fn labels(
        &self,
        story: &Story,
        steps: &BTreeSet<usize>,
        side: fn(&FlowVariation) -> (usize, Option<usize>),
    ) -> BTreeMap<usize, Vec<String>> {
        let mut labels: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        let Some((_, projection)) = &self.e.passing else { return labels };
        for (n, flow) in projection.shown_flows().enumerate() {
            let (read, from) = side(flow);
            labels.entry(read).or_default().push(match from {
                Some(write) => format!("<- {} {}", letter(n), place_of(story, write)),
                None => "(from the start)".into(),
            });
            if let Some(write) = from {
                labels.entry(write).or_default().push(letter(n));
            }
        }
        for access in steps.iter().flat_map(|&s| story.steps[s].accesses.clone()) {
            if let Some(writer) = writer(story, access).filter(|_| !labels.contains_key(&access)) {
                labels.insert(access, vec![format!("<- {writer}")]);
            }
        }
        labels
    }

    fn columns(&mut self) {
        let Some((passing, projection)) = &self.e.passing else { return };
        let (left, right) = projection.steps(&self.e.failing, passing);
        let room = (self.width - INDENT.len() - BAR.len()) / 2;
        let labels = self.labels(&self.e.failing, &left, |f| (f.read.0, f.from.0));
        let last = left.last().map(|&s| &self.e.failing.steps[s]);
        let (mut actor, mut at) = (last.map(|s| s.actor), last.and_then(|s| s.place.clone()));
        let mut left = self.column(&self.e.failing, &left, room, &labels);
        for wait in self.e.waits() {
            if actor != Some(wait.actor) {
                left.push(cut(&thread(&self.e.failing, wait.actor), room));
                (actor, at) = (Some(wait.actor), None);
            }
            let known = wait.place.as_ref().filter(|p| p.is_known());
            if at.as_ref().map(|p| p.line) != known.map(|p| p.line) {
                let number = known.map_or(String::new(), |p| p.line.to_string());
                let source = known.and_then(|p| self.sources.line(p)).unwrap_or_default();
                left.push(cut(&format!("{number:>4}  {source}"), room));
            }
            left.push(cut(&format!("        stuck here: {}", wait.words), room));
        }
        left.push(cut(&format!("  >>> {}", self.e.failure.kind.title().to_lowercase()), room));
        let labels = self.labels(passing, &right, |f| (f.read.1, f.from.1));
        let mut right = self.column(passing, &right, room, &labels);
        right.push(match &passing.failure {
            None => "  ends well".into(),
            Some(f) => cut(&format!("  fails elsewhere: {}", f.kind.title().to_lowercase()), room),
        });
        let mut row = |a: &str, b: &str| {
            let pad = room.saturating_sub(a.chars().count());
            let _ = writeln!(self.text, "{}", format!("{INDENT}{a}{}{BAR}{b}", " ".repeat(pad)).trim_end());
        };
        row("the failing run", if self.e.ends_well() { "a run that ends well" } else { "a run that does not fail so" });
        row(&"-".repeat(room), &"-".repeat(room));
        for i in 0..left.len().max(right.len()).min(ROWS) {
            row(left.get(i).map_or("", String::as_str), right.get(i).map_or("", String::as_str));
        }
        self.text.push('\n');
    }

    fn column(
        &self,
        story: &Story,
        steps: &BTreeSet<usize>,
        room: usize,
        labels: &BTreeMap<usize, Vec<String>>,
    ) -> Vec<String> {
        let mut lines = Vec::new();
        let mut last = None;
        let mut last_line = None;
        for &s in steps {
            let step = &story.steps[s];
            if last != Some(step.actor) {
                lines.push(cut(&thread(story, step.actor), room));
                last = Some(step.actor);
                last_line = None;
            }
            let known = step.place.as_ref().filter(|p| p.is_known());
            // A line that reads and writes is reported once.
            let line = known.map(|p| (&p.file, p.line, &p.function));
            if line.is_none() || last_line != line {
                let number = known.map_or(String::new(), |p| p.line.to_string());
                let source = known.and_then(|p| self.sources.line(p)).unwrap_or_default();
                lines.push(cut(&format!("{number:>4}  {source}"), room));
            }
            last_line = line;
            let labelled: Vec<&String> = step.accesses.clone().filter_map(|a| labels.get(&a)).flatten().collect();
            for (i, note) in step.notes.iter().enumerate() {
                let mut note = note.clone();
                if i + 1 == step.notes.len() {
                    labelled.iter().for_each(|l| note += &format!(" {l}"));
                }
                lines.extend(pieces(&note, room - 8).into_iter().map(|p| format!("        {p}")));
            }
        }
        lines
    }

    fn differences(&mut self) {
        let lines = differences(self.e);
        if lines.is_empty() {
            return;
        }
        self.wrapped("What differs:", 0);
        lines.iter().for_each(|l| self.wrapped(&format!("- {l}"), 2));
        self.text.push('\n');
    }

    fn repair(&mut self, all: bool) {
        let shown = if all { usize::MAX } else { 1 };
        let patches = self.e.patches.as_ref().map_or(&[][..], |p| &p.found);
        for (i, patch) in patches.iter().take(shown).enumerate() {
            let head = if i == 0 { "What would help" } else { "This would help, too" };
            self.wrapped(&format!("{head}: {}.", patch.text), 0);
            self.wrapped(&tested(patch), 2);
            self.text.push('\n');
            patch.diff.lines().for_each(|line| self.text += &format!("    {line}\n"));
            self.text.push('\n');
        }
        if !patches.is_empty() && !all {
            return;
        }
        for (i, repair) in self.e.repairs.iter().take(shown).enumerate() {
            let head = match (i, &repair.verdict) {
                _ if !patches.is_empty() => "also tried",
                (0, Verdict::Gone) => "What would help",
                (0, _) => "What was tried, in vain",
                _ => "also tried",
            };
            self.wrapped(&format!("{head}: {}.", advice(self.e, repair)), 0);
            self.wrapped(&tried(repair), 2);
        }
        if let Some(words) = no_patch(self.e) {
            self.wrapped(&words, 0);
        }
    }

    fn alternates(&mut self) {
        let e = self.e;
        if e.more.is_empty() {
            return;
        }
        self.text.push('\n');
        self.wrapped("Other runs that end well, each by its switches between threads (thread, until which step):", 0);
        let turns = |a: &Alternate| a.schedule.iter().map(ToString::to_string).collect::<Vec<String>>().join(", ");
        let mut told = BTreeSet::new();
        for turns in e.more.iter().map(turns).filter(|t| told.insert(t.clone())).take(10) {
            self.wrapped(&format!("- {turns}"), 2);
        }
    }

    fn wrapped(&mut self, words: &str, indent: usize) {
        for (i, piece) in pieces(words, self.width - indent - 2).iter().enumerate() {
            let more = if i == 0 { 0 } else { 2 };
            let _ = writeln!(self.text, "{}{piece}", " ".repeat(indent + more));
        }
    }
}

/// What a repair asks for. How to do it is left out if that was written into the code, and did not work.
pub(super) fn advice<'e>(e: &Explanation, repair: &'e Repair) -> &'e str {
    let in_vain = e.patches.as_ref().is_some_and(|p| p.tried > 0 && p.found.is_empty());
    repair.proposal.what.as_deref().filter(|_| in_vain).unwrap_or(&repair.proposal.text)
}

pub(super) fn tried(repair: &Repair) -> String {
    let runs = repair.runs;
    match &repair.verdict {
        Verdict::Gone => format!("Tried as a rule for the scheduler, not as code: none of {runs} runs failed."),
        Verdict::Another(what) => {
            format!("Tried as a rule for the scheduler: the failure is gone, but another one comes: {what}")
        }
        Verdict::Deadlock => "Tried as a rule for the scheduler: threads wait for each other for ever.".into(),
        Verdict::Still => format!("Tried as a rule for the scheduler: it still fails (after {runs} runs)."),
    }
}

/// How a patch was tested.
pub(super) fn tested(patch: &Patch) -> String {
    let Tested { runs, proved } = patch.tested;
    let lines = if patch.lines == 1 { "1 line".into() } else { format!("{} lines", patch.lines) };
    match proved {
        true => {
            let runs = if runs == 1 { "1 run".into() } else { format!("{runs} runs") };
            format!(
                "Tried: {lines} changed, compiled, and proved clean for these inputs: all orders that matter were run ({runs})."
            )
        }
        false => format!("Tried: {lines} changed, compiled, and checked: none of {runs} runs failed."),
    }
}

/// What came of looking for a patch, if there is none.
pub(super) fn no_patch(e: &Explanation) -> Option<String> {
    let patches = e.patches.as_ref().filter(|p| p.found.is_empty())?;
    Some(match (patches.absent, patches.tried) {
        (Some(Absent::NotCompiled), _) => {
            "No patch: the program was not compiled here, so no line can be changed.".into()
        }
        (Some(Absent::NoSources), _) => "No patch: the sources cannot be read.".into(),
        (Some(Absent::NoIdea), _) | (None, 0) => "No patch: no change of lines is known that could help.".into(),
        (None, n) => {
            let stuck = patches.failed.iter().filter(|f| f.why == Why::Fails(FailureKind::Deadlock.id())).count();
            let deadlocks = if stuck > 0 { format!(", {stuck} of them with a deadlock") } else { String::new() };
            let changes = if n == 1 { "1 change of lines was" } else { "changes of lines were" };
            let number = if n == 1 { String::new() } else { format!("{n} ") };
            format!("No patch: {number}{changes} written into a copy and checked, and failed{deadlocks}.")
        }
    })
}

fn cut(text: &str, room: usize) -> String {
    match text.char_indices().nth(room) {
        None => text.to_string(),
        Some(_) => text.chars().take(room.saturating_sub(2)).chain("..".chars()).collect(),
    }
}

/// Splits at blanks into lines of at most `room` characters.
fn pieces(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let used = lines[last].chars().count();
        if used > 0 && !lines[last].trim().is_empty() && used + 1 + word.chars().count() > room {
            lines.push(word.to_string());
            continue;
        }
        if used > 0 || word.is_empty() {
            lines[last].push(' ');
        }
        lines[last].push_str(word);
    }
    lines
}
