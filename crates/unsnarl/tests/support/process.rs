//! Child processes that cannot hang a test.

use std::io::{Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// What a process is given to read.
pub(crate) enum Input {
    /// Nothing.
    Empty,
    /// These bytes.
    Bytes(Vec<u8>),
}

/// What a process did.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: Vec<u8>,
}

/// Runs a command to its end; after `limit` it is killed, and that is an error.
pub(crate) fn run(command: &mut Command, input: Input, limit: Duration) -> Result<Ended, String> {
    let shown = format!("{command:?}");
    command.stdin(match input {
        Input::Empty => Stdio::null(),
        Input::Bytes(_) => Stdio::piped(),
    });
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| format!("{shown} cannot be started: {e}"))?;
    if let (Input::Bytes(bytes), Some(mut stdin)) = (input, child.stdin.take()) {
        // A program that does not read its input is no error: ignore the broken pipe.
        thread::spawn(move || stdin.write_all(&bytes));
    }
    let stdout = drain(child.stdout.take());
    let stderr = drain(child.stderr.take());
    let status = wait(&mut child, limit).ok_or_else(|| format!("{shown} took longer than {} s", limit.as_secs()))?;
    let text = |reader: JoinHandle<Vec<u8>>| reader.join().map_err(|_| "a reader thread panicked".to_string());
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
    let end = Instant::now() + limit;
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        if Instant::now() > end {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        }
        thread::sleep(Duration::from_millis(2));
    }
}
