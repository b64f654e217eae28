//! A lock held from one statement to another, as a change of lines. A region that already holds it at one end is extended: what
//! gives the lock back in between goes, and what takes it again. Whoever leaves in the middle gives it back first.

use super::edit::Edit;
use super::source::Source;
use super::tree::{Function, Shape, Span, Stmt};

/// The functions that take a lock, and those that give it back.
const LOCKS: [(&str, &str); 5] = [
    ("pthread_mutex_lock", "pthread_mutex_unlock"),
    ("mtx_lock", "mtx_unlock"),
    ("pthread_spin_lock", "pthread_spin_unlock"),
    ("pthread_rwlock_wrlock", "pthread_rwlock_unlock"),
    ("pthread_rwlock_rdlock", "pthread_rwlock_unlock"),
];

/// A lock as the program writes it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Lock {
    pub(super) take: &'static str,
    pub(super) give: &'static str,
    /// `&queue->lock`
    pub(super) what: String,
}

impl Lock {
    pub(super) fn mutex(what: String) -> Lock {
        Lock { take: LOCKS[0].0, give: LOCKS[0].1, what }
    }

    /// The lock that a statement takes, if it does nothing else.
    pub(super) fn taken_by(source: &Source, stmt: &Stmt) -> Option<Lock> {
        let (take, give) = *LOCKS.iter().find(|l| l.0 == source.word(stmt.first))?;
        Some(Lock { take, give, what: only_argument(source, stmt)? })
    }

    fn is_taken(&self, source: &Source, stmt: &Stmt) -> bool {
        Lock::taken_by(source, stmt).is_some_and(|l| l.what == self.what)
    }

    pub(super) fn is_given(&self, source: &Source, stmt: &Stmt) -> bool {
        source.word(stmt.first) == self.give && only_argument(source, stmt).as_ref() == Some(&self.what)
    }

    fn takes(&self) -> String {
        format!("{}({});", self.take, self.what)
    }

    pub(super) fn gives(&self) -> String {
        format!("{}({});", self.give, self.what)
    }

    /// For people.
    pub(super) fn name(&self) -> &str {
        self.what.strip_prefix('&').unwrap_or(&self.what)
    }
}

/// The argument of a statement that is a call with one argument.
fn only_argument(source: &Source, stmt: &Stmt) -> Option<String> {
    if !matches!(stmt.shape, Shape::Simple) || source.word(stmt.last - 1) != ")" {
        return None;
    }
    match source.arguments(stmt.first)?.as_slice() {
        [only] if only.end + 1 == stmt.last => Some(source.squeezed(only.clone())),
        _ => None,
    }
}

/// What the text will be like where a lock is held from one token of a function to another.
pub(super) struct Held<'t> {
    pub(super) span: Span<'t>,
    pub(super) edits: Vec<Edit>,
}

/// The spans are those around both ends, the innermost first.
pub(super) fn hold<'t>(source: &Source, function: &Function, spans: &[Span<'t>], lock: &Lock) -> Option<Held<'t>> {
    let span = *spans.first()?;
    let held_before = is_held(source, spans, lock);
    let mut held = held_before;
    for stmt in span.stmts() {
        held = (held || lock.is_taken(source, stmt)) && !lock.is_given(source, stmt);
    }
    let mut edits = Vec::new();
    let mut region = Region { source, function, lock, edits: &mut edits };
    let (first, last) = (span.first(), span.last());
    let around = Leaving { loops: 0, switches: 0 };
    match span.stmts() {
        // What it returns is worked out under the lock, too.
        [before @ .., last] if !before.is_empty() && returns_value(source, last) => {
            region.walk(before, &around);
            region.give_before(last, false);
        }
        all => region.walk(all, &around),
    }
    let start = source.tokens[first.first].start;
    if !held_before {
        // The first statement may be the one that takes it, and goes: it stays instead.
        let at = source.whole_lines(source.bytes(first.first, first.last));
        if lock.is_taken(source, first) {
            edits.retain(|e| *e != Edit::new(at.clone(), ""));
        } else {
            edits.insert(0, Edit::insert(start, format!("{}\n{}", lock.takes(), source.indent(start))));
        }
    }
    if !held && !matches!(last.shape, Shape::Jump) {
        let end = source.tokens[last.last].end;
        let at = source.whole_lines(source.bytes(last.first, last.last));
        if lock.is_given(source, last) {
            edits.retain(|e| *e != Edit::new(at.clone(), ""));
        } else {
            edits.push(Edit::insert(source.behind(end), format!("\n{}{}", source.indent(start), lock.gives())));
        }
    }
    Some(Held { span, edits })
}

