//! Cuts and chunks of random runs, held against the machine that made the runs: it is run again up to each cut.

mod machine;
mod state;

use super::*;
use machine::{MEMORY, MEMORY_SIZE, Machine, Op, Program, Random, access};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use trace::{Begin, Event, EventId, Segment, Tables, ThreadName, Trace, What};

fn plan(trace: &Trace, window: u64) -> Planner {
    let mut planner = Planner::new(window);
    trace.events.iter().for_each(|e| planner.push(e));
    planner
}

fn is_before(cut: &Cut, e: &Event) -> bool {
    e.clock < cut.span(e.thread).from_clock
}

fn is_in_window(cut: &Cut, e: &Event) -> bool {
    let span = cut.span(e.thread);
    (span.from_clock..span.to_clock).contains(&e.clock)
}

/// The machine, run again up to a cut. It must do exactly what was observed before the cut: that is what closed means.
fn run_to<'p>(program: &'p Program, trace: &Trace, observed: &[Segment], cut: &Cut) -> Machine<'p> {
    let schedule = cut.prefix_schedule(observed, &trace.tables);
    let mut machine = Machine::new(program);
    if let Err(e) = machine.follow(&schedule) {
        panic!("{e}\n{cut:?}\n{schedule:?}");
    }
    // Expressions are numbered in the order of the run, and may differ.
    let plain = |e: &Event| format!("{} {} {}", e.thread, e.clock, without_exprs(&e.what));
    let expected: Vec<_> = trace.events.iter().filter(|e| is_before(cut, e)).map(plain).collect();
    let did: Vec<_> = machine.events.iter().map(plain).collect();
    // Before the first fork the cut may leave out nothing but the objects' initialisation.
    assert_eq!(did, expected, "{cut:?}\n{schedule:?}");
    for (t, span) in cut.threads.iter().enumerate() {
        let exited = machine.threads[t].exited;
        assert!(exited || machine.stands_at(t as u32) >= span.from_clock, "thread {t} is not at {cut:?}");
    }
    machine
}

fn without_exprs(what: &What) -> String {
    match what.clone() {
        What::Read { at, value, .. } => format!("{at:?} read {value:?}"),
        What::Write { at, after, .. } => format!("{at:?} write {after:?}"),
        What::Update { at, before, after, .. } => format!("{at:?} update {before:?} {after:?}"),
        What::Branch { taken, .. } => format!("branch {taken}"),
        // How many waited depends on who is left out, and decides nothing.
        What::Sync { op: trace::SyncOp::SignalOne { .. } | trace::SyncOp::Signal { .. }, on } => {
            format!("signal {on:?}")
        }
        What::Sync { op: trace::SyncOp::Broadcast { .. }, on } => format!("broadcast {on:?}"),
        What::Sync { op: trace::SyncOp::FutexWake { most, ignored: true, .. }, on } => format!("wake {most:?} {on:?}"),
        other => format!("{other:?}"),
    }
}

fn random_run<'p>(program: &'p Program, random: &mut Random) -> Machine<'p> {
    let mut machine = Machine::new(program);
    let turn = 1 + random.below(9);
    machine.run(turn, random);
    machine
}

