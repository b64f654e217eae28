//! `unsnarl defuse`: the search, and questions to what it found.

use super::hunt::hunt;
use super::{CANNOT, FOUND, finish, say};
use crate::cli::{AskOptions, DefuseCommand, DefuseOptions, DiffOptions, ExportOptions, Format, PageOptions};
use crate::report::defuse::ask;
use crate::report::{self, check_path, json, print_all};
use analysis::defuse::db::{self, Database, Question};
use analysis::defuse::defuse;
use driver::Error;
use std::path::Path;

pub(crate) fn run(options: &DefuseOptions) -> Result<u8, Error> {
    match &options.command {
        None => search(options),
        Some(DefuseCommand::Ask(options)) => question(options),
        Some(DefuseCommand::Sql(options)) => answer(&options.db, &Question::Sql(options.query.clone()), options.format),
        Some(DefuseCommand::Diff(options)) => diff(options),
        Some(DefuseCommand::Export(options)) => export(options),
        Some(DefuseCommand::Html(options)) => page(options),
    }
}

fn search(options: &DefuseOptions) -> Result<u8, Error> {
    let hunted = &options.hunt;
    if let Some(html) = &options.html {
        check_page("--html", html, options.db.as_deref())?;
    }
    let mut database = match &options.db {
        Some(path) => Database::open(path)?,
        None => Database::in_memory()?,
    };
    let reasons = hunted.verbose || hunted.format == Format::Json || options.db.is_some() || options.html.is_some();
    hunt(hunted, false, reasons, |hunt, progress| {
        let outcome = defuse(hunt, &mut database)?;
        progress.clear();
        say(&outcome.notes, &outcome.complaints, hunted.verbose);
        let out = match hunted.format {
            Format::Json => json::defuse(&outcome)?,
            Format::Text => report::defuse::text(&outcome, hunted.verbose),
        };
        let few = is_too_little(outcome.coverage, options.min_coverage);
        let page =
            options.html.as_deref().map(|path| report::defuse::page::write(&database, options.db.as_deref(), path));
        let status = finish(&out, !outcome.failures.is_empty() || few, &hunt.setup.limits.stop)?;
        match &outcome.not_kept {
            Some(e) => {
                let page = if options.html.is_some() { " and the page are" } else { " is" };
                driver::say!("unsnarl: {e}; the report is complete, the database{page} not");
                Ok(CANNOT)
            }
            None => page.unwrap_or(Ok(())).map(|()| status),
        }
    })
}

/// Refuses a page that cannot be written, or that would replace the database, before anything is run.
fn check_page(option: &str, page: &Path, db: Option<&Path>) -> Result<(), Error> {
    check_path(option, page)?;
    // It is there by now, so that all names of one file lead to the same.
    let file = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    if db.is_some_and(|db| file(db) == file(page)) {
        return Err(Error::new(format!(
            "{option} {}: this is the database; give the page a file of its own",
            page.display()
        )));
    }
    Ok(())
}

/// Says so if there is less than was asked for.
fn is_too_little(coverage: f64, least: Option<f64>) -> bool {
    let few = least.filter(|least| coverage < *least);
    if let Some(least) = few {
        driver::say!("unsnarl: {coverage:.1} % of the flows are shown by runs, and --min-coverage asks for {least} %");
    }
    few.is_some()
}

fn question(options: &AskOptions) -> Result<u8, Error> {
    let question = options.question.question().ok_or_else(|| {
        Error::new(
            "this question is not understood; there are: readers VARIABLE, writers VARIABLE, between THREAD THREAD, \
             suspicious, uncovered, why PAIR, sql QUERY, 'who reads VARIABLE?', 'who writes VARIABLE?'",
        )
    })?;
    answer(&options.db, &question, options.format)
}

fn answer(db: &Path, question: &Question, format: Format) -> Result<u8, Error> {
    let answer = Database::read(db)?.ask(question)?;
    print_all(&ask::answer(&answer, db, format)?)?;
    Ok(0)
}

fn diff(options: &DiffOptions) -> Result<u8, Error> {
    let (old, new) = (Database::read(&options.old)?, Database::read(&options.new)?);
    let all = db::diff(&old, &new)?;
    let coverage = new.coverage()?;
    print_all(&ask::difference(&all, coverage, options.format)?)?;
    let few = is_too_little(coverage, options.min_coverage);
    Ok(if few || !all.is_empty() { FOUND } else { 0 })
}

fn export(options: &ExportOptions) -> Result<u8, Error> {
    let exported = Database::read(&options.db)?.export(&options.folder)?;
    print_all(&ask::exported(&exported, &options.folder, options.format)?)?;
    Ok(0)
}

fn page(options: &PageOptions) -> Result<u8, Error> {
    let database = Database::read(&options.db)?;
    check_page("the page", &options.page, Some(&options.db))?;
    report::defuse::page::write(&database, Some(&options.db), &options.page)?;
    Ok(0)
}
