//! What an event is, taken apart into pieces that all events share, and put together again.

use super::tag;
use crate::event::{Access, BranchKind, OtherSide, Source, What};
use crate::expr::ExprId;
use crate::order::MemoryOrder;
use crate::sync::{Object, SyncOp, Wake};

/// The pieces. [`What::tag`] and `variant` say which operation it is; the others are its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Parts<'a> {
    pub(super) tag: u8,
    /// What distinguishes operations of one tag: the memory order, whether the lock was taken, and so on.
    pub(super) variant: u8,
    /// Of an access; of a futex operation, the bits that it has not.
    pub(super) size: u32,
    pub(super) objects: [Option<Object>; 2],
    pub(super) numbers: [Option<u64>; 2],
    /// In the order of [`What::exprs`], but what is read or made always first or second.
    pub(super) exprs: [Option<ExprId>; 2],
    pub(super) bytes: Option<&'a [u8]>,
}

/// Where an order stands in the list of all.
fn place(order: MemoryOrder) -> u8 {
    MemoryOrder::ALL.iter().position(|o| *o == order).unwrap_or(0) as u8
}

/// A decision in one byte: its kind in bits 0 to 2, what it was in bit 3, where the other side leads from bit 4 on.
fn branch_variant(kind: BranchKind, taken: bool, other: OtherSide) -> u8 {
    let kind = BranchKind::ALL.iter().position(|k| *k == kind).unwrap_or(0) as u8;
    let other = OtherSide::ALL.iter().position(|o| *o == other).unwrap_or(0) as u8;
    kind | u8::from(taken) << 3 | other << 4
}

impl What {
    pub(super) fn parts(&self) -> Parts<'_> {
        let p = Parts { tag: self.tag(), ..Parts::default() };
        let access = |at: &Access, numbers, exprs| Parts {
            variant: at.atomic.map_or(0, |order| 1 + place(order)),
            size: at.size,
            objects: [Some(Object { location: at.location, address: at.address }), None],
            numbers,
            exprs,
            ..p
        };
        match self {
            What::Read { at, value, expr } => access(at, [*value, None], [*expr, None]),
            What::Write { at, before, after, expr } => access(at, [*before, *after], [None, *expr]),
            What::Update { at, before, after, read, expr } => access(at, [*before, *after], [*read, *expr]),
            What::Sync { op, on } => {
                let p = Parts { objects: [Some(*on), None], ..p };
                let number = |n: u64| Parts { numbers: [Some(n), None], ..p };
                match *op {
                    SyncOp::TryLock { took }
                    | SyncOp::TryReadLock { took }
                    | SyncOp::TryWriteLock { took }
                    | SyncOp::SemaphoreTryWait { took } => Parts { variant: took.into(), ..p },
                    SyncOp::WaitBegin { mutex, timed } => {
                        Parts { variant: timed.into(), objects: [Some(*on), Some(mutex)], ..p }
                    }
                    SyncOp::WaitEnd { mutex, wake } => {
                        Parts { variant: wake as u8, objects: [Some(*on), Some(mutex)], ..p }
                    }
                    SyncOp::Signal { woke } => Parts { numbers: [woke.map(u64::from), None], ..p },
                    SyncOp::SignalOne { among: woke } | SyncOp::Broadcast { woke } => number(woke.into()),
                    SyncOp::RwUnlock { reads } => Parts { variant: reads.into(), ..p },
                    // A place in the program has the same bits each time; mostly they are all set.
                    SyncOp::FutexWait { expected, found, timed, bits } => Parts {
                        variant: timed.into(),
                        size: !bits,
                        numbers: [Some(expected.into()), found.map(u64::from)],
                        ..p
                    },
                    SyncOp::FutexWoken { wake } => Parts { variant: wake as u8, ..p },
                    // The thread is above the lowest 32 bits, counted from 1.
                    SyncOp::FutexWake { most, woke, whom, bits, ignored } => Parts {
                        variant: ignored.into(),
                        size: !bits,
                        numbers: [
                            Some(u64::from(woke) | whom.map_or(0, |t| (u64::from(t) + 1) << 32)),
                            most.map(u64::from),
                        ],
                        ..p
                    },
                    SyncOp::FutexRequeue { to, woke, moved } => {
                        Parts { objects: [Some(*on), Some(to)], numbers: [Some(woke.into()), Some(moved.into())], ..p }
                    }
                    SyncOp::Init { value } | SyncOp::SemaphoreValue { value } => number(value),
                    SyncOp::BarrierArrive { last, ignored } => {
                        Parts { variant: u8::from(last) | u8::from(ignored) << 1, ..p }
                    }
                    _ => p,
                }
            }
            What::Fork { child } | What::Join { child } => Parts { numbers: [Some((*child).into()), None], ..p },
            What::Alloc { address, size } => Parts { numbers: [Some(*address), Some(*size)], ..p },
            What::Free { address, size } => Parts { numbers: [Some(*address), (*size > 0).then_some(*size)], ..p },
            What::Output { descriptor, bytes } => {
                Parts { numbers: [Some(u64::from(*descriptor as u32)), None], bytes: Some(bytes), ..p }
            }
            What::Input { source, bytes } => {
                let (variant, number) = match source {
                    Source::Descriptor(d) => (0, Some(u64::from(*d as u32))),
                    Source::Clock => (1, None),
                    Source::Random => (2, None),
                };
                Parts { variant, numbers: [number, None], bytes: Some(bytes), ..p }
            }
            What::Call { function } => Parts { objects: [Some(Object { location: *function, address: 0 }), None], ..p },
            What::Fence { order } => Parts { variant: place(*order), ..p },
            What::Start | What::Exit | What::Yield | What::Fails => p,
            What::Branch { kind, cond, taken, other } => {
                Parts { variant: branch_variant(*kind, *taken, *other), exprs: [Some(*cond), None], ..p }
            }
            What::Fixed { expr, value } => Parts { numbers: [Some(*value), None], exprs: [Some(*expr), None], ..p },
            What::Symbolic { name, value, expr } => Parts {
                objects: [Some(Object { location: *name, address: 0 }), None],
                numbers: [Some(*value), None],
                exprs: [Some(*expr), None],
                ..p
            },
            What::Initial { at, value, expr } => access(at, [Some(*value), None], [*expr, None]),
        }
    }
}

