//! The operations: the number of each, which compact files and event hashes have, and its word in the text form. Numbers never
//! change, and new ones are added after the last.

use crate::event::What;
use crate::sync::SyncOp;

macro_rules! operations {
    ($type:ident $(, $other:pat => $op:ident)?; $($case:ident $name:ident $number:literal $keyword:literal,)*) => {
        $( pub(super) const $name: u8 = $number; )*

        impl $type {
            /// The stable number of the operation, as event hashes and compact traces have it.
            pub fn tag(&self) -> u8 {
                match self {
                    $( $type::$case { .. } => $name, )*
                    $( $other => $op.tag(), )?
                }
            }

            pub fn keyword(&self) -> &'static str {
                match self {
                    $( $type::$case { .. } => $keyword, )*
                    $( $other => $op.keyword(), )?
                }
            }
        }
    };
}

operations! {
    What, What::Sync { op, .. } => op;
    Read READ 1 "read",
    Write WRITE 2 "write",
    Update UPDATE 3 "update",
    Fence FENCE 4 "fence",
    Fork FORK 5 "fork",
    Start START 6 "start",
    Exit EXIT 7 "exit",
    Join JOIN 8 "join",
    Alloc ALLOC 9 "alloc",
    Free FREE 10 "free",
    Output OUTPUT 11 "output",
    Input INPUT 12 "input",
    Yield YIELD 13 "yield",
    Call CALL 14 "call",
    Branch BRANCH 15 "branch",
    Fixed FIXED 16 "fixed",
    Symbolic SYMBOLIC 17 "symbolic",
    Initial INITIAL 18 "initial",
    Fails FAILS 19 "fails",
}

operations! {
    SyncOp;
    Lock LOCK 32 "lock",
    Unlock UNLOCK 33 "unlock",
    TryLock TRY_LOCK 34 "trylock",
    ReadLock READ_LOCK 35 "read-lock",
    WriteLock WRITE_LOCK 36 "write-lock",
    TryReadLock TRY_READ_LOCK 37 "try-read-lock",
    TryWriteLock TRY_WRITE_LOCK 38 "try-write-lock",
    RwUnlock RW_UNLOCK 39 "rw-unlock",
    WaitBegin WAIT_BEGIN 40 "wait-begin",
    WaitEnd WAIT_END 41 "wait-end",
    Signal SIGNAL 42 "signal",
    Broadcast BROADCAST 43 "broadcast",
    SemaphoreWait SEMAPHORE_WAIT 44 "sem-wait",
    SemaphoreTryWait SEMAPHORE_TRY_WAIT 45 "sem-trywait",
    SemaphorePost SEMAPHORE_POST 46 "sem-post",
    BarrierArrive BARRIER_ARRIVE 47 "barrier-arrive",
    BarrierLeave BARRIER_LEAVE 48 "barrier-leave",
    OnceBegin ONCE_BEGIN 49 "once-begin",
    OnceEnd ONCE_END 50 "once-end",
    FutexWait FUTEX_WAIT 51 "futex-wait",
    FutexWake FUTEX_WAKE 52 "futex-wake",
    Init INIT 53 "init",
    Destroy DESTROY 54 "destroy",
    SignalOne SIGNAL_ONE 55 "signal-one",
    SemaphoreValue SEMAPHORE_VALUE 56 "sem-value",
    OnceDone ONCE_DONE 57 "once-done",
    FutexWoken FUTEX_WOKEN 58 "futex-woken",
    FutexRequeue FUTEX_REQUEUE 59 "futex-requeue",
}
