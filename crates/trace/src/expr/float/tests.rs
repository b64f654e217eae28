//! Small layouts against all their values, `float` and `double` against the host.

use super::*;
use rustc_hash::FxHashMap;

/// A layout of 7 bits.
const TINY: Float = Float { exponent: 3, fraction: 3 };
/// Of 9.
const SMALL: Float = Float { exponent: 4, fraction: 4 };

fn value(f: Float, bits: u64) -> f64 {
    let sign = if bits >> (f.width() - 1) & 1 == 1 { -1.0 } else { 1.0 };
    let exponent = (bits >> f.fraction & mask(f.exponent)) as i32;
    let fraction = (bits & mask(f.fraction)) as f64 / (1u64 << f.fraction) as f64;
    let bias = f.bias() as i32;
    match exponent {
        0 => sign * fraction * 2f64.powi(1 - bias),
        e if e as u64 == mask(f.exponent) && fraction == 0.0 => sign * f64::INFINITY,
        e if e as u64 == mask(f.exponent) => f64::NAN,
        e => sign * (1.0 + fraction) * 2f64.powi(e - bias),
    }
}

/// The nearest number of the layout; `None` for what is no number.
fn nearest(f: Float, v: f64) -> Option<u64> {
    if v.is_nan() {
        return None;
    }
    let sign = u64::from(v.is_sign_negative()) << (f.width() - 1);
    // Infinity stands for the number after the largest.
    let after = 2f64.powi((mask(f.exponent) - f.bias()) as i32);
    let at = |m: u64| if m == f.infinity() { after } else { value(f, m) };
    let v = v.abs().min(2.0 * after);
    let distance = |m: &u64| (v.min(after) - at(*m)).abs();
    let best = (0..=f.infinity()).min_by(|a, b| {
        let (x, y) = (distance(a), distance(b));
        x.total_cmp(&y).then((a & 1).cmp(&(b & 1)))
    })?;
    Some(sign | best)
}

fn same(f: Float, made: u64, expected: Option<u64>) -> bool {
    match expected {
        Some(bits) => made == bits,
        None => value(f, made).is_nan(),
    }
}

/// What an expression of two unknowns gives.
fn evaluate(exprs: &Exprs, made: ExprId, a: u64, b: u64) -> u64 {
    exprs.eval_with(made, &mut |v| if v.0 == 0 { a } else { b }, &mut FxHashMap::default()).expect("no division")
}

type Operation = (fn(&mut Exprs, Float, ExprId, ExprId) -> ExprId, fn(f64, f64) -> f64);

#[test]
fn all_pairs_of_a_tiny_layout() {
    let operations: [Operation; 4] = [
        (Exprs::float_add, |a, b| a + b),
        (Exprs::float_sub, |a, b| a - b),
        (Exprs::float_mul, |a, b| a * b),
        (Exprs::float_div, |a, b| a / b),
    ];
    for (n, (make, host)) in operations.into_iter().enumerate() {
        let mut e = Exprs::new();
        let (x, y) = (e.fresh(TINY.width()), e.fresh(TINY.width()));
        let made = make(&mut e, TINY, x, y);
        for a in 0..1 << TINY.width() {
            for b in 0..1 << TINY.width() {
                let expected = nearest(TINY, host(value(TINY, a), value(TINY, b)));
                let got = evaluate(&e, made, a, b);
                assert!(same(TINY, got, expected), "operation {n} of {a:#x} and {b:#x}: {got:#x}, not {expected:x?}");
            }
        }
    }
}

