//! Modules that can be read but make no sense: whatever they do, the VM must answer with an end, not with a panic.

use guest::world::World;
use vm::{End, Image, Limits, Machine};

fn run(text: &str) -> Result<End, String> {
    let module = ir::parse("hostile.ll", text).map_err(|e| e.to_string())?;
    let image = Image::load(vec![module]).map_err(|e| e.to_string())?;
    let limits = Limits { max_steps: 1_000_000, ..Limits::default() };
    Ok(Machine::new(&image, World::default(), limits).run().end)
}

fn body(lines: &str) -> Result<End, String> {
    run(&format!("define i32 @main() {{\nentry:\n{lines}\nret i32 0\n}}\n"))
}

#[test]
fn a_value_that_nobody_takes_goes_nowhere() {
    let calls = [
        "call void @llvm.ctpop.i32(i32 255)",
        "call void @llvm.sadd.with.overflow.i32(i32 1, i32 2)",
        "call void @llvm.stacksave()",
        "call void @llvm.is.constant.i32(i32 1)",
        "call void @llvm.vector.reduce.add.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)",
    ];
    for call in calls {
        let text = format!(
            "define i32 @main(i32 %argc) {{\nentry:\n%x = add i32 %argc, 41\n{call}\n%y = add i32 %argc, %x\nret i32 %y\n}}\n"
        );
        assert_eq!(run(&text), Ok(End::Exit(41)), "{call}");
    }
}

#[test]
fn operands_of_the_wrong_type_stop_the_run() {
    let lines = [
        "%x = add <4 x i32> zeroinitializer, <2 x i32> zeroinitializer",
        "%x = zext <4 x i8> zeroinitializer to <2 x i32>",
        "%x = trunc i64 5 to <4 x i32>",
        "%x = fptosi i32 5 to float",
        "%x = select {} zeroinitializer, i32 1, i32 2",
        "%x = select <2 x i1> zeroinitializer, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer",
        "%x = shufflevector <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> <i32 0, i32 7>",
        "%x = insertvalue {i8, i8} undef, [64 x i64] zeroinitializer, 1",
        "%x = insertelement <2 x i32> undef, [99 x i64] zeroinitializer, i32 1",
        "%x = extractvalue {i32, [2 x i32]} zeroinitializer, 1, 3",
        "%x = getelementptr i32, <4 x ptr> zeroinitializer, <2 x i64> zeroinitializer",
        "%x = getelementptr {i32, i32}, ptr null, i32 0, i32 7",
        "%x = load i32, {} zeroinitializer",
        "%p = alloca i256, align 32\n%x = atomicrmw add ptr %p, i256 1 seq_cst",
        "%p = alloca i256, align 32\n%x = cmpxchg ptr %p, i256 0, i256 1 seq_cst seq_cst",
    ];
    for line in lines {
        let end = body(line);
        assert!(matches!(end, Ok(End::Unsupported { .. }) | Err(_)), "{line}: {end:?}");
    }
}

#[test]
fn intrinsics_with_the_wrong_arguments_stop_the_run() {
    let arguments = [
        "",
        "i32 1",
        "double 1.0, i32 5",
        "{} zeroinitializer, i32 1, i32 2",
        "<4 x i32> zeroinitializer, i32 1, i64 100",
        "<2 x i32> zeroinitializer, <4 x i32> zeroinitializer, i64 -1, i1 0",
        "[3 x i64] zeroinitializer, {} zeroinitializer, {} zeroinitializer",
        "ptr null, ptr null, i64 -1, i1 0",
    ];
    let intrinsics = [
        ("<4 x i32>", "masked.load.v4i32.p0"),
        ("void", "masked.store.v4i32.p0"),
        ("<4 x i32>", "masked.gather.v4i32.v4p0"),
        ("void", "masked.scatter.v4i32.v4p0"),
        ("<4 x i32>", "vector.insert.v4i32.v2i32"),
        ("<2 x i32>", "vector.extract.v2i32.v4i32"),
        ("<4 x i32>", "vector.reverse.v4i32"),
        ("{i32, i1}", "sadd.with.overflow.i32"),
        ("i32", "vector.reduce.add.v4i32"),
        ("float", "vector.reduce.fadd.v4f32"),
        ("i32", "fptosi.sat.i32.f64"),
        ("i16", "convert.to.fp16.f32"),
        ("i32", "fshl.i32"),
        ("i64", "expect.i64"),
        ("double", "experimental.constrained.fadd.f64"),
        ("i32", "experimental.constrained.fptosi.i32.f64"),
        ("i1", "experimental.constrained.fcmp.f64"),
        ("i8", "scmp.i8.i32"),
        ("ptr", "threadlocal.address.p0"),
    ];
    for (ret, name) in intrinsics {
        for args in arguments {
            let result = if ret == "void" { "" } else { "%r = " };
            // Only that there is an end counts here.
            let _ = run(&format!(
                "declare {ret} @llvm.{name}(...)\ndefine i32 @main() {{\n{result}call {ret} @llvm.{name}({args})\nret i32 0\n}}\n"
            ));
        }
    }
}

