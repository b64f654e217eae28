//! Where pointers may lead: Andersen's analysis, over the functions that threads may come to.
//!
//! An object is a global variable, a local one whose address is taken somewhere, or what one call of the allocator gives. It has one
//! content, whatever is stored where in it. A function that only a pointer leads to is taken in when the pointer is
//! found to; a thread's first function gets its argument where the thread is created.
//!
//! Limits: pointers that are computed from integers, or pass through files and varargs, are not followed; a function of the library is
//! taken to copy, to allocate, or to return what it was given; the analysis stops growing at a limit.

use super::super::{FunctionKind, Image, Resolved};
use super::limit::MOST_INSTS;
use guest::shims::Role;
use ir::inst::{Call, Callee};
use ir::{Body, ConstExpr, ConstId, Constant, InstKind, LocalId, Module, Operand, Type, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// An abstract object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Object {
    /// By its address.
    Global(u64),
    /// One for each thread.
    Tls(u32),
    /// A function of the image.
    Function(u32),
    /// A local variable in memory: function and local.
    Local(u32, u32),
    /// What an allocator gave at this instruction of a function.
    Heap(u32, u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Node {
    Value(u32, u32),
    Result(u32),
    Content(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Creation {
    pub(super) function: u32,
    pub(super) inst: u32,
    pub(super) entry: u32,
}

/// Whether a number that is read from memory may be a pointer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbers {
    /// If something was stored there that is one.
    MayPoint,
    /// The same, unless it is shorter than a pointer or what is read was declared as a number.
    AsDeclared,
}

pub(super) struct PointsTo<'i> {
    image: &'i Image,
    numbers_in_memory: Numbers,
    nodes: FxHashMap<Node, u32>,
    sets: Vec<FxHashSet<u32>>,
    /// Where what a node may hold flows on to.
    flows: Vec<Vec<u32>>,
    /// `to = *node`, `*node = from`.
    loads: Vec<Vec<u32>>,
    stores: Vec<Vec<u32>>,
    /// Calls through this pointer: function and instruction.
    calls: Vec<Vec<(u32, u32)>>,
    objects: Vec<Object>,
    numbers: FxHashMap<Object, u32>,
    open: VecDeque<(u32, u32)>,
    /// Functions that were taken in.
    pub(super) functions: Vec<u32>,
    taken: FxHashSet<u32>,
    pub(super) called: FxHashMap<(u32, u32), FxHashSet<u32>>,
    pub(super) creations: Vec<Creation>,
    insts: usize,
}

impl<'i> PointsTo<'i> {
    /// From `main` on.
    pub(super) fn of(image: &'i Image, main: u32, numbers_in_memory: Numbers) -> PointsTo<'i> {
        let mut p = PointsTo {
            image,
            numbers_in_memory,
            nodes: FxHashMap::default(),
            sets: Vec::new(),
            flows: Vec::new(),
            loads: Vec::new(),
            stores: Vec::new(),
            calls: Vec::new(),
            objects: Vec::new(),
            numbers: FxHashMap::default(),
            open: VecDeque::new(),
            functions: Vec::new(),
            taken: FxHashSet::default(),
            called: FxHashMap::default(),
            creations: Vec::new(),
            insts: 0,
        };
        p.globals();
        p.take_in(main);
        while let Some((node, object)) = p.open.pop_front() {
            p.arrive(node, object);
        }
        p
    }

    /// Whether there is code that was not looked at.
    pub(super) fn is_cut(&self) -> bool {
        self.insts > MOST_INSTS
    }

    /// Functions whose address is somewhere: anybody may call them, and threads may begin there.
    pub(super) fn given_away(&self) -> impl Iterator<Item = u32> {
        self.objects.iter().filter_map(|o| if let Object::Function(f) = o { Some(*f) } else { None })
    }

    /// What an operand of a function may point to.
    pub(super) fn targets(&self, function: u32, module: u32, operand: Operand) -> Vec<Object> {
        let mut all: Vec<Object> = match operand {
            Operand::Local(l) => {
                let node = self.nodes.get(&Node::Value(function, l.0));
                node.map_or_else(Vec::new, |&n| {
                    self.sets[n as usize].iter().map(|&o| self.objects[o as usize]).collect()
                })
            }
            Operand::Const(c) => {
                let mut found = Vec::new();
                symbols(self.image.module(module), c, &mut |s| found.push(self.named(module, s)));
                found.into_iter().flatten().collect()
            }
            Operand::Metadata(_) => Vec::new(),
        };
        all.sort_unstable();
        all.dedup();
        all
    }

    fn named(&self, module: u32, symbol: ir::SymbolId) -> Option<Object> {
        Some(match self.image.resolve(module, symbol) {
            Resolved::Function(f) => Object::Function(f),
            Resolved::Tls(t) => Object::Tls(t),
            Resolved::Address(0) => return None,
            Resolved::Address(at) => Object::Global(at),
        })
    }

    fn object(&mut self, object: Object) -> u32 {
        let next = self.objects.len() as u32;
        *self.numbers.entry(object).or_insert_with(|| {
            self.objects.push(object);
            next
        })
    }

    fn node(&mut self, node: Node) -> u32 {
        if let Some(&n) = self.nodes.get(&node) {
            return n;
        }
        let n = self.sets.len() as u32;
        self.nodes.insert(node, n);
        self.sets.push(FxHashSet::default());
        self.flows.push(Vec::new());
        self.loads.push(Vec::new());
        self.stores.push(Vec::new());
        self.calls.push(Vec::new());
        n
    }

    fn add(&mut self, node: u32, object: u32) {
        if self.sets[node as usize].insert(object) {
            self.open.push_back((node, object));
        }
    }

    fn flow(&mut self, from: u32, to: u32) {
        if from == to || self.flows[from as usize].contains(&to) {
            return;
        }
        self.flows[from as usize].push(to);
        for object in self.sets[from as usize].clone() {
            self.add(to, object);
        }
    }

    /// An operand flows into a node.
    fn operand(&mut self, function: u32, module: u32, operand: Operand, to: u32) {
        match operand {
            Operand::Local(l) => {
                let from = self.node(Node::Value(function, l.0));
                self.flow(from, to);
            }
            Operand::Const(c) => {
                let mut found = Vec::new();
                symbols(self.image.module(module), c, &mut |s| found.push(s));
                for symbol in found {
                    if let Some(object) = self.named(module, symbol) {
                        let object = self.object(object);
                        self.add(to, object);
                    }
                }
            }
            Operand::Metadata(_) => {}
        }
    }

    /// The node of a pointer that is loaded from or stored to.
    fn pointer(&mut self, function: u32, module: u32, operand: Operand) -> u32 {
        if let Operand::Local(l) = operand {
            return self.node(Node::Value(function, l.0));
        }
        // A constant has a node of its own, by what it names.
        let Operand::Const(c) = operand else { return self.node(Node::Result(u32::MAX)) };
        let node = self.node(Node::Value(u32::MAX - module, c.0));
        self.operand(function, module, operand, node);
        node
    }

    /// The pointers in the initial values of global variables.
    fn globals(&mut self) {
        for (number, module) in self.image.program.modules.iter().enumerate() {
            let number = number as u32;
            for (index, symbol) in module.symbols.iter().enumerate() {
                let ir::SymbolKind::Variable(v) = &symbol.kind else { continue };
                let Some(init) = v.init else { continue };
                let Some(object) = self.named(number, ir::SymbolId(index as u32)) else { continue };
                let object = self.object(object);
                let content = self.node(Node::Content(object));
                self.operand(0, number, Operand::Const(init), content);
            }
        }
    }

    fn arrive(&mut self, node: u32, object: u32) {
        for to in self.flows[node as usize].clone() {
            self.add(to, object);
        }
        let content = self.node(Node::Content(object));
        for to in self.loads[node as usize].clone() {
            self.flow(content, to);
        }
        for from in self.stores[node as usize].clone() {
            self.flow(from, content);
        }
        if let Object::Function(callee) = self.objects[object as usize] {
            for (function, inst) in self.calls[node as usize].clone() {
                self.call_of(function, inst, callee);
            }
        }
    }

    fn load(&mut self, pointer: u32, to: u32) {
        self.loads[pointer as usize].push(to);
        for object in self.sets[pointer as usize].clone() {
            let content = self.node(Node::Content(object));
            self.flow(content, to);
        }
    }

    fn store(&mut self, from: u32, pointer: u32) {
        self.stores[pointer as usize].push(from);
        for object in self.sets[pointer as usize].clone() {
            let content = self.node(Node::Content(object));
            self.flow(from, content);
        }
    }

    fn take_in(&mut self, function: u32) {
        if !self.taken.insert(function) {
            return;
        }
        let Some((module, _, body)) = self.image.ir_function(function) else { return };
        self.insts += body.insts.len();
        if self.insts > MOST_INSTS {
            return;
        }
        self.functions.push(function);
        for index in 0..body.insts.len() {
            self.inst(function, module, body, index as u32);
        }
    }

    fn inst(&mut self, function: u32, module: u32, body: &'i Body, index: u32) {
        let inst = &body.insts[index as usize];
        let result = |p: &mut Self| inst.result.map(|LocalId(l)| p.node(Node::Value(function, l)));
        match &inst.kind {
            InstKind::Alloca { .. } => {
                if let (Some(to), Some(local)) = (result(self), inst.result) {
                    let object = self.object(Object::Local(function, local.0));
                    self.add(to, object);
                }
            }
            InstKind::Gep { base: a, .. }
            | InstKind::Cast { value: a, .. }
            | InstKind::Freeze { value: a }
            | InstKind::ExtractValue { agg: a, .. } => {
                if is_short(self.image.module(module).types.get(inst.ty)) {
                    return;
                }
                if let Some(to) = result(self) {
                    self.operand(function, module, *a, to);
                }
            }
            InstKind::Select { a, b, .. } | InstKind::InsertValue { agg: a, value: b, .. } => {
                if let Some(to) = result(self) {
                    self.operand(function, module, *a, to);
                    self.operand(function, module, *b, to);
                }
            }
            InstKind::Phi { incoming } => {
                if let Some(to) = result(self) {
                    incoming.iter().for_each(|(value, _)| self.operand(function, module, *value, to));
                }
            }
            InstKind::Load { ptr, .. } => {
                let code = self.image.module(module);
                if self.numbers_in_memory == Numbers::AsDeclared && is_number(code, body, *ptr, inst.ty) {
                    return;
                }
                if let Some(to) = result(self) {
                    let pointer = self.pointer(function, module, *ptr);
                    self.load(pointer, to);
                }
            }
            InstKind::Store { value, ptr, .. } | InstKind::AtomicRmw { value, ptr, .. } => {
                let from = self.pointer(function, module, *value);
                let pointer = self.pointer(function, module, *ptr);
                self.store(from, pointer);
                if let Some(to) = result(self) {
                    self.load(pointer, to);
                }
            }
            InstKind::CmpXchg { ptr, new, .. } => {
                let from = self.pointer(function, module, *new);
                let pointer = self.pointer(function, module, *ptr);
                self.store(from, pointer);
                if let Some(to) = result(self) {
                    self.load(pointer, to);
                }
            }
            InstKind::Ret { value: Some((_, value)) } => {
                let to = self.node(Node::Result(function));
                self.operand(function, module, *value, to);
            }
            InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                // Whoever gets the address of a function may keep it, whatever is known of the callee.
                for argument in &call.args {
                    let node = self.node(Node::Result(u32::MAX));
                    if let Operand::Const(_) = argument.value {
                        self.operand(function, module, argument.value, node);
                    }
                }
                if let Callee::Symbol(symbol) = call.callee {
                    if let Resolved::Function(callee) = self.image.resolve(module, symbol) {
                        self.call_of(function, index, callee);
                    }
                } else if let Callee::Value(callee) = call.callee {
                    let node = self.pointer(function, module, callee);
                    self.calls[node as usize].push((function, index));
                    for object in self.sets[node as usize].clone() {
                        if let Object::Function(callee) = self.objects[object as usize] {
                            self.call_of(function, index, callee);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// A call of a function, which a pointer may have led to.
    fn call_of(&mut self, function: u32, index: u32, callee: u32) {
        if !self.called.entry((function, index)).or_default().insert(callee) {
            return;
        }
        let Some((module, _, body)) = self.image.ir_function(function) else { return };
        let inst = &body.insts[index as usize];
        let Some(call) = called(&inst.kind) else { return };
        let result = inst.result.map(|l| self.node(Node::Value(function, l.0)));
        let argument = |n: usize| call.args.get(n).map(|a| a.value);
        match self.image.role(callee) {
            Some(Role::Allocates) => {
                if let Some(to) = result {
                    let object = self.object(Object::Heap(function, index));
                    self.add(to, object);
                }
            }
            Some(Role::AllocatesInto(to)) => {
                let Some(to) = argument(to) else { return };
                let (to, between) = (self.pointer(function, module, to), self.between(function, index));
                let object = self.object(Object::Heap(function, index));
                self.add(between, object);
                self.store(between, to);
            }
            Some(Role::Reallocates) => {
                if let (Some(to), Some(old)) = (result, argument(0)) {
                    let object = self.object(Object::Heap(function, index));
                    self.add(to, object);
                    self.operand(function, module, old, to);
                }
            }
            Some(Role::Creates { function: entry, given }) => {
                let (Some(entry), Some(given)) = (argument(entry), argument(given)) else { return };
                for target in self.targets(function, module, entry) {
                    let Object::Function(entry) = target else { continue };
                    self.creations.push(Creation { function, inst: index, entry });
                    let parameter = self.node(Node::Value(entry, 0));
                    self.operand(function, module, given, parameter);
                    self.take_in(entry);
                }
            }
            _ if copies(self.image, callee).is_some() => {
                let (to, from) = copies(self.image, callee).unzip();
                self.copied(function, index, to.and_then(argument), from.and_then(argument));
                if let (Some(result), Some(to)) = (result, to.and_then(argument)) {
                    self.operand(function, module, to, result);
                }
            }
            _ => {
                let Some((_, f, _)) = self.image.ir_function(callee) else {
                    if let Some(to) = result {
                        call.args.iter().for_each(|a| self.operand(function, module, a.value, to));
                    }
                    return;
                };
                for (n, argument) in call.args.iter().enumerate().take(f.params.len()) {
                    let parameter = self.node(Node::Value(callee, n as u32));
                    self.operand(function, module, argument.value, parameter);
                }
                if let Some(to) = result {
                    let from = self.node(Node::Result(callee));
                    self.flow(from, to);
                }
                if matches!(self.image.functions[callee as usize].kind, FunctionKind::Defined { .. }) {
                    self.take_in(callee);
                }
            }
        }
    }

    /// What lies between memory and memory at a call.
    fn between(&mut self, function: u32, index: u32) -> u32 {
        self.node(Node::Value(function, u32::MAX - index))
    }

    /// A call copies what one pointer leads to.
    fn copied(&mut self, function: u32, index: u32, to: Option<Operand>, from: Option<Operand>) {
        let Some((module, ..)) = self.image.ir_function(function) else { return };
        let (Some(to), Some(from)) = (to, from) else { return };
        let (to, from) = (self.pointer(function, module, to), self.pointer(function, module, from));
        let between = self.between(function, index);
        self.load(from, between);
        self.store(between, to);
    }
}

/// A constant index.
pub(super) fn small(module: &Module, c: ConstId) -> Option<u32> {
    match module.constant(c) {
        Constant::Int(n) => u32::try_from(*n).ok(),
        Constant::Zero => Some(0),
        _ => None,
    }
}

/// Which argument a call of this function copies bytes to, and which from.
pub(super) fn copies(image: &Image, callee: u32) -> Option<(usize, usize)> {
    let name = &*image.functions[callee as usize].name;
    match image.role(callee) {
        Some(Role::Copies { to, from }) => Some((to, from)),
        _ if name.starts_with("llvm.memcpy") || name.starts_with("llvm.memmove") => Some((0, 1)),
        _ => None,
    }
}

/// Whether what is read as this type cannot be a whole pointer, or was declared as a number: a member of a struct, or a local variable.
pub(super) fn is_number(module: &Module, body: &Body, ptr: Operand, ty: TypeId) -> bool {
    let part = |of: TypeId, index: Operand| match (module.types.get(of), index) {
        (Type::Array { elem, .. }, _) => Some(*elem),
        (Type::Struct { fields, .. }, Operand::Const(c)) => fields.get(small(module, c)? as usize).copied(),
        _ => None,
    };
    let declared = || {
        let Operand::Local(l) = ptr else { return false };
        match body.insts.iter().find(|i| i.result == Some(l)).map(|i| &i.kind) {
            Some(InstKind::Alloca { ty: own, .. }) => *own == ty,
            Some(InstKind::Gep { source, indices, .. }) => {
                indices.len() > 1 && indices[1..].iter().try_fold(*source, |t, (_, index)| part(t, *index)) == Some(ty)
            }
            _ => false,
        }
    };
    match module.types.get(ty) {
        short if is_short(short) => true,
        Type::Int(_) | Type::Double => declared(),
        _ => false,
    }
}

/// Whether values of a type cannot hold a pointer.
fn is_short(ty: &Type) -> bool {
    match ty {
        Type::Int(n) => *n < 64,
        Type::Half | Type::BFloat | Type::Float => true,
        _ => false,
    }
}

pub(super) fn called(kind: &InstKind) -> Option<&Call> {
    match kind {
        InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => Some(call),
        _ => None,
    }
}

pub(super) fn symbols(module: &Module, constant: ConstId, found: &mut impl FnMut(ir::SymbolId)) {
    let mut open = vec![constant];
    while let Some(c) = open.pop() {
        match module.constant(c) {
            Constant::Symbol(s) => found(*s),
            Constant::Aggregate(all) => open.extend(all.iter().copied()),
            Constant::Splat(one) => open.push(*one),
            Constant::Expr(e) => match &**e {
                ConstExpr::Gep { base, .. } => open.push(*base),
                ConstExpr::Cast { value, .. } => open.push(*value),
                ConstExpr::Select { a, b, .. } => open.extend([*a, *b]),
                _ => {}
            },
            _ => {}
        }
    }
}
