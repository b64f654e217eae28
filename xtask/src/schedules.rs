//! Tables about threads: how much exploration is reduced, how many schedules a second, who finds which race.
//!
//! Everything that is compared is measured in the same run on the same machine. A data race is "found" by a tool if its
//! report came in at least one of its runs; ThreadSanitizer and Helgrind get as many native runs as the table says.

use crate::native::{self, Looks, Native, Tool};
use crate::programs::{self, header, name};
use crate::tools::{self, Error};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Schedules of `check` for the table of speed.
const SCHEDULES: u64 = 20_000;
/// Starts of the native binary that it is compared with.
const STARTS: u32 = 400;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Native runs of ThreadSanitizer and of Helgrind for each program; 0 leaves that table out
    #[arg(long, default_value_t = 20)]
    runs: u32,
    /// Only programs whose name contains this
    #[arg(long)]
    only: Option<String>,
}

struct Bench {
    unsnarl: PathBuf,
    native: Native,
    only: Option<String>,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let bench = Bench { unsnarl: tools::unsnarl("release")?, native: Native::new()?, only: options.only.clone() };
    bench.reduction()?;
    println!();
    bench.speed()?;
    println!();
    bench.growth()?;
    if options.runs > 0 {
        println!();
        bench.races(options.runs)?;
    }
    Ok(true)
}

impl Bench {
    fn programs(&self, folder: &str) -> Result<Vec<PathBuf>, Error> {
        programs::all(folder, self.only.as_deref())
    }

    /// What `check` says of a program, as JSON.
    fn check(&self, file: &Path, options: &[&str]) -> Result<Value, Error> {
        let mut command = Command::new(&self.unsnarl);
        command.args(["check", "--format", "json", "--pthread", "-w", "--no-explain"]).args(options);
        command.arg("--out").arg(self.native.folder()).arg(file);
        let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
        serde_json::from_slice(&out.stdout)
            .map_err(|e| format!("{command:?}: {e}\n{}", String::from_utf8_lossy(&out.stderr)))
    }

    fn reduction(&self) -> Result<(), Error> {
        println!("Exhaustive exploration: every order of every event, against partial-order reduction");
        println!();
        println!("| program                          |  orders | explored | redundant | outcomes |    ratio |");
        println!("| -------------------------------- | ------: | -------: | --------: | -------: | -------: |");
        let (mut ratios, mut totals) = (Vec::new(), [0u64; 2]);
        for file in self.programs("explore")? {
            let explore = |strategy: &str| -> Result<[u64; 3], Error> {
                let options = ["--strategy", strategy, "--schedules", "1000000", "--outcomes"];
                let json = self.check(&file, &options)?;
                let figure = |key: &str| json["stats"][key].as_u64().unwrap_or(0);
                Ok([figure("schedules"), figure("redundant"), figure("outcomes")])
            };
            let (plain, reduced) = (explore("plain")?, explore("exhaustive")?);
            let ratio = plain[0] as f64 / reduced[0].max(1) as f64;
            println!(
                "| {:<32} | {:>7} | {:>8} | {:>9} | {:>8} | {:>7.1}x |",
                name(&file),
                plain[0],
                reduced[0] - reduced[1],
                reduced[1],
                if plain[2] == reduced[2] { reduced[2].to_string() } else { format!("{}!={}", reduced[2], plain[2]) },
                ratio
            );
            ratios.push(ratio);
            totals[0] += plain[0];
            totals[1] += reduced[0];
        }
        let n = ratios.len();
        println!(
            "{n} programs: {} orders against {} runs in all, {:.1} times fewer (geometric mean {:.1})",
            totals[0],
            totals[1],
            totals[0] as f64 / totals[1].max(1) as f64,
            (ratios.iter().map(|r| r.ln()).sum::<f64>() / n.max(1) as f64).exp()
        );
        Ok(())
    }

    fn speed(&self) -> Result<(), Error> {
        println!("Schedules per second of check (races looked for), against starting the native -O0 binary");
        println!();
        println!("| program                          | check, all cores | check, one core | native starts | faster |");
        println!("| -------------------------------- | ---------------: | --------------: | ------------: | -----: |");
        let mut ratios = Vec::new();
        let files = self.programs("check")?.into_iter().filter(|f| header(f, "proves").is_some_and(|p| p == "yes"));
        for file in files.step_by(4) {
            let rate = |more: &[&str]| -> Result<f64, Error> {
                let schedules = SCHEDULES.to_string();
                let mut options = vec!["-DFIXED", "--strategy", "random", "--schedules", &schedules];
                options.extend(more);
                let json = self.check(&file, &options)?;
                Ok(json["stats"]["schedules_per_second"].as_f64().unwrap_or(0.0))
            };
            let (all, one) = (rate(&[])?, rate(&["-j", "1"])?);
            let binary = self.native.compile(&file, &["-O0", "-DFIXED"])?;
            let started = Instant::now();
            for _ in 0..STARTS {
                tools::output(&mut Command::new(&binary))?;
            }
            let native = f64::from(STARTS) / started.elapsed().as_secs_f64();
            println!("| {:<32} | {all:>16.0} | {one:>15.0} | {native:>13.0} | {:>5.0}x |", name(&file), all / native);
            ratios.push(all / native);
        }
        let mean = (ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len().max(1) as f64).exp();
        println!("geometric mean: {mean:.0} times as many");
        Ok(())
    }

