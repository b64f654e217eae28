//! What an allocation is for: its type, from what becomes of the pointer that malloc returned.
//!
//! malloc returns `void *`, and opaque pointers leave no trace of a cast. What tells is where the pointer goes: into a
//! variable or a member with a debug type, out of a function with one, into a parameter, or under a
//! `getelementptr` over a named struct. All of it is looked up in the function of the call; a function that hands
//! the pointer on to its caller (`xmalloc`) is a wrapper, and the search goes on there.
//!
//! Limits: the search is not sensitive to the order of instructions, so a `void *` that serves two allocations of one
//! function in turn may take the type of the other.

use super::Image;
use crate::bytecode::Op;
use ir::inst::{Call, Callee, CastOp, DebugBinding};
use ir::{
    Body, ConstExpr, ConstId, Constant, Function, InstKind, LocalId, MdId, Module, Operand, SymbolKind, Type, TypeId,
};
use std::cell::Cell;

/// Values and variables that the pointer is followed through, at most.
const MAX_FOLLOWED: usize = 32;
const POINTER_SIZE: u64 = 8;
/// Addresses that are looked into for one allocation, at most.
const MAX_ADDRESSES: u32 = 4096;
/// How deep the computation of an address is looked into.
const MAX_DEPTH: u32 = 16;

/// What an allocated object is used as.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Purpose {
    /// The module that has the type.
    pub(crate) module: u32,
    /// The type of an element.
    pub(crate) ty: MdId,
    /// The variable or member that the pointer is stored in.
    pub(crate) name: Option<Box<str>>,
}

/// What one function does with the pointer.
#[derive(Default)]
struct Use {
    purpose: Option<Purpose>,
    /// Only `char` or the like, or a parameter's type: anything better wins.
    weak: bool,
    returned: bool,
}

/// A place in a variable, or in what a pointer points at.
struct Typed {
    /// Of the variable, or of what the pointer points at.
    ty: MdId,
    name: Option<String>,
    offset: u64,
    /// Whether the offset is exact: an index that is not constant counts as 0.
    exact: bool,
}

/// A variable or member that holds a pointer.
struct Holder {
    pointee: MdId,
    name: Option<String>,
}

/// How good evidence is, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Stored,
    Returned,
    Indexed,
    Passed,
    Byte,
}

impl Image {
    /// What the object that was allocated by the call stack `stack` (function and op, innermost first) is used as,
    /// and by which frame.
    pub(super) fn purpose(&self, stack: &[(u32, u32)]) -> Option<(Purpose, usize)> {
        let mut weak = None;
        let mut nameless: Option<(Purpose, usize)> = None;
        for (frame, &(function, op)) in stack.iter().enumerate() {
            let found = self.use_of_call(function, op).unwrap_or_default();
            let returned = found.returned;
            match (found.purpose, &nameless) {
                // Callers tell only what the result of a function that knows the type is called.
                (Some(purpose), Some((_, place))) if purpose.name.is_some() => return Some((purpose, *place)),
                (_, Some(_)) => {}
                (Some(purpose), None) if found.weak => weak = weak.or(Some((purpose, frame))),
                (Some(purpose), None) if purpose.name.is_some() => return Some((purpose, frame)),
                (Some(purpose), None) => nameless = Some((purpose, frame)),
                (None, None) => {}
            }
            if !returned {
                break;
            }
        }
        nameless.or(weak)
    }

    fn use_of_call(&self, function: u32, op: u32) -> Option<Use> {
        let code = self.code(function)?;
        let Op::Call { site, .. } = *code.ops.get(op as usize)? else { return None };
        let inst = code.calls.get(site as usize)?.inst as usize;
        let (index, f, body) = self.ir_function(function)?;
        let flow = Flow::new(self, index, f, body);
        let inst = body.insts.get(inst)?;
        let (InstKind::Call(call) | InstKind::Invoke { call, .. }) = &inst.kind else { return None };
        match inst.result {
            Some(result) if matches!(flow.module.types.get(inst.ty), Type::Ptr(_)) => Some(flow.follow(result)),
            // `posix_memalign(&p, ..)`, `getline(&line, ..)`
            _ => {
                let holder = flow.holder(call.args.first()?.value, MAX_DEPTH)?;
                let weak = flow.module.is_byte(holder.pointee);
                let purpose = Purpose { module: index, ty: holder.pointee, name: holder.name.map(Into::into) };
                Some(Use { purpose: Some(purpose), weak, returned: false })
            }
        }
    }
}

