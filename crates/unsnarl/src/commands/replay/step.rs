//! Walking through a run: event by event, or up to a line of the source.
//!
//! Commands are lines of standard input, so that a script can give them, too; the end of the input quits. The program's
//! own standard input comes from the run.

use crate::report::failure;
use driver::traces::Converter;
use std::collections::VecDeque;
use std::io::{BufRead, IsTerminal, Write};
use trace::filter::LineFilter;
use trace::{Event, Place, Tables, ThreadName, What};
use vm::{Machine, Moment, Observer, Seen, Standing};

const HELP: &str = "\
  Enter   the next event
  N       the next N events
  t       up to the next change of threads
  c       to the end
  q       quit
  ?       this help";

/// Prints a line.
macro_rules! say {
    ($to:expr, $($text:tt)*) => { $to.note(writeln!(driver::plain::Plain(std::io::stdout()), $($text)*)) };
}

/// What came of printing.
#[derive(Default)]
struct Printed(Option<std::io::Error>);

impl Printed {
    /// Whoever reads it may have gone, and wants no more.
    fn note(&mut self, result: std::io::Result<()>) {
        if let Err(e) = result
            && e.kind() != std::io::ErrorKind::BrokenPipe
        {
            self.0.get_or_insert(e);
        }
    }
}

/// Variables shown of those that were touched last.
const TOUCHED: usize = 8;

/// When to stop and ask.
enum Pace {
    Events(u64),
    /// When another thread than this one runs.
    Switch(ThreadName),
    Line(LineFilter),
    /// Never.
    Free,
}

pub(super) struct Stepper {
    /// Ask for commands; otherwise stop for good at the line.
    asks: bool,
    pace: Pace,
    /// The line that was asked for and not reached yet.
    line: Option<LineFilter>,
    stopped: bool,
    tables: Tables,
    converter: Converter,
    events: u64,
    /// Names and values of what was touched, the latest last.
    touched: VecDeque<(String, String)>,
    printed: Printed,
}

impl Stepper {
    pub(super) fn new(asks: bool, line: Option<LineFilter>) -> Stepper {
        let mut printed = Printed::default();
        if asks && std::io::stdin().is_terminal() {
            say!(printed, "{HELP}");
        }
        Stepper {
            asks,
            printed,
            pace: line.clone().map_or(Pace::Events(0), Pace::Line),
            line,
            stopped: false,
            tables: Tables::new(),
            converter: Converter::default(),
            events: 0,
            touched: VecDeque::new(),
        }
    }

    /// Why not all could be printed, if so.
    pub(super) fn trouble(&mut self) -> Option<std::io::Error> {
        self.printed.note(std::io::stdout().flush());
        self.printed.0.take()
    }

    /// Whether the run was left on purpose.
    pub(super) fn stopped(&self) -> bool {
        self.stopped
    }

    /// The line that no thread stood at.
    pub(super) fn missed(&self) -> Option<&LineFilter> {
        self.line.as_ref()
    }

    /// Takes in what happened, and prints it if it is being watched.
    fn tell(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        for seen in seen {
            let event = self.converter.event(machine, seen, &mut self.tables);
            self.events += 1;
            self.touch(&event);
            if self.asks && !matches!(self.pace, Pace::Line(_)) {
                let thread = self.tables.threads()[event.thread as usize].to_string();
                let place = &self.tables.places()[event.place as usize];
                let place = if place.is_known() { format!("{}:{}", place.file_name(), place.line) } else { "?".into() };
                say!(self.printed, "{:>6}  {thread:<6} {place:<24} {}", self.events, event.describe(&self.tables));
            }
        }
    }

    fn touch(&mut self, event: &Event) {
        let Some(access) = event.what.access() else { return };
        let name = self.tables.locations()[access.location as usize].to_string();
        let value = match event.what {
            What::Read { value, .. } => value,
            What::Write { after, .. } | What::Update { after, .. } => after,
            _ => None,
        };
        let text = value.map_or("?".into(), |v| signed(v, access.size));
        self.touched.retain(|t| t.0 != name);
        self.touched.push_back((name, text));
        if self.touched.len() > TOUCHED {
            self.touched.pop_front();
        }
    }

