//! What a compiler's command line means: which words are sources, what is made of them, and which words the IR needs.

use crate::error::Error;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// `-c`
    Compile,
    Link,
    /// Preprocessing, assembler, dependencies, questions to the compiler.
    Other,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Word {
    Source(PathBuf),
    /// An option with all that belongs to it.
    Option(Vec<OsString>),
    /// An object, an archive, a library: something for the linker.
    Input(OsString),
}

#[derive(Debug)]
pub(super) struct Words {
    pub(super) mode: Mode,
    all: Vec<Word>,
    output: Option<PathBuf>,
}

/// Options whose value is the next word.
const WITH_VALUE: [&str; 39] = [
    "-o",
    "-I",
    "-D",
    "-U",
    "-L",
    "-l",
    "-x",
    "-include",
    "-imacros",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-iprefix",
    "-iwithprefix",
    "-isysroot",
    "--sysroot",
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-Xclang",
    "-Xlinker",
    "-Xassembler",
    "-Xpreprocessor",
    "-T",
    "-u",
    "-z",
    "-e",
    "-target",
    "--target",
    "-arch",
    "-aux-info",
    "-mllvm",
    "-rpath",
    "-soname",
    "--param",
    "-B",
    "-G",
    "-F",
];

/// Beginnings of options that have no meaning for the IR, or that would change what it is: how to optimise, what else to write, how
/// to link.
const NOT_FOR_IR: [&str; 22] = [
    "-O",
    "-g",
    "-M",
    "-flto",
    "-fno-lto",
    "-fuse-ld",
    "-fprofile",
    "-fcoverage",
    "-fsanitize",
    "-fno-sanitize",
    "-save-temps",
    "--save-temps",
    "-L",
    "-l",
    "-Wl,",
    "-Xlinker",
    "-shared",
    "-static",
    "-rdynamic",
    "-pie",
    "-no-pie",
    "-ffat-lto-objects",
];
/// Those that are meant exactly as they are written.
const NOT_FOR_IR_EXACTLY: [&str; 10] = ["-c", "-o", "-pg", "-s", "-v", "-Werror", "-pipe", "-r", "-T", "-z"];

/// Questions, and results that are no object.
const OTHERS: [&str; 9] = ["-E", "-S", "-M", "-MM", "-fsyntax-only", "--help", "--version", "-###", "-emit-llvm"];

impl Words {
    pub(super) fn read(words: &[OsString]) -> Result<Words, Error> {
        let words = expand(words, 0)?;
        let (mut all, mut output, mut mode) = (Vec::new(), None, Mode::Link);
        let mut other = false;
        // After `-x` all files are of one language, until `-x none`.
        let mut language: Option<OsString> = None;
        let mut rest = words.into_iter().peekable();
        while let Some(word) = rest.next() {
            let text = word.to_string_lossy().into_owned();
            if !text.starts_with('-') || text == "-" {
                let by_name = Path::new(&word).extension().is_some_and(|e| e == "c" || e == "i");
                let is_c = language.as_ref().map_or(by_name, |l| l == "c" || l == "cpp-output") && text != "-";
                all.push(if is_c { Word::Source(word.into()) } else { Word::Input(word) });
                continue;
            }
            other |= OTHERS.contains(&text.as_str()) || text.starts_with("-print-") || text.starts_with("-dump");
            if text == "-c" {
                mode = Mode::Compile;
            }
            let mut option = vec![word.clone()];
            if WITH_VALUE.contains(&text.as_str()) {
                option.extend(rest.next());
            }
            let glued = |name: &str| text.strip_prefix(name).filter(|v| !v.is_empty()).map(OsString::from);
            let value = |name: &str| if text == name { option.get(1).cloned() } else { glued(name) };
            if let Some(value) = value("-o").filter(|_| !text.starts_with("-object")) {
                output = Some(PathBuf::from(value));
            }
            if let Some(value) = value("-x") {
                language = (value != "none").then_some(value);
            }
            all.push(Word::Option(option));
        }
        let none = !all.iter().any(|w| matches!(w, Word::Source(_) | Word::Input(_)));
        Ok(Words { mode: if other || none { Mode::Other } else { mode }, all, output })
    }

