use super::floats::parse_float;
use super::instructions::{bin_op, cast_op, float_pred, int_pred};
use super::integers::parse_int;
use super::*;
use crate::inst::{CastOp, Operand};

/// Words that begin a constant: where attributes may stand too, these end them.
pub(super) fn is_constant_word(word: &[u8]) -> bool {
    matches!(
        word,
        b"null"
            | b"undef"
            | b"poison"
            | b"true"
            | b"false"
            | b"zeroinitializer"
            | b"none"
            | b"splat"
            | b"getelementptr"
            | b"blockaddress"
            | b"dso_local_equivalent"
            | b"no_cfi"
            | b"ptrauth"
            | b"select"
            | b"icmp"
            | b"fcmp"
            | b"fneg"
            | b"extractvalue"
            | b"insertvalue"
            | b"extractelement"
            | b"insertelement"
            | b"shufflevector"
            | b"asm"
            | b"inf"
            | b"nan"
            | b"qnan"
            | b"vscale"
    ) || cast_op(word).is_some()
        || bin_op(word).is_some()
}

impl<'t> Parser<'t> {
    #[inline]
    pub(super) fn value(&mut self, ty: TypeId) -> Read<Operand> {
        if self.lx.peek() == b'%' {
            let at = self.lx.pos;
            self.lx.pos += 1;
            let name = self.lx.name()?;
            return Ok(Operand::Local(self.locals.mention(name, ty, at, &self.m.types)?));
        }
        Ok(Operand::Const(self.const_value(ty)?))
    }

    /// `T value`
    #[inline]
    pub(super) fn typed_value(&mut self) -> Read<(TypeId, Operand)> {
        let ty = self.type_()?;
        Ok((ty, self.value(ty)?))
    }

    /// `T constant`
    pub(super) fn typed_const(&mut self) -> Read<(TypeId, ConstId)> {
        let ty = self.type_()?;
        Ok((ty, self.const_value(ty)?))
    }

    pub(super) fn const_value(&mut self, ty: TypeId) -> Read<ConstId> {
        let first = self.lx.peek();
        match first {
            b'0'..=b'9' | b'-' | b'+' => return self.number_literal(ty),
            b'@' => {
                self.want_pointer(ty, "a global is a pointer")?;
                let symbol = self.symbol_ref()?;
                return Ok(self.constant(ty, Constant::Symbol(symbol)));
            }
            _ => {}
        }
        self.deeper()?;
        let id = match first {
            b'c' if self.lx.ahead(1) == b'"' => self.string_constant(ty)?,
            b'[' => {
                let (elem, len) = match self.m.types.get(ty) {
                    Type::Array { elem, len } => (*elem, *len),
                    _ => return self.wrong_type(ty, "an array"),
                };
                self.elements(ty, b'[', b']', |_| Some(elem), len)?
            }
            b'<' if self.lx.ahead(1) == b'{' || matches!(self.m.types.get(ty), Type::Struct { .. }) => {
                self.lx.pos += 1;
                let id = self.struct_constant(ty, true)?;
                self.lx.expect(b'>')?;
                id
            }
            b'<' => {
                let (elem, len) = match self.m.types.get(ty) {
                    Type::Vector { elem, len, .. } => (*elem, *len),
                    _ => return self.wrong_type(ty, "a vector"),
                };
                self.elements(ty, b'<', b'>', |_| Some(elem), u64::from(len))?
            }
            b'{' => self.struct_constant(ty, false)?,
            _ => self.word_constant(ty)?,
        };
        self.depth -= 1;
        Ok(id)
    }

    fn wrong_type<T>(&mut self, ty: TypeId, what: &str) -> Read<T> {
        fail(self.lx.pos, format!("{what} cannot have type `{}`", self.m.types.show(ty)))
    }

