//! Generated instructions, one after the other, in our machine and in simavr: after each the registers, SREG, the stack pointer, the program counter
//! and the cycles must be the same, and now and then all of RAM.
//!
//! Which instructions there are is listed here again: what the decoder under test does not know would otherwise never be tried. An instruction is put where
//! the program counter is. What it needs (a pointer into RAM, a return address on the stack) is arranged before.
//!
//! Left out: `spm`, `break`, `sleep`, `wdr`, I/O registers with a device behind them, and what the manual calls undefined (`ld r26, X+`).

use super::simavr::{STATE, Simavr, State, states};
use crate::traces::chance::Random;
use avr::op::{Mode, Op};
use avr::{Code, Machine, mcu};
use std::sync::Arc;

/// Fixed bits of each encoding: mask and value.
const ENCODINGS: &[(u16, u16)] = &[
    (0xffff, 0x0000),
    (0xff00, 0x0100),
    (0xff00, 0x0200),
    (0xff88, 0x0300),
    (0xff88, 0x0308),
    (0xff88, 0x0380),
    (0xff88, 0x0388),
    (0xfc00, 0x0400),
    (0xfc00, 0x0800),
    (0xfc00, 0x0c00),
    (0xfc00, 0x1000),
    (0xfc00, 0x1400),
    (0xfc00, 0x1800),
    (0xfc00, 0x1c00),
    (0xfc00, 0x2000),
    (0xfc00, 0x2400),
    (0xfc00, 0x2800),
    (0xfc00, 0x2c00),
    (0xf000, 0x3000),
    (0xf000, 0x4000),
    (0xf000, 0x5000),
    (0xf000, 0x6000),
    (0xf000, 0x7000),
    (0xd208, 0x8000),
    (0xd208, 0x8008),
    (0xd208, 0x8200),
    (0xd208, 0x8208),
    (0xfe0f, 0x9000),
    (0xfe0f, 0x9001),
    (0xfe0f, 0x9002),
    (0xfe0f, 0x9004),
    (0xfe0f, 0x9005),
    (0xfe0f, 0x9006),
    (0xfe0f, 0x9007),
    (0xfe0f, 0x9009),
    (0xfe0f, 0x900a),
    (0xfe0f, 0x900c),
    (0xfe0f, 0x900d),
    (0xfe0f, 0x900e),
    (0xfe0f, 0x900f),
    (0xfe0f, 0x9200),
    (0xfe0f, 0x9201),
    (0xfe0f, 0x9202),
    (0xfe0f, 0x9209),
    (0xfe0f, 0x920a),
    (0xfe0f, 0x920c),
    (0xfe0f, 0x920d),
    (0xfe0f, 0x920e),
    (0xfe0f, 0x920f),
    (0xfe0f, 0x9400),
    (0xfe0f, 0x9401),
    (0xfe0f, 0x9402),
    (0xfe0f, 0x9403),
    (0xfe0f, 0x9405),
    (0xfe0f, 0x9406),
    (0xfe0f, 0x9407),
    (0xfe0f, 0x940a),
    (0xff8f, 0x9408),
    (0xff8f, 0x9488),
    (0xffff, 0x9508),
    (0xffff, 0x9518),
    (0xffff, 0x95c8),
    (0xffff, 0x95d8),
    (0xffff, 0x9409),
    (0xffff, 0x9419),
    (0xffff, 0x9509),
    (0xffff, 0x9519),
    (0xfe0e, 0x940c),
    (0xfe0e, 0x940e),
    (0xff00, 0x9600),
    (0xff00, 0x9700),
    (0xff00, 0x9800),
    (0xff00, 0x9900),
    (0xff00, 0x9a00),
    (0xff00, 0x9b00),
    (0xfc00, 0x9c00),
    (0xf800, 0xb000),
    (0xf800, 0xb800),
    (0xf000, 0xc000),
    (0xf000, 0xd000),
    (0xf000, 0xe000),
    (0xfc00, 0xf000),
    (0xfc00, 0xf400),
    (0xfe08, 0xf800),
    (0xfe08, 0xfa00),
    (0xfe08, 0xfc00),
    (0xfe08, 0xfe00),
];

/// simavr 1.6 skips two words over these `adiw` and `sbiw`, because it compares too few bits with `jmp` and `call`. The manual has them in one word.
fn mistaken_for_two_words(word: u16) -> bool {
    word & 0xfe0c == 0x960c
}

struct Bench {
    machine: Machine,
    random: Random,
    records: Vec<[u8; 8]>,
    ours: Vec<(State, String)>,
}

