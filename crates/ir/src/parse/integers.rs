//! Integer literals of any width, decimal and hexadecimal.

use super::*;

/// Literals of wider types are refused: nothing prints them, and each would cost its full width.
const MAX_LITERAL_BITS: u32 = 4096;

/// The value of `literal` (`-12`, `u0xFF`, `s0x80`) cut to `bits`; the error is a message.
pub(super) fn parse_int(literal: &str, bits: u32) -> Result<Constant, &'static str> {
    let (negative, digits) = match literal.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, literal),
    };
    let (radix, signed, digits) = match digits.as_bytes() {
        [b'u', b'0', b'x', ..] => (16, false, &digits[3..]),
        [b's', b'0', b'x', ..] => (16, true, &digits[3..]),
        _ => (10, false, digits),
    };
    if digits.is_empty() || !digits.bytes().all(|b| (b as char).is_digit(radix)) {
        return Err("this is not an integer");
    }
    // `s0x` is the two's complement of its own width: the top bit of its first digit is the sign.
    let fill = signed && digits.as_bytes()[0] >= b'8';
    if bits <= 128 {
        let mut value: u128 = if fill { u128::MAX } else { 0 };
        for b in digits.bytes() {
            let digit = (b as char).to_digit(radix).unwrap_or(0);
            value = value.wrapping_mul(u128::from(radix)).wrapping_add(u128::from(digit));
        }
        let value = if negative { value.wrapping_neg() } else { value };
        return Ok(Constant::Int(cut(value, bits)));
    }
    if bits > MAX_LITERAL_BITS || digits.len() > MAX_LITERAL_BITS as usize {
        return Err("integers of more than 4096 bits have no literals here");
    }
    let mut words = vec![if fill { u64::MAX } else { 0 }; bits.div_ceil(64) as usize];
    for b in digits.bytes() {
        let mut carry = u128::from((b as char).to_digit(radix).unwrap_or(0));
        for word in &mut words {
            let product = u128::from(*word) * u128::from(radix) + carry;
            *word = product as u64;
            carry = product >> 64;
        }
    }
    if negative {
        let mut carry = true;
        for word in &mut words {
            (*word, carry) = (!*word).overflowing_add(u64::from(carry));
        }
    }
    if let Some(top) = words.last_mut() {
        *top = cut(u128::from(*top), (bits - 1) % 64 + 1) as u64;
    }
    Ok(Constant::WideInt(words.into()))
}

/// The low `bits` of `value`.
pub(super) fn cut(value: u128, bits: u32) -> u128 {
    if bits >= 128 { value } else { value & ((1 << bits) - 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_cut_to_their_width() {
        assert_eq!(parse_int("-1", 8), Ok(Constant::Int(255)));
        assert_eq!(parse_int("256", 8), Ok(Constant::Int(0)));
        assert_eq!(parse_int("u0xFF", 32), Ok(Constant::Int(255)));
        assert_eq!(parse_int("s0xF0", 16), Ok(Constant::Int(0xfff0)));
        assert_eq!(parse_int("340282366920938463463374607431768211455", 128), Ok(Constant::Int(u128::MAX)));
        assert_eq!(parse_int("-1", 129), Ok(Constant::WideInt([u64::MAX, u64::MAX, 1].into())));
        assert_eq!(parse_int("18446744073709551616", 192), Ok(Constant::WideInt([0, 1, 0].into())));
        assert!(parse_int("", 8).is_err());
        assert!(parse_int("1a", 8).is_err());
    }
}
