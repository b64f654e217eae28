//! Metadata at the level of the text: where each node lies. What it says is read on demand by
//! [`crate::metadata`].

use super::*;
use crate::module::SymbolKind;

impl<'t> Parser<'t> {
    /// `!12 = ...` or `!llvm.dbg.cu = !{...}`
    pub(super) fn metadata_definition(&mut self) -> Read<()> {
        let at = self.lx.pos;
        self.lx.expect(b'!')?;
        if self.lx.here().is_ascii_digit() {
            let number = self.lx.number::<u32>()? as usize;
            self.lx.expect(b'=')?;
            self.lx.skip_blank();
            let start = self.lx.pos;
            self.skip_node()?;
            let span = self.lx.span_from(start);
            // A sparse numbering costs memory, and nobody writes one that is much sparser than this.
            if number >= (self.lx.bytes().len() / 4).max(1 << 20) {
                return fail(at, "the number of this node is too large for a file of this size");
            }
            if number >= self.m.metadata.len() {
                self.m.metadata.resize(number + 1, Span::default());
            }
            if self.m.metadata[number] != Span::default() {
                return fail(at, format!("`!{number}` is already defined"));
            }
            self.m.metadata[number] = span;
            return Ok(());
        }
        let name: Box<str> = match self.metadata_name() {
            "" => return self.lx.expected("a number or a name"),
            name => name.into(),
        };
        self.lx.expect(b'=')?;
        self.lx.expect(b'!')?;
        self.lx.expect(b'{')?;
        let mut nodes = Vec::new();
        if !self.lx.eat(b'}') {
            loop {
                nodes.push(self.node_ref()?);
                if !self.lx.eat(b',') {
                    self.lx.expect(b'}')?;
                    break;
                }
            }
        }
        self.m.named_metadata.push((name, nodes));
        Ok(())
    }

    /// A name after `!`: letters, digits, `-$._` and `\XX`.
    fn metadata_name(&mut self) -> &'t str {
        let start = self.lx.pos;
        loop {
            self.lx.run();
            if self.lx.here() != b'\\' {
                return &self.lx.text()[start..self.lx.pos];
            }
            self.lx.pos += 1;
        }
    }

    fn skip_node(&mut self) -> Read<()> {
        if self.lx.here() == b'd' {
            self.lx.eat_word(b"distinct");
            self.lx.skip_blank();
        }
        if self.lx.here() == b'!' {
            return self.skip_metadata();
        }
        // A constant that stands for itself: `!0 = i32 7`.
        self.lx.skip_logical_line()
    }

    /// Skips `!12`, `!"text"`, `!{...}` or `!DIExpression(...)`.
    pub(super) fn skip_metadata(&mut self) -> Read<()> {
        self.lx.expect(b'!')?;
        match self.lx.here() {
            b'"' => self.lx.raw_string().map(|_| ()),
            b'{' => self.lx.skip_balanced(),
            _ => {
                let name = self.metadata_name();
                if name.is_empty() {
                    return self.lx.expected("metadata");
                }
                if name.as_bytes()[0].is_ascii_digit() {
                    return Ok(());
                }
                if self.lx.peek() != b'(' {
                    return self.lx.expected("`(`");
                }
                self.lx.skip_balanced()
            }
        }
    }

    /// The node `!12`, or one that is written in place.
    #[inline]
    pub(super) fn node_ref(&mut self) -> Read<MdId> {
        self.lx.skip_blank();
        if self.lx.here() == b'!' && self.lx.ahead(1).is_ascii_digit() {
            let at = self.lx.pos;
            self.lx.pos += 1;
            let number = self.lx.number::<u32>()?;
            if number >= INLINE {
                return fail(at, "the number of this node is too large");
            }
            return Ok(MdId(number));
        }
        let start = self.lx.pos;
        self.lx.eat_word(b"distinct");
        self.skip_metadata()?;
        self.inline_nodes.push(self.lx.span_from(start));
        Ok(MdId(INLINE | (self.inline_nodes.len() - 1) as u32))
    }

    /// `!dbg !12`: the node if the kind is `dbg`.
    #[inline]
    pub(super) fn attachment(&mut self) -> Read<Option<MdId>> {
        self.lx.expect(b'!')?;
        let name = self.metadata_name();
        if name == "dbg" {
            return self.node_ref().map(Some);
        }
        if name.is_empty() {
            return self.lx.expected("the kind of an attachment");
        }
        self.lx.skip_blank();
        self.skip_metadata()?;
        Ok(None)
    }

    /// Gives the nodes that are written in place the ids after the numbered ones.
    pub(super) fn settle_inline_nodes(&mut self) {
        if self.inline_nodes.is_empty() {
            return;
        }
        let base = self.m.metadata.len() as u32;
        self.m.metadata.append(&mut self.inline_nodes);
        let settle = |id: &mut MdId| {
            if id.0 & INLINE != 0 {
                id.0 = base + (id.0 & !INLINE);
            }
        };
        for (_, nodes) in &mut self.m.named_metadata {
            nodes.iter_mut().for_each(settle);
        }
        for symbol in &mut self.m.symbols {
            match &mut symbol.kind {
                SymbolKind::Variable(variable) => variable.debug.iter_mut().for_each(settle),
                SymbolKind::Function(function) => {
                    function.subprogram.iter_mut().for_each(settle);
                    if let Some(body) = &mut function.body {
                        body.insts.iter_mut().filter_map(|inst| inst.loc.as_mut()).for_each(settle);
                        body.debug_vars.iter_mut().for_each(|var| settle(&mut var.var));
                    }
                }
                _ => {}
            }
        }
    }
}
