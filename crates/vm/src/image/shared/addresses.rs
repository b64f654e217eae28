//! Whether a program does more with the addresses of its threads' own objects than to follow them, and to ask whether two are the same.
//!
//! Threads that nobody can tell apart have different addresses: who looks at the digits of one knows which thread it is. An
//! address becomes a number by `ptrtoint`, or where memory that holds it is read as something else (a union, a copy, bytes); a number
//! that holds one may be kept, passed on, exchanged atomically and compared with another such number, as pointers may. All other
//! uses count as looking.
//!
//! Limits: the analysis of pointers' own ones (it says so when code was left out, and then the answer is yes), and what a function of
//! the library remembers from one call to the next (`strtok`). What is printed is noticed by the run ([`Memory::has_shown_addresses`]).
//!
//! [`Memory::has_shown_addresses`]: guest::memory::Memory::has_shown_addresses

use super::points_to::{Numbers, Object, PointsTo, called, copies, is_number};
use super::{Image, Member, apart, member, reaches};
use guest::shims::{Effect, Role};
use ir::inst::{Arg, Call, CastOp, IntPred, RmwOp};
use ir::{Body, Constant, InstKind, Operand, Type, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// A pointer takes so many bits.
const POINTER: u32 = 64;

impl Image {
    /// Whether a thread's address may decide something in the program's own code.
    pub(crate) fn looks_at_addresses(&self) -> bool {
        *self.looks_at_addresses.get_or_init(|| {
            let main = self.functions.iter().position(|f| &*f.name == "main");
            main.is_none_or(|main| {
                let points = PointsTo::of(self, main as u32, Numbers::AsDeclared);
                points.is_cut() || Look::at(self, &points).finds_something()
            })
        })
    }
}

struct Look<'a> {
    image: &'a Image,
    points: &'a PointsTo<'a>,
    /// What threads come to.
    threads: FxHashSet<u32>,
    /// Where addresses of threads' own objects are kept: the members of each object; `None`: anywhere.
    kept: FxHashMap<Object, FxHashSet<Member>>,
}

impl<'a> Look<'a> {
    fn at(image: &'a Image, points: &'a PointsTo<'a>) -> Look<'a> {
        let threads = points.creations.iter().flat_map(|c| reaches(points, c.entry)).collect();
        let mut look = Look { image, points, threads, kept: FxHashMap::default() };
        let mut copied_all: Vec<(Vec<Object>, Vec<Object>, bool)> = Vec::new();
        for (function, module, body) in look.bodies() {
            for (index, inst) in body.insts.iter().enumerate() {
                let (ptr, value) = match &inst.kind {
                    InstKind::Store { value, ptr, .. } | InstKind::AtomicRmw { value, ptr, .. } => (*ptr, *value),
                    InstKind::CmpXchg { ptr, new, .. } => (*ptr, *new),
                    kind => {
                        let of = |o| points.targets(function, module, o);
                        let is_whole = |o| member(image, module, body, o).is_none();
                        let copied = called(kind).and_then(|call| look.copied(function, index as u32, call));
                        copied_all.extend(copied.map(|(to, from)| (of(to), of(from), is_whole(to) && is_whole(from))));
                        continue;
                    }
                };
                if look.is_own(function, module, value) {
                    let member = member(image, module, body, ptr);
                    for object in points.targets(function, module, ptr) {
                        look.kept.entry(object).or_default().insert(member.clone());
                    }
                }
            }
        }
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for (to, from, whole) in &copied_all {
                let what: FxHashSet<Member> = from.iter().filter_map(|o| look.kept.get(o)).flatten().cloned().collect();
                let what: FxHashSet<Member> =
                    if *whole || what.is_empty() { what } else { FxHashSet::from_iter([None]) };
                for object in to {
                    let kept = look.kept.entry(*object).or_default();
                    let before = kept.len();
                    kept.extend(what.iter().cloned());
                    changed |= kept.len() > before;
                }
            }
        }
        look
    }

