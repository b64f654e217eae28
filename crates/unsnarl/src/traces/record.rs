//! `unsnarl trace record`: the trace of one run, with its expressions.
//!
//! Such a trace is not written as things happen: which reads are unknowns is known only when all writes were seen.

use crate::cli::RecordOptions;
use crate::error::{CANNOT, Error};
use crate::predict::Observer;
use crate::predict::inputs::Symbolic;
use crate::prepare::{self, Interrupt};
use crate::show;
use std::fs::File;
use std::io::BufWriter;
use vm::End;

/// Does it; the exit status.
pub(super) fn run(options: &RecordOptions) -> Result<u8, Error> {
    super::check_name(&options.to)?;
    let (program, image) = prepare::build(&options.program)?;
    let setup = prepare::setup(&options.program, &image, &Interrupt::new()?, false, &options.unknowns)?;
    let tracking = prepare::tracking(&options.unknowns);
    let mut observed = Observer::new(&setup, tracking).observe(&[], &Symbolic::new());
    match &observed.outcome.end {
        End::Unsupported { what, stack } => {
            show::unsupported(what, stack);
            return Ok(CANNOT);
        }
        End::OutOfSteps | End::Interrupted | End::Abandoned => {
            eprintln!(
                "unsnarl: note: the run did not come to its end (--max-steps gives more); the trace has what it did"
            );
        }
        End::Failed(failure) => eprintln!("unsnarl: note: the run ended with a failure: {}", failure.message),
        End::Exit(_) => {}
    }
    observed.trace.program = program.identity.hash;
    let bad = |e: std::io::Error| Error(format!("{}: {e}", options.to.display()));
    let file = BufWriter::new(File::create(&options.to).map_err(bad)?);
    observed.trace.write(file, options.form.into()).map_err(bad)?;
    eprintln!("unsnarl: {} events in {}", observed.trace.events.len(), options.to.display());
    Ok(0)
}
