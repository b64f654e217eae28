//! What is reported: each deadlock with its verdict, its run saved.

use super::Kind;
use super::aim::{Deadlocks, Known};
use super::{Hold, Link};
use crate::hunt::statics::Statics;
use crate::hunt::{Blocked, Candidates, Case, Judged, Judgement, Keep, Kept, Proofs, Verdict, Verdicts};
use crate::predict::Search;
use driver::saved::Post;
use trace::Failure;
use vm::CodeLink;

pub struct Deadlock {
    pub kind: Kind,
    pub links: Vec<Link>,
    pub judgement: Judgement,
    /// Whether its run fails, so that it can be explained: nobody can go on in it.
    pub fails: bool,
}

impl Judged for Deadlock {
    fn judgement(&self) -> &Judgement {
        &self.judgement
    }
}

impl Candidates for Deadlocks {
    type InCode = Vec<CodeLink>;

    fn news(&self) -> u64 {
        self.news
    }

    fn cases(&self) -> impl Iterator<Item = &Case> {
        self.all.iter().map(|k| &k.case)
    }

    fn statics(&self) -> &Statics<Vec<CodeLink>> {
        &self.statics
    }

    fn not_looked_at(&self) -> Vec<String> {
        let in_runs = self.limits.iter().map(ToString::to_string).chain(self.waits.limits());
        in_runs.chain(self.code_limits.iter().map(ToString::to_string)).collect()
    }
}

impl Verdicts for Deadlocks {
    type Found = Deadlock;

    fn found(search: &Search<'_, Deadlocks>, proofs: &mut Proofs<'_>, kept: &mut Kept<'_>) -> Vec<Deadlock> {
        all(search, proofs, kept)
    }

    fn other_failure(search: &Search<'_, Deadlocks>) -> Option<Failure> {
        let mut failures = search.found().iter().filter_map(|f| f.failure.as_ref());
        failures.find(|f| !f.kind.is_stuck()).cloned()
    }
}

/// All deadlocks, confirmed ones first.
fn all(search: &Search<'_, Deadlocks>, proofs: &mut Proofs<'_>, kept: &mut Kept<'_>) -> Vec<Deadlock> {
    let mut all: Vec<Deadlock> = Vec::new();
    for known in &search.aim.all {
        let number = all.iter().filter(|d| d.judgement.verdict() == Verdict::Confirmed).count() + 1;
        let confirmed = known.standing.is_some().then(|| confirm(kept, number, known));
        kept.lost += u64::from(matches!(confirmed, Some(None)));
        all.push(confirmed.flatten().unwrap_or_else(|| open(search, proofs, known)));
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
            all.push(Deadlock {
                kind: Kind::LockCycle,
                links,
                judgement: Judgement::Undecided { blocked },
                fails: false,
            });
        }
    }
    all.sort_by_key(|d| d.judgement.verdict());
    all
}

/// Saves the run; `None` if it does not come again.
fn confirm(kept: &mut Kept<'_>, number: usize, known: &Known) -> Option<Deadlock> {
    let standing = known.standing.as_ref()?;
    let posts: Vec<Post> = standing.links.iter().filter_map(|l| Some((l.thread.clone()?, l.clock))).collect();
    let run = Keep {
        name: format!("deadlock-{number}"),
        inputs: &standing.inputs,
        outcome: standing.outcome.clone(),
        schedule: &standing.schedule,
        event_hash: standing.event_hash,
        stands: &posts,
        found_by: &format!("a hunt for deadlocks: {}", standing.kind),
    };
    let run = kept.save(&run)?;
    Some(Deadlock {
        kind: standing.kind,
        links: standing.links.clone(),
        judgement: Judgement::Confirmed { run, inputs: standing.named.clone() },
        fails: standing.all_stuck,
    })
}

fn open(search: &Search<'_, Deadlocks>, proofs: &mut Proofs<'_>, known: &Known) -> Deadlock {
    let blocked = match (&known.plain, known.case.was_planned()) {
        (Some(_), false) => None,
        _ if known.case.confirmed => Some(Blocked::Lost),
        _ => known.case.blocked(),
    };
    let unseen = || {
        let limit = search.aim.limits.first()?;
        Some(Blocked::Limit(limit.to_string().into()))
    };
    let judgement = match blocked.or_else(unseen) {
        Some(blocked) => Judgement::Undecided { blocked },
        None => proofs.judge(&known.case.refuted_by, known.plain.as_ref()),
    };
    Deadlock { kind: known.kind, links: known.links.clone(), judgement, fails: false }
}
