use super::circuits::{Word, significant};
use super::domain::Domain;
use super::encode::{AREA, ROWS};
use super::{Clauses, FormId, Lit, Values};
use trace::ExprOp;

impl Values {
    pub(super) fn division(
        &mut self,
        op: ExprOp,
        (a, b): (FormId, FormId),
        needed: usize,
        out: &mut impl Clauses,
    ) -> Option<Word> {
        let with_sign = matches!(op, ExprOp::Sdiv | ExprOp::Srem);
        let width = self.forms[a as usize].width as usize;
        let (x, y) = (self.bits(a, out), self.bits(b, out));
        let no = -self.gates.truth;
        let (sign_x, sign_y) = if with_sign { (x[width - 1], y[width - 1]) } else { (no, no) };
        let parts = match self.divisions.get(&(a, b, with_sign)) {
            Some(parts) => parts.clone(),
            None => {
                let parts = self.magnitudes_divided((a, b), with_sign, out)?;
                self.divisions.insert((a, b, with_sign), parts.clone());
                parts
            }
        };
        let wide = |word: &[Lit]| -> Word { (0..width).map(|i| word.get(i).copied().unwrap_or(no)).collect() };
        let gates = &mut self.gates;
        if matches!(op, ExprOp::Urem | ExprOp::Srem) {
            let remainder = wide(&parts.1);
            return Some(gates.negate_if(sign_x, &remainder[..needed], out));
        }
        let sign = gates.xor(sign_x, sign_y, out);
        let quotient = wide(&parts.0);
        let quotient = gates.negate_if(sign, &quotient[..needed], out);
        // Nothing divided by 0 is -1, or 1 for a negative dividend.
        if !self.forms[b as usize].domain.contains(0, width as u32) {
            return Some(quotient);
        }
        let zero = gates.zero(&y, out);
        let mut by_zero = vec![-sign_x; needed];
        if let Some(lowest) = by_zero.first_mut() {
            *lowest = gates.truth;
        }
        Some(gates.choose(zero, &by_zero, &quotient, out))
    }

    /// Quotient and remainder of two numbers without their signs.
    fn magnitudes_divided(
        &mut self,
        (a, b): (FormId, FormId),
        with_sign: bool,
        out: &mut impl Clauses,
    ) -> Option<(Word, Word)> {
        let (x, y) = (self.bits(a, out), self.bits(b, out));
        let width = self.forms[a as usize].width;
        let magnitudes = |domain: &Domain| match with_sign {
            false => domain.unsigned(width),
            true => {
                let (low, high) = domain.signed(width);
                let least = if low > 0 {
                    low.unsigned_abs()
                } else if high < 0 {
                    high.unsigned_abs()
                } else {
                    0
                };
                (least, low.unsigned_abs().max(high.unsigned_abs()))
            }
        };
        let (_, most) = magnitudes(&self.forms[a as usize].domain);
        let (least, largest) = magnitudes(&self.forms[b as usize].domain);
        let by_zero = self.forms[b as usize].domain.contains(0, width);
        let size = |v: u64| 64 - v.leading_zeros() as usize;
        let quotient = size(most / least.max(1));
        let remainder = if by_zero { size(most) } else { size(most.min(largest - 1)) };
        let mut magnitude = |word: &[Lit]| -> Word {
            if !with_sign {
                return word.to_vec();
            }
            let word = &word[..significant(word)];
            self.gates.negate_if(word[word.len() - 1], word, out)
        };
        let (x, y) = (magnitude(&x), magnitude(&y));
        let gates = &mut self.gates;
        if least == largest && least.is_power_of_two() {
            let by = least.trailing_zeros() as usize;
            let by = by.min(x.len());
            return Some((x[by..].to_vec(), x[..by].to_vec()));
        }
        let open = gates.open_bits(&y);
        let (rows, columns) = (quotient.min(open), quotient.max(open));
        if rows > ROWS || rows * columns > AREA {
            return None;
        }
        Some(gates.divided(&x, &y, (quotient, remainder), out))
    }
}
