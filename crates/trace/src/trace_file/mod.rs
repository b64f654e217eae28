//! Traces in files: what a run did, event by event.
//!
//! There are two forms, and a reader tells them apart by the first byte. [`Form::Text`] has a line for each event, for
//! people and other tools; [`Form::Compact`] is for large traces. Both say the same, and both are streams: a writer is
//! fed events as they happen, a reader gives them one by one, and neither keeps more than the tables in memory.
//! A trace that lacks its end (the writer was stopped) is read as far as it goes, then there is an error.

mod compact;
mod fits;
mod parts;
mod tag;
#[cfg(test)]
mod tests;
mod text_form;

use crate::error::{FormatError, Position, check_header};
use crate::{Event, EventId, Exprs, Place, Tables, ThreadName};
use serde::Serialize;
use std::cmp::Ordering;
use std::io::{self, BufRead, Write};

/// The version of both forms.
const MAJOR: u32 = 1;
/// Since 1.1 there are expressions, branches, inputs, initial values and prefixes. All of 1.0 means what it meant.
/// Since 1.2 a trace says that its thread failed. Since 1.3 it has memory orders, what a futex wait found and how it ended, how
/// many a wake may wake, and whether a read-write lock was held to read. Since 1.4 expressions look things up in tables.
const MINOR: u32 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// A line for each event.
    Text,
    /// A few bytes for each event.
    Compact,
}

/// A whole trace in memory.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Trace {
    /// The hash of the program's contents, as in the run's file.
    pub program: String,
    pub tables: Tables,
    pub exprs: Exprs,
    /// In the order in which they happened.
    pub events: Vec<Event>,
    /// How many of them, the first ones, are not for reordering: the state from which the others begin.
    pub start: usize,
}

impl Trace {
    /// Every event with its name, in the order in which they happened.
    pub fn ids(&self) -> impl Iterator<Item = (EventId, &Event)> {
        let mut counts = Counts::default();
        self.events.iter().map(move |event| (counts.next(event.thread), event))
    }

    /// The event of this name. Looks through the trace: who needs many makes a table of [`Trace::ids`].
    pub fn find(&self, id: EventId) -> Option<&Event> {
        self.events.iter().filter(|e| e.thread == id.thread).nth(id.index as usize)
    }

    pub fn write(&self, out: impl Write, form: Form) -> io::Result<()> {
        let mut writer = TraceWriter::with_tables(out, form, &self.program, self.tables.clone())?;
        for (number, event) in self.events.iter().enumerate() {
            if self.start > 0 && number == self.start {
                writer.begin()?;
            }
            writer.event_with(event, &self.exprs)?;
        }
        match self.start.cmp(&self.events.len()) {
            Ordering::Greater => return refused("a prefix that is longer than the trace".into()),
            Ordering::Equal if self.start > 0 => writer.begin()?,
            _ => {}
        }
        writer.finish_with(&self.exprs).map(drop)
    }

    /// Reads a trace in either form.
    pub fn read(input: impl BufRead) -> Result<Trace, FormatError> {
        let mut reader = TraceReader::new(input)?;
        let events = reader.by_ref().collect::<Result<Vec<_>, _>>()?;
        Ok(reader.into_trace(events))
    }
}

fn refused<T>(message: String) -> io::Result<T> {
    Err(io::Error::new(io::ErrorKind::InvalidInput, message))
}

/// What the events read so far can refer to, and where the prefix ended.
#[derive(Default)]
struct Known {
    tables: Tables,
    exprs: Exprs,
    begin: Option<u64>,
}

impl Known {
    fn begin(&mut self, events: u64) -> Result<(), String> {
        match self.begin.replace(events) {
            None => Ok(()),
            Some(before) => Err(format!("the prefix ended before, after {before} events: a trace has one")),
        }
    }
}

/// How many events each thread has had.
#[derive(Default)]
struct Counts(Vec<u32>);

impl Counts {
    fn next(&mut self, thread: u32) -> EventId {
        let at = thread as usize;
        if at >= self.0.len() {
            self.0.resize(at + 1, 0);
        }
        let index = self.0[at];
        self.0[at] = index.wrapping_add(1);
        EventId { thread, index }
    }
}

enum Encoder {
    Text(text_form::Encoder),
    Compact(compact::Encoder),
}

/// Writes a trace, event by event. Give it a buffered `W`, and call [`finish`](TraceWriter::finish).
pub struct TraceWriter<W: Write> {
    out: W,
    tables: Tables,
    counts: Counts,
    events: u64,
    begun: bool,
    encoder: Encoder,
}

impl<W: Write> TraceWriter<W> {
    /// Starts a trace of the program with this hash.
    pub fn new(out: W, form: Form, program: &str) -> io::Result<TraceWriter<W>> {
        TraceWriter::with_tables(out, form, program, Tables::new())
    }

    /// Starts a trace whose events will refer to these tables.
    pub fn with_tables(mut out: W, form: Form, program: &str, tables: Tables) -> io::Result<TraceWriter<W>> {
        let encoder = match form {
            Form::Text => Encoder::Text(text_form::Encoder::start(&mut out, program)?),
            Form::Compact => Encoder::Compact(compact::Encoder::start(&mut out, program)?),
        };
        Ok(TraceWriter { out, tables, counts: Counts::default(), events: 0, begun: false, encoder })
    }

    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    pub fn thread(&mut self, name: &ThreadName) -> u32 {
        self.tables.thread(name)
    }

