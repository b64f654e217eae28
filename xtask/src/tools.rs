//! The workspace and the programs around it.

use serde_json::Value;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A message for a person.
pub(crate) type Error = String;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

pub(crate) fn metadata() -> Result<Value, Error> {
    let text = output(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    serde_json::from_slice(&text).map_err(|e| format!("cargo metadata: {e}"))
}

pub(crate) fn target() -> Result<PathBuf, Error> {
    let metadata = metadata()?;
    metadata["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .ok_or_else(|| "cargo metadata: no target folder".to_string())
}

/// Builds a program of the workspace; where it is. Its libraries have the features that the whole workspace gives them: with those
/// of one package alone, much would be built a second time.
fn build(program: &str, profile: &str) -> Result<PathBuf, Error> {
    let mut command = cargo();
    command.args(["build", "--quiet", "--profile", profile, "--workspace", "--bin", program]);
    let status = command.status().map_err(|e| format!("{command:?}: {e}"))?;
    if !status.success() {
        return Err(format!("{command:?} failed"));
    }
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target()?.join(folder).join(program))
}

fn own_profile() -> Option<String> {
    let path = std::env::current_exe().ok()?;
    let folder = path.parent()?.file_name()?.to_str()?;
    Some(if folder == "debug" { "dev" } else { folder }.to_string())
}

/// This program in another profile, if it is not in that one.
pub(crate) fn other_self(profile: &str) -> Result<Option<PathBuf>, Error> {
    match own_profile().is_some_and(|own| own == profile) {
        true => Ok(None),
        false => build("xtask", profile).map(Some),
    }
}

/// This program, in the profile in which times mean something.
pub(crate) fn measuring() -> Result<PathBuf, Error> {
    build("xtask", "release")
}

/// As many as wished, or one for each processor.
pub(crate) fn jobs(wished: Option<usize>) -> usize {
    wished.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}

pub(crate) fn unsnarl(profile: &str) -> Result<PathBuf, Error> {
    build("unsnarl", profile)
}

/// Runs a command that must succeed; its stdout.
pub(crate) fn output(command: &mut Command) -> Result<Vec<u8>, Error> {
    let out = command.output().map_err(|e| format!("{} cannot be started: {e}", command.get_program().display()))?;
    if !out.status.success() {
        return Err(format!("{command:?}: {}\n{}", out.status, String::from_utf8_lossy(&out.stderr)));
    }
    Ok(out.stdout)
}

/// The first number after `version ` in what the tool says of itself.
pub(crate) fn version(tool: impl AsRef<OsStr>) -> Result<u32, Error> {
    let text = output(Command::new(tool.as_ref()).arg("--version"))?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let number = text.split("version ").nth(1).and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next());
    number.and_then(|n| n.parse().ok()).ok_or_else(|| format!("{}: which version?", tool.as_ref().display()))
}
