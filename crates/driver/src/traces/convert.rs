//! From what the VM saw to the events of a trace, with the names that things have at that moment.

use guest::shims::Role;
use std::collections::HashMap;
use trace::{Access, Event, Object, Place, SyncOp, Tables, ThreadName, TraceWriter, Wake, What};
use vm::{Deed, SyncObject, SyncOp as Op, ThreadId};
use vm::{Did, Machine, Moment, Seen};

/// Where names get their numbers.
pub trait Names {
    fn thread(&mut self, name: &ThreadName) -> u32;
    fn place(&mut self, place: &Place) -> u32;
    fn location(&mut self, name: &str) -> u32;
}

impl Names for Tables {
    fn thread(&mut self, name: &ThreadName) -> u32 {
        Tables::thread(self, name)
    }
    fn place(&mut self, place: &Place) -> u32 {
        Tables::place(self, place)
    }
    fn location(&mut self, name: &str) -> u32 {
        Tables::location(self, name)
    }
}

impl<W: std::io::Write> Names for TraceWriter<W> {
    fn thread(&mut self, name: &ThreadName) -> u32 {
        TraceWriter::thread(self, name)
    }
    fn place(&mut self, place: &Place) -> u32 {
        TraceWriter::place(self, place)
    }
    fn location(&mut self, name: &str) -> u32 {
        TraceWriter::location(self, name)
    }
}

/// Converts the events of one run, in their order.
///
/// Limits: how many a futex wakes and what it expects the VM does not tell; they are written as 0.
#[derive(Default)]
pub struct Converter {
    /// The mutex that a thread gave back last: of the wait that follows.
    given_back: HashMap<ThreadId, Object>,
    /// Who waits on a condition variable.
    waiting: HashMap<u64, Vec<ThreadId>>,
    /// The thread that goes on inside the library, and where it was called.
    caller: Option<(ThreadId, Place)>,
    /// Places in the source, by function and op; `None`: not the user's.
    places: HashMap<(u32, u32), Option<u32>>,
    /// Names of memory, by address and size.
    names: HashMap<(u64, u64), u32>,
}

