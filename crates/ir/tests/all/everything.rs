//! What the odd syntax of `tests/ir/everything.ll` must mean.

use ir::inst::{Callee, CastOp, DebugBinding, Ordering, RmwOp};
use ir::{
    BlockId, ConstExpr, Constant, Function, InstKind, Linkage, MdId, Module, Operand, SymbolKind, Type, Variable,
};

fn module() -> Module {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/ir/everything.ll");
    let text = std::fs::read_to_string(path).expect("tests/ir/everything.ll is there");
    ir::parse("everything.ll", text).unwrap_or_else(|error| panic!("{error}"))
}

fn variable<'m>(module: &'m Module, name: &str) -> &'m Variable {
    match &module.symbol(module.by_name[name]).kind {
        SymbolKind::Variable(variable) => variable,
        other => panic!("{name} is {other:?}"),
    }
}

fn init<'m>(module: &'m Module, name: &str) -> &'m Constant {
    module.constant(variable(module, name).init.expect("an initial value"))
}

fn function<'m>(module: &'m Module, name: &str) -> &'m Function {
    module.function(module.by_name[name]).expect("a function")
}

/// The instructions of `@f` by the name of their result in the text.
fn kinds(module: &Module, name: &str) -> Vec<InstKind> {
    let body = function(module, name).body.as_ref().expect("a body");
    body.insts.iter().map(|inst| inst.kind.clone()).collect()
}

#[test]
fn module_level() {
    let m = module();
    assert_eq!(&*m.source_filename, "every\"thing.c");
    assert_eq!(&*m.triple, "x86_64-unknown-linux-gnu");
    assert_eq!(m.module_asm.len(), 2);
    assert_eq!(m.named_metadata[0].0.as_ref(), "llvm.dbg.cu");
    assert_eq!(m.named_metadata[0].1, [MdId(2)]);
    // A node in place has an id after the numbered ones.
    assert_eq!(m.node(m.named_metadata[2].1[0]).expect("a node").kind, "DIExpression");
}

#[test]
fn globals() {
    let m = module();
    assert_eq!(init(&m, "0"), &Constant::Bytes([b'a', 0, b'\\', 0xff].into()));
    assert!(m.by_name.contains_key("two words") && m.by_name.contains_key("unmangled"));
    assert_eq!(m.symbol(m.by_name["external_weak"]).linkage, Linkage::ExternWeak);
    let hidden = m.symbol(m.by_name["hidden"]);
    assert!(hidden.hidden);
    assert_eq!(hidden.comdat.as_deref(), Some("group"));
    assert_eq!(m.symbol(m.by_name["separate"]).comdat, None);
    assert_eq!(init(&m, "hidden"), &Constant::Int(0xffff));
    assert_eq!(variable(&m, "hidden").debug, [MdId(0)]);
    assert!(variable(&m, "threaded").thread_local);
    assert_eq!(init(&m, "spaced"), &Constant::Float(u128::from(0.1f32.to_bits())));
    let Constant::Aggregate(items) = init(&m, "appended") else { panic!() };
    assert_eq!(m.constant(items[0]), &Constant::Symbol(m.by_name["two words"]));
    assert_eq!(variable(&m, "common").align, 16);
    assert_eq!(variable(&m, "huge").init, None);
    assert_eq!(init(&m, "zeros"), &Constant::Zero);
    let Constant::Aggregate(floats) = init(&m, "floats") else { panic!() };
    let bits = |i: usize| match m.constant(floats[i]) {
        Constant::Float(bits) => *bits,
        other => panic!("{other:?}"),
    };
    assert_eq!(bits(0), 0x3c00);
    assert_eq!(bits(2), u128::from(1.5e-3f64.to_bits()));
    assert_eq!(bits(3), 0x3fff_8000_0000_0000_0000);
    assert_eq!(bits(4), 0x3fff << 112);
    assert_eq!(bits(5), u128::from(1f64.to_bits()));
    assert_eq!(init(&m, "wide"), &Constant::WideInt([u64::MAX; 4].into()));
    assert_eq!(init(&m, "i129"), &Constant::WideInt([u64::MAX, u64::MAX, 1].into()));
    assert_eq!(init(&m, "bytes"), &Constant::Bytes([1, 255, 0].into()));
    assert!(matches!(init(&m, "holes"), Constant::Aggregate(_)));
    assert!(matches!(init(&m, "splatted"), Constant::Splat(_)));
    assert_eq!(init(&m, "hexadecimal"), &Constant::Int(255));
    for name in ["old_gep", "new_gep", "ranged", "old_ranged"] {
        let Constant::Expr(expr) = init(&m, name) else { panic!("{name}") };
        assert!(matches!(**expr, ConstExpr::Gep { .. }));
    }
    assert!(matches!(init(&m, "difference"), Constant::Expr(_)));
    for name in ["equivalent", "no_cfi", "signed"] {
        assert_eq!(init(&m, name), &Constant::Symbol(m.by_name["f"]), "{name}");
    }
    let Constant::Aggregate(addresses) = init(&m, "addresses") else { panic!() };
    assert_eq!(m.constant(addresses[0]), &Constant::BlockAddress { func: m.by_name["f"], block: BlockId(2) });
    assert_eq!(m.constant(addresses[1]), &Constant::BlockAddress { func: m.by_name["jumps"], block: BlockId(1) });
    assert!(matches!(m.symbol(m.by_name["aliased"]).kind, SymbolKind::Alias(_)));
    assert!(matches!(m.symbol(m.by_name["chosen"]).kind, SymbolKind::IFunc(_)));
    assert_eq!(m.types.get(variable(&m, "named.by.number").ty), &Type::Int(32));
}

