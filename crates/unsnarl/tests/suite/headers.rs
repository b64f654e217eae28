//! Every header says only what the harness understands: a key or a value that is spelt wrongly would be a wish that is always granted.

use libtest_mimic::{Failed, Trial};
use testkit::{known, programs};

pub(crate) fn trials() -> Vec<Trial> {
    let of = |folder: &'static str| Trial::test(format!("headers/{folder}"), move || check(folder));
    known::FOLDERS.iter().map(|(folder, _)| of(folder)).collect()
}

fn check(folder: &str) -> Result<(), Failed> {
    let mut wrong = String::new();
    for file in programs::all(folder) {
        let text = std::fs::read_to_string(&file)?;
        if let Err(e) = known::check(folder, &text) {
            wrong += &format!("{}: {e}\n", file.display());
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.into()) }
}
