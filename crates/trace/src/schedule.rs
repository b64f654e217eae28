//! Schedules: who runs until when.
//!
//! A moment in a run is a thread and its step clock, so a schedule means the same whatever else is observed. As text it
//! is one line for each segment: `0 1234`, `0.1 88 timeout`, `0.2 end`.

use crate::error::FormatError;
use crate::text::Words;
use crate::{Place, ThreadName};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// One turn: `thread` runs until it stands at an event with step clock >= `until`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Segment {
    pub thread: ThreadName,
    /// Until when; [`Segment::TO_ITS_END`] is written `end`.
    pub until: u64,
    pub begins: Begin,
}

impl Segment {
    /// The `until` of a thread that runs to its end.
    pub const TO_ITS_END: u64 = u64::MAX;
}

/// What happens first in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    #[default]
    Go,
    /// Its timed wait gives up; written `timeout`.
    TimeOut,
    /// Its wait ends for no reason (a spurious wake-up); written `wake`.
    Wake,
    /// A signal comes: its handler runs before what the thread stands at; written `signal`.
    Signal,
}

/// The turns of a run, in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Schedule(pub Vec<Segment>);

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.until {
            Segment::TO_ITS_END => write!(f, "{} end", self.thread)?,
            until => write!(f, "{} {until}", self.thread)?,
        }
        match self.begins {
            Begin::Go => Ok(()),
            Begin::TimeOut => write!(f, " timeout"),
            Begin::Wake => write!(f, " wake"),
            Begin::Signal => write!(f, " signal"),
        }
    }
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|segment| writeln!(f, "{segment}"))
    }
}

impl Segment {
    /// Takes a segment from the front of a line, up to a `|` or the end.
    pub(crate) fn take(words: &mut Words<'_>) -> Result<Segment, String> {
        let thread = words.string("a thread such as 0.1")?.parse().map_err(|e| format!("{e}"))?;
        let until = if words.take("end")? {
            Segment::TO_ITS_END
        } else {
            words.parse("a step clock or `end` after the thread")?
        };
        let begins = if words.take("timeout")? {
            Begin::TimeOut
        } else if words.take("wake")? {
            Begin::Wake
        } else if words.take("signal")? {
            Begin::Signal
        } else if matches!(words.rest().as_bytes().first(), None | Some(b'|')) {
            Begin::Go
        } else {
            return Err(format!("expected `timeout`, `wake`, `signal` or nothing, found `{}`", words.rest()));
        };
        Ok(Segment { thread, until, begins })
    }
}

impl FromStr for Segment {
    type Err = String;

    fn from_str(line: &str) -> Result<Segment, String> {
        let mut words = Words::new(line);
        let segment = Segment::take(&mut words)?;
        words.end()?;
        Ok(segment)
    }
}

impl FromStr for Schedule {
    type Err = FormatError;

    /// One line for each segment; empty lines and lines that start with `#` say nothing.
    fn from_str(text: &str) -> Result<Schedule, FormatError> {
        let lines = text.lines().zip(1..).map(|(line, n)| (line.trim(), n));
        lines
            .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
            .map(|(line, n)| line.parse().map_err(|message: String| FormatError::line(n, message)))
            .collect::<Result<_, _>>()
            .map(Schedule)
    }
}

/// What was the case when a turn began. Replay compares, so that it can say where it left the recorded path.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Check {
    /// The threads that could have had this turn.
    pub enabled: Vec<ThreadName>,
    /// The operation that the thread stands at, in a few words: `lock queue.mutex at queue.c:41`.
    pub operation: String,
}

/// A segment of a saved run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    pub segment: Segment,
    pub check: Option<Check>,
}

impl From<Segment> for Turn {
    fn from(segment: Segment) -> Turn {
        Turn { segment, check: None }
    }
}

impl Check {
    /// The operation as it is usually written, with its place.
    pub fn operation_at(operation: &str, place: &Place) -> String {
        match place.is_known() {
            true => format!("{operation} at {}:{}", place.file, place.line),
            false => operation.to_string(),
        }
    }
}

impl fmt::Display for Turn {
    /// `0.1 88 | 0 0.1 0.2 | lock queue.mutex at queue.c:41`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.segment)?;
        let Some(check) = &self.check else { return Ok(()) };
        write!(f, " |")?;
        check.enabled.iter().try_for_each(|thread| write!(f, " {thread}"))?;
        write!(f, " | ")?;
        // Quotes only where the bare text would not come back as it is.
        let text = &check.operation;
        let bare =
            !text.is_empty() && !text.starts_with('"') && text.trim() == text && !text.contains(char::is_control);
        if bare { write!(f, "{text}") } else { write!(f, "{}", crate::text::quoted(text.as_bytes())) }
    }
}

impl FromStr for Turn {
    type Err = String;

    fn from_str(line: &str) -> Result<Turn, String> {
        let mut words = Words::new(line);
        let segment = Segment::take(&mut words)?;
        if !words.take("|")? {
            words.end()?;
            return Ok(Turn { segment, check: None });
        }
        let mut enabled = Vec::new();
        while !words.take("|")? {
            let thread = words.string("a thread that could run, or `|`")?;
            enabled.push(thread.parse().map_err(|e| format!("{e}"))?);
        }
        let operation = match words.rest() {
            quoted if quoted.starts_with('"') => {
                let operation = words.string("an operation")?;
                words.end()?;
                operation
            }
            bare => bare.trim_end().to_string(),
        };
        Ok(Turn { segment, check: Some(Check { enabled, operation }) })
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::testing::Random;

    pub(crate) fn turn(random: &mut Random) -> Turn {
        let until = if random.coin() { Segment::TO_ITS_END } else { random.number() };
        let begins = *random.pick(&[Begin::Go, Begin::TimeOut, Begin::Wake, Begin::Signal]);
        let segment = Segment { thread: random.thread(), until, begins };
        let enabled = (0..random.below(4)).map(|_| random.thread()).collect();
        let check = Check { enabled, operation: random.string(6) };
        Turn { segment, check: Some(check).filter(|_| random.coin()) }
    }

    #[test]
    fn turns_and_schedules_come_back_as_they_were() {
        let mut random = Random::new(2);
        for _ in 0..2000 {
            let turns: Vec<Turn> = (0..random.below(5)).map(|_| turn(&mut random)).collect();
            for turn in &turns {
                assert_eq!(turn.to_string().parse().as_ref(), Ok(turn), "{turn}");
            }
            let schedule = Schedule(turns.into_iter().map(|t| t.segment).collect());
            assert_eq!(schedule.to_string().parse(), Ok(schedule));
        }
    }

    #[test]
    fn wrong_lines_say_what_was_expected() {
        let error = |text: &str| text.parse::<Schedule>().map_err(|e| e.to_string()).unwrap_err();
        assert_eq!(error("# me\n\n0 5\nx 7\n").split(':').next(), Some("line 4"));
        assert!(error("0").contains("expected a step clock or `end`"));
        assert!(error("0 -1").contains("found `-1`"));
        assert!(error("0 5 later").contains("found `later`"));
        assert!(error("0 5 wake 7").contains("the end of the line"));
        assert!("0 5 | 0 0.1".parse::<Turn>().unwrap_err().contains("`|`"));
        assert!("0 5 | x | lock".parse::<Turn>().is_err());
    }
}
