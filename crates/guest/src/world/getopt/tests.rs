//! Expectations are what glibc 2.36 prints for the same calls.

use super::*;

struct Guest {
    mem: Memory,
    state: Getopt,
    argv: Addr,
    argc: i32,
}

fn text(mem: &mut Memory, s: &str) -> Addr {
    let at = mem.alloc(GLOBALS, ObjectKind::Global, s.len() as u64 + 1, 16, Site(0)).unwrap();
    mem.bytes_mut(at, s.len() as u64).unwrap().copy_from_slice(s.as_bytes());
    at
}

fn array(mem: &mut Memory, words: &[u64]) -> Addr {
    let at = mem.alloc(GLOBALS, ObjectKind::Global, words.len() as u64 * 8, 16, Site(0)).unwrap();
    for (i, w) in words.iter().enumerate() {
        mem.write_u64(at + 8 * i as u64, *w).unwrap();
    }
    at
}

impl Guest {
    fn new(args: &[&str]) -> Guest {
        let mut mem = Memory::default();
        let mut pointers: Vec<u64> = args.iter().map(|a| text(&mut mem, a)).collect();
        pointers.push(0);
        let argv = array(&mut mem, &pointers);
        Guest { mem, state: Getopt::default(), argv, argc: args.len() as i32 }
    }

    fn longs(&mut self, options: &[(&str, i32, u64, i32)]) -> Addr {
        let mut words = Vec::new();
        for &(name, has_arg, flag, val) in options {
            let name = text(&mut self.mem, name);
            words.extend([name, has_arg as u64, flag, val as u64]);
        }
        words.extend([0; 4]);
        array(&mut self.mem, &words)
    }

    fn call(&mut self, optstring: &str, longopts: Addr, long_only: bool) -> (i32, Option<String>, Option<String>) {
        let request = Request {
            argc: self.argc,
            argv: self.argv,
            optstring: optstring.as_bytes(),
            longopts,
            longind: 0,
            long_only,
            posixly_correct: false,
        };
        let answer = self.state.next(&mut self.mem, request).unwrap();
        let variables = self.state.variables(&mut self.mem).unwrap();
        let optarg = match self.mem.read_u64(variables.optarg).unwrap() {
            0 => None,
            at => Some(String::from_utf8(self.mem.c_string(at).unwrap().to_vec()).unwrap()),
        };
        (answer.value, optarg, answer.message.map(|m| String::from_utf8(m).unwrap()))
    }

    fn args(&self) -> Vec<String> {
        let at = |i| self.mem.read_u64(self.argv + 8 * i as u64).unwrap();
        (0..self.argc).map(|i| String::from_utf8(self.mem.c_string(at(i)).unwrap().to_vec()).unwrap()).collect()
    }

    fn optind(&mut self) -> u32 {
        let variables = self.state.variables(&mut self.mem).unwrap();
        self.mem.read_u32(variables.optind).unwrap()
    }
}

fn c(letter: char) -> i32 {
    letter as i32
}

#[test]
fn operands_are_moved_behind_the_options() {
    let mut g = Guest::new(&["prog", "one", "-a", "two", "-bvalue", "-c", "separate", "three"]);
    assert_eq!(g.call("ab:c:", 0, false).0, c('a'));
    assert_eq!(g.call("ab:c:", 0, false), (c('b'), Some("value".into()), None));
    assert_eq!(g.call("ab:c:", 0, false), (c('c'), Some("separate".into()), None));
    assert_eq!(g.call("ab:c:", 0, false).0, -1);
    assert_eq!(g.args(), ["prog", "-a", "-bvalue", "-c", "separate", "one", "two", "three"]);
    assert_eq!(g.optind(), 5);
}

#[test]
fn a_double_dash_ends_the_options() {
    let mut g = Guest::new(&["prog", "x", "-a", "--", "-b", "y"]);
    assert_eq!(g.call("ab", 0, false).0, c('a'));
    assert_eq!(g.call("ab", 0, false).0, -1);
    assert_eq!(g.args(), ["prog", "-a", "--", "x", "-b", "y"]);
    assert_eq!(g.optind(), 3);
}

