//! The `//!` lines at the top of a test program. `docs/adding-a-test.md` describes them.

use std::path::{Path, PathBuf};

/// How a test program is run, and what must be seen.
#[derive(Default)]
pub struct Header {
    /// The arguments of each run; never empty.
    pub runs: Vec<Vec<String>>,
    pub stdin: Option<Vec<u8>>,
    pub cflags: Vec<String>,
    /// Optimisation levels; never empty.
    pub opt: Vec<String>,
    pub env: Vec<(String, String)>,
    pub status: Option<i32>,
    /// More options of `unsnarl run`.
    pub options: Vec<String>,
    pub fail: Option<String>,
    /// What must be on stdout, where there is no native run to compare with.
    pub expect: String,
    /// The lines that end with `//~ FAIL`, from 1.
    pub fail_lines: Vec<u64>,
}

pub fn read(path: &Path) -> Result<Header, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    parse(&text, path.parent().unwrap_or(Path::new(".")))
}

fn parse(text: &str, folder: &Path) -> Result<Header, String> {
    let mut header = Header::default();
    for line in text.lines().map_while(|line| line.strip_prefix("//!")) {
        let (key, value) = line.split_once(':').ok_or_else(|| format!("header line without a colon: //!{line}"))?;
        let value = value.trim();
        match key.trim() {
            "what" => {}
            "args" => header.runs.push(words(value)?),
            "stdin" => header.stdin = Some(unescape(value)?.into_bytes()),
            "stdin-file" => {
                let path: PathBuf = folder.join(value);
                header.stdin = Some(std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?);
            }
            "cflags" => header.cflags.extend(words(value)?),
            "options" => header.options.extend(words(value)?),
            "opt" => header.opt.extend(words(value)?),
            "env" => {
                let (name, value) = value.split_once('=').ok_or("env: NAME=value is expected")?;
                header.env.push((name.to_string(), value.to_string()));
            }
            "status" => header.status = Some(value.parse().map_err(|_| format!("status: {value} is no number"))?),
            "fail" => header.fail = Some(value.to_string()),
            "expect" => header.expect += &format!("{value}\n"),
            other => return Err(format!("unknown header line: {other} (see docs/adding-a-test.md)")),
        }
    }
    if header.runs.is_empty() {
        header.runs.push(Vec::new());
    }
    if header.opt.is_empty() {
        header.opt.push("0".to_string());
    }
    let marked = (1..).zip(text.lines()).filter(|(_, line)| line.trim_end().ends_with("//~ FAIL"));
    header.fail_lines = marked.map(|(number, _)| number).collect();
    Ok(header)
}

/// Splits at spaces; double quotes hold words together and may be empty. There are no escapes.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in text.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    if quoted {
        return Err(format!("a quote is not closed: {text}"));
    }
    words.extend(word);
    Ok(words)
}

fn unescape(text: &str) -> Result<String, String> {
    let mut plain = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        plain.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('\\') => '\\',
                other => return Err(format!("stdin: unknown escape \\{}", other.unwrap_or(' '))),
            },
            c => c,
        });
    }
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_read_strictly() {
        assert_eq!(
            words(r#"-n 100 "two words" "" -e "^\s*$""#).unwrap(),
            ["-n", "100", "two words", "", "-e", r"^\s*$"]
        );
        assert_eq!(words("").unwrap(), [""; 0]);
        assert!(words("\"open").is_err());
        assert_eq!(unescape(r"a\n\tb\\").unwrap(), "a\n\tb\\");
        let header =
            parse("//! args:\n//! args: -x\n//! opt: 0 2\nint x; //~ FAIL\n//! fail: late\n", Path::new(".")).unwrap();
        assert_eq!(header.runs, [vec![], vec!["-x".to_string()]]);
        assert_eq!((header.opt.len(), header.fail, header.fail_lines), (2, None, vec![4]));
        assert!(parse("//! argz: 1\n", Path::new(".")).is_err());
    }
}
