//! Which paths the guest may use, and how it gets there.
//!
//! A path is walked one name at a time. Each name is looked up in a folder that is held open, without following links
//! (`openat` with O_PATH and O_NOFOLLOW); links are followed here, as text. What comes out is a folder that is held open and a name
//! in it ([`Spot`]), and whatever is done then is done with these two: no path is ever handed to the host a second time, so a
//! folder that is swapped for a link, by the guest or by somebody else, leads nowhere else.
//!
//! A folder is the guest's if the start folder, the temporary folder or one that the user allowed is among those through
//! which it was reached. A path outside that does not exist gives ENOENT, as it would natively; only one that exists, or that
//! the program wants to create, is refused with EACCES and remembered.

use super::overlay::{Change, Made, Overlay};
use super::stat::Stat;
use crate::errno::Errno;
use rustix::fs::{AtFlags, FileType, Mode, OFlags};
use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

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

/// Which file or folder something is, whatever it is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Id {
    /// Device and inode.
    Host(u64, u64),
    /// Only in the overlay.
    Made(u64),
}

/// A folder that the guest has come to, held open.
#[derive(Clone)]
pub struct Folder(Arc<Held>);

struct Held {
    id: Id,
    /// `None`: the overlay has it, the host does not.
    host: Option<Arc<OwnedFd>>,
    /// How it was reached, without links.
    path: PathBuf,
    /// The one through which it was reached; `None` for `/`.
    parent: Option<Folder>,
}

impl Folder {
    fn root() -> Folder {
        static ROOT: OnceLock<Folder> = OnceLock::new();
        ROOT.get_or_init(|| {
            let flags = OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC;
            let host = rustix::fs::open("/", flags, Mode::empty()).ok().map(Arc::new);
            let id = host.as_ref().and_then(|fd| rustix::fs::fstat(fd).ok()).map_or(Id::Made(0), |s| id_of(&s));
            Folder(Arc::new(Held { id, host, path: "/".into(), parent: None }))
        })
        .clone()
    }

    pub(super) fn below(&self, name: &OsStr, id: Id, host: Option<Arc<OwnedFd>>) -> Folder {
        Folder(Arc::new(Held { id, host, path: self.0.path.join(name), parent: Some(self.clone()) }))
    }

    pub(super) fn id(&self) -> Id {
        self.0.id
    }

    pub(super) fn path(&self) -> &Path {
        &self.0.path
    }

    pub(super) fn host(&self) -> Option<&Arc<OwnedFd>> {
        self.0.host.as_ref()
    }

    /// ENOENT if the host does not have it.
    pub(super) fn fd(&self) -> Result<BorrowedFd<'_>, Errno> {
        self.0.host.as_ref().map(|fd| fd.as_fd()).ok_or(Errno::ENOENT)
    }

    pub(super) fn parent(&self) -> Option<&Folder> {
        self.0.parent.as_ref()
    }

    /// This one, the one above it, and so on.
    pub(super) fn upwards(&self) -> impl Iterator<Item = &Folder> {
        std::iter::successors(Some(self), |f| f.parent())
    }
}

pub(super) fn id_of(stat: &rustix::fs::Stat) -> Id {
    Id::Host(stat.st_dev, stat.st_ino)
}

/// Where a guest path leads.
pub enum Place {
    Spot(Spot),
    Device(Device),
}

/// A name in a folder, whether or not there is something.
pub struct Spot {
    pub(super) folder: Folder,
    /// Empty if the path was a folder without a name in another one (`/`, `.`, `x/..`).
    pub(super) name: OsString,
    pub(super) found: Option<Found>,
    /// The path ended with a slash: only a folder will do.
    pub(super) slash: bool,
}

/// What is there.
pub enum Found {
    Folder(Folder),
    Link(Vec<u8>, Stat),
    /// A file of the host's, or a pipe, a socket, a device.
    Host(rustix::fs::Stat),
    /// A file that the guest made, or changed.
    Made(Arc<Made>),
}

impl Found {
    pub(super) fn is_folder(&self) -> bool {
        matches!(self, Found::Folder(_))
    }

    /// A file in which bytes lie, as opposed to a pipe, a socket or a device of the host's.
    pub(super) fn is_file(&self) -> bool {
        match self {
            Found::Host(stat) => FileType::from_raw_mode(stat.st_mode) == FileType::RegularFile,
            Found::Made(_) => true,
            _ => false,
        }
    }

    fn id(&self) -> Option<Id> {
        match self {
            Found::Folder(folder) => Some(folder.id()),
            Found::Host(stat) => Some(id_of(stat)),
            Found::Made(_) | Found::Link(..) => None,
        }
    }
}

impl Spot {
    /// For people: a later use must not go by it.
    pub(super) fn path(&self) -> PathBuf {
        if self.name.is_empty() { self.folder.path().into() } else { self.folder.path().join(&self.name) }
    }
}

