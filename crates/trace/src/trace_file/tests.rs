//! Traces come back as they were, in both forms; damaged ones are errors.

use super::*;
use crate::expr::{Numbers, TableId};
use crate::sync::ALL_BITS;
use crate::testing::Random;
use crate::{
    Access, BranchKind, ExprId, ExprOp, MemoryOrder, Node, Object, OtherSide, Source, SyncOp, Var, Wake, What,
};

fn random_tables(random: &mut Random) -> Tables {
    let mut tables = Tables::new();
    tables.thread(&ThreadName::main());
    for _ in 0..random.below(6) {
        tables.thread(&random.thread());
        tables.place(&random.place());
        tables.location(&random.string(4));
    }
    tables
}

fn random_exprs(random: &mut Random) -> Exprs {
    let mut exprs = Exprs::new();
    for _ in 0..random.below(40) {
        let width = *random.pick(&[1, 5, 8, 16, 32, 64]);
        let [a, b, c] = [0; 3].map(|_| ExprId::new(random.below(exprs.len() as u64 + 1) as u32));
        if random.below(8) == 0 {
            let values = (0..1 << (1 + random.below(3))).map(|_| random.number() >> (64 - width)).collect();
            let _ = exprs.add_table(width, values);
        }
        let table = TableId(random.below(exprs.tables().len() as u64 + 1) as u32);
        let place = exprs.tables().get(table.0 as usize).map_or(1, Numbers::place);
        let node = match random.below(11) {
            8 if exprs.has(a) => Node::Extract { of: a, low: 0, width: place },
            9 => Node::Lookup { table, at: a },
            0 => Node::Const { width, value: random.number() >> (64 - width) },
            1 | 2 => Node::Var { width, var: Var(exprs.vars()) },
            3 => Node::Ite(a, b, c),
            4 => Node::Extract { of: a, low: random.below(8) as u32, width },
            5 => Node::Concat(a, b),
            6 => Node::Zext { of: a, width },
            7 => Node::Sext { of: a, width },
            _ => Node::Bin(*random.pick(&ExprOp::ALL), a, if random.coin() { a } else { b }),
        };
        // Most are nothing, because widths do not fit.
        let _ = exprs.add(node);
    }
    exprs
}

/// Something with expressions, if there are any for it.
fn random_symbolic(random: &mut Random, tables: &Tables, exprs: &Exprs) -> Option<What> {
    let among = |random: &mut Random, wanted: &dyn Fn(ExprId) -> bool| {
        let all: Vec<ExprId> = exprs.iter().map(|(id, _)| id).filter(|&id| wanted(id)).collect();
        (!all.is_empty()).then(|| *random.pick(&all))
    };
    let is_var = |id: ExprId| matches!(exprs.node(id), Node::Var { .. });
    let bits = |random: &mut Random, width: u32| random.number() >> (64 - width);
    let location = random.below(tables.sizes()[2] as u64) as u32;
    let access = |random: &mut Random, width: u32| Access {
        location,
        address: random.number(),
        size: width / 8,
        atomic: random.coin().then(|| *random.pick(&MemoryOrder::ALL)),
    };
    Some(match random.below(7) {
        0 => What::Branch {
            kind: *random.pick(&BranchKind::ALL),
            cond: among(random, &|id| exprs.width(id) == 1)?,
            taken: random.coin(),
            other: *random.pick(&OtherSide::ALL),
        },
        1 => {
            let expr = among(random, &|_| true)?;
            What::Fixed { expr, value: bits(random, exprs.width(expr)) }
        }
        2 => {
            let expr = among(random, &is_var)?;
            What::Symbolic { name: location, value: bits(random, exprs.width(expr)), expr }
        }
        which => {
            let made = among(random, &|id| exprs.width(id).is_multiple_of(8))?;
            let width = exprs.width(made);
            let read = among(random, &|id| is_var(id) && exprs.width(id) == width);
            let (before, after) = (bits(random, width), bits(random, width));
            let (at, expr) = (access(random, width), random.coin().then_some(made));
            match which {
                3 => What::Read { at, value: Some(after), expr: read },
                4 => What::Write { at, before: random.coin().then_some(before), after: Some(after), expr },
                5 => What::Update { at, before: Some(before), after: Some(after), read, expr },
                _ => What::Initial { at, value: after, expr },
            }
        }
    })
}

