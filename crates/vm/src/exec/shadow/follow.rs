//! The second versions of library functions ([`guest::follow`]), executed beside their shims when those have done their work.

use super::super::watch::Watch;
use super::access::Use;
use super::{Cell, Expr, Here, Shadow};
use guest::follow::{Beside, Follow, Following, From, Value};
use guest::memory::{Addr, Memory, RegionId, Touched};
use guest::shims::Role;
use guest::world::World;
use guest::world::getopt::Stand;
use rustc_hash::FxHashMap;
use trace::{BranchKind, ExprId, ExprOp, Exprs};

/// How a shim came to its end.
#[derive(Clone, Copy, Default)]
pub(in crate::exec) enum Ended {
    /// It did not: it will be called again, or somebody else goes on.
    #[default]
    Not,
    Failed,
    Returned(u64),
}

/// The call under way, as its second version wants to know it.
#[derive(Default)]
pub(super) struct Called {
    pub(super) name: String,
    pub(super) role: Role,
    pub(super) ended: Ended,
    /// How many slots its declared parameters take.
    pub(super) fixed: usize,
    /// Where `strtok` was to go on.
    pub(super) token: Addr,
    pub(super) getopt: Stand,
    /// What the result depends on.
    pub(super) result: Expr,
}

/// What a version said of a call.
pub(super) struct Followed {
    /// Bytes that were looked at: their events are in the trace.
    pub(super) looked_at: Vec<(Addr, Addr)>,
    /// What was written, byte by byte.
    pub(super) written: FxHashMap<Addr, Cell>,
    /// The call is not followed: all else that it looked at has to be fixed.
    pub(super) lost: bool,
}

/// What a call did, and where.
pub(super) struct Deed<'a> {
    pub(super) watch: &'a mut Watch,
    pub(super) mem: &'a Memory,
    pub(super) world: &'a World,
    pub(super) here: Here,
    pub(super) region: RegionId,
    pub(super) slots: &'a [u64],
    pub(super) touched: &'a [(Touched, Vec<u8>)],
    /// It wanted something of standard input.
    pub(super) asked: bool,
}

struct Run<'a, 'b> {
    shadow: &'b mut Shadow,
    deed: &'b mut Deed<'a>,
    looked_at: FxHashMap<Addr, Value>,
    written: FxHashMap<Addr, (u8, Cell)>,
    lost: bool,
}

impl Shadow {
    /// Whether something that a call was given or looked at depends on something.
    fn call_depends(&self, deed: &Deed<'_>) -> bool {
        let shared = |t: &Touched| deed.watch.several && deed.mem.is_shared(t.at, deed.region);
        let unknown = |t: &Touched| {
            self.bytes.any(t.at, t.size) || shared(t) && self.tracking.written.by_other(t.at, t.size, self.here.key)
        };
        let arguments = self.arguments.iter().any(Option::is_some);
        deed.asked || arguments || deed.touched.iter().any(|(t, _)| !t.write && unknown(t))
    }

    /// Executes the second version of a function, if it could say something; `None` if there was nothing to say.
    pub(super) fn follow(&mut self, version: Follow, mut deed: Deed<'_>) -> Option<Followed> {
        let followed = self.active(deed.here.clock) && !matches!(self.called.ended, Ended::Not);
        if !followed || !(self.tracking.all_branches || self.call_depends(&deed)) {
            return None;
        }
        let arguments = std::mem::take(&mut self.arguments);
        let name = std::mem::take(&mut self.called.name);
        let (blind, fixed) = (self.blind, self.called.fixed);
        let mut run = Run {
            shadow: self,
            deed: &mut deed,
            looked_at: FxHashMap::default(),
            written: FxHashMap::default(),
            lost: blind,
        };
        let slots = run.deed.slots;
        let value = if blind { None } else { version(&mut Following::new(&mut run, &name, slots, &arguments, fixed)) };
        let Run { looked_at, written, mut lost, .. } = run;
        let mut written_cells = FxHashMap::default();
        if let Ended::Returned(returned) = self.called.ended
            && !lost
        {
            let same = value.is_some_and(|v| returned & crate::layout::mask(v.width) == v.now);
            let is_there = |(at, (byte, _)): (&Addr, &(u8, Cell))| deed.mem.contents(*at, 1) == [*byte];
            lost = !(same && written.iter().all(is_there));
            debug_assert!(
                !lost,
                "{name} returned {returned:#x}, its second version says {value:x?} and wrote {written:x?}"
            );
        }
        if lost {
            for (expr, &value) in arguments.iter().zip(deed.slots) {
                self.fix(deed.watch, deed.here, *expr, value);
            }
            let mut all: Vec<(&Addr, &Value)> = looked_at.iter().collect();
            all.sort_unstable_by_key(|(at, _)| **at);
            for (_, v) in all {
                self.fix(deed.watch, deed.here, v.expr, v.now);
            }
        } else {
            self.called.result = value.and_then(|v| v.expr);
            written_cells = written.into_iter().map(|(at, (_, cell))| (at, cell)).collect();
        }
        (self.arguments, self.called.name) = (arguments, name);
        let mut looked_at: Vec<Addr> = looked_at.into_keys().collect();
        looked_at.sort_unstable();
        let looked_at = looked_at.chunk_by(|a, b| *b == a + 1).map(|c| (c[0], c[0] + c.len() as u64)).collect();
        Some(Followed { looked_at, written: written_cells, lost })
    }
}

