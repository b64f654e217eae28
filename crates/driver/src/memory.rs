//! How much memory the tool itself may take (`--memory`). Somebody looks at it several times a second; who keeps much has to give way
//! as long as it is too much.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How often somebody looks.
const LOOK: Duration = Duration::from_millis(20);
/// If nobody knows how much the machine has.
const USUAL: u64 = 4 << 30;

/// What may be taken if nobody says how much: half of what the machine has.
pub fn half_of_all() -> u64 {
    kilobytes("/proc/meminfo", "MemTotal:").map_or(USUAL, |all| all / 2)
}

/// What this process has now; 0 if that is not known.
pub fn taken() -> u64 {
    kilobytes("/proc/self/status", "VmRSS:").unwrap_or(0)
}

/// From a line such as `VmRSS:  123 kB`, in bytes.
fn kilobytes(file: &str, key: &str) -> Option<u64> {
    let text = fs::read_to_string(file).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(key))?;
    line.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1024)
}

/// A flag that is set as long as more is taken. Without a thread to look nothing is ever set.
pub fn watch(most: u64) -> Arc<AtomicBool> {
    let full = Arc::new(AtomicBool::new(false));
    let weak = Arc::downgrade(&full);
    let look = move || {
        while let Some(full) = weak.upgrade() {
            full.store(taken() > most, Ordering::Relaxed);
            drop(full);
            std::thread::sleep(LOOK);
        }
    };
    let _ = std::thread::Builder::new().spawn(look);
    full
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_takes_some_of_what_there_is() {
        assert!(taken() > 100_000, "{}", taken());
        assert!(half_of_all() > taken());
    }

    #[test]
    fn too_much_is_noticed() {
        let full = watch(1);
        let noticed = (0..500).any(|_| {
            std::thread::sleep(LOOK);
            full.load(Ordering::Relaxed)
        });
        assert!(noticed);
    }
}
