//! simavr as a program of its own: compiled when it is first needed, and asked through pipes.

use std::io::{BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

pub const STATE: usize = 49;

/// What simavr says of its registers after an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub registers: Vec<u8>,
    pub sreg: u8,
    pub sp: u16,
    pub rampz: u8,
    pub eind: u8,
    pub pc: u32,
    pub cycles: u64,
}

impl State {
    fn read(b: &[u8]) -> State {
        State {
            registers: b[..32].to_vec(),
            sreg: b[32],
            sp: u16::from_le_bytes([b[33], b[34]]),
            rampz: b[35],
            eind: b[36],
            pc: u32::from_le_bytes([b[37], b[38], b[39], b[40]]),
            cycles: u64::from_le_bytes(b[41..49].try_into().expect("eight bytes")),
        }
    }
}

/// The stepper, compiled once for each process; the reason if it cannot be.
pub fn stepper() -> Result<&'static Path, String> {
    static BUILT: OnceLock<Result<(tempfile::TempDir, PathBuf), String>> = OnceLock::new();
    let built = BUILT.get_or_init(|| {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let program = folder.path().join("stepper");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/avr/stepper.c");
        let mut cc = Command::new("cc");
        cc.args(["-O2", "-w", "-o"]).arg(&program).arg(&source).args(["-lsimavr", "-lelf"]);
        let out = cc.output().map_err(|e| format!("{cc:?}: {e}"))?;
        if !out.status.success() {
            return Err(format!(
                "{cc:?} failed (`make setup` installs simavr):\n{}",
                String::from_utf8_lossy(&out.stderr)
            ));
        }
        Ok((folder, program))
    });
    built.as_ref().map(|(_, program)| program.as_path()).map_err(Clone::clone)
}

/// A running stepper that takes records.
pub struct Simavr {
    child: Child,
    to: Option<BufWriter<std::process::ChildStdin>>,
    from: BufReader<std::process::ChildStdout>,
}

impl Simavr {
    pub fn new(mcu: &str) -> Result<Simavr, String> {
        let mut command = Command::new(stepper()?);
        command.arg(mcu).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|e| e.to_string())?;
        let to = child.stdin.take().map(BufWriter::new);
        let from = child.stdout.take().map(BufReader::new).ok_or("no output")?;
        Ok(Simavr { child, to, from })
    }

    /// Sends records; `answers` bytes come back.
    pub fn ask(&mut self, records: &[[u8; 8]], answers: usize) -> Result<Vec<u8>, String> {
        let to = self.to.as_mut().ok_or("closed")?;
        for record in records {
            to.write_all(record).map_err(|e| e.to_string())?;
        }
        to.flush().map_err(|e| e.to_string())?;
        let mut out = vec![0; answers];
        self.from.read_exact(&mut out).map_err(|e| format!("simavr ended: {e}"))?;
        Ok(out)
    }
}

impl Drop for Simavr {
    fn drop(&mut self) {
        self.to = None;
        // It ends by itself when its input does.
        let _ = self.child.wait();
    }
}

pub fn states(bytes: &[u8]) -> impl Iterator<Item = State> + '_ {
    bytes.chunks_exact(STATE).map(State::read)
}

/// The states of a firmware after each of its first instructions.
pub fn firmware(mcu: &str, flash: &[u8], instructions: u64) -> Result<Vec<State>, String> {
    let out = run(mcu, flash, &instructions.to_string())?;
    Ok(states(&out).collect())
}

/// Microseconds that simavr takes for so many cycles.
pub fn time(mcu: &str, flash: &[u8], cycles: u64) -> Result<u64, String> {
    let out = run(mcu, flash, &format!("-{cycles}"))?;
    String::from_utf8_lossy(&out).trim().parse().map_err(|_| "simavr gave no time".to_string())
}

fn run(mcu: &str, flash: &[u8], count: &str) -> Result<Vec<u8>, String> {
    let mut image = tempfile::NamedTempFile::new().map_err(|e| e.to_string())?;
    image.write_all(flash).map_err(|e| e.to_string())?;
    let mut command = Command::new(stepper()?);
    let out = command.arg(mcu).arg(image.path()).arg(count).output().map_err(|e| e.to_string())?;
    Ok(out.stdout)
}
