//! Options of `trace` and `query`.

use super::program::GivenOptions;
use super::solver::{self, UnknownOptions};
use super::values::{Format, bytes, seconds};
use clap::{Args, Subcommand};
use driver::traces::Target;
use solve::Backend;
use std::path::PathBuf;
use std::time::Duration;
use trace::Form;

/// Whether and how a trace is written.
#[derive(Args, Debug)]
pub(crate) struct TraceOptions {
    /// Write what the run does, event by event
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,

    /// The form of the trace
    #[arg(long, value_enum, default_value_t = TraceForm::Text, requires = "trace")]
    pub(crate) trace_form: TraceForm,

    /// Write no more than so many events
    #[arg(long, value_name = "N", default_value_t = 10_000_000, requires = "trace")]
    pub(crate) max_events: u64,
}

impl TraceOptions {
    pub(crate) fn target(&self) -> Option<Target> {
        let path = self.trace.clone()?;
        Some(Target { path, form: self.trace_form.into(), max_events: self.max_events })
    }
}

/// The form of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum TraceForm {
    /// A line for each event
    Text,
    /// A few bytes for each event
    Compact,
}

impl From<TraceForm> for Form {
    fn from(form: TraceForm) -> Form {
        match form {
            TraceForm::Text => Form::Text,
            TraceForm::Compact => Form::Compact,
        }
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum TraceCommand {
    /// Print a trace, or the part of it that matters
    Show(ShowOptions),
    /// Write a trace in the other form
    Convert(ConvertOptions),
    /// Run a program and write what it did, with expressions, so that `unsnarl query` can be asked
    Record(Box<RecordOptions>),
}

#[derive(Args, Debug)]
pub(crate) struct ShowOptions {
    /// A trace in either form
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Only events of this thread (can be repeated)
    #[arg(long, value_name = "NAME")]
    pub(crate) thread: Vec<trace::ThreadName>,

    /// Only events on what has this in its name, or with `=NAME` exactly this name (can be repeated)
    #[arg(long, value_name = "NAME")]
    pub(crate) variable: Vec<String>,

    /// Only events of this line of the source (can be repeated)
    #[arg(long, value_name = "FILE:LINE")]
    pub(crate) line: Vec<trace::filter::LineFilter>,

    /// Only events from this number on
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) from: u64,

    /// Only events up to this number
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    pub(crate) to: u64,

    /// How they are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}

#[derive(Args, Debug)]
pub(crate) struct RecordOptions {
    #[command(flatten)]
    pub(crate) given: GivenOptions,

    /// Where the trace is written
    #[arg(short, long, value_name = "FILE")]
    pub(crate) to: PathBuf,

    /// The form of the trace
    #[arg(long, value_enum, default_value_t = TraceForm::Text)]
    pub(crate) form: TraceForm,

    #[command(flatten)]
    pub(crate) unknowns: UnknownOptions,
}

#[derive(Args, Debug)]
pub(crate) struct ConvertOptions {
    /// A trace in either form
    #[arg(value_name = "FROM")]
    pub(crate) from: PathBuf,

    /// Where it is written
    #[arg(value_name = "TO")]
    pub(crate) to: PathBuf,

    /// The form (default: the one that FROM has not)
    #[arg(long, value_enum)]
    pub(crate) form: Option<TraceForm>,
}

#[derive(Args, Debug)]
pub(crate) struct QueryOptions {
    /// A trace in either form
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// What to reach (can be repeated): flip(0.1#12), fail(E), at(E), pair(E, E), cycle(E, E, ...), stuck(E, ...), use(WRITE, READ),
    /// stale(FREE, E), with ` after E, E` if other events must have happened, ` keeping E < E` if orders must hold; all-flips, all-fails
    #[arg(long, value_name = "GOAL", required = true)]
    pub(crate) goal: Vec<String>,

    /// Who answers
    #[arg(long, value_parser = solver::backend(), default_value = "portfolio")]
    pub(crate) solver: Backend,

    /// Write each question as a file for the solver's own command (SMT-LIB)
    #[arg(long, value_name = "DIR", value_parser = solver::dump_folder())]
    pub(crate) dump_smt: Option<PathBuf>,

    /// Ask even if the trace contradicts itself (a lock taken twice, a semaphore below 0)
    #[arg(long)]
    pub(crate) force: bool,

    /// Stop after so many seconds, for all goals together. What was answered by then is kept; as long as others wait, a goal gets a
    /// quarter of what is left
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "60", allow_negative_numbers = true)]
    pub(crate) time_limit: Duration,

    /// The most memory that the tool itself may take, with K, M or G (default: half of the machine's). Over it a question is given up
    #[arg(long, value_name = "BYTES", value_parser = bytes, allow_negative_numbers = true)]
    pub(crate) memory: Option<u64>,

    /// How the answers are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}
