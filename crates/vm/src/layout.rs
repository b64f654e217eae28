//! How values lie in registers and in memory.
//!
//! Every value is flattened into scalars; a scalar takes one 64-bit slot (two for x86_fp80, fp128 and integers
//! over 64 bits, more for wider ones). Integers are kept zero-extended to their slot.

use ir::{Type, TypeId, Types};

/// A flattened piece of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// An integer of up to 64 bits.
    Int(u32),
    /// A wider integer.
    Wide(u32),
    /// `half`
    F16,
    /// `bfloat`
    BF16,
    /// `float`
    F32,
    /// `double`
    F64,
    /// `x86_fp80`
    F80,
    /// `fp128`
    F128,
    Ptr,
}

impl Scalar {
    /// Slots in the register file.
    pub fn slots(self) -> u32 {
        match self {
            Scalar::Wide(bits) => bits.div_ceil(64),
            Scalar::F80 | Scalar::F128 => 2,
            _ => 1,
        }
    }

    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) | Scalar::Wide(bits) => bits,
            Scalar::F16 | Scalar::BF16 => 16,
            Scalar::F32 => 32,
            Scalar::F64 | Scalar::Ptr => 64,
            Scalar::F80 => 80,
            Scalar::F128 => 128,
        }
    }

    /// Bytes that a load or store touches.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }
}

/// A scalar inside a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    pub scalar: Scalar,
    /// Byte offset in memory.
    pub offset: u64,
    /// First slot, relative to the value's.
    pub slot: u32,
}

/// A value of more slots than this is not kept in registers.
const MAX_SLOTS: u32 = 1 << 16;

pub fn scalar(types: &Types, ty: TypeId) -> Option<Scalar> {
    Some(match types.get(ty) {
        Type::Int(bits) if *bits <= 64 => Scalar::Int(*bits),
        Type::Int(bits) => Scalar::Wide(*bits),
        Type::Half => Scalar::F16,
        Type::BFloat => Scalar::BF16,
        Type::Float => Scalar::F32,
        Type::Double => Scalar::F64,
        Type::X86Fp80 => Scalar::F80,
        Type::Fp128 => Scalar::F128,
        Type::Ptr(_) => Scalar::Ptr,
        _ => return None,
    })
}

/// A vector's lanes and their scalar, if the type is a vector of fixed length.
pub fn vector(types: &Types, ty: TypeId) -> Option<(u32, Scalar)> {
    match types.get(ty) {
        Type::Vector { elem, len, scalable: false } => Some((*len, scalar(types, *elem)?)),
        _ => None,
    }
}

/// The scalars of a type in order; `None` if it cannot be a register value (opaque, scalable, too large).
pub fn leaves(types: &Types, ty: TypeId) -> Option<Vec<Leaf>> {
    let mut out = Vec::new();
    let mut slot = 0;
    flatten(types, ty, 0, &mut slot, &mut out)?;
    Some(out)
}

/// Structs and arrays of nothing, which may be nested so deep that to walk through them would never end.
fn is_empty(types: &Types, ty: TypeId) -> bool {
    matches!(types.get(ty), Type::Struct { .. } | Type::Array { .. }) && types.layout(ty).is_some_and(|l| l.size == 0)
}

pub fn slots(types: &Types, ty: TypeId) -> Option<u32> {
    match types.get(ty) {
        Type::Void | Type::Metadata | Type::Label | Type::Token => Some(0),
        _ => slots_of_value(types, ty),
    }
}

/// The same for what lies in memory, or in another value.
fn slots_of_value(types: &Types, ty: TypeId) -> Option<u32> {
    // Quickly, for those that are far too large: no scalar takes more room than this with what fills it up.
    if types.layout(ty).is_none_or(|l| l.size > 64 * u64::from(MAX_SLOTS)) {
        return None;
    }
    if is_empty(types, ty) {
        return Some(0);
    }
    let slots = slots_of_value;
    Some(match types.get(ty) {
        Type::Vector { elem, len, scalable: false } => slots(types, *elem)?.checked_mul(*len)?,
        Type::Array { elem, len } => slots(types, *elem)?.checked_mul(u32::try_from(*len).ok()?)?,
        Type::Struct { fields, .. } => fields.iter().try_fold(0u32, |n, &f| n.checked_add(slots(types, f)?))?,
        _ => scalar(types, ty)?.slots(),
    })
    .filter(|&n| n <= MAX_SLOTS)
}

fn flatten(types: &Types, ty: TypeId, offset: u64, slot: &mut u32, out: &mut Vec<Leaf>) -> Option<()> {
    if *slot > MAX_SLOTS {
        return None;
    }
    if is_empty(types, ty) {
        return Some(());
    }
    if let Some(scalar) = scalar(types, ty) {
        out.push(Leaf { scalar, offset, slot: *slot });
        *slot += scalar.slots();
        return Some(());
    }
    match types.get(ty) {
        Type::Void | Type::Metadata | Type::Label | Type::Token if out.is_empty() && offset == 0 => {}
        Type::Vector { elem, len, scalable: false } => {
            // Lanes of a whole number of bytes; narrower ones are packed, and handled where they are loaded.
            let step = u64::from(scalar(types, *elem)?.bits()).div_ceil(8);
            for i in 0..u64::from(*len) {
                flatten(types, *elem, offset + i * step, slot, out)?;
            }
        }
        Type::Array { elem, len } => {
            slots(types, ty)?;
            let step = types.layout(*elem)?.size;
            for i in 0..*len {
                flatten(types, *elem, offset + i * step, slot, out)?;
            }
        }
        Type::Struct { fields, .. } => {
            let (offsets, _) = types.struct_layout(ty)?;
            for (&field, at) in fields.iter().zip(offsets) {
                flatten(types, field, offset + at, slot, out)?;
            }
        }
        _ => return None,
    }
    Some(())
}

/// The slot, relative to an aggregate's first, that a path of indices leads to, and the type there.
pub fn path(types: &Types, ty: TypeId, path: &[u32]) -> Option<(u32, TypeId)> {
    let (mut at, mut ty) = (0u32, ty);
    for &index in path {
        match types.get(ty) {
            Type::Struct { fields, .. } => {
                let field = *fields.get(index as usize)?;
                for &before in &fields[..index as usize] {
                    at += slots(types, before)?;
                }
                ty = field;
            }
            Type::Array { elem, len } => {
                if u64::from(index) >= *len {
                    return None;
                }
                at = at.checked_add(slots(types, *elem)?.checked_mul(index)?)?;
                ty = *elem;
            }
            _ => return None,
        }
    }
    Some((at, ty))
}

/// The low `bits` bits set.
#[inline(always)]
pub fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// Sign-extends the low `bits` bits.
#[inline(always)]
pub fn sext(v: u64, bits: u32) -> i64 {
    let shift = 64 - bits.clamp(1, 64);
    ((v << shift) as i64) >> shift
}
