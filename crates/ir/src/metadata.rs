//! Metadata nodes, read when somebody asks.
//!
//! A module of a real Rust program has hundreds of thousands of nodes, of which a report needs a few.
//! The reader only notes where each lies ([`crate::Module::metadata`]); [`Module::node`] reads one.
//! Garbage gives `None`, never a panic. Nothing is cached here.

use crate::ids::{MdId, Span};
use crate::lexer::{Lexer, Name};
use crate::module::Module;
use std::borrow::Cow;

/// How deep nodes may be written inside each other.
const MAX_DEPTH: u32 = 32;

#[derive(Clone, PartialEq, Debug)]
pub struct Node<'m> {
    /// `DILocation`, `DIExpression`, ...; `tuple` for `!{...}`.
    pub kind: &'m str,
    pub distinct: bool,
    /// `name: value`
    pub fields: Vec<(&'m str, Value<'m>)>,
    /// Values without a name: the elements of a tuple, the operations of a `DIExpression`.
    pub items: Vec<Value<'m>>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Value<'m> {
    /// A number, also after an integer type: `7`, `i32 7`.
    Int(i128),
    /// `"text"` or `!"text"`, escapes decoded.
    Str(Cow<'m, str>),
    /// `!12`
    Ref(MdId),
    Null,
    /// Identifiers: `DW_TAG_member`, `DIFlagPublic | DIFlagPrototyped`, `true`.
    Symbol(&'m str),
    /// A node that is written in place.
    Node(Box<Node<'m>>),
    /// Anything else, as text: `ptr @x`.
    Text(&'m str),
}

impl<'m> Node<'m> {
    pub fn get(&self, name: &str) -> Option<&Value<'m>> {
        self.fields.iter().find(|(n, _)| *n == name).map(|(_, value)| value)
    }

    pub fn int(&self, name: &str) -> Option<i128> {
        match self.get(name)? {
            Value::Int(n) => Some(*n),
            _ => None,
        }
    }

    pub fn uint(&self, name: &str) -> Option<u64> {
        u64::try_from(self.int(name)?).ok()
    }

    pub fn str(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Value::Str(text) => Some(text),
            _ => None,
        }
    }

    /// A field that names another node.
    pub fn link(&self, name: &str) -> Option<MdId> {
        match self.get(name)? {
            Value::Ref(id) => Some(*id),
            _ => None,
        }
    }

    pub fn symbol(&self, name: &str) -> Option<&'m str> {
        match self.get(name)? {
            Value::Symbol(text) => Some(text),
            _ => None,
        }
    }
}

impl Module {
    /// Reads node `id`; `None` if there is none or it makes no sense.
    pub fn node(&self, id: MdId) -> Option<Node<'_>> {
        let span = *self.metadata.get(id.index())?;
        if span == Span::default() {
            return None;
        }
        let mut reader = Reader { lx: Lexer::new(self.text.get(span.start as usize..span.end as usize)?), depth: 0 };
        let distinct = reader.lx.eat_word(b"distinct");
        reader.lx.skip_blank();
        let mut node = reader.node()?;
        node.distinct = distinct;
        Some(node)
    }

    /// The elements of a tuple node that name other nodes, `null` and others left out.
    pub fn node_list(&self, id: MdId) -> Vec<MdId> {
        let Some(node) = self.node(id) else { return Vec::new() };
        let link = |value: Value| match value {
            Value::Ref(id) => Some(id),
            _ => None,
        };
        node.items.into_iter().filter_map(link).collect()
    }
}

struct Reader<'m> {
    lx: Lexer<'m>,
    depth: u32,
}

impl<'m> Reader<'m> {
    /// `!{...}` or `!Kind(...)`
    fn node(&mut self) -> Option<Node<'m>> {
        self.depth += 1;
        if self.depth > MAX_DEPTH || !self.lx.eat(b'!') {
            return None;
        }
        let mut node = Node { kind: "tuple", distinct: false, fields: Vec::new(), items: Vec::new() };
        let close = if self.lx.here() == b'{' {
            b'}'
        } else {
            node.kind = self.lx.run();
            if node.kind.is_empty() || self.lx.peek() != b'(' {
                return None;
            }
            b')'
        };
        self.lx.pos += 1;
        while !self.lx.eat(close) {
            match self.field_name() {
                Some(name) => {
                    let value = self.value()?;
                    node.fields.push((name, value));
                }
                None => node.items.push(self.value()?),
            }
            if !self.lx.eat(b',') {
                self.lx.expect(close).ok()?;
                break;
            }
        }
        self.depth -= 1;
        Some(node)
    }

    /// `name:`
    fn field_name(&mut self) -> Option<&'m str> {
        let word = std::str::from_utf8(self.lx.peek_word()).ok()?;
        if word.is_empty() || self.lx.ahead(word.len()) != b':' {
            return None;
        }
        self.lx.pos += word.len() + 1;
        Some(word)
    }

    fn value(&mut self) -> Option<Value<'m>> {
        let start = self.lx.peek();
        match start {
            b'"' => self.lx.string().ok().map(Value::Str),
            b'!' => match self.lx.ahead(1) {
                b'0'..=b'9' => {
                    self.lx.pos += 1;
                    match self.lx.name().ok()? {
                        Name::Number(n) => Some(Value::Ref(MdId(n))),
                        Name::Text(_) => None,
                    }
                }
                b'"' => {
                    self.lx.pos += 1;
                    self.lx.string().ok().map(Value::Str)
                }
                _ => self.node().map(|node| Value::Node(Box::new(node))),
            },
            b'0'..=b'9' | b'-' => self.lx.run().parse().ok().map(Value::Int),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.words(),
            _ => self.rest(self.lx.pos),
        }
    }

    /// `A | B`, `null`, `i32 7`
    fn words(&mut self) -> Option<Value<'m>> {
        let start = self.lx.pos;
        loop {
            self.lx.run();
            let end = self.lx.pos;
            match self.lx.peek() {
                b'|' => {
                    self.lx.pos += 1;
                    self.lx.skip_blank();
                }
                b',' | b')' | b'}' | 0 => {
                    return Some(match self.lx.text().get(start..end)? {
                        "null" => Value::Null,
                        text => Value::Symbol(text),
                    });
                }
                b'0'..=b'9' | b'-' if self.lx.bytes()[start] == b'i' => {
                    return self.lx.run().parse().ok().map(Value::Int);
                }
                _ => return self.rest(start),
            }
        }
    }

    /// Anything up to the next comma or closing bracket at this level.
    fn rest(&mut self, start: usize) -> Option<Value<'m>> {
        loop {
            match self.lx.here() {
                b'(' | b'[' | b'{' => self.lx.skip_balanced().ok()?,
                b'"' => {
                    self.lx.raw_string().ok()?;
                }
                b',' | b')' | b'}' | b']' => break,
                0 if self.lx.at_end() => break,
                _ => self.lx.pos += 1,
            }
        }
        if start == self.lx.pos {
            return None;
        }
        self.lx.text().get(start..self.lx.pos).map(|text| Value::Text(text.trim_end()))
    }
}
