//! Reads textual LLVM IR of clang 14 to rustc's LLVM 22 with one permissive grammar.
//!
//! What is normalised while reading:
//! - typed pointers become `ptr`; a constant `bitcast` between pointers is what it converts;
//! - integer constants are cut to their width; `[N x i8]` of plain numbers become bytes;
//! - `llvm.dbg.*` calls and `#dbg_*` records become [`crate::Body::debug_vars`];
//! - attributes, flags and metadata that do not change what a program does are dropped;
//! - an instruction that is not understood becomes [`crate::InstKind::Unsupported`].
//!
//! It is not a verifier: dominance, most attribute rules and the types of memory are not checked.
//! Names of locals are not kept; a local gets its id where it is first mentioned.

mod attributes;
mod calls;
mod check;
mod constants;
mod control;
mod debug_records;
mod floats;
mod function;
mod global;
mod instructions;
mod integers;
mod locals;
mod memory;
mod metadata;
mod type_names;

use crate::constant::{ConstExpr, Constant};
use crate::error::Error;
use crate::ids::{BlockId, ConstId, MdId, Span, SymbolId, TypeId};
use crate::inst::{Body, InstKind};
use crate::lexer::{Lexer, Name, Read, fail, unknown};
use crate::module::{Linkage, Module, Symbol, SymbolKind};
use crate::types::{Type, Types};
use locals::Locals;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

/// How deep types and constants may nest.
const MAX_DEPTH: u32 = 256;

/// Reads a module; `path` is used in messages only.
pub fn parse(path: &str, text: impl Into<Arc<str>>) -> Result<Module, Error> {
    let text: Arc<str> = text.into();
    if text.len() >= u32::MAX as usize {
        return Err(Error::whole(path, "the file is too large: modules of 4 GiB and more cannot be read"));
    }
    let mut parser = Parser::new(path, &text);
    match parser.module() {
        Ok(()) => Ok(parser.m),
        Err(fail) => Err(Error::at(path, &text, fail.offset, fail.message)),
    }
}

/// Types that are asked for all the time.
#[derive(Clone, Copy)]
struct Common {
    void: TypeId,
    i1: TypeId,
    i8: TypeId,
    i32: TypeId,
    i64: TypeId,
    ptr: TypeId,
    label: TypeId,
    metadata: TypeId,
}

/// A `blockaddress` whose function has not been read yet.
struct PendingBlock<'t> {
    constant: ConstId,
    func: SymbolId,
    name: Name<'t>,
    offset: usize,
}

struct Parser<'t> {
    lx: Lexer<'t>,
    m: Module,
    ty: Common,
    depth: u32,
    named_types: FxHashMap<Cow<'t, str>, TypeId>,
    type_places: FxHashMap<TypeId, usize>,
    /// Constants by the hash of type and value; a collision goes to the next free hash.
    const_index: FxHashMap<u64, ConstId>,
    const_hash: RandomState,
    /// Comdats that do not merge between modules.
    separate_comdats: FxHashSet<Box<str>>,
    pending_blocks: Vec<PendingBlock<'t>>,
    /// Metadata nodes written in place; their ids have [`INLINE`] set until the numbered ones are known.
    inline_nodes: Vec<Span>,
    locals: Locals<'t>,
    body: Body,
}

/// Marks the provisional id of a metadata node that is written in place.
const INLINE: u32 = 1 << 31;

