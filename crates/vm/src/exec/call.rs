//! Calls, returns, shims, and jumps out of functions.

use super::shadow::Ended;
use super::sites::CodePlace;
use super::{Frame, Leave, Machine};
use crate::bytecode::{CallSite, Callee, Code, Op, Src, VarArgKind};
use crate::image::{FunctionKind, Image};
use crate::layout::mask;
use guest::call::{Call, Ret, Stop};
use guest::memory::{Addr, Fault, ObjectKind, Site, Touched};
use guest::shims::{Effect, Entry, Role, Shim};
use trace::FailureKind;

/// Bits of a setjmp id that hold the op to return to.
const PC_BITS: u32 = 24;

/// Bytes that a call may touch without more ado.
const WORK_OF_A_CALL: u64 = 4096;
/// Bytes that a library function touches in the time of about one step.
const WORK_OF_A_STEP: u64 = 64;

/// How the names of functions begin that another language's runtime has.
const CPLUSPLUS: [&str; 5] = ["_Z", "__cxa_", "__gxx_", "_Unwind_", "_R"];

impl Machine<'_> {
    /// Pushes a frame of a function with code, its arguments given as slots.
    pub(crate) fn push_frame(
        &mut self,
        function: u32,
        args: &[u64],
        dst: u32,
        ret_slots: u32,
    ) -> Result<(), Box<Fault>> {
        let Some(code) = self.image.code(function) else {
            return Err(Fault::new(FailureKind::InvalidCall, "call of a function without code"));
        };
        let base = match self.thread.frames.last() {
            Some(f) => f.base + self.image.code(f.function).map_or(0, |c| c.regs as usize),
            None => 0,
        };
        self.open_frame(function, code, base, dst, ret_slots)?;
        let params = &mut self.thread.regs[base..base + code.params as usize];
        params.iter_mut().enumerate().for_each(|(i, slot)| *slot = args.get(i).copied().unwrap_or(0));
        self.shadow_inherited_frame();
        self.pass_set();
        Ok(())
    }

    /// Pushes a frame and fills its parameters straight from the caller's registers.
    #[inline(always)]
    pub(crate) fn enter(
        &mut self,
        function: u32,
        code: &Code,
        caller: (usize, u32),
        site: &CallSite,
    ) -> Result<(), Box<Fault>> {
        let base = caller.0 + caller.1 as usize;
        self.open_frame(function, code, base, site.dst, site.ret_slots)?;
        let (below, above) = self.thread.regs.split_at_mut(base);
        let from = &below[caller.0..];
        let params = &mut above[..code.params as usize];
        for (slot, arg) in params.iter_mut().zip(&site.args) {
            *slot = match *arg {
                Src::Reg(r) => from[r as usize],
                Src::Imm(v) => v,
            };
        }
        if site.args.len() < params.len() {
            // A call through a wrong prototype: what was not passed is zero.
            params[site.args.len()..].fill(0);
        }
        Ok(())
    }

    /// Makes room for a frame at `base`; its parameters are still to be filled.
    #[inline(always)]
    fn open_frame(
        &mut self,
        function: u32,
        code: &Code,
        base: usize,
        dst: u32,
        ret_slots: u32,
    ) -> Result<(), Box<Fault>> {
        let need = base + code.regs as usize;
        let stack_before = self.thread.stack_bytes;
        if stack_before + code.frame_bytes > self.limits.stack {
            self.overflowed = Some(function);
            return Err(stack_overflow(self.limits.stack, self.thread.frames.len()));
        }
        if self.thread.regs.len() < need || self.thread.frames.len() == self.thread.frames.capacity() {
            self.grow_stack(function, need)?;
        }
        let t = &mut self.thread;
        t.stack_bytes += code.frame_bytes;
        t.regs[base + code.zeroed.start as usize..base + code.zeroed.end as usize].fill(0);
        t.serial += 1;
        t.frames.push(Frame {
            function,
            pc: 0,
            base,
            dst,
            ret_slots,
            locals_from: t.locals.len(),
            va_area: 0,
            serial: t.serial,
            stack_before,
        });
        Ok(())
    }

    /// Makes room for registers and frames. It is the program's memory: others call it its stack, too.
    #[cold]
    fn grow_stack(&mut self, function: u32, registers: usize) -> Result<(), Box<Fault>> {
        let t = &mut self.thread;
        let before = t.own_bytes();
        let frames = t.frames.len() + t.frames.len() / 2 + 16;
        let registers = if t.regs.len() < registers { registers + registers / 2 + 1024 } else { t.regs.len() };
        let after = stack_bytes(frames, registers);
        if !self.mem.charge(after.saturating_sub(before)) {
            self.overflowed = Some(function);
            return Err(Fault::new(
                FailureKind::StackOverflow,
                format!("memory is full (--max-memory), {} calls deep", t.frames.len()),
            ));
        }
        t.frames.reserve_exact(frames - t.frames.len());
        t.regs.resize(registers, 0);
        Ok(())
    }

    /// Reserves a stack object that belongs to the newest frame, besides those counted in its `frame_bytes`.
    pub(crate) fn stack_object(&mut self, size: u64, align: u64, site: Site) -> Result<Addr, Box<Fault>> {
        let t = &mut self.thread;
        if t.stack_bytes.saturating_add(size) > self.limits.stack {
            return Err(Fault::new(
                FailureKind::StackOverflow,
                format!(
                    "a local variable of {size} bytes does not fit on the stack of {} KiB",
                    self.limits.stack >> 10
                ),
            ));
        }
        match self.mem.alloc(t.region, ObjectKind::Stack, size, align, site) {
            Some(at) => {
                t.locals.push(at);
                t.stack_bytes += size;
                if let Some(shadow) = &mut self.shadow {
                    shadow.fresh_object(at, size);
                }
                Ok(at)
            }
            None => Err(Fault::new(FailureKind::StackOverflow, "guest memory is full")),
        }
    }

    /// Calls a guest function with byval copies and variadic arguments, its argument slots in `shim_args`.
    pub(crate) fn call_with_extras(&mut self, function: u32, site: &CallSite) -> Result<(), Box<Fault>> {
        if self.watch.on {
            for (slot, size) in site.copied() {
                let at = self.shim_args.get(slot as usize).copied().unwrap_or(0);
                self.saw_range(Touched { at, size, write: false });
            }
        }
        let args = std::mem::take(&mut self.shim_args);
        self.shadow_pass();
        let pushed = self.push_frame(function, &args, site.dst, site.ret_slots);
        if pushed.is_ok() {
            self.pass_gathered();
        }
        let done = pushed.and_then(|()| self.fill_extras(function, site, &args));
        self.shim_args = args;
        done
    }

    fn fill_extras(&mut self, function: u32, site: &CallSite, args: &[u64]) -> Result<(), Box<Fault>> {
        let (base, code) = match (self.thread.frames.last(), self.image.code(function)) {
            (Some(f), Some(code)) => (f.base, code),
            _ => return Ok(()),
        };
        for b in &site.byval {
            let copy = self.stack_object(b.size, b.align, Site(0))?;
            self.mem.copy(copy, args[b.slot as usize], b.size)?;
            self.shadow_extra_bytes(copy, b.slot, args[b.slot as usize], b.size);
            if b.slot < code.params {
                self.thread.regs[base + b.slot as usize] = copy;
                self.shadow_result(base + b.slot as usize, 1);
                self.result_is_set(base + b.slot as usize, 1);
            }
        }
        if code.varargs {
            let area = self.stack_object(site.va_size, 16, Site(0))?;
            for v in &site.varargs {
                match v.kind {
                    VarArgKind::Bytes(size) => {
                        self.mem.copy(area + v.offset, args[v.slot as usize], size)?;
                        self.shadow_extra_bytes(area + v.offset, v.slot, args[v.slot as usize], size);
                    }
                    VarArgKind::Scalar(s) => {
                        let words = args[v.slot as usize..(v.slot + s.slots()) as usize].iter();
                        let bytes: Vec<u8> = words.flat_map(|w| w.to_le_bytes()).collect();
                        // A scalar fills its whole eightbyte, as a push would.
                        let n = (s.bytes() as usize).max(if s.bytes() == 4 { 4 } else { 8 }).min(bytes.len());
                        self.mem.bytes_mut(area + v.offset, n as u64)?.copy_from_slice(&bytes[..n]);
                        self.store_argument(area + v.offset, v.slot, n);
                        self.shadow_extra_scalar(area + v.offset, v.slot, n as u64);
                    }
                }
            }
            if let Some(f) = self.thread.frames.last_mut() {
                f.va_area = area;
            }
        }
        Ok(())
    }

    /// Copies the arguments of a call out of the caller's registers.
    #[inline]
    pub(crate) fn gather(&mut self, site: &CallSite) {
        let Some(base) = self.thread.frames.last().map(|f| f.base) else { return };
        self.shim_args.clear();
        for a in &site.args {
            self.shim_args.push(match *a {
                Src::Reg(r) => self.thread.regs[base + r as usize],
                Src::Imm(v) => v,
            });
        }
        if self.follows_unset {
            self.gather_unset(site, base);
        }
        if self.shadow.is_some() {
            let regs = site.args.iter().map(|a| match *a {
                Src::Reg(r) => Some(r),
                Src::Imm(_) => None,
            });
            self.shadow_gather(regs, base);
        }
    }

    /// Calls a library function, its argument slots in `shim_args`.
    ///
    /// `announced`: see [`Machine::saw_call`].
    pub(crate) fn call_shim(
        &mut self,
        shim: Shim,
        entry: &'static Entry,
        name: &str,
        site: &CallSite,
        announced: bool,
    ) -> Result<(), Leave> {
        let effect = entry.effect.of_call(self.shim_args.first().copied().unwrap_or(0));
        if self.watch.handlers {
            self.check_in_handler(entry)?;
        }
        let place = if entry.wants_site() { self.site_here(1) } else { Site(0) };
        let (serial, pc, base) = match self.thread.frames.last() {
            Some(f) => (f.serial, f.pc, f.base),
            None => (0, 0, 0),
        };
        self.world.clock.steps = self.thread.clock;
        if self.follows_unset {
            self.arguments_are_set(entry, name)?;
        }
        if self.watch.on {
            self.shadow_call((name, site.fixed as usize), entry, effect, site.used);
            self.before_call(effect);
        }
        // What we looked at ourselves until now is not the library's doing.
        self.mem.take_unset();
        let mut call = Call {
            name,
            mem: &mut self.mem,
            world: &mut self.world,
            region: self.thread.region,
            site: place,
            errno_at: self.thread.errno_at,
            slots: &self.shim_args,
            fixed: site.fixed as usize,
            sync: &mut self.sync,
            thread: self.thread.id,
            thread_name: &self.thread.name,
            pending: &mut self.thread.pending,
            specific: &mut self.thread.specific,
            resume_id: serial << PC_BITS | u64::from(pc),
        };
        let ret = shim(&mut call);
        let ret = if self.follows_unset { self.after_library(entry, name, ret) } else { ret };
        self.thread.taking_signal &= entry.role != Role::TakesSignal;
        self.count_work();
        if self.watch.on {
            self.shadow_ended(match ret {
                Ok(Ret::One(value)) => Ended::Returned(value),
                Ok(_) => Ended::Returned(0),
                Err(Stop::Fault(_)) => Ended::Failed,
                Err(_) => Ended::Not,
            });
            self.saw_call(entry, effect, announced, ret.is_ok());
        } else {
            self.sync.deeds.clear();
            self.saw_words(true);
            self.thread.spin.reset();
        }
        if self.watch.handlers {
            self.was_in_library(entry);
        }
        let ret = ret?;
        self.note_section(entry.role);
        let at = base + site.dst as usize;
        put_result(&mut self.thread.regs, at, site, ret);
        if self.follows_unset {
            self.library_result(entry, at, site);
        }
        self.shadow_result(at, site.ret_slots);
        self.shadow_input(name, entry.role, at, site.ret_bits);
        let alone = !self.watch.several || self.watch.handlers && self.parked.is_empty();
        if alone && self.world.signals.may_come(self.thread.id) {
            if !self.watch.several {
                return Err(Leave::Watch);
            }
            // Whatever it was granted: a handler may run before its next event.
            self.grant_unseen(0);
        }
        Ok(())
    }

    /// The running thread's stack, of which the newest frame stands so many ops after its call.
    pub(super) fn site_here(&mut self, after: u32) -> Site {
        let frames = self.thread.frames.iter().rev().enumerate();
        let place = |(n, f): (usize, &Frame)| CodePlace {
            function: f.function,
            op: f.pc.saturating_sub(if n == 0 { after } else { 1 }),
        };
        self.sites.intern(frames.map(place))
    }

    /// Counts what was just done at once, in steps; whether that was much.
    #[inline]
    pub(super) fn count_work(&mut self) -> bool {
        let steps = self.mem.take_work().saturating_sub(WORK_OF_A_CALL) / WORK_OF_A_STEP;
        self.work += steps;
        steps > 0
    }

    /// Gives the call that the newest frame stands after its result.
    pub(super) fn finish_call(&mut self, ret: Ret) {
        let Some(frame) = self.thread.frames.last() else { return };
        let (function, pc, base) = (frame.function, frame.pc as usize, frame.base);
        if let Some(code) = self.image.code(function)
            && let Some(Op::Call { site, .. }) = code.ops.get(pc.wrapping_sub(1))
        {
            let site = &code.calls[*site as usize];
            put_result(&mut self.thread.regs, base + site.dst as usize, site, ret);
            self.shadow_result(base + site.dst as usize, site.ret_slots);
            self.result_is_set(base + site.dst as usize, site.ret_slots);
        }
    }

    /// Lets the newest frame execute its call again later.
    pub(super) fn redo_call(&mut self) {
        let Some(frame) = self.thread.frames.last_mut() else { return };
        frame.pc -= 1;
        let (function, pc) = (frame.function, frame.pc as usize);
        if let Some(Op::Call { n, .. }) = self.image.code(function).and_then(|c| c.ops.get(pc)) {
            self.thread.clock -= u64::from(*n);
        }
    }

    /// A shim asked for a call of a guest function before it returns `ret`.
    pub(super) fn call_guest(&mut self, func: Addr, args: &[u64], ret: Ret) -> Result<(), Box<Fault>> {
        let Some(id) = self.image.function_at(func).filter(|&id| self.image.code(id).is_some()) else {
            return Err(Fault::new(
                FailureKind::InvalidCall,
                format!("a handler at 0x{func:x}, which is no function of the program"),
            ));
        };
        self.finish_call(ret);
        self.push_frame(id, args, 0, 0)
    }

    /// Unwinds to the frame whose setjmp made `id`.
    pub(super) fn longjmp(&mut self, id: u64, value: i32) -> Result<(), Box<Fault>> {
        let (serial, pc) = (id >> PC_BITS, (id & ((1 << PC_BITS) - 1)) as u32);
        let Some(depth) = self.thread.frames.iter().rposition(|f| f.serial == serial) else {
            return Err(Fault::new(FailureKind::BadLongjmp, "longjmp to a function that has returned"));
        };
        if !self.follows_setjmp(self.thread.frames[depth].function, pc) {
            return Err(Fault::new(FailureKind::BadLongjmp, "longjmp through a jmp_buf that was changed"));
        }
        while self.thread.frames.len() > depth + 1 {
            if self.watch.on {
                self.saw_deaths();
            }
            self.pop_frame();
        }
        // It may jump out of a handler, and never come back to what that interrupted.
        let left = self.thread.frames.len();
        self.thread.interrupted.retain(|before| before.depth < left);
        let (function, base) = (self.thread.frames[depth].function, self.thread.frames[depth].base);
        self.thread.frames[depth].pc = pc;
        if let Some(code) = self.image.code(function)
            && let Some(Op::Call { site, .. }) = code.ops.get((pc as usize).wrapping_sub(1))
        {
            let dst = code.calls[*site as usize].dst;
            self.thread.regs[base + dst as usize] = u64::from(value as u32);
            self.shadow_result(base + dst as usize, 1);
            self.result_is_set(base + dst as usize, 1);
        }
        Ok(())
    }

    fn follows_setjmp(&self, function: u32, pc: u32) -> bool {
        let Some(code) = self.image.code(function) else { return false };
        let Some(Op::Call { site, .. }) = code.ops.get((pc as usize).wrapping_sub(1)) else { return false };
        match code.calls[*site as usize].callee {
            Callee::Shim(_, entry) => entry.role == Role::ReturnsTwice,
            Callee::Function(f) => matches!(
                self.image.functions[f as usize].kind, FunctionKind::Shim(_, entry) if entry.role == Role::ReturnsTwice
            ),
            Callee::Pointer(_) => true,
        }
    }

    /// Ends the newest frame: its local variables die.
    pub(crate) fn pop_frame(&mut self) -> Option<Frame> {
        let frame = self.thread.frames.pop()?;
        self.release_locals(frame.locals_from);
        self.thread.stack_bytes = frame.stack_before;
        Some(frame)
    }

    /// Releases stack objects down to a count.
    #[inline]
    pub(crate) fn release_locals(&mut self, down_to: usize) {
        while self.thread.locals.len() > down_to {
            if let Some(at) = self.thread.locals.pop() {
                self.mem.release(at, Site(0));
            }
        }
    }

    /// A call whose callee is not a function with code: a shim, or an error.
    pub(crate) fn call_outside(&mut self, function: u32, site: &CallSite, announced: bool) -> Result<(), Leave> {
        let image = self.image;
        let f = &image.functions[function as usize];
        match f.kind {
            FunctionKind::Shim(shim, entry) => self.call_shim(shim, entry, &f.name, site, announced),
            _ if CPLUSPLUS.iter().any(|t| f.name.starts_with(t)) => Err(Leave::Stop(Stop::Unsupported(format!(
                "`{}` is called, which belongs to the runtime of C++ or Rust; only C programs can be run so far",
                f.name
            )))),
            _ if f.name.starts_with("__") && f.name.contains("san_") => Err(Leave::Stop(Stop::Unsupported(format!(
                "`{}` belongs to a sanitizer; compile without -fsanitize, the memory is checked here anyway",
                f.name
            )))),
            _ => Err(Leave::Stop(Stop::Unsupported(format!(
                "the function `{}` is called, but the program does not define it and Unsnarl's C library does not have it \
                 (supply a definition: unsnarl run ... --link file.c)",
                f.name
            )))),
        }
    }

    pub(crate) fn callee_at(&self, addr: Addr) -> Result<u32, Box<Fault>> {
        self.image.function_at(addr).ok_or_else(|| {
            let what = match (addr, self.mem.object(addr)) {
                (0, _) => "a null pointer".to_string(),
                (_, Some(_)) => format!("0x{addr:x}, which is data"),
                _ => format!("0x{addr:x}, which is no function"),
            };
            Fault::new(FailureKind::InvalidCall, format!("call through {what}"))
        })
    }
}

