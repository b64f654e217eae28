//! ctype.h and wctype.h. In the "C" locale a character beyond ASCII belongs to no class; in "C.UTF-8" a wide one may.

use super::wchar::unicode::{self, Class};
use super::{Call, Entry, Ret, Stop, own, text};
use crate::follow::ctype;
use crate::memory::Addr;

// The bits of glibc's table on a little-endian machine.
const UPPER: u16 = 0x100;
const LOWER: u16 = 0x200;
const ALPHA: u16 = 0x400;
const DIGIT: u16 = 0x800;
const XDIGIT: u16 = 0x1000;
const SPACE: u16 = 0x2000;
const PRINT: u16 = 0x4000;
const GRAPH: u16 = 0x8000;
const BLANK: u16 = 0x1;
const CNTRL: u16 = 0x2;
const PUNCT: u16 = 0x4;
const ALNUM: u16 = 0x8;

const CLASSES: [(&[u8], u16, Class); 12] = [
    (b"alnum", ALNUM, Class::Alnum),
    (b"alpha", ALPHA, Class::Alpha),
    (b"blank", BLANK, Class::Blank),
    (b"cntrl", CNTRL, Class::Cntrl),
    (b"digit", DIGIT, Class::Digit),
    (b"graph", GRAPH, Class::Graph),
    (b"lower", LOWER, Class::Lower),
    (b"print", PRINT, Class::Print),
    (b"punct", PUNCT, Class::Punct),
    (b"space", SPACE, Class::Space),
    (b"upper", UPPER, Class::Upper),
    (b"xdigit", XDIGIT, Class::Xdigit),
];

fn classes(b: u8) -> u16 {
    let when = |yes: bool, bit: u16| if yes { bit } else { 0 };
    when(b.is_ascii_uppercase(), UPPER)
        | when(b.is_ascii_lowercase(), LOWER)
        | when(b.is_ascii_alphabetic(), ALPHA)
        | when(b.is_ascii_digit(), DIGIT)
        | when(b.is_ascii_hexdigit(), XDIGIT)
        | when(matches!(b, b' ' | b'\t'..=b'\r'), SPACE)
        | when(matches!(b, b' '..=b'~'), PRINT)
        | when(b.is_ascii_graphic(), GRAPH)
        | when(matches!(b, b' ' | b'\t'), BLANK)
        | when(b.is_ascii_control(), CNTRL)
        | when(b.is_ascii_punctuation(), PUNCT)
        | when(b.is_ascii_alphanumeric(), ALNUM)
}

/// The three tables, each with entries for -128 to 255.
#[derive(Clone, Copy)]
enum Table {
    Classes,
    Lower,
    Upper,
}

impl Table {
    fn name(self) -> &'static str {
        match self {
            Table::Classes => "__ctype_b_loc",
            Table::Lower => "__ctype_tolower_loc",
            Table::Upper => "__ctype_toupper_loc",
        }
    }

    fn bytes(self) -> Vec<u8> {
        let case = |c: i32, f: fn(&u8) -> u8| match c {
            -1 => -1,
            _ => i32::from(f(&(c as u8))),
        };
        (-128i32..256)
            .flat_map(|c| match self {
                Table::Classes => (if c < 0 { 0 } else { classes(c as u8) }).to_le_bytes().to_vec(),
                Table::Lower => case(c, u8::to_ascii_lowercase).to_le_bytes().to_vec(),
                Table::Upper => case(c, u8::to_ascii_uppercase).to_le_bytes().to_vec(),
            })
            .collect()
    }

    /// Address of entry 0.
    fn address(self, c: &mut Call<'_>) -> Result<Addr, Stop> {
        let width = if matches!(self, Table::Classes) { 2 } else { 4 };
        if let Some(at) = c.world.statics.get(self.name(), 0) {
            return Ok(at);
        }
        let at = c.library_object(&self.bytes())? + 128 * width;
        c.mem.set_constant(at, true);
        c.world.statics.set(self.name(), 0, at);
        Ok(at)
    }

    /// Address of the pointer to it.
    fn location(self, c: &mut Call<'_>) -> Result<Ret, Stop> {
        if let Some(at) = c.world.statics.get(self.name(), 1) {
            return Ok(Ret::One(at));
        }
        let table = self.address(c)?;
        let at = c.library_object(&table.to_le_bytes())?;
        c.world.statics.set(self.name(), 1, at);
        Ok(Ret::One(at))
    }
}

