//! From words of flash to instructions.
//!
//! The table of encodings is that of the instruction set manual: a row has the bits that are fixed (mask and value) and how the rest is read.
//! The whole flash is decoded once, so that running looks nothing up.

use crate::op::{Mode, Op, X, Y, Z};

struct Row {
    mask: u16,
    value: u16,
    make: fn(u16, u16) -> Op,
}

/// Five bits at 8 to 4: the destination.
fn d5(w: u16) -> u8 {
    (w >> 4 & 31) as u8
}

/// Five bits at 9 and 3 to 0: the source.
fn r5(w: u16) -> u8 {
    (w >> 5 & 16 | w & 15) as u8
}

fn d4(w: u16) -> u8 {
    16 + (w >> 4 & 15) as u8
}

fn k8(w: u16) -> u8 {
    (w >> 4 & 0xf0 | w & 15) as u8
}

fn d3(w: u16) -> u8 {
    16 + (w >> 4 & 7) as u8
}

fn r3(w: u16) -> u8 {
    16 + (w & 7) as u8
}

/// The pair of `adiw` and `sbiw`, and its constant.
fn pair(w: u16) -> (u8, u8) {
    (24 + 2 * (w >> 4 & 3) as u8, (w >> 2 & 0x30 | w & 15) as u8)
}

/// The displacement of `ldd` and `std`.
fn q(w: u16) -> Mode {
    Mode::Plus((w >> 8 & 0x20 | w >> 7 & 0x18 | w & 7) as u8)
}

fn io5(w: u16) -> u16 {
    0x20 + (w >> 3 & 31)
}

fn io6(w: u16) -> u16 {
    0x20 + (w >> 5 & 0x30 | w & 15)
}

fn bit(w: u16) -> u8 {
    (w & 7) as u8
}

fn flag(w: u16) -> u8 {
    (w >> 4 & 7) as u8
}

/// Seven bits at 9 to 3, signed.
fn k7(w: u16) -> i8 {
    ((w >> 2) as i8) >> 1
}

fn k12(w: u16) -> i16 {
    ((w << 4) as i16) >> 4
}

fn k22(w: u16, next: u16) -> u32 {
    u32::from(w >> 3 & 0x3e | w & 1) << 16 | u32::from(next)
}

const fn row(mask: u16, value: u16, make: fn(u16, u16) -> Op) -> Row {
    Row { mask, value, make }
}