/// Whether the lock is held before a span, by what comes before it in its block and in those around it.
pub(super) fn is_held(source: &Source, spans: &[Span<'_>], lock: &Lock) -> bool {
    for span in spans {
        for stmt in span.block[..span.from].iter().rev() {
            if lock.is_taken(source, stmt) {
                return true;
            }
            if lock.is_given(source, stmt) {
                return false;
            }
        }
    }
    false
}

/// What surrounds a statement within the region: jumps that stay in it give nothing back.
struct Leaving {
    loops: usize,
    switches: usize,
}

struct Region<'a> {
    source: &'a Source,
    function: &'a Function,
    lock: &'a Lock,
    edits: &'a mut Vec<Edit>,
}

impl Region<'_> {
    fn walk(&mut self, block: &[Stmt], around: &Leaving) {
        for (i, stmt) in block.iter().enumerate() {
            if self.lock.is_taken(self.source, stmt) {
                self.remove(stmt);
            } else if self.lock.is_given(self.source, stmt) {
                let leaves = block.get(i + 1).is_some_and(|next| self.leaves(next, around));
                if !leaves {
                    self.remove(stmt);
                }
            } else if self.leaves(stmt, around) {
                let is_done = i > 0 && self.lock.is_given(self.source, &block[i - 1]);
                if !is_done {
                    self.give_before(stmt, false);
                }
            } else {
                self.inside(stmt, around);
            }
        }
    }

    fn inside(&mut self, stmt: &Stmt, around: &Leaving) {
        if let Shape::Block(block) = &stmt.shape {
            return self.walk(block, around);
        }
        let is_switch = self.source.word(stmt.first) == "switch";
        let loops = match stmt.shape {
            Shape::Governs { .. } | Shape::Do { .. } if !is_switch => around.loops + 1,
            _ => around.loops,
        };
        let around = Leaving { loops, switches: around.switches + usize::from(is_switch) };
        for child in stmt.children() {
            match &child.shape {
                Shape::Block(block) => self.walk(block, &around),
                _ if self.leaves(child, &around) => self.give_before(child, true),
                _ => self.inside(child, &around),
            }
        }
    }

    fn leaves(&self, stmt: &Stmt, around: &Leaving) -> bool {
        match (&stmt.shape, self.source.word(stmt.first)) {
            (Shape::Jump, "return" | "goto") => true,
            (Shape::Jump, "break") => around.loops + around.switches == 0,
            (Shape::Jump, "continue") => around.loops == 0,
            _ => false,
        }
    }

    fn remove(&mut self, stmt: &Stmt) {
        let bytes = self.source.whole_lines(self.source.bytes(stmt.first, stmt.last));
        self.edits.push(Edit::new(bytes, ""));
    }

    fn give_before(&mut self, jump: &Stmt, alone: bool) {
        self.edits.push(give_before(self.source, self.function, self.lock, jump, alone));
    }
}

/// Whether a statement returns more than a constant or a variable.
fn returns_value(source: &Source, stmt: &Stmt) -> bool {
    let value = stmt.first + 1..stmt.last;
    source.word(stmt.first) == "return" && value.len() > 1 && source.squeezed(value) != "-1"
}

