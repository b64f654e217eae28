// What is clicked, and the address that remembers it.
const byId = id => document.getElementById(id);
const NAMES_SHOWN = 200, DOUBTS_SHOWN = 6, FAILURES_SHOWN = 4;

// After a change everything is drawn again, or only the table, and the keyboard stays where it was.
function change(what, afresh = true) {
  what();
  if (afresh) state.page = 0;
  render(afresh);
  remember();
}
function render(afresh = true) {
  const key = document.activeElement?.dataset?.key;
  const list = passing();
  if (afresh) {
    drawGraph(list);
    drawFacets();
    drawChips();
  }
  drawTable(state.chosen ? list.filter(f => isAt(f, state.chosen)) : list);
  if (key) document.querySelector('[data-key="' + CSS.escape(key) + '"]')?.focus({ preventScroll: true });
}

function facet(id, value, name, count, title) {
  const on = state[id].has(value);
  const button = make('button', { type: 'button', 'aria-pressed': String(on), 'data-key': id + ' ' + value, title: title || name }, make('span', { class: 'label' }, name), make('span', { class: 'n' }, number(count)));
  button.onclick = () => change(() => { if (!state[id].delete(value)) state[id].add(value); state.chosen = null; });
  return button;
}
// How many flows each value would show, if all other filters stay.
function counts(id, values) {
  const found = new Map();
  for (const f of passing(id)) for (const value of values(f)) found.set(value, (found.get(value) || 0) + 1);
  return found;
}
function drawFacets() {
  for (const [id, names] of [['status', STATUS], ['origin', ORIGIN]]) {
    const found = counts(id, f => [f[id]]), present = new Set(flows.map(f => f[id]));
    const buttons = Object.keys(names).filter(v => present.has(v)).map(v => facet(id, v, names[v], found.get(v) || 0));
    if (id === 'status' && doubtful.length) {
      const n = passing('doubtful').filter(f => f.doubts.length).length;
      const only = make('button', { type: 'button', class: 'doubt', 'aria-pressed': String(state.doubtful), 'data-key': 'doubtful' }, make('span', { class: 'label' }, '! suspicious only'), make('span', { class: 'n' }, number(n)));
      only.onclick = () => change(() => { state.doubtful = !state.doubtful; state.chosen = null; });
      buttons.push(only);
    }
    byId(id).replaceChildren(...buttons);
  }
  const inThreads = counts('thread', f => new Set([f.writer, f.reader].filter(t => t !== null)));
  byId('thread').replaceChildren(...threads.map(t => facet('thread', t, data.threads[t], inThreads.get(t) || 0, 'thread ' + data.threads[t])));
  const ofVariables = counts('variable', f => [f.variable]), marked = new Set(doubtful.map(f => f.variable));
  const part = byId('name').value.trim().toLowerCase();
  const names = data.variables.map((_, v) => v).filter(v => state.variable.has(v) || (data.variables[v].toLowerCase().includes(part) && (part || ofVariables.has(v))));
  names.sort((a, b) => state.variable.has(b) - state.variable.has(a) || marked.has(b) - marked.has(a) || (ofVariables.get(b) || 0) - (ofVariables.get(a) || 0) || a - b);
  const list = names.slice(0, NAMES_SHOWN).map(v => {
    const button = facet('variable', v, data.variables[v], ofVariables.get(v) || 0);
    if (marked.has(v)) { button.classList.add('doubt'); button.firstChild.prepend('! '); }
    return button;
  });
  if (names.length > NAMES_SHOWN) list.push(make('p', { class: 'soft' }, 'and ' + number(names.length - NAMES_SHOWN) + ' more: type a part of the name'));
  byId('variable').replaceChildren(...list);
}

