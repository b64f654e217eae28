//! Tables about solvers: the questions of the corpus, and families of traces that grow
//! ([`testkit::measure`]).
//!
//! The corpus' questions are all flips of a recorded run of each program under `tests/check` and `tests/branches`.
//! Each trace has a process of its own for each back end, so that none can hold up another, and the peak of memory is that of
//! one instance. Times are those with a processor. A process that runs out of time or memory is a lower bound (`>`). In a
//! family, what lies after an instance that was too much is not tried (`-`).

use crate::programs::{self, header, name};
use crate::tools::{self, Error};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;
use testkit::process;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Seconds that a back end has for all questions about one trace
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Memory that it may use
    #[arg(long, default_value_t = 4096)]
    megabytes: u64,
    /// Only these back ends (can be repeated)
    #[arg(long)]
    backend: Vec<String>,
    /// Only programs whose name contains this
    #[arg(long)]
    only: Option<String>,
    /// Only families whose name contains this
    #[arg(long)]
    family: Option<String>,
    /// No table about the corpus
    #[arg(long)]
    no_corpus: bool,
    /// No table about families
    #[arg(long)]
    no_families: bool,
}

/// One that is possible, and one that is not.
const BOTH: &[&str] = &["sat", "unsat"];
/// What is asked of one trace.
const KINDS: &[&str] = &["flips", "complete", "context", "never"];

/// The family, its sizes, and what there is of each.
const FAMILIES: [(&str, &[&str], &[&str]); 7] = [
    ("crosswise", &["5", "6", "7", "8", "9", "10", "11", "12"], BOTH),
    ("sections-add", &["3x3", "5x5", "10x10", "20x20", "30x30"], BOTH),
    ("sections-write", &["3x3", "5x5", "10x10", "20x20", "30x30"], BOTH),
    ("hot", &["50", "100", "200", "500", "1000", "2000"], BOTH),
    ("busy", &["1000", "10000", "50000"], &["flips"]),
    ("mixed", &["350", "1000", "5000", "20000"], KINDS),
    ("pool", &["350", "1000", "5000"], KINDS),
];

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let tool = tools::measuring()?;
    let listed = tools::output(Command::new(&tool).args(["measure", "solver", "backends"]))?;
    let mut backends: Vec<String> = String::from_utf8_lossy(&listed).lines().map(str::to_string).collect();
    backends.retain(|b| options.backend.is_empty() || options.backend.contains(b));
    let bench = Bench { tool, backends, options };
    let agreed = options.no_corpus || bench.corpus()?;
    let right = options.no_families || bench.families()?;
    Ok(agreed && right)
}

struct Bench<'a> {
    tool: PathBuf,
    backends: Vec<String>,
    options: &'a Options,
}

#[derive(Default)]
struct Figures {
    /// The model of the trace, which all need.
    model: f64,
    /// That, and what the back end makes of it.
    built: f64,
    /// For each question, its answer and the seconds it took.
    answers: Vec<(String, f64)>,
    wrong: bool,
    /// `late`, `large`, or that it broke down.
    stopped: Option<String>,
    megabytes: u64,
}

impl Figures {
    fn seconds(&self) -> f64 {
        self.built + self.answers.iter().map(|a| a.1).sum::<f64>()
    }

    /// The back end's own.
    fn building(&self) -> f64 {
        (self.built - self.model).max(0.0)
    }

    /// The back end's own.
    fn own(&self) -> f64 {
        self.building() + self.answers.iter().map(|a| a.1).sum::<f64>()
    }

    fn read(text: &str) -> Figures {
        let mut figures = Figures { stopped: Some("broken".into()), ..Figures::default() };
        for line in text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let number = words.get(1).and_then(|n| n.parse::<u64>().ok()).unwrap_or(0);
            match words.first().copied() {
                Some("model") => figures.model = number as f64 / 1e6,
                Some("built") => figures.built = number as f64 / 1e6,
                Some("end") => (figures.stopped, figures.megabytes) = (None, number / 1024),
                Some(why @ ("late" | "large")) => {
                    (figures.stopped, figures.megabytes) = (Some(why.into()), number / 1024);
                }
                Some(verdict) => {
                    figures.answers.push((verdict.into(), number as f64 / 1e6));
                    figures.wrong |= words.get(2) == Some(&"wrong");
                }
                None => {}
            }
        }
        figures
    }
}

