//! Names of data: from an object and an offset in it to what a person calls that.
//!
//! | what | name |
//! | --- | --- |
//! | global variable | `queue.filled`, `bank[3].balance`; `calls (static in next_id)` |
//! | thread-local variable | `hits (thread-local)` |
//! | local variable | `args[1].id (local of main)` |
//! | heap, one struct | its type: `node.next (heap, pool.c:41)` |
//! | heap, an array or a number | where the pointer was stored: `accounts[3].balance (heap, bank.c:10)`, `*count (heap, ..)` |
//! | heap, of unknown use | `heap object of 40 bytes from pool.c:41 +8` |
//! | without debug info | `global @queue+8`, `local of main +8`, `heap object of 40 bytes from main +8` |
//!
//! Everything is read from the module's text when it is first asked for, and kept: events ask for the same few
//! names thousands of times.

use super::allocations::Purpose;
use super::{GLOBAL_SITE, Image, LOCAL_SITE};
use guest::memory::{ObjectKind, Site};
use ir::inst::DebugBinding;
use ir::{MdId, Module, Operand, Part, SymbolKind};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::hash::Hash;
use std::sync::{Arc, Mutex};
use trace::{LocationKind, Number};

/// Answers kept of each kind; then all are forgotten.
const MAX_KEPT: usize = 1 << 16;

struct Kept<K, V>(Mutex<FxHashMap<K, V>>);

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Kept(Mutex::default())
    }
}

impl<K: Hash + Eq, V: Clone> Kept<K, V> {
    fn get_or(&self, key: K, answer: impl FnOnce(&K) -> V) -> V {
        let known = self.0.lock().unwrap_or_else(|e| e.into_inner()).get(&key).cloned();
        // Not under the lock: an answer may need others.
        known.unwrap_or_else(|| {
            let new = answer(&key);
            let mut all = self.0.lock().unwrap_or_else(|e| e.into_inner());
            if all.len() >= MAX_KEPT {
                all.clear();
            }
            all.insert(key, new.clone());
            new
        })
    }
}

type TypesByName = Arc<FxHashMap<Box<str>, MdId>>;

#[derive(Default)]
pub(super) struct Names {
    variables: Kept<u32, Option<Arc<Variable>>>,
    allocations: Kept<Box<[(u32, u32)]>, Arc<Allocation>>,
    parts: Kept<(u32, MdId, u64, u64), Part>,
    types: Kept<u32, TypesByName>,
}

impl Names {
    /// The structs, unions and typedefs of a module by name.
    pub(super) fn types(&self, index: u32, module: &Module) -> TypesByName {
        self.types.get_or(index, |_| Arc::new(types_by_name(module)))
    }
}

fn types_by_name(module: &Module) -> FxHashMap<Box<str>, MdId> {
    let mut types = FxHashMap::default();
    let mut typedefs = Vec::new();
    for (i, &span) in module.metadata.iter().enumerate() {
        let text = module.text_of(span);
        let text = text.strip_prefix("distinct ").unwrap_or(text);
        let of_interest = ["!DICompositeType(tag: DW_TAG_", "!DIDerivedType(tag: DW_TAG_typedef, "];
        if !of_interest.iter().any(|start| text.starts_with(start)) {
            continue;
        }
        let id = MdId(i as u32);
        let Some(node) = module.node(id) else { continue };
        let declared = node.symbol("flags").is_some_and(|flags| flags.contains("DIFlagFwdDecl"));
        match node.str("name") {
            Some(name) if !name.is_empty() && !declared => {
                if node.kind == "DIDerivedType" {
                    typedefs.push((name.into(), id));
                } else {
                    types.entry(name.into()).or_insert(id);
                }
            }
            _ => {}
        }
    }
    for (name, id) in typedefs {
        types.entry(name).or_insert(id);
    }
    types
}

#[derive(Debug)]
struct Variable {
    kind: LocationKind,
    name: String,
    origin: String,
    /// Its debug type, and the module that has it.
    ty: Option<(u32, MdId)>,
}

#[derive(Debug)]
struct Allocation {
    element: Option<Element>,
    /// `pool.c:41`, or a function's name.
    place: String,
}

/// What an allocation has one or more of.
#[derive(Debug)]
struct Element {
    purpose: Purpose,
    type_name: String,
    /// Bytes, at least 1.
    size: u64,
    /// A number, a pointer, a lock: it has no parts with names.
    is_plain: bool,
    has_open_end: bool,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'a> {
    pub(crate) kind: ObjectKind,
    pub(crate) size: u64,
    pub(crate) site: Site,
    /// Of its allocation, function and op, innermost first; empty for variables.
    pub(crate) stack: &'a [(u32, u32)],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name {
    pub(crate) kind: LocationKind,
    pub(crate) name: String,
    pub(crate) origin: String,
    pub(crate) partial: bool,
    pub(crate) number: Option<Number>,
}

