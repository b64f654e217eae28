//! Classes and widths of characters beyond ASCII, for the "C.UTF-8" locale.
//!
//! Close to glibc's tables, which come from the Unicode data too, but not the same: the edges (unassigned characters,
//! marks, widths) may differ.

/// What iswalpha, iswupper and so on ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::shims) enum Class {
    Alnum,
    Alpha,
    Blank,
    Cntrl,
    Digit,
    Graph,
    Lower,
    Print,
    Punct,
    Space,
    Upper,
    Xdigit,
}

/// Whether a character beyond ASCII is in a class.
pub(in crate::shims) fn is(class: Class, wide: u32) -> bool {
    let Some(c) = char::from_u32(wide) else { return false };
    match class {
        // A digit of another script counts as a letter.
        Class::Alnum | Class::Alpha => c.is_alphanumeric(),
        Class::Blank => is_space(c) && !matches!(c, '\u{2028}' | '\u{2029}'),
        Class::Cntrl => is_control(c),
        Class::Digit | Class::Xdigit => false,
        Class::Graph => is_print(c) && !is_space(c),
        Class::Lower => c.is_lowercase(),
        Class::Print => is_print(c),
        Class::Punct => is_print(c) && !is_space(c) && !c.is_alphanumeric(),
        Class::Space => is_space(c),
        Class::Upper => c.is_uppercase(),
    }
}

/// White space that a line may be broken at.
fn is_space(c: char) -> bool {
    matches!(c, '\u{1680}' | '\u{2000}'..='\u{2006}' | '\u{2008}'..='\u{200a}' | '\u{2028}' | '\u{2029}' | '\u{205f}' | '\u{3000}')
}

fn is_control(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

fn is_print(c: char) -> bool {
    let nonchar = c as u32 & 0xfffe == 0xfffe || ('\u{fdd0}'..='\u{fdef}').contains(&c);
    !is_control(c) && !nonchar
}

/// The upper case, if it is one character.
pub(in crate::shims) fn upper(wide: u32) -> u32 {
    char::from_u32(wide).map_or(wide, |c| single(c.to_uppercase(), wide))
}

/// The lower case, if it is one character.
pub(in crate::shims) fn lower(wide: u32) -> u32 {
    char::from_u32(wide).map_or(wide, |c| single(c.to_lowercase(), wide))
}

fn single(mut mapped: impl Iterator<Item = char>, wide: u32) -> u32 {
    match (mapped.next(), mapped.next()) {
        (Some(c), None) => c.into(),
        _ => wide,
    }
}

/// How many columns a character beyond ASCII takes; -1 if it cannot be printed.
pub(in crate::shims) fn width(wide: u32) -> i32 {
    match wide {
        _ if !is(Class::Print, wide) => -1,
        0x300..=0x36f | 0x483..=0x489 | 0x591..=0x5bd | 0x610..=0x61a | 0x64b..=0x65f | 0x1160..=0x11ff => 0,
        0x200b..=0x200f | 0x20d0..=0x20f0 | 0xfe00..=0xfe0f | 0xfe20..=0xfe2f => 0,
        0x1100..=0x115f | 0x2e80..=0x303e | 0x3041..=0xa4cf | 0xac00..=0xd7a3 | 0xf900..=0xfaff => 2,
        0xfe30..=0xfe6f | 0xff01..=0xff60 | 0xffe0..=0xffe6 | 0x1f300..=0x1f64f | 0x1f900..=0x1f9ff => 2,
        0x2_0000..=0x3_fffd => 2,
        _ => 1,
    }
}
