//! `getopt` and its long forms, as glibc 2.36 does them (posix/getopt.c, whose names the state keeps).
//!
//! The arguments stay in guest memory and are permuted there; `optind` and the others are guest variables.

use crate::memory::{Addr, Fault, GLOBALS, Memory, ObjectKind, Site};

/// Addresses of the variables that programs use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variables {
    /// `char *optarg`
    pub optarg: Addr,
    /// `int optind`
    pub optind: Addr,
    /// `int opterr`
    pub opterr: Addr,
    /// `int optopt`
    pub optopt: Addr,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Ordering {
    RequireOrder,
    #[default]
    Permute,
    ReturnInOrder,
}

/// Where the scan stands.
#[derive(Clone, Debug, Default)]
pub struct Getopt {
    variables: Option<Variables>,
    initialized: bool,
    ordering: Ordering,
    /// The rest of the argument whose letters are being read; null between arguments.
    nextchar: Addr,
    /// The skipped arguments: from here ...
    first_nonopt: i32,
    /// ... to before here.
    last_nonopt: i32,
    /// The guest's `optind` during a call.
    optind: i32,
    /// What `optopt` is set to by every call: the last option that was wrong.
    optopt: i32,
}

/// What the next call has to know of the calls before.
#[derive(Clone, Copy, Default, Debug)]
pub struct Stand {
    /// Where `optind` and `optopt` are.
    pub(crate) optind_at: Addr,
    pub(crate) optopt_at: Addr,
    /// The rest of the argument whose letters are being read; null between arguments.
    pub(crate) nextchar: Addr,
    pub(crate) initialized: bool,
    /// Arguments that are no options are skipped.
    pub(crate) permutes: bool,
}

impl Stand {
    /// The one before a call, given the one after it: where its variables are, and in which order it goes, is known only then.
    pub fn before(self, after: Stand) -> Stand {
        Stand { optind_at: after.optind_at, optopt_at: after.optopt_at, permutes: after.permutes, ..self }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub argc: i32,
    pub argv: Addr,
    pub optstring: &'a [u8],
    /// Array of `struct option`, or null.
    pub longopts: Addr,
    /// Where the index of a long option goes, or null.
    pub longind: Addr,
    /// A long option may start with one dash.
    pub long_only: bool,
    /// `POSIXLY_CORRECT` is set.
    pub posixly_correct: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What `getopt` returns.
    pub value: i32,
    /// What it prints on standard error.
    pub message: Option<Vec<u8>>,
}

struct LongOption {
    name: Vec<u8>,
    has_arg: i32,
    flag: Addr,
    val: i32,
}

fn strchr(text: &[u8], c: u8) -> Option<usize> {
    // As in C the terminator is found too.
    if c == 0 { Some(text.len()) } else { text.iter().position(|&b| b == c) }
}

struct Scan<'a> {
    state: &'a mut Getopt,
    mem: &'a mut Memory,
    request: Request<'a>,
    print_errors: bool,
    optarg: Addr,
    message: Option<Vec<u8>>,
}

impl Getopt {
    /// Uses variables that are there already.
    pub fn adopt(&mut self, variables: Variables) {
        self.variables = Some(variables);
    }

    /// How it stands between two calls.
    pub fn stand(&self) -> Stand {
        Stand {
            optind_at: self.variables.map_or(0, |v| v.optind),
            optopt_at: self.variables.map_or(0, |v| v.optopt),
            nextchar: self.nextchar,
            initialized: self.initialized,
            permutes: self.ordering == Ordering::Permute,
        }
    }

    /// The guest variables, which are made with their first values if they are not there yet; `None` when guest
    /// memory is full.
    pub fn variables(&mut self, mem: &mut Memory) -> Option<Variables> {
        if let Some(variables) = self.variables {
            return Some(variables);
        }
        let mut make = |size: u64, value: u32| {
            let addr = mem.alloc(GLOBALS, ObjectKind::Global, size, 16, Site(0))?;
            mem.write_u32(addr, value).ok()?;
            Some(addr)
        };
        let made = Variables {
            optarg: make(8, 0)?,
            optind: make(4, 1)?,
            opterr: make(4, 1)?,
            optopt: make(4, u32::from(b'?'))?,
        };
        self.variables = Some(made);
        Some(made)
    }

