//! What people call things: operations on locks and the like, and values.

use trace::LocationKind;
use vm::Machine;
use vm::sync::SyncOp;

/// No object lies below.
const LOWEST_ADDRESS: u64 = 1 << 20;

/// What was done to an object, in a few words; `None` if it is not worth a word.
pub(crate) fn deed(op: SyncOp, name: &str) -> Option<String> {
    Some(match op {
        SyncOp::Lock => format!("locks {name}"),
        SyncOp::Unlock | SyncOp::ReadUnlock | SyncOp::WriteUnlock => format!("unlocks {name}"),
        SyncOp::TryLock { took: true } => format!("takes {name}"),
        SyncOp::TryLock { took: false } => format!("finds {name} locked"),
        SyncOp::ReadLock | SyncOp::TryReadLock { took: true } => format!("locks {name} to read"),
        SyncOp::WriteLock | SyncOp::TryWriteLock { took: true } => format!("locks {name} to write"),
        SyncOp::TryReadLock { took: false } | SyncOp::TryWriteLock { took: false } => format!("finds {name} locked"),
        SyncOp::WaitBegin => format!("waits on {name}"),
        SyncOp::WaitEnd { timed_out: true, .. } => format!("times out on {name}"),
        SyncOp::WaitEnd { timed_out: false, .. } => format!("wakes up on {name}"),
        SyncOp::Signal { .. } => format!("signals {name}"),
        SyncOp::Broadcast { .. } => format!("wakes all on {name}"),
        SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => format!("takes {name}"),
        SyncOp::SemaphoreTryWait { took: false } => format!("finds {name} at 0"),
        SyncOp::SemaphorePost { .. } => format!("posts {name}"),
        SyncOp::SemaphoreValue { .. } => format!("looks at {name}"),
        SyncOp::BarrierArrive { .. } => format!("arrives at {name}"),
        SyncOp::BarrierLeave => format!("leaves {name}"),
        SyncOp::OnceBegin { runs: true } => format!("runs the initialiser of {name}"),
        SyncOp::OnceBegin { runs: false } => format!("finds {name} done"),
        SyncOp::OnceEnd => format!("has initialised {name}"),
        SyncOp::FutexWait => format!("waits on {name}"),
        SyncOp::FutexWoken { timed_out: true } => format!("gives up waiting on {name}"),
        SyncOp::FutexWoken { timed_out: false } => format!("wakes up on {name}"),
        SyncOp::FutexWake { .. } => format!("wakes waiters on {name}"),
        SyncOp::Init { .. } => format!("initialises {name}"),
        SyncOp::Destroy => format!("destroys {name}"),
        SyncOp::Fork => format!("creates {name}"),
        SyncOp::Join | SyncOp::TryJoin { took: true } => format!("has joined {name}"),
        SyncOp::TryJoin { took: false } => format!("finds {name} running"),
        SyncOp::Detach => format!("detaches {name}"),
        SyncOp::Start | SyncOp::Exit => return None,
    })
}

/// A value as a person would write it; what type it has is not known.
pub(crate) fn value(machine: &Machine<'_>, value: u64, size: u64) -> String {
    if size == 8 && value >= LOWEST_ADDRESS {
        let target = machine.location(value, 0);
        if target.kind != LocationKind::Nowhere {
            // Names with blanks describe: `heap object of 40 bytes`. The origin matters less than the room.
            return format!("&{}", target.name);
        }
    }
    let bits = 64 - (size.min(8) as u32) * 8;
    let signed = if bits < 64 { (value << bits) as i64 >> bits } else { 0 };
    match signed {
        -9_999_999_999..=9_999_999_999 => signed.to_string(),
        _ => format!("0x{value:x}"),
    }
}
