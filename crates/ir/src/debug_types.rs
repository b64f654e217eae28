//! Types in the debug info: what a part of a variable is called, and what a pointer points at.
//!
//! An access is a range of bytes. Its name is the path to the innermost part that holds the whole range, or, if it
//! crosses parts, to the one in which it starts. What the path does not say exactly (half of a number, two elements
//! at once, padding) is told by [`Part::partial`] and an offset at the path's end.
//!
//! Limits: the active member of a union and the variant of a Rust enum are not known here. A union gives the first
//! member that fits the range exactly; an enum is named only as far as one variant alone has data there.

use crate::debug::MAX_DEPTH;
use crate::ids::MdId;
use crate::metadata::{Node, Value};
use crate::module::Module;
use std::fmt::Write;

/// How many nodes the search for one name reads at most.
const MAX_NODES: u32 = 20_000;
/// Accesses up to this size may be those of a scalar; larger ones copy whole objects.
const LARGEST_SCALAR: u64 = 16;
/// Of the bit fields that share the accessed bytes, so many are named.
const MAX_BIT_FIELDS: usize = 4;

/// A part of a variable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// `.filled`, `[3].balance`, or nothing for the whole; `+2` at the end for what lies inside a scalar or in padding.
    pub path: String,
    /// Whether the access is not exactly what the path names.
    pub partial: bool,
    /// The type of what the path names, typedefs and qualifiers around it left out.
    pub ty: Option<MdId>,
}

impl Module {
    /// The size in bytes of debug type `ty`, if it says.
    pub fn debug_size(&self, ty: MdId) -> Option<u64> {
        self.size_within(ty, MAX_DEPTH)
    }

    fn size_within(&self, ty: MdId, depth: u32) -> Option<u64> {
        let node = self.node(ty)?;
        match node.uint("size") {
            Some(bits) => Some(bits.div_ceil(8)),
            // An array without a size has any number of elements.
            None if tag(&node) == "DW_TAG_array_type" => None,
            // Typedefs and qualifiers say nothing of their own.
            None if depth > 0 => self.size_within(node.link("baseType")?, depth - 1),
            None => None,
        }
    }

    /// The part of a variable of debug type `ty` that an access of `size` bytes at byte `offset` means. Size 0 asks
    /// for what starts or lies there, whatever its size.
    pub fn part(&self, ty: MdId, offset: u64, size: u64) -> Part {
        let mut walk = Walk { module: self, fuel: MAX_NODES, size };
        let mut path = String::new();
        let rest = walk.descend(ty, offset, &mut path, MAX_DEPTH);
        if rest.offset > 0 {
            _ = write!(path, "+{}", rest.offset);
        }
        Part { path, partial: rest.partial && size > 0, ty: Some(rest.ty) }
    }

    /// What a pointer or reference of type `ty` points at; `None` if it is none, or points at `void`.
    pub fn pointee(&self, ty: MdId) -> Option<MdId> {
        let (_, node) = self.unqualified(ty)?;
        match tag(&node) {
            "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type" => node.link("baseType"),
            _ => None,
        }
    }

    /// Whether a type is a number, a character, a pointer, or what the C library keeps its own state in
    /// (`pthread_mutex_t`): a person gives a name to the whole and none to its parts.
    pub fn is_plain(&self, ty: MdId) -> bool {
        let Some((_, node)) = self.unqualified(ty) else { return true };
        node.kind != "DICompositeType"
            || tag(&node) == "DW_TAG_enumeration_type"
            || is_reserved(&self.fields(&node).collect::<Vec<_>>())
    }

    /// Whether a type is `char` or another number of one byte: what memory is called by who does not know better.
    pub fn is_byte(&self, ty: MdId) -> bool {
        self.unqualified(ty).is_some_and(|(_, node)| node.kind == "DIBasicType" && node.uint("size") == Some(8))
    }

