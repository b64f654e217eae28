//! `unsnarl trace record`: the trace of one run, with its expressions.
//!
//! Such a trace is not written as things happen: which reads are unknowns is known only when all writes were seen.

use crate::cli::RecordOptions;
use analysis::predict::Observer;
use driver::ending::supported;
use driver::{Error, Symbolic, traces};
use std::fs::File;
use std::io::BufWriter;
use vm::End;

pub(super) fn run(options: &RecordOptions) -> Result<u8, Error> {
    traces::check_name(&options.to)?;
    let setup = options.unknowns.in_setup(options.given.setup()?);
    let mut observed = Observer::new(&setup, options.unknowns.tracking()).observe(&[], &Symbolic::new());
    match &observed.outcome.end {
        End::Unsupported { .. } => supported(&observed.outcome)?,
        End::OutOfSteps | End::Stopped(_) | End::Abandoned => {
            driver::say!(
                "unsnarl: note: the run did not come to its end (--max-steps gives more); the trace has what it did"
            );
        }
        End::Failed(failure) => driver::say!("unsnarl: note: the run ended with a failure: {}", failure.message),
        End::Exit(_) => {}
    }
    observed.trace.program = setup.program.identity.hash.clone();
    let bad = |e: std::io::Error| Error::new(format!("{}: {e}", options.to.display()));
    let file = BufWriter::new(File::create(&options.to).map_err(bad)?);
    observed.trace.write(file, options.form.into()).map_err(bad)?;
    driver::say!("unsnarl: {} events in {}", observed.trace.events.len(), options.to.display());
    Ok(0)
}
