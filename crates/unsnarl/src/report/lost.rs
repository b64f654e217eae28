//! Where inputs were lost, for people.

use super::check::times;
use analysis::lost::{LostInput, Why};
use std::fmt::Write;
use vm::NotFollowed;

/// Places that are shown, unless all are wanted.
const SHOWN: usize = 4;

/// One line for each place.
pub(crate) fn text(lost: &[LostInput], all: bool) -> String {
    let mut text = String::new();
    if lost.is_empty() {
        return text;
    }
    let _ = writeln!(text, "inputs are not followed everywhere, so other values were not tried there:");
    let shown = if all { lost.len() } else { SHOWN };
    for one in lost.iter().take(shown) {
        let _ = writeln!(text, "  {}: {} (in {})", one.at, reason(&one.why), times(one.runs as usize, "run", "runs"));
    }
    if lost.len() > shown {
        let _ = writeln!(text, "  and {} more (--verbose lists them)", times(lost.len() - shown, "place", "places"));
    }
    text
}

fn reason(why: &Why) -> String {
    match why {
        Why::NotFollowed(NotFollowed::Library(name)) => format!("the library's `{name}` looks at it"),
        Why::NotFollowed(NotFollowed::Excluded) => "it goes into code that is not looked into (--exclude)".into(),
        Why::NotFollowed(NotFollowed::FloatingPoint) => "it becomes a floating-point number".into(),
        Why::NotFollowed(NotFollowed::WideInteger) => "it becomes an integer of more than 64 bits".into(),
        Why::NotFollowed(NotFollowed::Size) => "it says how many bytes are copied, set or allocated".into(),
        Why::NotFollowed(NotFollowed::StreamBuffer) => {
            "the buffer of a stream is looked at, which stays empty here (setvbuf)".into()
        }
        Why::NotFollowed(NotFollowed::Operation) => "it goes into an operation that is not followed".into(),
        Why::Undecided => "the solver did not say in time whether this can go otherwise (--query-time)".into(),
        Why::Values => "it has more values than were told apart (--schedules, --time)".into(),
        Why::Unsupported(what) => format!("a run cannot go on: {what}"),
    }
}
