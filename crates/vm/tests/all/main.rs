//! What the crate promises, from outside: one binary, because each is a link.

mod hostile_ir;
mod names;
mod other_names;
mod shadow;
mod waits;