    /// Whether this is the moment to stop.
    fn is_here(&mut self, machine: &Machine<'_>, moment: &Moment<'_>, standing: Option<&[Standing]>) -> bool {
        let chosen = machine.thread_name(moment.chosen.thread);
        match &mut self.pace {
            Pace::Free => false,
            Pace::Events(left) => {
                *left = left.saturating_sub(1);
                *left == 0
            }
            Pace::Switch(from) => chosen != Some(from),
            Pace::Line(line) => {
                let stands = standing.unwrap_or(&[]).iter().find(|s| Some(&s.thread) == chosen);
                stands.is_some_and(|s| s.stack.iter().any(|p| line.matches(&p.file, p.line)))
            }
        }
    }

    /// Shows where all threads stand.
    fn show(&mut self, machine: &Machine<'_>, moment: &Moment<'_>, standing: &[Standing], stacks: bool) {
        let chosen = machine.thread_name(moment.chosen.thread).cloned().unwrap_or_default();
        let (next, _) = machine.next_operation(&moment.chosen);
        say!(self.printed, "after {} events; next: thread {chosen}, {next}", self.events);
        for s in standing {
            let mark = if s.thread == chosen { ">" } else { " " };
            let place = s.stack.iter().find(|p| p.is_known()).or(s.stack.first());
            let shown = place.map_or("(not in the program's own code)".to_string(), Place::to_string);
            let shown = if s.clock == 0 && place.is_none() { "(not started)".into() } else { shown };
            let waits = s.waits.as_ref().map_or(String::new(), |w| format!("  waits for {w}"));
            say!(self.printed, "{mark} {:<6} {shown}{waits}", s.thread.to_string());
            if let Some(line) = place.and_then(failure::source_line) {
                say!(self.printed, "         | {}", line.trim());
            }
            if stacks {
                s.stack.iter().skip(1).for_each(|p| say!(self.printed, "         called from {p}"));
            }
        }
        if stacks && !self.touched.is_empty() {
            say!(self.printed, "shared variables touched last:");
            for (name, value) in self.touched.iter().rev() {
                say!(self.printed, "  {name} = {value}");
            }
        }
    }

    /// Asks what to do next; `false` to quit.
    fn ask(&mut self, moment: &Moment<'_>, machine: &Machine<'_>) -> bool {
        let terminal = std::io::stdin().is_terminal();
        loop {
            if terminal {
                let _ = write!(std::io::stdout(), "(step) ");
                let _ = std::io::stdout().flush();
            }
            let mut line = String::new();
            if !matches!(std::io::stdin().lock().read_line(&mut line), Ok(n) if n > 0) {
                return false;
            }
            self.pace = match line.trim() {
                "" => Pace::Events(1),
                "t" => Pace::Switch(machine.thread_name(moment.chosen.thread).cloned().unwrap_or_default()),
                "c" => Pace::Free,
                "q" => return false,
                "?" | "h" | "help" => {
                    say!(self.printed, "{HELP}");
                    continue;
                }
                other => match other.parse() {
                    Ok(0) | Err(_) => {
                        say!(self.printed, "`{other}`: what is this? Commands are:\n{HELP}");
                        continue;
                    }
                    Ok(n) => Pace::Events(n),
                },
            };
            return true;
        }
    }
}

/// A value as a person expects it.
fn signed(value: u64, size: u32) -> String {
    match size {
        4 => (value as i32).to_string(),
        8 if value < 1 << 32 || value as i64 > -(1 << 32) && (value as i64) < 0 => (value as i64).to_string(),
        8 => format!("{value:#x}"),
        _ => value.to_string(),
    }
}

impl Observer for Stepper {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        self.tell(machine, moment.seen);
        self.converter.look(machine, moment);
        let at_line = matches!(self.pace, Pace::Line(_));
        let mut standing = at_line.then(|| machine.standing());
        if !self.is_here(machine, moment, standing.as_deref()) {
            return true;
        }
        let standing = standing.take().unwrap_or_else(|| machine.standing());
        self.show(machine, moment, &standing, at_line);
        if at_line {
            self.line = None;
        }
        let go_on = self.asks && self.ask(moment, machine);
        self.stopped = !go_on;
        go_on
    }

    fn ended(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        if !self.stopped {
            self.tell(machine, seen);
        }
        self.printed.note(std::io::stdout().flush());
    }
}
