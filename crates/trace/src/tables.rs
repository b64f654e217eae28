//! The names that events refer to by number, each kept once.

use crate::{Place, ThreadName};
use rustc_hash::FxHashMap;
use serde::{Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

/// Values and their numbers, in order of first appearance; no value is there twice.
#[derive(Clone)]
pub(crate) struct Table<T> {
    values: Vec<T>,
    numbers: FxHashMap<T, u32>,
}

impl<T: Clone + Eq + Hash> Table<T> {
    fn new(values: impl IntoIterator<Item = T>) -> Table<T> {
        let mut table = Table { values: Vec::new(), numbers: FxHashMap::default() };
        for value in values {
            table.intern(&value);
        }
        table
    }

    pub(crate) fn intern(&mut self, value: &T) -> u32 {
        if let Some(&number) = self.numbers.get(value) {
            return number;
        }
        let number = self.values.len() as u32;
        self.values.push(value.clone());
        self.numbers.insert(value.clone(), number);
        number
    }
}

/// Threads, places in the source, and the names of locations.
#[derive(Clone)]
pub struct Tables {
    pub(crate) threads: Table<ThreadName>,
    pub(crate) places: Table<Place>,
    pub(crate) locations: Table<Arc<str>>,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables::new()
    }
}

impl Tables {
    /// No thread; place 0 is [`Place::unknown`] and location 0 is the empty name.
    pub fn new() -> Tables {
        Tables { threads: Table::new([]), places: Table::new([Place::unknown()]), locations: Table::new(["".into()]) }
    }

    /// The number of a thread, a new one at its first appearance.
    pub fn thread(&mut self, name: &ThreadName) -> u32 {
        self.threads.intern(name)
    }

    /// The number of a place, a new one at its first appearance.
    pub fn place(&mut self, place: &Place) -> u32 {
        self.places.intern(place)
    }

    /// The number of a location's name, a new one at its first appearance.
    pub fn location(&mut self, name: &str) -> u32 {
        match self.locations.numbers.get(name) {
            Some(&number) => number,
            None => self.locations.intern(&name.into()),
        }
    }

    /// All threads, by number.
    pub fn threads(&self) -> &[ThreadName] {
        &self.threads.values
    }

    pub fn places(&self) -> &[Place] {
        &self.places.values
    }

    pub fn locations(&self) -> &[Arc<str>] {
        &self.locations.values
    }

    pub fn find_thread(&self, name: &ThreadName) -> Option<u32> {
        self.threads.numbers.get(name).copied()
    }

    pub(crate) fn sizes(&self) -> [usize; 3] {
        [self.threads.values.len(), self.places.values.len(), self.locations.values.len()]
    }
}

impl PartialEq for Tables {
    fn eq(&self, other: &Tables) -> bool {
        self.threads() == other.threads() && self.places() == other.places() && self.locations() == other.locations()
    }
}

impl Eq for Tables {}

#[derive(Debug, Serialize)]
#[serde(rename = "Tables")]
struct Plain<'a> {
    threads: &'a [ThreadName],
    places: &'a [Place],
    locations: &'a [Arc<str>],
}

impl Tables {
    fn plain(&self) -> Plain<'_> {
        Plain { threads: self.threads(), places: self.places(), locations: self.locations() }
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plain().fmt(f)
    }
}

impl Serialize for Tables {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.plain().serialize(s)
    }
}