/// An entry of the class table. Outside -128..256 glibc reads after its table; here that is the fault it is.
fn lookup_class(c: &mut Call<'_>, mask: u16) -> Result<Ret, Stop> {
    let character = c.int(0);
    let found = match character {
        0..=255 => classes(character as u8),
        -128..=-1 => 0,
        _ => {
            let table = Table::Classes.address(c)?;
            c.mem.read_u16(table.wrapping_add_signed(2 * i64::from(character)))?
        }
    };
    Ok(i32::from(found & mask).into())
}

/// Whether wide characters mean Unicode: what the locale object says that the `_l` functions are given last, else the
/// locale in use.
fn is_utf8(c: &mut Call<'_>, object: usize) -> bool {
    if c.name.ends_with("_l") { super::locale::is_utf8_object(c, c.ptr(object)) } else { c.is_utf8() }
}

/// A wide character in a class: its bit for ASCII, 1 beyond. `iswdigit` alone always gives 1.
fn wide_class(c: &mut Call<'_>, mask: u16, object: usize) -> i32 {
    let wide = c.arg(0) as u32;
    match u8::try_from(wide) {
        Ok(byte) if byte.is_ascii() && mask == DIGIT => i32::from(byte.is_ascii_digit()),
        Ok(byte) if byte.is_ascii() => i32::from(classes(byte) & mask),
        _ if !is_utf8(c, object) => 0,
        _ => CLASSES
            .iter()
            .find(|(_, bit, _)| *bit == mask)
            .map_or(0, |&(_, _, class)| i32::from(unicode::is(class, wide))),
    }
}

macro_rules! classifiers {
    ($($narrow:ident $wide:ident $mask:ident;)*) => {
        $(
            fn $narrow(c: &mut Call<'_>) -> Result<Ret, Stop> {
                lookup_class(c, $mask)
            }
            fn $wide(c: &mut Call<'_>) -> Result<Ret, Stop> {
                Ok(wide_class(c, $mask, 1).into())
            }
        )*
        pub(super) const CLASSIFIERS: &[Entry] = &[
            $(
                own(stringify!($narrow), $narrow)
                    .follow(|f| ctype::class(f, $mask, classes))
                    .also(&[concat!(stringify!($narrow), "_l"), concat!("__", stringify!($narrow), "_l")]),
                text(stringify!($wide), $wide)
                    .also(&[concat!(stringify!($wide), "_l"), concat!("__", stringify!($wide), "_l")]),
            )*
        ];
    };
}

classifiers! {
    isalnum iswalnum ALNUM;
    isalpha iswalpha ALPHA;
    isblank iswblank BLANK;
    iscntrl iswcntrl CNTRL;
    isdigit iswdigit DIGIT;
    isgraph iswgraph GRAPH;
    islower iswlower LOWER;
    isprint iswprint PRINT;
    ispunct iswpunct PUNCT;
    isspace iswspace SPACE;
    isupper iswupper UPPER;
    isxdigit iswxdigit XDIGIT;
}

