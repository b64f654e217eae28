//! `strftime` of glibc in the "C" locale, with its flags (`_ - 0 ^ #`), widths, and the modifiers E and O.

use super::calendar::{DAYS, MONTHS, Tm, iso_week, normalise};

/// What stands between `%` and the conversion.
#[derive(Clone, Copy, Default)]
struct Flags {
    /// `_`, `-` or `0`; 0 if none.
    pad: u8,
    upper: bool,
    change_case: bool,
    /// -1 if none.
    width: i64,
}

/// Formats a time. `zone` is the text of `%Z`. A text of more than `most` bytes is not finished.
pub fn strftime(format: &[u8], tm: &Tm, zone: &[u8], most: usize) -> Vec<u8> {
    let widest = i64::try_from(most).unwrap_or(i64::MAX).saturating_add(1).min(i64::from(i32::MAX));
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(&b) = format.get(at).filter(|_| out.len() <= most) {
        if b != b'%' {
            out.push(b);
            at += 1;
            continue;
        }
        let start = at;
        at += 1;
        let mut flags = Flags { width: -1, ..Flags::default() };
        loop {
            match format.get(at) {
                Some(p @ (b'_' | b'-' | b'0')) => flags.pad = *p,
                Some(b'^') => flags.upper = true,
                Some(b'#') => flags.change_case = true,
                _ => break,
            }
            at += 1;
        }
        if format.get(at).is_some_and(u8::is_ascii_digit) {
            flags.width = 0;
            while let Some(d) = format.get(at).filter(|b| b.is_ascii_digit()) {
                flags.width = (flags.width * 10 + i64::from(d - b'0')).min(widest);
                at += 1;
            }
        }
        let modifier = match format.get(at) {
            Some(m @ (b'E' | b'O')) => {
                at += 1;
                *m
            }
            _ => 0,
        };
        let conversion = format.get(at).copied().unwrap_or(0);
        if conversion != 0 {
            at += 1;
        }
        let text = if allows(conversion, modifier) { convert(conversion, flags, tm, zone) } else { None };
        match text {
            Some(text) => out.extend_from_slice(&text),
            // What is no conversion stands for itself.
            None => {
                flags.upper |= flags.change_case && b"bBh".contains(&conversion);
                put(&mut out, &format[start..at], flags);
            }
        }
    }
    out
}

fn allows(conversion: u8, modifier: u8) -> bool {
    match modifier {
        b'E' => !b"aAbBdDeFgGhHIjklmMSUVwW".contains(&conversion),
        b'O' => !b"aAcDFxXY".contains(&conversion),
        _ => true,
    }
}

/// Appends a text, padded on the left to the width.
fn put(out: &mut Vec<u8>, text: &[u8], flags: Flags) {
    let missing = usize::try_from(flags.width).unwrap_or(0).saturating_sub(text.len());
    out.extend(std::iter::repeat_n(if flags.pad == b'0' { b'0' } else { b' ' }, missing));
    match flags.upper {
        true => out.extend(text.iter().map(u8::to_ascii_uppercase)),
        false => out.extend_from_slice(text),
    }
}

/// A number of at least `digits` digits, padded by zeros or, if `pad` says so, by spaces.
fn number(digits: usize, value: i64, default_pad: u8, flags: Flags) -> Vec<u8> {
    let pad = if flags.pad == 0 { default_pad } else { flags.pad };
    let digits = digits.max(usize::try_from(flags.width).unwrap_or(0));
    let magnitude = value.unsigned_abs().to_string();
    let sign = if value < 0 { "-" } else { "" };
    let missing = digits.saturating_sub(sign.len() + magnitude.len());
    let text = match pad {
        b'-' => format!("{sign}{magnitude}"),
        b'_' => format!("{}{sign}{magnitude}", " ".repeat(missing)),
        _ => format!("{sign}{}{magnitude}", "0".repeat(missing)),
    };
    let mut out = Vec::new();
    put(&mut out, text.as_bytes(), flags);
    out
}

