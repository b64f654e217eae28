//! The process and the machine as the guest sees them: always the same ones. And what needs a second process or a
//! network, which there is none of.

use super::string::names::constant_string;
use super::{Call, Entry, Ret, Role, Stop, own, world};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::world::PID;
use crate::world::files::{OPEN_MAX, stat::GUEST_ID};

pub(super) const SHIMS: &[Entry] = &[
    world("getpid", getpid).also(&["__getpid"]),
    own("gettid", |c| Ok(c.tid().into())).role(Role::Identifies),
    world("getppid", |_| Ok((PID - 1).into())),
    world("getpgrp", getpid),
    world("getpgid", getpgid).also(&["getsid"]),
    world("setpgid", zero),
    world("setsid", setsid),
    world("tcgetpgrp", not_a_terminal).also(&["tcsetpgrp", "tcgetattr", "tcsetattr"]),
    world("getuid", |_| Ok(GUEST_ID.into())).also(&["geteuid", "getgid", "getegid"]),
    world("setuid", set_id).also(&["seteuid", "setgid", "setegid"]),
    world("getgroups", getgroups),
    world("gethostname", |c| put_name(c, HOST)),
    world("getdomainname", |c| put_name(c, "(none)")),
    world("uname", uname),
    world("sysconf", sysconf).also(&["__sysconf"]),
    world("getpagesize", |_| Ok(Ret::One(4096))),
    world("getdtablesize", |_| Ok((OPEN_MAX as u64).into())),
    world("get_nprocs", |_| Ok(PROCESSORS.into())).also(&["get_nprocs_conf"]),
    world("pathconf", pathconf),
    world("fpathconf", fpathconf),
    world("getrlimit", |c| put_limit(c, c.int(0), c.ptr(1))).also(&["getrlimit64"]),
    world("setrlimit", setrlimit).also(&["setrlimit64"]),
    world("prlimit", |c| put_limit(c, c.int(1), c.ptr(3))).also(&["prlimit64"]),
    world("nice", zero).also(&["getpriority", "setpriority"]),
    world("getlogin", getlogin),
    world("getlogin_r", getlogin_r),
    world("cuserid", cuserid),
    world("getpwuid", |c| if c.int(0) as u32 == GUEST_ID { passwd(c) } else { Ok(Ret::One(0)) }),
    world("getpwnam", |c| if c.string(0)? == USER.as_bytes() { passwd(c) } else { Ok(Ret::One(0)) }),
    world("getgrgid", |c| if c.int(0) as u32 == GUEST_ID { group(c) } else { Ok(Ret::One(0)) }),
    world("getgrnam", |c| if c.string(0)? == USER.as_bytes() { group(c) } else { Ok(Ret::One(0)) }),
    world("prctl", zero),
    world("getauxval", getauxval),
    world("system", system),
    world("wait", |c| c.fail(Errno::ECHILD)).also(&["wait3", "waitpid", "wait4", "waitid"]),
    world("fork", one_process).also(&[
        "vfork",
        "_Fork",
        "clone",
        "daemon",
        "execv",
        "execve",
        "execvp",
        "execvpe",
        "execl",
        "execle",
        "execlp",
        "fexecve",
        "posix_spawn",
        "posix_spawnp",
        "ptrace",
        "forkpty",
    ]),
    world("socket", no_network).also(&[
        "socketpair",
        "connect",
        "bind",
        "listen",
        "accept",
        "accept4",
        "send",
        "sendto",
        "sendmsg",
        "recv",
        "recvfrom",
        "recvmsg",
        "shutdown",
        "getsockopt",
        "setsockopt",
        "getsockname",
        "getpeername",
        "getaddrinfo",
        "freeaddrinfo",
        "gethostbyname",
        "getservbyname",
    ]),
    world("dlopen", no_libraries).also(&["dlsym", "dlclose", "dlerror"]),
];

const HOST: &str = "unsnarl";
const USER: &str = "user";
pub(super) const PROCESSORS: i32 = 2;
const INFINITY: u64 = u64::MAX;

fn zero(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(0))
}

fn getpid(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(PID.into())
}

fn getpgid(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.int(0) == 0 || c.int(0) == PID { Ok(PID.into()) } else { c.fail(Errno::ESRCH) }
}

/// The process leads its group, so it cannot lead a session.
fn setsid(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.fail(Errno::EPERM)
}

