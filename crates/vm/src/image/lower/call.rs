//! Calls: who is called, and how arguments are laid out.

use super::{Lowerer, Unsupported};
use crate::bytecode::{ByVal, CallSite, Callee, Op, Src, VarArg, VarArgKind};
use crate::image::Resolved;
use crate::layout::{self, Scalar};
use ir::Type;
use ir::inst::{self, Call};

/// Bytes of the register save area: six integer registers of 8 bytes, eight vector registers of 16.
pub(crate) const REGISTER_SAVE: u64 = 176;

/// How many argument registers of x86-64 are taken. Nothing is passed in them here, but `va_arg`, which clang expands
/// by itself, looks for variadic arguments where the ABI puts them, and a `__int128` is found elsewhere when it
/// was passed on the stack than when it was passed in two registers.
#[derive(Clone, Copy, Default)]
pub(super) struct Registers {
    pub(super) integers: u64,
    pub(super) vectors: u64,
}

impl Registers {
    /// Takes registers for an argument; its offset in the register save area, or none if it goes on the stack.
    pub(super) fn take(&mut self, types: &ir::Types, ty: ir::TypeId) -> Option<u64> {
        let integers = match layout::scalar(types, ty) {
            Some(Scalar::Int(_) | Scalar::Ptr) => 1,
            Some(Scalar::Wide(bits)) if bits <= 128 => 2,
            Some(Scalar::F32 | Scalar::F64 | Scalar::F16 | Scalar::BF16 | Scalar::F128) => 0,
            None if types.layout(ty).is_some_and(|l| l.size <= 16) && layout::vector(types, ty).is_some() => 0,
            _ => return None,
        };
        if integers == 0 {
            self.vectors += 1;
            return (self.vectors <= 8).then(|| 48 + 16 * (self.vectors - 1));
        }
        if self.integers + integers > 6 {
            return None;
        }
        self.integers += integers;
        Some(8 * (self.integers - integers))
    }
}

