//! What memory is called, at any moment of a run or after it.

use super::Machine;
use crate::image::Named;
use guest::memory::{Addr, ObjectKind, Site};
use trace::{Location, LocationKind};

/// Longer names are cut: they stand in every line of a saved run.
const LONGEST: usize = 500;

fn cut(mut name: String) -> String {
    if name.len() > LONGEST {
        let end = (0..=LONGEST).rev().find(|&i| name.is_char_boundary(i)).unwrap_or(0);
        name.truncate(end);
        name.push_str("...");
    }
    name
}

impl Machine<'_> {
    /// What the `size` bytes at `at` are called; size 0 asks for what starts or lies there, whatever its size. An
    /// object that died keeps its name until its address serves again.
    pub fn location(&self, at: Addr, size: u64) -> Location {
        let Some((object, live)) = self.mem.object_ever(at) else { return self.nowhere(at, size) };
        let stack: Vec<(u32, u32)> =
            self.sites.stack(object.allocated).iter().map(|place| (place.function, place.op)).collect();
        let offset = at - object.base;
        // What a lock keeps for itself has the lock's name: nobody has ever heard of another.
        if let Some((lock, number)) = self.sync.word_at(at) {
            return Location { offset, size, number: Some(number), ..self.location(lock, 0) };
        }
        let named = Named { kind: object.kind, size: object.size, site: object.allocated, stack: &stack };
        let mut name = self.image.name(&named, offset, size);
        if let Some((what, kind)) = self.library_name(object.kind, object.base, object.allocated) {
            name.name = if offset == 0 { what.to_string() } else { format!("{what}+{offset}") };
            name.kind = kind;
        }
        Location {
            name: cut(name.name),
            origin: cut(name.origin),
            partial: name.partial,
            kind: name.kind,
            base: object.base,
            offset,
            size,
            live,
            number: name.number,
        }
    }

    /// The whole object in which an address lies.
    pub fn object_at(&self, at: Addr) -> Location {
        let object = self.mem.object_ever(at).map(|(object, _)| (object.base, object.size));
        object.map_or_else(|| self.nowhere(at, 0), |(base, size)| self.location(base, size))
    }

    /// What the C library made for itself.
    fn library_name(&self, kind: ObjectKind, base: Addr, site: Site) -> Option<(&'static str, LocationKind)> {
        match kind {
            ObjectKind::Global if site == Site(0) => Some((self.image.library_variable(base)?, LocationKind::Global)),
            ObjectKind::Library => {
                let mut threads = std::iter::once(&self.thread).chain(&self.parked);
                if threads.any(|t| t.errno_at == base) {
                    return Some(("errno", LocationKind::ThreadLocal));
                }
                self.world.streams.is_stream(base).then_some(("FILE", LocationKind::Library))
            }
            _ => None,
        }
    }

    fn nowhere(&self, at: Addr, size: u64) -> Location {
        let name = match self.image.function_at(at) {
            _ if at == 0 => "null".to_string(),
            Some(id) => format!("function {}", self.image.functions[id as usize].name),
            None if self.mem.is_retired(at) => "heap object that was freed long ago".to_string(),
            None => format!("0x{at:x}"),
        };
        let kind = LocationKind::Nowhere;
        Location {
            name,
            origin: String::new(),
            partial: false,
            kind,
            base: at,
            offset: 0,
            size,
            live: false,
            number: None,
        }
    }
}