/// The first row that matches counts.
const ROWS: &[Row] = &[
    row(0xffff, 0x0000, |_, _| Op::Nop),
    row(0xff00, 0x0100, |w, _| Op::Movw(2 * (w >> 4 & 15) as u8, 2 * (w & 15) as u8)),
    row(0xff00, 0x0200, |w, _| Op::Muls(d4(w), 16 + (w & 15) as u8)),
    row(0xff88, 0x0300, |w, _| Op::Mulsu(d3(w), r3(w))),
    row(0xff88, 0x0308, |w, _| Op::Fmul(d3(w), r3(w))),
    row(0xff88, 0x0380, |w, _| Op::Fmuls(d3(w), r3(w))),
    row(0xff88, 0x0388, |w, _| Op::Fmulsu(d3(w), r3(w))),
    row(0xfc00, 0x0400, |w, _| Op::Cpc(d5(w), r5(w))),
    row(0xfc00, 0x0800, |w, _| Op::Sbc(d5(w), r5(w))),
    row(0xfc00, 0x0c00, |w, _| Op::Add(d5(w), r5(w))),
    row(0xfc00, 0x1000, |w, _| Op::Cpse(d5(w), r5(w))),
    row(0xfc00, 0x1400, |w, _| Op::Cp(d5(w), r5(w))),
    row(0xfc00, 0x1800, |w, _| Op::Sub(d5(w), r5(w))),
    row(0xfc00, 0x1c00, |w, _| Op::Adc(d5(w), r5(w))),
    row(0xfc00, 0x2000, |w, _| Op::And(d5(w), r5(w))),
    row(0xfc00, 0x2400, |w, _| Op::Eor(d5(w), r5(w))),
    row(0xfc00, 0x2800, |w, _| Op::Or(d5(w), r5(w))),
    row(0xfc00, 0x2c00, |w, _| Op::Mov(d5(w), r5(w))),
    row(0xf000, 0x3000, |w, _| Op::Cpi(d4(w), k8(w))),
    row(0xf000, 0x4000, |w, _| Op::Sbci(d4(w), k8(w))),
    row(0xf000, 0x5000, |w, _| Op::Subi(d4(w), k8(w))),
    row(0xf000, 0x6000, |w, _| Op::Ori(d4(w), k8(w))),
    row(0xf000, 0x7000, |w, _| Op::Andi(d4(w), k8(w))),
    row(0xd208, 0x8000, |w, _| Op::Ld { d: d5(w), ptr: Z, mode: q(w) }),
    row(0xd208, 0x8008, |w, _| Op::Ld { d: d5(w), ptr: Y, mode: q(w) }),
    row(0xd208, 0x8200, |w, _| Op::St { ptr: Z, mode: q(w), r: d5(w) }),
    row(0xd208, 0x8208, |w, _| Op::St { ptr: Y, mode: q(w), r: d5(w) }),
    row(0xfe0f, 0x9000, |w, next| Op::Lds(d5(w), next)),
    row(0xfe0f, 0x9001, |w, _| Op::Ld { d: d5(w), ptr: Z, mode: Mode::PostInc }),
    row(0xfe0f, 0x9002, |w, _| Op::Ld { d: d5(w), ptr: Z, mode: Mode::PreDec }),
    row(0xfe0f, 0x9004, |w, _| Op::Lpm { d: d5(w), inc: false }),
    row(0xfe0f, 0x9005, |w, _| Op::Lpm { d: d5(w), inc: true }),
    row(0xfe0f, 0x9006, |w, _| Op::Elpm { d: d5(w), inc: false }),
    row(0xfe0f, 0x9007, |w, _| Op::Elpm { d: d5(w), inc: true }),
    row(0xfe0f, 0x9009, |w, _| Op::Ld { d: d5(w), ptr: Y, mode: Mode::PostInc }),
    row(0xfe0f, 0x900a, |w, _| Op::Ld { d: d5(w), ptr: Y, mode: Mode::PreDec }),
    row(0xfe0f, 0x900c, |w, _| Op::Ld { d: d5(w), ptr: X, mode: Mode::Plus(0) }),
    row(0xfe0f, 0x900d, |w, _| Op::Ld { d: d5(w), ptr: X, mode: Mode::PostInc }),
    row(0xfe0f, 0x900e, |w, _| Op::Ld { d: d5(w), ptr: X, mode: Mode::PreDec }),
    row(0xfe0f, 0x900f, |w, _| Op::Pop(d5(w))),
    row(0xfe0f, 0x9200, |w, next| Op::Sts(next, d5(w))),
    row(0xfe0f, 0x9201, |w, _| Op::St { ptr: Z, mode: Mode::PostInc, r: d5(w) }),
    row(0xfe0f, 0x9202, |w, _| Op::St { ptr: Z, mode: Mode::PreDec, r: d5(w) }),
    row(0xfe0f, 0x9209, |w, _| Op::St { ptr: Y, mode: Mode::PostInc, r: d5(w) }),
    row(0xfe0f, 0x920a, |w, _| Op::St { ptr: Y, mode: Mode::PreDec, r: d5(w) }),
    row(0xfe0f, 0x920c, |w, _| Op::St { ptr: X, mode: Mode::Plus(0), r: d5(w) }),
    row(0xfe0f, 0x920d, |w, _| Op::St { ptr: X, mode: Mode::PostInc, r: d5(w) }),
    row(0xfe0f, 0x920e, |w, _| Op::St { ptr: X, mode: Mode::PreDec, r: d5(w) }),
    row(0xfe0f, 0x920f, |w, _| Op::Push(d5(w))),
    row(0xfe0f, 0x9400, |w, _| Op::Com(d5(w))),
    row(0xfe0f, 0x9401, |w, _| Op::Neg(d5(w))),
    row(0xfe0f, 0x9402, |w, _| Op::Swap(d5(w))),
    row(0xfe0f, 0x9403, |w, _| Op::Inc(d5(w))),
    row(0xfe0f, 0x9405, |w, _| Op::Asr(d5(w))),
    row(0xfe0f, 0x9406, |w, _| Op::Lsr(d5(w))),
    row(0xfe0f, 0x9407, |w, _| Op::Ror(d5(w))),
    row(0xfe0f, 0x940a, |w, _| Op::Dec(d5(w))),
    row(0xff8f, 0x9408, |w, _| Op::Bset(flag(w))),
    row(0xff8f, 0x9488, |w, _| Op::Bclr(flag(w))),
    row(0xffff, 0x9508, |_, _| Op::Ret),
    row(0xffff, 0x9518, |_, _| Op::Reti),
    row(0xffff, 0x9588, |_, _| Op::Sleep),
    row(0xffff, 0x9598, |_, _| Op::Break),
    row(0xffff, 0x95a8, |_, _| Op::Wdr),
    row(0xffff, 0x95c8, |_, _| Op::Lpm { d: 0, inc: false }),
    row(0xffff, 0x95d8, |_, _| Op::Elpm { d: 0, inc: false }),
    row(0xffff, 0x95e8, |_, _| Op::Spm),
    row(0xffff, 0x9409, |_, _| Op::Ijmp),
    row(0xffff, 0x9419, |_, _| Op::Eijmp),
    row(0xffff, 0x9509, |_, _| Op::Icall),
    row(0xffff, 0x9519, |_, _| Op::Eicall),
    row(0xfe0e, 0x940c, |w, next| Op::Jmp(k22(w, next))),
    row(0xfe0e, 0x940e, |w, next| Op::Call(k22(w, next))),
    row(0xff00, 0x9600, |w, _| Op::Adiw(pair(w).0, pair(w).1)),
    row(0xff00, 0x9700, |w, _| Op::Sbiw(pair(w).0, pair(w).1)),
    row(0xff00, 0x9800, |w, _| Op::Cbi(io5(w), bit(w))),
    row(0xff00, 0x9900, |w, _| Op::Sbic(io5(w), bit(w))),
    row(0xff00, 0x9a00, |w, _| Op::Sbi(io5(w), bit(w))),
    row(0xff00, 0x9b00, |w, _| Op::Sbis(io5(w), bit(w))),
    row(0xfc00, 0x9c00, |w, _| Op::Mul(d5(w), r5(w))),
    row(0xf800, 0xb000, |w, _| Op::In(d5(w), io6(w))),
    row(0xf800, 0xb800, |w, _| Op::Out(io6(w), d5(w))),
    row(0xf000, 0xc000, |w, _| Op::Rjmp(k12(w))),
    row(0xf000, 0xd000, |w, _| Op::Rcall(k12(w))),
    row(0xf000, 0xe000, |w, _| Op::Ldi(d4(w), k8(w))),
    row(0xfc00, 0xf000, |w, _| Op::Brbs(bit(w), k7(w))),
    row(0xfc00, 0xf400, |w, _| Op::Brbc(bit(w), k7(w))),
    row(0xfe08, 0xf800, |w, _| Op::Bld(d5(w), bit(w))),
    row(0xfe08, 0xfa00, |w, _| Op::Bst(d5(w), bit(w))),
    row(0xfe08, 0xfc00, |w, _| Op::Sbrc(d5(w), bit(w))),
    row(0xfe08, 0xfe00, |w, _| Op::Sbrs(d5(w), bit(w))),
];