#[test]
fn chunks_of_random_runs_begin_in_states_of_the_program() {
    let (mut cuts, mut kept, mut waits) = (0, 0, 0);
    for seed in 0..600 {
        let mut random = Random::new(seed);
        let (threads, length) = (2 + random.below(4) as u32, 4 + random.below(30));
        let program = Program::random(threads, length, &mut random);
        let machine = random_run(&program, &mut random);
        let (trace, observed) = (machine.trace(), machine.schedule());
        let window = [1, 2, 5, 12, 70, 200][random.below(6) as usize];
        let kind = if random.below(4) == 0 { Kind::Global } else { Kind::Distributed };
        let all = plan(&trace, window).chunks(kind, 20);
        let mut chunker = Chunker::new(all.clone());
        trace.events.iter().for_each(|e| chunker.push(e));
        let chunks = chunker.finish(&trace.program, &trace.tables, &trace.exprs);
        assert_eq!(chunks.len(), all.len());
        assert_eq!(all.iter().collect::<std::collections::HashSet<_>>().len(), all.len(), "the same cut twice");
        for (cut, chunk) in all.iter().zip(&chunks) {
            let at = run_to(&program, &trace, &observed, cut);
            check_windows(&trace, cut, chunk, window, kind);
            check_memory(&at, chunk);
            state::check(&at, chunk);
            state::check_windows(chunk);
            check_exprs(chunk);
            assert_eq!(chunk.prefix_schedule(&observed), cut.prefix_schedule(&observed, &trace.tables));
            let alone = restrict(&trace, cut);
            assert_eq!((alone.trace, alone.sources), (chunk.trace.clone(), chunk.sources.clone()), "restrict");
            kept += chunk.trace.events.len() - chunk.trace.start;
            waits += at.state.conditions.values().map(|c| c.waiting.len()).sum::<usize>();
        }
        cuts += all.len();
    }
    // Not all of them are trivial.
    assert!(cuts > 4000 && kept > 50_000 && waits > 400, "{cuts} {kept} {waits}");
}

/// The events are those of the windows, in their order; a window that ends early ends with whole steps.
fn check_windows(trace: &Trace, cut: &Cut, chunk: &Chunk, window: u64, kind: Kind) {
    let wanted: Vec<(EventId, &Event)> = trace.ids().filter(|(_, e)| is_in_window(&chunk.cut, e)).collect();
    let found: Vec<_> =
        chunk.sources[chunk.trace.start..].iter().zip(&chunk.trace.events[chunk.trace.start..]).collect();
    assert_eq!(found.len(), wanted.len());
    for ((source, event), (id, original)) in found.iter().zip(&wanted) {
        assert_eq!(**source, Some(*id));
        assert_eq!(without_exprs(&event.what), without_exprs(&original.what));
        assert_eq!(chunk.find(*id).map(|id| id.thread), Some(id.thread));
    }
    for (planned, made) in cut.threads.iter().zip(&chunk.cut.threads) {
        assert_eq!(planned.from_clock, made.from_clock);
        assert!(made.to_clock <= planned.to_clock && made.to_clock >= made.from_clock.min(planned.to_clock));
    }
    // The longest step of the machine has three events.
    let most = window + 3;
    let in_window = |t: u32| trace.events.iter().filter(|e| e.thread == t && is_in_window(cut, e)).count() as u64;
    let counts: Vec<u64> = (0..cut.threads.len() as u32).map(in_window).collect();
    match kind {
        Kind::Distributed => assert!(counts.iter().all(|&n| n <= most), "{counts:?} of {window}"),
        Kind::Global => assert!(counts.iter().sum::<u64>() <= most, "{counts:?} of {window}"),
    }
}

/// Every byte that the windows touch has its value, and it is the machine's.
fn check_memory(at: &Machine<'_>, chunk: &Chunk) {
    let mut values = FxHashMap::default();
    for event in &chunk.trace.events[..chunk.trace.start] {
        if let What::Initial { at, value, expr } = event.what {
            assert_eq!(expr, None);
            for (i, byte) in value.to_le_bytes().iter().take(at.size as usize).enumerate() {
                assert_eq!(values.insert(at.address + i as u64, *byte), None, "no byte has two values");
            }
        }
    }
    for event in &chunk.trace.events[chunk.trace.start..] {
        let Some(access) = event.what.access() else { continue };
        for byte in access.address..access.address + u64::from(access.size) {
            assert!(values.contains_key(&byte), "{event:?}");
        }
    }
    for (address, value) in values {
        assert_eq!(at.state.memory[(address - MEMORY) as usize], value, "at {address:#x}: {:?}", chunk.cut);
    }
}

