//! The hunt for races: candidates of every trace, and both orders of every race that is confirmed (phase 2 of Racageddon).

use super::candidates::{self, Kind, Variant};
use super::harm::Ended;
use crate::hunt::Case;
use crate::hunt::statics::Statics;
use crate::predict::Observed;
use crate::predict::aim::{Aim, Answered, Reached, Wish};
use crate::predict::goals::Candidate;
use crate::predict::inputs;
use driver::Symbolic;
use driver::saved::Post;
use rustc_hash::FxHashMap;
use solve::Goal;
use std::collections::BTreeSet;
use trace::{Begin, EventId, Failure, Place, SECTIONS, Segment, ThreadName, Trace, What};
use vm::sched::Steer;
use vm::{CodeLimit, Image, InCode, MayRace};

#[derive(Clone, Debug)]
pub struct Access {
    pub place: Place,
    /// `None` if only the code tells of it.
    pub thread: Option<ThreadName>,
    pub kind: Kind,
}

/// A race that a run stood at.
pub struct Confirmed {
    pub posts: [Post; 2],
    pub accesses: [Access; 2],
    pub location: String,
    pub inputs: Symbolic,
    pub named: Vec<(String, u64)>,
    /// One access first and the other way round, with one thread going on and with the other.
    pub runs: [Option<Ended>; 4],
    /// The run that stood there, which went on as it liked.
    pub stood: Ended,
}

pub struct Known {
    pub variant: Variant,
    pub case: Case,
    /// Where it was seen first.
    pub accesses: [Access; 2],
    pub location: String,
    /// 2 if only a run after another race showed it.
    pub phase: u8,
    pub confirmed: Option<Confirmed>,
}

#[derive(Default)]
pub struct Races {
    pub all: Vec<Known>,
    numbers: FxHashMap<Variant, usize>,
    /// By trace of the pool.
    phases: Vec<u8>,
    /// A run after a race was done last, and its trace is looked at.
    just_ran: bool,
    behind: bool,
    /// How the program failed before any race was looked for.
    pub usual: Option<Failure>,
    /// What the code alone says.
    pub statics: Statics<MayRace>,
    /// What of the code was not looked at.
    pub limits: BTreeSet<CodeLimit>,
    /// A run had indivisible sections, whose accesses are no candidates.
    pub sections: bool,
    /// Candidates and verdicts so far: when it stops growing, there is nothing new.
    pub news: u64,
}

fn access(trace: &Trace, id: EventId, kind: Kind) -> Access {
    let place = trace.find(id).map_or(0, |e| e.place);
    Access {
        place: trace.tables.places()[place as usize].clone(),
        thread: Some(trace.tables.threads()[id.thread as usize].clone()),
        kind,
    }
}

fn location(trace: &Trace, ids: [EventId; 2]) -> String {
    let name = |id| {
        let at = trace.find(id)?.what.access()?;
        Some(trace.tables.locations().get(at.location as usize)?.to_string())
    };
    ids.into_iter().find_map(name).unwrap_or_default()
}

/// The accesses of an occurrence, in the order of the variant's sides.
fn accesses(trace: &Trace, variant: &Variant, (a, b): (EventId, EventId)) -> [Access; 2] {
    let kinds = [&variant.sides[0], &variant.sides[1]].map(|s| s.kind);
    let is_first = |e: &trace::Event| {
        let (place, side) = (&trace.tables.places()[e.place as usize], &variant.sides[0]);
        (&place.file, place.line, place.column) == (&side.file, side.line, side.column)
            && Kind::of(&e.what) == Some(side.kind)
    };
    let straight = trace.find(a).is_some_and(is_first);
    let (a, b) = if straight { (a, b) } else { (b, a) };
    [access(trace, a, kinds[0]), access(trace, b, kinds[1])]
}

impl Races {
    /// With what the code of a program shows.
    pub fn of(image: &Image) -> Races {
        let InCode { all, limits } = image.shared().map_or_else(InCode::default, |s| s.may_race());
        Races { limits, ..Races::towards(all) }
    }

    /// With these candidates of the code.
    pub fn towards(pairs: Vec<MayRace>) -> Races {
        let line = |a: &vm::CodeAccess| (a.place.file.clone(), a.place.line);
        let pairs = pairs.into_iter().map(|p| (p.accesses.iter().map(line).collect(), p));
        Races { statics: Statics::new(pairs), ..Races::default() }
    }

