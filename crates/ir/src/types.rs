//! Types, interned per module, and their sizes in the data layout of x86-64.

use crate::ids::TypeId;
use rustc_hash::FxHashMap;

/// An LLVM type. Typed pointers of LLVM 14 are read as [`Type::Ptr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    Void,
    /// `iN`
    Int(u32),
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
    /// `ptr addrspace(N)`
    Ptr(u32),
    /// `<N x T>`; a scalable one has `scalable` set and `len` as the minimum
    Vector {
        elem: TypeId,
        len: u32,
        scalable: bool,
    },
    Array {
        elem: TypeId,
        len: u64,
    },
    /// `{ ... }`; `packed`: `<{ ... }>`, no padding.
    Struct {
        fields: Box<[TypeId]>,
        packed: bool,
    },
    /// `%name`: its body, if it has one, is in [`Types::body`].
    Named(Box<str>),
    Func {
        ret: TypeId,
        params: Box<[TypeId]>,
        varargs: bool,
    },
    Label,
    Metadata,
    Token,
    /// Any other type, kept as text (`x86_amx`, `x86_mmx`, `target("...")`).
    Other(Box<str>),
}

#[derive(Default, Debug)]
pub struct Types {
    all: Vec<Type>,
    /// For a `Named` type: the struct it stands for; absent while undefined or opaque.
    bodies: FxHashMap<TypeId, TypeId>,
    index: FxHashMap<Type, TypeId>,
    /// Layouts of the types up to this length, filled by [`Types::settle`]: without it, types that
    /// hold each other twice would take exponential time.
    layouts: Vec<Option<Layout>>,
}

/// Size and alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Allocation size: a multiple of the alignment.
    pub size: u64,
    /// ABI alignment.
    pub align: u64,
}

