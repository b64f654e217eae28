//! What a library call can mean to other threads: whether it is an event, and whether it has to wait.

use crate::memory::Addr;
use crate::sync::{BlockReason, ThreadId};

/// What a call touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Its arguments and result, or what belongs to the calling thread.
    Own,
    /// Memory that its arguments point at.
    Memory,
    /// It ends the life of the object that its first argument points at.
    Free,
    /// A synchronisation object, which its first argument points at.
    Object(Waits),
    /// Threads: creation, end, join.
    Threads(Waits),
    /// It lets others go first.
    Yield,
    /// Files, streams, clocks, or state of the library's own.
    World,
    /// It ends the process, and so what any other thread was about to do.
    End,
}

/// For what a call may have to wait before it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// Never.
    No,
    /// Until the mutex is free.
    Mutex,
    /// As long as it is willing to wait for the mutex.
    MutexTimed,
    /// Until nobody writes.
    Read,
    /// Until nobody reads or writes.
    Write,
    /// Until there is one to take.
    Semaphore,
    /// As long as it is willing to wait for one to take.
    SemaphoreTimed,
    /// Until the thread has ended.
    Join,
    /// Until nobody runs the initialiser.
    Once,
}

impl Waits {
    /// The reason to wait of a call with this first argument, and whether it may give up.
    pub(crate) fn reason(self, first: u64) -> Option<(BlockReason, bool)> {
        let at: Addr = first;
        Some(match self {
            Waits::No => return None,
            Waits::Mutex => (BlockReason::Mutex(at), false),
            Waits::MutexTimed => (BlockReason::Mutex(at), true),
            Waits::Read => (BlockReason::Read(at), false),
            Waits::Write => (BlockReason::Write(at), false),
            Waits::Semaphore => (BlockReason::Semaphore(at), false),
            Waits::SemaphoreTimed => (BlockReason::Semaphore(at), true),
            Waits::Join => (BlockReason::Join(ThreadId(first.wrapping_sub(1) as u32)), false),
            Waits::Once => (BlockReason::Once(at), false),
        })
    }
}

/// Functions whose effect is not that of their header.
pub(super) fn exception(name: &str) -> Option<Effect> {
    Some(match name {
        "free" | "__libc_free" | "cfree" | "realloc" | "__libc_realloc" | "reallocarray" => Effect::Free,
        "strtok" | "strerror" | "strsignal" | "strcoll" => Effect::World,
        "_exit" | "_Exit" | "__unsnarl_exit" | "quick_exit" => Effect::End,
        "sched_yield" | "thrd_yield" | "sleep" | "usleep" | "nanosleep" | "clock_nanosleep" => Effect::Yield,
        "__unsnarl_spawn"
        | "__unsnarl_thread_exit"
        | "pthread_detach"
        | "pthread_tryjoin_np"
        | "__unsnarl_wait_for_others" => Effect::Threads(Waits::No),
        "pthread_join" => Effect::Threads(Waits::Join),
        "__unsnarl_is_main"
        | "__unsnarl_key_take"
        | "pthread_self"
        | "thrd_current"
        | "pthread_equal"
        | "pthread_setspecific"
        | "pthread_getspecific" => Effect::Own,
        "pthread_key_create" | "pthread_key_delete" => Effect::World,
        "pthread_mutex_lock" | "pthread_spin_lock" => Effect::Object(Waits::Mutex),
        "pthread_mutex_timedlock" | "pthread_mutex_clocklock" => Effect::Object(Waits::MutexTimed),
        "pthread_rwlock_rdlock" => Effect::Object(Waits::Read),
        "pthread_rwlock_wrlock" => Effect::Object(Waits::Write),
        "sem_wait" => Effect::Object(Waits::Semaphore),
        "sem_timedwait" => Effect::Object(Waits::SemaphoreTimed),
        "__unsnarl_once_begin" => Effect::Object(Waits::Once),
        _ if name.starts_with("pthread_attr") || name.starts_with("pthread_mutexattr") => Effect::Memory,
        _ => return None,
    })
}
