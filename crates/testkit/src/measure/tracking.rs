//! What tracking costs: one run of a program, concrete, with its trace kept, and tracked.
//!
//!     cargo run --release -p xtask -- measure tracking program.ll [arguments]

use guest::world::files::{Files, Output, StdinSource};
use guest::world::{Inputs, World};
use std::sync::Arc;
use std::time::Instant;
use vm::sched::RoundRobin;
use vm::{Did, Image, Limits, Machine, Tracking, Written};

pub(super) fn main(args: &[&str]) -> Result<(), String> {
    let file = *args.first().ok_or("which program?")?;
    let text = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let image = Image::load(vec![ir::parse(file, text).map_err(|e| e.to_string())?]).map_err(|e| e.to_string())?;
    let args: Vec<Vec<u8>> = args.iter().map(|a| a.as_bytes().to_vec()).collect();
    let mut written = Written::new();
    for mode in ["concrete", "kept", "tracked"] {
        let files = Files::with_std(StdinSource::Bytes(Vec::new()), Output::Discard, Output::Discard);
        let world = World::new(Inputs { args: args.clone(), ..Inputs::default() }, files);
        let mut machine = Machine::new(&image, world, Limits::default());
        machine.schedule_with(RoundRobin::new(u64::MAX));
        match mode {
            "kept" => machine.keep_trace(),
            "tracked" => machine.track(Tracking { written: Arc::new(written.clone()), ..Tracking::default() }),
            _ => {}
        }
        let started = Instant::now();
        let outcome = machine.run();
        let time = started.elapsed();
        written.add(machine.seen());
        let branches = machine.seen().iter().filter(|s| matches!(s.did, Did::Branch { .. })).count();
        println!(
            "{mode:9} {:>12} steps {:>8.3} s  {:>9} in the trace, {branches} branches, {} expressions, hash {:x}",
            outcome.steps,
            time.as_secs_f64(),
            machine.seen().len(),
            machine.exprs().len(),
            outcome.event_hash
        );
    }
    Ok(())
}