#[test]
fn all_numbers_of_a_small_layout() {
    let mut e = Exprs::new();
    let x = e.fresh(SMALL.width());
    let root = e.float_sqrt(SMALL, x);
    let narrow = e.float_convert(SMALL, TINY, x);
    let wide = e.float_convert(SMALL, SINGLE, x);
    let whole = [Whole::Down, Whole::Up, Whole::TowardsZero, Whole::Nearest, Whole::NearestAway]
        .map(|how| e.float_whole(SMALL, x, how));
    let signed = e.float_to_int(SMALL, x, 6, true);
    let unsigned = e.float_to_int(SMALL, x, 6, false);
    for a in 0..1 << SMALL.width() {
        let v = value(SMALL, a);
        let check = |what: &str, f: Float, made: ExprId, expected: f64| {
            let (got, expected) = (evaluate(&e, made, a, 0), nearest(f, expected));
            assert!(same(f, got, expected), "{what} of {a:#x} ({v}): {got:#x}, not {expected:x?}");
        };
        check("root", SMALL, root, v.sqrt());
        check("narrow", TINY, narrow, v);
        let got = f32::from_bits(evaluate(&e, wide, a, 0) as u32);
        assert!(got.is_nan() && v.is_nan() || f64::from(got).to_bits() == v.to_bits(), "wide {a:#x}: {got}");
        for (made, expected) in whole.into_iter().zip([v.floor(), v.ceil(), v.trunc(), v.round_ties_even(), v.round()])
        {
            check("whole", SMALL, made, expected);
        }
        let bits = |made: ExprId| evaluate(&e, made, a, 0);
        let fits = v.is_finite() && v.trunc() >= -32.0 && v.trunc() <= 31.0;
        assert_eq!(bits(signed.1) == 0, fits, "{v} as a number with a sign");
        assert!(!fits || bits(signed.0) == v.trunc() as i64 as u64 & 63, "{v} as a number with a sign");
        let fits = v.is_finite() && v.trunc() >= 0.0 && v.trunc() <= 63.0;
        assert_eq!(bits(unsigned.1) == 0, fits, "{v} as a number");
        assert!(!fits || bits(unsigned.0) == v.trunc() as u64, "{v} as a number");
    }
}

#[test]
fn all_integers_of_nine_bits() {
    let mut e = Exprs::new();
    let x = e.fresh(9);
    let (signed, unsigned) = (e.float_from_int(SMALL, x, true), e.float_from_int(SMALL, x, false));
    for a in 0..1 << 9 {
        let v = ((a << 55) as i64 >> 55) as f64;
        assert_eq!(Some(evaluate(&e, signed, a, 0)), nearest(SMALL, v), "{v}");
        assert_eq!(Some(evaluate(&e, unsigned, a, 0)), nearest(SMALL, a as f64), "{a}");
    }
}

#[test]
fn the_order_of_all_pairs() {
    let mut e = Exprs::new();
    let (x, y) = (e.fresh(TINY.width()), e.fresh(TINY.width()));
    let made = e.float_order(TINY, x, y);
    for a in 0..1 << TINY.width() {
        for b in 0..1 << TINY.width() {
            let got = made.map(|m| evaluate(&e, m, a, b) == 1);
            let (v, w) = (value(TINY, a), value(TINY, b));
            assert_eq!(got, [v < w, v == w, v.is_nan() || w.is_nan()], "{v} and {w}");
        }
    }
}

/// Numbers at the edges, and some by chance.
fn interesting(f: Float) -> Vec<u64> {
    let one = f.bias() << f.fraction;
    let mut all = vec![0, 1, 2, 3, mask(f.fraction), 1 << f.fraction, (1 << f.fraction) + 1, one, one - 1, one + 1];
    all.extend([one + (1 << (f.fraction - 1)), f.infinity() - 1, f.infinity(), f.infinity() + 1]);
    all.extend([f.infinity() | f.quiet(), f.infinity() | f.quiet() | 5, one + (5 << f.fraction) + 77]);
    let mut state = 12345u64;
    for _ in 0..14 {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        all.push(state >> 7 & mask(f.width() - 1));
        // Near one, where sums cancel.
        all.push(one + (state >> 9 & mask(f.fraction + 2)));
    }
    let negative: Vec<u64> = all.iter().map(|v| v | 1 << (f.width() - 1)).collect();
    all.extend(negative);
    all
}

