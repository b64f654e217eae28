//! `unsnarl stack`: what a person types, and what comes back.

use crate::desk::{Desk, Seen, unsnarl};
use libtest_mimic::Trial;
use testkit::avr::firmware::{Firmware, all};

pub(crate) fn trials() -> Vec<Trial> {
    trials![stack: a_firmware_is_bounded_searched_and_replayed, the_limit_decides_the_status, bad_firmware_gets_a_clear_message, what_is_not_resolved_can_be_said]
}

fn firmware(name: &str) -> Firmware {
    all().into_iter().find(|f| f.name == name).expect("a program of tests/stack")
}

fn stack(desk: &Desk, words: &str) -> Seen {
    let mut command = unsnarl();
    command.arg("stack").args(words.split_whitespace()).current_dir(desk.path(""));
    Seen::of(&mut command, None)
}

/// A folder with a compiled firmware.
fn with(name: &str) -> Desk {
    let desk = Desk::new(&[]);
    std::fs::write(desk.path("x.elf"), firmware(name).compile(&["-Os"])).expect("it can be written");
    desk
}

fn a_firmware_is_bounded_searched_and_replayed() {
    let desk = with("spi");
    let seen = stack(&desk, "x.elf --format json");
    seen.ended(0);
    let document = seen.json().expect("JSON");
    assert_eq!(
        (&document["deepest"], document["verdict"].as_str()),
        (&document["bound"], Some("cannot")),
        "{document}"
    );
    assert_eq!(document["mcu"], "atmega128");
    assert!(document["sequence"].as_array().is_some_and(|s| s.iter().any(|e| e["event"] == "SPI_STC")), "{document}");
    assert!(
        document["chain"].as_array().is_some_and(|c| c.iter().any(|l| l["function"] == "check" && l["line"].is_u64())),
        "{document}"
    );
    let mut replay = unsnarl();
    let replayed = Seen::of(replay.args(["replay", ".unsnarl/x-stack.run"]).current_dir(desk.path("")), None);
    replayed.ended(0);
    assert!(replayed.stderr.contains("as recorded"), "{}", replayed.stderr);
    // Another firmware is refused.
    std::fs::write(desk.path("x.elf"), firmware("spi").compile(&["-O2"])).expect("it can be written");
    let mut replay = unsnarl();
    let other = Seen::of(replay.args(["replay", ".unsnarl/x-stack.run"]).current_dir(desk.path("")), None);
    other.ended(2);
    assert!(other.stderr.contains("is not the firmware"), "{}", other.stderr);
}

fn the_limit_decides_the_status() {
    let desk = with("adc");
    let seen = stack(&desk, "x.elf --limit 20");
    seen.ended(1);
    assert!(seen.stdout.contains("it runs into data"), "{}", seen.stdout);
    stack(&desk, "x.elf --limit 2000").ended(0);
}

fn bad_firmware_gets_a_clear_message() {
    let desk = with("usart");
    let elf = std::fs::read(desk.path("x.elf")).expect("the ELF");
    let write = |name: &str, bytes: &[u8]| std::fs::write(desk.path(name), bytes).expect("it can be written");
    write("short.elf", &elf[..elf.len() / 2]);
    write("tiny.elf", b"\x7fELF");
    write("text.elf", b"int main(void) { return 0; }");
    write("wrong.hex", b":0400000001020304FF\n");
    let mut other = elf.clone();
    other[18] = 62;
    write("other.elf", &other);
    let cases = [
        ("short.elf", "is damaged"),
        ("tiny.elf", "is damaged"),
        ("text.elf", "neither an ELF file nor Intel HEX"),
        ("wrong.hex --mcu atmega328p", "check sum"),
        ("wrong.hex", "give it with --mcu"),
        ("other.elf", "another machine"),
        ("x.elf --mcu atmega128", "is for atmega328p"),
        ("x.elf --mcu z80", "is not known"),
        ("missing.elf", "No such file"),
        ("x.elf --recursion nobody=2", "no function"),
        ("x.elf --assume nonsense", "write 'F calls G"),
    ];
    for (words, message) in cases {
        let seen = stack(&desk, words);
        seen.ended(2);
        assert!(seen.stderr.contains(message), "{words}: {}", seen.stderr);
    }
    // An illegal opcode and a program that writes its own flash stop a run, and are said.
    for (name, code, message) in [("bad.hex", "FFFF", "is no instruction"), ("spm.hex", "E895", "writes its own flash")]
    {
        let bytes = format!("02000000{code}");
        let sum = (0..bytes.len() / 2).map(|i| u8::from_str_radix(&bytes[2 * i..2 * i + 2], 16).expect("digits"));
        let sum = sum.fold(0u8, u8::wrapping_sub);
        write(name, format!(":{bytes}{sum:02X}\n:00000001FF\n").as_bytes());
        let seen = stack(&desk, &format!("{name} --mcu atmega328p"));
        seen.ended(0);
        assert!(seen.stdout.contains(message), "{name}: {}", seen.stdout);
    }
}

fn what_is_not_resolved_can_be_said() {
    let desk = Desk::new(&[]);
    let source = "#include <avr/interrupt.h>\n#include <avr/io.h>\nvolatile uint8_t n, sink;\n\
        static void __attribute__((noinline)) down(uint8_t k) { volatile uint8_t x[4]; x[0] = k; if (k) down(k - 1); sink += x[0]; }\n\
        ISR(USART_RX_vect) { n = UDR0 & 3; sei(); sink++; }\n\
        int main(void) { UCSR0B = 1 << RXEN0 | 1 << RXCIE0; sei(); for (;;) down(n); }\n";
    std::fs::write(desk.path("x.c"), source).expect("it can be written");
    let mut gcc = std::process::Command::new("avr-gcc");
    gcc.args(["-mmcu=atmega328p", "-Os", "-o", "x.elf", "x.c"]).current_dir(desk.path(""));
    assert!(gcc.status().expect("avr-gcc").success());
    let seen = stack(&desk, "x.elf --time 1 --runs 300");
    seen.ended(0);
    for message in ["there is no bound", "--recursion USART_RX=N", "--recursion down=N", "down calls itself"] {
        assert!(seen.stdout.contains(message), "{message}: {}", seen.stdout);
    }
    let said = stack(&desk, "x.elf --recursion USART_RX=1 --recursion down=4 --format json");
    said.ended(0);
    let document = said.json().expect("JSON");
    assert_eq!(document["deepest"], document["bound"], "{document}");
    let wrong = stack(&desk, "x.elf --recursion USART_RX=1 --recursion down=2");
    assert!(wrong.stdout.contains("does not hold"), "{}", wrong.stdout);
}
