//! What a database of flows answers, for people and for programs. Keys of JSON are only ever added.

use super::replay::Replay;
use super::suspicion::words;
use crate::cli::Format;
use crate::report::check::times;
use crate::report::document;
use analysis::defuse::Status;
use analysis::defuse::db::{Answer, Change, Difference, Exported, Row, RowEnd, Suspicion};
use driver::Error;
use driver::plain::quoted;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::Path;

fn end(e: &RowEnd) -> String {
    let at = format!("{}:{} {}", e.file, e.line, e.function);
    e.thread.as_ref().map_or_else(|| at.clone(), |thread| format!("{thread} {at}"))
}

fn arrow(row: &Row) -> String {
    let write = row.write.as_ref().map_or_else(|| "the initial value".to_string(), end);
    format!("{write} -> {}", end(&row.read))
}

/// What to type to see it.
fn replay(row: &Row, db: &Path) -> Option<String> {
    let Replay { gone, command } = Replay::of(Path::new(row.run.as_ref()?), Some(db));
    Some(if gone { format!("its run is not there any more: {command}") } else { command })
}

/// By variable, each flow with its number and how to replay it.
fn list(text: &mut String, rows: &[Row], db: &Path) {
    let mut variable = None;
    for row in rows {
        if variable != Some(&row.variable) {
            let _ = writeln!(text, "{}`{}`", if variable.is_some() { "\n" } else { "" }, row.variable);
            variable = Some(&row.variable);
        }
        let how = match (&row.why, replay(row, db)) {
            (Some(why), _) => format!(" ({}: {why})", row.status.word()),
            (None, Some(command)) => format!("   {command}"),
            (None, None) => String::new(),
        };
        let _ = writeln!(text, "  {:>4}  {}{how}", row.pair, arrow(row));
    }
}

pub(crate) fn answer(answer: &Answer, db: &Path, format: Format) -> Result<String, Error> {
    if format == Format::Json {
        return in_json(answer);
    }
    let mut text = String::new();
    match answer {
        Answer::Flows(rows) if rows.is_empty() => text.push_str("no flow that a run has shown\n"),
        Answer::Flows(rows) => list(&mut text, rows, db),
        Answer::Suspicious(all) if all.is_empty() => text.push_str("nothing: all flows keep the rules\n"),
        Answer::Suspicious(all) => suspicious(&mut text, all, db),
        Answer::Uncovered { flows, escorts } => {
            list(&mut text, flows, db);
            if flows.is_empty() {
                text.push_str("a run has shown every flow that is known\n");
            }
            if !escorts.is_empty() {
                text.push_str("\npairs of branches that lead to flows, and that no run took both:\n");
            }
            for e in escorts {
                let _ = writeln!(text, "  {} => {}", e.write_side, e.read_side);
            }
        }
        Answer::Pair { row, suspicions, locks } => pair(&mut text, row, suspicions, locks, db),
        Answer::Table { columns, rows } => table(&mut text, columns, rows),
    }
    Ok(text)
}

fn suspicious(text: &mut String, all: &[(Row, Suspicion)], db: &Path) {
    for group in all.chunk_by(|a, b| a.0.pair == b.0.pair) {
        let row = &group[0].0;
        let _ = writeln!(text, "{:>4}  `{}`: {}", row.pair, row.variable, arrow(row));
        for (_, suspicion) in group {
            let _ = writeln!(text, "      {}", words(suspicion));
        }
        if let Some(command) = replay(row, db) {
            let _ = writeln!(text, "      {command}");
        }
    }
}

fn pair(text: &mut String, row: &Row, suspicions: &[Suspicion], locks: &[String], db: &Path) {
    let _ = writeln!(text, "`{}`: {}", row.variable, arrow(row));
    for (what, e) in row.write.iter().map(|w| ("writes", w)).chain([("reads", &row.read)]) {
        if !e.source.is_empty() {
            let _ = writeln!(text, "  {what:<6} {}:{}:{}  {}", e.file, e.line, e.column, e.source);
        }
    }
    let status = match row.status {
        Status::Explicit => "explicit: a run showed it that was done for something else",
        Status::Implicit => "implicit: the solver predicted it, and then a run showed it",
        Status::Undecided => "undecided",
        Status::Impossible => "impossible on the paths seen",
    };
    let why = row.why.as_ref().map_or_else(String::new, |why| format!(": {why}"));
    let _ = writeln!(text, "  {status}{why}");
    if row.is_shown() {
        let runs = |n: i64| times(usize::try_from(n).unwrap_or(0), "run", "runs");
        let _ = writeln!(text, "  {} that end well and {} that fail have it", runs(row.passing), runs(row.failing));
    }
    if row.is_shown() && row.write.is_some() {
        let under: Vec<String> = locks.iter().map(|lock| format!("`{lock}`")).collect();
        let under = if under.is_empty() { "no lock".to_string() } else { under.join(", ") };
        let _ = writeln!(text, "  held at both ends each time: {under}");
    }
    for suspicion in suspicions {
        let _ = writeln!(text, "  suspicious: {}", words(suspicion));
    }
    if let Some(command) = replay(row, db) {
        let _ = writeln!(text, "  {command}");
    }
}

fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        // A line of a table is a line.
        Value::String(text) => text.replace('\n', " "),
        other => other.to_string(),
    }
}

fn table(text: &mut String, columns: &[String], rows: &[Vec<Value>]) {
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(cell).collect()).collect();
    let width = |n: usize| {
        cells.iter().map(|row| row[n].chars().count()).chain([columns[n].chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    let line = |row: &[String]| {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(c, w)| format!("{c:<w$}")).collect();
        cells.join("  ").trim_end().to_string()
    };
    let _ = writeln!(text, "{}", line(columns));
    let rule: Vec<String> = widths.iter().map(|w| "-".repeat(*w)).collect();
    let _ = writeln!(text, "{}", line(&rule));
    for row in &cells {
        let _ = writeln!(text, "{}", line(row));
    }
    let _ = writeln!(text, "{}", times(rows.len(), "row", "rows"));
}

fn in_json(answer: &Answer) -> Result<String, Error> {
    let both = |(row, suspicion): &(Row, Suspicion)| json!({"flow": row, "suspicion": suspicion});
    document(&match answer {
        Answer::Flows(rows) => json!({"command": "defuse-ask", "flows": rows}),
        Answer::Suspicious(all) => {
            json!({"command": "defuse-ask", "suspicious": all.iter().map(both).collect::<Vec<_>>()})
        }
        Answer::Uncovered { flows, escorts } => json!({"command": "defuse-ask", "flows": flows, "escorts": escorts}),
        Answer::Pair { row, suspicions, locks } => {
            json!({"command": "defuse-ask", "flows": [row], "suspicions": suspicions, "locks": locks})
        }
        Answer::Table { columns, rows } => json!({"command": "defuse-ask", "columns": columns, "rows": rows}),
    })
}

/// What changed, and how much of the new one is covered.
pub(crate) fn difference(all: &[Difference], coverage: f64, format: Format) -> Result<String, Error> {
    if format == Format::Json {
        return document(&json!({"command": "defuse-diff", "differences": all, "coverage": coverage}));
    }
    let mut text = String::new();
    for (change, words) in [(Change::New, "new"), (Change::Vanished, "gone")] {
        for d in all.iter().filter(|d| d.change == change) {
            let elsewhere = match (d.elsewhere, change) {
                (Some(status), _) => format!(
                    " ({} in the {} database)",
                    status.word(),
                    if change == Change::New { "old" } else { "new" }
                ),
                (None, _) => String::new(),
            };
            let _ = writeln!(text, "{words:<4}  `{}`: {}{elsewhere}", d.row.variable, arrow(&d.row));
        }
    }
    let count = |change| all.iter().filter(|d| d.change == change).count();
    let _ = writeln!(
        text,
        "{} new, {} gone; {coverage:.1} % of the new database's flows that are not impossible are shown by runs",
        count(Change::New),
        count(Change::Vanished)
    );
    Ok(text)
}

pub(crate) fn exported(exported: &Exported, folder: &Path, format: Format) -> Result<String, Error> {
    let Exported { runs, pairs, without } = exported;
    if format == Format::Json {
        let runs: Vec<Value> = runs.iter().map(|(path, adds)| json!({"run": path, "adds": adds})).collect();
        return document(&json!({"command": "defuse-export", "runs": runs, "pairs": pairs, "without": without}));
    }
    let mut text = format!(
        "{} in {} show {} (chosen greedily: fewer might do)\n",
        times(runs.len(), "run", "runs"),
        folder.display(),
        times(*pairs, "flow", "flows"),
    );
    if *without > 0 {
        let _ = writeln!(text, "{} left out: the run could not be saved", times(*without, "flow is", "flows are"));
    }
    let _ = writeln!(text, "repeat them: unsnarl replay {}", quoted(folder));
    Ok(text)
}
