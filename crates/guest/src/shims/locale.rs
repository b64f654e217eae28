//! locale.h, langinfo.h and libintl.h. What a locale means is in `world/locale.rs`.

use super::string::names::constant_string;
use super::{Call, Entry, Ret, Role, Stop, world};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::world::locale::{Binding, Locale};

pub(super) const SHIMS: &[Entry] = &[
    world("setlocale", setlocale).role(Role::SetsEncoding),
    world("localeconv", localeconv),
    world("nl_langinfo", nl_langinfo).also(&["nl_langinfo_l"]),
    world("newlocale", newlocale),
    world("duplocale", duplocale),
    world("freelocale", |_| Ok(Ret::Void)),
    world("uselocale", uselocale),
    world("gettext", |c| Ok(Ret::One(c.ptr(0)))),
    world("dgettext", |c| Ok(Ret::One(c.ptr(1)))).also(&["dcgettext"]),
    world("ngettext", |c| Ok(Ret::One(if c.arg(2) == 1 { c.ptr(0) } else { c.ptr(1) }))),
    world("dngettext", |c| Ok(Ret::One(if c.arg(3) == 1 { c.ptr(1) } else { c.ptr(2) }))).also(&["dcngettext"]),
    world("textdomain", textdomain),
    world("bindtextdomain", bindtextdomain),
    world("bind_textdomain_codeset", |c| Ok(Ret::One(bind(c, Binding::Codeset)?.unwrap_or(0)))),
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
        let before = c.world.locale.is_utf8_globally();
        if !c.world.locale.set(category, &name) {
            c.set_errno(Errno::ENOENT);
            return Ok(Ret::One(0));
        }
        let locale = &c.world.locale;
        c.sync.saw_state(locale.word, before.into(), locale.is_utf8_globally().into());
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
    let utf8 = if c.name.ends_with("_l") { is_utf8_object(c, c.ptr(1)) } else { c.world.locale.is_utf8(c.thread) };
    let item = c.int(0);
    shared(c, if utf8 { "langinfo utf8" } else { "langinfo" }, i64::from(item), langinfo(item, utf8))
}

/// `LC_GLOBAL_LOCALE`.
const GLOBAL: Addr = -1i64 as u64;
const LC_CTYPE_MASK: u64 = 1;

/// What the program holds as a `locale_t`. Nothing looks into it; there is one of each kind.
fn object(c: &mut Call<'_>, utf8: bool) -> Result<Addr, Stop> {
    let text = "a locale object that only the library looks into, so its bytes mean nothing";
    constant_string(c, "locale_t", utf8.into(), text)
}

pub(super) fn is_utf8_object(c: &Call<'_>, object: Addr) -> bool {
    match object {
        GLOBAL => c.world.locale.is_utf8_globally(),
        at => c.world.statics.get("locale_t", 1) == Some(at),
    }
}

fn newlocale(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (mask, base) = (c.arg(0), c.ptr(2));
    let name = String::from_utf8_lossy(&c.string(1)?).into_owned();
    let mut named = Locale::default();
    if !named.set(6, &name) {
        c.set_errno(Errno::ENOENT);
        return Ok(Ret::One(0));
    }
    let utf8 = if mask & LC_CTYPE_MASK != 0 { named.is_utf8_globally() } else { base != 0 && is_utf8_object(c, base) };
    object(c, utf8).map(Ret::One)
}

fn duplocale(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let utf8 = is_utf8_object(c, c.ptr(0));
    object(c, utf8).map(Ret::One)
}

fn uselocale(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let before = match c.world.locale.used.get(&c.thread) {
        Some(&utf8) => object(c, utf8)?,
        None => GLOBAL,
    };
    match c.ptr(0) {
        0 => {}
        GLOBAL => drop(c.world.locale.used.remove(&c.thread)),
        at => {
            let utf8 = is_utf8_object(c, at);
            c.world.locale.used.insert(c.thread, utf8);
        }
    }
    Ok(Ret::One(before))
}

/// The domain that is in use; there are no translations, but a program may ask which it was.
fn textdomain(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) != 0 {
        let name = c.string(0)?;
        let name = if name.is_empty() { b"messages".to_vec() } else { name };
        let at = c.library_object(&[&name[..], b"\0"].concat())?;
        c.world.statics.set("textdomain", 0, at);
    }
    shared(c, "textdomain", 0, "messages")
}

/// Remembers a property of a domain, or says which it has.
fn bind(c: &mut Call<'_>, what: Binding) -> Result<Option<Addr>, Stop> {
    let domain = if c.ptr(0) == 0 { Vec::new() } else { c.string(0)? };
    if domain.is_empty() {
        return Ok(Some(0));
    }
    if c.ptr(1) != 0 {
        let value = c.string(1)?;
        let at = c.library_object(&[&value[..], b"\0"].concat())?;
        c.world.locale.bindings.insert((what, domain.clone()), at);
    }
    Ok(c.world.locale.bindings.get(&(what, domain)).copied())
}

fn bindtextdomain(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match bind(c, Binding::Folder)? {
        Some(at) => Ok(Ret::One(at)),
        None => shared(c, "bindtextdomain", 0, "/usr/share/locale"),
    }
}
