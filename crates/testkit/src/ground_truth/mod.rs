//! Generated concurrent programs against an oracle of their own: `cargo xtask ground-truth`.
//!
//! Of each program, for every decision of its first run: the model says that it can be flipped exactly when the oracle
//! finds an order and inputs in which it is the first to differ, and the run that the model proposes does so. And the
//! search that starts there reaches every branch outcome and every failure that the oracle reaches. The oracle itself is held
//! against every run of the VM, where there are few enough.
//!
//! And the flows of data that `defuse` shows are exactly those that the oracle has; what it calls impossible, the oracle has not.
//!
//! A program for which that is not so is made smaller and saved. What the search does
//! not reach is printed, but only more than one program in 200 is an error.

mod code;
mod compile;
mod cross;
mod flips;
mod flows;
mod generate;
mod judge;
mod program;
mod reach;
mod shrink;
mod state;
mod table;
mod text;
mod tokens;

use crate::clang;
use compile::Compiler;
use judge::{Fault, Judge, Judged, Known};
use rayon::prelude::*;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;
use table::Tally;

/// Programs drawn for a seed until one is interesting.
const DRAWS: u64 = 6;
/// So many programs of each kind of fault are made smaller.
const SHRUNK: usize = 2;

pub struct Effort {
    /// Programs, with this seed and the next ones.
    pub count: u64,
    pub seed: u64,
    /// Runs of a program, without reduction, that the oracle itself is held against.
    pub orders: u64,
    /// Runs of the search of a program.
    pub executions: u64,
    /// Runs of the search for flows of data; 0: none.
    pub flows: u64,
    pub jobs: usize,
}

/// Judges programs; whether all is well. What is not is saved in `folder`.
pub fn run(effort: &Effort, folder: &Path) -> Result<bool, String> {
    let &Effort { count, seed, orders, executions, flows, jobs } = effort;
    let started = Instant::now();
    let judge = Judge { compiler: Compiler(clang::clang()), orders, executions, flows };
    let tally = Mutex::new(Tally::default());
    let work = || {
        (seed..seed + count).into_par_iter().for_each(|seed| {
            let known = draw(seed);
            let judged = judge.judge(&known);
            let Ok(mut tally) = tally.lock() else { return };
            let shrinks: Vec<Fault> = tally.add(&judged, SHRUNK);
            if tally.programs.is_multiple_of(100) {
                eprintln!("ground-truth: {} programs, {} wrong", tally.programs, tally.wrong);
            }
            drop(tally);
            save(folder, seed, &known.text, &judged.faults);
            shrinks.into_iter().for_each(|fault| shrink(&judge, folder, seed, &known, fault));
        });
    };
    rayon::ThreadPoolBuilder::new().num_threads(jobs).build().map_err(|e| e.to_string())?.install(work);
    let tally = tally.into_inner().map_err(|e| e.to_string())?;
    tally.print(started.elapsed());
    if !tally.is_good() {
        println!("ground-truth: the programs are in {}", folder.display());
    }
    Ok(tally.is_good())
}

/// The program of a seed, mostly one that can do different things.
fn draw(seed: u64) -> Known {
    let mut attempt = 0;
    loop {
        let known = Known::new(generate::program(seed, attempt));
        attempt += 1;
        match known {
            Some(known) if known.interest() > 0 || attempt >= DRAWS || seed.is_multiple_of(8) => return known,
            _ => {}
        }
    }
}

fn save(folder: &Path, seed: u64, text: &str, faults: &[Fault]) {
    let Some(fault) = faults.first() else { return };
    for f in faults {
        println!("ground-truth: seed {seed}: {}: {}", f.kind, f.text);
    }
    let told: String = faults.iter().map(|f| format!("// {}: {}\n", f.kind, f.text)).collect();
    let path = folder.join(format!("{}-{seed}.c", fault.kind));
    let saved = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, format!("{text}{told}")));
    if let Err(e) = saved {
        eprintln!("{}: {e}", path.display());
    }
}

fn shrink(judge: &Judge, folder: &Path, seed: u64, known: &Known, fault: Fault) {
    let alike = |judged: Judged| judged.faults.into_iter().find(|f| f.kind == fault.kind);
    let needs_search = matches!(fault.kind, "beyond" | "search-unconfirmed");
    let needs_orders = fault.kind == "oracle";
    let needs_flows = fault.kind.starts_with("flow");
    let judge = Judge {
        compiler: judge.compiler.clone(),
        orders: if needs_orders { judge.orders } else { 0 },
        executions: if needs_search { judge.executions } else { 0 },
        flows: if needs_flows { judge.flows } else { 0 },
    };
    let is_wrong =
        |p: &program::Program| Known::new(p.clone()).is_some_and(|known| alike(judge.judge(&known)).is_some());
    let smallest = shrink::shrink(known.program.clone(), 250, is_wrong);
    if let Some(known) = Known::new(smallest)
        && let Some(fault) = alike(judge.judge(&known))
    {
        println!("ground-truth: seed {seed}, made smaller: {}: {}\n{}", fault.kind, fault.text, known.text);
        save(folder, seed, &known.text, &[Fault { kind: fault.kind, text: format!("(made smaller) {}", fault.text) }]);
    }
}

pub fn show(seed: u64) {
    let known = draw(seed);
    println!("{}\n{:?}", known.text, known.reach);
    let judge = Judge { compiler: Compiler(clang::clang()), orders: 3000, executions: 400, flows: 400 };
    println!("{:#?}", judge.judge(&known));
}
