//! Functions and statements of a C source, as far as a change of lines needs them: what a block holds, what an `if` or a loop
//! governs, what jumps. Expressions stay tokens.
//!
//! Limits: a function that does not parse so (a macro that opens a brace) is left out, and nothing is changed in it.

use super::source::{Kind, Source};
use std::ops::Range;

#[derive(Debug)]
pub(super) enum Shape {
    Block(Vec<Stmt>),
    If {
        cond: Range<usize>,
        then: Box<Stmt>,
        other: Option<Box<Stmt>>,
    },
    /// `while`, `for`, `switch`, or a macro that looks like one of them.
    Governs {
        head: Range<usize>,
        body: Box<Stmt>,
    },
    Do {
        body: Box<Stmt>,
    },
    /// `return`, `break`, `continue`, `goto`.
    Jump,
    /// `case 1:`, `out:`
    Label,
    Simple,
}

/// A statement, from its first token to its last.
#[derive(Debug)]
pub(super) struct Stmt {
    pub(super) shape: Shape,
    pub(super) first: usize,
    pub(super) last: usize,
}

#[derive(Debug)]
pub(super) struct Function {
    pub(super) name: String,
    /// The first token of the definition.
    pub(super) first: usize,
    /// The token of its name.
    pub(super) named: usize,
    pub(super) body: Stmt,
}

impl Stmt {
    pub(super) fn tokens(&self) -> Range<usize> {
        self.first..self.last + 1
    }

    fn holds(&self, token: usize) -> bool {
        self.first <= token && token <= self.last
    }

    pub(super) fn children(&self) -> Vec<&Stmt> {
        match &self.shape {
            Shape::Block(all) => all.iter().collect(),
            Shape::If { then, other, .. } => std::iter::once(&**then).chain(other.as_deref()).collect(),
            Shape::Governs { body, .. } | Shape::Do { body } => vec![body],
            Shape::Jump | Shape::Label | Shape::Simple => Vec::new(),
        }
    }

    /// All statements in it, itself first.
    pub(super) fn all(&self) -> Vec<&Stmt> {
        let mut found = vec![self];
        let mut next = 0;
        while next < found.len() {
            let children = found[next].children();
            found.extend(children);
            next += 1;
        }
        found
    }
}

/// Neighbours in a block: the block's statements, and which of them.
#[derive(Clone, Copy)]
pub(super) struct Span<'t> {
    pub(super) block: &'t [Stmt],
    pub(super) from: usize,
    pub(super) to: usize,
}

impl<'t> Span<'t> {
    pub(super) fn stmts(self) -> &'t [Stmt] {
        &self.block[self.from..=self.to]
    }

    pub(super) fn first(self) -> &'t Stmt {
        &self.block[self.from]
    }

    pub(super) fn last(self) -> &'t Stmt {
        &self.block[self.to]
    }

    pub(super) fn holds(self, token: usize) -> bool {
        self.first().first <= token && token <= self.last().last
    }
}

impl Function {
    /// The blocks around two tokens, the innermost first, each with the neighbours from one to the other.
    pub(super) fn spans(&self, a: usize, b: usize) -> Vec<Span<'_>> {
        let (a, b) = (a.min(b), a.max(b));
        let mut spans = Vec::new();
        let mut at = &self.body;
        while at.holds(a) && at.holds(b) {
            if let Shape::Block(block) = &at.shape {
                let index = |t: usize| block.iter().position(|s| s.holds(t));
                let (Some(from), Some(to)) = (index(a), index(b)) else { break };
                spans.push(Span { block, from, to });
            }
            let Some(next) = at.children().into_iter().find(|c| c.holds(a) && c.holds(b)) else { break };
            at = next;
        }
        spans.reverse();
        spans
    }
}

pub(super) fn functions(source: &Source) -> Vec<Function> {
    let (mut found, mut t, mut first) = (Vec::new(), 0, 0);
    while t < source.tokens.len() {
        match source.word(t) {
            ";" => {
                first = t + 1;
                t += 1;
            }
            "{" => {
                let Some(end) = source.closing(t) else { break };
                let is_body = t > first && source.word(t - 1) == ")";
                if is_body {
                    found.extend(function(source, first, t));
                    first = end + 1;
                }
                t = end + 1;
            }
            "(" | "[" => {
                let Some(end) = source.closing(t) else { break };
                t = end + 1;
            }
            _ => t += 1,
        }
    }
    found
}

