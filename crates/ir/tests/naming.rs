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
            (0, "[0][0].a"),
            (2, "[0][0].a+2"),
            (4, "[0][0].b[0]"),
            (6, "[0][0].b[2]"),
            (7, "[0][0]+7"),
            (16, "[0][0].in.d"),
            (32, "[0][0].in.ld"),
            (48, "[0][0].f1"),
            (64, "[0][1].a"),
            (128, "[1][0].a"),
            (64 * 7 + 5, "[3][1].b[1]"),
        ];
        for (offset, name) in names {
            assert_eq!(m.describe(table, offset), name, "{file}");
        }
        assert_eq!(m.describe(global(&m, "counter"), 0), "");
        assert_eq!(m.describe(global(&m, "counter"), 3), "+3");
        assert_eq!(m.describe(global(&m, "lock"), 0), ".__data.__lock");
        assert_eq!(m.debug_size(table), Some(512));
    }
}

#[test]
fn data_of_cpp() {
    for file in ["exceptions.clang14.O0.ll", "exceptions.clang19.O0.ll"] {
        let m = module(file);
        // struct Square : Shape { vptr, id, side }
        let square = base(&m, local(&m, "_ZNK6Square4area", "this"));
        assert_eq!(m.describe(square, 8), ".id", "{file}");
        assert_eq!(m.describe(square, 12), ".side", "{file}");
        assert_eq!(m.describe(square, 0), "._vptr$Shape", "{file}");
    }
}

#[test]
fn data_of_rust() {
    let m = module("bank.rustc.O0.ll");
    let bank = base_pointee(&m, local(&m, "5apply", "bank"));
    let account = |offset| m.describe(bank, offset);
    assert!(["[2].balance", "[2].owner"].contains(&account(32).as_str()), "{}", account(32));
    assert_ne!(account(32), account(40));
    let order = base_pointee(&m, local(&m, "5apply", "order"));
    // The discriminant, then data that two variants have, then data that one has.
    assert_eq!(m.describe(order, 0), "");
    assert_eq!(m.describe(order, 8), "");
    assert_eq!(m.describe(order, 16), ".Move.to");
    assert_eq!(m.scope_path(subprogram(&m, "5apply")), "bank::apply");
    let mutex = base_pointee(&m, local(&m, "3pay", "bank"));
    assert_eq!(m.describe(mutex, 0), ".inner.futex.v.value");
    assert!(m.describe(mutex, 24).starts_with(".data.value[1]"), "{}", m.describe(mutex, 24));
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
        let _ = (m.location(MdId(i)), m.describe(MdId(i), 0), m.debug_size(MdId(i)), m.scope_path(MdId(i)));
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
