//! Everything the guest can see outside its memory: files, streams, environment, clock, and the C library's
//! own state. All of it is explicit, so that a run can be repeated.

pub mod calendar;
pub mod clock;
pub mod entropy;
pub mod env;
pub mod files;
pub mod getopt;
pub mod locale;
pub mod mappings;
pub mod random;
pub mod signals;
pub mod statics;
pub mod streams;
pub mod strftime;
pub mod strptime;
mod symbolic;

pub use symbolic::{Asked, StdinPlace};

pub const PID: i32 = 4242;

#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// The program's arguments, `argv[0]` first.
    pub args: Vec<Vec<u8>>,
    /// The environment, `NAME=value`.
    pub env: Vec<Vec<u8>>,
    /// Folders the guest may use besides the current and the temporary one.
    pub allow: Vec<std::path::PathBuf>,
    /// What symbolic inputs are: by thread, and which of that thread's, from 0. Zeros where nothing is said.
    pub symbolic: std::collections::BTreeMap<(trace::ThreadName, u32), Vec<u8>>,
    /// The bytes of arguments could be anything.
    pub symbolic_args: bool,
    /// So many bytes of standard input could be anything.
    pub symbolic_stdin: usize,
}

#[derive(Default)]
pub struct World {
    pub inputs: Inputs,
    pub files: files::Files,
    pub streams: streams::Streams,
    pub env: env::Env,
    pub signals: signals::Signals,
    pub getopt: getopt::Getopt,
    pub locale: locale::Locale,
    pub mappings: mappings::Mappings,
    /// The address of the guest's `exit`.
    pub exit: crate::memory::Addr,
    pub clock: clock::Clock,
    pub generators: random::Generators,
    /// The library's own objects in guest memory.
    pub statics: statics::Statics,
    /// The floating-point exceptions that are raised, as fenv.h numbers them.
    pub float_exceptions: u32,
    /// How many symbolic inputs each thread has asked for.
    pub asked: rustc_hash::FxHashMap<crate::sync::ThreadId, u32>,
    /// Which messages `syslog` would keep, if the program said so.
    pub log_mask: Option<i32>,
    /// What the person should know about how this run differs from a native one.
    pub notes: Vec<&'static str>,
}

impl World {
    /// A world with these inputs and files. Unlike the default one it does not open the host's streams.
    pub fn new(inputs: Inputs, files: files::Files) -> World {
        World {
            inputs,
            files,
            streams: Default::default(),
            env: Default::default(),
            signals: Default::default(),
            getopt: Default::default(),
            locale: Default::default(),
            mappings: Default::default(),
            exit: Default::default(),
            clock: Default::default(),
            generators: Default::default(),
            statics: Default::default(),
            float_exceptions: Default::default(),
            asked: Default::default(),
            log_mask: Default::default(),
            notes: Default::default(),
        }
    }

    /// Adds a note, once.
    pub fn note(&mut self, text: &'static str) {
        if !self.notes.contains(&text) {
            self.notes.push(text);
        }
    }
}
