//! The hunt for deadlocks: circles of every trace, and whatever runs got stuck in.

use super::Kind;
use super::candidates::{self, Circles, Limit};
use super::partly::{Partners, Silence, partly};
use super::stuck::stuck;
use super::waits::Waits;
use super::{Identity, Link};
use crate::hunt::reason::Because;
use crate::hunt::statics::{Line, Statics};
use crate::hunt::{Case, Reason};
use crate::predict::Observed;
use crate::predict::aim::{Aim, Answered, Failures, Wish};
use crate::predict::goals::{self, Candidate};
use crate::predict::inputs;
use driver::Symbolic;
use rustc_hash::{FxHashMap, FxHashSet};
use solve::{Goal, Model};
use std::collections::{BTreeMap, BTreeSet};
use trace::{RunOutcome, Segment, SyncOp, What};
use vm::{CodeLimit, CodeLink, Image, InCode};

/// Circles of one kind that are asked of one trace.
const MOST: usize = 12;
/// Runs that are kept because what they ended in may be understood later.
const SILENT: usize = 100;
/// Numbers of candidates that only lead to runs worth seeing have this bit.
const PROBE: u64 = 1 << 63;

/// A run that stands in a deadlock.
pub struct Standing {
    pub kind: Kind,
    pub links: Vec<Link>,
    pub inputs: Symbolic,
    pub named: Vec<(String, u64)>,
    pub schedule: Vec<Segment>,
    pub event_hash: u64,
    pub outcome: RunOutcome,
    pub all_stuck: bool,
}

impl Standing {
    /// Of a run that has come to an end.
    fn of(kind: Kind, links: Vec<Link>, run: &Observed, all_stuck: bool) -> Option<Standing> {
        Some(Standing {
            kind,
            links,
            inputs: run.inputs.clone(),
            named: inputs::named(&run.trace),
            schedule: run.outcome.schedule.clone(),
            event_hash: run.outcome.event_hash,
            outcome: driver::ending::outcome_of(&run.outcome)?,
            all_stuck,
        })
    }
}

pub struct Known {
    pub kind: Kind,
    /// Where it was seen first.
    pub links: Vec<Link>,
    pub case: Case,
    /// Why it cannot be, if that was plain to see everywhere.
    pub plain: Option<Reason>,
    pub standing: Option<Standing>,
}

#[derive(Default)]
pub struct Deadlocks {
    pub all: Vec<Known>,
    numbers: FxHashMap<Identity, usize>,
    probes: Failures,
    /// Waits for what no circle tells of.
    pub waits: Waits,
    /// What the code alone says.
    pub statics: Statics<Vec<CodeLink>>,
    partners: Partners,
    /// Runs that ended with threads waiting that may wait for each other.
    silent: Vec<(Silence, Standing)>,
    pub limits: BTreeSet<Limit>,
    /// What of the code was not looked at.
    pub code_limits: BTreeSet<CodeLimit>,
    /// Where locks were taken or threads joined, and nothing else waits: there, circles are all that can be.
    pub in_circles: FxHashSet<Line>,
    /// Where threads wait for what no circle tells of.
    for_others: FxHashSet<Line>,
    pub news: u64,
}

impl Deadlocks {
    /// With what the code of a program shows.
    pub fn of(image: &Image) -> Deadlocks {
        let InCode { all, limits } = image.shared().map_or_else(InCode::default, |s| s.may_deadlock());
        Deadlocks { code_limits: limits, ..Deadlocks::towards(all) }
    }

    /// With these candidates of the code.
    pub fn towards(circles: Vec<Vec<CodeLink>>) -> Deadlocks {
        let line = |l: &CodeLink| (l.wanted.1.file.clone(), l.wanted.1.line);
        let circles = circles.into_iter().map(|c| (c.iter().map(line).collect(), c));
        Deadlocks { statics: Statics::new(circles), ..Deadlocks::default() }
    }

    /// Takes in where a run waited, or could have.
    fn look(&mut self, run: &Observed) {
        let places = run.trace.tables.places();
        let line = |place: u32| (places[place as usize].file.clone(), places[place as usize].line);
        for event in &run.trace.events {
            match &event.what {
                What::Join { .. } | What::Sync { op: SyncOp::Lock | SyncOp::ReadLock | SyncOp::WriteLock, .. } => {
                    self.in_circles.insert(line(event.place));
                }
                What::Sync { op, .. }
                    if matches!(op, SyncOp::SemaphoreWait | SyncOp::BarrierArrive { .. })
                        || op.begins_wait().is_some() =>
                {
                    self.for_others.insert(line(event.place));
                }
                _ => {}
            }
        }
        // The lock beside a wait's end is on its line.
        self.in_circles.retain(|l| !self.for_others.contains(l));
    }

    fn number(&mut self, kind: Kind, links: &[Link]) -> usize {
        let identity = Identity::of(kind, links);
        if let Some(&number) = self.numbers.get(&identity) {
            return number;
        }
        self.news += 1;
        self.numbers.insert(identity, self.all.len());
        let (links, case) = (links.to_vec(), Case::default());
        self.all.push(Known { kind, links, case, plain: None, standing: None });
        self.all.len() - 1
    }

    fn confirm(&mut self, number: usize, kind: Kind, links: Vec<Link>, run: &Observed, all_stuck: bool) {
        // A run in which nobody can go on says more.
        if self.all[number].standing.as_ref().is_some_and(|s| s.all_stuck || !all_stuck) {
            return;
        }
        if let Some(standing) = Standing::of(kind, links, run, all_stuck) {
            self.stand(number, standing);
        }
    }

