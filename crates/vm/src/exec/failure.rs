//! From a fault to a failure: places, names, and where the memory came from.

use super::sites::CodePlace;
use super::{Machine, Thread};
use crate::image::{GLOBAL_SITE, LOCAL_SITE};
use guest::memory::{Fault, FaultObject, ObjectKind, Site};
use trace::{Failure, ObjectNote, Place};

/// Of a deep stack, so many innermost and outermost frames are kept.
const INNERMOST: usize = 48;
const OUTERMOST: usize = 8;

impl Machine<'_> {
    /// The places of the frames, innermost first.
    pub(crate) fn stack(&self) -> Vec<Place> {
        self.places_of(&self.thread)
    }

    /// The places of a thread's frames, innermost first.
    pub(super) fn places_of(&self, t: &Thread) -> Vec<Place> {
        self.frames_of(t, false)
    }

    /// The same of a thread that stands before its next event.
    pub(super) fn places_before(&self, t: &Thread) -> Vec<Place> {
        self.frames_of(t, true)
    }

    fn frames_of(&self, t: &Thread, before: bool) -> Vec<Place> {
        // All frames but the newest stand after their call.
        self.places(t.frames.iter().rev().enumerate().map(|(n, f)| CodePlace {
            function: f.function,
            op: if n == 0 && before { f.pc } else { f.pc.saturating_sub(1) },
        }))
    }

    fn places(&self, stack: impl Iterator<Item = CodePlace>) -> Vec<Place> {
        let mut frames: Vec<CodePlace> = stack.filter(|p| self.image.is_users(p.function)).collect();
        if frames.len() > INNERMOST + OUTERMOST {
            frames.drain(INNERMOST..frames.len() - OUTERMOST);
        }
        frames.into_iter().flat_map(|p| self.image.places(p.function, p.op as usize)).collect()
    }

    pub(super) fn site_places(&self, site: Site) -> Vec<Place> {
        if site.0 & (LOCAL_SITE | GLOBAL_SITE) != 0 {
            return self.image.variable(site).and_then(|v| v.1).into_iter().collect();
        }
        self.places(self.sites.stack(site).iter().copied())
    }

    fn object_note(&self, o: &FaultObject) -> ObjectNote {
        let bytes = if o.size == 1 { "1 byte".to_string() } else { format!("{} bytes", o.size) };
        let variable = self.image.variable(o.allocated).map(|v| v.0);
        let name = match (o.kind, variable) {
            (ObjectKind::Heap, _) => match self.location(o.base, o.size) {
                known if known.origin.is_empty() => format!("heap object of {bytes}"),
                known => format!("heap object of {bytes} (`{}`)", known.name),
            },
            (ObjectKind::Stack, Some(v)) => format!("local variable {v} ({bytes})"),
            (ObjectKind::Global, Some(v)) => format!("global variable {v} ({bytes})"),
            (ObjectKind::Stack, None) => format!("local variable ({bytes})"),
            (ObjectKind::Global, None) => format!("global variable ({bytes})"),
            (ObjectKind::Mapping, _) => format!("mapping of {bytes}"),
            (ObjectKind::Library, _) => format!("object of the C library ({bytes})"),
        };
        let kind = match o.kind {
            ObjectKind::Heap => "heap",
            ObjectKind::Stack => "stack",
            ObjectKind::Global => "global",
            ObjectKind::Mapping => "mapping",
            ObjectKind::Library => "library",
        };
        let mut position = o.position.clone();
        if let Some((offset, size)) = o.inside {
            let part = self.location(o.base + offset, size);
            if !part.name.contains(' ') {
                position += &format!(" (`{}`)", part.name);
            }
        }
        ObjectNote {
            kind,
            name,
            position,
            allocated: self.site_places(o.allocated),
            freed: if o.freed == Site(0) { Vec::new() } else { self.site_places(o.freed) },
        }
    }

    pub(crate) fn failure(&self, fault: &Fault) -> Failure {
        let mut stack = self.stack();
        if stack.is_empty() {
            // Not even main could begin.
            stack = self.places(self.overflowed.iter().map(|&function| CodePlace { function, op: 0 }));
        }
        Failure {
            stuck: None,
            kind: fault.kind,
            message: fault.message.clone(),
            at: stack.iter().find(|p| p.is_known()).or(stack.first()).cloned(),
            thread: self.thread.name.clone(),
            clock: self.thread.clock,
            stack,
            depth: self.thread.frames.iter().filter(|f| self.image.is_users(f.function)).count(),
            object: fault.object.as_ref().map(|o| self.object_note(o)),
            others: Vec::new(),
        }
    }
}
