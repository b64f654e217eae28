//! Source lines of addresses, from the debug info.

use super::Line;
use addr2line::gimli::{DwarfSections, EndianSlice, RunTimeEndian};
use object::{Object as _, ObjectSection as _};
use std::borrow::Cow;

/// None for what has no line; no debug info at all is no error.
pub(super) fn find(file: &[u8], addresses: impl IntoIterator<Item = u32>) -> Vec<Option<Line>> {
    let elf = object::File::parse(file).ok();
    let sections = DwarfSections::load(|id| -> Result<Cow<'_, [u8]>, std::convert::Infallible> {
        let section = elf.as_ref().and_then(|elf| elf.section_by_name(id.name()));
        Ok(section.and_then(|s| s.data().ok()).map(Cow::Borrowed).unwrap_or_default())
    });
    let Ok(sections) = sections;
    let dwarf = sections.borrow(|section| EndianSlice::new(section, RunTimeEndian::Little));
    let context = addr2line::Context::from_dwarf(dwarf).ok();
    let line = |pc: u32| {
        let location = context.as_ref()?.find_location(u64::from(2 * pc)).ok()??;
        Some(Line { file: location.file?.to_string(), line: location.line? })
    };
    addresses.into_iter().map(line).collect()
}
