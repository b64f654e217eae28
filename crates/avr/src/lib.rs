//! An AVR microcontroller, and how deep its stack can get.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`op`], [`decode`] | instructions, and how they are read from flash |
//! | [`sreg`] | the status register |
//! | [`mcu`] | microcontrollers as tables |
//! | [`code`] | what a machine runs |
//! | [`machine`] | a microcontroller that runs: instructions, interrupts, devices, events |
#![forbid(unsafe_code)]

pub mod op;
pub mod decode;
pub mod sreg;
pub mod mcu;
pub mod code;
pub mod machine;

pub use code::Code;
pub use machine::{Halt, Machine, Watch};
pub use mcu::Mcu;
