//! Symbols of several modules.

use ir::{Module, Program, SymbolId, Target};

fn module(path: &str, text: &str) -> Module {
    ir::parse(path, text).unwrap_or_else(|error| panic!("{error}"))
}

fn link(texts: &[&str]) -> Program {
    let modules = texts.iter().enumerate().map(|(i, text)| module(&format!("{i}.ll"), text)).collect();
    ir::link(modules).unwrap_or_else(|error| panic!("{error}"))
}

/// What `name` of module `module` stands for: the module that defines it.
fn target(program: &Program, module: usize, name: &str) -> Target {
    program.targets[module][program.modules[module].by_name[name].index()]
}

fn defined_in(program: &Program, module: usize, name: &str) -> u32 {
    match target(program, module, name) {
        Target::Defined { module, symbol } => {
            assert_eq!(&*program.modules[module as usize].symbol(symbol).name, name);
            module
        }
        other => panic!("{name} is {other:?}"),
    }
}

#[test]
fn a_declaration_finds_its_definition() {
    let p = link(&[
        "declare void @f()\n@x = external global i32",
        "define void @f() {\n ret void\n}\n@x = hidden global i32 1",
    ]);
    assert_eq!((defined_in(&p, 0, "f"), defined_in(&p, 0, "x"), defined_in(&p, 1, "f")), (1, 1, 1));
}

#[test]
fn what_nobody_defines() {
    let p = link(&[
        "declare void @f()\n@w = extern_weak global i32\ndeclare void @llvm.trap()\n@u = global ptr @llvm.memcpy.p0.p0.i64",
    ]);
    assert_eq!(target(&p, 0, "f"), Target::External);
    assert_eq!(target(&p, 0, "w"), Target::Null);
    assert_eq!(target(&p, 0, "llvm.trap"), Target::External);
    assert_eq!(target(&p, 0, "llvm.memcpy.p0.p0.i64"), Target::External);
}

#[test]
fn local_names_stay_apart() {
    let p = link(&["@x = internal global i32 1", "@x = private global i32 2", "@x = global i32 3"]);
    assert_eq!((defined_in(&p, 0, "x"), defined_in(&p, 1, "x"), defined_in(&p, 2, "x")), (0, 1, 2));
}

#[test]
fn strong_beats_common_beats_weak_beats_a_copy() {
    let copy = "@x = available_externally global i32 0";
    let weak = "@x = linkonce_odr global i32 1";
    let small = "@x = common global i32 0";
    let large = "@x = common global [4 x i32] zeroinitializer";
    let strong = "@x = global i32 4";
    for (texts, winner) in [
        (vec![copy], 0),
        (vec![copy, weak], 1),
        (vec![weak, weak], 0),
        (vec![weak, small, large, small], 2),
        (vec![large, strong], 1),
        (vec![strong, large], 0),
        (vec![strong, weak, copy], 0),
    ] {
        let p = link(&texts);
        for m in 0..texts.len() {
            assert_eq!(defined_in(&p, m, "x"), winner, "{texts:?}");
        }
    }
}

#[test]
fn two_strong_definitions_are_an_error_with_both_places() {
    let error =
        ir::link(vec![module("a.ll", "\n@x = global i32 1"), module("b.ll", "\n\n@x = global i32 1")]).unwrap_err();
    assert_eq!((&*error.path, error.line, error.column), ("b.ll", 3, 1));
    assert!(error.message.contains("`@x` is defined twice") && error.message.contains("a.ll:2"), "{error}");
}

#[test]
fn the_first_comdat_group_wins_as_a_whole() {
    let one = "$g = comdat any\n@a = global i32 1, comdat($g)\n@b = linkonce_odr global i32 1, comdat($g)";
    let two =
        "$g = comdat any\n@a = global i32 2, comdat($g)\n@b = global i32 2, comdat($g)\n@c = global i32 2, comdat($g)";
    let p = link(&[one, two]);
    assert_eq!((defined_in(&p, 1, "a"), defined_in(&p, 1, "b")), (0, 0));
    // The winning group does not have it.
    assert_eq!(defined_in(&p, 1, "c"), 1);
}

#[test]
fn appending_arrays_and_aliases_stay_symbols_of_their_own() {
    let text = "@llvm.used = appending global [1 x ptr] [ptr @f], section \"llvm.metadata\"\ndefine internal void @f() {\n ret void\n}";
    let p = link(&[text, text, "@a = alias i32, ptr @x\n@x = global i32 1", "@a = external global i32"]);
    assert_eq!((defined_in(&p, 0, "llvm.used"), defined_in(&p, 1, "llvm.used")), (0, 1));
    assert_eq!(target(&p, 3, "a"), Target::Defined { module: 2, symbol: SymbolId(0) });
}