/// Gives the lock back before a jump; what is returned is worked out first. One that is alone under an `if` gets braces.
pub(super) fn give_before(source: &Source, function: &Function, lock: &Lock, jump: &Stmt, alone: bool) -> Edit {
    let start = source.tokens[jump.first].start;
    let outer = source.indent(start).to_string();
    let value = jump.first + 1..jump.last;
    let mut lines = vec![lock.gives()];
    if returns_value(source, jump) {
        let name = ["result", "returned", "result_"];
        let is_used = |name: &&&str| function.body.tokens().any(|t| source.word(t) == **name);
        let name = name.iter().find(|n| !is_used(n)).unwrap_or(&"result");
        let kind = result_type(source, function);
        let gap = if kind.ends_with('*') { "" } else { " " };
        lines.insert(0, format!("{kind}{gap}{name} = {};", source.written(value)));
        lines.push(format!("return {name};"));
    } else {
        lines.push(source.written(jump.tokens()).into());
    }
    let bytes = source.bytes(jump.first, jump.last);
    let text = match alone {
        true => {
            let less = outer.strip_suffix("    ").or(outer.strip_suffix('\t')).unwrap_or(&outer);
            // The brace goes to the end of the line before it, if that is where the body begins.
            let before = source.text[..bytes.start].trim_end();
            let own_line = source.text[before.len()..bytes.start].contains('\n');
            let body: String = lines.iter().map(|l| format!("\n{outer}{l}")).collect();
            if own_line && before.ends_with(')') {
                return Edit::new(before.len()..bytes.end, format!(" {{{body}\n{less}}}"));
            }
            format!("{{ {} }}", lines.join(" "))
        }
        false => lines.join(&format!("\n{outer}")),
    };
    Edit::new(bytes, text)
}

/// What a function returns, as it is written before its name.
fn result_type(source: &Source, function: &Function) -> String {
    let words = function.first..function.named;
    let is_type = |t: &usize| !matches!(source.word(*t), "static" | "inline" | "extern" | "_Noreturn");
    let words: Vec<&str> = words.filter(is_type).map(|t| source.word(t)).collect();
    words.join(" ").replace("* *", "**")
}

#[cfg(test)]
mod tests {
    use super::super::edit::apply;
    use super::super::tree::functions;
    use super::*;
    use std::collections::BTreeSet;

    /// The text with `&m` held from a word to another one.
    fn held(text: &str, from: &str, to: &str) -> String {
        let source = Source::new("a.c".into(), text.into(), &BTreeSet::new());
        let find = |word: &str| (0..source.tokens.len()).rev().find(|&t| source.word(t) == word);
        let (Some(from), Some(to)) = (find(from), find(to)) else { panic!("no such words") };
        let all = functions(&source);
        let lock = Lock::mutex("&m".into());
        let spans = all[0].spans(from, to);
        let held = hold(&source, &all[0], &spans, &lock);
        held.and_then(|h| apply(&source, &h.edits)).unwrap_or_default()
    }

    const TAKE: &str = "pthread_mutex_lock(&m);";
    const GIVE: &str = "pthread_mutex_unlock(&m);";

    #[test]
    fn a_new_region_is_locked_around() {
        let want = format!("void f(void)\n{{\n    {TAKE}\n    a = b; // one\n    {GIVE}\n    c = a;\n}}\n");
        assert_eq!(held("void f(void)\n{\n    a = b; // one\n    c = a;\n}\n", "b", "b"), want);
    }

    #[test]
    fn two_regions_become_one() {
        let text =
            format!("void f(void)\n{{\n    {TAKE}\n    x = b;\n    {GIVE}\n    {TAKE}\n    y = a;\n    {GIVE}\n}}\n");
        let want = format!("void f(void)\n{{\n    {TAKE}\n    x = b;\n    y = a;\n    {GIVE}\n}}\n");
        assert_eq!(held(&text, "x", "y"), want);
    }

    #[test]
    fn whoever_returns_gives_it_back() {
        let text = format!(
            "static int f(void)\n{{\n    if (n == 0)\n        return 0;\n    {TAKE}\n    n--;\n    {GIVE}\n    return n + 1;\n}}\n"
        );
        let want = format!(
            "static int f(void)\n{{\n    {TAKE}\n    if (n == 0) {{\n        {GIVE}\n        return 0;\n    }}\n    n--;\n    int result = n + 1;\n    {GIVE}\n    return result;\n}}\n"
        );
        assert_eq!(held(&text, "if", "1"), want);
    }
}
