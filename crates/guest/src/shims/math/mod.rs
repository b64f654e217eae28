//! math.h for `double` and `float`. Every function is the host's, see `libm.rs`; `long double` is in `extended.rs`.

pub(super) mod extended;
pub(super) mod fenv;

use super::libm;
use super::{Call, Entry, Ret, Stop, memory};
use crate::errno::Errno;
use crate::follow;
use crate::format::float_parse;

/// Computes, and hands the host's `errno` on to the guest.
pub(super) fn run<T>(c: &mut Call<'_>, f: impl FnOnce() -> T) -> T {
    let (value, errno) = libm::with_errno(f);
    if errno != 0 {
        c.set_errno(Errno(errno));
    }
    value
}

/// Shims of functions whose parameters and result are all of the named kinds.
macro_rules! plain {
    ($table:ident, $doc:literal, |$c:ident| $args:expr, $call:ident $(followed by $follow:path)?: $($name:ident)*) => {
        plain!(@ $table, $doc, |$c| $args, $call, [$(.follow($follow))?]: $($name)*);
    };
    (@ $table:ident, $doc:literal, |$c:ident| $args:expr, $call:ident, $followed:tt: $($name:ident)*) => {
        $(
            #[allow(non_snake_case, reason = "the names of glibc")]
            fn $name($c: &mut Call<'_>) -> Result<Ret, Stop> {
                let args = $args;
                Ok(run($c, || $call!(libm::$name, args)).into())
            }
        )*
        #[doc = $doc]
        pub(super) const $table: &[Entry] = &[ $( entry!($name, $followed), )* ];
    };
}

macro_rules! entry {
    ($name:ident, [$($followed:tt)*]) => {
        memory(stringify!($name), $name)$($followed)*
    };
}

macro_rules! one {
    ($f:path, $x:expr) => {
        $f($x)
    };
}
macro_rules! two {
    ($f:path, $x:expr) => {
        $f($x.0, $x.1)
    };
}
macro_rules! three {
    ($f:path, $x:expr) => {
        $f($x.0, $x.1, $x.2)
    };
}

plain!(UNARY, "double (double)", |c| c.f64(0), one: acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp
    exp2 exp10 expm1 fabs floor log log10 log1p log2 logb nearbyint rint round roundeven significand sin sinh tan
    tanh tgamma trunc j0 j1 y0 y1);
plain!(UNARY_F, "float (float)", |c| c.f32(0), one: acosf acoshf asinf asinhf atanf atanhf cbrtf ceilf cosf coshf erff
    erfcf expf exp2f exp10f expm1f fabsf floorf logf log10f log1pf log2f logbf nearbyintf rintf roundf roundevenf
    significandf sinf sinhf tanf tanhf tgammaf truncf j0f j1f y0f y1f);
plain!(ROOT, "double (double)", |c| c.f64(0), one followed by follow::math::sqrt: sqrt);
plain!(ROOT_F, "float (float)", |c| c.f32(0), one followed by follow::math::sqrtf: sqrtf);
plain!(BINARY, "double (double, double)", |c| (c.f64(0), c.f64(1)), two: atan2 copysign fdim fmax fmin fmod hypot
    nextafter pow remainder scalb);
plain!(BINARY_F, "float (float, float)", |c| (c.f32(0), c.f32(1)), two: atan2f copysignf fdimf fmaxf fminf fmodf hypotf
    nextafterf powf remainderf scalbf);
plain!(TERNARY, "double (double, double, double)", |c| (c.f64(0), c.f64(1), c.f64(2)), three: fma);
plain!(TERNARY_F, "float (float, float, float)", |c| (c.f32(0), c.f32(1), c.f32(2)), three: fmaf);
plain!(TO_INTEGER, "int or long (double)", |c| c.f64(0), one: lrint llrint lround llround llogb ilogb __fpclassify
    __isnan __isinf __finite __signbit __issignaling);
plain!(TO_INTEGER_F, "int or long (float)", |c| c.f32(0), one: lrintf llrintf lroundf llroundf llogbf ilogbf
    __fpclassifyf __isnanf __isinff __finitef __signbitf __issignalingf);
plain!(SCALE, "double (double, int)", |c| (c.f64(0), c.int(1)), two: ldexp);
plain!(SCALE_F, "float (float, int)", |c| (c.f32(0), c.int(1)), two: ldexpf);
plain!(SCALE_LONG, "double (double, long)", |c| (c.f64(0), c.long(1)), two: scalbln);
plain!(SCALE_LONG_F, "float (float, long)", |c| (c.f32(0), c.long(1)), two: scalblnf);
plain!(BESSEL, "double (int, double)", |c| bessel(c, c.int(0), c.f64(1))?, two: jn yn);
plain!(BESSEL_F, "float (int, float)", |c| bessel_f(c)?, two: jnf ynf);

