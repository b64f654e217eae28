//! Reading textual LLVM IR, 14 to 22, into a compact module.
//!
//! One permissive grammar serves all versions; what is normalised while reading is listed in
//! `parse.rs`. Nothing here knows how a program is executed.
#![forbid(unsafe_code)]

pub mod constant;
pub mod error;
pub mod ids;
pub mod inst;
pub mod module;
pub mod types;

pub use constant::{ConstExpr, Constant};
pub use error::Error;
pub use ids::{BlockId, ConstId, LocalId, MdId, Span, SymbolId, TypeId};
pub use inst::{Body, Function, Inst, InstKind, Operand};
pub use module::{Linkage, Module, Symbol, SymbolKind, Variable};
pub use types::{Layout, Type, Types};