pub(super) const SHIMS: &[Entry] = &[
    own("isascii", |c| Ok((c.int(0) & !0x7f == 0).into())).follow(ctype::isascii),
    own("toascii", |c| Ok((c.int(0) & 0x7f).into())).follow(ctype::toascii),
    own("tolower", |c| Ok(to_case(c.int(0), u8::to_ascii_lowercase))).follow(ctype::tolower).also(&[
        "_tolower",
        "tolower_l",
        "__tolower_l",
    ]),
    own("toupper", |c| Ok(to_case(c.int(0), u8::to_ascii_uppercase))).follow(ctype::toupper).also(&[
        "_toupper",
        "toupper_l",
        "__toupper_l",
    ]),
    text("towlower", |c| Ok(wide_lower(is_utf8(c, 1), c.arg(0) as u32).into())).also(&["towlower_l"]),
    text("towupper", |c| Ok(wide_upper(is_utf8(c, 1), c.arg(0) as u32).into())).also(&["towupper_l"]),
    own("wctype", wctype).also(&["wctype_l"]),
    text("iswctype", |c| Ok((wide_class(c, c.arg(1) as u16, 2) != 0).into())).also(&["iswctype_l"]),
    own("wctrans", wctrans).also(&["wctrans_l"]),
    text("towctrans", towctrans).also(&["towctrans_l"]),
    own("__ctype_b_loc", |c| Table::Classes.location(c)),
    own("__ctype_tolower_loc", |c| Table::Lower.location(c)),
    own("__ctype_toupper_loc", |c| Table::Upper.location(c)),
    text("__ctype_get_mb_cur_max", |c| Ok(Ret::One(if c.is_utf8() { 6 } else { 1 }))),
];

fn to_case(character: i32, f: fn(&u8) -> u8) -> Ret {
    match character {
        -128..=-2 | 0..=255 => i32::from(f(&(character as u8))).into(),
        _ => character.into(),
    }
}

pub(super) fn wide_lower(utf8: bool, wide: u32) -> u32 {
    match u8::try_from(wide) {
        Ok(byte) if byte.is_ascii() => byte.to_ascii_lowercase().into(),
        _ if utf8 => unicode::lower(wide),
        _ => wide,
    }
}

fn wide_upper(utf8: bool, wide: u32) -> u32 {
    match u8::try_from(wide) {
        Ok(byte) if byte.is_ascii() => byte.to_ascii_uppercase().into(),
        _ if utf8 => unicode::upper(wide),
        _ => wide,
    }
}

/// A class's handle is its bit.
fn wctype(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let name = c.mem.c_string(c.ptr(0))?;
    let mask = CLASSES.iter().find(|(n, _, _)| *n == name).map_or(0, |&(_, mask, _)| mask);
    Ok(Ret::One(mask.into()))
}

fn wctrans(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(match c.mem.c_string(c.ptr(0))? {
        b"tolower" => 1,
        b"toupper" => 2,
        _ => 0,
    }))
}

fn towctrans(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.arg(1) {
        1 => Ok(wide_lower(is_utf8(c, 2), c.arg(0) as u32).into()),
        2 => Ok(wide_upper(is_utf8(c, 2), c.arg(0) as u32).into()),
        _ => Ok(c.int(0).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Table, classes};

    #[test]
    fn classes_are_those_of_glibc() {
        let expected =
            [(9, 0x2003), (10, 0x2002), (32, 0x6001), (33, 0xc004), (48, 0xd808), (65, 0xd508), (71, 0xc508)];
        for (byte, bits) in expected {
            assert_eq!(classes(byte), bits, "{byte}");
        }
        for (byte, bits) in [(97, 0xd608), (122, 0xc608), (127, 2), (128, 0), (255, 0)] {
            assert_eq!(classes(byte), bits, "{byte}");
        }
    }

    #[test]
    fn case_tables_keep_eof() {
        let table = Table::Upper.bytes();
        let entry = |c: i32| {
            let at = ((c + 128) * 4) as usize;
            i32::from_le_bytes([table[at], table[at + 1], table[at + 2], table[at + 3]])
        };
        assert_eq!([entry(-128), entry(-2), entry(-1), entry(255), entry(97)], [0x80, 0xfe, -1, 255, 65]);
    }
}
