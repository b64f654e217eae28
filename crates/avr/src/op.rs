//! The instructions of the avr5, avr51 and avr6 families, one variant for each, with its operands taken apart.
//!
//! Registers are 0 to 31, I/O addresses are addresses in data memory (those of `in` and `out` plus 0x20), branch distances are in words from the
//! next instruction, absolute targets are addresses of words. The names are those of the instruction set manual; of its synonyms
//! (`lsl`, `tst`, `sei`, ...) only the instruction that they stand for is here.

/// A pointer register: its low half's number.
pub const X: u8 = 26;
pub const Y: u8 = 28;
pub const Z: u8 = 30;

/// How a load or store uses its pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The address is the pointer plus this.
    Plus(u8),
    /// The pointer is then increased.
    PostInc,
    /// The pointer is decreased first.
    PreDec,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Nop,
    Movw(u8, u8),
    Muls(u8, u8),
    Mulsu(u8, u8),
    Fmul(u8, u8),
    Fmuls(u8, u8),
    Fmulsu(u8, u8),
    Mul(u8, u8),
    Cpc(u8, u8),
    Sbc(u8, u8),
    Add(u8, u8),
    Cpse(u8, u8),
    Cp(u8, u8),
    Sub(u8, u8),
    Adc(u8, u8),
    And(u8, u8),
    Eor(u8, u8),
    Or(u8, u8),
    Mov(u8, u8),
    Cpi(u8, u8),
    Sbci(u8, u8),
    Subi(u8, u8),
    Ori(u8, u8),
    Andi(u8, u8),
    Ldi(u8, u8),
    Ld {
        d: u8,
        ptr: u8,
        mode: Mode,
    },
    St {
        ptr: u8,
        mode: Mode,
        r: u8,
    },
    Lds(u8, u16),
    Sts(u16, u8),
    Lpm {
        d: u8,
        inc: bool,
    },
    Elpm {
        d: u8,
        inc: bool,
    },
    Spm,
    Push(u8),
    Pop(u8),
    Com(u8),
    Neg(u8),
    Swap(u8),
    Inc(u8),
    Asr(u8),
    Lsr(u8),
    Ror(u8),
    Dec(u8),
    Bset(u8),
    Bclr(u8),
    Ret,
    Reti,
    Sleep,
    Break,
    Wdr,
    Ijmp,
    Eijmp,
    Icall,
    Eicall,
    Jmp(u32),
    Call(u32),
    Adiw(u8, u8),
    Sbiw(u8, u8),
    Cbi(u16, u8),
    Sbic(u16, u8),
    Sbi(u16, u8),
    Sbis(u16, u8),
    In(u8, u16),
    Out(u16, u8),
    Rjmp(i16),
    Rcall(i16),
    /// Branch if the flag is set.
    Brbs(u8, i8),
    Brbc(u8, i8),
    Bld(u8, u8),
    Bst(u8, u8),
    Sbrc(u8, u8),
    Sbrs(u8, u8),
    /// Not an instruction of these families.
    Illegal(u16),
}

impl Op {
    /// Words in flash.
    pub fn words(self) -> u32 {
        match self {
            Op::Lds(..) | Op::Sts(..) | Op::Jmp(_) | Op::Call(_) => 2,
            _ => 1,
        }
    }

    /// Whether the next instruction may be left out.
    pub fn skips(self) -> bool {
        matches!(self, Op::Cpse(..) | Op::Sbic(..) | Op::Sbis(..) | Op::Sbrc(..) | Op::Sbrs(..))
    }
}
