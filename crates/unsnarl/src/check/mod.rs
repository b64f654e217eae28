//! `unsnarl check`: runs a program under many schedules until one fails, or until all that matter were tried.

pub mod campaign;
pub(crate) mod command;
mod confirm;
mod minimise;
mod progress;
mod save;
pub mod outcomes;
pub mod setup;
mod symptom;
mod text;
