//! What the campaigns of a database came to, all together.

use super::Database;
use driver::Error;

/// What all campaigns did.
pub struct Overview {
    /// The files of the program, as they were given.
    pub sources: Vec<String>,
    pub campaigns: i64,
    /// Those that go on, or were killed.
    pub unfinished: i64,
    pub executions: i64,
    pub seconds: f64,
    pub failures: Vec<FailureRow>,
}

/// A failure that campaigns met; the same one is told once.
pub struct FailureRow {
    pub kind: String,
    pub message: String,
    /// File, line and function.
    pub at: Option<(String, u32, String)>,
    pub thread: Option<String>,
    /// Where the run was saved that shows it.
    pub run: Option<String>,
}

impl Database {
    pub fn overview(&self) -> Result<Overview, Error> {
        let campaigns = "SELECT ifnull((SELECT sources FROM programs), ''), count(*), count(*) - count(ended), \
                         ifnull(sum(executions), 0), total(seconds) FROM campaigns";
        // With `min`, the other columns are those of the same row.
        let failures = "SELECT min(f.id), f.kind, f.message, p.file, p.line, p.function, t.name, u.path FROM failures f \
                        LEFT JOIN places p ON p.id = f.place LEFT JOIN threads t ON t.id = f.thread \
                        LEFT JOIN runs u ON u.id = f.run GROUP BY f.kind, f.message, f.place ORDER BY 1";
        let failure = |row: &rusqlite::Row<'_>| {
            let file: Option<String> = row.get(3)?;
            let at = file.map(|file| Ok::<_, rusqlite::Error>((file, row.get(4)?, row.get(5)?))).transpose()?;
            Ok(FailureRow { kind: row.get(1)?, message: row.get(2)?, at, thread: row.get(6)?, run: row.get(7)? })
        };
        let read = || -> rusqlite::Result<Overview> {
            let failures = self.connection.prepare(failures)?.query_map([], failure)?.collect::<Result<_, _>>()?;
            self.connection.query_row(campaigns, [], |row| {
                let sources: String = row.get(0)?;
                Ok(Overview {
                    sources: sources.lines().map(String::from).collect(),
                    campaigns: row.get(1)?,
                    unfinished: row.get(2)?,
                    executions: row.get(3)?,
                    seconds: row.get(4)?,
                    failures,
                })
            })
        };
        read().map_err(|e| self.wrong(e))
    }
}