    pub(super) fn sources(&self) -> impl Iterator<Item = &Path> {
        self.all.iter().filter_map(|w| if let Word::Source(path) = w { Some(path.as_path()) } else { None })
    }

    /// The words as they were, but for link-time optimisation.
    pub(super) fn native(&self) -> Vec<OsString> {
        self.words(
            |source| Some(source.as_os_str().to_owned()),
            |option| !begins(option, &["-flto", "-ffat-lto-objects"]),
            true,
        )
    }

    /// Where `-c` puts a source's object.
    pub(super) fn object_of(&self, source: &Path) -> PathBuf {
        match &self.output {
            Some(output) => output.clone(),
            None => PathBuf::from(source.file_stem().unwrap_or_default()).with_added_extension("o"),
        }
    }

    fn words(
        &self,
        mut source: impl FnMut(&Path) -> Option<OsString>,
        keep: impl Fn(&OsStr) -> bool,
        inputs: bool,
    ) -> Vec<OsString> {
        let mut words = Vec::new();
        for word in &self.all {
            match word {
                Word::Source(path) => words.extend(source(path)),
                Word::Option(option) if keep(&option[0]) => words.extend(option.iter().cloned()),
                Word::Option(_) => {}
                Word::Input(input) => words.extend(inputs.then(|| input.clone())),
            }
        }
        words
    }

    /// One source alone, as an object that is linked later.
    pub(super) fn to_object(&self, source: &Path, object: &Path) -> Vec<OsString> {
        let linker = [
            "-flto",
            "-ffat-lto-objects",
            "-l",
            "-L",
            "-Wl,",
            "-Xlinker",
            "-shared",
            "-static",
            "-rdynamic",
            "-pie",
            "-no-pie",
        ];
        let keep =
            |option: &OsStr| !begins(option, &linker) && option != "-o" && option != "-s" && !is_glued_output(option);
        let mut words = self.words(|path| (path == source).then(|| path.as_os_str().to_owned()), keep, false);
        words.extend(["-c".into(), "-o".into(), object.into()]);
        // Dependencies are named after the output, which nobody knows.
        let has = |names: &[&str]| words.iter().any(|w| names.iter().any(|name| w == name));
        if has(&["-MD", "-MMD"]) && !has(&["-MF"]) {
            let stem = PathBuf::from(source.file_stem().unwrap_or_default());
            let (list, target) = (stem.with_added_extension("d"), stem.with_added_extension("o"));
            words.extend(["-MF".into(), list.into(), "-MT".into(), target.into()]);
        }
        words
    }

    /// Linking alone, with these objects where the sources were.
    pub(super) fn with_objects(&self, objects: &[PathBuf]) -> Vec<OsString> {
        let mut objects = objects.iter();
        // What an object is needs no language, and its dependencies are written.
        let keep = |option: &OsStr| !begins(option, &["-flto", "-ffat-lto-objects", "-M", "-x"]);
        self.words(|_| objects.next().map(|o| o.as_os_str().to_owned()), keep, true)
    }

    /// One source as textual IR on standard output.
    pub(super) fn to_ir(&self, source: &Path) -> Vec<OsString> {
        let keep = |option: &OsStr| {
            !begins(option, &NOT_FOR_IR) && !NOT_FOR_IR_EXACTLY.iter().any(|o| option == *o) && !is_glued_output(option)
        };
        let mut words = self.words(|path| (path == source).then(|| path.as_os_str().to_owned()), keep, false);
        let ours = [
            "-S",
            "-emit-llvm",
            "-O0",
            "-g",
            "-Xclang",
            "-disable-O0-optnone",
            "-w",
            "-fno-crash-diagnostics",
            "-o",
            "-",
        ];
        words.extend(ours.map(OsString::from));
        words
    }
}

