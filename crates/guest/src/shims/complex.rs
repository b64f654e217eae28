//! complex.h for `double` and `float`, by the host's functions.
//!
//! A complex argument takes two slots, real part first, and so does a complex result. Of `long double _Complex`, which
//! is passed in memory, there are only the functions with a real result: a complex one would take four slots.

use super::libm::{self, Binary, Complex32, Complex64, Extended};
use super::math::{extended::result, run};
use super::{Call, Entry, Ret, Stop, memory};

fn c64(c: &Call<'_>, slot: usize) -> Complex64 {
    Complex64 { re: c.f64(slot), im: c.f64(slot + 1) }
}

fn c32(c: &Call<'_>, slot: usize) -> Complex32 {
    Complex32 { re: c.f32(slot), im: c.f32(slot + 1) }
}

impl From<Complex64> for Ret {
    fn from(z: Complex64) -> Ret {
        Ret::Two(z.re.to_bits(), z.im.to_bits())
    }
}

impl From<Complex32> for Ret {
    fn from(z: Complex32) -> Ret {
        Ret::Two(z.re.to_bits().into(), z.im.to_bits().into())
    }
}

macro_rules! functions {
    ($($d:ident $f:ident)*) => {
        $(
            fn $d(c: &mut Call<'_>) -> Result<Ret, Stop> {
                let z = c64(c, 0);
                Ok(run(c, || libm::$d(z)).into())
            }
            fn $f(c: &mut Call<'_>) -> Result<Ret, Stop> {
                let z = c32(c, 0);
                Ok(run(c, || libm::$f(z)).into())
            }
        )*
        pub(super) const UNARY: &[Entry] = &[ $( memory(stringify!($d), $d), memory(stringify!($f), $f), )* ];
    };
}

functions! {
    cacos cacosf cacosh cacoshf casin casinf casinh casinhf catan catanf catanh catanhf ccos ccosf ccosh ccoshf
    cexp cexpf clog clogf clog10 clog10f cproj cprojf csin csinf csinh csinhf csqrt csqrtf ctan ctanf ctanh ctanhf
    cabs cabsf carg cargf
}

pub(super) const SHIMS: &[Entry] = &[
    memory("cpow", cpow),
    memory("cpowf", cpowf),
    memory("creal", |c| Ok(Ret::One(c.arg(0)))).also(&["crealf"]),
    memory("cimag", |c| Ok(Ret::One(c.arg(1)))).also(&["cimagf"]),
    memory("conj", |c| Ok(Ret::Two(c.arg(0), c.arg(1) ^ 1 << 63))),
    memory("conjf", |c| Ok(Ret::Two(c.arg(0), c.arg(1) ^ 1 << 31))),
    memory("creall", |c| result(extended_parts(c)?.0)),
    memory("cimagl", |c| result(extended_parts(c)?.1)),
    memory("cabsl", |c| of_parts(c, Binary::cabsl)),
    memory("cargl", |c| of_parts(c, Binary::cargl)),
    memory("__muldc3", |c| Ok(libm::__muldc3(c.f64(0), c.f64(1), c.f64(2), c.f64(3)).into())),
    memory("__divdc3", |c| Ok(libm::__divdc3(c.f64(0), c.f64(1), c.f64(2), c.f64(3)).into())),
    memory("__mulsc3", |c| Ok(libm::__mulsc3(c.f32(0), c.f32(1), c.f32(2), c.f32(3)).into())),
    memory("__divsc3", |c| Ok(libm::__divsc3(c.f32(0), c.f32(1), c.f32(2), c.f32(3)).into())),
];

fn cpow(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, y) = (c64(c, 0), c64(c, 2));
    Ok(run(c, || libm::cpow(x, y)).into())
}

fn cpowf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (x, y) = (c32(c, 0), c32(c, 2));
    Ok(run(c, || libm::cpowf(x, y)).into())
}

/// The parts of the `long double _Complex` that slot 0 points to.
fn extended_parts(c: &Call<'_>) -> Result<(Extended, Extended), Stop> {
    let part = |at| -> Result<Extended, Stop> {
        let mut bytes = [0; 16];
        bytes[..10].copy_from_slice(c.mem.bytes(at, 10)?);
        Ok(bytes)
    };
    Ok((part(c.ptr(0))?, part(c.ptr(0) + 16)?))
}

/// On the stack, a complex number is its two parts.
fn of_parts(c: &mut Call<'_>, f: Binary) -> Result<Ret, Stop> {
    let (re, im) = extended_parts(c)?;
    result(run(c, || f.call(re, im)))
}