impl<'t> Parser<'t> {
    fn new(path: &str, text: &'t Arc<str>) -> Parser<'t> {
        let mut types = Types::default();
        let ty = Common {
            void: types.intern(Type::Void),
            i1: types.intern(Type::Int(1)),
            i8: types.intern(Type::Int(8)),
            i32: types.intern(Type::Int(32)),
            i64: types.intern(Type::Int(64)),
            ptr: types.intern(Type::Ptr(0)),
            label: types.intern(Type::Label),
            metadata: types.intern(Type::Metadata),
        };
        let m = Module {
            path: path.into(),
            text: text.clone(),
            types,
            symbols: Vec::new(),
            by_name: FxHashMap::default(),
            constants: Vec::new(),
            const_types: Vec::new(),
            metadata: Vec::new(),
            named_metadata: Vec::new(),
            module_asm: Vec::new(),
            triple: "".into(),
            source_filename: "".into(),
        };
        Parser {
            lx: Lexer::new(text),
            m,
            ty,
            depth: 0,
            named_types: FxHashMap::default(),
            type_places: FxHashMap::default(),
            const_index: FxHashMap::default(),
            const_hash: RandomState::new(),
            separate_comdats: FxHashSet::default(),
            pending_blocks: Vec::new(),
            inline_nodes: Vec::new(),
            locals: Locals::default(),
            body: Body::default(),
        }
    }

    fn module(&mut self) -> Read<()> {
        loop {
            match self.lx.peek() {
                b'!' => self.metadata_definition()?,
                b'@' => self.global()?,
                b'%' => self.type_definition()?,
                b'$' => self.comdat_definition()?,
                // Summaries for ThinLTO.
                b'^' => self.lx.skip_logical_line()?,
                0 if self.lx.at_end() => break,
                _ => {
                    let start = self.lx.pos;
                    match self.lx.word() {
                        b"define" => self.function(true)?,
                        b"declare" => self.function(false)?,
                        b"source_filename" => {
                            self.lx.expect(b'=')?;
                            self.m.source_filename = self.lx.string()?.into();
                        }
                        b"target" => {
                            let what = self.lx.word();
                            self.lx.expect(b'=')?;
                            let value = self.lx.string()?;
                            if what == b"triple" {
                                self.m.triple = value.into();
                            }
                        }
                        b"module" => {
                            self.lx.expect_word("asm")?;
                            let line = self.lx.string()?;
                            self.m.module_asm.push(line.into());
                        }
                        b"attributes" => {
                            self.lx.expect(b'#')?;
                            self.lx.number::<u32>()?;
                            self.lx.expect(b'=')?;
                            if self.lx.peek() != b'{' {
                                return self.lx.expected("`{`");
                            }
                            self.lx.skip_balanced()?;
                        }
                        b"uselistorder" | b"uselistorder_bb" => self.lx.skip_logical_line()?,
                        _ => {
                            self.lx.pos = start;
                            return self.lx.expected("a definition (`define`, `declare`, `@name = ...`, `!0 = ...`)");
                        }
                    }
                }
            }
        }
        self.finish()
    }

    /// What can only be settled once the whole text is read.
    fn finish(&mut self) -> Read<()> {
        self.settle_inline_nodes();
        self.settle_block_addresses()?;
        for symbol in &self.m.symbols {
            if symbol.kind == SymbolKind::Unknown && !symbol.name.starts_with("llvm.") {
                let message = format!("`@{}` is used, but neither defined nor declared", symbol.name);
                return fail(symbol.span.start as usize, message);
            }
        }
        self.check_aliases()?;
        if let Err(name) = self.m.types.settle() {
            let offset = self.type_places.get(&name).copied().unwrap_or(0);
            return fail(offset, format!("the type `{}` contains itself", self.m.types.show(name)));
        }
        Ok(())
    }

    /// Refuses aliases that stand for each other in a circle.
    fn check_aliases(&self) -> Read<()> {
        let base = |mut constant: ConstId| loop {
            match &self.m.constants[constant.index()] {
                Constant::Symbol(symbol) => return Some(*symbol),
                Constant::Expr(expr) => match &**expr {
                    ConstExpr::Gep { base, .. } => constant = *base,
                    ConstExpr::Cast { value, .. } => constant = *value,
                    _ => return None,
                },
                _ => return None,
            }
        };
        // For each symbol, the walk that came along first.
        let mut walks = vec![None; self.m.symbols.len()];
        for start in 0..self.m.symbols.len() {
            let mut at = SymbolId(start as u32);
            while let SymbolKind::Alias(target) | SymbolKind::IFunc(target) = &self.m.symbols[at.index()].kind {
                match walks[at.index()] {
                    Some(walk) if walk == start => {
                        let symbol = &self.m.symbols[start];
                        let message = format!("the alias `@{}` stands for itself", symbol.name);
                        return fail(symbol.span.start as usize, message);
                    }
                    Some(_) => break,
                    None => walks[at.index()] = Some(start),
                }
                match base(*target) {
                    Some(next) => at = next,
                    None => break,
                }
            }
        }
        Ok(())
    }

    /// The constant `value` of type `ty`, which is added if it is new.
    fn constant(&mut self, ty: TypeId, value: Constant) -> ConstId {
        // Nobody can know in advance which constants fall together.
        let mut hash = self.const_hash.hash_one((ty, &value));
        while let Some(&id) = self.const_index.get(&hash) {
            if self.m.const_types[id.index()] == ty && self.m.constants[id.index()] == value {
                return id;
            }
            hash = hash.wrapping_add(0x9e37_79b9_7f4a_7c15);
        }
        let id = ConstId(self.m.constants.len() as u32);
        self.const_index.insert(hash, id);
        self.m.constants.push(value);
        self.m.const_types.push(ty);
        id
    }

    /// The symbol after the `@` here.
    fn symbol_ref(&mut self) -> Read<SymbolId> {
        let start = self.lx.pos;
        self.lx.expect(b'@')?;
        let name = match self.lx.name()? {
            Name::Number(n) => Cow::Owned(n.to_string()),
            Name::Text(text) => text,
        };
        // `\01` tells the assembler not to mangle: the name it links by is the rest.
        let name = name.strip_prefix('\u{1}').unwrap_or(&name);
        if let Some(&id) = self.m.by_name.get(name) {
            return Ok(id);
        }
        let id = SymbolId(self.m.symbols.len() as u32);
        let name: Box<str> = name.into();
        self.m.by_name.insert(name.clone(), id);
        self.m.symbols.push(Symbol {
            name,
            kind: SymbolKind::Unknown,
            linkage: Linkage::External,
            hidden: false,
            comdat: None,
            span: self.lx.span_from(start),
        });
        Ok(id)
    }

    /// The symbol that the `@name` here defines; its span is set, and an earlier definition is an error.
    fn symbol_definition(&mut self) -> Read<SymbolId> {
        self.lx.skip_blank();
        let start = self.lx.pos;
        let id = self.symbol_ref()?;
        let span = self.lx.span_from(start);
        let symbol = &mut self.m.symbols[id.index()];
        if symbol.kind != SymbolKind::Unknown {
            let line = 1 + self.lx.bytes()[..symbol.span.start as usize].iter().filter(|&&b| b == b'\n').count();
            return fail(start, format!("`@{}` is already defined in line {line}", symbol.name));
        }
        symbol.span = span;
        Ok(id)
    }

    fn deeper(&mut self) -> Read<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return fail(self.lx.pos, format!("nested more than {MAX_DEPTH} deep"));
        }
        Ok(())
    }

    fn settle_block_addresses(&mut self) -> Read<()> {
        let mut labels: FxHashMap<(SymbolId, Cow<str>), BlockId> = FxHashMap::default();
        let mut seen = FxHashSet::default();
        for pending in std::mem::take(&mut self.pending_blocks) {
            let symbol = &self.m.symbols[pending.func.index()];
            let SymbolKind::Function(function) = &symbol.kind else {
                return fail(pending.offset, format!("`@{}` is not a function of this module", symbol.name));
            };
            if seen.insert(pending.func) {
                for (i, block) in function.body.iter().flat_map(|b| b.blocks.iter().enumerate()) {
                    let raw = self.m.text_of(block.label);
                    let text = String::from_utf8_lossy(&crate::lexer::unescape(raw.as_bytes())).into_owned();
                    labels.insert((pending.func, text.into()), BlockId(i as u32));
                }
            }
            let name = match &pending.name {
                Name::Number(n) => Cow::Owned(n.to_string()),
                Name::Text(text) => text.clone(),
            };
            let Some(&block) = labels.get(&(pending.func, name.clone())) else {
                return fail(pending.offset, format!("`@{}` has no block `%{name}`", symbol.name));
            };
            self.m.constants[pending.constant.index()] = Constant::BlockAddress { func: pending.func, block };
        }
        Ok(())
    }
}
