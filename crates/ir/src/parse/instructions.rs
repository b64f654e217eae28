//! The opcode table, and the instructions that only compute.

use super::*;
use crate::inst::{BinOp, CastOp, FloatPred, IntPred};

/// What an instruction line says: the operation, the type of its result, its `!dbg`.
pub(super) type Operation = (InstKind, TypeId, Option<MdId>);

pub(super) fn bin_op(word: &[u8]) -> Option<BinOp> {
    Some(match word {
        b"add" => BinOp::Add,
        b"sub" => BinOp::Sub,
        b"mul" => BinOp::Mul,
        b"udiv" => BinOp::UDiv,
        b"sdiv" => BinOp::SDiv,
        b"urem" => BinOp::URem,
        b"srem" => BinOp::SRem,
        b"shl" => BinOp::Shl,
        b"lshr" => BinOp::LShr,
        b"ashr" => BinOp::AShr,
        b"and" => BinOp::And,
        b"or" => BinOp::Or,
        b"xor" => BinOp::Xor,
        b"fadd" => BinOp::FAdd,
        b"fsub" => BinOp::FSub,
        b"fmul" => BinOp::FMul,
        b"fdiv" => BinOp::FDiv,
        b"frem" => BinOp::FRem,
        _ => return None,
    })
}

pub(super) fn cast_op(word: &[u8]) -> Option<CastOp> {
    Some(match word {
        b"trunc" => CastOp::Trunc,
        b"zext" => CastOp::ZExt,
        b"sext" => CastOp::SExt,
        b"fptrunc" => CastOp::FpTrunc,
        b"fpext" => CastOp::FpExt,
        b"fptoui" => CastOp::FpToUi,
        b"fptosi" => CastOp::FpToSi,
        b"uitofp" => CastOp::UiToFp,
        b"sitofp" => CastOp::SiToFp,
        // `ptrtoaddr` (LLVM 22) differs only in what it does not do: it exposes no provenance.
        b"ptrtoint" | b"ptrtoaddr" => CastOp::PtrToInt,
        b"inttoptr" => CastOp::IntToPtr,
        b"bitcast" => CastOp::BitCast,
        b"addrspacecast" => CastOp::AddrSpaceCast,
        _ => return None,
    })
}

pub(super) fn int_pred(word: &[u8]) -> Option<IntPred> {
    Some(match word {
        b"eq" => IntPred::Eq,
        b"ne" => IntPred::Ne,
        b"ugt" => IntPred::Ugt,
        b"uge" => IntPred::Uge,
        b"ult" => IntPred::Ult,
        b"ule" => IntPred::Ule,
        b"sgt" => IntPred::Sgt,
        b"sge" => IntPred::Sge,
        b"slt" => IntPred::Slt,
        b"sle" => IntPred::Sle,
        _ => return None,
    })
}

pub(super) fn float_pred(word: &[u8]) -> Option<FloatPred> {
    Some(match word {
        b"false" => FloatPred::False,
        b"oeq" => FloatPred::Oeq,
        b"ogt" => FloatPred::Ogt,
        b"oge" => FloatPred::Oge,
        b"olt" => FloatPred::Olt,
        b"ole" => FloatPred::Ole,
        b"one" => FloatPred::One,
        b"ord" => FloatPred::Ord,
        b"ueq" => FloatPred::Ueq,
        b"ugt" => FloatPred::Ugt,
        b"uge" => FloatPred::Uge,
        b"ult" => FloatPred::Ult,
        b"ule" => FloatPred::Ule,
        b"une" => FloatPred::Une,
        b"uno" => FloatPred::Uno,
        b"true" => FloatPred::True,
        _ => return None,
    })
}