/// With what was observed for its own unknowns, every expression has the value observed.
fn check_exprs(chunk: &Chunk) {
    let exprs = &chunk.trace.exprs;
    let mut values = FxHashMap::default();
    for event in &chunk.trace.events {
        let (expr, value) = match event.what {
            What::Read { expr: Some(expr), value: Some(value), .. } => (expr, value),
            What::Update { read: Some(expr), before: Some(value), .. } => (expr, value),
            _ => continue,
        };
        let trace::Node::Var { var, .. } = *exprs.node(expr) else { panic!("a read is an unknown") };
        values.insert(var, value);
    }
    for event in &chunk.trace.events {
        let mut value_of = |var| *values.get(&var).expect("an unknown of the chunk's own");
        match event.what {
            What::Write { expr: Some(expr), after, .. } | What::Update { expr: Some(expr), after, .. } => {
                assert_eq!(exprs.eval(expr, &mut value_of), after);
            }
            What::Branch { cond, taken, .. } => {
                assert_eq!(exprs.eval(cond, &mut value_of), Some(u64::from(taken)));
            }
            _ => {}
        }
    }
}

fn event(thread: u32, clock: u64, what: What) -> Event {
    Event { thread, clock, place: 0, what }
}

fn write(address: u64, before: u64, after: u64) -> What {
    What::Write { at: access(address, 4), before: Some(before), after: Some(after), expr: None }
}

fn tables(threads: u32) -> Tables {
    let mut tables = Tables::new();
    (0..threads).for_each(|t| {
        tables.thread(&if t == 0 { ThreadName::main() } else { ThreadName::main().child(t) });
    });
    tables
}

/// The paper's figure 9: three threads of 4, 3 and 2 events, windows of one event.
#[test]
fn figure_9_has_24_chunks_where_global_windows_have_few() {
    let mut events = Vec::new();
    for (thread, clock) in [(0, 1), (0, 2), (1, 1), (0, 3), (1, 2), (2, 1), (0, 4), (1, 3), (2, 2)] {
        events.push(event(thread, clock, write(64 * u64::from(thread), clock - 1, clock)));
    }
    let trace = Trace { tables: tables(3), events, ..Trace::default() };
    let cuts = plan(&trace, 1).chunks(Kind::Distributed, 100);
    assert_eq!(cuts.len(), 24);
    let windows: BTreeSet<Vec<u64>> = cuts.iter().map(|c| c.threads.iter().map(|s| s.from_clock).collect()).collect();
    assert_eq!(windows.len(), 24);
    assert!(cuts.iter().all(|c| c.threads.iter().all(|s| s.to_clock == s.from_clock + 1 || s.from_clock == 0)));
    // The first ones are those that belong together.
    assert_eq!(cuts[1].threads.iter().map(|s| s.from_clock).collect::<Vec<_>>(), [2, 2, 2]);
    // Windows of three consecutive events: a single thread's, or few combinations.
    assert_eq!(plan(&trace, 3).chunks(Kind::Global, 100).len(), 3);
    assert_eq!(plan(&trace, 1).chunks(Kind::Distributed, 7).len(), 7);
}

/// Thread 1 runs ahead and overwrites x; thread 2 reads that; a cut has thread 1 before its write.
#[test]
fn memory_at_a_cut_is_not_what_the_window_found() {
    let x = 64;
    let read = |value, expr| What::Read { at: access(x, 4), value: Some(value), expr };
    let mut exprs = trace::Exprs::new();
    let var = Some(exprs.fresh(32));
    let events = vec![
        event(0, 1, write(x, 5, 6)),
        event(1, 1, What::Yield),
        event(1, 2, write(x, 6, 7)),
        event(0, 2, read(7, var)),
    ];
    let trace = Trace { tables: tables(2), events, exprs, ..Trace::default() };
    let span = |from_clock, to_clock| Span { from_clock, to_clock };
    let initial = |chunk: &Chunk| {
        let first = chunk.trace.events.first().map(|e| e.what.clone());
        assert_eq!(chunk.trace.start, 1);
        match first {
            Some(What::Initial { value, .. }) => value,
            other => panic!("{other:?}"),
        }
    };
    let chunk = restrict(&trace, &Cut { threads: vec![span(2, 3), span(2, 3)] });
    assert_eq!(initial(&chunk), 6);
    // The write that the read found is not even in this chunk.
    let chunk = restrict(&trace, &Cut { threads: vec![span(2, 3), span(2, 2)] });
    assert_eq!(initial(&chunk), 6);
    assert_eq!(chunk.trace.events.len(), 2);
    // And of what was never written before the cut the first access tells.
    let chunk = restrict(&trace, &Cut { threads: vec![span(0, 0), span(2, 3)] });
    assert_eq!(initial(&chunk), 5);
}

