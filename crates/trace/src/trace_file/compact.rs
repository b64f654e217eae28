//! The compact form.
//!
//! ```text
//! magic (8 bytes), version, program hash (length and bytes), records
//!
//! record                                         means
//! 0 count                                        the end: so many events were there
//! 1 thread                                       the events that follow are of this thread
//! 2 n number*n                                   a new thread, by its path
//! 3 file line column function                    a new place; a file or function is a number in a table of strings,
//!                                                the next free number brings a new string (length and bytes)
//! 4 length bytes                                 a new name of a location
//! 5 tag variant shape size place                 a new site: all that events of one place in the program share
//! 6 kind operands                                a new expression (the table is below)
//! 7                                              the events before only say the state from which the others begin
//! 8+s clock object* number* expr* (length bytes)?      an event at site s; its shape says which operands follow
//!
//! kind of expression                             operands
//! 0                                              a number: width, value
//! 1                                              an unknown: width, number
//! 2                                              one or the other: three expressions
//! 3                                              some bits: of, low, width
//! 4                                              concat: the upper, the lower
//! 5, 6                                           extended with zeros, with the sign: of, width
//! 7                                              no expression but a table: width, how many numbers, the numbers
//! 8                                              what stands in a table: at, number of the table
//! 16+n                                           the n-th operation of [`ExprOp::ALL`] on two expressions
//! ```
//!
//! Expressions are numbered in their order, and an expression is given as how many were added since: 0 is the last.
//!
//! All numbers are varints (7 bits a byte, the lowest first). What is likely to be close to something known is written
//! as the difference to it, zigzag-coded: the clock to the thread's last, a location to the site's last, an address to
//! the location's last, a number to the site's last, and what a write leaves to what was there before. Mostly these
//! differences are 0 or small, so that a typical event takes five bytes.

use super::parts::Parts;
use super::{Known, MAJOR, fits};
use crate::error::{FormatError, Position};
use crate::expr::{TableId, WIDEST_PLACE};
use crate::sync::Object;
use crate::{Event, ExprId, ExprOp, Exprs, Node, Place, Tables, ThreadName, Var};
use rustc_hash::FxHashMap;
use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;

/// The first byte is in no text; the last ones notice a transfer that changes line ends.
pub(super) const MAGIC: [u8; 8] = *b"\x89UTRC\r\n\x1a";

const END: u64 = 0;
const SWITCH: u64 = 1;
const THREAD: u64 = 2;
const PLACE: u64 = 3;
const LOCATION: u64 = 4;
const SITE: u64 = 5;
const EXPR: u64 = 6;
const BEGIN: u64 = 7;
const FIRST_SITE: u64 = 8;

const CONST: u8 = 0;
const VAR: u8 = 1;
const ITE: u8 = 2;
const EXTRACT: u8 = 3;
const CONCAT: u8 = 4;
const ZEXT: u8 = 5;
const SEXT: u8 = 6;
const TABLE: u8 = 7;
const LOOKUP: u8 = 8;
const FIRST_OP: u8 = 16;

/// What all events of one place in the program share.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Site {
    tag: u8,
    variant: u8,
    /// Bits 0 and 1: objects; 2 and 3: numbers; 4: bytes; 5 and 6: expressions.
    shape: u8,
    size: u32,
    place: u32,
}

impl Site {
    fn of(parts: &Parts<'_>, place: u32) -> Site {
        let bits = [
            parts.objects[0].is_some(),
            parts.objects[1].is_some(),
            parts.numbers[0].is_some(),
            parts.numbers[1].is_some(),
            parts.bytes.is_some(),
            parts.exprs[0].is_some(),
            parts.exprs[1].is_some(),
        ];
        let shape = bits.iter().rev().fold(0, |shape, &bit| shape << 1 | u8::from(bit));
        Site { tag: parts.tag, variant: parts.variant, shape, size: parts.size, place }
    }

    fn has(&self, bit: usize) -> bool {
        self.shape >> bit & 1 == 1
    }
}

