//! Calls of the library: what they read is fixed to what was observed, what they write is concrete, except for
//! functions that have a second version (`follow.rs`), that only copy, or that only print.

use super::super::Machine;
use super::super::watch::Watch;
use super::access::Use;
use super::follow;
use super::{Cell, Expr, Here, Shadow};
use crate::seen::Did;
use guest::memory::{Addr, Touched};
use guest::shims::{Effect, Entry, Role, Target};
use trace::{BranchKind, ExprId, ExprOp};

/// A semaphore; of larger objects the library writes nothing after this.
const OBJECT_SIZE: u64 = 32;

/// Of a text that is printed, the bytes in which its end is looked for.
const LONGEST_TEXT: u64 = 4096;

/// Whether a format takes a width from an argument, or writes how much was printed.
fn says_more(format: &str) -> bool {
    let mut directives = format.split('%').skip(1);
    directives.any(|d| {
        let rest = d.trim_start_matches(|c: char| c.is_ascii_digit() || "-+ #'.*hlqjztL$".contains(c));
        rest.starts_with('n') || d[..d.len() - rest.len()].contains('*')
    })
}

/// Parts of a range that are not in a list of ranges.
fn outside(at: Addr, size: u64, of: &[(Addr, Addr)]) -> Vec<(Addr, Addr)> {
    let mut left = vec![(at, at + size)];
    for &(from, to) in of {
        left = left.into_iter().flat_map(|(a, b)| [(a, b.min(from)), (a.max(to), b)]).filter(|(a, b)| a < b).collect();
    }
    left
}

/// Whether an argument says how many bytes there are.
fn is_size(role: Role, argument: usize) -> bool {
    match role {
        Role::Copies { .. } | Role::Fills => argument == 2,
        Role::Allocates => true,
        Role::Reallocates => argument > 0,
        Role::AllocatesInto(_) => argument == 2,
        _ => false,
    }
}

/// How many bytes there can be.
fn room(mem: &guest::memory::Memory, role: Role, values: &[u64], argument: usize) -> u64 {
    let pointers = match role {
        Role::Copies { .. } => 2,
        Role::Fills => 1,
        // `calloc` multiplies.
        _ => {
            let others = values.iter().enumerate().filter(|&(n, _)| n != argument && is_size(role, n));
            return mem.room() / others.map(|(_, &v)| v).fold(1, u64::saturating_mul).max(1);
        }
    };
    values.iter().take(pointers).map(|&at| mem.room_at(at)).min().unwrap_or(0)
}

impl Shadow {
    /// So many bytes are copied, filled or reserved. Those that matter are decisions: none, one, all that there can be, one more, more;
    /// then it is the number that it is.
    pub(super) fn size(&mut self, watch: &mut Watch, here: Here, expr: ExprId, value: u64, room: u64) {
        let (width, expr) = (64, self.exprs.fit(expr, 64));
        let mut test = |shadow: &mut Shadow, op: ExprOp, limit: u64, kind: BranchKind| {
            let bound = shadow.exprs.constant(width, limit);
            let cond = shadow.exprs.bin(op, expr, bound);
            let taken = trace::expr::compute(op, width, value, limit) == Some(1);
            shadow.branch_once(watch, here, kind, cond, taken);
        };
        test(self, ExprOp::Ule, room, BranchKind::Bounds);
        for limit in [0, 1, room, room.saturating_add(1)] {
            test(self, ExprOp::Eq, limit, BranchKind::If);
        }
        test(self, ExprOp::Eq, value, BranchKind::Address);
    }

    /// A text is printed: that it ends inside its object is a decision, unless it ends in any case.
    fn ends(&mut self, watch: &mut Watch, mem: &guest::memory::Memory, here: Here, at: Addr) {
        let room = mem.room_at(at).min(LONGEST_TEXT);
        if !self.active(here.clock) || !self.bytes.any(at, room) {
            return;
        }
        let mut cond = None;
        for (from, &byte) in (at..at + room).zip(&mem.contents(at, room)) {
            let Some(expr) = self.look(here, from, 1, byte.into()) else {
                if byte == 0 {
                    return;
                }
                continue;
            };
            let (expr, zero) = (self.exprs.fit(expr, 8), self.exprs.constant(8, 0));
            let is_end = self.exprs.bin(ExprOp::Eq, expr, zero);
            cond = Some(cond.map_or(is_end, |c| self.exprs.bin(ExprOp::Or, c, is_end)));
        }
        if let Some(cond) = cond {
            self.branch_once(watch, here, BranchKind::Bounds, cond, true);
        }
    }

    /// Something is printed, perhaps to a file.
    pub(super) fn note(&mut self, here: Here, expr: Expr, value: u64) {
        if self.to_file && self.active(here.clock) {
            self.on_file.extend(expr.and_then(|e| self.known(e)).map(|e| (e, value)));
        }
    }

