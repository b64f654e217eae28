//! Expressions in the text form.
//!
//! ```text
//! expr %2 = add v0:32 1:32
//! expr %4 = sle %2 4:32
//! expr %5 = extract %2 from 8 bits 16
//! table t0 bits 32 = 7 1 9 4
//! expr %6 = lookup v1:2 in t0
//! ```
//!
//! A number (`4:32`) or an unknown (`v0:32`) stands wherever an expression is wanted; everything else gets a name in a
//! line of its own, before it is used. The number after `%` only has to be new.

use super::read;
use super::write::number_into;
use crate::expr::{ExprId, ExprOp, Exprs, Node, TableId, Var};
use crate::text::Words;
use rustc_hash::FxHashMap;
use std::fmt::Write as _;

/// What the names of expressions in a file stand for.
#[derive(Default)]
pub(super) struct Names(FxHashMap<u32, ExprId>);

impl Names {
    /// Takes `%4 = sle %2 4:32`, what is after `expr`.
    pub(super) fn definition(&mut self, words: &mut Words<'_>, exprs: &mut Exprs) -> Result<(), String> {
        let word = words.expect("a name such as %7")?;
        let number = name(word.text()?).filter(|_| !word.quoted);
        let number = number.ok_or_else(|| format!("expected a name such as %7, found `{}`", word.shown()))?;
        if self.0.contains_key(&number) {
            return Err(format!("%{number} is there already: each expression has a name of its own"));
        }
        words.mark("=")?;
        let id = self.node(words, exprs)?;
        self.0.insert(number, id);
        Ok(())
    }

    fn node(&self, words: &mut Words<'_>, exprs: &mut Exprs) -> Result<ExprId, String> {
        let mut ahead = words.clone();
        let word = ahead.expect("an expression such as `add %3 7:32`")?;
        let keyword = if word.quoted { "" } else { word.text()? };
        let op = ExprOp::ALL.into_iter().find(|op| op.name() == keyword);
        if op.is_none() && !matches!(keyword, "ite" | "extract" | "concat" | "zext" | "sext" | "lookup") {
            let starts = keyword.starts_with(|c: char| c.is_ascii_alphabetic());
            if starts && parse_leaf(keyword).is_none() {
                return Err(format!("`{}` is no operation on expressions that this Unsnarl knows", word.shown()));
            }
            return self.operand(words, exprs);
        }
        *words = ahead;
        let node = match (op, keyword) {
            (Some(op), _) => Node::Bin(op, self.operand(words, exprs)?, self.operand(words, exprs)?),
            (None, "ite") => {
                Node::Ite(self.operand(words, exprs)?, self.operand(words, exprs)?, self.operand(words, exprs)?)
            }
            (None, "concat") => Node::Concat(self.operand(words, exprs)?, self.operand(words, exprs)?),
            (None, "extract") => {
                let of = self.operand(words, exprs)?;
                words.mark("from")?;
                let low = words.parse("the lowest bit")?;
                words.mark("bits")?;
                Node::Extract { of, low, width: words.parse("how many bits")? }
            }
            (None, "lookup") => {
                let at = self.operand(words, exprs)?;
                words.mark("in")?;
                Node::Lookup { table: table_name(words)?, at }
            }
            (None, keyword) => {
                let of = self.operand(words, exprs)?;
                words.mark("to")?;
                let width = words.parse("how many bits")?;
                if keyword == "zext" { Node::Zext { of, width } } else { Node::Sext { of, width } }
            }
        };
        exprs.add(node)
    }

    /// Takes `%4`, `v0:32` or `-1:32`.
    pub(super) fn operand(&self, words: &mut Words<'_>, exprs: &mut Exprs) -> Result<ExprId, String> {
        let word = words.expect("an expression such as %7, v7:32 or 7:32")?;
        let text = if word.quoted { "" } else { word.text()? };
        if let Some(number) = name(text) {
            let missing = || format!("%{number} is not known here: a line `expr %{number} = ...` must come first");
            return self.0.get(&number).copied().ok_or_else(missing);
        }
        match parse_leaf(text) {
            Some(leaf) => exprs.add(leaf?),
            None => Err(format!("expected an expression such as %7, v7:32 or 7:32, found `{}`", word.shown())),
        }
    }
}

/// Takes `t0 bits 32 = 7 1 9 4`, what is after `table`.
pub(super) fn table(words: &mut Words<'_>, exprs: &mut Exprs) -> Result<(), String> {
    let (table, next) = (table_name(words)?, TableId(exprs.tables().len() as u32));
    if table != next {
        return Err(format!("the next table is {next}, found {table}: they are numbered in order"));
    }
    words.mark("bits")?;
    let width = words.parse("how many bits")?;
    words.mark("=")?;
    let mut values = Vec::new();
    while words.clone().next()?.is_some() {
        values.push(words.parse("a number of the table")?);
    }
    match exprs.add_table(width, values)? {
        made if made == next => Ok(()),
        made => Err(format!("{table} is the same as {made}: each table is there once")),
    }
}

fn table_name(words: &mut Words<'_>) -> Result<TableId, String> {
    let word = words.expect("a table such as t0")?;
    let number = word.text()?.strip_prefix('t').and_then(digits).filter(|_| !word.quoted);
    number.map(TableId).ok_or_else(|| format!("expected a table such as t0, found `{}`", word.shown()))
}

