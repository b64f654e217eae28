use super::*;

/// Files over an empty folder of their own, with captured output.
struct Fixture {
    files: Files,
    root: PathBuf,
    out: Arc<Mutex<Vec<u8>>>,
}

impl Fixture {
    fn new(name: &str) -> Fixture {
        let root = std::env::temp_dir().join(format!("unsnarl-files-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&root);
        std::fs::create_dir_all(root.join("start/inner")).unwrap();
        std::fs::write(root.join("secret"), "outside").unwrap();
        let out = Arc::new(Mutex::new(Vec::new()));
        let mut files =
            Files::with_std(StdinSource::Bytes(b"some input".to_vec()), Output::Capture(out.clone()), Output::Discard);
        files.policy = Policy::strict(&root.join("start"));
        Fixture { files, root: root.canonicalize().unwrap(), out }
    }

    fn read_all(&mut self, path: &str) -> String {
        let fd = self.files.open(path.as_bytes(), O_RDONLY, 0).unwrap();
        let mut text = vec![0; 1000];
        let n = self.files.read(fd, &mut text).unwrap();
        self.files.close(fd).unwrap();
        String::from_utf8(text[..n].to_vec()).unwrap()
    }
}

impl Drop for Fixture {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.root);
    }
}

#[test]
fn standard_streams_come_from_memory() {
    let mut f = Fixture::new("std");
    let mut buffer = [0; 4];
    assert_eq!(f.files.read(0, &mut buffer), Ok(4));
    assert_eq!(&buffer, b"some");
    assert_eq!(f.files.seek(0, 0, 0), Err(Errno::ESPIPE));
    assert_eq!(f.files.write(1, b"hello"), Ok(5));
    assert_eq!(f.files.write(0, b"x"), Err(Errno::EBADF));
    assert_eq!(f.files.write(2, b"gone"), Ok(4));
    assert_eq!(*f.out.lock().unwrap(), b"hello");
}

#[test]
fn the_lowest_free_number_is_given() {
    let mut f = Fixture::new("lowest");
    let a = f.files.open(b"/dev/null", O_RDWR, 0).unwrap();
    let b = f.files.open(b"/dev/null", O_RDWR, 0).unwrap();
    assert_eq!((a, b), (3, 4));
    f.files.close(a).unwrap();
    assert_eq!(f.files.close(a), Err(Errno::EBADF));
    assert_eq!(f.files.dup(b, 0, false), Ok(3));
    assert_eq!(f.files.dup(b, 10, false), Ok(10));
    assert_eq!(f.files.dup2(b, 99999, false), Err(Errno::EBADF));
    while f.files.dup(b, 0, false).is_ok() {}
    assert_eq!(f.files.open(b"/dev/null", O_RDWR, 0), Err(Errno::EMFILE));
}

#[test]
fn duplicates_share_their_offset() {
    let mut f = Fixture::new("dup");
    let fd = f.files.open(b"file", O_RDWR | O_CREAT | O_TRUNC, 0o644).unwrap();
    let copy = f.files.dup(fd, 0, false).unwrap();
    f.files.write(fd, b"0123456789").unwrap();
    assert_eq!(f.files.seek(copy, 0, 1), Ok(10));
    f.files.seek(copy, 2, 0).unwrap();
    let mut two = [0; 2];
    f.files.read(fd, &mut two).unwrap();
    assert_eq!(&two, b"23");
    f.files.close(fd).unwrap();
    assert_eq!(f.files.read(copy, &mut two), Ok(2));
    assert_eq!(f.files.read_at(copy, &mut two, 0), Ok(2));
    assert_eq!(&two, b"01");
}

