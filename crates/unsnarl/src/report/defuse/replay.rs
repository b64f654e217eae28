//! What to type to see a flow.

use driver::plain::quoted;
use std::path::Path;

pub(super) struct Replay {
    /// The run is not where it was saved; the command gets it out of the database.
    pub(super) gone: bool,
    pub(super) command: String,
}

impl Replay {
    /// Of a run that was saved there, and that is in the database, too.
    pub(super) fn of(run: &Path, db: Option<&Path>) -> Replay {
        match db.filter(|_| !run.is_file()) {
            None => Replay { gone: false, command: format!("unsnarl replay {}", quoted(run)) },
            Some(db) => Replay { gone: true, command: format!("unsnarl defuse export {} FOLDER", quoted(db)) },
        }
    }
}
