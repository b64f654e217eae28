//! Questions to a database.

use super::Database;
use crate::defuse::found::Status;
use driver::Error;
use rusqlite::types::ValueRef;
use rusqlite::{Params, limits::Limit};
use serde::Serialize;

/// A question with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Who reads it, and what they find.
    Readers(String),
    /// Who writes it, and who finds that.
    Writers(String),
    /// What two threads give each other.
    Between(String, String),
    /// What breaks a rule that all others keep.
    Suspicious,
    /// What no run has shown.
    Uncovered,
    /// All about one pair.
    Why(i64),
    /// Whatever SQL can say, without changing anything.
    Sql(String),
}

impl Question {
    /// From a person's words: `who reads queue.filled?`
    pub fn from_words(words: &str) -> Option<Question> {
        let words = words.trim().trim_end_matches('?').trim();
        let (who, rest) = words.split_once(char::is_whitespace)?;
        let (verb, variable) = rest.trim().split_once(char::is_whitespace)?;
        match (who.to_ascii_lowercase().as_str(), verb.to_ascii_lowercase().as_str()) {
            ("who", "reads") => Some(Question::Readers(variable.trim().into())),
            ("who", "writes") => Some(Question::Writers(variable.trim().into())),
            _ => None,
        }
    }
}

/// One end of a flow.
#[derive(Clone, Debug, Serialize)]
pub struct RowEnd {
    pub file: String,
    pub line: u32,
    pub column: u32,
    pub function: String,
    pub thread: Option<String>,
    /// The line itself, if it is known.
    pub source: String,
}

/// A pair, with all names.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    pub pair: i64,
    pub variable: String,
    /// `None`: what was there before there were threads.
    pub write: Option<RowEnd>,
    pub read: RowEnd,
    pub status: Status,
    /// Where the run was saved that shows it.
    pub run: Option<String>,
    pub why: Option<String>,
    pub passing: i64,
    pub failing: i64,
}

impl Row {
    pub fn is_shown(&self) -> bool {
        matches!(self.status, Status::Explicit | Status::Implicit)
    }
}

/// Which rule a pair breaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "breaks")]
pub enum Breaks {
    /// Only runs that fail have it.
    DefinitionSet,
    /// All others of the variable are under this lock.
    Lock { lock: String },
    /// The read finds its own thread's writes only, or those of others only.
    LocalRemote,
    /// A second read finds what the first one found.
    Follower,
    /// No other run has it.
    OnlyOneRun,
}

#[derive(Clone, Debug, Serialize)]
pub struct Suspicion {
    pub pair: i64,
    #[serde(flatten)]
    pub breaks: Breaks,
    /// How often the rule held, and how often it was broken: runs, or pairs under a lock.
    pub held: i64,
    pub broken: i64,
}

/// Sides of branches that no run took both.
#[derive(Clone, Debug, Serialize)]
pub struct OpenEscort {
    pub write_side: String,
    pub read_side: String,
}

pub enum Answer {
    Flows(Vec<Row>),
    Suspicious(Vec<(Row, Suspicion)>),
    Uncovered { flows: Vec<Row>, escorts: Vec<OpenEscort> },
    Pair { row: Box<Row>, suspicions: Vec<Suspicion>, locks: Vec<String> },
    Table { columns: Vec<String>, rows: Vec<Vec<serde_json::Value>> },
}

const COLUMNS: &str = "SELECT pair, variable, write_file, write_line, write_column, write_function, write_source, \
                       write_thread, read_file, read_line, read_column, read_function, read_source, read_thread, \
                       status, path, why, passing, failing FROM flows";
const ORDER: &str = "ORDER BY variable, write_file, write_line, write_thread, read_file, read_line, read_thread";

/// A name that stands for all elements: `cells[3].next` is `cells[].next`.
pub(in crate::defuse) fn general(name: &str) -> String {
    let mut general = String::with_capacity(name.len());
    let mut inside = false;
    for c in name.chars() {
        inside = if c == '[' { true } else { inside && c.is_ascii_digit() };
        if !(inside && c.is_ascii_digit()) {
            general.push(c);
        }
    }
    general
}

impl Database {
    pub fn ask(&self, question: &Question) -> Result<Answer, Error> {
        match question {
            Question::Readers(variable) | Question::Writers(variable) => {
                let of_writes = matches!(question, Question::Writers(_));
                self.about(variable, of_writes).map(Answer::Flows)
            }
            Question::Between(one, other) => self.between(one, other).map(Answer::Flows),
            Question::Suspicious => {
                let all = self.suspicious()?;
                let row = |s: Suspicion| Ok(self.row(s.pair)?.map(|row| (row, s)));
                let rows = all.into_iter().filter_map(|s| row(s).transpose()).collect::<Result<_, Error>>()?;
                Ok(Answer::Suspicious(rows))
            }
            Question::Uncovered => Ok(Answer::Uncovered {
                flows: self.rows(
                    &format!("{COLUMNS} WHERE status IN ('undecided', 'impossible') ORDER BY status DESC, pair"),
                    [],
                )?,
                escorts: self.open_escorts()?,
            }),
            Question::Why(pair) => self.why(*pair),
            Question::Sql(sql) => self.sql(sql),
        }
    }

