//! The reader's goal: 40 MB of rustc's IR in under 3 seconds and 1 GB, and time that grows linearly.

use crate::tools::{self, Error};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Gives about 40 MB of IR with debug info.
const FUNCTIONS: usize = 2400;

/// Prints one line for each module.
pub(crate) fn bench(folder: &Path, clang: &str) -> Result<(), Error> {
    let measuring = tools::measuring()?;
    let mut modules = vec![(rust_module(folder)?, "rustc: threaded.rs with std, fat LTO, opt-level 0, -g".to_string())];
    for part in [4, 2, 1] {
        let count = FUNCTIONS / part;
        modules.push((c_module(folder, clang, count)?, format!("{clang} -g: {count} generated functions")));
    }
    println!(
        "| reader: module                                                  |     MB | seconds |  MB/s | peak MB |"
    );
    println!(
        "| --------------------------------------------------------------- | -----: | ------: | ----: | ------: |"
    );
    for (path, name) in modules {
        let line = tools::output(Command::new(&measuring).args(["measure", "reading"]).arg(&path))?;
        let line = String::from_utf8_lossy(&line).into_owned();
        let figures: Vec<&str> = line.lines().nth(1).unwrap_or("").split_whitespace().collect();
        let [size, seconds, rate, peak, ..] = figures[..] else { return Err(format!("measure reading says: {line}")) };
        println!("| {name:<63} | {size:>6} | {seconds:>7} | {rate:>5} | {peak:>7} |");
    }
    Ok(())
}

fn rust_module(folder: &Path) -> Result<PathBuf, Error> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2024", "-g", "-C", "opt-level=0", "-C", "lto=fat", "--emit=llvm-ir,link", "--out-dir"]);
    tools::output(rustc.arg(folder).arg(tools::root().join("bench/reader/threaded.rs")))?;
    Ok(folder.join("threaded.ll"))
}

/// Functions that differ only in their numbers: twice as many are twice the text.
fn c_module(folder: &Path, clang: &str, count: usize) -> Result<PathBuf, Error> {
    let mut text = String::from(
        "int printf(const char *, ...);\nstruct point { int x, y; struct point *next; double weight[4]; };\n",
    );
    for n in 0..count {
        let done = write!(
            text,
            "static struct point points{n}[{size}];
const char *work{n}(struct point *p, unsigned count, double scale) {{
    static const char *names[] = {{ \"zero {n}\", \"one {n}\", \"many {n}\" }};
    unsigned sum = {n};
    for (unsigned i = 0; i < count; i++) {{
        struct point *q = &points{n}[(i * {n}u) % {size}];
        switch ((p[i].x ^ {n}) & 3) {{
        case 0: sum += p[i].y; break;
        case 1: q->next = p[i].next ? p[i].next : &p[i]; /* fall through */
        case 2: q->weight[i & 3] = scale * p[i].weight[(i + 1) & 3] + {n}.5; break;
        default:
            if (printf(\"%u %s\\n\", sum, names[i % 3]) < 0 && q->next) return work{n}(q->next, count / 2, -scale);
        }}
    }}
    return names[sum < 3 ? sum : 2];
}}
",
            size = 8 + n % 24
        );
        done.map_err(|e| e.to_string())?;
    }
    let (source, ir) = (folder.join(format!("module{count}.c")), folder.join(format!("module{count}.ll")));
    std::fs::write(&source, text).map_err(|e| format!("{}: {e}", source.display()))?;
    tools::output(Command::new(clang).args(["-g", "-O0", "-S", "-emit-llvm"]).arg(&source).arg("-o").arg(&ir))?;
    Ok(ir)
}