    fn want_pointer(&mut self, ty: TypeId, why: &str) -> Read<()> {
        if ty == self.ty.ptr || matches!(self.m.types.get(ty), Type::Ptr(_) | Type::Other(_)) {
            return Ok(());
        }
        fail(self.lx.pos, format!("{why}, not `{}`", self.m.types.show(ty)))
    }

    /// The number, or the name of a special float, that comes next.
    fn literal(&mut self) -> &'t str {
        let bytes = self.lx.bytes();
        let start = self.lx.pos;
        let mut end = start + usize::from(matches!(self.lx.here(), b'-' | b'+'));
        while let Some(&b) = bytes.get(end) {
            let sign =
                matches!(b, b'+' | b'-') && matches!(bytes[end - 1], b'e' | b'E') && bytes[start..end].contains(&b'.');
            if !(b.is_ascii_alphanumeric() || b == b'.' || sign) {
                break;
            }
            end += 1;
        }
        self.lx.pos = end;
        &self.lx.text()[start..end]
    }

    fn number_literal(&mut self, ty: TypeId) -> Read<ConstId> {
        let at = self.lx.pos;
        let literal = self.literal();
        let value = match self.m.types.get(ty) {
            Type::Int(bits) => parse_int(literal, *bits),
            float @ (Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double
            | Type::X86Fp80
            | Type::Fp128
            | Type::PpcFp128) => parse_float(literal, float).map(Constant::Float),
            _ => Err(""),
        };
        match value {
            Ok(value) => Ok(self.constant(ty, value)),
            Err("") => fail(at, format!("a number cannot have type `{}`", self.m.types.show(ty))),
            Err(message) => fail(at, message),
        }
    }

    fn string_constant(&mut self, ty: TypeId) -> Read<ConstId> {
        let at = self.lx.pos;
        self.lx.pos += 1;
        let bytes = crate::lexer::unescape(self.lx.raw_string()?.as_bytes());
        match self.m.types.get(ty) {
            Type::Array { elem, len } if *elem == self.ty.i8 => {
                if *len != bytes.len() as u64 {
                    return fail(at, format!("the string has {} bytes, its type {len}", bytes.len()));
                }
            }
            _ => return fail(at, format!("a string cannot have type `{}`", self.m.types.show(ty))),
        }
        Ok(self.constant(ty, Constant::Bytes(bytes.into())))
    }

    fn struct_constant(&mut self, ty: TypeId, packed: bool) -> Read<ConstId> {
        let fields = match self.m.types.get(ty) {
            Type::Struct { fields, packed: p } if *p == packed => fields.clone(),
            _ => return self.wrong_type(ty, if packed { "a packed struct" } else { "a struct" }),
        };
        self.elements(ty, b'{', b'}', |i| fields.get(i).copied(), fields.len() as u64)
    }

    /// `[ T a, T b ]` with any brackets; `expected` gives the type of each element.
    fn elements(
        &mut self,
        ty: TypeId,
        open: u8,
        close: u8,
        expected: impl Fn(usize) -> Option<TypeId>,
        len: u64,
    ) -> Read<ConstId> {
        let start = self.lx.pos;
        self.lx.expect(open)?;
        let mut items = Vec::new();
        if !self.lx.eat(close) {
            loop {
                self.lx.skip_blank();
                let at = self.lx.pos;
                let item_ty = self.type_()?;
                match expected(items.len()) {
                    Some(want) if want != item_ty => {
                        let (want, found) = (self.m.types.show(want), self.m.types.show(item_ty));
                        return fail(at, format!("element {} has type `{found}`, not `{want}`", items.len()));
                    }
                    _ => {}
                }
                items.push(self.const_value(item_ty)?);
                if !self.lx.eat(b',') {
                    self.lx.expect(close)?;
                    break;
                }
            }
        }
        if items.len() as u64 != len {
            return fail(start, format!("{} elements are given, the type has {len}", items.len()));
        }
        if let Type::Array { elem, .. } = self.m.types.get(ty)
            && *elem == self.ty.i8
        {
            let byte = |id: &ConstId| match &self.m.constants[id.index()] {
                Constant::Int(value) => Some(*value as u8),
                _ => None,
            };
            if let Some(bytes) = items.iter().map(byte).collect::<Option<Box<[u8]>>>() {
                return Ok(self.constant(ty, Constant::Bytes(bytes)));
            }
        }
        Ok(self.constant(ty, Constant::Aggregate(items.into())))
    }

    fn word_constant(&mut self, ty: TypeId) -> Read<ConstId> {
        let at = self.lx.pos;
        let word = self.lx.word();
        let value = match word {
            b"null" => {
                self.lx.pos = at;
                self.want_pointer(ty, "`null` is a pointer")?;
                self.lx.pos = at + word.len();
                Constant::Zero
            }
            b"undef" => Constant::Undef,
            b"poison" => Constant::Poison,
            b"zeroinitializer" | b"none" => Constant::Zero,
            b"true" | b"false" => {
                if ty != self.ty.i1 {
                    self.lx.pos = at;
                    return self.wrong_type(ty, "a truth value");
                }
                Constant::Int(u128::from(word == b"true"))
            }
            b"splat" => {
                self.lx.expect(b'(')?;
                let (elem, value) = self.typed_const()?;
                self.lx.expect(b')')?;
                match self.m.types.get(ty) {
                    Type::Vector { elem: want, .. } | Type::Array { elem: want, .. } if *want == elem => {}
                    _ => {
                        self.lx.pos = at;
                        return self.wrong_type(ty, "this splat");
                    }
                }
                Constant::Splat(value)
            }
            b"dso_local_equivalent" | b"no_cfi" => {
                self.lx.skip_blank();
                Constant::Symbol(self.symbol_ref()?)
            }
            b"blockaddress" => return self.block_address(ty, at),
            b"ptrauth" => {
                // The pointer without its signature.
                self.lx.expect(b'(')?;
                let (_, pointer) = self.typed_const()?;
                while self.lx.eat(b',') {
                    self.typed_const()?;
                }
                self.lx.expect(b')')?;
                return Ok(pointer);
            }
            b"inf" | b"nan" | b"qnan" | b"f0x" => {
                self.lx.pos = at;
                return self.number_literal(ty);
            }
            [b'u' | b's' | b'f', b'0', b'x', ..] => {
                self.lx.pos = at;
                return self.number_literal(ty);
            }
            _ => match self.const_expr(word, ty)? {
                Ok(expr) => Constant::Expr(Box::new(expr)),
                Err(same) => return Ok(same),
            },
        };
        Ok(self.constant(ty, value))
    }

    fn block_address(&mut self, ty: TypeId, at: usize) -> Read<ConstId> {
        self.lx.expect(b'(')?;
        self.lx.skip_blank();
        let func = self.symbol_ref()?;
        self.lx.expect(b',')?;
        self.lx.expect(b'%')?;
        let name = self.lx.name()?;
        self.lx.expect(b')')?;
        // Not interned: its value is not known yet.
        let constant = ConstId(self.m.constants.len() as u32);
        self.m.constants.push(Constant::BlockAddress { func, block: BlockId(u32::MAX) });
        self.m.const_types.push(ty);
        self.pending_blocks.push(PendingBlock { constant, func, name, offset: at });
        Ok(constant)
    }

    /// The expression `word ...`; `Err` is a constant that it is equal to.
    fn const_expr(&mut self, word: &'t [u8], ty: TypeId) -> Read<Result<ConstExpr, ConstId>> {
        let at = self.lx.pos - word.len();
        let expr = if let Some(op) = cast_op(word) {
            self.skip_flags()?;
            self.lx.expect(b'(')?;
            let (from, value) = self.typed_const()?;
            self.lx.expect_word("to")?;
            self.lx.skip_blank();
            let to_at = self.lx.pos;
            let to = self.type_()?;
            if to != ty {
                let (to, ty) = (self.m.types.show(to), self.m.types.show(ty));
                return fail(to_at, format!("the conversion gives `{to}` where `{ty}` is expected"));
            }
            if op == CastOp::BitCast && from == to {
                self.lx.expect(b')')?;
                return Ok(Err(value));
            }
            ConstExpr::Cast { op, value }
        } else if let Some(op) = bin_op(word) {
            self.skip_flags()?;
            self.lx.expect(b'(')?;
            let (_, a) = self.typed_const()?;
            self.lx.expect(b',')?;
            let (_, b) = self.typed_const()?;
            ConstExpr::Bin { op, a, b }
        } else {
            match word {
                b"getelementptr" => {
                    self.skip_flags()?;
                    self.lx.expect(b'(')?;
                    let source = self.type_()?;
                    self.lx.expect(b',')?;
                    let (_, base) = self.typed_const()?;
                    let mut indices = Vec::new();
                    while self.lx.eat(b',') {
                        self.lx.eat_word(b"inrange");
                        indices.push(self.typed_const()?.1);
                    }
                    ConstExpr::Gep { source, base, indices: indices.into() }
                }
                b"icmp" | b"fcmp" => {
                    self.skip_flags_until(|w| int_pred(w).is_some() || float_pred(w).is_some())?;
                    self.lx.skip_blank();
                    let pred_at = self.lx.pos;
                    let pred = self.lx.word();
                    self.lx.expect(b'(')?;
                    let (_, a) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    let (_, b) = self.typed_const()?;
                    match (word, int_pred(pred), float_pred(pred)) {
                        (b"icmp", Some(pred), _) => ConstExpr::ICmp { pred, a, b },
                        (b"fcmp", _, Some(pred)) => ConstExpr::FCmp { pred, a, b },
                        _ => return fail(pred_at, "unknown comparison"),
                    }
                }
                b"select" => {
                    self.lx.expect(b'(')?;
                    let (_, cond) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    let (_, a) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    let (_, b) = self.typed_const()?;
                    ConstExpr::Select { cond, a, b }
                }
                b"fneg" => {
                    self.lx.expect(b'(')?;
                    ConstExpr::FNeg(self.typed_const()?.1)
                }
                b"extractvalue" => {
                    self.lx.expect(b'(')?;
                    let (_, agg) = self.typed_const()?;
                    ConstExpr::ExtractValue { agg, path: self.const_path()? }
                }
                b"insertvalue" => {
                    self.lx.expect(b'(')?;
                    let (_, agg) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    let (_, value) = self.typed_const()?;
                    ConstExpr::InsertValue { agg, value, path: self.const_path()? }
                }
                b"extractelement" => {
                    self.lx.expect(b'(')?;
                    let (_, vec) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    ConstExpr::ExtractElement { vec, index: self.typed_const()?.1 }
                }
                b"insertelement" => {
                    self.lx.expect(b'(')?;
                    let (_, vec) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    let (_, value) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    ConstExpr::InsertElement { vec, value, index: self.typed_const()?.1 }
                }
                b"shufflevector" => {
                    self.lx.expect(b'(')?;
                    let (_, a) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    let (_, b) = self.typed_const()?;
                    self.lx.expect(b',')?;
                    ConstExpr::ShuffleVector { a, b, mask: self.typed_const()?.1 }
                }
                _ => {
                    self.lx.pos = at;
                    let found = self.lx.found();
                    return unknown(at, format!("expected a value, found {found}"));
                }
            }
        };
        self.lx.expect(b')')?;
        Ok(Ok(expr))
    }

    fn const_path(&mut self) -> Read<Box<[u32]>> {
        let mut path = Vec::new();
        while self.lx.eat(b',') {
            path.push(self.lx.number()?);
        }
        Ok(path.into())
    }
}
