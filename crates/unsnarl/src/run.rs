//! `unsnarl run`: one run of a program, as it would run natively, with every access checked.

use crate::cli::RunOptions;
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::{build, report, show};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use vm::world::{Inputs, World, files};
use vm::{End, Image, Limits, Machine};

/// Runs; the exit status.
pub(crate) fn run(options: &RunOptions) -> Result<u8, Error> {
    let started = Instant::now();
    if let Some(path) = &options.report {
        report::check_path("--report", path)?;
    }
    let all: Vec<_> = options.files.iter().chain(&options.link).cloned().collect();
    let modules = build::modules(&all, &options.compiler)?;
    let image = Image::load(modules)?;
    let loaded = started.elapsed();

    let limits = Limits {
        max_steps: options.max_steps,
        stack: options.stack_size << 10,
        memory: options.max_memory << 20,
        interrupt: interrupt_flag()?,
    };
    let began = Instant::now();
    let outcome = Machine::new(&image, world(options), limits).run();
    let report = report::Report::new(&outcome, began.elapsed(), loaded);

    let status = match &outcome.end {
        End::Exit(status) => *status as u8,
        End::Failed(failure) => {
            show::failure(failure);
            FOUND
        }
        End::Unsupported { what, stack } => {
            show::unsupported(what, stack);
            CANNOT
        }
        End::OutOfSteps => {
            eprintln!(
                "unsnarl: unfinished: the limit of {} steps was reached (--max-steps gives more)",
                options.max_steps
            );
            CANNOT
        }
        End::Interrupted | End::Abandoned => {
            eprintln!("unsnarl: interrupted after {} steps", outcome.steps);
            INTERRUPTED
        }
    };
    for path in &outcome.refused {
        eprintln!("unsnarl: note: the program was refused access to {0} (allow it with: --allow {0})", path.display());
    }
    for note in &outcome.notes {
        eprintln!("unsnarl: note: {note}");
    }
    if options.stats {
        show::stats(&report);
    }
    if let Some(path) = &options.report {
        report.write(path)?;
    }
    Ok(status)
}

/// The world as the program would find it natively: host streams, environment and files.
fn world(options: &RunOptions) -> World {
    let mut argv0 = options.files[0].with_extension("");
    if argv0.is_relative() {
        argv0 = std::path::Path::new(".").join(argv0);
    }
    let args = std::iter::once(argv0.into_os_string()).chain(options.args.iter().cloned());
    let env = std::env::vars_os().map(|(name, value)| [name.as_bytes(), b"=", value.as_bytes()].concat());
    let mut files = files::Files::with_std(files::StdinSource::Host, files::Output::Host, files::Output::Host);
    files.allow(&options.allow);
    World {
        inputs: Inputs { args: args.map(|a| a.into_vec()).collect(), env: env.collect(), allow: options.allow.clone() },
        files,
        ..World::default()
    }
}

/// How long a run has to notice Ctrl-C before the tool ends without it: it may be waiting for input.
const GRACE: std::time::Duration = std::time::Duration::from_secs(1);

/// Ctrl-C ends the run cleanly; a second one ends the tool at once.
pub(crate) fn interrupt_flag() -> Result<Arc<AtomicBool>, Error> {
    let flag = Arc::new(AtomicBool::new(false));
    let seen = flag.clone();
    ctrlc::set_handler(move || {
        if seen.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(INTERRUPTED));
        }
        std::thread::spawn(|| {
            std::thread::sleep(GRACE);
            eprintln!("unsnarl: interrupted while the program waited for input");
            std::process::exit(i32::from(INTERRUPTED));
        });
    })
    .map_err(|e| Error(format!("Ctrl-C cannot be handled: {e}")))?;
    Ok(flag)
}