    /// All pairs.
    pub fn flows(&self) -> Result<Vec<Row>, Error> {
        self.rows(&format!("{COLUMNS} {ORDER}"), [])
    }

    fn rows(&self, sql: &str, values: impl Params) -> Result<Vec<Row>, Error> {
        let read = || -> rusqlite::Result<Vec<Row>> {
            let mut statement = self.connection.prepare_cached(sql)?;
            statement.query_map(values, row)?.collect()
        };
        read().map_err(|e| self.wrong(e))
    }

    fn row(&self, pair: i64) -> Result<Option<Row>, Error> {
        Ok(self.rows(&format!("{COLUMNS} WHERE pair = ?"), [pair])?.pop())
    }

    /// Flows of a variable, or of its parts.
    fn about(&self, variable: &str, writes: bool) -> Result<Vec<Row>, Error> {
        let name = general(variable.trim());
        let part = |known: &str| {
            known.strip_prefix(&name).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[', ' ', '+']))
        };
        let known = self.names("SELECT name FROM locations ORDER BY name", [])?;
        if !known.iter().any(|k| part(k)) {
            return Err(self.message(unknown("variable", variable, &known)));
        }
        let shown = "status IN ('explicit', 'implicit')";
        let order = match writes {
            true => "ORDER BY variable, write_file, write_line, write_thread, read_file, read_line, read_thread",
            false => "ORDER BY variable, read_file, read_line, read_thread, write_file, write_line, write_thread",
        };
        let only = if writes { "AND write IS NOT NULL" } else { "" };
        let mut rows = self.rows(&format!("{COLUMNS} WHERE {shown} {only} {order}"), [])?;
        rows.retain(|row| part(&row.variable));
        Ok(rows)
    }

    fn between(&self, one: &str, other: &str) -> Result<Vec<Row>, Error> {
        let known = self.names("SELECT name FROM threads ORDER BY name", [])?;
        let [one, other] = [one, other].map(|name| if name == "main" { "0" } else { name });
        if let Some(name) = [one, other].into_iter().find(|n| !known.iter().any(|k| k == n)) {
            return Err(self.message(unknown("thread", name, &known)));
        }
        let sql = format!(
            "{COLUMNS} WHERE status IN ('explicit', 'implicit') AND (write_thread = ?1 AND read_thread = ?2 \
             OR write_thread = ?2 AND read_thread = ?1) {ORDER}"
        );
        self.rows(&sql, [one, other])
    }

    fn names(&self, sql: &str, values: impl Params) -> Result<Vec<String>, Error> {
        let read = || -> rusqlite::Result<Vec<String>> {
            self.connection.prepare(sql)?.query_map(values, |row| row.get(0))?.collect()
        };
        read().map_err(|e| self.wrong(e))
    }

    /// The first to look at first.
    pub fn suspicious(&self) -> Result<Vec<Suspicion>, Error> {
        let sql =
            "SELECT pair, breaks, lock, held, broken FROM suspicious ORDER BY rank, 1.0 * broken / held, pair, lock";
        let read = || -> rusqlite::Result<Vec<Suspicion>> {
            let mut statement = self.connection.prepare(sql)?;
            let all = statement.query_map([], |row| {
                let lock: Option<String> = row.get(2)?;
                let breaks = match (row.get_ref(1)?.as_str()?, lock) {
                    ("definition-set", _) => Breaks::DefinitionSet,
                    ("lock", Some(lock)) => Breaks::Lock { lock },
                    ("local-remote", _) => Breaks::LocalRemote,
                    ("follower", _) => Breaks::Follower,
                    _ => Breaks::OnlyOneRun,
                };
                Ok(Suspicion { pair: row.get(0)?, breaks, held: row.get(3)?, broken: row.get(4)? })
            })?;
            all.collect()
        };
        read().map_err(|e| self.wrong(e))
    }

    fn open_escorts(&self) -> Result<Vec<OpenEscort>, Error> {
        let side = |b: &str, p: &str| format!("{p}.file || ':' || {p}.line || ' ' || {b}.side");
        let sql = format!(
            "SELECT {}, {} FROM escorts e JOIN branches w ON w.id = e.write_side JOIN places wp ON wp.id = w.place \
             JOIN branches r ON r.id = e.read_side JOIN places rp ON rp.id = r.place WHERE NOT e.covered ORDER BY e.id",
            side("w", "wp"),
            side("r", "rp")
        );
        let read = || -> rusqlite::Result<Vec<OpenEscort>> {
            let mut statement = self.connection.prepare(&sql)?;
            let all =
                statement.query_map([], |row| Ok(OpenEscort { write_side: row.get(0)?, read_side: row.get(1)? }))?;
            all.collect()
        };
        read().map_err(|e| self.wrong(e))
    }

    fn why(&self, pair: i64) -> Result<Answer, Error> {
        let Some(row) = self.row(pair)? else {
            return Err(
                self.message(format!("there is no pair {pair}; `sql \"SELECT pair, variable FROM flows\"` lists them"))
            );
        };
        let mut suspicions = self.suspicious()?;
        suspicions.retain(|s| s.pair == pair);
        let locks = self.names("SELECT lock FROM guarded WHERE pair = ? ORDER BY lock", [pair])?;
        Ok(Answer::Pair { row: Box::new(row), suspicions, locks })
    }

    /// How many flows a run has shown, of those that are not impossible, in percent.
    pub fn coverage(&self) -> Result<f64, Error> {
        self.connection.query_row("SELECT percent FROM coverage", [], |row| row.get(0)).map_err(|e| self.wrong(e))
    }

    /// A statement of the user's. Nothing can be written: the file is open to be read, and no other file can be opened.
    fn sql(&self, sql: &str) -> Result<Answer, Error> {
        let wrong = |e: rusqlite::Error| match e {
            rusqlite::Error::MultipleStatement => Error::new("only one statement at a time"),
            e => Error::new(format!("SQL: {e}")),
        };
        self.connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0).map_err(|e| self.wrong(e))?;
        let mut statement = self.connection.prepare(sql).map_err(wrong)?;
        if !statement.readonly() {
            return Err(Error::new("SQL: only questions (SELECT): nothing in the database is changed"));
        }
        let columns: Vec<String> = statement.column_names().map(String::from).collect();
        let mut read = || -> rusqlite::Result<Vec<Vec<serde_json::Value>>> {
            let cells = |row: &rusqlite::Row<'_>| (0..columns.len()).map(|n| row.get_ref(n).map(value)).collect();
            statement.query_map([], cells)?.collect()
        };
        let rows = read().map_err(wrong)?;
        Ok(Answer::Table { columns, rows })
    }
}

