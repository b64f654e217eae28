use serde::Serialize;

/// How an atomic access or a fence is ordered with what is around it, as C and LLVM have it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemoryOrder {
    /// A trace that does not say; it counts as the strongest.
    Unknown,
    /// LLVM's weakest: no torn values.
    Unordered,
    /// LLVM's `monotonic`.
    Relaxed,
    /// What comes after it stays after it.
    Acquire,
    /// What comes before it stays before it.
    Release,
    AcqRel,
    /// All of these are in one order that everybody sees.
    SeqCst,
}

impl MemoryOrder {
    /// All of them. Their places are in files: new ones are added at the end.
    pub const ALL: [MemoryOrder; 7] = [
        MemoryOrder::Unknown,
        MemoryOrder::Unordered,
        MemoryOrder::Relaxed,
        MemoryOrder::Acquire,
        MemoryOrder::Release,
        MemoryOrder::AcqRel,
        MemoryOrder::SeqCst,
    ];

    pub fn id(self) -> &'static str {
        match self {
            MemoryOrder::Unknown => "unknown",
            MemoryOrder::Unordered => "unordered",
            MemoryOrder::Relaxed => "relaxed",
            MemoryOrder::Acquire => "acquire",
            MemoryOrder::Release => "release",
            MemoryOrder::AcqRel => "acq-rel",
            MemoryOrder::SeqCst => "seq-cst",
        }
    }

    pub fn acquires(self) -> bool {
        !matches!(self, MemoryOrder::Unordered | MemoryOrder::Relaxed | MemoryOrder::Release)
    }

    pub fn releases(self) -> bool {
        !matches!(self, MemoryOrder::Unordered | MemoryOrder::Relaxed | MemoryOrder::Acquire)
    }
}
