//! Names of data: the programs of `tests/names`, compiled by each clang there is, print addresses and what they must
//! be called; IR without debug info, and with damaged one.

use guest::world::World;
use guest::world::files::{Files, Output, StdinSource};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};
use vm::{End, Image, Limits, Machine};

fn on_path(name: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(name).is_file()))
}

fn clangs() -> Vec<String> {
    let numbered = (14..=40).map(|n| format!("clang-{n}")).filter(|name| on_path(name)).collect::<Vec<_>>();
    if numbered.is_empty() { vec!["clang".to_string()] } else { numbered }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/names").canonicalize().expect("tests/names")
}

fn compile(clang: &str, file: &str, options: &[&str]) -> String {
    let mut command = Command::new(clang);
    command.current_dir(folder()).args(["-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone"]);
    let out = command.args(options).args(["-o", "-", file]).output().expect("clang runs");
    assert!(out.status.success(), "{clang} {file}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("IR is text")
}

/// Runs a module that prints addresses; the line, the name, and what was expected.
fn names(ir: &str) -> Vec<(String, String, String)> {
    let image = Image::load(vec![ir::parse("names.ll", ir).expect("readable IR")]).expect("a program");
    let printed = Arc::new(Mutex::new(Vec::new()));
    let out = Output::Capture(printed.clone());
    let files = Files::with_std(StdinSource::default(), out, Output::Discard);
    let mut inputs = guest::world::Inputs::default();
    inputs.args.push(b"names".to_vec());
    let mut machine = Machine::new(&image, World { files, inputs, ..World::default() }, Limits::default());
    let end = machine.run().end;
    assert_eq!(end, End::Exit(0));
    let printed = String::from_utf8(printed.lock().unwrap().clone()).unwrap();
    let ask = |line: &str| {
        let mut words = line.splitn(3, ' ');
        let address = words.next().unwrap().trim_start_matches("0x").replace("(nil)", "0");
        let (address, size) = (u64::from_str_radix(&address, 16).unwrap(), words.next().unwrap().parse().unwrap());
        // Twice: the second answer is the one that was kept.
        let location = machine.location(address, size);
        assert_eq!(location, machine.location(address, size));
        assert!(location.offset == 0 || location.base + location.offset == address);
        (line.to_string(), location.to_string(), words.next().unwrap_or("").to_string())
    };
    printed.lines().map(ask).collect()
}

fn check(file: &str) {
    let source = std::fs::read_to_string(folder().join(file)).unwrap();
    let here = format!("{}/", folder().display());
    for clang in clangs() {
        let all = names(&compile(&clang, file, &["-g"]));
        assert!(all.len() > 5, "{file} prints no names");
        let mut wrong = Vec::new();
        for (_, name, mut expected) in all {
            for (number, line) in (1..).zip(source.lines()) {
                if let Some((_, mark)) = line.rsplit_once("// @") {
                    let (from, to) = (format!(".c:@{mark}"), format!(".c:{number}"));
                    for end in [" ", ")"] {
                        expected = expected.replace(&format!("{from}{end}"), &format!("{to}{end}"));
                    }
                }
            }
            let name = name.replace(&here, "");
            if name != expected {
                wrong.push(format!("  {name}\n    should be {expected}"));
            }
        }
        assert!(wrong.is_empty(), "{clang} {file}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn globals() {
    check("globals.c");
}

#[test]
fn locals() {
    check("locals.c");
}

#[test]
fn heap() {
    check("heap.c");
}

/// Without debug info there is at least the symbol, the function and the size.
#[test]
fn without_debug_info() {
    for clang in clangs() {
        let all = names(&compile(&clang, "heap.c", &["-g0"]));
        let named = |expected: &str| &all.iter().find(|(_, _, e)| e.starts_with(expected)).expect("printed").1;
        assert_eq!(named("node.next"), "heap object of 16 bytes from xmalloc +8");
        assert_eq!(named("accounts[3].balance"), "heap object of 160 bytes from main +56");
        let all = names(&compile(&clang, "globals.c", &["-g0"]));
        let named = |expected: &str| &all.iter().find(|(_, _, e)| e.starts_with(expected)).expect("printed").1;
        assert_eq!(named("queue.ends.last"), "global @queue+16");
        assert_eq!(named("last[1]"), "global @next_id.last+4");
        let all = names(&compile(&clang, "locals.c", &["-g0"]));
        assert_eq!(all[0].1, "local of main +16");
    }
}

/// Damage in the metadata costs a name, never the run.
#[test]
fn damaged_debug_info() {
    let clang = clangs().pop().unwrap();
    for file in ["globals.c", "locals.c", "heap.c"] {
        let text = compile(&clang, file, &["-g"]);
        let start = text.find("\n!llvm.dbg.cu").expect("debug info");
        let (code, metadata) = text.split_at(start);
        let swaps = [
            ("baseType: !", "baseType: !1"),
            ("elements: !", "elements: !1"),
            ("size: ", "size: 1844674407370955161"),
            ("offset: ", "offset: 1844674407370955161"),
            ("count: ", "count: 922337203685477580"),
            ("DIDerivedType", "DIBasicType"),
            ("DICompositeType", "DIDerivedType"),
            ("DW_TAG_structure_type", "DW_TAG_variant_part"),
            ("types: !", "types: !2"),
            ("scope: !", "scope: !3"),
            ("name: ", "nome: "),
        ];
        for (from, to) in swaps {
            let all = names(&format!("{code}{}", metadata.replace(from, to)));
            assert!(all.iter().all(|(_, name, _)| !name.is_empty()), "{from}");
        }
    }
}
