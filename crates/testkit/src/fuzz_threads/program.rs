//! A small concurrent program, and its text in C.
//!
//! Every thread folds what it reads into a number `v`, which it returns; whoever joins it folds that into its own, and
//! main prints its own at the end. So the outcome tells everything that was read, and costs no events. Threads that nobody can tell apart add
//! what they saw to one sum instead.

use super::calls::{FAMILIES, HELPERS};
use std::fmt::Write;

/// Bytes of a shared global.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) global: u8,
    /// 1, 2, 4 or 8 bytes.
    pub(crate) size: u8,
    pub(crate) offset: u8,
}

impl Place {
    fn text(self) -> String {
        let Place { global, size, offset } = self;
        if offset % size != 0 {
            let ty = ["char", "short", "int", "long"][size.ilog2() as usize];
            return format!("*(unsigned {ty} *)(g{global}.b + {offset})");
        }
        match size {
            8 => format!("g{global}.l"),
            _ => format!("g{global}.{}[{}]", ["b", "h", "w"][size.ilog2() as usize], offset / size),
        }
    }
}

/// What can be held around statements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hold {
    Mutex(u8),
    Spin(u8),
    Read(u8),
    Write(u8),
}

impl Hold {
    fn call(self, mutex: &str, read: &str, write: &str) -> String {
        match self {
            Hold::Mutex(m) => format!("pthread_mutex_{mutex}(&m{m})"),
            Hold::Spin(s) => format!("pthread_spin_{mutex}(&s{s})"),
            Hold::Read(r) => format!("pthread_rwlock_{read}(&r{r})"),
            Hold::Write(r) => format!("pthread_rwlock_{write}(&r{r})"),
        }
    }

    fn take(self) -> String {
        self.call("lock", "rdlock", "wrlock")
    }

    fn attempt(self) -> String {
        self.call("trylock", "tryrdlock", "trywrlock")
    }

    fn give(self) -> String {
        self.call("unlock", "unlock", "unlock")
    }
}

/// An operation without parts. Numbers name objects, or are what is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Load(Place),
    Store(Place, u8),
    AtomicLoad(Place, bool),
    AtomicStore(Place, u8, bool),
    FetchAdd(Place, u8, bool),
    Exchange(Place, u8),
    CompareExchange(Place, u8, u8),
    Fence,
    /// From one global to another.
    Copy(u8, u8),
    /// From a global to a variable of the thread.
    CopyOut(u8),
    /// Without having taken it.
    Give(Hold),
    /// Without giving it back.
    Take(Hold),
    SemWait(u8),
    SemPost(u8),
    SemTry(u8),
    SemTimed(u8),
    SemValue(u8),
    /// Into a shared global.
    SemValueShared(u8, u8),
    CondWait(u8, u8),
    CondTimed(u8, u8),
    Signal(u8),
    Broadcast(u8),
    Barrier,
    /// Without looking at what it returns.
    BarrierIgnored,
    Once,
    TimedLock(u8),
    Create(u8),
    Join(u8),
    /// What the thread returned goes to a shared global.
    JoinShared(u8, u8),
    Exit(u8),
    ThreadExit,
    AbortIfOdd,
    Print,
    Yield,
    /// A new object, where others find it.
    Publish(u8),
    /// A local variable, where others find it.
    PublishLocal(u8),
    PublishThreadLocal,
    UsePointer,
    SetPointer(u8),
    FreePointer,
    SpinTwice(Place),
    SpinUntil(Place),
    /// Until the first is not 0, or the second over 1.
    Poll(Place, Place),
    /// A call of the library: its family, and which.
    Call(u8, u8),
}

/// What a branch depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    Zero(Place),
    AtomicZero(Place),
    /// What was read so far.
    Odd,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Statement {
    Do(Op),
    Hold(Hold, Vec<Statement>),
    /// What to do with it, and what to do without.
    Try(Hold, Vec<Statement>, Vec<Statement>),
    If(Condition, Vec<Statement>, Vec<Statement>),
}

/// A program. Thread 0 is main.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    /// All but main run the code of the first, and nobody can tell them apart.
    pub(crate) twins: bool,
    pub(crate) threads: Vec<Vec<Statement>>,
    /// What semaphores begin with.
    pub(crate) value: u8,
    /// Main joins all that nobody else joins, and prints.
    pub(crate) joins: bool,
}

pub(crate) fn visit(body: &[Statement], f: &mut impl FnMut(&Op)) {
    for statement in body {
        match statement {
            Statement::Do(op) => f(op),
            Statement::Hold(_, a) => visit(a, f),
            Statement::Try(_, a, b) | Statement::If(_, a, b) => {
                visit(a, f);
                visit(b, f);
            }
        }
    }
}

