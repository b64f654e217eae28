//! What a shim sees of the call it serves.

use crate::errno::Errno;
use crate::fp80::{self, F80};
use crate::memory::{Addr, Fault, Memory, ObjectKind, RegionId, Site};
use crate::sync::{BlockReason, Caller, Misuse, Sync, ThreadId, Waiting, WokenBy};
use crate::world::{PID, World};
use trace::FailureKind;

/// Why a shim did not return normally.
#[derive(Debug)]
pub enum Stop {
    Fault(Box<Fault>),
    /// The program misused a synchronisation object or a thread.
    Misuse(Box<Misuse>),
    /// The program ends with this status; `flush`: by `exit` rather than `_exit`, so streams are flushed first.
    Exit {
        status: i32,
        flush: bool,
    },
    /// We cannot do this: whose fault, and what to do instead.
    Unsupported(String),
    /// Call this guest function with these argument slots first, then return `ret` from the shim.
    CallGuest {
        func: Addr,
        args: Vec<u64>,
        ret: Ret,
    },
    /// The thread cannot go on; the call is executed again when it can. A timed wait ends when nothing else can run.
    Block {
        reason: BlockReason,
        timed: bool,
    },
    Spawn {
        function: Addr,
        args: Vec<u64>,
        handle_at: Addr,
        detached: bool,
    },
    ThreadExit(u64),
    /// The handlers of the signals that interrupted the thread have returned.
    SignalReturn,
    Yield(Ret),
    /// `longjmp` to the point that `setjmp` saved under this id; it returns `value` this time.
    Longjmp {
        id: u64,
        value: i32,
    },
}

impl From<Box<Fault>> for Stop {
    fn from(fault: Box<Fault>) -> Stop {
        Stop::Fault(fault)
    }
}

/// What a blocked call remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// It waits on a condition variable.
    Wait(Waiting),
    /// `last`: it was the last to arrive.
    Barrier {
        round: u64,
        last: bool,
    },
    Futex(WokenBy),
    /// It waits to write where others can see it.
    Queued,
    /// It sleeps.
    Asleep,
    TimedOut,
    /// A handler has run meanwhile.
    Interrupted,
}

/// What a shim returns: up to two slots. The VM cuts integers to the width of the declared return type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ret {
    Void,
    /// An integer, a pointer, or a float's bits.
    One(u64),
    /// `long double`, `ldiv_t`, `double _Complex`.
    Two(u64, u64),
}

impl From<()> for Ret {
    fn from((): ()) -> Ret {
        Ret::Void
    }
}
impl From<u64> for Ret {
    fn from(v: u64) -> Ret {
        Ret::One(v)
    }
}
impl From<i64> for Ret {
    fn from(v: i64) -> Ret {
        Ret::One(v as u64)
    }
}
impl From<i32> for Ret {
    fn from(v: i32) -> Ret {
        Ret::One(v as u64)
    }
}
impl From<u32> for Ret {
    fn from(v: u32) -> Ret {
        Ret::One(u64::from(v))
    }
}
impl From<bool> for Ret {
    fn from(v: bool) -> Ret {
        Ret::One(u64::from(v))
    }
}
impl From<f64> for Ret {
    fn from(v: f64) -> Ret {
        Ret::One(v.to_bits())
    }
}
impl From<f32> for Ret {
    fn from(v: f32) -> Ret {
        Ret::One(u64::from(v.to_bits()))
    }
}
impl From<F80> for Ret {
    fn from(v: F80) -> Ret {
        let (low, high) = fp80::to_slots(v);
        Ret::Two(low, high)
    }
}

/// One call of a shim.
///
/// Arguments are flattened into slots of 64 bits: an integer (zero-extended from its declared width), pointer,
/// float or double takes one, a `long double` or `__int128` two, an aggregate as many as its scalars.
/// So slot numbers are argument numbers except after a `long double`.
pub struct Call<'a> {
    /// The function's name, for messages.
    pub name: &'a str,
    pub mem: &'a mut Memory,
    pub world: &'a mut World,
    /// The region of the calling thread.
    pub region: RegionId,
    /// The place of this call, for allocations and frees.
    pub site: Site,
    /// Address of the thread's `errno`.
    pub errno_at: Addr,
    pub slots: &'a [u64],
    /// How many slots the declared parameters take; those after them are variadic.
    pub fixed: usize,
    pub sync: &'a mut Sync,
    pub thread: ThreadId,
    pub thread_name: &'a trace::ThreadName,
    /// What a call that blocked left behind for its second execution.
    pub pending: &'a mut Option<Pending>,
    /// Values of thread-specific keys, each with the generation of its key.
    pub specific: &'a mut Vec<(u64, u32)>,
    /// For `setjmp`: the id under which the VM can return to the caller of this call.
    pub resume_id: u64,
}

