//! `unsnarl trace`: looking at traces, and changing their form.

use crate::cli::{ConvertOptions, Format, ShowOptions, TraceCommand};
use driver::Error;
use driver::plain::Plain;
use driver::traces::create;
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;
use trace::{Event, EventId, Exprs, Filter, Form, Place, Tables, TraceReader, TraceWriter, Unknowns, What};

pub(crate) fn run(command: &TraceCommand) -> Result<u8, Error> {
    match command {
        TraceCommand::Show(options) => show(options),
        TraceCommand::Convert(options) => convert(options),
        TraceCommand::Record(options) => return super::record::run(options),
    }
    .map(|()| 0)
}

fn open(path: &Path) -> Result<TraceReader<BufReader<File>>, Error> {
    let shown = path.display();
    if path.is_dir() {
        return Err(Error::new(format!("{shown}: this is a folder; name a trace in it")));
    }
    let file = File::open(path).map_err(|e| Error::new(format!("{shown}: {e}")))?;
    TraceReader::new(BufReader::new(file)).map_err(|e| Error::new(format!("{shown}: {e}")))
}

/// An event in JSON.
#[derive(Serialize)]
struct Entry<'a> {
    number: u64,
    event: String,
    thread: String,
    clock: u64,
    at: Option<&'a Place>,
    operation: &'static str,
    names: Vec<&'a str>,
    value: Option<u64>,
    before: Option<u64>,
    after: Option<u64>,
    text: String,
    meanings: Vec<String>,
}

impl<'a> Entry<'a> {
    fn new(
        number: u64,
        id: EventId,
        event: &Event,
        tables: &'a Tables,
        exprs: &Exprs,
        unknowns: &Unknowns,
    ) -> Entry<'a> {
        let (value, before, after) = match event.what {
            What::Read { value, .. } => (value, None, None),
            What::Initial { value, .. } | What::Symbolic { value, .. } | What::Fixed { value, .. } => {
                (Some(value), None, None)
            }
            What::Branch { taken, .. } => (Some(taken.into()), None, None),
            What::Write { before, after, .. } | What::Update { before, after, .. } => (None, before, after),
            _ => (None, None, None),
        };
        Entry {
            number,
            event: id.show(tables).to_string(),
            thread: tables.threads()[event.thread as usize].to_string(),
            clock: event.clock,
            at: tables.places().get(event.place as usize).filter(|p| p.is_known()),
            operation: event.what.keyword(),
            names: event.what.locations().filter(|&l| l != 0).map(|l| &*tables.locations()[l as usize]).collect(),
            value,
            before,
            after,
            text: event.describe_with(tables, exprs),
            meanings: event.meanings(tables, exprs, unknowns),
        }
    }
}

/// Widest column of places that others are aligned to.
const WIDEST: usize = 44;

fn show(options: &ShowOptions) -> Result<(), Error> {
    let shown = options.file.display();
    let mut reader = open(&options.file)?;
    let filter = Filter {
        threads: options.thread.clone(),
        variables: options.variable.iter().map(|v| v.as_str().into()).collect(),
        lines: options.line.clone(),
    };
    let mut out = Plain(BufWriter::new(io::stdout().lock()));
    let json = options.format == Format::Json;
    let (mut number, mut matched, mut width) = (0, 0u64, 16);
    let mut unknowns = Unknowns::default();
    let mut damage = None;
    let printed = (|| {
        if json {
            write!(out, "{{\"command\":\"trace show\",\"program\":{},\"events\":[", quoted(reader.program()))?;
        }
        loop {
            let (id, event) = match reader.next_event() {
                Ok(Some(next)) => next,
                Ok(None) => break,
                Err(e) => {
                    damage = Some(e);
                    break;
                }
            };
            let this = number;
            number += 1;
            unknowns.note(id, &event, reader.exprs());
            if this > options.to {
                // The rest is read for its errors alone.
                continue;
            }
            let (tables, exprs) = (reader.tables(), reader.exprs());
            if this < options.from || !filter.matches(&event, tables) {
                continue;
            }
            matched += 1;
            if json {
                let entry = Entry::new(this, id, &event, tables, exprs, &unknowns);
                write!(out, "{}\n{}", if matched == 1 { "" } else { "," }, serde_json::to_string(&entry)?)?;
                continue;
            }
            let place = tables.places().get(event.place as usize).filter(|p| p.is_known());
            let place =
                place.map_or("?".to_string(), |p| format!("{}:{} {}", p.file_name(), p.line, p.function_name()));
            width = width.max(place.chars().count().min(WIDEST));
            let name = id.show(tables).to_string();
            write!(out, "{this:>6}  {name:<8} {place:<width$}  {}", event.describe_with(tables, exprs))?;
            event.meanings(tables, exprs, &unknowns).iter().try_for_each(|m| write!(out, "   {m}"))?;
            writeln!(out)?;
        }
        if json {
            writeln!(out, "\n],\"matched\":{matched},\"total\":{number}}}")?;
        }
        out.flush()
    })();
    match printed {
        // Nobody reads on, as with `| head`.
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
        Err(e) => return Err(Error::new(format!("the output cannot be written: {e}"))),
        Ok(()) => {}
    }
    if let Some(e) = damage {
        return Err(Error::new(format!("{shown}: {e}")));
    }
    if !json && matched < number {
        driver::say!("unsnarl: {matched} of {number} events");
    }
    Ok(())
}

fn quoted(text: &str) -> serde_json::Value {
    text.into()
}

fn convert(options: &ConvertOptions) -> Result<(), Error> {
    let shown = options.from.display();
    let mut reader = open(&options.from)?;
    let same = |a: &Path, b: &Path| matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b);
    if same(&options.from, &options.to) {
        return Err(Error::new(format!("{shown}: a trace cannot be converted onto itself; give another name")));
    }
    let other = match reader.form() {
        Form::Text => Form::Compact,
        Form::Compact => Form::Text,
    };
    let mut writer = create(&options.to, options.form.map_or(other, Form::from), reader.program())?;
    let bad = |e: io::Error| Error::new(format!("{}: {e}", options.to.display()));
    let mut begun = false;
    while let Some((_, event)) = reader.next_event().map_err(|e| Error::new(format!("{shown}: {e}")))? {
        copy_names(reader.tables(), &mut writer);
        if reader.start().is_some() && !std::mem::replace(&mut begun, true) {
            writer.begin().map_err(bad)?;
        }
        writer.event_with(&event, reader.exprs()).map_err(bad)?;
    }
    copy_names(reader.tables(), &mut writer);
    if reader.start().is_some() && !begun {
        writer.begin().map_err(bad)?;
    }
    writer.finish_with(reader.exprs()).map(drop).map_err(bad)
}

/// Gives the names that are new to the other trace, too: in the same order, so that they have the same numbers.
fn copy_names<W: Write>(tables: &Tables, writer: &mut TraceWriter<W>) {
    for thread in &tables.threads()[writer.tables().threads().len()..] {
        writer.thread(thread);
    }
    for place in &tables.places()[writer.tables().places().len()..] {
        writer.place(place);
    }
    for location in &tables.locations()[writer.tables().locations().len()..] {
        writer.location(location);
    }
}
