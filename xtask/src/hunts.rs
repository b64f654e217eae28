//! Races and deadlocks: what we confirm, next to what ThreadSanitizer and Helgrind report, with as many executions each.
//!
//! A report of theirs is a suspicion about the locks or the clocks of one native run; ours is a run that stands at both
//! accesses or in the circle. What is planted the programs say themselves, line by line ([`testkit::planted`]). It is a failure if we confirm
//! anything that they do not name, or miss something that they plant.

use crate::native::{self, Looks, Native, Tool};
use crate::programs::{self, name};
use crate::tools::{self, Error};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use testkit::planted::{self, Compared};

/// One program of each shape: a hundred runs under Helgrind take most of a minute.
const SHAPES: &str = "atomic_flag_orders_data,behind_another_race,behind_trylock,double_checked_locking,\
                      flag_makes_it_impossible,free_while_read,lock_destroyed_with_data,rare_ten_million_steps,\
                      semaphore_hands_over,statistics_counter,thesis_example,through_a_callback,wrong_lock,\
                      barrier_never_fills,guard_lock,guard_lock_left_early,join_with_lock,lost_signal,ordered_by_flag,\
                      philosophers_3,rwlock_upgrade,semaphore_starvation,woken_for_another";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Executions of each program by each tool
    #[arg(long, default_value_t = 100)]
    runs: u32,
    /// Only programs whose name contains this, or these programs: a,b,c
    #[arg(long)]
    only: Option<String>,
    /// Only one of the two tables: races or deadlocks
    #[arg(long)]
    folder: Option<String>,
    /// All programs, not just one of each shape: takes an hour
    #[arg(long, conflicts_with = "only")]
    all: bool,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let unsnarl = tools::unsnarl("release")?;
    let native = Native::new()?;
    let mut wrong = 0;
    let tables = [("races", Looks::Races), ("deadlocks", Looks::Deadlocks)];
    for (folder, looks) in tables.into_iter().filter(|t| options.folder.as_deref().is_none_or(|f| f == t.0)) {
        wrong += table(&unsnarl, &native, folder, looks, options)?;
        println!();
    }
    Ok(wrong == 0)
}

/// Prints it; how many bugs we missed, or confirmed where there is none.
fn table(unsnarl: &Path, native: &Native, folder: &str, looks: Looks, options: &Options) -> Result<u32, Error> {
    let helgrind = native::has_helgrind();
    let runs = options.runs;
    println!("{folder}: {runs} executions each; ThreadSanitizer and Helgrind: native runs with a report");
    println!();
    println!(
        "| program                          | planted | confirmed | others that may be | executions | seconds | ThreadSanitizer | Helgrind |"
    );
    println!(
        "| -------------------------------- | ------: | --------: | -----------------: | ---------: | ------: | --------------: | -------: |"
    );
    let (mut planted_all, mut found, mut falsely) = (0, [0u32; 3], [0u32; 3]);
    let (mut planted_each, mut confirmed_each, mut allowed_each) = (0, 0, 0);
    let mut wrong = Vec::new();
    let only = options.only.as_deref().or((!options.all).then_some(SHAPES));
    for file in programs::all(folder, only)? {
        let wishes = planted::wishes(&file)?;
        let planted = wishes.iter().filter(|w| w.is_planted()).count() as u32;
        let json = hunt(unsnarl, native, folder, runs, &file)?;
        let entries = json[folder].as_array().map_or(&[][..], Vec::as_slice);
        let Compared { confirmed, allowed, missed, falsely: invented } = planted::compare(&wishes, entries);
        let tsan = native.reports(Tool::ThreadSanitizer, looks, runs, &file, &[])?;
        let grind = if helgrind { native.reports(Tool::Helgrind, looks, runs, &file, &[])? } else { 0 };
        let shown = if helgrind { grind.to_string() } else { "-".into() };
        println!(
            "| {:<32} | {planted:>7} | {confirmed:>9} | {allowed:>18} | {:>10} | {:>7.2} | {tsan:>15} | {shown:>8} |",
            name(&file),
            json["stats"]["executions"].as_u64().unwrap_or(0),
            json["stats"]["seconds"].as_f64().unwrap_or(0.0),
        );
        planted_all += u32::from(planted > 0);
        planted_each += planted;
        confirmed_each += confirmed;
        allowed_each += allowed;
        found[0] += u32::from(confirmed > 0);
        falsely[0] += invented.len() as u32;
        for (i, n) in [(1, tsan), (2, grind)] {
            found[i] += u32::from(planted > 0 && n > 0);
            falsely[i] += u32::from(planted == 0 && n > 0);
        }
        wrong.extend(missed.iter().map(|lines| format!("missed: {} at lines {lines:?}", name(&file))));
        wrong.extend(invented.iter().map(|lines| format!("falsely confirmed: {} at lines {lines:?}", name(&file))));
    }
    println!("planted: {planted_each}, of which we confirmed {confirmed_each}; {allowed_each} others that may be");
    println!(
        "programs with some, of {planted_all}: unsnarl {}, ThreadSanitizer {}, Helgrind {}; reported where there is none: {}, {}, {}",
        found[0], found[1], found[2], falsely[0], falsely[1], falsely[2]
    );
    wrong.iter().for_each(|w| println!("{w}"));
    Ok(wrong.len() as u32)
}

fn hunt(unsnarl: &Path, native: &Native, command: &str, runs: u32, file: &PathBuf) -> Result<Value, Error> {
    let mut hunt = Command::new(unsnarl);
    hunt.args([command, "--format", "json", "--pthread", "-w", "--runs", &runs.to_string()]);
    hunt.args(programs::header(file, "options").unwrap_or_default().split_whitespace());
    let out = hunt.arg("--out").arg(native.folder()).arg(file).output().map_err(|e| format!("{hunt:?}: {e}"))?;
    serde_json::from_slice(&out.stdout).map_err(|e| format!("{hunt:?}: {e}\n{}", String::from_utf8_lossy(&out.stderr)))
}
