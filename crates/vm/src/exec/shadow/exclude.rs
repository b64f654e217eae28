//! Code that is not followed: what it computes is fixed to what was observed.

/// Patterns of files and functions, in which `*` stands for anything.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Exclude {
    patterns: Vec<String>,
}

impl Exclude {
    /// A pattern excludes the functions that have such a name, and those whose file has; a file is meant by its whole path or by the
    /// end of it, from a `/` on.
    pub fn new(patterns: impl IntoIterator<Item = String>) -> Exclude {
        Exclude { patterns: patterns.into_iter().collect() }
    }

    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    pub fn matches(&self, function: &str, file: &str) -> bool {
        let ends = || std::iter::once(file).chain(file.match_indices('/').map(|(i, _)| &file[i + 1..]));
        self.patterns.iter().any(|p| glob(p, function) || !file.is_empty() && ends().any(|end| glob(p, end)))
    }
}

fn glob(pattern: &str, text: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(head) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let last = parts.pop().unwrap_or("");
    for part in parts {
        match text.find(part) {
            Some(at) => text = &text[at + part.len()..],
            None => return false,
        }
    }
    text.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        let all = |p: &str| Exclude::new([p.to_string()]);
        assert!(all("hash_*").matches("hash_add", "a/b.c"));
        assert!(!all("hash_*").matches("rehash_add", "a/b.c"));
        assert!(all("b.c").matches("f", "a/b.c") && all("a/*").matches("f", "a/b.c"));
        assert!(!all("b.c").matches("f", "a/bb.c") && !all("*x*y").matches("xz", ""));
        assert!(all("*x*y").matches("axbycy", "") && all("*").matches("", ""));
    }
}