#[test]
fn signs_choose_the_ordering() {
    let mut g = Guest::new(&["prog", "x", "-a"]);
    assert_eq!(g.call("+a", 0, false).0, -1);
    assert_eq!(g.optind(), 1);
    let mut g = Guest::new(&["prog", "x", "-a"]);
    assert_eq!(g.call("-a", 0, false), (1, Some("x".into()), None));
    assert_eq!(g.call("-a", 0, false).0, c('a'));
    assert_eq!(g.call("-a", 0, false).0, -1);
}

#[test]
fn short_errors_read_as_glibc_prints_them() {
    let mut g = Guest::new(&["prog", "-xq", "-b"]);
    assert_eq!(g.call("b:", 0, false), (c('?'), None, Some("prog: invalid option -- 'x'\n".into())));
    assert_eq!(g.call("b:", 0, false), (c('?'), None, Some("prog: invalid option -- 'q'\n".into())));
    assert_eq!(g.call("b:", 0, false), (c('?'), None, Some("prog: option requires an argument -- 'b'\n".into())));
    let mut g = Guest::new(&["prog", "-b"]);
    assert_eq!(g.call(":b:", 0, false), (c(':'), None, None));
}

#[test]
fn optional_arguments_must_be_attached() {
    let mut g = Guest::new(&["prog", "-ofile", "-o", "file"]);
    assert_eq!(g.call("o::", 0, false), (c('o'), Some("file".into()), None));
    assert_eq!(g.call("o::", 0, false), (c('o'), None, None));
    assert_eq!(g.call("o::", 0, false).0, -1);
}

#[test]
fn long_options_abbreviate_and_complain() {
    let mut g = Guest::new(&["prog", "--verb", "--out=f", "--ver", "--nope", "--size", "--help=1", "--size=3"]);
    let options = g.longs(&[
        ("verbose", 0, 0, 1001),
        ("version", 0, 0, 1002),
        ("output", 1, 0, 1003),
        ("size", 1, 0, 1004),
        ("help", 0, 0, 1005),
    ]);
    assert_eq!(g.call("", options, false), (1001, None, None));
    assert_eq!(g.call("", options, false), (1003, Some("f".into()), None));
    let ambiguous = "prog: option '--ver' is ambiguous; possibilities: '--verbose' '--version'\n";
    assert_eq!(g.call("", options, false), (c('?'), None, Some(ambiguous.into())));
    assert_eq!(g.call("", options, false), (c('?'), None, Some("prog: unrecognized option '--nope'\n".into())));
    assert_eq!(g.call("", options, false), (1004, Some("--help=1".into()), None));
    assert_eq!(g.call("", options, false), (1004, Some("3".into()), None));
    assert_eq!(g.call("", options, false).0, -1);
    let mut g = Guest::new(&["prog", "--help=1", "--size"]);
    let options = g.longs(&[("size", 1, 0, 7), ("help", 0, 0, 8)]);
    assert_eq!(g.call("", options, false).2.unwrap(), "prog: option '--help' doesn't allow an argument\n");
    assert_eq!(g.call("", options, false).2.unwrap(), "prog: option '--size' requires an argument\n");
}

#[test]
fn a_flag_is_set_and_zero_returned() {
    let mut g = Guest::new(&["prog", "--on"]);
    let flag = array(&mut g.mem, &[0]);
    let options = g.longs(&[("on", 0, flag, 42)]);
    assert_eq!(g.call("", options, false).0, 0);
    assert_eq!(g.mem.read_u32(flag).unwrap(), 42);
}

#[test]
fn long_only_takes_one_dash() {
    let mut g = Guest::new(&["prog", "-verbose", "-v", "-unknown"]);
    let options = g.longs(&[("verbose", 0, 0, 1)]);
    assert_eq!(g.call("v", options, true).0, 1);
    assert_eq!(g.call("v", options, true).0, c('v'));
    assert_eq!(g.call("v", options, true), (c('?'), None, Some("prog: unrecognized option '-unknown'\n".into())));
}

#[test]
fn zero_in_optind_starts_over() {
    let mut g = Guest::new(&["prog", "-a", "x"]);
    assert_eq!(g.call("a", 0, false).0, c('a'));
    assert_eq!(g.call("a", 0, false).0, -1);
    let optind = g.state.variables(&mut g.mem).unwrap().optind;
    g.mem.write_u32(optind, 0).unwrap();
    assert_eq!(g.call("a", 0, false).0, c('a'));
}
