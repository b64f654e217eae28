//! The AVR machine against simavr.

pub mod firmware;
pub mod instructions;
pub mod simavr;