/// The functions with results through pointers, and other names of the functions above.
pub(super) const SHIMS: &[Entry] = &[
    memory("scalbn", ldexp),
    memory("scalbnf", ldexpf),
    memory("drem", remainder),
    memory("dremf", remainderf),
    memory("isnan", __isnan),
    memory("isnanf", __isnanf),
    memory("isinf", __isinf),
    memory("isinff", __isinff),
    memory("finite", __finite),
    memory("finitef", __finitef),
    memory("frexp", frexp),
    memory("frexpf", frexpf),
    memory("modf", modf),
    memory("modff", modff),
    memory("remquo", remquo),
    memory("remquof", remquof),
    memory("sincos", sincos),
    memory("sincosf", sincosf),
    memory("lgamma_r", lgamma_r),
    memory("lgammaf_r", lgammaf_r),
    memory("lgamma", lgamma),
    memory("lgammaf", lgammaf),
    memory("gamma", lgamma),
    memory("gammaf", lgammaf),
    memory("nan", |c| Ok(float_parse::parse_f64(&nan_text(c)?).value.into())),
    memory("nanf", |c| Ok(float_parse::parse_f32(&nan_text(c)?).value.into())),
    memory("__powidf2", powidf2),
    memory("__powisf2", powisf2),
];

/// Orders from which on a Bessel function of no more than half of that is too small, or too large, for any type.
const VANISHES: u32 = 40_000;
/// The host counts up to the order.
const MOST_ORDERS: u32 = 10_000_000;

/// An order and an argument with the same result as the given ones, which does not take as long.
pub(super) fn bessel(c: &Call<'_>, n: i32, x: f64) -> Result<(i32, f64), Stop> {
    let order = n.unsigned_abs();
    if order > VANISHES && x.abs() <= f64::from(order) / 2.0 {
        let same = (VANISHES + order % 2) as i32;
        return Ok((if n < 0 { -same } else { same }, x.clamp(-1.0, 1.0)));
    }
    if order > MOST_ORDERS && x.abs() < 1e100 {
        return c.unsupported(format!("of an order over {MOST_ORDERS}, and a number as large: this takes too long"));
    }
    Ok((n, x))
}

fn bessel_f(c: &Call<'_>) -> Result<(i32, f32), Stop> {
    bessel(c, c.int(0), c.f32(1).into()).map(|(n, x)| (n, x as f32))
}

/// The functions with results through pointers, and the powers of libgcc, for one of the two types.
macro_rules! pointers {
    ($float:ident, $write:ident: $frexp:ident $modf:ident $remquo:ident $sincos:ident $lgamma_r:ident $lgamma:ident
        $powi:ident) => {
        fn $frexp(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let mut exponent = 0;
            let fraction = libm::$frexp(c.$float(0), &mut exponent);
            c.mem.write_u32(c.ptr(1), exponent as u32)?;
            Ok(fraction.into())
        }

        fn $modf(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let mut whole = 0.0;
            let fraction = libm::$modf(c.$float(0), &mut whole);
            c.mem.$write(c.ptr(1), whole.to_bits())?;
            Ok(fraction.into())
        }

        fn $remquo(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let (x, y, mut quotient) = (c.$float(0), c.$float(1), 0);
            let remainder = run(c, || libm::$remquo(x, y, &mut quotient));
            c.mem.write_u32(c.ptr(2), quotient as u32)?;
            Ok(remainder.into())
        }

        fn $sincos(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let (x, mut sin, mut cos) = (c.$float(0), 0.0, 0.0);
            run(c, || libm::$sincos(x, &mut sin, &mut cos));
            c.mem.$write(c.ptr(1), sin.to_bits())?;
            c.mem.$write(c.ptr(2), cos.to_bits())?;
            Ok(Ret::Void)
        }

        fn $lgamma_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let (x, mut sign) = (c.$float(0), 0);
            let value = run(c, || libm::$lgamma_r(x, &mut sign));
            c.mem.write_u32(c.ptr(1), sign as u32)?;
            Ok(value.into())
        }

        fn $lgamma(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let (x, mut sign) = (c.$float(0), 0);
            let value = run(c, || libm::$lgamma_r(x, &mut sign));
            set_signgam(c, sign)?;
            Ok(value.into())
        }

        /// By squaring, the reciprocal at the end.
        fn $powi(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let (mut x, mut n) = (c.$float(0), c.int(1).unsigned_abs());
            let mut y = if n % 2 == 1 { x } else { 1.0 };
            while n > 1 {
                n >>= 1;
                x *= x;
                if n % 2 == 1 {
                    y *= x;
                }
            }
            Ok(if c.int(1) < 0 { 1.0 / y } else { y }.into())
        }
    };
}
pointers!(f64, write_u64: frexp modf remquo sincos lgamma_r lgamma powidf2);
pointers!(f32, write_u32: frexpf modff remquof sincosf lgammaf_r lgammaf powisf2);

/// Stores the sign of a gamma function where the program can see it: `signgam`, if the program names it.
fn set_signgam(c: &mut Call<'_>, sign: i32) -> Result<(), Stop> {
    if let Some(at) = c.world.statics.get("signgam", 0) {
        c.mem.write_u32(at, sign as u32)?;
    }
    Ok(())
}

/// `nan(tag)` is what strtod reads from "nan(tag)".
fn nan_text(c: &Call<'_>) -> Result<Vec<u8>, Stop> {
    Ok([b"nan(", &c.string(0)?[..], b")"].concat())
}
