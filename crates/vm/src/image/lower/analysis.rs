//! What lowering wants to know about a function before it emits anything.
//!
//! C is compiled at -O0 (DESIGN 3), so nearly every value passes through a local variable in memory. Three
//! observations take that away again without an optimiser:
//!
//! 1. a scalar alloca that is only loaded and stored is a register ("promoted");
//! 2. a load of such a register is no copy if the register does not change before the value's last use ("alias");
//! 3. an instruction whose result goes straight into such a register computes it there ("target").
//!
//! Besides, a comparison is folded into its branch, an address computation into its load or store, and a
//! sign extension into its address computation, when nothing else uses them. A folded instruction reads its
//! operands where its user stands, and the checks of 2 take that into account.

use crate::layout::{self, Scalar};
use guest::shims::{self, Role};
use ir::inst::{Call, Callee, CastOp};
use ir::{Body, ConstId, Constant, Inst, InstKind, LocalId, Module, Operand, Type};

pub(super) const NEVER: u32 = u32::MAX;

/// How an address computation can be part of a load or store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AddressForm {
    /// Base plus a constant.
    Offset(i32),
    /// Base plus an index in a register, times the scale.
    Index { index: usize, scale: u16 },
}

#[derive(Default)]
pub(crate) struct Analysis {
    /// By local: an alloca that is a register.
    pub(crate) promoted: Vec<bool>,
    /// By local: the promoted alloca whose register stands for this load's result.
    pub(crate) alias: Vec<Option<LocalId>>,
    /// By instruction: emitted as part of its user.
    pub(crate) folded: Vec<bool>,
    /// By instruction: not needed at all.
    pub(crate) dropped: Vec<bool>,
    /// By instruction: the promoted alloca whose register receives the result.
    pub(crate) target: Vec<Option<LocalId>>,
    /// By local: the instruction that defines it.
    pub(crate) def: Vec<u32>,
    /// By local: the parameter that shares its register (for promoted allocas).
    pub(crate) home: Vec<Option<LocalId>>,
    /// By local: who uses it.
    pub(super) uses: Vec<Uses>,
    /// The function may go on a second time from somewhere in it (`setjmp`).
    pub(super) returns_twice: bool,
}

#[derive(Default)]
pub(super) struct Uses {
    pub(super) count: u32,
    /// The instruction with whose code the last use comes.
    pub(super) last: u32,
    /// All of them are in its block, after it.
    pub(super) local: bool,
}

pub(crate) fn for_each_operand(inst: &Inst, mut f: impl FnMut(Operand)) {
    let call = |c: &Call, f: &mut dyn FnMut(Operand)| {
        if let Callee::Value(v) = &c.callee {
            f(*v);
        }
        c.args.iter().for_each(|a| f(a.value));
    };
    match &inst.kind {
        InstKind::Bin { a, b, .. } | InstKind::ICmp { a, b, .. } | InstKind::FCmp { a, b, .. } => {
            f(*a);
            f(*b);
        }
        InstKind::FNeg { value }
        | InstKind::Cast { value, .. }
        | InstKind::Freeze { value }
        | InstKind::Resume { value } => {
            f(*value);
        }
        InstKind::Select { cond, a, b, .. } => {
            f(*cond);
            f(*a);
            f(*b);
        }
        InstKind::Phi { incoming } => incoming.iter().for_each(|(v, _)| f(*v)),
        InstKind::ExtractValue { agg, .. } => f(*agg),
        InstKind::InsertValue { agg, value, .. } => {
            f(*agg);
            f(*value);
        }
        InstKind::ExtractElement { vec, index, .. } => {
            f(*vec);
            f(*index);
        }
        InstKind::InsertElement { vec, value, index, .. } => {
            f(*vec);
            f(*value);
            f(*index);
        }
        InstKind::ShuffleVector { a, b, .. } => {
            f(*a);
            f(*b);
        }
        InstKind::Alloca { count, .. } => {
            if let Some((_, n)) = count {
                f(*n);
            }
        }
        InstKind::Load { ptr, .. } => f(*ptr),
        InstKind::Store { value, ptr, .. } => {
            f(*value);
            f(*ptr);
        }
        InstKind::Gep { base, indices, .. } => {
            f(*base);
            indices.iter().for_each(|(_, i)| f(*i));
        }
        InstKind::CmpXchg { ptr, expected, new, .. } => {
            f(*ptr);
            f(*expected);
            f(*new);
        }
        InstKind::AtomicRmw { ptr, value, .. } => {
            f(*ptr);
            f(*value);
        }
        InstKind::VaArg { list } => f(*list),
        InstKind::Call(c) => call(c, &mut f),
        InstKind::Invoke { call: c, .. } | InstKind::CallBr { call: c, .. } => call(c, &mut f),
        InstKind::LandingPad { .. } | InstKind::Fence { .. } | InstKind::Br { .. } => {}
        InstKind::Unreachable | InstKind::Unsupported { .. } => {}
        InstKind::Ret { value } => {
            if let Some((_, v)) = value {
                f(*v);
            }
        }
        InstKind::CondBr { cond, .. } => f(*cond),
        InstKind::Switch { value, .. } => f(*value),
        InstKind::IndirectBr { addr, .. } => f(*addr),
    }
}

