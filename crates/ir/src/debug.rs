//! Debug info: where an instruction comes from, and what a variable and its parts are called.
//!
//! Built on [`Module::node`]; nothing is cached, so a caller that asks for the same place again and again
//! keeps the answer. Circles in the metadata end by a limit on the depth.

use crate::ids::MdId;
use crate::metadata::{Node, Value};
use crate::module::Module;
use std::fmt::Write;
use std::sync::Arc;

/// Scopes, inlined calls and types nest no deeper than this.
const MAX_DEPTH: u32 = 128;
/// How many nodes the search for one name reads at most.
const MAX_NODES: u32 = 20_000;

/// A place in the source.
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
    /// Where that function was inlined, if it was.
    pub inlined_at: Option<Box<SourceLoc>>,
}

/// A function's entry in the debug info.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subprogram {
    /// As in the source, without its scope.
    pub name: Box<str>,
    /// Mangled; empty if it is the name.
    pub linkage_name: Box<str>,
    /// Filename.
    pub file: Arc<str>,
    /// What a relative filename is relative to.
    pub directory: Arc<str>,
    /// Line.
    pub line: u32,
    /// The scope it is declared in: a namespace, a type, a file.
    pub scope: Option<MdId>,
}

/// A variable's entry in the debug info.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugName {
    /// As in the source; empty for a parameter without a name.
    pub name: Box<str>,
    /// Filename.
    pub file: Arc<str>,
    /// Line.
    pub line: u32,
    /// Its type.
    pub ty: Option<MdId>,
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
        })
    }

    /// The size in bytes of debug type `ty`, if it says.
    pub fn debug_size(&self, ty: MdId) -> Option<u64> {
        self.size_within(ty, MAX_DEPTH)
    }

    fn size_within(&self, ty: MdId, depth: u32) -> Option<u64> {
        let node = self.node(ty)?;
        match node.uint("size") {
            Some(bits) => Some(bits.div_ceil(8)),
            // Typedefs and qualifiers say nothing of their own.
            None if depth > 0 => self.size_within(node.link("baseType")?, depth - 1),
            None => None,
        }
    }

    /// The path to byte `offset` of a variable of debug type `ty`: `.filled`, `[3].balance`, or nothing for a
    /// scalar. An offset inside a scalar or in padding ends the path as `+2`.
    pub fn describe(&self, ty: MdId, offset: u64) -> String {
        let mut walk = Walk { module: self, fuel: MAX_NODES };
        let mut path = String::new();
        let rest = walk.descend(ty, offset, &mut path, MAX_DEPTH);
        if rest > 0 {
            _ = write!(path, "+{rest}");
        }
        path
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

/// A walk through debug types to one byte.
struct Walk<'m> {
    module: &'m Module,
    /// How many more nodes may be read: enums inside enums could make it exponential.
    fuel: u32,
}

