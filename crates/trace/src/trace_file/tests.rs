//! Traces come back as they were, in both forms; damaged ones are errors.

use super::*;
use crate::testing::Random;
use crate::{Access, Object, Source, SyncOp, Wake, What};

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

fn random_what(random: &mut Random, tables: &Tables) -> What {
    let [threads, _, locations] = tables.sizes().map(|n| n as u64);
    let thread = random.below(threads) as u32;
    let object = |random: &mut Random| Object { location: random.below(locations) as u32, address: random.number() };
    let (on, mutex) = (object(random), object(random));
    let at = Access {
        location: on.location,
        address: on.address,
        size: *random.pick(&[0, 1, 2, 3, 4, 8, 16, 100, u32::MAX]),
        atomic: random.coin(),
    };
    let number = |random: &mut Random| random.coin().then(|| random.number());
    let (before, after) = (number(random), number(random));
    let (took, woke) = (random.coin(), random.number() as u32);
    let bytes = || Box::<[u8]>::from(&b""[..]);
    let whats = [
        What::Read { at, value: before, expr: None },
        What::Write { at, before, after, expr: None },
        What::Update { at, before, after, read: None, expr: None },
        What::Fence,
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
        SyncOp::RwUnlock,
        SyncOp::WaitBegin { mutex, timed: random.coin() },
        SyncOp::WaitEnd { mutex, wake: *random.pick(&[Wake::Signalled, Wake::TimedOut, Wake::Spurious]) },
        SyncOp::Signal { woke: random.coin().then_some(thread) },
        SyncOp::Broadcast { woke },
        SyncOp::SignalOne { among: woke },
        SyncOp::SemaphoreWait,
        SyncOp::SemaphoreTryWait { took },
        SyncOp::SemaphorePost,
        SyncOp::BarrierArrive { last: false },
        SyncOp::BarrierLeave,
        SyncOp::OnceBegin,
        SyncOp::OnceEnd,
        SyncOp::FutexWait { expected: woke },
        SyncOp::FutexWake { woke },
        SyncOp::Init { value: random.number() },
        SyncOp::Destroy,
    ];
    match random.coin() {
        true => random.pick(&whats).clone(),
        false => What::Sync { op: *random.pick(&ops), on },
    }
}

fn random_trace(random: &mut Random, longest: u64) -> Trace {
    let tables = random_tables(random);
    let [threads, places, _] = tables.sizes().map(|n| n as u64);
    let mut events = Vec::new();
    for _ in 0..random.below(longest) {
        let (thread, place) = (random.below(threads) as u32, random.below(places) as u32);
        events.push(Event { thread, clock: random.number(), place, what: random_what(random, &tables) });
    }
    Trace { program: random.string(5), tables, events, ..Trace::default() }
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
                // It may have become another trace; then that one can be written and read.
                if let Ok(other) = Trace::read(&bad[..]) {
                    for form in [Form::Text, Form::Compact] {
                        assert_eq!(Trace::read(&written(&other, form)[..]).as_ref(), Ok(&other));
                    }
                }
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
    let filled = Access { location: tables.location("queue.filled"), address: 0x1000_0040, size: 4, atomic: false };
    let slots: Vec<u32> = (0..50).map(|n| tables.location(&format!("queue.items[{n}]"))).collect();
    let (mut clocks, mut list, mut count) = ([0u64; 3], Vec::new(), 0);
    while (list.len() as u64) < events {
        let turn = random.below(3) as usize;
        let n = random.below(50) as usize;
        let item = Access { location: slots[n], address: 0x1000_0100 + 8 * n as u64, size: 8, atomic: false };
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
    assert_eq!(lines[..2], ["unsnarl trace 1", "program 5f3a"]);
    assert!(
        lines.iter().any(|l| l.contains("pool.c:42:9 push  write        queue.filled 4B  0 -> 1  @0x10000040")),
        "{text}"
    );
    assert_eq!(lines.last(), Some(&"end 4"));
}

#[test]
fn messages_say_what_to_do() {
    let text = String::from_utf8(written(&typical(4), Form::Text)).expect("text");
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Trace::read(text.replacen(from, to, 1).as_bytes()).map(drop).map_err(|e| e.to_string()).unwrap_err()
    };
    assert!(error("trace 1", "trace 2").contains("use the newer Unsnarl"));
    assert!(error("trace 1", "run 1").contains("an Unsnarl run file, expected a trace file"));
    assert!(error("     1  ", "     2  ").contains("leaves events out"));
    assert!(error(" lock ", " knock ").contains("`knock` is no operation"));
    assert!(error("4B", "four").contains("expected a size such as 4B, found `four`"));
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
        let at = Access { location: 0, address: 16, size, atomic: true };
        trace.events[0].what = What::Read { at, value: Some(value), expr: None };
        let text = trace.events[0].describe(&trace.tables);
        assert_eq!(text, format!("read ? {size}B atomic  {shown}  @0x10"));
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
