//! The search for flows: what each run shows, what else each new trace could show, and what came of it.

use super::candidates;
use super::facts::{Facts, InRun, beside};
use super::guide::{self, Guide, Sides};
use super::observed;
use crate::hunt::statics::Statics;
use crate::hunt::{Case, without_numbers};
use crate::predict::Observed;
use crate::predict::aim::{Aim, Answered, SideWish, Wish};
use crate::predict::decisions::Decision;
use crate::predict::goals::Candidate;
use crate::predict::inputs;
use driver::Symbolic;
use rustc_hash::{FxHashMap, FxHashSet};
use solve::{Goal, Question};
use std::cell::RefCell;
use std::cmp::Reverse;
use trace::{Begin, EventId, Failure, Place, RunOutcome, Segment, ThreadName, Trace};
use vm::sched::Steer;
use vm::{End, Image, MayFlow};

/// How much a branch is wanted that escorts nothing new.
const UNESCORTED: u8 = 4;
/// How much a branch is wanted that leads to both ends of a flow for the first time.
const FLIPPED: u8 = 1;
/// How much flows are wanted at most: where there are more paths there are more of them to one run.
const ASKED: u8 = 2;

/// In a trace with more events, each flow is asked about by itself.
const LONG: usize = 2000;
/// Decisions are rare if there are fewer than one to so many events: then what is left to find are orders.
const RARE: usize = 20;

/// One end of a flow: where, and who. Places and threads by their numbers here.
type Side = (u32, u32);

/// A flow, wherever and whenever it happens: the data without the numbers in their name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    data: u32,
    write: Option<Side>,
    read: Side,
}

/// Things by their numbers.
struct Numbered<T> {
    all: Vec<T>,
    numbers: FxHashMap<T, u32>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { all: Vec::new(), numbers: FxHashMap::default() }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Numbered<T> {
    fn number(&mut self, thing: &T) -> u32 {
        if let Some(&number) = self.numbers.get(thing) {
            return number;
        }
        let number = self.all.len() as u32;
        self.all.push(thing.clone());
        self.numbers.insert(thing.clone(), number);
        number
    }
}

/// A run that showed something first.
pub(super) struct Shown {
    pub inputs: Symbolic,
    pub named: Vec<(String, u64)>,
    pub schedule: Vec<Segment>,
    pub event_hash: u64,
    /// How it ended, if a replay can tell.
    pub outcome: Option<RunOutcome>,
    pub failed: bool,
    /// All flows that it has.
    pub flows: Vec<usize>,
}

/// A flow, and what is known of it.
pub(super) struct Known {
    /// The data, as they were called when it was seen first.
    pub location: String,
    pub write: Option<(Place, ThreadName)>,
    pub read: (Place, ThreadName),
    pub case: Case,
    /// The solver had said so before a run showed it.
    pub predicted: bool,
    /// The run that showed it.
    pub run: Option<usize>,
    pub facts: Facts,
    /// The how-manieth run showed it first, from 1.
    pub first_run: Option<u64>,
}

/// A failure that a run ended with.
pub(super) struct Failed {
    pub failure: Failure,
    pub run: usize,
    /// The run was to show a flow that the solver had predicted.
    pub predicted: bool,
}

/// The numbers that a trace's places, threads and locations have in all traces.
struct Names {
    places: Vec<Option<u32>>,
    threads: Vec<u32>,
    data: Vec<Option<u32>>,
}

#[derive(Default)]
pub(super) struct Flows {
    pub(super) all: Vec<Known>,
    pub(super) runs: Vec<Shown>,
    pub(super) failed: Vec<Failed>,
    pub(super) guide: Guide,
    pub(super) statics: Statics<MayFlow>,
    numbers: FxHashMap<Key, usize>,
    places: Numbered<Place>,
    threads: Numbered<ThreadName>,
    data: Numbered<String>,
    /// The sides of branches that each trace took.
    taken: Vec<Sides>,
    /// How many flows that no run has shown each path may have, and when that was counted.
    rooms: RefCell<FxHashMap<usize, (u64, u32)>>,
    /// Runs came to all lines of the flows that the code may have.
    reached_all: bool,
    /// Threads that were not through when a run was over: it failed, or main did not wait for them. A path that goes on beside what
    /// others did there may have been missed.
    pub(super) cut_off: FxHashSet<ThreadName>,
    /// The next run is to show a flow that was predicted.
    to_show: bool,
    pub(super) news: u64,
}

impl Flows {
    /// With what the code of a program shows.
    pub(super) fn of(image: &Image) -> Flows {
        let guide = Guide::of(image);
        Flows { statics: guide.statics(), guide, ..Flows::default() }
    }

