//! Goals and questions as text: `flip(0.1#12)`, `pair(0#3, 0.1#4) after 0.2#7, 0.3#1`, `flip(0.1#12) keeping 0#3 < 0.1#4`,
//! `flip(0.1#12) with use(0#3, 0.1#4); use(initial, 0.2#1)`.

use crate::{Goal, Question};
use trace::{EventId, Tables, ThreadName};

const EXPECTED: &str = "expected flip(0.1#12), fail(0.1#12), at(0.1#12), pair(0#3, 0.1#4), cycle(0.1#3, 0.2#5, ...), \
                        stuck(0.1#3, ...), use(0#3, 0.1#4), use(initial, 0.1#4) or stale(0#3, 0.1#4)";

const WORDS: [&str; 8] = ["flip", "fail", "at", "pair", "cycle", "stuck", "use", "stale"];

/// In the place of a write: what was there when the trace begins.
const INITIAL: &str = "initial";

/// Whether a text begins as a goal does.
pub fn is_goal(text: &str) -> bool {
    text.split_once('(').is_some_and(|(word, _)| WORDS.contains(&word.trim()))
}

fn event(text: &str, tables: &Tables) -> Result<EventId, String> {
    let text = text.trim();
    let wrong = || format!("`{text}` names no event: expected a thread and a number, such as 0.1#12");
    let (thread, index) = text.split_once('#').ok_or_else(wrong)?;
    let name: ThreadName = thread.parse().map_err(|e| format!("{e}"))?;
    let thread = tables.find_thread(&name).ok_or_else(|| {
        let known: Vec<String> = tables.threads().iter().map(ToString::to_string).collect();
        format!("the trace has no thread {name}; it has {}", known.join(", "))
    })?;
    if index.is_empty() || !index.bytes().all(|b| b.is_ascii_digit()) {
        return Err(wrong());
    }
    Ok(EventId { thread, index: index.parse().map_err(|_| wrong())? })
}

fn events(text: &str, tables: &Tables) -> Result<Vec<EventId>, String> {
    text.split(',').map(|one| event(one, tables)).collect()
}

fn show_events(events: &[EventId], tables: &Tables) -> String {
    events.iter().map(|e| e.show(tables).to_string()).collect::<Vec<_>>().join(", ")
}

impl Goal {
    pub fn parse(text: &str, tables: &Tables) -> Result<Goal, String> {
        let text = text.trim();
        let inner = text.strip_suffix(')').and_then(|t| t.split_once('('));
        let (word, inner) = inner.ok_or_else(|| format!("`{text}` is no goal: {EXPECTED}"))?;
        let word = word.trim_end();
        if !WORDS.contains(&word) {
            return Err(format!("there is no goal `{word}`: {EXPECTED}"));
        }
        if word == "stuck" {
            return Ok(Goal::Stuck(inner.split(';').map(|list| events(list, tables)).collect::<Result<_, _>>()?));
        }
        if word == "use"
            && let Some((write, read)) = inner.split_once(',')
            && write.trim() == INITIAL
        {
            return Ok(Goal::Use { write: None, read: event(read, tables)? });
        }
        let events = events(inner, tables)?;
        let number = |n: &str| format!("`{word}` is of {n}, not of {}: {EXPECTED}", events.len());
        match (word, events.as_slice()) {
            ("flip", [e]) => Ok(Goal::Flip(*e)),
            ("fail", [e]) => Ok(Goal::Fail(*e)),
            ("at", [e]) => Ok(Goal::At(*e)),
            ("flip" | "fail" | "at", _) => Err(number("one event")),
            ("cycle", [_, _, ..]) => Ok(Goal::Cycle(events)),
            ("cycle", _) => Err(number("two events or more")),
            ("pair", [a, b]) => Ok(Goal::Pair(*a, *b)),
            ("use", [write, read]) => Ok(Goal::Use { write: Some(*write), read: *read }),
            ("stale", [free, access]) => Ok(Goal::Stale { free: *free, access: *access }),
            _ => Err(number("two events")),
        }
    }

    /// As [`Goal::parse`] reads it.
    pub fn show(&self, tables: &Tables) -> String {
        let (word, events) = match self {
            Goal::Flip(e) => ("flip", vec![*e]),
            Goal::Fail(e) => ("fail", vec![*e]),
            Goal::At(e) => ("at", vec![*e]),
            Goal::Pair(a, b) => ("pair", vec![*a, *b]),
            Goal::Cycle(events) => ("cycle", events.clone()),
            Goal::Stuck(lists) => {
                let lists: Vec<String> = lists.iter().map(|list| show_events(list, tables)).collect();
                return format!("stuck({})", lists.join("; "));
            }
            Goal::Use { write: None, read } => return format!("use({INITIAL}, {})", read.show(tables)),
            Goal::Use { write: Some(write), read } => ("use", vec![*write, *read]),
            Goal::Stale { free, access } => ("stale", vec![*free, *access]),
        };
        format!("{word}({})", show_events(&events, tables))
    }
}

