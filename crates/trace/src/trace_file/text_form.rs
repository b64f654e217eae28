//! The text form: a line for each event.
//!
//! ```text
//! unsnarl trace 1
//! program 5f3a9c
//!      0  0#0      c=12      pool.c:80:3 main          fork         0.1
//!      1  0.1#0    c=0       ?                         start
//!      2  0.1#1    c=88      pool.c:41:9 push          write        queue.filled 4B  0 -> 1  @0x10000040
//!      3  0.1#2    c=90      pool.c:42:5 push          unlock       queue.mutex @0x10000080
//! end 4
//! ```
//!
//! The number of the event in the run, its name, the thread's step clock, the place, and what happened. Lines that start
//! with `#` say nothing. Names get their numbers in the order of their appearance; where a trace has them in another
//! order, a line such as `name location queue.head` says so.

use super::{Counts, MAJOR, unreadable};
use crate::error::FormatError;
use crate::event::{Access, Object, Source, SyncOp, Wake, What};
use crate::text::{self, Words};
use crate::{Event, EventId, Tables};
use std::fmt::Write as _;
use std::io::{self, BufRead, Write};

/// The place's column grows with the places, up to here.
const WIDEST_PLACE: usize = 44;

impl Event {
    /// What it is, as text traces have it: `write queue.filled 4B  0 -> 1  @0x10000040`.
    pub fn describe(&self, tables: &Tables) -> String {
        let mut out = String::from(self.what.keyword());
        let mut operands = String::new();
        operands_into(&mut operands, &self.what, tables);
        if !operands.is_empty() {
            out.push(' ');
            out.push_str(&operands);
        }
        out
    }
}

impl SyncOp {
    /// The word for the operation.
    pub fn keyword(&self) -> &'static str {
        match self {
            SyncOp::Lock => "lock",
            SyncOp::Unlock => "unlock",
            SyncOp::TryLock { .. } => "trylock",
            SyncOp::ReadLock => "read-lock",
            SyncOp::WriteLock => "write-lock",
            SyncOp::TryReadLock { .. } => "try-read-lock",
            SyncOp::TryWriteLock { .. } => "try-write-lock",
            SyncOp::RwUnlock => "rw-unlock",
            SyncOp::WaitBegin { .. } => "wait-begin",
            SyncOp::WaitEnd { .. } => "wait-end",
            SyncOp::Signal { .. } => "signal",
            SyncOp::Broadcast { .. } => "broadcast",
            SyncOp::SemaphoreWait => "sem-wait",
            SyncOp::SemaphoreTryWait { .. } => "sem-trywait",
            SyncOp::SemaphorePost => "sem-post",
            SyncOp::BarrierArrive => "barrier-arrive",
            SyncOp::BarrierLeave => "barrier-leave",
            SyncOp::OnceBegin => "once-begin",
            SyncOp::OnceEnd => "once-end",
            SyncOp::FutexWait { .. } => "futex-wait",
            SyncOp::FutexWake { .. } => "futex-wake",
            SyncOp::Init { .. } => "init",
            SyncOp::Destroy => "destroy",
        }
    }
}

impl What {
    /// The word for the operation.
    pub fn keyword(&self) -> &'static str {
        match self {
            What::Read { .. } => "read",
            What::Write { .. } => "write",
            What::Update { .. } => "update",
            What::Sync { op, .. } => op.keyword(),
            What::Fence => "fence",
            What::Fork { .. } => "fork",
            What::Start => "start",
            What::Exit => "exit",
            What::Join { .. } => "join",
            What::Alloc { .. } => "alloc",
            What::Free { .. } => "free",
            What::Output { .. } => "output",
            What::Input { .. } => "input",
            What::Yield => "yield",
        }
    }
}

fn location_into(out: &mut String, location: u32, tables: &Tables) {
    match tables.locations().get(location as usize) {
        Some(name) if location != 0 => text::word_into(out, name.as_bytes()),
        _ => out.push('?'),
    }
}

fn object_into(out: &mut String, object: &Object, tables: &Tables) {
    location_into(out, object.location, tables);
    let _ = write!(out, " @{:#x}", object.address);
}