#[test]
fn flags_are_obeyed() {
    let mut f = Fixture::new("flags");
    let fd = f.files.open(b"file", O_WRONLY | O_CREAT | O_EXCL, 0o666).unwrap();
    f.files.write(fd, b"first").unwrap();
    assert_eq!(f.files.read(fd, &mut [0]), Err(Errno::EBADF));
    assert_eq!(f.files.stat_fd(fd).unwrap().mode & 0o777, 0o644);
    assert_eq!(f.files.open(b"file", O_WRONLY | O_CREAT | O_EXCL, 0o666), Err(Errno::EEXIST));
    let append = f.files.open(b"file", O_WRONLY | O_APPEND, 0).unwrap();
    f.files.write(append, b"+second").unwrap();
    assert_eq!(f.read_all("file"), "first+second");
    f.files.open(b"file", O_RDONLY | O_TRUNC, 0).unwrap();
    assert_eq!(f.read_all("file"), "");
    assert_eq!(f.files.open(b"inner", O_WRONLY, 0), Err(Errno::EISDIR));
    assert_eq!(f.files.open(b"file", O_DIRECTORY, 0), Err(Errno::ENOTDIR));
    assert_eq!(f.files.open(b"missing", O_RDONLY, 0), Err(Errno::ENOENT));
    assert_eq!(f.files.open(b"missing/x", O_RDONLY | O_CREAT, 0o600), Err(Errno::ENOENT));
    assert_eq!(f.files.open(b"file/x", O_RDONLY, 0), Err(Errno::ENOTDIR));
    assert_eq!(f.files.open(b"new/", O_WRONLY | O_CREAT, 0o600), Err(Errno::EISDIR));
    assert_eq!(f.files.open(b"", O_RDONLY, 0), Err(Errno::ENOENT));
    assert_eq!(f.files.open(&[b'a'; 5000], O_RDONLY, 0), Err(Errno::ENAMETOOLONG));
}

#[test]
fn nothing_outside_is_opened() {
    let mut f = Fixture::new("outside");
    let secret = f.root.join("secret");
    assert_eq!(f.files.open(b"../secret", O_RDONLY, 0), Err(Errno::EACCES));
    assert_eq!(f.files.open(b"inner/../../secret", O_RDONLY, 0), Err(Errno::EACCES));
    assert_eq!(f.files.refused, std::slice::from_ref(&secret));
    assert_eq!(f.files.open(b"../not there", O_RDONLY, 0), Err(Errno::ENOENT));
    assert_eq!(f.files.open(b"../made", O_RDWR | O_CREAT, 0o600), Err(Errno::EACCES));
    assert_eq!(f.files.unlink(b"../secret"), Err(Errno::EACCES));
    assert_eq!(f.files.mkdir_at(names::AT_FDCWD, b"../made", 0o700), Err(Errno::EACCES));
    assert_eq!(f.files.chdir(b".."), Err(Errno::EACCES));
    assert!(secret.exists() && !f.root.join("made").exists());
    f.files.allow(&[secret]);
    assert_eq!(f.read_all("../secret"), "outside");
}

#[test]
fn links_do_not_lead_outside() {
    let mut f = Fixture::new("links");
    f.files.symlink_at(b"../secret", names::AT_FDCWD, b"out").unwrap();
    f.files.symlink_at(b"../not there yet", names::AT_FDCWD, b"dangling").unwrap();
    f.files.symlink_at(b"..", names::AT_FDCWD, b"up").unwrap();
    f.files.symlink_at(b"loop", names::AT_FDCWD, b"loop").unwrap();
    assert_eq!(f.files.open(b"out", O_RDONLY, 0), Err(Errno::EACCES));
    assert_eq!(f.files.open(b"dangling", O_WRONLY | O_CREAT, 0o600), Err(Errno::EACCES));
    assert_eq!(f.files.open(b"up/secret", O_RDONLY, 0), Err(Errno::EACCES));
    assert_eq!(f.files.open(b"loop", O_RDONLY, 0), Err(Errno::ELOOP));
    assert_eq!(f.files.open(b"out", O_RDONLY | O_NOFOLLOW, 0), Err(Errno::ELOOP));
    assert_eq!(f.files.readlink_at(names::AT_FDCWD, b"out").unwrap(), b"../secret");
    assert_eq!(f.files.rename(b"out", b"renamed"), Ok(()));
    assert_eq!(f.files.unlink(b"renamed"), Ok(()));
    assert!(f.root.join("secret").exists());
}

