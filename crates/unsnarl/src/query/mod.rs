//! `unsnarl query`: asks a saved trace which other runs are possible. The program is not needed.
//!
//! | part | does |
//! | --- | --- |
//! | [`observed`] | whether the trace's own order is possible |
//! | [`goals`] | from what a person typed to questions that make sense for this trace |
//! | [`answers`] | answers with the events and names they speak of, as JSON has them |
//! | [`text`] | the same for people |
//!
//! Limits: a witness is not run here, because there is no program; the solver has checked that it obeys the trace.

mod answers;
mod goals;
mod observed;
mod text;

use crate::cli::{Format, QueryOptions};
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::prepare::Interrupt;
use answers::{Answered, Document, Events, Verdict};
use solve::{Backend, Model, Options};
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::time::Instant;
use trace::Trace;

/// Z3 goes down into expressions by recursion, and takes a time that grows with the square of the depth: at most so
/// deep, on a stack of this size.
const DEEPEST: u32 = 1 << 16;
const STACK: usize = 1 << 28;

/// Does it; the exit status.
pub(crate) fn run(options: &QueryOptions) -> Result<u8, Error> {
    let (trace, notes) = read(&options.file)?;
    let deepest = trace.events.iter().flat_map(|e| e.what.exprs()).map(|e| trace.exprs.depth(e)).max().unwrap_or(0);
    if deepest > DEEPEST {
        return Err(Error(format!(
            "{}: an expression has {deepest} operations inside each other, {DEEPEST} at most can be asked: fix some of \
             its values",
            options.file.display()
        )));
    }
    std::thread::scope(|scope| {
        let asker = std::thread::Builder::new().stack_size(STACK);
        let asker = asker.spawn_scoped(scope, || ask(options, trace, notes));
        let asker = asker.map_err(|e| Error(format!("there is no memory to ask in: {e}")))?;
        asker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

fn ask(options: &QueryOptions, trace: Trace, notes: Vec<String>) -> Result<u8, Error> {
    let contradiction = observed::contradiction(&trace);
    if let (Some(why), false) = (&contradiction, options.force) {
        let shown = options.file.display();
        return Err(Error(format!("{shown}: {why} (--force asks all the same, and answers may be wrong)")));
    }
    let notes: Vec<String> = notes.into_iter().chain(contradiction).collect();
    notes.iter().for_each(|note| eprintln!("unsnarl: note: {note}"));
    let model = Model::new(&trace);
    let questions = goals::questions(&options.goal, &trace, &model)?;
    if let Some(folder) = &options.dump_smt {
        let failed = |e: io::Error| Error(format!("--dump-smt {}: {e}", folder.display()));
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    let interrupt = Interrupt::new()?;
    let settings = Options {
        time_limit: options.time_limit,
        dump: options.dump_smt.clone(),
        stop: Some(interrupt.flag()),
        explain: true,
        ..Options::default()
    };
    let mut solver = Backend::from(options.solver).of(model, settings);
    let events = Events::new(&trace);
    let mut given = Vec::new();
    for question in &questions {
        if interrupt.is_pressed() {
            eprintln!("unsnarl: interrupted: {} of {} questions answered", given.len(), questions.len());
            break;
        }
        let started = Instant::now();
        let answer = solver.solve(question);
        let mut answered = Answered::new(question, &answer, started.elapsed(), &events);
        if options.format == Format::Text {
            if !say(&text::answer(&answered, question, &events))? {
                return Ok(0);
            }
            // Told, and with many goals too much to keep.
            answered.order.clear();
        }
        given.push(answered);
    }
    let status = if interrupt.is_pressed() { INTERRUPTED } else { status(&given) };
    let document = Document::new(&options.file, given, &notes, &solver.stats());
    say(&match options.format {
        Format::Text => text::summary(&document),
        Format::Json => document.to_json()?,
    })?;
    Ok(status)
}

fn read(path: &Path) -> Result<(Trace, Vec<String>), Error> {
    let shown = path.display();
    if path.is_dir() {
        return Err(Error(format!("{shown}: this is a folder; name a trace in it")));
    }
    let file = File::open(path).map_err(|e| Error(format!("{shown}: {e}")))?;
    Trace::read_valid(BufReader::new(file)).map_err(|e| Error(format!("{shown}: {e}")))
}

/// Prints; false if nobody reads on, as with `| head`.
fn say(text: &str) -> Result<bool, Error> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(true),
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(e) => Err(Error(format!("the output cannot be written: {e}"))),
    }
}

fn status(given: &[Answered]) -> u8 {
    let any = |verdict: Verdict| given.iter().any(|a| a.verdict == verdict);
    match () {
        () if any(Verdict::Reachable) => FOUND,
        () if any(Verdict::Unknown) => CANNOT,
        () => 0,
    }
}