fn thread_into(out: &mut String, thread: u32, tables: &Tables) {
    let _ = match tables.threads().get(thread as usize) {
        Some(name) => write!(out, "{name}"),
        None => write!(out, "?"),
    };
}

/// The sign bit's weight in a value of so many bytes, if such values may be shown with a sign.
fn sign(size: u32) -> Option<u64> {
    matches!(size, 2 | 4 | 8).then(|| 1 << (8 * size - 1))
}

/// Numbers as a person expects them: small negative ones with their sign, large ones (mostly addresses) in hex.
fn value_into(out: &mut String, value: Option<u64>, size: u32) {
    let Some(value) = value else { return out.push('?') };
    // The value less twice the sign's weight, if that is a small negative number.
    let negative = sign(size).map(|s| s.wrapping_mul(2).wrapping_sub(value)).filter(|&n| (1..=4096).contains(&n));
    let _ = match negative {
        Some(n) => write!(out, "-{n}"),
        None if value <= u64::from(u32::MAX) => write!(out, "{value}"),
        None => write!(out, "{value:#x}"),
    };
}

fn values_into(out: &mut String, before: Option<u64>, after: Option<u64>, size: u32) {
    if before.is_none() && after.is_none() {
        return;
    }
    out.push_str("  ");
    value_into(out, before, size);
    out.push_str(" -> ");
    value_into(out, after, size);
}

/// What follows the keyword.
fn operands_into(out: &mut String, what: &What, tables: &Tables) {
    let access = |out: &mut String, at: &Access| {
        location_into(out, at.location, tables);
        let _ = write!(out, " {}B", at.size);
        if at.atomic {
            out.push_str(" atomic");
        }
    };
    // Writing to a String does not fail.
    let _ = match what {
        What::Read { at, value } => {
            access(out, at);
            if value.is_some() {
                out.push_str("  ");
                value_into(out, *value, at.size);
            }
            write!(out, "  @{:#x}", at.address)
        }
        What::Write { at, before, after } | What::Update { at, before, after } => {
            access(out, at);
            values_into(out, *before, *after, at.size);
            write!(out, "  @{:#x}", at.address)
        }
        What::Sync { op, on } => {
            object_into(out, on, tables);
            match op {
                SyncOp::TryLock { took }
                | SyncOp::TryReadLock { took }
                | SyncOp::TryWriteLock { took }
                | SyncOp::SemaphoreTryWait { took } => write!(out, " {}", if *took { "took" } else { "failed" }),
                SyncOp::WaitBegin { mutex } => {
                    out.push_str(" gives ");
                    object_into(out, mutex, tables);
                    Ok(())
                }
                SyncOp::WaitEnd { mutex, wake } => {
                    out.push_str(" takes ");
                    object_into(out, mutex, tables);
                    let wake = match wake {
                        Wake::Signalled => "signalled",
                        Wake::TimedOut => "timed-out",
                        Wake::Spurious => "spurious",
                    };
                    write!(out, " {wake}")
                }
                SyncOp::Signal { woke: Some(thread) } => {
                    out.push_str(" wakes ");
                    thread_into(out, *thread, tables);
                    Ok(())
                }
                SyncOp::Signal { woke: None } => write!(out, " wakes nobody"),
                SyncOp::Broadcast { woke } | SyncOp::FutexWake { woke } => write!(out, " wakes {woke}"),
                SyncOp::FutexWait { expected } => write!(out, " expects {expected}"),
                SyncOp::Init { value } => write!(out, " value {value}"),
                _ => Ok(()),
            }
        }
        What::Fork { child } | What::Join { child } => {
            thread_into(out, *child, tables);
            Ok(())
        }
        What::Alloc { address, size } => write!(out, "{size}B  @{address:#x}"),
        What::Free { address } => write!(out, "@{address:#x}"),
        What::Output { descriptor, bytes } => {
            let _ = write!(out, "{descriptor} ");
            text::quote_into(out, bytes);
            Ok(())
        }
        What::Input { source, bytes } => {
            let _ = match source {
                Source::Descriptor(descriptor) => write!(out, "{descriptor} "),
                Source::Clock => write!(out, "clock "),
                Source::Random => write!(out, "random "),
            };
            text::quote_into(out, bytes);
            Ok(())
        }
        What::Fence | What::Start | What::Exit | What::Yield => Ok(()),
    };
}

