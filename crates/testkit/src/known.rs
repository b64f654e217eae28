//! Which keys the header of a test program may have, and what their values look like, for each folder under `tests/` whose tests ask
//! for single keys. `tests/run` and its like are read as a whole ([`crate::header`]); the wishes of `tests/races` and
//! `tests/deadlocks` are read by [`crate::planted`].

use Shape::{Any, Kind, Number, Numbers, One, Pair, Verdict};
use trace::FailureKind;

/// What a value looks like.
#[derive(Clone, Copy)]
pub enum Shape {
    Any,
    Number,
    /// At least one.
    Numbers,
    /// One of these.
    One(&'static [&'static str]),
    /// Ids of failures, at least one.
    Kind,
    /// A name and a number.
    Pair,
    /// How a command may end: `exit 3`, `clean`, `refused`, `unfinished`, `unsupported`, or a failure's id; several with `or`.
    Verdict,
}

type Keys = &'static [(&'static str, Shape)];

/// That is how all of them are compiled.
const CFLAGS: Shape = One(&["-pthread"]);
const YES: Shape = One(&["yes"]);
const REPAIRS: Shape = One(&["atomic", "broadcast", "lock-order", "order"]);

const HUNTS: Keys = &[
    ("what", Any),
    ("options", Any),
    ("race", Any),
    ("deadlock", Any),
    ("may", Any),
    ("refuted", Any),
    ("undecided", Any),
    ("not", Any),
    ("unlisted", Any),
    ("not_looked_at", Any),
    ("ended", One(&["lost", "signals", "calls"])),
];

/// `tests/inputs`, but for its races and deadlocks.
const INPUTS: Keys = &[
    ("what", Any),
    ("options", Any),
    ("args", Any),
    ("input", Any),
    ("find", Kind),
    ("order", One(&["needed"])),
    ("missed", Any),
    ("slow", Any),
];

const HUNTED_INPUTS: Keys = &[
    ("what", Any),
    ("options", Any),
    ("args", Any),
    ("input", Any),
    ("race", Any),
    ("deadlock", Any),
    ("may", Any),
    ("not", Any),
    ("missed", Any),
    ("slow", Any),
];

/// The folders, and the keys that may stand there.
pub const FOLDERS: &[(&str, Keys)] = &[
    ("branches", &[("what", Any), ("options", Any), ("threads", Number), ("undecided", One(&["allowed"]))]),
    (
        "check",
        &[
            ("what", Any),
            ("cflags", CFLAGS),
            ("options", Any),
            ("find", Kind),
            ("race", YES),
            ("proves", YES),
            ("sizes", Numbers),
            ("explains", Kind),
            ("repair", REPAIRS),
            ("flows", Number),
        ],
    ),
    (
        "explain",
        &[
            ("what", Any),
            ("cflags", CFLAGS),
            ("sizes", Numbers),
            ("explains", Kind),
            ("repair", REPAIRS),
            ("flows", Number),
            ("core", Number),
            ("with", Any),
            ("path", YES),
        ],
    ),
    ("explore", &[("what", Any), ("cflags", CFLAGS), ("outcomes", Number), ("runs", Number)]),
    ("hostile", &[("what", Any), ("options", Any), ("run", Verdict), ("check", Verdict)]),
    ("symbolic", &[("what", Any)]),
    ("waits", &[("what", Any)]),
    ("predict", &[("what", Any), ("find", Kind), ("input", Pair), ("options", Any), ("args", Any), ("steps", Number)]),
    ("races", HUNTS),
    ("deadlocks", HUNTS),
    (
        "defuse",
        &[
            ("what", Any),
            ("options", Any),
            ("flow", Any),
            ("flows", Number),
            ("impossible", Any),
            ("undecided", Any),
            ("escort", Any),
            ("uncovered", Any),
            ("suspicious", Any),
            ("ended", One(&["covered", "unreachable", "budget"])),
            ("first", Any),
            ("fails", Kind),
            ("runs", Number),
        ],
    ),
    ("defuse/table2", &[("what", Any), ("row", Any), ("fails", Kind), ("may", Kind), ("bench", One(&["only"]))]),
    ("confirm", HUNTS),
    ("inputs/arithmetic", INPUTS),
    ("inputs/builtins", INPUTS),
    ("inputs/configuration", INPUTS),
    ("inputs/ctype", INPUTS),
    ("inputs/dialects", INPUTS),
    ("inputs/floats", INPUTS),
    ("inputs/getopt", INPUTS),
    ("inputs/loops", INPUTS),
    ("inputs/numbers", INPUTS),
    ("inputs/printf", INPUTS),
    ("inputs/protocol", INPUTS),
    ("inputs/sizes", INPUTS),
    ("inputs/sorting", INPUTS),
    ("inputs/stdin", INPUTS),
    ("inputs/strings", INPUTS),
    ("inputs/tables", INPUTS),
    ("inputs/races", HUNTED_INPUTS),
    ("inputs/deadlocks", HUNTED_INPUTS),
];

