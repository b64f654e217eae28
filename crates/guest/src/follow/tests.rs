//! Versions that compute numbers against the shims' own parsers, on random texts: what a version says of this text, and what it
//! says of every other text for which its decisions come out the same.

use super::*;
use crate::format::float_parse::{parse_f32, parse_f64};
use crate::shims::inet::classic;
use crate::world::getopt::Stand;
use rustc_hash::FxHashMap;
use std::net::Ipv4Addr;
use trace::Var;

const TEXT: Addr = 0x1000;
const TO: Addr = 0x2000;

/// A text whose bytes are unknowns, and what is done with it.
struct Bench {
    exprs: Exprs,
    text: Vec<Value>,
    decided: Vec<(ExprId, u64)>,
    written: FxHashMap<Addr, Option<(ExprId, u8)>>,
    bytes: FxHashMap<Addr, u8>,
    lost: bool,
}

impl Bench {
    fn new(text: &[u8]) -> Bench {
        let mut exprs = Exprs::new();
        let text = text.iter().map(|&b| Value { width: 8, now: b.into(), expr: Some(exprs.fresh(8)) });
        let text = text.collect();
        let (decided, written, bytes) = (Vec::new(), FxHashMap::default(), FxHashMap::default());
        Bench { exprs, text, decided, written, bytes, lost: false }
    }

    fn eval(&self, expr: ExprId, text: &[u8]) -> Option<u64> {
        self.exprs.eval(expr, &mut |Var(n)| text.get(n as usize).copied().unwrap_or(0).into())
    }

    /// Whether all is decided in the same way for another text.
    fn goes_the_same_way(&self, text: &[u8]) -> bool {
        self.decided.iter().all(|&(cond, value)| self.eval(cond, text) == Some(value))
    }

    fn value(&self, of: Value, text: &[u8]) -> Option<u64> {
        of.expr.map_or(Some(of.now), |e| self.eval(e, text))
    }

    fn written(&self, at: Addr, text: &[u8]) -> Option<u8> {
        match *self.written.get(&at)? {
            Some((expr, i)) => self.eval(expr, text).map(|v| (v >> (8 * i)) as u8),
            None => self.bytes.get(&at).copied(),
        }
    }
}

impl Beside for Bench {
    fn exprs(&mut self) -> &mut Exprs {
        &mut self.exprs
    }
    fn decide(&mut self, cond: Value) {
        self.decided.extend(cond.expr.map(|e| (e, cond.now)));
    }
    fn settle(&mut self, value: Value) {
        self.decided.extend(value.expr.map(|e| (e, value.now)));
    }
    fn byte(&mut self, at: Addr) -> Option<Value> {
        let place = at.checked_sub(TEXT)? as usize;
        if place == self.text.len() { Some(Value::known(8, 0)) } else { self.text.get(place).copied() }
    }
    fn put(&mut self, at: Addr, byte: u8, cell: Option<(ExprId, u8)>) {
        self.bytes.insert(at, byte);
        self.written.insert(at, cell);
    }
    fn room(&self, _: Addr) -> u64 {
        64
    }
    fn returned(&self) -> u64 {
        TO
    }
    fn token(&self) -> Addr {
        0
    }
    fn getopt(&self) -> Stand {
        Stand::default()
    }
    fn place(&mut self, _: From) -> Option<usize> {
        None
    }
    fn input(&mut self, _: usize) -> Option<Value> {
        None
    }
    fn after(&self, _: Addr) -> Addr {
        0
    }
    fn lose(&mut self) {
        self.lost = true;
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }

    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len() as u64) as usize]
    }

    fn digits(&mut self, most: u64) -> String {
        (0..self.below(most + 1)).map(|_| char::from(b'0' + self.below(10) as u8)).collect()
    }

    /// Another text of the same shape: other digits.
    fn other_digits(&mut self, text: &[u8]) -> Vec<u8> {
        text.iter()
            .map(|&b| if b.is_ascii_digit() && self.below(3) > 0 { b'0' + self.below(10) as u8 } else { b })
            .collect()
    }
}