impl Call<'_> {
    /// The same call with other arguments, to pass on to another shim.
    pub(crate) fn with_args<'b>(&'b mut self, name: &'b str, slots: &'b [u64]) -> Call<'b> {
        Call {
            name,
            mem: self.mem,
            world: self.world,
            region: self.region,
            site: self.site,
            errno_at: self.errno_at,
            slots,
            fixed: slots.len(),
            sync: self.sync,
            thread: self.thread,
            thread_name: self.thread_name,
            pending: self.pending,
            specific: self.specific,
            resume_id: self.resume_id,
        }
    }

    pub fn caller(&self) -> Caller {
        Caller { thread: self.thread, site: self.site }
    }
    /// The thread's number: that of the process for the main thread. It never depends on the schedule.
    pub fn tid(&self) -> i32 {
        PID - 1 + i32::from(self.region.0)
    }
    /// A slot as it is; 0 if the call has fewer (a call through a wrong prototype).
    pub fn arg(&self, slot: usize) -> u64 {
        self.slots.get(slot).copied().unwrap_or(0)
    }
    pub fn ptr(&self, slot: usize) -> Addr {
        self.arg(slot)
    }
    pub fn int(&self, slot: usize) -> i32 {
        self.arg(slot) as i32
    }
    pub fn long(&self, slot: usize) -> i64 {
        self.arg(slot) as i64
    }
    pub fn size(&self, slot: usize) -> u64 {
        self.arg(slot)
    }
    pub fn f64(&self, slot: usize) -> f64 {
        f64::from_bits(self.arg(slot))
    }
    pub fn f32(&self, slot: usize) -> f32 {
        f32::from_bits(self.arg(slot) as u32)
    }
    /// A C string's bytes, copied.
    pub fn string(&self, slot: usize) -> Result<Vec<u8>, Stop> {
        Ok(self.mem.c_string(self.arg(slot))?.to_vec())
    }
    pub fn varargs(&self) -> VaList {
        VaList::Slots { slots: self.slots[self.fixed.min(self.slots.len())..].to_vec(), next: 0 }
    }
    pub fn va_list(&self, slot: usize) -> VaList {
        VaList::Guest(self.arg(slot))
    }
    /// Whether multibyte characters are UTF-8 for this thread, in a function whose effect is [`Text`](crate::shims::Effect::Text).
    pub fn is_utf8(&mut self) -> bool {
        let locale = &self.world.locale;
        if !locale.used.contains_key(&self.thread) {
            let utf8 = locale.is_utf8_globally().into();
            self.sync.saw_state(locale.word, utf8, utf8);
        }
        locale.is_utf8(self.thread)
    }
    pub fn set_errno(&mut self, e: Errno) {
        // The thread's own errno object is always there.
        let _ = self.mem.write_u32(self.errno_at, e.0 as u32);
    }
    /// Sets `errno` and returns -1.
    pub fn fail(&mut self, e: Errno) -> Result<Ret, Stop> {
        self.set_errno(e);
        Ok(Ret::One(-1i64 as u64))
    }
    /// Turns a host result into the C convention: the value, or -1 with `errno`.
    pub fn result<T: Into<Ret>>(&mut self, r: Result<T, Errno>) -> Result<Ret, Stop> {
        match r {
            Ok(v) => Ok(v.into()),
            Err(e) => self.fail(e),
        }
    }
    /// Does something that has no value: 0, or -1 with `errno`.
    pub fn done(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Errno>) -> Result<Ret, Stop> {
        let result = act(self).map(|()| 0);
        self.result(result)
    }
    /// Does something that has a value: that, or -1 with `errno`.
    pub fn value<T: Into<Ret>>(&mut self, act: impl FnOnce(&mut Self) -> Result<T, Errno>) -> Result<Ret, Stop> {
        let result = act(self);
        self.result(result)
    }

    /// Bytes that a text on its way may take of the host: what a printf prepares counts as the program's memory, and there
    /// are copies of it.
    pub fn room(&self) -> usize {
        usize::try_from(self.mem.room() / 4).unwrap_or(usize::MAX)
    }
    /// A heap object as from malloc; null with ENOMEM when memory is full.
    pub fn malloc(&mut self, size: u64) -> Addr {
        self.malloc_aligned(size, 16)
    }
    pub fn malloc_aligned(&mut self, size: u64, align: u64) -> Addr {
        match self.mem.alloc(self.region, ObjectKind::Heap, size, align, self.site) {
            Some(addr) => addr,
            None => {
                self.set_errno(Errno::ENOMEM);
                0
            }
        }
    }
    /// A heap object with these contents and a terminating zero.
    pub fn malloc_string(&mut self, text: &[u8]) -> Result<Addr, Stop> {
        let addr = self.malloc(text.len() as u64 + 1);
        if addr != 0 {
            self.mem.bytes_mut(addr, text.len() as u64)?.copy_from_slice(text);
        }
        Ok(addr)
    }
    /// An object of the library's own that the program may look at, made once and kept.
    pub fn library_object(&mut self, contents: &[u8]) -> Result<Addr, Stop> {
        let len = contents.len() as u64;
        let addr = self
            .mem
            .alloc(self.region, ObjectKind::Library, len, 16, Site(0))
            .ok_or_else(|| Stop::Unsupported(format!("{}: guest memory is full", self.name)))?;
        self.mem.bytes_mut(addr, len)?.copy_from_slice(contents);
        Ok(addr)
    }
    pub fn write(&mut self, addr: Addr, bytes: &[u8]) -> Result<(), Stop> {
        self.mem.bytes_mut(addr, bytes.len() as u64)?.copy_from_slice(bytes);
        Ok(())
    }
    /// Writes bytes and a terminating zero.
    pub fn write_string(&mut self, addr: Addr, text: &[u8]) -> Result<(), Stop> {
        let to = self.mem.bytes_mut(addr, text.len() as u64 + 1)?;
        to[..text.len()].copy_from_slice(text);
        to[text.len()] = 0;
        Ok(())
    }
    pub fn fault<T>(&self, kind: FailureKind, message: impl Into<String>) -> Result<T, Stop> {
        Err(Stop::Fault(Fault::new(kind, message)))
    }
    pub fn unsupported<T>(&self, what: impl std::fmt::Display) -> Result<T, Stop> {
        Err(Stop::Unsupported(format!("{}: {what}", self.name)))
    }
}

