//! What a campaign has shown goes into the database while it goes on, about once a second: whoever kills it loses no more than that.
//!
//! If the database cannot be written any more (a full disk), the search goes on, and what it found is reported all the same: the tables are
//! made once more, in memory.

use super::aim::{Flows, Shown};
use super::db::{Campaign, Database, Judged, RunRow, Writer, general};
use super::facts::Facts;
use super::found::{Flow, Outcome, Status};
use crate::hunt::{Hunt, Keep, Kept, judgement::by_name};
use crate::predict::Search;
use driver::Error;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use trace::RunOutcome;

const EVERY: Duration = Duration::from_secs(1);
/// Writing may take a part of the time, and no more.
const SHARE: u32 = 10;

#[derive(Clone)]
enum Saved {
    At(Option<PathBuf>),
    /// It did not come again.
    Lost,
}

impl Saved {
    fn path(&self) -> Option<&Path> {
        match self {
            Saved::At(path) => path.as_deref(),
            Saved::Lost => None,
        }
    }
}

pub(super) struct Journal<'a> {
    hunt: &'a Hunt<'a>,
    database: &'a mut Database,
    /// Instead of one that cannot be written.
    spare: Option<Database>,
    campaign: Campaign,
    pub(super) kept: Kept<'a>,
    /// What came of saving each run, and its number in the database.
    saved: Vec<Option<Saved>>,
    rows: Vec<Option<i64>>,
    /// For each flow: the run with which it was written, and its number in the database.
    written: Vec<Option<(usize, i64)>>,
    next: Instant,
    /// Why the database does not have everything.
    pub(super) trouble: Option<Error>,
}

