//! Damages modules and reads them: `cargo xtask mutate`.
//!
//! Each of the N texts is a file with one to four damages: flipped bytes, lines deleted, doubled or swapped,
//! words taken from another file, a cut end, other numbers, deep nesting. Reading must neither panic nor take
//! longer than two seconds. Modules that are still readable are linked, and some of their nodes, locations and names
//! are asked for. A text that breaks this is saved under the system's temporary folder; the exit status is 1 then.

use ir::{MdId, Module, SymbolKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::exit;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

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

/// Reads `count` damaged texts; whether all is well.
pub fn run(count: u64, seed: u64, files: &[PathBuf]) -> Result<bool, String> {
    let read = |path: &PathBuf| std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()));
    let texts: Vec<String> = files.iter().map(read).collect::<Result<_, _>>()?;
    if texts.is_empty() {
        return Err("there is nothing to damage".into());
    }
    std::panic::set_hook(Box::new(|_| {}));
    let started = Instant::now();
    let current: Arc<Mutex<(u64, String)>> = Arc::default();
    // Milliseconds since the start at which the present text was begun; 0 between texts.
    let begun = Arc::new(AtomicU64::new(0));
    watch(started, begun.clone(), current.clone());

    let (mut read, mut panics, mut slowest) = (0u64, 0u64, Duration::ZERO);
    for n in 0..count {
        let number = seed.wrapping_add(n);
        let mut random = Random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..4 {
            random.next();
        }
        let text = damaged(&texts, &mut random);
        *current.lock().unwrap() = (number, text.clone());
        begun.store(started.elapsed().as_millis() as u64 + 1, Ordering::SeqCst);
        let start = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| try_out(&text, &mut random)));
        slowest = slowest.max(start.elapsed());
        begun.store(0, Ordering::SeqCst);
        match result {
            Ok(readable) => read += u64::from(readable),
            Err(cause) => {
                panics += 1;
                let what = cause.downcast_ref::<String>().cloned();
                let what = what.or_else(|| cause.downcast_ref::<&str>().map(|s| s.to_string()));
                println!("panic: {} (seed {number}, {})", what.unwrap_or_default(), save(number, &text).display());
            }
        }
    }
    println!(
        "{count} texts: {read} readable, {} refused, {panics} panics; slowest {:.3} s, all {:.1} s",
        count - read - panics,
        slowest.as_secs_f64(),
        started.elapsed().as_secs_f64()
    );
    Ok(panics == 0)
}

/// Ends the process when one text takes longer than two seconds.
fn watch(started: Instant, begun: Arc<AtomicU64>, current: Arc<Mutex<(u64, String)>>) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_millis(100));
            let at = begun.load(Ordering::SeqCst);
            if at > 0 && started.elapsed().as_millis() as u64 > at + 2000 {
                let (number, text) = current.lock().unwrap().clone();
                println!("hang: more than 2 s (seed {number}, {})", save(number, &text).display());
                exit(1);
            }
        }
    });
}

fn save(number: u64, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("mutated-{number}.ll"));
    if let Err(error) = std::fs::write(&path, text) {
        eprintln!("{}: {error}", path.display());
    }
    path
}

/// Whether the text could be read.
fn try_out(text: &str, random: &mut Random) -> bool {
    let module = match ir::parse("mutated.ll", text) {
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
    let _ = ir::link(vec![module]);
    true
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

fn damaged(texts: &[String], random: &mut Random) -> String {
    let mut text = texts[random.below(texts.len())].clone().into_bytes();
    for _ in 0..1 + random.below(4) {
        let other = texts[random.below(texts.len())].as_bytes();
        damage(&mut text, other, random);
    }
    String::from_utf8_lossy(&text).into_owned()
}

fn damage(text: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    if text.is_empty() {
        return;
    }
    match random.below(12) {
        0 => {
            for _ in 0..1 + random.below(4) {
                let at = random.below(text.len());
                text[at] ^= 1 << random.below(7);
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
