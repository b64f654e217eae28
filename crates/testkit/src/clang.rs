//! The compiler of test programs.

use std::path::PathBuf;

/// The newest `clang-NN` on PATH, or `clang`.
pub fn clang() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let on_path = |name: &str| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file());
    (14..=40).rev().find_map(|n| on_path(&format!("clang-{n}"))).unwrap_or_else(|| "clang".into())
}
