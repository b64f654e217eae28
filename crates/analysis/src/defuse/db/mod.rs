//! The database of flows: one SQLite file about one program. Campaigns add to it, also several at once; people ask it.
//!
//! | file | what it is |
//! | --- | --- |
//! | `schema.sql` | tables, and the views that questions are made of |
//! | `record.rs` | what a campaign writes, and when |
//! | `ask.rs` | questions with a name, and plain SQL |
//! | `diff.rs` | which flows are new, and which are gone |
//! | `export.rs` | few runs that show everything |
//! | `overview.rs` | what all campaigns came to |
//!
//! The journal is SQLite's WAL: who reads does not wait for who writes, and a process that is killed loses what it had not committed, no
//! more. Without a file the same tables are in memory: what is suspicious is decided in one place.

mod ask;
mod diff;
mod export;
mod overview;
mod record;
#[cfg(test)]
mod tests;

pub(super) use ask::general;
pub use ask::{Answer, Breaks, OpenEscort, Question, Row, RowEnd, Suspicion};
pub use diff::{Change, Difference, diff};
pub use export::Exported;
pub use overview::{FailureRow, Overview};
pub(super) use record::{Campaign, Judged, RunRow, Writer};

use driver::Error;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What marks our files: `unsn`.
const APPLICATION: i64 = 0x756e_736e;
/// Grows when older files cannot be read as new ones.
const VERSION: i64 = 1;
/// How long one campaign waits for another one's commit.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Database {
    connection: Connection,
    /// Where it lies; nowhere if it is in memory.
    path: Option<PathBuf>,
}

impl Database {
    /// In memory, for one campaign.
    pub fn in_memory() -> Result<Database, Error> {
        let connection = Connection::open_in_memory().map_err(|e| Error::new(format!("SQLite: {e}")))?;
        let mut database = Database { connection, path: None };
        database.create()?;
        Ok(database)
    }

    /// Opens a database to add to it; makes one if there is none.
    pub fn open(path: &Path) -> Result<Database, Error> {
        let connection = Connection::open(path).map_err(|e| explain(path, &e))?;
        let mut database = Database { connection, path: Some(path.to_path_buf()) };
        database.prepare()?;
        Ok(database)
    }

    /// Opens a database to ask it: nothing is changed.
    pub fn read(path: &Path) -> Result<Database, Error> {
        if !path.is_file() {
            return Err(Error::new(format!(
                "{}: there is no such database; `unsnarl defuse prog.c --db {}` makes one",
                path.display(),
                path.display()
            )));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let opened = |connection: Connection| -> Result<Database, Error> {
            let database = Database { connection, path: Some(path.to_path_buf()) };
            database.patient()?;
            match database.state()? {
                State::Ours => Ok(database),
                State::Empty => Err(Error::new(format!("{}: the database is empty", path.display()))),
            }
        };
        match Connection::open_with_flags(path, flags).map_err(|e| explain(path, &e)).and_then(opened) {
            // In a folder that nobody may write to, the journal's index cannot be made: then nobody else writes, either.
            Err(_) if is_read_only(path) => {
                let uri = format!("file:{}?immutable=1", uri_path(path));
                Connection::open_with_flags(uri, flags).map_err(|e| explain(path, &e)).and_then(opened)
            }
            done => done,
        }
    }

    /// What is wrong, with the name of the file.
    fn wrong(&self, e: rusqlite::Error) -> Error {
        explain(self.path.as_deref().unwrap_or(Path::new("the database in memory")), &e)
    }

    fn patient(&self) -> Result<(), Error> {
        self.connection.busy_timeout(PATIENCE).map_err(|e| self.wrong(e))
    }

    fn prepare(&mut self) -> Result<(), Error> {
        self.patient()?;
        // The first look at the file: it says whether this is a database at all.
        let state = self.state()?;
        let mode: String =
            self.connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0)).map_err(|e| self.wrong(e))?;
        if mode != "wal" {
            return Err(
                self.message(format!("this file system has no journal for several writers (it offers `{mode}`)"))
            );
        }
        self.connection.execute_batch("PRAGMA foreign_keys = ON").map_err(|e| self.wrong(e))?;
        if matches!(state, State::Empty) {
            self.create()?;
        }
        Ok(())
    }

    fn create(&mut self) -> Result<(), Error> {
        let create = |connection: &mut Connection| -> rusqlite::Result<()> {
            let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
            // Another campaign may have been faster.
            if transaction.pragma_query_value(None, "application_id", |row| row.get::<_, i64>(0))? != APPLICATION {
                transaction.execute_batch(include_str!("schema.sql"))?;
                transaction.pragma_update(None, "application_id", APPLICATION)?;
                transaction.pragma_update(None, "user_version", VERSION)?;
            }
            transaction.commit()
        };
        create(&mut self.connection).map_err(|e| self.wrong(e))
    }

    fn message(&self, text: impl std::fmt::Display) -> Error {
        Error::new(format!("{}: {text}", self.path.as_deref().unwrap_or(Path::new("the database in memory")).display()))
    }

    /// Whether this is a database of ours, or of nobody yet.
    fn state(&self) -> Result<State, Error> {
        let pragma = |name| self.connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let tables = self.connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0));
        let all = tables.and_then(|tables| Ok((tables, pragma("application_id")?, pragma("user_version")?)));
        match all.map_err(|e| self.wrong(e))? {
            (0, _, 0) => Ok(State::Empty),
            (_, APPLICATION, VERSION) => Ok(State::Ours),
            (_, APPLICATION, version) => Err(self.message(format!(
                "this database of flows has version {version}, and this Unsnarl reads version {VERSION}; use the \
                 Unsnarl that made it, or another file"
            ))),
            _ => Err(self.message("this is a database, but not one of flows; use another file")),
        }
    }
}

enum State {
    Empty,
    Ours,
}

fn is_read_only(path: &Path) -> bool {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    rustix::fs::access(folder, rustix::fs::Access::WRITE_OK).is_err()
}

/// A path as a part of a URI.
fn uri_path(path: &Path) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"/._-".contains(&b);
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let bytes = path.as_os_str().as_encoded_bytes().iter();
    bytes.map(|&b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

/// SQLite's errors in words that say what to do.
fn explain(path: &Path, e: &rusqlite::Error) -> Error {
    let text = match e.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => "this is no database; use another file".to_string(),
        Some(ErrorCode::DatabaseCorrupt) => {
            format!("the database is damaged ({e}); `sqlite3 FILE .recover` may get back what is left of it")
        }
        Some(ErrorCode::CannotOpen) => "cannot be opened: is there such a folder, and may you write to it?".to_string(),
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            "may not be written to; use a file in another folder".to_string()
        }
        Some(ErrorCode::DiskFull) => "the disk is full; what was committed before is kept".to_string(),
        Some(ErrorCode::SystemIoFailure) => {
            format!("cannot be read or written ({e}); what was committed before is kept")
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            format!("another process has kept the database locked for {} s", PATIENCE.as_secs())
        }
        _ => e.to_string(),
    };
    Error::new(format!("{}: {text}", path.display()))
}
