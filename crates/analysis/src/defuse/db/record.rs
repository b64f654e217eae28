//! What a campaign writes. Everything that belongs together goes into one transaction: whoever is killed leaves whole facts behind.

use super::Database;
use crate::defuse::facts::Facts;
use crate::defuse::found::{EscortPair, Status};
use driver::{Error, Setup};
use rusqlite::{CachedStatement, OptionalExtension, Transaction, TransactionBehavior, params};
use rustc_hash::FxHashMap;
use std::hash::{BuildHasher, Hash};
use std::path::Path;
use std::sync::Arc;
use trace::{Failure, Place, ThreadName};

/// One call of `unsnarl defuse`.
#[derive(Clone, Copy)]
pub(in crate::defuse) struct Campaign(i64);

/// A run that is kept.
pub(in crate::defuse) struct RunRow<'a> {
    pub event_hash: u64,
    pub outcome: String,
    pub failed: bool,
    pub inputs: String,
    pub path: Option<&'a Path>,
}

/// One end of a flow.
type End<'a> = (&'a Place, Option<&'a ThreadName>);

/// What a campaign says of a pair.
pub(in crate::defuse) struct Judged<'a> {
    pub variable: &'a str,
    pub write: Option<End<'a>>,
    pub read: End<'a>,
    pub status: Status,
    pub run: Option<i64>,
    pub reason: Option<&'a str>,
    pub facts: &'a Facts,
}

impl Database {
    /// Begins a campaign of a program that is started in this way; an error if the file is about another program.
    pub(in crate::defuse) fn begin(&mut self, setup: &Setup) -> Result<Campaign, Error> {
        let identity = &setup.program.identity;
        let sources: Vec<String> = identity.sources.iter().map(|s| s.given.display().to_string()).collect();
        self.begin_with(&identity.hash, &sources.join("\n"), &settings(setup))
    }

    pub(super) fn begin_with(&mut self, program: &str, sources: &str, settings: &str) -> Result<Campaign, Error> {
        let begun = self.change(|t| {
            t.execute("INSERT OR IGNORE INTO programs VALUES (1, ?, ?)", params![program, sources])?;
            let (hash, there): (String, String) =
                t.query_row("SELECT hash, sources FROM programs", [], |row| Ok((row.get(0)?, row.get(1)?)))?;
            if hash != program {
                return Ok(Err((hash, there)));
            }
            t.execute("INSERT INTO campaigns (program, began, settings) VALUES (1, datetime('now'), ?)", [settings])?;
            Ok(Ok(Campaign(t.last_insert_rowid())))
        })?;
        begun.map_err(|(hash, there)| {
            self.message(format!(
                "this database is about another program ({}, {hash}; this one is {program}). A program that was changed needs a \
                 database of its own: `unsnarl defuse diff` compares two",
                there.replace('\n', " "),
            ))
        })
    }

    /// All of it, or nothing.
    pub(in crate::defuse) fn change<T>(
        &mut self,
        change: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, Error> {
        let run = |connection: &mut rusqlite::Connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let made = change(&transaction)?;
            transaction.commit()?;
            Ok(made)
        };
        run(&mut self.connection).map_err(|e| self.wrong(e))
    }

    /// Whether others can see it while the campaign goes on.
    pub(in crate::defuse) fn is_file(&self) -> bool {
        self.path.is_some()
    }
}

/// How a program was started: two campaigns with the same text may override each other.
fn settings(setup: &Setup) -> String {
    let words = setup.inputs.args.iter().skip(1).map(|word| String::from_utf8_lossy(word).into_owned());
    let words: Vec<String> = words.collect();
    // What is not for people to read.
    let mut rest = rustc_hash::FxBuildHasher.build_hasher();
    (format!("{:?}", setup.inputs), &setup.stdin.bytes, setup.spurious, setup.reuse, setup.uninitialised)
        .hash(&mut rest);
    format!(
        "arguments {words:?}, {} bytes of input, the rest {:016x}",
        setup.stdin.bytes.len(),
        std::hash::Hasher::finish(&rest)
    )
}