/// The function of the library that is called, if it is one.
#[inline]
pub(super) fn library_entry(image: &Image, site: &CallSite, regs: &[u64]) -> Option<&'static Entry> {
    let function = match site.callee {
        Callee::Function(f) => f,
        Callee::Pointer(p) => image.function_at(regs[p as usize])?,
        Callee::Shim(_, entry) => return Some(entry),
    };
    match image.functions[function as usize].kind {
        FunctionKind::Shim(_, entry) => Some(entry),
        _ => None,
    }
}

/// What a call touches, if it leaves the program's own code.
#[inline]
pub(super) fn library_effect(image: &Image, site: &CallSite, regs: &[u64]) -> Option<Effect> {
    let effect = library_entry(image, site, regs)?.effect.of_call(site.argument(0, regs));
    // As long as nobody can change how characters are encoded, that is nothing to look at.
    Some(if effect == Effect::Text && !image.encoding_changes { Effect::Memory } else { effect })
}

/// What the frames and registers of a thread take: twice their size, since both places are there while they move.
pub(super) fn stack_bytes(frames: usize, registers: usize) -> u64 {
    2 * (size_of::<Frame>() * frames + size_of::<u64>() * registers) as u64
}

#[cold]
fn stack_overflow(limit: u64, depth: usize) -> Box<Fault> {
    Fault::new(FailureKind::StackOverflow, format!("the stack of {} KiB is full, {depth} calls deep", limit >> 10))
}

fn put_result(regs: &mut [u64], at: usize, site: &CallSite, ret: Ret) {
    let (a, b) = match ret {
        Ret::Void => (0, 0),
        Ret::One(a) => (a, 0),
        Ret::Two(a, b) => (a, b),
    };
    match site.ret_slots {
        0 => {}
        1 => regs[at] = a & mask(site.ret_bits),
        n => {
            regs[at] = a;
            regs[at + 1] = b;
            regs[at + 2..at + n as usize].fill(0);
        }
    }
}