    pub fn place(&mut self, place: &Place) -> u32 {
        self.tables.place(place)
    }

    pub fn location(&mut self, name: &str) -> u32 {
        self.tables.location(name)
    }

    /// How many events were written.
    pub fn events(&self) -> u64 {
        self.events
    }

    /// Writes an event without expressions. All its numbers must have come from this writer's tables.
    pub fn event(&mut self, event: &Event) -> io::Result<EventId> {
        self.event_with(event, &Exprs::default())
    }

    /// Writes an event, and before it the expressions that are new since the last one, as far as it needs them.
    /// It must be the same table each time; it may have grown.
    pub fn event_with(&mut self, event: &Event, exprs: &Exprs) -> io::Result<EventId> {
        fits::check(event, &self.tables, exprs).or_else(refused)?;
        let id = self.counts.next(event.thread);
        match &mut self.encoder {
            Encoder::Text(e) => e.event(&mut self.out, &self.tables, exprs, self.events, id, event)?,
            Encoder::Compact(e) => e.event(&mut self.out, &self.tables, exprs, event)?,
        }
        self.events += 1;
        Ok(id)
    }

    /// The events so far are the prefix ([`Trace::start`]). Once.
    pub fn begin(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.begun, true) {
            return refused("a second prefix: a trace has one".into());
        }
        match &mut self.encoder {
            Encoder::Text(e) => e.begin(&mut self.out),
            Encoder::Compact(e) => e.begin(&mut self.out),
        }
    }

    pub fn finish(self) -> io::Result<W> {
        self.finish_with(&Exprs::default())
    }

    /// Writes the expressions that no event needed, and the end.
    pub fn finish_with(mut self, exprs: &Exprs) -> io::Result<W> {
        match &mut self.encoder {
            Encoder::Text(e) => e.end(&mut self.out, &self.tables, exprs, self.events)?,
            Encoder::Compact(e) => e.end(&mut self.out, &self.tables, exprs, self.events)?,
        }
        self.out.flush()?;
        Ok(self.out)
    }
}

enum Decoder {
    Text(text_form::Decoder),
    Compact(compact::Decoder),
}

/// Reads a trace in either form, event by event. After an error there are no more events.
pub struct TraceReader<R: BufRead> {
    input: R,
    form: Form,
    program: String,
    known: Known,
    counts: Counts,
    events: u64,
    decoder: Decoder,
    done: bool,
}

impl<R: BufRead> TraceReader<R> {
    pub fn new(mut input: R) -> Result<TraceReader<R>, FormatError> {
        let first = input.fill_buf().map_err(unreadable)?.first().copied();
        let (form, program, decoder) = if first == Some(compact::MAGIC[0]) {
            let (decoder, program) = compact::Decoder::start(&mut input)?;
            (Form::Compact, program, Decoder::Compact(decoder))
        } else {
            let (decoder, program) = text_form::Decoder::start(&mut input)?;
            (Form::Text, program, Decoder::Text(decoder))
        };
        let (known, counts) = (Known::default(), Counts::default());
        Ok(TraceReader { input, form, program, known, counts, events: 0, decoder, done: false })
    }

    pub fn form(&self) -> Form {
        self.form
    }

    /// The hash of the program's contents.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// The names that the events so far refer to.
    pub fn tables(&self) -> &Tables {
        &self.known.tables
    }

    pub fn exprs(&self) -> &Exprs {
        &self.known.exprs
    }

    /// How many events are the prefix ([`Trace::start`]), once that is known: at the event after it.
    pub fn start(&self) -> Option<u64> {
        self.known.begin
    }

    /// Where in the file the last event stands.
    pub(crate) fn position(&self) -> Position {
        match &self.decoder {
            Decoder::Text(d) => d.position(),
            Decoder::Compact(d) => d.position(),
        }
    }

    /// The whole, when these events are all.
    pub(crate) fn into_trace(self, events: Vec<Event>) -> Trace {
        let Known { tables, exprs, begin } = self.known;
        Trace { program: self.program, tables, exprs, events, start: begin.unwrap_or(0) as usize }
    }

    /// The next event with its name; `None` at the end.
    pub fn next_event(&mut self) -> Result<Option<(EventId, Event)>, FormatError> {
        if self.done {
            return Ok(None);
        }
        let event = match &mut self.decoder {
            Decoder::Text(d) => d.event(&mut self.input, &mut self.known, &mut self.counts, self.events),
            Decoder::Compact(d) => {
                let event = d.event(&mut self.input, &mut self.known, self.events);
                event.map(|e| e.map(|e| (self.counts.next(e.thread), e)))
            }
        };
        match &event {
            Ok(Some(_)) => self.events += 1,
            _ => self.done = true,
        }
        event
    }
}

impl<R: BufRead> Iterator for TraceReader<R> {
    type Item = Result<Event, FormatError>;

    fn next(&mut self) -> Option<Result<Event, FormatError>> {
        self.next_event().map(|e| e.map(|(_, event)| event)).transpose()
    }
}

fn unreadable(error: io::Error) -> FormatError {
    FormatError { at: Position::File, message: format!("cannot be read: {error}") }
}

fn check_text_header(line: &str) -> Result<u32, FormatError> {
    check_header(line, "trace", MAJOR)
}
