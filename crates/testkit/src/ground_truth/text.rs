//! A program's text in C. Printing gives every statement its line.

use super::program::{Bin, Body, Change, Does, ELEMENTS, Expr, LOCALS, Lock, Place, Program, Statement};
use std::fmt::Write;

struct Printer {
    out: String,
    line: u32,
    /// What a statement that ends the thread says.
    leaves: &'static str,
}

impl Program {
    /// The text; sets the lines of all statements.
    pub(crate) fn print(&mut self) -> String {
        // The declarations depend on what the bodies mention.
        let mut draft = Printer { out: String::new(), line: 1, leaves: "" };
        self.bodies_mut().for_each(|b| draft.body(b, 1));
        let mentioned = draft.out;
        let mut p = Printer { out: String::new(), line: 1, leaves: "" };
        p.prelude(&mentioned);
        for (n, worker) in self.workers.iter_mut().enumerate() {
            p.say(0, "");
            p.say(0, &format!("static void *f{}(void *arg)", n + 1));
            p.say(0, "{");
            p.locals(worker);
            p.leaves = "return NULL;";
            p.body(worker, 1);
            p.say(1, "return NULL;");
            p.say(0, "}");
        }
        p.say(0, "");
        p.say(0, "int main(void)");
        p.say(0, "{");
        let all: Vec<Statement> = [&self.before, &self.main, &self.after].into_iter().flatten().cloned().collect();
        p.locals(&all);
        for n in 1..=self.workers.len() {
            p.say(1, &format!("pthread_t t{n};"));
        }
        for (name, init) in [("sem0", self.semaphores[0]), ("sem1", self.semaphores[1])] {
            if mentioned.contains(&format!("&{name}")) {
                p.say(1, &format!("sem_init(&{name}, 0, {init});"));
            }
        }
        if mentioned.contains("&barrier") {
            p.say(1, &format!("pthread_barrier_init(&barrier, NULL, {});", self.meets));
        }
        p.leaves = "return 0;";
        p.body(&mut self.before, 1);
        for n in 1..=self.workers.len() {
            p.say(1, &format!("pthread_create(&t{n}, NULL, f{n}, NULL);"));
        }
        p.body(&mut self.main, 1);
        for n in &self.joins {
            p.say(1, &format!("pthread_join(t{n}, NULL);"));
        }
        p.body(&mut self.after, 1);
        p.say(1, "return 0;");
        p.say(0, "}");
        p.out
    }

    /// Whether a text mentions an object that main makes at the start: semaphores and the barrier.
    pub(crate) fn made_at_start(&self) -> usize {
        let mut used = [false; 3];
        for body in self.bodies() {
            super::program::visit(body, &mut |s| match s.does {
                Does::SemWait(n) | Does::SemPost(n) | Does::SemTry(n, ..) => used[n as usize] = true,
                Does::Barrier => used[2] = true,
                _ => {}
            });
        }
        used.into_iter().filter(|&u| u).count()
    }
}

const DECLARATIONS: [(&str, &str); 18] = [
    ("x0", "static int x0;"),
    ("x1", "static int x1;"),
    ("x2", "static int x2;"),
    ("f.", "static struct { signed char c; short s; } f;"),
    ("u0", "static union bytes u0;"),
    ("u1", "static union bytes u1;"),
    ("a[", "static int a[2];"),
    ("i0", "static int i0;"),
    ("i1", "static int i1;"),
    ("&m0", "static pthread_mutex_t m0 = PTHREAD_MUTEX_INITIALIZER;"),
    ("&m1", "static pthread_mutex_t m1 = PTHREAD_MUTEX_INITIALIZER;"),
    ("&r", "static pthread_rwlock_t r = PTHREAD_RWLOCK_INITIALIZER;"),
    ("&c0", "static pthread_cond_t c0 = PTHREAD_COND_INITIALIZER;"),
    ("&c1", "static pthread_cond_t c1 = PTHREAD_COND_INITIALIZER;"),
    ("&sem0", "static sem_t sem0;"),
    ("&sem1", "static sem_t sem1;"),
    ("&barrier", "static pthread_barrier_t barrier;"),
    ("&once", "static pthread_once_t once = PTHREAD_ONCE_INIT;"),
];

impl Printer {
    fn say(&mut self, depth: usize, text: &str) {
        if text.is_empty() {
            self.out.push('\n');
        } else {
            _ = writeln!(self.out, "{:1$}{text}", "", depth * 4);
        }
        self.line += 1;
    }