#[test]
fn chdir_moves_the_guest_only() {
    let mut f = Fixture::new("chdir");
    let host = std::env::current_dir().unwrap();
    f.files.chdir(b"inner").unwrap();
    let fd = f.files.open(b"file", O_WRONLY | O_CREAT, 0o600).unwrap();
    f.files.close(fd).unwrap();
    assert!(f.root.join("start/inner/file").exists());
    assert_eq!(std::env::current_dir().unwrap(), host);
    assert_eq!(f.files.chdir(b"file"), Err(Errno::ENOTDIR));
    f.files.chdir(b"..").unwrap();
    assert_eq!(f.files.cwd().unwrap(), f.root.join("start").as_os_str().as_encoded_bytes());
    assert_eq!(
        f.files.real_path(b"inner/./../inner/file").unwrap(),
        f.root.join("start/inner/file").as_os_str().as_encoded_bytes()
    );
}

#[test]
fn devices_work_without_the_host() {
    let mut f = Fixture::new("devices");
    let mut buffer = [7; 4];
    let zero = f.files.open(b"/dev/zero", O_RDONLY, 0).unwrap();
    assert_eq!(f.files.read(zero, &mut buffer), Ok(4));
    assert_eq!(buffer, [0; 4]);
    let null = f.files.open(b"/dev/./null", O_RDWR, 0).unwrap();
    assert_eq!(f.files.read(null, &mut buffer), Ok(0));
    let random = f.files.open(b"/dev/urandom", O_RDONLY, 0).unwrap();
    assert_eq!(f.files.read(random, &mut buffer), Ok(4));
    let again = Fixture::new("devices2").files.open(b"/dev/urandom", O_RDONLY, 0);
    assert!(again.is_ok());
    let stdout = f.files.open(b"/dev/fd/1", O_WRONLY, 0).unwrap();
    f.files.write(stdout, b"out").unwrap();
    assert_eq!(*f.out.lock().unwrap(), b"out");
    assert_eq!(f.files.open(b"/dev/fd/77", O_RDONLY, 0), Err(Errno::ENOENT));
    assert!(f.files.refused.is_empty());
}

#[test]
fn a_pipe_ends_when_its_writers_are_gone() {
    let mut f = Fixture::new("pipe");
    let (r, w) = f.files.pipe(0).unwrap();
    let mut buffer = [0; 8];
    assert_eq!(f.files.read(r, &mut buffer), Err(Errno::EDEADLK));
    assert_eq!(f.files.write(w, b"abc"), Ok(3));
    assert_eq!(f.files.available(r), Ok(3));
    let copy = f.files.dup(w, 0, false).unwrap();
    f.files.close(w).unwrap();
    assert_eq!(f.files.read(r, &mut buffer), Ok(3));
    assert_eq!(f.files.read(r, &mut buffer), Err(Errno::EDEADLK));
    f.files.close(copy).unwrap();
    assert_eq!(f.files.read(r, &mut buffer), Ok(0));
    let (r, w) = f.files.pipe(O_NONBLOCK).unwrap();
    assert_eq!(f.files.read(r, &mut buffer), Err(Errno::EAGAIN));
    assert_eq!(f.files.write(w, &[0; 100_000]), Ok(pipes::CAPACITY));
    f.files.close(r).unwrap();
    assert_eq!(f.files.write(w, b"x"), Err(Errno::EPIPE));
}

#[test]
fn entries_are_sorted() {
    let mut f = Fixture::new("entries");
    for name in ["zebra", "apple", "Mango"] {
        let fd = f.files.open(name.as_bytes(), O_WRONLY | O_CREAT, 0o600).unwrap();
        f.files.close(fd).unwrap();
    }
    let fd = f.files.open(b".", O_RDONLY | O_DIRECTORY, 0).unwrap();
    let names: Vec<String> =
        f.files.entries(fd).unwrap().into_iter().map(|e| String::from_utf8(e.name).unwrap()).collect();
    assert_eq!(names, [".", "..", "Mango", "apple", "inner", "zebra"]);
    assert_eq!(f.files.read(fd, &mut [0]), Err(Errno::EISDIR));
}

/// As a path of the guest's.
fn inside(f: &Fixture, name: &str) -> Vec<u8> {
    f.root.join("start").join(name).into_os_string().into_encoded_bytes()
}

