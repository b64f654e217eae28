//! Follows the paper's table I step by step: guided execution, predictive analysis and alternate branches on its figure 2, each with the
//! engine's own parts and without what we do beyond the paper. What the whole search makes of the program is `tests/defuse/paper_figure_2.c`.
//!
//! Where the paper contradicts itself we took table I: its text counts four explicit and four implicit pairs in step 1 where the table lists
//! three and two; of `b1F => b10F` and `b10F => b1F` it says in step 2 that they are covered, and covers them in step 3. Its table has no flow of
//! `y`, whose initial value is all there is to read.

use super::guide::Guide;
use super::{candidates, observed};
use crate::predict::{Observed, Observer, confirm, inputs};
use driver::{Program, Setup, Symbolic};
use solve::{Answer, Backend, Goal, Options, Question};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use trace::{EventId, Segment, Trace};
use vm::Tracking;

/// As the paper writes it: `x 0 -> 2`, by the paper's line numbers.
type Pairs = BTreeSet<String>;

struct Steps<'a> {
    observer: Observer<'a>,
    guide: Guide,
    /// Tags of the source by line.
    tags: BTreeMap<u32, Vec<String>>,
    /// All pairs so far.
    known: Pairs,
    paths: BTreeSet<Vec<String>>,
}

fn set(all: &[&str]) -> Pairs {
    all.iter().map(ToString::to_string).collect()
}

impl Steps<'_> {
    fn tag(&self, line: u32, first: char) -> String {
        let tags = self.tags.get(&line).into_iter().flatten();
        tags.into_iter().find(|t| t.starts_with(first)).map_or_else(|| line.to_string(), |t| t[1..].to_string())
    }

    /// A pair of x and z; the table has no others.
    fn pair(&self, trace: &Trace, write: Option<EventId>, read: EventId) -> Option<String> {
        let line = |e: EventId| trace.find(e).map(|e| trace.tables.places()[e.place as usize].line);
        let location = trace.find(read)?.what.access()?.location as usize;
        let name = trace.tables.locations().get(location).filter(|n| matches!(n.as_ref(), "x" | "z"))?;
        let write = write.map_or(Some("0".to_string()), |w| Some(self.tag(line(w)?, 'l')))?;
        Some(format!("{name} {write} -> {}", self.tag(line(read)?, 'l')))
    }

    /// The lines with x and z that a run came to: they tell its path. A branch on what no other thread writes is no decision of ours.
    fn path(&self, run: &Observed) -> Vec<String> {
        let named = |e: &trace::Event| {
            let name = run.trace.tables.locations().get(e.what.access()?.location as usize)?;
            let line = run.trace.tables.places()[e.place as usize].line;
            matches!(name.as_ref(), "x" | "z").then(|| self.tag(line, 'l'))
        };
        run.trace.events.iter().filter_map(named).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Guided execution: a run, and the pairs that it shows for the first time. `None` if its path was tested.
    fn execute(&mut self, schedule: &[Segment], inputs: &Symbolic) -> (Observed, Option<Pairs>) {
        let run = self.observer.observe(schedule, inputs);
        if !self.paths.insert(self.path(&run)) {
            return (run, None);
        }
        let shown = observed::found(&run.trace);
        let shown: Pairs = shown.iter().filter_map(|f| self.pair(&run.trace, f.write, f.read)).collect();
        let new = self.learn(shown);
        (run, Some(new))
    }

    /// Predictive analysis: the potential pairs of a path that were not seen, each asked of the solver.
    fn predict(&mut self, run: &Observed) -> Pairs {
        let mut solver = Backend::default().solver(&run.trace, Options::default());
        let mut shown = Pairs::new();
        for potential in candidates::potential(&run.trace) {
            for (write, read) in potential.pairs {
                let Some(pair) = self.pair(&run.trace, write, read) else { continue };
                if matches!(solver.solve(&Question::from(Goal::Use { write, read })), Answer::Sat(_)) {
                    shown.insert(pair);
                }
            }
        }
        self.learn(shown)
    }

    fn learn(&mut self, shown: Pairs) -> Pairs {
        let new: Pairs = shown.difference(&self.known).cloned().collect();
        self.known.extend(shown);
        for flow in self.guide.flows.clone() {
            let end = |a: &vm::CodeAccess| self.tag(a.place.line, 'l');
            if self.known.contains(&format!("{} {} -> {}", flow.data, end(&flow.write), end(&flow.read))) {
                self.guide.saw(&super::guide::at(&flow.write.place), &super::guide::at(&flow.read.place));
            }
        }
        new
    }

    /// Alternate branches: who can be reverted, and how to get there.
    fn revert(&self, run: &Observed) -> BTreeMap<String, (Vec<Segment>, Symbolic)> {
        let mut solver = Backend::default().solver(&run.trace, Options::default());
        let mut all = BTreeMap::new();
        for d in &run.decisions.all {
            let place = &run.trace.tables.places()[d.place as usize];
            let wanted = self.guide.side(place, !d.taken).is_some_and(|s| self.guide.wants(s));
            if wanted && let Answer::Sat(witness) = solver.solve(&Question::from(Goal::Flip(d.event))) {
                let inputs = inputs::of_witness(&run.trace, &witness, &run.inputs);
                let side = format!("{}{}", self.tag(place.line, 'b'), if d.taken { "F" } else { "T" });
                all.insert(side, (witness.schedule(&run.trace), inputs));
            }
        }
        all
    }

    /// The pairs of branches that no pair covers.
    fn uncovered(&self) -> Pairs {
        let side = |s: &vm::BranchSide| {
            format!("b{}{}", self.tag(s.place.line, 'b'), if s.way == vm::Way::True { "T" } else { "F" })
        };
        let open = self.guide.covered().filter(|(_, covered)| !covered);
        open.map(|(e, _)| format!("{} => {}", side(&e.write), side(&e.read))).collect()
    }
}

