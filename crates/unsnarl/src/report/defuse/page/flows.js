// Flows, the filters, and which flows pass them.
const STATUS = { explicit: 'shown by a run', implicit: 'predicted, then run', undecided: 'undecided', impossible: 'impossible' };
const ORIGIN = { other: 'another thread\u2019s', own: 'its own', initial: 'the initial value', code: 'only the code tells' };
const number = new Intl.NumberFormat('en').format;
const many = (n, one, more) => number(n) + ' ' + (n === 1 ? one : more);

// Thread 0.2 comes before 0.10.
const threadOrder = (a, b) => {
  const [x, y] = [a, b].map(t => data.threads[t].split('.').map(Number));
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const d = (x[i] ?? -1) - (y[i] ?? -1);
    if (d) return d;
  }
  return 0;
};
const threads = data.threads.map((_, i) => i).sort(threadOrder);

// A file by its last name, unless two have the same.
const lastName = file => file.slice(file.lastIndexOf('/') + 1);
const files = [...new Set(data.functions.map(f => f[1]))];
const twins = new Map();
for (const file of files) twins.set(lastName(file), (twins.get(lastName(file)) || 0) + 1);
const shortFile = file => twins.get(lastName(file)) === 1 ? lastName(file) : file;
const places = data.places.map(([fun, line, column, source]) => {
  const [name, file] = data.functions[fun];
  return { fun, name, file, line, column, source, at: line ? shortFile(file) + ':' + line : 'no source line' };
});
const placed = place => places[place];

const flows = data.flows.map(([pair, variable, write, writer, read, reader, status, run, why, passing, failing], index) => ({
  index, pair, variable, write, writer, read, reader, status, run, why, passing, failing, doubts: [],
  origin: write === null ? 'initial' : writer === null || reader === null ? 'code' : writer === reader ? 'own' : 'other',
}));
const byPair = new Map(flows.map(f => [f.pair, f]));
for (const [pair, words] of data.suspicious) byPair.get(pair)?.doubts.push(words);
const doubtful = [...new Set(data.suspicious.map(s => byPair.get(s[0])).filter(Boolean))];
const isShown = f => f.status === 'explicit' || f.status === 'implicit';

// What is looked for in a flow, made when it is first needed.
const haystack = f => f.words ??= [f.write, f.read].filter(p => p !== null).map(placed).flatMap(p => [p.name, p.at, p.source])
  .concat(data.variables[f.variable], [f.writer, f.reader].filter(t => t !== null).map(t => 'thread ' + data.threads[t])).join('\n').toLowerCase();

// What is chosen of each filter; nothing chosen is everything.
const state = {
  text: '', status: new Set(), origin: new Set(), thread: new Set(), variable: new Set(), doubtful: false,
  // How the graph puts flows together, what is looked at closely, and what is chosen in the graph.
  level: 'auto', inside: [], chosen: null, open: new Set(), page: 0,
};
const plainStatus = () => flows.some(isShown) ? ['explicit', 'implicit'].filter(s => flows.some(f => f.status === s)) : [];
const isPlainStatus = () => [...state.status].sort().join() === plainStatus().sort().join();

const tests = {
  status: f => !state.status.size || state.status.has(f.status),
  origin: f => !state.origin.size || state.origin.has(f.origin),
  variable: f => !state.variable.size || state.variable.has(f.variable),
  thread: f => {
    const one = state.thread.has(f.writer), other = state.thread.has(f.reader);
    // An initial value belongs to whoever reads it.
    return state.thread.size === 0 || (state.thread.size === 1 ? one || other : other && (one || f.write === null));
  },
  text: f => !state.text || state.text.toLowerCase().split(/\s+/).every(word => haystack(f).includes(word)),
  doubtful: f => !state.doubtful || f.doubts.length > 0,
  inside: f => state.inside.every(at => isAt(f, at)),
};
const passing = except => flows.filter(f => Object.entries(tests).every(([name, test]) => name === except || test(f)));