/// Intrinsics whose pointer argument only marks a lifetime.
fn is_marker(module: &Module, call: &Call) -> bool {
    matches!(&call.callee, Callee::Symbol(s) if module.symbol(*s).name.starts_with("llvm.lifetime."))
}

/// Whether it is `__builtin_constant_p`, which lowering answers without looking at the value.
fn is_constant_question(module: &Module, call: &Call) -> bool {
    matches!(&call.callee, Callee::Symbol(s) if module.symbol(*s).name.starts_with("llvm.is.constant."))
}

fn locals_of(inst: &Inst) -> Vec<LocalId> {
    let mut found = Vec::new();
    for_each_operand(inst, |op| {
        if let Operand::Local(l) = op {
            found.push(l);
        }
    });
    found
}

/// Whether nobody sees that an instruction is left out whose result nobody uses.
fn is_pure(kind: &InstKind) -> bool {
    use InstKind::{Bin, Cast, ExtractElement, ExtractValue, FCmp, FNeg, Freeze, Gep, ICmp, Select};
    match kind {
        InstKind::Load { volatile, ordering, .. } => !volatile && ordering.is_none(),
        Bin { .. } | Cast { .. } | ICmp { .. } | FCmp { .. } | Select { .. } | Gep { .. } => true,
        FNeg { .. } | Freeze { .. } | ExtractValue { .. } | ExtractElement { .. } => true,
        _ => false,
    }
}

/// `setjmp`: after a `longjmp`, values computed before it must still be what they were, while variables have changed.
fn returns_twice(module: &Module, inst: &Inst) -> bool {
    let InstKind::Call(call) = &inst.kind else { return false };
    let Callee::Symbol(s) = &call.callee else { return false };
    shims::lookup(&module.symbol(*s).name).is_some_and(|entry| entry.role == Role::ReturnsTwice)
}

pub(crate) fn const_int(module: &Module, id: ConstId) -> Option<u64> {
    match module.constant(id) {
        Constant::Int(v) => u64::try_from(*v).ok(),
        Constant::Zero if matches!(module.types.get(module.const_type(id)), Type::Int(_)) => Some(0),
        _ => None,
    }
}

/// A constant index, sign-extended from its type.
pub(crate) fn const_index(module: &Module, op: Operand) -> Option<i64> {
    let Operand::Const(id) = op else { return None };
    let bits = module.types.bit_width(module.const_type(id))? as u32;
    (bits <= 64).then(|| const_int(module, id).map(|v| layout::sext(v, bits))).flatten()
}

