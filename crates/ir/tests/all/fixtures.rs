//! The modules of `tests/ir` are read completely: as many instructions of each kind as their text has lines.

use ir::{InstKind, Module, SymbolKind};
use std::collections::BTreeMap;

fn modules() -> Vec<Module> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/ir");
    let mut modules = Vec::new();
    for entry in std::fs::read_dir(folder).expect("tests/ir is there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|e| e == "ll") {
            let text = std::fs::read_to_string(&path).expect("a file");
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            modules.push(ir::parse(&name, text).unwrap_or_else(|error| panic!("{error}")));
        }
    }
    assert!(modules.len() >= 9);
    modules
}

fn opcode(kind: &InstKind) -> String {
    let text = match kind {
        InstKind::Bin { op, .. } => format!("{op:?}"),
        InstKind::Cast { op, .. } => format!("{op:?}"),
        InstKind::CondBr { .. } => "br".into(),
        InstKind::Gep { .. } => "getelementptr".into(),
        kind => format!("{kind:?}").split([' ', '(']).next().unwrap_or_default().to_string(),
    };
    text.to_lowercase()
}

#[test]
fn every_instruction_of_the_text_is_there() {
    for module in modules().iter().filter(|m| &*m.path != "everything.ll") {
        let mut expected: BTreeMap<String, usize> = BTreeMap::new();
        let mut inside = false;
        for line in module.text.lines() {
            inside = (inside || line.starts_with("define ")) && line != "}";
            let Some(rest) =
                line.strip_prefix("  ").filter(|rest| inside && !rest.starts_with(' ') && !rest.starts_with(']'))
            else {
                continue;
            };
            let rest = rest.split_once(" = ").filter(|(name, _)| name.starts_with('%')).map_or(rest, |(_, rest)| rest);
            if rest.contains("@llvm.dbg.") {
                continue;
            }
            let word = rest.split([' ', ',']).next().unwrap_or_default();
            let word = if matches!(word, "tail" | "musttail" | "notail") { "call" } else { word };
            *expected.entry(word.replace('_', "")).or_default() += 1;
        }
        let mut found: BTreeMap<String, usize> = BTreeMap::new();
        for symbol in &module.symbols {
            let SymbolKind::Function(function) = &symbol.kind else { continue };
            for inst in function.body.iter().flat_map(|body| &body.insts) {
                *found.entry(opcode(&inst.kind)).or_default() += 1;
            }
        }
        assert!(!found.contains_key("unsupported"), "{}: {found:?}", module.path);
        assert_eq!(found, expected, "{}", module.path);
    }
}

#[test]
fn every_debug_variable_is_there() {
    for module in modules().iter().filter(|m| &*m.path != "everything.ll") {
        let lines =
            |what: &str| module.text.lines().filter(|line| line.contains(what) && !line.starts_with("declare")).count();
        let expected = lines("#dbg_declare(")
            + lines("#dbg_value(")
            + lines("#dbg_assign(")
            + lines("@llvm.dbg.declare(")
            + lines("@llvm.dbg.value(");
        let functions = module.symbols.iter().filter_map(|s| match &s.kind {
            SymbolKind::Function(function) => function.body.as_ref(),
            _ => None,
        });
        let vars: Vec<_> = functions.flat_map(|body| &body.debug_vars).collect();
        assert_eq!(vars.len(), expected, "{}", module.path);
        for var in vars {
            module.variable(var.var).unwrap_or_else(|| panic!("{}: {} has no name", module.path, var.var));
            assert!(module.text_of(var.expr).starts_with('!'));
        }
    }
}

#[test]
fn every_node_can_be_read() {
    for module in modules() {
        for (i, span) in module.metadata.iter().enumerate() {
            let node = module.node(ir::MdId(i as u32));
            assert!(node.is_some(), "{}: !{i} = {}", module.path, module.text_of(*span));
        }
    }
}

#[test]
fn every_location_of_an_instruction_has_a_file_and_a_function() {
    for module in modules() {
        for symbol in &module.symbols {
            let SymbolKind::Function(function) = &symbol.kind else { continue };
            for loc in function.body.iter().flat_map(|body| &body.insts).filter_map(|inst| inst.loc) {
                let place = module.location(loc).unwrap_or_else(|| panic!("{}: {loc} is no place", module.path));
                assert!(!place.file.is_empty() && !place.function.is_empty(), "{}: {loc} is {place:?}", module.path);
            }
        }
    }
}

#[test]
fn carriage_returns_change_nothing() {
    for module in modules() {
        let other = ir::parse("crlf", module.text.replace('\n', "\r\n")).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(other.symbols.len(), module.symbols.len());
        assert_eq!(other.constants, module.constants);
        assert_eq!(other.metadata.len(), module.metadata.len());
        for i in 0..module.metadata.len() {
            assert!(other.node(ir::MdId(i as u32)).is_some());
        }
    }
}