/// A text that is a number, or almost.
fn number(random: &mut Random) -> String {
    let mut text = random.one_of(&["", "", "", " ", "\t ", "x"]).to_string();
    text += random.one_of(&["", "", "-", "+", "--"]);
    text += random.one_of(&["", "", "", "", "", "0x", "0X1", "inf", "INFINITYx", "infi", "nan", "nanx", "in", "n"]);
    text += &random.digits(10);
    text += random.one_of(&["", ".", ".", "..", ","]);
    text += &random.digits(8);
    text += random.one_of(&["", "", "", "e", "E", "e-", "e+", "p", "p-"]);
    text += &random.digits(2);
    text += random.one_of(&["", "", "x", "e", ".", " 7"]);
    text
}

/// Follows a function of a text, and what else would come out for others of the same shape. `expected`: the result and the end.
fn compare(version: Follow, texts: u64, mut expected: impl FnMut(&[u8]) -> (u64, Option<u64>)) -> u64 {
    let (mut random, mut others, mut lost) = (Random(7), 0, 0);
    for _ in 0..texts {
        let text = number(&mut random).into_bytes();
        let mut bench = Bench::new(&text);
        let value = version(&mut Following::new(&mut bench, "strtod", &[TEXT, TO], &[], 2));
        if bench.lost {
            lost += 1;
            continue;
        }
        let value = value.expect("it returns");
        for n in 0..8 {
            let other = if n == 0 { text.clone() } else { random.other_digits(&text) };
            if n == 0 || bench.goes_the_same_way(&other) {
                assert!(bench.goes_the_same_way(&text));
                let shown = String::from_utf8_lossy(&other);
                let (bits, end) = expected(&other);
                assert_eq!(
                    bench.value(value, &other),
                    Some(bits),
                    "{shown:?} after {:?}",
                    String::from_utf8_lossy(&text)
                );
                if let Some(end) = end {
                    let put = (0..8).rev().try_fold(0, |v, i| Some(v << 8 | u64::from(bench.written(TO + i, &other)?)));
                    assert_eq!(put, Some(TEXT + end), "the end of {shown:?}");
                }
                others += u64::from(n > 0);
            }
        }
    }
    assert!(lost < texts / 2, "{lost} of {texts} are not followed");
    others
}

#[test]
fn doubles_are_those_of_the_shim() {
    let expected = |text: &[u8]| (parse_f64(text).value.to_bits(), Some(parse_f64(text).used as u64));
    assert!(compare(float::strtod, 4000, expected) > 8000);
    compare(float::atof, 300, |text| (parse_f64(text).value.to_bits(), None));
}

#[test]
fn singles_are_rounded_once() {
    let expected = |text: &[u8]| (parse_f32(text).value.to_bits().into(), Some(parse_f32(text).used as u64));
    assert!(compare(float::strtof, 4000, expected) > 8000);
}

#[test]
fn addresses_are_those_of_the_shim() {
    let mut random = Random(3);
    let (mut there, mut others) = (0, 0);
    for _ in 0..4000 {
        let parts: Vec<String> = (0..3 + random.below(2)).map(|_| random.digits(3)).collect();
        let text = (parts.join(".") + random.one_of(&["", "", "", " x", "x", ".", ".0"])).into_bytes();
        let mut bench = Bench::new(&text);
        let value = inet::inet_pton(&mut Following::new(&mut bench, "inet_pton", &[2, TEXT, TO], &[], 3));
        let value = value.expect("it returns");
        for n in 0..8 {
            let other = if n == 0 { text.clone() } else { random.other_digits(&text) };
            if !bench.goes_the_same_way(&other) {
                assert!(n > 0);
                continue;
            }
            let wanted = String::from_utf8_lossy(&other).parse::<Ipv4Addr>().ok().map(|a| a.octets());
            let got = [0, 1, 2, 3].map(|i| bench.written(TO + i, &other));
            assert_eq!(value.now, u64::from(wanted.is_some()), "{other:?}");
            assert_eq!(wanted.map(|w| w.map(Some)).unwrap_or_default(), got, "{other:?}");
            (there, others) = (there + u64::from(wanted.is_some()), others + u64::from(n > 0));
        }
    }
    assert!(there > 500 && others > 3000, "{there} {others}");
}

