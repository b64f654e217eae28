//! Prints how long reading takes: `xtask measure reading FILES...`, one line for each file.
//!
//! The peak of memory is that of the whole process so far, the text included; give one file for a clean figure.
//! `unknown` counts the instructions that are not understood.

use ir::{InstKind, SymbolKind};
use std::time::Instant;

pub(super) fn main(args: &[&str]) -> Result<(), String> {
    println!("{:>9} {:>9} {:>9} {:>9} {:>10} {:>8}  file", "MB", "seconds", "MB/s", "peak MB", "insts", "unknown");
    for path in args {
        let bytes = std::fs::read(path).map_err(|e| format!("{path}: {e}"))?;
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
        };
        let size = text.len() as f64 / 1e6;
        let start = Instant::now();
        let module = ir::parse(path, text);
        let seconds = start.elapsed().as_secs_f64();
        let module = module.map_err(|e| e.to_string())?;
        let functions = module.symbols.iter().filter_map(|s| match &s.kind {
            SymbolKind::Function(f) => f.body.as_ref(),
            _ => None,
        });
        let (mut insts, mut unknown) = (0, 0);
        for inst in functions.flat_map(|body| &body.insts) {
            insts += 1;
            unknown += usize::from(matches!(inst.kind, InstKind::Unsupported { .. }));
        }
        let rate = size / seconds;
        let peak = peak_megabytes();
        println!("{size:9.2} {seconds:9.3} {rate:9.1} {peak:9.1} {insts:10} {unknown:8}  {path}");
    }
    Ok(())
}

/// `VmHWM` of this process.
fn peak_megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("");
    line.split_whitespace().next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1e3
}
