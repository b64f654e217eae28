//! File descriptors and the file system, limited to the folders the run allows.

use super::Errno;

/// The descriptors of a run.
#[derive(Default)]
pub struct Files {}

/// `open` flags of Linux on x86-64.
#[allow(missing_docs, reason = "the names are POSIX's own")]
pub mod flags {
    pub const O_RDONLY: i32 = 0;
    pub const O_WRONLY: i32 = 1;
    pub const O_RDWR: i32 = 2;
    pub const O_CREAT: i32 = 0o100;
    pub const O_EXCL: i32 = 0o200;
    pub const O_TRUNC: i32 = 0o1000;
    pub const O_APPEND: i32 = 0o2000;
}

impl Files {
    /// Opens a path; the lowest free descriptor.
    pub fn open(&mut self, _path: &[u8], _flags: i32, _mode: u32) -> Result<i32, Errno> {
        Err(Errno::ENOSYS)
    }
    /// Reads at the descriptor's position; 0 at the end.
    pub fn read(&mut self, _fd: i32, _to: &mut [u8]) -> Result<usize, Errno> {
        Err(Errno::ENOSYS)
    }
    /// Writes at the descriptor's position.
    pub fn write(&mut self, _fd: i32, _from: &[u8]) -> Result<usize, Errno> {
        Err(Errno::ENOSYS)
    }
    /// `lseek`
    pub fn seek(&mut self, _fd: i32, _offset: i64, _whence: i32) -> Result<u64, Errno> {
        Err(Errno::ENOSYS)
    }
    /// Closes a descriptor.
    pub fn close(&mut self, _fd: i32) -> Result<(), Errno> {
        Err(Errno::ENOSYS)
    }
    /// Whether the descriptor is a terminal.
    pub fn is_tty(&self, _fd: i32) -> bool {
        false
    }
    /// Whether the descriptor is open, and how (the `O_ACCMODE` bits and O_APPEND).
    pub fn flags(&self, _fd: i32) -> Result<i32, Errno> {
        Err(Errno::EBADF)
    }
    /// Removes a file.
    pub fn unlink(&mut self, _path: &[u8]) -> Result<(), Errno> {
        Err(Errno::ENOSYS)
    }
    /// Renames a file.
    pub fn rename(&mut self, _from: &[u8], _to: &[u8]) -> Result<(), Errno> {
        Err(Errno::ENOSYS)
    }
}
