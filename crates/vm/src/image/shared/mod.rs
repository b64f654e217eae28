//! What threads may do to each other, from the code alone: accesses that may race, locks that may be taken in a circle.
//!
//! For what no run has reached yet. An over-approximation in most things (which objects a pointer may lead to, which function it may call,
//! which accesses may be at once) and simple in all: members of one struct are told apart by their index, elements of an array
//! are not; a lock is surely held if it is named by a constant, in every way to the place; what `main` does before it creates the first
//! thread is left out.
//!
//! Who uses this drops what runs have shown to be something else. What the limits left out is reported.

mod addresses;
mod between;
mod flows;
mod held;
mod limit;
mod points_to;

use super::Image;
pub use flows::{BranchSide, CodeFlows, Escort, MayFlow, Way};
use held::{Held, Locks};
pub use limit::{CodeLimit, InCode};

use ir::{BlockId, Body, ConstExpr, Constant, InstKind, Operand};
use limit::{LONGEST, MOST, PATIENCE};
use points_to::{Numbers, Object, PointsTo, small};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use trace::Place;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeAccess {
    pub place: Place,
    pub writes: bool,
    pub atomic: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MayRace {
    /// The data, as far as they have a name.
    pub data: String,
    pub accesses: [CodeAccess; 2],
}

/// A lock that is wanted while another is held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeLink {
    /// What is held, and where it was taken.
    pub held: (String, Place),
    pub wanted: (String, Place),
}

/// Members of structs: the type, by its module and number, and what indices lead to. `None`: anywhere.
type Member = Option<((u32, u32), Vec<u32>)>;

struct Access {
    function: u32,
    inst: u32,
    objects: Vec<Object>,
    member: Member,
    reads: bool,
    writes: bool,
    atomic: bool,
    place: Place,
    locks: Vec<Held>,
}

/// A place where threads begin.
struct Root {
    reaches: FxHashSet<u32>,
    /// Several threads may begin there.
    many: bool,
}

fn apart(a: &Member, b: &Member) -> bool {
    matches!((a, b), (Some((t, x)), Some((u, y))) if t == u && x != y && !x.starts_with(y) && !y.starts_with(x))
}

fn common<'a>(a: &'a [Object], b: &[Object]) -> Option<&'a Object> {
    a.iter().find(|o| b.contains(o))
}

pub struct Shared<'i> {
    image: &'i Image,
    points: PointsTo<'i>,
    roots: Vec<Root>,
    /// Instructions that only main can come to, before it has created a thread.
    early: FxHashSet<(u32, u32)>,
    locks: Locks,
}

impl Image {
    /// Looks at the whole program; `None` if it has no `main` of its own.
    pub fn shared(&self) -> Option<Shared<'_>> {
        let main = self.functions.iter().position(|f| &*f.name == "main")? as u32;
        self.ir_function(main)?;
        let points = PointsTo::of(self, main, Numbers::MayPoint);
        let mut entries: BTreeMap<u32, Vec<points_to::Creation>> = BTreeMap::new();
        points.creations.iter().for_each(|c| entries.entry(c.entry).or_default().push(*c));
        let root = |entry: u32, many: bool| Root { reaches: reaches(&points, entry), many };
        let mut roots = vec![root(main, false)];
        let callers = |f: u32| points.called.values().filter(|c| c.contains(&f)).count();
        for (entry, sites) in entries {
            let repeats = |c: &points_to::Creation| {
                self.ir_function(c.function).is_some_and(|(_, _, body)| repeats(body, c.inst))
                    || callers(c.function) > 1
            };
            roots.push(root(entry, sites.len() > 1 || sites.iter().any(repeats)));
        }
        let locks = Locks::of(self, &points);
        let early = early(self, &points, main);
        Some(Shared { image: self, points, roots, early, locks })
    }

    fn inst_place(&self, function: u32, inst: u32) -> Option<Place> {
        let (module, _, body) = self.ir_function(function)?;
        let at = self.module(module).location(body.insts[inst as usize].loc?)?;
        Some(self.shown_place(function, &at))
    }
}