impl<'t> Parser<'t> {
    /// What follows `opcode`; `None` for a debug intrinsic.
    pub(super) fn operation(&mut self, opcode: &'t [u8]) -> Read<Option<Operation>> {
        let (kind, ty) = match opcode {
            b"load" => return self.load().map(Some),
            b"store" => return self.store().map(Some),
            b"call" => return self.call_inst(),
            b"tail" | b"musttail" | b"notail" => {
                self.lx.expect_word("call")?;
                return self.call_inst();
            }
            b"alloca" => return self.alloca().map(Some),
            b"getelementptr" => return self.gep().map(Some),
            b"br" => self.br()?,
            b"ret" => self.ret()?,
            b"icmp" => self.icmp()?,
            b"fcmp" => self.fcmp()?,
            b"invoke" => self.invoke()?,
            b"switch" => self.switch()?,
            b"phi" => return self.phi().map(Some),
            b"select" => self.select()?,
            b"extractvalue" => return self.extract_value().map(Some),
            b"insertvalue" => return self.insert_value().map(Some),
            b"unreachable" => (InstKind::Unreachable, self.ty.void),
            b"fneg" => {
                self.inst_flags()?;
                let (ty, value) = self.typed_value()?;
                (InstKind::FNeg { value }, ty)
            }
            b"freeze" => {
                self.inst_flags()?;
                let (ty, value) = self.typed_value()?;
                (InstKind::Freeze { value }, ty)
            }
            b"extractelement" => self.extract_element()?,
            b"insertelement" => self.insert_element()?,
            b"shufflevector" => self.shuffle()?,
            b"cmpxchg" => return self.cmpxchg().map(Some),
            b"atomicrmw" => return self.atomicrmw().map(Some),
            b"fence" => self.fence()?,
            b"va_arg" => {
                let (_, list) = self.typed_value()?;
                self.lx.expect(b',')?;
                (InstKind::VaArg { list }, self.type_()?)
            }
            b"landingpad" => self.landing_pad()?,
            b"resume" => {
                let (_, value) = self.typed_value()?;
                (InstKind::Resume { value }, self.ty.void)
            }
            b"indirectbr" => self.indirect_br()?,
            b"callbr" => self.callbr()?,
            _ => {
                if let Some(op) = bin_op(opcode) {
                    self.inst_flags()?;
                    let (ty, a) = self.typed_value()?;
                    self.lx.expect(b',')?;
                    let b = self.value(ty)?;
                    (InstKind::Bin { op, a, b }, ty)
                } else if let Some(op) = cast_op(opcode) {
                    self.inst_flags()?;
                    let (from, value) = self.typed_value()?;
                    self.lx.expect_word("to")?;
                    let to = self.type_()?;
                    (InstKind::Cast { op, value, from }, to)
                } else {
                    return unknown(self.lx.pos, "unknown instruction");
                }
            }
        };
        let loc = self.attachments()?;
        Ok(Some((kind, ty, loc)))
    }

    /// `, !dbg !12, !tbaa !13`: the `!dbg`.
    pub(super) fn attachments(&mut self) -> Read<Option<MdId>> {
        let mut loc = None;
        while self.lx.eat(b',') {
            if self.lx.peek() != b'!' {
                let found = self.lx.found();
                return unknown(self.lx.pos, format!("expected an attachment (`!dbg !1`), found {found}"));
            }
            loc = self.attachment()?.or(loc);
        }
        Ok(loc)
    }

    /// `i1`, or a vector of it if `ty` is a vector.
    fn truth_type(&mut self, ty: TypeId) -> TypeId {
        match *self.m.types.get(ty) {
            Type::Vector { len, scalable, .. } => self.m.types.intern(Type::Vector { elem: self.ty.i1, len, scalable }),
            _ => self.ty.i1,
        }
    }

    fn icmp(&mut self) -> Read<(InstKind, TypeId)> {
        self.lx.eat_word(b"samesign");
        self.lx.skip_blank();
        let Some(pred) = int_pred(self.lx.peek_word()) else {
            return self.lx.expected("a comparison (`eq`, `slt`, ...)");
        };
        self.lx.word();
        let (ty, a) = self.typed_value()?;
        self.lx.expect(b',')?;
        let b = self.value(ty)?;
        Ok((InstKind::ICmp { pred, a, b, ty }, self.truth_type(ty)))
    }

    fn fcmp(&mut self) -> Read<(InstKind, TypeId)> {
        while matches!(
            self.lx.peek_word(),
            b"fast" | b"nnan" | b"ninf" | b"nsz" | b"arcp" | b"contract" | b"afn" | b"reassoc"
        ) {
            self.lx.word();
        }
        let Some(pred) = float_pred(self.lx.peek_word()) else {
            return self.lx.expected("a comparison (`oeq`, `ult`, ...)");
        };
        self.lx.word();
        let (ty, a) = self.typed_value()?;
        self.lx.expect(b',')?;
        let b = self.value(ty)?;
        Ok((InstKind::FCmp { pred, a, b, ty }, self.truth_type(ty)))
    }

    fn select(&mut self) -> Read<(InstKind, TypeId)> {
        self.inst_flags()?;
        let (cond_ty, cond) = self.typed_value()?;
        self.lx.expect(b',')?;
        let (ty, a) = self.typed_value()?;
        self.lx.expect(b',')?;
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (other, b) = self.typed_value()?;
        if other != ty {
            return fail(at, "the two values of a `select` have different types");
        }
        Ok((InstKind::Select { cond, cond_ty, a, b }, ty))
    }

