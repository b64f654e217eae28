//! Text of numbers and back: the engines of printf, scanf and strtod, which know memory but no streams.

mod big;
pub(crate) mod encoding;
pub mod float_parse;
mod float_print;
pub(crate) mod print;
pub(crate) mod scan;
mod scan_number;
pub(crate) mod spec;
#[cfg(test)]
mod tests;
