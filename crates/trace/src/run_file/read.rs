use super::{
    Inputs, MAJOR, MINOR, Program, ReadFile, RunFailure, RunFile, RunOutcome, SourceFile, Stands, SymbolicInput,
};
use crate::error::{FormatError, check_header};
use crate::schedule::Turn;
use crate::text::{self, Words};
use crate::{FailureKind, Place, ThreadName};

/// The outcome's first line; the failure's others come as lines of their own.
enum Ending {
    Exit(i32),
    Failure(FailureKind),
    Unfinished,
}

#[derive(Default)]
struct Draft {
    minor: u32,
    program: Program,
    program_hash: Option<String>,
    inputs: Inputs,
    settings: Vec<(String, String)>,
    found_by: Option<String>,
    ending: Option<Ending>,
    message: Option<String>,
    thread: Option<ThreadName>,
    clock: Option<u64>,
    place: Option<Place>,
    stands: Vec<Stands>,
    events: Option<u64>,
    event_hash: Option<u64>,
    turns: Option<Vec<Turn>>,
}

/// For what may be there once.
fn once<T>(slot: &mut Option<T>, key: &str, value: T) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("a second `{key}`, expected only one")),
    }
}

impl Draft {
    /// One line; `true` for the last.
    fn line(&mut self, line: &str) -> Result<bool, String> {
        if line == "end" {
            return match self.turns {
                Some(_) => Ok(true),
                None => Err("`end` before the `schedule`".into()),
            };
        }
        if let Some(turns) = &mut self.turns {
            turns.push(line.parse()?);
            return Ok(false);
        }
        let mut words = Words::new(line);
        let key = words.string("a key")?;
        self.entry(&key, &mut words)?;
        words.end()?;
        Ok(false)
    }

    fn entry(&mut self, key: &str, words: &mut Words<'_>) -> Result<(), String> {
        match key {
            "source" => {
                let given = text::path_from(words.bytes("a file")?)?;
                let absolute = text::path_from(words.bytes("the absolute path after the file")?)?;
                self.program.sources.push(SourceFile { given, absolute });
            }
            "compiler-option" => self.program.options.push(words.string("an option")?),
            "program-hash" => once(&mut self.program_hash, key, words.string("a hash")?)?,
            "argument" => self.inputs.arguments.push(words.bytes("an argument")?),
            "environment" => self.inputs.environment.push(words.bytes("NAME=value")?),
            "stdin" => self.inputs.stdin.extend_from_slice(&words.expect("a quoted piece of input")?.bytes),
            "stdin-hex" => {
                let digits = words.expect("hex digits")?;
                self.inputs.stdin.extend(text::from_hex(digits.text()?)?);
            }
            "symbolic" => {
                let thread = words.parse("a thread such as 0.1")?;
                let number = words.parse("which of its inputs, from 0")?;
                let bytes = text::from_hex(words.expect("hex digits")?.text()?)?;
                self.inputs.symbolic.push(SymbolicInput { thread, number, bytes });
            }
            "folder" => self.inputs.folders.push(text::path_from(words.bytes("a folder")?)?),
            "read-file" => {
                let path = text::path_from(words.bytes("a file")?)?;
                self.inputs.files.push(ReadFile { path, hash: words.string("a hash after the file")? });
            }
            "setting" => self.settings.push((words.string("a name")?, words.string("a value after the name")?)),
            "found-by" => once(&mut self.found_by, key, words.string("how the run was found")?)?,
            "outcome" => once(&mut self.ending, key, ending(words)?)?,
            "failure-message" => once(&mut self.message, key, words.string("a message")?)?,
            "failure-thread" => once(&mut self.thread, key, words.parse("a thread such as 0.1")?)?,
            "failure-clock" => once(&mut self.clock, key, words.parse("a step clock")?)?,
            "failure-place" => once(&mut self.place, key, text::place_from(words)?)?,
            "stands" => {
                let thread = words.parse("a thread such as 0.1")?;
                let clock = words.parse("a step clock")?;
                self.stands.push(Stands { thread, clock, before: words.string("what it stands at")? });
            }
            "events" => once(&mut self.events, key, words.parse("a number")?)?,
            "event-hash" => {
                let word = words.expect("a hash of 16 hex digits")?;
                let hash = word.text().ok().filter(|t| t.len() == 16).and_then(|t| u64::from_str_radix(t, 16).ok());
                let hash = hash.ok_or_else(|| format!("expected 16 hex digits, found `{}`", word.shown()))?;
                once(&mut self.event_hash, key, hash)?;
            }
            "schedule" => self.turns = Some(Vec::new()),
            _ => return Err(self.unknown(key)),
        }
        Ok(())
    }

