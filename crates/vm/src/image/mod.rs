//! A program ready to run: its functions, the addresses of its globals, and memory as it is at the start.
//!
//! An image is made once and shared by all runs. Functions are lowered when they are first called: of the 2,600
//! functions in a small Rust program, a run needs a few hundred.

mod allocations;
mod constants;
pub(crate) mod lower;
mod names;
mod places;
mod shared;
mod sides;
mod start;
mod towards;

pub use shared::{
    BranchSide, CodeAccess, CodeFlows, CodeLimit, CodeLink, Escort, InCode, MayFlow, MayRace, Shared, Way,
};
pub use towards::Towards;

pub(crate) use names::Named;

use crate::bytecode::Code;
use guest::memory::{Addr, FUNCTION_BASE, GLOBALS, Memory, ObjectKind, Site};
use guest::shims::{self, Entry, Role, Shim, globals};
use guest::world::World;
use ir::link::{Program, Target};
use ir::{BlockId, Body, ConstExpr, ConstId, Constant, Function as IrFunction, LocalId, Module, SymbolId, SymbolKind};
use rustc_hash::FxHashMap;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};

/// Distance between the addresses of functions.
const FUNCTION_STEP: u64 = 16;
/// Where block addresses (labels as values) start: after the functions, [`MAX_LABELS`] for each.
const BLOCK_BASE: Addr = FUNCTION_BASE + (1 << 33);
/// Blocks of a function that uses labels as values.
pub(crate) const MAX_LABELS: u32 = 1 << 16;
/// Sites with this bit are local variables, with the next one globals; the rest belongs to the machine.
pub(crate) const LOCAL_SITE: u32 = 1 << 31;
pub(crate) const GLOBAL_SITE: u32 = 1 << 30;

/// Bytes of a thread-local variable, at most: every thread has its own.
const MAX_TLS: u64 = 1 << 30;

/// Where a name leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Resolved {
    Function(u32),
    Address(Addr),
    Tls(u32),
}

