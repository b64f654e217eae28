//! math.h for `long double`, by the host's functions.

use super::super::libm::{
    Binary, Extended, Ternary, ToDouble, ToFloat, ToInteger, TwoExtendedOut, Unary, WithExtendedOut, WithIntOut,
    WithInteger,
};
use super::super::{Call, Entry, Ret, Stop, memory};
use super::{bessel, nan_text, run, set_signgam};
use crate::format::float_parse;
use crate::fp80;
use crate::memory::Addr;

/// A `long double` argument, which takes two slots.
fn argument(c: &Call<'_>, slot: usize) -> Extended {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&c.arg(slot).to_le_bytes());
    bytes[8..10].copy_from_slice(&c.arg(slot + 1).to_le_bytes()[..2]);
    bytes
}

pub(in crate::shims) fn result(bytes: Extended) -> Result<Ret, Stop> {
    let bits = u128::from_le_bytes(bytes);
    Ok(Ret::Two(bits as u64, (bits >> 64) as u64 & 0xffff))
}

/// A store of a `long double` touches ten bytes.
fn store(c: &mut Call<'_>, at: Addr, bytes: &Extended) -> Result<(), Stop> {
    c.write(at, &bytes[..10])
}

macro_rules! unary {
    ($($name:ident)*) => {
        $( fn $name(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let x = argument(c, 0);
            result(run(c, || Unary::$name.call(x)))
        } )*
        /// long double (long double)
        pub(in crate::shims) const UNARY: &[Entry] = &[ $( memory(stringify!($name), $name), )* ];
    };
}
unary!(acosl acoshl asinl asinhl atanl atanhl cbrtl ceill cosl coshl erfl erfcl expl exp2l exp10l expm1l fabsl
    floorl logl log10l log1pl log2l logbl nearbyintl rintl roundl roundevenl significandl sinl sinhl sqrtl tanl
    tanhl tgammal truncl j0l j1l y0l y1l);

macro_rules! binary {
    ($($name:ident)*) => {
        $( fn $name(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let (x, y) = (argument(c, 0), argument(c, 2));
            result(run(c, || Binary::$name.call(x, y)))
        } )*
        /// long double (long double, long double)
        pub(in crate::shims) const BINARY: &[Entry] = &[ $( memory(stringify!($name), $name), )* ];
    };
}
binary!(atan2l copysignl fdiml fmaxl fminl fmodl hypotl nextafterl nexttowardl powl remainderl scalbl);

macro_rules! to_integer {
    ($($name:ident)*) => {
        $( #[allow(non_snake_case, reason = "the names of glibc")]
        fn $name(c: &mut Call<'_>) -> Result<Ret, Stop> {
            let x = argument(c, 0);
            Ok(Ret::One(run(c, || ToInteger::$name.call(x))))
        } )*
        /// int or long (long double)
        pub(in crate::shims) const TO_INTEGER: &[Entry] = &[ $( memory(stringify!($name), $name), )* ];
    };
}
to_integer!(lrintl llrintl lroundl llroundl llogbl ilogbl __fpclassifyl __isnanl __isinfl __finitel __signbitl
    __issignalingl);

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("dreml", remainderl),
    memory("isnanl", __isnanl),
    memory("isinfl", __isinfl),
    memory("finitel", __finitel),
    memory("fmal", fmal),
    memory("ldexpl", |c| with_integer(c, WithInteger::ldexpl, 0, 2)).also(&["scalbnl"]),
    memory("scalblnl", |c| with_integer(c, WithInteger::scalblnl, 0, 2)),
    memory("jnl", jnl),
    memory("ynl", ynl),
    memory("nexttoward", nexttoward),
    memory("nexttowardf", nexttowardf),
    memory("frexpl", frexpl),
    memory("modfl", modfl),
    memory("remquol", remquol),
    memory("sincosl", sincosl),
    memory("lgammal_r", lgammal_r),
    memory("lgammal", lgammal).also(&["gammal"]),
    memory("nanl", |c| Ok(float_parse::parse_f80(&nan_text(c)?).value.into())),
];

fn fmal(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, y, z) = (argument(c, 0), argument(c, 2), argument(c, 4));
    result(run(c, || Ternary::fmal.call(x, y, z)))
}

/// With the `long double` and the integer in these slots.
fn with_integer(c: &mut Call<'_>, f: WithInteger, x: usize, n: usize) -> Result<Ret, Stop> {
    let (x, n) = (argument(c, x), c.arg(n));
    result(run(c, || f.call(x, n)))
}

/// The same for `long double`, whose numbers need not fit a `double`: what is too large there is infinite.
fn bessel_l(c: &Call<'_>) -> Result<(u64, Extended), Stop> {
    let (n, x) = (c.int(0), fp80::to_f64(fp80::from_slots(c.arg(1), c.arg(2))));
    let (same, close) = bessel(c, n, x)?;
    if same == n {
        return Ok((c.arg(0), argument(c, 1)));
    }
    let (low, high) = fp80::to_slots(fp80::from_f64(close));
    Ok((same as u64, (u128::from(high) << 64 | u128::from(low)).to_le_bytes()))
}

fn jnl(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (n, x) = bessel_l(c)?;
    result(run(c, || WithInteger::jnl.call(x, n)))
}

fn ynl(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (n, x) = bessel_l(c)?;
    result(run(c, || WithInteger::ynl.call(x, n)))
}

fn nexttoward(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, y) = (c.f64(0), argument(c, 1));
    Ok(run(c, || ToDouble::nexttoward.call(x, y)).into())
}

fn nexttowardf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, y) = (c.f32(0), argument(c, 1));
    Ok(run(c, || ToFloat::nexttowardf.call(x, y)).into())
}

fn frexpl(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, mut exponent) = (argument(c, 0), 0);
    let fraction = WithIntOut::frexpl.call(x, x, &mut exponent);
    c.mem.write_u32(c.ptr(2), exponent as u32)?;
    result(fraction)
}

fn modfl(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, mut whole) = (argument(c, 0), [0; 16]);
    let fraction = WithExtendedOut::modfl.call(x, &mut whole);
    store(c, c.ptr(2), &whole)?;
    result(fraction)
}

fn remquol(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, y, mut quotient) = (argument(c, 0), argument(c, 2), 0);
    let remainder = run(c, || WithIntOut::remquol.call(x, y, &mut quotient));
    c.mem.write_u32(c.ptr(4), quotient as u32)?;
    result(remainder)
}

fn sincosl(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, mut sin, mut cos) = (argument(c, 0), [0; 16], [0; 16]);
    run(c, || TwoExtendedOut::sincosl.call(x, &mut sin, &mut cos));
    store(c, c.ptr(2), &sin)?;
    store(c, c.ptr(3), &cos)?;
    Ok(Ret::Void)
}

fn lgammal_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, mut sign) = (argument(c, 0), 0);
    let value = run(c, || WithIntOut::lgammal_r.call(x, x, &mut sign));
    c.mem.write_u32(c.ptr(2), sign as u32)?;
    result(value)
}

fn lgammal(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, mut sign) = (argument(c, 0), 0);
    let value = run(c, || WithIntOut::lgammal_r.call(x, x, &mut sign));
    set_signgam(c, sign)?;
    result(value)
}
