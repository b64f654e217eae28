//! Names of data and places, from the debug info of real compilers.

use ir::{MdId, Module, SymbolKind};

fn module(name: &str) -> Module {
    let path = format!("{}/../../tests/ir/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a module of tests/ir");
    ir::parse(name, text).unwrap_or_else(|error| panic!("{error}"))
}

/// The debug type of a global variable.
fn global(module: &Module, name: &str) -> MdId {
    let SymbolKind::Variable(variable) = &module.symbol(module.by_name[name]).kind else { panic!("{name}") };
    let known = module.variable(variable.debug[0]).expect("debug info");
    assert_eq!(&*known.name, name);
    known.ty.expect("a type")
}

/// The debug type of a local variable.
fn local(module: &Module, function: &str, name: &str) -> MdId {
    let found = module.symbols.iter().filter(|s| s.name.contains(function)).find_map(|symbol| {
        let SymbolKind::Function(function) = &symbol.kind else { return None };
        let vars = &function.body.as_ref()?.debug_vars;
        vars.iter().filter_map(|v| module.variable(v.var)).find(|v| &*v.name == name)?.ty
    });
    found.unwrap_or_else(|| panic!("no {name} in {function}"))
}

/// The path to an access, with its size if it is not exactly what the path names.
fn path(module: &Module, ty: MdId, offset: u64, size: u64) -> String {
    let part = module.part(ty, offset, size);
    if part.partial { format!("{} ({size})", part.path) } else { part.path }
}

fn base(module: &Module, mut ty: MdId) -> MdId {
    while let Some(inner) = module.node(ty).and_then(|node| node.link("baseType")) {
        ty = inner;
    }
    ty
}

#[test]
fn data_of_c() {
    for file in ["language.clang14.O0.ll", "language.clang19.O0.ll", "language.clang19.O2.ll"] {
        let m = module(file);
        let table = global(&m, "table");
        let names = [
            (0, 0, "[0][0].a"),
            (0, 4, "[0][0].a"),
            (2, 2, "[0][0].a+2 (2)"),
            (4, 1, "[0][0].b[0]"),
            (4, 3, "[0][0].b"),
            (4, 2, "[0][0].b[0] (2)"),
            (6, 1, "[0][0].b[2]"),
            (7, 1, "[0][0]+7 (1)"),
            (0, 8, "[0][0].a (8)"),
            (16, 8, "[0][0].in.d"),
            (32, 16, "[0][0].in.ld"),
            (48, 1, "[0][0].{f1,f2}"),
            (64, 64, "[0][1]"),
            (64, 4, "[0][1].a"),
            (64, 128, "[0]+64 (128)"),
            (128, 128, "[1]"),
            (0, 512, ""),
            (64 * 7 + 5, 1, "[3][1].b[1]"),
        ];
        for (offset, size, name) in names {
            let shown = path(&m, table, offset, size);
            assert_eq!(shown, name, "{file} {offset} {size}");
        }
        let counter = global(&m, "counter");
        assert_eq!((path(&m, counter, 0, 4), path(&m, counter, 3, 1)), ("".into(), "+3 (1)".into()));
        // What the C library keeps to itself has no parts.
        let lock = global(&m, "lock");
        assert_eq!((path(&m, lock, 0, 0), path(&m, lock, 0, 4), path(&m, lock, 0, 40)), Default::default());
        assert!(m.is_plain(lock) && m.is_plain(counter) && !m.is_plain(table));
        assert_eq!(m.debug_size(table), Some(512));
    }
}

#[test]
fn data_of_cpp() {
    for file in ["exceptions.clang14.O0.ll", "exceptions.clang19.O0.ll"] {
        let m = module(file);
        // struct Square : Shape { vptr, id, side }
        let square = base(&m, local(&m, "_ZNK6Square4area", "this"));
        assert_eq!(path(&m, square, 8, 0), ".id", "{file}");
        assert_eq!(path(&m, square, 12, 0), ".side", "{file}");
        assert_eq!(path(&m, square, 0, 0), "._vptr$Shape", "{file}");
    }
}

#[test]
fn data_of_rust() {
    let m = module("bank.rustc.O0.ll");
    let bank = base_pointee(&m, local(&m, "5apply", "bank"));
    let account = |offset| path(&m, bank, offset, 8);
    assert!(["[2].balance", "[2].owner"].contains(&account(32).as_str()), "{}", account(32));
    assert_ne!(account(32), account(40));
    let order = base_pointee(&m, local(&m, "5apply", "order"));
    // The discriminant, then data that two variants have, then data that one has.
    assert_eq!(path(&m, order, 0, 0), "");
    assert_eq!(path(&m, order, 8, 0), "");
    assert_eq!(path(&m, order, 16, 0), ".Move.to");
    assert_eq!(m.scope_path(subprogram(&m, "5apply")), "bank::apply");
    let mutex = base_pointee(&m, local(&m, "3pay", "bank"));
    assert_eq!(path(&m, mutex, 0, 0), ".inner.futex");
    assert!(path(&m, mutex, 24, 0).starts_with(".data[1]"), "{}", path(&m, mutex, 24, 0));
}

fn base_pointee(module: &Module, ty: MdId) -> MdId {
    module.node(ty).and_then(|node| node.link("baseType")).expect("a reference")
}

fn subprogram(module: &Module, name: &str) -> MdId {
    let symbol = module.symbols.iter().find(|s| s.name.contains(name)).expect("the function");
    let SymbolKind::Function(function) = &symbol.kind else { panic!() };
    function.subprogram.expect("a subprogram")
}

