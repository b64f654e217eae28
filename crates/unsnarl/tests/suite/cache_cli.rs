//! Compiled programs are kept, and used again only while nothing has changed that they were made from.

use crate::desk::{Desk, Seen};
use libtest_mimic::Trial;
use std::fs;
use std::ops::Deref;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;
use testkit::clang;

pub(crate) fn trials() -> Vec<Trial> {
    trials![cache_cli:
        an_unchanged_program_is_not_compiled_again,
        a_changed_header_counts,
        a_header_that_comes_before_another_counts,
        options_and_folders_count,
        a_damaged_entry_is_none,
        the_time_of_day_is_not_kept,
        what_cannot_be_compiled_is_not_kept,
        writers_at_the_same_time,
        a_folder_that_cannot_be_written_is_no_error,
        it_can_be_switched_off,
    ]
}

/// A folder with a program, a cache of its own, and a compiler that counts how often it is called.
struct Kept(Desk);

impl Deref for Kept {
    type Target = Desk;

    fn deref(&self) -> &Desk {
        &self.0
    }
}

impl Kept {
    fn new() -> Kept {
        let program = "#include \"value.h\"\nint main(void) { int unused; return VALUE; }\n";
        let desk = Desk::new(&[("sub/value.h", "#define VALUE 3\n"), ("program.c", program)]);
        let (calls, clang) = (desk.path("calls"), clang::clang());
        let script = format!("#!/bin/sh\necho >>'{}'\nexec '{}' \"$@\"\n", calls.display(), clang.display());
        desk.write("clang", &script);
        fs::set_permissions(desk.path("clang"), fs::Permissions::from_mode(0o755)).expect("an executable");
        Kept(desk)
    }

    fn command(&self, options: &[&str]) -> Command {
        let mut command = self.0.command(&["run", "-Isub", "-Wall", "--clang"]);
        command.arg(self.path("clang")).env("UNSNARL_CACHE", self.path("cache")).args(options).arg("program.c");
        command
    }

    /// The status of the program, and clang's messages.
    fn status(&self, command: &mut Command) -> (Option<i32>, String) {
        let seen = Seen::of(command, None);
        (seen.status, seen.stderr)
    }

    /// The program gives this status.
    #[track_caller]
    fn gives(&self, status: i32, options: &[&str]) {
        let (seen, said) = self.status(&mut self.command(options));
        assert_eq!(seen, Some(status), "{said}");
        assert!(said.contains("unused variable"), "clang's warning is missing: {said}");
    }

    fn calls(&self) -> usize {
        fs::read_to_string(self.path("calls")).map_or(0, |text| text.lines().count())
    }

    fn entries(&self) -> Vec<PathBuf> {
        let all = fs::read_dir(self.path("cache/ir")).into_iter().flatten();
        all.map(|e| e.expect("an entry").path()).collect()
    }
}

fn an_unchanged_program_is_not_compiled_again() {
    let desk = Kept::new();
    for _ in 0..3 {
        desk.gives(3, &[]);
    }
    assert_eq!((desk.calls(), desk.entries().len()), (1, 1));
    desk.write("program.c", "#include \"value.h\"\nint main(void) { int unused; return VALUE + 1; }\n");
    desk.gives(4, &[]);
    assert_eq!((desk.calls(), desk.entries().len()), (2, 2));
}

fn a_changed_header_counts() {
    let desk = Kept::new();
    desk.gives(3, &[]);
    desk.write("sub/value.h", "#define VALUE 5\n");
    desk.gives(5, &[]);
    desk.gives(5, &[]);
    assert_eq!(desk.calls(), 2);
    fs::remove_file(desk.path("sub/value.h")).expect("a header");
    assert_eq!(desk.status(&mut desk.command(&[])).0, Some(2));
}

fn a_header_that_comes_before_another_counts() {
    let desk = Kept::new();
    desk.gives(3, &["-Ilast"]);
    desk.write("value.h", "#define VALUE 6\n");
    desk.gives(6, &["-Ilast"]);
    // In the system's stead.
    desk.write("program.c", "#include <limits.h>\nint main(void) { int unused; return CHAR_BIT; }\n");
    desk.gives(8, &[]);
    desk.write("sub/limits.h", "#define CHAR_BIT 9\n");
    desk.gives(9, &[]);
}

fn options_and_folders_count() {
    let desk = Kept::new();
    desk.gives(3, &[]);
    desk.gives(3, &["-DX"]);
    desk.gives(3, &["-O1"]);
    assert_eq!(desk.calls(), 3);
    // The folder is part of the debug information.
    desk.write("other/sub/value.h", "#define VALUE 3\n");
    fs::copy(desk.path("program.c"), desk.path("other/program.c")).expect("a copy");
    assert_eq!(desk.status(desk.command(&[]).current_dir(desk.path("other"))).0, Some(3));
    assert_eq!(desk.calls(), 4);
}

fn a_damaged_entry_is_none() {
    let desk = Kept::new();
    desk.gives(3, &[]);
    let entry = desk.entries().pop().expect("an entry");
    let whole = fs::read(&entry).expect("an entry");
    let mut flipped = whole.clone();
    let last = flipped.len() - 40;
    flipped[last] ^= 1;
    let damaged = [Vec::new(), whole[..whole.len() / 2].to_vec(), flipped, b"\n\n\n".to_vec(), vec![0xff; 5000]];
    for (times, bytes) in (2..).zip(damaged) {
        fs::write(&entry, bytes).expect("an entry");
        desk.gives(3, &[]);
        assert_eq!(desk.calls(), times);
        assert_eq!(fs::read(&entry).expect("an entry"), whole, "it was made again");
    }
}

fn the_time_of_day_is_not_kept() {
    let desk = Kept::new();
    desk.write("program.c", "int main(void) { int unused; return __TIME__[0] == 0; }\n");
    desk.gives(0, &[]);
    desk.gives(0, &[]);
    assert_eq!((desk.calls(), desk.entries().len()), (2, 0));
}

fn what_cannot_be_compiled_is_not_kept() {
    let desk = Kept::new();
    desk.write("program.c", "int main(void) { return }\n");
    for _ in 0..2 {
        let (status, said) = desk.status(&mut desk.command(&[]));
        assert_eq!(status, Some(2));
        assert!(said.contains("program.c:1:25: error: expected expression"), "{said}");
    }
    assert_eq!((desk.calls(), desk.entries().len()), (2, 0));
}

fn writers_at_the_same_time() {
    let desk = Kept::new();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| desk.gives(3, &[]));
        }
    });
    let calls = desk.calls();
    desk.gives(3, &[]);
    assert_eq!((desk.calls(), desk.entries().len()), (calls, 1));
}

fn a_folder_that_cannot_be_written_is_no_error() {
    let desk = Kept::new();
    desk.write("file", "");
    for folder in ["/proc/nowhere".into(), desk.path("file"), desk.path("file/below")] {
        let (status, said) = desk.status(desk.command(&[]).env("UNSNARL_CACHE", &folder));
        assert_eq!(status, Some(3), "{said}");
        let lines = said.lines().filter(|l| l.contains("cache")).count();
        assert_eq!(lines, 0, "{said}");
    }
    assert_eq!(desk.calls(), 3);
}

fn it_can_be_switched_off() {
    let desk = Kept::new();
    for _ in 0..2 {
        assert_eq!(desk.status(desk.command(&[]).env("UNSNARL_CACHE", "off")).0, Some(3));
    }
    assert_eq!((desk.calls(), desk.entries().len()), (2, 0));
}