impl Program {
    fn any(&self, wanted: impl Fn(&Op) -> bool) -> bool {
        let mut found = false;
        self.threads.iter().for_each(|t| visit(t, &mut |op| found |= wanted(op)));
        found
    }

    fn is_created_elsewhere(&self, thread: usize) -> bool {
        self.any(|op| *op == Op::Create(thread as u8))
    }

    fn is_joined_elsewhere(&self, thread: usize) -> bool {
        self.any(|op| matches!(op, Op::Join(t) | Op::JoinShared(t, _) if usize::from(*t) == thread))
    }

    /// In C.
    pub(crate) fn text(&self) -> String {
        let mut out = String::from(PRELUDE);
        let body: Vec<String> = self.threads.iter().map(|t| block(t, 1)).collect();
        let all = body.concat();
        for (name, declaration) in OBJECTS {
            if all.contains(&format!("&{name}")) {
                _ = writeln!(out, "static {declaration};");
            }
        }
        let once = all.contains("&once") || all.contains("&flag");
        let helps = |word: &str| all.contains(word);
        let in_helpers = ["free_it", "on_signal", "SIGUSR2"].iter().any(|word| helps(word));
        for g in 0..3 {
            if all.contains(&format!("g{g}")) || (once || in_helpers) && g == 0 {
                _ = writeln!(out, "static union cell g{g};");
            }
        }
        if ["p = ", "= p;", "*)p;"].iter().any(|use_of| all.contains(use_of)) {
            _ = writeln!(out, "static long *p;");
        }
        if all.contains("own") {
            _ = writeln!(out, "static _Thread_local long own = 5;");
        }
        if once {
            out += "\nstatic void init(void)\n{\n    g0.w[0]++;\n}\n";
        }
        for (word, text) in HELPERS {
            if helps(word) || *word == "on_signal" && helps("SIGUSR2") {
                _ = write!(out, "\n{text}");
            }
        }
        // A handle that only main uses is no shared data.
        let is_mains = |t: usize| {
            !body[1..].iter().any(|text| text.contains("t1"))
                && !self.is_created_elsewhere(t)
                && !self.is_joined_elsewhere(t)
        };
        for t in 1..self.threads.len() {
            if !is_mains(t) {
                _ = writeln!(out, "static pthread_t t{t};");
            }
            _ = writeln!(out, "static void *f{t}(void *);");
        }
        let locals = |t: usize| {
            let mut text = String::from("    long v = 0;\n");
            for child in (1..self.threads.len()).filter(|&c| t == 0 && is_mains(c)) {
                _ = writeln!(text, "    pthread_t t{child};");
            }
            if body[t].contains("local") {
                text += "    long local = 9;\n";
            }
            text
        };
        if self.twins {
            out += "static long total;\n";
        }
        for (t, text) in body.iter().enumerate().skip(1) {
            _ = write!(out, "\nstatic void *f{t}(void *arg)\n{{\n{}{text}", locals(t));
            out += if self.twins {
                "    __atomic_fetch_add(&total, v * v * 7 + v, __ATOMIC_SEQ_CST);\n    return NULL;\n}\n"
            } else {
                "    return (void *)v;\n}\n"
            };
        }
        _ = write!(out, "\nint main(void)\n{{\n{}", locals(0));
        if helps("SIGUSR2") {
            out += "    signal(SIGUSR2, on_signal);\n";
        }
        for (name, init) in INITIALISERS {
            if all.contains(&format!("&{name}")) {
                _ = writeln!(out, "    {};", init.replace("VALUE", &self.value.to_string()));
            }
        }
        for t in (1..self.threads.len()).filter(|&t| !self.is_created_elsewhere(t)) {
            let function = if self.twins { 1 } else { t };
            _ = writeln!(out, "    pthread_create(&t{t}, NULL, f{function}, NULL);");
        }
        out += &body[0];
        if self.joins {
            // A thread created by another one is joined after that one.
            let (late, early): (Vec<_>, Vec<_>) = (1..self.threads.len()).partition(|&t| self.is_created_elsewhere(t));
            for t in early.into_iter().chain(late).filter(|&t| !self.is_joined_elsewhere(t)) {
                let made = if is_mains(t) { String::new() } else { format!("t{t} && ") };
                _ = match self.twins {
                    true => writeln!(out, "    pthread_join(t{t}, NULL);"),
                    false => writeln!(out, "    {{ void *x; if ({made}pthread_join(t{t}, &x) == 0) SEE((long)x); }}"),
                };
            }
            out += if self.twins { "    SEE(total);\n" } else { "" };
            out += "    printf(\"%ld\\n\", v);\n";
        }
        out + "    return 0;\n}\n"
    }
}

