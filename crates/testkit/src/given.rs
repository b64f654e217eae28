//! The inputs of a program of `tests/inputs`: as its header names them, as a saved run has them, and as a native process takes them.
//!
//! A header says what a person would: `input: argv[1] = "r42"`, `input: stdin = "open\n"`, and one line for each call that asks for an
//! input, in their order, whatever its name: `input: key = 7919`, `input: text = "ab\x00c"`, `input: x = 0.5` (a double) or `0.5f`. Bytes
//! of a call that are not said are 0.

use crate::{clang, known, process};
use std::ffi::OsStr;
use std::fmt::Write;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use trace::RunFile;

/// How a program ends in which AddressSanitizer found an error.
const SANITIZER: i32 = 77;
const LIMIT: Duration = Duration::from_secs(20);

#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Given {
    /// Without the program's name.
    pub args: Vec<Vec<u8>>,
    pub stdin: Vec<u8>,
    /// The bytes that each call gets.
    pub calls: Vec<Vec<u8>>,
}

/// Splits at spaces; quotes hold words together, and have the escapes of [`bytes`].
fn words(text: &str) -> Result<Vec<Vec<u8>>, String> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let end = match rest.strip_prefix('"') {
            Some(inner) => 2 + closing(inner).ok_or_else(|| format!("a quote is not closed: {text}"))?,
            None => rest.find(char::is_whitespace).unwrap_or(rest.len()),
        };
        let (word, after) = rest.split_at(end);
        words.push(if word.starts_with('"') { bytes(word)? } else { word.as_bytes().to_vec() });
        rest = after.trim_start();
    }
    Ok(words)
}

/// Where the quote is that ends a string.
fn closing(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.bytes().position(|b| {
        let ends = b == b'"' && !escaped;
        escaped = b == b'\\' && !escaped;
        ends
    })
}

/// A string in quotes, with `\n \t \r \\ \" \xNN`.
fn bytes(quoted: &str) -> Result<Vec<u8>, String> {
    let inner =
        quoted.strip_prefix('"').and_then(|q| q.strip_suffix('"')).ok_or_else(|| format!("no string: {quoted}"))?;
    let mut all = Vec::new();
    let mut rest = inner.bytes();
    while let Some(byte) = rest.next() {
        let escaped = if byte == b'\\' { rest.next() } else { None };
        all.push(match (byte, escaped) {
            (b'\\', Some(b'n')) => b'\n',
            (b'\\', Some(b't')) => b'\t',
            (b'\\', Some(b'r')) => b'\r',
            (b'\\', Some(same @ (b'\\' | b'"'))) => same,
            (b'\\', Some(b'x')) => {
                let digits: Vec<u8> = rest.by_ref().take(2).collect();
                let digits = String::from_utf8_lossy(&digits).into_owned();
                u8::from_str_radix(&digits, 16).map_err(|_| format!("\\x{digits} in {quoted}"))?
            }
            (b'\\', _) => return Err(format!("unknown escape in {quoted}")),
            (byte, _) => byte,
        });
    }
    Ok(all)
}

/// What a call gets: the lowest byte of a number comes first.
fn value(text: &str) -> Result<Vec<u8>, String> {
    let wrong = || format!("{text}: a number or a string in quotes is expected");
    if text.starts_with('"') {
        return bytes(text);
    }
    if let Some(hex) = text.strip_prefix("0x") {
        return Ok(u128::from_str_radix(hex, 16).map_err(|_| wrong())?.to_le_bytes().to_vec());
    }
    if let Ok(number) = text.parse::<i128>() {
        return Ok(number.to_le_bytes().to_vec());
    }
    match text.strip_suffix('f') {
        Some(float) => Ok(float.parse::<f32>().map_err(|_| wrong())?.to_le_bytes().to_vec()),
        None => Ok(text.parse::<f64>().map_err(|_| wrong())?.to_le_bytes().to_vec()),
    }
}

impl Given {
    /// What the program is given where no input is said: the arguments of `args`, and zeros.
    pub fn nothing(text: &str) -> Result<Given, String> {
        let args = known::lines(text)?.into_iter().find(|(key, _)| *key == "args").map_or("", |(_, args)| args);
        Ok(Given { args: words(args)?, ..Given::default() })
    }

