//! Ctrl-C, and SIGTERM, which means the same. The deadlines of a command are the other reason to stop; both are a [`vm::Stop`].

use crate::error::Error;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
pub use vm::{Stop, StopReason};

/// The exit status after Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// How long a run that shares the terminal's input has to notice Ctrl-C: it may be waiting for input.
const GRACE: Duration = Duration::from_secs(1);

/// What ends when Ctrl-C is pressed or SIGTERM comes for the first time; the second time the tool ends at once.
pub fn on_ctrl_c() -> Result<Stop, Error> {
    handle(|| {})
}

/// The same for a run that may be waiting for input, and then cannot notice: the tool ends a second later.
pub fn on_ctrl_c_soon() -> Result<Stop, Error> {
    handle(|| {
        std::thread::spawn(|| {
            std::thread::sleep(GRACE);
            crate::say!("unsnarl: interrupted while the program waited for input");
            std::process::exit(i32::from(INTERRUPTED));
        });
    })
}

fn handle(first: fn()) -> Result<Stop, Error> {
    let pressed = Arc::new(AtomicBool::new(false));
    let flag = pressed.clone();
    let mut signals = Signals::new([SIGINT, SIGTERM]).map_err(|e| Error::of("Ctrl-C cannot be handled", e))?;
    let wait = move || {
        for _ in signals.forever() {
            if flag.swap(true, Ordering::Relaxed) {
                std::process::exit(i32::from(INTERRUPTED));
            }
            first();
        }
    };
    std::thread::Builder::new().spawn(wait).map_err(|e| Error::of("Ctrl-C cannot be handled", e))?;
    Ok(Stop::when(pressed))
}