pub(crate) enum FunctionKind {
    Defined {
        module: u32,
        symbol: SymbolId,
    },
    Shim(Shim, &'static Entry),
    Missing,
    /// Made by us: calls other functions one after the other.
    Synthetic,
}

pub(crate) struct Function {
    pub(crate) name: Box<str>,
    pub(crate) kind: FunctionKind,
    /// What is known of it by its name, whoever defines it.
    pub(crate) library: Option<&'static Entry>,
    code: OnceLock<Code>,
    sides: sides::Known,
}

impl FunctionKind {
    fn of_library(name: &str) -> Option<FunctionKind> {
        let entry = shims::lookup(name)?;
        Some(FunctionKind::Shim(entry.shim?, entry))
    }
}

impl Function {
    fn new(name: Box<str>, kind: FunctionKind) -> Function {
        let library = shims::lookup(&name);
        Function { name, kind, library, code: OnceLock::new(), sides: OnceLock::new() }
    }
}

/// A thread-local variable: each thread starts with a copy of these bytes.
pub(crate) struct TlsVariable {
    pub(crate) site: Site,
    pub(crate) bytes: Vec<u8>,
    pub(crate) align: u64,
}

/// A local variable that lives in memory.
pub(crate) struct LocalVariable {
    pub(crate) function: u32,
    pub(crate) local: LocalId,
}

pub struct Image {
    program: Program,
    pub(crate) functions: Vec<Function>,
    /// Per module and symbol.
    resolved: Vec<Vec<Option<Resolved>>>,
    /// By module and symbol: definitions that gave way to another module's, and that only an alias still leads to.
    replaced: FxHashMap<(u32, u32), Resolved>,
    pub(crate) tls: Vec<TlsVariable>,
    /// The variables of global sites; what LLVM has for itself is none.
    globals: Vec<Option<(u32, SymbolId)>>,
    memory: Memory,
    /// What the C library knows about its own global variables.
    bindings: globals::Bindings,
    locals: Mutex<Vec<LocalVariable>>,
    names: names::Names,
    pub(crate) start: u32,
    /// The program can change how characters are encoded.
    pub(crate) encoding_changes: bool,
    exit: Addr,
    /// The folder that source paths are shown relative to.
    started_in: PathBuf,
    looks_at_addresses: OnceLock<bool>,
}

/// Texts of the program that are longer are no words of an input.
const LONGEST_WORD: usize = 16;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError(pub String);

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LoadError {}

/// The part of the C library that is itself a program; its definitions give way to the program's.
fn runtime() -> Result<Module, ir::Error> {
    let mut module = ir::parse("<runtime>", guest::RUNTIME)?;
    for symbol in &mut module.symbols {
        if symbol.is_definition() && !symbol.linkage.is_local() {
            symbol.linkage = ir::Linkage::Weak;
        }
    }
    Ok(module)
}

fn has_alias(module: &Module, s: usize) -> bool {
    module.symbols.iter().any(|alias| match &alias.kind {
        SymbolKind::Alias(to) => matches!(module.constant(*to), Constant::Symbol(id) if id.index() == s),
        _ => false,
    })
}

impl Image {
    /// Links modules with the C library and lays out their globals.
    pub fn load(mut modules: Vec<Module>) -> Result<Image, LoadError> {
        modules.push(runtime().map_err(|e| LoadError(format!("our own runtime cannot be read: {e}")))?);
        let program = ir::link::link(modules).map_err(|e| LoadError(e.to_string()))?;
        let resolved = program.modules.iter().map(|m| vec![None; m.symbols.len()]).collect();
        let mut image = Image {
            program,
            functions: Vec::new(),
            resolved,
            replaced: FxHashMap::default(),
            tls: Vec::new(),
            globals: vec![None],
            memory: Memory::default(),
            bindings: globals::Bindings::default(),
            locals: Mutex::new(Vec::new()),
            names: names::Names::default(),
            start: 0,
            encoding_changes: false,
            exit: 0,
            started_in: std::env::current_dir().unwrap_or_default(),
            looks_at_addresses: OnceLock::new(),
        };
        image.add_functions();
        image.encoding_changes =
            image.functions.iter().any(|f| f.library.is_some_and(|l| l.role == Role::SetsEncoding));
        image.add_variables()?;
        image.add_aliases()?;
        image.share_resolutions();
        image.write_initial_values()?;
        image.add_start()?;
        Ok(image)
    }

    /// Whether the program asks for inputs that could be anything.
    pub fn has_symbolic_inputs(&self) -> bool {
        let asks = |name: &str| matches!(shims::lookup(name).map(|l| l.role), Some(Role::Asks | Role::AsksValue(_)));
        // The last module is the library's own.
        let modules = self.program.modules.split_last().map_or(&[][..], |(_, users)| users);
        let mut symbols = modules.iter().flat_map(|m| &m.symbols);
        symbols.any(|s| matches!(s.kind, SymbolKind::Function(_)) && asks(&s.name))
    }

    /// Short texts that the program has as constants: what its inputs may be compared with. What has blanks within is for people.
    pub fn words(&self) -> Vec<Vec<u8>> {
        let modules = self.program.modules.split_last().map_or(&[][..], |(_, users)| users);
        let bytes = |m: &Module, symbol: &ir::Symbol| match &symbol.kind {
            SymbolKind::Variable(v) if v.constant && !symbol.name.starts_with("__") => match m.constant(v.init?) {
                Constant::Bytes(bytes) => Some(bytes.to_vec()),
                _ => None,
            },
            _ => None,
        };
        let constants = modules.iter().flat_map(|m| m.symbols.iter().filter_map(move |s| bytes(m, s)));
        let texts = constants.filter_map(|bytes| bytes.strip_suffix(&[0]).map(<[u8]>::to_vec));
        let is_word = |text: &Vec<u8>| {
            let inner = text.split_last().map_or(&[][..], |(_, inner)| inner);
            text.len() <= LONGEST_WORD
                && text.iter().all(|b| b.is_ascii() && *b != b'%')
                && !text.is_empty()
                && !inner.contains(&b' ')
        };
        texts.filter(is_word).collect()
    }

