//! The names of one function: values and blocks share one name space, and numbers count both.
//!
//! A value gets its id, and a block a provisional one, where it is first mentioned. What is mentioned
//! and never defined is found by [`Locals::undefined`].

use crate::ids::{BlockId, LocalId, TypeId};
use crate::lexer::{Name, Read, fail};
use crate::types::{Type, Types};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

#[derive(Clone, Copy, PartialEq, Default)]
enum Slot {
    #[default]
    Empty,
    Local(u32),
    Block(u32),
}

/// Numbers from here on are in a map, so that `%4000000000` does not cost memory.
const NEAR: u32 = 1 << 20;
const DEFINED: u32 = u32::MAX;

#[derive(Default)]
pub(super) struct Locals<'t> {
    named: FxHashMap<Cow<'t, str>, Slot>,
    numbered: Vec<Slot>,
    far: FxHashMap<u32, Slot>,
    /// The number that the next unnamed value or block gets.
    next: u32,
    pub(super) types: Vec<TypeId>,
    /// Where each value was first mentioned, or [`DEFINED`].
    first_use: Vec<u32>,
    /// For each provisional block: where it was first mentioned, and its final id if it is defined.
    blocks: Vec<(u32, Option<BlockId>)>,
}

impl<'t> Locals<'t> {
    pub(super) fn clear(&mut self) {
        // Clearing costs the capacity, and one huge function must not slow down all that follow.
        if self.named.capacity() > 1 << 12 {
            self.named = FxHashMap::default();
        }
        self.named.clear();
        self.numbered.clear();
        self.far.clear();
        self.next = 0;
        self.types.clear();
        self.first_use.clear();
        self.blocks.clear();
    }

    fn slot(&mut self, name: Name<'t>) -> &mut Slot {
        match name {
            Name::Text(text) => self.named.entry(text).or_default(),
            Name::Number(n) if n < NEAR => {
                let n = n as usize;
                if n >= self.numbered.len() {
                    self.numbered.resize(n + 1, Slot::Empty);
                }
                &mut self.numbered[n]
            }
            Name::Number(n) => self.far.entry(n).or_default(),
        }
    }

    /// The value `name`, used with type `ty`.
    pub(super) fn mention(&mut self, name: Name<'t>, ty: TypeId, at: usize, types: &Types) -> Read<LocalId> {
        let fresh = self.types.len() as u32;
        let slot = self.slot(name);
        match *slot {
            Slot::Local(id) => {
                let known = self.types[id as usize];
                // The result of an instruction that is not understood may be of any type.
                if known != ty && !matches!(types.raw(known), Type::Void) {
                    let (known, ty) = (types.show(known), types.show(ty));
                    return fail(at, format!("the value has type `{known}`, but `{ty}` is expected"));
                }
                Ok(LocalId(id))
            }
            Slot::Empty => {
                *slot = Slot::Local(fresh);
                self.types.push(ty);
                self.first_use.push(at as u32);
                Ok(LocalId(fresh))
            }
            Slot::Block(_) => fail(at, "this is the name of a block, not of a value"),
        }
    }

    pub(super) fn type_of(&mut self, name: Name<'t>) -> Option<TypeId> {
        match *self.slot(name) {
            Slot::Local(id) => Some(self.types[id as usize]),
            _ => None,
        }
    }

    /// Defines a value; without a name it takes the next number.
    pub(super) fn define(&mut self, name: Option<Name<'t>>, ty: TypeId, at: usize, types: &Types) -> Read<LocalId> {
        let name = match name {
            Some(Name::Number(n)) => self.count(n, at)?,
            Some(name) => name,
            None => self.count(self.next, at)?,
        };
        let fresh = self.types.len() as u32;
        let slot = self.slot(name);
        match *slot {
            Slot::Empty => {
                *slot = Slot::Local(fresh);
                self.types.push(ty);
                self.first_use.push(DEFINED);
                Ok(LocalId(fresh))
            }
            Slot::Local(id) => {
                let first_use = &mut self.first_use[id as usize];
                if *first_use == DEFINED {
                    return fail(at, "this name is already defined in the function");
                }
                let known = &mut self.types[id as usize];
                if *known != ty && !matches!(types.raw(ty), Type::Void) {
                    let (known, ty) = (types.show(*known), types.show(ty));
                    return fail(*first_use as usize, format!("the value is used as `{known}`, but defined as `{ty}`"));
                }
                *first_use = DEFINED;
                Ok(LocalId(id))
            }
            Slot::Block(_) => fail(at, "this name is already that of a block"),
        }
    }

    fn count(&mut self, n: u32, at: usize) -> Read<Name<'t>> {
        if n < self.next {
            return fail(at, format!("the number must be {} or greater here", self.next));
        }
        self.next = n.saturating_add(1);
        Ok(Name::Number(n))
    }

    /// The provisional id of a block.
    pub(super) fn mention_block(&mut self, name: Name<'t>, at: usize) -> Read<BlockId> {
        let fresh = self.blocks.len() as u32;
        let slot = self.slot(name);
        match *slot {
            Slot::Block(id) => Ok(BlockId(id)),
            Slot::Empty => {
                *slot = Slot::Block(fresh);
                self.blocks.push((at as u32, None));
                Ok(BlockId(fresh))
            }
            Slot::Local(_) => fail(at, "this is the name of a value, not of a block"),
        }
    }

    /// Defines block `id`; without a name it takes the next number.
    pub(super) fn define_block(&mut self, name: Option<Name<'t>>, id: BlockId, at: usize) -> Read<()> {
        let name = match name {
            Some(Name::Number(n)) => self.count(n, at)?,
            Some(name) => name,
            None => self.count(self.next, at)?,
        };
        let provisional = match self.mention_block(name, at) {
            Ok(id) => id,
            Err(_) => return fail(at, "this label is already the name of a value"),
        };
        let block = &mut self.blocks[provisional.index()];
        if block.1.is_some() {
            return fail(at, "this label is already defined in the function");
        }
        block.1 = Some(id);
        Ok(())
    }

    /// The final id of a block; [`Locals::undefined`] has made sure that there is one.
    pub(super) fn final_block(&self, provisional: BlockId) -> BlockId {
        self.blocks[provisional.index()].1.unwrap_or(BlockId(0))
    }

    /// Whether provisional and final ids of blocks are the same.
    pub(super) fn blocks_are_final(&self) -> bool {
        self.blocks.iter().enumerate().all(|(i, b)| b.1 == Some(BlockId(i as u32)))
    }

    /// The first use of something that has no definition, and whether it is a block.
    pub(super) fn undefined(&self) -> Option<(usize, bool)> {
        let value = self.first_use.iter().filter(|&&at| at != DEFINED).map(|&at| (at as usize, false)).min();
        let block = self.blocks.iter().filter(|b| b.1.is_none()).map(|b| (b.0 as usize, true)).min();
        value.into_iter().chain(block).min()
    }
}
