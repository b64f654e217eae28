//! Explanations for people and programs.

mod dot;
mod html;
pub(crate) mod json;
mod text;

use super::terminal;
use crate::cli::ExplanationOptions;
use analysis::explain::Explanation;
use driver::Error;
use std::path::Path;

/// Whether the files can be written, before anything takes time; `sarif` is another one that is asked for.
pub(crate) fn check_paths(options: &ExplanationOptions, sarif: Option<&Path>) -> Result<(), Error> {
    super::check_paths(&[
        ("--sarif", sarif),
        ("--html", options.html.as_deref()),
        ("--dot", options.dot.as_deref()),
        ("--patch", options.patch.as_deref()),
    ])
}

pub(crate) fn write(options: &ExplanationOptions, explanation: &Explanation) -> Result<(), Error> {
    if let Some(path) = &options.html {
        html::write(explanation, path)?;
    }
    if let Some(path) = &options.dot {
        dot::write(explanation, path)?;
    }
    if let Some(path) = &options.patch {
        match explanation.patches.as_ref().and_then(|p| p.found.first()) {
            Some(patch) => std::fs::write(path, &patch.diff).map_err(|e| Error::at(path, e))?,
            None => {
                // It was made to see whether it can be.
                if std::fs::metadata(path).is_ok_and(|m| m.len() == 0) {
                    std::fs::remove_file(path).map_err(|e| Error::at(path, e))?;
                }
                driver::say!("unsnarl: note: {}: no patch was found that works; nothing is written", path.display());
            }
        }
    }
    Ok(())
}

pub(crate) fn text(explanation: &Explanation, all: bool) -> String {
    text::text(explanation, terminal::width(), all)
}