impl Bench<'_> {
    fn measure(&self, backend: &str, what: &str, about: &[&str]) -> Result<Figures, Error> {
        let mut command = Command::new(&self.tool);
        command.args([
            "measure",
            "solver",
            what,
            backend,
            &self.options.seconds.to_string(),
            &self.options.megabytes.to_string(),
        ]);
        command.args(about);
        // It ends by itself when it has had a processor for its time.
        let limit = Duration::from_secs(20 * self.options.seconds + 120);
        match process::run(&mut command, None, limit) {
            Ok(ended) => {
                let figures = Figures::read(&String::from_utf8_lossy(&ended.stdout));
                if figures.stopped.as_deref() == Some("broken") {
                    eprintln!("{command:?}: {}\n{}", ended.status, String::from_utf8_lossy(&ended.stderr));
                }
                Ok(figures)
            }
            Err(trouble @ process::Trouble::Late(_)) => {
                eprintln!("{trouble}");
                Ok(Figures::read(""))
            }
            Err(trouble) => Err(trouble.to_string()),
        }
    }

    fn corpus(&self) -> Result<bool, Error> {
        let folder = TempDir::new().map_err(|e| e.to_string())?;
        let traces = record(folder.path(), self.options.only.as_deref())?;
        let mut columns: Vec<Vec<Figures>> = Vec::new();
        for backend in &self.backends {
            let all = traces.iter().map(|t| self.measure(backend, "trace", &[&t.to_string_lossy()]));
            columns.push(all.collect::<Result<_, _>>()?);
        }
        let Some(first) = columns.first() else { return Ok(true) };
        let questions =
            columns.iter().flat_map(|c| c.iter().enumerate()).fold(vec![0; traces.len()], |mut most, (i, f)| {
                most[i] = most[i].max(f.answers.len());
                most
            });
        let asked: usize = questions.iter().sum();
        println!(
            "All flips of {} traces of the corpus, {asked} questions; {} s for each trace. Not in the times: the models of the \
             traces, which all need, {:.2} s",
            traces.len(),
            self.options.seconds,
            first.iter().map(|f| f.model).sum::<f64>()
        );
        println!();
        println!(
            "| back end    |    total |  building |   median |      95% |  sat | unsat | unknown | late | disagree | times {} |",
            self.backends[0]
        );
        println!(
            "| ----------- | -------: | --------: | -------: | -------: | ---: | ----: | ------: | ---: | -------: | -------: |"
        );
        let total = |column: &[Figures]| column.iter().map(Figures::own).sum::<f64>();
        let mut agreed = true;
        for (backend, column) in self.backends.iter().zip(&columns) {
            let mut times: Vec<f64> = column.iter().flat_map(|f| &f.answers).map(|a| a.1).collect();
            times.sort_by(f64::total_cmp);
            let quantile = |q: f64| times.get((times.len() as f64 * q) as usize).copied().unwrap_or(0.0);
            let of = |verdict: &str| column.iter().flat_map(|f| &f.answers).filter(|a| a.0 == verdict).count();
            let differ = |a: &str, b: &str| a != b && a != "unknown" && b != "unknown";
            let mut disagree = 0;
            for ((trace, figures), reference) in traces.iter().zip(column).zip(first) {
                for (n, (a, b)) in figures.answers.iter().zip(&reference.answers).enumerate() {
                    if differ(&a.0, &b.0) {
                        disagree += 1;
                        eprintln!("{}: question {n}: {backend} {}, {} {}", name(trace), a.0, self.backends[0], b.0);
                    }
                }
            }
            agreed &= disagree == 0;
            let late = asked - times.len();
            let more = if late > 0 { ">" } else { "" };
            println!(
                "| {backend:<11} | {:>8} | {:>9} | {:>8} | {:>8} | {:>4} | {:>5} | {:>7} | {late:>4} | {disagree:>8} | {:>8} |",
                format!("{more}{:.2} s", total(column)),
                format!("{:.2} s", column.iter().map(Figures::building).sum::<f64>()),
                format!("{:.2} ms", 1e3 * quantile(0.5)),
                format!("{:.1} ms", 1e3 * quantile(0.95)),
                of("sat"),
                of("unsat"),
                of("unknown"),
                format!("{more}{:.1}", total(column) / total(first)),
            );
        }
        println!();
        Ok(agreed)
    }

    fn families(&self) -> Result<bool, Error> {
        println!("Families: time with building, and the peak of memory; {} s at most", self.options.seconds);
        println!();
        let columns: String = self.backends.iter().map(|b| format!(" {b:>20} |")).collect();
        println!("| instance                   | answer     |{columns}");
        println!(
            "| -------------------------- | ---------- |{}",
            " -------------------: |".repeat(self.backends.len())
        );
        let mut right = true;
        for (family, sizes, verdicts) in FAMILIES {
            if self.options.family.as_ref().is_some_and(|only| !family.contains(only.as_str())) {
                continue;
            }
            for verdict in verdicts {
                let mut beyond = vec![false; self.backends.len()];
                for size in sizes {
                    right &= self.instance(&[family, size, verdict], &mut beyond)?;
                }
            }
        }
        Ok(right)
    }

    /// One line of the table; `beyond` says which back ends have had enough.
    fn instance(&self, about: &[&str; 3], beyond: &mut [bool]) -> Result<bool, Error> {
        let (mut right, mut line, mut answers) = (true, String::new(), String::new());
        for (backend, beyond) in self.backends.iter().zip(beyond) {
            if *beyond {
                line += &format!(" {:>20} |", "-");
                continue;
            }
            let figures = self.measure(backend, "family", about)?;
            *beyond = figures.stopped.is_some();
            right &= !figures.wrong;
            let count = |verdict: &str| figures.answers.iter().filter(|a| a.0 == verdict).count();
            let unknown = count("unknown");
            let time = match figures.stopped.as_deref() {
                Some("late") => format!("> {} s", self.options.seconds),
                Some("large") => format!("> {} MB", self.options.megabytes),
                Some(other) => other.to_string(),
                None if figures.wrong => "WRONG".into(),
                None if unknown == figures.answers.len() => "unknown".into(),
                None if unknown > 0 => format!("{unknown} unknown, {:.2} s", figures.seconds()),
                None => format!("{:.3} s", figures.seconds()),
            };
            line += &format!(" {:>20} |", format!("{time} {} MB", figures.megabytes));
            if figures.stopped.is_none() && unknown == 0 {
                let mixed = format!("{} sat, {} unsat", count("sat"), count("unsat"));
                let found = if BOTH.contains(&about[2]) { about[2].to_string() } else { mixed };
                if !answers.is_empty() && answers != found {
                    eprintln!("{}: {backend} finds {found}, another {answers}", about.join(" "));
                    right = false;
                }
                answers = found;
            }
        }
        println!("| {:<26} | {answers:<10} |{line}", about.join(" ").trim());
        Ok(right)
    }
}

