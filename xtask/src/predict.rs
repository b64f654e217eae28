//! Runs until the failure: by default, by prediction alone, without prediction, and by samples of one kind.
//!
//! A figure of a sampling strategy is the number of the first failing schedule, the mean over the seeds; a seed that finds
//! nothing counts as the whole budget, so that its column is a lower bound (`>`). The others are deterministic: one run of each, with
//! its seconds and the peak of its memory. Data races are left out unless they are what is to be found, so that all look for the same
//! failure.

use crate::programs::{self, header};
use crate::tools::{self, Error};
use serde_json::Value;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const SAMPLERS: [&str; 3] = ["random", "pct", "pos"];
/// Name, and options.
const WHOLE: [(&str, &[&str]); 3] =
    [("default", &[]), ("predict", &["--strategy", "predict"]), ("no predict", &["--no-predict"])];

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Seeds of the sampling strategies
    #[arg(long, default_value_t = 5)]
    seeds: u64,
    /// Schedules that each of them may try
    #[arg(long, default_value_t = 20_000)]
    schedules: u64,
    /// Only programs whose name contains this
    #[arg(long)]
    only: Option<String>,
}

struct Bench<'a> {
    unsnarl: PathBuf,
    folder: TempDir,
    options: &'a Options,
}

/// Of one strategy on one program.
struct Figure {
    /// The mean number of the failing schedule.
    runs: f64,
    /// Some run of it found nothing.
    capped: bool,
    seconds: f64,
    megabytes: f64,
}

/// What one command did.
struct Checked {
    report: Value,
    seconds: f64,
    /// The peak.
    megabytes: f64,
}

impl Checked {
    fn first(&self) -> Option<f64> {
        self.report["failures"][0]["schedule"].as_u64().map(|n| n as f64)
    }
}

fn mean(figures: &[f64]) -> f64 {
    (figures.iter().map(|x| x.ln()).sum::<f64>() / figures.len().max(1) as f64).exp()
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let unsnarl = tools::unsnarl("release")?;
    let bench = Bench { unsnarl, folder: TempDir::new().map_err(|e| e.to_string())?, options };
    println!(
        "Runs until the planted failure (samples: mean of {} seeds, at most {} each), races left out",
        options.seeds, options.schedules
    );
    println!();
    println!(
        "| program                          | default runs / s / MB | predict runs / s / MB | no predict runs / s / MB |    random |       PCT |       POS |"
    );
    println!(
        "| -------------------------------- | --------------------: | --------------------: | -----------------------: | --------: | --------: | --------: |"
    );
    let mut all: Vec<(String, Vec<Figure>)> = Vec::new();
    for file in &programs::all("check", options.only.as_deref())? {
        for (label, size) in programs::sizes(file) {
            let size = size.as_deref();
            let whole = WHOLE.iter().map(|(_, with)| bench.whole(file, size, with));
            let sampled = SAMPLERS.iter().map(|strategy| bench.sample(file, size, strategy));
            let figures: Vec<Figure> = whole.chain(sampled).collect::<Result<_, Error>>()?;
            let runs = |f: &Figure| format!("{}{:.1}", if f.capped { ">" } else { "" }, f.runs);
            let long = |f: &Figure| match f.capped {
                true => format!("- / {:.2} / {:.0}", f.seconds, f.megabytes),
                false => format!("{:.0} / {:.2} / {:.0}", f.runs, f.seconds, f.megabytes),
            };
            println!(
                "| {label:<32} | {:>21} | {:>21} | {:>24} | {:>9} | {:>9} | {:>9} |",
                long(&figures[0]),
                long(&figures[1]),
                long(&figures[2]),
                runs(&figures[3]),
                runs(&figures[4]),
                runs(&figures[5])
            );
            all.push((label, figures));
        }
    }
    println!();
    // Over the programs where all of the first three found it, so that the means are about the same.
    let common: Vec<&Vec<Figure>> = all.iter().map(|(_, f)| f).filter(|f| !f[..3].iter().any(|f| f.capped)).collect();
    println!("geometric means over {} of {} programs, which the first three find:", common.len(), all.len());
    for (i, name) in WHOLE.iter().map(|w| w.0).chain(SAMPLERS).enumerate() {
        let column: Vec<f64> = common.iter().map(|f| f[i].runs).collect();
        let most = column.iter().copied().fold(0.0, f64::max);
        println!("  {name:<10} {:>8.2} runs, {most:.0} at most", mean(&column));
    }
    for (i, (name, _)) in WHOLE.iter().enumerate() {
        let missed: Vec<&str> = all.iter().filter(|(_, f)| f[i].capped).map(|(label, _)| label.as_str()).collect();
        let seconds: f64 = all.iter().map(|(_, f)| f[i].seconds).sum();
        println!(
            "{name}: not found: {}; {seconds:.1} s in all",
            if missed.is_empty() { "none".into() } else { missed.join(", ") }
        );
    }
    let better = |f: &Vec<Figure>| f[1].runs.min(f[2].runs);
    let worse = |f: &&Vec<Figure>| f[0].runs > better(f);
    let ratio: Vec<f64> = common.iter().map(|f| f[0].runs / better(f)).collect();
    println!(
        "default against the better of the two: {:.2} times; more runs on {} programs",
        mean(&ratio),
        common.iter().copied().filter(worse).count()
    );
    deep(&bench)?;
    Ok(true)
}

