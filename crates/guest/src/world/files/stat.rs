use super::{Description, Files, Node};
use crate::errno::Errno;
use std::os::unix::fs::MetadataExt;
use std::sync::OnceLock;

/// Seconds and nanoseconds since 1970.
pub type Time = (i64, i64);

/// The guest's user and group.
pub const GUEST_ID: u32 = 1000;

const PIPE: u32 = 0o010000;
const CHARACTER_DEVICE: u32 = 0o020000;

/// The fields of `struct stat`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stat {
    pub dev: u64,
    pub ino: u64,
    pub nlink: u64,
    pub mode: u32,
    pub uid: u32,
    pub gid: u32,
    pub rdev: u64,
    pub size: i64,
    pub blksize: i64,
    pub blocks: i64,
    pub atime: Time,
    pub mtime: Time,
    pub ctime: Time,
}

/// The host's own user and group, which the guest sees as [`GUEST_ID`].
fn host_ids() -> (u32, u32) {
    static IDS: OnceLock<(u32, u32)> = OnceLock::new();
    *IDS.get_or_init(|| std::fs::metadata("/proc/self").map(|m| (m.uid(), m.gid())).unwrap_or((0, 0)))
}

impl Stat {
    /// From the host's.
    pub(super) fn of(s: &rustix::fs::Stat) -> Stat {
        let (uid, gid) = host_ids();
        Stat {
            dev: s.st_dev,
            ino: s.st_ino,
            nlink: s.st_nlink,
            mode: s.st_mode,
            uid: if s.st_uid == uid { GUEST_ID } else { s.st_uid },
            gid: if s.st_gid == gid { GUEST_ID } else { s.st_gid },
            rdev: s.st_rdev,
            size: s.st_size,
            blksize: s.st_blksize,
            blocks: s.st_blocks,
            atime: (s.st_atime, s.st_atime_nsec as i64),
            mtime: (s.st_mtime, s.st_mtime_nsec as i64),
            ctime: (s.st_ctime, s.st_ctime_nsec as i64),
        }
    }

    /// Of something in the overlay.
    pub(super) fn made(number: u64, mode: u32, size: i64, (atime, mtime): (Time, Time)) -> Stat {
        Stat { ino: number, size, atime, mtime, ctime: mtime, ..Stat::made_up(mode, 0) }
    }

    fn made_up(mode: u32, rdev: u64) -> Stat {
        Stat {
            dev: 1,
            ino: 1 + rdev,
            nlink: 1,
            mode,
            rdev,
            blksize: 4096,
            uid: GUEST_ID,
            gid: GUEST_ID,
            ..Stat::default()
        }
    }

    /// A character device with this minor number among the memory devices.
    pub(super) fn device(minor: u64) -> Stat {
        Stat::made_up(CHARACTER_DEVICE | 0o666, (1 << 8) | minor)
    }

    /// `struct stat` as x86-64 has it.
    pub fn encode(&self) -> [u8; 144] {
        let mut out = [0; 144];
        let words: [(usize, u64); 14] = [
            (0, self.dev),
            (8, self.ino),
            (16, self.nlink),
            (24, u64::from(self.mode) | u64::from(self.uid) << 32),
            (32, u64::from(self.gid)),
            (40, self.rdev),
            (48, self.size as u64),
            (56, self.blksize as u64),
            (64, self.blocks as u64),
            (72, self.atime.0 as u64),
            (80, self.atime.1 as u64),
            (88, self.mtime.0 as u64),
            (96, self.mtime.1 as u64),
            (104, self.ctime.0 as u64),
        ];
        for (at, word) in words {
            out[at..at + 8].copy_from_slice(&word.to_le_bytes());
        }
        out[112..120].copy_from_slice(&self.ctime.1.to_le_bytes());
        out
    }
}

impl Files {
    /// `fstat`
    pub fn stat_fd(&self, fd: i32) -> Result<Stat, Errno> {
        let Description { node, made, .. } = self.description(fd)?;
        Ok(match node {
            Node::File(file) => match made {
                Some(made) => made.stat()?,
                None => Stat::of(&rustix::fs::fstat(file)?),
            },
            Node::Directory(folder) => self.folder_stat(folder)?,
            Node::Null | Node::Discard => Stat::device(3),
            Node::Zero => Stat::device(5),
            Node::Random => Stat::device(9),
            Node::Bytes { .. } | Node::Capture(_) | Node::Filtered(..) | Node::PipeRead(_) | Node::PipeWrite(_) => {
                Stat::made_up(PIPE | 0o600, 0)
            }
        })
    }
}