/// A read without an unknown goes on with what it found; without the write it found, the window ends.
#[test]
fn a_window_ends_where_an_untracked_read_found_what_is_not_there() {
    let events = vec![
        event(0, 1, What::Yield),
        event(1, 1, What::Yield),
        event(1, 2, write(64, 0, 7)),
        event(0, 2, What::Yield),
        event(0, 3, What::Yield),
        event(0, 3, What::Read { at: access(64, 4), value: Some(7), expr: None }),
        event(0, 4, What::Yield),
    ];
    let trace = Trace { tables: tables(2), events, ..Trace::default() };
    let span = |from_clock, to_clock| Span { from_clock, to_clock };
    let chunk = restrict(&trace, &Cut { threads: vec![span(2, 5), span(2, 2)] });
    assert_eq!(chunk.trace.events.len(), 1);
    assert_eq!(chunk.cut.threads[0], span(2, 3));
    let chunk = restrict(&trace, &Cut { threads: vec![span(2, 5), span(2, 3)] });
    assert_eq!(chunk.cut.threads[0], span(2, 5));
}

/// Main forks, waits for the end, and has few events of its own: windows of the others must not need its join.
#[test]
fn a_main_thread_that_only_joins_does_not_pull_in_everything() {
    let mut program = Program { threads: vec![Vec::new()], names: vec![ThreadName::main()] };
    for t in 1..=4 {
        program.names.push(ThreadName::main().child(t));
        program.threads[0].push(Op::Fork(t));
        program.threads.push((0..500).map(|i| Op::Write(MEMORY + 8 * u64::from(t), 4, i)).collect());
    }
    program.threads[0].extend((1..=4).map(Op::Join));
    let mut machine = Machine::new(&program);
    machine.run(3, &mut Random::new(1));
    let cuts = plan(&machine.trace(), 100).chunks(Kind::Distributed, 6);
    let full = |c: &&Cut| c.threads[1..].iter().all(|s| s.to_clock - s.from_clock > 90 * 7);
    assert_eq!(cuts.iter().filter(full).count(), 5, "{cuts:?}");
}

/// A thread whose fork is not in the chunk cannot have begun.
#[test]
fn a_thread_without_its_fork_is_left_out() {
    let mut events = vec![event(0, 1, What::Yield), event(0, 2, What::Yield), event(0, 3, What::Fork { child: 1 })];
    events.extend([event(1, 0, What::Start), event(1, 1, What::Yield)]);
    let trace = Trace { tables: tables(2), events, ..Trace::default() };
    let span = |from_clock, to_clock| Span { from_clock, to_clock };
    let with = |to| restrict(&trace, &Cut { threads: vec![span(2, to), span(0, 9)] }).trace.events.len();
    assert_eq!((with(3), with(4)), (1, 4));
}

