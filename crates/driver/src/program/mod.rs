//! A program with its identity: what a saved run names, and the copy that is kept beside it.

pub mod identity;

use crate::build::{self, CompilerOptions, Lines, Overlay};
use crate::error::Error;
use crate::files::write_whole;
use crate::sources::{kept, recall, show_from};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use trace::run_file::{Program as Identity, SourceFile};
use vm::Image;

/// The largest copy of a program that is read.
const MOST: u64 = 256 << 20;

pub struct Program {
    /// Its files, the compiler's options, and the hash of its contents.
    pub identity: Identity,
    /// The IR of its modules.
    texts: Vec<Arc<str>>,
    pub image: Image,
    /// How it was made, if this process compiled it.
    recipe: Option<Recipe>,
}

struct Recipe {
    /// Relative paths are meant from there.
    folder: Option<PathBuf>,
    options: CompilerOptions,
}

impl std::fmt::Debug for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Program").field("identity", &self.identity).finish_non_exhaustive()
    }
}

impl Program {
    /// Builds a program from C, LLVM IR or bitcode; `options` are clang's, as the command line has them.
    pub fn build(files: &[PathBuf], options: &[String]) -> Result<Program, Error> {
        Program::build_with(None, files, &CompilerOptions::from_words(options)?)
    }

    /// The same; relative paths are meant from `folder`, if there is one.
    pub fn build_with(folder: Option<&Path>, files: &[PathBuf], options: &CompilerOptions) -> Result<Program, Error> {
        let modules = build::modules_in(folder, files, options)?;
        let absolute = |given: &PathBuf| {
            let path = folder.unwrap_or(Path::new("")).join(given);
            std::path::absolute(&path).unwrap_or(path)
        };
        let folders = files.iter().filter_map(|f| absolute(f).parent().map(PathBuf::from));
        folders.chain(options.include.iter().map(PathBuf::from)).for_each(|folder| show_from(&folder));
        let sources = files.iter().map(|f| SourceFile { given: f.clone(), absolute: absolute(f) }).collect();
        let recipe = Recipe { folder: folder.map(PathBuf::from), options: options.clone() };
        let is_compiled = files.iter().any(|f| build::is_compiled(f));
        Ok(Program { recipe: is_compiled.then_some(recipe), ..Program::of(modules, sources, options.words())? })
    }

    /// The program with other contents of some of its files, compiled as it was; `None` if this process did not compile it.
    pub fn changed(&self, files: &[(PathBuf, String)]) -> Option<Result<Program, Error>> {
        let Recipe { folder, options } = self.recipe.as_ref()?;
        let given: Vec<PathBuf> = self.identity.sources.iter().map(|s| s.given.clone()).collect();
        let overlay = Overlay::new(files);
        let modules = overlay.and_then(|overlay| build::changed_modules(folder.as_deref(), &given, options, &overlay));
        Some(modules.and_then(|modules| Program::of(modules, self.identity.sources.clone(), options.words())))
    }

    /// The lines of each file that the compiler saw; `None` if this process did not compile it.
    pub fn compiled_lines(&self) -> Option<Result<Lines, Error>> {
        let Recipe { folder, options } = self.recipe.as_ref()?;
        let given = self.identity.sources.iter().map(|s| &*s.given).filter(|f| build::is_compiled(f));
        Some(build::compiled_lines(folder.as_deref(), given, options))
    }

    /// Where a file lies that the debug information names.
    pub fn path_of(&self, file: &str) -> PathBuf {
        let folder = self.recipe.as_ref().and_then(|r| r.folder.clone()).unwrap_or_default();
        build::whole(&folder, Path::new(file))
    }

    /// A program of modules that came from these sources, or from nowhere.
    pub fn of(modules: Vec<ir::Module>, sources: Vec<SourceFile>, options: Vec<String>) -> Result<Program, Error> {
        let texts: Vec<Arc<str>> = modules.iter().map(|m| m.text.clone()).collect();
        let hash = identity::program_hash(texts.iter().map(|t| &**t));
        Ok(Program { identity: Identity { sources, options, hash }, texts, image: Image::load(modules)?, recipe: None })
    }

    /// The names of the copies of a program with this hash and so many modules.
    fn copies(hash: &str, modules: usize) -> Vec<String> {
        match modules {
            1 => vec![format!("program-{hash}.ll")],
            n => (1..=n).map(|i| format!("program-{hash}.{i}.ll")).collect(),
        }
    }

    pub(crate) fn copies_in(folder: &Path, hash: &str) -> Vec<PathBuf> {
        let one = folder.join(&Program::copies(hash, 1)[0]);
        // A link may lead anywhere.
        let is_own = |path: &Path| std::fs::symlink_metadata(path).is_ok_and(|m| m.is_file() && m.len() <= MOST);
        if is_own(&one) {
            return vec![one];
        }
        let numbered = (1..).map(|i| folder.join(format!("program-{hash}.{i}.ll")));
        numbered.take_while(|path| is_own(path)).collect()
    }

    /// The sources that came with a copy, as far as they may be shown.
    pub(crate) fn recall_sources(folder: &Path, hash: &str) {
        let path = folder.join(format!("program-{hash}.sources"));
        let is_own = std::fs::symlink_metadata(&path).is_ok_and(|m| m.is_file() && m.len() <= MOST);
        if is_own && let Ok(bytes) = std::fs::read(path) {
            recall(&String::from_utf8_lossy(&bytes));
        }
    }

    /// What lies of it in a folder in which a run was saved.
    pub fn kept_in(&self, folder: &Path) -> Vec<PathBuf> {
        let hash = &self.identity.hash;
        let mut all = Program::copies_in(folder, hash);
        all.extend(Some(folder.join(format!("program-{hash}.sources"))).filter(|path| path.is_file()));
        all
    }

    /// Keeps the IR and the sources in a folder, if they are not there yet.
    pub(crate) fn keep_in(&self, folder: &Path) -> Result<(), Error> {
        let names = Program::copies(&self.identity.hash, self.texts.len());
        for (name, text) in names.iter().zip(&self.texts) {
            let path = folder.join(name);
            if std::fs::metadata(&path).is_ok_and(|m| m.len() == text.len() as u64) {
                continue;
            }
            write_whole(&path, text.as_bytes())?;
        }
        let path = folder.join(format!("program-{}.sources", self.identity.hash));
        if let (false, Some(sources)) = (path.exists(), kept(self.image.source_files().iter().map(|f| &**f))) {
            write_whole(&path, sources.as_bytes())?;
        }
        Ok(())
    }
}
