use super::{WAKES, expr, sign};
use crate::error::{FormatError, Position};
use crate::event::{Access, BranchKind, OtherSide, Source, What};
use crate::expr::ExprId;
use crate::order::MemoryOrder;
use crate::sync::{ALL_BITS, Object, SyncOp, Wake};
use crate::text::{self, Words};
use crate::trace_file::{Counts, Known, MAJOR, MINOR, check_text_header, fits, unreadable};
use crate::{Event, EventId, Tables};
use std::io::BufRead;

pub(in crate::trace_file) struct Decoder {
    line: Vec<u8>,
    number: u64,
    exprs: expr::Names,
    /// The minor version, if it is newer than ours: words that are unknown are no mistake then.
    newer: Option<u32>,
}

/// What a line can refer to.
pub(super) struct Context<'a> {
    pub(super) known: &'a mut Known,
    pub(super) exprs: &'a mut expr::Names,
}

impl Decoder {
    pub(in crate::trace_file) fn start(input: &mut impl BufRead) -> Result<(Decoder, String), FormatError> {
        let mut decoder = Decoder { line: Vec::new(), number: 0, exprs: expr::Names::default(), newer: None };
        let header = decoder.next(input)?.unwrap_or_default();
        decoder.newer = Some(check_text_header(header.trim_end())?).filter(|&minor| minor > MINOR);
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

    pub(in crate::trace_file) fn position(&self) -> Position {
        Position::Line(self.number)
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
        known: &mut Known,
        counts: &mut Counts,
        events: u64,
    ) -> Result<Option<(EventId, Event)>, FormatError> {
        // Lent to the lines, which are lent by `self`.
        let mut exprs = std::mem::take(&mut self.exprs);
        let read = self.event_with(input, &mut Context { known, exprs: &mut exprs }, counts, events);
        self.exprs = exprs;
        read
    }

    fn event_with(
        &mut self,
        input: &mut impl BufRead,
        context: &mut Context<'_>,
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
            let read = match first(&mut words, context, counts, events) {
                Ok(Line::Said) => continue,
                Ok(Line::Event(id, event)) => Ok(Some((id, event))),
                Ok(Line::End) => self.nothing(input).map(|()| None),
                Err(message) => Err(FormatError::line(self.number, self.perhaps_newer(message))),
            };
            return read;
        }
    }

    fn perhaps_newer(&self, message: String) -> String {
        match self.newer {
            None => message,
            Some(minor) => format!(
                "{message} (this trace has version {MAJOR}.{minor}, and this Unsnarl knows {MAJOR}.{MINOR}: \
                 use the newer Unsnarl that wrote it)"
            ),
        }
    }

