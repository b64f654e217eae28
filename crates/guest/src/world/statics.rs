//! Objects that the C library keeps for itself in guest memory: tables, buffers it returns, its own variables.
//!
//! Each is made when it is first needed and stays. A name and a number say which one it is.

use crate::memory::Addr;
use rustc_hash::FxHashMap;

#[derive(Clone, Default, Debug)]
pub struct Statics {
    by_name: FxHashMap<(&'static str, i64), Addr>,
    /// Where `strtok` goes on; null before its first call.
    pub strtok_next: Addr,
}

impl Statics {
    pub fn get(&self, name: &'static str, number: i64) -> Option<Addr> {
        self.by_name.get(&(name, number)).copied()
    }

    pub fn set(&mut self, name: &'static str, number: i64, at: Addr) {
        self.by_name.insert((name, number), at);
    }
}