/// The constant part of a GEP, and its variable indices as (position among the indices, scale).
pub(crate) fn gep_parts(
    module: &Module,
    source: ir::TypeId,
    indices: &[(ir::TypeId, Operand)],
) -> Option<(i64, Vec<(usize, u64)>)> {
    let types = &module.types;
    let mut offset = 0i64;
    let mut variable = Vec::new();
    let mut ty = source;
    for (n, &(_, index)) in indices.iter().enumerate() {
        if n > 0
            && let Type::Struct { fields, .. } = types.get(ty)
        {
            let field = const_index(module, index)? as usize;
            let next = *fields.get(field)?;
            offset = offset.wrapping_add(types.struct_layout(ty)?.0[field] as i64);
            ty = next;
            continue;
        }
        let elem = match (n, types.get(ty)) {
            (0, _) => ty,
            (_, Type::Array { elem, .. } | Type::Vector { elem, .. }) => *elem,
            _ => return None,
        };
        let size = types.layout(elem)?.size;
        match const_index(module, index) {
            Some(i) => offset = offset.wrapping_add(i.wrapping_mul(size as i64)),
            None => variable.push((n, size)),
        }
        ty = elem;
    }
    Some((offset, variable))
}

/// The form in which a GEP can be part of a load or store.
pub(crate) fn address_form(module: &Module, inst: &Inst) -> Option<AddressForm> {
    let InstKind::Gep { source, base_ty, indices, .. } = &inst.kind else { return None };
    if !matches!(module.types.get(*base_ty), Type::Ptr(_)) || !matches!(module.types.get(inst.ty), Type::Ptr(_)) {
        return None;
    }
    let (offset, variable) = gep_parts(module, *source, indices)?;
    match variable[..] {
        [] => i32::try_from(offset).ok().map(AddressForm::Offset),
        [(index, scale)] if offset == 0 => {
            // Narrow indices are sign-extended first, unless they are exactly 32 bits wide.
            let bits = module.types.bit_width(indices[index].0)?;
            let scale = u16::try_from(scale).ok()?;
            (bits == 64 || bits == 32).then_some(AddressForm::Index { index, scale })
        }
        _ => None,
    }
}

impl Analysis {
    pub(crate) fn of(module: &Module, body: &Body, params: usize) -> Analysis {
        let locals = body.local_types.len();
        let insts = body.insts.len();
        let mut a = Analysis {
            promoted: vec![false; locals],
            alias: vec![None; locals],
            folded: vec![false; insts],
            dropped: vec![false; insts],
            target: vec![None; insts],
            def: vec![NEVER; locals],
            home: vec![None; locals],
            uses: Vec::new(),
            returns_twice: body.insts.iter().any(|i| returns_twice(module, i)),
        };
        let mut block_of = vec![0u32; insts];
        for (n, block) in body.blocks.iter().enumerate() {
            for i in block.insts.clone() {
                block_of[i as usize] = n as u32;
            }
        }
        for (i, inst) in body.insts.iter().enumerate() {
            if let Some(r) = inst.result {
                a.def[r.index()] = i as u32;
            }
        }
        a.find_promoted(module, body);
        a.find_unevaluated(module, body);
        let counts = a.count_uses(body);
        let emitted_at = a.find_folds(module, body, &block_of, &counts);
        let uses = a.last_uses(body, &block_of, &emitted_at, counts);
        if !a.returns_twice {
            a.find_aliases(body, &uses);
        }
        a.find_targets(module, body, &uses);
        a.find_homes(body, &uses, params);
        a.uses = uses;
        a
    }

    fn find_promoted(&mut self, module: &Module, body: &Body) {
        let mut scalar_of: Vec<Option<Scalar>> = vec![None; self.promoted.len()];
        for inst in &body.insts {
            if let (InstKind::Alloca { ty, count, .. }, Some(r)) = (&inst.kind, inst.result) {
                let single = count.is_none_or(|(_, n)| const_index(module, n) == Some(1));
                if single {
                    scalar_of[r.index()] = layout::scalar(&module.types, *ty);
                    self.promoted[r.index()] = scalar_of[r.index()].is_some();
                }
            }
        }
        let escape = |op: Operand, promoted: &mut Vec<bool>| {
            if let Operand::Local(l) = op {
                promoted[l.index()] = false;
            }
        };
        for inst in &body.insts {
            match &inst.kind {
                InstKind::Load { ptr: Operand::Local(p), ordering: None, .. }
                    if scalar_of[p.index()].is_some()
                        && scalar_of[p.index()] == layout::scalar(&module.types, inst.ty) => {}
                InstKind::Store { value, ty, ptr: Operand::Local(p), ordering: None, .. }
                    if scalar_of[p.index()].is_some() && scalar_of[p.index()] == layout::scalar(&module.types, *ty) =>
                {
                    escape(*value, &mut self.promoted);
                }
                InstKind::Call(c) if is_marker(module, c) => {}
                _ => for_each_operand(inst, |op| escape(op, &mut self.promoted)),
            }
        }
    }

