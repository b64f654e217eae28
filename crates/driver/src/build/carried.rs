//! IR inside of objects, archives, libraries and executables.
//!
//! A section `.unsnarl.ir` holds entries, one behind the other as a linker puts them. Numbers are little-endian.
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `UNSNARL1` |
//! | 8 | how long the name is |
//! | 8 | how long the text is |
//! | 8 | how long the compressed text is |
//! | ... | the name of the source, in full |
//! | ... | the textual IR, compressed (zlib) |
//!
//! Between entries there may be zeros. The contents come from strangers: every length is checked, and the text may not be longer than it
//! says.

use super::clang;
use crate::error::Error;
use crate::files::open_regular;
use flate2::Compression;
use flate2::read::{ZlibDecoder, ZlibEncoder};
use object::read::archive::ArchiveFile;
use object::{Object, ObjectSection, ObjectSymbol};
use rustc_hash::FxHashSet;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

const SECTION: &str = ".unsnarl.ir";
const MAGIC: &[u8; 8] = b"UNSNARL1";
/// The largest binary that is read, and the longest IR of one source.
const MOST: u64 = 4 << 30;
const LONGEST: u64 = 1 << 30;

/// A source's IR.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Carried {
    pub(crate) name: String,
    pub(crate) text: String,
}

fn entry(name: &str, text: &[u8]) -> Result<Vec<u8>, Error> {
    let mut packed = Vec::new();
    ZlibEncoder::new(text, Compression::fast()).read_to_end(&mut packed).map_err(|e| Error::new(e.to_string()))?;
    let mut entry = MAGIC.to_vec();
    for length in [name.len(), text.len(), packed.len()] {
        entry.extend((length as u64).to_le_bytes());
    }
    entry.extend(name.as_bytes());
    entry.extend(packed);
    Ok(entry)
}

/// Puts IR into an object.
pub(crate) fn put(object: &Path, name: &str, text: &[u8]) -> Result<(), Error> {
    let tool = clang::objcopy()?;
    let mut beside = object.to_path_buf();
    beside.as_mut_os_string().push(format!(".{}.unsnarl-ir", std::process::id()));
    std::fs::write(&beside, entry(name, text)?).map_err(|e| Error::at(&beside, e))?;
    let mut section = std::ffi::OsString::from(format!("{SECTION}="));
    section.push(&beside);
    let mut command = Command::new(&tool);
    command.arg("--add-section").arg(section).args(["--set-section-flags", &format!("{SECTION}=readonly")]);
    command.arg(object).stdin(Stdio::null());
    let out = command.output();
    // Nobody else knows its name.
    let _ = std::fs::remove_file(&beside);
    let out = out.map_err(|e| Error::new(format!("{} cannot be started: {e}", tool.display())))?;
    match out.status.success() {
        true => Ok(()),
        false => Err(Error::new(String::from_utf8_lossy(&out.stderr).trim().to_string())),
    }
}

/// What kind of binary this is, by its first bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Binary {
    Elf,
    Archive,
    Bitcode,
}

pub(crate) fn kind(path: &Path) -> Option<Binary> {
    let mut first = [0; 8];
    let mut file = open_regular(path, MOST).ok()?;
    let read = file.read(&mut first).ok()?;
    match &first[..read] {
        [0x7f, b'E', b'L', b'F', ..] => Some(Binary::Elf),
        b"!<arch>\n" => Some(Binary::Archive),
        [b'B', b'C', 0xc0, 0xde, ..] => Some(Binary::Bitcode),
        _ => None,
    }
}

/// What a binary holds, and the libraries that it is linked with.
pub(crate) struct Contents {
    pub(crate) carried: Vec<Carried>,
    /// Names of shared libraries.
    pub(crate) needs: Vec<String>,
}

/// Reads the IR of an object, a library or an executable.
pub(crate) fn read(path: &Path) -> Result<Contents, Error> {
    let bytes = bytes(path)?;
    let file = parsed(path, &bytes)?;
    let carried = of_object(path, &file)?;
    if carried.is_empty() {
        return Err(Error::at(
            path,
            "there is no IR in it; build it with `unsnarl build -- make`, or with CC='unsnarl cc'",
        ));
    }
    Ok(Contents { carried, needs: needed(&bytes) })
}

fn bytes(path: &Path) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let file = open_regular(path, MOST).map_err(|e| Error::at(path, e))?;
    file.take(MOST).read_to_end(&mut bytes).map_err(|e| Error::at(path, e))?;
    Ok(bytes)
}

fn parsed<'b>(path: &Path, bytes: &'b [u8]) -> Result<object::File<'b>, Error> {
    object::File::parse(bytes).map_err(|e| Error::at(path, format!("this is damaged, or no binary that is known: {e}")))
}

fn of_object(path: &Path, file: &object::File<'_>) -> Result<Vec<Carried>, Error> {
    let mut all = Vec::new();
    for section in file.sections().filter(|s| s.name() == Ok(SECTION)) {
        let data = section
            .uncompressed_data()
            .map_err(|e| Error::at(path, format!("the section {SECTION} is damaged: {e}")))?;
        all.extend(
            entries(&data).map_err(|what| Error::at(path, format!("the section {SECTION} is damaged: {what}")))?,
        );
    }
    Ok(all)
}

