//! Small C programs that compute with inputs: all widths, signs and operations, decisions, arrays, calls.

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
    match r.below(16) {
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
        10 => format!("__builtin_{}({x})", r.of(&["bswap32", "bswap64", "popcount", "labs"])),
        _ => format!("({x} {} {y})", r.of(&["+", "-", "*", "&", "|", "^"])),
    }
}

/// A program; the same for the same seed.
pub fn program(seed: u64) -> String {
    let mut r = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1);
    let mut text = String::from(
        "void unsnarl_symbolic(void *, unsigned long, const char *);\nint printf(const char *, ...);\n\
         static long a[8];\nstatic volatile long sink;\n\
         static long mix(long x, unsigned y)\n{\n    for (unsigned i = 0; i < (y & 3); i++)\n        x = x * 31 + i;\n    return x;\n}\n\
         int main(void)\n{\n",
    );
    let inputs = 3 + r.below(3);
    for i in 0..inputs {
        let ty = r.of(&TYPES[..8]);
        text += &format!("    {ty} v{i};\n    unsnarl_symbolic(&v{i}, sizeof v{i}, \"v{i}\");\n");
    }
    let mut known = inputs;
    for _ in 0..24 {
        let value = expression(&mut r, known, 3);
        match r.below(6) {
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