const atName = at => {
  const side = keys => keys.length > 1 ? number(keys.length) + ' others' : (name => name.full || name.title)(nameOf(at.level, keys[0]));
  return at.node ? side(at.node) : side(at.from) + ' \u2192 ' + side(at.to);
};
function drawChips() {
  const chip = (words, remove, key) => {
    const button = make('button', { type: 'button', class: 'chip', 'data-key': 'chip ' + key, 'aria-label': 'Remove ' + words }, words + ' ', make('b', {}, '\u00d7'));
    button.onclick = () => change(remove);
    return button;
  };
  const chips = [];
  if (state.text) chips.push(chip('\u201c' + state.text + '\u201d', () => { state.text = byId('find').value = ''; }, 'text'));
  if (state.doubtful) chips.push(chip('suspicious', () => { state.doubtful = false; }, 'doubtful'));
  for (const v of state.variable) chips.push(chip(data.variables[v], () => state.variable.delete(v), 'v' + v));
  for (const t of state.thread) chips.push(chip('thread ' + data.threads[t], () => state.thread.delete(t), 't' + t));
  for (const o of state.origin) chips.push(chip(ORIGIN[o], () => state.origin.delete(o), 'o' + o));
  state.inside.forEach((at, i) => chips.push(chip('inside ' + atName(at), () => state.inside.splice(i, 1), 'i' + i)));
  if (state.chosen) {
    chips.push(chip(atName(state.chosen), () => { state.chosen = null; }, 'chosen'));
    const inside = make('button', { type: 'button', class: 'chip act', 'data-key': 'inside' }, 'Look inside');
    inside.onclick = () => change(() => { state.inside.push(state.chosen); state.chosen = null; });
    chips.push(inside);
  }
  if (chips.length || !isPlainStatus()) {
    const all = make('button', { type: 'button', class: 'chip act', 'data-key': 'clear' }, 'Clear all');
    all.onclick = () => change(clear);
    chips.push(all);
  }
  byId('chips').replaceChildren(...(chips.length ? chips : [make('span', { class: 'soft' }, 'No filter. Click what you want to see.')]));
}
function clear() {
  Object.assign(state, { text: '', doubtful: false, inside: [], chosen: null });
  for (const id of ['origin', 'thread', 'variable']) state[id].clear();
  state.status = new Set(plainStatus());
  byId('find').value = byId('name').value = '';
}

// The address has names and not numbers where people may read it.
function remember() {
  const words = new URLSearchParams();
  if (state.text) words.set('find', state.text);
  if (!isPlainStatus()) words.set('status', [...state.status].join(' '));
  if (state.origin.size) words.set('from', [...state.origin].join(' '));
  for (const v of state.variable) words.append('variable', data.variables[v]);
  for (const t of state.thread) words.append('thread', data.threads[t]);
  if (state.doubtful) words.set('suspicious', '1');
  if (state.level !== 'auto') words.set('show', state.level);
  if (state.inside.length) words.set('inside', JSON.stringify(state.inside));
  if (state.chosen) words.set('at', JSON.stringify(state.chosen));
  for (const pair of state.open) words.append('flow', pair);
  const theme = location.hash.slice(1).split('&').filter(word => word === 'dark' || word === 'light');
  const hash = '#' + [...theme, words.toString()].filter(Boolean).join('&');
  // A page inside another one may not change its address.
  try { history.replaceState(null, '', hash === '#' ? location.pathname : hash); } catch { /* nothing is lost but the address */ }
}
// Boxes and arrows that an address names, as far as they are there.
function placesIn(words) {
  if (!words) return [];
  let all = [];
  try { all = [JSON.parse(words)].flat(); } catch { /* an address that somebody cut off */ }
  const known = new Set(Object.keys(LEVELS).flatMap(level => flows.flatMap(f => [keyOf(level, f, true), keyOf(level, f, false)])));
  const isKeys = list => Array.isArray(list) && list.length > 0 && list.every(key => typeof key === 'string' && known.has(key));
  return all.filter(at => at && Object.hasOwn(LEVELS, at.level) && (isKeys(at.node) || (isKeys(at.from) && isKeys(at.to))));
}
// Whatever the address says, only what there is counts.
function recall() {
  clear();
  const words = new URLSearchParams(location.hash.slice(1));
  const chosen = (name, all) => new Set(words.getAll(name).map(w => all.indexOf(w)).filter(i => i >= 0));
  const keys = (name, all) => new Set((words.get(name) || '').split(' ').filter(w => Object.hasOwn(all, w)));
  state.text = words.get('find') || '';
  if (words.has('status')) state.status = keys('status', STATUS);
  state.origin = keys('from', ORIGIN);
  state.variable = chosen('variable', data.variables);
  state.thread = chosen('thread', data.threads);
  state.doubtful = words.has('suspicious');
  state.level = Object.hasOwn(LEVELS, words.get('show') || '') ? words.get('show') : 'auto';
  state.inside = placesIn(words.get('inside'));
  state.chosen = placesIn(words.get('at'))[0] || null;
  state.open = new Set(words.getAll('flow').map(Number).filter(pair => byPair.has(pair)));
  byId('find').value = state.text;
  byId('level').value = state.level;
}

