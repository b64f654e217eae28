//! Inputs with which a program fails: what `check` finds of `tests/inputs`, and what angr finds of those with one thread.
//!
//! angr gets the program as machine code, with the same bytes open (`scripts/angr_inputs.py`). Of either only counts what fails natively with
//! the inputs that it reports. Seconds are those of the search: angr takes some more until Python has loaded it, ours have the
//! compiler in them. angr does not notice wrong accesses to memory: `-`.

use crate::programs::{self, header, name};
use crate::tools::{self, Error};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use tempfile::TempDir;
use testkit::given::{self, Given, Native};
use testkit::known;

/// Versions that work together; what the newest angr asks for does not.
const ANGR: [&str; 3] = ["angr==9.2.213", "bitstring==4.4.0", "pycparser==3.0"];

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only programs whose name contains this, or these programs: a,b,c
    #[arg(long)]
    only: Option<String>,
    /// Only this class: a folder of tests/inputs
    #[arg(long)]
    class: Option<String>,
    /// Seconds that we may take for each program
    #[arg(long, default_value_t = 10)]
    time: u64,
    /// The same for angr
    #[arg(long, default_value_t = 60)]
    angr_time: u64,
    /// Without angr, and the programs that need an order as well
    #[arg(long)]
    alone: bool,
    /// The profile of unsnarl
    #[arg(long, default_value = "release")]
    profile: String,
    /// Take `missed` out of the headers of those that are found
    #[arg(long)]
    strike: bool,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let bench = Bench {
        unsnarl: tools::unsnarl(&options.profile)?,
        angr: if options.alone { None } else { install_angr()? },
        folder: TempDir::new().map_err(|e| e.to_string())?,
        options,
    };
    println!("check with {} s, angr with {} s for each program", options.time, options.angr_time);
    println!();
    println!("| program                                  | unsnarl | seconds | angr  | seconds |");
    println!("| ---------------------------------------- | ------- | ------: | ----- | ------: |");
    let mut all = Vec::new();
    for class in known::FOLDERS.iter().filter_map(|(folder, _)| folder.strip_prefix("inputs/")) {
        let hunted = ["races", "deadlocks"].contains(&class);
        if hunted || options.class.as_deref().is_some_and(|only| only != class) {
            continue;
        }
        for file in programs::all(&format!("inputs/{class}"), options.only.as_deref())? {
            let needs_an_order = header(&file, "order").is_some();
            if needs_an_order && !options.alone {
                continue;
            }
            let row = bench.row(&file, needs_an_order)?;
            println!(
                "| {:<40} | {:<7} | {:>7.2} | {:<5} | {:>7} |",
                format!("{class}/{}", name(&file)),
                row.ours.shown(),
                row.ours.seconds,
                row.angrs.as_ref().map_or("-", Found::shown),
                row.angrs.as_ref().map_or("-".into(), |found| format!("{:.2}", found.seconds)),
            );
            if options.strike && row.ours.fails {
                strike(&file)?;
            }
            all.push(row);
        }
    }
    summary(&all);
    Ok(true)
}

/// What a tool made of a program.
struct Found {
    /// It reported an input with which the program fails.
    fails: bool,
    /// It reported one with which it does not.
    falsely: bool,
    seconds: f64,
}

impl Found {
    fn shown(&self) -> &'static str {
        match (self.fails, self.falsely) {
            (true, _) => "yes",
            (_, true) => "wrong",
            _ => "no",
        }
    }
}

struct Row {
    ours: Found,
    /// None where it was not asked, or cannot tell.
    angrs: Option<Found>,
}

fn summary(all: &[Row]) {
    let print = |tool: &str, found: Vec<&Found>| {
        let mut seconds: Vec<f64> = found.iter().filter(|f| f.fails).map(|f| f.seconds).collect();
        seconds.sort_by(f64::total_cmp);
        let falsely = found.iter().filter(|f| f.falsely).count();
        println!(
            "{tool}: {} of {} found, {falsely} falsely; median {:.2} s of those found",
            seconds.len(),
            found.len(),
            seconds.get(seconds.len() / 2).copied().unwrap_or(0.0),
        );
    };
    println!();
    print("unsnarl", all.iter().map(|row| &row.ours).collect());
    let both: Vec<&Row> = all.iter().filter(|row| row.angrs.is_some()).collect();
    if !both.is_empty() {
        print("unsnarl, where angr was asked", both.iter().map(|row| &row.ours).collect());
        print("angr", both.iter().filter_map(|row| row.angrs.as_ref()).collect());
    }
}

struct Bench<'a> {
    unsnarl: PathBuf,
    /// Its Python.
    angr: Option<PathBuf>,
    folder: TempDir,
    options: &'a Options,
}

