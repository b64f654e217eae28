//! What `defuse` found, and what a database of flows answers.
//!
//! | file | what it shows |
//! | --- | --- |
//! | `text.rs` | a search, for people |
//! | `page/` | all flows of a database, as one page of HTML |
//! | `ask.rs` | answers, differences and exported runs, for people and for programs |
//! | `suspicion.rs` | what is suspicious about a flow, in words |
//! | `replay.rs` | what to type to see one |

pub(crate) mod ask;
pub(crate) mod page;
mod replay;
mod suspicion;
mod text;

pub(crate) use text::text;
