//! Float literals as the bits of their type.
//!
//! LLVM prints `float` and `double` as decimals where that is exact, and else as the bits of a *double*
//! (`0x3FB99999A0000000` is a float); the other formats have a letter (`0xK`, `0xL`, `0xM`, `0xH`, `0xR`).
//! Decimals go through a double as they do in LLVM. `f0x...` holds the bits of the type itself.

use super::*;

/// The bits of `literal` as type `ty`; the error is a message.
pub(super) fn parse_float(literal: &str, ty: &Type) -> Result<u128, &'static str> {
    const BAD: &str = "this is not a float literal";
    if let Some(digits) = literal.strip_prefix("f0x") {
        return u128::from_str_radix(digits, 16).map_err(|_| BAD);
    }
    if let Some(digits) = literal.strip_prefix("0x") {
        let hex = |text: &str| u128::from_str_radix(text, 16).map_err(|_| BAD);
        let (kind, rest) = match digits.as_bytes().first() {
            Some(kind @ (b'K' | b'L' | b'M' | b'H' | b'R')) => (*kind, &digits[1..]),
            _ => (b' ', digits),
        };
        if !rest.is_ascii() {
            return Err(BAD);
        }
        return match (kind, ty) {
            (b'K', Type::X86Fp80) if rest.len() <= 20 => hex(rest),
            (b'H', Type::Half) | (b'R', Type::BFloat) if rest.len() <= 4 => hex(rest),
            // Two words, the low one first.
            (b'L', Type::Fp128) | (b'M', Type::PpcFp128) if rest.len() == 32 => {
                Ok(hex(&rest[..16])? | hex(&rest[16..])? << 64)
            }
            (b' ', _) if rest.len() <= 16 => Ok(from_double(hex(rest)? as u64, ty)),
            (b' ', _) => Err(BAD),
            _ => Err("the letter of this float literal does not fit its type"),
        };
    }
    let (sign, magnitude) = match literal.as_bytes().first() {
        Some(b'-') => (1u64 << 63, &literal[1..]),
        Some(b'+') => (0, &literal[1..]),
        _ => (0, literal),
    };
    let bits = match magnitude {
        "inf" => f64::INFINITY.to_bits(),
        "nan" | "qnan" => f64::NAN.to_bits() & !(1 << 63),
        _ if magnitude.as_bytes().first().is_some_and(u8::is_ascii_digit) => {
            magnitude.parse::<f64>().map_err(|_| BAD)?.to_bits()
        }
        _ => return Err(BAD),
    };
    Ok(from_double(bits | sign, ty))
}

fn from_double(bits: u64, ty: &Type) -> u128 {
    match ty {
        Type::Float => encode(bits, 8, 23),
        Type::Half => encode(bits, 5, 10),
        Type::BFloat => encode(bits, 8, 7),
        Type::Fp128 => encode(bits, 15, 112),
        Type::X86Fp80 => {
            let wide = encode(bits, 15, 63);
            let (head, fraction) = (wide >> 63, wide & ((1 << 63) - 1));
            let integer_bit = if head & 0x7fff == 0 { 0 } else { 1 << 63 };
            head << 64 | integer_bit | fraction
        }
        _ => u128::from(bits),
    }
}

/// A double in the IEEE format of `exponent` and `fraction` bits, to nearest even; NaNs keep their high bits.
fn encode(bits: u64, exponent: u32, fraction: u32) -> u128 {
    let sign = u128::from(bits >> 63) << (exponent + fraction);
    let max = (1i32 << exponent) - 1;
    let bias = max / 2;
    let (mut exp, mut frac) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    if exp == 0x7ff {
        let payload =
            if fraction >= 52 { u128::from(frac) << (fraction - 52) } else { u128::from(frac >> (52 - fraction)) };
        let payload = if frac != 0 && payload == 0 { 1 } else { payload };
        return sign | (max as u128) << fraction | payload;
    }
    if exp == 0 {
        if frac == 0 {
            return sign;
        }
        let shift = frac.leading_zeros() - 11;
        frac <<= shift;
        exp = 1 - shift as i32;
    }
    // value = significand * 2^(exp - 1075), with the leading one at bit 52
    let significand = u128::from(frac | 1 << 52);
    let mut target = exp - 1023 + bias;
    if fraction >= 52 {
        // Every double is normal in the wider formats.
        return sign | (target as u128) << fraction | ((significand << (fraction - 52)) & ((1u128 << fraction) - 1));
    }
    let mut drop = 52 - fraction;
    if target <= 0 {
        drop += (1 - target) as u32;
        target = 0;
    }
    if drop > 60 {
        return sign;
    }
    let kept = significand >> drop;
    let rest = significand & ((1 << drop) - 1);
    let half = 1u128 << (drop - 1);
    let rounded = kept + u128::from(rest > half || rest == half && kept & 1 == 1);
    // A carry out of the fraction runs into the exponent, which is what rounding up means.
    let implicit = if target == 0 { 0 } else { 1u128 << fraction };
    let value = ((target as u128) << fraction) + rounded - implicit;
    let infinity = (max as u128) << fraction;
    sign | value.min(infinity)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrowing_agrees_with_the_machine() {
        let mut x = 0x1234_5678_9abc_def1u64;
        for _ in 0..200_000 {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            for bits in [x, x & !(0x700 << 52) | 0x380 << 52] {
                let value = f64::from_bits(bits);
                if !value.is_nan() {
                    assert_eq!(encode(bits, 8, 23) as u32, (value as f32).to_bits(), "{bits:x}");
                }
            }
        }
    }

    #[test]
    fn literals_of_every_format() {
        assert_eq!(parse_float("0x3FB99999A0000000", &Type::Float), Ok(u128::from(0.1f32.to_bits())));
        assert_eq!(parse_float("1.000000e+00", &Type::Float), Ok(0x3f80_0000));
        assert_eq!(parse_float("-2.5", &Type::Double), Ok(u128::from((-2.5f64).to_bits())));
        assert_eq!(parse_float("0x7FF0000000000000", &Type::Float), Ok(0x7f80_0000));
        assert_eq!(parse_float("0x7FF8000000000000", &Type::Float), Ok(0x7fc0_0000));
        assert_eq!(parse_float("0xK3FFF8000000000000000", &Type::X86Fp80), Ok(0x3fff_8000_0000_0000_0000));
        assert_eq!(parse_float("1.0", &Type::X86Fp80), Ok(0x3fff_8000_0000_0000_0000));
        assert_eq!(parse_float("0xL00000000000000003FFF000000000000", &Type::Fp128), Ok(0x3fff << 112));
        assert_eq!(parse_float("1.0", &Type::Fp128), Ok(0x3fff << 112));
        assert_eq!(parse_float("0xH3C00", &Type::Half), Ok(0x3c00));
        assert_eq!(parse_float("1.0", &Type::Half), Ok(0x3c00));
        assert_eq!(parse_float("0xR3F80", &Type::BFloat), Ok(0x3f80));
        assert_eq!(parse_float("-inf", &Type::Half), Ok(0xfc00));
        assert_eq!(parse_float("+qnan", &Type::Double), Ok(0x7ff8 << 48));
        assert_eq!(parse_float("f0x3F800000", &Type::Float), Ok(0x3f80_0000));
        assert!(parse_float("0xK1", &Type::Double).is_err());
        assert!(parse_float("inf1", &Type::Double).is_err());
    }
}