    /// How the bits of a number are meant, in DWARF's words: `DW_ATE_unsigned`, `DW_ATE_float`; `DW_TAG_pointer_type` for a pointer.
    pub fn encoding(&self, ty: MdId) -> Option<&str> {
        let (_, node) = self.unqualified(ty)?;
        match (node.kind, tag(&node)) {
            ("DIBasicType", _) => node.symbol("encoding"),
            ("DICompositeType", "DW_TAG_enumeration_type") => self.encoding(node.link("baseType")?),
            (_, pointer @ "DW_TAG_pointer_type") => Some(pointer),
            _ => None,
        }
    }

    /// Whether the last member of a struct is an array without a size.
    pub fn has_open_end(&self, ty: MdId) -> bool {
        let Some((_, node)) = self.unqualified(ty) else { return false };
        let last = self.fields(&node).last().and_then(|field| field.link("baseType"));
        last.is_some_and(|ty| self.is_open_array(ty))
    }

    fn is_open_array(&self, ty: MdId) -> bool {
        let array = self.unqualified(ty).filter(|(_, node)| tag(node) == "DW_TAG_array_type");
        array.is_some_and(|(id, _)| self.debug_size(id).unwrap_or(0) == 0)
    }

    /// A type as a person calls it: `node`, `uint64_t`, `char *`.
    pub fn type_name(&self, ty: MdId) -> String {
        self.type_name_within(ty, MAX_DEPTH)
    }

    fn type_name_within(&self, ty: MdId, depth: u32) -> String {
        let Some(node) = self.node(ty).filter(|_| depth > 0) else { return "void".into() };
        if let Some(name) = node.str("name").filter(|name| !name.is_empty()) {
            return name.into();
        }
        let base = || node.link("baseType").map_or("void".into(), |base| self.type_name_within(base, depth - 1));
        match tag(&node) {
            "DW_TAG_pointer_type" => match base() {
                name if name.ends_with('*') => name + "*",
                name => name + " *",
            },
            "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type" => base() + " &",
            "DW_TAG_array_type" => base() + "[]",
            "DW_TAG_union_type" => "union".into(),
            "DW_TAG_structure_type" | "DW_TAG_class_type" => "struct".into(),
            _ if node.kind == "DISubroutineType" => "function".into(),
            _ => base(),
        }
    }

    /// The types of a function's result and parameters; `None` in it for `void` and `...`.
    pub fn signature(&self, subprogram: MdId) -> Vec<Option<MdId>> {
        let function = self.node(subprogram).filter(|node| node.kind == "DISubprogram");
        let ty = function.and_then(|node| node.link("type")).and_then(|id| self.node(id));
        let types = ty.and_then(|ty| match ty.get("types")? {
            Value::Ref(id) => self.node(*id),
            Value::Node(node) => Some((**node).clone()),
            _ => None,
        });
        let link = |value: &Value| match value {
            Value::Ref(id) => Some(*id),
            _ => None,
        };
        types.map(|types| types.items.iter().map(link).collect()).unwrap_or_default()
    }

    /// A type without the typedefs and qualifiers around it.
    fn unqualified(&self, ty: MdId) -> Option<(MdId, Node<'_>)> {
        let mut id = ty;
        for _ in 0..MAX_DEPTH {
            let node = self.node(id)?;
            if !is_qualifier(&node) {
                return Some((id, node));
            }
            id = node.link("baseType")?;
        }
        None
    }

    /// The members of a struct or union that lie in it, base classes included.
    fn fields<'m>(&'m self, node: &Node) -> impl Iterator<Item = Node<'m>> + use<'m> {
        let ids = node.link("elements").map(|id| self.node_list(id)).unwrap_or_default();
        ids.into_iter().filter_map(|id| self.node(id)).filter(is_field)
    }
}

fn tag<'m>(node: &Node<'m>) -> &'m str {
    node.symbol("tag").unwrap_or("")
}