fn random_what(random: &mut Random, tables: &Tables) -> What {
    let [threads, _, locations] = tables.sizes().map(|n| n as u64);
    let thread = random.below(threads) as u32;
    let object = |random: &mut Random| Object { location: random.below(locations) as u32, address: random.number() };
    let (on, mutex) = (object(random), object(random));
    let at = Access {
        location: on.location,
        address: on.address,
        size: *random.pick(&[0, 1, 2, 3, 4, 8, 16, 100, u32::MAX]),
        atomic: random.coin().then(|| *random.pick(&MemoryOrder::ALL)),
    };
    let number = |random: &mut Random| random.coin().then(|| random.number());
    let (before, after) = (number(random), number(random));
    let (took, woke) = (random.coin(), random.number() as u32);
    let wake = *random.pick(&[Wake::Signalled, Wake::TimedOut, Wake::Spurious]);
    let bits = *random.pick(&[ALL_BITS, 0, 1, 0x8000_0000]);
    let bytes = || Box::<[u8]>::from(&b""[..]);
    let whats = [
        What::Read { at, value: before, expr: None },
        What::Write { at, before, after, expr: None },
        What::Update { at, before, after, read: None, expr: None },
        What::Fence { order: *random.pick(&MemoryOrder::ALL) },
        What::Fork { child: thread },
        What::Start,
        What::Exit,
        What::Join { child: thread },
        What::Alloc { address: random.number(), size: random.number() },
        What::Free { address: random.number(), size: random.below(9) },
        What::Output { descriptor: random.number() as i32, bytes: random.bytes(9).into() },
        What::Input { source: Source::Descriptor(random.number() as i32), bytes: random.bytes(9).into() },
        What::Input { source: Source::Clock, bytes: bytes() },
        What::Input { source: Source::Random, bytes: random.bytes(9).into() },
        What::Yield,
        What::Fails,
        What::Call { function: at.location },
    ];
    let ops = [
        SyncOp::Lock,
        SyncOp::Unlock,
        SyncOp::TryLock { took },
        SyncOp::ReadLock,
        SyncOp::WriteLock,
        SyncOp::TryReadLock { took },
        SyncOp::TryWriteLock { took },
        SyncOp::RwUnlock { reads: took },
        SyncOp::WaitBegin { mutex, timed: random.coin() },
        SyncOp::WaitEnd { mutex, wake },
        SyncOp::Signal { woke: random.coin().then_some(thread) },
        SyncOp::Broadcast { woke },
        SyncOp::SignalOne { among: woke },
        SyncOp::SemaphoreWait,
        SyncOp::SemaphoreTryWait { took },
        SyncOp::SemaphorePost,
        SyncOp::SemaphoreValue { value: random.number() },
        SyncOp::OnceDone,
        SyncOp::BarrierArrive { last: took, ignored: random.coin() },
        SyncOp::BarrierLeave,
        SyncOp::OnceBegin,
        SyncOp::OnceEnd,
        SyncOp::FutexWait {
            expected: woke,
            found: random.coin().then(|| random.number() as u32),
            timed: random.coin(),
            bits,
        },
        SyncOp::FutexWoken { wake },
        SyncOp::FutexWake {
            most: random.coin().then(|| random.number() as u32),
            woke,
            whom: random.coin().then_some(thread),
            bits,
            ignored: random.coin(),
        },
        SyncOp::FutexRequeue { to: mutex, woke, moved: random.number() as u32 },
        SyncOp::Init { value: random.number() },
        SyncOp::Destroy,
    ];
    match random.coin() {
        true => random.pick(&whats).clone(),
        false => What::Sync { op: *random.pick(&ops), on },
    }
}

