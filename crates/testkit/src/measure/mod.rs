//! What is timed in a process of its own. `cargo xtask measure WHAT ...` runs these; the tables of `make bench` start it.

mod partition;
mod reading;
mod solver;
mod tracking;

/// Measures what the first argument names.
pub fn main(args: &[&str]) -> Result<(), String> {
    match args {
        ["solver", rest @ ..] => solver::main(rest),
        ["reading", rest @ ..] => reading::main(rest),
        ["tracking", rest @ ..] => tracking::main(rest),
        ["partition", rest @ ..] => {
            partition::main(rest);
            Ok(())
        }
        _ => Err("measure solver | reading | tracking | partition".into()),
    }
}