/// How many names of each table the file has, so that a name in an unexpected order is given explicitly.
struct Written {
    threads: u32,
    places: u32,
    locations: u32,
}

/// Up to which number names must be given before an event that has these: nothing new if they are known or come in
/// order, otherwise all before the last. And how many names there are then.
fn explicit(written: u32, numbers: impl Iterator<Item = u32> + Clone) -> (u32, u32) {
    let mut expected = written;
    let in_order = numbers.clone().all(|n| {
        let next = n == expected;
        expected += u32::from(next);
        next || n < expected
    });
    let last = numbers.max().unwrap_or(0);
    (if in_order { written } else { last }, written.max(last.saturating_add(1)))
}

impl Written {
    fn names(&self, out: &mut String, tables: &Tables, upto: [u32; 3]) {
        let new = |from: u32, to: u32| from as usize..to.max(from) as usize;
        for name in &tables.threads()[new(self.threads, upto[0])] {
            let _ = writeln!(out, "name thread {name}");
        }
        for place in &tables.places()[new(self.places, upto[1])] {
            out.push_str("name place ");
            text::place_into(out, place);
            out.push('\n');
        }
        for name in &tables.locations()[new(self.locations, upto[2])] {
            out.push_str("name location ");
            text::word_into(out, name.as_bytes());
            out.push('\n');
        }
    }

    /// All that an event refers to, but what the event itself brings in the right order.
    fn event(&mut self, out: &mut String, tables: &Tables, event: &Event) {
        let other = event.what.other_thread();
        let threads = explicit(self.threads, std::iter::once(event.thread).chain(other));
        let places = explicit(self.places, std::iter::once(event.place));
        let locations = explicit(self.locations, event.what.locations());
        self.names(out, tables, [threads.0, places.0, locations.0]);
        *self = Written { threads: threads.1, places: places.1, locations: locations.1 };
    }
}

pub(super) struct Encoder {
    line: String,
    place: String,
    width: usize,
    written: Written,
}

impl Encoder {
    pub(super) fn start(out: &mut impl Write, program: &str) -> io::Result<Encoder> {
        writeln!(out, "unsnarl trace {MAJOR}")?;
        writeln!(out, "program {}", text::word(program.as_bytes()))?;
        let written = Written { threads: 0, places: 1, locations: 1 };
        Ok(Encoder { line: String::new(), place: String::new(), width: 16, written })
    }

    pub(super) fn event(
        &mut self,
        out: &mut impl Write,
        tables: &Tables,
        number: u64,
        id: EventId,
        event: &Event,
    ) -> io::Result<()> {
        let line = &mut self.line;
        line.clear();
        self.written.event(line, tables, event);
        self.place.clear();
        text::place_into(&mut self.place, &tables.places()[event.place as usize]);
        self.width = self.width.max(self.place.chars().count().min(WIDEST_PLACE));
        let (place, width, keyword) = (&self.place, self.width, event.what.keyword());
        let name = id.show(tables).to_string();
        let _ = write!(line, "{number:>6}  {name:<8} c={:<8} {place:<width$}  {keyword:<12} ", event.clock);
        operands_into(line, &event.what, tables);
        let length = line.trim_end_matches(' ').len();
        line.truncate(length);
        line.push('\n');
        out.write_all(line.as_bytes())
    }

    pub(super) fn end(&mut self, out: &mut impl Write, tables: &Tables, events: u64) -> io::Result<()> {
        self.line.clear();
        self.written.names(&mut self.line, tables, tables.sizes().map(|n| n as u32));
        let _ = writeln!(self.line, "end {events}");
        out.write_all(self.line.as_bytes())
    }
}

pub(super) struct Decoder {
    line: Vec<u8>,
    number: u64,
}

