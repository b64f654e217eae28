use driver::sources;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::sync::Arc;
use trace::Place;

/// Source files, each read once.
#[derive(Default)]
pub(crate) struct Sources {
    files: RefCell<FxHashMap<Arc<str>, Arc<[String]>>>,
}

impl Sources {
    /// The lines of a file; none if it cannot be read.
    pub(crate) fn file(&self, name: &Arc<str>) -> Arc<[String]> {
        let read = || sources::read(name).lines().map(|l| l.replace('\t', "    ")).collect();
        self.files.borrow_mut().entry(name.clone()).or_insert_with(read).clone()
    }

    /// A line without blanks around it and without a comment after the code.
    pub(crate) fn line(&self, place: &Place) -> Option<String> {
        let lines = self.file(&place.file);
        let line = lines.get(place.line.checked_sub(1)? as usize)?.trim();
        Some(without_comment(line).to_string())
    }
}

fn without_comment(line: &str) -> &str {
    match line.split_once("//") {
        Some((code, _)) if !code.trim().is_empty() && code.matches('"').count() % 2 == 0 => code.trim_end(),
        _ => line,
    }
}

#[cfg(test)]
mod tests {
    use super::without_comment;

    #[test]
    fn comments_after_code_are_left_out() {
        assert_eq!(without_comment("x = 1; // one"), "x = 1;");
        assert_eq!(without_comment("puts(\"http://x\");"), "puts(\"http://x\");");
        assert_eq!(without_comment("// alone"), "// alone");
    }
}