#[test]
fn types() {
    let m = module();
    let layout = m.types.layout(variable(&m, "packed").ty).expect("a layout");
    assert_eq!((layout.size, layout.align), (5, 1));
    assert_eq!(m.types.layout(variable(&m, "zeros").ty).expect("a layout").size, 1_000_000_000);
    // Larger than the address space of bytes.
    assert_eq!(m.types.layout(variable(&m, "huge").ty).map(|l| l.size), Some(4_294_967_295 * 4_294_967_295));
}

#[test]
fn function_headers() {
    let m = module();
    let f = function(&m, "f");
    assert_eq!((f.params.len(), f.varargs, f.subprogram), (3, false, Some(MdId(7))));
    assert!(f.params[0].attrs.signext && f.personality.is_some());
    assert_eq!(m.symbol(m.by_name["f"]).linkage, Linkage::Internal);
    let declared = function(&m, "declared");
    assert!(declared.params[0].attrs.sret.is_some() && declared.params[2].attrs.byval.is_some());
    assert_eq!((declared.params[0].attrs.align, declared.params[2].attrs.align), (4, 8));
    assert!(function(&m, "printf").varargs);
}

#[test]
fn instructions() {
    let m = module();
    let body = function(&m, "f").body.as_ref().expect("a body");
    assert_eq!(body.blocks.len(), 7);
    assert_eq!(m.text_of(body.blocks[4].label), "un wind");
    let kinds = kinds(&m, "f");
    let find = |test: &dyn Fn(&InstKind) -> bool| kinds.iter().find(|k| test(k)).expect("the instruction").clone();
    let InstKind::CondBr { then, other, .. } = kinds[3] else { panic!("{:?}", kinds[3]) };
    assert_eq!((then, other), (BlockId(1), BlockId(2)));
    let InstKind::Phi { incoming } = &kinds[4] else { panic!() };
    assert_eq!((incoming[0].1, incoming[1].1), (BlockId(0), BlockId(1)));
    let load = find(&|k| matches!(k, InstKind::Load { .. }));
    assert!(matches!(load, InstKind::Load { align: 4, volatile: true, ordering: Some(Ordering::Acquire), .. }));
    let cmpxchg = find(&|k| matches!(k, InstKind::CmpXchg { .. }));
    assert!(matches!(
        cmpxchg,
        InstKind::CmpXchg { weak: true, success: Ordering::AcqRel, failure: Ordering::Monotonic, .. }
    ));
    assert!(matches!(find(&|k| matches!(k, InstKind::AtomicRmw { .. })), InstKind::AtomicRmw { op: RmwOp::UMax, .. }));
    let InstKind::Unsupported { text } = find(&|k| matches!(k, InstKind::Unsupported { .. })) else { panic!() };
    assert_eq!(m.text_of(text), "%unknown.rmw = atomicrmw fmaximum ptr %g, float %fp seq_cst");
    find(&|k| matches!(k, InstKind::Cast { op: CastOp::PtrToInt, .. }));
    let calls: Vec<_> =
        kinds.iter().filter_map(|k| if let InstKind::Call(call) = k { Some(call) } else { None }).collect();
    assert_eq!(calls.len(), 4);
    assert_eq!(calls[0].callee, Callee::Symbol(m.by_name["printf"]));
    assert!(calls[0].fn_ty.is_some() && m.text_of(calls[0].bundles.expect("bundles")).contains("kcfi"));
    assert_eq!(calls[1].args.len(), 1);
    let Callee::Asm(asm) = &calls[2].callee else { panic!() };
    assert_eq!((&*asm.template, &*asm.constraints), ("nop\n", "~{memory},~{dirflag}"));
    assert_eq!(calls[3].callee, Callee::Symbol(m.by_name["printf"]));
    let InstKind::Switch { cases, value, .. } = find(&|k| matches!(k, InstKind::Switch { .. })) else { panic!() };
    assert_eq!(&*cases, [(u128::MAX, BlockId(6)), (7, BlockId(5))]);
    let Operand::Const(value) = value else { panic!() };
    assert_eq!(m.constant(value), &Constant::Int(1 << 127));
    let InstKind::LandingPad { cleanup, clauses } = find(&|k| matches!(k, InstKind::LandingPad { .. })) else {
        panic!()
    };
    assert_eq!((cleanup, clauses.len()), (true, 2));
    let many =
        body.insts.iter().filter(|i| matches!(i.kind, InstKind::Gep { .. })).nth(1).expect("the vector of pointers");
    assert!(matches!(m.types.get(many.ty), Type::Vector { len: 2, .. }));
}