    fn prelude(&mut self, mentioned: &str) {
        let mut headers = vec!["assert", "pthread", "semaphore", "string"];
        if mentioned.contains("SYS_futex") {
            self.say(0, "#define _GNU_SOURCE");
            headers.extend(["linux/futex", "sys/syscall", "unistd"]);
        }
        for header in headers {
            self.say(0, &format!("#include <{header}.h>"));
        }
        self.say(0, "");
        if mentioned.contains("unsnarl_symbolic") {
            self.say(0, "void unsnarl_symbolic(void *, unsigned long, const char *);");
        }
        debug_assert_eq!(ELEMENTS, 2, "the declaration of `a`");
        let (once, points) = (mentioned.contains("&once"), mentioned.contains("*p") || mentioned.contains("p = &"));
        if mentioned.contains("u0") || mentioned.contains("u1") {
            self.say(0, "union bytes { int w; short h[2]; unsigned char b[4]; };");
        }
        for (name, declaration) in DECLARATIONS {
            if mentioned.contains(name) || name == "x0" && (once || points) {
                self.say(0, declaration);
            }
        }
        if points {
            self.say(0, "static int *p = &x0;");
        }
        if once {
            self.say(0, "");
            self.say(0, "static void init(void)");
            self.say(0, "{");
            self.say(1, "x0 = x0 + 1;");
            self.say(0, "}");
        }
    }

    /// Declares the variables of a thread.
    fn locals(&mut self, body: &[Statement]) {
        let mut draft = Printer { out: String::new(), line: 1, leaves: "" };
        draft.body(&mut body.to_vec(), 0);
        let used: Vec<String> = (0..LOCALS).map(|n| format!("l{n}")).filter(|l| draft.out.contains(l)).collect();
        if !used.is_empty() {
            self.say(1, &format!("int {} = 0;", used.join(" = 0, ")));
        }
    }

    fn body(&mut self, body: &mut Body, depth: usize) {
        body.iter_mut().for_each(|s| self.statement(s, depth));
    }

    fn block(&mut self, body: &mut Body, otherwise: &mut Body, depth: usize) {
        self.body(body, depth + 1);
        if !otherwise.is_empty() {
            self.say(depth, "} else {");
            self.body(otherwise, depth + 1);
        }
        self.say(depth, "}");
    }

    fn statement(&mut self, s: &mut Statement, depth: usize) {
        s.line = self.line;
        let line = s.line;
        let mut say = |text: &str| self.say(depth, text);
        match &mut s.does {
            Does::Set(l, e) => say(&format!("l{l} = {};", expr(e))),
            Does::Store(p, e) => say(&format!("{} = {};", place(p), expr(e))),
            Does::Increase(p, e) => say(&format!("{} += {};", place(p), expr(e))),
            Does::Divide(l, a, b) => say(&format!("l{l} = {} / {};", operand(a), operand(b))),
            Does::Assert(e) => say(&format!("assert({});", expr(e))),
            Does::If(e, yes, no) => {
                say(&format!("if ({}) {{", expr(e)));
                self.block(yes, no, depth);
            }
            Does::Switch(e, cases, default) => {
                say(&format!("switch ({}) {{", expr(e)));
                for (n, case) in cases.iter_mut().enumerate() {
                    self.say(depth, &format!("case {n}:"));
                    self.body(case, depth + 1);
                    self.say(depth + 1, "break;");
                }
                self.say(depth, "default:");
                self.body(default, depth + 1);
                self.say(depth + 1, "break;");
                self.say(depth, "}");
            }
            Does::Twice(body) => {
                say(&format!("for (int k{depth} = 0; k{depth} < 2; k{depth}++) {{"));
                self.body(body, depth + 1);
                self.say(depth, "}");
            }
            Does::Hold(lock, body) => {
                say(&format!("{};", call(*lock, "lock", "rdlock", "wrlock")));
                self.body(body, depth);
                self.say(depth, &format!("{};", call(*lock, "unlock", "unlock", "unlock")));
            }
            Does::Try(lock, yes, no) => {
                say(&format!("if ({} == 0) {{", call(*lock, "trylock", "tryrdlock", "trywrlock")));
                self.body(yes, depth + 1);
                self.say(depth + 1, &format!("{};", call(*lock, "unlock", "unlock", "unlock")));
                self.block(&mut Vec::new(), no, depth);
            }
            Does::Wait { condition, mutex, again, test } => {
                say(&format!("{} ({})", if *again { "while" } else { "if" }, expr(test)));
                self.say(depth + 1, &format!("pthread_cond_wait(&c{condition}, &m{mutex});"));
            }
            Does::Signal(c) => say(&format!("pthread_cond_signal(&c{c});")),
            Does::Broadcast(c) => say(&format!("pthread_cond_broadcast(&c{c});")),
            Does::FutexWait(n, e) => say(&format!("syscall(SYS_futex, &x{n}, FUTEX_WAIT, {}, NULL);", expr(e))),
            Does::FutexWake(n, most) => say(&format!("syscall(SYS_futex, &x{n}, FUTEX_WAKE, {most});")),
            Does::WakeOne(n, yes, no) => {
                say(&format!("if (syscall(SYS_futex, &x{n}, FUTEX_WAKE, 1) == 1) {{"));
                self.block(yes, no, depth);
            }
            Does::SemWait(n) => say(&format!("sem_wait(&sem{n});")),
            Does::SemPost(n) => say(&format!("sem_post(&sem{n});")),
            Does::SemTry(n, yes, no) => {
                say(&format!("if (sem_trywait(&sem{n}) == 0) {{"));
                self.block(yes, no, depth);
            }
            Does::Barrier => say("pthread_barrier_wait(&barrier);"),
            Does::Once => say("pthread_once(&once, init);"),
            Does::AtomicLoad(l, p) => {
                let order = pick(line, &["SEQ_CST", "ACQUIRE", "RELAXED"]);
                say(&format!("l{l} = __atomic_load_n(&{}, __ATOMIC_{order});", place(p)));
            }
            Does::AtomicStore(p, e) => {
                let order = pick(line, &["SEQ_CST", "RELEASE", "RELAXED"]);
                say(&format!("__atomic_store_n(&{}, {}, __ATOMIC_{order});", place(p), expr(e)));
            }
            Does::Update(l, change, p, e) => {
                let name = match change {
                    Change::Add => "__atomic_fetch_add",
                    Change::Exchange => "__atomic_exchange_n",
                };
                let order = pick(line, &["SEQ_CST", "ACQ_REL", "ACQUIRE", "RELEASE", "RELAXED"]);
                say(&format!("l{l} = {name}(&{}, {}, __ATOMIC_{order});", place(p), expr(e)));
            }
            Does::CompareExchange { to, at, expected, new, gives_value } => {
                let what = if *gives_value { "val" } else { "bool" };
                let (expected, new) = (expr(expected), expr(new));
                say(&format!("l{to} = __sync_{what}_compare_and_swap(&{}, {expected}, {new});", place(at)));
            }
            Does::Copy { from, to } => say(&format!("memcpy(&u{to}, &u{from}, sizeof u{to});")),
            Does::Point(n) => say(&format!("p = &x{n};")),
            Does::Masked(l, input, mask) => {
                say(&format!("int in{input};"));
                self.say(depth, &format!("unsnarl_symbolic(&in{input}, sizeof in{input}, \"in{input}\");"));
                self.say(depth, &format!("l{l} = in{input} & {mask};"));
            }
            Does::Ranged(l, input, most) => {
                say(&format!("int in{input};"));
                self.say(depth, &format!("unsnarl_symbolic(&in{input}, sizeof in{input}, \"in{input}\");"));
                for test in [format!("in{input} < 0"), format!("in{input} > {most}")] {
                    self.say(depth, &format!("if ({test})"));
                    let leaves = self.leaves;
                    self.say(depth + 1, leaves);
                }
                self.say(depth, &format!("l{l} = in{input};"));
            }
        }
    }
}

