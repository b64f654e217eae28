//! The hot loop.
//!
//! Registers of the frame are one slice, the ops another; both are re-borrowed when the frame changes. An op that
//! fails leaves the loop with its own pc stored, so that the failure knows where it happened.

use super::call::library_effect;
use super::events::{call_event, death_event, passing_event, touch_event};
use super::shadow::{Indexed, Regs, Shadow};
use super::unset::{self, Found, Unset, Use};
use super::{Frame, Leave, Limits, Machine};
use crate::arith;
use crate::bytecode::{Callee, Ext, Op, Touch};
use crate::layout::sext;
use crate::sched::Next;
use crate::seen::{Did, Seen};
use trace::FailureKind;

/// How many steps pass between two looks whether to stop.
pub(super) const POLL: u64 = 1 << 18;

/// Frames while `main` itself runs: what called it, and its own.
const MAIN_DEPTH: usize = 2;

impl Machine<'_> {
    /// The clock of the running thread at which it is time to look whether to stop, or at which the run is out of steps.
    fn pause(&self) -> u64 {
        self.poll_at.min(self.limits.max_steps).saturating_sub(self.elsewhere + self.work)
    }

    /// Runs until something stops it.
    ///
    /// With `EVENTS`, other threads are there: the loop is left before an event once the budget of events is used up.
    /// With `SYMBOLIC`, which needs `EVENTS`, the shadow is kept: of what is sure to take place when it is reported.
    /// With `UNSET`, unset bits are followed if that is wanted.
    pub(crate) fn interpret<const EVENTS: bool, const SYMBOLIC: bool, const UNSET: bool>(&mut self) -> Leave {
        let image = self.image;
        let mut budget = self.budget;
        let mut clock = self.thread.clock;
        let mut pause = self.pause();
        'frame: loop {
            let Some(frame) = self.thread.frames.last() else {
                return Leave::Stop(guest::call::Stop::Exit { status: 0, flush: true });
            };
            let (function, base) = (frame.function, frame.base);
            let mut pc = frame.pc as usize;
            let Some(code) = image.code(function) else {
                return Leave::Stop(guest::call::Stop::Unsupported("a frame without code".into()));
            };
            let ops = &code.ops[..];
            if SYMBOLIC && let Some(shadow) = &mut self.shadow {
                shadow.enter(&self.thread, function, image, &mut self.watch);
                if pc == 0 && shadow.is_blind() {
                    self.shadow_blind_entry(base, code.params);
                }
            }
            let exprs = if SYMBOLIC { &mut self.thread.exprs[base..base + code.regs as usize] } else { &mut [] };
            let follows = UNSET && self.follows_unset;
            let unset = if follows { &mut self.thread.unset[base..base + code.regs as usize] } else { &mut [] };
            let (below, regs) = self.thread.regs.split_at_mut(base);
            let regs = &mut regs[..code.regs as usize];

            macro_rules! r {
                ($i:expr) => {
                    regs[$i as usize]
                };
            }
            macro_rules! save {
                () => {
                    self.thread.clock = clock;
                    self.budget = budget;
                    if let Some(f) = self.thread.frames.last_mut() {
                        f.pc = pc as u32;
                    }
                };
            }
            // An event comes next.
            macro_rules! event {
                ($next:expr) => {
                    if EVENTS {
                        if budget == 0 {
                            pc -= 1;
                            save!();
                            let clock = clock + u64::from(code.info[pc].step);
                            return Leave::Event { next: $next, clock };
                        }
                        budget -= 1;
                    }
                };
            }
            // An event took place.
            macro_rules! seen {
                ($did:expr) => {
                    Seen {
                        thread: self.thread.id,
                        key: self.thread.key,
                        clock: clock + u64::from(code.info[pc - 1].step),
                        function,
                        op: (pc - 1) as u32,
                        did: $did,
                    }
                };
            }
            macro_rules! saw {
                ($did:expr) => {
                    self.watch.saw(seen!($did))
                };
            }
            // Where in the trace what happens now stands.
            macro_rules! here {
                () => {
                    Shadow::at(clock + u64::from(code.info[pc - 1].step), pc - 1)
                };
            }
            // An access comes: its address may depend on something. Of a read at an unknown index, what it finds; of a write, whether
            // memory is followed already.
            macro_rules! approach {
                ($at:expr, $size:expr, $shared:expr, $approach:ident $(, $written:expr)?) => {
                    if SYMBOLIC && let Some(shadow) = &mut self.shadow {
                        let expr = shadow.address(ops[pc - 1], &Regs { values: regs, exprs });
                        expr.map(|expr| {
                            let access = Indexed { expr, at: $at, size: $size, shared: $shared };
                            shadow.$approach(&mut self.watch, &self.mem, here!(), access $(, $written)?)
                        })
                    } else {
                        None
                    }
                };
            }
            // Unset bits come with what is loaded, and go with what is stored.
            macro_rules! loaded {
                ($size:literal, $d:expr, $at:expr) => {
                    if UNSET && follows {
                        unset[$d as usize] = Unset::loaded(&self.mem, $at, $size);
                    }
                };
            }
            macro_rules! stored {
                ($size:literal, $at:expr, $unset:expr) => {
                    if UNSET && follows {
                        let unset: Unset = $unset;
                        unset.stored(&mut self.mem, $at, $size);
                    }
                };
            }
            macro_rules! load {
                ($load:ident, $size:literal, $d:expr, $at:expr) => {{
                    let at = $at;
                    if EVENTS && self.mem.is_shared(at, self.thread.region) {
                        event!(Next::Read(at, $size));
                        let looked_up = approach!(at, $size, true, approach_read).flatten();
                        let value = u64::from(check!(self.mem.$load(at)));
                        r!($d) = value;
                        loaded!($size, $d, at);
                        if SYMBOLIC && let Some(shadow) = &mut self.shadow {
                            let found = shadow.read(&mut self.watch, here!(), at, $size, value);
                            let did = Did::Read { at, size: $size, value, atomic: None, expr: found.event };
                            match looked_up {
                                // It reads something else in other runs: no event of the trace.
                                Some(_) => self.watch.note(&seen!(did)),
                                None => saw!(did),
                            }
                            let expr = looked_up.unwrap_or(found.register);
                            exprs[$d as usize] = shadow.after_read(&mut self.watch, here!(), expr, value);
                        } else {
                            saw!(Did::Read { at, size: $size, value, atomic: None, expr: None });
                        }
                        let stack = &self.thread.frames[..];
                        let registers = || regs_hash(stack, below, regs);
                        if self.thread.spin.read((function, pc), (at, $size), value, self.watch.changes, registers) {
                            // It waits at its next event, even if there is nobody else.
                            (budget, self.reserve) = (0, 0);
                        }
                    } else if SYMBOLIC {
                        let looked_up = approach!(at, $size, false, approach_read).flatten();
                        let value = u64::from(check!(self.mem.$load(at)));
                        r!($d) = value;
                        loaded!($size, $d, at);
                        if let Some(shadow) = &mut self.shadow {
                            let own = shadow.read_own(&mut self.watch, here!(), at, $size, value);
                            exprs[$d as usize] = looked_up.unwrap_or(own);
                        }
                    } else {
                        r!($d) = u64::from(check!(self.mem.$load(at)));
                        loaded!($size, $d, at);
                    }
                }};
            }
            macro_rules! store {
                ($store:ident, $load:ident, $ty:ty, $size:literal, $at:expr, r!($s:expr)) => {
                    store!(
                        $store,
                        $load,
                        $ty,
                        $size,
                        $at,
                        r!($s),
                        exprs.get($s as usize).copied().flatten(),
                        unset[$s as usize]
                    )
                };
                ($store:ident, $load:ident, $ty:ty, $size:literal, $at:expr, $value:expr) => {
                    store!($store, $load, $ty, $size, $at, $value, None, Unset::default())
                };
                ($store:ident, $load:ident, $ty:ty, $size:literal, $at:expr, $value:expr, $expr:expr, $unset:expr) => {{
                    let (at, value) = ($at, $value as $ty);
                    if EVENTS {
                        if self.mem.is_shared(at, self.thread.region) {
                            event!(Next::Write(at, $size));
                            let followed =
                                approach!(at, $size, true, approach_write, ($expr, u64::from(value))).unwrap_or(false);
                            let before = u64::from(self.mem.$load(at).unwrap_or(0));
                            check!(self.mem.$store(at, value));
                            stored!($size, at, $unset);
                            let after = u64::from(value);
                            if $size == 8 {
                                let clock = clock + u64::from(code.info[pc - 1].step);
                                self.watch.publish(&mut self.mem, after, self.thread.id, clock);
                                if SYMBOLIC && let Some(shadow) = &mut self.shadow {
                                    shadow.reborn(&mut self.watch, here!());
                                }
                            }
                            let mut expr = None;
                            if SYMBOLIC
                                && !followed
                                && let Some(shadow) = &mut self.shadow
                            {
                                expr = shadow.write(&mut self.watch, here!(), at, $size, before, $expr);
                            }
                            saw!(Did::Write { at, size: $size, before, after, atomic: None, expr });
                            self.thread.spin.wrote(before != after);
                            continue;
                        }
                        // What makes a value one that was never set changes it, too.
                        let stays = || !(UNSET && follows) && self.mem.$load(at).is_ok_and(|before| before == value);
                        let changed = !(self.thread.spin.has_stood() && stays());
                        self.thread.spin.wrote_own(at, u64::from(value), changed);
                    }
                    let followed =
                        approach!(at, $size, false, approach_write, ($expr, u64::from(value))).unwrap_or(false);
                    check!(self.mem.$store(at, value));
                    stored!($size, at, $unset);
                    if SYMBOLIC
                        && !followed
                        && let Some(shadow) = &mut self.shadow
                    {
                        shadow.write_own(here!(), at, $size, $expr);
                    }
                }};
            }
            // Leaves with a fault if the result is one; the clock then includes the faulting instruction.
            macro_rules! check {
                ($e:expr) => {
                    match $e {
                        Ok(v) => v,
                        Err(fault) => {
                            clock += u64::from(code.info[pc - 1].step);
                            save!();
                            return Leave::from(fault);
                        }
                    }
                };
            }
            // Whether to go on is asked at jumps and at calls: there is no way to go on for ever without them.
            // `back`: from the next op to the one that is to come after it.
            macro_rules! poll {
                ($back:literal) => {
                    if clock >= pause {
                        pc -= $back;
                        save!();
                        let others = self.elsewhere + self.work;
                        self.poll_at = match look_around(clock.saturating_add(others), &self.limits) {
                            Ok(next) => next,
                            Err(leave) => return leave,
                        };
                        pause = self.poll_at.saturating_sub(others);
                        if !self.watch.several {
                            return Leave::Poll;
                        }
                        if $back > 0 {
                            continue;
                        }
                    }
                };
            }
            macro_rules! jump {
                ($t:expr) => {{
                    pc = $t as usize;
                    poll!(0);
                }};
            }
            macro_rules! branch {
                ($n:expr, $t:expr, $cond:expr) => {{
                    clock += u64::from($n);
                    if $cond {
                        jump!($t);
                    }
                }};
            }
            macro_rules! at {
                ($p:expr, $off:expr) => {
                    r!($p).wrapping_add($off as i64 as u64)
                };
            }
            macro_rules! x {
                ($p:expr, $x:expr, $scale:expr) => {
                    r!($p).wrapping_add(r!($x).wrapping_mul(u64::from($scale)))
                };
            }
            macro_rules! w {
                ($p:expr, $x:expr, $scale:expr) => {
                    r!($p).wrapping_add((r!($x) as i32 as i64 as u64).wrapping_mul(u64::from($scale)))
                };
            }
            macro_rules! abs {
                ($lo:expr, $hi:expr) => {
                    u64::from($lo) | u64::from($hi) << 32
                };
            }
            macro_rules! f32s {
                ($d:expr, $a:expr, $b:expr, $op:tt) => {
                    r!($d) = u64::from((f32::from_bits(r!($a) as u32) $op f32::from_bits(r!($b) as u32)).to_bits())
                };
            }
            macro_rules! f64s {
                ($d:expr, $a:expr, $b:expr, $op:tt) => {
                    r!($d) = (f64::from_bits(r!($a)) $op f64::from_bits(r!($b))).to_bits()
                };
            }

            loop {
                let op = ops[pc];
                pc += 1;
                if SYMBOLIC && let Some(shadow) = &mut self.shadow {
                    shadow.step(op, code, &mut Regs { values: regs, exprs }, &mut self.watch, here!());
                }
                if UNSET
                    && follows
                    && let Some(found) = unset::step(op, regs, unset)
                {
                    clock += u64::from(code.info[pc - 1].step);
                    save!();
                    return Leave::from(self.uninitialised(found));
                }
                match op {
                    Op::Mov { d, s } | Op::Freeze { d, s } => r!(d) = r!(s),
                    Op::Const { d, lo, hi } => r!(d) = abs!(lo, hi),
                    Op::CMov { d, c, a } => {
                        if r!(c) & 1 != 0 {
                            r!(d) = r!(a);
                        }
                    }

                    Op::Add32 { d, a, b } => r!(d) = u64::from((r!(a) as u32).wrapping_add(r!(b) as u32)),
                    Op::Add64 { d, a, b } => r!(d) = r!(a).wrapping_add(r!(b)),
                    Op::Sub32 { d, a, b } => r!(d) = u64::from((r!(a) as u32).wrapping_sub(r!(b) as u32)),
                    Op::Sub64 { d, a, b } => r!(d) = r!(a).wrapping_sub(r!(b)),
                    Op::Mul32 { d, a, b } => r!(d) = u64::from((r!(a) as u32).wrapping_mul(r!(b) as u32)),
                    Op::Mul64 { d, a, b } => r!(d) = r!(a).wrapping_mul(r!(b)),
                    Op::And { d, a, b } => r!(d) = r!(a) & r!(b),
                    Op::Or { d, a, b } => r!(d) = r!(a) | r!(b),
                    Op::Xor { d, a, b } => r!(d) = r!(a) ^ r!(b),
                    // A shift by the width or more is poison; here it is what x86 does.
                    Op::Shl32 { d, a, b } => r!(d) = u64::from((r!(a) as u32) << (r!(b) & 31)),
                    Op::Shl64 { d, a, b } => r!(d) = r!(a) << (r!(b) & 63),
                    Op::LShr32 { d, a, b } => r!(d) = r!(a) >> (r!(b) & 31),
                    Op::LShr64 { d, a, b } => r!(d) = r!(a) >> (r!(b) & 63),
                    Op::AShr32 { d, a, b } => r!(d) = u64::from((r!(a) as i32 >> (r!(b) & 31)) as u32),
                    Op::AShr64 { d, a, b } => r!(d) = (r!(a) as i64 >> (r!(b) & 63)) as u64,
                    Op::AddI32 { d, a, imm } => r!(d) = u64::from((r!(a) as u32).wrapping_add(imm as u32)),
                    Op::AddI64 { d, a, imm } => r!(d) = r!(a).wrapping_add(imm as i64 as u64),
                    Op::MulI32 { d, a, imm } => r!(d) = u64::from((r!(a) as u32).wrapping_mul(imm as u32)),
                    Op::MulI64 { d, a, imm } => r!(d) = r!(a).wrapping_mul(imm as i64 as u64),
                    Op::AndI { d, a, imm } => r!(d) = r!(a) & imm as i64 as u64,
                    Op::OrI { d, a, imm } => r!(d) = r!(a) | imm as i64 as u64,
                    Op::XorI { d, a, imm } => r!(d) = r!(a) ^ imm as i64 as u64,
                    Op::ShlI32 { d, a, imm } => r!(d) = u64::from((r!(a) as u32) << (imm & 31)),
                    Op::ShlI64 { d, a, imm } => r!(d) = r!(a) << (imm & 63),
                    Op::LShrI { d, a, imm } => r!(d) = r!(a) >> (imm & 63),
                    Op::AShrI32 { d, a, imm } => r!(d) = u64::from((r!(a) as i32 >> (imm & 31)) as u32),
                    Op::AShrI64 { d, a, imm } => r!(d) = (r!(a) as i64 >> (imm & 63)) as u64,
                    Op::AluN { op, w, d, a, b } => r!(d) = arith::alu(op, u32::from(w), r!(a), r!(b)),
                    Op::Div { op, w, d, a, b } => r!(d) = check!(arith::divide(op, u32::from(w), r!(a), r!(b))),

                    Op::Trunc32 { d, s } => r!(d) = u64::from(r!(s) as u32),
                    Op::Trunc { w, d, s } => r!(d) = r!(s) & ((1u64 << (w & 63)) - 1),
                    Op::SExt { from, to, d, s } => {
                        let v = sext(r!(s), u32::from(from)) as u64;
                        r!(d) = if to == 64 { v } else { v & ((1u64 << (to & 63)) - 1) };
                    }

                    Op::CmpEq { d, a, b } => r!(d) = u64::from(r!(a) == r!(b)),
                    Op::CmpNe { d, a, b } => r!(d) = u64::from(r!(a) != r!(b)),
                    Op::CmpUlt { d, a, b } => r!(d) = u64::from(r!(a) < r!(b)),
                    Op::CmpUle { d, a, b } => r!(d) = u64::from(r!(a) <= r!(b)),
                    Op::CmpSlt32 { d, a, b } => r!(d) = u64::from((r!(a) as i32) < r!(b) as i32),
                    Op::CmpSle32 { d, a, b } => r!(d) = u64::from(r!(a) as i32 <= r!(b) as i32),
                    Op::CmpSlt64 { d, a, b } => r!(d) = u64::from((r!(a) as i64) < r!(b) as i64),
                    Op::CmpSle64 { d, a, b } => r!(d) = u64::from(r!(a) as i64 <= r!(b) as i64),
                    Op::CmpEqI32 { d, a, imm } => r!(d) = u64::from(r!(a) as i32 == imm),
                    Op::CmpNeI32 { d, a, imm } => r!(d) = u64::from(r!(a) as i32 != imm),
                    Op::CmpUltI32 { d, a, imm } => r!(d) = u64::from((r!(a) as u32) < imm as u32),
                    Op::CmpUgtI32 { d, a, imm } => r!(d) = u64::from(r!(a) as u32 > imm as u32),
                    Op::CmpSltI32 { d, a, imm } => r!(d) = u64::from((r!(a) as i32) < imm),
                    Op::CmpSgtI32 { d, a, imm } => r!(d) = u64::from(r!(a) as i32 > imm),
                    Op::CmpEqI64 { d, a, imm } => r!(d) = u64::from(r!(a) == imm as i64 as u64),
                    Op::CmpNeI64 { d, a, imm } => r!(d) = u64::from(r!(a) != imm as i64 as u64),
                    Op::CmpUltI64 { d, a, imm } => r!(d) = u64::from(r!(a) < imm as i64 as u64),
                    Op::CmpUgtI64 { d, a, imm } => r!(d) = u64::from(r!(a) > imm as i64 as u64),
                    Op::CmpSltI64 { d, a, imm } => r!(d) = u64::from((r!(a) as i64) < i64::from(imm)),
                    Op::CmpSgtI64 { d, a, imm } => r!(d) = u64::from(r!(a) as i64 > i64::from(imm)),

                    Op::FAdd32 { d, a, b } => f32s!(d, a, b, +),
                    Op::FSub32 { d, a, b } => f32s!(d, a, b, -),
                    Op::FMul32 { d, a, b } => f32s!(d, a, b, *),
                    Op::FDiv32 { d, a, b } => f32s!(d, a, b, /),
                    Op::FAdd64 { d, a, b } => f64s!(d, a, b, +),
                    Op::FSub64 { d, a, b } => f64s!(d, a, b, -),
                    Op::FMul64 { d, a, b } => f64s!(d, a, b, *),
                    Op::FDiv64 { d, a, b } => f64s!(d, a, b, /),
                    Op::FCmp32 { pred, d, a, b } => {
                        let (a, b) = (f32::from_bits(r!(a) as u32), f32::from_bits(r!(b) as u32));
                        r!(d) = u64::from(arith::float_test(pred, a.partial_cmp(&b)));
                    }
                    Op::FCmp64 { pred, d, a, b } => {
                        let (a, b) = (f64::from_bits(r!(a)), f64::from_bits(r!(b)));
                        r!(d) = u64::from(arith::float_test(pred, a.partial_cmp(&b)));
                    }
                    Op::I32ToF64 { d, s } => r!(d) = f64::from(r!(s) as i32).to_bits(),
                    Op::I64ToF64 { d, s } => r!(d) = (r!(s) as i64 as f64).to_bits(),
                    Op::F64ToI32 { d, s } => r!(d) = u64::from(arith::f64_to_i32(f64::from_bits(r!(s)))),
                    Op::F64ToI64 { d, s } => r!(d) = arith::f64_to_i64(f64::from_bits(r!(s))),
                    Op::F32ToF64 { d, s } => r!(d) = f64::from(f32::from_bits(r!(s) as u32)).to_bits(),
                    Op::F64ToF32 { d, s } => r!(d) = u64::from((f64::from_bits(r!(s)) as f32).to_bits()),

                    Op::Load8 { d, p, off } => load!(load_u8, 1, d, at!(p, off)),
                    Op::Load16 { d, p, off } => load!(load_u16, 2, d, at!(p, off)),
                    Op::Load32 { d, p, off } => load!(load_u32, 4, d, at!(p, off)),
                    Op::Load64 { d, p, off } => load!(load_u64, 8, d, at!(p, off)),
                    Op::Store8 { s, p, off } => store!(store_u8, load_u8, u8, 1, at!(p, off), r!(s)),
                    Op::Store16 { s, p, off } => store!(store_u16, load_u16, u16, 2, at!(p, off), r!(s)),
                    Op::Store32 { s, p, off } => store!(store_u32, load_u32, u32, 4, at!(p, off), r!(s)),
                    Op::Store64 { s, p, off } => store!(store_u64, load_u64, u64, 8, at!(p, off), r!(s)),
                    Op::StoreI8 { imm, p, off } => store!(store_u8, load_u8, u8, 1, at!(p, off), imm),
                    Op::StoreI16 { imm, p, off } => store!(store_u16, load_u16, u16, 2, at!(p, off), imm),
                    Op::StoreI32 { imm, p, off } => store!(store_u32, load_u32, u32, 4, at!(p, off), imm),
                    Op::StoreI64 { imm, p, off } => store!(store_u64, load_u64, u64, 8, at!(p, off), imm as i64),
                    Op::LoadX8 { scale, d, p, x } => load!(load_u8, 1, d, x!(p, x, scale)),
                    Op::LoadX16 { scale, d, p, x } => load!(load_u16, 2, d, x!(p, x, scale)),
                    Op::LoadX32 { scale, d, p, x } => load!(load_u32, 4, d, x!(p, x, scale)),
                    Op::LoadX64 { scale, d, p, x } => load!(load_u64, 8, d, x!(p, x, scale)),
                    Op::StoreX8 { scale, s, p, x } => store!(store_u8, load_u8, u8, 1, x!(p, x, scale), r!(s)),
                    Op::StoreX16 { scale, s, p, x } => store!(store_u16, load_u16, u16, 2, x!(p, x, scale), r!(s)),
                    Op::StoreX32 { scale, s, p, x } => store!(store_u32, load_u32, u32, 4, x!(p, x, scale), r!(s)),
                    Op::StoreX64 { scale, s, p, x } => store!(store_u64, load_u64, u64, 8, x!(p, x, scale), r!(s)),
                    Op::LoadW8 { scale, d, p, x } => load!(load_u8, 1, d, w!(p, x, scale)),
                    Op::LoadW16 { scale, d, p, x } => load!(load_u16, 2, d, w!(p, x, scale)),
                    Op::LoadW32 { scale, d, p, x } => load!(load_u32, 4, d, w!(p, x, scale)),
                    Op::LoadW64 { scale, d, p, x } => load!(load_u64, 8, d, w!(p, x, scale)),
                    Op::StoreW8 { scale, s, p, x } => store!(store_u8, load_u8, u8, 1, w!(p, x, scale), r!(s)),
                    Op::StoreW16 { scale, s, p, x } => store!(store_u16, load_u16, u16, 2, w!(p, x, scale), r!(s)),
                    Op::StoreW32 { scale, s, p, x } => store!(store_u32, load_u32, u32, 4, w!(p, x, scale), r!(s)),
                    Op::StoreW64 { scale, s, p, x } => store!(store_u64, load_u64, u64, 8, w!(p, x, scale), r!(s)),
                    Op::LoadA8 { d, lo, hi } => load!(load_u8, 1, d, abs!(lo, hi)),
                    Op::LoadA32 { d, lo, hi } => load!(load_u32, 4, d, abs!(lo, hi)),
                    Op::LoadA64 { d, lo, hi } => load!(load_u64, 8, d, abs!(lo, hi)),
                    Op::StoreA8 { s, lo, hi } => store!(store_u8, load_u8, u8, 1, abs!(lo, hi), r!(s)),
                    Op::StoreA32 { s, lo, hi } => store!(store_u32, load_u32, u32, 4, abs!(lo, hi), r!(s)),
                    Op::StoreA64 { s, lo, hi } => store!(store_u64, load_u64, u64, 8, abs!(lo, hi), r!(s)),
                    Op::Gep { scale, d, p, x } => r!(d) = x!(p, x, scale),
                    Op::GepW { scale, d, p, x } => r!(d) = w!(p, x, scale),
                    Op::Alloca { d, site } => {
                        let a = &code.allocas[site as usize];
                        // Its bytes are counted in the function's `frame_bytes`.
                        let (region, kind) = (self.thread.region, guest::memory::ObjectKind::Stack);
                        match self.mem.alloc(region, kind, a.size, a.align, a.site) {
                            Some(at) => {
                                self.thread.locals.push(at);
                                if UNSET && follows {
                                    self.mem.mark_unwritten(at);
                                }
                                if SYMBOLIC && let Some(shadow) = &mut self.shadow {
                                    shadow.fresh_object(at, a.size);
                                }
                                r!(d) = at;
                            }
                            None => check!(Err(guest::memory::Fault::new(
                                FailureKind::StackOverflow,
                                format!("a local variable of {} bytes does not fit into guest memory", a.size),
                            ))),
                        }
                    }

                    Op::Steps { n } => clock += u64::from(n),
                    Op::Jmp { n, t } => {
                        clock += u64::from(n);
                        jump!(t);
                    }
                    Op::BrIf { n, c, t } => branch!(n, t, r!(c) & 1 != 0),
                    Op::BrIfNot { n, c, t } => branch!(n, t, r!(c) & 1 == 0),
                    Op::BrEq { n, a, b, t } => branch!(n, t, r!(a) == r!(b)),
                    Op::BrNe { n, a, b, t } => branch!(n, t, r!(a) != r!(b)),
                    Op::BrUlt { n, a, b, t } => branch!(n, t, r!(a) < r!(b)),
                    Op::BrUle { n, a, b, t } => branch!(n, t, r!(a) <= r!(b)),
                    Op::BrSlt32 { n, a, b, t } => branch!(n, t, (r!(a) as i32) < r!(b) as i32),
                    Op::BrSle32 { n, a, b, t } => branch!(n, t, r!(a) as i32 <= r!(b) as i32),
                    Op::BrSlt64 { n, a, b, t } => branch!(n, t, (r!(a) as i64) < r!(b) as i64),
                    Op::BrSle64 { n, a, b, t } => branch!(n, t, r!(a) as i64 <= r!(b) as i64),
                    Op::BrEqI32 { n, a, imm, t } => branch!(n, t, r!(a) as i32 == imm),
                    Op::BrNeI32 { n, a, imm, t } => branch!(n, t, r!(a) as i32 != imm),
                    Op::BrUltI32 { n, a, imm, t } => branch!(n, t, (r!(a) as u32) < imm as u32),
                    Op::BrUgtI32 { n, a, imm, t } => branch!(n, t, r!(a) as u32 > imm as u32),
                    Op::BrSltI32 { n, a, imm, t } => branch!(n, t, (r!(a) as i32) < imm),
                    Op::BrSgtI32 { n, a, imm, t } => branch!(n, t, r!(a) as i32 > imm),
                    Op::BrEqI64 { n, a, imm, t } => branch!(n, t, r!(a) == imm as i64 as u64),
                    Op::BrNeI64 { n, a, imm, t } => branch!(n, t, r!(a) != imm as i64 as u64),
                    Op::BrUltI64 { n, a, imm, t } => branch!(n, t, r!(a) < imm as i64 as u64),
                    Op::BrUgtI64 { n, a, imm, t } => branch!(n, t, r!(a) > imm as i64 as u64),
                    Op::BrSltI64 { n, a, imm, t } => branch!(n, t, (r!(a) as i64) < i64::from(imm)),
                    Op::BrSgtI64 { n, a, imm, t } => branch!(n, t, r!(a) as i64 > i64::from(imm)),
                    Op::Switch { n, v, table } => {
                        clock += u64::from(n);
                        jump!(code.switches[table as usize].target(r!(v)));
                    }
                    Op::Ret { n, s, count } => {
                        if UNSET && follows && count > 0 && self.thread.frames.len() == MAIN_DEPTH {
                            let result = unset[s as usize];
                            check!(self.status_is_set(result));
                        }
                        if EVENTS
                            && let Some(frame) = self.thread.frames.last()
                            && let Some(next) = death_event(&self.mem, &self.thread.locals[frame.locals_from..])
                        {
                            event!(next);
                            clock += u64::from(n);
                            save!();
                            self.saw_deaths();
                        } else {
                            clock += u64::from(n);
                        }
                        let Some(done) = self.thread.frames.pop() else { continue 'frame };
                        self.thread.stack_bytes = done.stack_before;
                        let Frame { dst, ret_slots, locals_from, .. } = done;
                        if let Some(caller) = self.thread.frames.last() {
                            let to = caller.base + dst as usize;
                            for i in 0..ret_slots.min(count) as usize {
                                self.thread.regs[to + i] = self.thread.regs[base + s as usize + i];
                            }
                            if UNSET && follows {
                                for i in 0..ret_slots.min(count) as usize {
                                    self.thread.unset[to + i] = self.thread.unset[base + s as usize + i];
                                }
                            }
                            if SYMBOLIC {
                                self.shadow_return(base + s as usize, to, ret_slots.min(count) as usize);
                            }
                        }
                        if self.thread.locals.len() > locals_from {
                            self.release_locals(locals_from);
                        }
                        continue 'frame;
                    }
                    Op::Call { n, site } => {
                        poll!(1);
                        let site = &code.calls[site as usize];
                        let mut announced = false;
                        if EVENTS {
                            let (own, errno) = (self.thread.region, self.thread.errno_at);
                            let next = match library_effect(image, site, regs) {
                                Some(effect) => call_event(&self.mem, effect, site, regs, (own, errno)),
                                None => passing_event(&self.mem, site, regs, own),
                            };
                            if let Some(next) = next {
                                event!(next);
                                announced = true;
                            }
                        }
                        clock += u64::from(n);
                        let callee = match site.callee {
                            Callee::Function(f) => f,
                            Callee::Pointer(p) => {
                                let addr = r!(p);
                                if UNSET && follows && unset[p as usize].bits != 0 {
                                    let found = Found { what: Use::Target, source: unset[p as usize].source };
                                    save!();
                                    return Leave::from(self.uninitialised(found));
                                }
                                if SYMBOLIC && let Some(shadow) = &mut self.shadow {
                                    let here = Shadow::at(clock, pc - 1);
                                    shadow.call_through(&mut self.watch, here, exprs[p as usize], addr);
                                }
                                save!();
                                match self.callee_at(addr) {
                                    Ok(f) => f,
                                    Err(fault) => return Leave::from(fault),
                                }
                            }
                            Callee::Shim(shim, entry) => {
                                save!();
                                self.gather(site);
                                if let Err(leave) = self.call_shim(shim, entry, entry.name, site, announced) {
                                    return leave;
                                }
                                pause = self.pause();
                                if EVENTS && self.thread.spin.is_found() {
                                    (budget, self.reserve) = (0, 0);
                                }
                                continue 'frame;
                            }
                        };
                        save!();
                        let Some(target) = image.code(callee) else {
                            self.gather(site);
                            if let Err(leave) = self.call_outside(callee, site, announced) {
                                return leave;
                            }
                            pause = self.pause();
                            if EVENTS && self.thread.spin.is_found() {
                                (budget, self.reserve) = (0, 0);
                            }
                            continue 'frame;
                        };
                        let pushed = if site.byval.is_empty() && !target.varargs {
                            let entered = self.enter(callee, target, (base, code.regs), site);
                            if SYMBOLIC && entered.is_ok() {
                                self.shadow_enter(base, site);
                            }
                            if UNSET && follows && entered.is_ok() {
                                self.pass_unset(base, site);
                            }
                            entered
                        } else {
                            self.gather(site);
                            self.call_with_extras(callee, site)
                        };
                        if let Err(fault) = pushed {
                            return Leave::from(fault);
                        }
                        continue 'frame;
                    }
                    Op::Ext { i } => {
                        let ext = &code.ext[i as usize];
                        let mut own = None;
                        if EVENTS && let Some(touch) = ext.touch() {
                            if let Some(next) = touch_event(&self.mem, touch, regs, self.thread.region) {
                                event!(next);
                                save!();
                                let clock = clock + u64::from(code.info[pc - 1].step);
                                let seen = Seen {
                                    thread: self.thread.id,
                                    key: self.thread.key,
                                    clock,
                                    function,
                                    op: (pc - 1) as u32,
                                    did: Did::World { kept: false },
                                };
                                match self.extended_event(ext, code, base, seen) {
                                    Ok(()) => {
                                        if self.count_work() {
                                            pause = self.pause();
                                        }
                                        if self.thread.spin.is_found() {
                                            (budget, self.reserve) = (0, 0);
                                        }
                                        continue 'frame;
                                    }
                                    Err(leave) => {
                                        self.thread.clock = clock;
                                        return leave;
                                    }
                                }
                            }
                            match touch {
                                Touch::Read(..) => {}
                                Touch::Write(p, off, size @ 1..=8) if !(UNSET && follows) => {
                                    let at = r!(p).wrapping_add(off as u64);
                                    own = Some((at, u64::from(size), self.mem.value(at, size.into())));
                                }
                                Touch::Update(p, size @ 1..=8) if !(UNSET && follows) => {
                                    own = Some((r!(p), u64::from(size), self.mem.value(r!(p), size.into())));
                                }
                                _ => self.thread.spin.wrote(true),
                            }
                        }
                        if EVENTS
                            && let Ext::StackRestore { s } = *ext
                            && let Some(dying) = self.thread.locals.get(r!(s) as usize..)
                            && let Some(next) = death_event(&self.mem, dying)
                        {
                            event!(next);
                        }
                        save!();
                        let done = if SYMBOLIC {
                            let here = here!();
                            let plan = self.shadow_before(ext, base, code.regs, here);
                            let done = self.extended_with_unset(ext, code, base);
                            if done.is_ok() {
                                self.shadow_after(plan, base, here, None);
                            }
                            done
                        } else if UNSET {
                            self.extended_with_unset(ext, code, base)
                        } else {
                            self.extended(ext, code, base)
                        };
                        if let Some((at, size, before)) = own {
                            let after = self.mem.value(at, size);
                            self.thread.spin.wrote_own(at, after, before != after);
                        }
                        if self.count_work() {
                            pause = self.pause();
                        }
                        match done {
                            Ok(None) => continue 'frame,
                            Ok(Some((n, target))) => {
                                clock += n;
                                if let Some(f) = self.thread.frames.last_mut() {
                                    f.pc = target;
                                }
                                continue 'frame;
                            }
                            Err(leave) => {
                                self.thread.clock = clock + u64::from(code.info[pc - 1].step);
                                return leave;
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Looks after so many steps whether to stop; if not, when to look again.
#[cold]
fn look_around(steps: u64, limits: &Limits) -> Result<u64, Leave> {
    if steps >= limits.max_steps {
        return Err(Leave::OutOfSteps);
    }
    match limits.stop.reason() {
        Some(reason) => Err(Leave::Stopped(reason)),
        None => Ok(steps.saturating_add(POLL).min(limits.max_steps)),
    }
}

/// A number for all registers of a thread, and where its functions will return to.
#[cold]
pub(super) fn regs_hash(stack: &[Frame], below: &[u64], regs: &[u64]) -> u64 {
    let mix = |h: u64, v: u64| (h.rotate_left(5) ^ v).wrapping_mul(0x517c_c1b7_2722_0a95);
    // Of the newest frame, the place is known to whoever asks.
    let callers = stack.split_last().map_or(&[][..], |(_, callers)| callers);
    let returns = callers.iter().map(|f| u64::from(f.function) << 32 | u64::from(f.pc));
    returns.chain(below.iter().chain(regs).copied()).fold(0, mix)
}
