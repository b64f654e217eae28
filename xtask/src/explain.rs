//! Explanations in figures, as in tables II and III of Symbiosis (seeds 003): events and data flow in the failing run and in
//! what a person has to look at, pairs turned round until the failure was gone, and the time; then how that time grows with
//! the length of the run.

use crate::programs;
use crate::tools::{self, Error};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Of a run of a dozen events the four that matter are a third; shares say something by the length of the run.
const LENGTHS: [(&str, f64, f64); 3] = [
    ("runs of less than 20 events", 0.0, 20.0),
    ("runs of 20 to 99 events", 20.0, 100.0),
    ("runs of 100 events or more", 100.0, f64::INFINITY),
];

/// Native runs of a patched program and of its twin.
const NATIVE_RUNS: usize = 10;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only programs whose name contains this
    #[arg(long)]
    only: Option<String>,
    /// Rounds of each thread in the table of growth
    #[arg(long, value_delimiter = ',', default_value = "1,5,15,40,80,160")]
    rounds: Vec<u32>,
    /// Only that table
    #[arg(long)]
    growth: bool,
}

struct Bench {
    unsnarl: PathBuf,
    folder: TempDir,
}

struct Row {
    events: f64,
    shown: Option<f64>,
    flows: f64,
    shown_flows: Option<f64>,
    seconds: f64,
    repaired: bool,
    /// What the best patch does.
    patch: Option<String>,
    /// The patched source natively does what the corrected twin does; `None`: there is no patch, or nothing to compare with.
    right: Option<bool>,
    /// The cause names the marked lines and no others; `None` if none are marked.
    cause: Option<bool>,
    /// Enough runs kept the cause and failed, or it is proved.
    sure: bool,
    /// The solver proves that the cause is enough.
    proved: bool,
    /// It could be asked.
    modelled: bool,
    /// Its own cause is the same.
    same: bool,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let unsnarl = tools::unsnarl("release")?;
    let bench = Bench { unsnarl, folder: TempDir::new().map_err(|e| e.to_string())? };
    if !options.growth {
        bench.corpus(options)?;
        println!();
    }
    bench.growth(options)?;
    Ok(true)
}

impl Bench {
    fn explain(&self, file: &Path, define: Option<String>) -> Result<Value, Error> {
        let mut command = Command::new(&self.unsnarl);
        command.args(["explain", "--format", "json", "--pthread", "-w", "--explain-time", "300"]);
        let from_root = file.strip_prefix(tools::root()).unwrap_or(file);
        command.args(define.map(|d| format!("-D{d}"))).arg("--out").arg(self.folder.path()).arg(from_root);
        command.current_dir(tools::root());
        let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
        serde_json::from_slice(&out.stdout)
            .map_err(|e| format!("{command:?}: {e}\n{}", String::from_utf8_lossy(&out.stderr)))
    }

    /// Whether the patched source, compiled natively, ends as the corrected twin does and prints the same lines, in some order, in
    /// every one of several runs. `None` if one of them cannot be built natively.
    fn judged(&self, file: &Path, define: Option<&str>, diff: &str) -> Option<bool> {
        let folder = TempDir::new_in(self.folder.path()).ok()?;
        let name = file.strip_prefix(tools::root()).unwrap_or(file);
        let copy = folder.path().join(name);
        std::fs::create_dir_all(copy.parent()?).ok()?;
        std::fs::copy(file, &copy).ok()?;
        let written = folder.path().join("it.diff");
        std::fs::write(&written, diff).ok()?;
        let patch = Command::new("patch").args(["-p1", "--batch", "-i", "it.diff"]).current_dir(folder.path()).output();
        if !patch.is_ok_and(|p| p.status.success()) {
            return Some(false);
        }
        let build = |source: &Path, out: &str, more: &[&str]| {
            let mut clang = Command::new("clang");
            clang.args(["-pthread", "-w", "-g", "-I"]).arg(tools::root().join("include")).args(more);
            clang.args(define.map(|d| format!("-D{d}"))).arg(source).arg("-o").arg(folder.path().join(out)).arg("-lm");
            clang.output().is_ok_and(|o| o.status.success())
        };
        if !build(&copy, "patched", &[]) || !build(file, "twin", &["-DFIXED"]) {
            return None;
        }
        let run = |name: &str| {
            let mut command = Command::new("timeout");
            let out =
                command.arg("20").arg(folder.path().join(name)).stdin(std::process::Stdio::null()).output().ok()?;
            let mut lines: Vec<String> = String::from_utf8_lossy(&out.stdout).lines().map(str::to_string).collect();
            lines.sort();
            Some((out.status.code(), lines))
        };
        let wanted: Vec<_> = (0..NATIVE_RUNS).filter_map(|_| run("twin")).collect();
        Some((0..NATIVE_RUNS).all(|_| run("patched").is_some_and(|made| wanted.contains(&made))))
    }