fn convert(conversion: u8, mut flags: Flags, tm: &Tm, zone: &[u8]) -> Option<Vec<u8>> {
    let year = i64::from(tm.year) + 1900;
    let name =
        |names: &[&'static str], i: i32| usize::try_from(i).ok().and_then(|i| names.get(i)).copied().unwrap_or("?");
    let short = |text: &'static str| text.get(..3).unwrap_or(text);
    let plain = |digits, value: i64| Some(number(digits, value, b'0', flags));
    let spaced = |value: i32| Some(number(2, value.into(), b'_', flags));
    let text = |text: &str, flags: Flags| {
        let mut out = Vec::new();
        put(&mut out, text.as_bytes(), flags);
        Some(out)
    };
    let composite = |format: &[u8]| {
        let mut out = Vec::new();
        put(&mut out, &strftime(format, tm, zone, usize::MAX), flags);
        Some(out)
    };
    let hour12 = match tm.hour {
        h if h > 12 => h - 12,
        0 => 12,
        h => h,
    };
    match conversion {
        b'a' | b'A' | b'b' | b'B' | b'h' => {
            flags.upper |= flags.change_case;
            let full = if matches!(conversion, b'a' | b'A') { name(&DAYS, tm.wday) } else { name(&MONTHS, tm.mon) };
            text(if conversion.is_ascii_uppercase() { full } else { short(full) }, flags)
        }
        b'p' | b'P' => {
            let lower = conversion == b'P' || flags.change_case;
            let flags = Flags { upper: flags.upper && !lower, ..flags };
            match (tm.hour > 11, lower) {
                (false, false) => text("AM", flags),
                (false, true) => text("am", flags),
                (true, false) => text("PM", flags),
                (true, true) => text("pm", flags),
            }
        }
        b'c' => composite(b"%a %b %e %H:%M:%S %Y"),
        b'D' | b'x' => composite(b"%m/%d/%y"),
        b'F' => composite(b"%Y-%m-%d"),
        b'r' => composite(b"%I:%M:%S %p"),
        b'R' => composite(b"%H:%M"),
        b'T' | b'X' => composite(b"%H:%M:%S"),
        b'C' => plain(2, year.div_euclid(100)),
        b'd' => plain(2, tm.mday.into()),
        b'e' => spaced(tm.mday),
        b'g' => plain(2, iso_week(tm).0.rem_euclid(100)),
        b'G' => plain(1, iso_week(tm).0),
        b'H' => plain(2, tm.hour.into()),
        b'I' => plain(2, hour12.into()),
        b'j' => plain(3, i64::from(tm.yday) + 1),
        b'k' => spaced(tm.hour),
        b'l' => spaced(hour12),
        b'm' => plain(2, i64::from(tm.mon) + 1),
        b'M' => plain(2, tm.min.into()),
        b's' => text(&normalise(tm).map_or(-1, |(seconds, _)| seconds).to_string(), flags),
        b'S' => plain(2, tm.sec.into()),
        b'u' => plain(1, i64::from((tm.wday - 1 + 7) % 7) + 1),
        b'U' => plain(2, i64::from((tm.yday - tm.wday + 7) / 7)),
        b'V' => plain(2, iso_week(tm).1.into()),
        b'w' => plain(1, tm.wday.into()),
        b'W' => plain(2, i64::from((tm.yday - (tm.wday - 1 + 7) % 7 + 7) / 7)),
        b'y' => plain(2, i64::from(tm.year.rem_euclid(100))),
        b'Y' => plain(1, year),
        b'z' if tm.isdst < 0 => Some(Vec::new()),
        b'z' => {
            let minutes = tm.gmtoff.abs() / 60;
            let mut out = Vec::new();
            put(&mut out, if tm.gmtoff < 0 { b"-" } else { b"+" }, flags);
            out.extend(number(4, minutes / 60 * 100 + minutes % 60, b'0', flags));
            Some(out)
        }
        b'Z' => {
            let mut out = Vec::new();
            match flags.change_case {
                true => put(&mut out, &zone.to_ascii_lowercase(), Flags { upper: false, ..flags }),
                false => put(&mut out, zone, flags),
            }
            Some(out)
        }
        b'n' => text("\n", flags),
        b't' => text("\t", flags),
        b'%' => text("%", flags),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Expected texts are those of glibc 2.36.
    #[test]
    fn conversions_flags_and_modifiers() {
        let tm =
            Tm { sec: 5, min: 4, hour: 15, mday: 9, mon: 0, year: 126, wday: 5, yday: 8, isdst: 0, gmtoff: -12_600 };
        for (format, expected) in [
            (
                "%c|%x|%X|%r|%F|%D|%R",
                "Fri Jan  9 15:04:05 2026|01/09/26|15:04:05|03:04:05 PM|2026-01-09|01/09/26|15:04",
            ),
            ("%a %A %b %B %p %P", "Fri Friday Jan January PM pm"),
            ("%C %d %e %g %G %H %I %j %k %l %m %M", "20 09  9 26 2026 15 03 009 15  3 01 04"),
            ("%s %S %u %U %V %w %W %y %Y %z %Z", "1767971045 05 5 01 02 5 01 26 2026 -0330 UTC"),
            ("%-d %_d %05d %5e %^a %#B %#p %#Z", "9  9 00009     9 FRI JANUARY pm utc"),
            ("%10A|%010A|%10Y|%_10Y|%10s", "    Friday|0000Friday|0000002026|      2026|1767971045"),
            ("%EY %Oe %Ed %OY %Q %5%", "2026  9 %Ed %OY %Q     %"),
            ("%n%t%%", "\n\t%"),
            ("%", "%"),
        ] {
            assert_eq!(String::from_utf8_lossy(&strftime(format.as_bytes(), &tm, b"UTC", 1000)), expected, "{format}");
        }
    }

    #[test]
    fn weeks_belong_to_their_thursday() {
        for (seconds, expected) in [
            (1_483_228_799, "2016-W52-6 52 52"),
            (946_684_799, "1999-W52-5 52 52"),
            (1_230_768_000, "2009-W01-4 00 00"),
            (1_262_304_000, "2009-W53-5 00 00"),
        ] {
            let tm = crate::world::calendar::from_seconds(seconds).expect("in range");
            assert_eq!(String::from_utf8_lossy(&strftime(b"%G-W%V-%u %U %W", &tm, b"UTC", 1000)), expected);
        }
    }
}