/// One of them, as the line has it: without a change of what else is drawn.
fn pick(line: u32, from: &[&'static str]) -> &'static str {
    from[line as usize % from.len()]
}

fn call(lock: Lock, mutex: &str, read: &str, write: &str) -> String {
    match lock {
        Lock::Mutex(m) => format!("pthread_mutex_{mutex}(&m{m})"),
        Lock::Read => format!("pthread_rwlock_{read}(&r)"),
        Lock::Write => format!("pthread_rwlock_{write}(&r)"),
    }
}

fn place(p: &Place) -> String {
    match p {
        Place::Int(n) => format!("x{n}"),
        Place::Char => "f.c".into(),
        Place::Short => "f.s".into(),
        Place::Word(n) => format!("u{n}.w"),
        Place::Half(n, i) => format!("u{n}.h[{i}]"),
        Place::Byte(n, i) => format!("u{n}.b[{i}]"),
        Place::ByteAt(n, e) => format!("u{n}.b[{} & 3]", operand(e)),
        Place::Element(e, mask) => format!("a[{} & {mask}]", operand(e)),
        Place::Star => "*p".into(),
        Place::Input(n) => format!("i{n}"),
    }
}

fn expr(e: &Expr) -> String {
    match e {
        Expr::Const(n) => n.to_string(),
        Expr::Local(l) => format!("l{l}"),
        Expr::Read(p) => place(p),
        Expr::Bin(op, a, b) => format!("{} {} {}", operand(a), op.text(), operand(b)),
    }
}

fn operand(e: &Expr) -> String {
    match e {
        Expr::Bin(..) => format!("({})", expr(e)),
        Expr::Const(n) if *n < 0 => format!("({n})"),
        _ => expr(e),
    }
}

impl Bin {
    /// Those that make a truth value.
    pub(crate) const TESTS: [Bin; 4] = [Bin::Eq, Bin::Ne, Bin::Lt, Bin::Gt];
    /// Those that make a number.
    pub(crate) const NUMBERS: [Bin; 6] = [Bin::Add, Bin::Sub, Bin::Mul, Bin::And, Bin::Or, Bin::Xor];
}
