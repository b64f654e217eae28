//! Types: `i32`, `[4 x %struct.s*]`, `void (i8*, ...)*`, and `%name = type ...`.

use super::*;

/// The widest integer LLVM has.
const MAX_BITS: u32 = 1 << 23;
/// More lanes than this are a mistake, and would only cost memory later.
const MAX_LANES: u64 = 1 << 20;

/// Whether a word begins a type (names, brackets and `%` aside).
pub(super) fn is_type_word(word: &[u8]) -> bool {
    match word {
        b"void" | b"half" | b"bfloat" | b"float" | b"double" | b"x86_fp80" | b"fp128" | b"ppc_fp128" | b"ptr"
        | b"label" | b"metadata" | b"token" | b"x86_amx" | b"x86_mmx" | b"target" => true,
        [b'i', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}

impl<'t> Parser<'t> {
    #[inline]
    pub(super) fn at_type(&mut self) -> bool {
        match self.lx.peek() {
            b'%' | b'[' | b'<' | b'{' => true,
            b'a'..=b'z' => is_type_word(self.lx.peek_word()),
            _ => false,
        }
    }

    pub(super) fn type_(&mut self) -> Read<TypeId> {
        let start = self.lx.peek();
        // What nearly every type is.
        if start == b'p' && self.lx.ahead(1) == b't' && self.lx.ahead(2) == b'r' && self.lx.ahead(3) == b' ' {
            if matches!(self.lx.ahead(4), b'%' | b'@' | b'n') {
                // `ptr %x`, `ptr @x`, `ptr null`, `ptr noundef`
                self.lx.pos += 4;
                return Ok(self.ty.ptr);
            }
        } else if start == b'i' && self.lx.ahead(3) == b' ' {
            let common = match (self.lx.ahead(1), self.lx.ahead(2)) {
                (b'3', b'2') => Some(self.ty.i32),
                (b'6', b'4') => Some(self.ty.i64),
                _ => None,
            };
            if let Some(ty) = common
                && !matches!(self.lx.ahead(4), b'(' | b'*' | b'a' | b' ')
            {
                self.lx.pos += 4;
                return Ok(ty);
            }
        }
        self.deeper()?;
        let base = self.base_type()?;
        let ty = self.type_suffixes(base)?;
        self.depth -= 1;
        Ok(ty)
    }

    fn base_type(&mut self) -> Read<TypeId> {
        let start = self.lx.pos;
        match self.lx.peek() {
            b'%' => {
                self.lx.pos += 1;
                self.type_name()
            }
            b'[' => {
                self.lx.pos += 1;
                let len = self.lx.number::<u64>()?;
                self.lx.expect_word("x")?;
                let elem = self.element_type()?;
                self.lx.expect(b']')?;
                Ok(self.m.types.intern(Type::Array { elem, len }))
            }
            b'{' => self.struct_type(false),
            b'<' => {
                self.lx.pos += 1;
                if self.lx.peek() == b'{' {
                    let ty = self.struct_type(true)?;
                    self.lx.expect(b'>')?;
                    return Ok(ty);
                }
                let scalable = self.lx.eat_word(b"vscale");
                if scalable {
                    self.lx.expect_word("x")?;
                }
                self.lx.skip_blank();
                let at = self.lx.pos;
                let len = self.lx.number::<u64>()?;
                if len == 0 || len > MAX_LANES {
                    return fail(at, format!("a vector has between 1 and {MAX_LANES} lanes"));
                }
                self.lx.expect_word("x")?;
                let elem = self.element_type()?;
                self.lx.expect(b'>')?;
                Ok(self.m.types.intern(Type::Vector { elem, len: len as u32, scalable }))
            }
            _ => {
                let word = self.lx.word();
                let ty = match word {
                    b"ptr" => {
                        let space = self.address_space()?;
                        Type::Ptr(space)
                    }
                    b"void" => return Ok(self.ty.void),
                    b"half" => Type::Half,
                    b"bfloat" => Type::BFloat,
                    b"float" => Type::Float,
                    b"double" => Type::Double,
                    b"x86_fp80" => Type::X86Fp80,
                    b"fp128" => Type::Fp128,
                    b"ppc_fp128" => Type::PpcFp128,
                    b"label" => return Ok(self.ty.label),
                    b"metadata" => return Ok(self.ty.metadata),
                    b"token" => Type::Token,
                    b"x86_amx" => Type::Other("x86_amx".into()),
                    b"x86_mmx" => Type::Other("x86_mmx".into()),
                    b"target" => {
                        if self.lx.peek() != b'(' {
                            return self.lx.expected("`(`");
                        }
                        self.lx.skip_balanced()?;
                        let text = &self.lx.text()[start..self.lx.pos];
                        Type::Other(text.trim_start().into())
                    }
                    [b'i', ..] if is_type_word(word) => {
                        let bits = std::str::from_utf8(&word[1..]).ok().and_then(|d| d.parse::<u32>().ok());
                        match bits {
                            Some(bits @ 1..=MAX_BITS) => Type::Int(bits),
                            _ => {
                                let at = self.lx.pos - word.len();
                                return fail(at, format!("an integer has between 1 and {MAX_BITS} bits"));
                            }
                        }
                    }
                    _ => {
                        self.lx.pos -= word.len();
                        if word.is_empty() {
                            return self.lx.expected("a type");
                        }
                        let found = self.lx.found();
                        return unknown(self.lx.pos, format!("expected a type, found {found}"));
                    }
                };
                Ok(self.m.types.intern(ty))
            }
        }
    }

    /// `T*`, `T addrspace(1)*`, `T (A, B)`
    fn type_suffixes(&mut self, mut ty: TypeId) -> Read<TypeId> {
        loop {
            match self.lx.peek() {
                b'*' => {
                    self.lx.pos += 1;
                    ty = self.ty.ptr;
                }
                b'a' if self.lx.peek_word() == b"addrspace" => {
                    let back = self.lx.pos;
                    let space = self.address_space()?;
                    if !self.lx.eat(b'*') {
                        self.lx.pos = back;
                        return Ok(ty);
                    }
                    ty = self.m.types.intern(Type::Ptr(space));
                }
                b'(' => {
                    self.lx.pos += 1;
                    let mut params = Vec::new();
                    let mut varargs = false;
                    if !self.lx.eat(b')') {
                        loop {
                            if self.lx.peek() == b'.' {
                                self.ellipsis()?;
                                varargs = true;
                                self.lx.expect(b')')?;
                                break;
                            }
                            params.push(self.type_()?);
                            if !self.lx.eat(b',') {
                                self.lx.expect(b')')?;
                                break;
                            }
                        }
                    }
                    ty = self.m.types.intern(Type::Func { ret: ty, params: params.into(), varargs });
                }
                _ => return Ok(ty),
            }
        }
    }

    pub(super) fn ellipsis(&mut self) -> Read<()> {
        for _ in 0..3 {
            self.lx.expect(b'.')?;
        }
        Ok(())
    }

    /// `addrspace(N)`, 0 if it is not there. Symbolic spaces (`addrspace("A")`) are read as 0.
    pub(super) fn address_space(&mut self) -> Read<u32> {
        if !self.lx.eat_word(b"addrspace") {
            return Ok(0);
        }
        self.lx.expect(b'(')?;
        let space = if self.lx.peek() == b'"' {
            self.lx.raw_string()?;
            0
        } else {
            self.lx.number()?
        };
        self.lx.expect(b')')?;
        Ok(space)
    }

    fn element_type(&mut self) -> Read<TypeId> {
        self.lx.skip_blank();
        let at = self.lx.pos;
        let ty = self.type_()?;
        if matches!(self.m.types.raw(ty), Type::Void | Type::Label | Type::Metadata | Type::Func { .. }) {
            return fail(at, format!("`{}` cannot be an element", self.m.types.show(ty)));
        }
        Ok(ty)
    }

    fn struct_type(&mut self, packed: bool) -> Read<TypeId> {
        self.lx.expect(b'{')?;
        let mut fields = Vec::new();
        if !self.lx.eat(b'}') {
            loop {
                fields.push(self.element_type()?);
                if !self.lx.eat(b',') {
                    self.lx.expect(b'}')?;
                    break;
                }
            }
        }
        Ok(self.m.types.intern(Type::Struct { fields: fields.into(), packed }))
    }

    /// The type after a `%` that has been taken.
    fn type_name(&mut self) -> Read<TypeId> {
        let quoted = self.lx.here() == b'"';
        let name = match self.lx.name()? {
            Name::Number(n) => Cow::Owned(n.to_string()),
            // `%"0"` is not `%0`.
            Name::Text(text) if quoted && text.bytes().all(|b| b.is_ascii_digit()) => format!("\"{text}\"").into(),
            Name::Text(text) => text,
        };
        if let Some(&id) = self.named_types.get(&name) {
            // A name for something that is not a struct is only an abbreviation.
            return Ok(match self.m.types.body(id) {
                Some(body) if !matches!(self.m.types.raw(body), Type::Struct { .. }) => body,
                _ => id,
            });
        }
        let id = self.m.types.intern(Type::Named((*name).into()));
        self.named_types.insert(name, id);
        Ok(id)
    }

    /// `%name = type { ... }`, `%name = type opaque`
    pub(super) fn type_definition(&mut self) -> Read<()> {
        let at = self.lx.pos;
        self.lx.expect(b'%')?;
        let id = self.type_name()?;
        self.lx.expect(b'=')?;
        self.lx.expect_word("type")?;
        if !matches!(self.m.types.raw(id), Type::Named(_)) || self.type_places.insert(id, at).is_some() {
            return fail(at, format!("the type `{}` is defined twice", self.m.types.show(id)));
        }
        if self.lx.eat_word(b"opaque") {
            return Ok(());
        }
        let body = self.type_()?;
        let mut end = body;
        while let Some(next) = self.m.types.body(end) {
            end = next;
        }
        if end == id {
            return fail(at, format!("the type `{}` contains itself", self.m.types.show(id)));
        }
        self.m.types.define(id, body);
        Ok(())
    }
}