impl Image {
    /// What `size` bytes at `offset` of an object are called.
    pub(crate) fn name(&self, object: &Named<'_>, offset: u64, size: u64) -> Name {
        // An access past the end says how far, and of what.
        if offset > object.size || offset == object.size && size > 0 {
            let mut whole = self.name(object, 0, object.size);
            let past = match offset - object.size {
                0 => "just".to_string(),
                1 => "1 byte".to_string(),
                n => format!("{n} bytes"),
            };
            whole.name = format!("{past} past the end of {}", whole.name);
            return whole;
        }
        if let Some(variable) = self.variable_of(object.site) {
            let Variable { kind, name, origin, ty } = &*variable;
            let mut name = name.clone();
            let (mut partial, mut number) = (false, None);
            match ty {
                Some((module, ty)) => {
                    let part = self.part(*module, *ty, offset, size);
                    name += &part.path;
                    partial = part.partial;
                    number = self.number(*module, &part);
                }
                None => push_offset(&mut name, offset),
            }
            return Name { kind: *kind, name, origin: origin.clone(), partial, number };
        }
        let plain = |kind, what: String| {
            let mut name = what;
            push_offset(&mut name, offset);
            Name { kind, name, origin: String::new(), partial: false, number: None }
        };
        match object.kind {
            ObjectKind::Heap => self.allocated(object, LocationKind::Heap, offset, size),
            ObjectKind::Mapping => self.allocated(object, LocationKind::Mapping, offset, size),
            ObjectKind::Stack => plain(LocationKind::Local, "argument on the stack".into()),
            ObjectKind::Global => plain(LocationKind::Global, "global of the C library".into()),
            ObjectKind::Library => plain(LocationKind::Library, "object of the C library".into()),
        }
    }

    /// Whether a byte of an object lies between the fields of a struct, or after them.
    pub(crate) fn is_padding(&self, object: &Named<'_>, offset: u64) -> bool {
        let (module, ty, offset) = match self.variable_of(object.site) {
            Some(variable) => match variable.ty {
                Some((module, ty)) => (module, ty, offset),
                None => return false,
            },
            None if object.kind == ObjectKind::Heap => match &self.allocation(object.stack).element {
                Some(Element { purpose, size, .. }) => (purpose.module, purpose.ty, offset % size),
                None => return false,
            },
            None => return false,
        };
        let part = self.part(module, ty, offset, 1);
        part.ty.is_some_and(|ty| !self.module(module).is_plain(ty))
    }

    /// How the value of a part is meant, if all of it is accessed.
    fn number(&self, module: u32, part: &Part) -> Option<Number> {
        let ty = part.ty.filter(|_| !part.partial)?;
        Some(match self.module(module).encoding(ty)? {
            "DW_ATE_unsigned" | "DW_ATE_boolean" | "DW_ATE_unsigned_fixed" => Number::Unsigned,
            "DW_ATE_signed" => Number::Signed,
            "DW_ATE_float" => Number::Real,
            "DW_ATE_signed_char" | "DW_ATE_unsigned_char" | "DW_ATE_UTF" => Number::Character,
            "DW_TAG_pointer_type" => Number::Pointer,
            _ => return None,
        })
    }

    fn part(&self, module: u32, ty: MdId, offset: u64, size: u64) -> Part {
        self.names.parts.get_or((module, ty, offset, size), |_| self.module(module).part(ty, offset, size))
    }

    fn variable_of(&self, site: Site) -> Option<Arc<Variable>> {
        if site.0 & (LOCAL_SITE | GLOBAL_SITE) == 0 {
            return None;
        }
        self.names.variables.get_or(site.0, |_| {
            let found = if site.0 & LOCAL_SITE != 0 { self.local_variable(site) } else { self.global_variable(site) };
            found.map(Arc::new)
        })
    }

    fn local_variable(&self, site: Site) -> Option<Variable> {
        let (id, local) = {
            let locals = self.locals.lock().unwrap_or_else(|e| e.into_inner());
            let known = locals.get((site.0 & !LOCAL_SITE) as usize)?;
            (known.function, known.local)
        };
        let (index, f, body) = self.ir_function(id)?;
        let module = self.module(index);
        let subprogram = f.subprogram.and_then(|s| module.subprogram(s)).filter(|s| !s.name.is_empty());
        let function = subprogram.map_or_else(|| self.functions[id as usize].name.clone(), |s| s.name);
        let declared = body
            .debug_vars
            .iter()
            .filter(|v| v.binding == DebugBinding::Declare && v.value == Some(Operand::Local(local)))
            .find_map(|v| module.variable(v.var).filter(|v| !v.name.is_empty()));
        Some(match declared {
            Some(variable) => Variable {
                kind: LocationKind::Local,
                name: variable.name.into(),
                origin: format!("local of {function}"),
                ty: variable.ty.map(|ty| (index, ty)),
            },
            None => Variable {
                kind: LocationKind::Local,
                name: format!("local of {function}"),
                origin: String::new(),
                ty: None,
            },
        })
    }