#[test]
fn a_folder_that_became_a_link_leads_nowhere_else() {
    for apart in [false, true] {
        let mut f = Fixture::new(&format!("swapped-{apart}"));
        if apart {
            f.files.keep_changes_apart(1 << 20);
        }
        let outside = f.root.as_os_str().as_encoded_bytes().to_vec();
        f.files.mkdir_at(names::AT_FDCWD, b"d", 0o700).unwrap();
        let dir = f.files.open(b"d", O_RDONLY | O_DIRECTORY, 0).unwrap();
        f.files.chdir(b"d").unwrap();
        let d = inside(&f, "d");
        f.files.rmdir_at(names::AT_FDCWD, &d).unwrap();
        f.files.symlink_at(&outside, names::AT_FDCWD, &d).unwrap();
        assert_eq!(f.files.open(b"secret", O_RDONLY, 0), Err(Errno::ENOENT));
        assert_eq!(f.files.open_at(dir, b"secret", O_RDONLY, 0), Err(Errno::ENOENT));
        assert_eq!(f.files.stat_at(dir, b"secret", true), Err(Errno::ENOENT));
        assert_eq!(f.files.link_at(dir, b"secret", names::AT_FDCWD, &inside(&f, "l"), false), Err(Errno::ENOENT));
        assert_eq!(f.files.entries(dir).unwrap().len(), 2);
        assert!(f.files.open_at(dir, b"made", O_RDWR | O_CREAT, 0o600).is_err() || !f.root.join("made").exists());
        assert_eq!(f.files.cwd(), Err(Errno::ENOENT));
        assert_eq!(f.files.chdir(&d), Err(Errno::EACCES));
    }
}

#[test]
fn flags_do_not_open_a_file_again() {
    let mut f = Fixture::new("setfl");
    let fd = f.files.open(b"file", O_RDWR | O_CREAT, 0o600).unwrap();
    f.files.unlink(b"file").unwrap();
    f.files.symlink_at(b"../secret", names::AT_FDCWD, b"file").unwrap();
    f.files.set_flags(fd, O_APPEND).unwrap();
    f.files.write(fd, b"mine").unwrap();
    assert_eq!(std::fs::read_to_string(f.root.join("secret")).unwrap(), "outside");
}

#[test]
fn a_pipe_of_the_hosts_is_not_waited_for() {
    let mut f = Fixture::new("fifo");
    let fifo = f.root.join("start/fifo");
    rustix::fs::mknodat(rustix::fs::CWD, &fifo, rustix::fs::FileType::Fifo, rustix::fs::Mode::RUSR, 0).unwrap();
    assert_eq!(f.files.open(b"fifo", O_RDONLY, 0), Err(Errno::ENXIO));
    assert_eq!(f.files.open(b"fifo", O_WRONLY, 0), Err(Errno::ENXIO));
}

#[test]
fn changes_are_kept_apart() {
    let mut f = Fixture::new("apart");
    let host = f.root.join("start");
    std::fs::write(host.join("old"), "as it was").unwrap();
    std::fs::write(host.join("inner/deep"), "deep").unwrap();
    f.files.keep_changes_apart(100);
    let reader = f.files.open(b"old", O_RDONLY, 0).unwrap();
    let writer = f.files.open(b"old", O_WRONLY | O_TRUNC, 0).unwrap();
    f.files.write(writer, b"changed").unwrap();
    let mut seven = [0; 7];
    assert_eq!(f.files.read(reader, &mut seven), Ok(7));
    assert_eq!(&seven, b"changed");
    let fd = f.files.open(b"new", O_RDWR | O_CREAT, 0o640).unwrap();
    f.files.write(fd, b"0123456789").unwrap();
    assert_eq!(f.files.stat_fd(fd).unwrap().mode & 0o777, 0o640);
    assert_eq!(f.files.stat_fd(fd).unwrap().size, 10);
    f.files.rename(b"inner", b"moved").unwrap();
    f.files.rename(b"new", b"moved/new").unwrap();
    assert_eq!(f.read_all("moved/deep"), "deep");
    assert_eq!(f.read_all("moved/new"), "0123456789");
    assert_eq!(f.files.open(b"inner/deep", O_RDONLY, 0), Err(Errno::ENOENT));
    assert_eq!(f.files.rmdir_at(names::AT_FDCWD, b"moved"), Err(Errno::ENOTEMPTY));
    f.files.link_at(names::AT_FDCWD, b"old", names::AT_FDCWD, b"again", false).unwrap();
    f.files.unlink(b"old").unwrap();
    assert_eq!(f.read_all("again"), "changed");
    f.files.mkdir_at(names::AT_FDCWD, b"made", 0o700).unwrap();
    f.files.symlink_at(b"../moved/new", names::AT_FDCWD, b"made/link").unwrap();
    assert_eq!(f.read_all("made/link"), "0123456789");
    f.files.chmod_at(names::AT_FDCWD, b"moved/deep", 0o400).unwrap();
    let here = f.files.open(b".", O_RDONLY | O_DIRECTORY, 0).unwrap();
    let entries = f.files.entries(here).unwrap();
    let names: Vec<_> = entries.iter().map(|e| String::from_utf8_lossy(&e.name).into_owned()).collect();
    assert_eq!(names, [".", "..", "again", "made", "moved"]);
    // There is room for 100 bytes, and for more when some are given back.
    assert_eq!(f.files.write(fd, &[0; 100]), Err(Errno::ENOSPC));
    f.files.set_len(fd, 0).unwrap();
    f.files.seek(fd, 0, 0).unwrap();
    assert_eq!(f.files.write(fd, &[0; 80]), Ok(80));
    let now = |name: &str| std::fs::read_to_string(host.join(name)).unwrap_or_default();
    assert_eq!((now("old").as_str(), now("inner/deep").as_str()), ("as it was", "deep"));
    assert_eq!(std::fs::read_dir(&host).unwrap().count(), 2);
}

