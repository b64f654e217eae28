//! ELF for AVR: flash by load addresses, symbols, which microcontroller it was made for.

use super::{LoadError, Program, Symbol};
use crate::mcu::{self, Mcu};
use object::elf::{EM_AVR, ET_EXEC, FileHeader32, PT_LOAD};
use object::read::elf::{ElfFile, FileHeader as _, ProgramHeader as _};
use object::{Endianness, Object as _, ObjectSection as _, ObjectSymbol as _, SymbolKind};

/// Where addresses of data memory start in an ELF.
const DATA: u64 = 0x80_0000;

pub(super) fn read(bytes: &[u8], asked: Option<&'static Mcu>) -> Result<Program, LoadError> {
    let damaged = |e: object::Error| LoadError::Damaged(e.to_string());
    // Machine and class first: the rest is read by what they say.
    let machine = bytes
        .get(18..20)
        .map(|b| u16::from_le_bytes([b[0], b[1]]))
        .ok_or_else(|| LoadError::Damaged("it is too short".into()))?;
    if machine != EM_AVR || bytes[4] != 1 {
        return Err(LoadError::OtherMachine(machine));
    }
    let elf = ElfFile::<FileHeader32<Endianness>>::parse(bytes).map_err(damaged)?;
    let (header, endian) = (elf.elf_header(), elf.endian());
    if header.e_type(endian) != ET_EXEC {
        return Err(LoadError::NotLinked);
    }
    let mcu = which(&elf, header.e_flags(endian), asked)?;
    let mut flash = Vec::new();
    let mut data_image = None;
    let mut data_start = 0;
    for segment in elf.elf_program_headers() {
        let (at, size) = (segment.p_paddr(endian), segment.p_filesz(endian));
        if segment.p_type(endian) != PT_LOAD || size == 0 || u64::from(at) >= DATA {
            continue;
        }
        let content =
            segment.data(endian, bytes).map_err(|()| LoadError::Damaged("a segment is not all there".into()))?;
        let end = at as usize + content.len();
        if end > mcu.flash as usize {
            return Err(LoadError::TooLarge { needed: end as u32, mcu: mcu.name, flash: mcu.flash });
        }
        if flash.len() < end {
            flash.resize(end, 0xff);
        }
        flash[at as usize..end].copy_from_slice(content);
        if u64::from(segment.p_vaddr(endian)) >= DATA {
            data_image = Some((at, end as u32));
            data_start = (u64::from(segment.p_vaddr(endian)) - DATA) as u16;
        }
    }
    let mut program = Program::new(mcu, flash)?;
    program.data_image = data_image;
    program.data_start = data_start;
    program.file = bytes.to_vec();
    for symbol in elf.symbols() {
        let Ok(name) = symbol.name() else { continue };
        let address = symbol.address();
        if address > DATA && (name == "__heap_start" || name == "_end" || name == "__bss_end") {
            program.data_end = program.data_end.max((address - DATA) as u16);
        }
        if address > DATA && name.starts_with("_ZTV") && symbol.size() > 4 {
            let start = (address - DATA) as u16;
            program.vtables.push((start, start.saturating_add(symbol.size() as u16)));
        }
        let function = symbol.kind() == SymbolKind::Text;
        let label = symbol.kind() == SymbolKind::Label || symbol.kind() == SymbolKind::Unknown;
        let in_code =
            symbol.section_index().and_then(|i| elf.section_by_index(i).ok()).is_some_and(|s| s.name() == Ok(".text"));
        if name.is_empty() || name.starts_with('.') || !in_code || !(function || label) {
            continue;
        }
        let new = Symbol { name: name.to_string(), size: (symbol.size() / 2) as u32, function };
        let at = (address / 2) as u32;
        program.labels.insert(name.to_string(), at);
        // Several names for one address: a function's own is better than a label, and a handler's better than an alias.
        let better = program.symbols.get(&at).is_none_or(|old| new.function && !old.function);
        if better {
            program.symbols.insert(at, new);
        }
    }
    Ok(program)
}

/// The user's word, or what the compiler noted; they must agree.
fn which(
    elf: &ElfFile<'_, FileHeader32<Endianness>>,
    flags: u32,
    asked: Option<&'static Mcu>,
) -> Result<&'static Mcu, LoadError> {
    let note = elf.section_by_name(".note.gnu.avr.deviceinfo").and_then(|s| s.data().ok());
    let noted = note.and_then(device);
    let found = match &noted {
        Some(name) => mcu::find(name),
        None => None,
    };
    match (found, asked) {
        (Some(file), Some(asked)) if file.name != asked.name => {
            return Err(LoadError::McuMismatch { file: file.name, asked: asked.name });
        }
        (Some(mcu), _) | (None, Some(mcu)) => return Ok(mcu),
        (None, None) => {}
    }
    match (flags & 0x7f, noted) {
        (_, Some(name)) => Err(LoadError::UnknownMcu(name)),
        (5 | 51 | 6, None) => Err(LoadError::WhichMcu),
        (other, None) => Err(LoadError::OtherFamily(other)),
    }
}

/// The name in the compiler's note: the last string of its table.
fn device(note: &[u8]) -> Option<String> {
    let mut texts = note.split(|&b| b == 0).filter(|t| t.len() > 3 && t.iter().all(|b| b.is_ascii_alphanumeric()));
    texts.next_back().map(|t| String::from_utf8_lossy(t).into_owned())
}
