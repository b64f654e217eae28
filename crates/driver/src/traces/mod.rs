//! Traces: what a run did, event by event, written while it takes place.
//!
//! Events are written as they happen and forgotten, so a trace takes disk and no memory; `--max-events` bounds the disk.

mod convert;
mod symbolic;

pub use convert::Converter;
pub use symbolic::symbolic_trace;

use crate::error::Error;
use std::fs::File;
use std::io::BufWriter;
use std::path::PathBuf;
use trace::{Form, TraceWriter};
use vm::{Machine, Moment, Observer, Seen};

#[derive(Clone, Debug)]
pub struct Target {
    pub path: PathBuf,
    pub form: Form,
    pub max_events: u64,
}

pub struct Recording {
    path: PathBuf,
    writer: TraceWriter<BufWriter<File>>,
    converter: Converter,
    most: u64,
    left_out: u64,
    failed: Option<std::io::Error>,
}

impl Recording {
    pub fn start(target: Option<Target>, program: &str) -> Result<Option<Recording>, Error> {
        let Some(Target { path, form, max_events }) = target else { return Ok(None) };
        let writer = create(&path, form, program)?;
        let converter = Converter::default();
        Ok(Some(Recording { path, writer, converter, most: max_events, left_out: 0, failed: None }))
    }

    fn write(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        for event in seen {
            if self.failed.is_some() {
                return;
            }
            if self.writer.events() >= self.most {
                self.left_out += 1;
                continue;
            }
            let event = self.converter.event(machine, event, &mut self.writer);
            self.failed = self.writer.event(&event).err();
        }
    }

    pub fn finish(self) -> Result<(), Error> {
        let Recording { path, writer, left_out, failed, .. } = self;
        let bad = |e: std::io::Error| Error::new(format!("{}: {e}", path.display()));
        let written = writer.events();
        failed.map_or(Ok(()), Err).and_then(|()| writer.finish().map(drop)).map_err(bad)?;
        if left_out > 0 {
            crate::say!(
                "unsnarl: note: the trace has the first {written} events; {left_out} more were left out \
                 (--max-events gives more)"
            );
        }
        Ok(())
    }
}

/// Refuses a name that is surely a mistake.
pub fn check_name(path: &std::path::Path) -> Result<(), Error> {
    let shown = path.display();
    if matches!(path.extension().and_then(|e| e.to_str()), Some("c" | "h" | "i" | "ll" | "bc" | "run")) {
        return Err(Error::new(format!(
            "{shown}: this would overwrite a source file or a run; give the trace another name"
        )));
    }
    Ok(())
}

pub fn create(path: &std::path::Path, form: Form, program: &str) -> Result<TraceWriter<BufWriter<File>>, Error> {
    check_name(path)?;
    let shown = path.display();
    let file = File::create(path).map_err(|e| Error::new(format!("{shown}: {e}")))?;
    TraceWriter::new(BufWriter::new(file), form, program).map_err(|e| Error::new(format!("{shown}: {e}")))
}

impl Observer for Recording {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        self.write(machine, moment.seen);
        self.converter.look(machine, moment);
        true
    }

    fn ended(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        self.write(machine, seen);
    }
}
