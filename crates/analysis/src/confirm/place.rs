//! A line of a source file, as a report names it, and as the program does.

use serde::Serialize;
use std::path::Path;
use std::sync::Arc;

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
pub struct At {
    pub file: String,
    pub line: u32,
}

/// Which of the program's files a name means.
#[derive(PartialEq, Eq, Debug)]
enum Meant {
    Nothing,
    One(Arc<str>),
    Several,
}

impl At {
    /// `src/queue.c:41` or `src/queue.c:41:9`, with anything after it. A line that no file has is the last one.
    pub fn parse(word: &str) -> Option<At> {
        let word = word.trim_matches(|c: char| matches!(c, ',' | ';' | '(' | ')' | '"' | '\''));
        let mut parts = word.split(':');
        let (file, line) = (parts.next()?, parts.next()?);
        let is_number = !line.is_empty() && line.bytes().all(|b| b.is_ascii_digit());
        (is_number && !file.is_empty()).then(|| At { file: file.to_string(), line: line.parse().unwrap_or(u32::MAX) })
    }

    /// One path ends as the other does, or, in a report from elsewhere, only the last parts are the same.
    fn meant(&self, files: &[Arc<str>]) -> Meant {
        let named = Path::new(&self.file);
        let ends = |f: &&Arc<str>| named.ends_with(&***f) || Path::new(&***f).ends_with(named);
        let last = |f: &&Arc<str>| named.file_name().is_some() && named.file_name() == Path::new(&***f).file_name();
        let those = |fits: &dyn Fn(&&Arc<str>) -> bool| {
            let mut all = files.iter().filter(|f| fits(f));
            match (all.next(), all.next()) {
                (None, _) => Meant::Nothing,
                (Some(one), None) => Meant::One(one.clone()),
                (Some(_), Some(_)) => Meant::Several,
            }
        };
        match those(&ends) {
            Meant::One(file) => Meant::One(file),
            _ => those(&last),
        }
    }
}

/// The line of the program that a stack leads to, the innermost first: the library's own frames have lines, too.
/// If there is none: what the report says instead, and what is wrong with it.
pub(super) fn resolve(stack: &[At], files: &[Arc<str>]) -> Result<At, (Option<At>, String)> {
    for at in stack {
        match at.meant(files) {
            Meant::Nothing => {}
            Meant::One(file) => return Ok(At { file: file.to_string(), line: at.line }),
            Meant::Several => {
                return Err((Some(at.clone()), format!("`{}` may be several source files of this program", at.file)));
            }
        }
    }
    match stack.first() {
        Some(at) => Err((Some(at.clone()), format!("`{}` is no source file of this program", at.file))),
        None => Err((None, "one stack is missing in the report, or has no line numbers (compile with -g)".to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(file: &str, line: u32) -> At {
        At { file: file.into(), line }
    }

    fn files(names: &[&str]) -> Vec<Arc<str>> {
        names.iter().map(|f| Arc::from(*f)).collect()
    }

    #[test]
    fn a_file_is_known_by_how_its_path_ends() {
        let resolved =
            |file: &str, names: &[&str]| resolve(&[at(file, 1)], &files(names)).map_or(None, |at| Some(at.file));
        assert_eq!(resolved("/home/me/src/a.c", &["src/b.c", "src/a.c"]).as_deref(), Some("src/a.c"));
        assert_eq!(resolved("a.c", &["/x/a.c", "/x/b.c"]).as_deref(), Some("/x/a.c"));
        assert_eq!(resolved("/other/a.c", &["/x/a.c", "/x/b.c"]).as_deref(), Some("/x/a.c"));
        // It may be either.
        assert_eq!(resolved("a.c", &["/x/a.c", "/y/a.c"]), None);
        assert_eq!(resolved("a.c", &["/x/b.c"]), None);
    }

    #[test]
    fn frames_of_a_library_are_passed_over_and_doubtful_ones_are_not() {
        let program = files(&["/x/a.c", "/x/b.c", "/y/b.c"]);
        let tsan = at("../../src/libsanitizer/tsan/tsan_interceptors_posix.cpp", 647);
        assert_eq!(resolve(&[tsan.clone(), at("a.c", 7), at("/x/a.c", 9)], &program), Ok(at("/x/a.c", 7)));
        // The caller's line is not where it happened.
        assert_eq!(resolve(&[at("b.c", 3), at("a.c", 7)], &program).map_err(|e| e.0), Err(Some(at("b.c", 3))));
        assert_eq!(resolve(std::slice::from_ref(&tsan), &program).map_err(|e| e.0), Err(Some(tsan)));
        assert_eq!(resolve(&[], &program).map_err(|e| e.0), Err(None));
    }

    #[test]
    fn lines_are_numbers_however_large() {
        assert_eq!(At::parse("a.c:3"), Some(at("a.c", 3)));
        assert_eq!(At::parse("(src/a.c:3:9),"), Some(at("src/a.c", 3)));
        assert_eq!(At::parse("a.c:99999999999999999999"), Some(at("a.c", u32::MAX)));
        for wrong in ["a.c", "a.c:", ":3", "a.c:-3", "a.c:x", "<null>", "", ":::"] {
            assert_eq!(At::parse(wrong), None, "{wrong}");
        }
    }
}