macro_rules! host {
    ($test:ident, $layout:expr, $float:ty, $bits:ty) => {
        #[test]
        fn $test() {
            let f = $layout;
            let mut e = Exprs::new();
            let (x, y) = (e.fresh(f.width()), e.fresh(f.width()));
            let made =
                [Exprs::float_add, Exprs::float_sub, Exprs::float_mul, Exprs::float_div].map(|m| m(&mut e, f, x, y));
            let order = e.float_order(f, x, y);
            let root = e.float_sqrt(f, x);
            let (single, double) = (e.float_convert(f, SINGLE, x), e.float_convert(f, DOUBLE, x));
            let whole = [Whole::Down, Whole::Up, Whole::TowardsZero, Whole::Nearest, Whole::NearestAway]
                .map(|how| e.float_whole(f, x, how));
            let ints = [(32, true), (64, true), (32, false), (64, false)].map(|(n, s)| e.float_to_int(f, x, n, s));
            for &a in &interesting(f) {
                let v = <$float>::from_bits(a as $bits);
                let is = |what: &str, made: ExprId, expected: u64| {
                    let got = evaluate(&e, made, a, 0);
                    assert_eq!(got, expected, "{what} of {a:#x} ({v}): {got:#x}, not {expected:#x}");
                };
                // The host's functions need not make a number quiet that is none.
                if !v.is_nan() {
                    is(
                        "root",
                        root,
                        if v < 0.0 {
                            (1 << (f.width() - 1)) | f.infinity() | f.quiet()
                        } else {
                            v.sqrt().to_bits().into()
                        },
                    );
                    let host = [v.floor(), v.ceil(), v.trunc(), v.round_ties_even(), v.round()];
                    whole.iter().zip(host).for_each(|(m, h)| is("whole", *m, h.to_bits().into()));
                }
                if f == DOUBLE {
                    is("single", single, (std::hint::black_box(v) as f32).to_bits().into());
                } else {
                    is("double", double, (std::hint::black_box(v) as f64).to_bits());
                }
                let wide = v as i128;
                let fits = |low: i128, high: i128| v.is_finite() && wide >= low && wide <= high;
                let limits = [
                    (i32::MIN.into(), i32::MAX.into()),
                    (i64::MIN.into(), i64::MAX.into()),
                    (0, u32::MAX.into()),
                    (0, u64::MAX.into()),
                ];
                for ((n, (low, high)), (made, misfit)) in [32, 64, 32, 64].into_iter().zip(limits).zip(ints) {
                    is("misfit", misfit, u64::from(!fits(low, high)));
                    if fits(low, high) {
                        is("integer", made, wide as u64 & mask(n));
                    }
                }
                for &b in &interesting(f) {
                    let w = <$float>::from_bits(b as $bits);
                    if v.is_nan() && w.is_nan() {
                        continue;
                    }
                    let host = [v + w, v - w, v * w, v / w].map(|h| h.to_bits() as u64);
                    for (n, (made, expected)) in made.into_iter().zip(host).enumerate() {
                        let got = evaluate(&e, made, a, b);
                        assert_eq!(
                            got, expected,
                            "operation {n} of {a:#x} ({v}) and {b:#x} ({w}): {got:#x}, not {expected:#x}"
                        );
                    }
                    let got = order.map(|m| evaluate(&e, m, a, b) == 1);
                    assert_eq!(got, [v < w, v == w, v.is_nan() || w.is_nan()], "{v} and {w}");
                }
            }
            let (x, _) = (e.fresh(64), ());
            let var = e.var(super::super::Var(2)).expect("the third");
            assert_eq!(x, var);
            let (signed, unsigned) = (e.float_from_int(f, x, true), e.float_from_int(f, x, false));
            let from = |made: ExprId, a: u64| e.eval_with(made, &mut |_| a, &mut FxHashMap::default());
            for a in interesting(DOUBLE).into_iter().chain([
                u64::MAX,
                1 << 63,
                i64::MAX as u64,
                (1 << 53) + 1,
                (1 << 24) + 1,
            ]) {
                assert_eq!(from(signed, a), Some((a as i64 as $float).to_bits().into()), "{a:#x}");
                assert_eq!(from(unsigned, a), Some((a as $float).to_bits().into()), "{a:#x}");
            }
        }
    };
}

host!(single_as_the_host, SINGLE, f32, u32);
host!(double_as_the_host, DOUBLE, f64, u64);
