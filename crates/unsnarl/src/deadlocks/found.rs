//! What is reported: each deadlock with its verdict, its run saved.

use super::aim::{Deadlocks, Known};
use super::{Hold, Link};
use crate::check::setup::Setup;
use crate::cli::HuntOptions;
use crate::hunt::command::{Ground, Keep, keep};
use crate::hunt::{Reason, Verdict};
use crate::predict::Search;
use crate::runs::Post;
use std::path::PathBuf;

/// A deadlock.
pub(crate) struct Deadlock {
    pub(crate) kind: &'static str,
    pub(crate) links: Vec<Link>,
    pub(crate) verdict: Verdict,
    pub(crate) inputs: Vec<(String, u64)>,
    pub(crate) run: Option<PathBuf>,
    /// Whether that run fails, so that it can be explained: nobody can go on in it.
    pub(crate) fails: bool,
    /// Why it is impossible.
    pub(crate) reason: Option<Reason>,
    /// What keeps it from being decided.
    pub(crate) blocked: Option<String>,
}

/// All deadlocks, confirmed ones first, and how many runs did not come again.
pub(crate) fn all(
    search: &Search<'_, '_, Deadlocks>,
    ground: &Ground,
    setup: &Setup<'_>,
    options: &HuntOptions,
) -> (Vec<Deadlock>, u64) {
    let (mut all, mut lost): (Vec<Deadlock>, u64) = (Vec::new(), 0);
    for known in &search.aim.all {
        let number = all.iter().filter(|d| d.verdict == Verdict::Confirmed).count() + 1;
        let confirmed = known.standing.is_some().then(|| confirm(ground, setup, options, number, known));
        lost += u64::from(matches!(confirmed, Some(None)));
        all.push(confirmed.flatten().unwrap_or_else(|| open(search, options, known)));
    }
    for (circle, blocked) in search.aim.statics.open() {
        let link = |l: &vm::CodeLink| {
            let hold = |(lock, at): &(String, trace::Place)| Hold { lock: lock.clone(), at: Some(at.clone()) };
            Link { thread: trace::ThreadName::default(), clock: 0, holds: vec![hold(&l.held)], wants: hold(&l.wanted) }
        };
        let links: Vec<Link> = circle.iter().map(link).collect();
        let wants = |links: &[Link]| {
            let mut all: Vec<_> = links.iter().map(|l| l.wants.at.as_ref().map(|p| (p.file.clone(), p.line))).collect();
            all.sort();
            all
        };
        if !all.iter().any(|d| wants(&d.links) == wants(&links)) {
            all.push(Deadlock {
                kind: "lock-cycle",
                links,
                verdict: Verdict::Undecided,
                inputs: Vec::new(),
                run: None,
                fails: false,
                reason: None,
                blocked: Some(blocked),
            });
        }
    }
    all.sort_by_key(|d| d.verdict);
    (all, lost)
}

/// Saves the run; `None` if it does not come again.
fn confirm(
    ground: &Ground,
    setup: &Setup<'_>,
    options: &HuntOptions,
    number: usize,
    known: &Known,
) -> Option<Deadlock> {
    let standing = known.standing.as_ref()?;
    let posts: Vec<Post> = standing.links.iter().map(|l| (l.thread.clone(), l.clock)).collect();
    let kept = Keep {
        name: format!("deadlock-{number}"),
        inputs: &standing.inputs,
        outcome: standing.outcome.clone(),
        schedule: &standing.schedule,
        event_hash: standing.event_hash,
        stands: &posts,
        found_by: &format!("a hunt for deadlocks: {}", standing.kind),
    };
    let run = keep(ground, setup, options, &kept)?;
    Some(Deadlock {
        kind: standing.kind,
        links: standing.links.clone(),
        verdict: Verdict::Confirmed,
        inputs: standing.named.clone(),
        run: Some(run),
        fails: standing.all_stuck,
        reason: None,
        blocked: None,
    })
}

fn open(search: &Search<'_, '_, Deadlocks>, options: &HuntOptions, known: &Known) -> Deadlock {
    let blocked = match (&known.plain, known.case.was_planned()) {
        (Some(_), false) => None,
        _ if known.case.confirmed => Some("the run that stood there did not come again: a bug of Unsnarl's".into()),
        _ => known.case.blocked(),
    };
    let unseen = || {
        let limit = search.aim.limits.first()?;
        Some(format!("impossible where it was asked, but not looked at: {limit}"))
    };
    let blocked = blocked.or_else(unseen);
    let verdict = if blocked.is_some() { Verdict::Undecided } else { Verdict::Refuted };
    let asked = || {
        let (entry, question) = known.case.refuted_by.as_ref()?;
        Reason::ask(&search.trace(*entry)?.trace, question, options.solver.solver.into())
    };
    let reason = (verdict == Verdict::Refuted).then(|| asked().or_else(|| known.plain.clone())).flatten();
    let (kind, links) = (known.kind, known.links.clone());
    Deadlock { kind, links, verdict, inputs: Vec::new(), run: None, fails: false, reason, blocked }
}
