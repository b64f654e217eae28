//! Child processes that cannot hang a test.

use std::fmt;
use std::io::{Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

pub struct Ended {
    pub status: ExitStatus,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
}

#[derive(Debug)]
pub enum Trouble {
    /// It took too long and was killed.
    Late(String),
    /// It could not be started or read.
    Broken(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Late(what) | Trouble::Broken(what) => f.write_str(what),
        }
    }
}

/// Runs a command to its end, with `input` to read. It is killed after `limit`, if it has had a processor for so long: others may
/// keep the machine busy. After four times that it is killed in any case.
pub fn run(command: &mut Command, input: Option<Vec<u8>>, limit: Duration) -> Result<Ended, Trouble> {
    let shown = format!("{command:?}");
    command.stdin(if input.is_some() { Stdio::piped() } else { Stdio::null() });
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| Trouble::Broken(format!("{shown} cannot be started: {e}")))?;
    if let (Some(bytes), Some(mut stdin)) = (input, child.stdin.take()) {
        // A program that does not read its input is no error: ignore the broken pipe.
        thread::spawn(move || stdin.write_all(&bytes));
    }
    let stdout = drain(child.stdout.take());
    let stderr = drain(child.stderr.take());
    let late = || Trouble::Late(format!("{shown} took longer than {} s", limit.as_secs()));
    let status = wait(&mut child, limit).ok_or_else(late)?;
    let text = |reader: JoinHandle<Vec<u8>>| reader.join().map_err(|_| Trouble::Broken(format!("{shown}: unreadable")));
    Ok(Ended { status, stdout: text(stdout)?, stderr: text(stderr)? })
}

fn drain(from: Option<impl Read + Send + 'static>) -> JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut from) = from {
            // What was read before an error is still worth showing.
            let _ = from.read_to_end(&mut bytes);
        }
        bytes
    })
}

fn wait(child: &mut Child, limit: Duration) -> Option<ExitStatus> {
    let started = Instant::now();
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        let taken = started.elapsed();
        if taken > limit && processor_time(child.id()).is_none_or(|used| used > limit) || taken > 4 * limit {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// How long a process and those it has waited for have had a processor.
fn processor_time(process: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in parentheses may have any characters; the times follow it as the 12th to 15th word.
    let (_, rest) = stat.rsplit_once(')')?;
    let ticks: u64 = rest.split_whitespace().skip(11).take(4).filter_map(|w| w.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(10 * ticks))
}