impl Lowerer<'_> {
    /// Where this function's own variadic arguments start.
    pub(super) fn note_varargs(&mut self, func: &ir::Function) {
        let mut registers = Registers::default();
        for p in func.params.iter().filter(|p| p.attrs.byval.is_none()) {
            registers.take(&self.module.types, p.ty);
        }
        self.code.va_start = (registers.integers as u32 * 8, 48 + registers.vectors.min(8) as u32 * 16);
    }

    pub(super) fn call(&mut self, call: &Call) -> Result<(), Unsupported> {
        let callee = match &call.callee {
            inst::Callee::Symbol(s) => {
                let name = &self.module.symbol(*s).name;
                if name.starts_with("llvm.") {
                    let name = name.clone();
                    return self.intrinsic(&name, call);
                }
                match self.image.resolve(self.module_index, *s) {
                    Resolved::Function(id) => Callee::Function(id),
                    Resolved::Address(a) => match self.image.function_at(a) {
                        Some(id) => Callee::Function(id),
                        None => Callee::Pointer(self.in_reg(Src::Imm(a))),
                    },
                    Resolved::Tls(_) => return Err("a call of a thread-local variable".into()),
                }
            }
            inst::Callee::Value(v) => match self.src(*v)? {
                Src::Reg(r) => Callee::Pointer(r),
                Src::Imm(a) => match self.image.function_at(a) {
                    Some(id) => Callee::Function(id),
                    None => Callee::Pointer(self.in_reg(Src::Imm(a))),
                },
            },
            inst::Callee::Asm(asm) => return self.inline_asm(asm, call),
        };
        self.call_to(callee, call)
    }

    /// The integer widths that the callee was compiled for, where it is known: its parameters and its result.
    fn callee_widths(&self, callee: &Callee) -> (Vec<u32>, u32) {
        let Callee::Function(id) = callee else { return (Vec::new(), 0) };
        let Some((module, f, _)) = self.image.ir_function(*id) else { return (Vec::new(), 0) };
        let types = &self.image.module(module).types;
        let width = |ty| match layout::scalar(types, ty) {
            Some(Scalar::Int(bits)) => bits,
            _ => 0,
        };
        (f.params.iter().map(|p| width(p.ty)).collect(), width(f.ret))
    }

    pub(super) fn call_to(&mut self, callee: Callee, call: &Call) -> Result<(), Unsupported> {
        let (declared, variadic) = match call.fn_ty.map(|t| self.module.types.get(t)) {
            Some(Type::Func { params, varargs, .. }) => (params.len(), *varargs),
            _ => (call.args.len(), false),
        };
        let (takes, gives) = self.callee_widths(&callee);
        let mut args = Vec::new();
        let mut byval = Vec::new();
        let mut varargs = Vec::new();
        let mut fixed = 0;
        let mut registers = Registers::default();
        let mut area = REGISTER_SAVE;
        for (i, arg) in call.args.iter().enumerate() {
            if i == declared {
                fixed = args.len() as u32;
            }
            let slot = args.len() as u32;
            args.extend(self.srcs(arg.value)?);
            // A call without a prototype may pass a wider integer than the callee takes: only the low bits count.
            if let (Some(Scalar::Int(from)), Some(&to)) = (self.scalar(arg.ty), takes.get(i))
                && (1..from).contains(&to)
                && let Some(last) = args.last().copied()
            {
                let cut = self.temp(1);
                self.int_cast(false, from, to, cut, last);
                args[slot as usize] = Src::Reg(cut);
            }
            let copy = match arg.attrs.byval {
                Some(ty) => {
                    let l = self.module.types.layout(ty).ok_or("a byval argument of a type without a size")?;
                    // The attribute counts, also where the type's own alignment is higher (packed).
                    let align = if arg.attrs.align > 0 { u64::from(arg.attrs.align) } else { l.align };
                    Some((l.size, align.max(8)))
                }
                None => None,
            };
            if variadic && i >= declared {
                match copy {
                    Some((size, align)) => {
                        area = area.next_multiple_of(align);
                        varargs.push(VarArg { slot, offset: area, kind: VarArgKind::Bytes(size) });
                        area += size.next_multiple_of(8);
                    }
                    None => area = self.scalar_varargs(arg.ty, slot, area, &mut registers, &mut varargs)?,
                }
            } else if let Some((size, align)) = copy {
                byval.push(ByVal { slot, size, align });
            } else {
                registers.take(&self.module.types, arg.ty);
            }
        }
        if call.args.len() <= declared {
            fixed = args.len() as u32;
        }
        let ret_slots = self.slots(call.ret).ok_or("a result of a type without registers")?;
        let ret_bits = match self.scalar(call.ret) {
            Some(Scalar::Int(bits)) => bits,
            Some(Scalar::F32) => 32,
            _ => 64,
        };
        let site = CallSite {
            callee,
            args: args.into(),
            fixed,
            byval: byval.into(),
            varargs: varargs.into(),
            va_size: area,
            dst: self.dest(),
            ret_slots,
            ret_bits,
            used: self.body.insts[self.at].result.is_some_and(|r| self.info.uses[r.index()].count > 0),
            inst: self.at as u32,
        };
        let index = self.code.calls.len() as u32;
        self.code.calls.push(site);
        let n = self.count();
        self.emit(Op::Call { n, site: index });
        if let Some(Scalar::Int(bits)) = self.scalar(call.ret)
            && bits < gives
        {
            let d = self.dest();
            self.int_cast(false, gives, bits, d, Src::Reg(d));
        }
        Ok(())
    }

    /// Lays one variadic argument into the register save area or the overflow area; returns where the next one of
    /// the latter may start.
    fn scalar_varargs(
        &self,
        ty: ir::TypeId,
        slot: u32,
        area: u64,
        registers: &mut Registers,
        out: &mut Vec<VarArg>,
    ) -> Result<u64, Unsupported> {
        let types = &self.module.types;
        let l = types.layout(ty).ok_or("a variadic argument of a type without a size")?;
        let (at, next) = match registers.take(types, ty) {
            Some(offset) => (offset, area),
            None => {
                let area = if l.align >= 16 { area.next_multiple_of(16) } else { area };
                (area, area + l.size.max(8).next_multiple_of(8))
            }
        };
        for leaf in layout::leaves(types, ty).ok_or("a variadic argument of a type without registers")? {
            out.push(VarArg {
                slot: slot + leaf.slot,
                offset: at + leaf.offset,
                kind: VarArgKind::Scalar(leaf.scalar),
            });
        }
        Ok(next)
    }

    /// Inline assembly that does nothing the VM would have to know about.
    fn inline_asm(&mut self, asm: &inst::InlineAsm, call: &Call) -> Result<(), Unsupported> {
        let text = asm.template.trim().trim_end_matches(';').trim();
        let harmless = matches!(
            text,
            "" | "nop"
                | "pause"
                | "rep; nop"
                | "rep nop"
                | "rep;nop"
                | "mfence"
                | "lfence"
                | "sfence"
                | "lock; addl $$0,0(%rsp)"
        ) || text.starts_with('#') && !text.contains('\n');
        let outputs = self.slots(call.ret).unwrap_or(0);
        if !harmless {
            return Err(format!("the inline assembly `{text}`"));
        }
        if outputs == 0 {
            return Ok(());
        }
        // asm("" : "+r"(x)): an output is tied to the input that names its number among all outputs. Outputs in
        // memory count there, but are arguments and no results.
        let parts: Vec<&str> = asm.constraints.split(',').collect();
        let is_result = |p: &str| p.starts_with('=') && !p.contains('*');
        let inputs: Vec<&str> =
            parts.iter().copied().filter(|p| !is_result(p) && !p.starts_with('~') && !p.starts_with('!')).collect();
        let types = match self.module.types.get(call.ret) {
            Type::Struct { fields, .. } => fields.to_vec(),
            _ => vec![call.ret],
        };
        let numbered = parts.iter().filter(|p| p.starts_with('=')).enumerate();
        let mut values = Vec::new();
        for ((k, _), ty) in numbered.filter(|(_, p)| is_result(p)).zip(types) {
            let n = self.slots(ty).unwrap_or(0) as usize;
            let tied = inputs.iter().position(|p| p.parse() == Ok(k)).and_then(|i| call.args.get(i));
            let srcs = match tied {
                Some(arg) => self.srcs(arg.value)?,
                None if text.is_empty() => Vec::new(),
                None => return Err(format!("the inline assembly `{text}`")),
            };
            values.extend((0..n).map(|i| srcs.get(i).copied().unwrap_or(Src::Imm(0))));
        }
        let d = self.dest();
        for (i, s) in values.into_iter().take(outputs as usize).enumerate() {
            self.mov_src(d + i as u32, s);
        }
        Ok(())
    }
}
