//! Intel HEX: bytes and addresses, no names.

use super::{LoadError, Program};
use crate::mcu::Mcu;

pub(super) fn read(bytes: &[u8], asked: Option<&'static Mcu>) -> Result<Program, LoadError> {
    let text = std::str::from_utf8(bytes).map_err(|_| LoadError::Damaged("it is not text".into()))?;
    let mcu = asked.ok_or(LoadError::WhichMcu)?;
    let mut flash = Vec::new();
    let mut base = 0usize;
    for (i, line) in text.lines().enumerate() {
        let wrong = |why: &str| LoadError::Damaged(format!("line {}: {why}", i + 1));
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let digits = line.strip_prefix(':').ok_or_else(|| wrong("a colon is missing"))?;
        let record =
            (0..digits.len() / 2).map(|i| digits.get(2 * i..2 * i + 2).and_then(|d| u8::from_str_radix(d, 16).ok()));
        let record = record.collect::<Option<Vec<u8>>>().ok_or_else(|| wrong("not hexadecimal"))?;
        let [size, high, low, kind, ..] = record[..] else { return Err(wrong("too short")) };
        if record.len() != usize::from(size) + 5 {
            return Err(wrong("its length is not what it says"));
        }
        if record.iter().fold(0u8, |sum, &b| sum.wrapping_add(b)) != 0 {
            return Err(wrong("its check sum is wrong"));
        }
        let data = &record[4..record.len() - 1];
        let number = data.iter().fold(0usize, |n, &b| n << 8 | usize::from(b));
        match kind {
            0 => {
                let at = base + usize::from(u16::from_be_bytes([high, low]));
                let end = at + data.len();
                if end > mcu.flash as usize {
                    return Err(LoadError::TooLarge { needed: end as u32, mcu: mcu.name, flash: mcu.flash });
                }
                if flash.len() < end {
                    flash.resize(end, 0xff);
                }
                flash[at..end].copy_from_slice(data);
            }
            1 => break,
            2 => base = number << 4,
            4 => base = number << 16,
            _ => {}
        }
    }
    Program::new(mcu, flash)
}
