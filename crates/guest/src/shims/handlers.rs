//! What a signal handler must not call when it interrupts a function of the same kind (POSIX, 2.4.3): functions that keep state of
//! the library's own, which is half changed at that moment.
//!
//! The standard's list of what is safe is short. Those that work on their arguments alone (`strlen`, `snprintf` into a buffer) are left out
//! here, and so are locks: a handler that waits for its own thread is a deadlock, and found as one.

use super::entry::{Entry, Role};

/// Sorted.
const NAMES: &[&str] = &[
    "asctime",
    "asprintf",
    "clearerr",
    "closedir",
    "ctime",
    "dlopen",
    "dlsym",
    "err",
    "error",
    "errx",
    "exit",
    "fclose",
    "fcloseall",
    "fdopen",
    "fflush",
    "fgetc",
    "fgetpos",
    "fgets",
    "fopen",
    "fprintf",
    "fputc",
    "fputs",
    "fread",
    "freopen",
    "fscanf",
    "fseek",
    "fsetpos",
    "ftell",
    "fwrite",
    "getchar",
    "getdelim",
    "getenv",
    "getline",
    "gmtime",
    "localtime",
    "mktime",
    "opendir",
    "perror",
    "printf",
    "psignal",
    "putchar",
    "putenv",
    "puts",
    "readdir",
    "rewind",
    "scanf",
    "setenv",
    "setlocale",
    "setvbuf",
    "strtok",
    "tmpfile",
    "ungetc",
    "unsetenv",
    "vasprintf",
    "verr",
    "vfprintf",
    "vfscanf",
    "vprintf",
    "vscanf",
    "vwarn",
    "vwarnx",
    "warn",
    "warnx",
];

impl Entry {
    /// Whether a handler must not call it when it interrupts one like it.
    pub fn is_unsafe_in_handlers(&self) -> bool {
        let allocates = matches!(self.role, Role::Allocates | Role::AllocatesInto(_) | Role::Frees | Role::Reallocates);
        // The checked forms are named `__printf_chk`.
        let name = self.name.strip_prefix("__").and_then(|n| n.strip_suffix("_chk")).unwrap_or(self.name);
        allocates || NAMES.binary_search(&name).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shims;

    #[test]
    fn names_are_sorted_and_known() {
        assert!(NAMES.is_sorted());
        let unknown: Vec<_> = NAMES.iter().filter(|name| shims::lookup(name).is_none()).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    #[test]
    fn what_works_on_its_arguments_is_safe() {
        let is_unsafe = |name| shims::lookup(name).is_some_and(Entry::is_unsafe_in_handlers);
        for name in ["malloc", "free", "printf", "__printf_chk", "exit"] {
            assert!(is_unsafe(name), "{name}");
        }
        for name in ["write", "_exit", "strlen", "snprintf", "sem_post", "pthread_kill", "memcpy"] {
            assert!(!is_unsafe(name), "{name}");
        }
    }
}