    fn names(&mut self, trace: &Trace) -> Names {
        Names {
            places: vec![None; trace.tables.places().len()],
            threads: trace.tables.threads().iter().map(|t| self.threads.number(t)).collect(),
            data: vec![None; trace.tables.locations().len()],
        }
    }

    fn side(&mut self, trace: &Trace, names: &mut Names, event: EventId) -> Option<Side> {
        let place = trace.find(event)?.place as usize;
        let number = match names.places[place] {
            Some(number) => number,
            None => self.places.number(&trace.tables.places()[place]),
        };
        names.places[place] = Some(number);
        Some((number, names.threads[event.thread as usize]))
    }

    /// The number of a flow; a new one if nobody has seen it.
    fn number(&mut self, trace: &Trace, names: &mut Names, write: Option<EventId>, read: EventId) -> Option<usize> {
        let location = trace.find(read)?.what.access()?.location as usize;
        let data = match names.data.get(location).copied()? {
            Some(number) => number,
            None => self.data.number(&without_numbers(&trace.tables.locations()[location])),
        };
        names.data[location] = Some(data);
        let key = Key {
            data,
            write: write.map(|w| self.side(trace, names, w)).map_or(Some(None), |w| w.map(Some))?,
            read: self.side(trace, names, read)?,
        };
        if let Some(&number) = self.numbers.get(&key) {
            return Some(number);
        }
        self.news += 1;
        let end = |(place, thread): Side| {
            (self.places.all[place as usize].clone(), self.threads.all[thread as usize].clone())
        };
        self.numbers.insert(key, self.all.len());
        self.all.push(Known {
            location: trace.tables.locations()[location].to_string(),
            write: key.write.map(end),
            read: end(key.read),
            case: Case::default(),
            predicted: false,
            run: None,
            facts: Facts::default(),
            first_run: None,
        });
        Some(self.all.len() - 1)
    }

    /// The flows of a run.
    fn shown(&mut self, trace: &Trace) -> FxHashSet<usize> {
        let mut names = self.names(trace);
        let found = observed::found(trace);
        found.into_iter().filter_map(|f| self.number(trace, &mut names, f.write, f.read)).collect()
    }

    /// The flows of a run, and what stands beside them.
    fn seen(&mut self, trace: &Trace) -> FxHashMap<usize, InRun> {
        let mut names = self.names(trace);
        let found = observed::found(trace);
        let mut all: FxHashMap<usize, InRun> = FxHashMap::default();
        for (f, beside) in found.iter().zip(beside(trace, &found)) {
            if let Some(number) = self.number(trace, &mut names, f.write, f.read) {
                all.entry(number).or_default().add(beside);
            }
        }
        all
    }

    /// The sides of branches that a run took.
    fn sides(&self, run: &Observed) -> Sides {
        let places = run.trace.tables.places();
        let side = |d: &Decision| self.guide.side(&places[d.place as usize], d.taken);
        run.decisions.all.iter().filter_map(side).chain([guide::ALWAYS]).collect()
    }

