//! `unsnarl defuse`.

use super::hunt::hunt;
use super::{finish, say};
use crate::cli::{Format, HuntOptions};
use crate::report::{self, json};
use analysis::defuse;
use driver::Error;

pub(crate) fn defuse(options: &HuntOptions) -> Result<u8, Error> {
    let reasons = options.verbose || options.format == Format::Json;
    hunt(options, false, reasons, |hunt, progress| {
        let outcome = defuse::defuse(hunt)?;
        progress.clear();
        say(&outcome.notes, &outcome.complaints, options.verbose);
        let out = match options.format {
            Format::Json => json::defuse(&outcome)?,
            Format::Text => report::defuse::text(&outcome, options.verbose),
        };
        finish(&out, !outcome.failures.is_empty(), &hunt.setup.limits.stop)
    })
}