/// Terminal settings are not passed on to the host's terminal.
fn not_a_terminal(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let e = if c.world.files.flags(c.int(0)).is_ok() { Errno::ENOTTY } else { Errno::EBADF };
    c.fail(e)
}

fn set_id(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.int(0) as u32 == GUEST_ID { Ok(Ret::One(0)) } else { c.fail(Errno::EPERM) }
}

fn getgroups(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.int(0) {
        0 => Ok(Ret::One(1)),
        1.. => {
            c.mem.write_u32(c.ptr(1), GUEST_ID)?;
            Ok(Ret::One(1))
        }
        _ => c.fail(Errno::EINVAL),
    }
}

fn put_name(c: &mut Call<'_>, name: &str) -> Result<Ret, Stop> {
    let (to, size) = (c.ptr(0), c.size(1));
    if (name.len() as u64) < size {
        c.write_string(to, name.as_bytes())?;
        return Ok(Ret::One(0));
    }
    c.write(to, &name.as_bytes()[..size as usize])?;
    c.fail(Errno::ENAMETOOLONG)
}

/// `struct utsname`: six fields of 65 bytes.
fn uname(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const FIELD: usize = 65;
    let fields = ["Linux", HOST, "6.1.0", "#1 SMP", "x86_64", "(none)"];
    let mut out = [0; 6 * FIELD];
    for (i, field) in fields.iter().enumerate() {
        out[i * FIELD..i * FIELD + field.len()].copy_from_slice(field.as_bytes());
    }
    c.write(c.ptr(0), &out)?;
    Ok(Ret::One(0))
}

/// What glibc 2.36 answers on x86-64, with the machine's own numbers replaced by the guest's.
fn sysconf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const POSIX: i64 = 200809;
    /// The options of POSIX that are there.
    const OPTIONS: &[i32] = &[
        9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 29, 46, 47, 48, 51, 52, 67, 68, 77, 78, 79, 80, 81, 82,
        95, 96, 132, 133, 137, 138, 139, 149, 153, 154, 159, 164, 235, 236,
    ];
    let value: i64 = match c.int(0) {
        0 => 2_097_152,
        1 => 65536,
        2 => 100,
        3 => 65536,
        4 => OPEN_MAX as i64,
        5 => 16,
        7 | 8 | 91 | 93 | 94 | 98 | 99 | 100 | 127 | 129..=131 | 155 | 157 | 178 | 239 => 1,
        option if OPTIONS.contains(&option) => POSIX,
        25 => 20,
        26 | 33 | 87 => i64::from(i32::MAX),
        28 => 32768,
        30 => 4096,
        31 => 32,
        34 => 65536,
        36 | 38 => 99,
        37 | 43 | 45 => 2048,
        39 => 1000,
        40 => 255,
        42 => 32,
        44 => 32767,
        60 => 1024,
        69 | 70 => 1024,
        71 => 256,
        72 => 32,
        73 => 4,
        74 => 1024,
        75 => 16384,
        83 | 84 => i64::from(PROCESSORS),
        85 => 2 << 20,
        86 => 1 << 20,
        88 => 8192,
        89 => 700,
        90 => 4,
        101 => 8,
        102 => 127,
        103 => -128,
        104 => i64::from(i32::MAX),
        105 => i64::from(i32::MIN),
        106 => 64,
        107 => 32,
        108 => 16,
        109 => 20,
        110 => 32767,
        111 => 127,
        112 => -128,
        113 => 32767,
        114 => -32768,
        115 => 255,
        116 => i64::from(u32::MAX),
        118 => 65535,
        119 => 4096,
        120 => 2048,
        121..=124 => i64::from(i32::MAX),
        180 => 64,
        185 | 188 => 32768,
        187 | 190 | 193 | 196 => 64,
        189 | 192 => 8,
        191 => 524_288,
        194 => 8 << 20,
        195 => 0,
        249 => 1776,
        250 => 8192,
        41 | 200..=234 | 241 | 247 | 248 | ..=-1 | 251.. => return c.fail(Errno::EINVAL),
        // No limit, or an option that is not there: -1 without an error.
        _ => -1,
    };
    Ok(value.into())
}

fn path_limit(c: &mut Call<'_>, exists: Result<(), Errno>) -> Result<Ret, Stop> {
    if let Err(e) = exists {
        return c.fail(e);
    }
    let value: i64 = match c.int(1) {
        0 => 65000,
        1..=3 => 255,
        4 | 5 | 16..=18 => 4096,
        6 | 7 | 20 => 1,
        8 => 0,
        13 => 64,
        9..=12 | 14 | 15 | 19 => -1,
        _ => return c.fail(Errno::EINVAL),
    };
    Ok(value.into())
}

