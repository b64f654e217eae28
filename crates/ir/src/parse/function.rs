//! Functions: the header, and the walk through the blocks.

use super::global::Prefix;
use super::*;
use crate::inst::{Block, Function, Inst, Param};
use crate::module::SymbolKind;

impl<'t> Parser<'t> {
    /// What follows `define` or `declare`.
    pub(super) fn function(&mut self, definition: bool) -> Read<()> {
        let mut subprogram = None;
        while self.lx.peek() == b'!' {
            subprogram = self.attachment()?.or(subprogram);
        }
        let mut prefix = Prefix::default();
        self.words_before_type(|_, word| {
            prefix.note(word);
        })?;
        let ret = self.type_()?;
        let id = self.symbol_definition()?;
        self.locals.clear();
        let (params, varargs) = self.params(definition)?;
        let ty = self.m.types.intern(Type::Func { ret, params: params.iter().map(|p| p.ty).collect(), varargs });
        let mut function = Function { ty, ret, params, varargs, body: None, subprogram, personality: None };
        self.function_suffix(id, &mut function, definition)?;
        if definition {
            self.lx.expect(b'{')?;
            function.body = Some(self.body()?);
        }
        let symbol = &mut self.m.symbols[id.index()];
        symbol.kind = SymbolKind::Function(Box::new(function));
        symbol.linkage = prefix.linkage;
        symbol.hidden = prefix.hidden;
        Ok(())
    }

    fn params(&mut self, definition: bool) -> Read<(Vec<Param>, bool)> {
        self.lx.expect(b'(')?;
        let mut params = Vec::new();
        if self.lx.eat(b')') {
            return Ok((params, false));
        }
        loop {
            if self.lx.peek() == b'.' {
                self.ellipsis()?;
                self.lx.expect(b')')?;
                return Ok((params, true));
            }
            self.lx.skip_blank();
            let at = self.lx.pos;
            let ty = self.type_()?;
            if matches!(self.m.types.raw(ty), Type::Void | Type::Func { .. } | Type::Label) {
                return fail(at, format!("a parameter cannot have type `{}`", self.m.types.show(ty)));
            }
            let attrs = self.param_attrs()?;
            let mut name = None;
            self.lx.skip_blank();
            let at = self.lx.pos;
            if self.lx.here() == b'%' {
                self.lx.pos += 1;
                name = Some(self.lx.name()?);
            }
            if definition {
                self.locals.define(name, ty, at, &self.m.types)?;
            }
            params.push(Param { ty, attrs });
            if !self.lx.eat(b',') {
                self.lx.expect(b')')?;
                return Ok((params, false));
            }
        }
    }

