//! What `stack` found, for people.

use super::json::stack::Report;
use avr::Program;
use avr::bound::{Unresolved, Why};
use avr::search::Ended;
use avr::stack::{Link, function_name};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

// Writing to a String does not fail: its results are not looked at.

pub(crate) fn text(report: &Report<'_>) -> String {
    let text = &mut String::new();
    let Report { program, answer, run, limit } = report;
    let (deepest, mcu) = (u32::from(answer.deepest), program.mcu());
    match answer.bound.bytes {
        Some(bound) => {
            let percent = 100.0 * f64::from(deepest) / f64::from(bound.max(1));
            let _ = writeln!(
                text,
                "the stack gets {deepest} bytes deep in a run; no run gets deeper than {bound} ({percent:.0}% of it was reached)"
            );
        }
        None => {
            let _ = writeln!(
                text,
                "the stack gets {deepest} bytes deep in a run; there is no bound, because something is not resolved (below)"
            );
        }
    }
    if answer.bound.bytes.is_some_and(|bound| deepest > bound) {
        text.push_str(
            "a run is deeper than the bound: what --recursion or --assume says does not hold, or the bound is wrong\n",
        );
    }
    room(text, report, deepest, *limit);
    if let Some(halt) = answer.halt {
        let _ = writeln!(text, "note: without events the program stops: {halt}");
    }
    events(text, report);
    text.push_str("\nthe stack at its deepest, outermost first\n");
    text.push_str(&chain(&answer.chain));
    if let Some(missing) = &answer.missing {
        let _ = writeln!(text, "\nthe bound goes another way: no run came to {} there", one(missing));
        text.push_str(&chain(&answer.bound_chain));
    }
    functions(text, report);
    unresolved(text, program, &answer.bound.unresolved);
    assumed(text, program, &answer.bound.assumed);
    let (taken, all) = answer.sides;
    let why = match answer.ended {
        Ended::Bound => "the bound is reached",
        Ended::Complete => "nothing is left to try",
        Ended::Time => "the time is over (--time gives more)",
        Ended::Runs => "the runs are used up (--runs gives more)",
        Ended::Stopped => "stopped",
    };
    let stats = answer.stats;
    let _ = writeln!(text, "\n{taken} of {all} sides of branches were taken");
    let _ = writeln!(text, "{} runs, {} questions to the solver; {why}; {}", stats.runs, stats.questions, mcu.name);
    let _ = writeln!(text, "replay it: unsnarl replay {}", run.display());
    std::mem::take(text)
}

fn room(text: &mut String, report: &Report<'_>, deepest: u32, limit: u32) {
    let _ = match report.answer.bound.bytes {
        _ if deepest > limit => writeln!(text, "it runs into data: there is room for {limit}"),
        Some(bound) if bound <= limit && deepest <= bound => {
            writeln!(text, "it cannot run into data: there is room for {limit}")
        }
        _ => writeln!(text, "no run was found in which it runs into data (room for {limit}), and none is ruled out"),
    };
}

fn events(text: &mut String, report: &Report<'_>) {
    if report.answer.events.is_empty() {
        text.push_str("\nno events are needed\n");
        return;
    }
    text.push_str("\nevents\n");
    for event in &report.answer.events {
        let name = report.program.mcu().vector(event.vector).map_or("?", |v| v.name);
        let _ = writeln!(text, "  cycle {:>10}  {name:<14} {}", event.cycle, event.value);
    }
}

fn one(link: &Link) -> String {
    let line = link.line.as_ref().map_or(String::new(), |l| format!(" {}:{}", file_name(&l.file), l.line));
    format!("{}{line} ({:#x})", link.function, link.address)
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

pub(crate) fn chain(links: &[Link]) -> String {
    let mut text = String::new();
    for link in links {
        match link.vector {
            Some(vector) => {
                let _ = writeln!(text, "  -- {vector} comes --\n  {}", one(link));
            }
            None => {
                let _ = writeln!(text, "  {}", one(link));
            }
        }
    }
    text
}

fn functions(text: &mut String, report: &Report<'_>) {
    let mut rows = report.rows();
    rows.sort_by_key(|row| std::cmp::Reverse(row.total));
    text.push_str("\n   own  total  function (bytes; the total has all that it calls and that can interrupt it)\n");
    for row in rows.iter().take(30) {
        let vector = row.vector.map_or(String::new(), |v| format!(" ({v})"));
        let _ = writeln!(text, "{:>6} {:>6}  {}{vector}", row.own, row.total, row.name);
    }
    if rows.len() > 30 {
        let _ = writeln!(text, "  and {} more (--format json has all)", rows.len() - 30);
    }
}

fn unresolved(text: &mut String, program: &Program, all: &[Unresolved]) {
    if all.is_empty() {
        return;
    }
    text.push_str("\nnot resolved, so that there is no bound\n");
    for found in all {
        let _ = writeln!(text, "  {}", describe(program, found));
    }
}

/// Calls with the same targets are one sentence.
fn assumed(text: &mut String, program: &Program, all: &BTreeMap<u32, BTreeSet<u32>>) {
    let mut groups: BTreeMap<&BTreeSet<u32>, BTreeSet<String>> = BTreeMap::new();
    for (&pc, targets) in all {
        groups.entry(targets).or_default().insert(function_name(program, pc));
    }
    for (targets, callers) in groups {
        let callers: Vec<String> = callers.into_iter().collect();
        let names: Vec<String> = targets.iter().map(|&t| program.name(t)).collect();
        let _ = writeln!(
            text,
            "\nassumed: calls through pointers in {} call one of the functions whose addresses are in the program ({})",
            callers.join(", "),
            names.join(", ")
        );
    }
}

/// What is missing, and how the user can say it.
pub(crate) fn describe(program: &Program, found: &Unresolved) -> String {
    let name = function_name(program, found.pc);
    let at = format!("{name} ({:#x})", 2 * found.pc);
    match &found.why {
        Why::Call => format!("{at}: a call through a pointer; say whom it can call: --assume '{name} calls F, G'"),
        Why::Jump => format!("{at}: a jump through a pointer; say where it can lead: --assume '{name} calls F, G'"),
        Why::StackLost => format!(
            "{at}: the stack pointer is set to a value that is not known (alloca, longjmp, or a switch of stacks)"
        ),
        Why::StackDiffers => format!("{at}: two ways lead here with different depths of the stack"),
        Why::Unbalanced => format!("{at}: a return while something is still on the stack"),
        Why::OutOfFlash => format!("{at}: the code goes on outside the flash"),
        Why::Unseen(vector) => {
            let vector = program.mcu().vector(*vector).map_or("?", |v| v.name);
            format!("{vector} came in a run, and the code does not show who enabled it (a store through a pointer)")
        }
        Why::Recursion(circle) => {
            let vector = |entry: u32| {
                program.mcu().vector(entry as usize / 2).filter(|_| entry.is_multiple_of(2)).map(|v| v.name)
            };
            let name = |entry: u32| vector(entry).map_or_else(|| program.name(entry), str::to_string);
            let names: Vec<String> = circle.iter().map(|&e| name(e)).collect();
            let first = names.first().cloned().unwrap_or_default();
            match circle.first().and_then(|&e| vector(e)) {
                Some(handler) => {
                    format!("{handler} can interrupt itself; say how often at once: --recursion {handler}=N")
                }
                None if names.len() == 1 => {
                    format!("{first} calls itself; say how often at once: --recursion {first}=N")
                }
                None => format!(
                    "{} call each other in a circle; say how often at once: --recursion {first}=N",
                    names.join(", ")
                ),
            }
        }
    }
}
