//! math.h: what is exact by the standard of floating point.

use super::{Following, Value};
use trace::expr::float::{DOUBLE, Float, SINGLE};

fn root(f: &mut Following<'_>, layout: Float) -> Option<Value> {
    let width = layout.width();
    let x = f.arg(0, width);
    // Below zero there is no root, and `errno` says so; minus nothing and what is no number have one.
    let minus = 1 << (width - 1);
    let negative = f.within(x, minus + 1, minus | layout.infinity());
    if f.holds(negative) {
        return f.lose();
    }
    let now = f.returned();
    Some(f.function(x, width, now, |exprs, x| exprs.float_sqrt(layout, x)))
}

pub(crate) fn sqrt(f: &mut Following<'_>) -> Option<Value> {
    root(f, DOUBLE)
}

pub(crate) fn sqrtf(f: &mut Following<'_>) -> Option<Value> {
    root(f, SINGLE)
}