    pub(crate) fn module(&self, index: u32) -> &Module {
        &self.program.modules[index as usize]
    }

    fn add_functions(&mut self) {
        let mut by_name: FxHashMap<Box<str>, u32> = FxHashMap::default();
        for (m, module) in self.program.modules.iter().enumerate() {
            for (s, symbol) in module.symbols.iter().enumerate() {
                let SymbolKind::Function(f) = &symbol.kind else { continue };
                let own = Target::Defined { module: m as u32, symbol: SymbolId(s as u32) };
                let id = self.functions.len() as u32;
                let kind = match self.program.targets[m][s] {
                    target if target == own && f.body.is_some() => {
                        let defined = FunctionKind::Defined { module: m as u32, symbol: SymbolId(s as u32) };
                        // An assumption is one, also if the program says itself how to end the process where it does not hold.
                        let shim = FunctionKind::of_library(&symbol.name);
                        let assumes =
                            |k: &FunctionKind| matches!(k, FunctionKind::Shim(_, e) if e.role == Role::Assumes);
                        shim.filter(assumes).unwrap_or(defined)
                    }
                    Target::External => {
                        if let Some(&known) = by_name.get(&symbol.name) {
                            self.resolved[m][s] = Some(Resolved::Function(known));
                            continue;
                        }
                        by_name.insert(symbol.name.clone(), id);
                        FunctionKind::of_library(&symbol.name).unwrap_or(FunctionKind::Missing)
                    }
                    Target::Null => {
                        // extern_weak: a library function if we have it, else null.
                        if let Some(kind) = FunctionKind::of_library(&symbol.name) {
                            kind
                        } else {
                            self.resolved[m][s] = Some(Resolved::Address(0));
                            continue;
                        }
                    }
                    // Another module's definition takes this one's place, but an alias beside it means this one.
                    Target::Defined { .. } if f.body.is_some() && has_alias(module, s) => {
                        self.replaced.insert((m as u32, s as u32), Resolved::Function(id));
                        let kind = FunctionKind::Defined { module: m as u32, symbol: SymbolId(s as u32) };
                        self.functions.push(Function::new(symbol.name.clone(), kind));
                        continue;
                    }
                    Target::Defined { .. } => continue,
                };
                self.functions.push(Function::new(symbol.name.clone(), kind));
                self.resolved[m][s] = Some(Resolved::Function(id));
            }
        }
    }

    fn add_variables(&mut self) -> Result<(), LoadError> {
        for m in 0..self.program.modules.len() {
            for s in 0..self.program.modules[m].symbols.len() {
                let module = &self.program.modules[m];
                let symbol = &module.symbols[s];
                let SymbolKind::Variable(v) = &symbol.kind else { continue };
                let own = Target::Defined { module: m as u32, symbol: SymbolId(s as u32) };
                let target = self.program.targets[m][s];
                if symbol.name.starts_with("llvm.") {
                    continue;
                }
                if target == Target::Null {
                    self.resolved[m][s] = Some(Resolved::Address(0));
                    continue;
                }
                let external = target == Target::External || v.init.is_none() && target == own;
                let replaced = target != own && v.init.is_some() && !v.thread_local && has_alias(module, s);
                if target != own && !external && !replaced {
                    continue;
                }
                let layout = module.types.layout(v.ty);
                if external {
                    let at = match globals::create(&symbol.name, &mut self.memory, &mut self.bindings) {
                        Some(at) => at,
                        None => {
                            return Err(LoadError(format!(
                                "the variable `{}` is declared in {} and defined nowhere: add the file that defines it",
                                symbol.name, module.path
                            )));
                        }
                    };
                    self.resolved[m][s] = Some(Resolved::Address(at));
                    continue;
                }
                let layout = layout.ok_or_else(|| {
                    LoadError(format!("the variable `{}` in {} has a type without a size", symbol.name, module.path))
                })?;
                let align = u64::from(v.align).max(layout.align).max(1).next_power_of_two();
                let site = Site(GLOBAL_SITE | self.globals.len() as u32);
                self.globals.push(Some((m as u32, SymbolId(s as u32))));
                if v.thread_local {
                    if layout.size > MAX_TLS {
                        let name = &symbol.name;
                        return Err(LoadError(format!("the thread-local variable `{name}` is too large")));
                    }
                    let index = self.tls.len() as u32;
                    self.tls.push(TlsVariable { site, bytes: vec![0; layout.size as usize], align });
                    self.resolved[m][s] = Some(Resolved::Tls(index));
                    continue;
                }
                let at = self
                    .memory
                    .alloc(GLOBALS, ObjectKind::Global, layout.size, align, site)
                    .ok_or_else(|| LoadError(format!("the global variables are too large (at `{}`)", symbol.name)))?;
                if replaced {
                    self.replaced.insert((m as u32, s as u32), Resolved::Address(at));
                } else {
                    self.resolved[m][s] = Some(Resolved::Address(at));
                }
            }
        }
        Ok(())
    }

