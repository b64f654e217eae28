//! Explanations for people and programs.

pub(crate) mod json;
pub(crate) mod text;