    /// What is computed only to be asked whether it is a constant is not needed: `__builtin_constant_p` does not evaluate its argument.
    fn find_unevaluated(&mut self, module: &Module, body: &Body) {
        let asks = |inst: &Inst| matches!(&inst.kind, InstKind::Call(c) if is_constant_question(module, c));
        let mut asked: Vec<LocalId> = Vec::new();
        for inst in body.insts.iter().filter(|i| asks(i)) {
            asked.extend(locals_of(inst));
        }
        while let Some(local) = asked.pop() {
            let def = self.def[local.index()];
            let Some(inst) = body.insts.get(def as usize) else { continue };
            let needed = body
                .insts
                .iter()
                .enumerate()
                .any(|(i, user)| !self.dropped[i] && !asks(user) && locals_of(user).contains(&local));
            if !needed && is_pure(&inst.kind) && !std::mem::replace(&mut self.dropped[def as usize], true) {
                asked.extend(locals_of(inst));
            }
        }
    }

    fn count_uses(&self, body: &Body) -> Vec<u32> {
        let mut counts = vec![0u32; self.promoted.len()];
        for inst in &body.insts {
            for_each_operand(inst, |op| {
                if let Operand::Local(l) = op {
                    counts[l.index()] += 1;
                }
            });
        }
        counts
    }

    /// Decides what is folded; returns for each instruction where it is emitted.
    fn find_folds(&mut self, module: &Module, body: &Body, block_of: &[u32], counts: &[u32]) -> Vec<u32> {
        let mut emitted_at: Vec<u32> = (0..body.insts.len() as u32).collect();
        for i in (0..body.insts.len()).rev() {
            let inst = &body.insts[i];
            let fold = |op: Operand, this: &mut Self, emitted_at: &mut Vec<u32>, ok: &dyn Fn(&Inst) -> bool| {
                if let Operand::Local(l) = op {
                    let def = this.def[l.index()];
                    if def != NEVER
                        && counts[l.index()] == 1
                        && block_of[def as usize] == block_of[i]
                        && ok(&body.insts[def as usize])
                    {
                        this.folded[def as usize] = true;
                        emitted_at[def as usize] = emitted_at[i];
                    }
                }
            };
            match &inst.kind {
                InstKind::CondBr { cond, .. } => fold(*cond, self, &mut emitted_at, &|d| {
                    let InstKind::ICmp { pred, ty, .. } = &d.kind else { return false };
                    match layout::scalar(&module.types, *ty) {
                        Some(Scalar::Int(32 | 64) | Scalar::Ptr) => true,
                        Some(Scalar::Int(_)) => !super::int::is_signed(*pred),
                        _ => false,
                    }
                }),
                InstKind::Load { ptr, ordering: None, .. }
                    if layout::scalar(&module.types, inst.ty).is_some_and(direct_access) =>
                {
                    fold(*ptr, self, &mut emitted_at, &|d| address_form(module, d).is_some());
                }
                InstKind::Store { ptr, ty, ordering: None, value, .. }
                    if value != ptr && layout::scalar(&module.types, *ty).is_some_and(direct_access) =>
                {
                    fold(*ptr, self, &mut emitted_at, &|d| address_form(module, d).is_some());
                }
                InstKind::Gep { indices, .. } => {
                    if let Some(AddressForm::Index { index, .. }) = address_form(module, inst) {
                        fold(indices[index].1, self, &mut emitted_at, &|d| {
                            matches!(&d.kind, InstKind::Cast { op: CastOp::SExt, from, .. }
                                if matches!(module.types.get(*from), Type::Int(32))
                                && matches!(module.types.get(d.ty), Type::Int(64)))
                        });
                    }
                }
                _ => {}
            }
        }
        emitted_at
    }

