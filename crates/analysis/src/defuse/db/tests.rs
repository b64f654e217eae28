//! The rules of the views, on flows that are made up; each is broken once.

use super::record::{Campaign, Judged, Writer};
use super::{Breaks, Database, Suspicion};
use crate::defuse::facts::Facts;
use crate::defuse::found::Status;
use trace::{Place, ThreadName};

struct Made {
    database: Database,
    campaign: Campaign,
}

fn place(line: u32) -> Place {
    Place { file: "made.c".into(), line, column: 1, function: "made".into() }
}

fn thread(name: &str) -> ThreadName {
    name.parse().expect("a name")
}

impl Made {
    fn new() -> Made {
        let mut database = Database::in_memory().expect("a database");
        let campaign = database.begin_with("hash", "made.c", "started").expect("a campaign");
        Made { database, campaign }
    }

    fn again(&mut self) {
        self.campaign = self.database.begin_with("hash", "made.c", "started").expect("a campaign");
    }

    fn judge(
        &mut self,
        variable: &str,
        write: Option<(u32, &str)>,
        read: (u32, &str),
        status: Status,
        facts: &Facts,
    ) -> i64 {
        let campaign = self.campaign;
        let write = write.map(|(line, name)| (place(line), thread(name)));
        let read = (place(read.0), thread(read.1));
        let judged = Judged {
            variable,
            write: write.as_ref().map(|(place, thread)| (place, Some(thread))),
            read: (&read.0, Some(&read.1)),
            status,
            run: None,
            reason: (status == Status::Undecided).then_some("time"),
            facts,
        };
        self.database.change(|t| Writer::new(t, campaign).judge(&judged)).expect("it is written")
    }

    fn flow(&mut self, variable: &str, write: Option<(u32, &str)>, read: (u32, &str), facts: Facts) -> i64 {
        self.judge(variable, write, read, Status::Explicit, &facts)
    }

    fn broken(&self, breaks: &Breaks) -> Vec<i64> {
        let all: Vec<Suspicion> = self.database.suspicious().expect("an answer");
        all.into_iter().filter(|s| s.breaks == *breaks).map(|s| s.pair).collect()
    }
}

fn runs(passing: u64, failing: u64) -> Facts {
    Facts { passing, failing, ..Facts::default() }
}

fn under(lock: &str) -> Facts {
    Facts { guards: Some([lock.to_string()].into()), ..runs(3, 0) }
}

#[test]
fn a_write_that_only_failing_runs_find() {
    let mut made = Made::new();
    made.flow("x", None, (9, "0.1"), runs(4, 1));
    made.flow("x", Some((5, "0.2")), (9, "0.1"), runs(1, 3));
    let odd = made.flow("x", Some((6, "0.2")), (9, "0.1"), runs(0, 2));
    // Here all runs fail: that says nothing about one write.
    made.flow("y", Some((6, "0.2")), (10, "0.1"), runs(0, 2));
    assert_eq!(made.broken(&Breaks::DefinitionSet), [odd]);
}

#[test]
fn a_lock_that_is_missing_once() {
    let mut made = Made::new();
    made.flow("x", Some((5, "0.1")), (5, "0.2"), under("m"));
    made.flow("x", Some((5, "0.2")), (5, "0.1"), under("m"));
    made.flow("x", Some((5, "0.1")), (8, "0.3"), under("m"));
    let odd = [
        made.flow("x", Some((5, "0.1")), (9, "0.3"), runs(2, 0)),
        made.flow("x", Some((5, "0.2")), (9, "0.3"), runs(2, 0)),
    ];
    // After a join, in one thread, and of the initial value: no lock is needed.
    made.flow("x", Some((5, "0.1")), (20, "0"), Facts { ordered: 2, ..runs(2, 0) });
    made.flow("x", Some((5, "0.1")), (30, "0.1"), runs(2, 0));
    made.flow("x", None, (5, "0.1"), runs(2, 0));
    // Never under a lock at all.
    made.flow("y", Some((5, "0.1")), (9, "0.2"), runs(2, 0));
    made.flow("y", Some((5, "0.1")), (10, "0.2"), runs(2, 0));
    assert_eq!(made.broken(&Breaks::Lock { lock: "m".into() }), odd);
}

#[test]
fn a_lock_counts_only_if_every_campaign_saw_it() {
    let mut made = Made::new();
    let both = [((5, "0.1"), (5, "0.2")), ((5, "0.1"), (8, "0.3"))];
    for (write, read) in both {
        made.flow("x", Some(write), read, under("m"));
    }
    let odd = made.flow("x", Some((5, "0.1")), (9, "0.3"), under("m"));
    assert!(made.broken(&Breaks::Lock { lock: "m".into() }).is_empty());
    made.again();
    made.flow("x", Some((5, "0.1")), (9, "0.3"), runs(1, 0));
    assert_eq!(made.broken(&Breaks::Lock { lock: "m".into() }), [odd]);
}

#[test]
fn own_writes_only_but_once() {
    let mut made = Made::new();
    made.flow("x", Some((5, "0.1")), (9, "0.1"), runs(6, 0));
    let odd = made.flow("x", Some((7, "0.2")), (9, "0.1"), runs(1, 0));
    made.flow("x", None, (9, "0.1"), runs(50, 0));
    // The same, and others' only.
    made.flow("y", Some((5, "0.2")), (9, "0.1"), runs(6, 0));
    let other = made.flow("y", Some((7, "0.1")), (9, "0.1"), runs(1, 0));
    // As often as not: no rule.
    made.flow("z", Some((5, "0.2")), (9, "0.1"), runs(3, 0));
    made.flow("z", Some((7, "0.1")), (9, "0.1"), runs(3, 0));
    assert_eq!(made.broken(&Breaks::LocalRemote), [odd, other]);
}

#[test]
fn two_reads_that_differ_once() {
    let mut made = Made::new();
    made.flow("x", None, (9, "0.1"), Facts { agreed: 5, ..runs(5, 0) });
    let odd = made.flow("x", Some((7, "0.2")), (9, "0.1"), Facts { agreed: 2, changed: 1, ..runs(3, 0) });
    made.flow("y", Some((7, "0.2")), (9, "0.1"), Facts { agreed: 1, changed: 4, ..runs(5, 0) });
    assert_eq!(made.broken(&Breaks::Follower), [odd]);
}

#[test]
fn the_newest_word_counts_unless_a_run_showed_it() {
    let mut made = Made::new();
    let shown = made.flow("x", None, (9, "0.1"), runs(1, 0));
    let (write, read) = (Some((7, "0.2")), (9, "0.1"));
    let open = made.judge("x", write, read, Status::Undecided, &Facts::default());
    made.again();
    made.judge("x", None, (9, "0.1"), Status::Impossible, &Facts::default());
    made.judge("x", write, read, Status::Impossible, &Facts::default());
    let rows = made.database.flows().expect("rows");
    let status = |pair: i64| rows.iter().find(|row| row.pair == pair).map(|row| row.status);
    assert_eq!(status(shown), Some(Status::Explicit));
    assert_eq!(status(open), Some(Status::Impossible));
}
