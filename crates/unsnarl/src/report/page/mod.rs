//! What all pages of HTML share. A page is one file that needs nothing else: the data as JSON, and a script that draws it.
//!
//! Names, messages and source lines come from strangers. They are in the data only, and a page's script shows them as text: it never makes
//! HTML from them.

use driver::Error;
use serde_json::Value;
use std::path::Path;

const STYLE: &str = include_str!("base.css");
const SCRIPT: &str = include_str!("base.js");

/// Writes a page. `@BASE_STYLE@` and `@BASE_SCRIPT@` of its template become what all share, marks of `parts` what stands beside them, and
/// `@DATA@` the data.
pub(super) fn write(path: &Path, template: &str, parts: &[(&str, &str)], data: &Value) -> Result<(), Error> {
    std::fs::write(path, fill(template, parts, data)).map_err(|e| Error::at(path, e))
}

fn fill(template: &str, parts: &[(&str, &str)], data: &Value) -> String {
    let parts = [("@BASE_STYLE@", STYLE), ("@BASE_SCRIPT@", SCRIPT)].into_iter().chain(parts.iter().copied());
    let page = parts.fold(template.to_string(), |page, (mark, part)| page.replacen(mark, part.trim_end(), 1));
    // The last one: a mark in the data is a stranger's.
    page.replacen("@DATA@", &in_script(&data.to_string()), 1)
}

/// The same JSON, in which nothing ends the element that it stands in, or is read as anything but JSON.
fn in_script(json: &str) -> String {
    let special =
        [('<', "\\u003c"), ('>', "\\u003e"), ('&', "\\u0026"), ('\u{2028}', "\\u2028"), ('\u{2029}', "\\u2029")];
    special.iter().fold(json.to_string(), |text, (c, escaped)| text.replace(*c, escaped))
}

#[cfg(test)]
mod tests {
    use super::{fill, in_script};
    use serde_json::{Value, json};

    #[test]
    fn no_text_gets_out_of_the_data() {
        let texts = ["<!-- <script>", "</script><script>alert(1)</script>", "]]>-->\"'&amp;\u{2028}\u{2029}\\u003c"];
        for text in texts {
            let data = in_script(&json!({ text: text }).to_string());
            assert!(!data.contains(['<', '>', '&', '\u{2028}']), "{data}");
            let read: Value = serde_json::from_str(&data).unwrap();
            assert_eq!(read[text], text);
        }
    }

    #[test]
    fn marks_in_the_data_stay() {
        let page = fill("<style>@BASE_STYLE@</style>@OWN@ @DATA@", &[("@OWN@", "own")], &json!("@OWN@ @DATA@"));
        assert!(page.ends_with("</style>own \"@OWN@ @DATA@\""), "{page}");
        assert!(page.contains("color-scheme"), "{page}");
    }
}