/// The historic forms, against the shim's own parser.
#[test]
fn historic_addresses_are_those_of_the_shim() {
    let mut random = Random(13);
    let (mut there, mut others) = (0, 0);
    for _ in 0..4000 {
        let mut part = || random.one_of(&["", "", "", "0", "0x", "a"]).to_string() + &random.digits(4);
        let parts: Vec<String> = (0..4).map(|_| part()).collect();
        let few = 1 + random.below(4) as usize;
        let text = (parts[..few].join(".") + random.one_of(&["", "", "", " x", "_", ".", ".0"])).into_bytes();
        let mut bench = Bench::new(&text);
        let value = inet::inet_addr(&mut Following::new(&mut bench, "inet_addr", &[TEXT], &[], 1));
        let value = value.expect("it returns");
        for n in 0..8 {
            let other = if n == 0 { text.clone() } else { random.other_digits(&text) };
            if !bench.goes_the_same_way(&other) {
                assert!(n > 0);
                continue;
            }
            let wanted = classic(&other).map_or(u32::MAX, u32::from_le_bytes);
            assert_eq!(bench.value(value, &other), Some(wanted.into()), "{:?}", String::from_utf8_lossy(&other));
            (there, others) = (there + u64::from(wanted != u32::MAX), others + u64::from(n > 0));
        }
    }
    assert!(there > 500 && others > 3000, "{there} {others}");
}

/// A function of numbers that are inputs, for random ones.
fn arithmetic(version: Follow, widths: [u32; 2], expected: fn(u64, u64) -> Option<u64>) {
    let mut random = Random(5);
    for _ in 0..500 {
        let mut pick = |width: u32| {
            let edge = [0, 1, 2, 7, u64::MAX, 1 << 31, 1 << 63, i32::MAX as u64][random.below(8) as usize];
            let value = if random.below(2) == 0 { edge } else { random.below(1 << 31) << random.below(33) };
            value & mask(width)
        };
        let slots = widths.map(&mut pick);
        let mut bench = Bench::new(b"");
        let arguments = widths.map(|w| Some(bench.exprs.fresh(w)));
        let value = version(&mut Following::new(&mut bench, "f", &slots, &arguments, 2));
        let wanted = expected(slots[0], slots[1]);
        let at = &mut |Var(n)| slots[n as usize];
        assert_eq!(value.map(|v| v.now), wanted, "{slots:x?}");
        assert_eq!(value.and_then(|v| bench.exprs.eval(v.expr?, at)), wanted, "{slots:x?}");
        assert!(bench.decided.iter().all(|&(cond, v)| bench.exprs.eval(cond, at) == Some(v)));
    }
}

#[test]
fn arithmetic_is_that_of_the_shim() {
    arithmetic(arith::abs, [32, 32], |a, _| Some(u64::from((a as i32).wrapping_abs() as u32)));
    arithmetic(arith::labs, [64, 32], |a, _| Some((a as i64).wrapping_abs() as u64));
    arithmetic(arith::htonl, [32, 32], |a, _| Some(u64::from((a as u32).swap_bytes())));
    arithmetic(arith::htons, [16, 32], |a, _| Some(u64::from((a as u16).swap_bytes())));
    arithmetic(arith::div, [32, 32], |a, b| {
        let (a, b) = (a as i32, b as i32);
        Some(u64::from(a.checked_div(b)? as u32) | u64::from(a.checked_rem(b)? as u32) << 32)
    });
}
