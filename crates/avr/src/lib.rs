//! An AVR microcontroller, and how deep its stack can get.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`op`], [`decode`] | instructions, and how they are read from flash |
//! | [`sreg`] | the status register |
//! | [`mcu`] | microcontrollers as tables |
//! | [`code`] | what a machine runs |
//! | [`machine`] | a microcontroller that runs: instructions, interrupts, devices, events |
//! | [`program`] | a firmware from a file: flash, names, lines |
//! | [`bound`] | a bound on the stack that no run exceeds |
//! | [`concolic`] | which values of events decide otherwise |
//! | [`search`] | sequences of events, and the search for the deepest |
//! | [`stack`] | the answer of `unsnarl stack`, as data |
#![forbid(unsafe_code)]

pub mod bound;
pub mod code;
pub mod concolic;
pub mod decode;
pub mod machine;
pub mod mcu;
pub mod op;
pub mod program;
pub mod search;
pub mod sreg;
pub mod stack;

pub use code::Code;
pub use machine::{Halt, Machine, Watch};
pub use mcu::Mcu;
pub use program::{LoadError, Program};