    fn number(&mut self, variant: &Variant, trace: &Trace, pair: (EventId, EventId), phase: u8) -> usize {
        if let Some(&number) = self.numbers.get(variant) {
            return number;
        }
        self.news += 1;
        self.numbers.insert(variant.clone(), self.all.len());
        self.all.push(Known {
            variant: variant.clone(),
            case: Case::default(),
            accesses: accesses(trace, variant, pair),
            location: location(trace, [pair.0, pair.1]),
            phase,
            confirmed: None,
        });
        self.all.len() - 1
    }

    /// Both orders, each going on with either thread.
    fn both_orders(&mut self, entry: usize, number: usize, reached: &Reached<'_>, run: &Observed) -> Vec<Wish> {
        let [a, b] = reached.witness.stands_at[..] else { return Vec::new() };
        let trace = &run.trace;
        let post = |id: EventId| -> Option<Post> {
            Some((trace.tables.threads()[id.thread as usize].clone(), trace.find(id)?.clock))
        };
        let (Some(first), Some(second)) = (post(a), post(b)) else { return Vec::new() };
        let inputs = inputs::of_witness(trace, reached.witness, &run.inputs);
        let known = &mut self.all[number];
        known.confirmed = Some(Confirmed {
            posts: [first.clone(), second.clone()],
            accesses: accesses(trace, &known.variant, (a, b)),
            location: location(trace, [a, b]),
            inputs: inputs.clone(),
            named: inputs::named(&reached.run.trace),
            runs: [const { None }; 4],
            stood: Ended::of(reached.run),
        });
        let past = |(thread, clock): &Post| Segment { thread: thread.clone(), until: clock + 1, begins: Begin::Go };
        let wish = |turn: usize| {
            let (x, y) = if turn.is_multiple_of(2) { (&first, &second) } else { (&second, &first) };
            let on = if turn < 2 { &first } else { &second };
            let mut schedule = reached.schedule.to_vec();
            schedule.extend([past(x), past(y)]);
            Wish {
                steer: Steer::going_on_with(schedule, on.0.clone()),
                inputs: inputs.clone(),
                entry,
                tag: number * 4 + turn,
                why: format!("after a race of {} and {}", first.0, second.0),
            }
        };
        (0..4).map(wish).collect()
    }
}

impl Aim for Races {
    fn candidates(&mut self, entry: usize, from: Option<usize>, run: &Observed) -> Vec<Candidate> {
        let inherited = from.and_then(|f| self.phases.get(f)).copied().unwrap_or(1);
        let phase = if self.behind { 2 } else { inherited };
        self.phases.resize(entry, 1);
        self.phases.push(phase);
        let mut wanted = Vec::new();
        for (variant, found) in candidates::candidates(&run.trace) {
            let Some(&first) = found.pairs.first() else { continue };
            let number = self.number(&variant, &run.trace, first, phase);
            let case = &mut self.all[number].case;
            if case.confirmed {
                continue;
            }
            case.left_out += found.left_out;
            for (a, b) in found.pairs {
                case.plan();
                wanted.push(Candidate { question: Goal::Pair(a, b).into(), identity: number as u64 });
            }
        }
        wanted
    }

    fn wants(&self, candidate: &Candidate) -> Option<u8> {
        self.all[candidate.identity as usize].case.rank()
    }

    fn answered(&mut self, entry: usize, run: &Observed, candidate: &Candidate, answer: Answered<'_>) -> Vec<Wish> {
        let number = candidate.identity as usize;
        let case = &mut self.all[number].case;
        match answer {
            Answered::Impossible => case.is_impossible(entry, &candidate.question),
            Answered::Unknown(why) => case.is_unknown(why),
            Answered::Strayed => case.has_strayed(),
            Answered::Stood(reached) => {
                case.confirmed = true;
                self.news += 1;
                return self.both_orders(entry, number, &reached, run);
            }
        }
        Vec::new()
    }

    fn ran(&mut self, tag: usize, run: &Observed) {
        self.just_ran = true;
        if let Some(confirmed) = self.all.get_mut(tag / 4).and_then(|k| k.confirmed.as_mut()) {
            confirmed.runs[tag % 4] = Some(Ended::of(run));
        }
    }

    fn saw(&mut self, run: &Observed) {
        self.news += self.statics.saw(run);
        self.sections |=
            run.trace.events.iter().any(|e| matches!(e.what, What::Sync { on, .. } if on.address == SECTIONS));
        self.behind = std::mem::take(&mut self.just_ran);
        if self.phases.is_empty() && self.usual.is_none() {
            self.usual = run.failure();
        }
    }
}