/// The functions that one reaches by calls.
fn reaches(points: &PointsTo<'_>, entry: u32) -> FxHashSet<u32> {
    let mut calls: FxHashMap<u32, FxHashSet<u32>> = FxHashMap::default();
    for ((function, _), callees) in &points.called {
        calls.entry(*function).or_default().extend(callees);
    }
    let (mut all, mut open) = (FxHashSet::default(), vec![entry]);
    while let Some(f) = open.pop() {
        if all.insert(f) {
            open.extend(calls.get(&f).into_iter().flatten().copied());
        }
    }
    all
}

fn next_blocks(body: &Body, block: usize) -> Vec<usize> {
    let last = body.blocks[block].insts.end.saturating_sub(1) as usize;
    let to = |b: &BlockId| b.0 as usize;
    match body.insts.get(last).map(|i| &i.kind) {
        Some(InstKind::Br { target }) => vec![to(target)],
        Some(InstKind::CondBr { then, other, .. }) => vec![to(then), to(other)],
        Some(InstKind::Switch { default, cases, .. }) => cases.iter().map(|c| to(&c.1)).chain([to(default)]).collect(),
        Some(InstKind::IndirectBr { targets, .. }) => targets.iter().map(to).collect(),
        Some(InstKind::Invoke { normal, unwind, .. }) => vec![to(normal), to(unwind)],
        Some(InstKind::CallBr { normal, others, .. }) => others.iter().map(to).chain([to(normal)]).collect(),
        _ => Vec::new(),
    }
}

fn block_of(body: &Body, inst: u32) -> usize {
    body.blocks.iter().position(|b| b.insts.contains(&inst)).unwrap_or(0)
}

/// The blocks that come after one.
fn behind(body: &Body, block: usize) -> FxHashSet<usize> {
    let (mut all, mut open) = (FxHashSet::default(), next_blocks(body, block));
    while let Some(b) = open.pop() {
        if all.insert(b) {
            open.extend(next_blocks(body, b));
        }
    }
    all
}

fn repeats(body: &Body, inst: u32) -> bool {
    let block = block_of(body, inst);
    behind(body, block).contains(&block)
}

/// What main and the functions it calls do before it can have created a thread.
fn early(image: &Image, points: &PointsTo<'_>, main: u32) -> FxHashSet<(u32, u32)> {
    let creating: FxHashSet<u32> = points.creations.iter().map(|c| c.function).collect();
    let mut reached: FxHashMap<u32, FxHashSet<u32>> = FxHashMap::default();
    let mut creates = |function: u32, inst: u32| {
        let callees = points.called.get(&(function, inst)).into_iter().flatten();
        points.creations.iter().any(|c| (c.function, c.inst) == (function, inst))
            || callees
                .into_iter()
                .any(|f| !reached.entry(*f).or_insert_with(|| reaches(points, *f)).is_disjoint(&creating))
    };
    // Functions that may be entered later: by other threads, by somebody who was given their address, by main after a creation.
    let mut late: FxHashSet<u32> = points.given_away().collect();
    let mut early = Vec::new();
    for function in reaches(points, main) {
        let Some((_, _, body)) = image.ir_function(function) else { continue };
        let mut after: FxHashSet<u32> = FxHashSet::default();
        for inst in (0..body.insts.len() as u32).filter(|i| creates(function, *i)) {
            let block = block_of(body, inst);
            after.extend(inst + 1..body.blocks[block].insts.end);
            behind(body, block).iter().for_each(|&b| after.extend(body.blocks[b].insts.clone()));
        }
        late.extend(after.iter().filter_map(|inst| points.called.get(&(function, *inst))).flatten());
        let before = (0..body.insts.len() as u32).filter(|i| !after.contains(i));
        early.extend(before.map(|inst| (function, inst)));
    }
    let late: FxHashSet<u32> = late.into_iter().flat_map(|f| reaches(points, f)).collect();
    early.into_iter().filter(|(function, _)| !late.contains(function)).collect()
}

