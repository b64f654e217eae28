//! `strptime` of glibc in the "C" locale.

use super::calendar::{DAYS, MONTHS, Tm, days_before_month, from_seconds, is_leap, to_seconds};

/// What was seen so far, to compute the rest from at the end.
#[derive(Default)]
struct Seen {
    hour12: bool,
    pm: bool,
    century: Option<i32>,
    year_in_century: bool,
    wants_days: bool,
    wday: bool,
    yday: bool,
    mon: bool,
    mday: bool,
    week: Option<Week>,
}

/// The number of a week, and the day that starts it (0 Sunday, 1 Monday).
#[derive(Clone, Copy)]
struct Week {
    number: i32,
    first_day: i32,
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    tm: Tm,
    seen: Seen,
}

/// Parses `text` by `format` into `tm`, whose other fields stay; how many bytes were used, `None` without a match.
pub fn strptime(text: &[u8], format: &[u8], tm: &Tm) -> Option<(usize, Tm)> {
    let mut parser = Parser { text, at: 0, tm: *tm, seen: Seen::default() };
    parser.run(format)?;
    parser.complete();
    Some((parser.at, parser.tm))
}

fn is_space(b: u8) -> bool {
    matches!(b, b' ' | b'\t'..=b'\r')
}

impl Parser<'_> {
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    fn skip_space(&mut self) {
        while is_space(self.peek()) {
            self.at += 1;
        }
    }

    fn run(&mut self, format: &[u8]) -> Option<()> {
        let mut at = 0;
        while let Some(&b) = format.get(at) {
            at += 1;
            if is_space(b) {
                self.skip_space();
                continue;
            }
            if b != b'%' {
                if self.peek() != b {
                    return None;
                }
                self.at += 1;
                continue;
            }
            // Flags and widths mean nothing here.
            while format.get(at).is_some_and(|b| b"-_^#".contains(b) || b.is_ascii_digit()) {
                at += 1;
            }
            let modifier = format.get(at).copied().filter(|b| matches!(b, b'E' | b'O'));
            at += usize::from(modifier.is_some());
            let conversion = *format.get(at)?;
            at += 1;
            if modifier == Some(b'E') && conversion == b'y' {
                // A year of an era, which this locale does not have.
                return None;
            }
            self.convert(conversion)?;
        }
        Some(())
    }

    /// A number in a range, of at most `digits` digits.
    fn number(&mut self, low: i32, high: i32, digits: usize) -> Option<i32> {
        while self.peek() == b' ' {
            self.at += 1;
        }
        if !self.peek().is_ascii_digit() {
            return None;
        }
        let (mut value, mut left) = (0, digits);
        loop {
            value = value * 10 + i32::from(self.peek() - b'0');
            self.at += 1;
            left -= 1;
            if left == 0 || value * 10 > high || !self.peek().is_ascii_digit() {
                break;
            }
        }
        (low..=high).contains(&value).then_some(value)
    }

    /// One of some names or their first three letters, in any case.
    fn name(&mut self, names: &[&str]) -> Option<i32> {
        for (i, name) in names.iter().enumerate() {
            for form in [name.as_bytes(), &name.as_bytes()[..3]] {
                let end = self.at + form.len();
                if self.text.get(self.at..end).is_some_and(|t| t.eq_ignore_ascii_case(form)) {
                    self.at = end;
                    return Some(i as i32);
                }
            }
        }
        None
    }

    fn convert(&mut self, conversion: u8) -> Option<()> {
        match conversion {
            b'%' => {
                if self.peek() != b'%' {
                    return None;
                }
                self.at += 1;
            }
            b'a' | b'A' => {
                self.tm.wday = self.name(&DAYS)?;
                self.seen.wday = true;
            }
            b'b' | b'B' | b'h' => {
                self.tm.mon = self.name(&MONTHS)?;
                self.seen.mon = true;
                self.seen.wants_days = true;
            }
            b'c' => {
                self.run(b"%a %b %e %H:%M:%S %Y")?;
                self.seen.wants_days = true;
            }
            b'D' | b'x' => {
                self.run(b"%m/%d/%y")?;
                self.seen.wants_days = true;
            }
            b'F' => {
                self.run(b"%Y-%m-%d")?;
                self.seen.wants_days = true;
            }
            b'r' => self.run(b"%I:%M:%S %p")?,
            b'R' => self.run(b"%H:%M")?,
            b'T' | b'X' => self.run(b"%H:%M:%S")?,
            b'C' => {
                self.seen.century = Some(self.number(0, 99, 2)?);
                self.seen.wants_days = true;
            }
            b'd' | b'e' => {
                self.tm.mday = self.number(1, 31, 2)?;
                self.seen.mday = true;
                self.seen.wants_days = true;
            }
            b'k' | b'H' => {
                self.tm.hour = self.number(0, 23, 2)?;
                self.seen.hour12 = false;
            }
            b'l' | b'I' => {
                self.tm.hour = self.number(1, 12, 2)? % 12;
                self.seen.hour12 = true;
            }
            b'j' => {
                self.tm.yday = self.number(1, 366, 3)? - 1;
                self.seen.yday = true;
            }
            b'm' => {
                self.tm.mon = self.number(1, 12, 2)? - 1;
                self.seen.mon = true;
                self.seen.wants_days = true;
            }
            b'M' => self.tm.min = self.number(0, 59, 2)?,
            b'S' => self.tm.sec = self.number(0, 61, 2)?,
            b'n' | b't' => self.skip_space(),
            b'p' => {
                let word = self.text.get(self.at..self.at + 2)?;
                self.seen.pm = match word.to_ascii_uppercase().as_slice() {
                    b"AM" => false,
                    b"PM" => true,
                    _ => return None,
                };
                self.at += 2;
            }
            b's' => self.seconds()?,
            b'u' => {
                self.tm.wday = self.number(1, 7, 1)? % 7;
                self.seen.wday = true;
            }
            b'w' => {
                self.tm.wday = self.number(0, 6, 1)?;
                self.seen.wday = true;
            }
            b'U' => self.seen.week = Some(Week { number: self.number(0, 53, 2)?, first_day: 0 }),
            b'W' => self.seen.week = Some(Week { number: self.number(0, 53, 2)?, first_day: 1 }),
            // Read, but of no use to the result.
            b'V' => drop(self.number(0, 53, 2)?),
            b'g' => drop(self.number(0, 99, 2)?),
            b'G' => {
                if !self.peek().is_ascii_digit() {
                    return None;
                }
                while self.peek().is_ascii_digit() {
                    self.at += 1;
                }
            }
            b'y' => {
                let year = self.number(0, 99, 2)?;
                self.tm.year = if year >= 69 { year } else { year + 100 };
                self.seen.year_in_century = true;
                self.seen.wants_days = true;
            }
            b'Y' => {
                self.tm.year = self.number(0, 9999, 4)? - 1900;
                self.seen.year_in_century = false;
                self.seen.century = None;
                self.seen.wants_days = true;
            }
            b'Z' => {
                self.skip_space();
                while self.peek() != 0 && !is_space(self.peek()) {
                    self.at += 1;
                }
            }
            b'z' => self.offset()?,
            _ => return None,
        }
        Some(())
    }

    /// `%s`: seconds since 1970.
    fn seconds(&mut self) -> Option<()> {
        if !self.peek().is_ascii_digit() {
            return None;
        }
        let mut seconds = 0i64;
        while self.peek().is_ascii_digit() {
            seconds = seconds.wrapping_mul(10).wrapping_add(i64::from(self.peek() - b'0'));
            self.at += 1;
        }
        self.tm = from_seconds(seconds)?;
        Some(())
    }

    /// `%z`: Z, or a sign and `hh`, `hhmm` or `hh:mm`.
    fn offset(&mut self) -> Option<()> {
        self.skip_space();
        if self.peek() == b'Z' {
            self.at += 1;
            self.tm.gmtoff = 0;
            return Some(());
        }
        let negative = match self.peek() {
            b'+' => false,
            b'-' => true,
            _ => return None,
        };
        self.at += 1;
        let (mut value, mut digits) = (0, 0);
        while digits < 4 && self.peek().is_ascii_digit() {
            value = value * 10 + i64::from(self.peek() - b'0');
            digits += 1;
            self.at += 1;
            if self.peek() == b':' && digits == 2 && self.text.get(self.at + 1).is_some_and(u8::is_ascii_digit) {
                self.at += 1;
            }
        }
        match digits {
            2 => value *= 100,
            4 if value % 100 < 60 => {}
            _ => return None,
        }
        let seconds = value / 100 * 3600 + value % 100 * 60;
        self.tm.gmtoff = if negative { -seconds } else { seconds };
        Some(())
    }

    fn year(&self) -> i64 {
        i64::from(self.tm.year) + 1900
    }

    fn month_exists(&self) -> bool {
        self.seen.mon || (0..12).contains(&self.tm.mon)
    }

    fn weekday(&self) -> i32 {
        let noon = Tm { sec: 0, min: 0, hour: 12, ..self.tm };
        from_seconds(to_seconds(&noon)).map_or(0, |tm| tm.wday)
    }

    /// Month and day, if they were not given, from the day of the year.
    fn month_from_day_of_year(&mut self) {
        let year = self.year();
        let mon = (0..12).rfind(|&m| days_before_month(year, m) <= self.tm.yday);
        // Before the first of January glibc looks in front of its table, and finds this there.
        let before = match mon {
            Some(mon) => days_before_month(year, mon),
            None if is_leap(year) => 365,
            None => 0,
        };
        if !self.seen.mon {
            self.tm.mon = mon.map_or(-1, |mon| mon as i32);
        }
        if !self.seen.mday {
            self.tm.mday = self.tm.yday - before + 1;
        }
    }

    /// Fills in what follows from what was seen.
    fn complete(&mut self) {
        if self.seen.hour12 && self.seen.pm {
            self.tm.hour += 12;
        }
        if let Some(century) = self.seen.century {
            let within = if self.seen.year_in_century { self.tm.year % 100 } else { 0 };
            self.tm.year = within + (century - 19) * 100;
        }
        if self.seen.wants_days && !self.seen.wday {
            if !(self.seen.mon && self.seen.mday) && self.seen.yday {
                self.month_from_day_of_year();
                (self.seen.mon, self.seen.mday) = (true, true);
            }
            if self.month_exists() {
                self.tm.wday = self.weekday();
            }
        }
        if self.seen.wants_days && !self.seen.yday && self.month_exists() {
            self.tm.yday = days_before_month(self.year(), self.tm.mon as usize) + self.tm.mday - 1;
        }
        if let (Some(week), true) = (self.seen.week, self.seen.wday) {
            let first = Parser { tm: Tm { mday: 1, mon: 0, ..self.tm }, seen: Seen::default(), ..*self }.weekday();
            if !self.seen.yday {
                self.tm.yday = (7 - (first - week.first_day)) % 7
                    + (week.number - 1) * 7
                    + (self.tm.wday - week.first_day + 7) % 7;
            }
            self.month_from_day_of_year();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Expected results are those of glibc 2.36 on a zeroed `struct tm`.
    #[test]
    fn texts_and_what_they_fill_in() {
        type Expected = Option<(usize, [i32; 8], i64)>;
        let cases: &[(&str, &str, Expected)] = &[
            ("%Y-%m-%d %H:%M:%S", "2024-02-29 12:34:56", Some((19, [56, 34, 12, 29, 1, 124, 4, 59], 0))),
            ("%c", "Thu Jan  1 00:00:00 1970", Some((24, [0, 0, 0, 1, 0, 70, 4, 0], 0))),
            ("%I:%M %p", "12:30 AM", Some((8, [0, 30, 0, 0, 0, 0, 0, 0], 0))),
            ("%I:%M %p", "12:30 pm", Some((8, [0, 30, 12, 0, 0, 0, 0, 0], 0))),
            ("%y", "68", Some((2, [0, 0, 0, 0, 0, 168, 6, -1], 0))),
            ("%y", "69", Some((2, [0, 0, 0, 0, 0, 69, 2, -1], 0))),
            ("%C%y", "2099", Some((4, [0, 0, 0, 0, 0, 199, 3, -1], 0))),
            ("%j %Y", "366 2024", Some((8, [0, 0, 0, 31, 11, 124, 2, 365], 0))),
            ("%U %w %Y", "10 3 2024", Some((9, [0, 0, 0, 13, 2, 124, 3, 72], 0))),
            ("%W %u %Y", "10 7 2024", Some((9, [0, 0, 0, 10, 2, 124, 0, 69], 0))),
            ("%s", "1709210096", Some((10, [56, 34, 12, 29, 1, 124, 4, 59], 0))),
            ("%z", "-05:30", Some((6, [0, 0, 0, 0, 0, 0, 0, 0], -19_800))),
            ("%z", "+1", None),
            ("%D", "12/25/99", Some((8, [0, 0, 0, 25, 11, 99, 6, 358], 0))),
            ("%d", "32", None),
            ("%d", "311", Some((2, [0, 0, 0, 31, 0, 0, 3, 30], 0))),
            ("%Y", "12345", Some((4, [0, 0, 0, 0, 0, -666, 6, -1], 0))),
            ("%b", "Septe", Some((3, [0, 0, 0, 0, 8, 0, 5, 242], 0))),
            ("%G-W%V-%u", "2024-W05-3", Some((10, [0, 0, 0, 0, 0, 0, 3, 0], 0))),
            ("%Ey", "05", None),
            ("%d%d", "12", None),
            ("%Q", "5", None),
            ("%5d", "5", Some((1, [0, 0, 0, 5, 0, 0, 5, 4], 0))),
        ];
        for &(format, text, expected) in cases {
            let got = strptime(text.as_bytes(), format.as_bytes(), &Tm::default());
            let got =
                got.map(|(used, t)| (used, [t.sec, t.min, t.hour, t.mday, t.mon, t.year, t.wday, t.yday], t.gmtoff));
            assert_eq!(got, expected, "{format} {text}");
        }
    }
}