fn table_into(out: &mut String, number: u32, exprs: &Exprs) {
    let (table, numbers) = (TableId(number), exprs.table(TableId(number)));
    let _ = write!(out, "table {table} bits {} =", numbers.width);
    for value in numbers.values.iter() {
        let _ = write!(out, " {value}");
    }
    out.push('\n');
}

fn name(text: &str) -> Option<u32> {
    digits(text.strip_prefix('%')?)
}

fn digits(text: &str) -> Option<u32> {
    text.parse().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()))
}

/// A number or an unknown; `None` if it does not even look like one.
fn parse_leaf(text: &str) -> Option<Result<Node, String>> {
    let (what, width) = text.rsplit_once(':')?;
    let width = digits(width)?;
    if let Some(var) = what.strip_prefix('v').and_then(digits) {
        return Some(Ok(Node::Var { width, var: Var(var) }));
    }
    if !(1..=64).contains(&width) {
        return Some(Err(format!("expected a width of 1 to 64 bits, found {width}")));
    }
    match read::number(what, Some(1 << (width - 1))) {
        Some(value) => Some(Ok(Node::Const { width, value })),
        None if what.starts_with('-') => Some(Err(format!("{what} does not fit into {width} bits"))),
        None => None,
    }
}

/// Appends an operand: leaves as they are, everything else by name.
pub(super) fn operand_into(out: &mut String, id: ExprId, exprs: &Exprs) {
    // Writing to a String does not fail.
    let _ = match *exprs.node(id) {
        Node::Const { width, value } => {
            number_into(out, value, width);
            write!(out, ":{width}")
        }
        Node::Var { width, var } => write!(out, "{var}:{width}"),
        _ => write!(out, "{id}"),
    };
}

fn line_into(out: &mut String, id: ExprId, exprs: &Exprs) {
    let _ = write!(out, "expr {id} = ");
    let node = exprs.node(id);
    let keyword = match node {
        Node::Const { .. } | Node::Var { .. } => return operand_line(out, id, exprs),
        Node::Bin(op, ..) => op.name(),
        Node::Ite(..) => "ite",
        Node::Extract { .. } => "extract",
        Node::Concat(..) => "concat",
        Node::Zext { .. } => "zext",
        Node::Sext { .. } => "sext",
        Node::Lookup { .. } => "lookup",
    };
    out.push_str(keyword);
    for operand in node.operands() {
        out.push(' ');
        operand_into(out, operand, exprs);
    }
    let _ = match node {
        Node::Extract { low, width, .. } => writeln!(out, " from {low} bits {width}"),
        Node::Zext { width, .. } | Node::Sext { width, .. } => writeln!(out, " to {width}"),
        Node::Lookup { table, .. } => writeln!(out, " in {table}"),
        _ => writeln!(out),
    };
}

fn operand_line(out: &mut String, id: ExprId, exprs: &Exprs) {
    operand_into(out, id, exprs);
    out.push('\n');
}

/// How much of a table the file has.
#[derive(Default)]
pub(super) struct Written {
    count: u32,
    tables: u32,
    /// Leaves that the reader does not know yet, because they have no line of their own.
    waiting: Vec<ExprId>,
}

impl Written {
    /// Appends the expressions up to a number, then what makes the reader know the operands of an event: nothing, if
    /// the event itself brings the leaves that are missing in their order.
    pub(super) fn event(&mut self, out: &mut String, exprs: &Exprs, needed: impl Iterator<Item = ExprId> + Clone) {
        let upto = needed.clone().map(|e| e.number() + 1).max().unwrap_or(0);
        self.upto(out, exprs, upto);
        self.brought_by(out, exprs, needed);
    }

    /// Appends all that is left.
    pub(super) fn end(&mut self, out: &mut String, exprs: &Exprs) {
        self.upto(out, exprs, exprs.len() as u32);
        self.brought_by(out, exprs, std::iter::empty());
        self.tables(out, exprs, exprs.tables().len() as u32);
    }

    fn tables(&mut self, out: &mut String, exprs: &Exprs, upto: u32) {
        (self.tables..upto).for_each(|number| table_into(out, number, exprs));
        self.tables = self.tables.max(upto);
    }

    fn upto(&mut self, out: &mut String, exprs: &Exprs, upto: u32) {
        for number in self.count..upto {
            let id = ExprId::new(number);
            match exprs.node(id) {
                Node::Const { .. } | Node::Var { .. } => self.waiting.push(id),
                node => {
                    self.brought_by(out, exprs, node.operands());
                    if let Node::Lookup { table, .. } = node {
                        self.tables(out, exprs, table.0 + 1);
                    }
                    line_into(out, id, exprs);
                }
            }
        }
        self.count = self.count.max(upto);
    }

    /// A leaf gets its number where it first appears. If these operands bring the waiting ones in another order than the
    /// table has them, each gets a line of its own.
    fn brought_by(&mut self, out: &mut String, exprs: &Exprs, operands: impl Iterator<Item = ExprId>) {
        let mut brought: Vec<ExprId> = Vec::new();
        for operand in operands.filter(|o| self.waiting.contains(o)) {
            if !brought.contains(&operand) {
                brought.push(operand);
            }
        }
        if brought != self.waiting {
            self.waiting.iter().for_each(|&leaf| line_into(out, leaf, exprs));
        }
        self.waiting.clear();
    }
}
