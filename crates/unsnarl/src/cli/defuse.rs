//! Options of `defuse`: the search, and the questions to what it found.

use super::hunts::HuntOptions;
use super::values::{Format, percent};
use analysis::defuse::db::Question;
use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct DefuseOptions {
    #[command(subcommand)]
    pub(crate) command: Option<DefuseCommand>,
    #[command(flatten)]
    pub(crate) hunt: HuntOptions,
    /// Keep what is found in this database; campaigns of the same program add to it
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
    /// Write the flows as one HTML page that needs nothing else
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Exit with 1 if less than this part of the flows that are not impossible was shown by runs
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub(crate) min_coverage: Option<f64>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum DefuseCommand {
    /// Ask a database of flows
    Ask(AskOptions),
    /// Ask a database of flows in SQL; nothing in it is changed
    Sql(SqlOptions),
    /// Compare two databases: which flows are new, and which are gone
    ///
    /// Exits with 1 if there is a difference, or less coverage than --min-coverage, with 0 otherwise.
    Diff(DiffOptions),
    /// Write few runs that show all flows into a folder, for `unsnarl replay FOLDER`
    ///
    /// The runs are chosen greedily: the one that shows most of what is missing comes next. There may be fewer that do.
    Export(ExportOptions),
    /// Write the flows of a database, of all its searches together, as one HTML page that needs nothing else
    Html(PageOptions),
}

#[derive(Args, Debug)]
pub(crate) struct AskOptions {
    /// The database
    #[arg(value_name = "DB")]
    pub(crate) db: PathBuf,
    #[command(subcommand)]
    pub(crate) question: Ask,
    /// How the answer is printed
    #[arg(long, value_enum, default_value_t = Format::Text, global = true)]
    pub(crate) format: Format,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Ask {
    /// Who reads a variable, and whose writes they find
    Readers { variable: String },
    /// Who writes a variable, and who finds what they wrote
    Writers { variable: String },
    /// What two threads give each other: `between 0.1 0.2`
    Between { one: String, other: String },
    /// Flows that break a rule which nearly all others keep
    Suspicious,
    /// What no run has shown: flows, and pairs of branches
    Uncovered,
    /// All about one flow, by its number
    Why { pair: i64 },
    /// A question in SQL
    Sql { query: String },
    /// The same in words: 'who reads queue.filled?'
    #[command(external_subcommand)]
    Words(Vec<String>),
}

impl Ask {
    pub(crate) fn question(&self) -> Option<Question> {
        Some(match self {
            Ask::Readers { variable } => Question::Readers(variable.clone()),
            Ask::Writers { variable } => Question::Writers(variable.clone()),
            Ask::Between { one, other } => Question::Between(one.clone(), other.clone()),
            Ask::Suspicious => Question::Suspicious,
            Ask::Uncovered => Question::Uncovered,
            Ask::Why { pair } => Question::Why(*pair),
            Ask::Sql { query } => Question::Sql(query.clone()),
            Ask::Words(words) => Question::from_words(&words.join(" "))?,
        })
    }
}

#[derive(Args, Debug)]
pub(crate) struct SqlOptions {
    /// The database
    #[arg(value_name = "DB")]
    pub(crate) db: PathBuf,
    /// One SELECT; docs/flows-database.md has the tables
    #[arg(value_name = "QUERY")]
    pub(crate) query: String,
    /// How the answer is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}

#[derive(Args, Debug)]
pub(crate) struct DiffOptions {
    #[arg(value_name = "OLD")]
    pub(crate) old: PathBuf,
    #[arg(value_name = "NEW")]
    pub(crate) new: PathBuf,
    /// Exit with 1 if less than this part of the flows of NEW that are not impossible was shown by runs
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub(crate) min_coverage: Option<f64>,
    /// How the answer is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}

#[derive(Args, Debug)]
pub(crate) struct ExportOptions {
    /// The database
    #[arg(value_name = "DB")]
    pub(crate) db: PathBuf,
    /// A new folder
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    /// How the answer is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}

#[derive(Args, Debug)]
pub(crate) struct PageOptions {
    /// The database
    #[arg(value_name = "DB")]
    pub(crate) db: PathBuf,
    /// The page
    #[arg(value_name = "FILE")]
    pub(crate) page: PathBuf,
}
