//! Typed indices. Each is a `u32`, and displays as the syntax a person reads.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl $name {
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
}

id!(
    /// A type of one module's type table.
    TypeId, "type");
id!(
    /// A global name of one module: a variable, function, alias or ifunc, defined or only mentioned.
    SymbolId, "@");
id!(
    /// A constant of one module's constant table.
    ConstId, "const");
id!(
    /// A value of one function: its parameters first, then the results of its instructions in the order in which
    /// the text first mentions them (a loop's `phi` mentions values before they are computed).
    LocalId, "%");
id!(
    /// A basic block of one function, in textual order; the entry is block 0.
    BlockId, "bb");
id!(
    /// A numbered metadata node (`!42`) of one module.
    MdId, "!");

/// A range of bytes of a module's text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}
