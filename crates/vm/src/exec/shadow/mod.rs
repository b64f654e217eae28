//! The symbolic shadow: how the values of a run depend on what other threads and inputs decide.
//!
//! A tracked run does what the same run does untracked, event for event; besides, registers and bytes of memory carry
//! expressions. An unknown is introduced where a thread reads what another one wrote in an earlier, identical run
//! ([`Written`]), and where the program asks for an input. Decisions that depend on unknowns are put into the trace, as
//! in TAME (shared/seeds 000, sections 4 and 5): branches, and the implicit ones of addresses, bounds and divisors.
//!
//! | file | idea |
//! | --- | --- |
//! | `step.rs` | the operations of the hot set, and their expressions |
//! | `ext.rs`, `functions.rs` | those outside it |
//! | `floats.rs` | floating point |
//! | `access.rs` | reads and writes: which are unknowns, what the trace is reported |
//! | `tables.rs` | those at an unknown index, of memory that nobody else changes |
//! | `frames.rs`, `library.rs` | calls within the program, calls of the library |
//! | `follow.rs` | library functions that have a second version for this |
//! | `buffers.rs` | buffers of streams |
//! | `input.rs` | inputs that could be anything |
//! | `memory.rs` | what bytes depend on |
//! | `written.rs` | who wrote what |
//! | `exclude.rs` | code that is not followed |
//!
//! The invariant: a register with an expression holds that expression's value, extended with zeros. Whoever writes a
//! register sets or clears its expression; nothing of this may happen before an op is sure not to be left for an event
//! and executed again.
//!
//! Limits: extended precision, and quotients of integers over 64 bits by an unknown number, have no expression. Who computes with one fixes it ([`Did::Fixed`]) to the
//! value observed, and so does library code that has no second version: sound, but some other runs are then not foreseen.

mod access;
mod buffers;
mod exclude;
mod ext;
mod floats;
mod follow;
mod frames;
mod functions;
mod input;
mod library;
mod memory;
mod step;
mod tables;
mod written;

pub use exclude::Exclude;
pub(super) use ext::va_argument;
pub(super) use follow::Ended;
pub(crate) use step::Regs;
pub(crate) use tables::Indexed;
pub use written::Written;

use super::watch::Watch;
use super::{Frame, Machine, Thread};
use crate::seen::{Did, Seen};
use guest::memory::{Addr, Memory};
use guest::sync::ThreadId;
use guest::world::StdinPlace;
use memory::{Bytes, Cell};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use trace::{BranchKind, ExprId, ExprOp, Exprs, Node, ThreadName};

#[derive(Clone, Default)]
pub struct Tracking {
    /// Who wrote what in runs before: a read of what another thread wrote is an unknown.
    pub written: Arc<Written>,
    /// Code that is not followed.
    pub exclude: Exclude,
    /// For each thread the step clocks between which it is followed, the last one not included; `None`: always. Outside,
    /// its reads are concrete, and neither they nor its branches are put into the trace.
    pub windows: Option<HashMap<ThreadName, (u64, u64)>>,
    /// Inputs are what the run gave, not unknowns.
    pub fixed_inputs: bool,
    /// Put decisions that depend on nothing into the trace as well.
    pub all_branches: bool,
    /// An address that depends on something is a decision, also where all cells of a table could be followed at once.
    pub no_tables: bool,
}

/// The expression of a register.
pub(crate) type Expr = Option<ExprId>;

#[derive(Clone, Copy)]
pub(crate) struct Here {
    /// The step clock.
    pub(crate) clock: u64,
    pub(crate) op: u32,
}

