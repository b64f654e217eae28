//! Why something is impossible, in the words of the program: from the events whose rules contradict each other.

use serde::Serialize;
use solve::{Answer, Backend, Core, Options, Question};
use trace::{Event, EventId, Place, ThreadName, Trace, What};

/// Parts of a reason that are reported.
const MOST: usize = 6;

/// What keeps threads apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// A lock, a condition variable or the like.
    Lock,
    /// The creation or the end of a thread, or the order of the code.
    Order,
    /// What is read decides, and other values do not get there.
    Value,
}

#[derive(Clone, Debug, Serialize)]
pub struct Part {
    pub thread: ThreadName,
    pub at: Option<Place>,
    pub what: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct Reason {
    pub kind: Because,
    /// In one sentence.
    pub text: String,
    pub parts: Vec<Part>,
    /// Where it rests on a value that is not followed.
    #[serde(skip)]
    pub pinned: Option<Place>,
}

impl Reason {
    /// One that needs no solver.
    pub fn plain(kind: Because, text: String) -> Reason {
        Reason { kind, text, parts: Vec::new(), pinned: None }
    }

    /// Asks once more, this time for the reason; `None` if it is not found in time.
    pub fn ask(trace: &Trace, question: &Question, backend: Backend, options: Options) -> Option<Reason> {
        let options = Options { explain: true, ..options };
        match backend.solver(trace, options).solve(question) {
            Answer::Unsat(core) => Some(Reason::of(trace, question, &core)),
            _ => None,
        }
    }

    fn of(trace: &Trace, question: &Question, core: &Core) -> Reason {
        let stands = solve::Model::standing(&question.goal);
        let mut events: Vec<(EventId, &Event)> =
            trace.ids().filter(|(id, _)| core.events.contains(id) && !stands.contains(id)).collect();
        let is_value = |e: &Event| matches!(e.what, What::Branch { .. } | What::Fixed { .. });
        let kind = match () {
            () if events.iter().any(|(_, e)| is_value(e)) => Because::Value,
            () if events.iter().any(|(_, e)| matches!(e.what, What::Sync { .. })) => Because::Lock,
            () => Because::Order,
        };
        let fixed = events.iter().find(|(_, e)| matches!(e.what, What::Fixed { .. }));
        let pinned = fixed.map(|(_, e)| trace.tables.places()[e.place as usize].clone()).filter(Place::is_known);
        // What is decided says more than how it came to be.
        let weight = |e: &Event| match &e.what {
            What::Branch { .. } | What::Fixed { .. } => 0,
            What::Sync { .. } if kind == Because::Lock => 0,
            What::Write { .. } | What::Update { .. } | What::Sync { .. } => 1,
            _ => 2,
        };
        events.sort_by_key(|(_, e)| weight(e));
        let unknowns = trace::Unknowns::of(trace);
        let mut parts: Vec<Part> = Vec::new();
        for (id, event) in events {
            let part = part(trace, &unknowns, id, event);
            let same = |p: &Part| p.thread == part.thread && p.at == part.at && p.what == part.what;
            if !parts.iter().any(same) && parts.len() < MOST {
                parts.push(part);
            }
        }
        let told: Vec<String> = parts.iter().map(Part::shown).collect();
        let text = match kind {
            Because::Value => "what is read decides, and no order gives the values that are needed",
            Because::Lock => "synchronisation keeps them apart",
            Because::Order => "one always comes before the other",
        };
        let text = if told.is_empty() { text.to_string() } else { format!("{text}: {}", told.join("; ")) };
        Reason { kind, text, parts, pinned }
    }
}

impl Part {
    fn shown(&self) -> String {
        let at = self.at.as_ref().map_or_else(String::new, |p| format!(" at {}:{}", p.file_name(), p.line));
        format!("{} by thread {}{at}", self.what, self.thread)
    }
}

fn part(trace: &Trace, unknowns: &trace::Unknowns, id: EventId, event: &Event) -> Part {
    let place = &trace.tables.places()[event.place as usize];
    let what = match event.what {
        What::Branch { cond, taken, .. } => {
            let name = |v| trace.tables.locations().get(unknowns.get(v)?.location as usize).map(ToString::to_string);
            format!("`{}` is {}", trace.exprs.show(cond, name), if taken { "true" } else { "false" })
        }
        _ => event.describe(&trace.tables),
    };
    Part {
        thread: trace.tables.threads()[id.thread as usize].clone(),
        at: place.is_known().then(|| place.clone()),
        what,
    }
}
