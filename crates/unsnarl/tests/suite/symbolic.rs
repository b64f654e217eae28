//! Tracked runs against what was observed, and against each other, on all programs of `tests/check` and `tests/explore`.
//! Those of `tests/run` about the library are run once: its second versions must say what the shims did, which agree with native code
//! there. Wherever they do not, the run panics.
//!
//! 1. Tracking changes nothing: outcome, schedule, steps and event hash are those of the same run untracked.
//! 2. Every expression, given the observed values of the unknowns, has the observed value.
//! 3. *Foresight*: of two runs of one program, thread by thread, as long as the decisions that the first one put into its
//!    trace come out the same with the values that the second one read, the second does what the first one's trace says:
//!    the same events at the same clocks and addresses, decisions and written values as its expressions give. Whatever the
//!    shadow forgets to follow shows here as a surprise.

use driver::Symbolic;
use driver::{Program, Setup};
use guest::world::files::StdinRead;
use libtest_mimic::{Failed, Trial};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;
use testkit::{arithmetic, programs};
use trace::SyncOp;
use trace::{ExprId, Exprs, ThreadName, Var};
use vm::Output;
use vm::sched::{Random, RoundRobin};
use vm::{Deed, ThreadOp};
use vm::{Did, Limits, Machine, Outcome, Seen, Tracking, Written};

const SCHEDULES: u64 = 6;
const GENERATED: u64 = 30;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for seed in 0..GENERATED {
        for level in ["-O0", "-O2"] {
            trials.push(Trial::test(format!("symbolic/generated/{seed}{level}"), move || generated(seed, level)));
        }
    }
    for folder in ["ctype", "misc", "stdio", "stdlib", "string", "unistd"] {
        for file in programs::all(&format!("run/{folder}")) {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            trials.push(Trial::test(format!("symbolic/run/{folder}/{stem}"), move || beside(&file)));
        }
    }
    for (folder, options) in
        [("explore", &[][..]), ("check", &[][..]), ("check", &["-DFIXED"][..]), ("symbolic", &[][..])]
    {
        for file in programs::all(folder) {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let name = format!("symbolic/{folder}/{stem}{}", options.concat());
            trials.push(Trial::test(name, move || check(&file, options)));
        }
    }
    trials
}

/// What a tracked run left behind.
struct Tracked {
    outcome: Outcome,
    exprs: Exprs,
    threads: HashMap<ThreadName, Vec<Seen>>,
    values: HashMap<Var, u64>,
    /// Whether an event was a call that only prints, or of which it is known what it does.
    prints: HashMap<(u32, u32), bool>,
}

fn schedule(machine: &mut Machine<'_>, n: u64) {
    match n {
        0 => machine.schedule_with(RoundRobin::new(u64::MAX)),
        1 => machine.schedule_with(RoundRobin::new(3)),
        n => machine.schedule_with(Random::new(n)),
    }
}

/// The inputs of a run, for programs that ask for some: each run has its own.
fn inputs(n: u64) -> Symbolic {
    let main = ThreadName::main();
    let threads = [main.clone(), main.child(1), main.child(2)];
    let mut state = n;
    let mut all = Symbolic::new();
    for thread in threads {
        for k in 0..8 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let value = if state >> 60 & 1 == 0 { state >> 61 } else { state >> 33 };
            all.calls.insert((thread.clone(), k), value.to_le_bytes().to_vec());
        }
    }
    if n % 3 == 2 {
        all.stdin_ends = Some((state >> 40) as usize % 12);
    }
    if n % 2 == 1 {
        let digit = |place: usize| b'0' + (state >> (8 + 4 * place) & 15) as u8;
        all.arguments.extend((0..4).map(|i| ((1, i), digit(i))));
        all.stdin.extend((0..4).map(|i| (i, digit(4 + i))));
    }
    all
}

fn check(file: &Path, options: &[&str]) -> Result<(), Failed> {
    let decisions = compare(programs::module(file, options)?, SCHEDULES)?;
    if file.parent().is_some_and(|folder| folder.ends_with("symbolic")) && decisions < 20 {
        return Err(format!("only {decisions} decisions depend on something").into());
    }
    Ok(())
}

