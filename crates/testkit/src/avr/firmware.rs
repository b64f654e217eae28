//! Firmware from C: the programs of `tests/stack`, compiled with avr-gcc.
//!
//! The header of a program says what it is for: `// mcu: NAME`, and `// fraction: N`, how much of the bound (in percent) a search must reach at -Os.

use std::path::{Path, PathBuf};
use std::process::Command;

pub struct Firmware {
    pub name: String,
    pub mcu: String,
    pub fraction: u32,
    source: PathBuf,
}

/// All of them, in the order of their names.
pub fn all() -> Vec<Firmware> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/stack");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut found: Vec<Firmware> = files.map(|f| read(&f.expect("a file").path())).collect();
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

fn read(path: &Path) -> Firmware {
    let text = std::fs::read_to_string(path).expect("a program");
    let header = |key: &str| {
        let line = text.lines().find_map(|l| l.strip_prefix("// ")?.strip_prefix(key)?.strip_prefix(": "));
        line.unwrap_or_else(|| panic!("{}: no `// {key}:`", path.display())).to_string()
    };
    let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
    Firmware { name, mcu: header("mcu"), fraction: header("fraction").parse().expect("a number"), source: path.into() }
}

impl Firmware {
    /// The ELF file's contents.
    pub fn compile(&self, options: &[&str]) -> Vec<u8> {
        let out = tempfile::NamedTempFile::new().expect("a file");
        let mut gcc = Command::new("avr-gcc");
        gcc.arg(format!("-mmcu={}", self.mcu)).args(["-gdwarf-4", "-Wall", "-Wno-unused"]).args(options);
        let done = gcc.arg("-o").arg(out.path()).arg(&self.source).output();
        let done = done.unwrap_or_else(|e| panic!("avr-gcc: {e} (`make setup` installs it)"));
        assert!(done.status.success(), "{}: {}", self.name, String::from_utf8_lossy(&done.stderr));
        std::fs::read(out.path()).expect("an ELF file")
    }
}