    fn global_variable(&self, site: Site) -> Option<Variable> {
        let (index, id) = (*self.globals.get((site.0 & !GLOBAL_SITE) as usize)?)?;
        let module = self.module(index);
        let symbol = module.symbol(id);
        let SymbolKind::Variable(v) = &symbol.kind else { return None };
        let kind = if v.thread_local { LocationKind::ThreadLocal } else { LocationKind::Global };
        let Some(known) = v.debug.iter().find_map(|&d| module.variable(d)).filter(|v| !v.name.is_empty()) else {
            let literal = symbol.name.starts_with(".str") || symbol.name.starts_with("str.");
            let name = if literal { "string literal".into() } else { format!("global @{}", symbol.name) };
            return Some(Variable { kind, name, origin: String::new(), ty: None });
        };
        let function = known.scope.and_then(|scope| module.function_of_scope(scope));
        let path =
            if function.is_some() { String::new() } else { known.scope.map_or("".into(), |s| module.scope_path(s)) };
        let name = if path.is_empty() { known.name.into() } else { format!("{path}::{}", known.name) };
        let mut origin: Vec<String> = Vec::new();
        if v.thread_local {
            origin.push("thread-local".into());
        }
        origin.extend(function.map(|f| format!("static in {}", f.name)));
        Some(Variable { kind, name, origin: origin.join(", "), ty: known.ty.map(|ty| (index, ty)) })
    }

    fn allocation(&self, stack: &[(u32, u32)]) -> Arc<Allocation> {
        self.names.allocations.get_or(stack.into(), |stack| {
            let (element, frame) = match self.purpose(stack) {
                Some((purpose, frame)) => (Some(self.element(purpose)), frame),
                None => (None, 0),
            };
            // Libraries are rarely the place that a person means.
            let places: Vec<_> = stack[frame.min(stack.len())..]
                .iter()
                .filter(|&&(function, _)| self.is_users(function))
                .flat_map(|&(function, op)| self.places(function, op as usize))
                .collect();
            let users = places.iter().find(|p| p.is_known() && !p.file.starts_with("/rustc/"));
            let place = match users.or_else(|| places.iter().find(|p| p.is_known())) {
                Some(place) => format!("{}:{}", place.file_name(), place.line),
                None => places.first().map_or("the C library".into(), |place| place.function.to_string()),
            };
            Arc::new(Allocation { element, place })
        })
    }

    fn element(&self, purpose: Purpose) -> Element {
        let module = self.module(purpose.module);
        Element {
            type_name: module.type_name(purpose.ty),
            size: module.debug_size(purpose.ty).unwrap_or(0).max(1),
            is_plain: module.is_plain(purpose.ty),
            has_open_end: module.has_open_end(purpose.ty),
            purpose,
        }
    }

    /// An object from malloc or mmap.
    fn allocated(&self, object: &Named<'_>, kind: LocationKind, offset: u64, size: u64) -> Name {
        let allocation = self.allocation(object.stack);
        let Some(element) = &allocation.element else {
            let what = if kind == LocationKind::Heap { "heap object" } else { "mapping" };
            let mut name = format!("{what} of {} bytes from {}", object.size, allocation.place);
            push_offset(&mut name, offset);
            return Name { kind, name, origin: String::new(), partial: false, number: None };
        };
        let origin = format!("{}, {}", kind.id(), allocation.place);
        let &Element { ref purpose, ref type_name, size: unit, is_plain, has_open_end } = element;
        // A struct in more room than it needs is a header with data after it, not several of them.
        let single = object.size <= unit || !is_plain && (!object.size.is_multiple_of(unit) || has_open_end);
        let mut name = match (&purpose.name, single, is_plain) {
            (Some(name), false, _) => name.to_string(),
            (Some(name), true, true) => format!("*{name}"),
            (None, false, true) if type_name.ends_with('*') => format!("({type_name})"),
            _ => type_name.clone(),
        };
        if offset == 0 && size == object.size && size != unit {
            return Name { kind, name, origin, partial: false, number: None };
        }
        let mut offset = offset;
        if !single {
            _ = write!(name, "[{}]", offset / unit);
            offset %= unit;
            if offset.saturating_add(size) > unit {
                push_offset(&mut name, offset);
                return Name { kind, name, origin, partial: true, number: None };
            }
        }
        let part = self.part(purpose.module, purpose.ty, offset, size);
        name += &part.path;
        Name { kind, name, origin, partial: part.partial, number: self.number(purpose.module, &part) }
    }
}

/// `+8`; a description of several words keeps its distance.
fn push_offset(name: &mut String, offset: u64) {
    let loose = name.contains(' ') && !name.starts_with("global @");
    match offset {
        0 => {}
        n if loose => _ = write!(name, " +{n}"),
        n => _ = write!(name, "+{n}"),
    }
}