    /// How many flows that no run has shown the path of a trace may have, if a branch of it goes this way.
    fn room(&self, entry: usize, place: &Place, taken: bool) -> u32 {
        let Some(sides) = self.taken.get(entry) else { return 0 };
        let mut rooms = self.rooms.borrow_mut();
        let room = rooms.entry(entry).or_insert((u64::MAX, 0));
        if room.0 != self.news {
            *room = (self.news, self.guide.room(sides));
        }
        let [new, old] = [taken, !taken].map(|t| self.guide.side(place, t).map_or(0, |s| self.guide.share(s, sides)));
        room.1.saturating_add(new).saturating_sub(old)
    }

    /// A run that is kept, with the flows that it has.
    fn keep(&mut self, run: &Observed, flows: &[usize]) -> usize {
        self.runs.push(Shown {
            inputs: run.inputs.clone(),
            named: inputs::named(&run.trace),
            schedule: run.outcome.schedule.clone(),
            event_hash: run.outcome.event_hash,
            outcome: driver::ending::outcome_of(&run.outcome),
            failed: run.failure().is_some(),
            flows: flows.to_vec(),
        });
        self.runs.len() - 1
    }
}

impl Aim for Flows {
    fn candidates(&mut self, _entry: usize, _from: Option<usize>, run: &Observed) -> Vec<Candidate> {
        let trace = &run.trace;
        self.taken.push(self.sides(run));
        let mut names = self.names(trace);
        let mut wanted = Vec::new();
        let is_long = trace.events.len() > LONG;
        let others = observed::Beside::of(trace);
        let lost_first = is_long || run.decisions.all.len() < trace.events.len() / RARE;
        for potential in candidates::potential(trace) {
            let Some(number) = self.number(trace, &mut names, potential.write, potential.read) else { continue };
            let case = &mut self.all[number].case;
            if case.confirmed {
                continue;
            }
            case.left_out += potential.left_out;
            for (write, read) in potential.pairs {
                // An update is lost if two threads that both write find the same. It is asked for first where orders decide, or where
                // there is no time for all questions.
                let lost = others.who_found(write, read);
                let lost =
                    lost.map(|other| Question { uses: vec![(write, other)], ..Goal::Use { write, read }.into() });
                let alone: Question = Goal::Use { write, read }.into();
                let both = if lost_first { [lost, Some(alone)] } else { [Some(alone), lost] };
                for question in both.into_iter().flatten() {
                    case.plan();
                    wanted.push(Candidate { question, identity: number as u64 });
                }
            }
        }
        let index = |c: &Candidate| match c.question.goal {
            Goal::Use { read, .. } => read.index,
            _ => 0,
        };
        if is_long {
            // One question of each flow comes before the second of any, and what needs little of the trace first.
            let mut times: FxHashMap<u64, u32> = FxHashMap::default();
            let turn = |c: &Candidate| {
                let times = times.entry(c.identity).or_default();
                *times += 1;
                *times
            };
            let turns: Vec<u32> = wanted.iter().map(turn).collect();
            let mut turned: Vec<_> = turns.into_iter().zip(wanted).collect();
            turned.sort_by_key(|(turn, c)| (*turn, index(c)));
            return turned.into_iter().map(|(_, c)| c).collect();
        }
        // A thread that stands at a late read has done the earlier ones: there is room for more.
        wanted.sort_by_key(|c| Reverse(index(c)));
        wanted
    }

    fn wants(&self, candidate: &Candidate) -> Option<u8> {
        self.all[candidate.identity as usize].case.rank().map(|rank| rank.max(ASKED))
    }

    fn wants_side(&self, entry: usize, place: &Place, taken: bool) -> SideWish {
        let room = self.room(entry, place, taken);
        let room = (room > 0 || self.reached_all).then_some(room);
        let Some(side) = self.guide.side(place, taken) else { return SideWish { room, ..SideWish::from(UNESCORTED) } };
        match () {
            () if self.taken.get(entry).is_some_and(|others| self.guide.is_new_beside(side, others)) => {
                SideWish { most: FLIPPED, room, ..SideWish::default() }
            }
            () if self.guide.wants(side) => SideWish { room, ..SideWish::default() },
            () => SideWish { room, ..SideWish::from(UNESCORTED) },
        }
    }