impl Decoder {
    pub(super) fn start(input: &mut impl BufRead) -> Result<(Decoder, String), FormatError> {
        let mut decoder = Decoder { line: Vec::new(), number: 0 };
        let header = decoder.next(input)?.unwrap_or_default();
        super::check_text_header(header.trim_end())?;
        let program = loop {
            match decoder.next(input)? {
                Some(line) if is_comment(line) => {}
                Some(line) => break program(line),
                None => break Err("the file ends early: expected `program HASH`".into()),
            }
        };
        let program = program.map_err(|message| FormatError::line(decoder.number, message))?;
        Ok((decoder, program))
    }

    /// The next line without its end.
    fn next(&mut self, input: &mut impl BufRead) -> Result<Option<&str>, FormatError> {
        self.line.clear();
        self.number += 1;
        if input.read_until(b'\n', &mut self.line).map_err(unreadable)? == 0 {
            return Ok(None);
        }
        let line = std::str::from_utf8(&self.line).map_err(|_| {
            let hint = if self.number == 1 { ": this is no Unsnarl trace" } else { "" };
            FormatError::line(self.number, format!("expected text, found a byte that is not UTF-8{hint}"))
        })?;
        let line = line.strip_suffix('\n').unwrap_or(line);
        Ok(Some(line.strip_suffix('\r').unwrap_or(line)))
    }

    pub(super) fn event(
        &mut self,
        input: &mut impl BufRead,
        tables: &mut Tables,
        counts: &mut Counts,
        events: u64,
    ) -> Result<Option<(EventId, Event)>, FormatError> {
        loop {
            let Some(line) = self.next(input)? else {
                let message = "the file ends early: expected `end COUNT` as its last line";
                return Err(FormatError::line(self.number, message));
            };
            if is_comment(line) {
                continue;
            }
            let mut words = Words::new(line);
            let read = match first(&mut words, tables, counts, events) {
                Ok(Line::Name) => continue,
                Ok(Line::Event(id, event)) => Ok(Some((id, event))),
                Ok(Line::End) => self.nothing(input).map(|()| None),
                Err(message) => Err(FormatError::line(self.number, message)),
            };
            return read;
        }
    }

    fn nothing(&mut self, input: &mut impl BufRead) -> Result<(), FormatError> {
        while let Some(line) = self.next(input)? {
            if !is_comment(line) {
                return Err(FormatError::line(self.number, "expected nothing behind `end`"));
            }
        }
        Ok(())
    }
}

fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line.is_empty() || line.starts_with('#')
}

fn program(line: &str) -> Result<String, String> {
    let mut words = Words::new(line);
    words.mark("program")?;
    let program = words.string("the hash of the program")?;
    words.end()?;
    Ok(program)
}

enum Line {
    Name,
    Event(EventId, Event),
    End,
}

fn first(words: &mut Words<'_>, tables: &mut Tables, counts: &mut Counts, events: u64) -> Result<Line, String> {
    if words.take("end")? {
        let count: u64 = words.parse("how many events there are")?;
        words.end()?;
        if count != events {
            return Err(format!("the end speaks of {count} events, but there were {events}"));
        }
        return Ok(Line::End);
    }
    if words.take("name")? {
        name(words, tables)?;
        words.end()?;
        return Ok(Line::Name);
    }
    let number: u64 = words.parse("the number of an event, `name` or `end`")?;
    if number != events {
        return Err(format!("expected event {events}, found {number}: a listing that leaves events out is no trace"));
    }
    let id = words.expect("an event such as 0.1#42")?;
    let parts = id.text()?.split_once('#').and_then(|(thread, n)| Some((thread.parse().ok()?, n.parse().ok()?)));
    let Some((thread, index)) = parts else {
        return Err(format!("expected an event such as 0.1#42, found `{}`", id.shown()));
    };
    let thread = tables.thread(&thread);
    let id = counts.next(thread);
    if id.index != index {
        return Err(format!("expected event {}, found number {index} of this thread", id.show(tables)));
    }
    let clock = words.expect("a step clock such as c=88")?;
    let clock = clock
        .text()?
        .strip_prefix("c=")
        .and_then(|c| c.parse().ok())
        .ok_or_else(|| format!("expected a step clock such as c=88, found `{}`", clock.shown()))?;
    let place = tables.place(&text::place_from(words)?);
    let what = what(words, tables)?;
    words.end()?;
    Ok(Line::Event(id, Event { thread, clock, place, what }))
}