    fn phi(&mut self) -> Read<Operation> {
        self.inst_flags()?;
        let ty = self.type_()?;
        let mut incoming = Vec::new();
        let mut loc = None;
        loop {
            if self.lx.peek() == b'!' && !incoming.is_empty() {
                loc = self.attachment()?.or(loc);
            } else {
                self.lx.expect(b'[')?;
                let value = self.value(ty)?;
                self.lx.expect(b',')?;
                let block = self.block_name()?;
                self.lx.expect(b']')?;
                incoming.push((value, block));
            }
            if !self.lx.eat(b',') {
                break;
            }
        }
        Ok((InstKind::Phi { incoming: incoming.into() }, ty, loc))
    }

    /// `, 0, 1` and attachments; the type at the end of the path.
    fn path(&mut self, mut ty: TypeId) -> Read<(Box<[u32]>, TypeId, Option<MdId>)> {
        let mut path = Vec::new();
        let mut loc = None;
        while self.lx.eat(b',') {
            if self.lx.peek() == b'!' {
                loc = self.attachment()?.or(loc);
                continue;
            }
            let at = self.lx.pos;
            let index = self.lx.number::<u32>()?;
            let inner = match self.m.types.get(ty) {
                Type::Struct { fields, .. } => fields.get(index as usize).copied(),
                Type::Array { elem, len } if u64::from(index) < *len => Some(*elem),
                _ => None,
            };
            let Some(inner) = inner else {
                return fail(at, format!("`{}` has no element {index}", self.m.types.show(ty)));
            };
            path.push(index);
            ty = inner;
        }
        if path.is_empty() {
            return self.lx.expected("`,` and an index");
        }
        Ok((path.into(), ty, loc))
    }

    fn extract_value(&mut self) -> Read<Operation> {
        let (agg_ty, agg) = self.typed_value()?;
        let (path, ty, loc) = self.path(agg_ty)?;
        Ok((InstKind::ExtractValue { agg, agg_ty, path }, ty, loc))
    }

    fn insert_value(&mut self) -> Read<Operation> {
        let (agg_ty, agg) = self.typed_value()?;
        self.lx.expect(b',')?;
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (value_ty, value) = self.typed_value()?;
        let (path, inner, loc) = self.path(agg_ty)?;
        if inner != value_ty {
            let (inner, value) = (self.m.types.show(inner), self.m.types.show(value_ty));
            return fail(at, format!("the element has type `{inner}`, the value `{value}`"));
        }
        Ok((InstKind::InsertValue { agg, value, value_ty, path }, agg_ty, loc))
    }

    /// `<n x T> value`: the element type too.
    fn vector(&mut self) -> Read<(TypeId, TypeId, crate::inst::Operand)> {
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (ty, value) = self.typed_value()?;
        match self.m.types.get(ty) {
            Type::Vector { elem, .. } => Ok((ty, *elem, value)),
            _ => fail(at, format!("expected a vector, found `{}`", self.m.types.show(ty))),
        }
    }

    fn extract_element(&mut self) -> Read<(InstKind, TypeId)> {
        let (vec_ty, elem, vec) = self.vector()?;
        self.lx.expect(b',')?;
        let (index_ty, index) = self.typed_value()?;
        Ok((InstKind::ExtractElement { vec, vec_ty, index, index_ty }, elem))
    }

    fn insert_element(&mut self) -> Read<(InstKind, TypeId)> {
        let (vec_ty, elem, vec) = self.vector()?;
        self.lx.expect(b',')?;
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (value_ty, value) = self.typed_value()?;
        if value_ty != elem {
            return fail(at, format!("the lanes have type `{}`", self.m.types.show(elem)));
        }
        self.lx.expect(b',')?;
        let (index_ty, index) = self.typed_value()?;
        Ok((InstKind::InsertElement { vec, value, index, index_ty }, vec_ty))
    }

    fn shuffle(&mut self) -> Read<(InstKind, TypeId)> {
        let (vec_ty, elem, a) = self.vector()?;
        self.lx.expect(b',')?;
        let (_, _, b) = self.vector()?;
        self.lx.expect(b',')?;
        self.lx.skip_blank();
        let at = self.lx.pos;
        let (mask_ty, mask) = self.typed_const()?;
        let Type::Vector { len, scalable, .. } = *self.m.types.get(mask_ty) else {
            return fail(at, "the mask of a `shufflevector` is a vector");
        };
        let ty = self.m.types.intern(Type::Vector { elem, len, scalable });
        Ok((InstKind::ShuffleVector { a, b, vec_ty, mask }, ty))
    }
}