    /// A call comes. What its arguments depend on is reported; `compared`: the one that a futex is compared with.
    fn arguments(
        &mut self,
        watch: &mut Watch,
        mem: &guest::memory::Memory,
        here: Here,
        (role, entry): (Role, &Entry),
        values: &[u64],
        compared: Option<usize>,
    ) {
        for (n, &value) in values.iter().enumerate() {
            let Some(expr) = self.arguments.get(n).copied().flatten() else { continue };
            if compared == Some(n) && !self.blind {
                continue;
            }
            if role == Role::Prints
                && let Some((at, sizes)) = entry.block
                && sizes.contains(&n)
            {
                let others = sizes.iter().filter(|&&s| s != n).filter_map(|&s| values.get(s));
                let room = values.get(at).map_or(0, |&at| mem.room_at(at));
                self.size(watch, here, expr, value, room / others.fold(1u64, |a, &b| a.saturating_mul(b)).max(1));
                continue;
            }
            let follow = match role {
                Role::Prints | Role::Exits | Role::Assumes | Role::Ends => true,
                Role::Fills => n == 1,
                Role::Spawns { given } => n >= given,
                _ => false,
            };
            if follow {
                self.note(here, Some(expr), value);
                continue;
            }
            let followed = entry.follow.is_some();
            if n == 0 && role == Role::Frees {
                // Freeing nothing is no event, but another pointer may be.
                self.pointer(watch, here, expr, value);
            } else if mem.object(value).is_some() && !entry.of_numbers {
                self.approach(watch, mem, here, Some(expr), value, 1);
            } else if is_size(role, n) && !followed {
                let room = room(mem, role, values, n);
                self.size(watch, here, expr, value, room);
            } else if !followed {
                self.fix(watch, here, Some(expr), value);
            }
        }
    }
}

impl Shadow {
    /// The decision whether a futex has the value of this argument.
    fn compares(&mut self, found: Expr, value: u64, argument: usize, expected: u64) -> Option<Did> {
        let wanted = self.arguments.get(argument).copied().flatten();
        if found.is_none() && wanted.is_none() {
            return None;
        }
        let (value, expected) = (value as u32, expected as u32);
        let mut word = |expr: Expr, value: u32| match expr {
            Some(expr) => self.exprs.fit(expr, 32),
            None => self.exprs.constant(32, value.into()),
        };
        let (found, wanted) = (word(found, value), word(wanted, expected));
        let cond = self.exprs.bin(ExprOp::Eq, found, wanted);
        self.exprs.as_const(cond).is_none().then_some(Did::Branch {
            kind: BranchKind::If,
            cond,
            taken: value == expected,
        })
    }
}

