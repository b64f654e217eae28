//! The kinds of deadlocks. A new kind is a line in this table, and a line in `stuck.rs` that recognises it.

use serde::{Serialize, Serializer};
use std::fmt;

macro_rules! kinds {
    ($($name:ident $id:literal $title:literal;)*) => {
        /// What the threads of a deadlock wait for. Of several in one run, the first is to blame: it keeps others from going on.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Kind {
            $(#[doc = $title] $name,)*
        }

        impl Kind {
            /// In the table's order.
            pub const ALL: &[Kind] = &[$(Kind::$name,)*];

            /// For programs.
            pub fn id(self) -> &'static str {
                match self { $(Kind::$name => $id,)* }
            }

            /// For people.
            pub fn title(self) -> &'static str {
                match self { $(Kind::$name => $title,)* }
            }
        }
    };
}

kinds! {
    LockCycle "lock-cycle" "locks taken in a circle";
    JoinCycle "join-cycle" "a thread that is waited for waits itself";
    RwLockUpgrade "rwlock-upgrade" "a reader wants to write before the lock is given back";
    ReadBehindWriter "read-behind-writer" "a reader wants to read once more, behind a writer that waits for it";
    SelfDeadlock "self-deadlock" "a thread waits for a lock that it holds itself";
    NestedMonitor "nested-monitor" "a wait keeps a lock that others need before they can signal";
    CommunicationCycle "communication-cycle" "threads wait for signals or posts of each other";
    LockNeverReleased "lock-never-released" "a lock is never given back";
    WrongPredicate "wrong-predicate" "a thread was woken for something else, and nobody will wake it again";
    TooFewSignals "too-few-signals" "a signal woke another thread that waited, and nobody wakes this one";
    LostSignal "lost-signal" "a signal came before the wait for it";
    SemaphoreStarvation "semaphore-starvation" "a semaphore that gets too few posts";
    BarrierNeverFills "barrier-never-fills" "a barrier that too few threads come to";
    NeverSignalled "never-signalled" "a wait that nobody ends";
    WaitsForValue "waits-for-value" "a thread waits for a value that nobody writes";
    Other "other" "threads wait for ever";
}

impl Kind {
    /// Whether its threads wait for each other's locks or ends.
    pub fn is_circle(self) -> bool {
        matches!(
            self,
            Kind::LockCycle | Kind::JoinCycle | Kind::RwLockUpgrade | Kind::ReadBehindWriter | Kind::SelfDeadlock
        )
    }

    /// One of the kinds that may be the same deadlock in different runs.
    pub(super) fn family(self) -> Kind {
        match self {
            _ if self.is_circle() => Kind::LockCycle,
            Kind::LostSignal | Kind::WrongPredicate | Kind::TooFewSignals => Kind::NeverSignalled,
            _ => self,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
