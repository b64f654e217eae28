//! Flows of data: STEM's table II (Zhang et al., "Automated Testing of Definition-Use Data Flow for Multithreaded Programs"), our own versions of its
//! programs (`tests/defuse/table2`) under `unsnarl defuse`, each row beside the paper's.
//!
//! The programs are not the paper's, and neither is what is counted: our flows tell threads apart, a run is one that was done (theirs are paths that
//! were new), and one in which a predicted flow was shown counts as well. Processor seconds do not depend on what else the machine does. It is a failure
//! if a planted failure is not met, if a run does not do what the solver said, or if a goal for time or memory is missed.

use crate::predict::peak;
use crate::programs::name;
use crate::tools::{self, Error};
use serde_json::Value;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use testkit::programs::{self, header_line, rows};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only rows whose name contains this
    #[arg(long)]
    only: Option<String>,
    /// Seconds for each program
    #[arg(long, default_value_t = 60)]
    time: u64,
    /// The profile of unsnarl
    #[arg(long, default_value = "release")]
    profile: String,
}

/// A row of the paper: lines, traces, pairs of branches, pairs, implicit ones, invalid ones, seconds, megabytes, and how the bug was triggered.
type Printed = (&'static str, u32, u32, u32, u32, u32, u32, f64, u32, &'static str);

/// What a search may take: less than the goal, because it gives way a little later.
const ALLOWED: &str = "800M";

const GUIDED: &str = "guided";
const PREDICTED: &str = "predicted";
const MISSED: &str = "missed";

#[rustfmt::skip]
const PAPER: [Printed; 22] = [
    ("account_bug",        50, 1,    0,   8,   3,   4,    0.10,   20, PREDICTED),
    ("arithmetic_bug",     84, 2,    0,  16,   3,  12,    0.38,   17, PREDICTED),
    ("banking_bug",       217, 1,   23,  27,  10,  21,    0.82,   27, PREDICTED),
    ("twostage_10_bug",   114, 1,    0,   7,   6,   0,    0.24,   14, PREDICTED),
    ("twostage_3_bug",    114, 1,    0,   6,   5,   1,    0.09,    8, PREDICTED),
    ("lazy_bug",           46, 1,    0,   7,   4,   0,    0.04,    8, PREDICTED),
    ("micro_5_bug",        53, 1,    0, 324, 303,  17,  482.29,  519, PREDICTED),
    ("queue_bug",         153, 3,   10,  27,   3,  18,    0.40,   19, GUIDED),
    ("recoder_20_bug",     85, 1,    8,   6,   6,   0,    0.37,   18, PREDICTED),
    ("recoder_2_bug",      85, 1,    5,   6,   3,   0,    0.05,   20, PREDICTED),
    ("stack_bug",         111, 4,   34,  12,   2,   5,    3.77,   26, GUIDED),
    ("stateful_bug",       60, 1,    0,   8,   4,   3,    0.13,   10, PREDICTED),
    ("token_ring_bug",     54, 3,   19,  16,   6,   4,    0.20,   28, GUIDED),
    ("blackscholes_bug",  578, 1,    0,  18,   0,  18,   64.99,  537, MISSED),
    ("lu-c_bug1",        1386, 2,  604,  65,   3, 136, 1586.10, 1675, PREDICTED),
    ("lu-c_bug2",        1386, 2,  530,  63,   5,  98, 1082.93, 1662, PREDICTED),
    ("fft_bug1",         1465, 2,  395, 110,   3, 257, 2366.63, 3289, PREDICTED),
    ("fft_bug2",         1466, 2,  321, 116,  13, 200, 1753.27, 2914, PREDICTED),
    ("radix_bug1",       1534, 4, 1075,  93,   6, 176, 2034.99,  801, PREDICTED),
    ("radix_bug2",       1537, 3,  719,  86,   8, 106,  364.10,  543, PREDICTED),
    ("lu-nc_bug1",       1155, 1,  499,  63,  10,  88, 5131.84, 4680, PREDICTED),
    ("pfscan_bug",        904, 4,   17,  35,  12,  14,   10.12,  233, PREDICTED),
];

/// Goals: seconds for what took the paper over 1,000, seconds for what took it 482, megabytes.
const LONG_IN_PAPER: (f64, f64) = (1000.0, 60.0);
const MICRO: (&str, f64) = ("micro_5_bug", 5.0);
const MEMORY: f64 = 1024.0;

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let bench = Bench {
        unsnarl: tools::unsnarl(&options.profile)?,
        folder: TempDir::new().map_err(|e| e.to_string())?,
        time: options.time,
    };
    println!("unsnarl defuse --time {}; in brackets: the paper's", options.time);
    println!();
    println!(
        "| program          | lines       | runs, new paths    | branch pairs | flows run   | predicted   | impossible  | undecided | solver s | processor s | seconds          | MB            | failure               |"
    );
    println!(
        "| ---------------- | ----------: | -----------------: | -----------: | ----------: | ----------: | ----------: | --------: | -------: | ----------: | ---------------: | ------------: | --------------------- |"
    );
    let mut wrong = Vec::new();
    let (mut met, mut all) = (0, 0);
    for paper in PAPER.iter().filter(|p| options.only.as_ref().is_none_or(|only| p.0.contains(only.as_str()))) {
        let (file, defines) = program(paper.0)?;
        let row = bench.row(&file, &defines)?;
        println!("{}", row.shown(paper));
        all += 1;
        met += u32::from(row.failure.is_some());
        wrong.extend(row.wrong(paper).into_iter().map(|what| format!("{} ({}): {what}", paper.0, name(&file))));
    }
    println!();
    println!("{met} of {all} planted failures met; the paper: {}", PAPER.iter().filter(|p| p.9 != MISSED).count());
    wrong.iter().for_each(|w| println!("{w}"));
    Ok(wrong.is_empty())
}