    fn corpus(&self, options: &Options) -> Result<(), Error> {
        println!(
            "| program                          | events | shown | flows | shown | cause | pairs |  runs | seconds | proved | repair | patch |"
        );
        println!(
            "| -------------------------------- | -----: | ----: | ----: | ----: | ----: | ----: | ----: | ------: | ------ | ------ | ----- |"
        );
        let mut rows = Vec::new();
        let files =
            [programs::all("check", options.only.as_deref())?, programs::all("explain", options.only.as_deref())?];
        for file in files.iter().flatten() {
            for (label, size) in programs::sizes(file) {
                let define = size.map(|s| format!("N={s}"));
                let json = self.explain(file, define.clone())?;
                let diff = json["explanation"]["patches"][0]["diff"].as_str();
                let right = diff.and_then(|diff| self.judged(file, define.as_deref(), diff));
                let mut row = print(&label, &json, right);
                row.cause = cause_right(file, &json["explanation"]);
                rows.push(row);
            }
        }
        summary("all", &rows.iter().collect::<Vec<_>>());
        for (title, from, to) in LENGTHS {
            let of_length: Vec<&Row> = rows.iter().filter(|r| from <= r.events && r.events < to).collect();
            summary(title, &of_length);
        }
        let count = |is: fn(&Row) -> bool| rows.iter().filter(|r| is(r)).count();
        println!(
            "patches: {} of {}, each compiled and checked; natively {} do what the corrected twin does, {} do not, {} cannot be \
             compared; {} causes rest on 20 runs or a proof",
            count(|r| r.patch.is_some()),
            rows.len(),
            count(|r| r.right == Some(true)),
            count(|r| r.right == Some(false)),
            count(|r| r.patch.is_some() && r.right.is_none()),
            count(|r| r.sure)
        );
        println!(
            "causes: of {} failures with marks (`//~ CAUSE`), {} name exactly the marked lines",
            count(|r| r.cause.is_some()),
            count(|r| r.cause == Some(true))
        );
        println!(
            "the solver: {} failures are a decision on values that can be denied; in {} its cause is that of the executions; \
             {} are proved to be enough",
            count(|r| r.modelled),
            count(|r| r.modelled && r.same),
            count(|r| r.proved)
        );
        Ok(())
    }

    fn growth(&self, options: &Options) -> Result<(), Error> {
        let file = tools::root().join("tests/explain/many_threads.c");
        println!(
            "| nine threads under locks, rounds | events | shown | flows | shown | cause | pairs |  runs | seconds | proved | repair | patch |"
        );
        println!(
            "| -------------------------------- | -----: | ----: | ----: | ----: | ----: | ----: | ----: | ------: | ------ | ------ | ----- |"
        );
        for rounds in &options.rounds {
            print(&rounds.to_string(), &self.explain(&file, Some(format!("N={rounds}")))?, None);
        }
        Ok(())
    }
}

/// Whether the orders of the cause, and the checks that were overtaken, name the marked lines and no others.
fn cause_right(file: &Path, e: &Value) -> Option<bool> {
    let text = std::fs::read_to_string(file).ok()?;
    let is_marked = |line: &str| line.split_once("//~").is_some_and(|(_, m)| m.split(' ').any(|m| m == "CAUSE"));
    let marked: BTreeSet<u64> = (1..).zip(text.lines()).filter(|(_, l)| is_marked(l)).map(|(n, _)| n).collect();
    let list = |key: &str| e[key].as_array().cloned().unwrap_or_default();
    let orders = list("core").into_iter().flat_map(|o| [o["first"].clone(), o["second"].clone()]);
    let checks = list("overtaken").into_iter().flat_map(|o| [o["check"].clone(), o["by"].clone(), o["until"].clone()]);
    let named: BTreeSet<u64> = orders.chain(checks).filter_map(|s| s["at"]["line"].as_u64()).collect();
    (!marked.is_empty()).then_some(marked == named)
}

