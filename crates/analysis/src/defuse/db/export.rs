//! Few runs that show all pairs, as files that `unsnarl replay` repeats.
//!
//! The fewest would be the smallest set cover, which nobody finds quickly. Greedy: the run that shows most of what is still
//! missing comes next. That is at most ln(n) times as many as there must be.

use super::Database;
use driver::Error;
use driver::files::{write_new, write_whole};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

pub struct Exported {
    /// The runs, and how many pairs each adds.
    pub runs: Vec<(PathBuf, usize)>,
    pub pairs: usize,
    /// Pairs whose runs could not be saved.
    pub without: usize,
}

impl Database {
    pub fn export(&self, folder: &Path) -> Result<Exported, Error> {
        let shows = self.shows().map_err(|e| self.wrong(e))?;
        let chosen = greedy(&shows);
        let shown = self.connection.query_row(
            "SELECT count(*) FROM flows WHERE status IN ('explicit', 'implicit')",
            [],
            |row| row.get::<_, i64>(0),
        );
        let pairs = chosen.iter().map(|(_, new)| new).sum::<usize>();
        let shown = usize::try_from(shown.map_err(|e| self.wrong(e))?).unwrap_or(0);
        let without = shown.saturating_sub(pairs);
        if chosen.is_empty() {
            return Err(self.message("there is no saved run in it"));
        }
        std::fs::create_dir_all(folder).map_err(|e| Error::at(folder, e))?;
        for (name, contents) in self.files().map_err(|e| self.wrong(e))? {
            write_whole(&folder.join(name), &contents)?;
        }
        let mut runs = Vec::new();
        for (number, (run, new)) in chosen.into_iter().enumerate() {
            let path = folder.join(format!("flows-{:03}.run", number + 1));
            let sql = "SELECT contents FROM runs WHERE id = ?";
            let contents: String =
                self.connection.query_row(sql, [run], |row| row.get(0)).map_err(|e| self.wrong(e))?;
            if !write_new(&path, contents.as_bytes())? {
                return Err(Error::at(&path, "is there already: export into a new folder"));
            }
            runs.push((path, new));
        }
        Ok(Exported { runs, pairs, without })
    }

    /// The pairs of each run that is here as a file.
    fn shows(&self) -> rusqlite::Result<BTreeMap<i64, BTreeSet<i64>>> {
        let sql = "SELECT s.run, s.pair FROM shows s JOIN runs r ON r.id = s.run WHERE r.contents IS NOT NULL";
        let mut all: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
        let mut statement = self.connection.prepare(sql)?;
        for row in statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))? {
            let (run, pair) = row?;
            all.entry(run).or_default().insert(pair);
        }
        Ok(all)
    }

    /// What lies beside runs. Names are those of files in one folder, whoever wrote the database.
    fn files(&self) -> rusqlite::Result<Vec<(String, Vec<u8>)>> {
        let mut statement = self.connection.prepare("SELECT name, contents FROM files ORDER BY name")?;
        let all: rusqlite::Result<Vec<(String, Vec<u8>)>> =
            statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect();
        let plain = |name: &str| {
            name.starts_with("program-") && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '.')
        };
        Ok(all?.into_iter().filter(|(name, _)| plain(name)).collect())
    }
}

/// Runs that show all that any does, with how many each adds.
fn greedy(shows: &BTreeMap<i64, BTreeSet<i64>>) -> Vec<(i64, usize)> {
    let mut missing: BTreeSet<i64> = shows.values().flatten().copied().collect();
    let mut left: Vec<(i64, usize)> = shows.iter().map(|(run, pairs)| (*run, pairs.len())).collect();
    let mut chosen = Vec::new();
    while !missing.is_empty() {
        // What a run adds only shrinks: the first whose figure is still right is the best.
        left.sort_by_key(|(run, adds)| (Reverse(*adds), *run));
        let mut best: Option<(usize, usize)> = None;
        for (at, (run, adds)) in left.iter_mut().enumerate() {
            if best.is_some_and(|(_, most)| most >= *adds) {
                break;
            }
            *adds = shows[run].intersection(&missing).count();
            if best.is_none_or(|(_, most)| *adds > most) {
                best = Some((at, *adds));
            }
        }
        let Some((at, adds)) = best.filter(|(_, adds)| *adds > 0) else { break };
        let (run, _) = left.remove(at);
        missing.retain(|pair| !shows[&run].contains(pair));
        chosen.push((run, adds));
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greedy_shows_all_with_few() {
        let shows = [(1, vec![1, 2]), (2, vec![2, 3, 4]), (3, vec![1, 2, 3]), (4, vec![4]), (5, vec![5])];
        let shows = shows.into_iter().map(|(run, pairs)| (run, pairs.into_iter().collect())).collect();
        assert_eq!(greedy(&shows), [(2, 3), (3, 1), (5, 1)]);
    }
}