fn pathconf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    let exists = c.world.files.stat_at(crate::world::files::names::AT_FDCWD, &path, true).map(|_| ());
    path_limit(c, exists)
}

fn fpathconf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let exists = c.world.files.flags(c.int(0)).map(|_| ());
    path_limit(c, exists)
}

/// The limits of `getrlimit`, soft and hard.
fn limit(resource: i32) -> Option<(u64, u64)> {
    Some(match resource {
        3 => (8 << 20, INFINITY),
        4 => (0, INFINITY),
        7 => (OPEN_MAX as u64, OPEN_MAX as u64),
        6 | 11 => (65536, 65536),
        8 => (8 << 20, 8 << 20),
        12 => (819_200, 819_200),
        13 | 14 => (0, 0),
        0..=15 => (INFINITY, INFINITY),
        _ => return None,
    })
}

fn put_limit(c: &mut Call<'_>, resource: i32, to: Addr) -> Result<Ret, Stop> {
    let Some((soft, hard)) = limit(resource) else { return c.fail(Errno::EINVAL) };
    if to != 0 {
        c.mem.write_u64(to, soft)?;
        c.mem.write_u64(to + 8, hard)?;
    }
    Ok(Ret::One(0))
}

/// Accepted, and without effect.
fn setrlimit(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.any_bytes(c.ptr(1), 16)?;
    put_limit(c, c.int(0), 0)
}

fn getlogin(c: &mut Call<'_>) -> Result<Ret, Stop> {
    constant_string(c, "user", 0, USER).map(Ret::One)
}

fn cuserid(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.ptr(0) {
        0 => getlogin(c),
        to => {
            c.write_string(to, USER.as_bytes())?;
            Ok(Ret::One(to))
        }
    }
}

fn getlogin_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.size(1) <= USER.len() as u64 {
        return Ok(Errno::ERANGE.0.into());
    }
    c.write_string(c.ptr(0), USER.as_bytes())?;
    Ok(Ret::One(0))
}

/// `struct passwd` of the one user.
fn passwd(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if let Some(at) = c.world.statics.get("passwd", 0) {
        return Ok(Ret::One(at));
    }
    let name = constant_string(c, "user", 0, USER)?;
    let password = constant_string(c, "user", 1, "x")?;
    let gecos = constant_string(c, "user", 2, "")?;
    let home = constant_string(c, "user", 3, "/home/user")?;
    let shell = constant_string(c, "user", 4, "/bin/sh")?;
    let ids = u64::from(GUEST_ID) | u64::from(GUEST_ID) << 32;
    let words = [name, password, ids, gecos, home, shell];
    let at = c.library_object(&words.map(u64::to_le_bytes).concat())?;
    c.world.statics.set("passwd", 0, at);
    Ok(Ret::One(at))
}

/// `struct group` of the one group.
fn group(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if let Some(at) = c.world.statics.get("group", 0) {
        return Ok(Ret::One(at));
    }
    let name = constant_string(c, "user", 0, USER)?;
    let password = constant_string(c, "user", 1, "x")?;
    let members = c.library_object(&[0; 8])?;
    let words = [name, password, u64::from(GUEST_ID), members];
    let at = c.library_object(&words.map(u64::to_le_bytes).concat())?;
    c.world.statics.set("group", 0, at);
    Ok(Ret::One(at))
}

fn getauxval(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match c.arg(0) {
        6 => Ok(Ret::One(4096)),
        11..=14 => Ok(GUEST_ID.into()),
        17 => Ok(Ret::One(100)),
        16 | 23 | 26 => Ok(Ret::One(0)),
        _ => {
            c.set_errno(Errno::ENOENT);
            Ok(Ret::One(0))
        }
    }
}

/// `system(NULL)` asks whether there is a shell: there is none.
fn system(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) == 0 {
        return Ok(Ret::One(0));
    }
    one_process(c)
}

fn one_process(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("Unsnarl runs one process; a program that starts others cannot be followed into them")
}

fn no_network(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("Unsnarl has no network; give the program its input through a file, a pipe or standard input")
}

fn no_libraries(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("Unsnarl loads no libraries while a program runs; compile the code into the program")
}
