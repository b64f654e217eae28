//! What is known of one function of the C library: everybody who wants to know something about a function by its name
//! asks its [`Entry`].
//!
//! An entry says how the function is executed (its shim, unless it is written in C), what a call means to other threads
//! (its [`Effect`]), how values are followed through it ([`Follow`]), what it does with what it is given (its [`Role`], for those who look at code or follow values), and how
//! a report calls it.

use super::Shim;
use super::effect::{Effect, Until, Waits};
use crate::follow::Follow;
use crate::world::World;

/// A function of the C library.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub name: &'static str,
    /// Other names of the same function.
    also: &'static [&'static str],
    /// How it is executed. Those without one are written in C (`runtime/`), or by whoever writes the program.
    pub shim: Option<Shim>,
    pub effect: Effect,
    pub role: Role,
    /// Its second version, where values are followed. Of the others, what they look at is fixed to what was observed.
    pub follow: Option<Follow>,
    /// Its first argument is the descriptor that it writes to.
    to_descriptor: bool,
    /// Which argument is the format, and which are a block of bytes and what its size is the product of.
    pub format: Option<usize>,
    pub block: Option<(usize, &'static [usize])>,
    /// It takes numbers only: one that looks like an address is none.
    pub of_numbers: bool,
    words: Option<&'static str>,
}

/// Where what is printed goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// To whoever watches the program.
    Outside,
    /// Into a file or a pipe, from which the program may read it again.
    Kept,
    /// Into memory of the program.
    Memory,
}

/// What a function does that somebody asks for. Arguments are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Role {
    /// Nothing of what follows.
    #[default]
    Computes,
    /// Takes the lock that its first argument points at.
    Takes(Lock, Patience),
    /// Gives the lock back that its first argument points at.
    Gives,
    /// Waits on the condition variable that its first argument points at, at most for some time if `timed`.
    WaitsOn {
        timed: bool,
    },
    /// Returns a new object.
    Allocates,
    /// Leaves the address of a new object where this argument points.
    AllocatesInto(usize),
    /// Frees what its first argument points at.
    Frees,
    /// Frees what its first argument points at, and returns a new object with the same contents.
    Reallocates,
    /// Copies bytes to where one argument points from where the other does.
    Copies {
        to: usize,
        from: usize,
    },
    /// Sets bytes where its first argument points to its second.
    Fills,
    /// Only writes to files and streams: what it writes decides nothing in the program.
    Prints,
    /// Reads from a file, and waits until there is something.
    Reads,
    /// Gives a stream its second argument for a buffer.
    LendsBuffer {
        /// The argument that says how large it is.
        size: Option<usize>,
    },
    /// Creates a thread.
    Creates {
        /// The argument that is the thread's first function.
        function: usize,
        /// The argument that this function is given.
        given: usize,
    },
    /// Creates a thread for the library's own code: it is given the arguments from this one on.
    Spawns {
        given: usize,
    },
    /// Ends the thread with its argument.
    Exits,
    /// Waits for the end of a thread, and writes what it ended with.
    Joins,
    /// Makes the memory that its first argument points at an input.
    Asks,
    /// Returns an input of so many bytes.
    AsksValue(u8),
    /// Ends the run if its argument is 0.
    Assumes,
    /// From here on, until the other is called as often, nobody else runs.
    BeginsSection,
    EndsSection,
    /// Ends the process with its first argument as the status.
    Ends,
    /// Ends the run with a failure.
    Fails,
    /// Its caller may go on from here once more: `setjmp`.
    ReturnsTwice,
    /// Says, or has to do with, which thread it is called by.
    Identifies,
    /// Sends a signal, perhaps to another thread.
    SendsSignal,
    /// Takes a signal that somebody sent.
    TakesSignal,
    /// Changes how characters are encoded, for all threads that have not chosen for themselves.
    SetsEncoding,
}

/// A kind of lock, or a side of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// A mutex or a spin lock.
    Mutex,
    /// A read-write lock, to read: with others that read.
    Read,
    /// A read-write lock, to write.
    Write,
}

/// How long a function is willing to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    Waits,
    Timed,
    Tries,
}

const fn entry(name: &'static str, shim: Option<Shim>, effect: Effect) -> Entry {
    Entry {
        name,
        also: &[],
        shim,
        effect,
        role: Role::Computes,
        follow: None,
        to_descriptor: false,
        format: None,
        block: None,
        of_numbers: false,
        words: None,
    }
}

pub(super) const fn own(name: &'static str, shim: Shim) -> Entry {
    entry(name, Some(shim), Effect::Own)
}

pub(super) const fn memory(name: &'static str, shim: Shim) -> Entry {
    entry(name, Some(shim), Effect::Memory)
}

pub(super) const fn text(name: &'static str, shim: Shim) -> Entry {
    entry(name, Some(shim), Effect::Text)
}

pub(super) const fn world(name: &'static str, shim: Shim) -> Entry {
    entry(name, Some(shim), Effect::World)
}

pub(super) const fn object(name: &'static str, shim: Shim) -> Entry {
    entry(name, Some(shim), Effect::Object(Waits::No))
}