#[test]
fn turns_are_capped_dropped_and_joined() {
    let tables = tables(3);
    let names = tables.threads().to_vec();
    let segment = |t: usize, until, begins| Segment { thread: names[t].clone(), until, begins };
    let observed = [
        segment(0, 10, Begin::Go),
        segment(1, 5, Begin::Go),
        segment(2, 8, Begin::Go),
        segment(1, 20, Begin::Go),
        segment(2, 30, Begin::TimeOut),
        segment(0, Segment::TO_ITS_END, Begin::Go),
        segment(1, 40, Begin::Go),
        segment(2, Segment::TO_ITS_END, Begin::Go),
    ];
    let cut = |from: [u64; 3]| Cut { threads: from.map(|f| Span { from_clock: f, to_clock: 99 }).to_vec() };
    let show = |from| {
        let shown = cut(from).prefix_schedule(&observed, &tables);
        shown.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(show([0, 0, 0]), "");
    assert_eq!(show([10, 0, 0]), "0 10");
    // The second turn of 0.1 follows its first one when 0.2 is left out.
    assert_eq!(show([7, 15, 0]), "0 7, 0.1 15");
    assert_eq!(show([10, 15, 8]), "0 10, 0.1 5, 0.2 8, 0.1 15");
    // One that gives up waiting does not just go on.
    assert_eq!(show([0, 0, 25]), "0.2 8, 0.2 25 timeout");
    assert_eq!(show([50, 0, 25]), "0 10, 0.2 8, 0.2 25 timeout, 0 50");
}

#[test]
fn small_chunks_around_events_begin_in_states_of_the_program() {
    let (mut smaller, mut near, mut all) = (0, 0, 0);
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let (threads, length) = (2 + random.below(4) as u32, 20 + random.below(60));
        let program = Program::random(threads, length, &mut random);
        let machine = random_run(&program, &mut random);
        let (trace, observed) = (machine.trace(), machine.schedule());
        for cut in plan(&trace, 40).chunks(Kind::Distributed, 3) {
            let chunk = restrict(&trace, &cut);
            let focus = Focus::new(&chunk);
            for _ in 0..3 {
                let ids: Vec<EventId> = chunk.trace.ids().map(|(id, _)| id).skip(chunk.trace.start).collect();
                let mut goals = vec![ids[random.below(ids.len() as u64) as usize]];
                if random.below(4) == 0 {
                    goals.push(ids[random.below(ids.len() as u64) as usize]);
                }
                let radius = 1 + random.below(10) as usize;
                let small = focus.around(&goals, radius);
                let at = run_to(&program, &trace, &observed, &small.cut);
                check_memory(&at, &small);
                state::check(&at, &small);
                state::check_windows(&small);
                check_exprs(&small);
                // And a smaller one inside it.
                if let Some(goal) = small.find(goals[0]) {
                    let smallest = Focus::new(&small).around(&[goal], 1 + radius / 2);
                    let at = run_to(&program, &trace, &observed, &smallest.cut);
                    check_memory(&at, &smallest);
                    state::check(&at, &smallest);
                    state::check_windows(&smallest);
                    check_exprs(&smallest);
                    assert!(smallest.find(goal).is_some());
                }
                near += usize::from(check_radius(&chunk, &small, &goals, radius));
                assert!(small.cut.threads.iter().zip(&chunk.cut.threads).all(|(a, b)| a.from_clock >= b.from_clock));
                smaller += usize::from(small.trace.events.len() < chunk.trace.events.len());
                all += 1;
            }
        }
    }
    assert!(all > 1000 && smaller * 10 > all * 9 && near * 4 > all * 3, "{smaller} and {near} of {all}");
}

#[test]
fn chunks_where_threads_meet_begin_in_states_of_the_program() {
    let (mut met, mut all) = (0, 0);
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let (threads, length) = (2 + random.below(4) as u32, 20 + random.below(60));
        let program = Program::random(threads, length, &mut random);
        let machine = random_run(&program, &mut random);
        let (trace, observed) = (machine.trace(), machine.schedule());
        let threads = trace.tables.threads().len();
        let whole = restrict(&trace, &Cut { threads: vec![Span { from_clock: 0, to_clock: u64::MAX }; threads] });
        let focus = Focus::new(&whole);
        for _ in 0..4 {
            let ids: Vec<EventId> = whole.trace.ids().map(|(id, _)| id).skip(whole.trace.start).collect();
            let goals = [0, 0].map(|_| ids[random.below(ids.len() as u64) as usize]);
            if goals[0].thread == goals[1].thread {
                continue;
            }
            all += 1;
            let Some(small) = focus.meeting(&goals, 1 + random.below(10) as usize) else { continue };
            // The machine begins when the first thread has made the objects.
            if small.cut.span(0).from_clock < 2 {
                continue;
            }
            met += 1;
            let at = run_to(&program, &trace, &observed, &small.cut);
            check_memory(&at, &small);
            state::check(&at, &small);
            state::check_windows(&small);
            check_exprs(&small);
            assert!(goals.iter().all(|g| small.find(*g).is_some()));
        }
    }
    assert!(all > 300 && met * 3 > all, "{met} of {all}");
}

