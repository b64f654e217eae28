//! The host's math library: the only place of this crate with `unsafe`.
//!
//! Results of the guest's math functions must be those of glibc, bit for bit, and the host has it. `long double`
//! has no type in Rust, so those functions are called through a few lines of assembly that pass the 80-bit numbers
//! as bytes. The host's `errno` says what to do with the guest's. All this needs a host that is x86-64 Linux with
//! glibc; on another version of it, last digits may differ from those of the guest's.

#![allow(unsafe_code, reason = "foreign functions")]

macro_rules! declare {
    (
        f64_f64: $($d:ident)*;
        f32_f32: $($f:ident)*;
        f64_f64_f64: $($dd:ident)*;
        f32_f32_f32: $($ff:ident)*;
        f64_long: $($dl:ident)*;
        f32_long: $($fl:ident)*;
        f64_int: $($di:ident)*;
        f32_int: $($fi:ident)*;
        shadowed: $($sd:ident $sd_name:literal)*;
        shadowed_f32: $($sf:ident $sf_name:literal)*;
    ) => {
        // SAFETY: the signatures are those of math.h of glibc on x86-64, and pure functions of numbers are safe
        // to call with any.
        #[link(name = "m")]
        unsafe extern "C" {
            $( pub(super) safe fn $d(x: f64) -> f64; )*
            $( pub(super) safe fn $f(x: f32) -> f32; )*
            $( pub(super) safe fn $dd(x: f64, y: f64) -> f64; )*
            $( pub(super) safe fn $ff(x: f32, y: f32) -> f32; )*
            $( pub(super) safe fn $dl(x: f64) -> i64; )*
            $( pub(super) safe fn $fl(x: f32) -> i64; )*
            $( pub(super) safe fn $di(x: f64) -> i32; )*
            $( pub(super) safe fn $fi(x: f32) -> i32; )*
            $( #[link_name = $sd_name] pub(super) safe fn $sd(x: f64) -> f64; )*
            $( #[link_name = $sf_name] pub(super) safe fn $sf(x: f32) -> f32; )*
            #[link_name = "fdimf64"]
            pub(super) safe fn fdim(x: f64, y: f64) -> f64;
            #[link_name = "fdimf32"]
            pub(super) safe fn fdimf(x: f32, y: f32) -> f32;
            #[link_name = "fmaxf64"]
            pub(super) safe fn fmax(x: f64, y: f64) -> f64;
            #[link_name = "fmaxf32"]
            pub(super) safe fn fmaxf(x: f32, y: f32) -> f32;
            #[link_name = "fminf64"]
            pub(super) safe fn fmin(x: f64, y: f64) -> f64;
            #[link_name = "fminf32"]
            pub(super) safe fn fminf(x: f32, y: f32) -> f32;
            #[link_name = "fmodf64"]
            pub(super) safe fn fmod(x: f64, y: f64) -> f64;
            #[link_name = "fmodf32"]
            pub(super) safe fn fmodf(x: f32, y: f32) -> f32;
            #[link_name = "fmaf64"]
            pub(super) safe fn fma(x: f64, y: f64, z: f64) -> f64;
            #[link_name = "fmaf32"]
            pub(super) safe fn fmaf(x: f32, y: f32, z: f32) -> f32;
            pub(super) safe fn ldexp(x: f64, n: i32) -> f64;
            pub(super) safe fn ldexpf(x: f32, n: i32) -> f32;
            pub(super) safe fn scalbln(x: f64, n: i64) -> f64;
            pub(super) safe fn scalblnf(x: f32, n: i64) -> f32;
            pub(super) safe fn jn(n: i32, x: f64) -> f64;
            pub(super) safe fn yn(n: i32, x: f64) -> f64;
            pub(super) safe fn jnf(n: i32, x: f32) -> f32;
            pub(super) safe fn ynf(n: i32, x: f32) -> f32;
            // The references are valid for the write that each of these makes.
            pub(super) safe fn frexp(x: f64, exponent: &mut i32) -> f64;
            pub(super) safe fn frexpf(x: f32, exponent: &mut i32) -> f32;
            pub(super) safe fn modf(x: f64, whole: &mut f64) -> f64;
            pub(super) safe fn modff(x: f32, whole: &mut f32) -> f32;
            pub(super) safe fn remquo(x: f64, y: f64, quotient: &mut i32) -> f64;
            pub(super) safe fn remquof(x: f32, y: f32, quotient: &mut i32) -> f32;
            pub(super) safe fn lgamma_r(x: f64, sign: &mut i32) -> f64;
            pub(super) safe fn lgammaf_r(x: f32, sign: &mut i32) -> f32;
            pub(super) safe fn sincos(x: f64, sin: &mut f64, cos: &mut f64);
            pub(super) safe fn sincosf(x: f32, sin: &mut f32, cos: &mut f32);
        }
    };
}

// The `shadowed` ones also exist, less exact, in Rust's own run-time library, which a static link prefers, and LLVM puts
// an instruction in the place of fmax and fmin, which chooses another zero. Under the names of `_Float64` and `_Float32`
// they are only in glibc.
declare! {
    f64_f64: acos acosh asin asinh atan atanh cos cosh erf erfc exp exp2 exp10 expm1 fabs log log10
        log1p log2 logb nearbyint significand sin sinh tan tanh tgamma j0 j1 y0 y1;
    f32_f32: acosf acoshf asinf asinhf atanf atanhf cosf coshf erff erfcf expf exp2f exp10f expm1f fabsf
         logf log10f log1pf log2f logbf nearbyintf significandf sinf sinhf tanf
        tanhf tgammaf j0f j1f y0f y1f;
    f64_f64_f64: atan2 copysign hypot nextafter pow remainder scalb;
    f32_f32_f32: atan2f copysignf hypotf nextafterf powf remainderf scalbf;
    f64_long: lrint llrint lround llround llogb;
    f32_long: lrintf llrintf lroundf llroundf llogbf;
    f64_int: ilogb __fpclassify __isnan __isinf __finite __signbit __issignaling;
    f32_int: ilogbf __fpclassifyf __isnanf __isinff __finitef __signbitf __issignalingf;
    shadowed: cbrt "cbrtf64" ceil "ceilf64" floor "floorf64" rint "rintf64" round "roundf64" roundeven "roundevenf64"
        sqrt "sqrtf64" trunc "truncf64";
    shadowed_f32: cbrtf "cbrtf32" ceilf "ceilf32" floorf "floorf32" rintf "rintf32" roundf "roundf32"
        roundevenf "roundevenf32" sqrtf "sqrtf32" truncf "truncf32";
}

/// `double _Complex`, which the ABI passes like two doubles.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(C)]
pub(super) struct Complex64 {
    pub(super) re: f64,
    pub(super) im: f64,
}

/// `float _Complex`, which the ABI passes packed into one register, as it does this struct.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(C)]
pub(super) struct Complex32 {
    pub(super) re: f32,
    pub(super) im: f32,
}

macro_rules! declare_complex {
    ($($d:ident $f:ident)*; $($real_d:ident $real_f:ident)*) => {
        // SAFETY: the signatures are those of complex.h of glibc on x86-64, and of libgcc; they only compute.
        #[link(name = "m")]
        unsafe extern "C" {
            $( pub(super) safe fn $d(z: Complex64) -> Complex64; pub(super) safe fn $f(z: Complex32) -> Complex32; )*
            $( pub(super) safe fn $real_d(z: Complex64) -> f64; pub(super) safe fn $real_f(z: Complex32) -> f32; )*
            pub(super) safe fn cpow(x: Complex64, y: Complex64) -> Complex64;
            pub(super) safe fn cpowf(x: Complex32, y: Complex32) -> Complex32;
        }
    };
}

declare_complex! {
    cacos cacosf cacosh cacoshf casin casinf casinh casinhf catan catanf catanh catanhf ccos ccosf ccosh ccoshf
    cexp cexpf clog clogf clog10 clog10f cproj cprojf csin csinf csinh csinhf csqrt csqrtf ctan ctanf ctanh ctanhf;
    cabs cabsf carg cargf
}

/// A function of libgcc that multiplies or divides `(a + bi)` and `(c + di)`.
macro_rules! libgcc {
    ($($name:ident: $real:ty => $complex:ty;)*) => {
        // SAFETY: the signatures are those of libgcc, and of compiler-rt, which Rust brings along.
        mod linked {
            use super::{Complex32, Complex64};
            unsafe extern "C" {
                $( pub(super) safe fn $name(a: $real, b: $real, c: $real, d: $real) -> $complex; )*
            }
        }
        $(
            /// The shared library's, because programs are linked with that; compiler-rt rounds otherwise.
            pub(super) fn $name(a: $real, b: $real, c: $real, d: $real) -> $complex {
                type Function = extern "C" fn($real, $real, $real, $real) -> $complex;
                static SHARED: std::sync::OnceLock<Function> = std::sync::OnceLock::new();
                let function = SHARED.get_or_init(|| {
                    let name = concat!(stringify!($name), "\0");
                    // SAFETY: the name ends in a zero; null asks for the default search order.
                    let found = unsafe { dlsym(std::ptr::null_mut(), name.as_ptr().cast()) };
                    if found.is_null() {
                        return linked::$name;
                    }
                    // SAFETY: a function of this name has this type.
                    unsafe { std::mem::transmute::<*mut (), Function>(found) }
                });
                function(a, b, c, d)
            }
        )*
    };
}

libgcc! {
    __muldc3: f64 => Complex64;
    __divdc3: f64 => Complex64;
    __mulsc3: f32 => Complex32;
    __divsc3: f32 => Complex32;
}

// SAFETY: the signatures are glibc's.
unsafe extern "C" {
    safe fn __errno_location() -> *mut i32;
    fn dlsym(handle: *mut (), name: *const std::ffi::c_char) -> *mut ();
}

/// What `f` returns, and the `errno` that the host's library left (0: none).
pub(super) fn with_errno<T>(f: impl FnOnce() -> T) -> (T, i32) {
    let errno = __errno_location();
    // SAFETY: the location is this thread's errno, valid as long as the thread.
    unsafe { errno.write_volatile(0) };
    let value = f();
    // SAFETY: as above.
    (value, unsafe { errno.read_volatile() })
}

/// A `long double` as it lies in memory: ten bytes of sixteen.
pub(super) type Extended = [u8; 16];

/// What a function with `long double` parameters may return.
#[derive(Clone, Copy)]
pub(super) struct Returned {
    /// In the x87 register.
    pub(super) extended: Extended,
    /// In the integer register.
    pub(super) integer: u64,
    /// In the vector register.
    pub(super) double: f64,
}

/// Arguments of a function with `long double` parameters. Those that the function does not have are ignored.
#[derive(Clone, Copy)]
pub(super) struct Arguments {
    /// The `long double` ones, which are passed on the stack.
    pub(super) extended: [Extended; 3],
    /// The first two integer or pointer ones.
    pub(super) integer: [u64; 2],
    /// The first `double` or `float` one.
    pub(super) double: f64,
}

/// Whether the function returns a `long double`, which must be taken off the x87 stack then, and only then.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Result80 {
    Extended,
    Other,
}

/// Calls a C function with `long double` parameters.
///
/// # Safety
/// `f` must be a function of the C ABI with parameters and result as described by `args` and `result`, and what
/// it does with pointers among them must be allowed.
unsafe fn call_extended(f: *const (), args: &Arguments, result: Result80) -> Returned {
    let mut extended: Extended = [0; 16];
    let integer: u64;
    let double: f64;
    // SAFETY: the stack is aligned for a call, 48 bytes more keep it so; r12 to r15 survive the call; everything
    // else that a C function may change is declared as clobbered, the x87 registers included.
    unsafe {
        std::arch::asm!(
            "sub rsp, 48",
            "movups xmm1, [r12]",
            "movups [rsp], xmm1",
            "movups xmm1, [r12 + 16]",
            "movups [rsp + 16], xmm1",
            "movups xmm1, [r12 + 32]",
            "movups [rsp + 32], xmm1",
            "call r13",
            "add rsp, 48",
            "test r14, r14",
            "jz 2f",
            "fstp tbyte ptr [r15]",
            "2:",
            in("r12") args.extended.as_ptr(),
            in("r13") f,
            in("r14") u64::from(result == Result80::Extended),
            in("r15") extended.as_mut_ptr(),
            inlateout("rdi") args.integer[0] => _,
            inlateout("rsi") args.integer[1] => _,
            inlateout("xmm0") args.double => double,
            lateout("rax") integer,
            clobber_abi("C"),
        );
    }
    Returned { extended, integer, double }
}

macro_rules! declare_extended {
    ($($table:ident: $($name:ident)*;)*) => {
        // SAFETY: these are only named here for their addresses; they are called by `call_extended`.
                #[link(name = "m")]
        unsafe extern "C" {
            $( $( fn $name(); )* )*
        }
        $(
            /// The functions of one signature, by name.
                        #[allow(non_camel_case_types, reason = "the names are those of the C functions")]
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub(super) enum $table { $($name,)* }
                        impl $table {
                fn address(self) -> *const () {
                    match self { $( $table::$name => $name as *const (), )* }
                }
            }
        )*
    };
}

declare_extended! {
    Unary: acosl acoshl asinl asinhl atanl atanhl cbrtl ceill cosl coshl erfl erfcl expl exp2l exp10l expm1l fabsl
        floorl logl log10l log1pl log2l logbl nearbyintl rintl roundl roundevenl significandl sinl sinhl sqrtl tanl
        tanhl tgammal truncl j0l j1l y0l y1l;
    Binary: cabsl cargl atan2l copysignl fdiml fmaxl fminl fmodl hypotl nextafterl nexttowardl powl remainderl scalbl;
    Ternary: fmal;
    ToInteger: lrintl llrintl lroundl llroundl llogbl ilogbl __fpclassifyl __isnanl __isinfl __finitel __signbitl
        __issignalingl;
    WithInteger: ldexpl scalblnl jnl ynl;
    ToDouble: nexttoward;
    ToFloat: nexttowardf;
    WithIntOut: frexpl lgammal_r remquol;
    WithExtendedOut: modfl;
    TwoExtendedOut: sincosl;
}

const NOTHING: Arguments = Arguments { extended: [[0; 16]; 3], integer: [0; 2], double: 0.0 };

impl Unary {
    pub(super) fn call(self, x: Extended) -> Extended {
        let args = Arguments { extended: [x, x, x], ..NOTHING };
        // SAFETY: long double (long double).
        unsafe { call_extended(self.address(), &args, Result80::Extended) }.extended
    }
}

impl Binary {
    pub(super) fn call(self, x: Extended, y: Extended) -> Extended {
        let args = Arguments { extended: [x, y, y], ..NOTHING };
        // SAFETY: long double (long double, long double).
        unsafe { call_extended(self.address(), &args, Result80::Extended) }.extended
    }
}

impl Ternary {
    pub(super) fn call(self, x: Extended, y: Extended, z: Extended) -> Extended {
        let args = Arguments { extended: [x, y, z], ..NOTHING };
        // SAFETY: long double (long double, long double, long double).
        unsafe { call_extended(self.address(), &args, Result80::Extended) }.extended
    }
}

impl ToInteger {
    /// Calls it; an `int` result has only its low half.
    pub(super) fn call(self, x: Extended) -> u64 {
        let args = Arguments { extended: [x, x, x], ..NOTHING };
        // SAFETY: int or long (long double).
        unsafe { call_extended(self.address(), &args, Result80::Other) }.integer
    }
}

impl WithInteger {
    /// Calls it. Where the integer stands among the parameters makes no difference to the ABI.
    pub(super) fn call(self, x: Extended, n: u64) -> Extended {
        let args = Arguments { extended: [x, x, x], integer: [n, 0], ..NOTHING };
        // SAFETY: long double (long double, int or long).
        unsafe { call_extended(self.address(), &args, Result80::Extended) }.extended
    }
}

impl ToDouble {
    pub(super) fn call(self, x: f64, y: Extended) -> f64 {
        let args = Arguments { extended: [y, y, y], double: x, ..NOTHING };
        // SAFETY: double (double, long double).
        unsafe { call_extended(self.address(), &args, Result80::Other) }.double
    }
}

impl ToFloat {
    pub(super) fn call(self, x: f32, y: Extended) -> f32 {
        let args = Arguments { extended: [y, y, y], double: f64::from_bits(x.to_bits().into()), ..NOTHING };
        // SAFETY: float (float, long double); a float is the low half of its register.
        let returned = unsafe { call_extended(self.address(), &args, Result80::Other) };
        f32::from_bits(returned.double.to_bits() as u32)
    }
}

impl WithIntOut {
    /// Calls it; `y` only matters to `remquol`.
    pub(super) fn call(self, x: Extended, y: Extended, out: &mut i32) -> Extended {
        let args = Arguments { extended: [x, y, y], integer: [std::ptr::from_mut(out) as u64, 0], ..NOTHING };
        // SAFETY: long double (long double, [long double,] int *); the pointer is valid for the call.
        unsafe { call_extended(self.address(), &args, Result80::Extended) }.extended
    }
}

impl WithExtendedOut {
    pub(super) fn call(self, x: Extended, out: &mut Extended) -> Extended {
        let args = Arguments { extended: [x, x, x], integer: [out.as_mut_ptr() as u64, 0], ..NOTHING };
        // SAFETY: long double (long double, long double *); the pointer is valid for the ten bytes of a store.
        unsafe { call_extended(self.address(), &args, Result80::Extended) }.extended
    }
}

impl TwoExtendedOut {
    pub(super) fn call(self, x: Extended, first: &mut Extended, second: &mut Extended) {
        let integer = [first.as_mut_ptr() as u64, second.as_mut_ptr() as u64];
        let args = Arguments { extended: [x, x, x], integer, ..NOTHING };
        // SAFETY: void (long double, long double *, long double *); the pointers are valid for stores.
        unsafe { call_extended(self.address(), &args, Result80::Other) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fp80;
    use rustc_apfloat::Float;

    fn bytes(x: f64) -> Extended {
        fp80::from_f64(x).to_bits().to_le_bytes()
    }

    fn number(x: Extended) -> f64 {
        fp80::to_f64(fp80::F80::from_bits(u128::from_le_bytes(x) & ((1 << 80) - 1)))
    }

    #[test]
    fn long_double_functions_take_and_return_80_bits() {
        assert_eq!(number(Unary::sqrtl.call(bytes(2.25))), 1.5);
        assert_eq!(number(Binary::powl.call(bytes(2.0), bytes(10.0))), 1024.0);
        assert_eq!(number(Ternary::fmal.call(bytes(2.0), bytes(3.0), bytes(4.0))), 10.0);
        assert_eq!(ToInteger::lrintl.call(bytes(-2.5)) as i64, -2);
        assert_eq!(number(WithInteger::ldexpl.call(bytes(1.5), 4)), 24.0);
        assert_eq!(ToDouble::nexttoward.call(1.0, bytes(2.0)), 1.0 + f64::EPSILON);
        assert_eq!(ToFloat::nexttowardf.call(1.0, bytes(2.0)), 1.0 + f32::EPSILON);
        let mut exponent = 0;
        assert_eq!(number(WithIntOut::frexpl.call(bytes(24.0), bytes(0.0), &mut exponent)), 0.75);
        assert_eq!(exponent, 5);
        let mut whole = [0; 16];
        assert_eq!(number(WithExtendedOut::modfl.call(bytes(-3.25), &mut whole)), -0.25);
        assert_eq!(number(whole), -3.0);
        // Many calls leave the x87 stack as it was: it has only eight places.
        for i in 0..100 {
            assert_eq!(number(Unary::sinl.call(bytes(f64::from(i)))), f64::from(i).sin(), "{i}");
            ToInteger::ilogbl.call(bytes(f64::from(i)));
        }
    }

    /// Numbers of glibc 2.36 that Rust's own library and compiler-rt do not have.
    #[test]
    fn functions_are_those_of_glibc_and_libgcc() {
        assert_eq!(cbrt(2.0), 1.259_921_049_894_873_4);
        assert_eq!(cbrt(10.0), 2.154_434_690_031_883_4);
        let quotient = __divdc3(1e300, 1e300, 1e-300, 1e300);
        assert_eq!((quotient.re, quotient.im), (1.0, -1.0));
    }

    #[test]
    fn errno_is_that_of_the_function() {
        assert_eq!(with_errno(|| exp(1000.0)), (f64::INFINITY, 34));
        assert_eq!(with_errno(|| log(-1.0)).1, 33);
        assert_eq!(with_errno(|| exp(1.0)).1, 0);
    }
}
