//! Instructions on memory: alloca, load, store, getelementptr, and the atomic ones.

use super::instructions::Operation;
use super::*;
use crate::inst::{Operand, Ordering, RmwOp};

/// What may stand after the operands.
#[derive(Default)]
struct Tail {
    align: u32,
    loc: Option<MdId>,
}

impl<'t> Parser<'t> {
    /// `, align 4, !dbg !1`
    fn tail(&mut self) -> Read<Tail> {
        let mut tail = Tail::default();
        while self.lx.eat(b',') {
            if self.lx.peek() == b'!' {
                tail.loc = self.attachment()?.or(tail.loc);
            } else {
                self.align_word(&mut tail)?;
            }
        }
        Ok(tail)
    }

    fn align_word(&mut self, tail: &mut Tail) -> Read<()> {
        if self.lx.eat_word(b"align") {
            tail.align = self.alignment()?;
            return Ok(());
        }
        self.lx.skip_blank();
        let found = self.lx.found();
        unknown(self.lx.pos, format!("expected `align` or an attachment (`!dbg !1`), found {found}"))
    }

    /// A pointer, which is not a vector of them.
    fn pointer(&mut self) -> Read<Operand> {
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (ty, value) = self.typed_value()?;
        if ty != self.ty.ptr && !matches!(self.m.types.get(ty), Type::Ptr(_)) {
            return fail(at, format!("expected a pointer, found `{}`", self.m.types.show(ty)));
        }
        Ok(value)
    }

    /// A type of which there can be values in memory.
    fn stored_type(&mut self) -> Read<TypeId> {
        self.lx.skip_blank();
        let at = self.lx.pos;
        let ty = self.type_()?;
        if matches!(self.m.types.raw(ty), Type::Void | Type::Label | Type::Metadata | Type::Func { .. }) {
            return fail(at, format!("there are no values of type `{}` in memory", self.m.types.show(ty)));
        }
        Ok(ty)
    }

    pub(super) fn alloca(&mut self) -> Read<Operation> {
        while matches!(self.lx.peek_word(), b"inalloca" | b"swifterror") {
            self.lx.word();
        }
        let ty = self.stored_type()?;
        let mut tail = Tail::default();
        let (mut count, mut result) = (None, self.ty.ptr);
        while self.lx.eat(b',') {
            match self.lx.peek() {
                b'!' => tail.loc = self.attachment()?.or(tail.loc),
                b'a' if self.lx.peek_word() == b"addrspace" => {
                    let space = self.address_space()?;
                    result = self.m.types.intern(Type::Ptr(space));
                }
                b'a' => self.align_word(&mut tail)?,
                _ => count = Some(self.typed_value()?),
            }
        }
        Ok((InstKind::Alloca { ty, count, align: tail.align }, result, tail.loc))
    }

    /// `syncscope("agent") seq_cst`
    fn scoped_ordering(&mut self) -> Read<Ordering> {
        if self.lx.eat_word(b"syncscope") {
            self.lx.expect(b'(')?;
            self.lx.raw_string()?;
            self.lx.expect(b')')?;
        }
        self.ordering()
    }

    fn ordering(&mut self) -> Read<Ordering> {
        let ordering = match self.lx.peek_word() {
            b"unordered" => Ordering::Unordered,
            b"monotonic" => Ordering::Monotonic,
            b"acquire" => Ordering::Acquire,
            b"release" => Ordering::Release,
            b"acq_rel" => Ordering::AcqRel,
            b"seq_cst" => Ordering::SeqCst,
            _ => return self.lx.expected("a memory ordering (`seq_cst`, `acquire`, ...)"),
        };
        self.lx.word();
        Ok(ordering)
    }

    pub(super) fn load(&mut self) -> Read<Operation> {
        let atomic = self.lx.eat_word(b"atomic");
        let volatile = self.lx.eat_word(b"volatile");
        let ty = self.stored_type()?;
        self.lx.expect(b',')?;
        let ptr = self.pointer()?;
        let ordering = if atomic { Some(self.scoped_ordering()?) } else { None };
        let tail = self.tail()?;
        Ok((InstKind::Load { ptr, align: tail.align, volatile, ordering }, ty, tail.loc))
    }

