//! Linking: what each symbol of each module stands for in the whole program.
//!
//! The rules are those of an ELF linker on LLVM's linkages. Nothing is moved or merged; the answer is a
//! table. What is not defined in any module is left to whoever runs the program ([`Target::External`]).

use crate::error::Error;
use crate::ids::SymbolId;
use crate::module::{Linkage, Module, Symbol, SymbolKind};
use rustc_hash::FxHashMap;

/// Modules with their references resolved.
#[derive(Debug)]
pub struct Program {
    /// The modules, in the order given.
    pub modules: Vec<Module>,
    /// For each module, for each of its symbols: what it stands for.
    pub targets: Vec<Vec<Target>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A definition, maybe of another module; aliases are definitions of their own.
    Defined { module: u32, symbol: SymbolId },
    /// Not defined here: an intrinsic or a library function.
    External,
    /// `extern_weak`, and not defined here: its address is null.
    Null,
}

/// How much a definition counts against another of the same name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    /// `available_externally`: a copy of what is defined elsewhere.
    Copy,
    Weak,
    /// A larger one beats a smaller one.
    Common(u64),
    Strong,
}

#[derive(Clone, Copy)]
struct Definition {
    module: u32,
    symbol: SymbolId,
    strength: Strength,
}

pub fn link(modules: Vec<Module>) -> Result<Program, Error> {
    // The first module with a member of a comdat gives the whole group.
    let mut groups: FxHashMap<&str, u32> = FxHashMap::default();
    for (m, module) in modules.iter().enumerate() {
        for symbol in module.symbols.iter().filter(|s| s.is_definition() && s.linkage != Linkage::AvailableExternally) {
            if let Some(comdat) = &symbol.comdat {
                groups.entry(comdat).or_insert(m as u32);
            }
        }
    }
    let mut best: FxHashMap<&str, Definition> = FxHashMap::default();
    for discarded in [false, true] {
        for (m, module) in modules.iter().enumerate() {
            for (s, symbol) in module.symbols.iter().enumerate() {
                let lost = symbol.comdat.as_deref().and_then(|c| groups.get(c)).is_some_and(|&first| first != m as u32);
                if lost != discarded || !is_shared(symbol) || !symbol.is_definition() {
                    continue;
                }
                let new =
                    Definition { module: m as u32, symbol: SymbolId(s as u32), strength: strength(module, symbol) };
                let Some(&old) = best.get(&*symbol.name) else {
                    best.insert(&symbol.name, new);
                    continue;
                };
                // What a group lost counts only if nothing else defines it.
                if discarded && old.strength != Strength::Copy {
                    continue;
                }
                if (old.strength, new.strength) == (Strength::Strong, Strength::Strong) {
                    return Err(defined_twice(&modules, old, module, symbol));
                }
                if new.strength > old.strength {
                    best.insert(&symbol.name, new);
                }
            }
        }
    }
    let targets = modules.iter().enumerate().map(|(m, module)| {
        let target = |(s, symbol): (usize, &Symbol)| {
            if !is_shared(symbol) {
                return match symbol.is_definition() {
                    true => Target::Defined { module: m as u32, symbol: SymbolId(s as u32) },
                    false => Target::External,
                };
            }
            match best.get(&*symbol.name) {
                Some(found) => Target::Defined { module: found.module, symbol: found.symbol },
                None if symbol.linkage == Linkage::ExternWeak => Target::Null,
                None => Target::External,
            }
        };
        module.symbols.iter().enumerate().map(target).collect()
    });
    let targets = targets.collect();
    Ok(Program { modules, targets })
}

/// Whether the symbol means the same in all modules.
fn is_shared(symbol: &Symbol) -> bool {
    !symbol.linkage.is_local() && symbol.linkage != Linkage::Appending && !symbol.name.starts_with("llvm.")
}

fn strength(module: &Module, symbol: &Symbol) -> Strength {
    match symbol.linkage {
        Linkage::AvailableExternally => Strength::Copy,
        Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::Weak | Linkage::WeakOdr | Linkage::ExternWeak => {
            Strength::Weak
        }
        Linkage::Common => {
            let size = match &symbol.kind {
                SymbolKind::Variable(variable) => module.types.layout(variable.ty).map_or(0, |layout| layout.size),
                _ => 0,
            };
            Strength::Common(size)
        }
        _ => Strength::Strong,
    }
}

fn defined_twice(modules: &[Module], old: Definition, module: &Module, symbol: &Symbol) -> Error {
    let first = &modules[old.module as usize];
    let line = line_of(first, first.symbol(old.symbol));
    if let (Some(there), Some(here)) = (source_of(first, first.symbol(old.symbol)), source_of(module, symbol)) {
        return Error::whole(&here, format!("`{}` is defined twice: here and at {there}", symbol.name));
    }
    let message = format!("`@{}` is defined twice: here and in {}:{line}", symbol.name, first.path);
    Error::at(&module.path, &module.text, symbol.span.start as usize, message)
}

/// The source line of a definition, if there is debug info: more use to a person than a line of IR.
fn source_of(module: &Module, symbol: &Symbol) -> Option<String> {
    let (file, line) = match &symbol.kind {
        SymbolKind::Function(f) => module.subprogram(f.subprogram?).map(|s| (s.file, s.line))?,
        SymbolKind::Variable(v) => module.variable(*v.debug.first()?).map(|d| (d.file, d.line))?,
        _ => return None,
    };
    Some(format!("{file}:{line}"))
}

fn line_of(module: &Module, symbol: &Symbol) -> usize {
    let before = &module.text.as_bytes()[..(symbol.span.start as usize).min(module.text.len())];
    1 + before.iter().filter(|&&b| b == b'\n').count()
}
