//! What is in the file, and when: the order of bytes between streams is part of the meaning.

use super::*;
use crate::world::files::{Output, StdinSource};
use std::sync::{Arc, Mutex};

/// A machine with stdin from bytes, and stdout and stderr into one log, as with `2>&1`.
struct Bench {
    streams: Streams,
    files: Files,
    mem: Memory,
    log: Arc<Mutex<Vec<u8>>>,
    std: [Addr; 3],
}

impl Bench {
    fn new(stdin: &[u8]) -> Bench {
        let log = Arc::new(Mutex::new(Vec::new()));
        let output = || Output::Capture(log.clone());
        let files = Files::with_std(StdinSource::Bytes(stdin.to_vec()), output(), output());
        let (mut streams, mut mem) = (Streams::default(), Memory::default());
        let std = streams.create_std(&mut mem);
        Bench { streams, files, mem, log, std }
    }

    fn with<R>(&mut self, file: Addr, work: impl FnOnce(&mut Stream, &mut Io<'_>) -> R) -> R {
        let mut io = Io { files: &mut self.files, mem: &mut self.mem, region: GLOBALS, site: Site(0) };
        let stream = self.streams.live.get_mut(&file).unwrap();
        work(stream, &mut io)
    }

    fn write(&mut self, file: Addr, bytes: &[u8]) {
        let moved = self.with(file, |s, io| s.write(io, bytes)).unwrap();
        assert_eq!(moved, Moved { count: bytes.len(), errno: None });
    }

    fn byte(&mut self, file: Addr) -> Option<u8> {
        self.with(file, |s, io| s.read_byte(io)).unwrap()
    }

    fn logged(&self) -> usize {
        self.log.lock().unwrap().len()
    }

    fn text(&self) -> String {
        String::from_utf8(self.log.lock().unwrap().clone()).unwrap()
    }

    /// A stream over a fresh file that already lost its name.
    fn file(&mut self, name: &str, mode: &[u8]) -> Addr {
        let path = format!("/tmp/unsnarl-streams-{}-{name}", std::process::id());
        let _ = std::fs::remove_file(&path);
        let mode = Mode::parse(mode).unwrap();
        let fd = self.files.open(path.as_bytes(), mode.open_flags, 0o600).unwrap();
        std::fs::remove_file(&path).unwrap();
        let stream = Stream::new(Backing::Descriptor(fd), mode);
        self.streams.add(&mut self.mem, GLOBALS, Site(0), stream).unwrap()
    }
}

#[test]
fn stderr_overtakes_stdout_until_the_exit() {
    let mut b = Bench::new(b"");
    let [_, out, err] = b.std;
    b.write(out, b"one\n");
    b.write(err, b"two\n");
    b.streams.flush_all(&mut b.files);
    assert_eq!(b.text(), "two\none\n");
}

#[test]
fn a_full_buffer_goes_out_with_the_next_byte() {
    let mut b = Bench::new(b"");
    let out = b.std[1];
    b.write(out, b"x");
    b.write(out, &[b'y'; 4095]);
    assert_eq!(b.logged(), 0);
    b.write(out, b"z");
    assert_eq!(b.logged(), 4096);
    // Of a long write whole blocks bypass the buffer.
    b.write(out, &[b'w'; 10_000]);
    assert_eq!(b.logged(), 4096 * 3);
}

#[test]
fn a_first_write_of_whole_blocks_is_not_buffered() {
    let mut b = Bench::new(b"");
    let out = b.std[1];
    b.write(out, &[b'y'; 4096]);
    assert_eq!(b.logged(), 4096);
}

#[test]
fn lines_go_out_with_their_newline() {
    let mut b = Bench::new(b"");
    let out = b.std[1];
    b.with(out, |s, io| s.set_buffering(io, Buffering::Line, None)).unwrap();
    b.write(out, b"abc");
    assert_eq!(b.text(), "");
    b.write(out, b"d\nef\ngh");
    assert_eq!(b.text(), "abcd\nef\n");
    b.with(out, |s, io| s.flush(io)).unwrap();
    assert_eq!(b.text(), "abcd\nef\ngh");
}

#[test]
fn a_buffer_of_the_program_sets_the_size() {
    let mut b = Bench::new(b"");
    let out = b.std[1];
    b.with(out, |s, io| s.set_buffering(io, Buffering::Full, Some(4))).unwrap();
    // glibc puts the first write through, because its tiny buffer is not in use yet.
    b.write(out, b"abc");
    assert_eq!(b.text(), "abc");
    b.write(out, b"de");
    b.write(out, b"f");
    assert_eq!(b.text(), "abc");
    b.write(out, b"ghijkl");
    assert_eq!(b.text(), "abcdefghijkl");
    b.write(out, b"1234");
    assert_eq!(b.text(), "abcdefghijkl");
}

#[test]
fn bytes_come_back_in_the_order_of_ungetc() {
    let mut b = Bench::new(b"");
    let f = b.file("ungetc", b"w+");
    b.write(f, b"abcdef");
    b.with(f, |s, io| s.seek(io, 0, 0)).unwrap();
    assert_eq!(b.byte(f), Some(b'a'));
    for back in *b"123" {
        b.with(f, |s, io| s.unget(io, back)).unwrap();
    }
    assert_eq!(b.with(f, |s, io| s.tell(io)).unwrap(), -2);
    let bytes: Vec<_> = (0..4).filter_map(|_| b.byte(f)).collect();
    assert_eq!(bytes, b"321b");
    assert_eq!(b.with(f, |s, io| s.tell(io)).unwrap(), 2);
    b.with(f, |s, io| s.unget(io, b'q')).unwrap();
    b.with(f, |s, io| s.seek(io, 0, 1)).unwrap();
    assert_eq!(b.byte(f), Some(b'b'));
}

#[test]
fn the_end_lasts_until_it_is_cleared() {
    let mut b = Bench::new(b"a");
    let stdin = b.std[0];
    assert_eq!((b.byte(stdin), b.byte(stdin)), (Some(b'a'), None));
    assert!(b.with(stdin, |s, _| s.is_eof()));
    b.with(stdin, |s, io| s.unget(io, b'z')).unwrap();
    assert!(!b.with(stdin, |s, _| s.is_eof()));
    assert_eq!((b.byte(stdin), b.byte(stdin)), (Some(b'z'), None));
}

#[test]
fn reading_and_writing_take_turns_at_one_position() {
    let mut b = Bench::new(b"");
    let f = b.file("turns", b"w+");
    b.write(f, b"abcdef");
    b.with(f, |s, io| s.seek(io, 0, 0)).unwrap();
    b.byte(f);
    b.write(f, b"X");
    b.with(f, |s, io| s.seek(io, 0, 0)).unwrap();
    let mut line = Vec::new();
    b.with(f, |s, io| s.read_until(io, b'\n', 100, &mut line)).unwrap();
    assert_eq!(line, b"aXcdef");
}

#[test]
fn appending_tells_the_end() {
    let mut b = Bench::new(b"");
    let f = b.file("append", b"a+");
    b.write(f, b"12345");
    assert_eq!(b.with(f, |s, io| s.tell(io)).unwrap(), 5);
    b.with(f, |s, io| s.seek(io, 0, 0)).unwrap();
    assert_eq!(b.byte(f), Some(b'1'));
    b.write(f, b"6");
    assert_eq!(b.with(f, |s, io| s.tell(io)).unwrap(), 6);
}

#[test]
fn the_wrong_direction_is_an_error_of_the_stream() {
    let mut b = Bench::new(b"");
    let [stdin, out, _] = b.std;
    let moved = b.with(stdin, |s, io| s.write(io, b"x")).unwrap();
    assert_eq!(moved, Moved { count: 0, errno: Some(Errno::EBADF) });
    assert!(b.with(stdin, |s, _| s.is_error()));
    assert!(matches!(b.with(out, |s, io| s.read_byte(io)), Err(Trouble::Errno(Errno::EBADF))));
    assert_eq!(b.with(out, |s, _| s.flag_bits()), 0x20);
}

#[test]
fn what_is_no_stream_is_the_programs_fault() {
    let mut b = Bench::new(b"");
    let f = b.file("fault", b"w");
    let kind = |b: &mut Bench, at| b.streams.get(at, &b.mem).map(|_| ()).unwrap_err().kind;
    b.streams.remove(f, &mut b.mem, Site(7)).unwrap();
    assert_eq!(kind(&mut b, f), FailureKind::UseAfterFree);
    assert_eq!(b.streams.get(f, &b.mem).map(|_| ()).unwrap_err().object.unwrap().freed, Site(7));
    assert_eq!(kind(&mut b, 0), FailureKind::NullAccess);
    assert_eq!(kind(&mut b, 0x1234_5678), FailureKind::WildAccess);
}

#[test]
fn a_memory_stream_cuts_what_does_not_fit() {
    let mut b = Bench::new(b"");
    let buffer = b.mem.alloc(GLOBALS, ObjectKind::Heap, 10, 16, Site(0)).unwrap();
    b.mem.bytes_mut(buffer, 10).unwrap().fill(b'x');
    let mode = Mode::parse(b"w").unwrap();
    let mut io = Io { files: &mut b.files, mem: &mut b.mem, region: GLOBALS, site: Site(0) };
    let fixed = Fixed::new(&mut io, buffer, 10, b'w').unwrap();
    let f = b.streams.add(&mut b.mem, GLOBALS, Site(0), Stream::new(Backing::Fixed(fixed), mode)).unwrap();
    b.write(f, b"abc");
    b.with(f, |s, io| s.sync(io)).unwrap();
    assert_eq!(b.mem.bytes(buffer, 10).unwrap(), b"abc\0xxxxxx");
    b.write(f, b"defghijklm");
    assert!(b.with(f, |s, io| s.sync(io)).is_err());
    assert_eq!(b.mem.bytes(buffer, 10).unwrap(), b"abcdefghi\0");
}

#[test]
fn a_growing_stream_shows_its_text_when_flushed() {
    let mut b = Bench::new(b"");
    let at = b.mem.alloc(GLOBALS, ObjectKind::Heap, 16, 16, Site(0)).unwrap();
    let mode = Mode::parse(b"w").unwrap();
    let growing = Backing::Growing(Growing::new(at, at + 8));
    let f = b.streams.add(&mut b.mem, GLOBALS, Site(0), Stream::new(growing, mode)).unwrap();
    let shown = |b: &Bench| {
        let text = b.mem.c_string(b.mem.read_u64(at).unwrap()).unwrap();
        (String::from_utf8_lossy(text).into_owned(), b.mem.read_u64(at + 8).unwrap())
    };
    b.write(f, b"hello");
    b.with(f, |s, io| s.sync(io)).unwrap();
    assert_eq!(shown(&b), ("hello".into(), 5));
    b.with(f, |s, io| s.seek(io, 2, 0)).unwrap();
    b.write(f, b"XY");
    b.with(f, |s, io| s.sync(io)).unwrap();
    assert_eq!(shown(&b), ("heXYo".into(), 4));
    b.with(f, |s, io| s.close(io)).unwrap();
    assert_eq!(shown(&b), ("heXY".into(), 4));
}
