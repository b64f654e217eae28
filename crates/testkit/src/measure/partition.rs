//! How long the two passes of `solve::partition` take: millions of events of eight threads, made up as they are pushed.
//!
//! `cargo run --release -p xtask -- measure partition [EVENTS] [WINDOW] [CHUNKS]`

use solve::partition::{Chunker, Focus, Kind, Planner};
use std::sync::OnceLock;
use std::time::Instant;
use trace::{Access, Event, EventId, Exprs, Object, SyncOp, Tables, ThreadName, What};

const THREADS: u32 = 8;

/// Threads take turns of some steps; each works on its own part of an array, looks at others' parts, and sometimes adds to
/// a sum under one of a few locks.
fn events(count: u64, mut each: impl FnMut(&Event)) {
    let mut state = 1u64;
    let mut random = move |n: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) % n
    };
    let mut clocks = [0u64; THREADS as usize];
    let mut made = 0;
    let mut emit = |thread: u32, what: What| {
        clocks[thread as usize] += 3;
        each(&Event { thread, clock: clocks[thread as usize], place: 0, what });
        made += 1;
        made < count
    };
    for child in 1..THREADS {
        emit(0, What::Fork { child });
    }
    (1..THREADS).for_each(|t| {
        emit(t, What::Start);
    });
    let read = |address| What::Read { at: at(address), value: Some(0), expr: None };
    let write = |address| What::Write { at: at(address), before: Some(0), after: Some(0), expr: None };
    loop {
        let thread = random(THREADS.into()) as u32;
        for _ in 0..20 + random(100) {
            let own = 0x10_0000 * (1 + u64::from(thread)) + 8 * random(4096);
            let go_on = match random(40) {
                0 => {
                    let n = random(4);
                    let sync = |op| What::Sync { op, on: Object { location: 0, address: 0x1000 + 64 * n } };
                    emit(thread, sync(SyncOp::Lock));
                    emit(thread, read(0x2000 + 8 * n));
                    emit(thread, write(0x2000 + 8 * n));
                    emit(thread, sync(SyncOp::Unlock))
                }
                1 => emit(thread, read(0x10_0000 * (1 + random(THREADS.into())) + 8 * random(4096))),
                2..=20 => emit(thread, read(own)),
                _ => emit(thread, write(own)),
            };
            if !go_on {
                return;
            }
        }
    }
}

fn at(address: u64) -> Access {
    Access { location: 0, address, size: 4, atomic: None }
}

/// Seconds of this thread's own, whatever else the machine does; where that is not known, seconds.
fn seconds() -> f64 {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    let own = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let own = own.and_then(|s| s.split(' ').next()?.parse::<f64>().ok()).map(|ns| ns / 1e9);
    own.unwrap_or_else(|| BEGAN.get_or_init(Instant::now).elapsed().as_secs_f64())
}

pub(super) fn main(args: &[&str]) {
    let mut numbers = args.iter().map(|a| a.parse().unwrap_or(0));
    let mut number = |default: u64| numbers.next().filter(|n| *n > 0).unwrap_or(default);
    let (count, window, chunks) = (number(5_000_000), number(10_000), number(16));

    let began = seconds();
    let mut sum = 0u64;
    events(count, |e| sum = sum.wrapping_add(e.clock));
    let making = seconds() - began;
    println!("{count} events of {THREADS} threads, windows of {window} (made in {making:.2} s, check {sum:x})");

    let began = seconds();
    let mut planner = Planner::new(window);
    events(count, |e| planner.push(e));
    println!("planner   {:6.2} s", seconds() - began - making);
    let began = seconds();
    let cuts = planner.chunks(Kind::Distributed, chunks as usize);
    println!("cuts      {:6.2} s  {}", seconds() - began, cuts.len());
    drop(planner);

    let began = seconds();
    let mut chunker = Chunker::new(cuts);
    events(count, |e| chunker.push(e));
    let mut tables = Tables::new();
    tables.thread(&ThreadName::main());
    (1..THREADS).for_each(|t| {
        tables.thread(&ThreadName::main().child(t));
    });
    let chunks = chunker.finish("", &tables, &Exprs::new());
    let kept: usize = chunks.iter().map(|c| c.trace.events.len()).sum();
    println!("chunker   {:6.2} s  {} chunks, {kept} events", seconds() - began - making, chunks.len());

    let Some(chunk) = chunks.get(chunks.len() / 2) else { return };
    let ids: Vec<EventId> = chunk.trace.ids().skip(chunk.trace.start).map(|(id, _)| id).collect();
    let goals: Vec<&[EventId]> = ids.chunks(1).step_by(ids.len() / 100).collect();
    let began = seconds();
    let focus = Focus::new(chunk);
    let small = focus.all(&goals, 50);
    let kept: usize = small.iter().map(|c| c.trace.events.len()).sum();
    let took = seconds() - began;
    println!("focus     {took:6.2} s  {} small chunks of {} events, {kept} events", small.len(), ids.len());
}
