//! What is known of a byte without running the program.

/// A byte, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Byte {
    /// Some bits: those of the mask have the values given.
    Bits {
        known: u8,
        value: u8,
    },
    /// What this register had when the function was entered.
    Entry(u8),
    /// The low byte of the stack pointer at entry plus this.
    Low(i32),
    High(i32),
    /// A copy of SREG in which I had this state.
    Flags(Tri),
}

pub(super) const UNKNOWN: Byte = Byte::Bits { known: 0, value: 0 };

pub(super) const fn constant(value: u8) -> Byte {
    Byte::Bits { known: 0xff, value }
}

/// A bit that may be 0, may be 1, or may be both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Tri {
    Zero,
    One,
    Both,
}

impl Tri {
    pub(super) fn join(self, other: Tri) -> Tri {
        if self == other { self } else { Tri::Both }
    }

    pub(super) fn may_be_one(self) -> bool {
        self != Tri::Zero
    }
}

impl Byte {
    pub(super) fn as_constant(self) -> Option<u8> {
        match self {
            Byte::Bits { known: 0xff, value } => Some(value),
            _ => None,
        }
    }

    /// Which bits are known, and their values.
    pub(super) fn bits(self) -> (u8, u8) {
        match self {
            Byte::Bits { known, value } => (known, value),
            Byte::Flags(Tri::One) => (0x80, 0x80),
            Byte::Flags(Tri::Zero) => (0x80, 0),
            _ => (0, 0),
        }
    }

    pub(super) fn join(self, other: Byte) -> Byte {
        if self == other {
            return self;
        }
        if let (Byte::Flags(a), Byte::Flags(b)) = (self, other) {
            return Byte::Flags(a.join(b));
        }
        let ((ka, va), (kb, vb)) = (self.bits(), other.bits());
        let known = ka & kb & !(va ^ vb);
        Byte::Bits { known, value: va & known }
    }

    pub(super) fn and(self, other: Byte) -> Byte {
        let ((ka, va), (kb, vb)) = (self.bits(), other.bits());
        let zeros = ka & !va | kb & !vb;
        let ones = ka & va & kb & vb;
        Byte::Bits { known: zeros | ones, value: ones }
    }

    pub(super) fn or(self, other: Byte) -> Byte {
        let ((ka, va), (kb, vb)) = (self.bits(), other.bits());
        let ones = ka & va | kb & vb;
        let zeros = ka & !va & kb & !vb;
        Byte::Bits { known: zeros | ones, value: ones }
    }

    pub(super) fn xor(self, other: Byte) -> Byte {
        let ((ka, va), (kb, vb)) = (self.bits(), other.bits());
        let known = ka & kb;
        Byte::Bits { known, value: (va ^ vb) & known }
    }

    pub(super) fn with_bit(self, bit: u8, on: Tri) -> Byte {
        let (known, value) = self.bits();
        let mask = 1 << bit;
        match on {
            Tri::Both => Byte::Bits { known: known & !mask, value: value & !mask },
            Tri::One => Byte::Bits { known: known | mask, value: value | mask },
            Tri::Zero => Byte::Bits { known: known | mask, value: value & !mask },
        }
    }

    pub(super) fn bit(self, bit: u8) -> Tri {
        let (known, value) = self.bits();
        match (known >> bit & 1, value >> bit & 1) {
            (0, _) => Tri::Both,
            (_, 0) => Tri::Zero,
            _ => Tri::One,
        }
    }
}