/// The goals are there. Whether windows reach no further than wanted: some have to.
fn check_radius(chunk: &Chunk, small: &Chunk, goals: &[EventId], radius: usize) -> bool {
    let place = |goal: &EventId| chunk.trace.ids().position(|(id, _)| id == *goal).expect("in the chunk");
    let clock = |goal: &EventId| chunk.trace.events[place(goal)].clock;
    for goal in goals {
        let found = small.find(*goal).expect("the goal is in the small chunk");
        let (_, event) = small.trace.ids().find(|(id, _)| *id == found).expect("a name of the chunk");
        assert_eq!(event.clock, clock(goal));
    }
    let mut near = true;
    let (first, last) = (goals.iter().map(place).min(), goals.iter().map(place).max());
    let places: Vec<Option<usize>> = small.sources.iter().map(|s| s.as_ref().map(place)).collect();
    for t in 0..small.cut.threads.len() as u32 {
        let matter = |(event, place): &(&Event, &Option<usize>)| {
            let sync = matches!(event.what, What::Sync { .. } | What::Fork { .. } | What::Join { .. });
            event.thread == t && place.is_some() && (sync || matches!(event.what, What::Read { .. }))
        };
        let events: Vec<_> =
            small.trace.events[small.trace.start..].iter().zip(&places[small.trace.start..]).filter(matter).collect();
        // Steps have up to three events.
        near &= events.iter().filter(|(_, p)| **p < first).count() <= radius + 2;
        near &= events.iter().filter(|(_, p)| **p > last).count() <= radius + 2;
    }
    near
}

/// The write of a step that also takes a lock is not to be had without what the lock waited for.
#[test]
fn a_step_is_never_divided() {
    let sync = |op| What::Sync { op, on: trace::Object { location: 0, address: 8 } };
    let mut events = vec![event(0, 1, What::Yield), event(0, 1, sync(trace::SyncOp::Lock))];
    events.extend((2..300).map(|clock| event(0, clock, What::Yield)));
    events.extend([event(0, 300, sync(trace::SyncOp::Unlock)), event(1, 1, What::Yield)]);
    events.extend([event(1, 2, write(64, 0, 1)), event(1, 2, sync(trace::SyncOp::Lock))]);
    events.push(event(2, 1, What::Read { at: access(64, 4), value: Some(1), expr: None }));
    for clock in 3..600 {
        events.extend([event(0, clock + 300, What::Yield), event(1, clock, What::Yield), event(2, clock, What::Yield)]);
    }
    let trace = Trace { tables: tables(3), events, ..Trace::default() };
    // With intervals of one step, of some, and of many.
    for window in [1, 256, 20_000] {
        let cuts = plan(&trace, window).chunks(Kind::Distributed, 2000);
        let reads: Vec<&Cut> = cuts.iter().filter(|c| c.threads[2].from_clock > 1).collect();
        assert!(window > 600 || !reads.is_empty());
        assert!(reads.iter().all(|c| c.threads[1].from_clock >= 3 && c.threads[0].from_clock >= 301), "{cuts:?}");
    }
}