fn function(source: &Source, first: usize, brace: usize) -> Option<Function> {
    let named = (first..brace).find(|&t| source.word(t + 1) == "(" && source.tokens[t].kind == Kind::Word)?;
    if source.word(named) == "__attribute__" {
        return None;
    }
    let body = stmt(source, brace)?;
    Some(Function { name: source.word(named).into(), first, named, body })
}

fn stmt(source: &Source, first: usize) -> Option<Stmt> {
    let done = |shape: Shape, last: usize| Some(Stmt { shape, first, last });
    let in_brackets = |t: usize| (source.word(t) == "(").then(|| source.closing(t)).flatten();
    match source.word(first) {
        "" => None,
        "{" => {
            let (mut all, mut t) = (Vec::new(), first + 1);
            while source.word(t) != "}" {
                let next = stmt(source, t)?;
                t = next.last + 1;
                all.push(next);
            }
            done(Shape::Block(all), t)
        }
        "if" => {
            let end = in_brackets(first + 1)?;
            let then = Box::new(stmt(source, end + 1)?);
            let cond = first + 2..end;
            match source.word(then.last + 1) {
                "else" => {
                    let other = Box::new(stmt(source, then.last + 2)?);
                    let last = other.last;
                    done(Shape::If { cond, then, other: Some(other) }, last)
                }
                _ => {
                    let last = then.last;
                    done(Shape::If { cond, then, other: None }, last)
                }
            }
        }
        "while" | "for" | "switch" => {
            let end = in_brackets(first + 1)?;
            let body = Box::new(stmt(source, end + 1)?);
            let last = body.last;
            done(Shape::Governs { head: first + 2..end, body }, last)
        }
        "do" => {
            let body = Box::new(stmt(source, first + 1)?);
            let end = in_brackets(body.last + 2)?;
            done(Shape::Do { body }, end + 1)
        }
        "return" | "break" | "continue" | "goto" => done(Shape::Jump, semicolon(source, first)?),
        "case" => {
            let colon = (first..source.tokens.len()).find(|&t| source.word(t) == ":")?;
            done(Shape::Label, colon)
        }
        _ if source.tokens[first].kind == Kind::Word && source.word(first + 1) == ":" => done(Shape::Label, first + 1),
        _ => {
            if source.tokens[first].kind == Kind::Word
                && let Some(end) = in_brackets(first + 1)
                && source.word(end + 1) == "{"
            {
                let body = Box::new(stmt(source, end + 1)?);
                let last = body.last;
                return done(Shape::Governs { head: first + 2..end, body }, last);
            }
            done(Shape::Simple, semicolon(source, first)?)
        }
    }
}

/// The semicolon that ends what begins here.
fn semicolon(source: &Source, first: usize) -> Option<usize> {
    let mut t = first;
    loop {
        match source.word(t) {
            ";" => return Some(t),
            "(" | "{" | "[" => t = source.closing(t)? + 1,
            "" | "}" | ")" | "]" => return None,
            _ => t += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const TEXT: &str = "struct s { int a; };
static int f(int x)
{
    int a[] = {1, 2};
    if (x == 0)
        return 1;
    else {
        g(a);
    }
    for (int i = 0; i < 2; i++)
        a[i]++;
    LIST_FOREACH(x, y) { h(); }
out:
    return 0;
}
int v = 1;
void *k(void) { do x(); while (1); return 0; }
";

    #[test]
    fn functions_and_their_statements_are_found() {
        let source = Source::new("a.c".into(), TEXT.into(), &BTreeSet::new());
        let all = functions(&source);
        assert_eq!(all.iter().map(|f| &*f.name).collect::<Vec<_>>(), ["f", "k"]);
        let Shape::Block(body) = &all[0].body.shape else { panic!("no block") };
        assert_eq!(body.len(), 6);
        assert!(matches!(body[1].shape, Shape::If { other: Some(_), .. }));
        assert!(matches!(body[3].shape, Shape::Governs { .. }));
        let (cond, call) = (source.at(5, 9), source.at(8, 9));
        let spans = all[0].spans(cond.unwrap_or(0), call.unwrap_or(0));
        assert_eq!((spans.len(), spans[0].from, spans[0].to), (1, 1, 1));
        let call = call.unwrap_or(0);
        assert_eq!(all[0].spans(call, call).len(), 2);
        assert_eq!(source.word(all[1].first), "void");
    }
}
