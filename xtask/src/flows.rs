//! What flows of data cost: how time grows with the number of flows that a program may have, and a program of many lines.
//!
//! The first table has programs whose threads add to one variable: each read may find every write of the others. It must grow as the work
//! does, which is a question for each flow, to a solver that looks at all accesses of a run, and not as the square of the flows. The second one has a program of 10,000 lines (structs, lists, locks, functions that call each other), which is
//! to end within its time with every flow accounted for. Times are of the processor: they are the same on a machine that others use.

use crate::predict;
use crate::tools::{self, Error};
use serde_json::Value;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Threads, and sites of each: about 10, 100, 1,000 and 10,000 flows.
const SIZES: [(usize, usize); 4] = [(2, 2), (4, 3), (5, 7), (5, 21)];
/// The largest program may cost so much more for each flow and access than the one with about 100 flows.
const WORST: f64 = 4.0;
const WORKERS: usize = 8;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Seconds for each program, at most
    #[arg(long, default_value_t = 600)]
    time: u64,
    /// Lines of the large program
    #[arg(long, default_value_t = 10_000)]
    lines: usize,
    /// Seconds for the large program
    #[arg(long, default_value_t = 60)]
    budget: u64,
    /// The cargo profile of the tool
    #[arg(long, default_value = "release")]
    profile: String,
}

struct Cost {
    json: Value,
    /// Of the processor.
    seconds: f64,
    wall: f64,
    megabytes: f64,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let unsnarl = tools::unsnarl(&options.profile)?;
    let folder = tools::target()?.join("flows");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    println!("| flows | shown | impossible | undecided |  runs | questions | seconds | flows/s |  MB |");
    println!("| ----: | ----: | ---------: | --------: | ----: | --------: | ------: | ------: | --: |");
    let mut each = Vec::new();
    for (threads, sites) in SIZES {
        let cost = measure(&unsnarl, &folder, &adding(threads, sites), options.time)?;
        let flows = row(&cost);
        each.push(cost.seconds / (flows * threads * sites).max(1) as f64);
    }
    let growth = each.last().copied().unwrap_or(0.0) / each[1].max(1e-9);
    println!(
        "\nFor each flow and access of a run, the largest costs {growth:.1} times as much as the one with about 100."
    );
    let large = large(options.lines);
    let lines = large.lines().count();
    let cost = measure(&unsnarl, &folder, &large, options.budget)?;
    println!(
        "\nA program of {lines} lines, --time {}: {:.1} s in all, {}",
        options.budget, cost.wall, cost.json["ended"]
    );
    println!("| flows | shown | impossible | undecided |  runs | questions | seconds | flows/s |  MB |");
    println!("| ----: | ----: | ---------: | --------: | ----: | --------: | ------: | ------: | --: |");
    row(&cost);
    let in_time = cost.wall <= options.budget as f64 + 1.0;
    Ok(growth <= WORST && in_time && cost.megabytes < 1024.0)
}

/// Prints it; how many flows there are.
fn row(cost: &Cost) -> usize {
    let pairs = cost.json["pairs"].as_array().map_or(&[][..], Vec::as_slice);
    let count = |wanted: &[&str]| pairs.iter().filter(|p| wanted.contains(&p["status"].as_str().unwrap_or(""))).count();
    let stat = |key: &str| cost.json["stats"][key].as_u64().unwrap_or(0);
    println!(
        "| {:>5} | {:>5} | {:>10} | {:>9} | {:>5} | {:>9} | {:>7.2} | {:>7.0} | {:>3.0} |",
        pairs.len(),
        count(&["explicit", "implicit"]),
        count(&["impossible"]),
        count(&["undecided"]),
        stat("executions"),
        stat("queries"),
        cost.seconds,
        pairs.len() as f64 / cost.seconds.max(1e-3),
        cost.megabytes,
    );
    pairs.len()
}

/// Runs the tool on a program, and looks at its process all the while.
fn measure(unsnarl: &Path, folder: &Path, text: &str, time: u64) -> Result<Cost, Error> {
    let said = |e: std::io::Error| e.to_string();
    let (file, out): (PathBuf, PathBuf) = (folder.join("flows.c"), folder.join("flows.json"));
    std::fs::write(&file, text).map_err(said)?;
    let to = std::fs::File::create(&out).map_err(said)?;
    let mut command = Command::new(unsnarl);
    command.args(["defuse", "--format", "json", "--runs", "100000", "--time", &time.to_string(), "--out"]);
    command.arg(folder.join("runs")).arg(&file).stdout(to).stderr(Stdio::null());
    let started = Instant::now();
    let mut child = command.spawn().map_err(said)?;
    let (mut seconds, mut megabytes) = (0.0, 0.0);
    while child.try_wait().map_err(said)?.is_none() {
        seconds = processor(child.id()).unwrap_or(seconds);
        megabytes = predict::peak(child.id()).unwrap_or(megabytes);
        std::thread::sleep(Duration::from_millis(10));
    }
    let wall = started.elapsed().as_secs_f64();
    let json = std::fs::read(&out).map_err(said)?;
    let json = serde_json::from_slice(&json).map_err(|e| format!("{}: {e}", file.display()))?;
    Ok(Cost { json, seconds, wall, megabytes })
}

/// Processor time so far, of the process itself.
fn processor(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let mut ticks = stat.rsplit_once(')')?.1.split_whitespace().skip(11).map_while(|n| n.parse::<f64>().ok());
    Some((ticks.next()? + ticks.next()?) / 100.0)
}

fn main_of(threads: usize, entry: &str) -> String {
    let mut text = format!("int main(void)\n{{\n    pthread_t t[{threads}];\n    int in[{threads}];\n");
    let _ = writeln!(text, "    for (int i = 0; i < {threads}; i++)\n        in[i] = __VERIFIER_nondet_int();");
    for t in 0..threads {
        let _ = writeln!(text, "    pthread_create(&t[{t}], 0, {entry}{t}, &in[{t}]);");
    }
    let _ =
        writeln!(text, "    for (int i = 0; i < {threads}; i++)\n        pthread_join(t[i], 0);\n    return 0;\n}}");
    text
}

const HEAD: &str = "#include <pthread.h>\n#include <stdlib.h>\nint __VERIFIER_nondet_int(void);\n";

/// Threads that each add to one variable, at so many sites.
fn adding(threads: usize, sites: usize) -> String {
    let mut text = format!("{HEAD}static int x;\n");
    for t in 0..threads {
        let _ = writeln!(text, "static void *add{t}(void *arg)\n{{");
        (0..sites).for_each(|k| {
            let _ = writeln!(text, "    x = x + {};", t * sites + k + 1);
        });
        text.push_str("    return arg;\n}\n");
    }
    text + &main_of(threads, "add")
}

/// About so many lines: boxes, each with a list, a lock and a state, and threads that work on some of them.
fn large(lines: usize) -> String {
    let boxes = (lines / BOX.lines().count()).max(1);
    let mut text = HEAD.to_string();
    for n in 0..boxes {
        text.push_str(&BOX.replace("@", &n.to_string()));
    }
    for w in 0..WORKERS {
        let _ = writeln!(text, "static void *worker{w}(void *arg)\n{{\n    int input = *(int *)arg, result = 0;");
        for n in (0..boxes).filter(|n| [w, (w + 1) % WORKERS].contains(&(n % WORKERS))) {
            let _ = writeln!(text, "    result += work{n}({w}, input);");
        }
        text.push_str("    *(int *)arg = result;\n    return 0;\n}\n");
    }
    text + &main_of(WORKERS, "worker")
}

const BOX: &str = include_str!("flows_box.c");
