//! Makes a program smaller while the same thing stays wrong.

use super::program::{Body, Does, Expr, Place, Program, Statement};

/// The smallest that was found for which the predicate holds, after at most so many tries.
pub(crate) fn shrink(program: Program, mut tries: u32, mut is_wrong: impl FnMut(&Program) -> bool) -> Program {
    let mut best = program;
    'again: loop {
        for smaller in candidates(&best) {
            if tries == 0 {
                return best;
            }
            tries -= 1;
            if is_wrong(&smaller) {
                best = smaller;
                continue 'again;
            }
        }
        return best;
    }
}

/// How a body is read and changed.
type Part = (fn(&Program) -> &Body, fn(&mut Program) -> &mut Body);

/// All programs that are one step smaller, the smallest first.
fn candidates(p: &Program) -> Vec<Program> {
    let mut all = Vec::new();
    for w in 0..p.workers.len() {
        if p.workers.len() > 1 {
            let mut smaller = p.clone();
            smaller.workers.remove(w);
            let gone = w as u8 + 1;
            smaller.joins.retain(|&j| j != gone);
            smaller.joins.iter_mut().for_each(|j| *j -= u8::from(*j > gone));
            all.push(smaller);
        }
    }
    let parts: [Part; 3] =
        [(|p| &p.after, |p| &mut p.after), (|p| &p.main, |p| &mut p.main), (|p| &p.before, |p| &mut p.before)];
    for (get, set) in parts {
        for body in bodies(get(p)) {
            let mut smaller = p.clone();
            *set(&mut smaller) = body;
            all.push(smaller);
        }
    }
    for w in 0..p.workers.len() {
        for body in bodies(&p.workers[w]) {
            let mut smaller = p.clone();
            smaller.workers[w] = body;
            all.push(smaller);
        }
    }
    for j in 0..p.joins.len() {
        let mut smaller = p.clone();
        smaller.joins.remove(j);
        all.push(smaller);
    }
    all
}

/// A body with one statement less, with one taken apart, or with a simpler one.
fn bodies(body: &[Statement]) -> Vec<Body> {
    let mut all = Vec::new();
    for i in 0..body.len() {
        let with = |new: Body| -> Body { [&body[..i], &new, &body[i + 1..]].concat() };
        all.push(with(Vec::new()));
        let s = &body[i];
        // What is done with a lock is not done without it: a wait needs its mutex.
        let waits = s.bodies().iter().any(|b| b.iter().any(|s| matches!(s.does, Does::Wait { .. })));
        if !waits {
            all.extend(s.bodies().into_iter().map(|b| with(b.clone())));
        }
        for n in 0..s.bodies().len() {
            for inner in bodies(s.bodies()[n]) {
                let mut smaller = s.clone();
                *smaller.bodies_mut().swap_remove(n) = inner;
                all.push(with(vec![smaller]));
            }
        }
        for does in simpler(&s.does) {
            all.push(with(vec![does.into()]));
        }
    }
    all
}

/// The same statement with a simpler expression.
fn simpler(does: &Does) -> Vec<Does> {
    let mut all = Vec::new();
    match does {
        Does::Set(l, e) => all.extend(exprs(e).into_iter().map(|e| Does::Set(*l, e))),
        Does::Store(p, e) => {
            all.extend(exprs(e).into_iter().map(|e| Does::Store(p.clone(), e)));
            all.extend(places(p).into_iter().map(|p| Does::Store(p, e.clone())));
        }
        Does::Increase(p, e) => {
            all.push(Does::Store(p.clone(), e.clone()));
            all.extend(exprs(e).into_iter().map(|e| Does::Increase(p.clone(), e)));
            all.extend(places(p).into_iter().map(|p| Does::Increase(p, e.clone())));
        }
        Does::FutexWait(n, e) => all.extend(exprs(e).into_iter().map(|e| Does::FutexWait(*n, e))),
        Does::WakeOne(n, ..) => all.push(Does::FutexWake(*n, 1)),
        Does::Assert(e) => all.extend(tests(e).map(Does::Assert)),
        Does::If(e, a, b) => all.extend(tests(e).map(|e| Does::If(e, a.clone(), b.clone()))),
        Does::Switch(e, a, b) => all.extend(tests(e).map(|e| Does::Switch(e, a.clone(), b.clone()))),
        Does::Divide(l, a, e) => all.extend(exprs(e).into_iter().map(|e| Does::Divide(*l, a.clone(), e))),
        Does::AtomicStore(p, e) => all.push(Does::Store(p.clone(), e.clone())),
        Does::AtomicLoad(l, p) => all.push(Does::Set(*l, Expr::Read(p.clone()))),
        Does::Update(l, c, p, e) => all.extend(exprs(e).into_iter().map(|e| Does::Update(*l, *c, p.clone(), e))),
        Does::Wait { condition, mutex, again, test } => {
            let wait = |again, test| Does::Wait { condition: *condition, mutex: *mutex, again, test };
            if *again {
                all.push(wait(false, test.clone()));
            }
            all.extend(tests(test).map(|e| wait(*again, e)));
        }
        Does::CompareExchange { to, at, expected, new, gives_value } => {
            let swap = |at: &Place, expected: &Expr, new: &Expr| Does::CompareExchange {
                to: *to,
                at: at.clone(),
                expected: expected.clone(),
                new: new.clone(),
                gives_value: *gives_value,
            };
            all.extend(exprs(expected).iter().map(|e| swap(at, e, new)));
            all.extend(exprs(new).iter().map(|e| swap(at, expected, e)));
            all.extend(places(at).iter().map(|p| swap(p, expected, new)));
        }
        _ => {}
    }
    all
}

/// Simpler conditions. One that is known to the compiler is no branch.
fn tests(e: &Expr) -> impl Iterator<Item = Expr> {
    fn varies(e: &Expr) -> bool {
        match e {
            Expr::Const(_) => false,
            Expr::Local(_) | Expr::Read(_) => true,
            Expr::Bin(_, a, b) => varies(a) || varies(b),
        }
    }
    exprs(e).into_iter().filter(varies)
}

fn exprs(e: &Expr) -> Vec<Expr> {
    match e {
        Expr::Const(0 | 1) => Vec::new(),
        Expr::Const(_) => vec![Expr::Const(0), Expr::Const(1)],
        Expr::Local(_) => vec![Expr::Const(0), Expr::Const(1)],
        Expr::Read(p) => {
            let mut all = vec![Expr::Const(0), Expr::Const(1)];
            all.extend(places(p).into_iter().map(Expr::Read));
            all
        }
        Expr::Bin(op, a, b) => {
            let mut all = vec![(**a).clone(), (**b).clone()];
            all.extend(exprs(a).into_iter().map(|a| Expr::Bin(*op, Box::new(a), b.clone())));
            all.extend(exprs(b).into_iter().map(|b| Expr::Bin(*op, a.clone(), Box::new(b))));
            all
        }
    }
}

fn places(p: &Place) -> Vec<Place> {
    match p {
        Place::Int(0) => Vec::new(),
        Place::Element(e, mask) => {
            let simple = exprs(e).into_iter().map(|e| Place::Element(Box::new(e), *mask));
            [Place::Int(0)].into_iter().chain(simple).collect()
        }
        _ => vec![Place::Int(0)],
    }
}
