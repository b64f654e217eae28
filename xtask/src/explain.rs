//! Explanations in figures, as in tables II and III of Symbiosis (seeds 003): events and data flow in the failing run and in
//! what a person has to look at, pairs turned round until the failure was gone, and the time; then how that time grows with
//! the length of the run.

use crate::programs::{self, header, name};
use crate::tools::{self, Error};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A run that is long enough for a share of it to say something.
const LONG: f64 = 100.0;

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

/// What there is to say about one failure.
struct Row {
    events: f64,
    shown: Option<f64>,
    flows: f64,
    shown_flows: Option<f64>,
    seconds: f64,
    repaired: bool,
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
        command.args(define.map(|d| format!("-D{d}"))).arg("--out").arg(self.folder.path()).arg(file);
        let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
        serde_json::from_slice(&out.stdout)
            .map_err(|e| format!("{command:?}: {e}\n{}", String::from_utf8_lossy(&out.stderr)))
    }

    fn corpus(&self, options: &Options) -> Result<(), Error> {
        println!(
            "| program                          | events | shown | flows | shown | cause | pairs |  runs | seconds | repair |"
        );
        println!(
            "| -------------------------------- | -----: | ----: | ----: | ----: | ----: | ----: | ----: | ------: | ------ |"
        );
        let mut rows = Vec::new();
        let files =
            [programs::all("check", options.only.as_deref())?, programs::all("explain", options.only.as_deref())?];
        for file in files.iter().flatten() {
            let sizes = header(file, "sizes").unwrap_or_default();
            let mut sizes: Vec<Option<&str>> = sizes.split_whitespace().map(Some).collect();
            if sizes.is_empty() {
                sizes.push(None);
            }
            for size in sizes {
                let label = size.map_or_else(|| name(file), |s| format!("{} {s}", name(file)));
                rows.push(print(&label, &self.explain(file, size.map(|s| format!("N={s}")))?));
            }
        }
        summary("all", &rows.iter().collect::<Vec<_>>());
        summary("runs of 100 events or more", &rows.iter().filter(|r| r.events >= LONG).collect::<Vec<_>>());
        Ok(())
    }

    fn growth(&self, options: &Options) -> Result<(), Error> {
        let file = tools::root().join("tests/explain/many_threads.c");
        println!(
            "| nine threads under locks, rounds | events | shown | flows | shown | cause | pairs |  runs | seconds | repair |"
        );
        println!(
            "| -------------------------------- | -----: | ----: | ----: | ----: | ----: | ----: | ----: | ------: | ------ |"
        );
        for rounds in &options.rounds {
            print(&rounds.to_string(), &self.explain(&file, Some(format!("N={rounds}")))?);
        }
        Ok(())
    }
}

fn print(label: &str, json: &Value) -> Row {
    let e = &json["explanation"];
    let (stats, projection) = (&e["stats"], &e["projection"]);
    let number = |v: &Value| v.as_f64().unwrap_or(0.0);
    let row = Row {
        events: number(&stats["events"]),
        shown: projection["events"].as_f64(),
        flows: number(&stats["flows"]),
        shown_flows: projection["flows"].as_array().map(|f| f.len() as f64),
        seconds: number(&stats["seconds"]),
        repaired: e["repair"][0]["verdict"] == "gone",
    };
    let known = |n: Option<f64>| n.map_or_else(|| "-".into(), |n| n.to_string());
    let repair = match (row.repaired, e["repair"][0]["kind"].as_str()) {
        (true, Some(kind)) => kind,
        _ => "-",
    };
    println!(
        "| {label:<32} | {:>6} | {:>5} | {:>5} | {:>5} | {:>5} | {:>5} | {:>5} | {:>7.2} | {repair} |",
        row.events,
        known(row.shown),
        row.flows,
        known(row.shown_flows),
        e["core"].as_array().map_or(0, Vec::len),
        number(&stats["pairs"]),
        number(&stats["runs"]),
        row.seconds,
    );
    row
}

fn summary(title: &str, rows: &[&Row]) {
    let mean = |values: Vec<f64>| values.iter().sum::<f64>() / values.len().max(1) as f64;
    let fewer = |all: f64, shown: Option<f64>| shown.filter(|_| all > 0.0).map(|s| 100.0 * (1.0 - s / all));
    let events = mean(rows.iter().filter_map(|r| fewer(r.events, r.shown)).collect());
    let flows = mean(rows.iter().filter_map(|r| fewer(r.flows, r.shown_flows)).collect());
    let mut shown: Vec<f64> = rows.iter().filter_map(|r| r.shown).collect();
    shown.sort_by(f64::total_cmp);
    let median = shown.get(shown.len() / 2).copied().unwrap_or(0.0);
    let longest = rows.iter().map(|r| r.seconds).fold(0.0, f64::max);
    let repaired = rows.iter().filter(|r| r.repaired).count();
    println!(
        "{title}: {} failures; {events:.1}% fewer events, {flows:.1}% fewer flows of data; {median} events in the median; at most \
         {longest:.2} s; {repaired} with a repair that removes the failure",
        rows.len()
    );
}
