//! Every operation, in every form its operands can have, on all numbers of a small width.

use super::super::domain::{Domain, mask};
use super::super::transfer::{self, total};
use super::super::{Domains, Values};
use super::*;
use crate::formula::{Bits, Value};
use trace::ExprOp;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Given {
    /// A read of some numbers: a literal for each.
    Few,
    /// The low bits of a wide unknown.
    Bits,
    Number(u64),
}

fn operand(exprs: &mut Exprs, reads: &mut Vec<(Vec<Bits>, Vec<Bits>)>, width: u32, given: Given) -> ExprId {
    match given {
        Given::Number(n) => exprs.constant(width, n),
        Given::Bits => {
            let wide = exprs.fresh(8);
            exprs.extract(wide, 0, width)
        }
        Given::Few => {
            let var = exprs.fresh(width);
            let values = (0..=mask(width)).map(|n| Bits { of: Value::Number(n), low: 0, width }).collect();
            reads.push((vec![Bits { of: Value::Expr(var), low: 0, width }], values));
            var
        }
    }
}

#[test]
fn operations_give_what_is_computed() {
    for width in 1..=4 {
        let numbers = if width < 4 { 0..=mask(width) } else { 5..=6 };
        let mut given = vec![Given::Few, Given::Bits];
        given.extend(numbers.map(Given::Number));
        for op in ExprOp::ALL {
            for &first in &given {
                for &second in &given {
                    check(op, width, first, second);
                }
            }
        }
    }
}

fn check(op: ExprOp, width: u32, first: Given, second: Given) {
    if let (Given::Number(_), Given::Number(_)) = (first, second) {
        return;
    }
    let (mut exprs, mut reads) = (Exprs::new(), Vec::new());
    let a = operand(&mut exprs, &mut reads, width, first);
    let b = operand(&mut exprs, &mut reads, width, second);
    let result = exprs.bin(op, a, b);
    let mut sat = Sat::new();
    let mut values = Values::new(Domains::new(&exprs, &reads), 1);
    let possible = |given| if let Given::Number(n) = given { n..=n } else { 0..=mask(width) };
    let to = exprs.width(result);
    let mut is = |expr, value| values.is(&exprs, expr, value, &mut sat).expect("cheap");
    let results: Vec<Lit> = (0..=mask(to)).map(|v| is(result, v)).collect();
    let mut pairs = Vec::new();
    for x in possible(first) {
        for y in possible(second) {
            pairs.push((x, y, is(a, x), is(b, y)));
        }
    }
    for (x, y, is_x, is_y) in pairs {
        let right = total(op, width, x, y);
        assert!(sat.solve(&[is_x, is_y]), "{op:?} {first:?} {second:?} {x} {y}");
        let model = sat.model();
        assert_eq!(values.value(&exprs, result, |l| truth(&model, l)), right, "{op:?} {first:?} {second:?} {x} {y}");
        for (value, &lit) in results.iter().enumerate() {
            assert_eq!(truth(&model, lit), value as u64 == right, "{op:?} {first:?} {second:?} {x} {y} is {value}");
        }
        assert!(!sat.solve(&[is_x, is_y, -results[right as usize]]), "{op:?} {first:?} {second:?} {x} {y}");
    }
}

/// All domains of a small width that are ranges, and some that are sets.
fn domains(width: u32) -> Vec<Domain> {
    let mut all = Vec::new();
    for first in 0..=mask(width) {
        for last in 0..=mask(width) {
            all.push(Domain::Range { first, last });
        }
    }
    all
}

fn listed(domain: &Domain, width: u32) -> Vec<u64> {
    (0..=mask(width)).filter(|&v| domain.contains(v, width)).collect()
}

