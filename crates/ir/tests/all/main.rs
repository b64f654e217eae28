//! What the crate promises, from outside: one binary, because each is a link.

mod bad;
mod everything;
mod fixtures;
mod limits;
mod linking;
mod naming;
