//! Global variables of the C library (`stdout`, `environ`, `optind`, ...).
//!
//! How to add one: a line in [`TABLE`], and in [`Bindings::bind`] what it holds at the start if that is not a number.
//! A variable exists in guest memory only if the program mentions it.

use crate::memory::{Addr, GLOBALS, Memory, ObjectKind, Site};
use crate::world::World;
use crate::world::getopt::Variables;
use crate::world::streams::Std;
use rustc_hash::FxHashMap;

/// Name in the program, the variable it means, size, first value.
const TABLE: &[(&str, &str, u64, u32)] = &[
    ("stdin", "stdin", 8, 0),
    ("stdout", "stdout", 8, 0),
    ("stderr", "stderr", 8, 0),
    ("environ", "environ", 8, 0),
    ("__environ", "environ", 8, 0),
    ("_environ", "environ", 8, 0),
    ("optarg", "optarg", 8, 0),
    ("optind", "optind", 4, 1),
    ("opterr", "opterr", 4, 1),
    ("optopt", "optopt", 4, b'?' as u32),
    ("program_invocation_name", "program_invocation_name", 8, 0),
    ("__progname_full", "program_invocation_name", 8, 0),
    ("program_invocation_short_name", "program_invocation_short_name", 8, 0),
    ("__progname", "program_invocation_short_name", 8, 0),
    ("tzname", "tzname", 16, 0),
    ("__tzname", "tzname", 16, 0),
    ("timezone", "timezone", 8, 0),
    ("__timezone", "timezone", 8, 0),
    ("daylight", "daylight", 4, 0),
    ("__daylight", "daylight", 4, 0),
    ("signgam", "signgam", 4, 0),
    ("error_print_progname", "error_print_progname", 8, 0),
    ("error_message_count", "error_message_count", 4, 0),
    ("error_one_per_line", "error_one_per_line", 4, 0),
    ("__dso_handle", "__dso_handle", 8, 0),
    ("in6addr_any", "in6addr_any", 16, 0),
];

/// Where the variables that a program mentions are.
#[derive(Clone, Debug, Default)]
pub struct Bindings {
    at: FxHashMap<&'static str, Addr>,
}

/// The address of a library variable, which is made if the program mentions it for the first time.
pub fn create(name: &str, mem: &mut Memory, bindings: &mut Bindings) -> Option<Addr> {
    let &(_, variable, size, first) = TABLE.iter().find(|t| t.0 == name)?;
    if let Some(&at) = bindings.at.get(variable) {
        return Some(at);
    }
    let at = mem.alloc(GLOBALS, ObjectKind::Global, size, 16, Site(0))?;
    mem.write_u32(at, first).ok()?;
    bindings.at.insert(variable, at);
    Some(at)
}

/// A string of the library's own.
fn text(mem: &mut Memory, s: &[u8]) -> Addr {
    let Some(at) = mem.alloc(GLOBALS, ObjectKind::Library, s.len() as u64 + 1, 1, Site(0)) else { return 0 };
    if let Ok(to) = mem.bytes_mut(at, s.len() as u64) {
        to.copy_from_slice(s);
    }
    at
}

impl Bindings {
    fn put(&self, mem: &mut Memory, variable: &str, value: impl FnOnce(&mut Memory) -> Addr) {
        if let Some(&at) = self.at.get(variable) {
            let value = value(mem);
            // The object was made by `create`.
            let _ = mem.write_u64(at, value);
        }
    }

    pub fn name_at(&self, at: Addr) -> Option<&'static str> {
        self.at.iter().find(|(_, a)| **a == at).map(|(&name, _)| name)
    }

    /// Gives the variables their first values, and tells the world where they are.
    pub fn bind(&self, world: &mut World, mem: &mut Memory) {
        let standard = world.streams.create_std(mem);
        for (which, name, value) in
            [(Std::In, "stdin", standard[0]), (Std::Out, "stdout", standard[1]), (Std::Err, "stderr", standard[2])]
        {
            self.put(mem, name, |_| value);
            world.streams.set_variable(which, self.at.get(name).copied().unwrap_or(0));
        }
        if let Some(&at) = self.at.get("environ") {
            world.env.variable = at;
        }
        let mut option = |name| create(name, mem, &mut self.clone());
        if let (Some(optarg), Some(optind), Some(opterr), Some(optopt)) =
            (option("optarg"), option("optind"), option("opterr"), option("optopt"))
        {
            world.getopt.adopt(Variables { optarg, optind, opterr, optopt });
        }
        let path = world.inputs.args.first().cloned().unwrap_or_default();
        let short = path.rsplit(|&b| b == b'/').next().unwrap_or(&[]).to_vec();
        self.put(mem, "program_invocation_name", |m| text(m, &path));
        self.put(mem, "program_invocation_short_name", |m| text(m, &short));
        if let Some(&at) = self.at.get("tzname") {
            let utc = text(mem, b"UTC");
            let _ = mem.write_u64(at, utc).and_then(|()| mem.write_u64(at + 8, utc));
        }
        for (&name, &at) in &self.at {
            world.statics.set(name, 0, at);
        }
    }
}

/// Another thread may change how characters are encoded: memory says what the encoding is.
pub fn bind_encoding(world: &mut World, mem: &mut Memory) {
    world.locale.word = mem.alloc(GLOBALS, ObjectKind::Library, 4, 4, Site(0)).unwrap_or(0);
}
