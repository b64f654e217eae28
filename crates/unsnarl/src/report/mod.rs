//! How results look: for people and for programs.
//!
//! | file | what it shows |
//! | --- | --- |
//! | `failure.rs` | a failure with its places |
//! | `columns.rs` | an interleaving, one column for each thread |
//! | `inputs.rs` | the inputs of a run |
//! | `check.rs`, `branches.rs`, `query.rs` | what those commands found |
//! | `lost.rs` | where inputs were lost |
//! | `hunt.rs`, `races.rs`, `deadlocks.rs`, `confirm.rs` | what hunts found |
//! | `explain/` | explanations: text, JSON, Graphviz, one page of HTML |
//! | `page/` | what all pages of HTML share |
//! | `json/`, `sarif.rs` | for programs |
//! | `output.rs`, `terminal.rs`, `sources.rs` | where reports go, how wide they are, lines of the source |

pub(crate) mod branches;
pub(crate) mod check;
mod columns;
pub(crate) mod confirm;
mod deadlocks;
pub(crate) mod defuse;
pub(crate) mod explain;
pub(crate) mod failure;
pub(crate) mod hunt;
mod inputs;
pub(crate) mod json;
mod lost;
mod output;
mod page;
pub(crate) mod query;
mod races;
pub(crate) mod sarif;
mod sources;
mod terminal;

pub(crate) use output::{check_folder, check_path, check_paths, document, print_all};