/// Tracking changes nothing, whatever the library is asked for.
fn beside(file: &Path) -> Result<(), Failed> {
    let header = testkit::header::read(file)?;
    let options: Vec<&str> = header.cflags.iter().map(String::as_str).filter(|&o| o != "-w").collect();
    let program = Program::of(vec![programs::module(file, &options)?], Vec::new(), Vec::new());
    let program = Arc::new(program.map_err(|e| e.to_string())?);
    for words in header.runs {
        let args = std::iter::once(b"program".to_vec()).chain(words.into_iter().map(String::into_bytes));
        let stdin = header.stdin.clone().unwrap_or_default();
        let inputs = guest::world::Inputs {
            args: args.collect(),
            symbolic_args: true,
            symbolic_stdin: stdin.len(),
            ..Default::default()
        };
        let limits = Limits { max_steps: 3_000_000, ..Limits::default() };
        let stdin = StdinRead::new(stdin, Vec::new());
        let setup = Setup { inputs, stdin, limits, ..Setup::new(program.clone()) };
        let plain = setup.machine(Output::Discard).run();
        let mut machine = setup.machine(Output::Discard);
        machine.track(Tracking { all_branches: true, ..Tracking::default() });
        let tracked = machine.run();
        let same = |o: &Outcome| (o.end.clone(), o.steps);
        if same(&plain) != same(&tracked) {
            return Err(format!("tracking changed the run\n{plain:?}\n{tracked:?}").into());
        }
    }
    Ok(())
}

/// A program of one thread that computes with inputs, at random.
fn generated(seed: u64, level: &str) -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let file = folder.path().join("generated.c");
    let text = arithmetic::program(seed);
    std::fs::write(&file, &text).map_err(|e| e.to_string())?;
    let decisions = compare(programs::module(&file, &[level])?, 16);
    let decisions = decisions.map_err(|e| format!("{}\n{text}", e.message().unwrap_or_default()))?;
    if decisions < 20 {
        return Err(format!("only {decisions} decisions depend on something\n{text}").into());
    }
    Ok(())
}

/// How many decisions of the runs depend on something, if all is well.
fn compare(module: ir::Module, schedules: u64) -> Result<usize, Failed> {
    let program = Program::of(vec![module], Vec::new(), Vec::new()).map_err(|e| e.to_string())?;
    let given = guest::world::Inputs {
        args: vec![b"program".to_vec(), b"12ab".to_vec()],
        symbolic_args: true,
        symbolic_stdin: 12,
        ..Default::default()
    };
    let setup = Setup {
        inputs: given,
        stdin: StdinRead::new(b"12 words\nab\n".to_vec(), Vec::new()),
        limits: Limits { max_steps: 300_000, ..Limits::default() },
        ..Setup::new(program)
    };
    let mut written = Written::new();
    let mut plain = Vec::new();
    for n in 0..schedules {
        let setup = setup.with_symbolic(inputs(n));
        let mut machine = setup.machine(Output::Discard);
        schedule(&mut machine, n);
        machine.keep_trace();
        plain.push(machine.run());
        written.add(machine.seen());
    }
    let written = Arc::new(written);
    let mut runs = Vec::new();
    for (n, plain) in plain.iter().enumerate() {
        let run = tracked(&setup, n as u64, &written);
        let same = |o: &Outcome| (o.end.clone(), o.steps, o.events, o.event_hash, o.schedule.clone());
        if same(plain) != same(&run.outcome) {
            return Err(format!("schedule {n}: tracking changed the run\n{plain:?}\n{:?}", run.outcome).into());
        }
        observed(&run).map_err(|e| format!("schedule {n}: {e}"))?;
        runs.push(run);
    }
    for (i, a) in runs.iter().enumerate() {
        for (k, b) in runs.iter().enumerate() {
            foreseen(a, b).map_err(|e| format!("schedule {i} does not foresee {k}: {e}"))?;
        }
    }
    let decides = |run: &Tracked, s: &Seen| match s.did {
        Did::Branch { cond, .. } => run.exprs.as_const(cond).is_none(),
        _ => false,
    };
    Ok(runs.iter().map(|r| r.threads.values().flatten().filter(|s| decides(r, s)).count()).sum())
}

fn tracked(setup: &Setup, n: u64, written: &Arc<Written>) -> Tracked {
    let setup = setup.with_symbolic(inputs(n));
    let mut machine = setup.machine(Output::Discard);
    schedule(&mut machine, n);
    machine.track(Tracking { written: written.clone(), all_branches: true, ..Tracking::default() });
    let outcome = machine.run();
    let mut run = Tracked {
        outcome,
        exprs: machine.exprs().clone(),
        threads: HashMap::new(),
        values: HashMap::new(),
        prints: HashMap::new(),
    };
    for seen in machine.seen() {
        let name = machine.thread_name(seen.thread).cloned().unwrap_or_default();
        let events = run.threads.entry(name).or_default();
        if let Some((expr, value)) = introduces(&seen.did)
            && let trace::Node::Var { var, .. } = *run.exprs.node(expr)
        {
            run.values.insert(var, value);
        }
        if matches!(seen.did, Did::World { .. }) {
            let prints = machine.called_role(seen) == Some(guest::shims::Role::Prints);
            run.prints.insert(seen.code(), prints || machine.called_follows(seen));
        }
        events.push(*seen);
    }
    run
}

