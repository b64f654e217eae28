//! Attributes, flags, calling conventions: all are skipped but the few that change what a call does.

use super::constants::is_constant_word;
use super::type_names::is_type_word;
use super::*;
use crate::inst::ParamAttrs;

impl<'t> Parser<'t> {
    /// The flags of a constant expression: every word up to its `(`.
    pub(super) fn skip_flags(&mut self) -> Read<()> {
        self.skip_flags_until(|_| false)
    }

    pub(super) fn skip_flags_until(&mut self, stop: impl Fn(&[u8]) -> bool) -> Read<()> {
        loop {
            let word = self.lx.peek_word();
            if word.is_empty() || stop(word) {
                return Ok(());
            }
            self.lx.pos += word.len();
            if word == b"inrange" && self.lx.peek() == b'(' {
                self.lx.skip_balanced()?;
            }
        }
    }

    /// The flags of an instruction: known words up to its type.
    pub(super) fn inst_flags(&mut self) -> Read<()> {
        loop {
            match self.lx.peek() {
                b'a'..=b'z' => {}
                _ => return Ok(()),
            }
            let word = self.lx.peek_word();
            match word {
                b"nuw" | b"nsw" | b"exact" | b"disjoint" | b"nneg" | b"samesign" | b"inbounds" | b"nusw" | b"fast"
                | b"nnan" | b"ninf" | b"nsz" | b"arcp" | b"contract" | b"afn" | b"reassoc" => self.lx.pos += word.len(),
                b"inrange" => {
                    self.lx.pos += word.len();
                    if self.lx.peek() == b'(' {
                        self.lx.skip_balanced()?;
                    }
                }
                _ if is_type_word(word) => return Ok(()),
                _ => {
                    let found = self.lx.found();
                    return unknown(self.lx.pos, format!("expected a flag or a type, found {found}"));
                }
            }
        }
    }

    /// `"k"` or `"k"="v"`
    pub(super) fn string_attribute(&mut self) -> Read<()> {
        self.lx.raw_string()?;
        if self.lx.here() == b'=' {
            self.lx.pos += 1;
            self.lx.raw_string()?;
        }
        Ok(())
    }

    /// What follows the name of an attribute that has been taken: `(...)`, or the number of `align` and `cc`.
    pub(super) fn attribute_rest(&mut self, word: &[u8]) -> Read<()> {
        if self.lx.here() == b'(' {
            return self.lx.skip_balanced();
        }
        if matches!(word, b"align" | b"alignstack" | b"cc" | b"addrspace" | b"dereferenceable") {
            if self.lx.peek() == b'(' {
                return self.lx.skip_balanced();
            }
            self.lx.eat(b'=');
            self.lx.number::<u64>()?;
        }
        Ok(())
    }

    /// Attributes, conventions and flags before a return type; `seen` gets each word.
    pub(super) fn words_before_type(&mut self, mut seen: impl FnMut(&mut Self, &'t [u8])) -> Read<()> {
        loop {
            match self.lx.peek() {
                b'"' => self.string_attribute()?,
                b'#' => self.attribute_group()?,
                b'a'..=b'z' => {
                    let word = self.lx.peek_word();
                    if is_type_word(word) {
                        return Ok(());
                    }
                    self.lx.pos += word.len();
                    self.attribute_rest(word)?;
                    seen(self, word);
                }
                _ => return Ok(()),
            }
        }
    }

    /// `#12`
    pub(super) fn attribute_group(&mut self) -> Read<()> {
        self.lx.expect(b'#')?;
        self.lx.number::<u32>().map(|_| ())
    }

    /// The attributes of a parameter or argument, after its type.
    #[inline]
    pub(super) fn param_attrs(&mut self) -> Read<ParamAttrs> {
        match self.lx.peek() {
            b'a'..=b'z' | b'"' | b'#' => self.some_param_attrs(),
            _ => Ok(ParamAttrs::default()),
        }
    }

    fn some_param_attrs(&mut self) -> Read<ParamAttrs> {
        let mut attrs = ParamAttrs::default();
        loop {
            match self.lx.peek() {
                b'"' => self.string_attribute()?,
                b'#' => self.attribute_group()?,
                b'c' if self.lx.ahead(1) == b'"' => return Ok(attrs),
                b'a'..=b'z' => {
                    let word = self.lx.peek_word();
                    match word {
                        b"noundef" => self.lx.pos += word.len(),
                        b"signext" => {
                            attrs.signext = true;
                            self.lx.pos += word.len();
                        }
                        b"byval" | b"sret" => {
                            self.lx.pos += word.len();
                            let mut ty = None;
                            if self.lx.here() == b'(' {
                                self.lx.pos += 1;
                                ty = Some(self.type_()?);
                                self.lx.expect(b')')?;
                            }
                            if word == b"byval" {
                                attrs.byval = ty;
                            } else {
                                attrs.sret = ty;
                            }
                        }
                        b"align" => {
                            self.lx.pos += word.len();
                            attrs.align = self.alignment()?;
                        }
                        _ if is_constant_word(word) => return Ok(attrs),
                        [b'u' | b's' | b'f', b'0', b'x', ..] => return Ok(attrs),
                        _ => {
                            self.lx.pos += word.len();
                            self.attribute_rest(word)?;
                        }
                    }
                }
                _ => return Ok(attrs),
            }
        }
    }

    /// The number of `align 8` or `align(8)`.
    pub(super) fn alignment(&mut self) -> Read<u32> {
        let parens = self.lx.eat(b'(');
        self.lx.skip_blank();
        let at = self.lx.pos;
        let align = self.lx.number::<u64>()?;
        if !align.is_power_of_two() || align > 1 << 32 {
            return fail(at, "an alignment is a power of two");
        }
        if parens {
            self.lx.expect(b')')?;
        }
        Ok(u32::try_from(align).unwrap_or(1 << 31))
    }

    /// Attributes after the arguments of a call, on the same line; `true` is returned at `[`.
    pub(super) fn words_after_args(&mut self) -> Read<bool> {
        loop {
            self.lx.skip_spaces();
            match self.lx.here() {
                b'#' if self.lx.ahead(1).is_ascii_digit() => self.attribute_group()?,
                b'"' => self.string_attribute()?,
                b'[' => return Ok(true),
                b'a'..=b'z' => {
                    let word = self.lx.peek_word();
                    if word == b"to" {
                        return Ok(false);
                    }
                    self.lx.pos += word.len();
                    self.attribute_rest(word)?;
                }
                _ => return Ok(false),
            }
        }
    }
}