impl Shared<'_> {
    fn accesses(&self) -> Vec<Access> {
        let mut all = Vec::new();
        for &function in &self.points.functions {
            let Some((module, _, body)) = self.image.ir_function(function) else { continue };
            if !self.image.is_users(function) {
                continue;
            }
            for (index, inst) in body.insts.iter().enumerate() {
                let index = index as u32;
                let (ptr, (reads, writes), atomic) = match &inst.kind {
                    InstKind::Load { ptr, ordering, .. } => (*ptr, (true, false), ordering.is_some()),
                    InstKind::Store { ptr, ordering, .. } => (*ptr, (false, true), ordering.is_some()),
                    InstKind::AtomicRmw { ptr, .. } | InstKind::CmpXchg { ptr, .. } => (*ptr, (true, true), true),
                    _ => continue,
                };
                if self.early.contains(&(function, index)) {
                    continue;
                }
                let mut objects = self.points.targets(function, module, ptr);
                // A function is no data, a thread's own variable nobody else's.
                objects.retain(|o| !matches!(o, Object::Function(_) | Object::Tls(_)));
                if objects.is_empty()
                    || objects
                        .iter()
                        .all(|o| matches!(o, Object::Local(f, _) if *f == function) && ptr_is_own(ptr, body))
                {
                    continue;
                }
                let Some(place) = self.image.inst_place(function, index).filter(Place::is_known) else { continue };
                let member = member(self.image, module, body, ptr);
                let locks = self.locks.at(function, index).to_vec();
                all.push(Access { function, inst: index, objects, member, reads, writes, atomic, place, locks });
            }
        }
        all
    }

    /// Whether two pieces of code may run at once, in different threads.
    fn may_meet(&self, a: u32, b: u32) -> bool {
        let in_a = |r: &&Root| r.reaches.contains(&a);
        let many = |r: &&Root| r.many && r.reaches.contains(&b);
        let (first, second): (Vec<_>, Vec<_>) = (
            self.roots.iter().enumerate().filter(|(_, r)| in_a(r)).collect(),
            self.roots.iter().enumerate().filter(|(_, r)| r.reaches.contains(&b)).collect(),
        );
        first.iter().any(|(n, r)| many(r) || second.iter().any(|(m, _)| m != n))
    }

    pub fn may_race(&self) -> InCode<MayRace> {
        let all = self.accesses();
        let (mut found, mut limits) = (Vec::new(), self.limits());
        let mut known = FxHashSet::default();
        'all: for (n, a) in all.iter().enumerate() {
            for b in &all[..=n] {
                let Some(object) = common(&a.objects, &b.objects) else { continue };
                let guarded = a.locks.iter().any(|x| b.locks.iter().any(|y| x.keeps_apart(y)));
                if !(a.writes || b.writes)
                    || a.atomic && b.atomic
                    || apart(&a.member, &b.member)
                    || guarded
                    || !self.may_meet(a.function, b.function)
                {
                    continue;
                }
                let line = |x: &Access| (x.place.file.clone(), x.place.line);
                let mut lines = [line(a), line(b)];
                lines.sort();
                if known.insert(lines) {
                    if found.len() == MOST {
                        limits.insert(CodeLimit::Pairs);
                        break 'all;
                    }
                    let access = |x: &Access| CodeAccess { place: x.place.clone(), writes: x.writes, atomic: x.atomic };
                    found.push(MayRace { data: self.name(object), accesses: [access(b), access(a)] });
                }
            }
        }
        InCode { all: found, limits }
    }

    /// What was not looked at, whatever is looked for.
    fn limits(&self) -> BTreeSet<CodeLimit> {
        let instructions = self.points.is_cut().then_some(CodeLimit::Instructions);
        instructions.into_iter().chain((!self.locks.settled).then_some(CodeLimit::Held)).collect()
    }

    /// Locks that may be taken in a circle.
    pub fn may_deadlock(&self) -> InCode<Vec<CodeLink>> {
        let links = &self.locks.links;
        let next = |a: usize| {
            let fits = move |b: &usize| *b != a && links[a].wanted.may_be(&links[*b].held);
            (0..links.len()).filter(fits).collect::<Vec<usize>>()
        };
        let next: Vec<Vec<usize>> = (0..links.len()).map(next).collect();
        let mut patience = PATIENCE;
        // Whether a thread can be at this link while others are at those.
        let meets = |path: &[usize], next: usize| {
            path.iter().all(|&other| {
                let (a, b) = (&links[next], &links[other]);
                let guarded = a.all.iter().any(|x| b.all.iter().any(|y| x.keeps_apart(y)));
                !guarded && self.may_meet(a.function, b.function)
            })
        };
        let (mut found, mut limits) = (Vec::new(), self.limits());
        'all: for start in 0..links.len() {
            let mut open = vec![vec![start]];
            while let Some(path) = open.pop() {
                if patience == 0 {
                    limits.insert(CodeLimit::Paths);
                    break 'all;
                }
                patience -= 1;
                for &n in &next[path[path.len() - 1]] {
                    if n == start && path.len() > 1 {
                        if found.len() == MOST {
                            limits.insert(CodeLimit::Circles);
                            break 'all;
                        }
                        found.push(path.iter().map(|&l| self.link(&links[l])).collect());
                    } else if n > start && !path.contains(&n) {
                        match meets(&path, n) {
                            true if path.len() < LONGEST => open.push([&path[..], &[n]].concat()),
                            true => {
                                limits.insert(CodeLimit::Length);
                            }
                            false => {}
                        }
                    }
                }
                if open.len() > MOST {
                    limits.insert(CodeLimit::Paths);
                    break;
                }
            }
        }
        InCode { all: found, limits }
    }

    fn link(&self, link: &held::Link) -> CodeLink {
        let name = |h: &Held| h.objects.first().map_or_else(String::new, |o| self.name(o));
        CodeLink {
            held: (name(&link.held), link.held.place.clone()),
            wanted: (name(&link.wanted), link.wanted.place.clone()),
        }
    }

    fn name(&self, object: &Object) -> String {
        match object {
            Object::Global(at) => self.image.global_name(*at).unwrap_or_default(),
            _ => String::new(),
        }
    }
}