/// The unknown of an event and its value.
fn introduces(did: &Did) -> Option<(ExprId, u64)> {
    match *did {
        Did::Read { expr, value, .. } => Some((expr?, value)),
        Did::Update { read, before, .. } => Some((read?, before)),
        Did::Symbolic { expr, value, .. } => Some((expr, value)),
        _ => None,
    }
}

/// What an event says of an expression: which, and its value.
fn claims(did: &Did) -> Option<(ExprId, u64)> {
    match *did {
        Did::Write { expr, after, .. } | Did::Update { expr, after, .. } => Some((expr?, after)),
        Did::Branch { cond, taken, .. } => Some((cond, u64::from(taken))),
        Did::Fixed { expr, value } => Some((expr, value)),
        Did::Initial { expr, value, .. } => Some((expr?, value)),
        _ => None,
    }
}

/// Every expression has the value that was observed.
fn observed(run: &Tracked) -> Result<(), String> {
    let mut known = Default::default();
    for seen in run.threads.values().flatten() {
        if let Did::Read { expr: Some(e), size, .. } | Did::Update { read: Some(e), size, .. } = seen.did
            && u64::from(run.exprs.width(e)) != 8 * size
        {
            return Err(format!("{seen:?}: an unknown of {} bits", run.exprs.width(e)));
        }
        let Some((expr, value)) = claims(&seen.did) else { continue };
        for var in run.exprs.vars_of([expr]) {
            if !run.values.contains_key(&var) {
                return Err(format!("{seen:?}: nobody introduces {var}"));
            }
        }
        let computed = run.exprs.eval_with(expr, &mut |v| run.values[&v], &mut known);
        if computed != Some(value) {
            return Err(format!("{seen:?}: the expression gives {computed:?}"));
        }
    }
    Ok(())
}

/// What an event is, apart from values.
fn shape(seen: &Seen) -> (u64, String) {
    let text = match seen.did {
        // A compare-and-exchange that succeeds here may fail there.
        Did::Read { at, size, atomic: Some(_), .. } | Did::Update { at, size, .. } => format!("update {at:x} {size}"),
        Did::Read { at, size, .. } => format!("read {at:x} {size}"),
        Did::Write { at, size, .. } => format!("write {at:x} {size}"),
        Did::Free { at, size } => format!("free {at:x} {size}"),
        Did::Branch { kind, .. } => format!("branch {kind:?} {:?}", seen.code()),
        Did::Fixed { .. } => "fixed".into(),
        Did::Symbolic { .. } => "symbolic".into(),
        // The numbers of threads depend on the schedule, unlike their names.
        Did::Sync(Deed::Thread { op, .. }) => format!("thread {:?}", std::mem::discriminant(&op)),
        // So does how many wait.
        Did::Sync(Deed::Object { op: SyncOp::Signal { .. } | SyncOp::SignalOne { .. }, at, .. }) => {
            format!("{at:x} signal")
        }
        Did::Sync(Deed::Object { op, at, .. }) => format!("{at:x} {:?}", std::mem::discriminant(&op)),
        other => format!("{other:?}"),
    };
    (seen.clock, text)
}

/// Whether what follows depends on more than memory: on synchronisation, or on the world.
fn is_outside(did: &Did, run: &Tracked, seen: &Seen) -> bool {
    match did {
        Did::World { kept } => *kept || !run.prints.get(&seen.code()).copied().unwrap_or(false),
        Did::Sync(Deed::Thread { op, .. }) => *op == ThreadOp::TryJoin,
        Did::Sync(Deed::Object { op, .. }) => matches!(
            op,
            SyncOp::TryLock { .. }
                | SyncOp::TryReadLock { .. }
                | SyncOp::TryWriteLock { .. }
                | SyncOp::SemaphoreTryWait { .. }
                | SyncOp::SemaphoreValue { .. }
                | SyncOp::BarrierArrive { .. }
                | SyncOp::OnceBegin
                | SyncOp::OnceDone
                | SyncOp::WaitEnd { .. }
                | SyncOp::FutexWait { .. }
                | SyncOp::FutexWoken { .. }
                | SyncOp::FutexWake { .. }
        ),
        _ => false,
    }
}

