//! Compiled programs are kept, and used again only while nothing has changed that they were made from.

use libtest_mimic::Trial;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;
use testkit::{clang, process};

const LIMIT: Duration = Duration::from_secs(60);

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
struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        let desk = Desk(TempDir::new().expect("a temporary folder"));
        desk.write("sub/value.h", "#define VALUE 3\n");
        desk.write("program.c", "#include \"value.h\"\nint main(void) { int unused; return VALUE; }\n");
        let script = format!(
            "#!/bin/sh\necho >>'{}'\nexec '{}' \"$@\"\n",
            desk.path("calls").display(),
            clang::clang().display()
        );
        desk.write("clang", &script);
        fs::set_permissions(desk.path("clang"), fs::Permissions::from_mode(0o755)).expect("an executable");
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::create_dir_all(self.path(name).parent().expect("a folder")).expect("a folder");
        fs::write(self.path(name), text).expect("a file");
    }

    fn command(&self, options: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_unsnarl"));
        command.current_dir(self.0.path()).env("UNSNARL_CACHE", self.path("cache"));
        command
            .args(["run", "--clang"])
            .arg(self.path("clang"))
            .args(["-Isub", "-Wall"])
            .args(options)
            .arg("program.c");
        command
    }

    /// The status of the program, and clang's messages.
    fn status(&self, command: &mut Command) -> (Option<i32>, String) {
        let ended = process::run(command, None, LIMIT).expect("unsnarl ends");
        (ended.status.code(), String::from_utf8_lossy(&ended.stderr).into_owned())
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
    let desk = Desk::new();
    for _ in 0..3 {
        desk.gives(3, &[]);
    }
    assert_eq!((desk.calls(), desk.entries().len()), (1, 1));
    desk.write("program.c", "#include \"value.h\"\nint main(void) { int unused; return VALUE + 1; }\n");
    desk.gives(4, &[]);
    assert_eq!((desk.calls(), desk.entries().len()), (2, 2));
}

fn a_changed_header_counts() {
    let desk = Desk::new();
    desk.gives(3, &[]);
    desk.write("sub/value.h", "#define VALUE 5\n");
    desk.gives(5, &[]);
    desk.gives(5, &[]);
    assert_eq!(desk.calls(), 2);
    fs::remove_file(desk.path("sub/value.h")).expect("a header");
    assert_eq!(desk.status(&mut desk.command(&[])).0, Some(2));
}

fn a_header_that_comes_before_another_counts() {
    let desk = Desk::new();
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
    let desk = Desk::new();
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
    let desk = Desk::new();
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
    let desk = Desk::new();
    desk.write("program.c", "int main(void) { int unused; return __TIME__[0] == 0; }\n");
    desk.gives(0, &[]);
    desk.gives(0, &[]);
    assert_eq!((desk.calls(), desk.entries().len()), (2, 0));
}

fn what_cannot_be_compiled_is_not_kept() {
    let desk = Desk::new();
    desk.write("program.c", "int main(void) { return }\n");
    for _ in 0..2 {
        let (status, said) = desk.status(&mut desk.command(&[]));
        assert_eq!(status, Some(2));
        assert!(said.contains("program.c:1:25: error: expected expression"), "{said}");
    }
    assert_eq!((desk.calls(), desk.entries().len()), (2, 0));
}

fn writers_at_the_same_time() {
    let desk = Desk::new();
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
    let desk = Desk::new();
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
    let desk = Desk::new();
    for _ in 0..2 {
        assert_eq!(desk.status(desk.command(&[]).env("UNSNARL_CACHE", "off")).0, Some(3));
    }
    assert_eq!((desk.calls(), desk.entries().len()), (2, 0));
}
