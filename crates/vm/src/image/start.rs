//! What runs before and after `main`: constructors, `main` itself, `exit`, destructors.

use super::{Function, FunctionKind, GLOBAL_SITE, Image, LoadError, Resolved};
use crate::bytecode::{CallSite, Callee, Code, Op, OpInfo, Src};
use guest::memory::{GLOBALS, ObjectKind, Site};
use ir::{ConstId, Constant, SymbolKind};
use std::sync::OnceLock;

/// Registers of the start function: argc, argv, envp, and main's result.
const MAIN_ARGS: [u32; 3] = [0, 1, 2];
const MAIN_RESULT: u32 = 3;

fn call(callee: u32, args: &[Src], dst: u32, ret_slots: u32) -> CallSite {
    CallSite {
        callee: Callee::Function(callee),
        args: args.into(),
        fixed: args.len() as u32,
        byval: Box::default(),
        varargs: Box::default(),
        va_size: 0,
        dst,
        ret_slots,
        ret_bits: 32,
        used: true,
        inst: u32::MAX,
    }
}

fn sequence(calls: Vec<CallSite>) -> Code {
    let mut code = Code { regs: 4, params: 3, ..Code::default() };
    code.ops = (0..calls.len() as u32).map(|site| Op::Call { n: 0, site }).collect();
    code.ops.push(Op::Ret { n: 0, s: 0, count: 0 });
    code.info = vec![OpInfo::default(); code.ops.len()];
    code.calls = calls;
    code
}

impl Image {
    /// The functions of `llvm.global_ctors` or `llvm.global_dtors`, in order of priority.
    fn structors(&self, list: &str) -> Vec<u32> {
        let mut found: Vec<(u64, u32)> = Vec::new();
        for (m, module) in self.program.modules.iter().enumerate() {
            let Some(&id) = module.by_name.get(list) else { continue };
            let SymbolKind::Variable(v) = &module.symbol(id).kind else { continue };
            let Some(Constant::Aggregate(entries)) = v.init.map(|i| module.constant(i)) else { continue };
            for &entry in entries {
                let Constant::Aggregate(fields) = module.constant(entry) else { continue };
                let word = |id: Option<&ConstId>| {
                    id.and_then(|&id| self.constant_slots(m as u32, id).ok()).and_then(|s| s.first().copied())
                };
                if let (Some(priority), Some(addr)) = (word(fields.first()), word(fields.get(1)))
                    && let Some(f) = self.function_at(addr)
                {
                    found.push((priority, f));
                }
            }
        }
        found.sort_by_key(|f| f.0);
        found.into_iter().map(|f| f.1).collect()
    }

    pub(crate) fn named(&self, name: &str) -> Option<u32> {
        self.program.modules.iter().enumerate().find_map(|(m, module)| {
            let id = *module.by_name.get(name)?;
            match self.resolved[m][id.index()] {
                Some(Resolved::Function(f)) => Some(f),
                Some(Resolved::Address(a)) => self.function_at(a),
                _ => None,
            }
        })
    }

    fn synthetic(&mut self, name: &str, code: Code) -> u32 {
        let id = self.functions.len() as u32;
        self.functions.push(Function {
            name: name.into(),
            kind: FunctionKind::Synthetic,
            library: None,
            code: OnceLock::from(code),
            sides: Default::default(),
        });
        id
    }

    pub(super) fn add_start(&mut self) -> Result<(), LoadError> {
        let missing = |what: &str| LoadError(what.to_string());
        let main = self
            .named("main")
            .filter(|&f| matches!(self.functions[f as usize].kind, FunctionKind::Defined { .. }))
            .ok_or_else(|| missing("the program has no function `main`: which file defines it?"))?;
        let exit = self.named("exit").ok_or_else(|| missing("our own runtime has no `exit`"))?;

        let mut destructors = self.structors("llvm.global_dtors");
        destructors.reverse();
        let calls = destructors.into_iter().map(|f| call(f, &[], 0, 0)).collect();
        let run_destructors = sequence(calls);
        // The runtime's `exit` declares this function; give the declaration its meaning.
        if let Some(id) = self.named("__unsnarl_run_destructors") {
            let f = &mut self.functions[id as usize];
            f.kind = FunctionKind::Synthetic;
            f.code = OnceLock::from(run_destructors);
        }

        let mut calls: Vec<CallSite> = Vec::new();
        let main_args = MAIN_ARGS.map(Src::Reg);
        calls.extend(self.structors("llvm.global_ctors").into_iter().map(|f| call(f, &main_args, 0, 0)));
        calls.push(call(main, &main_args, MAIN_RESULT, 1));
        self.exit = self.function_address(exit);
        calls.push(call(exit, &[Src::Reg(MAIN_RESULT)], 0, 0));
        self.start = self.synthetic("_start", sequence(calls));
        self.hide_llvm_globals();
        Ok(())
    }

    /// Anything the program still finds of LLVM's own arrays is an empty object.
    fn hide_llvm_globals(&mut self) {
        for (m, module) in self.program.modules.iter().enumerate() {
            for (s, symbol) in module.symbols.iter().enumerate() {
                if symbol.name.starts_with("llvm.")
                    && matches!(symbol.kind, SymbolKind::Variable(_))
                    && let Some(at) = self.memory.alloc(GLOBALS, ObjectKind::Global, 0, 1, Site(GLOBAL_SITE))
                {
                    self.resolved[m][s] = Some(Resolved::Address(at));
                }
            }
        }
    }
}