/// The entries of a section.
fn entries(mut data: &[u8]) -> Result<Vec<Carried>, String> {
    let whole = data.len();
    let mut all = Vec::new();
    loop {
        let zeros = data.iter().take_while(|b| **b == 0).count();
        data = &data[zeros..];
        if data.is_empty() {
            return Ok(all);
        }
        let at = whole - data.len();
        let wrong = |what: &str| format!("{what} at byte {at}");
        let rest = data.strip_prefix(MAGIC).ok_or_else(|| wrong("no entry, or one of another version,"))?;
        let (head, rest) = rest.split_at_checked(24).ok_or_else(|| wrong("half an entry"))?;
        let length = |n: usize| -> Option<usize> {
            let bytes: [u8; 8] = head.get(8 * n..8 * n + 8)?.try_into().ok()?;
            usize::try_from(u64::from_le_bytes(bytes)).ok().filter(|n| *n as u64 <= LONGEST)
        };
        let (Some(name), Some(text), Some(packed)) = (length(0), length(1), length(2)) else {
            return Err(wrong("an entry that is too long"));
        };
        let (name, rest) = rest.split_at_checked(name).ok_or_else(|| wrong("half an entry"))?;
        let (packed, rest) = rest.split_at_checked(packed).ok_or_else(|| wrong("half an entry"))?;
        let mut unpacked = Vec::new();
        let read = ZlibDecoder::new(packed).take(text as u64 + 1).read_to_end(&mut unpacked);
        if read.is_err() || unpacked.len() != text {
            return Err(wrong("a text that cannot be unpacked"));
        }
        all.push(Carried {
            name: String::from_utf8_lossy(name).into_owned(),
            text: String::from_utf8_lossy(&unpacked).into_owned(),
        });
        data = rest;
    }
}

/// The members of an archive that others need, as a linker takes them: those that define what is missing so far. Without anything missing,
/// all of them.
pub(crate) fn read_archive(path: &Path, missing: &FxHashSet<String>) -> Result<Vec<Carried>, Error> {
    let bytes = bytes(path)?;
    let wrong = |e: object::read::Error| Error::at(path, format!("the archive is damaged: {e}"));
    let archive = ArchiveFile::parse(&*bytes).map_err(wrong)?;
    let mut members = Vec::new();
    for member in archive.members() {
        let member = member.map_err(wrong)?;
        let data = member.data(&*bytes).map_err(wrong)?;
        // What is no object (a list of names) has no code.
        let Ok(file) = object::File::parse(data) else { continue };
        let named = |defined: bool| -> FxHashSet<String> {
            let symbols = file.symbols().filter(|s| s.is_global() && s.is_undefined() != defined);
            symbols.filter_map(|s| s.name().ok().map(String::from)).collect()
        };
        members.push((named(true), named(false), of_object(path, &file)?));
    }
    if members.iter().all(|(_, _, carried)| carried.is_empty()) {
        return Err(Error::at(
            path,
            "there is no IR in it; build it with `unsnarl build -- make`, or with CC='unsnarl cc'",
        ));
    }
    let mut missing = missing.clone();
    let all = missing.is_empty();
    let mut taken = Vec::new();
    loop {
        let next = members.iter().position(|(defines, _, _)| all || !defines.is_disjoint(&missing));
        let Some(next) = next else { return Ok(taken) };
        let (_, needs, carried) = members.remove(next);
        missing.extend(needs);
        taken.extend(carried);
    }
}

/// The shared libraries that a binary names.
fn needed(bytes: &[u8]) -> Vec<String> {
    use object::read::elf::{Dyn, FileHeader, SectionHeader};
    type Header = object::elf::FileHeader64<object::Endianness>;
    let read = || -> object::read::Result<Vec<String>> {
        let header = Header::parse(bytes)?;
        let endian = header.endian()?;
        let sections = header.sections(endian, bytes)?;
        let mut all = Vec::new();
        for section in sections.iter() {
            let Some((dynamic, link)) = section.dynamic(endian, bytes)? else { continue };
            let strings = sections.strings(endian, bytes, link)?;
            for entry in dynamic.iter().filter(|d| d.tag32(endian) == Some(object::elf::DT_NEEDED)) {
                all.push(String::from_utf8_lossy(entry.string(endian, strings)?).into_owned());
            }
        }
        Ok(all)
    };
    read().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_back_whatever_lies_between() {
        let mut data = entry("/a.c", b"define void @f()").expect("an entry");
        data.extend([0; 5]);
        data.extend(entry("/b.c", &vec![b'x'; 100_000]).expect("an entry"));
        let all = entries(&data).expect("entries");
        assert_eq!(all[0], Carried { name: "/a.c".into(), text: "define void @f()".into() });
        assert_eq!((all[1].name.as_str(), all[1].text.len()), ("/b.c", 100_000));
        assert_eq!(entries(&[0; 9]), Ok(Vec::new()));
    }

    #[test]
    fn damage_is_named() {
        let data = entry("/a.c", b"define void @f()").expect("an entry");
        for cut in 1..data.len() {
            assert!(entries(&data[..cut]).is_err(), "{cut}");
        }
        for at in 0..data.len() {
            let mut damaged = data.clone();
            damaged[at] ^= 0x55;
            // A name may be any; everything else is noticed, or was not changed.
            if let Ok(all) = entries(&damaged) {
                assert_eq!(all[0].text, "define void @f()", "{at}");
            }
        }
        let mut huge = data;
        huge[16..24].copy_from_slice(&u64::MAX.to_le_bytes());
        assert!(entries(&huge).is_err_and(|e| e.contains("too long")));
    }
}
