//! Terminators, and the landing pads that unwinding goes to.

use super::*;
use crate::inst::Clause;

impl<'t> Parser<'t> {
    /// `%name` of a block: its provisional id.
    pub(super) fn block_name(&mut self) -> Read<BlockId> {
        self.lx.skip_blank();
        let at = self.lx.pos;
        self.lx.expect(b'%')?;
        let name = self.lx.name()?;
        self.locals.mention_block(name, at)
    }

    /// `label %name`
    pub(super) fn block_label(&mut self) -> Read<BlockId> {
        self.lx.expect_word("label")?;
        self.block_name()
    }

    pub(super) fn br(&mut self) -> Read<(InstKind, TypeId)> {
        if self.lx.peek_word() == b"label" {
            return Ok((InstKind::Br { target: self.block_label()? }, self.ty.void));
        }
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (ty, cond) = self.typed_value()?;
        if ty != self.ty.i1 {
            return fail(at, format!("the condition has type `{}`, not `i1`", self.m.types.show(ty)));
        }
        self.lx.expect(b',')?;
        let then = self.block_label()?;
        self.lx.expect(b',')?;
        let other = self.block_label()?;
        Ok((InstKind::CondBr { cond, then, other }, self.ty.void))
    }

    pub(super) fn ret(&mut self) -> Read<(InstKind, TypeId)> {
        let ty = self.type_()?;
        let value = if ty == self.ty.void { None } else { Some((ty, self.value(ty)?)) };
        Ok((InstKind::Ret { value }, self.ty.void))
    }

    pub(super) fn switch(&mut self) -> Read<(InstKind, TypeId)> {
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (ty, value) = self.typed_value()?;
        match self.m.types.get(ty) {
            Type::Int(bits) if *bits <= 128 => {}
            Type::Int(_) => return unknown(at, "a `switch` over more than 128 bits"),
            _ => return fail(at, format!("a `switch` takes an integer, not `{}`", self.m.types.show(ty))),
        }
        self.lx.expect(b',')?;
        let default = self.block_label()?;
        self.lx.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.lx.eat(b']') {
            let at = self.lx.pos;
            let (case_ty, case) = self.typed_const()?;
            let Constant::Int(case) = self.m.constants[case.index()] else {
                return fail(at, "a case of a `switch` is a number");
            };
            if case_ty != ty {
                return fail(at, "the case has another type than the value of the `switch`");
            }
            self.lx.expect(b',')?;
            cases.push((case, self.block_label()?));
        }
        Ok((InstKind::Switch { value, ty, default, cases: cases.into() }, self.ty.void))
    }

    /// `[label %a, label %b]`
    fn block_list(&mut self) -> Read<Box<[BlockId]>> {
        self.lx.expect(b'[')?;
        let mut blocks = Vec::new();
        if self.lx.eat(b']') {
            return Ok(blocks.into());
        }
        loop {
            blocks.push(self.block_label()?);
            if !self.lx.eat(b',') {
                self.lx.expect(b']')?;
                return Ok(blocks.into());
            }
        }
    }

    pub(super) fn indirect_br(&mut self) -> Read<(InstKind, TypeId)> {
        let (_, addr) = self.typed_value()?;
        self.lx.expect(b',')?;
        Ok((InstKind::IndirectBr { addr, targets: self.block_list()? }, self.ty.void))
    }

    pub(super) fn invoke(&mut self) -> Read<(InstKind, TypeId)> {
        let call = self.call()?;
        self.lx.expect_word("to")?;
        let normal = self.block_label()?;
        self.lx.expect_word("unwind")?;
        let unwind = self.block_label()?;
        let ty = call.ret;
        Ok((InstKind::Invoke { call: Box::new(call), normal, unwind }, ty))
    }

    pub(super) fn callbr(&mut self) -> Read<(InstKind, TypeId)> {
        let call = self.call()?;
        self.lx.expect_word("to")?;
        let normal = self.block_label()?;
        let others = self.block_list()?;
        let ty = call.ret;
        Ok((InstKind::CallBr { call: Box::new(call), normal, others }, ty))
    }

    pub(super) fn landing_pad(&mut self) -> Read<(InstKind, TypeId)> {
        let ty = self.type_()?;
        // LLVM 3 wrote the personality here.
        if self.lx.eat_word(b"personality") {
            self.typed_const()?;
        }
        let cleanup = self.lx.eat_word(b"cleanup");
        let mut clauses = Vec::new();
        loop {
            if self.lx.eat_word(b"catch") {
                clauses.push(Clause::Catch(self.typed_value()?.1));
            } else if self.lx.eat_word(b"filter") {
                clauses.push(Clause::Filter(self.typed_value()?.1));
            } else {
                return Ok((InstKind::LandingPad { cleanup, clauses: clauses.into() }, ty));
            }
        }
    }
}