/// What the guest wants of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// What it is: also granted on the folders above the allowed ones.
    Look,
    Use,
    /// To make it if it is not there.
    Create,
    /// To give the name to something else, or to nothing.
    Rename,
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

/// The allowed folders and files, and where the guest stands.
#[derive(Clone)]
pub struct Policy {
    start: PathBuf,
    roots: Vec<Id>,
    /// The folders above the allowed ones.
    above: Vec<Id>,
    /// The guest's own current folder; the host's never changes.
    pub(super) cwd: Folder,
}

impl Default for Policy {
    /// The current and the temporary folder; looked up once, since a campaign makes thousands.
    fn default() -> Policy {
        static DEFAULT: OnceLock<Policy> = OnceLock::new();
        let of_the_host = || {
            let mut policy = Policy::strict(&std::env::current_dir().unwrap_or_else(|_| PathBuf::from("/")));
            // Programs name `/tmp` themselves, wherever the host's own temporary folder is.
            policy.allow(&[std::env::temp_dir(), PathBuf::from("/tmp")]);
            policy
        };
        DEFAULT.get_or_init(of_the_host).clone()
    }
}

impl Policy {
    /// Nothing but one folder.
    pub(super) fn strict(folder: &Path) -> Policy {
        let mut policy = Policy { start: "/".into(), roots: Vec::new(), above: Vec::new(), cwd: Folder::root() };
        policy.start_in(folder);
        policy
    }

    /// Adds allowed paths; relative ones are meant from the start folder. One that is not there allows nothing.
    pub fn allow(&mut self, paths: &[PathBuf]) {
        for path in paths {
            let Ok(Place::Spot(spot)) = walk(None, &Folder::root(), self.start.join(path).as_os_str().as_bytes(), true)
            else {
                continue;
            };
            self.roots.extend(spot.found.as_ref().and_then(Found::id));
            self.above.extend(spot.folder.upwards().map(Folder::id));
        }
    }

    /// Replaces the start folder. In one that is not there nothing can be found.
    pub fn start_in(&mut self, folder: &Path) {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.into());
        self.start = folder.clone();
        let place = walk(None, &Folder::root(), folder.as_os_str().as_bytes(), true);
        self.cwd = match place {
            Ok(Place::Spot(Spot { found: Some(Found::Folder(folder)), .. })) => folder,
            _ => Folder(Arc::new(Held { id: Id::Made(0), host: None, path: folder, parent: Some(Folder::root()) })),
        };
        self.start = self.cwd.path().into();
        self.roots.push(self.cwd.id());
        self.above.extend(self.cwd.upwards().map(Folder::id));
    }

    fn allows(&self, spot: &Spot, want: Want) -> bool {
        let found = spot.found.as_ref().and_then(Found::id);
        let is_root = |id: &Id| self.roots.contains(id);
        spot.folder.upwards().any(|f| is_root(&f.id()))
            || want != Want::Rename
                && found.is_some_and(|id| is_root(&id) || want == Want::Look && self.above.contains(&id))
    }

    /// Where `path`, taken from the folder `base`, leads. `follow`: a link in last place is followed too.
    pub fn resolve(
        &self,
        overlay: Option<&Overlay>,
        base: &Folder,
        path: &[u8],
        follow: bool,
        want: Want,
    ) -> Result<Place, Refusal> {
        let spot = match walk(overlay, base, path, follow)? {
            Place::Spot(spot) => spot,
            device => return Ok(device),
        };
        if self.allows(&spot, want) {
            return Ok(Place::Spot(spot));
        }
        if spot.found.is_none() && !matches!(want, Want::Create | Want::Rename) {
            return Err(Errno::ENOENT.into());
        }
        Err(Refusal::Policy(spot.path()))
    }
}

/// The device a path names.
fn device(folder: &Folder, name: &OsStr) -> Option<Result<Device, Errno>> {
    if folder.path() == Path::new("/dev/fd") {
        return name.to_str()?.parse().ok().map(|fd| Ok(Device::Descriptor(fd)));
    }
    if folder.path() != Path::new("/dev") {
        return None;
    }
    Some(Ok(match name.to_str()? {
        "null" => Device::Null,
        "zero" => Device::Zero,
        "random" | "urandom" => Device::Random,
        "stdin" => Device::Descriptor(0),
        "stdout" => Device::Descriptor(1),
        "stderr" => Device::Descriptor(2),
        // The guest has no controlling terminal.
        "tty" => return Some(Err(Errno::ENXIO)),
        _ => return None,
    }))
}

fn names(path: &[u8]) -> impl DoubleEndedIterator<Item = OsString> {
    path.split(|&b| b == b'/').filter(|n| !n.is_empty()).map(|n| OsStr::from_bytes(n).to_os_string())
}