impl Bench {
    fn poke(&mut self, address: u16, value: u8) {
        let [a, b] = address.to_le_bytes();
        self.records.push([1, 0, a, b, value, 0, 0, 0]);
        self.machine.poke(address, value);
    }

    fn poke_word(&mut self, low: u8, value: u16) {
        let [a, b] = value.to_le_bytes();
        self.poke(low.into(), a);
        self.poke(u16::from(low) + 1, b);
    }

    fn set_pc(&mut self, pc: u32) {
        let p = pc.to_le_bytes();
        self.records.push([2, 0, p[0], p[1], p[2], p[3], 0, 0]);
        self.machine.pc = pc;
    }

    fn ram(&mut self, room: u16) -> u16 {
        let mcu = self.machine.mcu();
        let size = mcu.ram_end - mcu.ram_start - 2 * room;
        mcu.ram_start + room + self.random.below(size.into()) as u16
    }

    fn words(&self) -> u32 {
        self.machine.mcu().flash / 2
    }

    /// Registers that keep what is written, and have nothing behind them.
    fn harmless(&self, at: u16) -> bool {
        let mcu = self.machine.mcu();
        let general = mcu.toggles && [0x3e, 0x4a, 0x4b].contains(&at);
        at == 0x5f || at == 0x5d || at == 0x5e || general || mcu.rampz == Some(at) || mcu.eind == Some(at)
    }

    /// Arranges what the instruction needs; whether it can be had at all.
    fn arrange(&mut self, op: Op) -> bool {
        let mcu = self.machine.mcu();
        let pc = self.machine.pc;
        let inside = |to: i64, words: u32| (2..i64::from(words) - 4).contains(&to);
        match op {
            Op::Illegal(_) | Op::Spm | Op::Break | Op::Sleep | Op::Wdr => false,
            Op::Ld { d: r, ptr, mode } | Op::St { r, ptr, mode } => {
                let moves = mode == Mode::PostInc || mode == Mode::PreDec;
                if moves && (r == ptr || r == ptr + 1) {
                    return false;
                }
                let at = self.ram(70);
                self.poke_word(ptr, at);
                true
            }
            Op::Lpm { d: 30 | 31, inc: true } | Op::Elpm { d: 30 | 31, inc: true } => false,
            Op::Lpm { .. } | Op::Elpm { .. } => {
                let extended = matches!(op, Op::Elpm { .. });
                if extended {
                    let Some(rampz) = mcu.rampz else { return false };
                    let high = self.random.below(u64::from(mcu.flash >> 16)) as u8;
                    self.poke(rampz, high);
                }
                let z = self.random.below(u64::from(mcu.flash.min(0x10000)) - 2) as u16;
                self.poke_word(30, z);
                true
            }
            Op::Push(_)
            | Op::Pop(_)
            | Op::Ret
            | Op::Reti
            | Op::Rcall(_)
            | Op::Call(_)
            | Op::Icall
            | Op::Eicall
            | Op::Ijmp
            | Op::Eijmp => {
                let extended = matches!(op, Op::Eicall | Op::Eijmp);
                let through = extended || matches!(op, Op::Icall | Op::Ijmp);
                if extended && mcu.eind.is_none() {
                    return false;
                }
                if let Op::Rcall(by) = op
                    && !inside(i64::from(pc) + 1 + i64::from(by), self.words())
                {
                    return false;
                }
                if let Op::Call(to) = op
                    && !inside(to.into(), self.words())
                {
                    return false;
                }
                let sp = self.ram(8);
                self.poke(0x5d, sp as u8);
                self.poke(0x5e, (sp >> 8) as u8);
                let to = 2 + self.random.below(u64::from(self.words()) - 8) as u32;
                if through {
                    self.poke_word(30, to as u16 & 0x3fff);
                    if let Some(eind) = mcu.eind {
                        let high = self.random.below(2) as u8;
                        self.poke(eind, high);
                    }
                }
                if matches!(op, Op::Ret | Op::Reti) {
                    let bytes = mcu.pc_bytes();
                    for i in 0..bytes {
                        self.poke(sp + 1 + i, (to >> (8 * (bytes - 1 - i))) as u8);
                    }
                }
                true
            }
            Op::Jmp(to) => inside(to.into(), self.words()),
            Op::Rjmp(by) => inside(i64::from(pc) + 1 + i64::from(by), self.words()),
            Op::Brbs(_, by) | Op::Brbc(_, by) => inside(i64::from(pc) + 1 + i64::from(by), self.words()),
            Op::In(_, at) | Op::Out(at, _) | Op::Sbi(at, _) | Op::Cbi(at, _) | Op::Sbic(at, _) | Op::Sbis(at, _) => {
                self.harmless(at)
            }
            _ => true,
        }
    }

