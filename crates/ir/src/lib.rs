//! Reading textual LLVM IR, 14 to 22, into a compact module.
//!
//! One permissive grammar serves all versions; what is normalised while reading is listed in
//! [`parse`](mod@parse). Nothing here knows how a program is executed.
#![forbid(unsafe_code)]

pub mod constant;
pub mod debug;
pub mod debug_types;
pub mod error;
pub mod ids;
pub mod inst;
mod lexer;
pub mod link;
pub mod metadata;
pub mod module;
pub mod parse;
pub mod types;

pub use constant::{ConstExpr, Constant};
pub use debug::{DebugName, SourceLoc, Subprogram};
pub use debug_types::Part;
pub use error::Error;
pub use ids::{BlockId, ConstId, LocalId, MdId, Span, SymbolId, TypeId};
pub use inst::{Body, Function, Inst, InstKind, Operand};
pub use link::{Program, Target, link};
pub use metadata::{Node, Value};
pub use module::{Linkage, Module, Symbol, SymbolKind, Variable};
pub use parse::parse;
pub use types::{Layout, Type, Types};