fn random_trace(random: &mut Random, longest: u64) -> Trace {
    let (tables, exprs) = (random_tables(random), random_exprs(random));
    let [threads, places, _] = tables.sizes().map(|n| n as u64);
    let mut events = Vec::new();
    for _ in 0..random.below(longest) {
        let (thread, place) = (random.below(threads) as u32, random.below(places) as u32);
        let symbolic = if random.coin() { random_symbolic(random, &tables, &exprs) } else { None };
        let what = symbolic.unwrap_or_else(|| random_what(random, &tables));
        events.push(Event { thread, clock: random.number(), place, what });
    }
    let start = if random.coin() { random.below(events.len() as u64 + 1) as usize } else { 0 };
    Trace { program: random.string(5), tables, exprs, events, start }
}

fn written(trace: &Trace, form: Form) -> Vec<u8> {
    let mut out = Vec::new();
    trace.write(&mut out, form).expect("a Vec takes everything");
    out
}

#[test]
fn traces_come_back_as_they_were() {
    let mut random = Random::new(7);
    for _ in 0..1500 {
        let trace = random_trace(&mut random, 20);
        for form in [Form::Text, Form::Compact] {
            let bytes = written(&trace, form);
            let shown = String::from_utf8_lossy(&bytes);
            assert_eq!(Trace::read(&bytes[..]).as_ref(), Ok(&trace), "{shown}");
            assert_eq!(TraceReader::new(&bytes[..]).map(|r| r.form()), Ok(form));
        }
    }
}

/// A damaged trace may have become another one; then that one can be written, read, and looked at as a whole.
fn read_damaged(bad: &[u8]) {
    if let Ok(other) = Trace::read(bad) {
        for form in [Form::Text, Form::Compact] {
            assert_eq!(Trace::read(&written(&other, form)[..]).as_ref(), Ok(&other));
        }
        let _ = other.validate();
    }
}

/// A word in the place of another: damage that keeps the lines.
fn swap_words(random: &mut Random, good: &[u8]) -> String {
    let good = std::str::from_utf8(good).expect("text");
    let words: Vec<&str> = good.split_whitespace().collect();
    let (gone, there) = (*random.pick(&words), *random.pick(&words));
    let at: Vec<usize> = good.match_indices(gone).map(|(at, _)| at).collect();
    let at = *random.pick(&at);
    format!("{}{there}{}", &good[..at], &good[at + gone.len()..])
}

#[test]
fn damaged_traces_are_errors() {
    let mut random = Random::new(8);
    for _ in 0..200 {
        let trace = random_trace(&mut random, 8);
        for form in [Form::Text, Form::Compact] {
            let good = written(&trace, form);
            for _ in 0..40 {
                let mut bad = good.clone();
                for _ in 0..=random.below(2) {
                    let at = random.below(bad.len() as u64) as usize;
                    match random.below(3) {
                        0 => bad[at] = random.next() as u8,
                        1 => bad[at] ^= 1 << random.below(8),
                        _ => drop(bad.remove(at)),
                    }
                }
                read_damaged(&bad);
            }
            if form == Form::Text {
                (0..40).for_each(|_| read_damaged(swap_words(&mut random, &good).as_bytes()));
            }
            for cut in 0..good.len() - 1 {
                assert!(Trace::read(&good[..cut]).is_err(), "cut at {cut} of {}", String::from_utf8_lossy(&good));
            }
        }
    }
}