#[test]
fn the_steps_of_the_table() {
    let file = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/defuse/paper_figure_2.c"));
    let text = std::fs::read_to_string(&file).expect("the program");
    let tags = text.lines().zip(1..).filter_map(|(line, n)| Some((n, line.split_once("//~")?.1)));
    let tags = tags.map(|(n, tags)| (n, tags.split_whitespace().map(str::to_string).collect())).collect();
    // The input of step 1.
    let options = ["-DA=2", "-DB=2", "-DC=3"].map(String::from);
    let setup = Setup::new(Program::build(&[file], &options).expect("it compiles"));
    let mut steps = Steps {
        observer: Observer::new(&setup, Tracking::default()),
        guide: Guide::of(setup.image()),
        tags,
        known: Pairs::new(),
        paths: BTreeSet::new(),
    };
    // Step 0.
    let all = ["b1F => b10T", "b1T => b10T", "b1F => b10F", "b10F => b1F", "b1T => b10F", "b10F => b1T"];
    assert_eq!(steps.uncovered(), set(&all));

    // Step 1: 3 explicit, 2 implicit.
    let (first, explicit) = steps.execute(&[], &Symbolic::new());
    assert_eq!(steps.path(&first), ["10", "13", "2"]);
    assert_eq!(explicit, Some(set(&["x 0 -> 2", "x 0 -> 10", "z 2 -> 13"])));
    assert_eq!(steps.predict(&first), set(&["x 13 -> 2", "z 0 -> 13"]));
    assert_eq!(steps.uncovered(), set(&all[..4]));
    // Line 10 cannot be reverted.
    let next = steps.revert(&first);
    assert_eq!(next.keys().collect::<Vec<_>>(), ["1F"]);

    // Step 2: 3 explicit, none implicit.
    let (schedule, inputs) = &next["1F"];
    let (second, explicit) = steps.execute(schedule, inputs);
    assert_eq!(steps.path(&second), ["10", "11", "4", "5"]);
    assert_eq!(explicit, Some(set(&["x 0 -> 4", "z 4 -> 11", "x 5 -> 10"])));
    assert_eq!(steps.predict(&second), set(&[]));
    assert_eq!(steps.uncovered(), set(&all[1..4]));
    let next = steps.revert(&second);
    assert_eq!(next.keys().collect::<Vec<_>>(), ["10F", "1T"]);

    // Step 3: 2 new ones, and `b1T => b10T` is left.
    let (schedule, inputs) = &next["10F"];
    let (third, explicit) = steps.execute(schedule, inputs);
    assert_eq!(steps.path(&third), ["10", "13", "4", "5"]);
    // Which of them the run shows depends on the order that the solver chose for it; the paper's has line 4 before line 10.
    let new: Pairs = explicit.expect("a new path").into_iter().chain(steps.predict(&third)).collect();
    assert_eq!(new, set(&["x 13 -> 4", "z 4 -> 13"]));
    assert_eq!(steps.uncovered(), set(&[all[1]]));

    // Step 4: the path was tested.
    let (schedule, inputs) = &next["1T"];
    let (fourth, explicit) = steps.execute(schedule, inputs);
    assert_eq!((steps.path(&fourth), explicit), (steps.path(&first), None));
    assert_eq!(steps.known.len(), 10);

    // A prediction is a promise: the run that the solver proposes for a reverted branch has reverted it.
    let reverted = first.decisions.all.iter().find(|d| d.taken).expect("line 1");
    assert!(confirm::flipped(&first.trace, reverted, &second));
}
