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
    super::check_paths(&[("--sarif", sarif), ("--html", options.html.as_deref()), ("--dot", options.dot.as_deref())])
}

pub(crate) fn write(options: &ExplanationOptions, explanation: &Explanation) -> Result<(), Error> {
    if let Some(path) = &options.html {
        html::write(explanation, path)?;
    }
    if let Some(path) = &options.dot {
        dot::write(explanation, path)?;
    }
    Ok(())
}

pub(crate) fn text(explanation: &Explanation, all: bool) -> String {
    text::text(explanation, terminal::width(), all)
}
