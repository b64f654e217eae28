//! Everything the guest can see outside its memory: files, streams, environment, clock, and the C library's
//! own state. All of it is explicit, so that a run can be repeated.

pub mod errno;
pub mod files;

pub use errno::Errno;

/// What a run is given.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// The program's arguments, `argv[0]` first.
    pub args: Vec<Vec<u8>>,
    /// The environment, `NAME=value`.
    pub env: Vec<Vec<u8>>,
    /// Folders the guest may use besides the current and the temporary one.
    pub allow: Vec<std::path::PathBuf>,
}

/// The world of one run.
#[derive(Default)]
pub struct World {
    /// What the run was given.
    pub inputs: Inputs,
    /// File descriptors and the file system.
    pub files: files::Files,
}