/// The values of one function.
struct Flow<'i> {
    image: &'i Image,
    index: u32,
    module: &'i Module,
    function: &'i Function,
    body: &'i Body,
    /// The instruction that computes each local.
    defs: Vec<Option<u32>>,
    /// How many more addresses may be looked into: phis that lead to each other could make it exponential.
    fuel: Cell<u32>,
}

impl<'i> Flow<'i> {
    fn new(image: &'i Image, index: u32, function: &'i Function, body: &'i Body) -> Flow<'i> {
        let mut defs = vec![None; body.local_types.len()];
        for (i, inst) in body.insts.iter().enumerate() {
            if let Some(def) = inst.result.and_then(|r| defs.get_mut(r.index())) {
                *def = Some(i as u32);
            }
        }
        Flow { image, index, module: image.module(index), function, body, defs, fuel: Cell::new(MAX_ADDRESSES) }
    }

    fn follow(&self, pointer: LocalId) -> Use {
        let mut best: Option<(Rank, Purpose)> = None;
        let mut returned = false;
        // Values that are the pointer, and variables that hold it.
        let (mut values, mut homes) = (vec![pointer], Vec::new());
        let mut next = 0;
        while let Some(&value) = values.get(next) {
            next += 1;
            let me = Operand::Local(value);
            let mut note = |rank: Rank, ty: MdId, name: Option<String>| {
                let rank = if self.module.is_byte(ty) { Rank::Byte } else { rank };
                if best.as_ref().is_none_or(|(old, _)| rank < *old) {
                    best = Some((rank, Purpose { module: self.index, ty, name: name.map(Into::into) }));
                }
            };
            let bound = |v: &&ir::inst::DebugVar| {
                v.binding == DebugBinding::Value
                    && v.value == Some(me)
                    && self.module.text_of(v.expr) == "!DIExpression()"
            };
            for var in self.body.debug_vars.iter().filter(bound).filter_map(|v| self.module.variable(v.var)) {
                if let Some(ty) = var.ty.and_then(|ty| self.module.pointee(ty)) {
                    note(Rank::Stored, ty, Some(var.name.into()));
                }
            }
            let mut found = Vec::new();
            for inst in &self.body.insts {
                match &inst.kind {
                    InstKind::Store { value, ptr, .. } if *value == me => {
                        if let Some(holder) = self.holder(*ptr, MAX_DEPTH) {
                            note(Rank::Stored, holder.pointee, holder.name);
                        }
                        if let Operand::Local(home) = ptr
                            && self.is_alloca(*home)
                            && !homes.contains(home)
                        {
                            homes.push(*home);
                            found.extend(self.loads_of(*home));
                        }
                    }
                    InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value, .. }
                    | InstKind::Freeze { value }
                        if *value == me =>
                    {
                        found.extend(inst.result);
                    }
                    InstKind::Phi { incoming } if incoming.iter().any(|(v, _)| *v == me) => found.extend(inst.result),
                    InstKind::Select { a, b, .. } if *a == me || *b == me => found.extend(inst.result),
                    InstKind::Ret { value: Some((_, value)) } if *value == me => {
                        returned = true;
                        let signature = self.function.subprogram.map(|s| self.module.signature(s));
                        let ret = signature.and_then(|s| *s.first()?);
                        if let Some(ty) = ret.and_then(|ty| self.module.pointee(ty)) {
                            note(Rank::Returned, ty, None);
                        }
                    }
                    InstKind::Gep { source, base, .. } if *base == me => {
                        if let Some(ty) = self.named_type(*source) {
                            note(Rank::Indexed, ty, None);
                        }
                    }
                    InstKind::Call(call) | InstKind::Invoke { call, .. } => {
                        for (i, _) in call.args.iter().enumerate().filter(|(_, arg)| arg.value == me) {
                            if let Some(ty) = self.parameter(call, i).and_then(|ty| self.module.pointee(ty)) {
                                note(Rank::Passed, ty, None);
                            }
                        }
                    }
                    _ => {}
                }
            }
            for value in found {
                if !values.contains(&value) && values.len() < MAX_FOLLOWED {
                    values.push(value);
                }
            }
        }
        let weak = best.as_ref().is_some_and(|(rank, _)| *rank >= Rank::Passed);
        Use { purpose: best.map(|(_, purpose)| purpose), weak, returned }
    }

