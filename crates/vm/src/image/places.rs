//! Source places and the names of variables, for messages.

use super::{FunctionKind, GLOBAL_SITE, Image, LOCAL_SITE};
use guest::memory::Site;
use guest::shims::{Entry, Role};
use ir::inst::DebugBinding;
use ir::{MdId, Operand};
use std::path::Path;
use std::sync::Arc;
use trace::Place;

impl Image {
    /// The places of an op, the innermost inlined call first.
    pub(crate) fn places(&self, function: u32, op: usize) -> Vec<Place> {
        let name = &self.functions[function as usize].name;
        let unknown = || vec![Place { file: "".into(), line: 0, column: 0, function: Arc::from(&**name) }];
        let Some((module, f, _)) = self.ir_function(function) else { return unknown() };
        let module = self.module(module);
        // An op of the prologue has no line of its own: the next one's is where the function starts.
        let loc =
            self.code(function).and_then(|c| c.info.get(op..)?.iter().map(|i| i.loc).find(|&l| l != 0)).unwrap_or(0);
        let Some(mut at) = loc.checked_sub(1).and_then(|id| module.location(MdId(id))) else {
            let Some(sub) = f.subprogram.and_then(|s| module.subprogram(s)) else { return unknown() };
            return vec![Place {
                file: self.source_path(&sub.file, &sub.directory),
                line: 0,
                column: 0,
                function: Arc::from(&*sub.name),
            }];
        };
        let mut out = Vec::new();
        loop {
            out.push(self.shown_place(function, &at));
            match at.inlined_at {
                Some(outer) => at = *outer,
                None => return out,
            }
        }
    }

    /// The source files of the program, as places name them.
    pub fn source_files(&self) -> Vec<Arc<str>> {
        let users = (0..self.functions.len() as u32).filter(|f| self.is_users(*f));
        let mut all: Vec<Arc<str>> = users.filter_map(|f| Some(self.places(f, 0).pop()?.file)).collect();
        all.sort();
        all.dedup();
        all
    }

    /// One location of a function as a place.
    pub(crate) fn shown_place(&self, function: u32, at: &ir::SourceLoc) -> Place {
        let name = &self.functions[function as usize].name;
        Place {
            file: self.source_path(&at.file, &at.directory),
            line: at.line,
            column: at.column,
            function: if at.function.is_empty() { Arc::from(&**name) } else { Arc::from(&*at.function) },
        }
    }

    pub(crate) fn global_name(&self, at: guest::memory::Addr) -> Option<String> {
        let all = self.program.modules.iter().enumerate().flat_map(|(n, m)| {
            m.symbols.iter().enumerate().map(move |(s, symbol)| (n as u32, ir::SymbolId(s as u32), &symbol.name))
        });
        let mut named = all.filter(|(n, s, _)| self.resolve(*n, *s) == super::Resolved::Address(at));
        named.next().map(|(_, _, name)| name.to_string())
    }

    /// A source file as it is found from the folder the tool was started in.
    fn source_path(&self, file: &Arc<str>, directory: &str) -> Arc<str> {
        let path = Path::new(directory).join(&**file);
        match path.strip_prefix(&self.started_in) {
            Ok(inside) if !self.started_in.as_os_str().is_empty() => inside.to_string_lossy().into(),
            _ => path.to_string_lossy().into(),
        }
    }

    /// The name of the variable of a site that the image gave, and where it is declared.
    pub(crate) fn variable(&self, site: Site) -> Option<(String, Option<Place>)> {
        if site.0 & LOCAL_SITE != 0 {
            let locals = self.locals.lock().unwrap_or_else(|e| e.into_inner());
            let local = locals.get((site.0 & !LOCAL_SITE) as usize)?;
            let (module, f, body) = self.ir_function(local.function)?;
            let module = self.module(module);
            let function = &self.functions[local.function as usize].name;
            let var = body
                .debug_vars
                .iter()
                .find(|v| v.binding == DebugBinding::Declare && v.value == Some(Operand::Local(local.local)));
            let directory = f.subprogram.and_then(|s| module.subprogram(s)).map_or("".into(), |s| s.directory);
            let named = var.and_then(|v| module.variable(v.var));
            return Some(match named {
                Some(d) => (
                    format!("`{}` of {function}", d.name),
                    Some(Place {
                        file: self.source_path(&d.file, &directory),
                        line: d.line,
                        column: 0,
                        function: Arc::from(&**function),
                    }),
                ),
                None => (format!("of {function}"), None),
            });
        }
        if site.0 & GLOBAL_SITE != 0 {
            let (module, symbol) = (*self.globals.get((site.0 & !GLOBAL_SITE) as usize)?)?;
            let name = &self.module(module).symbol(symbol).name;
            let literal = name.starts_with(".str") || name.starts_with("str.");
            let shown = if literal { "(a string literal)".to_string() } else { format!("`{name}`") };
            return (!name.is_empty()).then_some((shown, None));
        }
        None
    }

    /// The name of a function and the file it is defined in, as the source has them.
    pub(crate) fn name_and_file(&self, function: u32) -> (String, String) {
        let place = self.places(function, 0).pop();
        let file = place.map_or(String::new(), |p| p.file.to_string());
        (self.functions[function as usize].name.to_string(), file)
    }

    /// Whether a site is a global variable of the library's own code.
    pub(crate) fn is_librarys(&self, site: Site) -> bool {
        let global = (site.0 & GLOBAL_SITE != 0).then(|| self.globals.get((site.0 & !GLOBAL_SITE) as usize)).flatten();
        global.is_some_and(|g| g.is_some_and(|(module, _)| module as usize + 1 == self.program.modules.len()))
    }

    /// Whether a function is the user's own code rather than the library's.
    pub(crate) fn is_users(&self, function: u32) -> bool {
        match self.functions[function as usize].kind {
            FunctionKind::Defined { module, .. } => module as usize + 1 != self.program.modules.len(),
            _ => false,
        }
    }

    pub(crate) fn role(&self, function: u32) -> Option<Role> {
        self.functions[function as usize].library.map(|l| l.role)
    }

    /// Whether a function of the library is one of those by which threads wait for each other.
    pub(crate) fn synchronises(&self, function: u32) -> bool {
        self.functions[function as usize].library.is_some_and(Entry::synchronises)
    }
}
