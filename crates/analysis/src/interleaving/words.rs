//! What people call things: operations on locks and the like, and values.

use trace::{LocationKind, Number, SyncOp, Wake};
use vm::{Deed, Machine, ThreadOp};

/// No object lies below.
const LOWEST_ADDRESS: u64 = 1 << 20;

/// What was done to an object or thread, in a few words; `None` if it is not worth a word.
pub fn deed(deed: Deed, name: &str) -> Option<String> {
    match deed {
        Deed::Object { op, .. } => operation(op, name),
        Deed::Thread { op, .. } => thread_deed(op, name),
    }
}

pub fn operation(op: SyncOp, name: &str) -> Option<String> {
    Some(match op {
        SyncOp::Lock => format!("locks {name}"),
        SyncOp::Unlock | SyncOp::RwUnlock { .. } => format!("unlocks {name}"),
        SyncOp::TryLock { took: true } => format!("takes {name}"),
        SyncOp::TryLock { took: false } => format!("finds {name} locked"),
        SyncOp::ReadLock | SyncOp::TryReadLock { took: true } => format!("locks {name} to read"),
        SyncOp::WriteLock | SyncOp::TryWriteLock { took: true } => format!("locks {name} to write"),
        SyncOp::TryReadLock { took: false } | SyncOp::TryWriteLock { took: false } => format!("finds {name} locked"),
        SyncOp::WaitBegin { .. } => format!("waits on {name}"),
        SyncOp::WaitEnd { wake: Wake::TimedOut, .. } => format!("times out on {name}"),
        SyncOp::WaitEnd { .. } => format!("wakes up on {name}"),
        SyncOp::Signal { .. } | SyncOp::SignalOne { .. } => format!("signals {name}"),
        SyncOp::Broadcast { .. } => format!("wakes all on {name}"),
        SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => format!("takes {name}"),
        SyncOp::SemaphoreTryWait { took: false } => format!("finds {name} at 0"),
        SyncOp::SemaphorePost => format!("posts {name}"),
        SyncOp::SemaphoreValue { .. } => format!("looks at {name}"),
        SyncOp::BarrierArrive { .. } => format!("arrives at {name}"),
        SyncOp::BarrierLeave => format!("leaves {name}"),
        SyncOp::OnceBegin => format!("runs the initialiser of {name}"),
        SyncOp::OnceDone => format!("finds {name} done"),
        SyncOp::OnceEnd => format!("has initialised {name}"),
        // The read before it says what it found.
        SyncOp::FutexWait { .. } if !op.sleeps() => return None,
        SyncOp::FutexWait { .. } => format!("waits on {name}"),
        SyncOp::FutexWoken { wake: Wake::TimedOut } => format!("gives up waiting on {name}"),
        SyncOp::FutexWoken { .. } => format!("wakes up on {name}"),
        SyncOp::FutexWake { .. } | SyncOp::FutexRequeue { .. } => format!("wakes waiters on {name}"),
        SyncOp::Init { .. } => format!("initialises {name}"),
        SyncOp::Destroy => format!("destroys {name}"),
    })
}

fn thread_deed(op: ThreadOp, name: &str) -> Option<String> {
    Some(match op {
        ThreadOp::Fork => format!("creates {name}"),
        ThreadOp::Join | ThreadOp::TryJoined => format!("has joined {name}"),
        ThreadOp::TryJoin => format!("finds {name} running"),
        ThreadOp::Detach => format!("detaches {name}"),
        ThreadOp::Start | ThreadOp::Exit | ThreadOp::Look => return None,
    })
}

/// Whether the bytes are what a lock keeps for itself: that all is as usual there is not worth a word.
pub fn is_of_lock(machine: &Machine<'_>, at: u64) -> bool {
    machine.location(at, 0).number.is_some_and(Number::is_of_lock)
}

/// The value of the `size` bytes at `at` as a person would write it: by its type, if that is known.
pub fn value(machine: &Machine<'_>, (at, size): (u64, u64), value: u64) -> String {
    shown(machine, machine.location(at, size).number, size, value)
}

fn shown(machine: &Machine<'_>, number: Option<Number>, size: u64, value: u64) -> String {
    let maybe_address = matches!(number, None | Some(Number::Pointer));
    if size == 8 && value >= LOWEST_ADDRESS && maybe_address {
        let target = machine.location(value, 0);
        if target.kind != LocationKind::Nowhere {
            // A pointer to a whole is not one to its first field.
            let target = if target.offset == 0 { machine.object_at(value) } else { target };
            // Names with blanks describe: `heap object of 40 bytes`. The origin matters less than the room.
            return format!("&{}", target.name);
        }
    }
    let bits = 64 - (size.min(8) as u32) * 8;
    let signed = if bits < 64 { (value << bits) as i64 >> bits } else { 0 };
    match number {
        Some(Number::WaitingWriters) => match value {
            0 => "no writer waits".into(),
            1 => "1 writer waits".into(),
            n => format!("{n} writers wait"),
        },
        Some(Number::Health) => match value {
            0 => "in order".into(),
            1 => "its holder has ended".into(),
            2 => "not repaired yet".into(),
            _ => "never repaired".into(),
        },
        Some(Number::Pointer) if value == 0 => "null".into(),
        Some(Number::Pointer) => format!("0x{value:x}"),
        Some(Number::Real) if size == 8 => format!("{:?}", f64::from_bits(value)),
        Some(Number::Real) if size == 4 => format!("{:?}", f32::from_bits(value as u32)),
        Some(Number::Character) if (0x20..0x7f).contains(&value) => format!("'{}'", value as u8 as char),
        Some(Number::Character | Number::Signed) => signed.to_string(),
        // What fell below zero is best seen as it is.
        Some(Number::Unsigned) if signed < 0 && signed > -10_000 => format!("{value} ({signed})"),
        Some(Number::Unsigned) if value <= 9_999_999_999 => value.to_string(),
        Some(Number::Unsigned) => format!("0x{value:x}"),
        _ => match signed {
            -9_999_999_999..=9_999_999_999 => signed.to_string(),
            _ => format!("0x{value:x}"),
        },
    }
}