fn print(label: &str, json: &Value, right: Option<bool>) -> Row {
    let e = &json["explanation"];
    let (stats, projection) = (&e["stats"], &e["projection"]);
    let number = |v: &Value| v.as_f64().unwrap_or(0.0);
    let row = Row {
        events: number(&stats["events"]),
        shown: projection["events"].as_f64(),
        flows: number(&stats["flows"]),
        shown_flows: projection["flows"].as_array().map(|f| f.len() as f64),
        seconds: number(&stats["seconds"]) + number(&e["patches_tried"]["seconds"]),
        repaired: e["repair"][0]["verdict"] == "gone",
        patch: e["patches"][0]["kind"].as_str().map(str::to_string),
        right,
        cause: None,
        sure: e["sure"] == true,
        proved: e["proved"] == true,
        modelled: stats["model"]["absent"].is_null(),
        same: stats["model"]["same_core"] == true,
    };
    let known = |n: Option<f64>| n.map_or_else(|| "-".into(), |n| n.to_string());
    let repair = match (row.repaired, e["repair"][0]["kind"].as_str()) {
        (true, Some(kind)) => kind,
        _ => "-",
    };
    let judged = match row.right {
        Some(true) => ", as the twin",
        Some(false) => ", WRONG",
        None => "",
    };
    let patch = row.patch.as_ref().map_or_else(|| "-".into(), |kind| format!("{kind}{judged}"));
    println!(
        "| {label:<32} | {:>6} | {:>5} | {:>5} | {:>5} | {:>5} | {:>5} | {:>5} | {:>7.2} | {:<6} | {repair} | {patch} |",
        row.events,
        known(row.shown),
        row.flows,
        known(row.shown_flows),
        e["core"].as_array().map_or(0, Vec::len),
        number(&stats["pairs"]),
        number(&stats["runs"]),
        row.seconds,
        if row.proved { "yes" } else { "-" },
    );
    row
}

/// The mean of the shares, in which every run counts the same, and the share of the sums, in which every event does.
fn summary(title: &str, rows: &[&Row]) {
    if rows.is_empty() {
        return;
    }
    let mean = |values: Vec<f64>| values.iter().sum::<f64>() / values.len().max(1) as f64;
    let fewer = |all: f64, shown: Option<f64>| shown.filter(|_| all > 0.0).map(|s| 100.0 * (1.0 - s / all));
    let events = mean(rows.iter().filter_map(|r| fewer(r.events, r.shown)).collect());
    let flows = mean(rows.iter().filter_map(|r| fewer(r.flows, r.shown_flows)).collect());
    let whole = |of: fn(&Row) -> (f64, Option<f64>)| {
        let pairs = rows.iter().map(|r| of(r)).filter_map(|(all, shown)| Some((all, shown?)));
        let (all, shown) = pairs.fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
        fewer(all, Some(shown)).unwrap_or(0.0)
    };
    let (all_events, all_flows) = (whole(|r| (r.events, r.shown)), whole(|r| (r.flows, r.shown_flows)));
    let mut shown: Vec<f64> = rows.iter().filter_map(|r| r.shown).collect();
    shown.sort_by(f64::total_cmp);
    let median = shown.get(shown.len() / 2).copied().unwrap_or(0.0);
    let longest = rows.iter().map(|r| r.seconds).fold(0.0, f64::max);
    let repaired = rows.iter().filter(|r| r.repaired).count();
    println!(
        "{title}: {} failures; {events:.1}% fewer events and {flows:.1}% fewer flows of data in the mean of the runs, \
         {all_events:.1}% and {all_flows:.1}% in their sum; {median} events in the median; at most \
         {longest:.2} s; {repaired} with a repair that removes the failure",
        rows.len()
    );
}
