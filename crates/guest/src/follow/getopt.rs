//! getopt and getopt_long: which option an argument is, is decided byte by byte and name by name. All else follows from that.

use super::string::length;
use super::{Following, Value};
use crate::memory::Addr;
use trace::ExprOp;

fn is(f: &mut Following<'_>, byte: Value, wanted: u8) -> bool {
    let is = f.is(byte, wanted.into());
    f.holds(is)
}

fn is_at(f: &mut Following<'_>, at: Addr, wanted: u8) -> Option<bool> {
    let byte = f.byte(at)?;
    Some(is(f, byte, wanted))
}

/// A text whose bytes are what they are.
fn text(f: &mut Following<'_>, at: Addr) -> Option<Vec<u8>> {
    let n = length(f, at, None)?;
    let mut all = Vec::new();
    for i in 0..n {
        let byte = f.byte(at + i)?;
        all.push(f.settle(byte) as u8);
    }
    Some(all)
}

fn number(f: &mut Following<'_>, at: Addr) -> Option<i32> {
    let mut value = 0;
    for i in 0..4 {
        let byte = f.byte(at + i)?;
        value |= (f.settle(byte) as u32) << (8 * i);
    }
    Some(value as i32)
}

/// What was returned is what follows from what was decided.
fn decided(f: &Following<'_>) -> Option<Value> {
    Some(Value::known(32, f.returned()))
}

fn next(f: &mut Following<'_>, longopts: Addr) -> Option<Value> {
    let (argc, argv, optstring) = (f.arg(0, 32), f.pointer(1), f.pointer(2));
    let argc = f.settle(argc) as i32;
    let optstring = text(f, optstring)?;
    let stand = f.getopt();
    if argc < 1 {
        return decided(f);
    }
    let mut optind = number(f, stand.optind_at)?;
    let mut nextchar = stand.nextchar;
    if optind == 0 || !stand.initialized {
        optind = optind.max(1);
        nextchar = 0;
    }
    let argument = |f: &mut Following<'_>, i: i32| f.pointer_at(argv.wrapping_add((i64::from(i) * 8) as u64));
    let no_option = |f: &mut Following<'_>, at: Addr| Some(!is_at(f, at, b'-')? || is_at(f, at + 1, 0)?);
    if nextchar == 0 || is_at(f, nextchar, 0)? {
        let mut at = 0;
        while optind < argc {
            at = argument(f, optind)?;
            if !no_option(f, at)? {
                break;
            }
            if !stand.permutes {
                return decided(f);
            }
            optind += 1;
        }
        if optind >= argc {
            return decided(f);
        }
        let double = is_at(f, at + 1, b'-')?;
        if double && is_at(f, at + 2, 0)? {
            return decided(f);
        }
        if double && longopts != 0 {
            return long_option(f, at + 2, longopts);
        }
        nextchar = at + 1;
    }
    let letter = f.byte(nextchar)?;
    // Whether more letters follow decides where the next call, or the option's value, begins.
    is_at(f, nextchar + 1, 0)?;
    let signs = usize::from(matches!(optstring.first(), Some(b'-' | b'+')));
    for &option in &optstring[signs..] {
        if is(f, letter, option) {
            return match option {
                b'W' if longopts != 0 => f.lose(),
                b':' | b';' => wrong(f, letter, stand.optopt_at),
                _ => decided(f),
            };
        }
    }
    wrong(f, letter, stand.optopt_at)
}

/// No option has this letter.
fn wrong(f: &mut Following<'_>, letter: Value, optopt_at: Addr) -> Option<Value> {
    let value = f.sign_extend(letter, 32);
    f.put(optopt_at, value);
    decided(f)
}

/// The names that begin with what stands at `at`, up to a `=` or the end, decide what it is.
fn long_option(f: &mut Following<'_>, at: Addr, longopts: Addr) -> Option<Value> {
    let mut n = 0;
    loop {
        let byte = f.byte(at + n)?;
        if is(f, byte, b'=') || is(f, byte, 0) {
            break;
        }
        n += 1;
    }
    // The shim looks at the whole argument.
    length(f, at + n, None)?;
    for i in 0.. {
        let option = longopts + 32 * i;
        let name = f.pointer_at(option)?;
        if name == 0 {
            return decided(f);
        }
        // Whether it takes a value, and what it stands for.
        for at in [option + 8, option + 16, option + 20, option + 24] {
            number(f, at)?;
        }
        let name = text(f, name)?;
        if name.len() as u64 >= n {
            let mut same = Value::known(1, 1);
            for (k, &letter) in name.iter().take(n as usize).enumerate() {
                let byte = f.byte(at + k as u64)?;
                let equal = f.is(byte, letter.into());
                same = f.op(ExprOp::And, same, equal);
            }
            f.holds(same);
        }
    }
    None
}

pub(crate) fn getopt(f: &mut Following<'_>) -> Option<Value> {
    next(f, 0)
}

pub(crate) fn getopt_long(f: &mut Following<'_>) -> Option<Value> {
    let longopts = f.pointer(3);
    next(f, longopts)
}