    fn unknown(&self, key: &str) -> String {
        let key = text::word(key.chars().take(60).collect::<String>().as_bytes());
        let minor = self.minor;
        match minor {
            0 => format!("`{key}` is no key of a run file of version {MAJOR}"),
            _ => format!(
                "`{key}` is not known here: the file has version {MAJOR}.{minor} and this Unsnarl reads {MAJOR}.{MINOR}. \
                 Replay it with the newer Unsnarl that wrote it"
            ),
        }
    }

    fn finish(self) -> Result<RunFile, String> {
        fn need<T>(value: Option<T>, key: &str) -> Result<T, String> {
            value.ok_or_else(|| format!("the line `{key} ...` is missing"))
        }
        let outcome = match need(self.ending, "outcome")? {
            Ending::Exit(status) => RunOutcome::Exit(status),
            Ending::Unfinished => RunOutcome::Unfinished,
            Ending::Failure(kind) => RunOutcome::Failure(RunFailure {
                kind,
                message: need(self.message, "failure-message")?,
                thread: need(self.thread, "failure-thread")?,
                clock: need(self.clock, "failure-clock")?,
                at: self.place,
            }),
        };
        Ok(RunFile {
            program: Program { hash: need(self.program_hash, "program-hash")?, ..self.program },
            inputs: self.inputs,
            settings: self.settings,
            stands: self.stands,
            found_by: self.found_by.unwrap_or_default(),
            outcome,
            events: need(self.events, "events")?,
            event_hash: need(self.event_hash, "event-hash")?,
            turns: need(self.turns, "schedule")?,
        })
    }
}

fn ending(words: &mut Words<'_>) -> Result<Ending, String> {
    let word = words.expect("`exit`, `failure` or `unfinished`")?;
    if word.is("exit") {
        return Ok(Ending::Exit(words.parse("an exit status")?));
    }
    if word.is("unfinished") {
        return Ok(Ending::Unfinished);
    }
    if !word.is("failure") {
        return Err(format!("expected `exit`, `failure` or `unfinished`, found `{}`", word.shown()));
    }
    let id = words.expect("the kind of failure, such as `deadlock`")?;
    let kind = id.text().ok().and_then(FailureKind::from_id);
    kind.map(Ending::Failure).ok_or_else(|| {
        format!("`{}` is no kind of failure that this Unsnarl knows: did a newer one write the file?", id.shown())
    })
}

impl RunFile {
    pub fn parse(contents: &[u8]) -> Result<RunFile, FormatError> {
        let text = std::str::from_utf8(contents).map_err(|e| {
            let before = contents[..e.valid_up_to()].iter().filter(|&&b| b == b'\n').count() as u64;
            let hint = if before == 0 { "this is no Unsnarl run file" } else { "odd bytes are written \\xNN" };
            FormatError::line(before + 1, format!("expected text, found a byte that is not UTF-8: {hint}"))
        })?;
        let mut lines = text.lines().map(str::trim_end).zip(1..);
        let header = lines.next().map_or("", |(line, _)| line);
        let mut draft = Draft { minor: check_header(header, "run", MAJOR)?, ..Draft::default() };
        let mut last = 1;
        for (line, number) in lines.by_ref() {
            last = number;
            let line = line.trim_start();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if draft.line(line).map_err(|message| FormatError::line(number, message))? {
                let more = lines.find(|(line, _)| !line.is_empty() && !line.trim_start().starts_with('#'));
                if let Some((_, number)) = more {
                    return Err(FormatError::line(number, "expected nothing after `end`"));
                }
                return draft.finish().map_err(FormatError::file);
            }
        }
        Err(FormatError::line(last, "the file ends early: expected `end` as its last line"))
    }
}
