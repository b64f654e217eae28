//! Damages files of every format that the tool reads, and reads them: `cargo xtask fuzz-files`.
//!
//! Each of the N files of a kind ([`KINDS`]) is one of the examples with one to four damages: flipped bytes, lines deleted, doubled or
//! swapped, words taken from another file, a cut end, other numbers, deep nesting. Reading it, and doing what one does with it
//! ([`Kind::read`]), must neither panic, nor take longer than ten seconds, nor take more than a gigabyte. A file that breaks
//! this is saved under the system's temporary folder; the exit status is 1 then.

use analysis::query::Query;
use driver::{Program, Setup};
use ir::{MdId, Module, SymbolKind};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use solve::{Backend, Options};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, exit};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use trace::{Form, RunFile, Trace};
use vm::sched::RoundRobin;

/// More than that at once is too much, and so is longer.
const MOST_MEMORY: u64 = 1 << 30;
const LONGEST: Duration = Duration::from_secs(10);
/// Steps that a module which is still a program makes.
const STEPS: u64 = 2000;

/// A format, and what one does with a file of it.
pub struct Kind {
    pub name: &'static str,
    /// The folder of examples below `tests`, and how their names end.
    folder: &'static str,
    ending: &'static str,
    /// From an example to a file of the format, if there is one.
    made: fn(&[u8]) -> Option<Vec<u8>>,
    /// Whether it could be read.
    read: fn(&[u8], &mut Random) -> bool,
}

pub const KINDS: [Kind; 6] = [
    Kind { name: "ir", folder: "ir", ending: "ll", made: itself, read: read_module },
    Kind { name: "bitcode", folder: "ir", ending: "ll", made: bitcode, read: read_bitcode },
    Kind { name: "run", folder: "runs", ending: "run", made: itself, read: read_run },
    Kind { name: "trace", folder: "traces", ending: "trace", made: itself, read: read_trace },
    Kind { name: "compact-trace", folder: "traces", ending: "trace", made: compact, read: read_trace },
    Kind { name: "report", folder: "confirm", ending: "txt", made: itself, read: read_report },
];

/// xorshift64*
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.next() >> 11) as usize % n }
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

/// Reads `count` damaged files of each kind whose name contains `only`; whether all is well.
pub fn run(count: u64, seed: u64, only: &str, tests: &Path) -> Result<bool, String> {
    std::panic::set_hook(Box::new(|_| {}));
    limit_memory()?;
    let started = Instant::now();
    let current: Arc<Mutex<(String, Vec<u8>)>> = Arc::default();
    // Milliseconds since the start at which the present file was begun; 0 between files.
    let begun = Arc::new(AtomicU64::new(0));
    watch(started, begun.clone(), current.clone());
    let mut well = true;
    for kind in KINDS.iter().filter(|kind| kind.name.contains(only)) {
        let examples = kind.examples(tests)?;
        let start = Instant::now();
        let (mut read, mut panics, mut slowest) = (0u64, 0u64, Duration::ZERO);
        for n in 0..count {
            let number = seed.wrapping_add(n);
            let mut random = Random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
            for _ in 0..4 {
                random.next();
            }
            let file = damaged(&examples, &mut random);
            *current.lock().unwrap() = (format!("{}-{number}", kind.name), file.clone());
            begun.store(started.elapsed().as_millis() as u64 + 1, Ordering::SeqCst);
            let start = Instant::now();
            let result = catch_unwind(AssertUnwindSafe(|| (kind.read)(&file, &mut random)));
            slowest = slowest.max(start.elapsed());
            begun.store(0, Ordering::SeqCst);
            match result {
                Ok(readable) => read += u64::from(readable),
                Err(cause) => {
                    panics += 1;
                    let what = cause.downcast_ref::<String>().cloned();
                    let what = what.or_else(|| cause.downcast_ref::<&str>().map(|s| s.to_string()));
                    let name = format!("{}-{number}", kind.name);
                    println!("panic: {} ({})", what.unwrap_or_default(), save(&name, &file).display());
                }
            }
        }
        println!(
            "{}: {count} files, {read} readable, {} refused, {panics} panics; slowest {:.3} s, all {:.1} s",
            kind.name,
            count - read - panics,
            slowest.as_secs_f64(),
            start.elapsed().as_secs_f64()
        );
        well &= panics == 0;
    }
    Ok(well)
}

/// What the process may take from now on.
fn limit_memory() -> Result<(), String> {
    let pages = std::fs::read_to_string("/proc/self/statm").map_err(|e| e.to_string())?;
    let pages: u64 = pages.split(' ').next().and_then(|p| p.parse().ok()).ok_or("statm is unreadable")?;
    let now = getrlimit(Resource::As);
    // Address space is not memory: threads reserve some.
    let limit = Rlimit { current: Some(4096 * pages + 2 * MOST_MEMORY), maximum: now.maximum };
    setrlimit(Resource::As, limit).map_err(|e| e.to_string())
}

