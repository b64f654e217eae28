//! What came of a candidate, with what shows it.

use super::{Blocked, Reason};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// In one word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// A run stands there.
    Confirmed,
    /// Neither: see what blocks it.
    Undecided,
    /// No order of the paths seen leads there.
    Refuted,
}

/// In full.
pub enum Judgement {
    /// The run that stands there, if it was to be saved, and its inputs by their names.
    Confirmed { run: Option<PathBuf>, inputs: Vec<(String, u64)> },
    /// What keeps it from being decided.
    Undecided { blocked: Blocked },
    /// What makes it impossible, if that could be reported in time.
    Refuted { reason: Option<Reason> },
}

/// As JSON, among the keys of whatever was judged.
#[derive(Serialize)]
struct Keys<'a> {
    verdict: Verdict,
    run: Option<&'a Path>,
    inputs: BTreeMap<String, u64>,
    reason: Option<&'a Reason>,
    blocked_by: Option<String>,
}

impl Judgement {
    pub fn verdict(&self) -> Verdict {
        match self {
            Judgement::Confirmed { .. } => Verdict::Confirmed,
            Judgement::Undecided { .. } => Verdict::Undecided,
            Judgement::Refuted { .. } => Verdict::Refuted,
        }
    }

    pub fn run(&self) -> Option<&Path> {
        match self {
            Judgement::Confirmed { run, .. } => run.as_deref(),
            _ => None,
        }
    }

    /// Why it is not confirmed.
    pub fn why(&self) -> Option<String> {
        match self {
            Judgement::Confirmed { .. } => None,
            Judgement::Undecided { blocked } => Some(blocked.to_string()),
            Judgement::Refuted { reason: None } => Some("no order leads there".into()),
            Judgement::Refuted { reason: Some(reason) } => Some(reason.text.clone()),
        }
    }
}

impl Serialize for Judgement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (mut all, mut why, mut blocked_by) = (BTreeMap::new(), None, None);
        match self {
            Judgement::Confirmed { inputs, .. } => all = by_name(inputs),
            Judgement::Undecided { blocked } => blocked_by = Some(blocked.to_string()),
            Judgement::Refuted { reason } => why = reason.as_ref(),
        }
        Keys { verdict: self.verdict(), run: self.run(), inputs: all, reason: why, blocked_by }.serialize(serializer)
    }
}

/// Inputs by their names; what is asked for again under a name has a number after it.
pub fn by_name(inputs: &[(String, u64)]) -> BTreeMap<String, u64> {
    let (mut all, mut times) = (BTreeMap::new(), BTreeMap::<&str, u32>::new());
    for (name, value) in inputs {
        let n = times.entry(name).or_default();
        *n += 1;
        all.insert(if *n == 1 { name.clone() } else { format!("{name}#{n}") }, *value);
    }
    all
}