/// What a thread takes for given without having decided it: a run in which it does not hold goes another way from there.
fn is_guard(did: &Did) -> bool {
    use trace::BranchKind::{Address, Bounds, Divisor};
    matches!(did, Did::Fixed { .. } | Did::Branch { kind: Address | Bounds | Divisor, .. })
}

fn foreseen(a: &Tracked, b: &Tracked) -> Result<(), String> {
    for (thread, theirs) in &b.threads {
        let Some(ours) = a.threads.get(thread) else { continue };
        // What a call of the library writes may follow from what it did otherwise in the same step.
        let outside = |events: &[Seen], run| -> HashSet<u64> {
            events.iter().filter(|s| is_outside(&s.did, run, s)).map(|s| s.clock).collect()
        };
        let (outside_ours, outside_theirs) = (outside(ours, a), outside(theirs, b));
        // `Initial` belongs to memory, not to the thread that comes first.
        let mut ours = ours.iter().filter(|s| !matches!(s.did, Did::Initial { .. })).peekable();
        let mut theirs = theirs.iter().filter(|s| !matches!(s.did, Did::Initial { .. }) && !is_guard(&s.did));
        // The values that the other run found: only of this thread, whose unknowns come in the same order.
        let mut values: HashMap<Var, u64> = HashMap::new();
        while let Some(x) = ours.next() {
            let holds = |values: &HashMap<Var, u64>, expr: ExprId| {
                let known = a.exprs.vars_of([expr]).iter().all(|v| values.contains_key(v));
                // It may depend on what another thread found.
                known.then(|| a.exprs.eval(expr, &mut |v| values[&v])).flatten()
            };
            if is_guard(&x.did) {
                let Some((expr, value)) = claims(&x.did) else { continue };
                if holds(&values, expr) != Some(value) {
                    break;
                }
                continue;
            }
            let Some(y) = theirs.next() else { break };
            if outside_ours.contains(&x.clock) || outside_theirs.contains(&y.clock) {
                break;
            }
            if let (Did::Read { at: p, .. }, Did::Read { at: q, .. }) = (&x.did, &y.did)
                && (x.clock, p) == (y.clock, q)
                && ours.peek().is_some_and(|n| is_guard(&n.did))
                && shape(x) != shape(y)
            {
                // How much the library reads depends on what it finds, which is fixed after it.
                break;
            }
            if shape(x) != shape(y) {
                return Err(format!("thread {thread}: {x:?} is foreseen, but there is {y:?}"));
            }
            if let Some((expr, _)) = introduces(&x.did)
                && let trace::Node::Var { var, .. } = *a.exprs.node(expr)
            {
                let Some((_, value)) = introduces(&y.did) else {
                    return Err(format!("thread {thread}: {x:?} is an unknown, but not {y:?}"));
                };
                values.insert(var, value);
            }
            let Some(theirs) = (match y.did {
                Did::Write { after, .. } | Did::Update { after, .. } => Some(after),
                Did::Branch { taken, .. } => Some(u64::from(taken)),
                _ => None,
            }) else {
                continue;
            };
            let foreseen = match x.did {
                Did::Write { after, expr: None, .. } | Did::Update { after, expr: None, .. } => Some(after),
                // Whether it happens at all is decided by the branch after it.
                Did::Read { .. } => continue,
                _ => claims(&x.did).and_then(|(expr, _)| holds(&values, expr)),
            };
            let decides = matches!(x.did, Did::Branch { .. });
            match foreseen {
                None if decides => break,
                None => {}
                // A compare-and-exchange that succeeds here and not there, or a switch that leads elsewhere.
                Some(v) if decides && claims(&x.did).is_some_and(|c| c.1 != v) => {
                    let switch = matches!(x.did, Did::Branch { kind: trace::BranchKind::Switch, .. });
                    if v != theirs && !switch {
                        return Err(format!("thread {thread}: {x:?} is foreseen to be {v}, but there is {y:?}"));
                    }
                    break;
                }
                Some(v) if v != theirs => {
                    let exchange = matches!(ours.peek().map(|n| &n.did), Some(Did::Branch { .. }))
                        && matches!(x.did, Did::Update { .. })
                        && ours.peek().is_some_and(|n| n.clock == x.clock);
                    if !exchange {
                        return Err(format!("thread {thread}: {x:?} is foreseen to be {v}, but there is {y:?}"));
                    }
                }
                Some(_) => {}
            }
        }
    }
    Ok(())
}
