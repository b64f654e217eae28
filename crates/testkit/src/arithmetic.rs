//! Small C programs that compute with inputs: all widths, signs and operations, builtins, 128 bits, decisions, tables, calls.

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }

    fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len() as u64) as usize]
    }
}

const TYPES: [&str; 9] =
    ["signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long", "_Bool"];

/// What every program begins with. clang has no builtins for the functions that saturate; they are called by their names in LLVM.
const PRELUDE: &str = r#"void unsnarl_symbolic(void *, unsigned long, const char *);
static long a[8];
static volatile long sink;
static unsigned char bytes[32];
static int squares[256];
static struct { int x; short y; int z; } points[5] = { { 1, 2, 3 }, { -4, 5, 6 }, { 7, -8, 9 }, { 10, 11, -12 }, { 13, 14, 15 } };
static const short grid[4][3] = { { 5, 1, 9 }, { -1, 0, 3 }, { 2, 2, 2 }, { 7, 8, 300 } };
static const char *names[4] = { "no", "yes", "maybe", "so" };
#define CHECKED(op, name, type) \
    static long op##_##name(type x, type y) { type r; return __builtin_##op##_overflow(x, y, &r) ? r ^ 0x55 : r; }
#define ALL_CHECKED(name, type) CHECKED(add, name, type) CHECKED(sub, name, type) CHECKED(mul, name, type)
ALL_CHECKED(int, int)
ALL_CHECKED(uint, unsigned)
ALL_CHECKED(long, long)
ALL_CHECKED(ulong, unsigned long)
ALL_CHECKED(short, short)
int sadd(int, int) __asm__("llvm.sadd.sat.i32");
int uadd(int, int) __asm__("llvm.uadd.sat.i32");
int ssub(int, int) __asm__("llvm.ssub.sat.i32");
int usub(int, int) __asm__("llvm.usub.sat.i32");
long sadd64(long, long) __asm__("llvm.sadd.sat.i64");
long usub64(long, long) __asm__("llvm.usub.sat.i64");
int smax(int, int) __asm__("llvm.smax.i32");
int smin(int, int) __asm__("llvm.smin.i32");
int umax(int, int) __asm__("llvm.umax.i32");
int umin(int, int) __asm__("llvm.umin.i32");
long umax64(long, long) __asm__("llvm.umax.i64");
int sshl_any(int, int) __asm__("llvm.sshl.sat.i32");
int ushl_any(int, int) __asm__("llvm.ushl.sat.i32");
static int sshl(int x, int y) { return sshl_any(x, y & 31); }
static int ushl(int x, int y) { return ushl_any(x, y & 31); }
static long mix(long x, unsigned y)
{
    for (unsigned i = 0; i < (y & 3); i++)
        x = x * 31 + i;
    return x;
}
int main(void)
{
    for (int i = 0; i < 256; i++)
        squares[i] = i * i;
"#;

/// An expression over `v0` to `v{known - 1}`.
fn expression(r: &mut Random, known: u64, depth: u32) -> String {
    if depth == 0 || r.below(8) == 0 {
        return match r.below(5) {
            0 => format!(
                "({})",
                r.of(&["0", "1", "-1", "7", "255", "-128", "0x80000000", "65537", "0x123456789abcdefl"])
            ),
            1 => format!("a[v{} & 7]", r.below(known)),
            _ => format!("v{}", r.below(known)),
        };
    }
    let sub = |r: &mut Random| expression(r, known, depth - 1);
    let (x, y) = (sub(r), sub(r));
    match r.below(20) {
        0 => format!("({x} << ({y} & 15))"),
        1 => format!("({x} >> ({y} & 31))"),
        2 => format!("({x} / ({y} | 1))"),
        3 => format!("({x} % (({y} & 1023) + 1))"),
        4 => format!("({x} {} {y} ? {} : {y})", r.of(&["<", "==", ">=", "!=", ">", "<="]), sub(r)),
        5 => format!("(({}){x})", r.of(&TYPES)),
        6 => format!("(!{x} {} {y})", r.of(&["&&", "||"])),
        7 => format!("(-{x} ^ ~{y})"),
        8 => format!("mix({x}, {y})"),
        9 => format!("({x} {} {y})", r.of(&["<", "==", ">=", "!=", ">", "<="])),
        10 => builtin(r, &x, &y),
        11 => wide(r, &x, &y),
        12 => table(r, &x, &y),
        _ => format!("({x} {} {y})", r.of(&["+", "-", "*", "&", "|", "^"])),
    }
}

/// A function of bits, or one that says what does not fit.
fn builtin(r: &mut Random, x: &str, y: &str) -> String {
    match r.below(7) {
        0 => {
            let of =
                r.of(&["popcount", "popcountl", "parity", "parityl", "ffs", "ffsl", "bswap16", "bswap32", "bswap64"]);
            format!("__builtin_{of}({x})")
        }
        1 => {
            format!("__builtin_{}({x} | {})", r.of(&["clz", "clzl", "ctz", "ctzl"]), r.of(&["1", "256", "0x80000000"]))
        }
        2 => {
            format!("__builtin_{}({x})", r.of(&["bitreverse8", "bitreverse16", "bitreverse32", "bitreverse64", "labs"]))
        }
        3 => {
            let (side, bits) = (r.of(&["left", "right"]), r.of(&["8", "16", "32", "64"]));
            let count = r.of(&["3", "31", "64"]);
            let by = if r.below(2) == 0 { y } else { count };
            format!("__builtin_rotate{side}{bits}({x}, {by})")
        }
        4 => {
            let (op, ty) = (r.of(&["add", "sub", "mul"]), r.of(&["int", "uint", "long", "ulong", "short"]));
            format!("{op}_{ty}({x}, {y})")
        }
        5 => format!("{}({x}, {y})", r.of(&["sadd", "uadd", "ssub", "usub", "sshl", "ushl", "sadd64", "usub64"])),
        _ => format!("{}({x}, {y})", r.of(&["smax", "smin", "umax", "umin", "umax64"])),
    }
}

/// Arithmetic of 128 bits, of which 64 are left.
fn wide(r: &mut Random, x: &str, y: &str) -> String {
    let ty = r.of(&["__int128", "unsigned __int128"]);
    match r.below(5) {
        0 => format!("(long)((({ty}){x} * ({ty}){y}) >> {})", r.of(&["64", "1", "60"])),
        1 => format!("(long)((({ty}){x} << 64 | (unsigned long){y}) >> ({y} & 127))"),
        2 => format!("(long)((({ty}){x} {} (({ty}){y} << 60)) >> 30)", r.of(&["+", "-", "^", "&", "|"])),
        3 => format!("((({ty}){x} << ({y} & 63)) {} ({ty}){y})", r.of(&["<", "==", ">=", "!=", ">", "<="])),
        _ => format!("(long)((unsigned __int128)(unsigned long){x} {} 1000003)", r.of(&["/", "%"])),
    }
}

/// What stands at an index.
fn table(r: &mut Random, x: &str, y: &str) -> String {
    match r.below(8) {
        0 => format!("squares[(unsigned char){x}]"),
        1 => format!("points[({x} & 0x7fffffff) % 5].{}", r.of(&["x", "y", "z"])),
        2 => format!("grid[{x} & 3][({y} & 0xff) % 3]"),
        3 => format!("*(squares + ({x} & 63) + ({y} & 63))"),
        4 => format!("names[{x} & 3][{y} & 1]"),
        5 => format!("(points + 2)[({x} & 3) - 2].y"),
        6 => format!("bytes[{x} & 31]"),
        _ => format!("(long)*(int *)(bytes + ({x} & 15))"),
    }
}

/// A program; the same for the same seed.
pub fn program(seed: u64) -> String {
    let mut r = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1);
    let mut text = String::from(PRELUDE);
    let inputs = 3 + r.below(3);
    for i in 0..inputs {
        let ty = r.of(&TYPES[..8]);
        text += &format!("    {ty} v{i};\n    unsnarl_symbolic(&v{i}, sizeof v{i}, \"v{i}\");\n");
    }
    let mut known = inputs;
    for _ in 0..24 {
        let value = expression(&mut r, known, 3);
        match r.below(7) {
            6 => {
                let to =
                    r.of(&["bytes[{} & 31]", "points[({} & 255) % 5].y", "*(bytes + ({} & 7) * 3)", "a[({} & 3) + 2]"]);
                text += &format!("    {} = v{};\n", to.replace("{}", &value), r.below(known));
            }
            0 => text += &format!("    a[{value} & 7] = v{};\n", r.below(known)),
            1 => {
                let (then, other) = (expression(&mut r, known, 2), expression(&mut r, known, 2));
                text += &format!(
                    "    if ({value})\n        sink += {then};\n    else\n        a[{}] ^= {other};\n",
                    r.below(8)
                );
            }
            2 => {
                text += &format!("    switch ({value} & {}) {{\n", r.of(&["7", "0xff", "0x7000000f"]));
                for case in ["0: case 1: case 2", "3", "5", "200", "0x10000001"] {
                    text += &format!("    case {case}: sink ^= {}; break;\n", expression(&mut r, known, 1));
                }
                text += "    default: sink++;\n    }\n";
            }
            _ => {
                text += &format!("    {} v{known} = {value};\n", r.of(&TYPES));
                known += 1;
            }
        }
    }
    for i in 0..known {
        text += &format!("    sink = sink * 3 + v{i};\n");
    }
    text + "    if (sink > 5)\n        sink -= a[3];\n    return sink < 0;\n}\n"
}