/// Two threads that add to counters under a lock, with a queue in an array.
fn typical(events: u64) -> Trace {
    let mut random = Random::new(9);
    let mut tables = Tables::new();
    let main = ThreadName::main();
    let threads = [tables.thread(&main), tables.thread(&main.child(1)), tables.thread(&main.child(2))];
    let place = |tables: &mut Tables, line: u32| {
        tables.place(&Place { file: "pool.c".into(), line, column: 9, function: "push".into() })
    };
    let places: Vec<u32> = (40..60).map(|line| place(&mut tables, line)).collect();
    let mutex = Object { location: tables.location("queue.mutex"), address: 0x1000_0080 };
    let filled = Access { location: tables.location("queue.filled"), address: 0x1000_0040, size: 4, atomic: None };
    let slots: Vec<u32> = (0..50).map(|n| tables.location(&format!("queue.items[{n}]"))).collect();
    let (mut clocks, mut list, mut count) = ([0u64; 3], Vec::new(), 0);
    while (list.len() as u64) < events {
        let turn = random.below(3) as usize;
        let n = random.below(50) as usize;
        let item = Access { location: slots[n], address: 0x1000_0100 + 8 * n as u64, size: 8, atomic: None };
        let (old, new) =
            (Some(0x7000_0000_0000 + 64 * random.below(1000)), Some(0x7000_0000_0000 + 64 * random.below(1000)));
        let body = [
            What::Sync { op: SyncOp::Lock, on: mutex },
            What::Read { at: filled, value: Some(count), expr: None },
            What::Write { at: filled, before: Some(count), after: Some(count + 1), expr: None },
            What::Read { at: filled, value: Some(count + 1), expr: None },
            What::Write { at: item, before: old, after: new, expr: None },
            What::Sync { op: SyncOp::Unlock, on: mutex },
        ];
        count = (count + 1) % 1000;
        for (what, &place) in body.into_iter().zip(&places) {
            clocks[turn] += 1 + random.below(40);
            list.push(Event { thread: threads[turn], clock: clocks[turn], place, what });
        }
    }
    Trace { program: "5f3a".into(), tables, events: list, ..Trace::default() }
}

#[test]
fn a_typical_event_takes_less_than_eight_bytes() {
    let trace = typical(60_000);
    let size = written(&trace, Form::Compact).len() as f64 / trace.events.len() as f64;
    assert!(size < 8.0, "{size} bytes an event");
}

#[test]
fn text_is_readable() {
    let mut trace = typical(3);
    trace.events.truncate(4);
    let text = String::from_utf8(written(&trace, Form::Text)).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..2], ["unsnarl trace 1.4", "program 5f3a"]);
    assert!(
        lines.iter().any(|l| l.contains("pool.c:42:9 push  write        queue.filled 4B  0 -> 1  @0x10000040")),
        "{text}"
    );
    assert_eq!(lines.last(), Some(&"end 4"));
}

