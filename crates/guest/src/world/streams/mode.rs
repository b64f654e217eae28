//! The mode of fopen: `r+b`, `wx`, `ae`.

use crate::errno::Errno;
use crate::world::files::flags::{O_APPEND, O_CLOEXEC, O_CREAT, O_EXCL, O_RDONLY, O_RDWR, O_TRUNC, O_WRONLY};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    pub readable: bool,
    pub writable: bool,
    /// Every write goes to the end.
    pub append: bool,
    pub open_flags: i32,
}

impl Mode {
    /// EINVAL for what does not start with `r`, `w` or `a`. Of the letters after it, unknown ones are ignored.
    pub fn parse(text: &[u8]) -> Result<Mode, Errno> {
        let (access, create) = match text.first() {
            Some(b'r') => (O_RDONLY, 0),
            Some(b'w') => (O_WRONLY, O_CREAT | O_TRUNC),
            Some(b'a') => (O_WRONLY, O_CREAT | O_APPEND),
            _ => return Err(Errno::EINVAL),
        };
        // glibc looks at the next six letters, and not after a comma (`r,ccs=UTF-8`).
        let letters = || text.iter().skip(1).take(6).take_while(|b| **b != b',');
        let update = letters().any(|&b| b == b'+');
        let mut open_flags = create | if update { O_RDWR } else { access };
        if letters().any(|&b| b == b'x') {
            open_flags |= O_EXCL;
        }
        if letters().any(|&b| b == b'e') {
            open_flags |= O_CLOEXEC;
        }
        Ok(Mode {
            readable: update || access == O_RDONLY,
            writable: update || access == O_WRONLY,
            append: open_flags & O_APPEND != 0,
            open_flags,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_come_in_any_order() {
        let mode = Mode::parse(b"rb+").unwrap();
        assert!(mode.readable && mode.writable && !mode.append);
        assert_eq!(mode.open_flags, O_RDWR);
        assert_eq!(Mode::parse(b"wx").unwrap().open_flags, O_WRONLY | O_CREAT | O_TRUNC | O_EXCL);
        assert_eq!(Mode::parse(b"a+").unwrap().open_flags, O_RDWR | O_CREAT | O_APPEND);
        assert_eq!(Mode::parse(b"+r"), Err(Errno::EINVAL));
        assert_eq!(Mode::parse(b""), Err(Errno::EINVAL));
    }
}