    fn add_aliases(&mut self) -> Result<(), LoadError> {
        // An alias may name another alias: a few rounds, each of which resolves at least one.
        loop {
            self.share_resolutions();
            let (mut progress, mut open) = (false, None);
            for m in 0..self.program.modules.len() {
                for s in 0..self.program.modules[m].symbols.len() {
                    let symbol = &self.program.modules[m].symbols[s];
                    let own = Target::Defined { module: m as u32, symbol: SymbolId(s as u32) };
                    let (SymbolKind::Alias(to), None) = (&symbol.kind, self.resolved[m][s]) else { continue };
                    if self.program.targets[m][s] != own {
                        continue;
                    }
                    match self.alias(m as u32, *to) {
                        Ok(place) => {
                            self.resolved[m][s] = Some(place);
                            progress = true;
                        }
                        Err(why) => {
                            open =
                                Some(format!("the alias `{}` in {}: {why}", symbol.name, self.program.modules[m].path))
                        }
                    }
                }
            }
            match open {
                None => return Ok(()),
                Some(why) if !progress => return Err(LoadError(why)),
                Some(_) => {}
            }
        }
    }

    /// Where an alias leads; an error as long as what it names leads nowhere.
    fn alias(&self, module: u32, to: ConstId) -> Result<Resolved, String> {
        let mut base = to;
        let symbol = loop {
            match self.module(module).constant(base) {
                Constant::Symbol(s) => break *s,
                Constant::Expr(e) => match &**e {
                    ConstExpr::Gep { base: inner, .. } | ConstExpr::Cast { value: inner, .. } => base = *inner,
                    _ => return Err("it is computed in an unusual way".into()),
                },
                _ => return Err("it names no symbol".into()),
            }
        };
        if let (Some(&place), true) = (self.replaced.get(&(module, symbol.0)), base == to) {
            return Ok(place);
        }
        match self.resolved[module as usize][symbol.index()] {
            None => Err(format!("`{}`, which it stands for, leads nowhere", self.module(module).symbol(symbol).name)),
            Some(Resolved::Tls(index)) if base == to => Ok(Resolved::Tls(index)),
            Some(_) => {
                let slots = self.constant_slots(module, to)?;
                slots.first().map(|&a| Resolved::Address(a)).ok_or_else(|| "it has no address".into())
            }
        }
    }

    /// Lets every module's use of a name lead where its definition does.
    fn share_resolutions(&mut self) {
        for m in 0..self.resolved.len() {
            for s in 0..self.resolved[m].len() {
                if self.resolved[m][s].is_none()
                    && let Target::Defined { module, symbol } = self.program.targets[m][s]
                {
                    self.resolved[m][s] = self.resolved[module as usize][symbol.index()];
                }
            }
        }
    }