/// The instruction that begins with this word; `next` is the word after it.
pub fn decode(word: u16, next: u16) -> Op {
    let row = ROWS.iter().find(|row| word & row.mask == row.value);
    row.map_or(Op::Illegal(word), |row| (row.make)(word, next))
}

/// All of a flash, each word as if an instruction began there.
pub fn decode_all(flash: &[u8]) -> Vec<Op> {
    let word = |i: usize| match flash.get(2 * i..2 * i + 2) {
        Some(bytes) => u16::from_le_bytes([bytes[0], bytes[1]]),
        None => 0xffff,
    };
    // Most of a flash is empty, and the table is long.
    let erased = decode(0xffff, 0xffff);
    (0..flash.len() / 2).map(|i| if word(i) == 0xffff { erased } else { decode(word(i), word(i + 1)) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows that overlap would make the meaning of a word depend on their order; only `lpm` with and without an operand is told apart elsewhere.
    #[test]
    fn no_word_matches_two_rows() {
        for word in 0..=u16::MAX {
            assert!(ROWS.iter().filter(|r| word & r.mask == r.value).count() <= 1, "{word:#06x}");
        }
    }

    #[test]
    fn operands_are_where_the_manual_has_them() {
        assert_eq!(decode(0x0fef, 0), Op::Add(30, 31));
        assert_eq!(decode(0xef8f, 0), Op::Ldi(24, 0xff));
        assert_eq!(decode(0xad8e, 0), Op::Ld { d: 24, ptr: Y, mode: Mode::Plus(62) });
        assert_eq!(decode(0x940e, 0x1234), Op::Call(0x1234));
        assert_eq!(decode(0x95f4, 0x0001), Op::Illegal(0x95f4));
        assert_eq!(decode(0xf7f1, 0), Op::Brbc(1, -2));
        assert_eq!(decode(0xcfff, 0), Op::Rjmp(-1));
        assert_eq!(decode(0x97cf, 0), Op::Sbiw(24, 0x3f));
        assert_eq!(decode(0xbfcd, 0), Op::Out(0x5d, 28));
        assert_eq!(std::mem::size_of::<Op>(), 8);
    }
}