    fn bodies(&self) -> impl Iterator<Item = (u32, u32, &'a Body)> + use<'a> {
        let (image, points) = (self.image, self.points);
        let all = points.functions.iter().filter(|&&f| image.is_users(f));
        all.filter_map(|&f| image.ir_function(f).map(|(module, _, body)| (f, module, body)))
    }

    /// Whether an operand may be, or hold, the address of something of a thread's own.
    fn is_own(&self, function: u32, module: u32, operand: Operand) -> bool {
        self.points.targets(function, module, operand).iter().any(|o| match o {
            Object::Local(f, _) | Object::Heap(f, _) => self.threads.contains(f),
            Object::Tls(_) => true,
            Object::Global(_) | Object::Function(_) => false,
        })
    }

    /// Where a call copies bytes to, and from.
    fn copied(&self, function: u32, index: u32, call: &Call) -> Option<(Operand, Operand)> {
        let callees = self.points.called.get(&(function, index))?;
        let (to, from) = callees.iter().find_map(|&callee| copies(self.image, callee))?;
        Some((call.args.get(to)?.value, call.args.get(from)?.value))
    }

    fn finds_something(&self) -> bool {
        !self.threads.is_empty()
            && self.bodies().any(|(f, module, body)| (0..body.insts.len()).any(|i| self.looks(f, module, body, i)))
    }

    fn looks(&self, function: u32, module: u32, body: &Body, index: usize) -> bool {
        let inst = &body.insts[index];
        let own = |o: Operand| self.is_own(function, module, o);
        let types = &self.image.module(module).types;
        let is_pointer = |ty: TypeId| matches!(types.get(ty), Type::Ptr(_));
        match &inst.kind {
            InstKind::Bin { a, b, .. } | InstKind::FCmp { a, b, .. } => own(*a) || own(*b),
            InstKind::FNeg { value } | InstKind::Switch { value, .. } | InstKind::VaArg { list: value } => own(*value),
            InstKind::Cast { op: CastOp::PtrToInt | CastOp::IntToPtr, value, from } => {
                // Half of an address tells as much.
                own(*value)
                    && ![*from, inst.ty].into_iter().all(|t| is_pointer(t) || *types.get(t) == Type::Int(POINTER))
            }
            InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, .. } => false,
            InstKind::Cast { value, .. } => own(*value),
            InstKind::ICmp { pred: IntPred::Eq | IntPred::Ne, a, b, ty } if !is_pointer(*ty) => {
                let zero = |o: Operand| matches!(o, Operand::Const(c) if matches!(self.image.module(module).constant(c), Constant::Zero | Constant::Int(0)));
                let whole = *types.get(*ty) == Type::Int(POINTER);
                (own(*a) || own(*b)) && !(whole && (own(*a) || zero(*a)) && (own(*b) || zero(*b)))
            }
            InstKind::ICmp { pred, a, b, .. } => !matches!(pred, IntPred::Eq | IntPred::Ne) && (own(*a) || own(*b)),
            InstKind::Gep { indices, .. } => indices.iter().any(|(_, o)| own(*o)),
            InstKind::AtomicRmw { op, ptr, value, .. } if *op != RmwOp::Xchg => {
                own(*value) || self.reads(function, module, body, *ptr)
            }
            // Those that are as long as a pointer are followed, unless they were declared as something else.
            InstKind::Load { ptr, .. } if !is_pointer(inst.ty) => {
                is_number(self.image.module(module), body, *ptr, inst.ty) && self.reads(function, module, body, *ptr)
            }
            InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                self.tells(function, module, index as u32, call)
            }
            _ => false,
        }
    }

    /// Whether an access through this pointer may find an address of a thread's own object.
    fn reads(&self, function: u32, module: u32, body: &Body, ptr: Operand) -> bool {
        let here = member(self.image, module, body, ptr);
        let kept = self.points.targets(function, module, ptr);
        kept.iter().filter_map(|o| self.kept.get(o)).flatten().any(|m| !apart(m, &here))
    }

    /// Whether a call lets somebody look at an address who is not seen to do so.
    fn tells(&self, function: u32, module: u32, index: u32, call: &Call) -> bool {
        let own = |a: &Arg| self.is_own(function, module, a.value);
        let holds = |a: &Arg| {
            let targets = self.points.targets(function, module, a.value);
            targets.iter().any(|o| self.kept.get(o).is_some_and(|k| !k.is_empty()))
        };
        let types = &self.image.module(module).types;
        let is_pointer = |a: &Arg| matches!(types.get(a.ty), Type::Ptr(_));
        let callees = self.points.called.get(&(function, index)).into_iter().flatten();
        callees.into_iter().any(|&callee| {
            let Some(entry) = self.image.functions[callee as usize].library else {
                return match self.image.ir_function(callee) {
                    // Arguments without a name are read by their number, as whatever type.
                    Some((_, f, _)) => call.args.iter().skip(f.params.len()).any(own),
                    None => call.args.iter().any(|a| own(a) && !is_pointer(a)),
                };
            };
            let transparent = matches!(
                entry.effect,
                Effect::Object(_)
                    | Effect::Threads(_)
                    | Effect::Atomic { .. }
                    | Effect::Futex
                    | Effect::Free
                    | Effect::Yield
            ) || matches!(
                entry.role,
                Role::Copies { .. } | Role::Allocates | Role::AllocatesInto(_) | Role::Reallocates | Role::Fills
            );
            !transparent && call.args.iter().any(|a| holds(a) || own(a) && !is_pointer(a))
        })
    }
}