/// What the last event at a site had.
#[derive(Clone, Copy, Default)]
struct Last {
    locations: [u32; 2],
    numbers: [u64; 2],
}

impl Last {
    /// What number `n` is likely to be. A variable mostly has what was written last, and a write changes it little.
    fn guess(&self, tag: u8, n: usize, parts: &Parts<'_>) -> u64 {
        match (Parts::is_change(tag), n) {
            (false, n) => self.numbers[n],
            (true, 0) => self.numbers[1],
            (true, _) => parts.numbers[0].unwrap_or(self.numbers[1]),
        }
    }
}

/// What both sides know, and predict from.
#[derive(Default)]
struct Memory {
    thread: Option<u32>,
    clocks: Vec<u64>,
    addresses: Vec<u64>,
    sites: Vec<Last>,
}

fn slot<T: Default + Clone>(list: &mut Vec<T>, at: u32) -> &mut T {
    let at = at as usize;
    if at >= list.len() {
        list.resize(at + 1, T::default());
    }
    &mut list[at]
}

fn zigzag(from: u64, to: u64) -> u64 {
    let difference = to.wrapping_sub(from) as i64;
    ((difference << 1) ^ (difference >> 63)) as u64
}

fn unzigzag(from: u64, coded: u64) -> u64 {
    from.wrapping_add((coded >> 1) ^ (coded & 1).wrapping_neg())
}

