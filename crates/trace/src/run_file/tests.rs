//! Runs come back as they were; damaged ones are errors.

use super::*;
use crate::testing::Random;

fn path(random: &mut Random) -> PathBuf {
    text::path_from(random.bytes(8)).unwrap_or_default()
}

fn list<T>(random: &mut Random, mut item: impl FnMut(&mut Random) -> T) -> Vec<T> {
    (0..random.below(4)).map(|_| item(random)).collect()
}

fn random_run(random: &mut Random) -> RunFile {
    let outcome = match random.below(3) {
        0 => RunOutcome::Exit(random.next() as i32),
        1 => RunOutcome::Unfinished,
        _ => RunOutcome::Failure(RunFailure {
            kind: *random.pick(FailureKind::ALL),
            message: random.string(20),
            thread: random.thread(),
            clock: random.number(),
            at: random.coin().then(|| random.place()),
        }),
    };
    RunFile {
        program: Program {
            sources: list(random, |r| SourceFile { given: path(r), absolute: path(r) }),
            options: list(random, |r| r.string(5)),
            hash: random.string(5),
        },
        inputs: Inputs {
            arguments: list(random, |r| r.bytes(9)),
            environment: list(random, |r| r.bytes(9)),
            stdin: random.bytes(300),
            symbolic: list(random, |r| SymbolicInput {
                thread: ThreadName::main().child(1 + r.below(3) as u32),
                number: r.below(9) as u32,
                bytes: [vec![7], r.bytes(9)].concat(),
            }),
            folders: list(random, path),
            files: list(random, |r| ReadFile { path: path(r), hash: r.string(4) }),
        },
        settings: list(random, |r| (r.string(3), r.string(3))),
        found_by: random.string(9),
        outcome,
        stands: list(random, |r| Stands { thread: r.thread(), clock: r.number(), before: r.string(9) }),
        events: random.number(),
        event_hash: random.next(),
        turns: list(random, crate::schedule::tests::turn),
    }
}

#[test]
fn runs_come_back_as_they_were() {
    let mut random = Random::new(3);
    for _ in 0..1500 {
        let run = random_run(&mut random);
        let name = random.string(5);
        let text = run.to_text(&name);
        assert_eq!(RunFile::parse(text.as_bytes()).as_ref(), Ok(&run), "{text}");
        let windows = text.replace('\n', "\r\n");
        assert_eq!(RunFile::parse(windows.as_bytes()).as_ref(), Ok(&run), "{windows}");
    }
}

fn small_run() -> RunFile {
    let place = Place { file: "queue.c".into(), line: 41, column: 9, function: "push".into() };
    let source = SourceFile { given: "queue.c".into(), absolute: "/home/me/queue.c".into() };
    let turns = ["0 12", "0.1 88 timeout | 0 0.1 | lock queue.mutex at queue.c:41", "0 end"]
        .iter()
        .map(|line| line.parse().expect("a turn"))
        .collect();
    RunFile {
        program: Program { sources: vec![source], options: vec!["-pthread".into()], hash: "5f3a9c".into() },
        inputs: Inputs {
            arguments: vec![b"queue".to_vec(), b"two words".to_vec(), b"\xff".to_vec()],
            environment: vec![b"LANG=C".to_vec()],
            stdin: b"one line\nand \"another\"\n".to_vec(),
            symbolic: Vec::new(),
            folders: vec!["/tmp".into()],
            files: vec![ReadFile { path: "/tmp/in.txt".into(), hash: "77".into() }],
        },
        settings: vec![("stack-size".into(), "8388608".into())],
        found_by: "PCT of depth 3, seed 42".into(),
        outcome: RunOutcome::Failure(RunFailure {
            kind: FailureKind::Deadlock,
            message: "no thread can go on".into(),
            thread: ThreadName::main(),
            clock: 88,
            at: Some(place),
        }),
        stands: Vec::new(),
        events: 17,
        event_hash: 0x1234,
        turns,
    }
}