fn is_qualifier(node: &Node) -> bool {
    let tags = [
        "DW_TAG_typedef",
        "DW_TAG_const_type",
        "DW_TAG_volatile_type",
        "DW_TAG_restrict_type",
        "DW_TAG_atomic_type",
        "DW_TAG_immutable_type",
        "DW_TAG_template_alias",
    ];
    node.kind == "DIDerivedType" && tags.contains(&tag(node))
}

fn has_flag(node: &Node, flag: &str) -> bool {
    node.symbol("flags").is_some_and(|flags| flags.split('|').any(|f| f.trim() == flag))
}

fn is_field(node: &Node) -> bool {
    node.kind == "DIDerivedType"
        && matches!(tag(node), "DW_TAG_member" | "DW_TAG_inheritance")
        && !has_flag(node, "DIFlagStaticMember")
}

/// Rust calls tuple fields `__0`.
fn tuple_field(name: &str) -> Option<&str> {
    name.strip_prefix("__").filter(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether all members have names that C reserves for its library.
fn is_reserved(fields: &[Node]) -> bool {
    let reserved = |name: &str| name.starts_with("__") && tuple_field(name).is_none();
    !fields.is_empty() && fields.iter().all(|field| field.str("name").is_some_and(reserved))
}

/// Rust's wrappers around a value that threads share: a person leaves them out.
fn is_wrapper(outer: &Node, member: &str) -> bool {
    let name = outer.str("name").unwrap_or("");
    match member {
        "value" => name.starts_with("UnsafeCell<") || name.starts_with("Cell<"),
        "v" => name.starts_with("Atomic"),
        _ => false,
    }
}

/// Where a path ended.
#[derive(Clone, Copy)]
struct Rest {
    /// Bytes that the path does not account for.
    offset: u64,
    partial: bool,
    ty: MdId,
}

/// A walk through debug types to the bytes of one access.
struct Walk<'m> {
    module: &'m Module,
    /// How many more nodes may be read: enums inside enums could make it exponential.
    fuel: u32,
    /// Of the access.
    size: u64,
}

impl<'m> Walk<'m> {
    fn node(&mut self, id: MdId) -> Option<Node<'m>> {
        self.fuel = self.fuel.checked_sub(1)?;
        self.module.node(id)
    }

    fn elements(&mut self, node: &Node) -> Vec<Node<'m>> {
        let ids = node.link("elements").map(|id| self.module.node_list(id)).unwrap_or_default();
        ids.into_iter().filter_map(|id| self.node(id)).collect()
    }

    /// Whether the access is just the `bytes` at the start.
    fn is_whole(&self, offset: u64, bytes: Option<u64>) -> bool {
        offset == 0 && bytes == Some(self.size)
    }

    /// Whether an access at `offset` goes on after `bytes`.
    fn leaves(&self, offset: u64, bytes: u64) -> bool {
        offset.saturating_add(self.size) > bytes
    }

    /// Appends the path to `path`.
    fn descend(&mut self, ty: MdId, offset: u64, path: &mut String, depth: u32) -> Rest {
        let stop = Rest { offset, partial: offset > 0, ty };
        let Some(node) = self.node(ty).filter(|_| depth > 0) else { return stop };
        if is_qualifier(&node) {
            return match node.link("baseType") {
                Some(base) => self.descend(base, offset, path, depth - 1),
                None => stop,
            };
        }
        match (node.kind, tag(&node)) {
            ("DICompositeType", "DW_TAG_array_type") => self.descend_array(ty, &node, offset, path, depth),
            ("DICompositeType", "DW_TAG_structure_type" | "DW_TAG_class_type") => {
                self.descend_struct(ty, &node, offset, path, depth)
            }
            ("DICompositeType", "DW_TAG_union_type") => self.descend_union(ty, &node, offset, path, depth),
            _ => {
                let bytes = node.uint("size").map(|bits| bits.div_ceil(8));
                Rest { partial: !self.is_whole(offset, bytes.or(Some(self.size))), ..stop }
            }
        }
    }

    fn descend_array(&mut self, ty: MdId, node: &Node, offset: u64, path: &mut String, depth: u32) -> Rest {
        let stop = Rest { offset, partial: true, ty };
        let Some(base) = node.link("baseType") else { return stop };
        let Some(unit) = self.module.debug_size(base).filter(|&size| size > 0) else { return stop };
        let ranges = self.elements(node);
        // An unknown count (a variable-length array) can only be the outermost.
        let mut counts: Vec<Option<u64>> = ranges.iter().map(|r| r.uint("count").filter(|&n| n > 0)).collect();
        if counts.is_empty() {
            counts.push(None);
        }
        let mut offset = offset;
        for (i, count) in counts.iter().enumerate() {
            let inner = counts[i + 1..].iter().fold(1u64, |n, count| n.saturating_mul(count.unwrap_or(1)));
            let step = unit.saturating_mul(inner);
            let whole = count.filter(|&n| n > 1).map(|n| step.saturating_mul(n));
            if self.is_whole(offset, whole) {
                return Rest { offset: 0, partial: false, ty };
            }
            _ = write!(path, "[{}]", offset / step);
            offset %= step;
            if self.leaves(offset, step) {
                return Rest { offset, partial: true, ty: base };
            }
        }
        self.descend(base, offset, path, depth - 1)
    }

    fn descend_struct(&mut self, ty: MdId, node: &Node, offset: u64, path: &mut String, depth: u32) -> Rest {
        let elements = self.elements(node);
        if let Some(part) = elements.iter().find(|e| tag(e) == "DW_TAG_variant_part") {
            return self.descend_variants(ty, part, offset, path, depth);
        }
        let fields: Vec<Node> = elements.into_iter().filter(is_field).collect();
        let whole = self.is_whole(offset, node.uint("size").map(|bits| bits.div_ceil(8)));
        // The only member of a struct is what a person names, not the struct.
        let only = fields.len() == 1 || fields.iter().any(|f| f.uint("size") == Some(self.size.saturating_mul(8)));
        if is_reserved(&fields) || whole && (!only || self.size > LARGEST_SCALAR) {
            return Rest { offset, partial: offset > 0, ty };
        }
        if push_bit_fields(path, &fields, offset, self.size) {
            return Rest { offset: 0, partial: false, ty };
        }
        let (bases, own): (Vec<Node>, Vec<Node>) = fields.into_iter().partition(|f| tag(f) == "DW_TAG_inheritance");
        // Own members come before those of base classes: they may lie in the padding at a base's end.
        let found = own.iter().find_map(|f| Some((f, self.covers(f, offset)?)));
        let found = found.or_else(|| own.last().and_then(|f| Some((f, self.open_end(f, offset)?))));
        if let Some((field, span)) = found {
            return self.enter(node, field, span, offset, path, depth);
        }
        let before = path.len();
        for base in bases {
            let Some(span) = self.covers(&base, offset) else { continue };
            let rest = self.descend(span.ty, offset - span.start, path, depth - 1);
            if path.len() > before {
                return rest;
            }
        }
        Rest { offset, partial: true, ty }
    }

    fn enter(&mut self, outer: &Node, field: &Node, at: Covered, offset: u64, path: &mut String, depth: u32) -> Rest {
        let name = field.str("name").unwrap_or("");
        if !is_wrapper(outer, name) {
            push_member(path, name);
        }
        let offset = offset - at.start;
        if self.leaves(offset, at.end - at.start) {
            return Rest { offset, partial: true, ty: at.ty };
        }
        self.descend(at.ty, offset, path, depth - 1)
    }

    /// The first member that is accessed as a whole, or else the first one there.
    fn descend_union(&mut self, ty: MdId, node: &Node, offset: u64, path: &mut String, depth: u32) -> Rest {
        let fields: Vec<Node> = self.elements(node).into_iter().filter(is_field).collect();
        let whole = self.is_whole(offset, node.uint("size").map(|bits| bits.div_ceil(8)));
        if is_reserved(&fields) || whole && self.size > LARGEST_SCALAR {
            return Rest { offset, partial: offset > 0, ty };
        }
        let mut first = None;
        for field in &fields {
            let Some(span) = self.covers(field, offset) else { continue };
            let mut inner = String::new();
            let rest = self.enter(node, field, span, offset, &mut inner, depth);
            if !rest.partial {
                path.push_str(&inner);
                return rest;
            }
            first = first.or(Some((inner, rest)));
        }
        match first {
            Some((inner, rest)) => {
                path.push_str(&inner);
                rest
            }
            None => Rest { offset, partial: true, ty },
        }
    }

    /// Where `field` lies, if byte `offset` lies in it.
    fn covers(&mut self, field: &Node, offset: u64) -> Option<Covered> {
        let from = field.uint("offset").unwrap_or(0);
        let start = from / 8;
        let ty = field.link("baseType")?;
        let end = match field.uint("size").filter(|&bits| bits > 0) {
            // A bit field may cross into further bytes.
            Some(bits) => from.saturating_add(bits).div_ceil(8),
            None => start.saturating_add(self.module.debug_size(ty)?),
        };
        (start <= offset && offset < end).then_some(Covered { start, end, ty })
    }

    /// Where an array without a size lies, if byte `offset` lies in it.
    fn open_end(&mut self, field: &Node, offset: u64) -> Option<Covered> {
        let start = field.uint("offset").unwrap_or(0) / 8;
        let ty = field.link("baseType").filter(|&ty| self.module.is_open_array(ty))?;
        (start <= offset).then_some(Covered { start, end: u64::MAX, ty })
    }

    /// Rust's enums: the variant is not known here, so it is named only if one alone has data at `offset`.
    fn descend_variants(&mut self, ty: MdId, part: &Node, offset: u64, path: &mut String, depth: u32) -> Rest {
        let stop = Rest { offset: 0, partial: false, ty };
        let mut found: Option<(String, Rest)> = None;
        for variant in self.elements(part) {
            let Some(at) = self.covers(&variant, offset) else { continue };
            let mut inner = String::new();
            push_member(&mut inner, variant.str("name").unwrap_or(""));
            let name = inner.len();
            let rest = self.descend(at.ty, offset - at.start, &mut inner, depth - 1);
            // A path of its own means that there is a field.
            if inner.len() > name {
                if found.is_some() {
                    return stop;
                }
                found = Some((inner, rest));
            }
        }
        match found {
            Some((inner, rest)) => {
                path.push_str(&inner);
                rest
            }
            None => stop,
        }
    }
}

