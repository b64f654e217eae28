//! What is reported: each deadlock with its verdict, its run saved.

use super::aim::{Deadlocks, Known};
use super::{Hold, Link};
use crate::check::setup::Setup;
use crate::cli::HuntOptions;
use crate::hunt::command::{Ground, Keep, keep, proofs};
use crate::hunt::{Judgement, Proofs, Verdict};
use crate::predict::Search;
use crate::runs::Post;

/// A deadlock.
pub(crate) struct Deadlock {
    pub(crate) kind: &'static str,
    pub(crate) links: Vec<Link>,
    pub(crate) judgement: Judgement,
    /// Whether its run fails, so that it can be explained: nobody can go on in it.
    pub(crate) fails: bool,
}

/// All deadlocks, confirmed ones first, and how many runs did not come again.
pub(crate) fn all(
    search: &Search<'_, '_, Deadlocks>,
    ground: &Ground,
    setup: &Setup<'_>,
    options: &HuntOptions,
) -> (Vec<Deadlock>, u64) {
    let (mut all, mut lost): (Vec<Deadlock>, u64) = (Vec::new(), 0);
    let mut proofs = proofs(search, ground, options);
    for known in &search.aim.all {
        let number = all.iter().filter(|d| d.judgement.verdict() == Verdict::Confirmed).count() + 1;
        let confirmed = known.standing.is_some().then(|| confirm(ground, setup, options, number, known));
        lost += u64::from(matches!(confirmed, Some(None)));
        all.push(confirmed.flatten().unwrap_or_else(|| open(search, &mut proofs, known)));
    }
    for (circle, blocked) in search.aim.statics.open() {
        let link = |l: &vm::CodeLink| {
            let hold = |(lock, at): &(String, trace::Place)| Hold { lock: lock.clone(), at: Some(at.clone()) };
            Link { thread: None, clock: 0, holds: vec![hold(&l.held)], wants: hold(&l.wanted) }
        };
        let links: Vec<Link> = circle.iter().map(link).collect();
        let wants = |links: &[Link]| {
            let mut all: Vec<_> = links.iter().map(|l| l.wants.at.as_ref().map(|p| (p.file.clone(), p.line))).collect();
            all.sort();
            all
        };
        if !all.iter().any(|d| wants(&d.links) == wants(&links)) {
            all.push(Deadlock { kind: "lock-cycle", links, judgement: Judgement::Undecided { blocked }, fails: false });
        }
    }
    all.sort_by_key(|d| d.judgement.verdict());
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
    let posts: Vec<Post> = standing.links.iter().filter_map(|l| Some((l.thread.clone()?, l.clock))).collect();
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
        judgement: Judgement::Confirmed { run: Some(run), inputs: standing.named.clone() },
        fails: standing.all_stuck,
    })
}

fn open(search: &Search<'_, '_, Deadlocks>, proofs: &mut Proofs<'_>, known: &Known) -> Deadlock {
    let blocked = match (&known.plain, known.case.was_planned()) {
        (Some(_), false) => None,
        _ if known.case.confirmed => Some("the run that stood there did not come again: a bug of Unsnarl's".into()),
        _ => known.case.blocked(),
    };
    let unseen = || {
        let limit = search.aim.limits.first()?;
        Some(format!("impossible where it was asked, but not looked at: {limit}"))
    };
    let judgement = match blocked.or_else(unseen) {
        Some(blocked) => Judgement::Undecided { blocked },
        None => proofs.judge(&known.case.refuted_by, known.plain.as_ref()),
    };
    Deadlock { kind: known.kind, links: known.links.clone(), judgement, fails: false }
}
