//! The page of `unsnarl defuse`, in headless Chromium: its filters are clicked, and what it then shows is compared with what the database
//! says.

use crate::chromium::opened;
use crate::desk::Desk;
use libtest_mimic::{Failed, Trial};
use rusqlite::{Connection, params};
use serde_json::Value;

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = trials![flows_page: the_database_is_not_overwritten];
    trials.push(Trial::test("flows_page/a small program in Chromium", small));
    trials.push(Trial::test("flows_page/no flow in Chromium", nothing));
    trials.push(Trial::test("flows_page/2,000 flows in Chromium", large));
    trials.push(Trial::test("flows_page/names and source lines stay text in Chromium", strangers));
    trials
}

/// Two threads take from a queue that has one thing in it, and look whether it is empty before they are alone. The comment would like to be
/// more than text.
const QUEUE: &str = r#"#include <assert.h>
#include <pthread.h>
static int filled = 1;
static void *get(void *unused) {
    (void)unused;
    if (filled <= 0) return 0; // </script><img src=x onerror="troubles.push('comment')"> `${1}` &amp; <!--
    assert(filled > 0); // </script><img src=x onerror="troubles.push('comment')"> `${1}` &amp; <!--
    filled--;
    return 0;
}
int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, get, 0);
    pthread_create(&two, 0, get, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
"#;

/// What all scripts use.
const TOOLS: &str = "
const all = what => [...document.querySelectorAll(what)];
const shown = () => Number(document.getElementById('count').textContent.split(' ')[0].replace(/,/g, ''));
const told = button => Number(button.querySelector('.n').textContent.replace(/,/g, ''));
const key = name => document.querySelector('[data-key=\"' + CSS.escape(name) + '\"]');
const named = (facet, name) => all('#' + facet + ' button').find(b => b.querySelector('.label').textContent.replace(/^! /, '') === name);
const clear = () => key('clear')?.click();
const click = shape => shape.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const type = async (id, words) => {
  const field = document.getElementById(id);
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise(done => setTimeout(done, 500));
};
";

fn look(desk: &Desk, page: &str, script: &str) -> Result<Value, Failed> {
    opened(&desk.path(page), &format!("{TOOLS}{script}"))
}

/// One number.
fn number(desk: &Desk, sql: &str) -> i64 {
    let json = desk.json(&["defuse", "sql", "flows.db", sql, "--format", "json"], 0);
    json["rows"][0][0].as_i64().unwrap_or_else(|| panic!("{sql}: {json}"))
}

/// How many flows fulfil a condition.
fn flows(desk: &Desk, condition: &str) -> i64 {
    number(desk, &format!("SELECT count(*) FROM flows WHERE {condition}"))
}

const SHOWN: &str = "status IN ('explicit', 'implicit')";

#[track_caller]
fn equals(found: &Value, wanted: &[(&str, i64)]) {
    for (key, n) in wanted {
        assert_eq!(found[key].as_i64(), Some(*n), "{key} in {found:#}");
    }
}

fn small() -> Result<(), Failed> {
    let desk = Desk::new(&[("it's <b>.c", QUEUE)]);
    // Once from the search, and once from its database.
    desk.unsnarl(&["defuse", "it's <b>.c", "--html", "search.html"]).ended(1);
    desk.unsnarl(&["defuse", "it's <b>.c", "--db", "flows.db"]).ended(1);
    desk.unsnarl(&["defuse", "html", "flows.db", "database.html"]).printed(0, "");
    let script = "
const first = { rows: all('tr.flow').length, shown: shown(), nodes: all('.node').length, edges: all('.edge').length, lanes: all('#graph .lane').length };
const doubts = all('.doubtcard'), failures = all('#failed li').length;
const replay = doubts[0].querySelector('.command code').textContent;
const reason = doubts[0].querySelector('p.doubt').textContent;
doubts[0].querySelector('.go').click();
const lines = all('.details pre').map(pre => pre.textContent);
const one = { open: all('tr.opened').length, same: Number(document.querySelector('tr.opened').dataset.pair === doubts[0].dataset.pair) };
clear();
// An arrow, with the keyboard; the keyboard stays on it.
const arrow = all('.edge').find(e => e.getAttribute('aria-label').includes('thread 0.1') && e.getAttribute('aria-label').includes('thread 0.2'));
arrow.focus();
arrow.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
const chosen = { count: shown(), told: Number(arrow.dataset.count), kept: document.activeElement.dataset.key === arrow.dataset.key, pressed: document.activeElement.getAttribute('aria-pressed') };
key('chip chosen').click();
const back = shown();
named('thread', '0.1').click();
const thread = shown();
named('thread', '0.2').click();
const between = shown();
const theme = document.getElementById('theme');
const before = getComputedStyle(document.body).backgroundColor;
theme.click();
return { first, failures, replay, reason, lines, one, chosen, back, thread, between, other: before !== getComputedStyle(document.body).backgroundColor,
  doubts: doubts.length, wide: document.documentElement.scrollWidth <= innerWidth };";
    let suspicious = number(&desk, "SELECT count(DISTINCT pair) FROM suspicious WHERE breaks <> 'only-one-run'");
    let shown = flows(&desk, SHOWN);
    for page in ["search.html", "database.html"] {
        let found = look(&desk, page, script)?;
        let code = desk.read("it's <b>.c");
        let mut lines = found["lines"].as_array().into_iter().flatten().filter_map(Value::as_str);
        // After the number of the line.
        let is_line = |l: &str| code.lines().any(|c| c.trim() == l.trim_start_matches(char::is_numeric));
        assert!(found["lines"].as_array().is_some_and(|l| l.len() == 2) && lines.all(is_line), "{found:#}");
        let replay = found["replay"].as_str().unwrap_or_default().to_string();
        assert!(replay.starts_with("unsnarl replay \".unsnarl/it's <b>-flow-"), "{found:#}");
        let typed = std::process::Command::new("sh")
            .args(["-c", &replay.replacen("unsnarl", "\"$0\"", 1)])
            .arg(env!("CARGO_BIN_EXE_unsnarl"))
            .current_dir(desk.path(""))
            .output();
        assert!(matches!(typed.map(|t| t.status.code()), Ok(Some(0 | 1))), "{replay}");
        assert!(found["reason"].as_str().is_some_and(|r| r.contains("only runs that fail have it")), "{found:#}");
        equals(&found["first"], &[("rows", shown), ("shown", shown), ("nodes", 3), ("lanes", 3)]);
        equals(&found["one"], &[("open", 1), ("same", 1)]);
        let with = |t: &str| format!("{SHOWN} AND (write_thread = '{t}' OR read_thread = '{t}')");
        let inside = "ifnull(write_thread, '0.1') IN ('0.1', '0.2') AND read_thread IN ('0.1', '0.2')";
        let between = flows(&desk, &format!("{SHOWN} AND {inside}"));
        equals(
            &found,
            &[
                ("failures", 1),
                ("doubts", suspicious),
                ("back", shown),
                ("thread", flows(&desk, &with("0.1"))),
                ("between", between),
            ],
        );
        assert_eq!(found["chosen"]["count"], found["chosen"]["told"], "{found:#}");
        assert_eq!(found["chosen"]["pressed"], "true", "{found:#}");
        assert!([&found["chosen"]["kept"], &found["other"], &found["wide"]].iter().all(|v| **v == true), "{found:#}");
    }
    Ok(())
}

/// A database to which flows are added that no program had: `pairs` of 10 threads, 50 functions and 25 variables.
fn made_up(pairs: i64) -> Desk {
    let desk = Desk::new(&[("queue.c", QUEUE)]);
    desk.unsnarl(&["defuse", "queue.c", "--db", "flows.db"]).ended(1);
    let mut connection = Connection::open(desk.path("flows.db")).expect("a database");
    let t = connection.transaction().expect("a transaction");
    let insert = |sql: &str, values: &[&dyn rusqlite::ToSql]| {
        t.execute(sql, values).expect("a row");
        t.last_insert_rowid()
    };
    let threads: Vec<i64> = (0..10)
        .map(|n| {
            let name = if n == 0 { "0".to_string() } else { format!("0.{n}") };
            t.execute("INSERT OR IGNORE INTO threads (name) VALUES (?)", [&name]).expect("a row");
            t.query_row("SELECT id FROM threads WHERE name = ?", [&name], |row| row.get(0)).expect("a thread")
        })
        .collect();
    let variables: Vec<i64> =
        (0..25).map(|n| insert("INSERT INTO locations (name) VALUES (?)", &[&format!("cell{n}.value")])).collect();
    let place = "INSERT INTO places (file, line, \"column\", function, source) VALUES (?, ?, 5, ?, ?)";
    let places: Vec<i64> = (0..200)
        .map(|n| {
            let (file, function) = (format!("src/part{}.c", n % 7), format!("step{}", n / 4));
            insert(place, &[&file, &(10 + n), &function, &format!("value = table[{n}];")])
        })
        .collect();
    let why = insert("INSERT INTO reasons (text) VALUES ('no run came to `src/part0.c:40`')", &[]);
    let end = |table: &str, ids: [i64; 3]| {
        t.execute(&format!("INSERT OR IGNORE INTO {table} (location, place, thread) VALUES (?, ?, ?)"), ids)
            .expect("a row");
        let find = format!("SELECT id FROM {table} WHERE location = ? AND place = ? AND thread = ?");
        t.query_row(&find, ids, |row| row.get::<_, i64>(0)).expect("an end")
    };
    let of = |list: &[i64], n: i64| list[usize::try_from(n).expect("a number") % list.len()];
    for n in 0..pairs {
        let variable = of(&variables, n);
        let write = (n % 40 != 0 || n >= 400)
            .then(|| end("writes", [variable, of(&places, n * 11 + 3), of(&threads, n / 200)]));
        let read = end("reads", [variable, of(&places, n * 7), of(&threads, n / 40)]);
        let pair = insert("INSERT INTO pairs (write, read) VALUES (?, ?)", &[&write, &read]);
        let status = ["explicit", "explicit", "implicit", "undecided", "impossible"]
            [usize::try_from((n + n / 25) % 5).expect("one")];
        let is_shown = (n + n / 25) % 5 < 3;
        let (run, reason, passing) = (is_shown.then_some(1), (!is_shown).then_some(why), i64::from(is_shown) * 3);
        let judgement =
            "INSERT INTO judgements (pair, campaign, status, run, reason, passing) VALUES (?, 1, ?, ?, ?, ?)";
        insert(judgement, &[&pair, &status, &run, &reason, &passing]);
    }
    t.commit().expect("a commit");
    desk
}

fn large() -> Result<(), Failed> {
    let desk = made_up(2000);
    desk.unsnarl(&["defuse", "html", "flows.db", "flows.html"]).printed(0, "");
    let script = "
const first = { rows: all('tr.flow').length, shown: shown(), nodes: all('.node').length, edges: all('.edge').length };
const summed = all('.edge').reduce((sum, e) => sum + Number(e.dataset.count), 0);
all('#pages button').find(b => b.textContent === 'Last').click();
const last = all('tr.flow').length;
all('#pages button').find(b => b.textContent === 'First').click();
const before = all('#variable button').length;
await type('name', 'CELL13.');
const names = all('#variable button').map(b => b.querySelector('.label').textContent);
const promised = told(named('variable', 'cell13.value'));
named('variable', 'cell13.value').click();
const variable = shown();
const finer = { nodes: all('.node').length, lanes: all('#graph .lane').length, words: location.hash };
named('status', 'impossible').click();
const impossible = shown();
named('status', 'shown by a run').click();
named('status', 'predicted, then run').click();
const only = shown();
all('tr.flow .open')[0].click();
const why = document.querySelector('.details').textContent;
clear();
const cleared = { shown: shown(), variables: all('#variable button[aria-pressed=true]').length };
await type('find', 'step12 part0');
const find = shown();
clear();
named('origin', 'the initial value').click();
const initial = shown();
clear();
// The thickest arrow, and inside of it.
const arrows = all('.edge').sort((x, y) => y.dataset.count - x.dataset.count);
const thickest = Number(arrows[0].dataset.count);
click(arrows[0]);
const arrow = shown();
key('inside').click();
const inside = { shown: shown(), nodes: all('.node').length };
clear();
const node = all('.node').find(n => !n.getAttribute('aria-label').includes('other'));
click(node);
const box = { shown: shown(), kept: all('.edge.kept').reduce((sum, e) => sum + Number(e.dataset.count), 0) };
// What the address remembers.
const words = location.hash;
location.hash = '#variable=cell7.value&thread=0.3&nonsense=%00&at=%7B%7D&flow=junk';
await new Promise(done => setTimeout(done, 500));
const recalled = shown();
location.hash = words;
await new Promise(done => setTimeout(done, 500));
const levels = {};
for (const option of document.getElementById('level').options) {
  document.getElementById('level').value = option.value;
  document.getElementById('level').dispatchEvent(new Event('change'));
  levels[option.value] = all('.node').length;
}
return { first, summed, last, before, names, promised, variable, finer, impossible, only, why, cleared, find, initial, thickest, arrow, inside, box, again: shown(), recalled, levels,
  wide: document.documentElement.scrollWidth <= innerWidth };";
    let found = look(&desk, "flows.html", script)?;
    let count = |condition: &str| flows(&desk, condition);
    let all = count(SHOWN);
    let thirteenth = count(&format!("{SHOWN} AND variable = 'cell13.value'"));
    let without = count("variable = 'cell13.value' AND status = 'impossible'");
    equals(&found["first"], &[("rows", 50), ("shown", all)]);
    equals(&found["cleared"], &[("shown", all), ("variables", 0)]);
    let part = |end: &str| format!("({end}_function || ' ' || {end}_file || ' ' || {end}_source) LIKE '%step12%'");
    let file = |end: &str| format!("ifnull({end}_file, '') LIKE '%part0.c'");
    let find =
        format!("{SHOWN} AND ({} OR {}) AND ({} OR {})", part("write"), part("read"), file("write"), file("read"));
    let recalled = "variable = 'cell7.value' AND (write_thread = '0.3' OR read_thread = '0.3')";
    equals(
        &found,
        &[
            ("summed", all),
            ("last", (all - 1) % 50 + 1),
            ("promised", thirteenth),
            ("variable", thirteenth),
            ("impossible", thirteenth + without),
            ("only", without),
            ("find", count(&find)),
            ("initial", count(&format!("{SHOWN} AND write IS NULL"))),
            ("recalled", count(&format!("{SHOWN} AND {recalled}"))),
        ],
    );
    let n = |v: &Value| v.as_i64().unwrap_or(-1);
    let right = n(&found["first"]["nodes"]) <= 84
        && n(&found["first"]["edges"]) <= 200
        && n(&found["first"]["edges"]) > 1
        && found["names"].as_array().is_some_and(|names| names.len() == 1)
        && n(&found["before"]) > 20
        && found["thickest"] == found["arrow"]
        && found["thickest"] == found["inside"]["shown"]
        && n(&found["box"]["shown"]) > 0
        && found["box"]["kept"] == found["box"]["shown"]
        && n(&found["box"]["shown"]) < all
        && found["finer"]["words"] == "#variable=cell13.value"
        && n(&found["levels"]["thread"]) > 1
        && n(&found["levels"]["file"]) > 1
        && found["why"].as_str().is_some_and(|why| why.contains("no run came to src/part0.c:40"))
        && found["wide"] == true;
    if right { Ok(()) } else { Err(format!("the page is not as it should be: {found:#}").into()) }
}

fn strangers() -> Result<(), Failed> {
    let desk = made_up(40);
    let words = |n: usize| {
        format!(
            "</script><script>troubles.push({n})</script><img src=x onerror=troubles.push({n})>\"'`&lt;@DATA@\u{202e}"
        )
    };
    let connection = Connection::open(desk.path("flows.db")).expect("a database");
    for (n, (table, column)) in [
        ("programs", "sources"),
        ("locations", "name"),
        ("places", "function"),
        ("places", "source"),
        ("reasons", "text"),
        ("runs", "path"),
        ("failures", "message"),
    ]
    .into_iter()
    .enumerate()
    {
        let sql = format!("UPDATE {table} SET {column} = ?1 || {column}");
        connection.execute(&sql, params![words(n)]).expect("a change");
    }
    drop(connection);
    desk.unsnarl(&["defuse", "html", "flows.db", "flows.html"]).printed(0, "");
    let script = "
all('#status button').filter(b => b.getAttribute('aria-pressed') === 'false').forEach(b => named('status', b.querySelector('.label').textContent)?.click());
all('tr.flow .open').forEach((_, n) => all('tr.flow .open')[n].click());
all('.node').forEach((_, n) => click(all('.node')[n]));
all('#variable button').forEach((_, n) => all('#variable button')[n].click());
all('.copy').forEach(b => b.click());
await new Promise(done => setTimeout(done, 3000));
const words = '<' + '/script><script>troubles.push(';
return { images: all('img').length, scripts: all('script').length,
  lost: ['#program', '#variable', '#rows', '.details', '#failed', '#doubts', '#chips'].filter(part => !all(part).some(e => e.textContent.includes(words))),
  turned: document.body.textContent.includes('\\u202e') };";
    let found = look(&desk, "flows.html", script)?;
    // What the test put there, and what the page has: data and a script.
    equals(&found, &[("images", 0), ("scripts", 4)]);
    match found["lost"].as_array().is_some_and(Vec::is_empty) && found["turned"] == false {
        true => Ok(()),
        false => Err(format!("the page is not as it should be: {found:#}").into()),
    }
}

fn nothing() -> Result<(), Failed> {
    let desk = Desk::new(&[("alone.c", "int main(void) { return 0; }\n")]);
    desk.unsnarl(&["defuse", "alone.c", "--html", "flows.html"]).ended(0);
    let script = "return { shown: shown(), rows: all('tr.flow').length, hidden: all('#failures[hidden], #first[hidden], #table[hidden]').length };";
    equals(&look(&desk, "flows.html", script)?, &[("shown", 0), ("rows", 0), ("hidden", 3)]);
    Ok(())
}

fn the_database_is_not_overwritten() {
    let desk = Desk::new(&[("queue.c", QUEUE)]);
    desk.unsnarl(&["defuse", "queue.c", "--db", "flows.db"]).ended(1);
    desk.unsnarl(&["defuse", "html", "flows.db", "./flows.db"]).refused(&["this is the database"]);
    desk.unsnarl(&["defuse", "queue.c", "--db", "flows.db", "--html", "flows.db"]).refused(&["this is the database"]);
    desk.unsnarl(&["defuse", "html", "none.db", "flows.html"]).refused(&["there is no such database"]);
    desk.unsnarl(&["defuse", "html", "flows.db", "none/flows.html"]).refused(&["none/flows.html"]);
    assert!(number(&desk, "SELECT count(*) FROM flows") > 0);
}
