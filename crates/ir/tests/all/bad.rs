//! Every module in `tests/ir/bad` is refused at the place that its first line names:
//! `; error: <line>:<column>: <part of the message>`.

#[test]
fn bad_modules_are_refused_at_the_right_place() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/ir/bad");
    let mut wrong = Vec::new();
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("tests/ir/bad is there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|e| e != "ll") {
            continue;
        }
        count += 1;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a file");
        let header = text.lines().next().and_then(|line| line.strip_prefix("; error: ")).expect("a header");
        let (place, message) = header.split_once(": ").expect("a place and a message");
        match ir::parse(&name, text.as_str()) {
            Ok(_) => wrong.push(format!("{name}: is accepted")),
            Err(error) => {
                let found = format!("{}:{}", error.line, error.column);
                if found != place || !error.message.contains(message) {
                    wrong.push(format!("expected {place}: {message}\n{error}"));
                }
            }
        }
    }
    assert!(count > 40, "only {count} modules");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
