//! A module as it was read: symbols, types, constants, functions, and the text they came from.

use crate::constant::Constant;
use crate::ids::{ConstId, MdId, Span, SymbolId, TypeId};
use crate::inst::Function;
use crate::types::Types;
use rustc_hash::FxHashMap;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Linkage {
    Private,
    Internal,
    AvailableExternally,
    LinkOnce,
    LinkOnceOdr,
    Weak,
    WeakOdr,
    Common,
    Appending,
    ExternWeak,
    #[default]
    External,
}

impl Linkage {
    /// Visible in its own module only.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }
}

/// A global variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Type of the contents.
    pub ty: TypeId,
    /// Initial value; absent for a declaration.
    pub init: Option<ConstId>,
    pub constant: bool,
    pub thread_local: bool,
    /// Alignment, 0 if not given.
    pub align: u32,
    /// The `DIGlobalVariableExpression`s.
    pub debug: Vec<MdId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SymbolKind {
    /// Mentioned, and never declared: an error of the module unless it is an intrinsic.
    Unknown,
    Variable(Variable),
    Function(Box<Function>),
    /// `alias`: another name for a constant.
    Alias(ConstId),
    /// `ifunc`: the resolver returns the function.
    IFunc(ConstId),
}

/// A global name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Without `@` and quotes, escapes decoded; unnamed globals are `0`, `1`, ...
    pub name: Box<str>,
    pub kind: SymbolKind,
    pub linkage: Linkage,
    /// `hidden` or `protected`.
    pub hidden: bool,
    pub comdat: Option<Box<str>>,
    /// Where it is defined or declared, for messages.
    pub span: Span,
}

impl Symbol {
    /// Whether this module gives it a meaning that other modules may use or collide with.
    pub fn is_definition(&self) -> bool {
        match &self.kind {
            SymbolKind::Unknown => false,
            SymbolKind::Variable(v) => v.init.is_some(),
            SymbolKind::Function(f) => f.body.is_some(),
            SymbolKind::Alias(_) | SymbolKind::IFunc(_) => true,
        }
    }
}

#[derive(Debug)]
pub struct Module {
    /// The file it was read from, for messages.
    pub path: Box<str>,
    /// The whole text; spans index it.
    pub text: Arc<str>,
    pub types: Types,
    pub symbols: Vec<Symbol>,
    pub by_name: FxHashMap<Box<str>, SymbolId>,
    pub constants: Vec<Constant>,
    pub const_types: Vec<TypeId>,
    /// Numbered metadata nodes as text, parsed when somebody asks (see [`crate::metadata`]).
    pub metadata: Vec<Span>,
    /// `!llvm.dbg.cu = !{...}` and the like.
    pub named_metadata: Vec<(Box<str>, Vec<MdId>)>,
    /// `module asm`, in order.
    pub module_asm: Vec<Box<str>>,
    pub triple: Box<str>,
    pub source_filename: Box<str>,
}

impl Module {
    pub fn constant(&self, id: ConstId) -> &Constant {
        &self.constants[id.index()]
    }

    pub fn const_type(&self, id: ConstId) -> TypeId {
        self.const_types[id.index()]
    }

    pub fn symbol(&self, id: SymbolId) -> &Symbol {
        &self.symbols[id.index()]
    }

    pub fn function(&self, id: SymbolId) -> Option<&Function> {
        match &self.symbol(id).kind {
            SymbolKind::Function(f) => Some(f),
            _ => None,
        }
    }

    pub fn text_of(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }
}
