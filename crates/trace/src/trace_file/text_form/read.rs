//! Reading the text form.

use super::sign;
use crate::error::FormatError;
use crate::event::{Access, Object, Source, SyncOp, Wake, What};
use crate::text::{self, Words};
use crate::trace_file::{Counts, check_text_header, unreadable};
use crate::{Event, EventId, Tables};
use std::io::BufRead;

pub(in crate::trace_file) struct Decoder {
    line: Vec<u8>,
    number: u64,
}

impl Decoder {
    pub(in crate::trace_file) fn start(input: &mut impl BufRead) -> Result<(Decoder, String), FormatError> {
        let mut decoder = Decoder { line: Vec::new(), number: 0 };
        let header = decoder.next(input)?.unwrap_or_default();
        check_text_header(header.trim_end())?;
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

    pub(in crate::trace_file) fn event(
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
            What::Read { at, value, expr: None }
        }
        "write" => {
            let (at, before, after) = change(words, tables)?;
            What::Write { at, before, after, expr: None }
        }
        "update" => {
            let (at, before, after) = change(words, tables)?;
            What::Update { at, before, after, read: None, expr: None }
        }
        "fence" => What::Fence,
        "start" => What::Start,
        "exit" => What::Exit,
        "yield" => What::Yield,
        "call" => What::Call { function: location(words, tables)? },
        "fork" => What::Fork { child: tables.thread(&words.parse("a thread such as 0.1")?) },
        "join" => What::Join { child: tables.thread(&words.parse("a thread such as 0.1")?) },
        "alloc" => What::Alloc { size: size(words)?, address: address(words)? },
        "free" => {
            let size = if words.rest().starts_with('@') { 0 } else { size(words)? };
            What::Free { size, address: address(words)? }
        }
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
            SyncOp::WaitBegin { mutex: object(words, tables)?, timed: words.take("timed")? }
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
        "signal-one" => SyncOp::SignalOne { among: counted(words, "among")? },
        "broadcast" => SyncOp::Broadcast { woke: counted(words, "wakes")? },
        "sem-wait" => SyncOp::SemaphoreWait,
        "sem-trywait" => SyncOp::SemaphoreTryWait { took: took(words)? },
        "sem-post" => SyncOp::SemaphorePost,
        "barrier-arrive" => SyncOp::BarrierArrive { last: false },
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
