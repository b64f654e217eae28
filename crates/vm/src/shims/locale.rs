//! locale.h, langinfo.h and libintl.h. What a locale means is in `world/locale.rs`.

use super::string::names::constant_string;
use super::{Call, Ret, Shim, Stop};
use crate::memory::Addr;
use crate::world::Errno;
use crate::world::locale::Locale;

pub(super) const SHIMS: &[(&str, Shim)] = &[
    ("setlocale", setlocale),
    ("localeconv", localeconv),
    ("nl_langinfo", nl_langinfo),
    ("nl_langinfo_l", nl_langinfo),
    ("newlocale", newlocale),
    ("duplocale", duplocale),
    ("freelocale", freelocale),
    ("uselocale", uselocale),
    ("gettext", first),
    ("dgettext", second),
    ("dcgettext", second),
    ("ngettext", plural),
    ("dngettext", plural_in_domain),
    ("dcngettext", plural_in_domain),
    ("textdomain", textdomain),
    ("bindtextdomain", bindtextdomain),
    ("bind_textdomain_codeset", bindtextdomain),
];

/// A string of the library's own; equal texts share one.
fn shared(c: &mut Call<'_>, kind: &'static str, number: i64, text: &str) -> Result<Ret, Stop> {
    constant_string(c, kind, number, text).map(Ret::One)
}

fn setlocale(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let category = c.int(0);
    if !Locale::is_category(category) {
        c.set_errno(Errno::EINVAL);
        return Ok(Ret::One(0));
    }
    if c.ptr(1) != 0 {
        let name = String::from_utf8_lossy(&c.string(1)?).into_owned();
        if !c.world.locale.set(category, &name) {
            c.set_errno(Errno::ENOENT);
            return Ok(Ret::One(0));
        }
    }
    match c.world.locale.name(category).unwrap_or_default().as_str() {
        "C" => shared(c, "locale name", 0, "C"),
        "C.UTF-8" => shared(c, "locale name", 1, "C.UTF-8"),
        "C.utf8" => shared(c, "locale name", 2, "C.utf8"),
        mixed => Ok(Ret::One(c.library_object(&[mixed.as_bytes(), b"\0"].concat())?)),
    }
}

/// `struct lconv` of the C locale: ten strings, then characters that all say "not available".
fn localeconv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if let Some(at) = c.world.statics.get("lconv", 0) {
        return Ok(Ret::One(at));
    }
    let point = constant_string(c, "lconv", 1, ".")?;
    let empty = constant_string(c, "lconv", 2, "")?;
    let mut bytes = Vec::with_capacity(96);
    for i in 0..10 {
        bytes.extend_from_slice(&(if i == 0 { point } else { empty }).to_le_bytes());
    }
    bytes.extend_from_slice(&[127; 14]);
    bytes.resize(96, 0);
    let at = c.library_object(&bytes)?;
    c.world.statics.set("lconv", 0, at);
    Ok(Ret::One(at))
}

const DAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

fn langinfo(item: i32, utf8: bool) -> &'static str {
    let at = |base: i32| (item - base) as usize;
    match item {
        14 => {
            if utf8 {
                "UTF-8"
            } else {
                "ANSI_X3.4-1968"
            }
        }
        0x10000 => ".",
        0x20000..=0x20006 => &DAYS[at(0x20000)][..3],
        0x20007..=0x2000d => DAYS[at(0x20007)],
        0x2000e..=0x20019 => &MONTHS[at(0x2000e)][..3],
        0x2001a..=0x20025 => MONTHS[at(0x2001a)],
        0x20026 => "AM",
        0x20027 => "PM",
        0x20028 => "%a %b %e %H:%M:%S %Y",
        0x20029 => "%m/%d/%y",
        0x2002a => "%H:%M:%S",
        0x2002b => "%I:%M:%S %p",
        0x4000f => "-",
        0x50000 => "^[yY]",
        0x50001 => "^[nN]",
        _ => "",
    }
}

fn nl_langinfo(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let utf8 = c.world.locale.is_utf8();
    let item = c.int(0);
    shared(c, if utf8 { "langinfo utf8" } else { "langinfo" }, i64::from(item), langinfo(item, utf8))
}

/// What the program holds as a `locale_t`. Nothing looks into it.
fn handle(c: &mut Call<'_>) -> Result<Addr, Stop> {
    constant_string(c, "locale_t", 0, "a locale object that only the library looks into, so its bytes mean nothing")
}

fn newlocale(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let name = String::from_utf8_lossy(&c.string(1)?).into_owned();
    if !Locale::default().set(6, &name) {
        c.set_errno(Errno::ENOENT);
        return Ok(Ret::One(0));
    }
    handle(c).map(Ret::One)
}

fn duplocale(c: &mut Call<'_>) -> Result<Ret, Stop> {
    handle(c).map(Ret::One)
}

fn freelocale(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::Void)
}

/// Returns the global locale, as if it had been in use.
fn uselocale(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(-1i64 as u64))
}

fn first(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(c.ptr(0)))
}

fn second(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(c.ptr(1)))
}

fn plural(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(if c.arg(2) == 1 { c.ptr(0) } else { c.ptr(1) }))
}

fn plural_in_domain(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(if c.arg(3) == 1 { c.ptr(1) } else { c.ptr(2) }))
}

fn textdomain(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.ptr(0) {
        0 => shared(c, "textdomain", 0, "messages"),
        name => Ok(Ret::One(name)),
    }
}

fn bindtextdomain(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(c.ptr(1)))
}
