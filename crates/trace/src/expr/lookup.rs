//! Tables: the number that stands at a place which is not known.
//!
//! A table of numbers is kept once, however often it is looked up. Cells that are expressions themselves are chosen by the bits of the
//! place, down to where all are numbers.

use super::{ExprId, Exprs, Node, mask};
use serde::Serialize;
use std::sync::Arc;

/// Bits of the largest place.
pub const WIDEST_PLACE: u32 = 12;

/// The name of a table of numbers, shown as `t3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct TableId(pub u32);

impl std::fmt::Display for TableId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "t{}", self.0)
    }
}

/// As many numbers as there are places: a power of two.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Numbers {
    /// Bits of each.
    pub width: u32,
    pub values: Arc<[u64]>,
}

impl Numbers {
    /// Bits of a place.
    pub fn place(&self) -> u32 {
        self.values.len().trailing_zeros()
    }
}

/// What stands in a cell: an expression, or otherwise the number.
pub type Cell = (Option<ExprId>, u64);

impl Exprs {
    pub fn tables(&self) -> &[Numbers] {
        &self.tables
    }

    pub fn has_table(&self, table: TableId) -> bool {
        (table.0 as usize) < self.tables.len()
    }

    pub fn table(&self, table: TableId) -> &Numbers {
        &self.tables[table.0 as usize]
    }

    /// Adds a table, or finds it; an error if there is none like that.
    pub fn add_table(&mut self, width: u32, values: Vec<u64>) -> Result<TableId, String> {
        if !(1..=64).contains(&width) {
            return Err(format!("expected a width of 1 to 64 bits, found {width}"));
        }
        let most = 1usize << WIDEST_PLACE;
        if !values.len().is_power_of_two() || !(2..=most).contains(&values.len()) {
            return Err(format!("expected 2, 4, 8 or so numbers in a table, up to {most}, found {}", values.len()));
        }
        if let Some(large) = values.iter().find(|&&v| v & !mask(width) != 0) {
            return Err(format!("{large} does not fit into {width} bits"));
        }
        let numbers = Numbers { width, values: values.into() };
        if let Some(&known) = self.table_ids.get(&numbers) {
            return Ok(known);
        }
        let id = TableId(self.tables.len() as u32);
        self.tables.push(numbers.clone());
        self.table_ids.insert(numbers, id);
        Ok(id)
    }

    /// The cell at a place; past the last one, anything. `width` bits each; there must be cells, and no more than places of
    /// [`WIDEST_PLACE`] bits.
    pub fn select(&mut self, at: ExprId, width: u32, cells: &[Cell]) -> ExprId {
        debug_assert!(!cells.is_empty() && cells.len() <= 1 << WIDEST_PLACE);
        let bits = usize::BITS - (cells.len() - 1).leading_zeros();
        if let Some(place) = self.as_const(at) {
            let (expr, number) = cells[(place as usize).min(cells.len() - 1)];
            return expr.unwrap_or_else(|| self.constant(width, number));
        }
        // What is past the last cell looks like it, so that halves fall together.
        let last = cells[cells.len() - 1];
        let filled = (0..1usize << bits).map(|i| cells.get(i).copied().unwrap_or(last));
        let cells: Vec<Cell> = filled
            .map(|(e, n)| (e.filter(|&e| self.as_const(e).is_none()), self.number_in(e, n) & mask(width)))
            .collect();
        let at = self.fit(at, bits.max(1));
        self.select_half(at, width, &cells)
    }

    fn number_in(&self, expr: Option<ExprId>, number: u64) -> u64 {
        expr.and_then(|e| self.as_const(e)).unwrap_or(number)
    }

    /// Of as many cells as there are places in the low bits of `at`.
    fn select_half(&mut self, at: ExprId, width: u32, cells: &[Cell]) -> ExprId {
        let first = cells[0];
        let cell = |e: &mut Exprs, (expr, number): Cell| expr.unwrap_or_else(|| e.constant(width, number));
        let alike = |c: &Cell| match first.0 {
            Some(_) => c.0 == first.0,
            None => c.0.is_none() && c.1 == first.1,
        };
        if cells.iter().all(alike) {
            return cell(self, first);
        }
        let bits = cells.len().trailing_zeros();
        if bits > 1 && cells.iter().all(|c| c.0.is_none()) {
            let low = self.extract(at, 0, bits);
            return self.lookup(low, width, cells.iter().map(|c| c.1).collect());
        }
        let (below, above) = cells.split_at(cells.len() / 2);
        let (below, above) = (self.select_half(at, width, below), self.select_half(at, width, above));
        let upper = self.extract(at, bits - 1, 1);
        self.ite(upper, above, below)
    }

    /// The number at a place, of as many as there are places.
    pub fn lookup(&mut self, at: ExprId, width: u32, values: Vec<u64>) -> ExprId {
        if let Some(place) = self.as_const(at) {
            return self.constant(width, values[place as usize]);
        }
        // Each number at its own place: nothing is looked up.
        if width >= self.width(at) && values.iter().enumerate().all(|(i, &v)| i as u64 == v) {
            return self.zext(at, width);
        }
        match self.add_table(width, values) {
            Ok(table) => self.intern(Node::Lookup { table, at }),
            Err(why) => unreachable!("a table of known numbers: {why}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Var;
    use super::*;

    /// All places of tables of all sizes, with numbers, unknowns and repetitions in them.
    #[test]
    fn what_stands_at_the_place_is_found() {
        let mut state = 3u64;
        let mut random = |n: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % n
        };
        for round in 0..400 {
            let mut e = Exprs::new();
            let (at, x) = (e.fresh(8), e.fresh(8));
            let len = 1 + random(if round % 4 == 0 { 256 } else { 9 });
            let few = random(3);
            let cells: Vec<Cell> = (0..len)
                .map(|i| match random(4) {
                    0 if few > 0 => (Some(x), 77),
                    1 => (None, 5),
                    2 => (None, i),
                    _ => (None, random(256)),
                })
                .collect();
            let made = e.select(at, 8, &cells);
            for i in 0..len {
                let wanted = if cells[i as usize].0.is_some() { 77 } else { cells[i as usize].1 };
                let found = e.eval(made, &mut |v| if v == Var(0) { i } else { 77 });
                assert_eq!(found, Some(wanted), "{i} of {cells:?}");
            }
        }
    }

    #[test]
    fn a_table_is_kept_once() {
        let mut e = Exprs::new();
        let (x, y) = (e.fresh(32), e.fresh(8));
        let cells: Vec<Cell> = (0..200).map(|i| (None, i * i)).collect();
        let a = e.select(x, 32, &cells);
        let before = e.len();
        let b = e.select(y, 32, &cells);
        assert_eq!((e.len() - before, e.tables().len()), (1, 1));
        assert_ne!(a, b);
        let same: Vec<Cell> = (0..256).map(|i| (None, i)).collect();
        let itself = e.select(y, 16, &same);
        assert_eq!(e.zext(y, 16), itself);
        assert!(e.add_table(8, vec![1, 256]).unwrap_err().contains("256 does not fit"));
        assert!(e.add_table(8, vec![1, 2, 3]).unwrap_err().contains("found 3"));
        assert!(e.add_table(65, vec![1, 2]).unwrap_err().contains("found 65"));
    }
}
