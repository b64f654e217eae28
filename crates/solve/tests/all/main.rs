//! What the crate promises, from outside: one binary, because each is a link.

mod agree;
mod families;
mod layers;
mod oracle;
mod rules;