#[test]
fn places_keep_their_chain_of_inlining() {
    let m = module("bank.rustc.O2.ll");
    let symbol = m.symbols.iter().find(|s| s.name.contains("3pay")).expect("pay");
    let SymbolKind::Function(function) = &symbol.kind else { panic!() };
    let places: Vec<_> = function.body.iter().flat_map(|b| &b.insts).filter_map(|i| m.location(i.loc?)).collect();
    let lock = places.iter().find(|p| {
        let mut at = Some(*p);
        std::iter::from_fn(|| {
            let here = at?;
            at = here.inlined_at.as_deref();
            Some(here)
        })
        .any(|p| p.function.starts_with("lock"))
    });
    let mut outermost = lock.expect("a place inside Mutex::lock");
    while let Some(outer) = &outermost.inlined_at {
        outermost = outer;
    }
    assert_eq!((&*outermost.function, outermost.line, outermost.file.ends_with("bank.rs")), ("pay", 34, true));
}

/// Bit fields that share bytes, a union, and an array without a size.
#[test]
fn parts_that_overlap() {
    let text = "
        !0 = !DIBasicType(name: \"int\", size: 32)
        !1 = !DIBasicType(name: \"char\", size: 8)
        !2 = !DIBasicType(name: \"float\", size: 32)
        !3 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", size: 96, elements: !4)
        !4 = !{!5, !6, !7, !8, !14}
        !5 = !DIDerivedType(tag: DW_TAG_member, name: \"a\", baseType: !0, size: 3, flags: DIFlagBitField)
        !6 = !DIDerivedType(tag: DW_TAG_member, name: \"b\", baseType: !0, size: 7, offset: 3, flags: DIFlagBitField)
        !7 = !DIDerivedType(tag: DW_TAG_member, name: \"c\", baseType: !0, size: 6, offset: 24, flags: DIFlagBitField)
        !8 = !DIDerivedType(tag: DW_TAG_member, name: \"u\", baseType: !9, size: 64, offset: 32)
        !9 = !DICompositeType(tag: DW_TAG_union_type, size: 64, elements: !10)
        !10 = !{!11, !12, !13}
        !11 = !DIDerivedType(tag: DW_TAG_member, name: \"bytes\", baseType: !18, size: 64)
        !12 = !DIDerivedType(tag: DW_TAG_member, name: \"i\", baseType: !0, size: 32)
        !13 = !DIDerivedType(tag: DW_TAG_member, name: \"f\", baseType: !2, size: 32)
        !14 = !DIDerivedType(tag: DW_TAG_member, name: \"rest\", baseType: !15, offset: 96)
        !15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !0, elements: !16)
        !16 = !{!17}
        !17 = !DISubrange(count: -1)
        !18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1, size: 64, elements: !19)
        !19 = !{!20}
        !20 = !DISubrange(count: 8)
    ";
    let m = ir::parse("parts.ll", text).unwrap_or_else(|error| panic!("{error}"));
    let names = [
        (0, 1, ".{a,b}"),
        (0, 4, ".{a,b,c}"),
        (1, 1, ".b"),
        (3, 1, ".c"),
        (4, 4, ".u.i"),
        (4, 1, ".u.bytes[0]"),
        (6, 2, ".u.bytes[2] (2)"),
        (4, 8, ".u.bytes"),
        (0, 12, ""),
        (12, 4, ".rest[0]"),
        (32, 4, ".rest[5]"),
    ];
    for (offset, size, name) in names {
        assert_eq!(path(&m, MdId(3), offset, size), name);
    }
    assert!(m.has_open_end(MdId(3)) && !m.has_open_end(MdId(9)));
}

#[test]
fn circles_in_the_metadata_end() {
    let text = "
        !0 = !DILocation(line: 1, scope: !1, inlinedAt: !0)
        !1 = !DILexicalBlock(scope: !1)
        !2 = !DICompositeType(tag: DW_TAG_structure_type, elements: !3, size: 64)
        !3 = !{!4, !5}
        !4 = !DIDerivedType(tag: DW_TAG_member, name: \"a\", baseType: !2, size: 64)
        !5 = !DIDerivedType(tag: DW_TAG_member, name: \"b\", baseType: !2, size: 64)
        !6 = !DICompositeType(tag: DW_TAG_structure_type, elements: !7, size: 64)
        !7 = !{!8}
        !8 = !DICompositeType(tag: DW_TAG_variant_part, elements: !9)
        !9 = !{!10, !11}
        !10 = !DIDerivedType(tag: DW_TAG_member, name: \"x\", baseType: !6, size: 64)
        !11 = !DIDerivedType(tag: DW_TAG_member, name: \"y\", baseType: !6, size: 64)
        !12 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !12)
    ";
    let m = ir::parse("circles.ll", text).unwrap_or_else(|error| panic!("{error}"));
    for i in 0..13 {
        let _ = (m.location(MdId(i)), m.part(MdId(i), 0, 1), m.debug_size(MdId(i)), m.scope_path(MdId(i)));
        let _ = (m.pointee(MdId(i)), m.type_name(MdId(i)), m.signature(MdId(i)), m.has_open_end(MdId(i)));
    }
}

#[test]
fn garbage_is_no_node() {
    let nested = format!("!0 = {}", "!{".repeat(5000) + &"}".repeat(5000));
    for text in ["!0 = !DILocation(line: )", "!0 = !{,}", "!0 = i32 7", &nested] {
        let m = ir::parse("garbage.ll", text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(m.node(MdId(0)), None, "{text}");
    }
}
