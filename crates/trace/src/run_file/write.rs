use super::{MAJOR, MINOR, RunFile, RunOutcome, Stands};
use crate::Begin;
use crate::text;
use std::fmt::{self, Write};

/// Bytes in a line of binary input.
const HEX_LINE: usize = 32;
/// Bytes in a line of text input, if no newline ends it before.
const TEXT_LINE: usize = 4096;

struct Writer(String);

impl Writer {
    fn line(&mut self, key: &str, words: &[&[u8]]) {
        self.0.push_str(key);
        for word in words {
            self.0.push(' ');
            text::word_into(&mut self.0, word);
        }
        self.0.push('\n');
    }

    fn value(&mut self, key: &str, value: impl fmt::Display) {
        // Writing to a String does not fail.
        let _ = writeln!(self.0, "{key} {value}");
    }

    /// Text by its lines; what is mostly not text in hex.
    fn stdin(&mut self, bytes: &[u8]) {
        if text::hidden_bytes(bytes) * 4 > bytes.len() {
            for piece in bytes.chunks(HEX_LINE) {
                self.0.push_str("stdin-hex ");
                text::hex_into(&mut self.0, piece);
                self.0.push('\n');
            }
            return;
        }
        for line in bytes.split_inclusive(|&b| b == b'\n') {
            for piece in line.chunks(TEXT_LINE) {
                self.0.push_str("stdin ");
                text::quote_into(&mut self.0, piece);
                self.0.push('\n');
            }
        }
    }
}

impl RunFile {
    /// As text; `file` is the name under which it will be saved, for the comment that says how to replay it.
    pub fn to_text(&self, file: &str) -> String {
        // The oldest version that has all that is in there.
        let minor = match () {
            () if self.schedule().0.iter().any(|s| s.begins == Begin::Signal) => format!(".{MINOR}"),
            () if !self.stands.is_empty() => ".1".to_string(),
            () => String::new(),
        };
        let mut w = Writer(format!("unsnarl run {MAJOR}{minor}\n"));
        let shown = text::word(file.as_bytes());
        w.0.push_str(
            "# A run saved by Unsnarl: the program, its inputs and its schedule repeat the execution exactly.\n",
        );
        w.0.push_str(&format!("# Replay it:  unsnarl replay {shown}\n\n"));
        for source in &self.program.sources {
            w.line("source", &[text::path_bytes(&source.given), text::path_bytes(&source.absolute)]);
        }
        for option in &self.program.options {
            w.line("compiler-option", &[option.as_bytes()]);
        }
        w.line("program-hash", &[self.program.hash.as_bytes()]);
        w.0.push('\n');
        for argument in &self.inputs.arguments {
            w.line("argument", &[argument]);
        }
        for variable in &self.inputs.environment {
            w.line("environment", &[variable]);
        }
        w.stdin(&self.inputs.stdin);
        for input in &self.inputs.symbolic {
            let mut hex = String::new();
            text::hex_into(&mut hex, &input.bytes);
            w.value("symbolic", format_args!("{} {} {hex}", input.thread, input.number));
        }
        for folder in &self.inputs.folders {
            w.line("folder", &[text::path_bytes(folder)]);
        }
        for file in &self.inputs.files {
            w.line("read-file", &[text::path_bytes(&file.path), file.hash.as_bytes()]);
        }
        for (name, value) in &self.settings {
            w.line("setting", &[name.as_bytes(), value.as_bytes()]);
        }
        w.0.push('\n');
        w.line("found-by", &[self.found_by.as_bytes()]);
        match &self.outcome {
            RunOutcome::Exit(status) => w.value("outcome exit", status),
            RunOutcome::Unfinished => w.0.push_str("outcome unfinished\n"),
            RunOutcome::Failure(failure) => {
                w.value("outcome failure", failure.kind.id());
                w.line("failure-message", &[failure.message.as_bytes()]);
                w.value("failure-thread", &failure.thread);
                w.value("failure-clock", failure.clock);
                if let Some(place) = &failure.at {
                    w.0.push_str("failure-place ");
                    text::place_into(&mut w.0, place);
                    w.0.push('\n');
                }
            }
        }
        for Stands { thread, clock, before } in &self.stands {
            w.line("stands", &[thread.to_string().as_bytes(), clock.to_string().as_bytes(), before.as_bytes()]);
        }
        w.value("events", self.events);
        w.value("event-hash", format_args!("{:016x}", self.event_hash));
        w.0.push_str(
            "\n# Each turn: thread, until which step clock | who could have run | what the thread stands at.\n",
        );
        w.0.push_str("schedule\n");
        for turn in &self.turns {
            let _ = writeln!(w.0, "{turn}");
        }
        w.0.push_str("end\n");
        w.0
    }
}
