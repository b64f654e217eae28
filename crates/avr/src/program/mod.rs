//! A firmware: what is in flash, and what its file says about it.
//!
//! An ELF for AVR (read with `object`, lines with `gimli` through `addr2line`) or Intel HEX, which has no names.

mod elf;
mod hex;
mod lines;

use crate::code::Code;
use crate::mcu::{self, Mcu};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Why a file cannot be used. The user can do something about all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// Neither ELF nor Intel HEX.
    UnknownFormat,
    Damaged(String),
    /// An ELF for another machine.
    OtherMachine(u16),
    /// A relocatable file: it has to be linked.
    NotLinked,
    /// An AVR family that we have no table for.
    OtherFamily(u32),
    /// The file does not say which microcontroller it is for.
    WhichMcu,
    UnknownMcu(String),
    /// The file is for another one than was asked for.
    McuMismatch {
        file: &'static str,
        asked: &'static str,
    },
    TooLarge {
        needed: u32,
        mcu: &'static str,
        flash: u32,
    },
    NoCode,
}

fn known() -> String {
    mcu::ALL.iter().map(|m| m.name).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::UnknownFormat => write!(f, "is neither an ELF file nor Intel HEX"),
            LoadError::Damaged(why) => write!(f, "is damaged: {why}"),
            LoadError::OtherMachine(machine) => {
                write!(f, "is an ELF for another machine (number {machine}), not for AVR")
            }
            LoadError::NotLinked => write!(f, "is not linked: give the ELF that avr-gcc makes from it"),
            LoadError::OtherFamily(arch) => {
                write!(f, "is for the family avr{arch}; avr5, avr51 and avr6 are supported")
            }
            LoadError::WhichMcu => {
                write!(f, "does not say which microcontroller it is for: give it with --mcu ({})", known())
            }
            LoadError::UnknownMcu(name) => {
                write!(f, "needs the microcontroller {name}, which is not known; there are {}", known())
            }
            LoadError::McuMismatch { file, asked } => write!(f, "is for {file}, but --mcu says {asked}"),
            LoadError::TooLarge { needed, mcu, flash } => {
                write!(f, "needs {needed} bytes of flash, and {mcu} has {flash}")
            }
            LoadError::NoCode => write!(f, "has no code in it"),
        }
    }
}

/// A place in the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub file: String,
    pub line: u32,
}

/// A function or label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    pub name: String,
    /// Words; 0 if the file does not say.
    pub size: u32,
    pub function: bool,
}

#[derive(Clone)]
pub struct Program {
    pub code: Arc<Code>,
    /// By address, in words.
    pub symbols: BTreeMap<u32, Symbol>,
    /// All names of places in code, also those that share an address.
    pub labels: BTreeMap<String, u32>,
    /// The first address in RAM after all variables; the start of RAM if the file does not say.
    pub data_end: u16,
    /// Bytes of flash that the file fills.
    pub used: u32,
    /// The initial values of variables, as bytes of flash: where they start and end.
    pub data_image: Option<(u32, u32)>,
    /// Where in RAM the first of them goes.
    pub data_start: u16,
    /// Tables of virtual functions: addresses in RAM, first and after the last byte.
    pub vtables: Vec<(u16, u16)>,
    file: Vec<u8>,
}

impl Program {
    /// Reads a file. `asked` is the microcontroller that the user named.
    pub fn read(bytes: &[u8], asked: Option<&str>) -> Result<Program, LoadError> {
        let asked = match asked {
            Some(name) => Some(mcu::find(name).ok_or_else(|| LoadError::UnknownMcu(name.to_string()))?),
            None => None,
        };
        if bytes.starts_with(b"\x7fELF") {
            elf::read(bytes, asked)
        } else if bytes.starts_with(b":") {
            hex::read(bytes, asked)
        } else {
            Err(LoadError::UnknownFormat)
        }
    }

    fn new(mcu: &'static Mcu, flash: Vec<u8>) -> Result<Program, LoadError> {
        let used = flash.len() as u32;
        if used > mcu.flash {
            return Err(LoadError::TooLarge { needed: used, mcu: mcu.name, flash: mcu.flash });
        }
        if used == 0 {
            return Err(LoadError::NoCode);
        }
        let code = Arc::new(Code::new(mcu, flash));
        Ok(Program {
            code,
            symbols: BTreeMap::new(),
            labels: BTreeMap::new(),
            data_end: mcu.ram_start,
            used,
            data_image: None,
            data_start: 0,
            vtables: Vec::new(),
            file: Vec::new(),
        })
    }

    pub fn mcu(&self) -> &'static Mcu {
        self.code.mcu
    }

    /// The function that an address (in words) is in: its own address and name.
    pub fn function(&self, pc: u32) -> Option<(u32, &str)> {
        let (&at, symbol) = self.symbols.range(..=pc).next_back()?;
        Some((at, &symbol.name))
    }

    /// The name of a function by its address in words, or the address in bytes.
    pub fn name(&self, entry: u32) -> String {
        let shown = self.function(entry).map(|(at, name)| match entry - at {
            0 => name.to_string(),
            by => format!("{name}+{:#x}", 2 * by),
        });
        shown.unwrap_or_else(|| format!("{:#x}", 2 * entry))
    }

    /// The address of a function by its name, or by its address in bytes (`0x1a2`).
    pub fn find(&self, name: &str) -> Option<u32> {
        self.labels.get(name).copied().or_else(|| u32::from_str_radix(name.strip_prefix("0x")?, 16).ok().map(|a| a / 2))
    }

    /// The source lines of some addresses (in words).
    pub fn lines(&self, addresses: impl IntoIterator<Item = u32>) -> Vec<Option<Line>> {
        lines::find(&self.file, addresses)
    }
}
