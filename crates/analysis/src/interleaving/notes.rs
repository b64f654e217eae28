//! What an event did to shared data, in a few words.

use super::sharing::{Sharing, memory};
use super::words;
use std::collections::HashMap;
use trace::SyncOp;
use vm::{Deed, ThreadId};
use vm::{Did, Machine, Seen};

/// A remark beside a source line.
pub(super) struct Note {
    pub(super) text: String,
    /// It says what the line's last note says, and more.
    pub(super) replaces: bool,
    /// Another thread is concerned.
    pub(super) matters: bool,
}

/// What the last note of the line was about.
#[derive(Clone, Copy, PartialEq)]
enum Last {
    Read { at: u64, value: u64 },
    Change { at: u64, first: u64 },
    Unlock,
    WaitEnd,
    Other,
}

/// Writes notes; names are asked for once.
pub(super) struct Notes<'m, 'i> {
    machine: &'m Machine<'i>,
    sharing: &'m Sharing,
    threads: &'m [ThreadId],
    names: HashMap<(u64, u64), String>,
    last: Last,
}

impl<'m, 'i> Notes<'m, 'i> {
    pub(super) fn new(machine: &'m Machine<'i>, sharing: &'m Sharing, threads: &'m [ThreadId]) -> Notes<'m, 'i> {
        Notes { machine, sharing, threads, names: HashMap::new(), last: Last::Other }
    }

    pub(super) fn new_line(&mut self) {
        self.last = Last::Other;
    }

    pub(super) fn note(&mut self, event: &Seen) -> Option<Note> {
        if let Some((at, size, _)) = memory(&event.did) {
            return self.access(event, at, size);
        }
        match event.did {
            Did::Sync(deed) => self.deed(deed),
            _ => None,
        }
    }

    fn access(&mut self, event: &Seen, at: u64, size: u64) -> Option<Note> {
        if !self.sharing.is_contended(at, size, self.threads) {
            return None;
        }
        if matches!(event.did, Did::Read { value: 0, .. }) && words::is_of_lock(self.machine, at) {
            return None;
        }
        let name = self.name(at, size);
        let last = std::mem::replace(&mut self.last, Last::Other);
        let shown = size <= 8;
        let (text, now) = match event.did {
            Did::Read { value, .. } if shown => {
                (format!("{name}: reads {}", self.value((at, size), value)), Last::Read { at, value })
            }
            Did::Write { before, after, .. } | Did::Update { before, after, .. } if shown => {
                let first = match last {
                    Last::Change { at: a, first } if a == at => first,
                    _ => before,
                };
                let text = match first == after && before == after {
                    true => format!("{name}: stays {}", self.value((at, size), after)),
                    false => format!("{name}: {} -> {}", self.value((at, size), first), self.value((at, size), after)),
                };
                (text, Last::Change { at, first })
            }
            Did::Free { .. } => (format!("frees {name}"), Last::Other),
            Did::Read { .. } | Did::ReadRange { .. } => (format!("{name}: read"), Last::Other),
            _ => (format!("{name}: written"), Last::Other),
        };
        let replaces = match (last, now) {
            (Last::Read { at: a, value }, Last::Change { at: b, first }) => a == b && value == first,
            (Last::Change { at: a, .. }, Last::Change { at: b, .. }) => a == b,
            _ => false,
        };
        self.last = now;
        Some(Note { text, replaces, matters: true })
    }

    fn deed(&mut self, deed: Deed) -> Option<Note> {
        let (name, common) = match deed {
            Deed::Thread { thread: t, .. } => {
                let name = self.machine.thread_name(t).map(ToString::to_string).unwrap_or_default();
                (name, self.threads.contains(&t))
            }
            Deed::Object { at, .. } => (self.name(at, 0), self.sharing.is_common(at, self.threads)),
        };
        let last = std::mem::replace(&mut self.last, Last::Other);
        let mut replaces = false;
        if let Deed::Object { op, .. } = deed {
            match op {
                SyncOp::Lock if last == Last::WaitEnd => return None,
                SyncOp::Unlock => self.last = Last::Unlock,
                SyncOp::WaitBegin { .. } => replaces = last == Last::Unlock,
                SyncOp::WaitEnd { .. } => self.last = Last::WaitEnd,
                _ => {}
            }
        }
        let text = words::deed(deed, &name)?;
        Some(Note { text, replaces, matters: common })
    }

    fn name(&mut self, at: u64, size: u64) -> String {
        let machine = self.machine;
        self.names.entry((at, size)).or_insert_with(|| machine.location(at, size).name).clone()
    }

    fn value(&self, of: (u64, u64), value: u64) -> String {
        words::value(self.machine, of, value)
    }
}
