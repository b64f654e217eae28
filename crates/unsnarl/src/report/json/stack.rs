//! What `stack` found, as JSON.

use crate::report::{document, stack as words};
use avr::Program;
use avr::stack::{Answer, Link, function_name};
use driver::Error;
use serde::Serialize;
use std::path::Path;

/// All that a report is made of.
pub(crate) struct Report<'a> {
    pub(crate) program: &'a Program,
    pub(crate) answer: &'a Answer,
    pub(crate) run: &'a Path,
    /// Bytes that the stack may have.
    pub(crate) limit: u32,
}

#[derive(Serialize)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) address: u32,
    pub(crate) vector: Option<&'static str>,
    pub(crate) own: u32,
    pub(crate) total: u32,
}

impl Report<'_> {
    pub(crate) fn rows(&self) -> Vec<Row> {
        let row = |f: &avr::bound::FunctionDepth| {
            let vector = f.vector.and_then(|v| self.program.mcu().vector(v)).map(|v| v.name);
            // A vector is a jump: the handler's own name says more.
            let named = f.vector.map_or(f.entry, |_| match self.program.code.op(f.entry) {
                avr::op::Op::Jmp(to) => to,
                avr::op::Op::Rjmp(by) => (f.entry + 1).wrapping_add_signed(by.into()),
                _ => f.entry,
            });
            let name = if f.entry == 0 { "(the program from reset on)".into() } else { self.program.name(named) };
            Row { name, address: 2 * f.entry, vector, own: f.own, total: f.total }
        };
        self.answer.bound.functions.iter().map(row).collect()
    }
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    mcu: &'static str,
    deepest: u16,
    bound: Option<u32>,
    limit: u32,
    verdict: &'static str,
    coverage: Coverage,
    sequence: Vec<Event>,
    chain: Vec<Place<'a>>,
    bound_chain: Vec<Place<'a>>,
    functions: Vec<Row>,
    unresolved: Vec<Missing>,
    assumed: Vec<Assumed>,
    run: String,
    ended: String,
    stats: Stats,
}

#[derive(Serialize)]
struct Coverage {
    taken: usize,
    sides: usize,
}

#[derive(Serialize)]
struct Event {
    event: &'static str,
    value: u16,
    cycle: u64,
}

#[derive(Serialize)]
struct Place<'a> {
    function: &'a str,
    address: u32,
    file: Option<&'a str>,
    line: Option<u32>,
    vector: Option<&'static str>,
}

#[derive(Serialize)]
struct Missing {
    function: String,
    address: u32,
    what: String,
}

#[derive(Serialize)]
struct Assumed {
    function: String,
    address: u32,
    calls: Vec<String>,
}

#[derive(Serialize)]
struct Stats {
    runs: u64,
    cycles: u64,
    questions: u64,
    answered: u64,
}

fn place(link: &Link) -> Place<'_> {
    let (file, line) = (link.line.as_ref().map(|l| l.file.as_str()), link.line.as_ref().map(|l| l.line));
    Place { function: &link.function, address: link.address, file, line, vector: link.vector }
}

pub(crate) fn json(report: &Report<'_>) -> Result<String, Error> {
    let Report { program, answer, run, limit } = report;
    let bound = &answer.bound;
    let verdict = match bound.bytes {
        _ if u32::from(answer.deepest) > *limit => "overflows",
        Some(bytes) if bytes <= *limit => "cannot",
        _ => "not-found",
    };
    let name = |vector: usize| program.mcu().vector(vector).map_or("?", |v| v.name);
    let missing = |u: &avr::bound::Unresolved| Missing {
        function: function_name(program, u.pc),
        address: 2 * u.pc,
        what: words::describe(program, u),
    };
    let assumed = |(&pc, targets): (&u32, &std::collections::BTreeSet<u32>)| Assumed {
        function: function_name(program, pc),
        address: 2 * pc,
        calls: targets.iter().map(|&t| program.name(t)).collect(),
    };
    document(&Document {
        command: "stack",
        mcu: program.mcu().name,
        deepest: answer.deepest,
        bound: bound.bytes,
        limit: *limit,
        verdict,
        coverage: Coverage { taken: answer.sides.0, sides: answer.sides.1 },
        sequence: answer
            .events
            .iter()
            .map(|e| Event { event: name(e.vector), value: e.value, cycle: e.cycle })
            .collect(),
        chain: answer.chain.iter().map(place).collect(),
        bound_chain: answer.bound_chain.iter().map(place).collect(),
        functions: report.rows(),
        unresolved: bound.unresolved.iter().map(missing).collect(),
        assumed: bound.assumed.iter().map(assumed).collect(),
        run: run.display().to_string(),
        ended: answer.ended.to_string(),
        stats: Stats {
            runs: answer.stats.runs,
            cycles: answer.stats.cycles,
            questions: answer.stats.questions,
            answered: answer.stats.answered,
        },
    })
}