// One flow, whatever the filters were.
function goTo(f) {
  change(() => {
    clear();
    state.status = new Set();
    state.variable = new Set([f.variable]);
    state.chosen = { level: 'both', from: [keyOf('both', f, true)], to: [keyOf('both', f, false)] };
    state.level = byId('level').value = 'auto';
    state.open = new Set([f.pair]);
  });
  const row = document.querySelector('[data-key="flow ' + f.pair + '"]');
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

function drawHead() {
  const count = status => flows.filter(f => f.status === status).length;
  const shown = flows.filter(isShown).length;
  text('program', data.program.join(', '));
  text('figures', data.figures + '. Commands are for the folder in which the search was started.');
  const tile = (n, words, filter, kind) => {
    const button = make('button', { type: 'button', class: 'tile ' + (kind || ''), title: 'Show only these' }, make('b', {}, typeof n === 'number' ? number(n) : n), make('span', {}, words));
    if (filter) button.onclick = () => { change(() => { clear(); filter(); }); byId('desk').scrollIntoView(); };
    else { button.disabled = true; button.removeAttribute('title'); }
    return button;
  };
  const only = (...status) => () => { state.status = new Set(status.filter(count)); };
  const predicted = count('implicit');
  byId('tiles').replaceChildren(
    tile(shown, (shown === 1 ? 'flow shown by a run' : 'flows shown by runs') + (predicted ? ', ' + number(predicted) + ' predicted first' : ''), shown ? only('explicit', 'implicit') : null),
    tile(data.coverage.toFixed(1) + ' %', 'of those that are not impossible'),
    tile(count('undecided'), 'undecided', count('undecided') ? only('undecided') : null),
    tile(count('impossible'), 'impossible on the paths seen', count('impossible') ? only('impossible') : null),
    tile(doubtful.length, 'suspicious', doubtful.length ? () => { state.doubtful = true; } : null, doubtful.length ? 'doubt' : ''),
    tile(data.failures.length, data.failures.length === 1 ? 'failure met' : 'failures met', null, data.failures.length ? 'doubt' : ''));
  drawFailures(false);
  drawDoubts(false);
}
// The button that shows the rest of a list.
function more(id, all, shown, what) {
  const button = byId(id);
  button.hidden = all.length <= shown.length;
  button.textContent = 'Show all ' + number(all.length);
  button.onclick = () => what(true);
}
function drawFailures(all) {
  byId('failures').hidden = !data.failures.length;
  const shown = all ? data.failures : data.failures.slice(0, FAILURES_SHOWN);
  byId('failed').replaceChildren(...shown.map(f => make('li', {}, make('b', { class: 'bad' }, f.kind), ': ', ...rich(f.message), ' ',
    make('span', { class: 'soft' }, [f.thread === null ? '' : 'thread ' + f.thread, f.at || ''].filter(Boolean).join(' at ')), ...command(f.run))));
  more('allfailed', data.failures, shown, drawFailures);
}
function drawDoubts(all) {
  byId('first').hidden = !doubtful.length;
  const shown = all ? doubtful : doubtful.slice(0, DOUBTS_SHOWN);
  byId('doubts').replaceChildren(...shown.map(f => {
    const button = make('button', { type: 'button', class: 'go' }, 'Show it');
    button.onclick = () => goTo(f);
    return make('li', { class: 'doubtcard', 'data-pair': f.pair }, make('div', { class: 'top' }, make('code', { class: 'var' }, data.variables[f.variable]), button),
      make('div', { class: 'ends' }, writtenBy(f), make('span', { class: 'arrow', 'aria-label': 'read by' }, '\u2192'), where(f.read, f.reader)), ...reasons(f), ...command(runOf(f)));
  }));
  more('alldoubts', doubtful, shown, drawDoubts);
}

let waiting = 0;
const later = what => { clearTimeout(waiting); waiting = setTimeout(what, 120); };
byId('find').oninput = e => later(() => change(() => { state.text = e.target.value.trim(); state.chosen = null; }));
byId('name').oninput = () => later(drawFacets);
byId('level').append(make('option', { value: 'auto' }, 'what fits'), ...Object.entries(LEVELS).map(([id, level]) => make('option', { value: id }, level.name)));
byId('level').onchange = e => change(() => { state.level = e.target.value; state.chosen = null; });
document.querySelector('.skip').onclick = e => { e.preventDefault(); byId('list').focus(); };
if (matchMedia('(max-width: 1000px)').matches) byId('filters').open = false;
drawHead();
recall();
render();
addEventListener('hashchange', () => { recall(); render(); });
let width = innerWidth;
addEventListener('resize', () => { if (innerWidth !== width) { width = innerWidth; later(render); } });
