//! A panic is a bug of ours. It must not cost what was found before it.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Does something that may panic; nothing if it did. Whoever has set the process's hook has said so then.
pub fn spared<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}
