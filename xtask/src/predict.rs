//! Executions until the failure: runs that the solver proposes, against random schedules, PCT and POS.
//!
//! A figure of a sampling strategy is the number of the first failing schedule, the mean over the seeds; a seed that finds
//! nothing counts as the whole budget, so that its column is a lower bound (`>`). Predicting is deterministic: one run of it.
//! Data races are left out unless they are what is to be found, so that all look for the same failure.

use crate::programs::{self, header, name};
use crate::tools::{self, Error};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const SAMPLERS: [&str; 3] = ["random", "pct", "pos"];

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
    executions: f64,
    queries: u64,
    /// Some run of it found nothing.
    capped: bool,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let unsnarl = tools::unsnarl("release")?;
    let bench = Bench { unsnarl, folder: TempDir::new().map_err(|e| e.to_string())?, options };
    println!(
        "Executions until the planted failure (mean of {} seeds, at most {} each), races left out",
        options.seeds, options.schedules
    );
    println!();
    println!("| program                          | predict | queries |    random |       PCT |       POS |");
    println!("| -------------------------------- | ------: | ------: | --------: | --------: | --------: |");
    let mut columns: [Vec<f64>; 4] = Default::default();
    let (mut count, mut missed) = (0, Vec::new());
    for file in &programs::all("check", options.only.as_deref())? {
        let sizes = header(file, "sizes").unwrap_or_default();
        let mut sizes: Vec<Option<&str>> = sizes.split_whitespace().map(Some).collect();
        if sizes.is_empty() {
            sizes.push(None);
        }
        for size in sizes {
            let label = size.map_or_else(|| name(file), |s| format!("{} {s}", name(file)));
            let predict = bench.predict(file, size)?;
            let sampled: Vec<Figure> =
                SAMPLERS.iter().map(|s| bench.sample(file, size, s)).collect::<Result<_, Error>>()?;
            let show = |f: &Figure| format!("{}{:.1}", if f.capped { ">" } else { "" }, f.executions);
            println!(
                "| {label:<32} | {:>7} | {:>7} | {:>9} | {:>9} | {:>9} |",
                if predict.capped { "-".to_string() } else { format!("{:.0}", predict.executions) },
                predict.queries,
                show(&sampled[0]),
                show(&sampled[1]),
                show(&sampled[2])
            );
            count += 1;
            // What was not predicted has no number: it is left out of all means, and named.
            if predict.capped {
                missed.push(label);
                continue;
            }
            for (column, figure) in columns.iter_mut().zip(std::iter::once(&predict).chain(&sampled)) {
                column.push(figure.executions);
            }
        }
    }
    let mean = |c: &Vec<f64>| (c.iter().map(|x| x.ln()).sum::<f64>() / c.len().max(1) as f64).exp();
    println!(
        "geometric mean of executions: predict {:.1}, random {:.1}, PCT {:.1}, POS {:.1}",
        mean(&columns[0]),
        mean(&columns[1]),
        mean(&columns[2]),
        mean(&columns[3])
    );
    println!("predicted: {} of {count} programs; not predicted: {}", count - missed.len(), missed.join(", "));
    Ok(true)
}

impl Bench<'_> {
    fn check(&self, file: &Path, size: Option<&str>, options: &[&str]) -> Result<Value, Error> {
        let mut command = Command::new(&self.unsnarl);
        command.args(["check", "--format", "json", "--pthread", "-w", "--no-explain"]).args(options);
        if header(file, "find").is_none_or(|ids| ids != "data-race") {
            command.arg("--no-races");
        }
        command.args(size.map(|s| format!("-DN={s}"))).arg("--out").arg(self.folder.path()).arg(file);
        let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
        serde_json::from_slice(&out.stdout)
            .map_err(|e| format!("{command:?}: {e}\n{}", String::from_utf8_lossy(&out.stderr)))
    }

    fn predict(&self, file: &Path, size: Option<&str>) -> Result<Figure, Error> {
        let json = self.check(file, size, &["--strategy", "predict", "--time", "60"])?;
        let failure = &json["failures"][0];
        let figure = |key: &str| failure[key].as_u64();
        let queries = figure("queries").or(json["stats"]["queries"].as_u64()).unwrap_or(0);
        Ok(Figure {
            executions: figure("executions").unwrap_or(0) as f64,
            queries,
            capped: figure("executions").is_none(),
        })
    }

    fn sample(&self, file: &Path, size: Option<&str>, strategy: &str) -> Result<Figure, Error> {
        let budget = self.options.schedules.to_string();
        let (mut sum, mut capped) = (0.0, false);
        for seed in 1..=self.options.seeds {
            let seed = seed.to_string();
            // One core: the number of the first failing schedule must not depend on how far others have run ahead.
            let options = ["--strategy", strategy, "--schedules", &budget, "--seed", &seed, "-j", "1"];
            let json = self.check(file, size, &options)?;
            let first = json["failures"][0]["schedule"].as_u64();
            capped |= first.is_none();
            sum += first.unwrap_or(self.options.schedules) as f64;
        }
        Ok(Figure { executions: sum / self.options.seeds.max(1) as f64, queries: 0, capped })
    }
}