pub(crate) struct Shadow {
    pub(crate) exprs: Exprs,
    bytes: Bytes,
    tracking: Tracking,
    /// Whether functions are excluded, by their numbers, as far as that is known.
    excluded: Vec<Option<bool>>,
    /// Names of inputs.
    names: Vec<String>,
    /// Bytes that were accessed by an event of the trace: by the number of the aligned eight bytes, one bit each.
    accessed: FxHashMap<u64, u8>,
    /// What a thread took for given already, so that it need not be said again.
    given: FxHashSet<(u32, ExprId)>,
    /// The running thread and function: an event of nothing.
    here: Seen,
    /// In the library: the call in the program that led here.
    caller: Option<(u32, u32)>,
    /// The running thread's window.
    window: (u64, u64),
    /// The running function is excluded.
    blind: bool,
    /// The arguments of the library call under way.
    arguments: Vec<Expr>,
    /// The object that the library call under way may free.
    freeing: Option<(Addr, u64)>,
    /// What the thread being created, or the frame being pushed, is given.
    inherited: Vec<Expr>,
    /// What threads ended with.
    results: FxHashMap<ThreadId, Expr>,
    /// The same of the thread that the library call under way waits for.
    joined: Expr,
    /// Unknowns of standard input, by their places in it.
    stdin: FxHashMap<usize, ExprId>,
    /// The same of whether it ends there.
    stdin_ends: FxHashMap<usize, ExprId>,
    /// Where the program stood in it before the library call under way.
    stdin_before: Option<StdinPlace>,
    /// The library call under way.
    called: follow::Called,
    /// It writes to a file.
    to_file: bool,
    /// What was written to files: whoever reads it again finds what it was.
    on_file: BTreeMap<ExprId, u64>,
    /// In an indivisible section: the bytes that it has written. What it reads of them is no unknown: nobody else comes between.
    section: Option<FxHashSet<Addr>>,
    /// What accesses at unknown indices may still cost, in expressions.
    table_budget: usize,
    buffers: buffers::Buffers,
}

/// The call in the program that led into the library, unless what was called synchronises: that is an event of its own.
fn caller(frames: &[Frame], image: &crate::image::Image) -> Option<(u32, u32)> {
    let at = frames.iter().rposition(|f| image.is_users(f.function))?;
    let called = frames.get(at + 1).is_some_and(|f| !image.synchronises(f.function));
    called.then(|| (frames[at].function, frames[at].pc.saturating_sub(1)))
}

impl Shadow {
    fn new(tracking: Tracking) -> Shadow {
        let table_budget = if tracking.no_tables { 0 } else { tables::BUDGET };
        let here =
            Seen { thread: guest::sync::MAIN, key: 0, clock: 0, function: 0, op: 0, did: Did::World { kept: false } };
        Shadow {
            exprs: Exprs::new(),
            bytes: Bytes::default(),
            tracking,
            excluded: Vec::new(),
            names: Vec::new(),
            accessed: FxHashMap::default(),
            given: FxHashSet::default(),
            here,
            caller: None,
            window: (0, u64::MAX),
            blind: false,
            arguments: Vec::new(),
            freeing: None,
            inherited: Vec::new(),
            results: FxHashMap::default(),
            joined: None,
            stdin: FxHashMap::default(),
            stdin_ends: FxHashMap::default(),
            stdin_before: None,
            called: follow::Called::default(),
            to_file: false,
            on_file: BTreeMap::new(),
            section: None,
            table_budget,
            buffers: buffers::Buffers::default(),
        }
    }

    /// A thread goes on in a function.
    pub(crate) fn enter(&mut self, thread: &Thread, function: u32, image: &crate::image::Image, watch: &mut Watch) {
        if thread.key != self.here.key {
            (self.here.thread, self.here.key) = (thread.id, thread.key);
            self.window = match &self.tracking.windows {
                None => (0, u64::MAX),
                Some(windows) => windows.get(&thread.name).copied().unwrap_or((0, 0)),
            };
            watch.window = self.window;
        }
        self.here.function = function;
        self.caller = if image.is_users(function) { None } else { caller(&thread.frames, image) };
        if !self.tracking.exclude.is_empty() {
            let at = function as usize;
            if self.excluded.len() <= at {
                self.excluded.resize(at + 1, None);
            }
            self.blind = *self.excluded[at].get_or_insert_with(|| {
                let (name, file) = image.name_and_file(function);
                self.tracking.exclude.matches(&name, &file)
            });
        }
    }

