//! What a library call can mean to other threads: whether it is an event, and whether it has to wait.

use crate::memory::Addr;
use crate::sync::{BlockReason, Sync};

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
    /// The futex word that its second argument points at.
    Futex,
    /// An atomic object: the first argument points at so many bytes; or it is their number, and the second points there.
    Atomic {
        /// How many; `None` if the first argument says so.
        bytes: Option<u8>,
        /// It never changes the object.
        reads_only: bool,
    },
    /// It ends the process if its argument is 0, and does nothing otherwise.
    Assume,
    /// What the system call touches whose number is its first argument.
    Syscall,
    /// Threads: creation, end, join.
    Threads(Waits),
    /// It lets others go first.
    Yield,
    /// Files, streams, clocks, or state of the library's own.
    World,
    /// It ends the process, and so what any other thread was about to do.
    End,
}

impl Effect {
    /// The effect of a call with this first argument.
    #[inline]
    pub fn of_call(self, first: u64) -> Effect {
        match self {
            Effect::Syscall => super::syscall::effect(first),
            Effect::Assume => {
                if first == 0 {
                    Effect::End
                } else {
                    Effect::Own
                }
            }
            known => known,
        }
    }

    /// Address and size of the object that a call with these arguments reads or changes atomically.
    pub fn atomic_object(self, argument: impl Fn(usize) -> u64) -> Option<(Addr, u64)> {
        match self {
            Effect::Futex => Some((argument(1), 4)),
            Effect::Atomic { bytes: Some(n), .. } => Some((argument(0), n.into())),
            Effect::Atomic { bytes: None, .. } => Some((argument(1), argument(0))),
            _ => None,
        }
    }
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
    /// As long as it is willing to wait until nobody writes.
    ReadTimed,
    /// Until nobody reads or writes.
    Write,
    /// As long as it is willing to wait until nobody reads or writes.
    WriteTimed,
    /// Until there is one to take.
    Semaphore,
    /// As long as it is willing to wait for one to take.
    SemaphoreTimed,
    /// Until the thread has ended.
    Join,
    /// As long as it is willing to wait until the thread has ended.
    JoinTimed,
    /// Until nobody runs the initialiser.
    Once,
}

impl Waits {
    /// The reason to wait of a call with this first argument, and whether it may give up.
    pub fn reason(self, first: u64, sync: &Sync) -> Option<(BlockReason, bool)> {
        let at: Addr = first;
        Some(match self {
            Waits::No => return None,
            Waits::Mutex => (BlockReason::Mutex(at), false),
            Waits::MutexTimed => (BlockReason::Mutex(at), true),
            Waits::Read => (BlockReason::Read(at), false),
            Waits::ReadTimed => (BlockReason::Read(at), true),
            Waits::Write => (BlockReason::Write(at), false),
            Waits::WriteTimed => (BlockReason::Write(at), true),
            Waits::Semaphore => (BlockReason::Semaphore(at), false),
            Waits::SemaphoreTimed => (BlockReason::Semaphore(at), true),
            Waits::Join => (BlockReason::Join(sync.thread_of(first)), false),
            Waits::JoinTimed => (BlockReason::Join(sync.thread_of(first)), true),
            Waits::Once => (BlockReason::Once(at), false),
        })
    }
}

/// Functions whose effect is not that of their header.
pub(super) fn exception(name: &str) -> Option<Effect> {
    Some(match name {
        "free" | "__libc_free" | "cfree" | "realloc" | "__libc_realloc" | "reallocarray" => Effect::Free,
        "strsep"
        | "strtok_r"
        | "__strtok_r"
        | "posix_memalign"
        | "pthread_setcancelstate"
        | "pthread_setcanceltype"
        | "inet_ntoa" => Effect::World,
        "strtok" | "strerror" | "strsignal" | "strcoll" => Effect::World,
        "_exit" | "_Exit" | "__unsnarl_exit" | "quick_exit" => Effect::End,
        "sched_yield" | "pthread_yield" | "thrd_yield" | "sleep" | "usleep" | "nanosleep" | "clock_nanosleep" => {
            Effect::Yield
        }
        "__unsnarl_spawn"
        | "__unsnarl_thread_exit"
        | "pthread_detach"
        | "pthread_tryjoin_np"
        | "__unsnarl_wait_for_others" => Effect::Threads(Waits::No),
        "pthread_join" => Effect::Threads(Waits::Join),
        "pthread_timedjoin_np" | "pthread_clockjoin_np" => Effect::Threads(Waits::JoinTimed),
        "syscall" => Effect::Syscall,
        "__unsnarl_is_main"
        | "__unsnarl_key_take"
        | "pthread_self"
        | "thrd_current"
        | "pthread_equal"
        | "gettid"
        | "pthread_setspecific"
        | "pthread_getspecific"
        | "pthread_testcancel"
        | "__atomic_is_lock_free" => Effect::Own,
        "pthread_key_create"
        | "pthread_key_delete"
        | "pthread_setname_np"
        | "pthread_getname_np"
        | "pthread_setaffinity_np"
        | "pthread_getaffinity_np"
        | "pthread_getattr_np"
        | "pthread_getcpuclockid"
        | "__unsnarl_thread_kill"
        | "sem_open"
        | "sem_unlink" => Effect::World,
        "pthread_mutex_lock" | "pthread_spin_lock" => Effect::Object(Waits::Mutex),
        "pthread_mutex_timedlock" | "pthread_mutex_clocklock" => Effect::Object(Waits::MutexTimed),
        "pthread_rwlock_rdlock" => Effect::Object(Waits::Read),
        "pthread_rwlock_timedrdlock" | "pthread_rwlock_clockrdlock" => Effect::Object(Waits::ReadTimed),
        "pthread_rwlock_wrlock" => Effect::Object(Waits::Write),
        "pthread_rwlock_timedwrlock" | "pthread_rwlock_clockwrlock" => Effect::Object(Waits::WriteTimed),
        "sem_wait" => Effect::Object(Waits::Semaphore),
        "sem_timedwait" | "sem_clockwait" => Effect::Object(Waits::SemaphoreTimed),
        "__unsnarl_once_begin" => Effect::Object(Waits::Once),
        _ => return super::atomic::effect(name),
    })
}