fn begins(option: &OsStr, with: &[&str]) -> bool {
    with.iter().any(|w| option.as_bytes().starts_with(w.as_bytes()))
}

fn is_glued_output(option: &OsStr) -> bool {
    option.as_bytes().starts_with(b"-o") && !option.as_bytes().starts_with(b"-object")
}

/// Files with options in them.
fn expand(words: &[OsString], depth: u32) -> Result<Vec<OsString>, Error> {
    const DEEPEST: u32 = 10;
    let mut all = Vec::new();
    for word in words {
        let Some(file) = word.to_str().and_then(|w| w.strip_prefix('@')) else {
            all.push(word.clone());
            continue;
        };
        // As compilers do: what is no file is a word.
        let Ok(text) = std::fs::read_to_string(file) else {
            all.push(word.clone());
            continue;
        };
        if depth >= DEEPEST {
            return Err(Error::new(format!("@{file}: files with options name each other")));
        }
        let inside =
            shlex::split(&text).ok_or_else(|| Error::new(format!("@{file}: a quotation mark is not closed")))?;
        all.extend(expand(&inside.into_iter().map(OsString::from).collect::<Vec<_>>(), depth + 1)?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Words {
        Words::read(&line.split(' ').map(OsString::from).collect::<Vec<_>>()).expect("words")
    }

    fn text(words: &[OsString]) -> String {
        words.iter().map(|w| w.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn modes() {
        for (line, mode, sources) in [
            ("-c a.c", Mode::Compile, 1),
            ("-O2 a.c b.c -o prog -lm", Mode::Link, 2),
            ("a.o b.a -o prog", Mode::Link, 0),
            ("--version", Mode::Other, 0),
            ("-dumpmachine", Mode::Other, 0),
            ("-E a.c", Mode::Other, 1),
            ("-MM a.c", Mode::Other, 1),
            ("-MD -MF a.d -c a.c", Mode::Compile, 1),
            ("-c start.S", Mode::Compile, 0),
            ("-x c -c thing -o thing.o", Mode::Compile, 1),
            ("-xc -c thing", Mode::Compile, 1),
            ("-x c -", Mode::Link, 0),
            ("-include config.c -c a.c", Mode::Compile, 1),
        ] {
            let words = words(line);
            assert_eq!((words.mode, words.sources().count()), (mode, sources), "{line}");
        }
    }

    #[test]
    fn words_for_the_ir() {
        let words = words("-O2 -g3 -Iinc -DX=1 -Wall -Werror -flto -MD -MF a.d -fPIC -c a.c -oa.o -lm");
        let ir = text(&words.to_ir(Path::new("a.c")));
        assert!(ir.starts_with("-Iinc -DX=1 -Wall -fPIC a.c -S -emit-llvm -O0 -g"), "{ir}");
        assert_eq!(words.object_of(Path::new("a.c")), Path::new("a.o"));
        assert!(!text(&words.native()).contains("-flto"));
    }

    #[test]
    fn words_for_objects_and_for_the_linker() {
        let words = words("-O2 a.c lib.a b.c -o prog -MD -lz -Wl,-x -pthread");
        let object = text(&words.to_object(Path::new("b.c"), Path::new("/t/1.o")));
        assert_eq!(object, "-O2 b.c -MD -pthread -c -o /t/1.o -MF b.d -MT b.o");
        let linked = text(&words.with_objects(&["/t/0.o".into(), "/t/1.o".into()]));
        assert_eq!(linked, "-O2 /t/0.o lib.a /t/1.o -o prog -lz -Wl,-x -pthread");
    }

    #[test]
    fn options_in_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("options");
        std::fs::write(&path, "-c 'a b.c'\n-DX").expect("a file");
        let words = Words::read(&[format!("@{}", path.display()).into()]).expect("words");
        assert_eq!(words.sources().collect::<Vec<_>>(), [Path::new("a b.c")]);
    }
}