impl Parts<'_> {
    /// Whether its numbers are what was there and what is there now.
    pub(super) fn is_change(tag: u8) -> bool {
        matches!(tag, tag::WRITE | tag::UPDATE)
    }

    /// Puts it together; `None` if it is nothing that [`What::parts`] gives.
    pub(super) fn what(&self) -> Option<What> {
        let what = self.guess()?;
        // Whatever was there too much is gone now, and shows.
        (what.parts() == *self).then_some(what)
    }

    fn guess(&self) -> Option<What> {
        let on = self.objects[0];
        let at = || {
            let on = on?;
            let atomic = match self.variant.checked_sub(1) {
                None => None,
                Some(place) => Some(*MemoryOrder::ALL.get(usize::from(place))?),
            };
            Some(Access { location: on.location, address: on.address, size: self.size, atomic })
        };
        let [first, second] = self.numbers;
        let [read, made] = self.exprs;
        let short = |number: Option<u64>| u32::try_from(number?).ok();
        let took = self.variant == 1;
        let mutex = || self.objects[1];
        let wake = || [Wake::Signalled, Wake::TimedOut, Wake::Spurious].get(usize::from(self.variant)).copied();
        let bytes = || Some(self.bytes?.into());
        let op = match self.tag {
            tag::READ => return Some(What::Read { at: at()?, value: first, expr: read }),
            tag::WRITE => return Some(What::Write { at: at()?, before: first, after: second, expr: made }),
            tag::UPDATE => {
                return Some(What::Update { at: at()?, before: first, after: second, read, expr: made });
            }
            tag::BRANCH => {
                return Some(What::Branch {
                    kind: *BranchKind::ALL.get(usize::from(self.variant & 7))?,
                    cond: read?,
                    taken: self.variant & 8 != 0,
                    other: *OtherSide::ALL.get(usize::from(self.variant >> 4))?,
                });
            }
            tag::FIXED => return Some(What::Fixed { expr: read?, value: first? }),
            tag::SYMBOLIC => return Some(What::Symbolic { name: on?.location, value: first?, expr: read? }),
            tag::INITIAL => return Some(What::Initial { at: at()?, value: first?, expr: read }),
            tag::FENCE => return Some(What::Fence { order: *MemoryOrder::ALL.get(usize::from(self.variant))? }),
            tag::FORK => return Some(What::Fork { child: short(first)? }),
            tag::START => return Some(What::Start),
            tag::EXIT => return Some(What::Exit),
            tag::JOIN => return Some(What::Join { child: short(first)? }),
            tag::ALLOC => return Some(What::Alloc { address: first?, size: second? }),
            tag::FREE => return Some(What::Free { address: first?, size: second.unwrap_or(0) }),
            tag::OUTPUT => return Some(What::Output { descriptor: short(first)? as i32, bytes: bytes()? }),
            tag::INPUT => {
                let source = match self.variant {
                    0 => Source::Descriptor(short(first)? as i32),
                    1 => Source::Clock,
                    _ => Source::Random,
                };
                return Some(What::Input { source, bytes: bytes()? });
            }
            tag::YIELD => return Some(What::Yield),
            tag::FAILS => return Some(What::Fails),
            tag::CALL => return Some(What::Call { function: on?.location }),
            tag::LOCK => SyncOp::Lock,
            tag::UNLOCK => SyncOp::Unlock,
            tag::TRY_LOCK => SyncOp::TryLock { took },
            tag::READ_LOCK => SyncOp::ReadLock,
            tag::WRITE_LOCK => SyncOp::WriteLock,
            tag::TRY_READ_LOCK => SyncOp::TryReadLock { took },
            tag::TRY_WRITE_LOCK => SyncOp::TryWriteLock { took },
            tag::RW_UNLOCK => SyncOp::RwUnlock { reads: took },
            tag::WAIT_BEGIN => SyncOp::WaitBegin { mutex: mutex()?, timed: took },
            tag::WAIT_END => SyncOp::WaitEnd { mutex: mutex()?, wake: wake()? },
            tag::SIGNAL => match first {
                None => SyncOp::Signal { woke: None },
                number => SyncOp::Signal { woke: Some(short(number)?) },
            },
            tag::SIGNAL_ONE => SyncOp::SignalOne { among: short(first)? },
            tag::BROADCAST => SyncOp::Broadcast { woke: short(first)? },
            tag::SEMAPHORE_WAIT => SyncOp::SemaphoreWait,
            tag::SEMAPHORE_TRY_WAIT => SyncOp::SemaphoreTryWait { took },
            tag::SEMAPHORE_POST => SyncOp::SemaphorePost,
            tag::SEMAPHORE_VALUE => SyncOp::SemaphoreValue { value: first? },
            tag::ONCE_DONE => SyncOp::OnceDone,
            tag::BARRIER_ARRIVE => {
                SyncOp::BarrierArrive { last: self.variant & 1 != 0, ignored: self.variant & 2 != 0 }
            }
            tag::BARRIER_LEAVE => SyncOp::BarrierLeave,
            tag::ONCE_BEGIN => SyncOp::OnceBegin,
            tag::ONCE_END => SyncOp::OnceEnd,
            tag::FUTEX_WAIT => SyncOp::FutexWait {
                expected: short(first)?,
                found: second.map(|n| n as u32),
                timed: took,
                bits: !self.size,
            },
            tag::FUTEX_WOKEN => SyncOp::FutexWoken { wake: wake()? },
            tag::FUTEX_WAKE => SyncOp::FutexWake {
                most: second.map(|n| n as u32),
                woke: first? as u32,
                whom: (first? >> 32).checked_sub(1).map(|t| t as u32),
                bits: !self.size,
                ignored: took,
            },
            tag::FUTEX_REQUEUE => SyncOp::FutexRequeue { to: mutex()?, woke: short(first)?, moved: short(second)? },
            tag::INIT => SyncOp::Init { value: first? },
            tag::DESTROY => SyncOp::Destroy,
            _ => return None,
        };
        Some(What::Sync { op, on: on? })
    }
}