    pub(super) fn store(&mut self) -> Read<Operation> {
        let atomic = self.lx.eat_word(b"atomic");
        let volatile = self.lx.eat_word(b"volatile");
        let ty = self.stored_type()?;
        let value = self.value(ty)?;
        self.lx.expect(b',')?;
        let ptr = self.pointer()?;
        let ordering = if atomic { Some(self.scoped_ordering()?) } else { None };
        let tail = self.tail()?;
        Ok((InstKind::Store { value, ty, ptr, align: tail.align, volatile, ordering }, self.ty.void, tail.loc))
    }

    pub(super) fn gep(&mut self) -> Read<Operation> {
        self.inst_flags()?;
        let source = self.stored_type()?;
        self.lx.expect(b',')?;
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (base_ty, base) = self.typed_value()?;
        let mut lanes = match *self.m.types.get(base_ty) {
            Type::Ptr(_) => None,
            Type::Vector { elem, len, scalable } if matches!(self.m.types.get(elem), Type::Ptr(_)) => {
                Some((len, scalable))
            }
            _ => return fail(at, format!("expected a pointer, found `{}`", self.m.types.show(base_ty))),
        };
        let base_is_vector = lanes.is_some();
        let mut indices = Vec::new();
        let mut loc = None;
        while self.lx.eat(b',') {
            if self.lx.peek() == b'!' {
                loc = self.attachment()?.or(loc);
                continue;
            }
            self.lx.eat_word(b"inrange");
            let (ty, index) = self.typed_value()?;
            if let Type::Vector { len, scalable, .. } = *self.m.types.get(ty) {
                lanes = Some((len, scalable));
            }
            indices.push((ty, index));
        }
        let ty = match lanes {
            Some((len, scalable)) if !base_is_vector => {
                self.m.types.intern(Type::Vector { elem: base_ty, len, scalable })
            }
            _ => base_ty,
        };
        Ok((InstKind::Gep { source, base_ty, base, indices: indices.into() }, ty, loc))
    }

    pub(super) fn fence(&mut self) -> Read<(InstKind, TypeId)> {
        Ok((InstKind::Fence { ordering: self.scoped_ordering()? }, self.ty.void))
    }

    pub(super) fn cmpxchg(&mut self) -> Read<Operation> {
        let weak = self.lx.eat_word(b"weak");
        self.lx.eat_word(b"volatile");
        let ptr = self.pointer()?;
        self.lx.expect(b',')?;
        let ty = self.stored_type()?;
        let expected = self.value(ty)?;
        self.lx.expect(b',')?;
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (new_ty, new) = self.typed_value()?;
        if new_ty != ty {
            return fail(at, "the two values of a `cmpxchg` have different types");
        }
        let success = self.scoped_ordering()?;
        let failure = self.ordering()?;
        let tail = self.tail()?;
        let result = self.m.types.intern(Type::Struct { fields: [ty, self.ty.i1].into(), packed: false });
        let kind = InstKind::CmpXchg { ptr, expected, new, ty, weak, align: tail.align, success, failure };
        Ok((kind, result, tail.loc))
    }

    pub(super) fn atomicrmw(&mut self) -> Read<Operation> {
        self.lx.eat_word(b"volatile");
        let op = match self.lx.peek_word() {
            b"xchg" => RmwOp::Xchg,
            b"add" => RmwOp::Add,
            b"sub" => RmwOp::Sub,
            b"and" => RmwOp::And,
            b"nand" => RmwOp::Nand,
            b"or" => RmwOp::Or,
            b"xor" => RmwOp::Xor,
            b"max" => RmwOp::Max,
            b"min" => RmwOp::Min,
            b"umax" => RmwOp::UMax,
            b"umin" => RmwOp::UMin,
            b"fadd" => RmwOp::FAdd,
            b"fsub" => RmwOp::FSub,
            b"fmax" => RmwOp::FMax,
            b"fmin" => RmwOp::FMin,
            b"uinc_wrap" => RmwOp::UIncWrap,
            b"udec_wrap" => RmwOp::UDecWrap,
            b"usub_cond" => RmwOp::USubCond,
            b"usub_sat" => RmwOp::USubSat,
            _ => return unknown(self.lx.pos, "unknown operation of `atomicrmw`"),
        };
        self.lx.word();
        let ptr = self.pointer()?;
        self.lx.expect(b',')?;
        let ty = self.stored_type()?;
        let value = self.value(ty)?;
        let ordering = self.scoped_ordering()?;
        let tail = self.tail()?;
        Ok((InstKind::AtomicRmw { op, ptr, value, align: tail.align, ordering }, ty, tail.loc))
    }
}
