//! From unset bits that a run depends on to a failure: what depends on them, and which variable they come from.

use super::super::Machine;
use super::LOCALS;
use crate::image::Named;
use guest::memory::{Fault, FaultObject, ObjectKind, Site, Source};
use trace::FailureKind;

/// The run depends on unset bits.
#[derive(Clone, Copy)]
pub(in crate::exec) struct Found {
    pub(in crate::exec) what: Use,
    pub(in crate::exec) source: Source,
}

/// What depends on them.
#[derive(Clone, Copy)]
pub(in crate::exec) enum Use {
    Branch,
    Switch,
    /// The address of a read.
    Read,
    /// The address of a write.
    Write,
    /// The size of a local variable.
    Size,
    /// The length of a copy.
    Length,
    Divisor,
    /// The function that a pointer leads to, or the place of a computed jump.
    Target,
    ExitStatus,
    /// An argument of a function of the library, counted from 1.
    Argument(usize, &'static str),
    /// What a function of the library looks at.
    Looks(&'static str),
}

impl Use {
    fn sentence(self, variable: &str) -> String {
        let never = "which was never set";
        match self {
            Use::Branch => format!("the condition here depends on {variable}, {never}"),
            Use::Switch => format!("the `switch` here depends on {variable}, {never}"),
            Use::Read => format!("the address that is read here depends on {variable}, {never}"),
            Use::Write => format!("the address that is written here depends on {variable}, {never}"),
            Use::Size => format!("the size of a local variable depends on {variable}, {never}"),
            Use::Length => format!("the number of bytes that are copied or set here depends on {variable}, {never}"),
            Use::Divisor => format!("the divisor here depends on {variable}, {never}"),
            Use::Target => format!("what is called or jumped to here depends on {variable}, {never}"),
            Use::ExitStatus => format!("the exit status depends on {variable}, {never}"),
            Use::Argument(n, function) => format!("argument {n} of `{function}` depends on {variable}, {never}"),
            Use::Looks(function) => format!("`{function}` uses {variable}, {never}"),
        }
    }
}

impl Machine<'_> {
    #[cold]
    pub(in crate::exec) fn uninitialised(&self, found: Found) -> Box<Fault> {
        let (variable, object) = if found.source >= LOCALS {
            self.local_in_register(found.source)
        } else {
            let location = self.location(found.source, 0);
            let object = self.mem.object_ever(found.source).map(|(o, _)| {
                // The message says which part of it.
                FaultObject {
                    kind: o.kind,
                    base: o.base,
                    size: o.size,
                    position: String::new(),
                    inside: None,
                    allocated: o.allocated,
                    freed: Site(0),
                }
            });
            (format!("`{location}`"), object)
        };
        Box::new(Fault { kind: FailureKind::Uninitialised, message: found.what.sentence(&variable), object })
    }

    /// Whether no field of a struct lies there.
    pub(super) fn is_padding(&self, source: Source) -> bool {
        self.mem.object_ever(source).filter(|_| source < LOCALS).is_some_and(|(o, _)| {
            let stack =
                self.sites.stack(o.allocated).iter().map(|place| (place.function, place.op)).collect::<Vec<_>>();
            let named = Named { kind: o.kind, size: o.size, site: o.allocated, stack: &stack };
            self.image.is_padding(&named, source - o.base)
        })
    }

    /// A local variable that has no address.
    fn local_in_register(&self, source: Source) -> (String, Option<FaultObject>) {
        let (function, register) = ((source & !LOCALS) >> 32, source as u32);
        let function = function as u32;
        let code = self.image.code(function);
        let Some(local) = code.and_then(|c| c.locals.iter().find(|l| l.register == register)) else {
            return ("a local variable".to_string(), None);
        };
        let (size, site) = (local.size, local.site);
        let named = Named { kind: ObjectKind::Stack, size, site, stack: &[] };
        let name = self.image.name(&named, 0, size);
        let shown = if name.origin.is_empty() { name.name } else { format!("`{} ({})`", name.name, name.origin) };
        let object = FaultObject {
            kind: ObjectKind::Stack,
            base: 0,
            size,
            position: String::new(),
            inside: None,
            allocated: site,
            freed: Site(0),
        };
        (shown, Some(object))
    }
}
