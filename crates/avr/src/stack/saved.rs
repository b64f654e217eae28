//! A sequence of events as a file that people can read, and that `unsnarl replay` repeats.
//!
//! ```text
//! unsnarl stack run 1
//! program nest.elf
//! flash 0x1f3a...        what was in flash, as a number: another program is refused
//! mcu atmega328p
//! frequency 16000000
//! event 262 ADC 0        cycle, interrupt, value
//! end 200262             the run is over at this cycle
//! deepest 101            bytes
//! ```

use crate::mcu;
use crate::program::Program;
use crate::search::Event;
use std::fmt;

const HEADER: &str = "unsnarl stack run 1";
const ANY_VERSION: &str = "unsnarl stack run ";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedRun {
    pub program: String,
    pub flash: u64,
    pub mcu: String,
    pub frequency: u64,
    pub events: Vec<Event>,
    pub end: u64,
    pub deepest: u16,
}

/// Whether a file is one, of whatever version.
pub fn is_saved_run(bytes: &[u8]) -> bool {
    bytes.starts_with(ANY_VERSION.as_bytes())
}

/// FNV-1a: one number for a flash.
fn number(flash: &[u8]) -> u64 {
    flash.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

impl SavedRun {
    pub fn new(program: &Program, path: &str, frequency: u64, events: &[Event], deepest: u16, end: u64) -> SavedRun {
        SavedRun {
            program: path.to_string(),
            flash: number(&program.code.flash),
            mcu: program.mcu().name.to_string(),
            frequency,
            events: events.to_vec(),
            end,
            deepest,
        }
    }

    /// Whether the run was made with this program.
    pub fn is_of(&self, program: &Program) -> bool {
        self.flash == number(&program.code.flash) && self.mcu == program.mcu().name
    }

    /// Reads a file; the error has the line.
    pub fn read(text: &str) -> Result<SavedRun, String> {
        let mut lines = text.lines().zip(1..);
        match lines.next() {
            Some((HEADER, _)) => {}
            Some((other, _)) if other.starts_with(ANY_VERSION) => {
                return Err(format!("`{other}` is of another version of unsnarl: this one reads `{HEADER}`"));
            }
            _ => return Err(format!("does not begin with `{HEADER}`")),
        }
        let mut run = SavedRun {
            program: String::new(),
            flash: 0,
            mcu: String::new(),
            frequency: 0,
            events: Vec::new(),
            end: 0,
            deepest: 0,
        };
        for (line, number) in lines {
            let Some((key, rest)) = line.split_once(' ') else { continue };
            run.set(key, rest).ok_or_else(|| format!("line {number}: `{line}` makes no sense"))?;
        }
        if run.frequency == 0 || run.program.is_empty() || run.mcu.is_empty() {
            return Err("it is not all there: program, mcu and frequency are needed".into());
        }
        if !run.events.is_sorted_by_key(|e| e.cycle) {
            return Err("its events are not in the order of time".into());
        }
        Ok(run)
    }

    fn set(&mut self, key: &str, rest: &str) -> Option<()> {
        match key {
            "program" => self.program = rest.to_string(),
            "flash" => self.flash = u64::from_str_radix(rest.strip_prefix("0x")?, 16).ok()?,
            "mcu" => self.mcu = mcu::find(rest)?.name.to_string(),
            "frequency" => self.frequency = rest.parse().ok()?,
            "end" => self.end = rest.parse().ok()?,
            "deepest" => self.deepest = rest.parse().ok()?,
            "event" => {
                let mut words = rest.split_whitespace();
                let cycle = words.next()?.parse().ok()?;
                let vector = mcu::find(&self.mcu)?.number(words.next()?)?;
                let value = words.next()?.parse().ok()?;
                self.events.push(Event { vector, value, cycle });
            }
            _ => return None,
        }
        Some(())
    }
}

impl fmt::Display for SavedRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{HEADER}\nprogram {}\nflash {:#x}\nmcu {}\nfrequency {}",
            self.program, self.flash, self.mcu, self.frequency
        )?;
        for event in &self.events {
            let name = mcu::find(&self.mcu).and_then(|m| m.vector(event.vector)).map_or("?", |v| v.name);
            writeln!(f, "event {} {name} {}", event.cycle, event.value)?;
        }
        writeln!(f, "end {}\ndeepest {}", self.end, self.deepest)
    }
}
