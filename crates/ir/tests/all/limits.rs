//! Modules that would cost a careless reader its stack, its memory or an eternity.

use ir::{Constant, SymbolKind};

fn parse(text: &str) -> Result<ir::Module, ir::Error> {
    ir::parse("limits.ll", text)
}

#[test]
fn types_that_double_at_each_step_have_layouts_at_once() {
    let mut text = String::from("%t0 = type { i64 }\n");
    for i in 1..500 {
        text += &format!("%t{i} = type {{ %t{}, %t{} }}\n", i - 1, i - 1);
    }
    text += "@small = external global %t10\n@large = external global %t499\n";
    let module = parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let size = |name: &str| match &module.symbol(module.by_name[name]).kind {
        SymbolKind::Variable(variable) => module.types.layout(variable.ty).map(|layout| layout.size),
        _ => None,
    };
    assert_eq!(size("small"), Some(8 << 10));
    assert_eq!(size("large"), None);
}

#[test]
fn a_long_chain_of_types_does_not_recurse() {
    let mut text = String::from("%t0 = type { i8 }\n");
    for i in 1..200_000 {
        text += &format!("%t{i} = type {{ %t{} }}\n", i - 1);
    }
    // The last one first: nothing is known in advance.
    let reversed: String = text.lines().rev().map(|line| format!("{line}\n")).collect();
    for text in [text, reversed] {
        assert!(parse(&text).is_ok());
    }
}

#[test]
fn nesting_is_refused_before_the_stack_ends() {
    let deep = [
        format!("@v = external global {}i8{}", "[1 x ".repeat(100_000), "]".repeat(100_000)),
        format!("@v = external global {}", "i8 (".repeat(100_000)),
        format!("@v = external global {}", "<{ ".repeat(100_000)),
        format!("@v = global ptr {}", "getelementptr (i8, ptr ".repeat(100_000)),
        format!("@v = global i8 {}", "add (i8 ".repeat(100_000)),
        format!("define void @f({}) {{\n ret void\n}}", "i8 (".repeat(100_000)),
    ];
    // The smallest stack that a caller may have.
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(move || {
        for text in &deep {
            let error = parse(text).expect_err("too deep");
            assert!(error.message.contains("nested more than 256 deep"), "{error}");
        }
    });
    thread.expect("a thread").join().expect("no panic");
}

#[test]
fn huge_sizes_cost_nothing() {
    let text = "
        @a = global [18446744073709551615 x [18446744073709551615 x i8]] zeroinitializer
        @b = global i8388608 zeroinitializer
        @c = global <1048576 x i64> splat (i64 1)
        define void @f() {
          %x = alloca [4294967295 x i8], i64 4294967295, align 4294967296
          br label %4000000000
        4000000000:
          ret void
        }";
    let module = parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert!(module.constants.contains(&Constant::Zero));
    assert!(parse("@b = global i8388608 -1").is_err());
}

#[test]
fn a_megabyte_of_one_thing() {
    for text in [
        "@".repeat(1 << 20),
        "(".repeat(1 << 20),
        "\"".repeat(1 << 20),
        "!0 = !{".repeat(1 << 17),
        "define void @f() {\n".repeat(1 << 15),
        format!("define void @f() {{\n{}", " call void @f() [\n".repeat(1 << 15)),
        format!("@v = global i32 {}", "9".repeat(1 << 20)) + "x",
        format!("@v = global i4096 {}", "9".repeat(1 << 20)),
    ] {
        assert!(parse(&text).is_err());
    }
}
