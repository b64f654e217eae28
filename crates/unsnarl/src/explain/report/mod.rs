//! Explanations for people and programs.

pub(crate) mod json;
mod sources;
pub(crate) mod text;
