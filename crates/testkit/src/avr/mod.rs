//! The AVR machine against simavr.

pub mod instructions;
pub mod simavr;
