//! What an event did to shared data, in a few words.

use super::sharing::{Sharing, memory};
use std::collections::HashMap;
use trace::{Location, LocationKind};
use vm::sync::{Deed, SyncObject, SyncOp, ThreadId};
use vm::{Did, Machine, Seen};

/// No object lies below.
const LOWEST_ADDRESS: u64 = 1 << 20;

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

    /// Another source line begins.
    pub(super) fn new_line(&mut self) {
        self.last = Last::Other;
    }

    /// What there is to say about an event.
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
        let name = self.name(at, size);
        let last = std::mem::replace(&mut self.last, Last::Other);
        let shown = size <= 8;
        let (text, now) = match event.did {
            Did::Read { value, .. } if shown => {
                (format!("{name}: reads {}", self.value(value, size)), Last::Read { at, value })
            }
            Did::Write { before, after, .. } | Did::Update { before, after, .. } if shown => {
                let first = match last {
                    Last::Change { at: a, first } if a == at => first,
                    _ => before,
                };
                let text = match first == after && before == after {
                    true => format!("{name}: stays {}", self.value(after, size)),
                    false => format!("{name}: {} -> {}", self.value(first, size), self.value(after, size)),
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
        let (name, common) = match deed.object {
            SyncObject::Thread(t) => {
                let name = self.machine.thread_name(t).map(ToString::to_string).unwrap_or_default();
                (name, self.threads.contains(&t))
            }
            SyncObject::At(at) => (self.name(at, 0), self.sharing.is_common(at, self.threads)),
        };
        let last = std::mem::replace(&mut self.last, Last::Other);
        let mut replaces = false;
        let text = match deed.op {
            SyncOp::Lock if last == Last::WaitEnd => return None,
            SyncOp::Lock => format!("locks {name}"),
            SyncOp::Unlock => {
                self.last = Last::Unlock;
                format!("unlocks {name}")
            }
            SyncOp::ReadUnlock | SyncOp::WriteUnlock => format!("unlocks {name}"),
            SyncOp::TryLock { took: true } => format!("takes {name}"),
            SyncOp::TryLock { took: false } => format!("finds {name} locked"),
            SyncOp::ReadLock | SyncOp::TryReadLock { took: true } => format!("locks {name} to read"),
            SyncOp::WriteLock | SyncOp::TryWriteLock { took: true } => format!("locks {name} to write"),
            SyncOp::TryReadLock { took: false } | SyncOp::TryWriteLock { took: false } => {
                format!("finds {name} locked")
            }
            SyncOp::WaitBegin => {
                replaces = last == Last::Unlock;
                format!("waits on {name}")
            }
            SyncOp::WaitEnd { timed_out, .. } => {
                self.last = Last::WaitEnd;
                format!("{} on {name}", if timed_out { "times out" } else { "wakes up" })
            }
            SyncOp::Signal { .. } => format!("signals {name}"),
            SyncOp::Broadcast { .. } => format!("wakes all on {name}"),
            SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => format!("takes {name}"),
            SyncOp::SemaphoreTryWait { took: false } => format!("finds {name} at 0"),
            SyncOp::SemaphorePost { .. } => format!("posts {name}"),
            SyncOp::SemaphoreValue { .. } => format!("looks at {name}"),
            SyncOp::BarrierArrive { .. } => format!("arrives at {name}"),
            SyncOp::BarrierLeave => format!("leaves {name}"),
            SyncOp::OnceBegin { runs: true } => format!("runs the initialiser of {name}"),
            SyncOp::OnceBegin { runs: false } => format!("finds {name} done"),
            SyncOp::OnceEnd => format!("has initialised {name}"),
            SyncOp::FutexWait => format!("waits on {name}"),
            SyncOp::FutexWoken { timed_out: true } => format!("gives up waiting on {name}"),
            SyncOp::FutexWoken { timed_out: false } => format!("wakes up on {name}"),
            SyncOp::FutexWake { .. } => format!("wakes waiters on {name}"),
            SyncOp::Init { .. } => format!("initialises {name}"),
            SyncOp::Destroy => format!("destroys {name}"),
            SyncOp::Fork => format!("creates {name}"),
            SyncOp::Join | SyncOp::TryJoin { took: true } => format!("has joined {name}"),
            SyncOp::TryJoin { took: false } => format!("finds {name} running"),
            SyncOp::Detach => format!("detaches {name}"),
            SyncOp::Start | SyncOp::Exit => return None,
        };
        Some(Note { text, replaces, matters: common })
    }

    fn name(&mut self, at: u64, size: u64) -> String {
        let machine = self.machine;
        self.names.entry((at, size)).or_insert_with(|| short(machine.location(at, size))).clone()
    }

    /// A value as a person would write it; what type it has is not known.
    fn value(&self, value: u64, size: u64) -> String {
        if size == 8 && value >= LOWEST_ADDRESS {
            let target = self.machine.location(value, 0);
            if target.kind != LocationKind::Nowhere {
                return format!("&{}", short(target));
            }
        }
        let bits = 64 - (size.min(8) as u32) * 8;
        let signed = if bits < 64 { (value << bits) as i64 >> bits } else { 0 };
        match signed {
            -9_999_999_999..=9_999_999_999 => signed.to_string(),
            _ => format!("0x{value:x}"),
        }
    }
}

fn short(location: Location) -> String {
    // Names with blanks describe: `heap object of 40 bytes`. The origin matters less than the room.
    location.name
}
