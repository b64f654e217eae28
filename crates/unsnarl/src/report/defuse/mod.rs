//! What `defuse` found, and what a database of flows answers.
//!
//! | file | what it shows |
//! | --- | --- |
//! | `text.rs` | a search, for people |
//! | `ask.rs` | answers, differences and exported runs, for people and for programs |
//! | `suspicion.rs` | what is suspicious about a flow, in words |

pub(crate) mod ask;
mod suspicion;
mod text;

pub(crate) use text::text;