/// The program of a row, and how it is compiled for it.
fn program(row: &str) -> Result<(PathBuf, Vec<String>), Error> {
    let all = programs::all("defuse/table2");
    let of = |file: PathBuf| Some((rows(&file).into_iter().find(|(name, _)| name == row)?.1, file));
    let found = all.into_iter().find_map(of);
    found
        .map(|(defines, file)| (file, defines))
        .ok_or_else(|| format!("no program of tests/defuse/table2 is for {row}"))
}

struct Bench {
    unsnarl: PathBuf,
    folder: TempDir,
    time: u64,
}

struct Row {
    lines: usize,
    report: Value,
    processor: f64,
    seconds: f64,
    megabytes: f64,
    /// How the planted failure was met first.
    failure: Option<&'static str>,
}

impl Bench {
    fn row(&self, file: &Path, defines: &[String]) -> Result<Row, Error> {
        let out = self.folder.path().join("report.json");
        let mut command = Command::new(&self.unsnarl);
        command.args(["defuse", "--format", "json", "--pthread", "-w", "--memory", ALLOWED]);
        command.args(["--time", &self.time.to_string()]).args(defines);
        command.arg("--out").arg(self.folder.path()).arg(file);
        let shown = format!("{command:?}");
        let trouble = |e: &dyn std::fmt::Display| format!("{shown}: {e}");
        let report = File::create(&out).map_err(|e| trouble(&e))?;
        let started = Instant::now();
        let mut child = command.stdout(report).stderr(Stdio::null()).spawn().map_err(|e| trouble(&e))?;
        let (mut megabytes, mut processor) = (0.0, 0.0);
        while child.try_wait().map_err(|e| trouble(&e))?.is_none() {
            megabytes = peak(child.id()).unwrap_or(megabytes);
            processor = processor_seconds(child.id()).unwrap_or(processor);
            std::thread::sleep(Duration::from_millis(5));
        }
        let seconds = started.elapsed().as_secs_f64();
        let text = std::fs::read(&out).map_err(|e| trouble(&e))?;
        let report: Value = serde_json::from_slice(&text).map_err(|e| trouble(&e))?;
        let lines = std::fs::read_to_string(file).map_err(|e| trouble(&e))?.lines().count();
        let planted = header_line(file, "fails").unwrap_or_default();
        let failures = report["failures"].as_array().into_iter().flatten();
        let failure = failures.into_iter().find(|f| f["id"] == planted.as_str());
        let failure = failure.map(|f| if f["predicted"] == true { PREDICTED } else { GUIDED });
        Ok(Row { lines, report, processor, seconds, megabytes, failure })
    }
}

impl Row {
    fn count(&self, statuses: &[&str]) -> usize {
        let pairs = self.report["pairs"].as_array().into_iter().flatten();
        pairs.filter(|p| statuses.iter().any(|s| p["status"] == *s)).count()
    }

    fn shown(&self, paper: &Printed) -> String {
        let (row, lines, traces, branches, pairs, implicit, invalid, seconds, megabytes, how) = *paper;
        let stat = |key: &str| self.report["stats"][key].as_f64().unwrap_or(0.0);
        let escorts = self.report["escorts"].as_array().into_iter().flatten();
        let covered = escorts.filter(|e| e["covered"] == true).count();
        let beside = |ours: String, theirs: String| format!("{ours} ({theirs})");
        let whole = |ours: usize, theirs: u32| beside(ours.to_string(), theirs.to_string());
        let runs = format!("{} {}", stat("executions"), beside(stat("traces").to_string(), traces.to_string()));
        format!(
            "| {row:<16} | {:>11} | {runs:>18} | {:>12} | {:>11} | {:>11} | {:>11} | {:>9} | {:>8.2} | {:>11.2} | {:>16} | {:>13} | {:<21} |",
            whole(self.lines, lines),
            whole(covered, branches),
            whole(self.count(&["explicit", "implicit"]), pairs),
            whole(self.count(&["implicit"]), implicit),
            whole(self.count(&["impossible"]), invalid),
            self.count(&["undecided"]),
            stat("solving_seconds"),
            self.processor,
            beside(format!("{:.2}", self.seconds), format!("{seconds:.2}")),
            beside(format!("{:.0}", self.megabytes), megabytes.to_string()),
            beside(self.failure.unwrap_or(MISSED).to_string(), how.to_string()),
        )
    }

    /// What should be otherwise.
    fn wrong(&self, paper: &Printed) -> Vec<String> {
        let (row, seconds) = (paper.0, paper.7);
        let mut all = Vec::new();
        if self.failure.is_none() {
            all.push("the planted failure was not met".to_string());
        }
        if self.report["stats"]["unconfirmed"] != 0 {
            all.push("a run did not do what the solver said".to_string());
        }
        let most = match () {
            () if row == MICRO.0 => Some(MICRO.1),
            () if seconds > LONG_IN_PAPER.0 => Some(LONG_IN_PAPER.1),
            () => None,
        };
        // Others may keep the machine busy.
        if let Some(most) = most.filter(|most| self.processor.min(self.seconds) > *most) {
            all.push(format!("took more than {most} s"));
        }
        if self.megabytes > MEMORY {
            all.push(format!("took more than {MEMORY} MB"));
        }
        all
    }
}

/// How long a process has had a processor so far.
fn processor_seconds(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which may have anything in it: the fields from the third on.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / 100.0)
}