const PRELUDE: &str = "#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

#define SEE(x) (v = v * 31 + (long)(x))
union cell { unsigned char b[8]; unsigned short h[4]; unsigned int w[2]; unsigned long l; };
struct wide { long a, b, c; };
";

const OBJECTS: [(&str, &str); 21] = [
    ("m0", "pthread_mutex_t m0 = PTHREAD_MUTEX_INITIALIZER"),
    ("m1", "pthread_mutex_t m1 = PTHREAD_MUTEX_INITIALIZER"),
    ("s0", "pthread_spinlock_t s0"),
    ("s1", "pthread_spinlock_t s1"),
    ("r0", "pthread_rwlock_t r0 = PTHREAD_RWLOCK_INITIALIZER"),
    ("r1", "pthread_rwlock_t r1 = PTHREAD_RWLOCK_INITIALIZER"),
    ("sem0", "sem_t sem0"),
    ("sem1", "sem_t sem1"),
    ("c0", "pthread_cond_t c0 = PTHREAD_COND_INITIALIZER"),
    ("c1", "pthread_cond_t c1 = PTHREAD_COND_INITIALIZER"),
    ("barrier", "pthread_barrier_t barrier"),
    ("once", "pthread_once_t once = PTHREAD_ONCE_INIT"),
    ("ma", "pthread_mutexattr_t ma"),
    ("full", "sem_t full"),
    ("when", "struct timespec when"),
    ("key", "pthread_key_t key"),
    ("wide", "struct wide wide"),
    ("text", "char text[16]"),
    ("mtx", "mtx_t mtx"),
    ("cnd", "cnd_t cnd"),
    ("flag", "once_flag flag = ONCE_FLAG_INIT"),
];

const INITIALISERS: [(&str, &str); 9] = [
    ("s0", "pthread_spin_init(&s0, 0)"),
    ("s1", "pthread_spin_init(&s1, 0)"),
    ("sem0", "sem_init(&sem0, 0, VALUE)"),
    ("sem1", "sem_init(&sem1, 0, 0)"),
    ("barrier", "pthread_barrier_init(&barrier, NULL, 2)"),
    ("ma", "pthread_mutexattr_init(&ma)"),
    ("full", "sem_init(&full, 0, 2147483647 - VALUE % 2)"),
    ("mtx", "mtx_init(&mtx, mtx_plain)"),
    ("cnd", "cnd_init(&cnd)"),
];

fn block(body: &[Statement], depth: usize) -> String {
    let pad = "    ".repeat(depth);
    let mut out = String::new();
    for statement in body {
        _ = match statement {
            Statement::Do(op) => writeln!(out, "{pad}{}", op_text(*op)),
            Statement::Hold(hold, inner) => {
                writeln!(out, "{pad}{};\n{}{pad}{};", hold.take(), block(inner, depth), hold.give())
            }
            Statement::Try(hold, with, without) => {
                let (yes, no) = (block(with, depth + 1), block(without, depth + 1));
                let seen = format!("{pad}    SEE(1);\n");
                let give = format!("{pad}    {};\n", hold.give());
                writeln!(out, "{pad}if ({} == 0) {{\n{yes}{give}{pad}}} else {{\n{seen}{no}{pad}}}", hold.attempt())
            }
            Statement::If(condition, then, other) => {
                let test = match condition {
                    Condition::Zero(p) => format!("{} == 0", p.text()),
                    Condition::AtomicZero(p) => format!("__atomic_load_n(&{}, __ATOMIC_SEQ_CST) == 0", p.text()),
                    Condition::Odd => "v & 1".into(),
                };
                let (yes, no) = (block(then, depth + 1), block(other, depth + 1));
                // The outcome says which way it went.
                writeln!(out, "{pad}if ({test}) {{\n{yes}{pad}}} else {{\n{pad}    SEE(2);\n{no}{pad}}}")
            }
        };
    }
    out
}

fn order(strong: bool) -> &'static str {
    if strong { "__ATOMIC_SEQ_CST" } else { "__ATOMIC_RELAXED" }
}

const SOON: &str = "struct timespec soon = {0, 0};";