pub(super) const fn threads(name: &'static str, shim: Shim) -> Entry {
    entry(name, Some(shim), Effect::Threads(Waits::No))
}

pub(super) const fn yields(name: &'static str, shim: Shim) -> Entry {
    entry(name, Some(shim), Effect::Yield)
}

/// A function that is written in C, in `runtime/`, or by whoever writes the program.
pub(super) const fn in_c(name: &'static str, effect: Effect) -> Entry {
    entry(name, None, effect)
}

impl Entry {
    pub(super) const fn also(self, also: &'static [&'static str]) -> Entry {
        Entry { also, ..self }
    }

    pub(super) const fn effect(self, effect: Effect) -> Entry {
        Entry { effect, ..self }
    }

    pub(super) const fn role(self, role: Role) -> Entry {
        Entry { role, ..self }
    }

    pub(super) const fn follow(self, follow: Follow) -> Entry {
        Entry { follow: Some(follow), ..self }
    }

    /// How a report calls it: `signal`, before the name of the object.
    pub(super) const fn words(self, words: &'static str) -> Entry {
        Entry { words: Some(words), ..self }
    }

    /// It waits until something is the case; with `timed` it may give up.
    pub(super) const fn waits(self, until: Until, timed: bool) -> Entry {
        let waits = if timed { Waits::Timed(until) } else { Waits::For(until) };
        let effect = match self.effect {
            Effect::Threads(_) => Effect::Threads(waits),
            _ => Effect::Object(waits),
        };
        Entry { effect, ..self }
    }

    pub(super) const fn takes(self, lock: Lock, patience: Patience) -> Entry {
        let (until, words) = match lock {
            Lock::Mutex => (Until::Free, ["lock", "lock for some time", "try to lock"]),
            Lock::Read => {
                (Until::NobodyWrites, ["lock for reading", "lock for reading for some time", "try to lock for reading"])
            }
            Lock::Write => (
                Until::NobodyReadsOrWrites,
                ["lock for writing", "lock for writing for some time", "try to lock for writing"],
            ),
        };
        let taking = self.role(Role::Takes(lock, patience)).words(words[patience as usize]);
        match patience {
            Patience::Tries => taking,
            Patience::Timed => taking.waits(until, true),
            Patience::Waits => taking.waits(until, false),
        }
    }

    pub(super) const fn gives(self) -> Entry {
        self.role(Role::Gives).words("unlock")
    }

    pub(super) const fn frees(self) -> Entry {
        self.role(Role::Frees).effect(Effect::Free).words("free")
    }

    pub(super) const fn copies(self, to: usize, from: usize) -> Entry {
        self.role(Role::Copies { to, from })
    }

    pub(super) const fn prints(self) -> Entry {
        self.role(Role::Prints)
    }

    pub(super) const fn prints_to_descriptor(self) -> Entry {
        Entry { to_descriptor: true, ..self.prints() }
    }

    /// Prints as this argument says.
    pub(super) const fn format(self, argument: usize) -> Entry {
        Entry { format: Some(argument), ..self }
    }

    /// Prints these bytes, as many as the product of these arguments.
    pub(super) const fn block(self, at: usize, sizes: &'static [usize]) -> Entry {
        Entry { block: Some((at, sizes)), ..self }
    }

    pub(super) const fn of_numbers(self) -> Entry {
        Entry { of_numbers: true, ..self }
    }

    /// Where a call with these arguments writes to, if it prints.
    pub fn target(&self, arguments: &[u64], world: &World) -> Target {
        let of_descriptor = |fd: i32| if world.files.leads_outside(fd) { Target::Outside } else { Target::Kept };
        if self.to_descriptor {
            return of_descriptor(arguments.first().map_or(1, |&fd| fd as i32));
        }
        let stream = arguments.iter().find_map(|&at| world.streams.descriptor(at));
        stream.map_or(Target::Outside, |on| on.map_or(Target::Memory, of_descriptor))
    }

    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.name).chain(self.also.iter().copied())
    }

    pub fn verb(&self) -> Option<&'static str> {
        self.words
    }

    /// Whether threads wait for each other by it, or say when others need not wait any more.
    pub fn synchronises(&self) -> bool {
        matches!(self.effect, Effect::Object(_) | Effect::Threads(_) | Effect::Yield)
    }

    /// Whether nothing has changed after it but who goes on: a loop around it waits.
    pub fn only_waits(&self) -> bool {
        let patient = |patience| matches!(patience, Patience::Waits | Patience::Timed);
        match self.role {
            Role::Takes(_, patience) => patient(patience),
            Role::Gives | Role::WaitsOn { .. } => true,
            _ => self.effect == Effect::Yield,
        }
    }

    /// Whether a call should know where it was made, because it allocates, frees, or can be a misuse.
    pub fn wants_site(&self) -> bool {
        let allocates = matches!(self.role, Role::Allocates | Role::Frees | Role::Reallocates);
        allocates || !matches!(self.effect, Effect::Own | Effect::Memory | Effect::Text)
    }
}