/// What takes many exact switches, by default, within a minute.
fn deep(bench: &Bench<'_>) -> Result<(), Error> {
    let file = tools::root().join("bench/deep/index_stack.c");
    println!();
    println!("A stack of array indices, three threads, a dozen switches: `check --time 60`");
    for seed in 1..=bench.options.seeds {
        let checked = bench.check(&file, None, &["--time", "60", "--seed", &seed.to_string()])?;
        let found = checked.first().map_or_else(|| "not found".to_string(), |n| format!("found after {n:.0} runs"));
        println!("  seed {seed}: {found}, {:.1} s", checked.seconds);
    }
    Ok(())
}

impl Bench<'_> {
    fn check(&self, file: &Path, size: Option<&str>, options: &[&str]) -> Result<Checked, Error> {
        let out = self.folder.path().join("report.json");
        let mut command = Command::new(&self.unsnarl);
        command.args(["check", "--format", "json", "--pthread", "-w", "--no-explain"]).args(options);
        if header(file, "find").is_none_or(|ids| ids != "data-race") {
            command.arg("--no-races");
        }
        command.args(size.map(|s| format!("-DN={s}"))).arg("--out").arg(self.folder.path()).arg(file);
        let shown = format!("{command:?}");
        let trouble = |e: &dyn std::fmt::Display| format!("{shown}: {e}");
        let report = File::create(&out).map_err(|e| trouble(&e))?;
        let started = Instant::now();
        let mut child = command.stdout(report).stderr(Stdio::null()).spawn().map_err(|e| trouble(&e))?;
        let mut megabytes = 0.0;
        while child.try_wait().map_err(|e| trouble(&e))?.is_none() {
            megabytes = peak(child.id()).unwrap_or(megabytes);
            std::thread::sleep(Duration::from_millis(2));
        }
        let seconds = started.elapsed().as_secs_f64();
        let text = std::fs::read(&out).map_err(|e| trouble(&e))?;
        let report = serde_json::from_slice(&text).map_err(|e| trouble(&e))?;
        Ok(Checked { report, seconds, megabytes })
    }

    fn whole(&self, file: &Path, size: Option<&str>, with: &[&str]) -> Result<Figure, Error> {
        let checked = self.check(file, size, &[with, &["--time", "60"]].concat())?;
        let Checked { seconds, megabytes, .. } = checked;
        let first = checked.first();
        Ok(Figure { runs: first.unwrap_or(f64::NAN), capped: first.is_none(), seconds, megabytes })
    }

    fn sample(&self, file: &Path, size: Option<&str>, strategy: &str) -> Result<Figure, Error> {
        let budget = self.options.schedules.to_string();
        let (mut sum, mut capped, mut seconds, mut megabytes) = (0.0, false, 0.0, 0.0f64);
        for seed in 1..=self.options.seeds {
            let seed = seed.to_string();
            // One core: the number of the first failing schedule must not depend on how far others have run ahead.
            let options = ["--strategy", strategy, "--schedules", &budget, "--seed", &seed, "-j", "1"];
            let checked = self.check(file, size, &options)?;
            capped |= checked.first().is_none();
            sum += checked.first().unwrap_or(self.options.schedules as f64);
            seconds += checked.seconds;
            megabytes = megabytes.max(checked.megabytes);
        }
        Ok(Figure { runs: sum / self.options.seeds.max(1) as f64, capped, seconds, megabytes })
    }
}

/// The most memory that a process has had so far, in megabytes.
pub(crate) fn peak(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok().map(|kilobytes: f64| kilobytes / 1024.0)
}