    fn last_uses(&self, body: &Body, block_of: &[u32], emitted_at: &[u32], counts: Vec<u32>) -> Vec<Uses> {
        let mut uses: Vec<Uses> = counts.into_iter().map(|count| Uses { count, last: 0, local: true }).collect();
        for (i, inst) in body.insts.iter().enumerate() {
            let phi = matches!(inst.kind, InstKind::Phi { .. });
            for_each_operand(inst, |op| {
                if let Operand::Local(l) = op {
                    let u = &mut uses[l.index()];
                    u.last = u.last.max(emitted_at[i]);
                    let def = self.def[l.index()];
                    u.local &= !phi && def != NEVER && block_of[def as usize] == block_of[i];
                }
            });
        }
        uses
    }

    fn find_aliases(&mut self, body: &Body, uses: &[Uses]) {
        let mut next_store = vec![NEVER; self.promoted.len()];
        for block in &body.blocks {
            let mut touched = Vec::new();
            for i in block.insts.clone().rev() {
                let inst = &body.insts[i as usize];
                match &inst.kind {
                    InstKind::Store { ptr: Operand::Local(p), .. } if self.promoted[p.index()] => {
                        next_store[p.index()] = i;
                        touched.push(p.index());
                    }
                    InstKind::Load { ptr: Operand::Local(p), .. } if self.promoted[p.index()] => {
                        let Some(r) = inst.result else { continue };
                        let u = &uses[r.index()];
                        if u.local && u.last <= next_store[p.index()] {
                            self.alias[r.index()] = Some(*p);
                        }
                    }
                    _ => {}
                }
            }
            touched.into_iter().for_each(|p| next_store[p] = NEVER);
        }
    }

    fn find_targets(&mut self, module: &Module, body: &Body, uses: &[Uses]) {
        for i in 1..body.insts.len() {
            let InstKind::Store { value: Operand::Local(v), ptr: Operand::Local(p), .. } = &body.insts[i].kind else {
                continue;
            };
            let def = &body.insts[i - 1];
            let simple = match &def.kind {
                InstKind::Load { .. } => self.alias[v.index()].is_none() && layout_word(module, def.ty),
                InstKind::Bin { .. } | InstKind::ICmp { .. } | InstKind::Cast { .. } | InstKind::Call(_) => {
                    layout_word(module, def.ty)
                }
                _ => false,
            };
            if self.promoted[p.index()]
                && def.result == Some(*v)
                && uses[v.index()].count == 1
                && !self.folded[i - 1]
                && simple
            {
                self.target[i - 1] = Some(*p);
                self.dropped[i] = true;
            }
        }
    }

    /// A parameter that is only stored into a promoted alloca shares its register.
    fn find_homes(&mut self, body: &Body, uses: &[Uses], params: usize) {
        let Some(entry) = body.blocks.first() else { return };
        // What was read or written before holds another value until the parameter comes in.
        let mut touched = vec![false; self.promoted.len()];
        for i in entry.insts.clone() {
            match &body.insts[i as usize].kind {
                InstKind::Store { value: Operand::Local(v), ptr: Operand::Local(p), .. }
                    if v.index() < params
                        && uses[v.index()].count == 1
                        && self.promoted[p.index()]
                        && !touched[p.index()] =>
                {
                    self.home[p.index()] = Some(*v);
                    self.dropped[i as usize] = true;
                    touched[p.index()] = true;
                }
                InstKind::Store { ptr: Operand::Local(p), .. } | InstKind::Load { ptr: Operand::Local(p), .. } => {
                    touched[p.index()] = true;
                }
                _ => {}
            }
        }
    }
}

fn layout_word(module: &Module, ty: ir::TypeId) -> bool {
    matches!(layout::scalar(&module.types, ty), Some(Scalar::Int(_) | Scalar::Ptr | Scalar::F32 | Scalar::F64))
}

/// Scalars that a hot load or store op handles.
pub(crate) fn direct_access(s: Scalar) -> bool {
    matches!(s, Scalar::Int(8 | 16 | 32 | 64) | Scalar::Ptr | Scalar::F32 | Scalar::F64 | Scalar::F16 | Scalar::BF16)
}
