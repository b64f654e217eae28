//! Explanations for people and programs.

mod dot;
mod html;
pub(crate) mod json;
mod text;

use super::terminal;
use crate::cli::ExplanationOptions;
use analysis::explain::Explanation;
use driver::Error;

/// Whether the files can be written, before anything takes time.
pub(crate) fn check_paths(options: &ExplanationOptions) -> Result<(), Error> {
    for (option, path) in [("--html", &options.html), ("--dot", &options.dot)] {
        if let Some(path) = path {
            super::check_path(option, path)?;
        }
    }
    Ok(())
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
