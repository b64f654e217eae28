//! `unsnarl check`: runs a program under many schedules until one fails, or until all that matter were tried.

pub mod campaign;
pub(crate) mod command;
mod confirm;
mod hunted;
pub(crate) mod minimise;
pub mod outcomes;
mod predicted;
pub(crate) mod progress;
pub mod setup;
pub(crate) mod symptom;
mod text;