impl Converter {
    /// Takes note of who goes on, how, and from where.
    pub fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) {
        let thread = moment.chosen.thread;
        self.caller = machine.calls_from(thread).map(|place| (thread, place));
        // An object may have another name by now: its address may serve again.
        self.names.clear();
    }

    fn location(&mut self, machine: &Machine<'_>, at: u64, size: u64, names: &mut impl Names) -> u32 {
        *self.names.entry((at, size)).or_insert_with(|| names.location(&machine.location(at, size).to_string()))
    }

    /// The event.
    pub fn event(&mut self, machine: &Machine<'_>, seen: &Seen, names: &mut impl Names) -> Event {
        let what = self.what(machine, seen, names);
        let thread = thread(machine, seen.thread, names);
        let caller = || Some(self.caller.as_ref().filter(|c| c.0 == seen.thread)?.1.clone());
        let known = self.places.entry(seen.code()).or_insert_with(|| machine.place(seen).map(|p| names.place(&p)));
        let place = known.unwrap_or_else(|| caller().map_or(0, |place| names.place(&place)));
        Event { thread, clock: seen.clock, place, what }
    }

    fn what(&mut self, machine: &Machine<'_>, seen: &Seen, names: &mut impl Names) -> What {
        let mut access = |at: u64, size: u64, atomic: bool| Access {
            location: self.location(machine, at, size, names),
            address: at,
            size: u32::try_from(size).unwrap_or(u32::MAX),
            atomic,
        };
        let known = |size: u64, value: u64| (size <= 8).then_some(value);
        match seen.did {
            Did::Read { at, size, value, atomic, expr } => {
                What::Read { at: access(at, size, atomic.is_some()), value: known(size, value), expr }
            }
            Did::Write { at, size, before, after, atomic, expr } => What::Write {
                at: access(at, size, atomic.is_some()),
                before: known(size, before),
                after: known(size, after),
                expr,
            },
            Did::Update { at, size, before, after, read, expr, .. } => What::Update {
                at: access(at, size, true),
                before: known(size, before),
                after: known(size, after),
                read,
                expr,
            },
            Did::ReadRange { at, size } => What::Read { at: access(at, size, false), value: None, expr: None },
            Did::WriteRange { at, size } => {
                What::Write { at: access(at, size, false), before: None, after: None, expr: None }
            }
            Did::Free { at, size } => What::Free { address: at, size },
            Did::Fence { .. } => What::Fence,
            Did::Yield => What::Yield,
            Did::End => What::Exit,
            Did::World => call(machine, seen, names),
            Did::Branch { kind, cond, taken } => What::Branch { kind, cond, taken, other: machine.other_side(seen) },
            Did::Fails => What::Fails,
            Did::Fixed { expr, value } => What::Fixed { expr, value },
            Did::Symbolic { name, value, expr } => {
                What::Symbolic { name: names.location(machine.symbolic_name(name)), value, expr }
            }
            Did::Initial { at, size, value, expr } => What::Initial { at: access(at, size, false), value, expr },
            Did::Sync(deed) => self.sync(machine, seen, deed, names),
        }
    }

    fn sync(&mut self, machine: &Machine<'_>, seen: &Seen, deed: Deed, names: &mut impl Names) -> What {
        let at = match deed.object {
            SyncObject::At(at) => at,
            SyncObject::Thread(other) => {
                let child = thread(machine, other, names);
                return match deed.op {
                    Op::Fork => What::Fork { child },
                    Op::Start => What::Start,
                    Op::Exit => What::Exit,
                    Op::Join | Op::TryJoin { took: true } => What::Join { child },
                    _ => call(machine, seen, names),
                };
            }
        };
        let on = Object { location: self.location(machine, at, 0, names), address: at };
        let mutex = || self.given_back.get(&seen.thread).copied().unwrap_or(on);
        let op = match deed.op {
            Op::Init { value } => SyncOp::Init { value: value.into() },
            Op::Destroy => SyncOp::Destroy,
            Op::Lock => SyncOp::Lock,
            Op::Unlock => {
                self.given_back.insert(seen.thread, on);
                SyncOp::Unlock
            }
            Op::TryLock { took } => SyncOp::TryLock { took },
            Op::ReadLock => SyncOp::ReadLock,
            Op::WriteLock => SyncOp::WriteLock,
            Op::TryReadLock { took } => SyncOp::TryReadLock { took },
            Op::TryWriteLock { took } => SyncOp::TryWriteLock { took },
            Op::ReadUnlock | Op::WriteUnlock => SyncOp::RwUnlock,
            Op::WaitBegin => {
                let mutex = mutex();
                self.waiting.entry(at).or_default().push(seen.thread);
                let timed = machine.called_role(seen) == Some(Role::WaitsOn { timed: true });
                SyncOp::WaitBegin { mutex, timed }
            }
            Op::WaitEnd { timed_out, chance } => {
                let mutex = mutex();
                self.waiting.entry(at).or_default().retain(|t| *t != seen.thread);
                let wake = match (timed_out, chance) {
                    (true, _) => Wake::TimedOut,
                    (_, true) => Wake::Spurious,
                    _ => Wake::Signalled,
                };
                SyncOp::WaitEnd { mutex, wake }
            }
            Op::Signal { .. } => match self.waiting.get(&at).map_or(&[][..], Vec::as_slice) {
                [] => SyncOp::Signal { woke: None },
                [one] => SyncOp::Signal { woke: Some(thread(machine, *one, names)) },
                several => SyncOp::SignalOne { among: several.len() as u32 },
            },
            Op::Broadcast { .. } => SyncOp::Broadcast { woke: self.waiting.get(&at).map_or(0, Vec::len) as u32 },
            Op::SemaphoreWait => SyncOp::SemaphoreWait,
            Op::SemaphoreTryWait { took } => SyncOp::SemaphoreTryWait { took },
            Op::SemaphorePost { .. } => SyncOp::SemaphorePost,
            Op::BarrierArrive { last } => SyncOp::BarrierArrive { last, ignored: machine.ignores_result(seen) },
            Op::SemaphoreValue { value } => SyncOp::SemaphoreValue { value: value.into() },
            Op::BarrierLeave => SyncOp::BarrierLeave,
            Op::OnceBegin { runs: true } => SyncOp::OnceBegin,
            Op::OnceBegin { runs: false } => SyncOp::OnceDone,
            Op::OnceEnd => SyncOp::OnceEnd,
            Op::FutexWait | Op::FutexWoken { .. } => SyncOp::FutexWait { expected: 0 },
            Op::FutexWake { .. } => SyncOp::FutexWake { woke: 0 },
            Op::Fork | Op::Start | Op::Exit | Op::Join | Op::TryJoin { .. } | Op::Detach => {
                return call(machine, seen, names);
            }
        };
        What::Sync { op, on }
    }
}

fn thread(machine: &Machine<'_>, id: ThreadId, names: &mut impl Names) -> u32 {
    names.thread(&machine.thread_name(id).cloned().unwrap_or_default())
}

fn call(machine: &Machine<'_>, seen: &Seen, names: &mut impl Names) -> What {
    What::Call { function: names.location(machine.called_by(seen).unwrap_or("?")) }
}
