//! Which locale the program has chosen. There are two: "C" (also called "POSIX") and "C.UTF-8", which differ only
//! in how multibyte characters are encoded.

use crate::memory::Addr;
use crate::sync::ThreadId;
use rustc_hash::FxHashMap;

/// The categories in the order of a composite name, by their numbers; 6 is LC_ALL and has no place of its own.
const CATEGORIES: [(i32, &str); 12] = [
    (0, "LC_CTYPE"),
    (1, "LC_NUMERIC"),
    (2, "LC_TIME"),
    (3, "LC_COLLATE"),
    (4, "LC_MONETARY"),
    (5, "LC_MESSAGES"),
    (7, "LC_PAPER"),
    (8, "LC_NAME"),
    (9, "LC_ADDRESS"),
    (10, "LC_TELEPHONE"),
    (11, "LC_MEASUREMENT"),
    (12, "LC_IDENTIFICATION"),
];
const ALL: i32 = 6;

/// A locale's name as the program gave it.
type Name = &'static str;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Locale {
    names: [Name; CATEGORIES.len()],
    /// Whether the locale that a thread chose with `uselocale` has UTF-8; the others have the global one.
    pub used: FxHashMap<ThreadId, bool>,
    /// Where memory says what the global one is, for those who want to know who looked; 0 if nothing ever changes it.
    pub word: Addr,
    /// What `bindtextdomain` and its brother were reported, by domain: addresses of strings.
    pub bindings: FxHashMap<(Binding, Vec<u8>), Addr>,
}

/// What a program can say of a text domain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Binding {
    /// Where its translations are.
    Folder,
    Codeset,
}

impl Default for Locale {
    fn default() -> Locale {
        Locale { names: ["C"; CATEGORIES.len()], used: FxHashMap::default(), word: 0, bindings: FxHashMap::default() }
    }
}

fn known(name: &str) -> Option<Name> {
    match name {
        // What the environment says is not asked, so that a run does not depend on it.
        "" | "C" | "POSIX" => Some("C"),
        "C.UTF-8" => Some("C.UTF-8"),
        "C.utf8" => Some("C.utf8"),
        _ => None,
    }
}

impl Locale {
    /// Whether multibyte characters are UTF-8 for a thread.
    pub fn is_utf8(&self, thread: ThreadId) -> bool {
        self.used.get(&thread).copied().unwrap_or_else(|| self.is_utf8_globally())
    }

    /// The same for what `setlocale` chose.
    pub fn is_utf8_globally(&self) -> bool {
        self.names[0] != "C"
    }

    pub fn is_category(category: i32) -> bool {
        category == ALL || CATEGORIES.iter().any(|&(n, _)| n == category)
    }

    /// `setlocale` with a name; false if there is no such locale or category.
    pub fn set(&mut self, category: i32, name: &str) -> bool {
        if category == ALL && name.contains(';') {
            return self.set_composite(name);
        }
        let Some(name) = known(name) else { return false };
        if category == ALL {
            self.names = [name; CATEGORIES.len()];
            return true;
        }
        match CATEGORIES.iter().position(|&(n, _)| n == category) {
            Some(i) => {
                self.names[i] = name;
                true
            }
            None => false,
        }
    }

    /// `LC_CTYPE=C.UTF-8;LC_NUMERIC=C;...`, as [`Locale::name`] gives it.
    fn set_composite(&mut self, text: &str) -> bool {
        let mut next = self.clone();
        for part in text.split(';') {
            let Some((category, name)) = part.split_once('=') else { return false };
            let Some(i) = CATEGORIES.iter().position(|&(_, n)| n == category) else { return false };
            let Some(name) = known(name) else { return false };
            next.names[i] = name;
        }
        *self = next;
        true
    }

    pub fn name(&self, category: i32) -> Option<String> {
        if category != ALL {
            let i = CATEGORIES.iter().position(|&(n, _)| n == category)?;
            return Some(self.names[i].to_string());
        }
        if self.names.iter().all(|n| *n == self.names[0]) {
            return Some(self.names[0].to_string());
        }
        let parts: Vec<String> =
            CATEGORIES.iter().zip(self.names).map(|((_, category), name)| format!("{category}={name}")).collect();
        Some(parts.join(";"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_composite_name_restores_what_it_describes() {
        let mut locale = Locale::default();
        assert!(locale.set(ALL, "C.UTF-8") && locale.set(1, "C"));
        let name = locale.name(ALL).unwrap();
        assert!(name.starts_with("LC_CTYPE=C.UTF-8;LC_NUMERIC=C;LC_TIME=C.UTF-8;"));
        let mut other = Locale::default();
        assert!(other.set(ALL, &name));
        assert_eq!(other, locale);
    }

    #[test]
    fn unknown_names_change_nothing() {
        let mut locale = Locale::default();
        assert!(!locale.set(ALL, "xx_NOWHERE") && !locale.set(12345, "C"));
        assert_eq!(locale.name(ALL).as_deref(), Some("C"));
        assert_eq!(locale.name(99), None);
    }
}