/// Variadic arguments, from the call itself or from a `va_list` in guest memory (x86-64 System V).
#[derive(Clone, Debug)]
pub enum VaList {
    Slots {
        slots: Vec<u64>,
        next: usize,
    },
    /// Address of a `va_list`, which is advanced as it is read.
    Guest(Addr),
}

impl VaList {
    /// The next integer or pointer (whole slot; narrow as the format says).
    pub fn next_int(&mut self, mem: &mut Memory) -> Result<u64, Stop> {
        match self {
            VaList::Slots { slots, next } => {
                *next += 1;
                Ok(slots.get(*next - 1).copied().unwrap_or(0))
            }
            VaList::Guest(list) => guest_next(mem, *list, 0, 48, 8),
        }
    }

    pub fn next_f64(&mut self, mem: &mut Memory) -> Result<f64, Stop> {
        match self {
            VaList::Slots { .. } => self.next_int(mem).map(f64::from_bits),
            VaList::Guest(list) => guest_next(mem, *list, 4, 176, 16).map(f64::from_bits),
        }
    }

    pub fn next_f80(&mut self, mem: &mut Memory) -> Result<F80, Stop> {
        match self {
            VaList::Slots { .. } => {
                let low = self.next_int(mem)?;
                let high = self.next_int(mem)?;
                Ok(fp80::from_slots(low, high))
            }
            VaList::Guest(list) => {
                let area = mem.read_u64(list.wrapping_add(8))?.wrapping_add(15) & !15;
                mem.write_u64(*list + 8, area.wrapping_add(16))?;
                Ok(fp80::from_slots(mem.read_u64(area)?, u64::from(mem.read_u16(area + 8)?)))
            }
        }
    }
}

/// Takes from the register save area while the offset at `field` is below `end`, then from the overflow area.
fn guest_next(mem: &mut Memory, list: Addr, field: u64, end: u32, step: u32) -> Result<u64, Stop> {
    let offset = mem.read_u32(list.wrapping_add(field))?;
    if offset < end {
        let save = mem.read_u64(list.wrapping_add(16))?;
        mem.write_u32(list + field, offset + step)?;
        return Ok(mem.read_u64(save.wrapping_add(offset.into()))?);
    }
    let area = mem.read_u64(list.wrapping_add(8))?;
    mem.write_u64(list + 8, area.wrapping_add(8))?;
    Ok(mem.read_u64(area)?)
}
