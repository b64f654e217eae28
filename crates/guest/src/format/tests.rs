//! Expectations here were printed by glibc 2.36; thousands more were compared in bulk when the engines were written.

use super::print::{Out, print};
use super::scan::{Scanned, Target, Text, scan};
use crate::call::{Stop, VaList};
use crate::errno::Errno;
use crate::fp80::{self, F80};
use crate::memory::{Addr, GLOBALS, Memory, ObjectKind, Site};
use rustc_apfloat::Float;

/// One argument.
enum A {
    I(i64),
    D(f64),
    /// A `long double`.
    L(F80),
    S(&'static str),
}
use A::{D, I, L, S};

fn object(mem: &mut Memory, bytes: &[u8]) -> Addr {
    let at = mem.alloc(GLOBALS, ObjectKind::Heap, bytes.len() as u64, 16, Site(0)).unwrap();
    mem.bytes_mut(at, bytes.len() as u64).unwrap().copy_from_slice(bytes);
    at
}

fn slots(mem: &mut Memory, args: &[A]) -> Vec<u64> {
    let mut slots = Vec::new();
    for arg in args {
        match arg {
            I(v) => slots.push(*v as u64),
            D(v) => slots.push(v.to_bits()),
            L(v) => {
                let (low, high) = fp80::to_slots(*v);
                slots.extend([low, high]);
            }
            S(text) => slots.push(object(mem, &[text.as_bytes(), b"\0"].concat())),
        }
    }
    slots
}

fn printed(format: &str, args: &[A]) -> String {
    let mut mem = Memory::default();
    let slots = slots(&mut mem, args);
    let mut out = Out::<u8>::new(usize::MAX);
    let result = print(format.as_bytes(), &mut VaList::Slots { slots, next: 0 }, &mut mem, Errno::ENOENT, &mut out);
    assert_eq!(result.unwrap(), Ok(out.text.len() as i32));
    String::from_utf8(out.text).unwrap()
}

fn long_double(text: &str) -> F80 {
    super::float_parse::parse_f80(text.as_bytes()).value
}

#[test]
fn integers() {
    assert_eq!(
        printed("[%05d] [%-05d] [%05.3d] [%+ d] [%'d]", &[I(-3), I(-3), I(-3), I(3), I(1234567)]),
        "[-0003] [-3   ] [ -003] [+3] [1234567]"
    );
    assert_eq!(printed("%.0d|%+.0d|%#.0o|%#.0x|%#o|%#x", &[I(0), I(0), I(0), I(0), I(0), I(0)]), "|+|0||0|0");
    assert_eq!(
        printed("%hhd %hd %hhu %hu %zd %qd", &[I(300), I(70000), I(300), I(70000), I(5), I(7)]),
        "44 4464 44 4464 5 7"
    );
    assert_eq!(
        printed("%d %u %lu %x %X %#b", &[I(-1), I(-1), I(-1), I(255), I(255), I(5)]),
        "-1 4294967295 18446744073709551615 ff FF 0b101"
    );
    assert_eq!(
        printed("[%*d] [%.*d] [%-5d] [% d]", &[I(-6), I(7), I(-1), I(5), I(5), I(5)]),
        "[7     ] [5] [5    ] [ 5]"
    );
    assert_eq!(printed("%2$*1$d|%2$-*1$d|%3$.*1$f", &[I(7), I(42), D(1.5)]), "     42|42     |1.5000000");
}

#[test]
fn pointers_and_words() {
    assert_eq!(
        printed("[%p] [%10p] [%-10p] [%+p] [%.4p]", &[I(0), I(0), I(16), I(16), I(16)]),
        "[(nil)] [     (nil)] [0x10      ] [+0x10] [0x0010]"
    );
    assert_eq!(
        printed("[%05s] [%05c] [%.2s] [%-6s]", &[S("ab"), I(120), S("abc"), S("x")]),
        "[   ab] [    x] [ab] [x     ]"
    );
    assert_eq!(printed("[%.5s] [%.6s] [%10.6s]", &[I(0), I(0), I(0)]), "[] [(null)] [    (null)]");
    assert_eq!(printed("%m|%.3m|%#m|%5%", &[]), "No such file or directory|No |ENOENT|%");
    assert_eq!(printed("[%y] [%-5y] [%#+ '05.3y]", &[]), "[%y] [%-5y] [%#'+05.3y]");
}

#[test]
fn doubles() {
    assert_eq!(printed("%.0f %.0f %.0f %.1f %.2f", &[D(0.5), D(1.5), D(2.5), D(0.25), D(1.005)]), "0 2 2 0.2 1.00");
    assert_eq!(
        printed("%g %g %g %.0g %#g %g", &[D(1e5), D(1e6), D(0.0001), D(0.00001), D(1.0), D(100000.5)]),
        "100000 1e+06 0.0001 1e-05 1.00000 100000"
    );
    assert_eq!(
        printed("%e %E %.0e %#.0e", &[D(0.0), D(12345.678), D(2.5), D(1.0)]),
        "0.000000e+00 1.234568E+04 2e+00 1.e+00"
    );
    assert_eq!(
        printed("[%010.3f] [%+010f] [%010f] [%-010f]", &[D(1.5), D(f64::INFINITY), D(f64::NAN), D(1.5)]),
        "[000001.500] [      +inf] [       nan] [1.500000  ]"
    );
    assert_eq!(printed("%.20f", &[D(0.1)]), "0.10000000000000000555");
    assert_eq!(printed("%.0f", &[D(1e23)]), "99999999999999991611392");
    assert_eq!(printed("%.1074f", &[D(5e-324)]).len(), 1076);
    assert_eq!(printed("%f %F", &[D(-0.0), D(f64::NEG_INFINITY)]), "-0.000000 -INF");
}

#[test]
fn hexadecimal_floats() {
    assert_eq!(
        printed("%a %.0a %.1a %a %a %#a", &[D(1.0), D(1.99), D(1.99), D(f64::MIN_POSITIVE / 2.0), D(0.0), D(1.0)]),
        "0x1p+0 0x2p+0 0x2.0p+0 0x0.8p-1022 0x0p+0 0x1.p+0"
    );
    let long = |t: &str| L(long_double(t));
    assert_eq!(
        printed(
            "%La %.0La %.3La %.0La %.0La",
            &[long("1"), long("0xf.9p0"), long("0xf.ffffp0"), long("0x8.8p0"), long("0x9.8p0")]
        ),
        "0x8p-3 0x1p+4 0x1.000p+4 0x8p+0 0xap+0"
    );
    assert_eq!(printed("%La %LA", &[long("0x1p-16382"), long("0x9.9p0")]), "0x8p-16385 0X9.9P+0");
}

#[test]
fn long_doubles() {
    assert_eq!(
        printed("%Lf %Lg %.25Lf", &[L(long_double("1.5")), L(long_double("1e4000")), L(long_double("0.1"))]),
        "1.500000 1e+4000 0.1000000000000000000013553"
    );
    assert_eq!(printed("%Lf %LF", &[L(F80::INFINITY), L(-F80::INFINITY)]), "inf -INF");
}

#[test]
fn lengths_are_counted_beyond_what_is_kept() {
    let mut mem = Memory::default();
    let mut out = Out::<u8>::new(3);
    let list = |v| VaList::Slots { slots: vec![v], next: 0 };
    assert_eq!(print(b"ab%dcd", &mut list(12345), &mut mem, Errno(0), &mut out).unwrap(), Ok(9));
    assert_eq!(out.text, b"ab1");
    let mut run = |format: &[u8]| print(format, &mut list(1), &mut mem, Errno(0), &mut Out::<u8>::new(0)).unwrap();
    assert_eq!(run(b"%2147483647d"), Ok(i32::MAX));
    assert_eq!(run(b"%2147483647d "), Err(Errno::EOVERFLOW));
    assert_eq!(run(b"%2147483648d"), Err(Errno::EOVERFLOW));
    assert_eq!(run(b"abc%"), Err(Errno::EINVAL));
    assert_eq!(run(b"%lc"), Ok(1));
}

#[test]
fn wide_characters_outside_ascii_end_the_output() {
    let mut mem = Memory::default();
    let mut out = Out::<u8>::new(usize::MAX);
    let mut list = VaList::Slots { slots: vec![0xe9], next: 0 };
    assert_eq!(print(b"x%lcy", &mut list, &mut mem, Errno(0), &mut out).unwrap(), Err(Errno::EILSEQ));
    assert_eq!(out.text, b"x");
    let format: Vec<u32> = "%s\u{20ac}%5d".chars().map(u32::from).collect();
    let text = object(&mut mem, b"ab\0");
    let mut out = Out::<u32>::new(usize::MAX);
    let mut list = VaList::Slots { slots: vec![text, 7], next: 0 };
    assert_eq!(print(&format, &mut list, &mut mem, Errno(0), &mut out).unwrap(), Ok(8));
    assert_eq!(out.text, "ab\u{20ac}    7".chars().map(u32::from).collect::<Vec<_>>());
}

#[test]
fn a_precision_bounds_what_is_read_of_a_string() {
    let mut mem = Memory::default();
    let text = object(&mut mem, b"abc");
    let mut run = |format: &[u8]| {
        let mut list = VaList::Slots { slots: vec![text], next: 0 };
        print(format, &mut list, &mut mem, Errno(0), &mut Out::<u8>::new(usize::MAX))
    };
    assert_eq!(run(b"%.3s").unwrap(), Ok(3));
    assert!(matches!(run(b"%.4s"), Err(Stop::Fault(_))));
    assert!(matches!(run(b"%s"), Err(Stop::Fault(_))));
}

#[test]
fn percent_n_stores_the_count() {
    let mut mem = Memory::default();
    let count = object(&mut mem, &[0xff; 4]);
    let mut list = VaList::Slots { slots: vec![12, count, count + 2], next: 0 };
    print(b"%5d%hhn--%hhn", &mut list, &mut mem, Errno(0), &mut Out::<u8>::new(0)).unwrap().unwrap();
    assert_eq!(mem.bytes(count, 4).unwrap(), [5, 0xff, 7, 0xff]);
}

/// Scans into objects of 16 bytes.
fn scanned(format: &str, text: &str, objects: usize) -> (Scanned, Vec<[u8; 16]>) {
    let mut mem = Memory::default();
    let slots: Vec<u64> = (0..objects).map(|_| object(&mut mem, &[0; 16])).collect();
    let target = Target { mem: &mut mem, region: GLOBALS, site: Site(0), binary: false };
    let mut source = Text { text: text.as_bytes(), at: 0 };
    let result = scan(format.as_bytes(), &mut VaList::Slots { slots: slots.clone(), next: 0 }, target, &mut source);
    (result.unwrap(), slots.iter().map(|&at| mem.read(at).unwrap()).collect())
}

fn result(format: &str, text: &str) -> i32 {
    scanned(format, text, 4).0.result
}

fn int(bytes: [u8; 16]) -> i32 {
    i32::from_le_bytes(bytes[..4].try_into().unwrap())
}

#[test]
fn what_scanf_returns() {
    assert_eq!(result("%d", ""), -1);
    assert_eq!(result("%d", "   "), -1);
    assert_eq!(result("%d", "x"), 0);
    assert_eq!(result("%d %d", "1"), 1);
    assert_eq!(result("%d,%d", "1;2"), 1);
    assert_eq!(result("%*d", ""), -1);
    assert_eq!(result("%*d%d", "1 2"), 1);
    assert_eq!(result("%n", ""), 0);
    assert_eq!(result("x", ""), -1);
    assert_eq!(result("%d%%%d", "5%6"), 2);
    assert_eq!(result("%f", "-"), 0);
    assert_eq!(result("%f", "infx"), 1);
    assert_eq!(result("%f", "infix"), 0);
    assert_eq!(result("%[a-c", "abc"), 0);
}

#[test]
fn what_scanf_stores() {
    let (_, got) = scanned("%i %i %i %x", "0x1f 017 -12 0xg", 4);
    assert_eq!(got.map_to(int), [31, 15, -12, 0]);
    let (_, got) = scanned("%3d%2d %d", "12345 99999999999999999999", 3);
    assert_eq!(got.map_to(int), [123, 45, -1]);
    let (_, got) = scanned("%4s%[^x]%n", "hello worldxy", 3);
    assert_eq!((&got[0][..5], &got[1][..8], int(got[2])), (&b"hell\0"[..], &b"o world\0"[..], 11));
    let (_, got) = scanned("%2$d %1$d", "1 2", 2);
    assert_eq!(got.map_to(int), [2, 1]);
    let (_, got) = scanned("%lf%f", "0x1.8p1 1e-3", 2);
    assert_eq!(got[0][..8], 3.0f64.to_le_bytes());
    assert_eq!(got[1][..4], 1e-3f32.to_le_bytes());
    let (_, got) = scanned("%3c%hhd", "a b-1", 2);
    assert_eq!((&got[0][..4], &got[1][..2]), (&b"a b\0"[..], &b"\xff\0"[..]));
}

trait MapTo {
    fn map_to(self, f: fn([u8; 16]) -> i32) -> Vec<i32>;
}

impl MapTo for Vec<[u8; 16]> {
    fn map_to(self, f: fn([u8; 16]) -> i32) -> Vec<i32> {
        self.into_iter().map(f).collect()
    }
}

#[test]
fn scanf_allocates_what_m_asks_for() {
    let mut mem = Memory::default();
    let at = object(&mut mem, &[0; 8]);
    let target = Target { mem: &mut mem, region: GLOBALS, site: Site(0), binary: false };
    let mut source = Text { text: &b"word rest"[..], at: 0 };
    let list = &mut VaList::Slots { slots: vec![at], next: 0 };
    assert_eq!(scan(b"%ms", list, target, &mut source).unwrap().result, 1);
    let string = mem.read_u64(at).unwrap();
    assert_eq!(mem.c_string(string).unwrap(), b"word");
    assert_eq!(mem.object(string).unwrap().size, 5);
}

#[test]
fn scanf_faults_when_the_word_does_not_fit() {
    let mut mem = Memory::default();
    let at = object(&mut mem, &[0; 4]);
    let target = Target { mem: &mut mem, region: GLOBALS, site: Site(0), binary: false };
    let mut source = Text { text: &b"word"[..], at: 0 };
    let list = &mut VaList::Slots { slots: vec![at], next: 0 };
    assert!(matches!(scan(b"%s", list, target, &mut source), Err(Stop::Fault(_))));
}
