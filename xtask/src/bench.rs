//! One table: the VM against native code at -O0 and against LLVM's own interpreter.
//!
//! Each kernel is compiled once; the native binary, `lli` and the VM get the same IR, and all three must print the
//! same. `lli` reads only the IR of its own version, so that version's clang compiles. Native code and the VM are
//! the best of three, `lli` is timed once: it takes the longest.

use crate::reader;
use crate::tools::{self, Error};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use tempfile::TempDir;

const REPEAT: usize = 3;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only kernels whose name contains this
    #[arg(long)]
    only: Option<String>,
    /// Leave the reader out
    #[arg(long)]
    no_reader: bool,
}

struct Row {
    kernel: String,
    native: f64,
    lli: f64,
    /// Only the run, without starting and reading.
    vm: f64,
    /// Start to end, as `lli` and native code are timed.
    vm_wall: f64,
    steps: u64,
}

impl Row {
    fn against_lli(&self) -> f64 {
        self.lli / self.vm_wall
    }

    fn against_native(&self) -> f64 {
        self.vm_wall / self.native
    }

    fn million_steps(&self) -> f64 {
        self.steps as f64 / self.vm / 1e6
    }
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let bench = Bench {
        unsnarl: tools::unsnarl("release")?,
        clang: clang_of_lli()?,
        folder: TempDir::new().map_err(|e| e.to_string())?,
    };
    let folder = tools::root().join("bench/kernels");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut kernels: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|e| e.path())).collect();
    kernels.retain(|path| path.extension().is_some_and(|e| e == "c"));
    kernels.retain(|path| options.only.as_ref().is_none_or(|only| path.to_string_lossy().contains(only.as_str())));
    kernels.sort();

    println!(
        "{} and lli of the same version; seconds from start to end, `VM run` without starting and reading",
        bench.clang
    );
    println!();
    println!(
        "| kernel         | native -O0 |     lli |      VM |  VM run | faster than lli | slower than native | million steps/s |"
    );
    println!(
        "| -------------- | ---------: | ------: | ------: | ------: | --------------: | -----------------: | --------------: |"
    );
    let mut rows = Vec::new();
    for kernel in &kernels {
        let row = bench.kernel(kernel)?;
        println!(
            "| {:<14} | {:>10.3} | {:>7.2} | {:>7.3} | {:>7.3} | {:>14.1}x | {:>17.1}x | {:>15.1} |",
            row.kernel,
            row.native,
            row.lli,
            row.vm_wall,
            row.vm,
            row.against_lli(),
            row.against_native(),
            row.million_steps()
        );
        rows.push(row);
    }
    println!(
        "| {:<14} | {:>10} | {:>7} | {:>7} | {:>7} | {:>14.1}x | {:>17.1}x | {:>15.1} |",
        "geometric mean",
        "",
        "",
        "",
        "",
        mean(&rows, Row::against_lli),
        mean(&rows, Row::against_native),
        mean(&rows, Row::million_steps)
    );
    if !options.no_reader {
        println!();
        reader::bench(bench.folder.path(), &bench.clang)?;
    }
    Ok(true)
}

fn mean(rows: &[Row], figure: impl Fn(&Row) -> f64) -> f64 {
    (rows.iter().map(|row| figure(row).ln()).sum::<f64>() / rows.len().max(1) as f64).exp()
}

fn clang_of_lli() -> Result<String, Error> {
    let version = tools::version("lli").map_err(|e| format!("{e} (make setup installs it)"))?;
    let numbered = format!("clang-{version}");
    if tools::version(&numbered).is_ok() {
        return Ok(numbered);
    }
    match tools::version("clang") {
        Ok(v) if v == version => Ok("clang".to_string()),
        _ => Err(format!("lli {version} needs clang {version} (apt-get install clang-{version})")),
    }
}

struct Bench {
    unsnarl: PathBuf,
    clang: String,
    folder: TempDir,
}

impl Bench {
    fn kernel(&self, source: &Path) -> Result<Row, Error> {
        let kernel = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let file = |ending: &str| self.folder.path().join(format!("{kernel}{ending}"));
        let (ir, binary, report) = (file(".ll"), file(""), file(".json"));
        let mut compile = Command::new(&self.clang);
        compile.args(["-O0", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm"]).arg(source).arg("-o").arg(&ir);
        tools::output(&mut compile)?;
        tools::output(Command::new(&self.clang).args(["-O0", "-w"]).arg(&ir).arg("-o").arg(&binary).arg("-lm"))?;

        let (expected, mut native) = timed(&mut Command::new(&binary))?;
        let (printed, lli) = timed(Command::new("lli").args(["-jit-kind=mcjit", "-force-interpreter"]).arg(&ir))?;
        same(&kernel, "lli", &expected, &printed)?;
        let (mut vm, mut vm_wall, mut steps) = (f64::MAX, f64::MAX, 0);
        for _ in 0..REPEAT {
            native = native.min(timed(&mut Command::new(&binary))?.1);
            let (printed, wall) = timed(Command::new(&self.unsnarl).arg("run").arg("--report").arg(&report).arg(&ir))?;
            same(&kernel, "the VM", &expected, &printed)?;
            let text = std::fs::read_to_string(&report).map_err(|e| format!("{}: {e}", report.display()))?;
            let report: Value = serde_json::from_str(&text).map_err(|e| e.to_string())?;
            vm_wall = vm_wall.min(wall);
            vm = vm.min(report["seconds"].as_f64().unwrap_or(f64::MAX));
            steps = report["steps"].as_u64().unwrap_or(0);
        }
        Ok(Row { kernel, native, lli, vm, vm_wall, steps })
    }
}

fn same(kernel: &str, who: &str, expected: &[u8], printed: &[u8]) -> Result<(), Error> {
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    match expected == printed {
        true => Ok(()),
        false => Err(format!("{kernel}: natively it prints {:?}, {who} prints {:?}", text(expected), text(printed))),
    }
}

/// Its output, and the seconds it took.
fn timed(command: &mut Command) -> Result<(Vec<u8>, f64), Error> {
    let started = Instant::now();
    let printed = tools::output(command)?;
    Ok((printed, started.elapsed().as_secs_f64()))
}