/// Whether a pointer is a local variable of the function itself, by name: its own, whoever else may know it.
fn ptr_is_own(ptr: Operand, body: &Body) -> bool {
    let Operand::Local(l) = ptr else { return false };
    body.insts.iter().any(|i| i.result == Some(l) && matches!(i.kind, InstKind::Alloca { .. }))
}

/// The member of a struct that a pointer was computed for, by constant indices after the first.
fn member(image: &Image, module: u32, body: &Body, ptr: Operand) -> Member {
    let code = image.module(module);
    let (source, path): (_, Option<Vec<u32>>) = match ptr {
        Operand::Local(l) => match &body.insts.iter().find(|i| i.result == Some(l))?.kind {
            InstKind::Gep { source, indices, .. } => {
                let constant = |o: &Operand| if let Operand::Const(c) = o { small(code, *c) } else { None };
                (source, indices.iter().skip(1).map(|(_, o)| constant(o)).collect())
            }
            _ => return None,
        },
        Operand::Const(c) => match code.constant(c) {
            // The first member of a variable has the variable's own address.
            Constant::Expr(e) => match &**e {
                ConstExpr::Gep { source, indices, .. } => {
                    (source, indices.iter().skip(1).map(|c| small(code, *c)).collect())
                }
                _ => return None,
            },
            _ => return None,
        },
        Operand::Metadata(_) => return None,
    };
    path.filter(|p| !p.is_empty()).map(|p| ((module, source.0), p))
}