/// Ends the process when one file takes too long.
fn watch(started: Instant, begun: Arc<AtomicU64>, current: Arc<Mutex<(String, Vec<u8>)>>) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_millis(100));
            let at = begun.load(Ordering::SeqCst);
            if at > 0 && started.elapsed().as_millis() as u64 > at + LONGEST.as_millis() as u64 {
                let (name, file) = current.lock().unwrap().clone();
                println!("hang: more than {} s ({})", LONGEST.as_secs(), save(&name, &file).display());
                exit(1);
            }
        }
    });
}

fn save(name: &str, file: &[u8]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("damaged-{name}"));
    if let Err(error) = std::fs::write(&path, file) {
        eprintln!("{}: {error}", path.display());
    }
    path
}

impl Kind {
    fn examples(&self, tests: &Path) -> Result<Vec<Vec<u8>>, String> {
        let folder = tests.join(self.folder);
        let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let mut files: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|e| e.path())).collect();
        files.retain(|path| path.extension().is_some_and(|e| e == self.ending));
        files.sort();
        let read = |path: &PathBuf| std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
        let all: Vec<Vec<u8>> = files.iter().map(read).collect::<Result<_, _>>()?;
        let all: Vec<Vec<u8>> = all.iter().filter_map(|file| (self.made)(file)).collect();
        if all.is_empty() { Err(format!("{}: there is nothing to damage", folder.display())) } else { Ok(all) }
    }
}

fn itself(example: &[u8]) -> Option<Vec<u8>> {
    Some(example.to_vec())
}

fn compact(text: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    match Trace::read(text) {
        Ok(trace) => trace.write(&mut out, Form::Compact).unwrap(),
        Err(e) => panic!("an example is no trace: {e}"),
    };
    Some(out)
}

/// Nothing for an example that the installed LLVM does not know.
fn bitcode(text: &[u8]) -> Option<Vec<u8>> {
    let mut assembler =
        Command::new("llvm-as").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    assembler.stdin.take()?.write_all(text).ok()?;
    let made = assembler.wait_with_output().ok()?;
    made.status.success().then_some(made.stdout)
}

fn read_bitcode(file: &[u8], _: &mut Random) -> bool {
    let path = std::env::temp_dir().join(format!("damaged-{}.bc", std::process::id()));
    std::fs::write(&path, file).expect("the temporary folder can be written");
    let program = Program::build(std::slice::from_ref(&path), &[]);
    // It is written anew for the next one, anyway.
    let _ = std::fs::remove_file(&path);
    program.map(runs_a_little).is_ok()
}

fn read_run(file: &[u8], _: &mut Random) -> bool {
    let Ok(run) = RunFile::parse(file) else { return false };
    // What was read can be written, and is the same.
    assert_eq!(RunFile::parse(run.to_text("x.run").as_bytes()).as_ref(), Ok(&run));
    true
}

fn read_trace(file: &[u8], _: &mut Random) -> bool {
    let Ok((trace, _)) = Trace::read_valid(file) else { return false };
    if analysis::query::too_deep(&trace).is_some() || analysis::query::contradiction(&trace).is_some() {
        return true;
    }
    let options = Options { time_limit: Duration::from_secs(1), ..Options::default() };
    let goals = ["all-flips".to_string()];
    let query = Query { trace: &trace, goals: &goals, backend: Backend::default(), options };
    let _ = query.ask(|_, _, _| true);
    true
}

fn read_report(file: &[u8], _: &mut Random) -> bool {
    let report = analysis::confirm::Report::parse(&String::from_utf8_lossy(file));
    report.map(|r| r.suspicions(&["lock_order.c".into()])).is_ok()
}

fn read_module(file: &[u8], random: &mut Random) -> bool {
    let module = match ir::parse("damaged.ll", &*String::from_utf8_lossy(file)) {
        Ok(module) => module,
        Err(error) => {
            let _ = error.to_string();
            return false;
        }
    };
    for _ in 0..20 {
        let id = MdId(random.below(module.metadata.len() + 2) as u32);
        let _ =
            (module.node(id), module.location(id), module.subprogram(id), module.variable(id), module.scope_path(id));
        let (offset, size) = (random.below(64) as u64, random.below(64) as u64);
        let _ = (module.part(id, offset, size), module.debug_size(id), module.node_list(id));
        let _ = (module.pointee(id), module.type_name(id), module.signature(id), module.has_open_end(id));
    }
    check_ids(&module);
    if let Ok(program) = Program::of(vec![module], Vec::new(), Vec::new()) {
        runs_a_little(program);
    }
    true
}