impl Question {
    /// Reads a goal, after `after` the events that must have happened, after `with` the reads that have found writes, and after `keeping`
    /// the orders of events.
    pub fn parse(text: &str, tables: &Tables) -> Result<Question, String> {
        if let Some((asked, kept)) = text.split_once(" keeping ") {
            let order = |text: &str| -> Result<(EventId, EventId), String> {
                let (a, b) = text
                    .split_once('<')
                    .ok_or_else(|| format!("`{}` is no order of two events, such as 0#3 < 0.1#4", text.trim()))?;
                Ok((event(a, tables)?, event(b, tables)?))
            };
            let orders = kept.split(',').map(order).collect::<Result<_, String>>()?;
            return Ok(Question { orders, ..Question::parse(asked, tables)? });
        }
        if let Some((asked, uses)) = text.split_once(" with ") {
            let used = |text: &str| match Goal::parse(text, tables)? {
                Goal::Use { write, read } => Ok((write, read)),
                _ => Err(format!("`{}` is no use, such as use(0#3, 0.1#4)", text.trim())),
            };
            let uses = uses.split(';').map(used).collect::<Result<_, String>>()?;
            return Ok(Question { uses, ..Question::parse(asked, tables)? });
        }
        let (goal, reached) = match text.split_once(')') {
            Some((goal, rest)) if !rest.trim().is_empty() => {
                let named = rest.trim_start().strip_prefix("after ").ok_or_else(|| {
                    format!(
                        "after a goal comes nothing or `after` and events, such as `after 0.2#7, 0.3#1`, not `{}`",
                        rest.trim()
                    )
                })?;
                (format!("{goal})"), events(named, tables)?)
            }
            _ => (text.to_string(), Vec::new()),
        };
        Ok(Question { reached, ..Goal::parse(&goal, tables)?.into() })
    }

    /// As [`Question::parse`] reads it.
    pub fn show(&self, tables: &Tables) -> String {
        let mut text = self.goal.show(tables);
        if !self.reached.is_empty() {
            text += &format!(" after {}", show_events(&self.reached, tables));
        }
        let uses = self.uses.iter().map(|&(write, read)| Goal::Use { write, read }.show(tables));
        if !self.uses.is_empty() {
            text += &format!(" with {}", uses.collect::<Vec<_>>().join("; "));
        }
        let orders = self.orders.iter().map(|(a, b)| format!("{} < {}", a.show(tables), b.show(tables)));
        if !self.orders.is_empty() {
            text += &format!(" keeping {}", orders.collect::<Vec<_>>().join(", "));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables() -> Tables {
        let mut tables = Tables::new();
        let main = ThreadName::main();
        tables.thread(&main);
        tables.thread(&main.child(1));
        tables.thread(&main.child(2));
        tables
    }

    #[test]
    fn goals_come_back_as_they_were() {
        let tables = tables();
        for text in [
            "flip(0.1#12)",
            "fail(0#0)",
            "pair(0#3, 0.1#4)",
            "cycle(0.1#3, 0.2#5)",
            "cycle(0.1#3, 0.2#5, 0#7)",
            "stuck(0.1#3)",
            "stuck(0.1#3, 0.2#5; 0#7)",
            "use(0#3, 0.1#4)",
            "stale(0#3, 0.1#4)",
            "flip(0.1#12) after 0.2#7",
            "flip(0.1#12) after 0.2#7, 0#1",
            "use(0#3, 0.1#4) with use(0#3, 0.2#4); use(initial, 0.2#1)",
            "flip(0.1#12) after 0.2#7 with use(0#3, 0.1#4) keeping 0#3 < 0.1#4",
            "flip(0.1#12) keeping 0#3 < 0.1#4",
            "flip(0.1#12) after 0.2#7 keeping 0#3 < 0.1#4, 0.1#4 < 0#5",
        ] {
            let read = Question::parse(text, &tables).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(read.show(&tables), text);
        }
        assert_eq!(
            Question::parse(" use( 0#3 ,0.1#4 ) ", &tables).map(|q| q.show(&tables)),
            Ok("use(0#3, 0.1#4)".into())
        );
    }

    #[test]
    fn wrong_goals_say_what_is_expected() {
        let tables = tables();
        let error = |text: &str| Question::parse(text, &tables).unwrap_err();
        assert!(error("flop(0#1)").contains("no goal `flop`"));
        assert!(error("flip 0#1").contains("expected flip("));
        assert!(error("").contains("expected flip("));
        assert!(error("flip(0#1, 0#2)").contains("of one event, not of 2"));
        assert!(error("cycle(0#1)").contains("two events or more"));
        assert!(error("pair(0#1)").contains("two events"));
        assert!(error("flip(0.3#1)").contains("no thread 0.3; it has 0, 0.1, 0.2"));
        assert!(error("flip(0.1)").contains("such as 0.1#12"));
        assert!(error("flip(0.1#x)").contains("such as 0.1#12"));
        assert!(error("flip(x#1)").contains("names no thread"));
        assert!(error("flip(0#1) before 0#2").contains("`after`"));
        assert!(error("flip(0#1) keeping 0#2").contains("0#3 < 0.1#4"));
        assert!(error("flip(0#99999999999)").contains("names no event"));
    }
}