/// Threads 0 and 1 are a round of their own; thread 2 comes alone to the next one.
#[test]
fn who_comes_to_a_barrier_needs_the_rounds_before() {
    let on = trace::Object { location: 0, address: 8 };
    let sync = |thread, clock, op| event(thread, clock, What::Sync { op, on });
    let arrive = |thread, clock, last| sync(thread, clock, trace::SyncOp::BarrierArrive { last, ignored: false });
    let mut events = vec![sync(0, 1, trace::SyncOp::Init { value: 2 }), event(1, 1, What::Yield)];
    events.extend([arrive(0, 2, false), arrive(1, 2, true), arrive(2, 1, false), event(2, 2, What::Yield)]);
    events.extend([sync(0, 3, trace::SyncOp::BarrierLeave), sync(1, 3, trace::SyncOp::BarrierLeave)]);
    let trace = Trace { tables: tables(3), events, ..Trace::default() };
    let cuts = plan(&trace, 1).chunks(Kind::Distributed, 1000);
    let came = |c: &&Cut| c.threads[2].from_clock > 1;
    assert!(cuts.iter().any(|c| came(&c)));
    assert!(cuts.iter().filter(came).all(|c| c.threads[0].from_clock > 2 && c.threads[1].from_clock > 2));
    // Who has left is reported with those who have not.
    let span = |from_clock| Span { from_clock, to_clock: 9 };
    let chunk = restrict(&trace, &Cut { threads: vec![span(3), span(4), span(2)] });
    let prefix: Vec<String> = chunk.trace.events[..chunk.trace.start].iter().map(|e| format!("{:?}", e.what)).collect();
    let count = |word: &str| prefix.iter().filter(|w| w.contains(word)).count();
    assert_eq!((count("Init "), count("BarrierArrive"), count("BarrierLeave")), (1, 3, 1), "{prefix:?}");
}

/// A copy of unknown bytes by what is not before the cut: what is read there later is not what the cut has.
#[test]
fn what_others_wrote_is_not_taken_for_the_state_at_the_cut() {
    let copy = What::Write { at: access(64, 40), before: None, after: None, expr: None };
    let mut exprs = trace::Exprs::new();
    let read = |expr| What::Read { at: access(64, 4), value: Some(7), expr };
    let var = Some(exprs.fresh(32));
    let events = vec![event(0, 1, What::Yield), event(1, 1, copy), event(0, 2, read(var)), event(1, 2, What::Yield)];
    let trace = Trace { tables: tables(2), events, exprs, ..Trace::default() };
    let span = |from_clock, to_clock| Span { from_clock, to_clock };
    let chunk = restrict(&trace, &Cut { threads: vec![span(2, 3), span(0, 3)] });
    assert_eq!(chunk.trace.start, 0, "nothing is known of what was there: {:?}", chunk.trace.events);
    // But what the cut left as it was is known from what is read.
    let chunk = restrict(&trace, &Cut { threads: vec![span(2, 3), span(2, 3)] });
    assert!(matches!(chunk.trace.events[0].what, What::Initial { value: 7, .. }));
}

/// The access came before the free in the run. After a cut that has the free, it comes too late.
#[test]
fn what_was_freed_before_the_cut_is_not_used_behind_it() {
    let free = What::Free { address: 64, size: 32 };
    let mut events = vec![event(0, 1, What::Yield), event(1, 1, What::Yield), event(1, 2, What::Yield)];
    events.extend([event(1, 3, write(80, 0, 1)), event(1, 4, What::Exit), event(0, 2, free), event(0, 3, What::Yield)]);
    events.extend([event(2, 1, What::Yield), event(2, 2, What::Join { child: 1 })]);
    let trace = Trace { tables: tables(3), events, ..Trace::default() };
    let span = |from_clock, to_clock| Span { from_clock, to_clock };
    let chunk = restrict(&trace, &Cut { threads: vec![span(3, 9), span(2, 9), span(0, 9)] });
    // And who waits for the end of that thread waits in vain.
    assert_eq!(chunk.cut.threads, [span(3, 4), span(2, 3), span(0, 2)]);
    let chunk = restrict(&trace, &Cut { threads: vec![span(2, 9), span(2, 9), span(0, 9)] });
    assert_eq!(chunk.cut.threads, [span(2, 4), span(2, 5), span(0, 3)]);
}

#[test]
fn machine_memory_is_all_that_is_accessed() {
    // The generator's accesses stay inside.
    let mut random = Random::new(7);
    for _ in 0..200 {
        let program = Program::random(3, 20, &mut random);
        for op in program.threads.iter().flatten() {
            if let Op::Read(at, size) | Op::Write(at, size, _) | Op::Add(at, size, _) = *op {
                assert!(at >= MEMORY && at + u64::from(size) <= MEMORY + MEMORY_SIZE as u64);
            }
        }
    }
}
