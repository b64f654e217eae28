//! Which events of a trace a person wants to see.

use crate::{Event, Tables, ThreadName};
use std::str::FromStr;

/// An event matches if it matches each list that is not empty; it matches a list if it matches one entry of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    pub threads: Vec<ThreadName>,
    /// Events on these variables, locks and so on.
    pub variables: Vec<NameFilter>,
    pub lines: Vec<LineFilter>,
}

/// A name of a location. As text, `name` is a part of it and `=name` is all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameFilter {
    Contains(String),
    Is(String),
}

impl From<&str> for NameFilter {
    fn from(text: &str) -> NameFilter {
        match text.strip_prefix('=') {
            Some(name) => NameFilter::Is(name.into()),
            None => NameFilter::Contains(text.into()),
        }
    }
}

impl NameFilter {
    pub fn matches(&self, name: &str) -> bool {
        match self {
            NameFilter::Contains(part) => name.contains(part.as_str()),
            NameFilter::Is(whole) => name == whole,
        }
    }
}

/// A line of a file. The file may be given by the end of its path: `pool.c:41` is a line of `src/pool.c`, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineFilter {
    pub file: String,
    /// The line, from 1.
    pub line: u32,
}

impl FromStr for LineFilter {
    type Err = String;

    fn from_str(text: &str) -> Result<LineFilter, String> {
        let parts = text.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse().ok()?)));
        match parts {
            Some((file, line)) if !file.is_empty() && line > 0 => Ok(LineFilter { file: file.into(), line }),
            _ => Err(format!("`{text}` is no line: expected file:line, such as pool.c:41")),
        }
    }
}

impl LineFilter {
    pub fn matches(&self, file: &str, line: u32) -> bool {
        let folder = file.strip_suffix(self.file.as_str());
        line == self.line && folder.is_some_and(|f| f.is_empty() || f.ends_with('/') || self.file.starts_with('/'))
    }
}

impl Filter {
    /// Whether it lets everything through.
    pub fn is_empty(&self) -> bool {
        self.threads.is_empty() && self.variables.is_empty() && self.lines.is_empty()
    }

    pub fn matches(&self, event: &Event, tables: &Tables) -> bool {
        let thread = || tables.threads().get(event.thread as usize).is_some_and(|t| self.threads.contains(t));
        let named = |location: u32| {
            let name = tables.locations().get(location as usize).filter(|_| location != 0);
            name.is_some_and(|name| self.variables.iter().any(|v| v.matches(name)))
        };
        let line = || {
            let place = tables.places().get(event.place as usize);
            place.is_some_and(|p| self.lines.iter().any(|l| l.matches(&p.file, p.line)))
        };
        (self.threads.is_empty() || thread())
            && (self.variables.is_empty() || event.what.locations().any(named))
            && (self.lines.is_empty() || line())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Access, Object, Place, SyncOp, What};

    #[test]
    fn a_filter_takes_what_it_names() {
        let mut tables = Tables::new();
        let (main, child) = (ThreadName::main(), ThreadName::main().child(1));
        let (t0, t1) = (tables.thread(&main), tables.thread(&child));
        let place = tables.place(&Place { file: "src/pool.c".into(), line: 41, column: 3, function: "f".into() });
        let filled = Access { location: tables.location("queue.filled"), address: 8, size: 4, atomic: None };
        let cond = Object { location: tables.location("queue.cond"), address: 16 };
        let mutex = Object { location: tables.location("queue.mutex"), address: 24 };
        let read = Event { thread: t0, clock: 1, place, what: What::Read { at: filled, value: Some(1), expr: None } };
        let op = SyncOp::WaitBegin { mutex, timed: false };
        let wait = Event { thread: t1, clock: 2, place: 0, what: What::Sync { op, on: cond } };

        let both = |filter: Filter| (filter.matches(&read, &tables), filter.matches(&wait, &tables));
        let variable = |text: &str| Filter { variables: vec![text.into()], ..Filter::default() };
        let line = |text: &str| Filter { lines: text.parse().into_iter().collect(), ..Filter::default() };
        assert_eq!(both(Filter::default()), (true, true));
        assert_eq!(both(Filter { threads: vec![child], ..Filter::default() }), (false, true));
        assert_eq!(both(variable("queue")), (true, true));
        assert_eq!(both(variable("=queue")), (false, false));
        assert_eq!(both(variable("=queue.filled")), (true, false));
        assert_eq!(both(variable("mutex")), (false, true));
        assert_eq!(both(line("pool.c:41")), (true, false));
        assert_eq!(both(line("src/pool.c:41")), (true, false));
        assert_eq!(both(line("ool.c:41")), (false, false));
        assert_eq!(both(line("pool.c:42")), (false, false));
        assert_eq!(both(Filter { threads: vec![main], ..variable("mutex") }), (false, false));
        for wrong in ["", "pool.c", ":4", "pool.c:", "pool.c:0", "pool.c:x"] {
            assert!(wrong.parse::<LineFilter>().is_err(), "{wrong}");
        }
    }
}