impl<'m> Walk<'m> {
    fn node(&mut self, id: MdId) -> Option<Node<'m>> {
        self.fuel = self.fuel.checked_sub(1)?;
        self.module.node(id)
    }

    fn list(&mut self, node: &Node) -> Vec<MdId> {
        node.link("elements").map(|id| self.module.node_list(id)).unwrap_or_default()
    }

    /// Appends the path to `path`, and returns the bytes that it does not account for.
    fn descend(&mut self, ty: MdId, offset: u64, path: &mut String, depth: u32) -> u64 {
        let Some(node) = self.node(ty) else { return offset };
        if depth == 0 {
            return offset;
        }
        match (node.kind, node.symbol("tag").unwrap_or("")) {
            (
                "DIDerivedType",
                "DW_TAG_typedef"
                | "DW_TAG_const_type"
                | "DW_TAG_volatile_type"
                | "DW_TAG_restrict_type"
                | "DW_TAG_atomic_type"
                | "DW_TAG_immutable_type"
                | "DW_TAG_template_alias",
            ) => match node.link("baseType") {
                Some(base) => self.descend(base, offset, path, depth - 1),
                None => offset,
            },
            ("DICompositeType", "DW_TAG_array_type") => self.descend_array(&node, offset, path, depth),
            ("DICompositeType", "DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type") => {
                self.descend_members(&node, offset, path, depth)
            }
            _ => offset,
        }
    }

    fn descend_array(&mut self, node: &Node, offset: u64, path: &mut String, depth: u32) -> u64 {
        let Some(base) = node.link("baseType") else { return offset };
        let Some(size) = self.module.debug_size(base).filter(|&size| size > 0) else { return offset };
        let dimensions = self.list(node);
        let ranges = dimensions.iter().filter_map(|&id| self.node(id));
        // An unknown count (a variable-length array) can only be the outermost.
        let counts: Vec<Option<u64>> = ranges.map(|range| range.uint("count").filter(|&n| n > 0)).collect();
        let index = offset / size;
        for (i, _) in counts.iter().enumerate() {
            let inner = counts[i + 1..].iter().fold(1u64, |n, count| n.saturating_mul(count.unwrap_or(1)));
            let mut here = index / inner;
            if i > 0
                && let Some(count) = counts[i]
            {
                here %= count;
            }
            _ = write!(path, "[{here}]");
        }
        if counts.is_empty() {
            _ = write!(path, "[{index}]");
        }
        self.descend(base, offset % size, path, depth - 1)
    }

    /// Own members come before those of base classes: they may lie in the padding at a base's end.
    fn descend_members(&mut self, node: &Node, offset: u64, path: &mut String, depth: u32) -> u64 {
        let mut bases = Vec::new();
        for id in self.list(node) {
            let Some(member) = self.node(id) else { continue };
            let tag = member.symbol("tag").unwrap_or("");
            if tag == "DW_TAG_variant_part" {
                return self.descend_variants(&member, offset, path, depth);
            }
            let is_static = member.symbol("flags").is_some_and(|flags| flags.contains("DIFlagStaticMember"));
            if member.kind != "DIDerivedType" || !matches!(tag, "DW_TAG_member" | "DW_TAG_inheritance") || is_static {
                continue;
            }
            let Some((start, inner)) = self.covers(&member, offset) else { continue };
            if tag == "DW_TAG_inheritance" {
                bases.push((start, inner));
                continue;
            }
            push_member(path, member.str("name").unwrap_or(""));
            return self.descend(inner, offset - start, path, depth - 1);
        }
        let before = path.len();
        for (start, inner) in bases {
            let rest = self.descend(inner, offset - start, path, depth - 1);
            if path.len() > before {
                return rest;
            }
        }
        offset
    }

    /// Offset and type of `member` if byte `offset` lies in it.
    fn covers(&mut self, member: &Node, offset: u64) -> Option<(u64, MdId)> {
        let start = member.uint("offset").unwrap_or(0) / 8;
        let base = member.link("baseType")?;
        let bits = member.uint("size").filter(|&bits| bits > 0);
        // A bit field may cross into further bytes.
        let end = match bits {
            Some(bits) => (member.uint("offset").unwrap_or(0).saturating_add(bits)).div_ceil(8),
            None => start.saturating_add(self.module.debug_size(base)?),
        };
        (start <= offset && offset < end).then_some((start, base))
    }

    /// Rust's enums: the variant is not known here, so it is named only if one alone has data at `offset`.
    fn descend_variants(&mut self, part: &Node, offset: u64, path: &mut String, depth: u32) -> u64 {
        let mut found: Option<(String, u64)> = None;
        for id in self.list(part) {
            let Some(variant) = self.node(id) else { continue };
            let Some((start, base)) = self.covers(&variant, offset) else { continue };
            let mut inner = String::new();
            push_member(&mut inner, variant.str("name").unwrap_or(""));
            let name = inner.len();
            let rest = self.descend(base, offset - start, &mut inner, depth - 1);
            // A path of its own means that there is a field.
            if inner.len() > name {
                if found.is_some() {
                    return 0;
                }
                found = Some((inner, rest));
            }
        }
        match found {
            Some((inner, rest)) => {
                path.push_str(&inner);
                rest
            }
            None => 0,
        }
    }
}

/// `.name`; Rust calls tuple fields `__0`, and anonymous structs and unions of C have no name.
fn push_member(path: &mut String, name: &str) {
    if name.is_empty() {
        return;
    }
    path.push('.');
    match name.strip_prefix("__") {
        Some(digits) if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => path.push_str(digits),
        _ => path.push_str(name),
    }
}
