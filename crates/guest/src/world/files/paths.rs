//! Which paths the guest may use.
//!
//! A path is walked one name at a time, following symbolic links ourselves, so that what is checked is what is
//! opened: the result has no links left in it and must lie in the start folder, the temporary folder, or a path
//! the user allowed. (Another process that swaps a folder for a link between the walk and the use could defeat
//! this: the policy guards against mistakes of the program, it is no jail for a hostile one.)
//!
//! A path outside that does not exist gives ENOENT, as it would natively; only one that exists, or that the
//! program wants to create, is refused with EACCES and remembered.

use crate::errno::Errno;
use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::fs::{File, Metadata, OpenOptions};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

const MAX_PATH: usize = 4096;
const MAX_NAME: usize = 255;
const MAX_LINKS: usize = 40;

/// A device that works without the host's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    Null,
    Zero,
    /// `/dev/urandom` and `/dev/random`, the same in each run.
    Random,
    /// `/dev/stdin`, `/dev/fd/3`: a duplicate of a descriptor.
    Descriptor(i32),
}

pub enum Place {
    /// To this path on the host, free of links; `None` when there is nothing yet (but the folder for it).
    Host(PathBuf, Option<Metadata>),
    Device(Device),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// What it is: also granted on the folders above the allowed ones.
    Look,
    Use,
    /// To make it if it is not there.
    Create,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The file system says no.
    Error(Errno),
    Policy(PathBuf),
}

impl From<Errno> for Refusal {
    fn from(e: Errno) -> Refusal {
        Refusal::Error(e)
    }
}

/// The allowed folders, and where the guest stands.
#[derive(Clone)]
pub struct Policy {
    start: PathBuf,
    roots: Vec<PathBuf>,
    /// The guest's own current folder; the host's never changes.
    pub cwd: PathBuf,
}

fn canonical(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_path_buf())
}

impl Default for Policy {
    /// The current and the temporary folder; looked up once, since a campaign makes thousands.
    fn default() -> Policy {
        static DEFAULT: std::sync::OnceLock<Policy> = std::sync::OnceLock::new();
        DEFAULT.get_or_init(Policy::of_the_host).clone()
    }
}

impl Policy {
    fn of_the_host() -> Policy {
        let start = std::env::current_dir().map(|d| canonical(&d)).unwrap_or_else(|_| PathBuf::from("/"));
        // Programs name `/tmp` themselves, wherever the host's own temporary folder is.
        let temporary = [std::env::temp_dir(), PathBuf::from("/tmp")];
        Policy { roots: temporary.iter().map(|t| canonical(t)).collect(), cwd: start.clone(), start }
    }
}

impl Policy {
    /// Nothing but one folder.
    #[cfg(test)]
    pub(super) fn strict(folder: &Path) -> Policy {
        Policy { roots: Vec::new(), cwd: canonical(folder), start: canonical(folder) }
    }

    /// Adds allowed paths; relative ones are meant from the start folder.
    pub fn allow(&mut self, paths: &[PathBuf]) {
        self.roots.extend(paths.iter().map(|p| canonical(&self.start.join(p))));
    }

    pub fn start_in(&mut self, folder: &Path) {
        self.start = canonical(folder);
        self.cwd = self.start.clone();
    }

    fn allowed(&self, path: &Path, want: Want) -> bool {
        let mut roots = self.roots.iter().chain([&self.start]);
        roots.any(|root| path.starts_with(root) || want == Want::Look && root.starts_with(path))
    }

    /// Where `path`, taken from the folder `base`, leads. `follow`: a link in last place is followed too.
    pub fn resolve(&self, base: &Path, path: &[u8], follow: bool, want: Want) -> Result<Place, Refusal> {
        let (path, metadata) = match walk(base, path, follow)? {
            Place::Host(path, metadata) => (path, metadata),
            device => return Ok(device),
        };
        if self.allowed(&path, want) {
            return Ok(Place::Host(path, metadata));
        }
        if metadata.is_none() && want != Want::Create {
            return Err(Errno::ENOENT.into());
        }
        Err(Refusal::Policy(path))
    }
}