    /// The cost of a schedule against its length.
    fn growth(&self) -> Result<(), Error> {
        println!("Cost of a schedule against its steps (two threads, a lock, ROUNDS times)");
        println!();
        println!("| rounds | steps a schedule | events a schedule | microseconds | nanoseconds an event |");
        println!("| -----: | ---------------: | ----------------: | -----------: | -------------------: |");
        let file = tools::root().join("bench/threads/rounds.c");
        for rounds in [10u64, 100, 1000, 10_000] {
            let schedules = (200_000 / rounds).clamp(20, 5000);
            let (define, budget) = (format!("-DROUNDS={rounds}"), schedules.to_string());
            let options = [define.as_str(), "--strategy", "random", "--schedules", budget.as_str(), "-j", "1"];
            let json = self.check(&file, &options)?;
            let figure = |key: &str| json["stats"][key].as_f64().unwrap_or(0.0);
            let n = figure("schedules").max(1.0);
            let (steps, events, seconds) = (figure("steps") / n, figure("events") / n, figure("seconds") / n);
            println!(
                "| {rounds:>6} | {steps:>16.0} | {events:>17.0} | {:>12.1} | {:>20.0} |",
                seconds * 1e6,
                seconds * 1e9 / events.max(1.0)
            );
        }
        Ok(())
    }

    fn races(&self, runs: u32) -> Result<(), Error> {
        let helgrind = native::has_helgrind();
        println!("Data races: in how many of {runs} native runs the tool reports one; corrected twins in parentheses");
        println!();
        println!("| program                          | unsnarl check | ThreadSanitizer | Helgrind |");
        println!("| -------------------------------- | ------------: | --------------: | -------: |");
        let mut found = [0; 3];
        let mut wrong = [0; 3];
        let files = self.programs("check")?;
        for file in &files {
            let racy = header(file, "race").is_some_and(|r| r == "yes");
            let size = header(file, "sizes").and_then(|s| s.split_whitespace().next().map(|n| format!("-DN={n}")));
            // Where there is no race a few runs are enough to see a false report.
            let runs = if racy { runs } else { runs.min(3) };
            let mut cells = Vec::new();
            for (twin, defines) in [(0, vec![]), (1, vec!["-DFIXED"])] {
                let mut defines: Vec<&str> = defines;
                defines.extend(size.as_deref());
                let json = self.check(file, &defines)?;
                let races =
                    json["failures"].as_array().map_or(0, |f| f.iter().filter(|f| f["id"] == "data-race").count());
                let tsan = self.native.reports(Tool::ThreadSanitizer, Looks::Races, runs, file, &defines)?;
                let helgrind = match helgrind {
                    false => 0,
                    true => self.native.reports(Tool::Helgrind, Looks::Races, runs, file, &defines)?,
                };
                cells.push([races as u32, tsan, helgrind]);
                for (i, &n) in [races as u32, tsan, helgrind].iter().enumerate() {
                    found[i] += u32::from(twin == 0 && racy && n > 0);
                    wrong[i] += u32::from(n > 0 && (twin == 1 || !racy));
                }
            }
            if racy || cells[0].iter().chain(&cells[1]).any(|&n| n > 0) {
                let cell = |i: usize| format!("{} ({})", cells[0][i], cells[1][i]);
                println!(
                    "| {:<32} | {:>13} | {:>15} | {:>8} |",
                    format!("{}{}", name(file), if racy { "" } else { " (no race)" }),
                    cell(0),
                    cell(1),
                    cell(2)
                );
            }
        }
        let racy = files.iter().filter(|f| header(f, "race").is_some_and(|r| r == "yes")).count();
        println!(
            "racy programs found, of {racy}: unsnarl {}, ThreadSanitizer {}, Helgrind {}{}; programs without a race that \
             were reported: {}, {}, {}",
            found[0],
            found[1],
            found[2],
            if helgrind { "" } else { " (valgrind is not installed)" },
            wrong[0],
            wrong[1],
            wrong[2]
        );
        println!("(unsnarl: distinct races in one check; the others: native runs with a report.)");
        Ok(())
    }
}
