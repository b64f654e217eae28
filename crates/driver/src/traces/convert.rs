//! From what the VM saw to the events of a trace, with the names that things have at that moment.

use std::collections::HashMap;
use trace::{Access, Event, MemoryOrder, Object, Place, SECTIONS, Tables, ThreadName, TraceWriter, What};
use vm::{Deed, ThreadId, ThreadOp};
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
#[derive(Default)]
pub struct Converter {
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
        if at == SECTIONS {
            return names.location("indivisible sections");
        }
        *self.names.entry((at, size)).or_insert_with(|| names.location(&machine.location(at, size).to_string()))
    }

    pub fn event(&mut self, machine: &Machine<'_>, seen: &Seen, names: &mut impl Names) -> Event {
        let what = self.what(machine, seen, names);
        let thread = thread(machine, seen.thread, names);
        let caller = || Some(self.caller.as_ref().filter(|c| c.0 == seen.thread)?.1.clone());
        let known = self.places.entry(seen.code()).or_insert_with(|| machine.place(seen).map(|p| names.place(&p)));
        let place = known.unwrap_or_else(|| caller().map_or(0, |place| names.place(&place)));
        Event { thread, clock: seen.clock, place, what }
    }

    fn what(&mut self, machine: &Machine<'_>, seen: &Seen, names: &mut impl Names) -> What {
        let mut access = |at: u64, size: u64, atomic: Option<MemoryOrder>| Access {
            location: self.location(machine, at, size, names),
            address: at,
            size: u32::try_from(size).unwrap_or(u32::MAX),
            atomic,
        };
        let known = |size: u64, value: u64| (size <= 8).then_some(value);
        match seen.did {
            Did::Read { at, size, value, atomic, expr } => {
                What::Read { at: access(at, size, atomic), value: known(size, value), expr }
            }
            Did::Write { at, size, before, after, atomic, expr } => What::Write {
                at: access(at, size, atomic),
                before: known(size, before),
                after: known(size, after),
                expr,
            },
            Did::Update { at, size, before, after, atomic, read, expr } => What::Update {
                at: access(at, size, Some(atomic)),
                before: known(size, before),
                after: known(size, after),
                read,
                expr,
            },
            Did::ReadRange { at, size } => What::Read { at: access(at, size, None), value: None, expr: None },
            Did::WriteRange { at, size } => {
                What::Write { at: access(at, size, None), before: None, after: None, expr: None }
            }
            Did::Free { at, size } => What::Free { address: at, size },
            Did::Fence { order } => What::Fence { order },
            Did::Yield => What::Yield,
            Did::End => What::Exit,
            Did::World { kept } => call(machine, seen, kept, names),
            Did::Branch { kind, cond, taken } => What::Branch { kind, cond, taken, other: machine.other_side(seen) },
            Did::Fails => What::Fails,
            Did::Fixed { expr, value } => What::Fixed { expr, value },
            Did::Symbolic { name, value, expr } => {
                What::Symbolic { name: names.location(machine.symbolic_name(name)), value, expr }
            }
            Did::Initial { at, size, value, expr } => What::Initial { at: access(at, size, None), value, expr },
            Did::Sync(deed) => self.sync(machine, seen, deed, names),
        }
    }

    fn sync(&mut self, machine: &Machine<'_>, seen: &Seen, deed: Deed, names: &mut impl Names) -> What {
        let (op, at) = match deed {
            Deed::Object { op, at, .. } => (op, at),
            Deed::Thread { op, thread: other } => {
                let child = thread(machine, other, names);
                return match op {
                    ThreadOp::Fork => What::Fork { child },
                    ThreadOp::Start => What::Start,
                    ThreadOp::Exit => What::Exit,
                    ThreadOp::Join | ThreadOp::TryJoined => What::Join { child },
                    ThreadOp::TryJoin | ThreadOp::Look | ThreadOp::Detach => call(machine, seen, false, names),
                };
            }
        };
        let on = Object { location: self.location(machine, at, 0, names), address: at };
        let other = op.other_object().map(|o| self.location(machine, o.address, 0, names));
        let woken = op.other_thread().map(|t| thread(machine, ThreadId(t), names));
        let op = op.renamed(|o| Object { location: other.unwrap_or(0), ..o }, |t| woken.unwrap_or(t));
        What::Sync { op, on }
    }
}

fn thread(machine: &Machine<'_>, id: ThreadId, names: &mut impl Names) -> u32 {
    names.thread(&machine.thread_name(id).cloned().unwrap_or_default())
}

/// What is printed to where it can be read again has a name of its own: its order matters.
fn call(machine: &Machine<'_>, seen: &Seen, kept: bool, names: &mut impl Names) -> What {
    let name = machine.called_by(seen).unwrap_or("?");
    let function = if kept { names.location(&format!("{name} to a file")) } else { names.location(name) };
    What::Call { function }
}