/// A member and its bytes.
struct Covered {
    start: u64,
    end: u64,
    ty: MdId,
}

/// `.name`; anonymous structs and unions of C have no name.
fn push_member(path: &mut String, name: &str) {
    if name.is_empty() {
        return;
    }
    path.push('.');
    path.push_str(tuple_field(name).unwrap_or(name));
}

/// `.flag`, or `.{dirty,used}` for bit fields that are read and written together; false if other members lie there.
fn push_bit_fields(path: &mut String, fields: &[Node], offset: u64, size: u64) -> bool {
    let from = offset.saturating_mul(8);
    let to = offset.saturating_add(size.max(1)).saturating_mul(8);
    let overlaps = |field: &&Node| {
        let start = field.uint("offset").unwrap_or(0);
        start < to && start.saturating_add(field.uint("size").unwrap_or(0)) > from
    };
    let there: Vec<&Node> = fields.iter().filter(overlaps).collect();
    if there.is_empty() || !there.iter().all(|field| has_flag(field, "DIFlagBitField")) {
        return false;
    }
    let names: Vec<&str> = there.iter().map(|field| field.str("name").unwrap_or("")).collect();
    match names.as_slice() {
        [name] => push_member(path, name),
        names if names.len() > MAX_BIT_FIELDS => _ = write!(path, ".{{{},..}}", names[..MAX_BIT_FIELDS].join(",")),
        names => _ = write!(path, ".{{{}}}", names.join(",")),
    }
    true
}
