use super::{WAKES, expr, sign};
use crate::event::{Access, OtherSide, Source, What};
use crate::expr::ExprId;
use crate::order::MemoryOrder;
use crate::sync::{ALL_BITS, Object, SyncOp, Wake};
use crate::trace_file::{MAJOR, MINOR};
use crate::{Event, EventId, Exprs, Tables, text};
use std::fmt::Write as _;
use std::io::{self, Write};

/// The place's column grows with the places, up to here.
const WIDEST_PLACE: usize = 44;

impl Event {
    /// What it is, as text traces have it: `write queue.filled 4B  0 -> 1  @0x10000040`.
    pub fn describe(&self, tables: &Tables) -> String {
        self.describe_with(tables, &Exprs::default())
    }

    /// The same, with numbers and unknowns where expressions are that: `read x 4B  5 = v12:32  @0x10000040`.
    pub fn describe_with(&self, tables: &Tables, exprs: &Exprs) -> String {
        let mut out = String::from(self.what.keyword());
        let mut operands = String::new();
        operands_into(&mut operands, &self.what, tables, exprs);
        if !operands.is_empty() {
            out.push(' ');
            out.push_str(&operands);
        }
        out
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

fn bits_into(out: &mut String, bits: u32) {
    if bits != ALL_BITS {
        let _ = write!(out, " bits {bits:#x}");
    }
}

fn wake_word(wake: Wake) -> &'static str {
    WAKES.iter().find(|w| w.1 == wake).map_or("?", |w| w.0)
}

fn thread_into(out: &mut String, thread: u32, tables: &Tables) {
    let _ = match tables.threads().get(thread as usize) {
        Some(name) => write!(out, "{name}"),
        None => write!(out, "?"),
    };
}

/// Numbers as a person expects them: small negative ones with their sign, large ones (mostly addresses) in hex.
fn value_into(out: &mut String, value: Option<u64>, size: u32) {
    match value {
        Some(value) => signed_into(out, value, sign(size)),
        None => out.push('?'),
    }
}

/// The same, of a value of so many bits.
pub(super) fn number_into(out: &mut String, value: u64, width: u32) {
    signed_into(out, value, if width.is_multiple_of(8) { sign(width / 8) } else { None });
}

fn signed_into(out: &mut String, value: u64, sign: Option<u64>) {
    // The value less twice the sign's weight, if that is a small negative number.
    let negative = sign.map(|s| s.wrapping_mul(2).wrapping_sub(value)).filter(|&n| (1..=4096).contains(&n));
    let _ = match negative {
        Some(n) => write!(out, "-{n}"),
        None if value <= u64::from(u32::MAX) => write!(out, "{value}"),
        None => write!(out, "{value:#x}"),
    };
}

fn expr_into(out: &mut String, expr: ExprId, exprs: &Exprs) {
    if exprs.has(expr) {
        expr::operand_into(out, expr, exprs);
    } else {
        let _ = write!(out, "{expr}");
    }
}

/// `5 = v12:32`.
fn both_into(out: &mut String, value: Option<u64>, size: u32, expr: Option<ExprId>, exprs: &Exprs) {
    value_into(out, value, size);
    if let Some(expr) = expr {
        out.push_str(" = ");
        expr_into(out, expr, exprs);
    }
}

/// What follows the keyword.
fn operands_into(out: &mut String, what: &What, tables: &Tables, exprs: &Exprs) {
    let access = |out: &mut String, at: &Access| {
        location_into(out, at.location, tables);
        let _ = write!(out, " {}B", at.size);
        if let Some(order) = at.atomic {
            out.push_str(" atomic");
            if order != MemoryOrder::Unknown {
                let _ = write!(out, " {}", order.id());
            }
        }
    };
    // Writing to a String does not fail.
    let _ = match what {
        What::Read { at, value, expr } => {
            access(out, at);
            if value.is_some() {
                out.push_str("  ");
                both_into(out, *value, at.size, *expr, exprs);
            }
            write!(out, "  @{:#x}", at.address)
        }
        What::Write { at, before, after, .. } | What::Update { at, before, after, .. } => {
            access(out, at);
            let (read, made) = match what {
                What::Update { read, expr, .. } => (*read, *expr),
                What::Write { expr, .. } => (None, *expr),
                _ => (None, None),
            };
            if before.is_some() || after.is_some() {
                out.push_str("  ");
                both_into(out, *before, at.size, read, exprs);
                out.push_str(" -> ");
                both_into(out, *after, at.size, made, exprs);
            }
            write!(out, "  @{:#x}", at.address)
        }
        What::Sync { op, on } => {
            object_into(out, on, tables);
            match op {
                SyncOp::TryLock { took }
                | SyncOp::TryReadLock { took }
                | SyncOp::TryWriteLock { took }
                | SyncOp::SemaphoreTryWait { took } => write!(out, " {}", if *took { "took" } else { "failed" }),
                SyncOp::WaitBegin { mutex, timed } => {
                    out.push_str(" gives ");
                    object_into(out, mutex, tables);
                    out.push_str(if *timed { " timed" } else { "" });
                    Ok(())
                }
                SyncOp::WaitEnd { mutex, wake } => {
                    out.push_str(" takes ");
                    object_into(out, mutex, tables);
                    write!(out, " {}", wake_word(*wake))
                }
                SyncOp::Signal { woke: Some(thread) } => {
                    out.push_str(" wakes ");
                    thread_into(out, *thread, tables);
                    Ok(())
                }
                SyncOp::Signal { woke: None } => write!(out, " wakes nobody"),
                SyncOp::SignalOne { among } => write!(out, " among {among}"),
                SyncOp::Broadcast { woke } => write!(out, " wakes {woke}"),
                SyncOp::RwUnlock { reads } => write!(out, "{}", if *reads { " read" } else { "" }),
                SyncOp::FutexWait { expected, found, timed, bits } => {
                    let _ = write!(out, " expects {expected}");
                    let _ = found.map_or(Ok(()), |found| write!(out, " finds {found}"));
                    out.push_str(if *timed { " timed" } else { "" });
                    bits_into(out, *bits);
                    Ok(())
                }
                SyncOp::FutexWoken { wake } => write!(out, " {}", wake_word(*wake)),
                SyncOp::FutexWake { most, woke, whom, bits, ignored } => {
                    let _ = write!(out, " wakes {woke}");
                    if let Some(thread) = whom {
                        out.push_str(" whom ");
                        thread_into(out, *thread, tables);
                    }
                    let _ = most.map_or(Ok(()), |most| write!(out, " most {most}"));
                    bits_into(out, *bits);
                    out.push_str(if *ignored { " ignored" } else { "" });
                    Ok(())
                }
                SyncOp::FutexRequeue { to, woke, moved } => {
                    let _ = write!(out, " wakes {woke} moves {moved} to ");
                    object_into(out, to, tables);
                    Ok(())
                }
                SyncOp::Init { value } | SyncOp::SemaphoreValue { value } => write!(out, " value {value}"),
                SyncOp::BarrierArrive { last, ignored } => {
                    let (last, ignored) = (if *last { " last" } else { "" }, if *ignored { " ignored" } else { "" });
                    write!(out, "{last}{ignored}")
                }
                _ => Ok(()),
            }
        }
        What::Fork { child } | What::Join { child } => {
            thread_into(out, *child, tables);
            Ok(())
        }
        What::Free { address, size: 0 } => write!(out, "@{address:#x}"),
        What::Alloc { address, size } | What::Free { address, size } => write!(out, "{size}B  @{address:#x}"),
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
        What::Call { function } => {
            location_into(out, *function, tables);
            Ok(())
        }
        What::Branch { kind, cond, taken, other } => {
            let _ = write!(out, "{} ", kind.id());
            expr_into(out, *cond, exprs);
            let _ = write!(out, " = {}", u8::from(*taken));
            match other {
                OtherSide::Goes => Ok(()),
                other => write!(out, " other {}", other.id()),
            }
        }
        What::Fixed { expr, value } => {
            expr_into(out, *expr, exprs);
            out.push_str(" = ");
            number_into(out, *value, if exprs.has(*expr) { exprs.width(*expr) } else { 64 });
            Ok(())
        }
        What::Symbolic { name, value, expr } => {
            location_into(out, *name, tables);
            out.push_str("  ");
            number_into(out, *value, if exprs.has(*expr) { exprs.width(*expr) } else { 64 });
            out.push_str(" = ");
            expr_into(out, *expr, exprs);
            Ok(())
        }
        What::Initial { at, value, expr } => {
            access(out, at);
            out.push_str("  ");
            both_into(out, Some(*value), at.size, *expr, exprs);
            write!(out, "  @{:#x}", at.address)
        }
        What::Fence { order: MemoryOrder::Unknown } => Ok(()),
        What::Fence { order } => write!(out, "{}", order.id()),
        What::Start | What::Exit | What::Yield | What::Fails => Ok(()),
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

pub(in crate::trace_file) struct Encoder {
    line: String,
    /// The text of each place, once it was needed, and its width.
    places: Vec<Option<(String, usize)>>,
    /// Of the place's column.
    width: usize,
    written: Written,
    exprs: expr::Written,
}

impl Encoder {
    pub(in crate::trace_file) fn start(out: &mut impl Write, program: &str) -> io::Result<Encoder> {
        writeln!(out, "unsnarl trace {MAJOR}.{MINOR}")?;
        writeln!(out, "program {}", text::word(program.as_bytes()))?;
        let written = Written { threads: 0, places: 1, locations: 1 };
        let exprs = expr::Written::default();
        Ok(Encoder { line: String::new(), places: Vec::new(), width: 16, written, exprs })
    }

    pub(in crate::trace_file) fn begin(&mut self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "begin")
    }

    pub(in crate::trace_file) fn event(
        &mut self,
        out: &mut impl Write,
        tables: &Tables,
        exprs: &Exprs,
        number: u64,
        id: EventId,
        event: &Event,
    ) -> io::Result<()> {
        let line = &mut self.line;
        line.clear();
        self.written.event(line, tables, event);
        self.exprs.event(line, exprs, event.what.exprs());
        if self.places.len() < tables.places().len() {
            self.places.resize(tables.places().len(), None);
        }
        let (place, columns) = self.places[event.place as usize].get_or_insert_with(|| {
            let mut place = String::new();
            text::place_into(&mut place, &tables.places()[event.place as usize]);
            let columns = place.chars().count();
            (place, columns)
        });
        self.width = self.width.max((*columns).min(WIDEST_PLACE));
        let (width, keyword) = (self.width, event.what.keyword());
        let name = id.show(tables).to_string();
        let _ = write!(line, "{number:>6}  {name:<8} c={:<8} {place:<width$}  {keyword:<12} ", event.clock);
        operands_into(line, &event.what, tables, exprs);
        let length = line.trim_end_matches(' ').len();
        line.truncate(length);
        line.push('\n');
        out.write_all(line.as_bytes())
    }

    pub(in crate::trace_file) fn end(
        &mut self,
        out: &mut impl Write,
        tables: &Tables,
        exprs: &Exprs,
        events: u64,
    ) -> io::Result<()> {
        self.line.clear();
        self.written.names(&mut self.line, tables, tables.sizes().map(|n| n as u32));
        self.exprs.end(&mut self.line, exprs);
        let _ = writeln!(self.line, "end {events}");
        out.write_all(self.line.as_bytes())
    }
}
