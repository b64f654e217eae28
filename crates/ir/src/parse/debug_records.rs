//! `llvm.dbg.*` calls and `#dbg_*` records: both say which variable lives where.

use super::*;
use crate::inst::{DebugBinding, DebugVar, Operand};

impl<'t> Parser<'t> {
    /// `#dbg_value(i32 %x, !12, !DIExpression(), !13)`
    pub(super) fn debug_record(&mut self) -> Read<()> {
        self.lx.expect(b'#')?;
        let binding = match self.lx.word() {
            b"dbg_declare" => Some(DebugBinding::Declare),
            b"dbg_value" | b"dbg_assign" | b"dbg_declare_value" => Some(DebugBinding::Value),
            word if word.starts_with(b"dbg_") => None,
            word => {
                self.lx.pos -= word.len();
                return self.lx.expected("a debug record (`dbg_value`, `dbg_declare`, ...)");
            }
        };
        self.debug_args(binding, false)
    }

    /// `@llvm.dbg.value(metadata i32 %x, metadata !12, metadata !DIExpression())`
    pub(super) fn debug_intrinsic(&mut self) -> Read<()> {
        self.lx.expect(b'@')?;
        let binding = match self.lx.run() {
            "llvm.dbg.declare" => Some(DebugBinding::Declare),
            "llvm.dbg.value" | "llvm.dbg.assign" => Some(DebugBinding::Value),
            _ => None,
        };
        self.debug_args(binding, true)
    }

    fn debug_args(&mut self, binding: Option<DebugBinding>, typed: bool) -> Read<()> {
        if self.lx.peek() != b'(' {
            return self.lx.expected("`(`");
        }
        let open = self.lx.pos;
        self.lx.skip_balanced()?;
        let end = self.lx.pos;
        if let Some(binding) = binding {
            self.lx.pos = open + 1;
            self.debug_var(binding, typed)?;
        }
        self.lx.pos = end;
        Ok(())
    }

    fn debug_var(&mut self, binding: DebugBinding, typed: bool) -> Read<()> {
        if typed {
            self.lx.expect_word("metadata")?;
        }
        let mut value = None;
        if self.lx.peek() == b'!' {
            // `!{}`: gone. `!DIArgList(...)`: computed from several values, which names none of them.
            self.skip_metadata()?;
        } else {
            let (_, operand) = self.typed_value()?;
            value = match operand {
                Operand::Const(id) if matches!(self.m.constants[id.index()], Constant::Undef | Constant::Poison) => {
                    None
                }
                operand => Some(operand),
            };
        }
        self.lx.expect(b',')?;
        if typed {
            self.lx.expect_word("metadata")?;
        }
        let var = self.node_ref()?;
        self.lx.expect(b',')?;
        if typed {
            self.lx.expect_word("metadata")?;
        }
        self.lx.skip_blank();
        let start = self.lx.pos;
        self.skip_metadata()?;
        let expr = self.lx.span_from(start);
        let before = self.body.insts.len() as u32;
        self.body.debug_vars.push(DebugVar { binding, value, var, expr, before });
        Ok(())
    }
}