fn op_text(op: Op) -> String {
    match op {
        Op::Load(p) => format!("SEE({});", p.text()),
        Op::Store(p, n) => format!("{} = {n};", p.text()),
        Op::AtomicLoad(p, s) => format!("SEE(__atomic_load_n(&{}, {}));", p.text(), order(s)),
        Op::AtomicStore(p, n, s) => format!("__atomic_store_n(&{}, {n}, {});", p.text(), order(s)),
        Op::FetchAdd(p, n, s) => format!("SEE(__atomic_fetch_add(&{}, {n}, {}));", p.text(), order(s)),
        Op::Exchange(p, n) => format!("SEE(__atomic_exchange_n(&{}, {n}, __ATOMIC_SEQ_CST));", p.text()),
        Op::CompareExchange(p, a, b) => format!("SEE(__sync_val_compare_and_swap(&{}, {a}, {b}));", p.text()),
        Op::Fence => "__atomic_thread_fence(__ATOMIC_SEQ_CST);".into(),
        Op::Copy(from, to) => format!("memcpy(&g{to}, &g{from}, 8);"),
        Op::CopyOut(from) => format!("{{ long x; memcpy(&x, &g{from}, 8); SEE(x); }}"),
        Op::Give(hold) => format!("{};", hold.give()),
        Op::Take(hold) => format!("{};", hold.take()),
        Op::SemWait(s) => format!("sem_wait(&sem{s});"),
        Op::SemPost(s) => format!("sem_post(&sem{s});"),
        Op::SemTry(s) => format!("SEE(sem_trywait(&sem{s}));"),
        Op::SemTimed(s) => format!("{{ {SOON} SEE(sem_timedwait(&sem{s}, &soon)); }}"),
        Op::SemValue(s) => format!("{{ int x; sem_getvalue(&sem{s}, &x); SEE(x); }}"),
        Op::SemValueShared(s, g) => format!("sem_getvalue(&sem{s}, (int *)&g{g});"),
        Op::CondWait(c, m) => format!("pthread_cond_wait(&c{c}, &m{m});"),
        Op::CondTimed(c, m) => format!("{{ {SOON} SEE(pthread_cond_timedwait(&c{c}, &m{m}, &soon)); }}"),
        Op::Signal(c) => format!("pthread_cond_signal(&c{c});"),
        Op::Broadcast(c) => format!("pthread_cond_broadcast(&c{c});"),
        Op::Barrier => "SEE(pthread_barrier_wait(&barrier));".into(),
        Op::BarrierIgnored => "pthread_barrier_wait(&barrier);".into(),
        Op::Poll(p, q) => {
            let [p, q] = [p, q].map(|p| format!("__atomic_load_n(&{}, __ATOMIC_SEQ_CST)", p.text()));
            format!("for (;;) {{ long w = {p}; if (w) {{ SEE(w); break; }} w = {q}; if (w > 1) {{ SEE(w); break; }} }}")
        }
        Op::Once => "pthread_once(&once, init);".into(),
        Op::TimedLock(m) => {
            format!(
                "{{ {SOON} if (pthread_mutex_timedlock(&m{m}, &soon) == 0) pthread_mutex_unlock(&m{m}); else SEE(1); }}"
            )
        }
        Op::Create(t) => format!("pthread_create(&t{t}, NULL, f{t}, NULL);"),
        Op::Join(t) => format!("{{ void *x; if (t{t} && pthread_join(t{t}, &x) == 0) SEE((long)x); }}"),
        Op::JoinShared(t, g) => format!("if (t{t}) SEE(pthread_join(t{t}, (void **)&g{g}));"),
        Op::Exit(n) => format!("exit({n});"),
        Op::ThreadExit => "pthread_exit((void *)v);".into(),
        Op::AbortIfOdd => "if (v & 1) abort();".into(),
        Op::Print => "printf(\"%ld \", v);".into(),
        Op::Yield => "sched_yield();".into(),
        Op::Publish(n) => format!("{{ long *q = malloc(sizeof *q); *q = {n}; p = q; }}"),
        Op::PublishLocal(n) => format!("local = {n}; p = &local;"),
        Op::PublishThreadLocal => "own++; p = &own;".into(),
        Op::UsePointer => "{ long *q = p; if (q) SEE(*q); }".into(),
        Op::SetPointer(n) => format!("{{ long *q = p; if (q) *q = {n}; }}"),
        Op::FreePointer => "{ long *q = p; if (q) free(q); }".into(),
        Op::SpinTwice(p) => {
            format!("for (int i = 0; i < 2 && __atomic_load_n(&{}, __ATOMIC_SEQ_CST) == 0; i++) SEE(i);", p.text())
        }
        Op::Call(family, call) => FAMILIES[usize::from(family)][usize::from(call)].into(),
        Op::SpinUntil(p) => format!("while (__atomic_load_n(&{}, __ATOMIC_SEQ_CST) == 0);", p.text()),
    }
}