    fn write_initial_values(&mut self) -> Result<(), LoadError> {
        for m in 0..self.program.modules.len() {
            for s in 0..self.program.modules[m].symbols.len() {
                let module = &self.program.modules[m];
                let symbol = &module.symbols[s];
                let SymbolKind::Variable(v) = &symbol.kind else { continue };
                let own = Target::Defined { module: m as u32, symbol: SymbolId(s as u32) };
                let place = match self.program.targets[m][s] {
                    target if target == own => self.resolved[m][s],
                    _ => self.replaced.get(&(m as u32, s as u32)).copied(),
                };
                let (Some(init), Some(place)) = (v.init, place) else { continue };
                let constant = v.constant;
                if matches!(module.constant(init), Constant::Zero | Constant::Undef | Constant::Poison) {
                    // It is zero already, and may be large.
                    if let Resolved::Address(at) = place {
                        self.memory.set_constant(at, constant);
                    }
                    continue;
                }
                let size = module.types.layout(v.ty).map_or(0, |l| l.size);
                let mut bytes = vec![0u8; size as usize];
                self.constant_bytes(m as u32, init, &mut bytes).map_err(|why| {
                    LoadError(format!("the initial value of `{}` in {}: {why}", symbol.name, module.path))
                })?;
                match place {
                    Resolved::Tls(index) => self.tls[index as usize].bytes = bytes,
                    Resolved::Address(at) => {
                        if let Ok(to) = self.memory.bytes_mut(at, size) {
                            to.copy_from_slice(&bytes);
                        }
                        self.memory.set_constant(at, constant);
                    }
                    Resolved::Function(_) => {}
                }
            }
        }
        Ok(())
    }

    /// Memory and the library's state as they are at the start of a run.
    pub(crate) fn initial_memory(&self) -> Memory {
        self.memory.clone()
    }

    /// Tells the world where the library's global variables are.
    pub(crate) fn bind(&self, world: &mut World, memory: &mut Memory) {
        self.bindings.bind(world, memory);
        if self.encoding_changes {
            globals::bind_encoding(world, memory);
        }
        world.exit = self.exit;
    }

    pub(crate) fn library_variable(&self, at: Addr) -> Option<&'static str> {
        self.bindings.name_at(at)
    }

    /// Where a symbol leads. A name that leads nowhere is null.
    pub(crate) fn resolve(&self, module: u32, symbol: SymbolId) -> Resolved {
        self.resolved[module as usize][symbol.index()].unwrap_or(Resolved::Address(0))
    }

    pub(crate) fn function_address(&self, id: u32) -> Addr {
        FUNCTION_BASE + u64::from(id) * FUNCTION_STEP
    }

    pub(crate) fn function_at(&self, addr: Addr) -> Option<u32> {
        let offset = addr.checked_sub(FUNCTION_BASE)?;
        let id = offset / FUNCTION_STEP;
        (offset % FUNCTION_STEP == 0 && id < self.functions.len() as u64).then_some(id as u32)
    }

    /// The address of a label.
    pub(crate) fn block_address(&self, function: u32, block: BlockId) -> Addr {
        BLOCK_BASE + u64::from(function) * u64::from(MAX_LABELS) + u64::from(block.0)
    }

    /// The IR of a function that has a body.
    pub(crate) fn ir_function(&self, id: u32) -> Option<(u32, &IrFunction, &Body)> {
        let FunctionKind::Defined { module, symbol } = self.functions.get(id as usize)?.kind else { return None };
        let f = self.module(module).function(symbol)?;
        Some((module, f, f.body.as_ref()?))
    }

    /// The code of a function with a body, lowered now if it was not.
    #[inline]
    pub(crate) fn code(&self, id: u32) -> Option<&Code> {
        let function = self.functions.get(id as usize)?;
        if let Some(code) = function.code.get() {
            return Some(code);
        }
        let (module, f, body) = self.ir_function(id)?;
        Some(function.code.get_or_init(|| lower::lower(self, id, module, f, body)))
    }

    /// Registers a local variable.
    pub(crate) fn add_local(&self, function: u32, local: LocalId) -> Site {
        let mut locals = self.locals.lock().unwrap_or_else(|e| e.into_inner());
        locals.push(LocalVariable { function, local });
        Site(LOCAL_SITE | (locals.len() - 1) as u32)
    }
}
