//! Where jumps and calls through Z can lead.
//!
//! | code | how it is resolved |
//! | --- | --- |
//! | a switch of avr-gcc (`subi`/`sbci` of a table's address, then `__tablejump2__`) | from the table: as many entries as the comparison before allows, else as long as they lie in the same function |
//! | constructors of C++ (`__do_global_ctors`) | from the table between `__ctors_start` and `__ctors_end` |
//! | a virtual call of C++ (the table's address is loaded from an object, and a slot of the table from there) | that slot of every table |
//! | a call through a function pointer | what the user says (`--assume`), else every function whose address is in the program: in initial values of variables, in tables in flash, in pairs of `ldi` |

use crate::op::{Mode, Op, Z};
use crate::program::Program;
use std::collections::BTreeSet;

/// Whether a routine loads its target from a table in flash: `__tablejump2__` and its like.
pub(super) fn is_table_jump(program: &Program, at: u32) -> bool {
    let op = |i: u32| program.code.op(at + i);
    op(0) == Op::Add(30, 30)
        && op(1) == Op::Adc(31, 31)
        && (2..10).any(|i| matches!(op(i), Op::Ijmp | Op::Eijmp))
        && (2..10).any(|i| matches!(op(i), Op::Lpm { d: 0, .. } | Op::Elpm { d: 0, .. }))
}

fn word(program: &Program, at: u32) -> Option<u32> {
    let bytes = program.code.flash.get(2 * at as usize..2 * at as usize + 2)?;
    Some(u16::from_le_bytes([bytes[0], bytes[1]]).into())
}

/// The targets of a jump to such a routine from this place.
pub(super) fn table_targets(program: &Program, from: u32) -> Option<BTreeSet<u32>> {
    let before = |i: u32| from.checked_sub(i).map(|at| program.code.op(at));
    let (mut low, mut high, mut count) = (None, None, None);
    let mut guarded = false;
    for i in 1..12 {
        match before(i)? {
            Op::Subi(30, k) if low.is_none() => low = Some(k),
            Op::Sbci(31, k) if high.is_none() => high = Some(k),
            Op::Brbc(0, _) => guarded = true,
            Op::Cpi(_, k) if guarded && count.is_none() => count = Some(u32::from(k)),
            Op::Ret | Op::Reti | Op::Jmp(_) | Op::Rjmp(_) => break,
            _ => {}
        }
    }
    let (Some(low), Some(high)) = (low, high) else { return constructors(program) };
    let base = u32::from(u16::from_le_bytes([low, high]).wrapping_neg());
    let start = program.function(from).map_or(0, |(start, _)| start);
    let size = program.symbols.get(&start).map_or(0, |s| s.size);
    let inside = |target: &u32| (start..start + size).contains(target);
    let entries = (0..).map_while(|i| word(program, base + i));
    let found: BTreeSet<u32> = match count {
        Some(count) => entries.take(count as usize).collect(),
        None => entries.take_while(inside).take(512).collect(),
    };
    (!found.is_empty()).then_some(found)
}

fn constructors(program: &Program) -> Option<BTreeSet<u32>> {
    let (start, end) = (*program.labels.get("__ctors_start")?, *program.labels.get("__ctors_end")?);
    Some((start..end).filter_map(|at| word(program, at)).collect())
}

/// The slot of a virtual call, in bytes, looked for from the call backwards: `ldd r0, Z+q`, `ldd r31, Z+q+1`, `mov r30, r0`, and before that Z from an object.
fn virtual_slot(program: &Program, call: u32) -> Option<u16> {
    #[derive(PartialEq)]
    enum Look {
        Move,
        High,
        Low,
        Object(u16),
    }
    let mut look = Look::Move;
    for i in 1..16 {
        match (program.code.op(call.checked_sub(i)?), &look) {
            (Op::Mov(30, 0), Look::Move) => look = Look::High,
            (Op::Ld { d: 31, ptr: Z, .. }, Look::High) => look = Look::Low,
            (Op::Ld { d: 0, ptr: Z, mode: Mode::Plus(q) }, Look::Low) => look = Look::Object(q.into()),
            (Op::Ld { d: 0, ptr: Z, mode: Mode::PostInc }, Look::Low) => look = Look::Object(0),
            (Op::Ld { d: 31, .. }, Look::Object(slot)) => return Some(*slot),
            (Op::Call(_) | Op::Rcall(_) | Op::Icall | Op::Eicall | Op::Ret | Op::Jmp(_) | Op::Rjmp(_), _) => {
                return None;
            }
            (Op::Ldi(30 | 31, _) | Op::Lds(30 | 31, _) | Op::Movw(30, _), _) => return None,
            _ => {}
        }
    }
    None
}

/// The functions that a virtual call can call.
pub(super) fn virtual_targets(program: &Program, call: u32) -> Option<BTreeSet<u32>> {
    let slot = virtual_slot(program, call)?;
    let (image, _) = program.data_image?;
    // Before the first slot stand two words about the type.
    let entry = |&(start, end): &(u16, u16)| {
        let at = start.checked_add(4 + slot).filter(|&at| at + 2 <= end)?;
        let at = image as usize + usize::from(at.checked_sub(program.data_start)?);
        let bytes = program.code.flash.get(at..at + 2)?;
        Some(u32::from(u16::from_le_bytes([bytes[0], bytes[1]]))).filter(|&to| to != 0)
    };
    let found: BTreeSet<u32> = program.vtables.iter().filter_map(entry).collect();
    (!found.is_empty()).then_some(found)
}

/// Which of these registers (of the microcontroller) variables point to from the start.
pub(super) fn pointed_to(program: &Program, registers: &[u16]) -> BTreeSet<u16> {
    let Some((from, to)) = program.data_image else { return BTreeSet::new() };
    let image = program.code.flash.get(from as usize..to as usize).unwrap_or_default();
    let words = image.windows(2).map(|w| u16::from_le_bytes([w[0], w[1]]));
    words.filter(|word| registers.contains(word)).collect()
}

/// Every function whose address is somewhere in the program. Handlers and labels are not called through pointers.
pub(super) fn address_taken(program: &Program) -> BTreeSet<u32> {
    let is_function = |at: &u32| {
        program.symbols.get(at).is_some_and(|s| s.function && !s.name.starts_with("__vector_") && s.name != "main")
    };
    let flash = &program.code.flash;
    let bytes = |from: u32, to: u32| {
        let part = flash.get(from as usize..to as usize).unwrap_or_default();
        part.windows(2).map(|w| u32::from(u16::from_le_bytes([w[0], w[1]]))).collect::<Vec<_>>()
    };
    let mut found = BTreeSet::new();
    if let Some((from, to)) = program.data_image {
        found.extend(bytes(from, to));
    }
    let vectors = 4 * (program.mcu().vectors.len() as u32 + 1);
    if let Some(&code) = program.labels.get("__ctors_end") {
        found.extend(bytes(vectors, 2 * code));
    }
    for at in 0..program.used / 2 {
        if let Op::Ldi(d, low) = program.code.op(at) {
            for near in (1..8).flat_map(|i| [at.wrapping_sub(i), at + i]) {
                if let Op::Ldi(e, high) = program.code.op(near)
                    && e == d + 1
                {
                    found.insert(u16::from_le_bytes([low, high]).into());
                }
            }
        }
    }
    found.retain(is_function);
    found
}