    fn asks_side(&mut self, entry: usize, place: &Place, taken: bool) {
        if let (Some(side), Some(others)) = (self.guide.side(place, taken), self.taken.get(entry)) {
            self.guide.tries(side, others);
        }
    }

    fn answered(&mut self, entry: usize, run: &Observed, candidate: &Candidate, answer: Answered<'_>) -> Vec<Wish> {
        let number = candidate.identity as usize;
        let case = &mut self.all[number].case;
        let reached = match answer {
            Answered::Impossible => {
                case.is_impossible(entry, &candidate.question);
                return Vec::new();
            }
            Answered::Unknown(why) => {
                case.is_unknown(why);
                return Vec::new();
            }
            Answered::Strayed => {
                case.has_strayed();
                return Vec::new();
            }
            Answered::Stood(reached) => reached,
        };
        self.all[number].predicted = true;
        self.to_show = true;
        if self.shown(&reached.run.trace).contains(&number) {
            return Vec::new();
        }
        // It stood at the read, and somebody else went on: once more, and the reader goes first.
        let [read] = reached.witness.stands_at[..] else { return Vec::new() };
        let Some(clock) = run.trace.find(read).map(|e| e.clock) else { return Vec::new() };
        let thread = run.trace.tables.threads()[read.thread as usize].clone();
        let mut schedule = reached.schedule.to_vec();
        schedule.push(Segment { thread: thread.clone(), until: clock + 1, begins: Begin::Go });
        vec![Wish {
            steer: Steer::going_on_with(schedule, thread.clone()),
            inputs: inputs::of_witness(&run.trace, reached.witness, &run.inputs),
            entry,
            tag: number,
            why: format!("thread {thread} reads"),
        }]
    }

    fn also_predicted(&mut self, candidate: &Candidate) {
        self.all[candidate.identity as usize].predicted = true;
    }

    fn ran(&mut self, tag: usize, run: &Observed) {
        self.to_show = true;
        if !self.shown(&run.trace).contains(&tag) {
            self.all[tag].case.has_strayed();
        }
    }

    fn saw(&mut self, run: &Observed) {
        let predicted = std::mem::take(&mut self.to_show);
        self.news += self.statics.saw(run);
        self.reached_all = self.reached_all || self.statics.unreached().is_empty();
        self.guide.took(&self.sides(run));
        let mut kept = None;
        let observed = run;
        self.cut_off.extend(observed::cut_off(&run.trace, matches!(run.outcome.end, End::Exit(_))));
        let failed = run.failure().is_some();
        let seen = self.seen(&run.trace);
        let mut flows: Vec<usize> = seen.keys().copied().collect();
        flows.sort_unstable();
        for (number, in_run) in seen {
            self.all[number].facts.add(in_run, failed);
        }
        for &number in &flows {
            let known = &self.all[number];
            let better = known.run.is_some_and(|r| self.runs[r].outcome.is_none());
            if known.run.is_some() && !better {
                continue;
            }
            let run = *kept.get_or_insert_with(|| self.keep(run, &flows));
            let known = &mut self.all[number];
            known.run = Some(run);
            known.first_run.get_or_insert(observed.number);
            known.case.confirmed = true;
            self.news += 1;
            if let Some((write, _)) = &known.write {
                self.news += u64::from(self.guide.saw(&guide::at(write), &guide::at(&known.read.0)));
            }
        }
        if let Some(failure) = run.failure() {
            let same = |f: &Failed| f.failure.kind == failure.kind && f.failure.at == failure.at;
            if !self.failed.iter().any(same) {
                let run = kept.unwrap_or_else(|| self.keep(run, &flows));
                self.failed.push(Failed { failure, run, predicted });
            }
        }
    }
}