fn value(value: ValueRef<'_>) -> serde_json::Value {
    match value {
        ValueRef::Null => serde_json::Value::Null,
        ValueRef::Integer(n) => n.into(),
        ValueRef::Real(n) => n.into(),
        ValueRef::Text(text) => String::from_utf8_lossy(text).into(),
        ValueRef::Blob(bytes) => format!("{} bytes", bytes.len()).into(),
    }
}

fn row(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    let end = |from: usize| -> rusqlite::Result<RowEnd> {
        Ok(RowEnd {
            file: row.get(from)?,
            line: row.get(from + 1)?,
            column: row.get(from + 2)?,
            function: row.get(from + 3)?,
            source: row.get(from + 4)?,
            thread: row.get(from + 5)?,
        })
    };
    let written = row.get::<_, Option<String>>(2)?.is_some();
    Ok(Row {
        pair: row.get(0)?,
        variable: row.get(1)?,
        write: if written { Some(end(2)?) } else { None },
        read: end(8)?,
        status: Status::of_word(row.get_ref(14)?.as_str()?),
        run: row.get(15)?,
        why: row.get(16)?,
        passing: row.get(17)?,
        failing: row.get(18)?,
    })
}

/// Somebody asks for what is not there: what there is, the most alike first.
fn unknown(what: &str, name: &str, known: &[String]) -> String {
    const MOST: usize = 10;
    let alike = |k: &String| !k.to_lowercase().contains(&name.to_lowercase());
    let mut near: Vec<&String> = known.iter().collect();
    near.sort_by_key(|k| (alike(k), (*k).clone()));
    let list: Vec<&str> = near.iter().take(MOST).map(|k| k.as_str()).collect();
    let more = if known.len() > MOST { ", ..." } else { "" };
    format!("no flow is known of a {what} `{name}`; there are: {}{more}", list.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_in_words() {
        let readers = |name: &str| Some(Question::Readers(name.into()));
        assert_eq!(Question::from_words("who reads queue.filled?"), readers("queue.filled"));
        assert_eq!(Question::from_words("Who writes  x"), Some(Question::Writers("x".into())));
        assert_eq!(Question::from_words("why?"), None);
    }

    #[test]
    fn elements_have_one_name() {
        assert_eq!(general("cells[13].next[2]"), "cells[].next[]");
        assert_eq!(general("block of 24 bytes (heap, pool.c:41)"), "block of 24 bytes (heap, pool.c:41)");
    }
}