impl Types {
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.index.get(&ty) {
            return id;
        }
        let id = TypeId(self.all.len() as u32);
        self.all.push(ty.clone());
        self.index.insert(ty, id);
        id
    }

    pub fn define(&mut self, name: TypeId, body: TypeId) {
        self.bodies.insert(name, body);
    }

    /// The type itself, a name not followed.
    pub fn raw(&self, id: TypeId) -> &Type {
        &self.all[id.index()]
    }

    pub fn body(&self, id: TypeId) -> Option<TypeId> {
        self.bodies.get(&id).copied()
    }

    /// The type with names followed; an opaque name stays [`Type::Named`].
    pub fn get(&self, mut id: TypeId) -> &Type {
        // A chain of names has no cycle: the reader refuses `%a = type %a`.
        while let Type::Named(_) = &self.all[id.index()] {
            match self.bodies.get(&id) {
                Some(&body) => id = body,
                None => break,
            }
        }
        &self.all[id.index()]
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Size and alignment under x86-64's data layout; `None` for types without a size.
    pub fn layout(&self, id: TypeId) -> Option<Layout> {
        match self.layouts.get(id.index()) {
            Some(known) => *known,
            None => self.compute_layout(id),
        }
    }

    fn compute_layout(&self, id: TypeId) -> Option<Layout> {
        let simple = |size, align| Some(Layout { size, align });
        match self.get(id) {
            Type::Int(bits) => {
                let bytes = u64::from(*bits).div_ceil(8);
                // clang aligns i128 to 8 up to LLVM 17 and to 16 from 18; allocas and globals carry
                // their own alignment, and struct fields of this type come from clang padded.
                let align = bytes.next_power_of_two().clamp(1, 16);
                let align = if *bits > 64 { if *bits == 128 { 16 } else { 8 } } else { align };
                simple(bytes.next_multiple_of(align), align)
            }
            Type::Half | Type::BFloat => simple(2, 2),
            Type::Float => simple(4, 4),
            Type::Double => simple(8, 8),
            Type::Ptr(_) => simple(8, 8),
            Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => simple(16, 16),
            Type::Vector { elem, len, .. } => {
                let bits = self.bit_width(*elem)? * u64::from(*len);
                let size = bits.div_ceil(8).max(1).next_power_of_two();
                simple(size, size)
            }
            Type::Array { elem, len } => {
                let e = self.layout(*elem)?;
                simple(e.size.checked_mul(*len)?, e.align)
            }
            Type::Struct { .. } => {
                let (_, total) = self.struct_layout(id)?;
                Some(total)
            }
            _ => None,
        }
    }

    /// Offsets of a struct's fields, and the layout of the whole.
    pub fn struct_layout(&self, id: TypeId) -> Option<(Vec<u64>, Layout)> {
        let Type::Struct { fields, packed } = self.get(id) else {
            return None;
        };
        let mut offsets = Vec::with_capacity(fields.len());
        let (mut at, mut align) = (0u64, 1u64);
        for &field in fields {
            let l = self.layout(field)?;
            if !packed {
                at = at.checked_next_multiple_of(l.align)?;
                align = align.max(l.align);
            }
            offsets.push(at);
            at = at.checked_add(l.size)?;
        }
        Some((offsets, Layout { size: at.checked_next_multiple_of(align)?, align }))
    }

    /// Width in bits of an integer, float or pointer.
    pub fn bit_width(&self, id: TypeId) -> Option<u64> {
        Some(match self.get(id) {
            Type::Int(bits) => u64::from(*bits),
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double | Type::Ptr(_) => 64,
            Type::X86Fp80 => 80,
            Type::Fp128 | Type::PpcFp128 => 128,
            _ => return None,
        })
    }

    /// Computes all layouts, parts before wholes. The error is a named type that contains itself.
    pub(crate) fn settle(&mut self) -> Result<(), TypeId> {
        #[derive(Clone, Copy, PartialEq)]
        enum State {
            New,
            Open,
            Done,
        }
        let mut states = vec![State::New; self.all.len()];
        self.layouts = vec![None; self.all.len()];
        let mut stack = Vec::new();
        for root in 0..self.all.len() as u32 {
            stack.push(TypeId(root));
            while let Some(&id) = stack.last() {
                match states[id.index()] {
                    State::Done => {
                        stack.pop();
                    }
                    State::Open => {
                        stack.pop();
                        states[id.index()] = State::Done;
                        self.layouts[id.index()] = match self.bodies.get(&id) {
                            Some(body) => self.layouts[body.index()],
                            None => self.compute_layout(id),
                        };
                        // A name of a name stands for what that stands for: nobody walks along a chain of them.
                        if let Some(&end) = self.bodies.get(&id).and_then(|body| self.bodies.get(body)) {
                            self.bodies.insert(id, end);
                        }
                    }
                    State::New => {
                        states[id.index()] = State::Open;
                        for part in self.parts(id) {
                            match states[part.index()] {
                                State::New => stack.push(part),
                                // Only a name can close a circle, as other types hold older ones;
                                // what is open from the top down to `part` is on it.
                                State::Open => {
                                    let on_circle =
                                        |t: &&TypeId| states[t.index()] == State::Open && self.bodies.contains_key(t);
                                    return Err(*stack.iter().rev().find(on_circle).unwrap_or(&part));
                                }
                                State::Done => {}
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The types whose values lie inside a value of this one.
    fn parts(&self, id: TypeId) -> Vec<TypeId> {
        match &self.all[id.index()] {
            Type::Vector { elem, .. } | Type::Array { elem, .. } => vec![*elem],
            Type::Struct { fields, .. } => fields.to_vec(),
            Type::Named(_) => self.bodies.get(&id).copied().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The type as LLVM writes it, shortened if it is long.
    pub fn show(&self, id: TypeId) -> String {
        let mut out = String::new();
        self.write(id, 0, &mut out);
        out
    }

    fn write(&self, id: TypeId, depth: u32, out: &mut String) {
        use std::fmt::Write;
        if depth > 4 || out.len() > 100 {
            out.push_str("..");
            return;
        }
        let list = |fields: &[TypeId], out: &mut String| {
            for (i, &field) in fields.iter().enumerate() {
                if out.len() > 100 {
                    out.push_str("..");
                    return;
                }
                out.push_str(if i == 0 { "" } else { ", " });
                self.write(field, depth + 1, out);
            }
        };
        match &self.all[id.index()] {
            Type::Void => out.push_str("void"),
            Type::Int(bits) => _ = write!(out, "i{bits}"),
            Type::Half => out.push_str("half"),
            Type::BFloat => out.push_str("bfloat"),
            Type::Float => out.push_str("float"),
            Type::Double => out.push_str("double"),
            Type::X86Fp80 => out.push_str("x86_fp80"),
            Type::Fp128 => out.push_str("fp128"),
            Type::PpcFp128 => out.push_str("ppc_fp128"),
            Type::Ptr(0) => out.push_str("ptr"),
            Type::Ptr(space) => _ = write!(out, "ptr addrspace({space})"),
            Type::Vector { elem, len, scalable } => {
                _ = write!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" });
                self.write(*elem, depth + 1, out);
                out.push('>');
            }
            Type::Array { elem, len } => {
                _ = write!(out, "[{len} x ");
                self.write(*elem, depth + 1, out);
                out.push(']');
            }
            Type::Struct { fields, packed } => {
                out.push_str(if *packed { "<{ " } else { "{ " });
                list(fields, out);
                out.push_str(if *packed { " }>" } else { " }" });
            }
            Type::Named(name) => _ = write!(out, "%{name}"),
            Type::Func { ret, params, varargs } => {
                self.write(*ret, depth + 1, out);
                out.push_str(" (");
                list(params, out);
                out.push_str(match (varargs, params.is_empty()) {
                    (true, true) => "...)",
                    (true, false) => ", ...)",
                    _ => ")",
                });
            }
            Type::Label => out.push_str("label"),
            Type::Metadata => out.push_str("metadata"),
            Type::Token => out.push_str("token"),
            Type::Other(text) => out.push_str(text),
        }
    }
}