#[test]
fn values_without_names_are_counted() {
    let m = module();
    let body = function(&m, "jumps").body.as_ref().expect("a body");
    // Entry, 2, 3, the one after `unreachable`, 5.
    assert_eq!(body.blocks.len(), 5);
    let last = &body.insts[body.blocks[4].insts.start as usize..];
    let InstKind::Unsupported { text } = last[0].kind else { panic!("{:?}", last[0]) };
    assert_eq!(m.text_of(text), "%6 = cleanuppad within none []");
    let InstKind::Bin { a, b, .. } = &last[3].kind else { panic!("{:?}", last[3]) };
    assert_eq!(*a, Operand::Local(last[1].result.expect("a result")));
    assert_eq!(*b, Operand::Local(last[2].result.expect("a result")));
    assert!(matches!(last[4].kind, InstKind::Unsupported { .. }));
}

#[test]
fn debug_records_are_no_instructions() {
    let m = module();
    let body = function(&m, "f").body.as_ref().expect("a body");
    let vars: Vec<_> =
        body.debug_vars.iter().map(|v| (v.binding, v.value.is_some(), v.before, m.text_of(v.expr))).collect();
    assert_eq!(
        vars,
        [
            (DebugBinding::Value, true, 1, "!DIExpression()"),
            (DebugBinding::Value, true, 1, "!DIExpression(DW_OP_plus_uconst, 1)"),
            (DebugBinding::Declare, true, 1, "!DIExpression()"),
            (DebugBinding::Value, false, 1, "!DIExpression()"),
        ]
    );
    assert!(body.debug_vars.iter().all(|v| v.var == MdId(8)));
}

#[test]
fn debug_info() {
    let m = module();
    let body = function(&m, "f").body.as_ref().expect("a body");
    let place = m.location(body.insts[0].loc.expect("a place")).expect("a location");
    assert_eq!(
        (&*place.file, &*place.directory, place.line, place.column, &*place.function),
        ("every\\thing.c", "/src", 8, 5, "f")
    );
    assert_eq!(place.inlined_at.expect("inlined").line, 20);
    // Written in place.
    let inline = m.location(body.insts[2].loc.expect("a place")).expect("a location");
    assert_eq!((inline.line, inline.column), (3, 4));
    let known = m.variable(MdId(0)).expect("a variable");
    assert_eq!((&*known.name, known.line, known.ty), ("hidden", 5, Some(MdId(4))));
    let subprogram = m.subprogram(MdId(7)).expect("a subprogram");
    assert_eq!((&*subprogram.name, &*subprogram.linkage_name, subprogram.line), ("f", "_f", 7));
    assert!(m.location(MdId(0)).is_none() && m.node(MdId(99999)).is_none());
}
