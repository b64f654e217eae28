//! Where reports go.

use super::terminal::painted;
use driver::Error;
use driver::plain::plain;
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// Refuses a path that is surely a mistake, before anything is run.
pub(crate) fn check_path(option: &str, path: &Path) -> Result<(), Error> {
    let shown = path.display();
    if matches!(path.extension().and_then(|e| e.to_str()), Some("c" | "h" | "i" | "ll" | "bc" | "run")) {
        return Err(Error::new(format!(
            "{option} {shown}: this would overwrite a source file or a run; give the report a name of its own"
        )));
    }
    if path != Path::new("-") {
        std::fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .map_err(|e| Error::new(format!("{option} {shown}: {e}")))?;
    }
    Ok(())
}

/// The same for all files that a command writes, and no two of them may be one.
pub(crate) fn check_paths(outputs: &[(&str, Option<&Path>)]) -> Result<(), Error> {
    let given: Vec<(&str, &Path)> = outputs.iter().filter_map(|&(option, path)| Some((option, path?))).collect();
    for &(option, path) in &given {
        check_path(option, path)?;
    }
    // They are there by now, so that all names of one file lead to the same.
    let file = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    for (i, &(option, path)) in given.iter().enumerate() {
        if let Some(&(other, _)) = given[..i].iter().find(|(_, p)| file(p) == file(path)) {
            let shown = path.display();
            return Err(Error::new(format!(
                "{other} and {option} are both to be written to {shown}; give each a file of its own"
            )));
        }
    }
    Ok(())
}

/// Refuses a folder in which nothing could be written, before anything is run. It is made only when there is something to
/// write.
pub(crate) fn check_folder(option: &str, folder: &Path) -> Result<(), Error> {
    let wrong = |what: String| Error::new(format!("{option} {}: {what}", folder.display()));
    let here = Path::new(".");
    let there = folder.ancestors().map(|p| if p.as_os_str().is_empty() { here } else { p }).find(|p| p.exists());
    let there = there.unwrap_or(here);
    if !there.is_dir() {
        return Err(wrong(format!("{} is no folder", there.display())));
    }
    let trial = there.join(format!(".unsnarl-trial-{}", std::process::id()));
    std::fs::write(&trial, []).map_err(|e| wrong(format!("nothing can be written there: {e}")))?;
    std::fs::remove_file(&trial).map_err(|e| wrong(e.to_string()))
}

/// Prints a document, or (in colour, if there is a terminal) a text. Who reads only the head of it wants no more.
pub(crate) fn print_all(text: &str) -> Result<(), Error> {
    let text = plain(text).into_owned();
    let text = if text.starts_with('{') { text } else { painted(text) };
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Error::new(format!("the report cannot be printed: {e}")))
        }
        _ => Ok(()),
    }
}

/// The text of a JSON document.
pub(crate) fn document(document: &impl Serialize) -> Result<String, Error> {
    let text = serde_json::to_string_pretty(document);
    text.map(|t| t + "\n").map_err(|e| Error::of("the report cannot be written", e))
}