#[test]
fn expressions_are_readable() {
    let (mut trace, mut exprs) = (typical(1), Exprs::new());
    trace.events.truncate(3);
    let (found, one, four) = (exprs.fresh(32), exprs.constant(32, 1), exprs.constant(32, 4));
    let sum = exprs.bin(ExprOp::Add, found, one);
    let cond = exprs.bin(ExprOp::Sle, sum, four);
    let What::Read { expr, .. } = &mut trace.events[1].what else { panic!("a read") };
    *expr = Some(found);
    let What::Write { expr, .. } = &mut trace.events[2].what else { panic!("a write") };
    *expr = Some(sum);
    let mut branch = trace.events[2].clone();
    branch.what = What::Branch { kind: BranchKind::If, cond, taken: true, other: OtherSide::Fails };
    trace.events.push(branch);
    trace.exprs = exprs;
    trace.start = 1;
    let text = String::from_utf8(written(&trace, Form::Text)).expect("text");
    for line in [
        "\nbegin\n",
        "read         queue.filled 4B  0 = v0:32  @0x10000040\n",
        // The table has them in an order that no line brings.
        "\nexpr %1 = 1:32\nexpr %2 = 4:32\nexpr %3 = add v0:32 1:32\n",
        "write        queue.filled 4B  0 -> 1 = %3  @0x10000040\n",
        "\nexpr %4 = sle %3 4:32\n",
        "branch       if %4 = 1 other fails\n",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    let unknowns = crate::Unknowns::of(&trace);
    let name = trace.ids().nth(1).map(|(id, _)| id.show(&trace.tables).to_string()).unwrap();
    let meanings = trace.events[3].meanings(&trace.tables, &trace.exprs, &unknowns);
    assert_eq!(meanings, [format!("%4: queue.filled@{name} + 1 <= 4")]);
}

/// Other front ends number as they like, repeat themselves, and leave out what is the default.
#[test]
fn a_file_written_by_hand_is_read() {
    let text = "unsnarl trace 1\nprogram x\n# a comment\n\n\
        0 0#0 c=1 ? read x 1B 5 = v0:8 @0x1\n\
        expr %70 = add v0:8 -1:8\nexpr %7 = add v0:8 0xff:8\nexpr %8 = eq %7 %70\n\
        1 0#1 c=2 - f branch if %8 = 1\nend 2";
    let trace = Trace::read(text.as_bytes()).unwrap();
    let What::Branch { cond, .. } = trace.events[1].what else { panic!("a branch") };
    let Node::Bin(ExprOp::Eq, a, b) = *trace.exprs.node(cond) else { panic!("eq") };
    assert_eq!(a, b);
    assert_eq!(trace.validate(), Ok(vec![]));
}

#[test]
fn messages_say_what_to_do() {
    let text = String::from_utf8(written(&typical(4), Form::Text)).expect("text");
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Trace::read(text.replacen(from, to, 1).as_bytes()).map(drop).map_err(|e| e.to_string()).unwrap_err()
    };
    assert!(error("trace 1.4", "trace 2").contains("use the newer Unsnarl"));
    assert!(error("trace 1.4", "run 1").contains("an Unsnarl run file, expected a trace file"));
    assert!(error("     1  ", "     2  ").contains("leaves events out"));
    assert!(error(" lock ", " knock ").contains("`knock` is no operation"));
    assert!(error("4B", "four").contains("expected a size such as 4B, found `four`"));
    let newer = text.replacen("trace 1.4", "trace 1.9", 1).replacen(" lock ", " knock ", 1);
    let newer = Trace::read(newer.as_bytes()).map(drop).map_err(|e| e.to_string()).unwrap_err();
    assert!(newer.contains("this trace has version 1.9, and this Unsnarl knows 1.4"), "{newer}");
    let mut compact = written(&typical(4), Form::Compact);
    compact[compact::MAGIC.len()] = 9;
    let newer = Trace::read(&compact[..]).map(drop).map_err(|e| e.to_string());
    assert!(newer.unwrap_err().contains("version 9"));
    for nothing in [&b""[..], b"\x89PNG\r\n\x1a\n", b"\xff\xfe", b"int main(void) {}\n"] {
        assert!(Trace::read(nothing).is_err());
    }
}

#[test]
fn values_are_shown_as_people_expect_them() {
    let mut trace = typical(1);
    trace.events.truncate(1);
    for (value, size, shown) in [
        (1, 4, "1"),
        (0xffff_ffff, 4, "-1"),
        (u64::MAX, 8, "-1"),
        (0xffff, 2, "-1"),
        (255, 1, "255"),
        (u64::MAX, 4, "0xffffffffffffffff"),
        (0x7000_0000_0040, 8, "0x700000000040"),
    ] {
        let at = Access { location: 0, address: 16, size, atomic: Some(MemoryOrder::SeqCst) };
        trace.events[0].what = What::Read { at, value: Some(value), expr: None };
        let text = trace.events[0].describe(&trace.tables);
        assert_eq!(text, format!("read ? {size}B atomic seq-cst  {shown}  @0x10"));
        assert_eq!(Trace::read(&written(&trace, Form::Text)[..]).as_ref(), Ok(&trace));
    }
}