    /// The inputs that the header of a program says it fails with.
    pub fn of_header(text: &str) -> Result<Given, String> {
        let mut given = Given::nothing(text)?;
        let lines = known::lines(text)?;
        for (_, line) in lines.into_iter().filter(|(key, _)| *key == "input") {
            let (name, to) =
                line.split_once(" = ").ok_or_else(|| format!("input: {line}: NAME = VALUE is expected"))?;
            let argument = name.strip_prefix("argv[").and_then(|n| n.strip_suffix(']'));
            if let Some(number) = argument {
                let at = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
                let argument = at.and_then(|at| given.args.get_mut(at));
                *argument.ok_or_else(|| format!("{name}: there is none among `args`"))? = bytes(to)?;
            } else if name == "stdin" {
                given.stdin = bytes(to)?;
            } else {
                given.calls.push(value(to)?);
            }
        }
        Ok(given)
    }

    /// Those of a saved run, in which only main asks for some.
    pub fn of_run(file: &Path) -> Result<Given, String> {
        let text = std::fs::read(file).map_err(|e| format!("{}: {e}", file.display()))?;
        let inputs = RunFile::parse(&text).map_err(|e| format!("{}: {e}", file.display()))?.inputs;
        let mut calls = Vec::new();
        for input in &inputs.symbolic {
            let number = input.number as usize;
            calls.resize_with(calls.len().max(number + 1), Vec::new);
            calls[number].clone_from(&input.bytes);
        }
        Ok(Given { args: inputs.arguments.into_iter().skip(1).collect(), stdin: inputs.stdin, calls })
    }

    /// As `given.c` reads it.
    pub fn variable(&self) -> String {
        let hex = |bytes: &Vec<u8>| {
            bytes.iter().fold(String::new(), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            })
        };
        self.calls.iter().map(hex).collect::<Vec<_>>().join(",")
    }

    /// The arguments as an operating system can pass them: up to their first 0.
    pub fn arguments(&self) -> impl Iterator<Item = &OsStr> {
        self.args.iter().map(|arg| OsStr::from_bytes(arg.split(|&b| b == 0).next().unwrap_or_default()))
    }
}

/// The file that gives inputs outside of the tool.
pub fn giver() -> PathBuf {
    crate::programs::folder("inputs").join("given.c")
}

/// Compiles a program to machine code that takes its inputs from [`Given::variable`].
pub fn compile(file: &Path, options: &[&str], binary: &Path) -> Result<(), String> {
    let mut command = Command::new(clang::clang());
    command.args(["-w", "-g", "-O0", "-pthread"]).args(options);
    command.arg(file).arg(giver()).arg("-o").arg(binary).arg("-lm");
    let ended = process::run(&mut command, None, LIMIT).map_err(|e| e.to_string())?;
    match ended.status.success() {
        true => Ok(()),
        false => Err(format!("{command:?}\n{}", String::from_utf8_lossy(&ended.stderr))),
    }
}

/// A program as machine code that AddressSanitizer watches.
pub struct Native(PathBuf);

impl Native {
    pub fn compile(file: &Path, folder: &Path) -> Result<Native, String> {
        let binary = folder.join("native");
        compile(file, &["-fsanitize=address"], &binary)?;
        Ok(Native(binary))
    }

    /// Whether it fails: ended by a signal, or by a wrong access.
    pub fn fails(&self, given: &Given) -> Result<bool, String> {
        let mut command = Command::new(&self.0);
        command.args(given.arguments()).env("INPUTS", given.variable());
        // A size that is absurd is answered with no memory, as without a sanitizer.
        command.env("ASAN_OPTIONS", format!("exitcode={SANITIZER}:detect_leaks=0:allocator_may_return_null=1"));
        let ended = process::run(&mut command, Some(given.stdin.clone()), LIMIT).map_err(|e| e.to_string())?;
        Ok(ended.status.signal().is_some() || ended.status.code() == Some(SANITIZER))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_read_as_a_person_writes_them() -> Result<(), String> {
        let text = "//! args: aa \"b b\"\n//! input: argv[2] = \"r\\\"42\"\n//! input: stdin = \"a\\n\\x00\"\n\
                    //! input: key = -2\n//! input: x = 1.0f\n//! input: bytes = \"\\x01z\"\n";
        let given = Given::of_header(text)?;
        assert_eq!(given.args, [b"aa".to_vec(), b"r\"42".to_vec()]);
        assert_eq!(given.stdin, b"a\n\0");
        assert_eq!(given.calls[0], [vec![0xfe], vec![0xff; 15]].concat());
        assert_eq!(given.calls[1..], [1f32.to_le_bytes().to_vec(), b"\x01z".to_vec()]);
        assert!(given.variable().ends_with(",0000803f,017a"));
        for wrong in ["argv[1] = \"x\"", "key", "key = x", "s = \"\\q\"", "stdin = a"] {
            assert!(Given::of_header(&format!("//! input: {wrong}\n")).is_err(), "{wrong}");
        }
        Ok(())
    }
}