    fn nothing(&mut self, input: &mut impl BufRead) -> Result<(), FormatError> {
        while let Some(line) = self.next(input)? {
            if !is_comment(line) {
                return Err(FormatError::line(self.number, "expected nothing after `end`"));
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
    /// A name, an expression, the end of the prefix: no event.
    Said,
    Event(EventId, Event),
    End,
}

fn first(words: &mut Words<'_>, context: &mut Context<'_>, counts: &mut Counts, events: u64) -> Result<Line, String> {
    if words.take("end")? {
        let count: u64 = words.parse("how many events there are")?;
        words.end()?;
        if count != events {
            return Err(format!("the end speaks of {count} events, but there were {events}"));
        }
        return Ok(Line::End);
    }
    let says = if words.take("name")? {
        name(words, &mut context.known.tables)?;
        true
    } else if words.take("expr")? {
        context.exprs.definition(words, &mut context.known.exprs)?;
        true
    } else if words.take("table")? {
        expr::table(words, &mut context.known.exprs)?;
        true
    } else if words.take("begin")? {
        context.known.begin(events)?;
        true
    } else {
        false
    };
    if says {
        words.end()?;
        return Ok(Line::Said);
    }
    let number: u64 = words.parse("the number of an event, `name`, `expr`, `table`, `begin` or `end`")?;
    if number != events {
        return Err(format!("expected event {events}, found {number}: a listing that leaves events out is no trace"));
    }
    let id = words.expect("an event such as 0.1#42")?;
    let parts = id.text()?.split_once('#').and_then(|(thread, n)| Some((thread.parse().ok()?, n.parse().ok()?)));
    let Some((thread, index)) = parts else {
        return Err(format!("expected an event such as 0.1#42, found `{}`", id.shown()));
    };
    let tables = &mut context.known.tables;
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
    let what = what(words, context)?;
    words.end()?;
    let event = Event { thread, clock, place, what };
    fits::check(&event, &context.known.tables, &context.known.exprs)?;
    Ok(Line::Event(id, event))
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

/// A number as text has it, of a value with this sign.
pub(super) fn number(text: &str, sign: Option<u64>) -> Option<u64> {
    if let Some(digits) = text.strip_prefix("0x") {
        u64::from_str_radix(digits, 16).ok()
    } else if let Some(digits) = text.strip_prefix('-') {
        let number = digits.parse::<u64>().ok();
        number.and_then(|n| Some(sign.filter(|&s| n <= s)?.wrapping_mul(2).wrapping_sub(n)))
    } else {
        text.parse().ok()
    }
}

fn value(words: &mut Words<'_>, size: u32) -> Result<Option<u64>, String> {
    if words.take("?")? {
        return Ok(None);
    }
    let word = words.expect("a value")?;
    let value = number(word.text()?, sign(size));
    value.map(Some).ok_or_else(|| format!("expected a value of {size} bytes, found `{}`", word.shown()))
}

fn known_value(words: &mut Words<'_>, size: u32) -> Result<u64, String> {
    value(words, size)?.ok_or_else(|| "expected a value, found `?`".into())
}

/// `= %7`, if it is there.
fn expr(words: &mut Words<'_>, context: &mut Context<'_>) -> Result<Option<ExprId>, String> {
    Ok(if words.take("=")? { Some(context.exprs.operand(words, &mut context.known.exprs)?) } else { None })
}

fn access(words: &mut Words<'_>, context: &mut Context<'_>) -> Result<Access, String> {
    let location = location(words, &mut context.known.tables)?;
    let size = size(words)?;
    let atomic = if words.take("atomic")? { Some(order(words)?) } else { None };
    Ok(Access { location, address: 0, size, atomic })
}

/// A memory order; there was none before version 1.3.
fn order(words: &mut Words<'_>) -> Result<MemoryOrder, String> {
    for order in &MemoryOrder::ALL[1..] {
        if words.take(order.id())? {
            return Ok(*order);
        }
    }
    Ok(MemoryOrder::Unknown)
}

/// What a change has: where, and before and after it values and expressions.
type Change = (Access, [Option<u64>; 2], [Option<ExprId>; 2]);

fn change(words: &mut Words<'_>, context: &mut Context<'_>) -> Result<Change, String> {
    let mut at = access(words, context)?;
    let (mut values, mut exprs) = ([None; 2], [None; 2]);
    if !words.rest().starts_with('@') {
        values[0] = value(words, at.size)?;
        exprs[0] = expr(words, context)?;
        words.mark("->")?;
        values[1] = value(words, at.size)?;
        exprs[1] = expr(words, context)?;
    }
    at.address = address(words)?;
    Ok((at, values, exprs))
}

fn what(words: &mut Words<'_>, context: &mut Context<'_>) -> Result<What, String> {
    let keyword = words.expect("what the event is")?;
    if keyword.quoted {
        return Err(format!("expected what the event is, found `{}`", keyword.shown()));
    }
    let keyword = keyword.text()?;
    let tables = &mut context.known.tables;
    Ok(match keyword {
        "read" => {
            let mut at = access(words, context)?;
            let (mut found, mut unknown) = (None, None);
            if !words.rest().starts_with('@') {
                found = value(words, at.size)?;
                unknown = expr(words, context)?;
            }
            at.address = address(words)?;
            What::Read { at, value: found, expr: unknown }
        }
        "write" => match change(words, context)? {
            (at, [before, after], [None, expr]) => What::Write { at, before, after, expr },
            (_, _, [Some(_), _]) => {
                return Err("a write finds nothing: expected `->` after the value before it, found `=`".into());
            }
        },
        "update" => {
            let (at, [before, after], [read, expr]) = change(words, context)?;
            What::Update { at, before, after, read, expr }
        }
        "initial" => {
            let mut at = access(words, context)?;
            let value = known_value(words, at.size)?;
            let expr = expr(words, context)?;
            at.address = address(words)?;
            What::Initial { at, value, expr }
        }
        "symbolic" => {
            let name = location(words, tables)?;
            let value = words.expect("the value of the input")?;
            let text = value.text()?.to_string();
            words.mark("=")?;
            let expr = context.exprs.operand(words, &mut context.known.exprs)?;
            What::Symbolic { name, value: of_width(&text, context.known.exprs.width(expr))?, expr }
        }
        "fixed" => {
            let expr = context.exprs.operand(words, &mut context.known.exprs)?;
            words.mark("=")?;
            let value = words.expect("the value observed")?;
            What::Fixed { expr, value: of_width(value.text()?, context.known.exprs.width(expr))? }
        }
        "branch" => {
            let kind = words.expect("the kind of decision")?;
            let kind = BranchKind::ALL.into_iter().find(|k| kind.is(k.id())).ok_or_else(|| {
                let all = BranchKind::ALL.map(|k| format!("`{}`", k.id())).join(", ");
                format!("expected the kind of decision, one of {all}, found `{}`", kind.shown())
            })?;
            let cond = context.exprs.operand(words, &mut context.known.exprs)?;
            words.mark("=")?;
            let taken = match words.parse::<u8>("0 or 1, what the condition was")? {
                bit @ 0..=1 => bit == 1,
                more => return Err(format!("expected 0 or 1, what the condition was, found {more}")),
            };
            let other = if words.take("other")? { other_side(words)? } else { OtherSide::Goes };
            What::Branch { kind, cond, taken, other }
        }
        "fence" => What::Fence { order: order(words)? },
        "start" => What::Start,
        "exit" => What::Exit,
        "yield" => What::Yield,
        "fails" => What::Fails,
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

fn of_width(text: &str, width: u32) -> Result<u64, String> {
    number(text, Some(1 << (width - 1)))
        .ok_or_else(|| format!("expected a value of {width} bits, found `{}`", text::word(text.as_bytes())))
}

fn other_side(words: &mut Words<'_>) -> Result<OtherSide, String> {
    let word = words.expect("`goes`, `fails` or `repeats`")?;
    OtherSide::ALL
        .into_iter()
        .find(|o| word.is(o.id()))
        .ok_or_else(|| format!("expected `goes`, `fails` or `repeats`, found `{}`", word.shown()))
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

fn wake(words: &mut Words<'_>) -> Result<Wake, String> {
    let word = words.expect("`signalled`, `timed-out` or `spurious`")?;
    let known = WAKES.iter().find(|w| word.is(w.0));
    known
        .map(|w| w.1)
        .ok_or_else(|| format!("expected `signalled`, `timed-out` or `spurious`, found `{}`", word.shown()))
}

/// Which bits of a futex; all, if there are none.
fn bits(words: &mut Words<'_>) -> Result<u32, String> {
    if !words.take("bits")? {
        return Ok(ALL_BITS);
    }
    let word = words.expect("bits such as 0x1")?;
    let bits = number(word.text()?, None).and_then(|bits| u32::try_from(bits).ok());
    bits.ok_or_else(|| format!("expected bits such as 0x1, found `{}`", word.shown()))
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
        "rw-unlock" => SyncOp::RwUnlock { reads: words.take("read")? },
        "wait-begin" => {
            words.mark("gives")?;
            SyncOp::WaitBegin { mutex: object(words, tables)?, timed: words.take("timed")? }
        }
        "wait-end" => {
            words.mark("takes")?;
            let mutex = object(words, tables)?;
            SyncOp::WaitEnd { mutex, wake: wake(words)? }
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
        "sem-value" => SyncOp::SemaphoreValue { value: counted(words, "value")? },
        "barrier-arrive" => SyncOp::BarrierArrive { last: words.take("last")?, ignored: words.take("ignored")? },
        "barrier-leave" => SyncOp::BarrierLeave,
        "once-begin" => SyncOp::OnceBegin,
        "once-end" => SyncOp::OnceEnd,
        "once-done" => SyncOp::OnceDone,
        "futex-wait" => SyncOp::FutexWait {
            expected: counted(words, "expects")?,
            found: if words.take("finds")? { Some(words.parse("what it found")?) } else { None },
            timed: words.take("timed")?,
            bits: bits(words)?,
        },
        "futex-woken" => SyncOp::FutexWoken { wake: wake(words)? },
        "futex-wake" => SyncOp::FutexWake {
            woke: counted(words, "wakes")?,
            whom: if words.take("whom")? { Some(tables.thread(&words.parse("a thread such as 0.1")?)) } else { None },
            most: if words.take("most")? { Some(words.parse("how many it may wake")?) } else { None },
            bits: bits(words)?,
            ignored: words.take("ignored")?,
        },
        "futex-requeue" => {
            let (woke, moved) = (counted(words, "wakes")?, counted(words, "moves")?);
            words.mark("to")?;
            SyncOp::FutexRequeue { woke, moved, to: object(words, tables)? }
        }
        "init" => SyncOp::Init { value: counted(words, "value")? },
        "destroy" => SyncOp::Destroy,
        _ => return Err(format!("`{}` is no operation that this Unsnarl knows", text::word(keyword.as_bytes()))),
    })
}