impl Machine<'_> {
    /// The arguments of a call, as they lie in the caller's registers.
    pub(in crate::exec) fn shadow_gather(&mut self, arguments: impl Iterator<Item = Option<u32>>, base: usize) {
        if let Some(shadow) = &mut self.shadow {
            let exprs = &self.thread.exprs;
            shadow.arguments.clear();
            shadow.arguments.extend(arguments.map(|r| r.and_then(|r| exprs[base + r as usize])));
        }
    }

    /// What a call does, and where it writes to if it prints. What goes to the program's own memory is not only printed, and what somebody
    /// asks for the result of, or what says itself how many bytes it means or where to write, does more.
    fn prints(&self, entry: &Entry, used: bool) -> (Role, Target) {
        if entry.role != Role::Prints {
            return (entry.role, Target::Outside);
        }
        let format = entry.format.and_then(|n| self.shim_args.get(n)).copied();
        let text = || format.and_then(|at| self.mem.text(at)).unwrap_or_default();
        let depends = |at: Addr, size: usize| self.shadow.as_ref().is_some_and(|s| s.bytes.any(at, size as u64));
        let follows_format = || format.is_some_and(|at| says_more(&text()) || depends(at, text().len() + 1));
        match entry.target(&self.shim_args, &self.world) {
            Target::Memory => (Role::Computes, Target::Memory),
            target if used || follows_format() => (Role::Computes, target),
            target => (Role::Prints, target),
        }
    }

    /// A call of the library comes, its arguments in `shim_args`.
    pub(in crate::exec) fn shadow_call(
        &mut self,
        (name, fixed): (&str, usize),
        entry: &Entry,
        effect: Effect,
        used: bool,
    ) {
        self.shadow_stdin_before();
        let here = self.here();
        if self.shadow.is_none() {
            return;
        }
        let (role, target) = self.prints(entry, used);
        let reads_files = effect == Effect::World && role != Role::Prints;
        let read_again = self.shadow.as_ref().is_some_and(|s| reads_files && !s.on_file.is_empty())
            && self.world.files.any_to_read();
        let Some(shadow) = &mut self.shadow else { return };
        let begins = self.thread.pending.is_none();
        shadow.called.role = role;
        shadow.to_file = target == Target::Kept;
        if read_again {
            for (expr, value) in std::mem::take(&mut shadow.on_file) {
                shadow.fix(&mut self.watch, here, Some(expr), value);
            }
        }
        if begins {
            let compared = guest::shims::compared_with_futex(effect, &self.shim_args);
            shadow.arguments(&mut self.watch, &self.mem, here, (role, entry), &self.shim_args, compared);
        }
        shadow.called.result = None;
        if entry.follow.is_some() {
            name.clone_into(&mut shadow.called.name);
            shadow.called.fixed = fixed;
            shadow.called.token = self.world.statics.strtok_next;
            shadow.called.getopt = self.world.getopt.stand();
        }
        shadow.freeing = None;
        let first = self.shim_args.first().copied().unwrap_or(0);
        match role {
            Role::Exits => {
                let value = shadow.arguments.first().copied().flatten().filter(|_| shadow.active(here.clock));
                shadow.results.insert(self.thread.id, value);
            }
            Role::Joins => {
                let thread = self.sync.thread_of(first);
                shadow.joined = shadow.results.get(&thread).copied().flatten();
            }
            Role::Assumes => shadow.assume(&mut self.watch, here, first),
            Role::LendsBuffer { size } => {
                let argument = |n: usize| self.shim_args.get(n).copied().unwrap_or(0);
                let at = argument(1);
                shadow.lend(at, size.map_or(u64::MAX, argument).min(self.mem.room_at(at)));
            }
            Role::Ends => shadow.end_with(&mut self.watch, here, first),
            _ => {}
        }
        if effect == Effect::Free {
            let object = self.shim_args.first().and_then(|&at| self.mem.object(at));
            shadow.freeing = object.map(|o| (o.base, o.size));
        }
    }

    /// What a call touched, in its order, with what was there at that moment.
    pub(in crate::exec) fn shadow_touched(&mut self, effect: Effect, entry: &Entry, touched: &[(Touched, Vec<u8>)]) {
        let here = self.here();
        let region = self.thread.region;
        let asked = self.world.take_stdin_asked();
        let Some(shadow) = &mut self.shadow else { return };
        let role = shadow.called.role;
        let (watch, mem) = (&mut self.watch, &self.mem);
        // The event of an atomic access is told by itself.
        let apart = watch.atomic_range().filter(|range| mem.is_shared(range.0, region));
        let on_object = matches!(effect, Effect::Object(_) | Effect::Threads(_));
        let object = self.shim_args.first().copied().unwrap_or(0);
        let mut written: Vec<(Addr, Addr)> = Vec::new();
        let mut read: Vec<(Addr, Addr)> = Vec::new();
        let mut copied: Option<Vec<Cell>> = None;
        let followed = entry.follow.and_then(|version| {
            let (slots, world, asked) = (&self.shim_args, &self.world, asked.is_some());
            shadow.follow(version, follow::Deed { watch, mem, world, here, region, slots, touched, asked })
        });
        let mut becomes = if role == Role::Prints { Use::Nothing } else { Use::Fix };
        if let Some(followed) = &followed {
            read.clone_from(&followed.looked_at);
            becomes = if followed.lost { Use::Fix } else { Use::Nothing };
        }
        for (t, bytes) in touched {
            if bytes.is_empty() || apart == Some((t.at, t.size)) {
                continue;
            }
            let beside = t.at.wrapping_sub(object) >= OBJECT_SIZE;
            if on_object && !beside {
                shadow.fresh_object(t.at, if t.write { t.size } else { 0 });
                continue;
            }
            let event = mem.is_shared(t.at, region) && (!on_object || t.write);
            let part = |a: Addr, b: Addr| (a - t.at) as usize..(b - t.at) as usize;
            if !t.write {
                if matches!(role, Role::Copies { .. } | Role::Reallocates) {
                    copied = Some(shadow.read_range(watch, here, t.at, bytes, event, Use::Copy));
                    continue;
                }
                let is_text = entry.block.is_none() && bytes.last() == Some(&0) && t.at != self.thread.errno_at;
                if role == Role::Prints && is_text {
                    shadow.ends(watch, mem, here, t.at);
                }
                for (a, b) in outside(t.at, t.size, &written) {
                    for (a, b) in outside(a, b - a, &read) {
                        shadow.read_range(watch, here, a, &bytes[part(a, b)], event, becomes);
                    }
                }
                read.push((t.at, t.at + t.size));
                continue;
            }
            let cells: Vec<Cell> = match role {
                _ if followed.is_some() => {
                    let written =
                        |i: u64| followed.as_ref().and_then(|f| f.written.get(&(t.at + i)).copied().flatten());
                    (0..t.size).map(written).collect()
                }
                Role::Copies { .. } | Role::Reallocates => match copied.take().filter(|c| c.len() == bytes.len()) {
                    Some(cells) => cells,
                    // Onto itself.
                    None => shadow.bytes.cells(t.at, t.size).unwrap_or_default(),
                },
                Role::Fills => match shadow.arguments.get(1).copied().flatten() {
                    Some(byte) => {
                        let byte = shadow.exprs.fit(byte, 8);
                        vec![shadow.known(byte).map(|e| (e, 0)); bytes.len()]
                    }
                    None => Vec::new(),
                },
                Role::Joins => match shadow.joined {
                    Some(value) => {
                        let value = shadow.exprs.fit(value, 64);
                        (0..8).map(|i| Some((value, i))).collect()
                    }
                    None => Vec::new(),
                },
                // The call may have touched it before.
                Role::Asks if outside(t.at, t.size, &written).is_empty() => Vec::new(),
                Role::Asks => {
                    let name = self.shim_args.get(2).copied().unwrap_or(0);
                    let name = mem.text(name).unwrap_or_else(|| "input".to_string());
                    shadow.input(watch, here, &name, &mem.contents(t.at, t.size))
                }
                _ => Vec::new(),
            };
            for (a, b) in outside(t.at, t.size, &written) {
                let after = mem.contents(a, b - a);
                if after.len() as u64 == b - a {
                    let cells = cells.get(part(a, b)).unwrap_or(&[]);
                    shadow.write_range(watch, here, a, (&bytes[part(a, b)], &after), event, cells);
                } else {
                    // The object is gone.
                    shadow.fresh_object(a, b - a);
                }
            }
            written.push((t.at, t.at + t.size));
        }
        if let Some((at, size)) = shadow.freeing.take()
            && mem.object(at).is_none()
        {
            shadow.fresh_object(at, size);
        }
        if let Some(asked) = asked
            && followed.is_none_or(|f| f.lost)
        {
            self.shadow_lose_stdin(asked);
        }
    }

    /// The event of a call that accessed an object atomically gets its unknown; what comes after it is given back.
    pub(in crate::exec) fn shadow_atomic(&mut self, did: &mut Did, before: u64, effect: Effect) -> Option<Did> {
        let here = self.here();
        let shadow = self.shadow.as_mut()?;
        let (at, size, writes) = match *did {
            Did::Read { at, size, .. } => (at, size, false),
            Did::Write { at, size, .. } | Did::Update { at, size, .. } => (at, size, true),
            _ => return None,
        };
        if size > 8 {
            let bytes = self.mem.contents(at, size);
            shadow.read_range(&mut self.watch, here, at, &bytes, true, Use::Fix);
            if writes {
                shadow.write_range(&mut self.watch, here, at, (&bytes, &bytes), true, &[]);
            }
            return None;
        }
        let mut fixed = None;
        if !matches!(did, Did::Write { .. }) {
            let found = shadow.read(&mut self.watch, here, at, size, before);
            if let Did::Read { expr: unknown, .. } | Did::Update { read: unknown, .. } = did {
                *unknown = found.event;
            }
            fixed = found.register;
        }
        if writes {
            shadow.write(&mut self.watch, here, at, size, before, None);
        }
        if let Some(n) = guest::shims::compared_with_futex(effect, &self.shim_args).filter(|_| !shadow.blind) {
            return shadow.compares(fixed, before, n, self.shim_args[n]);
        }
        fixed.map(|expr| Did::Fixed { expr, value: before })
    }

    /// A shim came back.
    pub(in crate::exec) fn shadow_ended(&mut self, ended: follow::Ended) {
        if let Some(shadow) = &mut self.shadow {
            shadow.called.ended = ended;
        }
    }

    /// Slots of a call's result depend on nothing.
    pub(in crate::exec) fn shadow_result(&mut self, at: usize, slots: u32) {
        if self.shadow.is_some() {
            self.thread.exprs[at..at + slots as usize].fill(None);
        }
    }

    /// What a new thread is given, the last so many arguments, depends on this.
    pub(in crate::exec) fn shadow_inherit(&mut self, given: usize) {
        let here = self.here();
        if let Some(shadow) = &mut self.shadow {
            let given: Vec<Expr> =
                shadow.arguments.iter().skip(shadow.arguments.len().saturating_sub(given)).copied().collect();
            shadow.inherited = if shadow.active(here.clock) { given } else { Vec::new() };
        }
    }

    /// The arguments under way become those of a frame.
    pub(in crate::exec) fn shadow_pass(&mut self) {
        if let Some(shadow) = &mut self.shadow {
            shadow.inherited = shadow.arguments.clone();
        }
    }
}
