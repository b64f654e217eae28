//! Sketches on the Arduino core of Debian's `arduino-core-avr`: real firmware.

use std::path::{Path, PathBuf};
use std::process::Command;

const CORE: &str = "/usr/share/arduino/hardware/arduino/avr";
const LIBRARIES: [&str; 6] = ["Wire/src", "Wire/src/utility", "SPI/src", "SoftwareSerial/src", "EEPROM/src", "HID/src"];

/// The core for an Arduino Uno, compiled once into a folder.
pub struct Core {
    folder: tempfile::TempDir,
}

fn sources() -> Vec<PathBuf> {
    let folders =
        [format!("{CORE}/cores/arduino")].into_iter().chain(LIBRARIES.map(|l| format!("{CORE}/libraries/{l}")));
    let files = folders.filter_map(|f| std::fs::read_dir(f).ok()).flatten().filter_map(|f| Some(f.ok()?.path()));
    let is_source = |p: &PathBuf| matches!(p.extension().and_then(|e| e.to_str()), Some("c" | "cpp" | "S"));
    let mut all: Vec<PathBuf> = files.filter(is_source).collect();
    all.sort();
    all
}

fn compiler(of: &Path) -> Command {
    let is_cpp = of.extension().is_some_and(|e| e == "cpp");
    let mut command = Command::new(if is_cpp { "avr-g++" } else { "avr-gcc" });
    command.args([
        "-mmcu=atmega328p",
        "-DF_CPU=16000000L",
        "-DARDUINO=10819",
        "-DARDUINO_ARCH_AVR",
        // This avr-gcc does not define it for C++.
        "-DDECIMAL_DIG=17",
        "-Os",
        "-w",
        "-gdwarf-4",
    ]);
    command
        .args(["-ffunction-sections", "-fdata-sections"])
        .arg(format!("-I{CORE}/cores/arduino"))
        .arg(format!("-I{CORE}/variants/standard"));
    command.args(LIBRARIES.map(|l| format!("-I{CORE}/libraries/{l}")));
    if is_cpp {
        command.args(["-std=gnu++11", "-fpermissive", "-fno-exceptions", "-fno-threadsafe-statics"]);
    }
    command
}

fn done(command: &mut Command) -> Result<(), String> {
    let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    if out.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&out.stderr).into_owned()) }
}

impl Core {
    /// The reason if the package is not there.
    pub fn new() -> Result<Core, String> {
        let sources = sources();
        if sources.is_empty() {
            return Err("there is no Arduino core: install Debian's package arduino-core-avr".into());
        }
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let mut archive = Command::new("avr-ar");
        archive.arg("rcs").arg(folder.path().join("core.a"));
        for (source, i) in sources.iter().zip(0..) {
            let object = folder.path().join(format!("{i}.o"));
            done(compiler(source).arg("-c").arg(source).arg("-o").arg(&object))?;
            archive.arg(object);
        }
        done(&mut archive)?;
        Ok(Core { folder })
    }

    /// The ELF of a sketch.
    pub fn build(&self, sketch: &Path) -> Result<Vec<u8>, String> {
        let out = self.folder.path().join("sketch.elf");
        let mut command = compiler(sketch);
        command
            .arg("-Wl,--gc-sections")
            .arg(sketch)
            .arg(self.folder.path().join("core.a"))
            .args(["-lm", "-o"])
            .arg(&out);
        done(&mut command)?;
        std::fs::read(&out).map_err(|e| e.to_string())
    }
}
