//! Which threads touched the same memory and the same synchronisation objects.

use std::collections::{BTreeSet, HashMap};
use vm::{Deed, ThreadId};
use vm::{Did, Seen};

/// Bytes looked at of a copy of very many.
const WIDEST: u64 = 4096;

pub(super) struct Sharing {
    /// By byte: each thread, and whether it wrote.
    bytes: HashMap<u64, Vec<(ThreadId, bool)>>,
    /// By address of the object.
    objects: HashMap<u64, BTreeSet<ThreadId>>,
}

/// The memory that an event touches, and whether it writes.
pub(super) fn memory(did: &Did) -> Option<(u64, u64, bool)> {
    match *did {
        Did::Read { at, size, .. } | Did::ReadRange { at, size } => Some((at, size, false)),
        Did::Write { at, size, .. }
        | Did::Update { at, size, .. }
        | Did::WriteRange { at, size }
        | Did::Free { at, size } => Some((at, size, true)),
        _ => None,
    }
}

impl Sharing {
    pub(super) fn of(seen: &[Seen]) -> Sharing {
        let mut sharing = Sharing { bytes: HashMap::new(), objects: HashMap::new() };
        for event in seen {
            if let Some((at, size, write)) = memory(&event.did) {
                for byte in at..at.saturating_add(size.min(WIDEST)) {
                    let users = sharing.bytes.entry(byte).or_default();
                    match users.iter_mut().find(|u| u.0 == event.thread) {
                        Some(user) => user.1 |= write,
                        None => users.push((event.thread, write)),
                    }
                }
            }
            if let Did::Sync(Deed::Object { at, .. }) = event.did {
                sharing.objects.entry(at).or_default().insert(event.thread);
            }
        }
        sharing
    }

    pub(super) fn conflicting_with(&self, thread: ThreadId) -> BTreeSet<ThreadId> {
        let mut found = BTreeSet::new();
        for users in self.bytes.values() {
            let Some(own) = users.iter().find(|u| u.0 == thread) else { continue };
            found.extend(users.iter().filter(|u| u.0 != thread && (u.1 || own.1)).map(|u| u.0));
        }
        found
    }

    /// The threads that use a lock or the like that `thread` uses.
    pub(super) fn same_objects_as(&self, thread: ThreadId) -> BTreeSet<ThreadId> {
        self.objects.values().filter(|users| users.contains(&thread)).flatten().copied().collect()
    }

    /// Whether several of these threads touch this memory, one of them writing.
    pub(super) fn is_contended(&self, at: u64, size: u64, threads: &[ThreadId]) -> bool {
        (at..at.saturating_add(size.min(WIDEST))).any(|byte| {
            let Some(users) = self.bytes.get(&byte) else { return false };
            let mut these = users.iter().filter(|u| threads.contains(&u.0));
            these.clone().nth(1).is_some() && these.any(|u| u.1)
        })
    }

    pub(super) fn is_common(&self, at: u64, threads: &[ThreadId]) -> bool {
        self.objects.get(&at).is_some_and(|users| users.iter().filter(|u| threads.contains(u)).nth(1).is_some())
    }
}
