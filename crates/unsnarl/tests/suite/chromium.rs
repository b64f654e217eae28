//! A page that we made, opened in headless Chromium, and what a script finds in it.

use crate::desk::Seen;
use libtest_mimic::Failed;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn browser() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome"];
    std::env::split_paths(&path).flat_map(|dir| names.map(|n| dir.join(n))).find(|p| p.is_file())
}

/// Put before the page's own scripts: whatever goes wrong, and whatever is said to the console, is a trouble.
const BEFORE: &str = "<script>
window.troubles = [];
addEventListener('error', e => troubles.push(String(e.message)));
addEventListener('unhandledrejection', e => troubles.push(String(e.reason)));
for (const how of ['error', 'warn', 'info', 'log', 'debug']) console[how] = (...words) => troubles.push(words.join(' '));
</script>";

/// Opens a page and runs a script behind its own ones: the inside of an async function that returns what it found. Nobody may have complained.
pub(crate) fn opened(page: &Path, script: &str) -> Result<Value, Failed> {
    let text = std::fs::read_to_string(page).map_err(|e| e.to_string())?;
    // The namespace of SVG is a name, not an address.
    if text.replace("http://www.w3.org/2000/svg", "").contains("://") {
        return Err("the page refers to something outside".into());
    }
    let behind = format!(
        "<script>(async () => {{ {script} }})().catch(e => ({{ broken: e.stack }})).then(found => {{
           const answer = document.createElement('pre');
           answer.id = 'answer';
           answer.textContent = JSON.stringify({{ troubles, ...found }});
           document.body.append(answer);
         }});</script></body>"
    );
    let (head, tail) = text.rsplit_once("</body>").ok_or("no body")?;
    let tested = format!("{head}{behind}{tail}").replacen("<style>", &format!("{BEFORE}<style>"), 1);
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let copy = folder.path().join("tested.html");
    std::fs::write(&copy, tested).map_err(|e| e.to_string())?;
    let mut command = Command::new(browser().ok_or("no Chromium on PATH: `make setup` installs it")?);
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--window-size=1300,1000", "--dump-dom"]);
    // Timers come at once.
    command.arg("--virtual-time-budget=60000");
    // What the browser itself says of the page.
    command.arg("--enable-logging=stderr");
    command.arg(format!("--user-data-dir={}", folder.path().join("profile").display()));
    command.arg(format!("file://{}", copy.display()));
    let dom = Seen::of(&mut command, None);
    if let Some(line) = dom.stderr.lines().find(|line| line.contains(":CONSOLE")) {
        return Err(format!("the console has: {line}").into());
    }
    let answer = dom.stdout.rsplit_once("<pre id=\"answer\">").and_then(|(_, rest)| rest.split_once("</pre>"));
    let answer = answer.ok_or_else(|| format!("the page did not answer: {}", dom.stderr))?.0;
    let answer = answer.replace("&lt;", "<").replace("&gt;", ">").replace("&nbsp;", "\u{a0}").replace("&amp;", "&");
    let found: Value = serde_json::from_str(&answer).map_err(|e| format!("{e}: {answer}"))?;
    match found["troubles"].as_array().is_some_and(Vec::is_empty) && found["broken"].is_null() {
        true => Ok(found),
        false => Err(format!("the page is in trouble: {found:#}").into()),
    }
}
