//! Two databases compared: which flows are new, and which are gone.
//!
//! The programs may be two versions of one. A place is known again by its function and by what its line says, so that a line that moved
//! is no news; where a line cannot be read, by its number.

use super::{Database, Row, RowEnd};
use crate::defuse::found::Status;
use driver::Error;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    New,
    Vanished,
}

#[derive(Debug, Serialize)]
pub struct Difference {
    pub change: Change,
    #[serde(flatten)]
    pub row: Row,
    /// What the other database says of it; nothing if it does not know it.
    pub elsewhere: Option<Status>,
}

type Place = (String, String, Option<String>);

fn place(end: &RowEnd) -> Place {
    let line = if end.source.is_empty() { format!("line {}", end.line) } else { end.source.clone() };
    (end.function.clone(), line, end.thread.clone())
}

type Key = (String, Option<Place>, Place);

fn key(row: &Row) -> Key {
    (row.variable.clone(), row.write.as_ref().map(place), place(&row.read))
}

/// Of several pairs that look alike, the one that a run has shown.
fn by_key(rows: Vec<Row>) -> BTreeMap<Key, Row> {
    let mut all: BTreeMap<Key, Row> = BTreeMap::new();
    for row in rows {
        let there = all.entry(key(&row)).or_insert_with(|| row.clone());
        if !there.is_shown() && row.is_shown() {
            *there = row;
        }
    }
    all
}

pub fn diff(old: &Database, new: &Database) -> Result<Vec<Difference>, Error> {
    let (old, new) = (by_key(old.flows()?), by_key(new.flows()?));
    let only = |change, these: &BTreeMap<Key, Row>, others: &BTreeMap<Key, Row>| {
        let shown = |row: Option<&Row>| row.is_some_and(Row::is_shown);
        let gone = these.iter().filter(|(key, row)| row.is_shown() && !shown(others.get(*key)));
        let difference = |(key, row): (&Key, &Row)| Difference {
            change,
            row: row.clone(),
            elsewhere: others.get(key).map(|other| other.status),
        };
        gone.map(difference).collect::<Vec<_>>()
    };
    let mut all = only(Change::New, &new, &old);
    all.extend(only(Change::Vanished, &old, &new));
    Ok(all)
}
