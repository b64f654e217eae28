//! The flows of a database as one HTML page: what is suspicious first, then a graph of who gives data to whom, and the list of all flows.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | the data of a page. Names that many flows share stand in it once |
//! | `page.html`, `page.css` | its parts, and how they look |
//! | `flows.js` | what a flow is, the filters, and which flows pass them |
//! | `groups.js`, `graph.js` | flows put together, where the nodes go, and the drawing |
//! | `table.js` | the list of flows, and one of them in detail |
//! | `main.js` | filters that are clicked, and the address that remembers them |

use super::replay::Replay;
use super::suspicion::words;
use crate::report::check::times;
use crate::report::page;
use analysis::defuse::db::{Breaks, Database, FailureRow, Overview, Row, RowEnd};
use driver::Error;
use driver::plain::plain;
use rustc_hash::FxHashMap;
use serde_json::{Value, json};
use std::path::Path;

const PAGE: &str = include_str!("page.html");
const PARTS: [(&str, &str); 6] = [
    ("@STYLE@", include_str!("page.css")),
    ("@FLOWS@", include_str!("flows.js")),
    ("@GROUPS@", include_str!("groups.js")),
    ("@GRAPH@", include_str!("graph.js")),
    ("@TABLE@", include_str!("table.js")),
    ("@MAIN@", include_str!("main.js")),
];

/// Writes the page of a database, which lies in the file `db`, or in memory.
pub(crate) fn write(database: &Database, db: Option<&Path>, path: &Path) -> Result<(), Error> {
    page::write(path, PAGE, &PARTS, &data(database, db)?)
}

/// Names by their numbers.
#[derive(Default)]
struct Names<K> {
    numbers: FxHashMap<K, usize>,
    all: Vec<Value>,
}

impl<K: std::hash::Hash + Eq> Names<K> {
    fn number(&mut self, key: K, shown: impl FnOnce() -> Value) -> usize {
        let next = self.all.len();
        *self.numbers.entry(key).or_insert_with(|| {
            self.all.push(shown());
            next
        })
    }
}

#[derive(Default)]
struct Tables<'r> {
    variables: Names<&'r str>,
    threads: Names<&'r str>,
    /// A function by its name and its file: two files may have one of a name.
    functions: Names<(&'r str, &'r str)>,
    places: Names<(&'r str, &'r str, u32, u32)>,
    runs: Names<&'r str>,
    reasons: Names<&'r str>,
}

impl<'r> Tables<'r> {
    /// The place and the thread.
    fn end(&mut self, end: &'r RowEnd) -> [Option<usize>; 2] {
        let RowEnd { file, line, column, function, thread, source } = end;
        let named = || json!([plain(function), plain(file)]);
        let of = self.functions.number((function, file), named);
        let place = self.places.number((function, file, *line, *column), || json!([of, line, column, plain(source)]));
        let thread = thread.as_deref().map(|t| self.threads.number(t, || plain(t).into()));
        [Some(place), thread]
    }

    fn flow(&mut self, row: &'r Row, db: Option<&Path>) -> Value {
        let variable = self.variables.number(&row.variable, || plain(&row.variable).into());
        let [write, writer] = row.write.as_ref().map_or([None; 2], |end| self.end(end));
        let [read, reader] = self.end(&row.read);
        let run = row.run.as_deref().map(|run| self.runs.number(run, || command(run, db)));
        let why = row.why.as_deref().map(|why| self.reasons.number(why, || plain(why).into()));
        let Row { pair, status, passing, failing, .. } = row;
        json!([pair, variable, write, writer, read, reader, status.word(), run, why, passing, failing])
    }
}

fn command(run: &str, db: Option<&Path>) -> Value {
    let Replay { gone, command } = Replay::of(Path::new(run), db);
    json!({"gone": gone, "command": plain(&command)})
}

fn data(database: &Database, db: Option<&Path>) -> Result<Value, Error> {
    let (rows, overview) = (database.flows()?, database.overview()?);
    let mut tables = Tables::default();
    let flows: Vec<Value> = rows.iter().map(|row| tables.flow(row, db)).collect();
    // That only one run has a flow is nothing special in a search for what is rare.
    let suspicious = database.suspicious()?.into_iter().filter(|s| s.breaks != Breaks::OnlyOneRun);
    let suspicious: Vec<Value> = suspicious.map(|s| json!([s.pair, plain(&words(&s))])).collect();
    let Tables { variables, threads, functions, places, runs, reasons } = tables;
    Ok(json!({
        "program": overview.sources.iter().map(|s| plain(s)).collect::<Vec<_>>(),
        "coverage": database.coverage()?,
        "figures": figures(&overview),
        "failures": overview.failures.iter().map(|f| failure(f, db)).collect::<Vec<_>>(),
        "suspicious": suspicious,
        "variables": variables.all,
        "threads": threads.all,
        "functions": functions.all,
        "places": places.all,
        "runs": runs.all,
        "reasons": reasons.all,
        "flows": flows,
    }))
}

fn figures(overview: &Overview) -> String {
    let count = |n: i64| usize::try_from(n).unwrap_or(0);
    let Overview { campaigns, unfinished, executions, seconds, .. } = overview;
    let (campaigns, runs) = (times(count(*campaigns), "search", "searches"), times(count(*executions), "run", "runs"));
    let open = match count(*unfinished) {
        0 => String::new(),
        n => format!(" ({} not over)", times(n, "is", "are")),
    };
    format!("{campaigns}{open}, {runs}, {seconds:.1} s")
}

fn failure(failure: &FailureRow, db: Option<&Path>) -> Value {
    let FailureRow { kind, message, at, thread, run } = failure;
    let at = at.as_ref().map(|(file, line, function)| plain(&format!("{file}:{line} {function}")).into_owned());
    json!({
        "kind": plain(kind), "message": plain(message), "at": at, "thread": thread,
        "run": run.as_ref().map(|run| explain(run, db)),
    })
}

fn explain(run: &str, db: Option<&Path>) -> Value {
    let Replay { gone, command } = Replay::of(Path::new(run), db);
    let command = if gone { command } else { command.replacen("unsnarl replay", "unsnarl explain", 1) };
    json!({"gone": gone, "command": plain(&command)})
}