impl Run<'_, '_> {
    fn value(&mut self, byte: u8, cell: Cell) -> Value {
        let expr = cell.map(|(of, index)| self.shadow.exprs.extract(of, 8 * u32::from(index), 8));
        Value { width: 8, now: byte.into(), expr: expr.and_then(|e| self.shadow.known(e)) }
    }
}

impl Beside for Run<'_, '_> {
    fn exprs(&mut self) -> &mut Exprs {
        &mut self.shadow.exprs
    }

    fn decide(&mut self, cond: Value) {
        let (here, taken) = (self.deed.here, cond.now != 0);
        match cond.expr {
            Some(expr) => self.shadow.branch_once(self.deed.watch, here, BranchKind::If, expr, taken),
            None if self.shadow.tracking.all_branches => {
                let expr = self.shadow.exprs.constant(1, cond.now);
                self.shadow.branch(self.deed.watch, here, BranchKind::If, expr, taken);
            }
            None => {}
        }
    }

    fn settle(&mut self, value: Value) {
        let Some(expr) = value.expr else { return };
        let Deed { watch, mem, here, .. } = &mut *self.deed;
        if value.width == 64 && mem.object(value.now).is_some() {
            return self.shadow.approach(watch, mem, *here, Some(expr), value.now, 1);
        }
        let observed = self.shadow.exprs.constant(value.width, value.now);
        let same = self.shadow.exprs.bin(ExprOp::Eq, expr, observed);
        self.shadow.branch_once(watch, *here, BranchKind::Address, same, true);
    }

    fn byte(&mut self, at: Addr) -> Option<Value> {
        if let Some(&(byte, cell)) = self.written.get(&at) {
            return Some(self.value(byte, cell));
        }
        if let Some(&known) = self.looked_at.get(&at) {
            return Some(known);
        }
        let Deed { watch, mem, here, region, touched, .. } = &mut *self.deed;
        let mut there =
            touched.iter().filter(|(t, bytes)| !bytes.is_empty() && t.at <= at && at - t.at < t.size).peekable();
        let byte = match there.peek() {
            Some((t, bytes)) => bytes[(at - t.at) as usize],
            None => *mem.contents(at, 1).first()?,
        };
        let was_read = there.any(|(t, _)| !t.write);
        let cell = if !mem.is_shared(at, *region) {
            self.shadow.look(*here, at, 1, byte.into()).map(|e| (e, 0))
        } else if was_read {
            self.shadow.read_range(watch, *here, at, &[byte], true, Use::Copy).first().copied().flatten()
        } else {
            // Nobody was told of this look.
            self.lost = true;
            None
        };
        let value = self.value(byte, cell);
        self.looked_at.insert(at, value);
        Some(value)
    }

    fn put(&mut self, at: Addr, byte: u8, cell: Option<(ExprId, u8)>) {
        self.written.insert(at, (byte, cell));
    }

    fn room(&self, at: Addr) -> u64 {
        self.deed.mem.room_at(at)
    }

    fn returned(&self) -> u64 {
        match self.shadow.called.ended {
            Ended::Returned(value) => value,
            _ => 0,
        }
    }

    fn token(&self) -> Addr {
        self.shadow.called.token
    }

    fn getopt(&self) -> Stand {
        self.shadow.called.getopt.before(self.deed.world.getopt.stand())
    }

    fn place(&mut self, of: From) -> Option<usize> {
        let Deed { world, mem, .. } = &*self.deed;
        let before = self.shadow.stdin_before?;
        let stream = |file| Some(before.stream).filter(|_| !before.put_back && world.streams.is_input(file, mem));
        match of {
            From::Standard => stream(None),
            From::Stream(file) => stream(Some(file)),
            From::Descriptor(fd) => (fd == 0 && !before.buffered).then_some(before.descriptor),
        }
    }

    fn input(&mut self, place: usize) -> Option<Value> {
        let Deed { watch, world, here, .. } = &mut *self.deed;
        let (ends, expr) = self.shadow.stdin_ends(watch, world, *here, place);
        self.decide(Value { width: 1, now: ends.into(), expr });
        let Deed { watch, world, here, .. } = &mut *self.deed;
        let (byte, expr) = self.shadow.stdin_byte(watch, world, *here, place)?;
        Some(Value { width: 8, now: byte.into(), expr })
    }

    fn after(&self, at: Addr) -> Addr {
        self.deed.mem.value(at, 8)
    }

    fn lose(&mut self) {
        self.lost = true;
    }
}