fn push(out: &mut Vec<u8>, mut n: u64) {
    while n >= 0x80 {
        out.push(n as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
}

fn push_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    push(out, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

/// How many expressions were added since this one, when there are `count`.
fn since(id: ExprId, count: usize) -> u64 {
    count as u64 - 1 - u64::from(id.number())
}

#[derive(Default)]
pub(super) struct Encoder {
    buffer: Vec<u8>,
    memory: Memory,
    sites: FxHashMap<Site, u32>,
    strings: FxHashMap<Arc<str>, u32>,
    /// How much of each table has been written.
    threads: usize,
    places: usize,
    locations: usize,
    exprs: usize,
    /// Tables of numbers.
    number_tables: usize,
}

impl Encoder {
    pub(super) fn start(out: &mut impl Write, program: &str) -> io::Result<Encoder> {
        let mut buffer = MAGIC.to_vec();
        push(&mut buffer, MAJOR.into());
        push_bytes(&mut buffer, program.as_bytes());
        out.write_all(&buffer)?;
        Ok(Encoder { places: 1, locations: 1, ..Encoder::default() })
    }

    fn string(&mut self, string: &Arc<str>) {
        if let Some(&n) = self.strings.get(string) {
            return push(&mut self.buffer, n.into());
        }
        let n = self.strings.len() as u32;
        self.strings.insert(string.clone(), n);
        push(&mut self.buffer, n.into());
        push_bytes(&mut self.buffer, string.as_bytes());
    }

    /// What is new in the tables.
    fn tables(&mut self, tables: &Tables) {
        for name in &tables.threads()[self.threads..] {
            push(&mut self.buffer, THREAD);
            push(&mut self.buffer, name.path().len() as u64);
            name.path().iter().for_each(|&n| push(&mut self.buffer, n.into()));
        }
        for place in &tables.places()[self.places..] {
            push(&mut self.buffer, PLACE);
            self.string(&place.file);
            push(&mut self.buffer, place.line.into());
            push(&mut self.buffer, place.column.into());
            self.string(&place.function);
        }
        for name in &tables.locations()[self.locations..] {
            push(&mut self.buffer, LOCATION);
            push_bytes(&mut self.buffer, name.as_bytes());
        }
        [self.threads, self.places, self.locations] = tables.sizes();
    }

    /// The expressions that are new, up to a number.
    fn exprs(&mut self, exprs: &Exprs, upto: usize) {
        for number in self.exprs..upto {
            let id = ExprId::new(number as u32);
            if let Node::Lookup { table, .. } = exprs.node(id) {
                self.number_tables(exprs, table.0 as usize + 1);
            }
            push(&mut self.buffer, EXPR);
            self.node(exprs.node(id), number);
        }
        self.exprs = self.exprs.max(upto);
    }

    fn number_tables(&mut self, exprs: &Exprs, upto: usize) {
        for numbers in exprs.tables().iter().take(upto).skip(self.number_tables) {
            push(&mut self.buffer, EXPR);
            self.buffer.push(TABLE);
            push(&mut self.buffer, numbers.width.into());
            push(&mut self.buffer, numbers.values.len() as u64);
            numbers.values.iter().for_each(|&n| push(&mut self.buffer, n));
        }
        self.number_tables = self.number_tables.max(upto);
    }

    fn node(&mut self, node: &Node, number: usize) {
        let (kind, numbers) = match *node {
            Node::Const { width, value } => (CONST, [width.into(), value]),
            Node::Var { width, var } => (VAR, [width.into(), var.0.into()]),
            Node::Extract { low, width, .. } => (EXTRACT, [low.into(), width.into()]),
            Node::Zext { width, .. } => (ZEXT, [width.into(), 0]),
            Node::Sext { width, .. } => (SEXT, [width.into(), 0]),
            Node::Ite(..) => (ITE, [0; 2]),
            Node::Concat(..) => (CONCAT, [0; 2]),
            Node::Lookup { table, .. } => (LOOKUP, [table.0.into(), 0]),
            Node::Bin(op, ..) => (FIRST_OP + ExprOp::ALL.iter().position(|o| *o == op).unwrap_or(0) as u8, [0; 2]),
        };
        self.buffer.push(kind);
        node.operands().for_each(|o| push(&mut self.buffer, since(o, number)));
        let count = match kind {
            CONST | VAR | EXTRACT => 2,
            ZEXT | SEXT | LOOKUP => 1,
            _ => 0,
        };
        numbers[..count].iter().for_each(|&n| push(&mut self.buffer, n));
    }

    pub(super) fn begin(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.buffer.clear();
        push(&mut self.buffer, BEGIN);
        out.write_all(&self.buffer)
    }

    pub(super) fn event(
        &mut self,
        out: &mut impl Write,
        tables: &Tables,
        exprs: &Exprs,
        event: &Event,
    ) -> io::Result<()> {
        self.buffer.clear();
        self.tables(tables);
        self.exprs(exprs, event.what.exprs().map(|e| e.number() as usize + 1).max().unwrap_or(0));
        let (buffer, memory) = (&mut self.buffer, &mut self.memory);
        if memory.thread != Some(event.thread) {
            memory.thread = Some(event.thread);
            push(buffer, SWITCH);
            push(buffer, event.thread.into());
        }
        let parts = event.what.parts();
        let site = Site::of(&parts, event.place);
        let next = self.sites.len() as u32;
        let number = *self.sites.entry(site).or_insert_with(|| {
            push(buffer, SITE);
            buffer.extend([site.tag, site.variant, site.shape]);
            push(buffer, site.size.into());
            push(buffer, site.place.into());
            next
        });
        push(buffer, FIRST_SITE + u64::from(number));
        let clock = slot(&mut memory.clocks, event.thread);
        push(buffer, zigzag(*clock, event.clock));
        *clock = event.clock;
        let last = slot(&mut memory.sites, number);
        for (object, location) in parts.objects.iter().zip(&mut last.locations) {
            let Some(object) = object else { continue };
            let address = slot(&mut memory.addresses, object.location);
            let moved = object.address != *address;
            push(buffer, zigzag((*location).into(), object.location.into()) << 1 | u64::from(moved));
            if moved {
                push(buffer, zigzag(*address, object.address));
            }
            *address = object.address;
            *location = object.location;
        }
        for n in 0..2 {
            let Some(number) = parts.numbers[n] else { continue };
            let guess = last.guess(site.tag, n, &parts);
            push(buffer, zigzag(guess, number));
        }
        for (slot, number) in last.numbers.iter_mut().zip(parts.numbers) {
            *slot = number.unwrap_or(*slot);
        }
        for expr in parts.exprs.into_iter().flatten() {
            push(buffer, since(expr, self.exprs));
        }
        if let Some(bytes) = parts.bytes {
            push_bytes(buffer, bytes);
        }
        out.write_all(buffer)
    }

    pub(super) fn end(&mut self, out: &mut impl Write, tables: &Tables, exprs: &Exprs, events: u64) -> io::Result<()> {
        self.buffer.clear();
        self.tables(tables);
        self.exprs(exprs, exprs.len());
        self.number_tables(exprs, exprs.tables().len());
        push(&mut self.buffer, END);
        push(&mut self.buffer, events);
        out.write_all(&self.buffer)
    }
}

/// Reads numbers and counts bytes.
struct Cursor<'a, R> {
    input: &'a mut R,
    at: &'a mut u64,
}

type Res<T> = Result<T, FormatError>;

impl<R: BufRead> Cursor<'_, R> {
    fn wrong<T>(&self, message: impl Into<String>) -> Res<T> {
        Err(FormatError { at: Position::Byte(*self.at), message: message.into() })
    }

    fn cut_off<T>(&self) -> Res<T> {
        self.wrong("the file ends early: its writer was stopped, or a part is lost")
    }

    fn byte(&mut self) -> Res<u8> {
        let next = loop {
            match self.input.fill_buf() {
                Ok(buffer) => break buffer.first().copied(),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(super::unreadable(e)),
            }
        };
        let Some(byte) = next else { return self.cut_off() };
        self.input.consume(1);
        *self.at += 1;
        Ok(byte)
    }

    fn number(&mut self) -> Res<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                break;
            }
            number |= bits << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        self.wrong("expected a number, found more than 64 bits")
    }

    fn small(&mut self, what: &str) -> Res<u32> {
        let number = self.number()?;
        u32::try_from(number).or_else(|_| self.wrong(format!("expected {what}, found {number}")))
    }

    /// A number below `limit`.
    fn index(&mut self, what: &str, limit: usize) -> Res<u32> {
        let number = self.number()?;
        match u32::try_from(number) {
            Ok(small) if (small as usize) < limit => Ok(small),
            _ => self.wrong(format!("expected {what}, there are {limit}, found {number}")),
        }
    }

    /// One of the expressions so far.
    fn expr(&mut self, count: usize) -> Res<ExprId> {
        let since = self.number()?;
        match (count as u64).checked_sub(1).and_then(|last| last.checked_sub(since)) {
            Some(number) => Ok(ExprId::new(number as u32)),
            None => {
                self.wrong(format!("expected an expression, there are {count}, found the one {since} before the last"))
            }
        }
    }

    /// The numbers of a table, after its kind.
    fn table(&mut self) -> Res<(u32, Vec<u64>)> {
        let (width, count) = (self.small("a width")?, self.number()?);
        if count > 1 << WIDEST_PLACE {
            return self.wrong(format!("expected at most {} numbers in a table, found {count}", 1 << WIDEST_PLACE));
        }
        let values = (0..count).map(|_| self.number()).collect::<Res<_>>()?;
        Ok((width, values))
    }

    fn node(&mut self, kind: u8, count: usize) -> Res<Node> {
        Ok(match kind {
            CONST => Node::Const { width: self.small("a width")?, value: self.number()? },
            VAR => Node::Var { width: self.small("a width")?, var: Var(self.small("an unknown")?) },
            ITE => Node::Ite(self.expr(count)?, self.expr(count)?, self.expr(count)?),
            EXTRACT => {
                Node::Extract { of: self.expr(count)?, low: self.small("a bit")?, width: self.small("a width")? }
            }
            CONCAT => Node::Concat(self.expr(count)?, self.expr(count)?),
            ZEXT => Node::Zext { of: self.expr(count)?, width: self.small("a width")? },
            SEXT => Node::Sext { of: self.expr(count)?, width: self.small("a width")? },
            LOOKUP => Node::Lookup { at: self.expr(count)?, table: TableId(self.small("a table")?) },
            _ => match kind.checked_sub(FIRST_OP).and_then(|n| ExprOp::ALL.get(usize::from(n))) {
                Some(op) => Node::Bin(*op, self.expr(count)?, self.expr(count)?),
                None => return self.wrong(format!("expected an expression, found the unknown kind {kind}")),
            },
        })
    }

    fn bytes(&mut self) -> Res<Vec<u8>> {
        let length = self.number()?;
        let mut bytes = Vec::new();
        // Not reserved at once: the length may be nonsense.
        let got = self.input.take(length).read_to_end(&mut bytes).map_err(super::unreadable)?;
        *self.at += got as u64;
        if (got as u64) < length { self.cut_off() } else { Ok(bytes) }
    }

    fn string(&mut self) -> Res<String> {
        String::from_utf8(self.bytes()?).or_else(|_| self.wrong("expected text, found bytes that are not UTF-8"))
    }
}