/// Marks after `//~`, where the tests ask for single ones. Elsewhere they are read as a whole.
const MARKS: &[(&str, &[&str])] = &[
    ("check", &["FAIL", "RACE", "READ", "BAD", "GOOD", "FROM", "TO", "BRANCH"]),
    ("explain", &["FAIL", "CAUSE", "READ", "BAD", "GOOD", "FROM", "TO", "BRANCH"]),
    ("hostile", &["FAIL"]),
];

/// The lines of a header: key and value.
pub fn lines<'a>(text: &'a str) -> Result<Vec<(&'a str, &'a str)>, String> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    let split = |line: &'a str| line.split_once(':').map(|(key, value)| (key.trim(), value.trim()));
    lines.map(|line| split(line).ok_or_else(|| format!("a header line without a colon: //!{line}"))).collect()
}

fn is_verdict(word: &str) -> bool {
    let exit = word.strip_prefix("exit ").is_some_and(|n| n.parse::<u8>().is_ok());
    exit || ["clean", "refused", "unfinished", "unsupported"].contains(&word) || FailureKind::from_id(word).is_some()
}

/// Whether the harness understands all of a header.
pub fn check(folder: &str, text: &str) -> Result<(), String> {
    let (_, keys) = FOLDERS.iter().find(|(name, _)| *name == folder).ok_or_else(|| format!("tests/{folder}?"))?;
    for (key, value) in lines(text)? {
        let Some((_, shape)) = keys.iter().find(|(name, _)| *name == key) else {
            return Err(format!("unknown header line: {key} (see docs/adding-a-test.md)"));
        };
        let fits = match shape {
            Any => !value.is_empty(),
            Number => value.parse::<u64>().is_ok(),
            Numbers => !value.is_empty() && value.split_whitespace().all(|n| n.parse::<u64>().is_ok()),
            One(values) => values.contains(&value),
            Kind => !value.is_empty() && value.split_whitespace().all(|id| FailureKind::from_id(id).is_some()),
            Verdict => value.split(" or ").all(is_verdict),
            Pair => value.split_once(' ').is_some_and(|(_, n)| n.parse::<u64>().is_ok()),
        };
        if !fits {
            return Err(format!("{key}: {value}: this is not understood (see docs/adding-a-test.md)"));
        }
    }
    let Some((_, known)) = MARKS.iter().find(|(name, _)| *name == folder) else { return Ok(()) };
    for (number, line) in (1..).zip(text.lines()) {
        let marks = line.split_once("//~").map_or("", |(_, marks)| marks);
        if let Some(mark) = marks.split_whitespace().find(|mark| !known.contains(mark)) {
            return Err(format!("line {number}: unknown mark {mark}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelt_wrongly_is_an_error() {
        assert_eq!(
            check("check", "//! what: x\n//! find: assertion livelock\n//! proves: yes\nx; //~ FAIL RACE\n"),
            Ok(())
        );
        for wrong in ["provs: yes", "proves: yse", "find: asertion", "find:", "sizes: 3 a", "yes"] {
            assert!(check("check", &format!("//! {wrong}\n")).is_err(), "{wrong}");
        }
        assert!(check("check", "x; //~ FIAL\n").is_err());
        assert_eq!(check("hostile", "//! run: exit 0 or deadlock\n//! check: clean\n"), Ok(()));
        assert!(check("hostile", "//! run: exit\n").is_err());
        assert!(check("explore", "//! outcomes: two\n").is_err());
        assert!(check("predict", "//! input: token\n").is_err());
        assert!(check("branches", "//! undecided: maybe\n").is_err());
        assert!(check("nowhere", "").is_err());
    }
}