/// Runs every program once; the traces.
fn record(folder: &Path, only: Option<&str>) -> Result<Vec<PathBuf>, Error> {
    let unsnarl = tools::unsnarl("release")?;
    let mut traces = Vec::new();
    for group in ["check", "branches"] {
        for file in programs::all(group, only)? {
            let to = folder.join(format!("{group}-{}.trace", name(&file)));
            let mut command = Command::new(&unsnarl);
            command.args(["trace", "record", "--pthread", "-w", "--to"]).arg(&to);
            let options = header(&file, "options").unwrap_or_default();
            let options: Vec<&str> = options.split_whitespace().collect();
            // Of the options of `branches`, those that a recording has.
            if let ["--exclude", pattern] = options[..] {
                command.args(["--exclude", pattern]);
            }
            let size = header(&file, "sizes").and_then(|s| s.split_whitespace().next().map(str::to_string));
            command.args(size.map(|s| format!("-DN={s}"))).arg(&file);
            match process::run(&mut command, None, Duration::from_secs(60)) {
                Ok(ended) if to.exists() && ended.status.code().is_some() => traces.push(to),
                Ok(ended) => eprintln!("{}: no trace\n{}", name(&file), String::from_utf8_lossy(&ended.stderr)),
                Err(trouble) => eprintln!("{}: {trouble}", name(&file)),
            }
        }
    }
    Ok(traces)
}