impl Bench<'_> {
    fn row(&self, file: &Path, needs_an_order: bool) -> Result<Row, Error> {
        let native = if needs_an_order { None } else { Some(Native::compile(file, self.folder.path())?) };
        let kinds = header(file, "find").unwrap_or_default();
        let is_told = kinds.split_whitespace().all(|kind| ["assertion", "abort"].contains(&kind));
        let angrs = match (&self.angr, &native) {
            (Some(python), Some(native)) if is_told => Some(self.angr(python, file, native)?),
            _ => None,
        };
        Ok(Row { ours: self.check(file, native.as_ref())?, angrs })
    }

    fn nothing(file: &Path) -> Result<Given, Error> {
        Given::nothing(&std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?)
    }

    fn check(&self, file: &Path, native: Option<&Native>) -> Result<Found, Error> {
        let mut command = Command::new(&self.unsnarl);
        command.args(["check", "--format", "json", "--no-explain", "--pthread", "-w", "--time"]);
        command.arg(self.options.time.to_string());
        command.args(header(file, "options").unwrap_or_default().split_whitespace());
        command.arg("--out").arg(self.folder.path()).arg(file).arg("--");
        command.args(Self::nothing(file)?.arguments());
        // Compiled anew, as for the first time.
        command.env("UNSNARL_CACHE", "off");
        let started = Instant::now();
        let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
        let seconds = started.elapsed().as_secs_f64();
        // Refused: a function is missing.
        let json: Value = serde_json::from_slice(&out.stdout).unwrap_or_default();
        let kinds = header(file, "find").unwrap_or_default();
        let planted = |f: &&Value| kinds.split_whitespace().any(|kind| f["id"] == kind);
        let failure = json["failures"].as_array().and_then(|all| all.iter().find(planted));
        let Some(failure) = failure else { return Ok(Found { fails: false, falsely: false, seconds }) };
        let fails = match native {
            None => true,
            Some(native) => native.fails(&Given::of_run(Path::new(failure["run"].as_str().unwrap_or_default()))?)?,
        };
        Ok(Found { fails, falsely: !fails, seconds })
    }

    fn angr(&self, python: &Path, file: &Path, native: &Native) -> Result<Found, Error> {
        let binary = self.folder.path().join("for-angr");
        given::compile(file, &["-no-pie"], &binary)?;
        let options = header(file, "options").unwrap_or_default();
        let stdin = options.split_whitespace().skip_while(|o| *o != "--symbolic-stdin").nth(1).unwrap_or("0");
        let mut command = Command::new(python);
        command.arg(tools::root().join("scripts/angr_inputs.py")).arg(&binary);
        command.args([&self.options.angr_time.to_string(), stdin]);
        command.args(Self::nothing(file)?.args.iter().map(|arg| arg.len().to_string()));
        // Its own limit is looked at between steps only.
        let limit = std::time::Duration::from_secs(self.options.angr_time + 30);
        let started = Instant::now();
        let answer: Value = match testkit::process::run(&mut command, None, limit) {
            Ok(ended) => serde_json::from_slice(&ended.stdout).unwrap_or_default(),
            Err(_) => Value::Null,
        };
        let seconds = answer["seconds"].as_f64().unwrap_or(started.elapsed().as_secs_f64());
        if answer["found"] != true {
            return Ok(Found { fails: false, falsely: false, seconds });
        }
        let list = |key: &str| answer[key].as_array().into_iter().flatten().map(bytes).collect();
        let given = Given { args: list("arguments"), stdin: bytes(&answer["stdin"]), calls: list("calls") };
        let fails = native.fails(&given)?;
        Ok(Found { fails, falsely: !fails, seconds })
    }
}

fn bytes(hex: &Value) -> Vec<u8> {
    let hex = hex.as_str().unwrap_or_default();
    (0..hex.len() / 2).filter_map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok()).collect()
}

/// angr in a folder of its own; none if it cannot be installed, which is said.
fn install_angr() -> Result<Option<PathBuf>, Error> {
    let folder = tools::target()?.join("angr");
    let python = folder.join("bin/python");
    let works =
        |python: &Path| Command::new(python).args(["-c", "import angr"]).output().is_ok_and(|o| o.status.success());
    if works(&python) {
        return Ok(Some(python));
    }
    let installed = tools::output(Command::new("python3").args(["-m", "venv"]).arg(&folder))
        .and_then(|_| tools::output(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).args(ANGR)));
    match installed {
        Ok(_) if works(&python) => Ok(Some(python)),
        Ok(_) => Err(format!("{}: angr was installed and cannot be imported", folder.display())),
        Err(e) => {
            println!("angr cannot be installed: {e}");
            Ok(None)
        }
    }
}

/// A header without `missed`.
fn strike(file: &Path) -> Result<(), Error> {
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let kept: String = text.split_inclusive('\n').filter(|line| !line.starts_with("//! missed:")).collect();
    if kept != text {
        std::fs::write(file, kept).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    Ok(())
}
