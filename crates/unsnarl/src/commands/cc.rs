//! `unsnarl cc`, and this program under the name of a compiler.

use driver::Error;
use driver::cc::{Language, cc, language_of};
use std::ffi::OsString;

/// What a compiler would do, if we were called as one: by its name, or as `unsnarl cc`. Its words are its own: nothing of them is read as ours.
pub(crate) fn called_as_compiler() -> Option<Result<u8, Error>> {
    let words: Vec<OsString> = std::env::args_os().collect();
    if let Some(language) = language_of(words.first()?) {
        return Some(cc(language, &words[1..]));
    }
    match words.get(1)?.to_str() {
        Some("cc") => Some(cc(Language::C, &words[2..])),
        _ => None,
    }
}