    pub fn next(&mut self, mem: &mut Memory, request: Request<'_>) -> Result<Answer, Box<Fault>> {
        let Some(variables) = self.variables(mem) else { return Ok(Answer { value: -1, message: None }) };
        self.optind = mem.read_u32(variables.optind)? as i32;
        let opterr = mem.read_u32(variables.opterr)? != 0;
        let mut scan = Scan { state: self, mem, request, print_errors: opterr, optarg: 0, message: None };
        let value = scan.run()?;
        let Scan { optarg, message, .. } = scan;
        mem.write_u32(variables.optind, self.optind as u32)?;
        mem.write_u64(variables.optarg, optarg)?;
        mem.write_u32(variables.optopt, self.optopt as u32)?;
        Ok(Answer { value, message })
    }
}

impl Scan<'_> {
    fn argv(&self, i: i32) -> Result<Addr, Box<Fault>> {
        self.mem.read_u64(self.request.argv.wrapping_add((i64::from(i) * 8) as u64))
    }

    /// The argument at `optind`.
    fn current(&self) -> Result<Vec<u8>, Box<Fault>> {
        Ok(self.mem.c_string(self.argv(self.state.optind)?)?.to_vec())
    }

    fn is_nonoption(&self) -> Result<bool, Box<Fault>> {
        let text = self.current()?;
        Ok(text.first() != Some(&b'-') || text.len() == 1)
    }

    fn complain(&mut self, parts: &[&[u8]]) -> Result<(), Box<Fault>> {
        if self.print_errors {
            let mut message = self.mem.c_string(self.argv(0)?)?.to_vec();
            message.extend_from_slice(b": ");
            message.extend(parts.concat());
            message.push(b'\n');
            self.message = Some(message);
        }
        Ok(())
    }

    /// Swaps the skipped arguments with the options read since, keeping the order in both.
    fn exchange(&mut self) -> Result<(), Box<Fault>> {
        let (first, middle, end) = (self.state.first_nonopt, self.state.last_nonopt, self.state.optind);
        let mut all = Vec::new();
        for i in first..end {
            all.push(self.argv(i)?);
        }
        all.rotate_left((middle - first) as usize);
        for (i, pointer) in (first..end).zip(all) {
            self.mem.write_u64(self.request.argv.wrapping_add((i64::from(i) * 8) as u64), pointer)?;
        }
        self.state.first_nonopt += end - middle;
        self.state.last_nonopt = end;
        Ok(())
    }

    /// Takes the ordering sign off the option string, and starts over if this is a first call.
    fn start(&mut self) {
        let sign = self.request.optstring.first().copied();
        if self.state.optind == 0 || !self.state.initialized {
            if self.state.optind == 0 {
                self.state.optind = 1;
            }
            self.state.first_nonopt = self.state.optind;
            self.state.last_nonopt = self.state.optind;
            self.state.nextchar = 0;
            self.state.ordering = match sign {
                Some(b'-') => Ordering::ReturnInOrder,
                Some(b'+') => Ordering::RequireOrder,
                _ if self.request.posixly_correct => Ordering::RequireOrder,
                _ => Ordering::Permute,
            };
            self.state.initialized = true;
        }
        if let Some(b'-' | b'+') = sign {
            self.request.optstring = &self.request.optstring[1..];
        }
        if self.request.optstring.first() == Some(&b':') {
            self.print_errors = false;
        }
    }

    fn run(&mut self) -> Result<i32, Box<Fault>> {
        if self.request.argc < 1 {
            return Ok(-1);
        }
        self.start();
        let fresh = self.state.nextchar == 0 || self.mem.read_u8(self.state.nextchar)? == 0;
        if fresh && let Some(value) = self.next_argument()? {
            return Ok(value);
        }
        self.short_option()
    }

    /// Goes to the next argument; a value if that settles the call, nothing if short options are to be read.
    fn next_argument(&mut self) -> Result<Option<i32>, Box<Fault>> {
        let argc = self.request.argc;
        self.state.last_nonopt = self.state.last_nonopt.min(self.state.optind);
        self.state.first_nonopt = self.state.first_nonopt.min(self.state.optind);
        if self.state.ordering == Ordering::Permute {
            if self.state.last_nonopt != self.state.optind {
                if self.state.first_nonopt != self.state.last_nonopt {
                    self.exchange()?;
                } else {
                    self.state.first_nonopt = self.state.optind;
                }
            }
            while self.state.optind < argc && self.is_nonoption()? {
                self.state.optind += 1;
            }
            self.state.last_nonopt = self.state.optind;
        }
        if self.state.optind < argc && self.current()? == b"--" {
            self.state.optind += 1;
            if self.state.first_nonopt != self.state.last_nonopt && self.state.last_nonopt != self.state.optind {
                self.exchange()?;
            } else if self.state.first_nonopt == self.state.last_nonopt {
                self.state.first_nonopt = self.state.optind;
            }
            self.state.last_nonopt = argc;
            self.state.optind = argc;
        }
        if self.state.optind >= argc {
            if self.state.first_nonopt != self.state.last_nonopt {
                self.state.optind = self.state.first_nonopt;
            }
            return Ok(Some(-1));
        }
        if self.is_nonoption()? {
            if self.state.ordering == Ordering::RequireOrder {
                return Ok(Some(-1));
            }
            self.optarg = self.argv(self.state.optind)?;
            self.state.optind += 1;
            return Ok(Some(1));
        }
        let at = self.argv(self.state.optind)?;
        let text = self.current()?;
        if self.request.longopts != 0 {
            if text[1] == b'-' {
                self.state.nextchar = at + 2;
                return self.long_option(self.request.long_only, b"--");
            }
            // "-f" with f a short option is that, never an abbreviation of "--foo".
            if self.request.long_only && (text.len() > 2 || strchr(self.request.optstring, text[1]).is_none()) {
                self.state.nextchar = at + 1;
                if let Some(value) = self.long_option(true, b"-")? {
                    return Ok(Some(value));
                }
            }
        }
        self.state.nextchar = at + 1;
        Ok(None)
    }

    fn long_options(&self) -> Result<Vec<LongOption>, Box<Fault>> {
        let mut found = Vec::new();
        let mut at = self.request.longopts;
        loop {
            let name = self.mem.read_u64(at)?;
            if name == 0 {
                return Ok(found);
            }
            found.push(LongOption {
                name: self.mem.c_string(name)?.to_vec(),
                has_arg: self.mem.read_u32(at + 8)? as i32,
                flag: self.mem.read_u64(at + 16)?,
                val: self.mem.read_u32(at + 24)? as i32,
            });
            at += 32;
        }
    }

    /// The long option at `nextchar`; nothing if it should be read as short ones.
    fn long_option(&mut self, long_only: bool, prefix: &[u8]) -> Result<Option<i32>, Box<Fault>> {
        let text = self.mem.c_string(self.state.nextchar)?.to_vec();
        let len = strchr(&text, b'=').unwrap_or(text.len());
        let name = &text[..len];
        let options = self.long_options()?;
        let mut index = options.iter().position(|o| o.name == name);
        if index.is_none() {
            let mut candidates = options.iter().enumerate().filter(|(_, o)| o.name.starts_with(name));
            if let Some((first, a)) = candidates.next() {
                let different =
                    |b: &LongOption| long_only || a.has_arg != b.has_arg || a.flag != b.flag || a.val != b.val;
                let others: Vec<&LongOption> = candidates.map(|(_, o)| o).filter(|o| different(o)).collect();
                if !others.is_empty() {
                    let mut message = [b"option '", prefix, &text, b"' is ambiguous; possibilities:"].concat();
                    for option in [a].into_iter().chain(others) {
                        message.extend([b" '", prefix, &option.name, b"'"].concat());
                    }
                    self.complain(&[&message])?;
                    self.state.nextchar += text.len() as u64;
                    self.state.optind += 1;
                    self.state.optopt = 0;
                    return Ok(Some(i32::from(b'?')));
                }
                index = Some(first);
            }
        }
        let Some(index) = index else {
            let short = text.first().copied().unwrap_or(0);
            if long_only && self.current()?.get(1) != Some(&b'-') && strchr(self.request.optstring, short).is_some() {
                return Ok(None);
            }
            self.complain(&[b"unrecognized option '", prefix, &text, b"'"])?;
            self.state.nextchar = 0;
            self.state.optind += 1;
            self.state.optopt = 0;
            return Ok(Some(i32::from(b'?')));
        };
        let option = &options[index];
        let value_at = self.state.nextchar + len as u64 + 1;
        self.state.optind += 1;
        self.state.nextchar = 0;
        if len < text.len() {
            if option.has_arg == 0 {
                self.complain(&[b"option '", prefix, &option.name, b"' doesn't allow an argument"])?;
                self.state.optopt = option.val;
                return Ok(Some(i32::from(b'?')));
            }
            self.optarg = value_at;
        } else if option.has_arg == 1 {
            if self.state.optind >= self.request.argc {
                self.complain(&[b"option '", prefix, &option.name, b"' requires an argument"])?;
                self.state.optopt = option.val;
                return Ok(Some(self.missing_argument()));
            }
            self.optarg = self.argv(self.state.optind)?;
            self.state.optind += 1;
        }
        if self.request.longind != 0 {
            self.mem.write_u32(self.request.longind, index as u32)?;
        }
        if option.flag != 0 {
            self.mem.write_u32(option.flag, option.val as u32)?;
            return Ok(Some(0));
        }
        Ok(Some(option.val))
    }

    fn missing_argument(&self) -> i32 {
        i32::from(if self.request.optstring.first() == Some(&b':') { b':' } else { b'?' })
    }

    fn short_option(&mut self) -> Result<i32, Box<Fault>> {
        let letter = self.mem.read_u8(self.state.nextchar)?;
        let value = i32::from(letter as i8);
        self.state.nextchar += 1;
        let more = self.mem.read_u8(self.state.nextchar)? != 0;
        if !more {
            self.state.optind += 1;
        }
        let at = strchr(self.request.optstring, letter).filter(|_| letter != b':' && letter != b';');
        let Some(at) = at else {
            self.complain(&[b"invalid option -- '", &[letter], b"'"])?;
            self.state.optopt = value;
            return Ok(i32::from(b'?'));
        };
        let behind = |n: usize| self.request.optstring.get(at + n).copied();
        let (first, second) = (behind(1), behind(2));
        let ended = self.state.optind >= self.request.argc;
        if letter == b'W' && first == Some(b';') && self.request.longopts != 0 {
            // `-W foo` is `--foo`.
            if !more {
                if ended {
                    return self.short_without_argument(letter);
                }
                self.state.nextchar = self.argv(self.state.optind)?;
            }
            return Ok(self.long_option(false, b"-W ")?.unwrap_or(i32::from(b'?')));
        }
        if first != Some(b':') {
            return Ok(value);
        }
        let rest = self.state.nextchar;
        self.state.nextchar = 0;
        if more {
            self.optarg = rest;
            self.state.optind += 1;
        } else if second != Some(b':') {
            if ended {
                return self.short_without_argument(letter);
            }
            self.optarg = self.argv(self.state.optind)?;
            self.state.optind += 1;
        }
        Ok(value)
    }

    fn short_without_argument(&mut self, letter: u8) -> Result<i32, Box<Fault>> {
        self.complain(&[b"option requires an argument -- '", &[letter], b"'"])?;
        self.state.optopt = i32::from(letter as i8);
        Ok(self.missing_argument())
    }
}

#[cfg(test)]
mod tests;
