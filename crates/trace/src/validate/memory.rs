//! What memory holds, byte by byte: whether reads find what was written last.
//!
//! Only reads that matter (those with an unknown) are compared. What is not in the trace (writes of other sizes than 8 bytes
//! at most, memory that is allocated again) is not known, and not compared.

use crate::event::{Access, Event, EventId, What};
use crate::tables::Tables;
use std::collections::HashMap;

#[derive(Clone, Copy)]
struct Byte {
    value: u8,
    /// Who wrote it; `None`: it was there at the start.
    by: Option<EventId>,
    /// How often memory was allocated and released before: since then it may hold something else.
    age: u64,
}

#[derive(Default)]
pub(super) struct Memory {
    /// `None`: something, nobody knows what.
    bytes: HashMap<u64, Option<Byte>>,
    /// Writes of the step that goes on: reads of the same step do not see them.
    written: Vec<(u64, Option<Byte>)>,
    step: Option<(u32, u64)>,
    age: u64,
}

/// Accesses that are looked at: larger ones have no values.
const LARGEST: u32 = 8;

fn bytes(at: &Access, value: u64) -> impl Iterator<Item = (u64, u8)> + use<> {
    let address = at.address;
    let byte = move |n: u32| (address.wrapping_add(n.into()), (value >> (8 * n)) as u8);
    (0..at.size.min(LARGEST)).map(byte)
}

impl Memory {
    /// A note, if the event finds something else than was there.
    pub(super) fn event(&mut self, id: EventId, event: &Event, tables: &Tables) -> Result<Option<String>, String> {
        let initial = matches!(event.what, What::Initial { .. });
        if !initial && self.step != Some((event.thread, event.clock)) {
            self.step = Some((event.thread, event.clock));
            self.bytes.extend(self.written.drain(..));
        }
        Ok(match &event.what {
            What::Initial { at, value, .. } => {
                if let Some((address, _)) = bytes(at, *value).find(|(address, _)| self.bytes.contains_key(address)) {
                    return Err(format!(
                        "the initial value of @{address:#x} stands after an access to it, or is there twice"
                    ));
                }
                self.found(at, *value);
                None
            }
            What::Read { at, value, expr } => {
                let note = expr.and(*value).and_then(|value| self.compare(at, value, tables));
                value.iter().for_each(|value| self.found(at, *value));
                note
            }
            What::Write { at, before, after, .. } => {
                before.iter().for_each(|value| self.found(at, *value));
                self.write(id, at, *after);
                None
            }
            What::Update { at, before, after, read, .. } => {
                let note = read.and(*before).and_then(|value| self.compare(at, value, tables));
                before.iter().for_each(|value| self.found(at, *value));
                self.write(id, at, *after);
                note
            }
            What::Alloc { .. } | What::Free { .. } => {
                self.age += 1;
                None
            }
            _ => None,
        })
    }

    fn compare(&self, at: &Access, value: u64, tables: &Tables) -> Option<String> {
        let (address, found, there) = bytes(at, value).find_map(|(address, found)| {
            let there = (*self.bytes.get(&address)?)?;
            (there.value != found && there.age == self.age).then_some((address, found, there))
        })?;
        let name = match tables.locations().get(at.location as usize) {
            Some(name) if at.location != 0 => name.to_string(),
            _ => "memory".into(),
        };
        let by = match there.by {
            Some(id) => format!("the last write before it, {},", id.show(tables)),
            None => "nobody wrote since an access that".into(),
        };
        Some(format!(
            "finds the byte {found} in {name} @{address:#x}, but {by} shows {}: is a write missing, or are the events not \
             in their order?",
            there.value
        ))
    }

    /// What the first access shows was there before.
    fn found(&mut self, at: &Access, value: u64) {
        let now = Byte { value: 0, by: None, age: self.age };
        for (address, value) in bytes(at, value) {
            let byte = self.bytes.entry(address).or_insert(Some(Byte { value, ..now }));
            if byte.is_none_or(|b| b.age != self.age) {
                *byte = Some(Byte { value, ..now });
            }
        }
    }

    fn write(&mut self, id: EventId, at: &Access, after: Option<u64>) {
        match after {
            Some(after) if at.size <= LARGEST => {
                let (by, age) = (Some(id), self.age);
                self.written.extend(bytes(at, after).map(|(a, value)| (a, Some(Byte { value, by, age }))));
            }
            _ if (at.size as usize) < self.bytes.len() => {
                for n in 0..u64::from(at.size) {
                    self.bytes.entry(at.address.wrapping_add(n)).and_modify(|byte| *byte = None);
                }
            }
            // A block larger than all that is known.
            _ => {
                let inside = |a: u64| a.wrapping_sub(at.address) < at.size.into();
                self.bytes.iter_mut().filter(|(a, _)| inside(**a)).for_each(|(_, byte)| *byte = None);
            }
        }
    }
}
