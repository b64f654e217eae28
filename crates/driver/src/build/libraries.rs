//! What a binary is linked with: shared libraries that carry IR come along, and those that do not are named.

use super::carried::{self, Carried};
use crate::error::Error;
use rustc_hash::FxHashSet;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};

/// Libraries whose functions are part of the VM, or that no program calls by itself.
const BUILT_IN: [&str; 9] = [
    "libc.so",
    "libm.so",
    "libpthread.so",
    "libdl.so",
    "librt.so",
    "libatomic.so",
    "libgcc_s.so",
    "ld-linux",
    "linux-vdso",
];

/// The IR of a binary and of all shared libraries that it needs.
pub(super) fn with_libraries(file: &Path) -> Result<Vec<Carried>, Error> {
    let contents = carried::read(file)?;
    let mut all = contents.carried;
    let mut without = Vec::new();
    let mut seen: FxHashSet<String> = FxHashSet::default();
    let mut open: VecDeque<String> = contents.needs.into();
    while let Some(name) = open.pop_front() {
        let built_in = BUILT_IN.iter().any(|known| name.starts_with(known));
        if built_in || !seen.insert(name.clone()) {
            continue;
        }
        match find(file, &name).and_then(|path| carried::read(&path).ok()) {
            Some(library) => {
                all.extend(library.carried);
                open.extend(library.needs);
            }
            None => without.push(name),
        }
    }
    if !without.is_empty() {
        crate::say!(
            "unsnarl: note: without IR: {}. Their functions are not known: build these libraries with `unsnarl build`, or \
             give a definition with --link",
            without.join(", ")
        );
    }
    Ok(all)
}

/// Beside the binary, in the folders of `LD_LIBRARY_PATH`, or in a `lib` folder nearby: where a build leaves its own libraries. Those of
/// the system carry no IR.
fn find(binary: &Path, name: &str) -> Option<PathBuf> {
    let beside = binary.parent().unwrap_or(Path::new(""));
    let path = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let near = ["", ".libs", "lib", "../lib", "../.libs"].map(|folder| beside.join(folder));
    near.into_iter().chain(std::env::split_paths(&path)).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// What modules use and none of them defines.
pub(super) fn missing(modules: &[ir::Module]) -> FxHashSet<String> {
    let symbols = || modules.iter().flat_map(|m| &m.symbols);
    let defined: FxHashSet<&str> = symbols().filter(|s| s.is_definition()).map(|s| &*s.name).collect();
    symbols().filter(|s| !s.is_definition() && !defined.contains(&*s.name)).map(|s| s.name.to_string()).collect()
}
