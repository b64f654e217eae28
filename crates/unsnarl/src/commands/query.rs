use super::{CANNOT, FOUND, INTERRUPTED};
use crate::cli::{Format, QueryOptions, solver::make_folder};
use crate::report::json::query::Document;
use crate::report::query as text;
use analysis::query::{Answered, Query, Verdict, contradiction, too_deep};
use driver::plain::Plain;
use driver::stop::on_ctrl_c;
use driver::{Error, memory};
use solve::Options;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::time::Instant;
use trace::Trace;

pub(crate) fn run(options: &QueryOptions) -> Result<u8, Error> {
    let latest = Instant::now().checked_add(options.time_limit);
    let (trace, mut notes) = read(&options.file)?;
    if let Some(why) = too_deep(&trace) {
        return Err(Error::at(&options.file, why));
    }
    let contradiction = contradiction(&trace);
    if let (Some(why), false) = (&contradiction, options.force) {
        return Err(Error::at(&options.file, format!("{why} (--force asks all the same, and answers may be wrong)")));
    }
    notes.extend(contradiction);
    notes.iter().for_each(|note| driver::say!("unsnarl: note: {note}"));
    make_folder(options.dump_smt.as_ref())?;
    let stop = on_ctrl_c()?;
    let settings = Options {
        time_limit: options.time_limit,
        on_the_clock: true,
        latest,
        dump: options.dump_smt.clone(),
        stop: stop.flag(),
        full: Some(memory::watch(options.memory.unwrap_or_else(memory::half_of_all))),
        explain: true,
        ..Options::default()
    };
    let query = Query { trace: &trace, goals: &options.goal, backend: options.solver, options: settings };
    let (mut given, mut said) = (Vec::new(), Ok(true));
    let asked = query.ask(|question, mut answered, events| {
        if options.format == Format::Text {
            said = say(&text::answer(&answered, question, events));
            // It was printed, and with many goals it is too much to keep.
            answered.order.clear();
        }
        given.push(answered);
        matches!(said, Ok(true)) && !stop.is_over()
    })?;
    if !said? {
        return Ok(0);
    }
    for goal in &asked.empty {
        driver::say!("unsnarl: note: {goal}: no decision of this trace could go otherwise, as far as it tells");
    }
    let not_asked = asked.questions - asked.asked;
    if not_asked > 0 {
        let why = if stop.is_over() { "interrupted" } else { "the time is over (--time-limit gives more)" };
        driver::say!("unsnarl: {why}: {not_asked} of {} goals were not asked", asked.questions);
    }
    let status = if stop.is_over() { INTERRUPTED } else { status(&given, not_asked) };
    let document = Document::new(&options.file, given, not_asked, &notes, &asked.stats);
    say(&match options.format {
        Format::Text => text::summary(&document),
        Format::Json => document.to_json()?,
    })?;
    Ok(status)
}

fn read(path: &Path) -> Result<(Trace, Vec<String>), Error> {
    if path.is_dir() {
        return Err(Error::at(path, "this is a folder; name a trace in it"));
    }
    let file = File::open(path).map_err(|e| Error::at(path, e))?;
    Trace::read_valid(BufReader::new(file)).map_err(|e| Error::at(path, e))
}

/// Prints; false if nobody reads on, as with `| head`.
fn say(text: &str) -> Result<bool, Error> {
    let mut out = Plain(io::stdout().lock());
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(true),
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(e) => Err(Error::of("the output cannot be written", e)),
    }
}

fn status(given: &[Answered], not_asked: usize) -> u8 {
    let any = |verdict: Verdict| given.iter().any(|a| a.verdict == verdict);
    match () {
        () if any(Verdict::Reachable) => FOUND,
        () if any(Verdict::Unknown) || not_asked > 0 => CANNOT,
        () => 0,
    }
}
