//! What is reported: candidates of the same two lines and the same data as one race, its runs saved.

use super::aim::{Access, Known, Races};
use super::candidates::Kind;
use super::harm::{Ended, Harm, harm};
use crate::hunt::statics::Statics;
use crate::hunt::{Blocked, Candidates, Case, Judged, Judgement, Keep, Kept, Proofs, Verdict, Verdicts};
use crate::predict::Search;
use driver::races;
use std::collections::BTreeMap;
use std::path::PathBuf;
use trace::{Failure, RunOutcome};
use vm::MayRace;

pub struct Race {
    pub location: String,
    pub accesses: [Access; 2],
    pub judgement: Judgement,
    pub phase: u8,
    /// What it does, and why we think so.
    pub harm: Option<(Harm, String)>,
    pub failing_run: Option<PathBuf>,
}

/// The file, and the lines of both sides, and the data.
type Lines = ([(String, u32); 2], String);

fn lines(known: &Known) -> Lines {
    let line = |n: usize| {
        let side = &known.variant.sides[n];
        (side.file.to_string(), side.line)
    };
    let mut both = [line(0), line(1)];
    both.sort();
    (both, known.variant.data.clone())
}

impl Judged for Race {
    fn judgement(&self) -> &Judgement {
        &self.judgement
    }
}

impl Candidates for Races {
    type InCode = MayRace;

    fn news(&self) -> u64 {
        self.news
    }

    fn cases(&self) -> impl Iterator<Item = &Case> {
        self.all.iter().map(|k| &k.case)
    }

    fn statics(&self) -> &Statics<MayRace> {
        &self.statics
    }

    fn not_looked_at(&self) -> Vec<String> {
        let sections = "accesses inside indivisible sections (`unsnarl check` reports those that race)";
        let limits = self.limits.iter().map(ToString::to_string);
        limits.chain(self.sections.then(|| sections.to_string())).collect()
    }
}

impl Verdicts for Races {
    type Found = Race;

    fn found(search: &Search<'_, Races>, proofs: &mut Proofs<'_>, kept: &mut Kept<'_>) -> Vec<Race> {
        all(search, proofs, kept)
    }

    fn other_failure(search: &Search<'_, Races>) -> Option<Failure> {
        search.aim.usual.clone()
    }
}

/// All races, the worst first.
fn all(search: &Search<'_, Races>, proofs: &mut Proofs<'_>, kept: &mut Kept<'_>) -> Vec<Race> {
    let mut groups: BTreeMap<Lines, Vec<&Known>> = BTreeMap::new();
    for known in &search.aim.all {
        groups.entry(lines(known)).or_default().push(known);
    }
    let mut all = Vec::new();
    for group in groups.into_values() {
        let confirmed = group.iter().filter_map(|k| {
            let (harm, why, failing) = harm(&k.confirmed.as_ref()?.runs, search.aim.usual.as_ref());
            Some((harm, why, failing, *k))
        });
        let mut worst: Vec<_> = confirmed.collect();
        worst.sort_by_key(|w| std::cmp::Reverse(w.0));
        let number = all.iter().filter(|r: &&Race| r.judgement.verdict() == Verdict::Confirmed).count() + 1;
        let found = worst.into_iter().find_map(|(harm, why, failing, known)| {
            let race = confirm(kept, number, known, (harm, why), failing);
            kept.lost += u64::from(race.is_none());
            race
        });
        all.push(found.unwrap_or_else(|| open(proofs, &group)));
    }
    // What the code alone says and no run could: both sides never came into one run.
    for (race, blocked) in search.aim.statics.open() {
        let access = |a: &vm::CodeAccess| Access {
            place: a.place.clone(),
            thread: None,
            kind: Kind::in_code(a.writes, a.atomic),
        };
        let same = |r: &Race| {
            let line = |a: &Access| (a.place.file.clone(), a.place.line);
            let mut lines = [line(&r.accesses[0]), line(&r.accesses[1])];
            lines.sort();
            let mut own = race.accesses.each_ref().map(|a| (a.place.file.clone(), a.place.line));
            own.sort();
            lines == own
        };
        if !all.iter().any(same) {
            all.push(Race {
                location: race.data.clone(),
                accesses: race.accesses.each_ref().map(access),
                judgement: Judgement::Undecided { blocked },
                phase: 0,
                harm: None,
                failing_run: None,
            });
        }
    }
    let rank = |r: &Race| (r.judgement.verdict(), std::cmp::Reverse(r.harm.as_ref().map(|h| h.0)));
    all.sort_by_key(rank);
    all
}