/// Writes into one transaction.
pub(in crate::defuse) struct Writer<'t> {
    transaction: &'t Transaction<'t>,
    campaign: Campaign,
    /// The lines of source files.
    sources: FxHashMap<Arc<str>, Vec<String>>,
}

impl<'t> Writer<'t> {
    pub(in crate::defuse) fn new(transaction: &'t Transaction<'t>, campaign: Campaign) -> Writer<'t> {
        Writer { transaction, campaign, sources: FxHashMap::default() }
    }

    fn statement(&self, sql: &str) -> rusqlite::Result<CachedStatement<'t>> {
        self.transaction.prepare_cached(sql)
    }

    /// The number of something that may be there already.
    fn number(&self, find: &str, insert: &str, values: impl rusqlite::Params + Copy) -> rusqlite::Result<i64> {
        let found = self.statement(find)?.query_row(values, |row| row.get(0)).optional()?;
        match found {
            Some(number) => Ok(number),
            None => self.statement(insert)?.insert(values),
        }
    }

    fn name(&self, table: &str, column: &str, name: &str) -> rusqlite::Result<i64> {
        self.number(
            &format!("SELECT id FROM {table} WHERE {column} = ?"),
            &format!("INSERT INTO {table} ({column}) VALUES (?)"),
            [name],
        )
    }

    fn place(&mut self, place: &Place) -> rusqlite::Result<i64> {
        let Place { file, line, column, function } = place;
        let find = "SELECT id FROM places WHERE file = ? AND line = ? AND \"column\" = ? AND function = ?";
        let there =
            self.statement(find)?.query_row(params![file, line, column, function], |row| row.get(0)).optional()?;
        if let Some(number) = there {
            return Ok(number);
        }
        let lines = self
            .sources
            .entry(file.clone())
            .or_insert_with(|| driver::sources::read(file).lines().map(|line| line.trim().to_string()).collect());
        let source = (*line as usize).checked_sub(1).and_then(|n| lines.get(n)).map_or("", String::as_str);
        let insert = "INSERT INTO places (file, line, \"column\", function, source) VALUES (?, ?, ?, ?, ?)";
        self.transaction.prepare_cached(insert)?.insert(params![file, line, column, function, source])
    }

    fn end(&mut self, table: &str, location: i64, (place, thread): End<'_>) -> rusqlite::Result<i64> {
        let place = self.place(place)?;
        let thread = thread.map(|t| self.name("threads", "name", &t.to_string())).transpose()?;
        self.number(
            &format!("SELECT id FROM {table} WHERE location = ?1 AND place = ?2 AND thread IS ?3"),
            &format!("INSERT INTO {table} (location, place, thread) VALUES (?1, ?2, ?3)"),
            params![location, place, thread],
        )
    }

    /// The number of a pair, and what this campaign says of it: the newest word counts.
    pub(in crate::defuse) fn judge(&mut self, judged: &Judged<'_>) -> rusqlite::Result<i64> {
        let location = self.name("locations", "name", judged.variable)?;
        let write = judged.write.map(|end| self.end("writes", location, end)).transpose()?;
        let read = self.end("reads", location, judged.read)?;
        let pair = self.number(
            "SELECT id FROM pairs WHERE write IS ?1 AND read = ?2",
            "INSERT INTO pairs (write, read) VALUES (?1, ?2)",
            params![write, read],
        )?;
        let reason = judged.reason.map(|text| self.name("reasons", "text", text)).transpose()?;
        let Facts { passing, failing, agreed, changed, ordered, guards } = judged.facts;
        let sql = "INSERT INTO judgements VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT DO UPDATE SET \
                   status = ?3, run = ?4, reason = ?5, passing = ?6, failing = ?7, agreed = ?8, changed = ?9, ordered = ?10";
        let counts = [passing, failing, agreed, changed, ordered].map(|n| i64::try_from(*n).unwrap_or(i64::MAX));
        let [passing, failing, agreed, changed, ordered] = counts;
        let campaign = self.campaign.0;
        let status = judged.status.word();
        let values = params![pair, campaign, status, judged.run, reason, passing, failing, agreed, changed, ordered];
        self.statement(sql)?.execute(values)?;
        self.statement("DELETE FROM guards WHERE pair = ? AND campaign = ?")?.execute([pair, campaign])?;
        for lock in guards.iter().flatten() {
            let lock = self.name("locks", "name", lock)?;
            self.statement("INSERT INTO guards VALUES (?, ?, ?)")?.execute([pair, campaign, lock])?;
        }
        Ok(pair)
    }

    pub(in crate::defuse) fn run(&mut self, run: &RunRow<'_>) -> rusqlite::Result<i64> {
        let contents = run.path.and_then(|path| std::fs::read_to_string(path).ok());
        let path = run.path.map(|path| path.to_string_lossy());
        let sql = "INSERT INTO runs (campaign, event_hash, outcome, failed, inputs, path, contents) VALUES (?, ?, ?, ?, ?, ?, ?)";
        let hash = format!("{:016x}", run.event_hash);
        self.statement(sql)?.insert(params![self.campaign.0, hash, run.outcome, run.failed, run.inputs, path, contents])
    }

    /// A file that lies beside saved runs.
    pub(in crate::defuse) fn file(&mut self, path: &Path) -> rusqlite::Result<()> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let there = self.statement("SELECT 1 FROM files WHERE name = ?")?.exists([&name])?;
        if let (false, Ok(contents)) = (there, std::fs::read(path)) {
            self.statement("INSERT INTO files VALUES (?, ?)")?.execute(params![name, contents])?;
        }
        Ok(())
    }

    pub(in crate::defuse) fn shows(&mut self, run: i64, pair: i64) -> rusqlite::Result<()> {
        self.statement("INSERT OR IGNORE INTO shows VALUES (?, ?)")?.execute([run, pair]).map(drop)
    }

    pub(in crate::defuse) fn escort(&mut self, escort: &EscortPair) -> rusqlite::Result<()> {
        let [write, read] = [&escort.write_side, &escort.read_side].map(|side| {
            let place = self.place(&side.at)?;
            self.number(
                "SELECT id FROM branches WHERE place = ? AND side = ?",
                "INSERT INTO branches (place, side) VALUES (?, ?)",
                params![place, side.way.to_string()],
            )
        });
        let sql = "INSERT INTO escorts (write_side, read_side, covered) VALUES (?, ?, ?) \
                   ON CONFLICT DO UPDATE SET covered = max(covered, excluded.covered)";
        self.statement(sql)?.execute(params![write?, read?, escort.covered]).map(drop)
    }

    pub(in crate::defuse) fn failure(&mut self, failure: &Failure, run: Option<i64>) -> rusqlite::Result<()> {
        let place = failure.at.as_ref().map(|place| self.place(place)).transpose()?;
        let thread = self.name("threads", "name", &failure.thread.to_string())?;
        let sql = "INSERT INTO failures (campaign, run, kind, message, place, thread) VALUES (?, ?, ?, ?, ?, ?)";
        let values = params![self.campaign.0, run, failure.kind.id(), failure.message, place, thread];
        self.statement(sql)?.execute(values).map(drop)
    }

    /// How far it is; with `ended`, it is over.
    pub(in crate::defuse) fn progress(
        &mut self,
        (executions, questions, seconds): (u64, u64, f64),
        ended: Option<&str>,
    ) -> rusqlite::Result<()> {
        let count = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        let sql = "UPDATE campaigns SET executions = ?, questions = ?, seconds = ?, ended = ? WHERE id = ?";
        let values = params![count(executions), count(questions), seconds, ended, self.campaign.0];
        self.statement(sql)?.execute(values).map(drop)
    }
}
