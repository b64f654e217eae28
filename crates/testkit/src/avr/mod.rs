//! The AVR machine against simavr.

pub mod arduino;
pub mod firmware;
pub mod instructions;
pub mod simavr;
pub mod table;
