//! Calls: unset bits go where arguments and results go, and what the library is given has to be set.

use super::super::{Frame, Machine};
use super::report::{Found, Use};
use super::{Unset, local_source};
use crate::bytecode::{CallSite, Src};
use crate::layout::mask;
use guest::call::Stop;
use guest::memory::{Addr, Fault, Memory};
use guest::shims::{Effect, Entry, Role};

impl Unset {
    #[inline(always)]
    pub(in crate::exec) fn loaded(mem: &Memory, at: Addr, size: usize) -> Unset {
        match mem.unset(at, size) {
            0 => Unset::default(),
            bits => Unset { bits, source: mem.source(at, size as u64) },
        }
    }

    #[inline(always)]
    pub(in crate::exec) fn stored(self, mem: &mut Memory, at: Addr, size: usize) {
        mem.store_unset(at, size, self.bits & mask(8 * size as u32), self.source);
    }
}

/// Whether a function of the library only passes an argument on.
fn passes_on(entry: &Entry, slot: usize) -> bool {
    match (entry.role, entry.effect) {
        (Role::Fills, _) => slot == 1,
        (Role::Creates { given, .. }, _) => slot == given,
        (Role::Spawns { given }, _) => slot >= given,
        (Role::Exits, _) => true,
        // A union, of which the program may have set the smaller member.
        (Role::SendsSignal, _) => slot >= 2,
        (_, Effect::Atomic { .. }) => slot > 0,
        _ => false,
    }
}

/// Whether a function of the library does nothing but compute its result from its arguments.
fn only_computes(entry: &Entry) -> bool {
    entry.role == Role::Computes && entry.effect == Effect::Own
}

impl Machine<'_> {
    /// Room for the registers of the newest frame: its local variables are unset, all else is set. Its first register, and how
    /// many parameters it has.
    fn open_unset(&mut self) -> Option<(usize, usize)> {
        let &Frame { function, base, .. } = self.thread.frames.last()?;
        let code = self.image.code(function)?;
        let t = &mut self.thread;
        if t.unset.len() < t.regs.len() {
            t.unset.resize(t.regs.len(), Unset::default());
        }
        t.unset[base..base + code.regs as usize].fill(Unset::default());
        for local in &code.locals {
            let source = local_source(function, local.register);
            t.unset[base + local.register as usize] = Unset { bits: local.bits, source };
        }
        Some((base, code.params as usize))
    }

    /// The newest frame was pushed with its arguments straight from the caller's registers.
    pub(in crate::exec) fn pass_unset(&mut self, caller: usize, site: &CallSite) {
        let Some((base, params)) = self.open_unset() else { return };
        for (i, arg) in site.args.iter().enumerate().take(params) {
            if let Src::Reg(r) = *arg {
                self.thread.unset[base + i] = self.thread.unset[caller + r as usize];
            }
        }
    }

    /// The newest frame was pushed with arguments that are set.
    pub(in crate::exec) fn pass_set(&mut self) {
        if self.follows_unset {
            self.open_unset();
        }
    }

    /// The newest frame was pushed with the arguments that were gathered.
    pub(in crate::exec) fn pass_gathered(&mut self) {
        if self.follows_unset
            && let Some((base, params)) = self.open_unset()
        {
            let n = params.min(self.unset_args.len());
            self.thread.unset[base..base + n].copy_from_slice(&self.unset_args[..n]);
        }
    }

    /// The arguments of a call, as they lie in the caller's registers.
    pub(in crate::exec) fn gather_unset(&mut self, site: &CallSite, base: usize) {
        let unset = &self.thread.unset;
        self.unset_args.clear();
        self.unset_args.extend(site.args.iter().map(|arg| match *arg {
            Src::Reg(r) => unset[base + r as usize],
            Src::Imm(_) => Unset::default(),
        }));
    }

    /// Words of an argument were put into memory for the callee.
    pub(in crate::exec) fn store_argument(&mut self, at: Addr, slot: u32, size: usize) {
        if self.follows_unset {
            for (i, from) in (0..size).step_by(8).enumerate() {
                let unset = self.unset_args.get(slot as usize + i).copied().unwrap_or_default();
                unset.stored(&mut self.mem, at + from as u64, (size - from).min(8));
            }
        }
    }

    /// Slots of a call's result are set.
    pub(in crate::exec) fn result_is_set(&mut self, at: usize, slots: u32) {
        if self.follows_unset && slots > 0 {
            self.thread.unset[at..at + slots as usize].fill(Unset::default());
        }
    }

    /// `main` returns this.
    pub(in crate::exec) fn status_is_set(&self, result: Unset) -> Result<(), Box<Fault>> {
        let of_main = self.thread.frames.first().is_some_and(|f| f.function == self.image.start);
        if of_main && result.bits != 0 {
            return Err(self.uninitialised(Found { what: Use::ExitStatus, source: result.source }));
        }
        Ok(())
    }

    /// A call of the library comes, its arguments gathered: those that it works with have to be set.
    pub(in crate::exec) fn arguments_are_set(&self, entry: &'static Entry, name: &str) -> Result<(), Box<Fault>> {
        if only_computes(entry) {
            return Ok(());
        }
        let mut arguments = self.unset_args.iter().enumerate();
        match arguments.find(|(n, unset)| unset.bits != 0 && !passes_on(entry, *n)) {
            Some((n, unset)) => {
                let what = match entry.role {
                    Role::Ends => Use::ExitStatus,
                    _ => Use::Argument(n + 1, called(entry, name)),
                };
                Err(self.uninitialised(Found { what, source: unset.source }))
            }
            None => Ok(()),
        }
    }

    /// The call is over: what it looked at has to have been written, and its result may be unset.
    pub(in crate::exec) fn after_library<T>(
        &mut self,
        entry: &'static Entry,
        name: &str,
        ret: Result<T, Stop>,
    ) -> Result<T, Stop> {
        let already = matches!(ret, Err(Stop::Fault(_) | Stop::Misuse(_) | Stop::Unsupported(_)));
        // The padding of an atomic struct is read and compared with the rest of it.
        let reads = !already && !matches!(entry.effect, Effect::Atomic { .. });
        let Some(mut range) = self.mem.take_unset().filter(|_| reads) else { return ret };
        let mut source = self.mem.source(range.start, 1);
        // Programs write whole structs to their files, and nobody minds what lies between the fields.
        while entry.role == Role::Prints && self.is_padding(source) {
            let next = range.start + 1;
            let Some(at) = self.mem.first_unset(next, range.end.saturating_sub(next)) else { return ret };
            range.start = at;
            source = self.mem.source(at, 1);
        }
        let found = Found { what: Use::Looks(called(entry, name)), source };
        Err(Stop::Fault(self.uninitialised(found)))
    }

    /// The result of a library call that its caller gets in these registers.
    pub(in crate::exec) fn library_result(&mut self, entry: &Entry, at: usize, site: &CallSite) {
        if site.ret_slots == 0 {
            return;
        }
        let unset = self.unset_args.iter().find(|unset| unset.bits != 0).filter(|_| only_computes(entry)).copied();
        let result = &mut self.thread.unset[at..at + site.ret_slots as usize];
        match unset {
            Some(unset) => result.fill(Unset { bits: mask(site.ret_bits), ..unset }),
            None => result.fill(Unset::default()),
        }
    }
}

/// The name by which a function was called.
fn called(entry: &'static Entry, name: &str) -> &'static str {
    entry.names().find(|&known| known == name).unwrap_or(entry.name)
}