    fn stand(&mut self, number: usize, standing: Standing) {
        let known = &mut self.all[number];
        self.news += u64::from(!known.case.confirmed);
        known.case.confirmed = true;
        known.standing = Some(standing);
    }

    /// Looks whether threads were left that wait for each other's signals or posts, in this run or in one before.
    fn converse(&mut self, run: &Observed) {
        let silence = Silence::of(&run.outcome.end, &run.waiting, &run.trace).filter(|_| self.silent.len() < SILENT);
        let standing = || Standing::of(Kind::CommunicationCycle, Vec::new(), run, false);
        self.silent.extend(silence.and_then(|silence| Some((silence, standing()?))));
        for (silence, standing) in std::mem::take(&mut self.silent) {
            match silence.stuck(&self.partners) {
                Some(stuck) => {
                    let number = self.number(stuck.kind, &stuck.links);
                    if self.all[number].standing.is_none() {
                        self.stand(number, Standing { links: stuck.links, ..standing });
                    }
                }
                None => self.silent.push((silence, standing)),
            }
        }
    }
}

impl Aim for Deadlocks {
    fn candidates(&mut self, _entry: usize, _from: Option<usize>, run: &Observed) -> Vec<Candidate> {
        // By deadlock: of each circle the first way comes before the second of any.
        let mut ways: BTreeMap<usize, Vec<(usize, Goal)>> = BTreeMap::new();
        let Circles { all, limits } = candidates::circles(&run.trace);
        self.limits.extend(limits);
        for circle in all {
            let number = self.number(circle.kind, &circle.links);
            let known = &mut self.all[number];
            known.plain = known.plain.take().or(circle.impossible);
            if !known.case.confirmed {
                known.case.left_out += circle.left_out;
                ways.entry(number).or_default().extend(circle.ways.into_iter().enumerate());
            }
        }
        let mut wanted = Vec::new();
        for (number, mut ways) in ways {
            let case = &mut self.all[number].case;
            case.left_out += ways.len().saturating_sub(MOST) as u64;
            ways.sort_by_key(|(nth, _)| *nth);
            for (_, goal) in ways.into_iter().take(MOST) {
                case.plan();
                wanted.push(Candidate { question: goal.into(), identity: number as u64 });
            }
        }
        let probes = goals::lost_signals(&run.trace).into_iter().chain(goals::writers_that_could_wait(&run.trace));
        let probes = probes.map(|c| Candidate { identity: c.identity | PROBE, ..c });
        let waits = self.waits.candidates(run).into_iter();
        wanted.extend(probes.chain(waits.map(|c| Candidate { identity: c.identity | PROBE, ..c })));
        wanted
    }

    fn wants(&self, candidate: &Candidate) -> Option<u8> {
        match candidate.identity & PROBE {
            0 => self.all[candidate.identity as usize].case.rank(),
            _ if matches!(candidate.question.goal, Goal::Stuck(_)) => self.waits.wants(candidate),
            _ => self.probes.wants(candidate),
        }
    }

    fn answered(&mut self, entry: usize, run: &Observed, candidate: &Candidate, answer: Answered<'_>) -> Vec<Wish> {
        if matches!(candidate.question.goal, Goal::Stuck(_)) {
            return self.waits.answered(entry, run, candidate, &answer);
        }
        if candidate.identity & PROBE != 0 {
            return self.probes.answered(entry, run, candidate, answer);
        }
        let number = candidate.identity as usize;
        let case = &mut self.all[number].case;
        match answer {
            Answered::Impossible => case.is_impossible(entry, &candidate.question),
            Answered::Unknown(why) => case.is_unknown(why),
            Answered::Strayed => case.has_strayed(),
            Answered::Stood(reached) => {
                let kind = self.all[number].kind;
                let links = candidates::links_at(&run.trace, &Model::standing(&candidate.question.goal));
                // Who waits for ever still does when the run ends.
                let waits = |l: &Link| {
                    reached.run.waiting.iter().any(|w| Some(&w.thread) == l.thread.as_ref() && w.clock == l.clock)
                };
                match links.iter().find(|l| !waits(l)) {
                    None => self.confirm(number, kind, links, reached.run, false),
                    Some(link) => {
                        let text = format!(
                            "a run stood there and went on: {} did not wait for `{}` any longer",
                            link.who(),
                            link.wants.lock
                        );
                        let known = &mut self.all[number];
                        known.case.is_none();
                        known.plain = known.plain.take().or(Some(Reason::plain(Because::Order, text)));
                    }
                }
            }
        }
        Vec::new()
    }

    fn saw(&mut self, run: &Observed) {
        self.news += self.statics.saw(run);
        self.look(run);
        if let Some(stuck) = stuck(&run.outcome.end, &run.waiting, &run.trace) {
            let number = self.number(stuck.kind, &stuck.links);
            self.confirm(number, stuck.kind, stuck.links, run, true);
        }
        self.partners.saw(&run.trace);
        self.converse(run);
        if let Some(stuck) = partly(&run.outcome.end, &run.waiting, &run.trace) {
            let number = self.number(stuck.kind, &stuck.links);
            self.confirm(number, stuck.kind, stuck.links, run, false);
        }
    }
}
