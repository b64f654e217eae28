//! From C to a program, with one call of clang.

use driver::Program;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

#[derive(Clone)]
pub(crate) struct Compiler(pub(crate) PathBuf);

impl Compiler {
    pub(crate) fn program(&self, text: &str) -> Result<Program, String> {
        let mut command = Command::new(&self.0);
        command.args(["-S", "-emit-llvm", "-g", "-O0", "-Xclang", "-disable-O0-optnone", "-w", "-pthread"]);
        command.args(["-x", "c", "-o", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|e| format!("{}: {e}", self.0.display()))?;
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(text.as_bytes()).map_err(|e| e.to_string())?;
        }
        let out = child.wait_with_output().map_err(|e| e.to_string())?;
        if !out.status.success() {
            return Err(String::from_utf8_lossy(&out.stderr).into_owned());
        }
        let module =
            ir::parse("program.c", String::from_utf8_lossy(&out.stdout).into_owned()).map_err(|e| e.to_string())?;
        Program::of(vec![module], Vec::new(), Vec::new()).map_err(|e| e.to_string())
    }
}
