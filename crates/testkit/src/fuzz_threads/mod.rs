//! Generated concurrent programs against oracles: `cargo xtask fuzz-threads`.
//!
//! Of each program: exploration with reduction sees exactly the outcomes and the racy words that trying every order of
//! every event sees; whatever a random, PCT or POS run does is among them, and repeats exactly from its schedule; a
//! campaign finds the same on one core and on two. A program for which that is not so is made smaller and saved.

mod calls;
mod generate;
mod judge;
mod program;
mod shrink;

use crate::clang;
use judge::{Effort, Judge};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Every so many programs, campaigns are compared too.
const CAMPAIGN_EVERY: u64 = 8;
/// Every so many programs, orders are counted up to independence, for the figures.
const SHAPES_EVERY: u64 = 5;
/// Every so many programs, waits may end for no reason.
const SPURIOUS_EVERY: u64 = 7;

#[derive(Default)]
struct Tally {
    programs: u64,
    wrong: u64,
    capped: u64,
    limited: u64,
    /// Programs that were enumerated to the end, and whose orders were counted up to independence; of those:
    counted: u64,
    plain: u64,
    reduced: u64,
    redundant: u64,
    shapes: u64,
    outcomes: u64,
    most_outcomes: u64,
}

impl Tally {
    fn add(&mut self, effort: Effort) {
        self.programs += 1;
        self.capped += u64::from(effort.capped);
        self.limited += u64::from(effort.limited);
        self.outcomes += effort.outcomes;
        self.most_outcomes = self.most_outcomes.max(effort.outcomes);
        if !effort.capped && !effort.limited && effort.shapes > 0 {
            self.counted += 1;
            self.plain += effort.plain;
            self.reduced += effort.reduced;
            self.redundant += effort.redundant;
            self.shapes += effort.shapes;
        }
    }
}

/// Judges `count` programs from `seed` on, `most` plain orders of each; whether all is well. Faults go to `folder`.
pub fn run(count: u64, seed: u64, most: u64, jobs: usize, folder: &Path) -> Result<bool, String> {
    let started = Instant::now();
    let (next, tally) = (AtomicU64::new(seed), Mutex::new(Tally::default()));
    let clang = clang::clang();
    let work = || {
        loop {
            let seed_now = next.fetch_add(1, Ordering::Relaxed);
            if seed_now >= seed + count {
                return;
            }
            let judge = Judge {
                clang: clang.clone(),
                most,
                campaigns: seed_now.is_multiple_of(CAMPAIGN_EVERY),
                shapes: seed_now.is_multiple_of(SHAPES_EVERY),
                spurious: seed_now.is_multiple_of(SPURIOUS_EVERY),
            };
            let done = one(&judge, seed_now, folder);
            let Ok(mut tally) = tally.lock() else { return };
            match done {
                Some(effort) => tally.add(effort),
                None => {
                    tally.programs += 1;
                    tally.wrong += 1;
                }
            }
            if tally.programs.is_multiple_of(500) {
                eprintln!("fuzz-threads: {} programs, {} wrong", tally.programs, tally.wrong);
            }
        }
    };
    std::thread::scope(|scope| (0..jobs.max(1)).for_each(|_| _ = scope.spawn(work)));
    let t = tally.into_inner().map_err(|e| e.to_string())?;
    println!(
        "fuzz-threads: {} programs, {} wrong, {} with more than {most} orders, {} limited, {} outcomes (at most {} of one), {:.0} s",
        t.programs,
        t.wrong,
        t.capped,
        t.limited,
        t.outcomes,
        t.most_outcomes,
        started.elapsed().as_secs_f64()
    );
    println!(
        "fuzz-threads: {} counted: {} orders, {} distinct up to independence; with reduction {} runs and {} redundant",
        t.counted, t.plain, t.shapes, t.reduced, t.redundant
    );
    if t.wrong > 0 {
        println!("fuzz-threads: the programs are in {}", folder.display());
    }
    Ok(t.wrong == 0)
}

/// Judges one program; if something is wrong, makes it smaller, shows it and saves it.
fn one(judge: &Judge, seed: u64, folder: &Path) -> Option<Effort> {
    let program = generate::program(seed);
    let fault = match judge.judge(&program) {
        Ok(effort) => return Some(effort),
        Err(fault) => fault,
    };
    let original = program.text();
    let (smallest, fault) = shrink::shrink(judge, program, fault);
    let text = smallest.text();
    println!("fuzz-threads: seed {seed}: {}: {}\n{text}", fault.kind, fault.text);
    let save = || {
        std::fs::create_dir_all(folder)?;
        std::fs::write(folder.join(format!("{}-{seed}.c", fault.kind)), &text)?;
        std::fs::write(folder.join(format!("{}-{seed}.original.c", fault.kind)), &original)?;
        std::fs::write(folder.join(format!("{}-{seed}.txt", fault.kind)), &fault.text)
    };
    if let Err(e) = save() {
        eprintln!("{}: {e}", folder.display());
    }
    None
}