#[test]
fn names_in_memory_behave_as_those_of_the_host() {
    let mut f = Fixture::new("names");
    std::fs::write(f.root.join("start/h"), "one").unwrap();
    f.files.keep_changes_apart(1 << 20);
    // An old descriptor does not bring a removed file back.
    let old = f.files.open(b"h", O_RDONLY, 0).unwrap();
    f.files.unlink(b"h").unwrap();
    let new = f.files.open(b"h", O_WRONLY | O_CREAT, 0o644).unwrap();
    f.files.write(new, b"new").unwrap();
    assert_eq!(f.files.chmod_fd(old, 0o600), Err(Errno::EPERM));
    assert_eq!(f.read_all("h"), "new");
    // Two names of one file.
    f.files.link_at(names::AT_FDCWD, b"h", names::AT_FDCWD, b"k", false).unwrap();
    f.files.rename(b"h", b"k").unwrap();
    assert_eq!((f.read_all("h"), f.read_all("k")), ("new".into(), "new".into()));
    // A folder does not go into itself, whatever it is called now.
    f.files.mkdir_at(names::AT_FDCWD, b"a", 0o700).unwrap();
    f.files.mkdir_at(names::AT_FDCWD, b"a/b", 0o700).unwrap();
    let b = f.files.open(b"a/b", O_RDONLY | O_DIRECTORY, 0).unwrap();
    f.files.rename(b"a", b"c").unwrap();
    assert_eq!(f.files.rename_at(names::AT_FDCWD, b"c", b, b"q", false), Err(Errno::EINVAL));
    // Nothing is made in a folder that is gone.
    f.files.rmdir_at(names::AT_FDCWD, b"c/b").unwrap();
    assert_eq!(f.files.open_at(b, b"x", O_WRONLY | O_CREAT, 0o600), Err(Errno::ENOENT));
    assert_eq!(f.files.symlink_at(b"", names::AT_FDCWD, b"e"), Err(Errno::ENOENT));
}

#[test]
fn an_allowed_file_keeps_its_name() {
    let mut f = Fixture::new("allowed");
    let secret = f.root.join("secret");
    f.files.allow(std::slice::from_ref(&secret));
    let path = secret.as_os_str().as_encoded_bytes().to_vec();
    f.files.symlink_at(b"/etc/passwd", names::AT_FDCWD, b"evil").unwrap();
    assert_eq!(f.files.rename(b"evil", &path), Err(Errno::EACCES));
    assert_eq!(f.files.unlink(&path), Err(Errno::EACCES));
    let start = f.root.join("start").as_os_str().as_encoded_bytes().to_vec();
    assert_eq!(f.files.rename(&start, b"/tmp/moved"), Err(Errno::EACCES));
    assert_eq!(f.read_all("../secret"), "outside");
}
