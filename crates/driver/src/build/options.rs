//! Options of the compiler, as a person types them and as a saved run keeps them.

use crate::error::Error;
use clap::{Args, Parser};
use std::path::PathBuf;

/// What is passed on to clang.
#[derive(Args, Clone, Debug, Default)]
pub struct CompilerOptions {
    /// Include folder
    #[arg(short = 'I', value_name = "DIR", help_heading = "Compiler")]
    pub include: Vec<String>,
    /// Macro
    #[arg(short = 'D', value_name = "NAME[=VALUE]", help_heading = "Compiler")]
    pub define: Vec<String>,
    /// Undefine a macro
    #[arg(short = 'U', value_name = "NAME", help_heading = "Compiler")]
    pub undefine: Vec<String>,
    /// Language standard (-std=c99 works too)
    #[arg(long = "std", value_name = "STD", help_heading = "Compiler")]
    pub std: Option<String>,
    /// Optimise before running (default 0: an optimiser may remove the very bug you look for)
    #[arg(short = 'O', value_name = "LEVEL", help_heading = "Compiler")]
    pub optimise: Option<String>,
    /// Report signed overflow, and shifts by a number that is negative or too large (C sources only)
    #[arg(long, help_heading = "Compiler")]
    pub ub: bool,
    /// Passed on to clang
    #[arg(long, help_heading = "Compiler")]
    pub pthread: bool,
    /// Libraries: m, pthread, dl, rt and c are built in
    #[arg(short = 'l', value_name = "LIB", help_heading = "Compiler")]
    pub libraries: Vec<String>,
    /// No warnings from clang
    #[arg(short = 'w', help_heading = "Compiler")]
    pub silent: bool,
    /// Accepted as clang has it: there is always debug info
    #[arg(short = 'g', hide = true, help_heading = "Compiler")]
    pub debug: bool,
    /// Warnings, as clang has them
    #[arg(short = 'W', value_name = "WARNING", help_heading = "Compiler")]
    pub warnings: Vec<String>,
    /// Code generation, as clang has it
    #[arg(short = 'f', value_name = "FLAG", help_heading = "Compiler")]
    pub flags: Vec<String>,
    /// More options for clang, in one string
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true, help_heading = "Compiler")]
    pub cflags: Vec<String>,
    /// The clang to use (default: the newest on PATH)
    #[arg(long, value_name = "PATH", help_heading = "Compiler")]
    pub clang: Option<PathBuf>,
}

impl CompilerOptions {
    /// The options as words that [`CompilerOptions::from_words`] understands, wherever it is called.
    pub fn words(&self) -> Vec<String> {
        let from_root = |path: &str| {
            std::path::absolute(path).ok().and_then(|p| p.into_os_string().into_string().ok()).unwrap_or(path.into())
        };
        let mut words: Vec<String> = self.include.iter().map(|i| format!("-I{}", from_root(i))).collect();
        words.extend(self.define.iter().map(|d| format!("-D{d}")));
        words.extend(self.undefine.iter().map(|u| format!("-U{u}")));
        words.extend(self.std.iter().map(|s| format!("--std={s}")));
        words.extend(self.optimise.iter().map(|o| format!("-O{o}")));
        words.extend(self.ub.then(|| "--ub".into()));
        words.extend(self.pthread.then(|| "--pthread".into()));
        words.extend(self.libraries.iter().map(|l| format!("-l{l}")));
        words.extend(self.silent.then(|| "-w".into()));
        words.extend(self.warnings.iter().map(|w| format!("-W{w}")));
        words.extend(self.flags.iter().map(|f| format!("-f{f}")));
        words.extend(self.cflags.iter().map(|f| format!("--cflags={f}")));
        words.extend(self.clang.iter().map(|c| format!("--clang={}", c.display())));
        words
    }

    pub fn from_words(words: &[String]) -> Result<CompilerOptions, Error> {
        #[derive(Parser)]
        #[command(no_binary_name = true)]
        struct Words {
            #[command(flatten)]
            compiler: CompilerOptions,
        }
        let parsed = Words::try_parse_from(words);
        let parsed = parsed.map_err(|e| Error::new(e.to_string().lines().next().unwrap_or("").to_string()))?;
        Ok(parsed.compiler)
    }
}