    fn def(&self, local: LocalId) -> Option<&'i InstKind> {
        let at = (*self.defs.get(local.index())?)?;
        self.body.insts.get(at as usize).map(|inst| &inst.kind)
    }

    fn is_alloca(&self, local: LocalId) -> bool {
        matches!(self.def(local), Some(InstKind::Alloca { .. }))
    }

    fn loads_of(&self, home: LocalId) -> impl Iterator<Item = LocalId> {
        let loads = self.body.insts.iter().filter(move |inst| match inst.kind {
            InstKind::Load { ptr, .. } => ptr == Operand::Local(home),
            _ => false,
        });
        loads.filter_map(|inst| inst.result)
    }

    /// The types in the signature of a callee of this module, its result first; empty if that is not known.
    fn signature(&self, call: &Call) -> Vec<Option<MdId>> {
        let Callee::Symbol(symbol) = &call.callee else { return Vec::new() };
        let subprogram = self.module.function(*symbol).and_then(|f| f.subprogram);
        subprogram.map(|s| self.module.signature(s)).unwrap_or_default()
    }

    /// The type of parameter `i`, if the callee's parameters in the source are those of the IR.
    fn parameter(&self, call: &Call, i: usize) -> Option<MdId> {
        let signature = self.signature(call);
        if signature.len() != call.args.len() + 1 {
            return None;
        }
        *signature.get(i + 1)?
    }

    /// The variable or member at which `pointer` points, if that is a pointer itself.
    fn holder(&self, pointer: Operand, depth: u32) -> Option<Holder> {
        let Typed { ty, name, mut offset, mut exact } = self.place(pointer, depth)?;
        if let Some(size) = self.module.debug_size(ty).filter(|&size| size > 0)
            && offset >= size
        {
            // An element after the one that the type speaks of.
            (offset, exact) = (offset % size, false);
        }
        let part = self.module.part(ty, offset, POINTER_SIZE);
        let name = name.filter(|_| exact).map(|name| name + &part.path);
        Some(Holder { pointee: self.module.pointee(part.ty?)?, name })
    }

    fn place(&self, pointer: Operand, depth: u32) -> Option<Typed> {
        let depth = depth.checked_sub(1)?;
        self.fuel.set(self.fuel.get().checked_sub(1)?);
        match pointer {
            Operand::Const(id) => self.constant_place(id, depth),
            Operand::Metadata(_) => None,
            Operand::Local(local) => {
                if let Some(var) = self.bound(local, DebugBinding::Declare) {
                    return Some(Typed { ty: var.ty?, name: Some(var.name.into()), offset: 0, exact: true });
                }
                match self.def(local) {
                    Some(InstKind::Gep { source, base, indices, .. }) => {
                        let offset = self.offset(*source, indices.iter().map(|(_, index)| *index));
                        self.inside(self.place(*base, depth)?, offset)
                    }
                    Some(InstKind::Cast { value, .. } | InstKind::Freeze { value }) => self.place(*value, depth),
                    Some(InstKind::Load { ptr, .. }) => Some(self.pointed(self.holder(*ptr, depth)?.pointee)),
                    Some(InstKind::Phi { incoming }) => incoming.iter().find_map(|(v, _)| self.place(*v, depth)),
                    Some(InstKind::Select { a, b, .. }) => self.place(*a, depth).or_else(|| self.place(*b, depth)),
                    Some(InstKind::Call(call) | InstKind::Invoke { call, .. }) => {
                        if let Callee::Symbol(s) = &call.callee
                            && self.module.symbol(*s).name.starts_with("llvm.threadlocal.address")
                        {
                            return self.place(call.args.first()?.value, depth);
                        }
                        Some(self.pointed(self.module.pointee((*self.signature(call).first()?)?)?))
                    }
                    Some(_) => None,
                    // A parameter.
                    None => {
                        let bound = self.bound(local, DebugBinding::Value).and_then(|var| var.ty);
                        let declared = || {
                            let signature = self.module.signature(self.function.subprogram?);
                            let same = signature.len() == self.function.params.len() + 1;
                            *signature.get(local.index() + 1).filter(|_| same)?
                        };
                        Some(self.pointed(self.module.pointee(bound.or_else(declared)?)?))
                    }
                }
            }
        }
    }

    fn bound(&self, local: LocalId, binding: DebugBinding) -> Option<ir::DebugName> {
        let is = |v: &&ir::inst::DebugVar| v.binding == binding && v.value == Some(Operand::Local(local));
        self.module.variable(self.body.debug_vars.iter().find(is)?.var)
    }

    /// What a pointer to `ty` points at: a struct is called by its type, as nobody knows which one it is.
    fn pointed(&self, ty: MdId) -> Typed {
        let name = (!self.module.is_plain(ty)).then(|| self.module.type_name(ty));
        Typed { ty, name, offset: 0, exact: true }
    }

    /// The place `offset` bytes after another one.
    fn inside(&self, outer: Typed, offset: Option<(u64, bool)>) -> Option<Typed> {
        let (more, exact) = offset?;
        Some(Typed { offset: outer.offset.checked_add(more)?, exact: outer.exact && exact, ..outer })
    }

    fn constant_place(&self, id: ConstId, depth: u32) -> Option<Typed> {
        match self.module.constant(id) {
            Constant::Symbol(symbol) => {
                let SymbolKind::Variable(variable) = &self.module.symbol(*symbol).kind else { return None };
                let var = self.module.variable(*variable.debug.first()?)?;
                Some(Typed { ty: var.ty?, name: Some(var.name.into()), offset: 0, exact: true })
            }
            Constant::Expr(e) => match &**e {
                ConstExpr::Gep { source, base, indices } => {
                    let offset = self.offset(*source, indices.iter().map(|&index| Operand::Const(index)));
                    self.inside(self.place(Operand::Const(*base), depth)?, offset)
                }
                ConstExpr::Cast { value, .. } => self.place(Operand::Const(*value), depth),
                _ => None,
            },
            _ => None,
        }
    }

    /// The offset that indices add, and whether it is exact: an index that is not constant counts as 0.
    fn offset(&self, source: TypeId, mut indices: impl Iterator<Item = Operand>) -> Option<(u64, bool)> {
        let types = &self.module.types;
        let mut exact = true;
        let mut constant = |index: Operand| match index {
            Operand::Const(id) => match self.module.constant(id) {
                Constant::Int(n) if *n < 1 << 31 => *n as u64,
                Constant::Zero => 0,
                _ => {
                    exact = false;
                    0
                }
            },
            _ => {
                exact = false;
                0
            }
        };
        let first = constant(indices.next()?);
        let mut offset = first.checked_mul(types.layout(source)?.size)?;
        let mut ty = source;
        for index in indices {
            let n = constant(index);
            match types.get(ty) {
                Type::Struct { fields, .. } => {
                    let (offsets, _) = types.struct_layout(ty)?;
                    offset = offset.checked_add(*offsets.get(n as usize)?)?;
                    ty = *fields.get(n as usize)?;
                }
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    offset = offset.checked_add(n.checked_mul(types.layout(*elem)?.size)?)?;
                    ty = *elem;
                }
                _ => return None,
            }
        }
        Some((offset, exact))
    }

    /// The debug type of `%struct.node`.
    fn named_type(&self, ty: TypeId) -> Option<MdId> {
        let Type::Named(name) = self.module.types.raw(ty) else { return None };
        let name = ["struct.", "class.", "union."].iter().find_map(|kind| name.strip_prefix(kind)).unwrap_or(name);
        // Of types with the same name in different scopes, all but one have a number after it.
        let plain = name.rsplit_once('.').filter(|(_, n)| n.bytes().all(|b| b.is_ascii_digit())).map(|(n, _)| n);
        let types = self.image.names.types(self.index, self.module);
        let found = *types.get(name).or_else(|| types.get(plain?))?;
        let size = self.module.types.layout(ty)?.size;
        (self.module.debug_size(found) == Some(size)).then_some(found)
    }
}