/// Saves the runs of a race that was confirmed; `None` if none of them comes again.
fn confirm(
    kept: &mut Kept<'_>,
    number: usize,
    known: &Known,
    harm: (Harm, String),
    failing: Option<usize>,
) -> Option<Race> {
    let confirmed = known.confirmed.as_ref()?;
    let given = kept.setup.unstoppable().with_symbolic(confirmed.inputs.clone());
    // The race detector is asked, too; where it tells of the pair at another moment, the run is one that ends as it ends.
    let told = |turn: usize| -> Option<Failure> {
        let run = confirmed.runs[turn].as_ref()?;
        let [first, second] = &confirmed.posts;
        let (x, y) = if turn.is_multiple_of(2) { (first, second) } else { (second, first) };
        let is_it = |r: &&vm::FoundRace| r.race.later.mark.clock == y.1 && r.race.earlier.mark.clock == x.1;
        let race = run.races.iter().find(is_it)?.race;
        let failure = races::failure(&given, &run.schedule, &race);
        (failure.thread == y.0).then_some(failure)
    };
    let found_by = format!("a hunt for races: {} at both sides", confirmed.location);
    let mut save = |run: &Ended, name: String, outcome: RunOutcome| {
        let run = Keep {
            name,
            inputs: &confirmed.inputs,
            outcome,
            schedule: &run.schedule,
            event_hash: run.event_hash,
            stands: &confirmed.posts,
            found_by: &found_by,
        };
        kept.save(&run)
    };
    let name = format!("race-{number}");
    let as_race = (0..4).find_map(|turn| {
        save(confirmed.runs[turn].as_ref()?, name.clone(), RunOutcome::Failure((&told(turn)?).into()))
    });
    let as_it_ends = || {
        let mut all = confirmed.runs.iter().flatten().chain([&confirmed.stood]);
        all.find_map(|run| save(run, name.clone(), run.outcome.clone()?))
    };
    let run = as_race.or_else(as_it_ends)?;
    let failing_run = failing.and_then(|turn| {
        let run = confirmed.runs[turn].as_ref()?;
        save(run, format!("{name}-failing"), RunOutcome::Failure(run.failure.as_ref()?.into())).flatten()
    });
    Some(Race {
        location: confirmed.location.clone(),
        accesses: confirmed.accesses.clone(),
        judgement: Judgement::Confirmed { run, inputs: confirmed.named.clone() },
        phase: known.phase,
        harm: Some(harm),
        failing_run,
    })
}

/// A race that was not confirmed.
fn open(proofs: &mut Proofs<'_>, group: &[&Known]) -> Race {
    let blocked = group.iter().find_map(|k| match k.case.verdict() {
        Verdict::Confirmed => Some(Blocked::Lost),
        Verdict::Undecided => k.case.blocked(),
        Verdict::Refuted => None,
    });
    let known = group[0];
    let refuted_by: Vec<_> = group.iter().flat_map(|k| k.case.refuted_by.iter().cloned()).collect();
    let judgement = match blocked {
        Some(blocked) => Judgement::Undecided { blocked },
        None => proofs.judge(&refuted_by, None),
    };
    Race {
        location: known.location.clone(),
        accesses: known.accesses.clone(),
        judgement,
        phase: known.phase,
        harm: None,
        failing_run: None,
    }
}