fn device(path: &Path) -> Option<Result<Device, Errno>> {
    let name = path.strip_prefix("/dev").ok()?.to_str()?;
    Some(Ok(match name {
        "null" => Device::Null,
        "zero" => Device::Zero,
        "random" | "urandom" => Device::Random,
        "stdin" => Device::Descriptor(0),
        "stdout" => Device::Descriptor(1),
        "stderr" => Device::Descriptor(2),
        // The guest has no controlling terminal.
        "tty" => return Some(Err(Errno(6))),
        _ => return name.strip_prefix("fd/")?.parse().ok().map(|fd| Ok(Device::Descriptor(fd))),
    }))
}

fn names(path: &[u8]) -> impl DoubleEndedIterator<Item = OsString> {
    path.split(|&b| b == b'/').filter(|n| !n.is_empty()).map(|n| OsStr::from_bytes(n).to_os_string())
}

/// Follows a path name by name.
fn walk(base: &Path, path: &[u8], follow: bool) -> Result<Place, Errno> {
    if path.is_empty() {
        return Err(Errno::ENOENT);
    }
    if path.len() >= MAX_PATH {
        return Err(Errno::ENAMETOOLONG);
    }
    let mut at = if path[0] == b'/' { PathBuf::from("/") } else { base.to_path_buf() };
    let mut rest: VecDeque<OsString> = names(path).collect();
    // A slash at the end asks for a folder, and follows a link to it.
    let mut want_folder = path.ends_with(b"/");
    let mut links = 0;
    let mut metadata = None;
    while let Some(name) = rest.pop_front() {
        if name == "." || name == ".." {
            if name == ".." {
                at.pop();
            }
            metadata = None;
            continue;
        }
        if name.len() > MAX_NAME {
            return Err(Errno::ENAMETOOLONG);
        }
        let last = rest.is_empty();
        let next = at.join(&name);
        if last && let Some(device) = device(&next) {
            return device.map(Place::Device);
        }
        if next == Path::new("/dev/fd") {
            // On the host a link to /proc/self/fd.
            at = next;
            continue;
        }
        match std::fs::symlink_metadata(&next) {
            Ok(found) if found.is_symlink() && (!last || follow || want_folder) => {
                links += 1;
                if links > MAX_LINKS {
                    return Err(Errno::ELOOP);
                }
                let target = std::fs::read_link(&next)?;
                let target = target.as_os_str().as_bytes();
                if target.starts_with(b"/") {
                    at = PathBuf::from("/");
                }
                want_folder |= last && target.ends_with(b"/");
                for name in names(target).rev() {
                    rest.push_front(name);
                }
                metadata = None;
            }
            Ok(found) => {
                if !found.is_dir() && (!last || want_folder) {
                    return Err(Errno::ENOTDIR);
                }
                at = next;
                metadata = Some(found);
            }
            Err(e) if e.kind() == std::io::ErrorKind::NotFound && last => {
                let mut missing = next;
                if want_folder {
                    // Kept so that creating a file there can be refused.
                    missing.push("");
                }
                return Ok(Place::Host(missing, None));
            }
            Err(e) => return Err(e.into()),
        }
    }
    if metadata.is_none() {
        metadata = Some(std::fs::symlink_metadata(&at)?);
    }
    Ok(Place::Host(at, metadata))
}

/// Opens a host path with Linux flags.
pub(super) fn host_open(path: &Path, flags: i32, mode: u32) -> Result<File, Errno> {
    use super::flags::{O_ACCMODE, O_RDONLY, O_WRONLY};
    let access = flags & O_ACCMODE;
    if access == O_ACCMODE {
        return Err(Errno::EINVAL);
    }
    let mut options = OpenOptions::new();
    options.read(access != O_WRONLY).write(access != O_RDONLY);
    // The standard library refuses combinations that Linux accepts (O_RDONLY | O_CREAT), so the flags go in raw.
    Ok(options.custom_flags(flags & !O_ACCMODE).mode(mode).open(path)?)
}
