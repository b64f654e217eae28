//! Whether a program does more with addresses than to follow them, and to ask whether two are the same.

use super::Image;
use ir::inst::{CastOp, IntPred};
use ir::{Inst, InstKind, Type};

impl Image {
    /// Whether the program's own code compares the order of addresses, or makes numbers of them. Limit: a number that is read from where
    /// an address was written is not noticed.
    pub(crate) fn looks_at_addresses(&self) -> bool {
        *self.looks_at_addresses.get_or_init(|| {
            let users = (0..self.functions.len() as u32).filter(|&f| self.is_users(f));
            users.filter_map(|f| self.ir_function(f)).any(|(module, _, body)| {
                let types = &self.module(module).types;
                let looks = |inst: &Inst| match &inst.kind {
                    InstKind::Cast { op: CastOp::PtrToInt, .. } => true,
                    InstKind::ICmp { pred, ty, .. } => {
                        !matches!(pred, IntPred::Eq | IntPred::Ne) && matches!(types.get(*ty), Type::Ptr(_))
                    }
                    _ => false,
                };
                body.insts.iter().any(looks)
            })
        })
    }
}
