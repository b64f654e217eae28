//! No panic gets past this: it is a bug of ours, which is said, and the exit status is 2, whatever was found besides.

use crate::commands::CANNOT;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

/// Set also when somebody caught the panic, to keep what had been found.
static PANICKED: AtomicBool = AtomicBool::new(false);

/// Does something that gives an exit status.
pub(crate) fn guarded(command: impl FnOnce() -> u8) -> u8 {
    std::panic::set_hook(Box::new(say));
    let status = catch_unwind(AssertUnwindSafe(command)).unwrap_or(CANNOT);
    if PANICKED.load(Ordering::Relaxed) { CANNOT } else { status }
}

/// One message is enough: what comes after the first panic may well come of it.
fn say(panic: &PanicHookInfo<'_>) {
    if PANICKED.swap(true, Ordering::Relaxed) {
        return;
    }
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    let what = panic.payload_as_str().unwrap_or("no message");
    driver::say!(
        "unsnarl: this is a bug of Unsnarl's own: it panicked at {place}: {what}\n  \
         Please report it, with the program and this command: CONTRIBUTING.md says how."
    );
    let stack = std::backtrace::Backtrace::capture();
    if stack.status() == std::backtrace::BacktraceStatus::Captured {
        driver::say!("{stack}");
    }
}