pub(super) struct Decoder {
    at: u64,
    memory: Memory,
    sites: Vec<Site>,
    strings: Vec<Arc<str>>,
}

impl Decoder {
    pub(super) fn start(input: &mut impl BufRead) -> Res<(Decoder, String)> {
        let mut at = 0;
        let mut c = Cursor { input, at: &mut at };
        for expected in MAGIC {
            if c.byte()? != expected {
                return c.wrong("expected a compact trace, found another file, or one changed on its way (as text?)");
            }
        }
        let version = c.number()?;
        if version != u64::from(MAJOR) {
            let what = if version > u64::from(MAJOR) { "newer" } else { "older" };
            return c.wrong(format!(
                "this trace has version {version}, and this Unsnarl reads version {MAJOR}: \
                 use the {what} Unsnarl that wrote it, or make the trace again"
            ));
        }
        let program = c.string()?;
        Ok((Decoder { at, memory: Memory::default(), sites: Vec::new(), strings: Vec::new() }, program))
    }

    pub(super) fn position(&self) -> Position {
        Position::Byte(self.at)
    }

    /// The next event; `None` at the end.
    pub(super) fn event(&mut self, input: &mut impl BufRead, known: &mut Known, events: u64) -> Res<Option<Event>> {
        let mut c = Cursor { input, at: &mut self.at };
        loop {
            let tables = &mut known.tables;
            let [threads, places, locations] = tables.sizes();
            let twice = |c: &Cursor<'_, _>| c.wrong("expected something new, found what is in the table");
            match c.number()? {
                END => {
                    let count = c.number()?;
                    if count != events {
                        return c.wrong(format!("the end speaks of {count} events, but there were {events}"));
                    }
                    return match c.input.fill_buf() {
                        Ok([]) => Ok(None),
                        Ok(_) => c.wrong("expected nothing after the end"),
                        Err(e) => Err(super::unreadable(e)),
                    };
                }
                SWITCH => self.memory.thread = Some(c.index("a thread", threads)?),
                THREAD => {
                    let mut path = Vec::new();
                    for _ in 0..c.small("the length of a thread's name")? {
                        path.push(c.small("a number of a thread's name")?);
                    }
                    if path.contains(&0) {
                        return c.wrong("expected the name of a thread, whose children are counted from 1, found 0");
                    }
                    if tables.thread(&ThreadName::from_path(path)) as usize != threads {
                        return twice(&c);
                    }
                }
                PLACE => {
                    let file = string(&mut c, &mut self.strings)?;
                    let (line, column) = (c.small("a line")?, c.small("a column")?);
                    let function = string(&mut c, &mut self.strings)?;
                    if tables.place(&Place { file, line, column, function }) as usize != places {
                        return twice(&c);
                    }
                }
                LOCATION => {
                    if tables.location(&c.string()?) as usize != locations {
                        return twice(&c);
                    }
                }
                SITE => {
                    let (tag, variant, shape) = (c.byte()?, c.byte()?, c.byte()?);
                    let (size, place) = (c.small("a size")?, c.index("a place", places)?);
                    self.sites.push(Site { tag, variant, shape, size, place });
                }
                EXPR => {
                    let (count, tables) = (known.exprs.len(), known.exprs.tables().len());
                    let kind = c.byte()?;
                    if kind == TABLE {
                        let (width, values) = c.table()?;
                        match known.exprs.add_table(width, values) {
                            Ok(id) if id.0 as usize == tables => continue,
                            Ok(_) => return twice(&c),
                            Err(message) => return c.wrong(message),
                        }
                    }
                    let node = c.node(kind, count)?;
                    match known.exprs.add(node) {
                        Ok(id) if id.number() as usize == count => {}
                        Ok(_) => return twice(&c),
                        Err(message) => return c.wrong(message),
                    }
                }
                BEGIN => known.begin(events).or_else(|message| c.wrong(message))?,
                number => {
                    let site = number.checked_sub(FIRST_SITE).filter(|&n| n < self.sites.len() as u64);
                    let Some(site) = site else {
                        return c.wrong(format!(
                            "expected a record, found the unknown number {number}: is it from a newer Unsnarl?"
                        ));
                    };
                    let event = event(&mut c, &mut self.memory, &self.sites, site as u32, known)?;
                    return Ok(Some(event));
                }
            }
        }
    }
}

