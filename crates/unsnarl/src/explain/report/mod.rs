//! Explanations for people and programs.

pub(crate) mod dot;
pub(crate) mod html;
pub(crate) mod json;
pub(crate) mod paint;
mod sources;
pub(crate) mod text;