    /// Whether a function that ran is excluded.
    pub(in crate::exec) fn is_excluded(&self, function: u32) -> bool {
        self.excluded.get(function as usize).copied().flatten() == Some(true)
    }

    /// Whether the running thread is followed at this moment.
    fn active(&self, clock: u64) -> bool {
        self.window.0 <= clock && clock < self.window.1
    }

    /// Puts something into the trace that is no event of the run.
    fn tell(&self, watch: &mut Watch, here: Here, did: Did) {
        let (function, op) = match did {
            Did::Branch { .. } | Did::Fixed { .. } => self.caller.unwrap_or((self.here.function, here.op)),
            _ => (self.here.function, here.op),
        };
        watch.keep(Seen { clock: here.clock, function, op, did, ..self.here });
    }

    fn branch(&mut self, watch: &mut Watch, here: Here, kind: BranchKind, cond: ExprId, taken: bool) {
        if self.active(here.clock) && (self.tracking.all_branches || self.exprs.as_const(cond).is_none()) {
            self.tell(watch, here, Did::Branch { kind, cond, taken });
        }
    }

    /// The same, of a decision that never differs between two moments of one thread: it is reported once.
    fn branch_once(&mut self, watch: &mut Watch, here: Here, kind: BranchKind, cond: ExprId, taken: bool) {
        if self.active(here.clock)
            && self.exprs.as_const(cond).is_none()
            && self.given.insert((self.here.thread.0, cond))
        {
            self.tell(watch, here, Did::Branch { kind, cond, taken });
        }
    }

    /// What is computed from a value is not followed: the value is the one observed.
    fn fix(&mut self, watch: &mut Watch, here: Here, expr: Expr, value: u64) {
        if let Some(expr) = expr
            && self.active(here.clock)
            && self.exprs.as_const(expr).is_none()
            && self.given.insert((self.here.thread.0, expr))
        {
            let value = value & crate::layout::mask(self.exprs.width(expr));
            self.tell(watch, here, Did::Fixed { expr, value });
        }
    }

    /// An operand: the expression of a register, or its value.
    fn operand(&mut self, expr: Expr, value: u64, width: u32) -> ExprId {
        match expr {
            Some(e) => self.exprs.fit(e, width),
            None => self.exprs.constant(width, value),
        }
    }

    /// `None` for what depends on nothing.
    fn known(&self, expr: ExprId) -> Expr {
        Some(expr).filter(|&e| self.exprs.as_const(e).is_none())
    }

    /// An operation, with sums of constants put together so that counting up does not pile up.
    fn bin(&mut self, op: ExprOp, a: ExprId, b: ExprId) -> ExprId {
        let width = self.exprs.width(a);
        let swap = matches!(op, ExprOp::Add | ExprOp::Mul) && self.exprs.as_const(a).is_some();
        let (a, b) = if swap { (b, a) } else { (a, b) };
        match (op, self.exprs.as_const(b)) {
            (ExprOp::Add, Some(c)) => self.plus(a, c),
            (ExprOp::Sub, Some(c)) => self.plus(a, c.wrapping_neg()),
            (ExprOp::Mul, Some(c)) if c.is_power_of_two() && c > 1 => {
                let n = self.exprs.constant(width, u64::from(c.trailing_zeros()));
                self.exprs.bin(ExprOp::Shl, a, n)
            }
            _ => self.exprs.bin(op, a, b),
        }
    }

    fn plus(&mut self, a: ExprId, c: u64) -> ExprId {
        let width = self.exprs.width(a);
        let (a, c) = self.split_sum(a, c);
        let c = self.exprs.constant(width, c);
        self.exprs.bin(ExprOp::Add, a, c)
    }

    /// `a + c` with the constant part of `a` in `c`.
    fn split_sum(&self, a: ExprId, c: u64) -> (ExprId, u64) {
        if let Node::Bin(ExprOp::Add, x, k) = *self.exprs.node(a)
            && let Some(k) = self.exprs.as_const(k)
        {
            return (x, c.wrapping_add(k));
        }
        (a, c)
    }

    /// The truth of `a and b`.
    fn both(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.exprs.bin(ExprOp::And, a, b)
    }