    fn step(&mut self) -> Result<(), String> {
        if self.machine.pc + 8 > self.words() {
            let to = 2 + self.random.below(u64::from(self.words()) - 16) as u32;
            self.set_pc(to);
        }
        // Random arithmetic forgets everything soon: fresh values now and then.
        if self.random.below(8) == 0 {
            let (register, value) = (self.random.below(32) as u16, self.random.below(1 << 8) as u8);
            self.poke(register, value);
        }
        loop {
            let (mask, value) = ENCODINGS[self.random.below(ENCODINGS.len() as u64) as usize];
            let first = self.random.below(1 << 16) as u16 & !mask | value;
            let mut second = self.random.below(1 << 16) as u16;
            let is_data = matches!(avr::decode::decode(first, second), Op::Lds(..) | Op::Sts(..));
            if is_data {
                second = self.ram(0);
            }
            let first = if let Op::Jmp(_) | Op::Call(_) = avr::decode::decode(first, second) {
                first & 0xfe0e | self.random.below(2) as u16
            } else {
                first
            };
            let op = avr::decode::decode(first, second);
            if op.skips() && mistaken_for_two_words(second) || !self.arrange(op) {
                continue;
            }
            let pc = self.machine.pc;
            Arc::make_mut(&mut self.machine.code).patch(pc, [first, second]);
            let ([a, b], [c, d]) = (first.to_le_bytes(), second.to_le_bytes());
            self.records.push([0, 0, a, b, c, d, 0, 0]);
            let before = format!("{op:?} ({first:#06x} {second:#06x}) at {pc:#x}, SREG {:#04x}", self.machine.sreg);
            self.machine.step(&mut ()).map_err(|halt| format!("{before}: {halt}"))?;
            self.ours.push((ours(&self.machine), before));
            return Ok(());
        }
    }
}

/// The same of ours.
pub(super) fn ours(machine: &Machine) -> State {
    let mcu = machine.mcu();
    State {
        registers: (0..32).map(|r| machine.register(r)).collect(),
        sreg: machine.sreg,
        sp: machine.sp,
        rampz: mcu.rampz.map_or(0, |a| machine.peek(a)),
        eind: mcu.eind.map_or(0, |a| machine.peek(a)),
        pc: machine.pc,
        cycles: machine.cycles,
    }
}

/// Executes generated instructions in both; the first difference is the error.
pub fn compare(mcu_name: &str, instructions: u64, seed: u64) -> Result<(), String> {
    let mcu = mcu::find(mcu_name).ok_or("no such microcontroller")?;
    let mut simavr = Simavr::new(mcu_name)?;
    let machine = Machine::new(Arc::new(Code::new(mcu, Vec::new())));
    let mut bench = Bench { machine, random: Random::new(seed), records: Vec::new(), ours: Vec::new() };
    let ram = usize::from(mcu.ram_end - mcu.ram_start) + 1;
    bench.set_pc(64);
    for address in [0x5d, 0x5e, 0x5f].into_iter().chain(0..32).chain(mcu.ram_start..=mcu.ram_end) {
        let value = bench.random.below(1 << 8) as u8;
        bench.poke(address, value);
    }
    let mut base = None;
    let mut done = 0;
    while done < instructions {
        let batch = (instructions - done).min(1000);
        for _ in 0..batch {
            bench.step()?;
        }
        done += batch;
        bench.records.push([3, 0, 0, 0, 0, 0, 0, 0]);
        let size = bench.ours.len() * STATE;
        let answer = simavr.ask(&bench.records, size + ram)?;
        for (theirs, (ours, what)) in states(&answer[..size]).zip(&bench.ours) {
            let base = *base.get_or_insert_with(|| theirs.cycles.wrapping_sub(ours.cycles));
            let theirs = State { cycles: theirs.cycles.wrapping_sub(base), ..theirs };
            if theirs != *ours {
                return Err(format!("{mcu_name}, seed {seed}: {what}\n  ours   {ours:?}\n  simavr {theirs:?}"));
            }
        }
        let start = usize::from(mcu.ram_start);
        if answer[size..] != bench.machine.data()[start..start + ram] {
            return Err(format!("{mcu_name}, seed {seed}: RAM differs after {done} instructions"));
        }
        bench.records.clear();
        bench.ours.clear();
    }
    Ok(())
}

/// So many instructions or a few more over all microcontrollers; how many.
pub fn campaign(count: u64, mut seed: u64) -> Result<u64, String> {
    const EACH: u64 = 200_000;
    let mut done = 0;
    while done < count {
        for mcu in mcu::ALL {
            compare(mcu.name, EACH, seed)?;
            done += EACH;
        }
        seed += 1;
    }
    Ok(done)
}
