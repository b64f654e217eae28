// The list of flows, a page at a time, and one of them in detail.
const PAGE = 50;
const STATUS_WORDS = {
  explicit: 'A run showed it that was done for something else.', implicit: 'The solver predicted it, and then a run showed it.',
  undecided: 'Undecided', impossible: 'Impossible on the paths seen',
};
const where = (place, thread) => {
  const at = placed(place);
  return make('div', {}, make('span', { class: 'thread', title: thread === null ? 'known from the code only' : 'thread' }, thread === null ? 'code' : data.threads[thread]), ' ',
    make('code', { class: 'fn' }, at.name), ' ', make('span', { class: 'soft at', title: at.file }, at.at),
    ...(at.source ? [make('code', { class: 'src', title: at.source }, at.source)] : []));
};
const writtenBy = f => f.write === null ? make('div', { class: 'soft' }, 'the initial value') : where(f.write, f.writer);

// Copies a command; what cannot be copied is marked for the keyboard.
function copy(button, code) {
  const said = words => { button.textContent = words; setTimeout(() => { button.textContent = 'Copy'; }, 1600); };
  const mark = () => { getSelection().selectAllChildren(code); said('Ctrl+C'); };
  if (!navigator.clipboard) return mark();
  navigator.clipboard.writeText(code.textContent).then(() => said('Copied'), mark);
}
function command(run) {
  if (!run) return [];
  const code = make('code', {}, run.command), button = make('button', { type: 'button', class: 'copy', title: 'Copy the command' }, 'Copy');
  button.onclick = () => copy(button, code);
  const line = make('div', { class: 'command' }, code, button);
  return run.gone ? [make('p', { class: 'soft' }, 'The run is not where it was saved. The database has it:'), line] : [line];
}
const runOf = f => f.run === null ? null : data.runs[f.run];
const reasons = f => f.doubts.map(words => make('p', { class: 'doubt' }, ...rich(words)));

function sourceLine(what, place, thread) {
  const at = placed(place);
  return make('div', { class: 'line' }, make('p', {}, make('b', {}, what), ' ', thread === null ? 'the code' : 'thread ' + data.threads[thread], ' in ', make('code', {}, at.name), ' ',
    make('span', { class: 'soft' }, at.line ? at.file + ':' + at.line + (at.column ? ':' + at.column : '') : 'no source line')),
  ...(at.source ? [make('pre', {}, make('i', {}, String(at.line)), at.source)] : []));
}

function details(f) {
  const box = make('div', { class: 'details' });
  box.append(f.write === null ? make('p', {}, make('b', {}, 'Written'), ' before there were threads: the initial value') : sourceLine('Written by', f.write, f.writer));
  box.append(sourceLine('Read by', f.read, f.reader));
  box.append(...reasons(f));
  box.append(make('p', {}, STATUS_WORDS[f.status], f.why === null ? '' : ': ', ...(f.why === null ? [] : rich(data.reasons[f.why]))));
  if (isShown(f)) box.append(make('p', { class: 'soft' }, many(f.passing, 'run that ends well has it, ', 'runs that end well have it, ') + many(f.failing, 'that fails.', 'that fail.')));
  box.append(...command(runOf(f)));
  return box;
}

function rowOf(f) {
  const open = state.open.has(f.pair);
  const button = make('button', { type: 'button', class: 'open', 'aria-expanded': String(open), 'data-key': 'flow ' + f.pair }, make('code', {}, data.variables[f.variable]));
  button.onclick = () => change(() => { if (!state.open.delete(f.pair)) state.open.add(f.pair); }, false);
  const known = make('td', { class: 'known' }, make('span', { class: 'status ' + f.status }, STATUS[f.status]));
  if (f.doubts.length) known.append(' ', make('span', { class: 'status doubt' }, '! suspicious'));
  const row = make('tr', { class: 'flow' + (open ? ' opened' : ''), 'data-pair': f.pair }, make('td', {}, button), make('td', {}, writtenBy(f)), make('td', {}, where(f.read, f.reader)), known);
  // A click anywhere in the row opens it, but not the end of marking text.
  row.onclick = e => { if (!e.target.closest('button') && String(getSelection()) === '') button.click(); };
  return open ? [row, make('tr', { class: 'detail' }, make('td', { colspan: 4 }, details(f)))] : [row];
}

function drawTable(list) {
  const sorted = [...list].sort((a, b) => Math.sign(b.doubts.length) - Math.sign(a.doubts.length) || a.index - b.index);
  const last = Math.max(0, Math.ceil(sorted.length / PAGE) - 1);
  state.page = Math.min(state.page, last);
  const from = state.page * PAGE, shown = sorted.slice(from, from + PAGE);
  text('count', many(list.length, 'flow', 'flows') + (list.length < flows.length ? ' of ' + number(flows.length) : ''));
  document.getElementById('rows').replaceChildren(...shown.flatMap(rowOf));
  document.getElementById('table').hidden = !shown.length;
  for (const id of ['pages', 'pagesbelow']) {
    const turn = (words, page) => {
      const button = make('button', { type: 'button', 'data-key': id + words }, words);
      button.disabled = page < 0 || page > last;
      button.onclick = () => change(() => { state.page = page; }, false);
      return button;
    };
    const position = make('span', { class: 'soft' }, number(from + 1) + ' to ' + number(from + shown.length) + ' of ' + number(list.length));
    document.getElementById(id).replaceChildren(...(last ? [turn('First', state.page ? 0 : -1), turn('Back', state.page - 1), position, turn('Next', state.page + 1), turn('Last', state.page < last ? last : -1)] : []));
  }
}