#[test]
fn a_writer_is_fed_as_things_happen() {
    let mut writer = TraceWriter::new(Vec::new(), Form::Compact, "5f").expect("a Vec takes everything");
    let main = writer.thread(&ThreadName::main());
    let unknown = Event { thread: main + 1, clock: 1, place: 0, what: What::Start };
    assert!(writer.event(&unknown).is_err());
    let id = writer.event(&Event { thread: main, clock: 1, place: 0, what: What::Start }).expect("known");
    assert_eq!(id.show(writer.tables()).to_string(), "0#0");
    let child = writer.thread(&ThreadName::main().child(1));
    let id = writer.event(&Event { thread: main, clock: 2, place: 0, what: What::Fork { child } }).expect("known");
    assert_eq!(id, EventId { thread: main, index: 1 });
    let bytes = writer.finish().expect("a Vec takes everything");
    let mut reader = TraceReader::new(&bytes[..]).expect("a trace");
    assert_eq!(reader.program(), "5f");
    assert_eq!(reader.by_ref().count(), 2);
    assert_eq!(reader.tables().threads().len(), 2);
}

#[test]
fn what_older_versions_did_not_say_is_not_known() {
    let text = "unsnarl trace 1.2\nprogram 5f3a\n\
        0  0#0  c=1  ?  read x 4B atomic  1  @0x10\n\
        1  0#1  c=2  ?  fence\n\
        2  0#2  c=3  ?  rw-unlock l @0x20\n\
        3  0#3  c=4  ?  futex-wait x @0x10 expects 3\n\
        4  0#4  c=5  ?  futex-wake x @0x10 wakes 2\nend 5\n";
    let trace = Trace::read(text.as_bytes()).unwrap();
    let ops: Vec<SyncOp> = trace
        .events
        .iter()
        .filter_map(|e| match e.what {
            What::Sync { op, .. } => Some(op),
            _ => None,
        })
        .collect();
    assert_eq!(trace.events[0].what.access().unwrap().atomic, Some(MemoryOrder::Unknown));
    assert_eq!(trace.events[1].what, What::Fence { order: MemoryOrder::Unknown });
    assert_eq!(
        ops,
        [
            SyncOp::RwUnlock { reads: false },
            SyncOp::FutexWait { expected: 3, found: None, timed: false, bits: ALL_BITS },
            SyncOp::FutexWake { most: None, woke: 2, whom: None, bits: ALL_BITS, ignored: false },
        ]
    );
    let (mut again, mut compact) = (Vec::new(), Vec::new());
    trace.write(&mut again, Form::Text).unwrap();
    trace.write(&mut compact, Form::Compact).unwrap();
    assert_eq!(Trace::read(&again[..]).unwrap(), trace);
    assert_eq!(Trace::read(&compact[..]).unwrap(), trace);
}

#[test]
fn the_document_has_every_word() {
    let document = include_str!("../../../../docs/trace-format.md");
    let mut random = Random::new(10);
    for _ in 0..2000 {
        let (tables, exprs) = (random_tables(&mut random), random_exprs(&mut random));
        let what = random_symbolic(&mut random, &tables, &exprs).unwrap_or_else(|| random_what(&mut random, &tables));
        assert!(document.contains(&format!("`{}", what.keyword())), "{}", what.keyword());
    }
    let ids = BranchKind::ALL.map(BranchKind::id).into_iter().chain(ExprOp::ALL.map(ExprOp::name));
    for word in ids
        .chain(OtherSide::ALL.map(OtherSide::id))
        .chain(["ite", "extract", "concat", "zext", "sext", "lookup", "table"])
    {
        let found = document.split(|c: char| !c.is_ascii_alphanumeric()).any(|w| w == word);
        assert!(found, "{word}");
    }
}