#[test]
fn a_run_is_readable() {
    let expected = r#"unsnarl run 1
# A run saved by Unsnarl: the program, its inputs and its schedule repeat the execution exactly.
# Replay it:  unsnarl replay x.run

source queue.c /home/me/queue.c
compiler-option -pthread
program-hash 5f3a9c

argument queue
argument "two words"
argument "\xff"
environment LANG=C
stdin "one line\n"
stdin "and \"another\"\n"
folder /tmp
read-file /tmp/in.txt 77
setting stack-size 8388608

found-by "PCT of depth 3, seed 42"
outcome failure deadlock
failure-message "no thread can go on"
failure-thread 0
failure-clock 88
failure-place queue.c:41:9 push
events 17
event-hash 0000000000001234

# Each turn: thread, until which step clock | who could have run | what the thread stands at.
schedule
0 12
0.1 88 timeout | 0 0.1 | lock queue.mutex at queue.c:41
0 end
end
"#;
    assert_eq!(small_run().to_text("x.run"), expected);
}

#[test]
fn damaged_runs_are_errors_with_a_line() {
    let good = small_run().to_text("x.run").into_bytes();
    let lines = good.iter().filter(|&&b| b == b'\n').count() as u64;
    let mut random = Random::new(5);
    for _ in 0..4000 {
        let mut bad = good.clone();
        for _ in 0..=random.below(3) {
            let at = random.below(bad.len() as u64) as usize;
            match random.below(3) {
                0 => bad[at] = random.next() as u8,
                1 => drop(bad.remove(at)),
                _ => bad.truncate(at.max(8)),
            }
        }
        if let Err(error) = RunFile::parse(&bad)
            && let crate::Position::Line(n) = error.at
        {
            assert!((1..=lines + 3).contains(&n), "{error}");
        }
    }
    for cut in 0..good.len() - 1 {
        assert!(RunFile::parse(&good[..cut]).is_err(), "cut at {cut}");
    }
}

#[test]
fn messages_say_what_to_do() {
    let good = small_run().to_text("x.run");
    let error = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        RunFile::parse(good.replacen(from, to, 1).as_bytes()).map_err(|e| e.to_string()).unwrap_err()
    };
    assert!(error("unsnarl run 1", "unsnarl run 2").contains("use the newer Unsnarl"));
    assert!(error("unsnarl run 1", "unsnarl trace 1").contains("an Unsnarl trace file, expected a run file"));
    assert!(error("unsnarl run 1", "int main").contains("no Unsnarl run file"));
    let newer = error("program-hash", "colour");
    assert!(newer.contains("`colour`") && newer.starts_with("line "), "{newer}");
    let newer = good.replacen("run 1", "run 1.3", 1).replacen("program-hash", "colour", 1);
    let newer = RunFile::parse(newer.as_bytes()).map_err(|e| e.to_string()).unwrap_err();
    assert!(newer.contains("`colour`") && newer.contains("1.3"), "{newer}");
    assert!(error("events ", "#events ").contains("`events ...` is missing"));
    assert!(error("0 12\n", "0 x12\n").contains("found `x12`"));
    assert!(good.contains("unsnarl replay x.run"));
}

#[test]
fn a_newer_minor_version_with_known_keys_is_read() {
    let run = small_run();
    let text = run.to_text("x.run").replacen("run 1", "run 1.7", 1);
    assert_eq!(RunFile::parse(text.as_bytes()), Ok(run));
}

/// Anything worse than linear would hang here.
#[test]
fn large_input_takes_no_longer_than_its_size() {
    let mut random = Random::new(6);
    let mut run = small_run();
    let binary: Vec<u8> = (0..4 << 20).map(|_| random.next() as u8).collect();
    for stdin in [binary, b"a line of text\n".repeat(300_000), vec![b'x'; 4 << 20]] {
        run.inputs.stdin = stdin;
        assert!(RunFile::parse(run.to_text("x.run").as_bytes()).as_ref() == Ok(&run));
    }
}

#[test]
fn the_example_of_the_document_is_a_run() {
    let document = include_str!("../../../../docs/run-format.md");
    let example = document.split_once("```text\n").and_then(|(_, rest)| rest.split_once("```")).expect("an example").0;
    let run = RunFile::parse(example.as_bytes()).expect("a run");
    assert_eq!(run.to_text(".unsnarl/thesis_example-race-3.run"), example);
}