/// Ranges of three bits as they are, and those of seven bits that are too many to be listed: nothing is left out.
#[test]
fn ranges_lose_nothing() {
    let mut random = Random::new(5);
    for op in ExprOp::ALL {
        for (width, tries) in [(3, 4096), (7, 150)] {
            let all = domains(width);
            for i in 0..tries {
                let (a, b) = match width {
                    3 => (all[i / 64].clone(), all[i % 64].clone()),
                    _ => (random.pick(&all), random.pick(&all)),
                };
                let result = transfer::binary(op, width, &a, &b);
                let to = if op.compares() { 1 } else { width };
                for x in listed(&a, width) {
                    for y in listed(&b, width) {
                        let value = total(op, width, x, y);
                        assert!(result.contains(value, to), "{op:?} {a:?} {b:?}: {x} {y} -> {value} not in {result:?}");
                    }
                }
            }
        }
    }
    for width in [3, 7] {
        for a in domains(width).into_iter().step_by(if width == 3 { 1 } else { 13 }) {
            for low in 0..width {
                for bits in 1..=width {
                    let result = transfer::extract(&a, width, low, bits);
                    assert!(listed(&a, width).iter().all(|v| result.contains(v >> low & mask(bits), bits)), "{a:?}");
                }
            }
            let (zext, sext) = (transfer::zext(&a, width, 9), transfer::sext(&a, width, 9));
            for v in listed(&a, width) {
                assert!(zext.contains(v, 9), "{a:?} {v} {zext:?}");
                assert!(sext.contains(signed(v, width) as u64 & mask(9), 9), "{a:?} {v} {sext:?}");
            }
        }
    }
    let wide = domains(7);
    for _ in 0..200 {
        let (a, b) = (random.pick(&wide), random.pick(&wide));
        let (join, concat) = (a.join(&b, 7), transfer::concat(&a, &b, (7, 7)));
        assert!(join.covers(&a, 7) && join.covers(&b, 7), "{a:?} {b:?} {join:?}");
        let covered = listed(&b, 7).iter().all(|&v| a.contains(v, 7));
        assert_eq!(a.covers(&b, 7), covered, "{a:?} {b:?}");
        let common = listed(&a, 7).iter().any(|&v| b.contains(v, 7));
        assert_eq!(a.apart(&b, 7), !common, "{a:?} {b:?}");
        for x in listed(&a, 7) {
            assert!(listed(&b, 7).iter().all(|y| concat.contains(x << 7 | y, 14)), "{a:?} {b:?} {concat:?}");
        }
    }
}

/// Tables of all small sizes, with few and with many different numbers, at a place that has a literal for each number or bits.
#[test]
fn tables_give_what_stands_in_them() {
    let mut random = Random::new(9);
    for round in 0..60 {
        for (given, place) in
            [(Given::Few, 1), (Given::Few, 3), (Given::Bits, 1), (Given::Bits, 2), (Given::Bits, 4), (Given::Bits, 7)]
        {
            let (mut exprs, mut reads) = (Exprs::new(), Vec::new());
            let at = operand(&mut exprs, &mut reads, place, given);
            let width = random.pick(&[1, 2, 8, 64]);
            let kinds = random.pick(&[2, 5, u64::MAX]);
            let numbers: Vec<u64> = (0..1 << place).map(|_| (random.number(width) % kinds) & mask(width)).collect();
            let found = exprs.lookup(at, width, numbers.clone());
            let mut sat = Sat::new();
            let mut values = Values::new(Domains::new(&exprs, &reads), 1);
            let is_at: Vec<Lit> =
                (0..=mask(place)).map(|v| values.is(&exprs, at, v, &mut sat).expect("cheap")).collect();
            for (i, &right) in numbers.iter().enumerate() {
                let is_right = values.is(&exprs, found, right, &mut sat).expect("cheap");
                assert!(sat.solve(&[is_at[i], is_right]), "{round} {given:?} {numbers:?}[{i}]");
                let model = sat.model();
                assert_eq!(values.value(&exprs, found, |l| truth(&model, l)), right, "{given:?} {numbers:?}[{i}]");
                assert!(!sat.solve(&[is_at[i], -is_right]), "{given:?} {numbers:?}[{i}]");
                // The other way: only places with this number.
                let others: Vec<Lit> = numbers.iter().zip(&is_at).filter(|p| *p.0 == right).map(|p| -*p.1).collect();
                assert!(!sat.solve(&[&[is_right][..], &others].concat()), "{given:?} {numbers:?} {right}");
            }
        }
    }
}