fn string<R: BufRead>(c: &mut Cursor<'_, R>, strings: &mut Vec<Arc<str>>) -> Res<Arc<str>> {
    let index = c.index("a string", strings.len() + 1)? as usize;
    if index == strings.len() {
        strings.push(c.string()?.into());
    }
    Ok(strings[index].clone())
}

fn event<R: BufRead>(
    c: &mut Cursor<'_, R>,
    memory: &mut Memory,
    sites: &[Site],
    number: u32,
    known: &Known,
) -> Res<Event> {
    let site = sites[number as usize];
    let Some(thread) = memory.thread else {
        return c.wrong("expected a thread before the first event");
    };
    let clock = slot(&mut memory.clocks, thread);
    *clock = unzigzag(*clock, c.number()?);
    let clock = *clock;
    let mut parts = Parts { tag: site.tag, variant: site.variant, size: site.size, ..Parts::default() };
    let last = slot(&mut memory.sites, number);
    for n in (0..2).filter(|&n| site.has(n)) {
        let coded = c.number()?;
        let location = unzigzag(last.locations[n].into(), coded >> 1);
        let count = known.tables.locations().len() as u64;
        let Some(location) = u32::try_from(location).ok().filter(|&l| u64::from(l) < count) else {
            return c.wrong(format!("expected a location, there are {count}, found {location}"));
        };
        let address = slot(&mut memory.addresses, location);
        if coded & 1 == 1 {
            *address = unzigzag(*address, c.number()?);
        }
        parts.objects[n] = Some(Object { location, address: *address });
        last.locations[n] = location;
    }
    for n in (0..2).filter(|&n| site.has(2 + n)) {
        parts.numbers[n] = Some(unzigzag(last.guess(site.tag, n, &parts), c.number()?));
    }
    for (slot, number) in last.numbers.iter_mut().zip(parts.numbers) {
        *slot = number.unwrap_or(*slot);
    }
    for n in (0..2).filter(|&n| site.has(5 + n)) {
        parts.exprs[n] = Some(c.expr(known.exprs.len())?);
    }
    let bytes = if site.has(4) { Some(c.bytes()?) } else { None };
    parts.bytes = bytes.as_deref();
    let event = parts.what().map(|what| Event { thread, clock, place: site.place, what });
    let Some(event) = event else {
        return c.wrong("expected an event, found operands that belong to none");
    };
    match fits::check(&event, &known.tables, &known.exprs) {
        Ok(()) => Ok(event),
        Err(message) => c.wrong(message),
    }
}
