//! Prints how long reading takes: `read_time FILES...`, one line for each file.
//!
//! The peak of memory is that of the whole process so far, the text included; give one file for a clean figure.

use std::time::Instant;

fn main() {
    println!("{:>9} {:>9} {:>9} {:>9} {:>10}  file", "MB", "seconds", "MB/s", "peak MB", "insts");
    let mut failed = false;
    for path in std::env::args().skip(1) {
        let bytes = match std::fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) => {
                eprintln!("{path}: {error}");
                failed = true;
                continue;
            }
        };
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
        };
        let size = text.len() as f64 / 1e6;
        let start = Instant::now();
        let module = ir::parse(&path, text);
        let seconds = start.elapsed().as_secs_f64();
        match module {
            Ok(module) => {
                let functions = module.symbols.iter().filter_map(|s| match &s.kind {
                    ir::SymbolKind::Function(f) => f.body.as_ref(),
                    _ => None,
                });
                let insts: usize = functions.map(|body| body.insts.len()).sum();
                println!("{size:9.2} {seconds:9.3} {:9.1} {:9.1} {insts:10}  {path}", size / seconds, peak_megabytes());
            }
            Err(error) => {
                eprintln!("{error}");
                failed = true;
            }
        }
    }
    if failed {
        std::process::exit(2);
    }
}

/// `VmHWM` of this process.
fn peak_megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("");
    line.split_whitespace().next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1e3
}
