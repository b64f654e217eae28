//! One file for each command: options in, an analysis, a report out. A command gives its exit status.
//!
//! `races`, `deadlocks` and `confirm` are one file, `hunt.rs`: they differ in their aim and their report only.

pub(crate) mod branches;
pub(crate) mod cc;
pub(crate) mod check;
pub(crate) mod defuse;
pub(crate) mod explain;
pub(crate) mod hunt;
pub(crate) mod query;
mod record;
pub(crate) mod replay;
pub(crate) mod run;
pub(crate) mod trace;

use crate::report::print_all;
use driver::Error;
pub(crate) use driver::stop::INTERRUPTED;
use driver::stop::Stop;

/// Exit status: the program failed, or something was found.
pub(crate) const FOUND: u8 = 1;
/// Exit status: the tool could not do it.
pub(crate) const CANNOT: u8 = 2;

/// Prints the report of an analysis; the exit status.
fn finish(out: &str, found_some: bool, stop: &Stop) -> Result<u8, Error> {
    print_all(out)?;
    Ok(match () {
        () if found_some => FOUND,
        () if stop.is_interrupted() => INTERRUPTED,
        () => 0,
    })
}

/// Says what was not as it should be: always, or to those who want to know more.
fn say(notes: &[String], complaints: &[String], verbose: bool) {
    notes.iter().for_each(|note| driver::say!("unsnarl: note: {note}"));
    complaints.iter().filter(|_| verbose).for_each(|c| driver::say!("unsnarl: unconfirmed: {c}"));
}