#[test]
fn calls_that_do_not_fit_their_function() {
    let calls = [
        "%r = call i32 @f(i32 1)",
        "%r = call i32 @f(i32 1, i64 2, <4 x i32> zeroinitializer, i128 5)",
        "%r = call {i64, i64, i64} @f(i32 1)",
        "%r = call i32 @f({} byval(i64) zeroinitializer)",
        "%r = call i32 (i32, ...) @f(i32 1, {} byval(i64) zeroinitializer)",
        "%r = call i32 @f({} zeroinitializer, [0 x i32] zeroinitializer, i8 1)",
    ];
    for call in calls {
        let end = run(&format!(
            "define i32 @f(i32 %a, i64 %b, <4 x i32> %c) {{ ret i32 %a }}\ndefine i32 @main() {{\n{call}\nret i32 0\n}}\n"
        ));
        assert!(matches!(end, Ok(End::Exit(0) | End::Unsupported { .. }) | Err(_)), "{call}: {end:?}");
    }
}

#[test]
fn a_phi_that_cannot_be_lowered_stops_only_the_way_that_needs_it() {
    let with = |cond: &str| {
        run(&format!(
            "@t = thread_local global i32 7\ndefine i32 @main() {{\nentry:\nbr i1 {cond}, label %a, label %b\n\
             a:\nbr label %b\nb:\n\
             %p = phi i64 [ 1, %a ], [ mul (i64 ptrtoint (ptr @t to i64), i64 6), %entry ]\n\
             %r = trunc i64 %p to i32\nret i32 %r\n}}\n"
        ))
    };
    assert_eq!(with("true"), Ok(End::Exit(1)));
    assert!(matches!(with("false"), Ok(End::Unsupported { .. })));
}

#[test]
fn aliases_that_lead_in_a_circle_are_refused() {
    let end = run("@a = alias i32, ptr @b\n@b = alias i32, ptr @a\ndefine i32 @main() { ret i32 0 }\n");
    assert!(end.is_err(), "{end:?}");
}

#[test]
fn types_that_grow_without_end_do_not_take_for_ever() {
    let mut types = "%s0 = type {}\n".to_string();
    for i in 1..64 {
        types += &format!("%s{i} = type {{ %s{0}, %s{0} }}\n", i - 1);
    }
    let end = run(&format!(
        "{types}define i32 @main() {{\n%p = alloca %s63\n%q = load %s63, ptr %p\nstore %s63 %q, ptr %p\nret i32 0\n}}\n"
    ));
    assert_eq!(end, Ok(End::Exit(0)));
    for line in
        ["%p = alloca [1000000000000 x i64]", "%p = alloca i64, i64 -1", "%p = alloca [4611686018427387904 x i64]"]
    {
        let end = body(&format!("{line}\nstore i8 1, ptr %p"));
        assert!(matches!(end, Ok(End::Failed(_) | End::Unsupported { .. }) | Err(_)), "{line}: {end:?}");
    }
}

#[test]
fn three_way_comparisons_fill_only_their_own_register() {
    let end = run("declare i8 @llvm.scmp.i8.i128(i128, i128)\n\
         define i8 @f(i128 %a, i128 %b) { %r = call i8 @llvm.scmp.i8.i128(i128 %a, i128 %b)\n ret i8 %r }\n\
         define i32 @main() {\n%r = call i8 @f(i128 1, i128 2)\n%e = zext i8 %r to i32\nret i32 %e\n}\n");
    assert_eq!(end, Ok(End::Exit(255)));
}

#[test]
fn a_weak_function_that_gave_way_is_still_what_its_alias_means() {
    let first = "define weak i32 @foo() { ret i32 1 }\n@bar = alias i32 (), ptr @foo\n\
                 @v = weak global i32 3\n@w = alias i32, ptr @v\n\
                 define i32 @main() {\n%a = call i32 @foo()\n%b = call i32 @bar()\n%c = load i32, ptr @v\n\
                 %d = load i32, ptr @w\n%e = mul i32 %a, 50\n%f = mul i32 %b, 20\n%g = mul i32 %c, 6\n\
                 %h = add i32 %e, %f\n%i = add i32 %g, %d\n%j = add i32 %h, %i\nret i32 %j\n}\n";
    let second = "define i32 @foo() { ret i32 2 }\n@v = global i32 10\n";
    let modules = vec![ir::parse("first.ll", first).unwrap(), ir::parse("second.ll", second).unwrap()];
    let image = Image::load(modules).unwrap();
    let end = Machine::new(&image, World::default(), Limits::default()).run().end;
    assert_eq!(end, End::Exit(2 * 50 + 20 + 10 * 6 + 3));
}
