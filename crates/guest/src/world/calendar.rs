//! The Gregorian calendar, for ever in both directions, and the `struct tm` of time.h. The only time zone is UTC.

/// `struct tm` without its zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tm {
    /// Seconds, 0 to 60.
    pub sec: i32,
    pub min: i32,
    pub hour: i32,
    /// Day of the month, from 1.
    pub mday: i32,
    /// Month, from 0.
    pub mon: i32,
    /// Year since 1900.
    pub year: i32,
    /// Day of the week, Sunday is 0.
    pub wday: i32,
    /// Day of the year, from 0.
    pub yday: i32,
    /// Summer time: positive if so, negative if unknown.
    pub isdst: i32,
    /// Seconds east of UTC.
    pub gmtoff: i64,
}

pub const DAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
pub const MONTHS: [&str; 12] = [
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

const DAY: i64 = 86_400;

pub fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

/// Days of a year before its month `mon` (0 to 12).
pub fn days_before_month(year: i64, mon: usize) -> i32 {
    const BEFORE: [i32; 13] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
    BEFORE[mon] + i32::from(mon > 1 && is_leap(year))
}

/// Days from 1970-01-01 to the first of January of a year.
fn days_to_year(year: i64) -> i64 {
    let y = year - 1;
    365 * (year - 1970) + (y.div_euclid(4) - 492) - (y.div_euclid(100) - 19) + (y.div_euclid(400) - 4)
}

/// The year a day is in (days count from 1970-01-01), and the day in it from 0.
fn year_of_day(days: i64) -> (i64, i64) {
    // Close from below or above by the mean length of a year, then exact.
    let mut year = 1970 + (days * 400).div_euclid(146_097);
    while days_to_year(year) > days {
        year -= 1;
    }
    while days_to_year(year + 1) <= days {
        year += 1;
    }
    (year, days - days_to_year(year))
}

/// Broken-down UTC of a time; `None` if the year does not fit (EOVERFLOW).
pub fn from_seconds(seconds: i64) -> Option<Tm> {
    let (days, rest) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY) as i32);
    let (year, yday) = year_of_day(days);
    let mon = (0..12).rfind(|&m| i64::from(days_before_month(year, m)) <= yday).unwrap_or(0);
    Some(Tm {
        sec: rest % 60,
        min: rest / 60 % 60,
        hour: rest / 3600,
        mday: yday as i32 - days_before_month(year, mon) + 1,
        mon: mon as i32,
        year: i32::try_from(year - 1900).ok()?,
        wday: (days + 4).rem_euclid(7) as i32,
        yday: yday as i32,
        isdst: 0,
        gmtoff: 0,
    })
}

/// The time of a broken-down one, whose fields may be out of range. Day of the week and year do not count.
pub fn to_seconds(tm: &Tm) -> i64 {
    let months = i64::from(tm.year) * 12 + i64::from(tm.mon);
    let (year, mon) = (1900 + months.div_euclid(12), months.rem_euclid(12) as usize);
    let days = days_to_year(year) + i64::from(days_before_month(year, mon)) + i64::from(tm.mday) - 1;
    days * DAY + i64::from(tm.hour) * 3600 + i64::from(tm.min) * 60 + i64::from(tm.sec)
}

/// `mktime`: the time, and the fields in their ranges. UTC has no summer time, so that a field that claims it is an
/// hour ahead. `None` if the year does not fit (EOVERFLOW).
pub fn normalise(tm: &Tm) -> Option<(i64, Tm)> {
    let seconds = to_seconds(tm) - if tm.isdst > 0 { 3600 } else { 0 };
    Some((seconds, from_seconds(seconds)?))
}

/// ISO 8601: the year that the week of a day belongs to, and the week's number.
pub fn iso_week(tm: &Tm) -> (i64, i32) {
    // Days from the Monday of week 1 of a year; week 1 has the year's first Thursday.
    let since_week_1 = |yday: i32| {
        let monday = (tm.wday + 6).rem_euclid(7);
        let first_weekday = (monday - yday).rem_euclid(7);
        yday + first_weekday - if first_weekday > 3 { 7 } else { 0 }
    };
    let length = |year: i64| if is_leap(year) { 366 } else { 365 };
    let year = i64::from(tm.year) + 1900;
    let days = since_week_1(tm.yday);
    if days < 0 {
        return (year - 1, since_week_1(tm.yday + length(year - 1)) / 7 + 1);
    }
    let next = since_week_1(tm.yday - length(year));
    if next >= 0 { (year + 1, next / 7 + 1) } else { (year, days / 7 + 1) }
}

/// `asctime`; `None` if the year does not fit.
pub fn asctime(tm: &Tm) -> Option<String> {
    let name =
        |names: &[&'static str], i: i32| usize::try_from(i).ok().and_then(|i| names.get(i)).map_or("???", |n| &n[..3]);
    let year = tm.year.checked_add(1900)?;
    Some(format!(
        "{} {}{:3} {} {year}\n",
        name(&DAYS, tm.wday),
        name(&MONTHS, tm.mon),
        tm.mday,
        [tm.hour, tm.min, tm.sec].map(two_digits).join(":"),
    ))
}

/// `%.2d` of printf.
fn two_digits(n: i32) -> String {
    if n < 0 { format!("-{:02}", n.unsigned_abs()) } else { format!("{n:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_for_a_thousand_years_round_trips() {
        for days in -200_000..200_000 {
            let tm = from_seconds(days * DAY + 12_345).expect("in range");
            assert_eq!(to_seconds(&tm), days * DAY + 12_345);
            assert_eq!(
                i64::from(days_before_month(i64::from(tm.year) + 1900, tm.mon as usize) + tm.mday - 1),
                tm.yday.into()
            );
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let last = from_seconds(67_768_036_191_676_799).expect("the last second of the last year");
        assert_eq!((last.year, last.mon, last.mday, last.sec), (i32::MAX, 11, 31, 59));
        assert_eq!(from_seconds(67_768_036_191_676_800), None);
        let first = from_seconds(-67_768_040_609_740_800).expect("the first second of the first year");
        assert_eq!((first.year, first.mon, first.mday, first.sec), (i32::MIN, 0, 1, 0));
        assert_eq!(from_seconds(-67_768_040_609_740_801), None);
    }

    #[test]
    fn fields_out_of_range_are_carried() {
        let tm = Tm { year: 124, mon: 13, mday: -1, hour: 25, min: -1, sec: 61, ..Tm::default() };
        let (seconds, tm) = normalise(&tm).expect("in range");
        assert_eq!(seconds, 1_738_285_201);
        assert_eq!((tm.year, tm.mon, tm.mday, tm.hour, tm.min, tm.sec, tm.wday, tm.yday), (125, 0, 31, 1, 0, 1, 5, 30));
    }

    #[test]
    fn asctime_fills_in_question_marks() {
        let tm = Tm { wday: 7, mon: -1, mday: 5, hour: 1, min: 2, sec: 3, year: -2000, ..Tm::default() };
        assert_eq!(asctime(&tm).as_deref(), Some("??? ???  5 01:02:03 -100\n"));
        assert_eq!(asctime(&Tm { year: i32::MAX, ..tm }), None);
    }
}
