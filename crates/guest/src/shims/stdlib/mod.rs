//! stdlib.h and assert.h, without the environment, and without what calls back into the program (see
//! `crates/guest/runtime`).

pub(super) mod alloc;
pub(super) mod arith;
pub(super) mod end;
pub(super) mod number;
pub(super) mod random;
