//! The command: options in, campaign, report out.

use super::campaign::{Budget, Campaign, Report, Strategy, Verdict};
use super::setup::Setup;
use crate::cli::{self, CheckOptions};
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::{build, run, show};
use std::os::unix::ffi::OsStringExt;
use std::time::Duration;
use vm::world::Inputs;
use vm::{Image, Limits};

impl From<cli::Strategy> for Strategy {
    fn from(s: cli::Strategy) -> Strategy {
        match s {
            cli::Strategy::Mix => Strategy::Mix,
            cli::Strategy::Exhaustive => Strategy::Exhaustive,
            cli::Strategy::Plain => Strategy::Plain,
            cli::Strategy::Random => Strategy::Random,
            cli::Strategy::Pct => Strategy::Pct,
            cli::Strategy::Pos => Strategy::Pos,
            cli::Strategy::Pairs => Strategy::Pairs,
            cli::Strategy::RoundRobin => Strategy::RoundRobin,
        }
    }
}

/// Checks; the exit status.
pub(crate) fn run(options: &CheckOptions) -> Result<u8, Error> {
    let all: Vec<_> = options.files.iter().chain(&options.link).cloned().collect();
    let modules = build::modules(&all, &options.compiler)?;
    let image = Image::load(modules)?;
    let limits = Limits {
        max_steps: options.max_steps,
        stack: options.stack_size << 10,
        memory: options.max_memory << 20,
        interrupt: run::interrupt_flag()?,
    };
    let argv0 = options.files[0].with_extension("").into_os_string();
    let args = std::iter::once(argv0).chain(options.args.iter().cloned());
    let setup = Setup {
        image: &image,
        inputs: Inputs {
            args: args.map(|a| a.into_vec()).collect(),
            env: vec![b"PATH=/usr/bin:/bin".to_vec(), b"LANG=C".to_vec()],
            allow: options.allow.clone(),
        },
        stdin: Vec::new(),
        limits,
        races: !options.no_races,
        spurious: options.spurious_wakeups,
        reuse: options.reuse_addresses,
    };
    let budget = Budget {
        schedules: options.schedules,
        time: options.time.map(Duration::from_secs_f64),
        depth: options.depth,
        preemptions: options.preemptions,
        jobs: options.jobs,
        keep_going: options.keep_going,
    };
    let campaign = Campaign::new(&setup, options.strategy.into(), budget, options.seed);
    let report = campaign.run(|_| {});
    Ok(print(&report))
}

fn print(report: &Report) -> u8 {
    for f in &report.failures {
        show::failure(&f.failure);
        eprintln!("found by run {} ({}), {} segments", f.number, f.found_by, f.schedule.len());
    }
    for r in &report.races {
        eprintln!("race in run {}: {:?}", r.number, r.found.race);
    }
    eprintln!("{:?} limited {} in {:.3} s: {:?}", report.verdict, report.limited, report.seconds, report.tally);
    match report.verdict {
        Verdict::Failed => FOUND,
        Verdict::Proved | Verdict::Exhausted => 0,
        Verdict::Stopped => INTERRUPTED,
        Verdict::Unsupported { .. } => CANNOT,
    }
}