fn name(words: &mut Words<'_>, tables: &mut Tables) -> Result<(), String> {
    let before = tables.sizes();
    let table = words.expect("`thread`, `place` or `location`")?;
    if table.is("thread") {
        tables.thread(&words.parse("a thread such as 0.1")?);
    } else if table.is("place") {
        tables.place(&text::place_from(words)?);
    } else if table.is("location") {
        tables.location(&words.string("the name of a location")?);
    } else {
        return Err(format!("expected `thread`, `place` or `location`, found `{}`", table.shown()));
    }
    if tables.sizes() == before { Err("this name was there before".into()) } else { Ok(()) }
}

fn address(words: &mut Words<'_>) -> Result<u64, String> {
    let word = words.expect("an address such as @0x1000")?;
    let digits = word.text()?.strip_prefix("@0x").filter(|d| !word.quoted && !d.starts_with('+'));
    digits
        .and_then(|d| u64::from_str_radix(d, 16).ok())
        .ok_or_else(|| format!("expected an address such as @0x1000, found `{}`", word.shown()))
}

fn location(words: &mut Words<'_>, tables: &mut Tables) -> Result<u32, String> {
    let word = words.expect("the name of a location, or `?`")?;
    Ok(if word.is("?") { 0 } else { tables.location(word.text()?) })
}

fn object(words: &mut Words<'_>, tables: &mut Tables) -> Result<Object, String> {
    Ok(Object { location: location(words, tables)?, address: address(words)? })
}

fn size<T: std::str::FromStr>(words: &mut Words<'_>) -> Result<T, String> {
    let word = words.expect("a size such as 4B")?;
    let digits = word.text()?.strip_suffix('B');
    digits.and_then(|d| d.parse().ok()).ok_or_else(|| format!("expected a size such as 4B, found `{}`", word.shown()))
}

fn value(words: &mut Words<'_>, size: u32) -> Result<Option<u64>, String> {
    if words.take("?")? {
        return Ok(None);
    }
    let word = words.expect("a value")?;
    let text = word.text()?;
    let value = if let Some(digits) = text.strip_prefix("0x") {
        u64::from_str_radix(digits, 16).ok()
    } else if let Some(digits) = text.strip_prefix('-') {
        let number = digits.parse::<u64>().ok();
        number.and_then(|n| Some(sign(size)?.wrapping_mul(2).wrapping_sub(n)))
    } else {
        text.parse().ok()
    };
    value.map(Some).ok_or_else(|| format!("expected a value of {size} bytes, found `{}`", word.shown()))
}

fn access(words: &mut Words<'_>, tables: &mut Tables) -> Result<Access, String> {
    let location = location(words, tables)?;
    let size = size(words)?;
    Ok(Access { location, address: 0, size, atomic: words.take("atomic")? })
}

fn change(words: &mut Words<'_>, tables: &mut Tables) -> Result<(Access, Option<u64>, Option<u64>), String> {
    let mut at = access(words, tables)?;
    let (mut before, mut after) = (None, None);
    if !words.rest().starts_with('@') {
        before = value(words, at.size)?;
        words.mark("->")?;
        after = value(words, at.size)?;
    }
    at.address = address(words)?;
    Ok((at, before, after))
}

