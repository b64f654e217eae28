//! Global variables, aliases, ifuncs and comdats.

use super::*;
use crate::module::Variable;

/// What stands before `global` or a function's type, and concerns linking.
#[derive(Default)]
pub(super) struct Prefix {
    pub(super) linkage: Linkage,
    /// A linkage was written; then `external` and `extern_weak` mean a declaration.
    pub(super) explicit: bool,
    pub(super) hidden: bool,
    pub(super) thread_local: bool,
}

impl Prefix {
    /// Takes note of a word; `false` if it is not one that concerns linking.
    pub(super) fn note(&mut self, word: &[u8]) -> bool {
        let linkage = match word {
            b"private" => Linkage::Private,
            b"internal" => Linkage::Internal,
            b"available_externally" => Linkage::AvailableExternally,
            b"linkonce" => Linkage::LinkOnce,
            b"linkonce_odr" => Linkage::LinkOnceOdr,
            b"weak" => Linkage::Weak,
            b"weak_odr" => Linkage::WeakOdr,
            b"common" => Linkage::Common,
            b"appending" => Linkage::Appending,
            b"extern_weak" => Linkage::ExternWeak,
            b"external" => Linkage::External,
            b"hidden" | b"protected" => {
                self.hidden = true;
                return true;
            }
            b"thread_local" => {
                self.thread_local = true;
                return true;
            }
            b"default"
            | b"dso_local"
            | b"dso_preemptable"
            | b"dllimport"
            | b"dllexport"
            | b"unnamed_addr"
            | b"local_unnamed_addr"
            | b"externally_initialized" => return true,
            _ => return false,
        };
        self.linkage = linkage;
        self.explicit = true;
        true
    }
}

impl<'t> Parser<'t> {
    /// `@name = ...`
    pub(super) fn global(&mut self) -> Read<()> {
        let id = self.symbol_definition()?;
        self.lx.expect(b'=')?;
        let mut prefix = Prefix::default();
        let kind = loop {
            self.lx.skip_blank();
            let word = self.lx.word();
            match word {
                b"global" | b"constant" => break self.variable(id, word == b"constant", &prefix)?,
                b"alias" | b"ifunc" => break self.alias(word == b"ifunc")?,
                b"addrspace" => {
                    self.attribute_rest(word)?;
                }
                _ if prefix.note(word) => {
                    if word == b"thread_local" && self.lx.peek() == b'(' {
                        self.lx.skip_balanced()?;
                    }
                }
                _ => {
                    self.lx.pos -= word.len();
                    return self.lx.expected("`global`, `constant`, `alias` or `ifunc`");
                }
            }
        };
        let symbol = &mut self.m.symbols[id.index()];
        symbol.kind = kind;
        symbol.linkage = prefix.linkage;
        symbol.hidden = prefix.hidden;
        Ok(())
    }

    fn variable(&mut self, id: SymbolId, constant: bool, prefix: &Prefix) -> Read<SymbolKind> {
        self.lx.skip_blank();
        let at = self.lx.pos;
        let ty = self.type_()?;
        if matches!(self.m.types.get(ty), Type::Void | Type::Label | Type::Metadata | Type::Func { .. }) {
            return fail(at, format!("a variable cannot have type `{}`", self.m.types.show(ty)));
        }
        let declaration = prefix.explicit && matches!(prefix.linkage, Linkage::External | Linkage::ExternWeak);
        let init = if declaration { None } else { Some(self.const_value(ty)?) };
        let mut variable =
            Variable { ty, init, constant, thread_local: prefix.thread_local, align: 0, debug: Vec::new() };
        while self.lx.eat(b',') {
            if self.lx.peek() == b'!' {
                variable.debug.extend(self.attachment()?);
                continue;
            }
            self.lx.skip_blank();
            let word = self.lx.word();
            match word {
                b"align" => variable.align = self.alignment()?,
                b"comdat" => self.comdat(id)?,
                b"section" | b"partition" | b"code_model" => {
                    self.lx.raw_string()?;
                }
                b"no_sanitize_address"
                | b"no_sanitize_hwaddress"
                | b"sanitize_memtag"
                | b"sanitize_address_dyninit" => {}
                b"" => return self.lx.expected("a property of the variable"),
                _ => self.attribute_rest(word)?,
            }
        }
        // Attribute groups stand without a comma.
        while self.lx.peek() == b'#' {
            self.attribute_group()?;
        }
        Ok(SymbolKind::Variable(variable))
    }

    fn alias(&mut self, ifunc: bool) -> Read<SymbolKind> {
        self.type_()?;
        self.lx.expect(b',')?;
        // LLVM reads `bitcast (...)` here without a type in front.
        let target = if self.at_type() {
            self.typed_const()?.1
        } else {
            let ptr = self.ty.ptr;
            self.const_value(ptr)?
        };
        while self.lx.eat(b',') {
            if self.lx.peek() == b'!' {
                self.attachment()?;
            } else {
                self.lx.word();
                self.lx.raw_string()?;
            }
        }
        Ok(if ifunc { SymbolKind::IFunc(target) } else { SymbolKind::Alias(target) })
    }

    /// What follows `comdat` on a global or function: `($name)`, or nothing for its own name.
    pub(super) fn comdat(&mut self, id: SymbolId) -> Read<()> {
        let name: Box<str> = if self.lx.here() == b'(' {
            self.lx.pos += 1;
            self.lx.expect(b'$')?;
            let name = self.comdat_name()?;
            self.lx.expect(b')')?;
            name
        } else {
            self.m.symbols[id.index()].name.clone()
        };
        if !self.separate_comdats.contains(&name) {
            self.m.symbols[id.index()].comdat = Some(name);
        }
        Ok(())
    }

    fn comdat_name(&mut self) -> Read<Box<str>> {
        Ok(match self.lx.name()? {
            Name::Number(n) => n.to_string().into(),
            Name::Text(text) => text.into(),
        })
    }

    /// `$name = comdat any`
    pub(super) fn comdat_definition(&mut self) -> Read<()> {
        self.lx.expect(b'$')?;
        let name = self.comdat_name()?;
        self.lx.expect(b'=')?;
        self.lx.expect_word("comdat")?;
        self.lx.skip_blank();
        match self.lx.word() {
            b"any" | b"exactmatch" | b"largest" | b"samesize" => {}
            b"nodeduplicate" | b"noduplicates" => {
                self.separate_comdats.insert(name);
            }
            word => {
                self.lx.pos -= word.len();
                return self.lx.expected("a kind of comdat (`any`, `nodeduplicate`, ...)");
            }
        }
        Ok(())
    }
}