impl<'a> Journal<'a> {
    pub(super) fn begin(hunt: &'a Hunt<'a>, database: &'a mut Database) -> Result<Journal<'a>, Error> {
        let campaign = database.begin(hunt.setup)?;
        Ok(Journal {
            hunt,
            database,
            spare: None,
            campaign,
            kept: hunt.kept(),
            saved: Vec::new(),
            rows: Vec::new(),
            written: Vec::new(),
            next: Instant::now() + EVERY,
            trouble: None,
        })
    }

    /// After every run.
    pub(super) fn look(&mut self, search: &Search<'_, Flows>) {
        let now = Instant::now();
        if !self.database.is_file() || self.trouble.is_some() || now < self.next {
            return;
        }
        let tally = search.tally();
        let progress = (tally.executions, tally.queries, self.hunt.started.elapsed().as_secs_f64());
        if let Err(e) = self.write(&search.aim, progress) {
            self.trouble = Some(e);
        }
        self.next = Instant::now() + EVERY.max(now.elapsed() * SHARE);
    }

    /// Writes what runs have shown since the last time.
    fn write(&mut self, aim: &Flows, progress: (u64, u64, f64)) -> Result<(), Error> {
        self.written.resize(aim.all.len(), None);
        self.rows.resize(aim.runs.len(), None);
        let is_new = |with: Option<(usize, i64)>, run: usize| with.is_none_or(|(with, _)| with != run);
        let shown = aim.all.iter().enumerate().filter_map(|(number, known)| Some((number, known.run?)));
        let mut new: Vec<(usize, usize)> = shown.filter(|(number, run)| is_new(self.written[*number], *run)).collect();
        let mut runs: BTreeSet<usize> = new.iter().map(|(_, run)| *run).collect();
        runs.extend(aim.failed.iter().map(|f| f.run));
        runs.retain(|&run| self.rows[run].is_none() && self.path(aim, run).is_some());
        new.retain(|(_, run)| self.rows[*run].is_some() || runs.contains(run));
        // What is written in vain is written again.
        let (mut rows, mut written) = (self.rows.clone(), self.written.clone());
        let files = self.files();
        let (campaign, saved) = (self.campaign, &self.saved);
        let database = self.spare.as_mut().unwrap_or(self.database);
        database.change(|t| {
            let mut writer = Writer::new(t, campaign);
            files.iter().try_for_each(|file| writer.file(file))?;
            for &run in &runs {
                rows[run] = Some(writer.run(&run_row(&aim.runs[run], saved[run].as_ref().and_then(Saved::path)))?);
            }
            for &(number, run) in &new {
                let known = &aim.all[number];
                let pair = writer.judge(&Judged {
                    variable: &general(&known.location),
                    write: known.write.as_ref().map(|(at, thread)| (at, Some(thread))),
                    read: (&known.read.0, Some(&known.read.1)),
                    status: if known.predicted { Status::Implicit } else { Status::Explicit },
                    run: rows[run],
                    reason: None,
                    facts: &known.facts,
                })?;
                written[number] = Some((run, pair));
            }
            for (run, row) in runs.iter().filter_map(|&run| Some((run, rows[run]?))) {
                let pairs = aim.runs[run].flows.iter().filter_map(|&flow| written[flow]);
                pairs.into_iter().try_for_each(|(_, pair)| writer.shows(row, pair))?;
            }
            writer.progress(progress, None)
        })?;
        (self.rows, self.written) = (rows, written);
        Ok(())
    }

    /// The program, as it lies beside the runs.
    fn files(&self) -> Vec<PathBuf> {
        match self.saved.iter().any(|s| matches!(s, Some(Saved::At(Some(_))))) {
            true => self.hunt.setup.program.kept_in(&self.hunt.keeper.folder),
            false => Vec::new(),
        }
    }

    /// Where a run is saved, if it could be; `None` if it did not come again.
    pub(super) fn path(&mut self, aim: &Flows, run: usize) -> Option<Option<PathBuf>> {
        self.saved.resize(aim.runs.len(), None);
        let (shown, kept) = (&aim.runs[run], &mut self.kept);
        let saved = self.saved[run].get_or_insert_with(|| {
            // How a run ends that is too long is nothing to come again.
            let Some(outcome) = shown.outcome.clone() else { return Saved::At(None) };
            let keep = Keep {
                name: format!("flow-{}", run + 1),
                inputs: &shown.inputs,
                outcome,
                schedule: &shown.schedule,
                event_hash: shown.event_hash,
                stands: &[],
                found_by: "a search for flows of data",
            };
            match kept.save(&keep) {
                Some(path) => Saved::At(path),
                None => {
                    kept.lost += 1;
                    Saved::Lost
                }
            }
        });
        match saved {
            Saved::At(path) => Some(path.clone()),
            Saved::Lost => None,
        }
    }

    /// All that came of it; flows get their numbers, and what is suspicious is decided.
    pub(super) fn end(&mut self, aim: &Flows, outcome: &mut Outcome) -> Result<(), Error> {
        let written = match self.trouble {
            None => self.write_all(aim, outcome),
            Some(_) => Ok(()),
        };
        if let Err(e) = written {
            self.trouble = Some(e);
        }
        if self.trouble.is_some() {
            let mut spare = Database::in_memory()?;
            self.campaign = spare.begin(self.hunt.setup)?;
            (self.rows, self.written) = (Vec::new(), Vec::new());
            self.spare = Some(spare);
            self.write_all(aim, outcome)?;
        }
        let database = self.spare.as_ref().unwrap_or(self.database);
        outcome.suspicious = database.suspicious()?;
        outcome.coverage = database.coverage()?;
        Ok(())
    }

    fn write_all(&mut self, aim: &Flows, outcome: &mut Outcome) -> Result<(), Error> {
        let stats = &outcome.stats;
        let progress = (stats.executions, stats.queries, stats.seconds);
        self.write(aim, progress)?;
        let (campaign, rows) = (self.campaign, &self.rows);
        let row = |run: Option<usize>| run.and_then(|run| rows.get(run).copied().flatten());
        let database = self.spare.as_mut().unwrap_or(self.database);
        let nothing = Facts::default();
        let Outcome { flows, escorts, ended, .. } = outcome;
        let ended = serde_json::to_value(*ended).map_err(|e| Error::new(e.to_string()))?;
        let pairs = database.change(|t| {
            let mut writer = Writer::new(t, campaign);
            let mut pairs = Vec::with_capacity(flows.len());
            for flow in flows.iter() {
                let known = flow.number.map(|number| &aim.all[number]);
                let shown = matches!(flow.status(), Status::Explicit | Status::Implicit);
                pairs.push(writer.judge(&Judged {
                    variable: &flow.variable,
                    write: flow.write.as_ref().map(|end| (&end.at, end.thread.as_ref())),
                    read: (&flow.read.at, flow.read.thread.as_ref()),
                    status: flow.status(),
                    run: row(known.and_then(|k| k.run).filter(|_| shown)),
                    reason: flow.judgement.why().as_deref(),
                    facts: known.map_or(&nothing, |k| &k.facts),
                })?);
            }
            escorts.iter().try_for_each(|escort| writer.escort(escort))?;
            aim.failed.iter().try_for_each(|f| writer.failure(&f.failure, row(Some(f.run))))?;
            writer.progress(progress, ended.as_str())?;
            Ok(pairs)
        })?;
        flows.iter_mut().zip(pairs).for_each(|(flow, pair): (&mut Flow, i64)| flow.pair = pair);
        Ok(())
    }
}

fn run_row<'a>(shown: &Shown, path: Option<&'a Path>) -> RunRow<'a> {
    RunRow {
        event_hash: shown.event_hash,
        outcome: match &shown.outcome {
            Some(RunOutcome::Exit(status)) => format!("exit {status}"),
            Some(RunOutcome::Failure(failure)) => failure.kind.id().to_string(),
            Some(RunOutcome::Unfinished) | None => "unfinished".to_string(),
        },
        failed: shown.failed,
        inputs: serde_json::json!(by_name(&shown.named)).to_string(),
        path,
    }
}