    /// Attributes, section, personality and so on, up to the body or the end of the declaration.
    fn function_suffix(&mut self, id: SymbolId, function: &mut Function, definition: bool) -> Read<()> {
        loop {
            match self.lx.peek() {
                b'"' => self.string_attribute()?,
                b'#' => self.attribute_group()?,
                b'!' if definition => {
                    let node = self.attachment()?;
                    function.subprogram = node.or(function.subprogram);
                }
                b'a'..=b'z' => {
                    let word = self.lx.peek_word();
                    let begins_next = matches!(
                        word,
                        b"define"
                            | b"declare"
                            | b"attributes"
                            | b"source_filename"
                            | b"target"
                            | b"module"
                            | b"uselistorder"
                            | b"uselistorder_bb"
                    );
                    if !definition && begins_next {
                        return Ok(());
                    }
                    self.lx.pos += word.len();
                    match word {
                        b"section" | b"partition" | b"gc" => {
                            self.lx.raw_string()?;
                        }
                        b"comdat" => self.comdat(id)?,
                        b"prefix" | b"prologue" => {
                            self.typed_const()?;
                        }
                        b"personality" => function.personality = Some(self.typed_const()?.1),
                        _ => self.attribute_rest(word)?,
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    /// The blocks, up to after the closing `}`.
    fn body(&mut self) -> Read<Body> {
        self.body = Body::default();
        let mut phis = Vec::new();
        // Where the open block begins; none is open at the start and after a terminator.
        let mut open: Option<(u32, Span)> = None;
        loop {
            let at = {
                self.lx.skip_blank();
                self.lx.pos
            };
            match self.lx.here() {
                b'}' => {
                    if open.is_some() {
                        return fail(at, "the last block has no terminator (`br`, `ret`, ...)");
                    }
                    if self.body.blocks.is_empty() {
                        return fail(at, "a function has at least one block");
                    }
                    self.lx.pos += 1;
                    break;
                }
                b'#' => {
                    self.debug_record()?;
                    continue;
                }
                b'%' | b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'"' | b'-' | b'$' | b'.' | b'_' => {}
                _ => return self.lx.expected("an instruction, a label or `}`"),
            }
            if let Some((name, label)) = self.label()? {
                if open.is_some() {
                    return fail(at, "the block before this label has no terminator (`br`, `ret`, ...)");
                }
                self.locals.define_block(Some(name), BlockId(self.body.blocks.len() as u32), at)?;
                open = Some((self.body.insts.len() as u32, label));
                continue;
            }
            if matches!(self.lx.peek_word(), b"uselistorder" | b"uselistorder_bb") && open.is_none() {
                self.lx.skip_logical_line()?;
                continue;
            }
            let (first, label) = match open {
                Some(block) => block,
                None => {
                    self.locals.define_block(None, BlockId(self.body.blocks.len() as u32), at)?;
                    (self.body.insts.len() as u32, Span::default())
                }
            };
            open = Some((first, label));
            let count = self.body.insts.len();
            let ends = self.instruction()?;
            if self.body.insts.len() > count && matches!(self.body.insts[count].kind, InstKind::Phi { .. }) {
                let after_phi =
                    count as u32 == first || matches!(self.body.insts[count - 1].kind, InstKind::Phi { .. });
                if !after_phi {
                    return fail(at, "a `phi` stands before all other instructions of its block");
                }
                phis.push((count as u32, at));
            }
            if ends {
                self.body.blocks.push(Block { insts: first..self.body.insts.len() as u32, label });
                open = None;
            }
        }
        self.check_body(&phis)?;
        let mut body = std::mem::take(&mut self.body);
        body.local_types = self.locals.types.as_slice().into();
        body.insts.shrink_to_fit();
        Ok(body)
    }

    /// The label `name:` here, if it is one.
    fn label(&mut self) -> Read<Option<(Name<'t>, Span)>> {
        let start = self.lx.pos;
        let (name, label) = match self.lx.here() {
            b'%' => return Ok(None),
            b'"' => {
                let name = self.lx.string()?;
                (Name::Text(name), Span { start: start as u32 + 1, end: self.lx.pos as u32 - 1 })
            }
            _ => {
                let run = self.lx.run();
                let name = match run.parse() {
                    Ok(n) if run.as_bytes()[0].is_ascii_digit() => Name::Number(n),
                    _ => Name::Text(Cow::Borrowed(run)),
                };
                (name, self.lx.span_from(start))
            }
        };
        if self.lx.here() == b':' {
            self.lx.pos += 1;
            return Ok(Some((name, label)));
        }
        self.lx.pos = start;
        Ok(None)
    }

    /// One instruction, up to the end of its attachments; `true` if it is a terminator.
    fn instruction(&mut self) -> Read<bool> {
        let start = self.lx.pos;
        self.depth = 0;
        let mut name = None;
        if self.lx.here() == b'%' {
            self.lx.pos += 1;
            name = Some(self.lx.name()?);
            self.lx.expect(b'=')?;
            self.lx.skip_blank();
        }
        let opcode_at = self.lx.pos;
        let opcode = self.lx.word();
        let (kind, ty, loc) = match self.operation(opcode) {
            Ok(Some(done)) => done,
            // A debug intrinsic.
            Ok(None) => return Ok(false),
            Err(problem) if problem.unknown => {
                self.lx.pos = opcode_at;
                if opcode.is_empty() {
                    return self.lx.expected("an instruction");
                }
                self.skip_instruction()?;
                let text = self.lx.span_from(start);
                (InstKind::Unsupported { text }, self.ty.void, None)
            }
            Err(problem) => return Err(problem),
        };
        let result = if ty != self.ty.void {
            Some(self.locals.define(name, ty, start, &self.m.types)?)
        } else if name.is_some() {
            if !matches!(kind, InstKind::Unsupported { .. }) {
                return fail(start, "this instruction has no result to name");
            }
            Some(self.locals.define(name, ty, start, &self.m.types)?)
        } else {
            None
        };
        let ends = match &kind {
            InstKind::Unsupported { .. } => matches!(
                opcode,
                b"br"
                    | b"ret"
                    | b"switch"
                    | b"indirectbr"
                    | b"invoke"
                    | b"callbr"
                    | b"resume"
                    | b"unreachable"
                    | b"catchswitch"
                    | b"catchret"
                    | b"cleanupret"
            ),
            kind => is_terminator(kind),
        };
        self.body.insts.push(Inst { kind, ty, result, loc });
        Ok(ends)
    }

    /// Skips an instruction that is not understood, the lines that continue it included.
    fn skip_instruction(&mut self) -> Read<()> {
        loop {
            self.lx.skip_logical_line()?;
            let end = self.lx.pos;
            if !matches!(self.lx.peek_word(), b"to" | b"catch" | b"filter" | b"cleanup" | b"unwind") {
                self.lx.pos = end;
                return Ok(());
            }
        }
    }
}

pub(super) fn is_terminator(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::Ret { .. }
            | InstKind::Br { .. }
            | InstKind::CondBr { .. }
            | InstKind::Switch { .. }
            | InstKind::IndirectBr { .. }
            | InstKind::Invoke { .. }
            | InstKind::CallBr { .. }
            | InstKind::Resume { .. }
            | InstKind::Unreachable
    )
}