fn what(words: &mut Words<'_>, tables: &mut Tables) -> Result<What, String> {
    let keyword = words.expect("what the event is")?;
    if keyword.quoted {
        return Err(format!("expected what the event is, found `{}`", keyword.shown()));
    }
    let keyword = keyword.text()?;
    Ok(match keyword {
        "read" => {
            let mut at = access(words, tables)?;
            let value = if words.rest().starts_with('@') { None } else { value(words, at.size)? };
            at.address = address(words)?;
            What::Read { at, value }
        }
        "write" => {
            let (at, before, after) = change(words, tables)?;
            What::Write { at, before, after }
        }
        "update" => {
            let (at, before, after) = change(words, tables)?;
            What::Update { at, before, after }
        }
        "fence" => What::Fence,
        "start" => What::Start,
        "exit" => What::Exit,
        "yield" => What::Yield,
        "fork" => What::Fork { child: tables.thread(&words.parse("a thread such as 0.1")?) },
        "join" => What::Join { child: tables.thread(&words.parse("a thread such as 0.1")?) },
        "alloc" => What::Alloc { size: size(words)?, address: address(words)? },
        "free" => What::Free { address: address(words)? },
        "output" => What::Output {
            descriptor: words.parse("a file descriptor")?,
            bytes: words.bytes("what is written, in quotes")?.into(),
        },
        "input" => {
            let source = if words.take("clock")? {
                Source::Clock
            } else if words.take("random")? {
                Source::Random
            } else {
                Source::Descriptor(words.parse("a file descriptor, `clock` or `random`")?)
            };
            What::Input { source, bytes: words.bytes("what is read, in quotes")?.into() }
        }
        _ => {
            let on = object(words, tables)?;
            What::Sync { op: sync_op(keyword, words, tables)?, on }
        }
    })
}

fn took(words: &mut Words<'_>) -> Result<bool, String> {
    if words.take("took")? {
        return Ok(true);
    }
    words.mark("failed").map(|()| false).map_err(|_| "expected `took` or `failed`".into())
}

fn counted<T: std::str::FromStr>(words: &mut Words<'_>, mark: &str) -> Result<T, String> {
    words.mark(mark)?;
    words.parse("a number")
}

fn sync_op(keyword: &str, words: &mut Words<'_>, tables: &mut Tables) -> Result<SyncOp, String> {
    Ok(match keyword {
        "lock" => SyncOp::Lock,
        "unlock" => SyncOp::Unlock,
        "trylock" => SyncOp::TryLock { took: took(words)? },
        "read-lock" => SyncOp::ReadLock,
        "write-lock" => SyncOp::WriteLock,
        "try-read-lock" => SyncOp::TryReadLock { took: took(words)? },
        "try-write-lock" => SyncOp::TryWriteLock { took: took(words)? },
        "rw-unlock" => SyncOp::RwUnlock,
        "wait-begin" => {
            words.mark("gives")?;
            SyncOp::WaitBegin { mutex: object(words, tables)? }
        }
        "wait-end" => {
            words.mark("takes")?;
            let mutex = object(words, tables)?;
            let wake = words.expect("`signalled`, `timed-out` or `spurious`")?;
            let wake = match wake.text()? {
                "signalled" => Wake::Signalled,
                "timed-out" => Wake::TimedOut,
                "spurious" => Wake::Spurious,
                _ => return Err(format!("expected `signalled`, `timed-out` or `spurious`, found `{}`", wake.shown())),
            };
            SyncOp::WaitEnd { mutex, wake }
        }
        "signal" => {
            words.mark("wakes")?;
            let nobody = words.take("nobody")?;
            let woke = if nobody { None } else { Some(tables.thread(&words.parse("a thread, or `nobody`")?)) };
            SyncOp::Signal { woke }
        }
        "broadcast" => SyncOp::Broadcast { woke: counted(words, "wakes")? },
        "sem-wait" => SyncOp::SemaphoreWait,
        "sem-trywait" => SyncOp::SemaphoreTryWait { took: took(words)? },
        "sem-post" => SyncOp::SemaphorePost,
        "barrier-arrive" => SyncOp::BarrierArrive,
        "barrier-leave" => SyncOp::BarrierLeave,
        "once-begin" => SyncOp::OnceBegin,
        "once-end" => SyncOp::OnceEnd,
        "futex-wait" => SyncOp::FutexWait { expected: counted(words, "expects")? },
        "futex-wake" => SyncOp::FutexWake { woke: counted(words, "wakes")? },
        "init" => SyncOp::Init { value: counted(words, "value")? },
        "destroy" => SyncOp::Destroy,
        _ => return Err(format!("`{}` is no operation that this Unsnarl knows", text::word(keyword.as_bytes()))),
    })
}