fn runs_a_little(program: Program) {
    let setup = Setup::new(program).with_max_steps(STEPS);
    let _ = setup.run(&mut RoundRobin::default());
}

/// Every id of a module that was read is one of its tables.
fn check_ids(module: &Module) {
    for symbol in &module.symbols {
        match &symbol.kind {
            SymbolKind::Variable(variable) => {
                let _ = (module.types.layout(variable.ty), module.types.struct_layout(variable.ty));
            }
            SymbolKind::Function(function) => {
                let Some(body) = &function.body else { continue };
                for block in &body.blocks {
                    assert!(block.insts.start < block.insts.end && block.insts.end as usize <= body.insts.len());
                }
                for inst in &body.insts {
                    let _ = module.types.layout(inst.ty);
                    if let Some(result) = inst.result {
                        assert_eq!(body.local_types.len().min(result.index()), result.index());
                        let _ = body.local_types[result.index()];
                    }
                }
            }
            _ => {}
        }
    }
}

fn damaged(examples: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut file = examples[random.below(examples.len())].clone();
    for _ in 0..1 + random.below(4) {
        damage(&mut file, &examples[random.below(examples.len())], random);
    }
    file
}

fn damage(text: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    if text.is_empty() {
        return;
    }
    match random.below(12) {
        0 => {
            for _ in 0..1 + random.below(4) {
                let at = random.below(text.len());
                text[at] ^= 1 << random.below(8);
            }
        }
        1 => {
            let line = line_at(text, random.below(text.len()));
            text.drain(line);
        }
        2 => {
            let line = line_at(text, random.below(text.len()));
            let copy = text[line.clone()].to_vec();
            let at = line_at(text, random.below(text.len())).start;
            text.splice(at..at, copy);
        }
        3 => {
            let first = line_at(text, random.below(text.len()));
            let second = line_at(text, random.below(text.len()));
            if first.end <= second.start {
                let (a, b) = (text[first.clone()].to_vec(), text[second.clone()].to_vec());
                text.splice(second, a);
                text.splice(first, b);
            }
        }
        4 | 5 => {
            let place = word_at(text, random.below(text.len()));
            let word = word_at(other, random.below(other.len()));
            text.splice(place, other[word].to_vec());
        }
        6 => text.truncate(random.below(text.len())),
        7 | 8 => {
            let from = random.below(text.len());
            let Some(start) = text[from..].iter().position(u8::is_ascii_digit).map(|n| n + from) else { return };
            let end = text[start..].iter().position(|b| !b.is_ascii_digit()).map_or(text.len(), |n| n + start);
            let small = random.below(40).to_string();
            let number = match random.below(8) {
                0..4 => small.as_str(),
                _ => {
                    random.pick(&["0", "4294967295", "4294967296", "18446744073709551616", "1048577", "8388608", "-1"])
                }
            };
            text.splice(start..end, number.bytes());
        }
        9 => {
            let open = random.pick(&[
                "[1 x ",
                "{ ",
                "<{ ",
                "(",
                "i8 (",
                "!{",
                "getelementptr (i8, ptr ",
                "{ [2 x { ",
                "<2 x ",
            ]);
            let at = word_at(text, random.below(text.len())).start;
            let times = 1 + random.below(3000);
            text.splice(at..at, open.repeat(times).into_bytes());
        }
        10 => {
            let at = word_at(text, random.below(text.len())).start;
            let piece = random.pick(&[
                "\"", "(", ")", "{", "}", "[", "]", "%", "@", "!", ",", "=", "*", "\n", ";", "\0", "ptr ", "...", ":",
                "é", "\\",
            ]);
            text.splice(at..at, piece.bytes());
        }
        _ => {
            let from = random.below(text.len());
            let len = random.below(200).min(text.len() - from);
            text.drain(from..from + len);
        }
    }
}

fn line_at(text: &[u8], at: usize) -> std::ops::Range<usize> {
    let start = text[..at].iter().rposition(|&b| b == b'\n').map_or(0, |n| n + 1);
    let end = text[at..].iter().position(|&b| b == b'\n').map_or(text.len(), |n| at + n + 1);
    start..end
}

fn word_at(text: &[u8], at: usize) -> std::ops::Range<usize> {
    let in_word = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'%' | b'@' | b'!');
    let start = text[..at].iter().rposition(|b| !in_word(b)).map_or(0, |n| n + 1);
    let end = text[at..].iter().position(|b| !in_word(b)).map_or(text.len(), |n| at + n);
    start..end
}
