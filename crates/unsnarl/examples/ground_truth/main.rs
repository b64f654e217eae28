//! v0
#![forbid(unsafe_code)]
#![allow(dead_code)]

#[path = "../../tests/support/clang.rs"]
mod clang;
mod code;
mod compile;
mod cross;
mod flips;
mod generate;
mod program;
mod reach;
mod state;
mod text;
mod tokens;

use unsnarl::check::setup::Setup;
use vm::Limits;

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    let compiler = compile::Compiler(clang::clang());
    let (mut total, mut big, mut complete) = (0u64, 0, 0);
    let mut score = 0;
    let mut runs = 0;
    let mut oracle_time = std::time::Duration::ZERO;
    let mut clang_time = std::time::Duration::ZERO;
    for seed in args[0]..args[0] + args[1] {
        let mut attempt = 0;
        let started = std::time::Instant::now();
        let (mut p, text, code, reach) = loop {
            let mut p = generate::program(seed, attempt);
            let text = p.print();
            let code = code::Code::new(&p);
            if let Some(reach) = reach::reach(&code, &p.assignments(), 300_000)
                && (seed.is_multiple_of(8)
                    || attempt > 5
                    || reach.failures.len()
                        + reach.branches.iter().filter(|b| b.1 && reach.branches.contains(&(b.0, false))).count()
                        > 0)
            {
                score += reach.failures.len()
                    + reach.branches.iter().filter(|b| b.1 && reach.branches.contains(&(b.0, false))).count();
                break (p, text, code, reach);
            }
            big += 1;
            attempt += 1;
        };
        oracle_time += started.elapsed();
        total += reach.states;
        let started = std::time::Instant::now();
        let image = match compiler.image(&text) {
            Ok(i) => i,
            Err(e) => {
                println!("seed {seed}: {e}\n{text}");
                continue;
            }
        };
        clang_time += started.elapsed();
        if args.len() > 2 {
            println!("seed {seed}:\n{text}\n{reach:?}");
        }
        if p.inputs > 0 {
            continue;
        }
        let setup = Setup {
            image: &image,
            inputs: vm::world::Inputs { args: vec![b"program".to_vec()], ..Default::default() },
            stdin: Vec::new(),
            limits: Limits { max_steps: 20_000, ..Limits::default() },
            races: false,
            spurious: false,
            reuse: false,
        };
        match cross::cross(&code, &setup, &reach, 3000) {
            Ok(c) => {
                complete += u64::from(c.complete);
                runs += c.runs;
            }
            Err(e) => println!("seed {seed}: {e}\n{text}"),
        }
        p.inputs = 0;
        let _ = code;
    }
    println!(
        "score {score} runs {runs} states {total}, too big {big}, complete {complete}, oracle {oracle_time:?} clang {clang_time:?}"
    );
}
