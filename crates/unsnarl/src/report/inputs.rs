//! The inputs of a run for people: arguments and standard input as texts, other inputs as numbers.

use analysis::hunt::judgement::by_name;
use std::collections::BTreeMap;

/// `argv[1] = "secret", standard input = "42\n", n = 7`.
pub(crate) fn text(inputs: &[(String, u64)]) -> String {
    let mut texts: BTreeMap<String, BTreeMap<usize, u8>> = BTreeMap::new();
    let mut others = Vec::new();
    for (name, value) in inputs {
        match place(name) {
            Some((of, byte)) => {
                texts.entry(of).or_default().insert(byte, *value as u8);
            }
            // Where standard input ends is seen from its text.
            None if name.starts_with("stdin ends[") => {
                texts.entry(STDIN.to_string()).or_default();
            }
            None => others.push((name.clone(), *value)),
        }
    }
    let texts = texts.into_iter().map(|(of, bytes)| format!("{of} = {}", quoted(&of, &bytes)));
    let others = by_name(&others).into_iter().map(|(name, value)| number(&name, value));
    texts.chain(others).collect::<Vec<_>>().join(", ")
}

const STDIN: &str = "standard input";

/// The argument or the input that a byte belongs to, and which byte it is.
fn place(name: &str) -> Option<(String, usize)> {
    let (of, byte) = name.strip_suffix(']')?.rsplit_once('[')?;
    let of = match of {
        "stdin" => STDIN.to_string(),
        argument if argument.starts_with("argv[") => argument.to_string(),
        _ => return None,
    };
    Some((of, byte.parse().ok()?))
}

fn number(name: &str, value: u64) -> String {
    let signed = u32::try_from(value).map_or(value.cast_signed(), |word| word.cast_signed().into());
    if signed < 0 { format!("{name} = {value} ({signed})") } else { format!("{name} = {value}") }
}

/// As C writes it. An argument ends with its first 0; of bytes that nobody looked at, a 0 stands there.
fn quoted(of: &str, bytes: &BTreeMap<usize, u8>) -> String {
    let size = bytes.last_key_value().map_or(0, |(last, _)| last + 1);
    let mut all: Vec<u8> = (0..size).map(|i| bytes.get(&i).copied().unwrap_or(0)).collect();
    if of != STDIN {
        all.truncate(all.iter().position(|&b| b == 0).unwrap_or(all.len()));
    }
    let mut text = String::from("\"");
    for &byte in &all {
        match byte {
            b'"' | b'\\' => text.extend(['\\', char::from(byte)]),
            b'\n' => text.push_str("\\n"),
            b'\t' => text.push_str("\\t"),
            b' '..=b'~' => text.push(char::from(byte)),
            // Three digits: another one may follow.
            _ => text.push_str(&format!("\\{byte:03o}")),
        }
    }
    text + "\""
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn bytes_are_shown_as_texts() {
        let named = |all: &[(&str, u64)]| all.iter().map(|(n, v)| (n.to_string(), *v)).collect::<Vec<_>>();
        let argument = [("argv[1][0]", 111), ("argv[1][1]", 107), ("argv[1][2]", 0), ("argv[1][3]", 65)];
        assert_eq!(text(&named(&argument)), r#"argv[1] = "ok""#);
        let input = [("stdin[0]", 52), ("stdin[2]", 10), ("stdin ends[3]", 1), ("n", 7), ("n", 0xffff_ffff)];
        assert_eq!(text(&named(&input)), r#"standard input = "4\000\n", n = 7, n#2 = 4294967295 (-1)"#);
        assert_eq!(text(&named(&[("stdin ends[0]", 1)])), r#"standard input = """#);
    }
}