    /// An address that depends on unknowns is used for `size` bytes: it lies in the object that it lies in, and is the one that it is.
    pub(crate) fn approach(&mut self, watch: &mut Watch, mem: &Memory, here: Here, expr: Expr, at: Addr, size: u64) {
        let Some(expr) = expr else { return };
        if !self.active(here.clock) {
            return;
        }
        let expr = self.exprs.fit(expr, 64);
        let (rest, offset) = self.split_sum(expr, 0);
        let observed = self.exprs.constant(64, at.wrapping_sub(offset));
        let same = self.exprs.bin(ExprOp::Eq, rest, observed);
        if self.exprs.as_const(same).is_some() || self.given.contains(&(self.here.thread.0, same)) {
            return;
        }
        // Of a pointer that is unknown itself, another object may be as good: only an unknown part of an address that is known
        // to belong to this object can leave it.
        // An access that is nowhere left the object that the known part of its address is in.
        if let Some(object) = mem.object(at).or_else(|| mem.object(offset))
            && object.size >= size
            && (object.base..=object.base + object.size).contains(&offset)
        {
            let distance = self.plus(expr, object.base.wrapping_neg());
            let most = self.exprs.constant(64, object.size - size);
            let inside = self.exprs.bin(ExprOp::Ule, distance, most);
            self.branch_once(
                watch,
                here,
                BranchKind::Bounds,
                inside,
                at.wrapping_sub(object.base) <= object.size - size,
            );
        }
        self.branch_once(watch, here, BranchKind::Address, same, true);
    }

    /// A pointer that is not known is given to somebody: it is the one observed.
    pub(crate) fn pointer(&mut self, watch: &mut Watch, here: Here, expr: ExprId, at: Addr) {
        let expr = self.exprs.fit(expr, 64);
        let observed = self.exprs.constant(64, at);
        let same = self.exprs.bin(ExprOp::Eq, expr, observed);
        self.branch_once(watch, here, BranchKind::Address, same, true);
    }

    pub(crate) fn call_through(&mut self, watch: &mut Watch, here: Here, expr: Expr, at: Addr) {
        if let Some(expr) = expr {
            let expr = self.exprs.fit(expr, 64);
            let observed = self.exprs.constant(64, at);
            let same = self.exprs.bin(ExprOp::Eq, expr, observed);
            self.branch_once(watch, here, BranchKind::Address, same, true);
        }
    }

    pub(in crate::exec) fn begin_section(&mut self) {
        self.section = Some(FxHashSet::default());
    }

    pub(in crate::exec) fn end_section(&mut self) {
        self.section = None;
    }

    /// A new object: whatever was there before is gone.
    pub(crate) fn fresh_object(&mut self, at: Addr, size: u64) {
        self.bytes.clear(at, size);
        self.give_back(at, size);
    }
}

impl<'i> Machine<'i> {
    /// Follows how values depend on other threads and inputs. The trace is kept, with branches in it.
    pub fn track(&mut self, tracking: Tracking) {
        self.keep_trace();
        self.watch.tracking = true;
        self.watch.window = (0, u64::MAX);
        self.mem.log_contents(true);
        self.shadow = Some(Box::new(Shadow::new(tracking)));
    }

    /// The expressions of a tracked run; empty if it was not tracked.
    pub fn exprs(&self) -> &Exprs {
        static NONE: std::sync::LazyLock<Exprs> = std::sync::LazyLock::new(Exprs::new);
        self.shadow.as_ref().map_or(&NONE, |s| &s.exprs)
    }

    /// The name of an input that [`Did::Symbolic`] speaks of.
    pub fn symbolic_name(&self, name: u32) -> &str {
        self.shadow.as_ref().and_then(|s| s.names.get(name as usize)).map_or("?", String::as_str)
    }

    /// Where the running thread is, in the middle of an op.
    pub(super) fn here(&self) -> Here {
        Here { clock: self.thread.clock, op: self.thread.frames.last().map_or(0, |f| f.pc.saturating_sub(1)) }
    }
}
