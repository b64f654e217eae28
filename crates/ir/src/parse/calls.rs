//! Calls, their callees and arguments.

use super::instructions::Operation;
use super::*;
use crate::inst::{Arg, Call, Callee, InlineAsm, Operand, ParamAttrs};

impl<'t> Parser<'t> {
    /// A `call`; `None` if it was a debug intrinsic.
    pub(super) fn call_inst(&mut self) -> Read<Option<Operation>> {
        let (ty, start) = self.call_type()?;
        if self.lx.bytes()[start..].starts_with(b"@llvm.dbg.") {
            self.debug_intrinsic()?;
            self.words_after_args()?;
            self.attachments()?;
            return Ok(None);
        }
        let call = self.callee_and_args(ty)?;
        let loc = self.attachments()?;
        let ty = call.ret;
        Ok(Some((InstKind::Call(Box::new(call)), ty, loc)))
    }

    /// What `call`, `invoke` and `callbr` have in common.
    pub(super) fn call(&mut self) -> Read<Call> {
        let (ty, _) = self.call_type()?;
        self.callee_and_args(ty)
    }

    /// Flags, convention, attributes and type; then the place of the callee.
    fn call_type(&mut self) -> Read<(TypeId, usize)> {
        self.words_before_type(|_, _| {})?;
        let ty = self.type_()?;
        self.lx.skip_blank();
        Ok((ty, self.lx.pos))
    }

    fn callee_and_args(&mut self, ty: TypeId) -> Read<Call> {
        let (ret, fn_ty) = match self.m.types.raw(ty) {
            Type::Func { ret, .. } => (*ret, Some(ty)),
            _ => (ty, None),
        };
        let ptr = self.ty.ptr;
        let callee = match self.lx.peek() {
            b'@' => Callee::Symbol(self.symbol_ref()?),
            b'%' => {
                let at = self.lx.pos;
                self.lx.pos += 1;
                let name = self.lx.name()?;
                // The pointer may be in another address space.
                let ty = match self.locals.type_of(name.clone()) {
                    Some(ty) if matches!(self.m.types.raw(ty), Type::Ptr(_)) => ty,
                    _ => ptr,
                };
                Callee::Value(Operand::Local(self.locals.mention(name, ty, at, &self.m.types)?))
            }
            b'a' if self.lx.peek_word() == b"asm" => Callee::Asm(Box::new(self.inline_asm()?)),
            _ => {
                let value = self.const_value(ptr)?;
                match self.m.constants[value.index()] {
                    Constant::Symbol(symbol) => Callee::Symbol(symbol),
                    _ => Callee::Value(Operand::Const(value)),
                }
            }
        };
        let args = self.args()?;
        let mut bundles = None;
        while self.words_after_args()? {
            let start = self.lx.pos;
            self.lx.skip_balanced()?;
            bundles = Some(self.lx.span_from(start));
        }
        Ok(Call { callee, ret, fn_ty, args, bundles })
    }

    fn args(&mut self) -> Read<Box<[Arg]>> {
        self.lx.expect(b'(')?;
        if self.lx.eat(b')') {
            return Ok(Box::default());
        }
        let mut args = Vec::with_capacity(4);
        loop {
            // A `musttail` call of a variadic function passes on the rest.
            if self.lx.peek() == b'.' {
                self.ellipsis()?;
                self.lx.expect(b')')?;
                break;
            }
            let at = self.lx.pos;
            let ty = self.type_()?;
            if ty == self.ty.metadata {
                let value = Operand::Metadata(self.metadata_operand()?);
                args.push(Arg { ty, value, attrs: ParamAttrs::default() });
            } else {
                if matches!(self.m.types.raw(ty), Type::Void | Type::Label | Type::Func { .. }) {
                    return fail(at, format!("an argument cannot have type `{}`", self.m.types.show(ty)));
                }
                let attrs = self.param_attrs()?;
                args.push(Arg { ty, value: self.value(ty)?, attrs });
            }
            if !self.lx.eat(b',') {
                self.lx.expect(b')')?;
                break;
            }
        }
        Ok(args.into())
    }

    /// What follows `metadata`: a node, or a value.
    pub(super) fn metadata_operand(&mut self) -> Read<Span> {
        self.lx.skip_blank();
        let start = self.lx.pos;
        if self.lx.here() == b'!' {
            self.skip_metadata()?;
        } else {
            self.typed_value()?;
        }
        Ok(self.lx.span_from(start))
    }

    fn inline_asm(&mut self) -> Read<InlineAsm> {
        let start = self.lx.pos;
        self.lx.expect_word("asm")?;
        while self.lx.peek() != b'"' {
            // sideeffect, alignstack, inteldialect, unwind
            if self.lx.word().is_empty() {
                return self.lx.expected("the text of the assembly");
            }
        }
        let template = self.lx.string()?.into();
        self.lx.expect(b',')?;
        let constraints = self.lx.string()?.into();
        Ok(InlineAsm { template, constraints, span: self.lx.span_from(start) })
    }
}