/// What has this name in a folder.
pub(super) fn look_up(overlay: Option<&Overlay>, folder: &Folder, name: &OsStr) -> Result<Option<Found>, Errno> {
    match overlay.and_then(|o| o.change(folder.id(), name)) {
        Some(Change::Gone) => return Ok(None),
        Some(Change::File(made)) => return Ok(Some(Found::Made(made.clone()))),
        Some(Change::Folder(id, host)) => return Ok(Some(Found::Folder(folder.below(name, *id, host.clone())))),
        Some(Change::Link(target, stat)) => return Ok(Some(Found::Link(target.clone(), *stat))),
        None => {}
    }
    let Some(host) = folder.host() else { return Ok(None) };
    let flags = OFlags::PATH | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let fd = match rustix::fs::openat(host, name, flags, Mode::empty()) {
        Ok(fd) => fd,
        Err(rustix::io::Errno::NOENT) => return Ok(None),
        Err(e) => return Err(e.into()),
    };
    let stat = rustix::fs::fstat(&fd)?;
    Ok(Some(match FileType::from_raw_mode(stat.st_mode) {
        FileType::Directory => Found::Folder(folder.below(name, id_of(&stat), Some(Arc::new(fd)))),
        FileType::Symlink => Found::Link(rustix::fs::readlinkat(&fd, "", Vec::new())?.into_bytes(), Stat::of(&stat)),
        _ => Found::Host(stat),
    }))
}

/// The folder above. One that was moved since it was reached is somewhere else now, and nothing is said of that.
fn above(overlay: Option<&Overlay>, folder: &Folder) -> Result<Folder, Errno> {
    let Some(parent) = folder.parent() else { return Ok(folder.clone()) };
    let name = folder.path().file_name().unwrap_or_default();
    match look_up(overlay, parent, name)? {
        Some(Found::Folder(found)) if found.id() == folder.id() => Ok(parent.clone()),
        _ => Err(Errno::ENOENT),
    }
}

/// Whether it is still where it was reached.
pub(super) fn is_there(overlay: Option<&Overlay>, folder: &Folder) -> bool {
    above(overlay, folder).is_ok()
}

/// Follows a path name by name.
fn walk(overlay: Option<&Overlay>, base: &Folder, path: &[u8], follow: bool) -> Result<Place, Errno> {
    if path.is_empty() {
        return Err(Errno::ENOENT);
    }
    if path.len() >= MAX_PATH {
        return Err(Errno::ENAMETOOLONG);
    }
    let mut at = if path[0] == b'/' { Folder::root() } else { base.clone() };
    let mut rest: VecDeque<OsString> = names(path).collect();
    // A slash at the end asks for a folder, and follows a link to it.
    let mut slash = path.ends_with(b"/");
    let mut links = 0;
    while let Some(name) = rest.pop_front() {
        if name == "." || name == ".." {
            if name == ".." {
                at = above(overlay, &at)?;
            }
            continue;
        }
        if name.len() > MAX_NAME {
            return Err(Errno::ENAMETOOLONG);
        }
        let last = rest.is_empty();
        if last && let Some(device) = device(&at, &name) {
            return device.map(Place::Device);
        }
        if name == "fd" && at.path() == Path::new("/dev") {
            // On the host a link to /proc/self/fd.
            at = at.below(&name, Id::Made(0), None);
            continue;
        }
        match look_up(overlay, &at, &name)? {
            Some(Found::Link(target, _)) if !last || follow || slash => {
                links += 1;
                if links > MAX_LINKS {
                    return Err(Errno::ELOOP);
                }
                if target.starts_with(b"/") {
                    at = Folder::root();
                }
                slash |= last && target.ends_with(b"/");
                for name in names(&target).rev() {
                    rest.push_front(name);
                }
            }
            Some(Found::Folder(folder)) if !last => at = folder,
            Some(found) if !found.is_folder() && (!last || slash) => return Err(Errno::ENOTDIR),
            None if !last => return Err(Errno::ENOENT),
            found => return Ok(Place::Spot(Spot { folder: at, name, found, slash })),
        }
    }
    Ok(Place::Spot(Spot { folder: at.clone(), name: OsString::new(), found: Some(Found::Folder(at)), slash }))
}

/// Opens a name in a folder of the host's with Linux flags, and never follows a link.
pub(super) fn host_open(folder: BorrowedFd<'_>, name: &OsStr, flags: i32, mode: u32) -> Result<File, Errno> {
    use super::flags::O_ACCMODE;
    if flags & O_ACCMODE == O_ACCMODE {
        return Err(Errno::EINVAL);
    }
    let flags = OFlags::from_bits_retain(flags as u32) | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    Ok(File::from(rustix::fs::openat(folder, name, flags, Mode::from_raw_mode(mode))?))
}

/// What the host says of a name in a folder, without following a link.
pub(super) fn host_stat(folder: BorrowedFd<'_>, name: &OsStr) -> Result<rustix::fs::Stat, Errno> {
    Ok(rustix::fs::statat(folder, name, AtFlags::SYMLINK_NOFOLLOW)?)
}
