//! Debug info: where an instruction comes from, and what a variable is called. Its parts are in [`crate::debug_types`].
//!
//! Built on [`Module::node`]; nothing is cached, so a caller that asks for the same place again and again
//! keeps the answer. Circles in the metadata end by a limit on the depth.

use crate::ids::MdId;
use crate::metadata::Value;
use crate::module::Module;
use std::sync::Arc;

/// Scopes, inlined calls and types nest no deeper than this.
pub(crate) const MAX_DEPTH: u32 = 128;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SourceLoc {
    /// `DIFile`'s filename as it is written.
    pub file: Arc<str>,
    /// What a relative filename is relative to.
    pub directory: Arc<str>,
    /// Line, from 1; 0 if the compiler did not say.
    pub line: u32,
    /// Column, from 1; 0 if the compiler did not say.
    pub column: u32,
    /// The name of the function it was written in.
    pub function: Box<str>,
    pub inlined_at: Option<Box<SourceLoc>>,
}

/// A function's entry in the debug info.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subprogram {
    /// As in the source, without its scope.
    pub name: Box<str>,
    /// Mangled; empty if it is the name.
    pub linkage_name: Box<str>,
    pub file: Arc<str>,
    /// What a relative filename is relative to.
    pub directory: Arc<str>,
    pub line: u32,
    /// The scope it is declared in: a namespace, a type, a file.
    pub scope: Option<MdId>,
}

/// A variable's entry in the debug info.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugName {
    /// As in the source; empty for a parameter without a name.
    pub name: Box<str>,
    pub file: Arc<str>,
    pub line: u32,
    pub ty: Option<MdId>,
    /// The scope it is declared in: a function or a block in one, a namespace, a file.
    pub scope: Option<MdId>,
}

impl Module {
    /// The place that `!dbg` node `id` stands for.
    pub fn location(&self, id: MdId) -> Option<SourceLoc> {
        self.location_within(id, MAX_DEPTH)
    }

    fn location_within(&self, id: MdId, depth: u32) -> Option<SourceLoc> {
        if depth == 0 {
            return None;
        }
        let node = self.node(id)?;
        if node.kind != "DILocation" {
            return None;
        }
        let (file, directory, function) = self.scope(node.link("scope")?);
        Some(SourceLoc {
            file,
            directory,
            line: node.uint("line").unwrap_or(0) as u32,
            column: node.uint("column").unwrap_or(0) as u32,
            function,
            inlined_at: node.link("inlinedAt").and_then(|id| self.location_within(id, depth - 1)).map(Box::new),
        })
    }

    /// File, directory and function of a scope. The file is that of the innermost scope with one.
    fn scope(&self, mut id: MdId) -> (Arc<str>, Arc<str>, Box<str>) {
        let mut file = None;
        for _ in 0..MAX_DEPTH {
            let Some(node) = self.node(id) else { break };
            file = file.or_else(|| node.link("file"));
            if node.kind == "DISubprogram" {
                let (file, directory) = self.file(file);
                return (file, directory, node.str("name").unwrap_or("").into());
            }
            match node.link("scope") {
                Some(outer) => id = outer,
                None => break,
            }
        }
        let (file, directory) = self.file(file);
        (file, directory, "".into())
    }

    /// Filename and directory of a `DIFile`.
    fn file(&self, id: Option<MdId>) -> (Arc<str>, Arc<str>) {
        let node = id.and_then(|id| self.node(id)).filter(|node| node.kind == "DIFile");
        match node {
            Some(node) => (node.str("filename").unwrap_or("").into(), node.str("directory").unwrap_or("").into()),
            None => ("".into(), "".into()),
        }
    }

    /// The function that `DISubprogram` node `id` describes.
    pub fn subprogram(&self, id: MdId) -> Option<Subprogram> {
        let node = self.node(id).filter(|node| node.kind == "DISubprogram")?;
        let (file, directory) = self.file(node.link("file"));
        Some(Subprogram {
            name: node.str("name").unwrap_or("").into(),
            linkage_name: node.str("linkageName").unwrap_or("").into(),
            file,
            directory,
            line: node.uint("line").unwrap_or(0) as u32,
            scope: node.link("scope"),
        })
    }

    pub fn function_of_scope(&self, scope: MdId) -> Option<Subprogram> {
        let mut id = scope;
        for _ in 0..MAX_DEPTH {
            match self.node(id)? {
                node if node.kind == "DISubprogram" => return self.subprogram(id),
                node => id = node.link("scope")?,
            }
        }
        None
    }

    /// The variable that `id` describes: a `DILocalVariable`, a `DIGlobalVariable` or the
    /// `DIGlobalVariableExpression` around one.
    pub fn variable(&self, id: MdId) -> Option<DebugName> {
        let mut node = self.node(id)?;
        if node.kind == "DIGlobalVariableExpression" {
            let inner = match node.get("var")? {
                Value::Ref(id) => self.node(*id)?,
                Value::Node(inner) => (**inner).clone(),
                _ => return None,
            };
            node = inner;
        }
        if !matches!(node.kind, "DILocalVariable" | "DIGlobalVariable") {
            return None;
        }
        Some(DebugName {
            name: node.str("name").unwrap_or("").into(),
            file: self.file(node.link("file")).0,
            line: node.uint("line").unwrap_or(0) as u32,
            ty: node.link("type"),
            scope: node.link("scope"),
        })
    }

    /// The path of a scope with its name: `std::sync::mutex::Mutex<i32>::lock`. Of a `DILocation`, that of its
    /// function; blocks inside functions do not show.
    pub fn scope_path(&self, id: MdId) -> String {
        let mut names: Vec<Box<str>> = Vec::new();
        let mut next = Some(id);
        for _ in 0..MAX_DEPTH {
            let Some(node) = next.and_then(|id| self.node(id)) else { break };
            if matches!(node.kind, "DISubprogram" | "DINamespace" | "DICompositeType" | "DIModule") {
                names.push(node.str("name").unwrap_or("").into());
            }
            next = node.link("scope");
        }
        names.retain(|name| !name.is_empty());
        names.reverse();
        names.join("::")
    }
}
